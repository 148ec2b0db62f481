"""The table of orders: a name stands once, and whatever is offered names things that are there."""

import random

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.worded_orders import table
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.order_row import ANY_STAGE, MAIN, OWNER
from podzem.systems.dungeon.orders import ORDERS
from podzem.systems.dungeon.system import DungeonSystem

SYSTEM = DungeonSystem()


def test_a_name_stands_once_in_the_table() -> None:
    with pytest.raises(AssertionError):
        table(*ORDERS.values(), ORDERS["search"])


def test_every_row_has_a_stage_that_there_is() -> None:
    assert {stage for row in ORDERS.values() for stage in row.stages} == {*deciding.STAGES, *ANY_STAGE}


def test_main_orders_are_a_members_and_what_comes_after_has_an_act_of_its_own() -> None:
    assert all(row.whose == OWNER for row in ORDERS.values() if row.time == MAIN)
    assert all(name.removesuffix("_after") in ACTS for name in ACTS)


@pytest.mark.parametrize(("options", "seed"), [({"party": "outfit"}, 1), ({}, 2), ({}, 3)])
def test_the_words_of_whatever_is_offered_name_something(options: dict[str, object], seed: int) -> None:
    dice, chance, kinds = Scribe(Seeded(seed)), random.Random(seed), set()
    game = SYSTEM.setup(1, options, dice)
    for _ in range(60):
        offered = SYSTEM.decisions(game)
        if not offered:
            break
        stage, known = deciding.stage_of(game), deciding.stage_of(game).known(game)
        for decision in chance.sample(offered, min(30, len(offered))):
            row, actor, words = ORDERS[decision.order], decision.seat, decision.words
            if row.whose == OWNER:
                actor, words = stage.find(known, decision.seat, words[0]), words[1:]
            assert actor is not None
            assert None not in row.read(known, actor, words), str(decision)
            kinds.add(decision.order)
        deciding.apply(game, chance.choice(offered), dice)
    assert len(kinds) > 8
