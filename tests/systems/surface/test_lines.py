"""Lines that a newcomer reads: whose loss it is, what a boat is called."""

import pytest

from podzem.core.events import OPEN, Event
from podzem.core.words import Words
from podzem.systems.surface.book import BOOK

LANGUAGES = ("ru", "uk", "bg", "en")


def line(language: str, name: str, **facts: int | str) -> str:
    return Words(language, BOOK.words, BOOK.terms).line(Event(name, "", OPEN, {**facts}, []), ["Ana"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_is_named_in_the_lines_of_either_document(language: str) -> None:
    for name, facts in {"successes": {"count": 1}, "side_waits": {}, "flight_begins": {}}.items():
        party, others = (line(language, name, side=side, **facts) for side in ("party", "others"))
        assert party != others, "who is hit, waits or flees is not always the enemy"


def test_a_hit_on_the_party_is_its_own_loss() -> None:
    assert line("en", "successes", side="party", count=1) == "The party owes 1 loss."
    assert line("ru", "side_waits", side="others") == "Выжидание: встречные."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vessel_has_no_number(language: str) -> None:
    for name in ("embarked", "disembarked", "wrecked"):
        assert "52" not in line(language, name, party=1, vessel="boat.52")
    assert "52" not in line(language, "vessel_bought", vessel="boat.52", kuna=300)
