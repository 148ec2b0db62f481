"""Opponents of the automatic master with scripted dice: reach, flank, aim, disengaging, flight (screen.master.ai)."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.events import Event
from podzem.lab.bots import bot_names
from podzem.systems.screen import field
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.staging import ScreenStaging
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import one, play, told

ALONE: dict[str, object] = {"judge": "automatic", "initiative_mode": "static"}
"""Nobody leads, and no die is thrown for the order."""


def begun(rows: list[str] | None = None, **creatures: Any) -> Fight:
    """A fight on the open field, or on these rows."""
    board = {} if rows is None else {"board": rows}
    return ScreenStaging().stage(1, ALONE, {"creatures": creatures, **board})


def rows(events: list[Event], creature: str) -> dict[str, int]:
    """What somebody's last target number was made of."""
    last = [event for event in told(events, "reckoned") if event.facts["creature"] == creature][-1]
    return {term.name: term.value for term in last.terms}


def acts(events: list[Event], creature: str) -> list[str]:
    """What somebody did, by the names of events."""
    names = ("moved", "declared", "aimed", "disengaged", "reloaded", "left", "surrendered", "passed")
    return [event.name for event in events if event.facts.get("creature") == creature and event.name in names]


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.melee.reach")
def test_reach__a_pike_halts_at_two_yards_strikes_and_is_engaged_by_nobody() -> None:
    fight = begun(darya={"at": "5,5", "wields": ["sword"]}, brigand={"at": "9,5", "wields": ["pike"], "melee": 40})
    play(fight, "0 end_turn")
    assert fight.windows[-1].kind == "defend"
    assert one(fight, "brigand").at == (7, 5)
    events = play(fight, "0 answer melee-no", 95, 94)
    assert told(events, "outcome")
    assert not told(events, "countered")
    assert rows(events, "brigand.1") == {"melee": 40}


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.mod.flank_rear")
def test_flank__the_second_comes_from_behind_and_has_the_bonus() -> None:
    fight = begun(
        darya={"at": "10,10", "facing": "N", "wields": ["sword"], "reaction_used": True, "i": 60},
        first={"kind": "brigand", "at": "10,9", "stunned": 9},
        second={"kind": "deserter_gunner", "at": "10,15", "wields": ["sword"], "melee": 40},
    )
    play(fight, "0 end_turn")
    second = fight.creatures[3]
    assert second.at in ((9, 11), (10, 11), (11, 11))
    events = play(fight, "0 answer melee-no", 95, 94)
    assert rows(events, "deserter_gunner.1") == {"melee": 40, "flank_rear": 20}


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.act.aim")
def test_aim__a_long_shot_is_aimed_first_and_only_once() -> None:
    """36 at R 20 and 50 yards: −30; below thirty of a hundred and nobody near, so it aims; the next turn it shoots."""
    archer = {"at": "51,1", "ballistic": 36, "wields": ["pistol"], "i": 20}
    fight = begun(["." * 60] * 3, darya={"at": "1,1"}, goblin_archer=archer)
    assert acts(play(fight, "0 end_turn"), "goblin_archer.1") == ["aimed"]
    events = play(fight, "0 end_turn", 95)
    assert acts(events, "goblin_archer.1") == ["declared"]
    assert rows(events, "goblin_archer.1") == {"ballistic": 36, "range_extreme": -30, "aimed": 20}


@pytest.mark.clause("screen.master.ai")
def test_reload__whoever_loads_stays_where_he_is() -> None:
    """Step 9 is his turn: an empty crossbow is not carried into close combat."""
    agafya = {"at": "1,5", "i": 60}
    fight = begun(agafya=agafya, goblin_archer={"at": "20,5", "wields": ["crossbow"], "ammo": {"bolt": 5}})
    one(fight, "goblin_archer").weapons[0].loaded = False
    assert acts(play(fight, "0 end_turn"), "goblin_archer.1") == ["reloaded"]
    assert one(fight, "goblin_archer").at == (20, 5)


@pytest.mark.clause("screen.master.ai")
def test_aim__not_with_an_enemy_within_ten_yards() -> None:
    archer = {"at": "9,5", "ballistic": 5, "wields": ["short_bow"], "i": 20}
    fight = begun(darya={"at": "1,5"}, goblin_archer=archer)
    assert acts(play(fight, "0 end_turn", 95), "goblin_archer.1") == ["declared"]


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.act.disengage")
def test_disengage__a_coward_at_half_health_slips_away_and_runs() -> None:
    fight = begun(darya={"at": "5,5", "i": 60}, feral_cat={"at": "6,5", "hp": 2, "i": 45, "speed": 6})
    events = play(fight, "0 end_turn", 45)
    assert acts(events, "feral_cat.1")[:3] == ["disengaged", "moved", "moved"]
    assert told(events, "disengaged")[0].facts["success"] is True
    assert not told(events, "declared")
    assert one(fight, "feral_cat").at[0] == 18


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.act.free_attack")
def test_disengage__who_fails_is_struck_at_and_goes_all_the_same() -> None:
    fight = begun(
        darya={"at": "5,5", "wields": ["sword"], "i": 60}, feral_cat={"at": "6,5", "hp": 2, "i": 45, "dodge": 52}
    )
    play(fight, "0 end_turn", 46)
    assert fight.windows[-1].kind == "free_attack"
    events = play(fight, "0 answer yes", 95, 94)
    assert told(events, "declared")[0].facts["act"] == "free"
    assert acts(events, "feral_cat.1") == ["moved", "moved"]


@pytest.mark.clause("screen.master.ai")
def test_disengage__a_coward_with_more_than_half_his_health_fights() -> None:
    fight = begun(darya={"at": "5,5"}, feral_cat={"at": "6,5", "hp": 3})
    play(fight, "0 end_turn")
    assert fight.windows[-1].kind == "defend"


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.cond.broken")
def test_flee__the_broken_one_runs_from_the_nearest_enemy() -> None:
    brigand = {"at": "20,10", "broken": True, "speed": 4, "cool": 32}
    fight = begun(darya={"at": "15,10"}, brigand=brigand)
    events = play(fight, "0 end_turn", 95)
    assert acts(events, "brigand.1") == ["moved", "moved"]
    assert field.apart(fight, one(fight, "darya"), one(fight, "brigand")) == 5 + 4 + 4
    assert not told(events, "declared")


@pytest.mark.clause("screen.master.ai")
@pytest.mark.clause("screen.death.important")
@pytest.mark.clause("screen.turn.fight_end")
def test_flee__an_important_one_at_nothing_runs_for_the_edge_and_is_gone() -> None:
    """A five of the secret die: he flees with one point, and the fight is won once he has left the field."""
    fight = begun(
        darya={"at": "35,5", "wields": ["sword"], "melee": 50},
        brigand_captain={"at": "36,5", "hp": 1, "stunned": 0, "surprised": True, "speed": 8, "i": 44},
    )
    events = play(fight, "0 strike @brigand_captain main any", 45, (10, 5))
    assert [event.facts["fate"] for event in told(events, "fated")] == ["flee"]
    captain = one(fight, "brigand_captain")
    assert (captain.hp, captain.broken) == (1, True)
    events = play(fight, "0 end_turn", 44, 95)
    assert acts(events, "brigand_captain.1") == ["disengaged", "moved", "moved", "left"]
    assert fight.outcome == "won"


@pytest.mark.clause("screen.master.ai")
def test_flee__the_cornered_one_gives_up_if_he_counts_and_else_does_nothing() -> None:
    for kind, ends in (("brigand_captain", ["surrendered"]), ("brigand", [])):
        cornered = {"at": "0,0", "broken": True, "cool": 1, "disengage_tried": True}
        fight = begun(["...#", "..##", "####"], **{"darya": {"at": "1,1", "i": 60}, kind: cornered})
        events = play(fight, "0 end_turn", *([] if ends else [95]))
        assert [name for name in acts(events, f"{kind}.1") if name != "moved"] == ends


@pytest.mark.clause("screen.master.ai")
def test_bots__a_search_that_plays_no_better_than_the_list_is_not_offered() -> None:
    assert bot_names(SYSTEM) == ("fighter", "random")
