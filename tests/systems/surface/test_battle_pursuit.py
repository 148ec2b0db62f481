"""Who leaves the field of a battle may be pursued, with the speeds of the hosts (surface.battle.course)."""

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, DEAD, DOWN, GONE
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.game import BATTLE, DAY, MEETING, PURSUIT, Game
from podzem.systems.surface.invariants import fault
from tests.systems.surface.campaigns import clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, meet, open_orders, scene

WIDE = "/".join(["......."] * 7)
PORTERS = ("man", *["porter"] * 33)


def _faced(party: tuple[str, ...], count: int, **state: object) -> Game:
    """A party and a host of dogheads at two hundred sazhens."""
    game = scene(WIDE, "3,3", party, **state)
    meet(game, "doghead_host", count, (6, 1), *AWARE, *AFAR)
    return game


@pytest.mark.clause("surface.battle.course", "surface.pursuit.leg", "surface.pursuit.catch")
def test_a_party_that_withdraws_before_the_dice_is_pursued() -> None:
    game = _faced(("man", "man"), 40)
    do(game, "0 attack")
    assert game.stage == BATTLE
    do(game, "0 leave_field")
    assert game.stage == PURSUIT
    assert game.battle is None
    assert open_orders(game) >= {"run", "surrender"}
    told = do(game, "0 run", (4, 2), (6, 3), (6, 2))
    assert named(told, "pursued")[0].facts == {"side": "party", "leg": 1}
    assert named(told, "got_away"), "42 heads: out of sight on a two"
    assert str(game.parties[0].cell) == "4,3"
    assert game.stage == DAY
    assert fault(game) == ""


@pytest.mark.clause("surface.battle.course", "surface.pursuit.caught", "surface.encounter.aftermath")
def test_who_is_caught_after_a_battle_stands_before_the_host_again() -> None:
    game = _faced(("man", "man"), 40)
    do(game, "0 attack")
    do(game, "0 leave_field")
    told = do(game, "0 run", (4, 2), (6, 2), (6, 3))
    assert named(told, "caught")[0].facts["sazhens"] == "30"
    assert game.stage == MEETING
    assert [one.fatigue for one in game.members_of(game.parties[0])] == [1, 1]
    do(game, "0 attack")
    assert game.stage == BATTLE, "it is a battle again"
    assert fault(game) == ""


@pytest.mark.clause("surface.battle.course", "surface.pursuit.players_pursue")
def test_a_host_that_withdraws_can_be_pursued_or_let_go() -> None:
    game = _faced(PORTERS, 10)
    told = do(game, "0 attack")
    assert named(told, "army_withdrew")[0].facts["side"] == "others"
    assert game.stage == PURSUIT
    assert open_orders(game) >= {"pursue", "give_up"}
    twin = game.copy()
    told = do(game, "0 pursue", (4, 1), (6, 3), (6, 3))
    assert named(told, "pursued")[0].facts == {"side": "others", "leg": 1}
    assert str(game.parties[0].cell) == "3,2", "the pursuers follow into the cell"
    assert game.stage == PURSUIT
    do(twin, "0 give_up")
    assert twin.stage == DAY
    assert {one.status for one in twin.members.values() if one.owner < 0} == {GONE}
    assert fault(game) == fault(twin) == ""


@pytest.mark.clause("surface.battle.course", "surface.battle.fallen")
def test_after_a_rout_the_victor_tends_or_pursues_not_both() -> None:
    game = _faced(PORTERS, 30)
    assert game.meeting is not None
    do(game, "0 attack")
    army = game.battle.army("others") if game.battle else None
    assert army is not None
    for unit in army.units:
        unit.loyalty = 1
    do(game, "0 engage", (20, 15), (20, 4))  # 20 of theirs, 3 of ours
    while game.stage == BATTLE:
        options = [one for one in orders.candidates(game, 0) if one.order == "lose_units"]
        chosen = options[0 if options[0].words[0] == "pc.1" else -1]  # not the hero, who commands
        orders.apply(game, chosen, Scribe(Scripted([(6, 6)])))  # their loyalty, once ours are chosen
    assert game.stage == PURSUIT
    down = [one for one in game.members_of(game.parties[0]) if one.status == DOWN]
    assert len(down) == 3
    assert clause(game, "0 pursue") == "surface.pursuit.flee", "nobody runs with the fallen on his back"
    do(game, "0 give_up")
    assert game.questions[-1].kind == "tend"


@pytest.mark.clause("surface.battle.course")
def test_in_the_morning_one_marches_off_unpursued() -> None:
    game = _faced(PORTERS, 30, options={"judge_wandering": "off"})
    do(game, "0 attack")
    for _ in range(3):
        do(game, "0 engage", (20, 1), (20, 1))
    assert game.battle is not None
    assert (game.stage, game.battle.morning) == (BATTLE, True)
    do(game, "0 leave_field")
    assert game.stage == DAY
    assert str(game.parties[0].cell) == "3,3"


@pytest.mark.clause("surface.battle.course")
def test_a_meeting_in_the_night_between_does_not_disturb_the_hosts() -> None:
    game = _faced(PORTERS, 30, options={"judge_wandering": "off"})
    do(game, "0 attack")
    do(game, "0 engage", (20, 1), (20, 1))
    do(game, "0 engage", (20, 1), (20, 1))
    game.parties[0].measures = [36]
    told = do(game, "0 engage", (20, 1), (20, 1), (12, 3), (6, 1), (6, 1), *AWARE, *AFAR)
    assert named(told, "met")[0].facts["kind"] == "peasant"
    assert game.battle is None
    assert [battle.stage for battle in game.stood] == [fields.STANDING]
    assert fault(game) == ""
    do(game, "0 let_pass", (6, 3), (6, 4), (6, 2))
    assert game.battle is not None
    assert game.stage == BATTLE
    assert game.meeting is not None
    assert game.meeting.kind == "doghead_host"


@pytest.mark.clause("surface.pursuit.flee", "surface.core.legal_actions")
def test_the_judge_orders_for_those_met_in_a_pursuit() -> None:
    game = _faced(("man", "man"), 40, options={"judge": "ask", "judge_opponents": "ask"})
    do(game, "0 attack")
    do(game, "0 leave_field")
    do(game, "0 run")
    assert (game.questions[-1].kind, game.questions[-1].default) == ("chase", "pursue")
    told = do(game, "judge chase give_up", (4, 2))
    assert named(told, "judge_rules")
    assert named(told, "got_away")[0].facts["why"] == "unpursued"


@pytest.mark.clause("surface.pursuit.end", "surface.core.legal_actions")
def test_the_judge_lets_those_met_surrender() -> None:
    game = _faced(PORTERS, 10, options={"judge": "ask", "judge_opponents": "ask"})
    do(game, "0 attack")
    do(game, "judge leave_field")
    assert (game.questions[-1].kind, game.questions[-1].words) == ("flight", ["run", "surrender"])
    told = do(game, "judge flight surrender", *[(6, 1)] * 10)
    assert named(told, "side_surrenders")
    assert {one.status for one in game.members.values() if one.owner < 0} <= {CAPTIVE, DEAD, GONE}
    assert sum(one.status == CAPTIVE for one in game.members.values()) == 10
