"""The automatic master: balance, the list of choices, whole fights without a prompt (screen.master.*)."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import decide, make_bot
from podzem.systems.screen.bot import master
from podzem.systems.screen.chapters import turns
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import board, one, play, stage

HEROES = ("darya", "hrodi", "lazar", "agafya")


def balance(others: int, kind: str = "giant_rat") -> str:
    heroes = {name: {"at": f"{x},0"} for x, name in enumerate(HEROES)}
    against = {f"o{n}": {"kind": kind, "at": f"{2 * n},10"} for n in range(others)}
    return turns.balance(stage(**heroes, **against))


@pytest.mark.clause("screen.master.balance")
@pytest.mark.parametrize(
    ("others", "expected"), [(3, "easy"), (4, "normal"), (8, "normal"), (9, "hard"), (15, "hard"), (16, "very_hard")]
)
def test_balance__by_opponents_for_each_character(others: int, expected: str) -> None:
    assert balance(others) == expected


@pytest.mark.clause("screen.master.balance")
def test_balance__a_boss_is_very_hard() -> None:
    assert balance(1, "hill_giant") == "very_hard"


def chosen(fight: Fight, kind: str) -> str:
    name, words = master.choose(fight, one(fight, kind))
    return " ".join((name, *words))


@pytest.mark.clause("screen.master.ai")
def test_archer__shoots_where_most_wounds_are_to_be_hoped_for() -> None:
    """Lazar is nearer by a band, but Darya wears nothing here: more wounds, though a lesser chance."""
    lazar: dict[str, Any] = {"at": "5,5"}
    fight = stage("goblin_archer", lazar=lazar, pim={"at": "5,12"}, goblin_archer={"at": "15,8"})
    assert chosen(fight, "goblin_archer").startswith("shoot lazar")
    covered = [*["." * 40] * 5, ".....k" + "." * 34, *["." * 40] * 14]
    behind = stage(
        "goblin_archer",
        options={"fight": board(*covered)},
        lazar=lazar,
        pim={"at": "5,12"},
        goblin_archer={"at": "15,8"},
    )
    assert chosen(behind, "goblin_archer").startswith("shoot pim")


@pytest.mark.clause("screen.master.ai")
def test_list__in_its_order() -> None:
    foe = {"at": "6,5"}
    assert chosen(stage("brigand", darya={"at": "5,5"}, brigand={**foe, "burning": True}), "brigand") == (
        "extinguish brigand.1"
    )
    assert chosen(stage("brigand", darya={"at": "5,5"}, brigand={**foe, "prone": True}), "brigand") == "stand"
    assert chosen(stage("brigand", darya={"at": "5,5"}, brigand=foe), "brigand") == "strike darya main any"
    far = stage("brigand", darya={"at": "5,5"}, brigand={"at": "15,5"})
    assert chosen(far, "brigand").startswith("charge darya")
    bleeding = stage("brigand", darya={"at": "5,5"}, brigand={"at": "15,5", "bleeding": 1})
    assert chosen(bleeding, "brigand") == "bandage brigand.1"
    coward = stage("feral_cat", darya={"at": "5,5"}, feral_cat={"at": "6,5", "hp": 2})
    assert chosen(coward, "feral_cat") == "disengage"
    ogre = stage("ogre_guard", darya={"at": "5,5"}, ogre_guard=foe)
    assert chosen(ogre, "ogre_guard") == "throw_down darya strength"


@pytest.mark.clause("screen.master.ai")
def test_approach__to_the_flank_of_one_who_is_engaged() -> None:
    """Darya faces north at her one opponent: the second, five yards to the south, comes at her from behind."""
    fight = stage(
        "second",
        darya={"at": "10,10", "facing": "N"},
        first={"kind": "brigand", "at": "10,9"},
        second={"kind": "brigand", "at": "10,15"},
    )
    brigand = list(fight.creatures.values())[2]
    name, words = master.choose(fight, brigand)
    assert name == "move"
    assert words[0] in ("9,11", "10,11", "11,11")


@pytest.mark.clause("screen.master.ai")
def test_reach__a_pike_stays_two_yards_off_and_strikes() -> None:
    fight = stage("brigand", darya={"at": "5,5"}, brigand={"at": "9,5", "wields": ["pike"]})
    assert chosen(fight, "brigand") == "move 7,5"
    play(fight, "judge move 7,5")
    assert chosen(fight, "brigand") == "strike darya main any"


@pytest.mark.clause("screen.master.auto_judge")
@pytest.mark.clause("screen.turn.fight_end")
@pytest.mark.parametrize("name", ["ford", "gate", "cellar"])
def test_whole_fights__run_to_their_end_without_a_question_left_open(name: str) -> None:
    for seed in range(3):
        dice = Seeded(seed)
        fight: Fight = SYSTEM.setup(2, {"fight": name}, Scribe(dice))
        bot = make_bot(SYSTEM, "fighter", seed)
        for _ in range(2000):
            needed = SYSTEM.turns.needed(fight)
            if not needed:
                break
            assert needed[0] >= 0, "the automatic master is asked"
            fight = step(SYSTEM, fight, decide(SYSTEM, fight, needed[0], bot), dice).state
        assert fight.outcome in ("won", "lost", "undecided")
        assert SYSTEM.outcome(fight) is not None


@pytest.mark.clause("screen.map.grid")
@pytest.mark.clause("screen.master.auto_judge")
@pytest.mark.parametrize("fight", ["crossroad", "gate"])
def test_grid__without_a_board_a_whole_fight_of_bots_comes_to_its_end_and_names_no_square(fight: str) -> None:
    scribe = Scribe(Seeded(4), listening=True)
    state = SYSTEM.setup(2, {"map": False, "fight": fight}, scribe)
    bot = SYSTEM.advice.bot("fighter")
    for _ in range(400):
        if SYSTEM.outcome(state) is not None:
            break
        (seat, *_rest) = SYSTEM.turns.needed(state)
        decision = decide(SYSTEM, state, seat, bot)
        assert SYSTEM.refuse(state, decision) is None
        SYSTEM.apply(state, decision, scribe)
    assert state.outcome in ("won", "lost", "undecided")
    assert {"stands_off", "declared"} <= {event.name for event in scribe.events}
    assert not [event for event in scribe.events if {"square", "path"} & set(event.facts)]
