"""The fast lane plays the very fights that are played at a table: same dice, same journal, same end."""

from __future__ import annotations

import pytest

from podzem.core.dice import Recording, Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import decide, make_bot
from podzem.lab.simulation import Tally, make_plan, play_game
from podzem.systems.screen import codes, faring
from podzem.systems.screen.lane import ScreenLane
from podzem.systems.screen.system import SYSTEM

FIGHTS = ("crossroad", "ford", "gate", "cellar")
ENDLESS = 10**6
LANE = ScreenLane()


def at_a_table(
    fight: str, players: int, seed: int, options: dict[str, object]
) -> tuple[list[str], list[object], bytes]:
    """A whole fight by steps with bots that get views, decisions and what they can imagine."""
    dice = Recording(Seeded(seed))
    scribe = Scribe(dice, listening=True)
    state = SYSTEM.setup(players, {"fight": fight, **options}, scribe)
    told, bots = [repr(event) for event in scribe.events], [make_bot(SYSTEM, "fighter", seed)] * players
    while needed := SYSTEM.turns.needed(state):
        done = step(SYSTEM, state, decide(SYSTEM, state, needed[0], bots[needed[0]]), dice)
        told += [repr(event) for event in done.events]
        state = done.state
    return told, list(dice.faces), state.key()


def in_the_lane(
    fight: str, players: int, seed: int, options: dict[str, object]
) -> tuple[list[str], list[object], bytes]:
    """The same fight played on by the lane alone."""
    dice = Recording(Seeded(seed))
    scribe = Scribe(dice, listening=True)
    state = SYSTEM.setup(players, {"fight": fight, **options}, scribe)
    LANE.follow(state, scribe, ENDLESS)
    return [repr(event) for event in scribe.events], list(dice.faces), state.key()


@pytest.mark.clause("screen.master.ai")
@pytest.mark.parametrize("fight", FIGHTS)
def test_whole_fights__are_the_same_in_the_lane_and_at_a_table(fight: str) -> None:
    for seed in range(8):
        players, options = 1 + seed % 3, {"open_hp": seed % 2 == 0, "map": seed < 6}
        assert in_the_lane(fight, players, seed, options) == at_a_table(fight, players, seed, options)


@pytest.mark.slow
@pytest.mark.parametrize("fight", FIGHTS)
def test_hundreds_of_fights__are_the_same_in_the_lane_and_at_a_table(fight: str) -> None:
    for seed in range(100, 200):
        players, options = 1 + seed % 3, {"open_hp": seed % 2 == 0}
        assert in_the_lane(fight, players, seed, options) == at_a_table(fight, players, seed, options)


@pytest.mark.parametrize("fight", FIGHTS)
def test_codes__name_every_decision_of_a_fight_by_itself(fight: str) -> None:
    for seed in range(3):
        scribe = Scribe(Seeded(seed))
        state = SYSTEM.setup(2, {"fight": fight, "judge": "ask", "map": seed < 2}, scribe)
        for _ in range(60):
            decisions = SYSTEM.decisions(state)
            if not decisions:
                break
            packed = [int(codes.encode(state, decision)) for decision in decisions]
            assert len(set(packed)) == len(packed)
            assert [codes.decode(state, code) for code in packed] == decisions
            LANE.play(state, packed[int(scribe.dice.face(len(packed))) - 1], scribe)


def test_a_simulation__keeps_the_events_it_counts_and_no_others() -> None:
    tally = Tally(SYSTEM)
    quiet, whole = Scribe(Seeded(3), listening=True), Scribe(Seeded(3), listening=True)
    quiet.only = tally.events
    for scribe in (quiet, whole):
        LANE.follow(SYSTEM.setup(1, {"fight": "gate"}, scribe), scribe, ENDLESS)
    wanted = [repr(event) for event in whole.events if event.name in tally.events]
    assert [repr(event) for event in quiet.events] == wanted
    assert wanted
    assert (
        {event.name for event in quiet.events} <= tally.events < {event.name for event in whole.events} | tally.events
    )


@pytest.mark.clause("screen.odds.opposed")
def test_odds__of_many_fights_come_down_to_few_numbers() -> None:
    """What dice bring is worked out once for its numbers: later fights ask again and nothing is counted."""
    plan = make_plan("screen", 1, ("fighter",), ({"fight": "ford"},), 5, ENDLESS)
    for number in range(10):
        play_game(SYSTEM, plan, plan.sides[0], number)
    before = faring.counted()
    for number in range(10):
        play_game(SYSTEM, plan, plan.sides[0], number)
    assert faring.counted() == before > 0
