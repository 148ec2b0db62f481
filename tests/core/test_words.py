"""Words made of facts: whatever people bring fits into a message."""

import pytest

from podzem.core.decisions import Refusal
from podzem.core.words import LANGUAGES, LONGEST_FACT
from podzem.table.speech import words_for

LONG = 100_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_fact_is_cut_and_nothing_breaks(language: str) -> None:
    words = words_for("dungeon", language)
    facts = {"option": "map", "value": "x" * LONG, "values": "proba"}
    said = words.refusal(Refusal("dungeon.core.options", "option", {**facts}), ["Ana"])
    assert "x" * LONGEST_FACT + "…" in said
    assert len(said) < LONGEST_FACT + 500


def test_a_fact_that_fits_stands_whole() -> None:
    facts = {"option": "map", "value": "x" * LONGEST_FACT, "values": "proba"}
    said = words_for("dungeon", "en").refusal(Refusal("dungeon.core.options", "option", {**facts}), ["Ana"])
    assert "x" * LONGEST_FACT in said
    assert "…" not in said
