"""The phase before the fight: who hides, who watches, who acts first (screen.surprise.*)."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import told

AMBUSH = """format = "podzem-fight/1"
board = \"\"\"
{row}
{row}
{row}
\"\"\"
[[creature]]
kind = "lazar"
side = "heroes"
at = [0, 1]
[[creature]]
kind = "darya"
side = "heroes"
at = [1, 1]
[[creature]]
kind = "feral_cat"
at = [20, 0]
hidden = true
[[creature]]
kind = "goblin_archer"
at = [20, 1]
hidden = true
[[creature]]
kind = "tunnel_goblin"
at = [20, 2]
hidden = true
"""
"""Stealth 45 at worst (the goblin) against Perception 48 at best (Lazar)."""


def begun(*dice: tuple[int, int], **options: Any) -> tuple[Fight, list[Event]]:
    """The fight as it begins, with a human master who is not asked about it."""
    script = Scripted(list(dice))
    scribe = Scribe(script, listening=True)
    usual = {"fight": AMBUSH.format(row="." * 30), "judge": "ask", "judge_calls": "automatic"}
    fight = SYSTEM.setup(1, {**usual, **options}, scribe)
    script.finish()
    return fight, scribe.events


def d100(*faces: int) -> list[tuple[int, int]]:
    return [(100, face) for face in faces]


def d10(*faces: int) -> list[tuple[int, int]]:
    return [(10, face) for face in faces]


@pytest.mark.clause("screen.surprise.test")
@pytest.mark.clause("screen.surprise.round")
@pytest.mark.clause("screen.core.visibility")
def test_hiders_win__and_act_before_the_first_round() -> None:
    fight, events = begun(*d100(33, 61), *d10(9, 5, 1))
    assert [one.surprised for one in fight.creatures.values()] == [True, True, False, False, False]
    assert fight.round == 0
    assert fight.order == [3, 4, 5]
    secret = [event for event in events if event.name.startswith("surprise_")]
    assert [(event.facts["face"], event.audience) for event in secret] == [(33, 0), (61, 0)]
    assert len(told(events, "surprised")) == 2
    assert len(told(events, "init")) == 3
    assert not told(events, "tested")


@pytest.mark.clause("screen.surprise.test")
def test_the_worst_hider_against_the_best_watcher() -> None:
    """45 against 48: 44 is level 0, 47 is level 0: a tie, nobody is surprised, all five roll."""
    fight, events = begun(*d100(44, 47), *d10(9, 7, 5, 3, 1))
    assert told(events, "no_surprise")
    assert fight.round == 1
    assert not any(one.surprised or one.hidden for one in fight.creatures.values())


@pytest.mark.clause("screen.surprise.winner")
def test_watchers_who_win__surprise_the_hiders() -> None:
    fight, _ = begun(*d100(77, 12), *d10(9, 5))
    assert [one.surprised for one in fight.creatures.values()] == [False, False, True, True, True]
    assert fight.order == [1, 2]


@pytest.mark.clause("screen.surprise.winner")
def test_watchers_who_win__only_prevent_it_by_the_other_reading() -> None:
    fight, events = begun(*d100(77, 12), *d10(9, 7, 5, 3, 1), surprise_winner="hider_only")
    assert not any(one.surprised for one in fight.creatures.values())
    assert told(events, "no_surprise")


@pytest.mark.clause("screen.surprise.winner")
@pytest.mark.parametrize(("option", "points"), [(False, 0), (True, 1)])
def test_surprise__is_a_right_or_a_point(option: bool, points: int) -> None:
    fight, _ = begun(*d100(33, 61), *d10(9, 5, 1), surprise_point=option)
    assert [one.adv for one in fight.creatures.values()] == [0, 0, points, points, points]


@pytest.mark.clause("screen.surprise.test")
def test_each_watcher_alone__by_the_other_scope() -> None:
    fight, _ = begun(*d100(33, 20, 61), *d10(9, 5, 1), surprise_scope="individual")
    assert [one.surprised for one in fight.creatures.values()][:2] == [False, True]


@pytest.mark.clause("screen.surprise.round")
def test_after_the_surprise_round__all_roll_and_nobody_is_surprised() -> None:
    from podzem.core.decisions import read_decision

    fight, _ = begun(*d100(33, 61), *d10(9, 5, 1))
    scribe = Scribe(Scripted(d10(9, 7, 5, 3, 1)), listening=True)
    for _ in range(3):
        SYSTEM.apply(fight, read_decision("judge end_turn"), scribe)
    assert fight.round == 1
    assert len(told(scribe.events, "init")) == 5
    assert not any(one.surprised for one in fight.creatures.values())


@pytest.mark.clause("screen.surprise.test")
@pytest.mark.clause("screen.master.auto_judge")
def test_a_master__may_waive_the_test() -> None:
    from podzem.core.decisions import read_decision

    fight, events = begun(judge_calls="ask")
    assert [window.kind for window in fight.windows] == ["surprise"]
    assert not told(events, "round")
    scribe = Scribe(Scripted(d10(9, 7, 5, 3, 1)), listening=True)
    SYSTEM.apply(fight, read_decision("judge answer no"), scribe)
    assert fight.round == 1
    assert not told(scribe.events, "surprise_hide")
