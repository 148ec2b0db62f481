"""What may be decided, said to those who decide: no two rows read alike."""

from __future__ import annotations

from collections import Counter

import pytest

from podzem.core.words import LANGUAGES
from podzem.systems.delve import deciding
from podzem.systems.delve.chapters.movement import marching
from podzem.systems.delve.game import Game
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.system import SYSTEM
from podzem.table.speech import words_at
from tests.systems.delve.scenes import hall, hero, rolling


def said(game: Game, language: str) -> dict[str, str]:
    """Each decision of the caller in words."""
    words = words_at(SYSTEM, game, language)
    return {str(one): words.order(one, ORDERS[one.order], ()) for one in deciding.candidates(game, 0)}


@pytest.mark.clause("delve.wander.interval")
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_groups_that_can_go_to_one_square_are_named(language: str) -> None:
    game = hall(hero(1, "torch*! lamp", (3, 1), name="orysia"), hero(2, "torch*!", (4, 1), name="zlata"))
    marching.split(game, game.groups[0], game.people[2], rolling())
    rows = said(game, language)
    assert {"0 explore 1 1:6,1", "0 explore 2 1:6,1", "0 wait 2", "0 relight 2"} <= rows.keys()
    alike = {text for text, many in Counter(rows.values()).items() if many > 1}
    assert alike == set()
