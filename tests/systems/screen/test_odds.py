"""Exact odds of an attack: the catalogue's tables, and the rule itself played over every pair of dice."""

from __future__ import annotations

import os
from collections.abc import Iterator
from fractions import Fraction
from itertools import takewhile
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.lab.chains import Limits, follow, policy_of
from podzem.lab.odds import after, rests, ways
from podzem.systems.screen import charging, odds, orders
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.tests import compared, judged
from podzem.systems.screen.falling import at_nothing
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.proposed import declared
from podzem.systems.screen.resolving import Attack
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import decision, one, stage


def duel(attack: int, defence: int, **more: object) -> Fight:
    """Two with these Melee numbers and alike weapons."""
    fight = stage(darya={"at": "5,5", "wields": ["sword"]}, brigand={"at": "6,5", "wields": ["sword"]}, **more)
    kinds = dict(fight.kinds)
    from dataclasses import replace

    kinds["darya"] = replace(kinds["darya"], skills=(attack, *kinds["darya"].skills[1:]))
    kinds["brigand"] = replace(
        kinds["brigand"], skills=(defence, kinds["brigand"].skills[1], 0, *kinds["brigand"].skills[3:])
    )
    fight.kinds = kinds
    return fight


def strike(fight: Fight) -> Attack:
    darya = one(fight, "darya")
    return Attack("strike", darya.number, one(fight, "brigand").number, "main", darya.main)


@pytest.mark.clause("screen.odds.opposed")
@pytest.mark.parametrize(
    ("a", "d", "hit", "tie", "window", "critical", "fumble"),
    [
        (25, 45, 2809, 800, 5491, 112, 695),
        (40, 40, 4509, 982, 3609, 213, 544),
        (45, 45, 4509, 982, 3609, 264, 495),
        (60, 40, 6391, 800, 2109, 404, 345),
        (90, 40, 8451, 500, 649, 704, 118),
    ],
)
def test_opposed__the_catalogues_rows(
    a: int, d: int, hit: int, tie: int, window: int, critical: int, fumble: int
) -> None:
    found = odds.of_attack(fight := duel(a, d), strike(fight), "melee-no")
    whole = 10000
    assert (found.hit * whole, found.tie * whole, found.window * whole) == (hit, tie, window)
    assert (found.critical * whole, found.fumble * whole) == (critical, fumble)


@pytest.mark.clause("screen.dmg.expected")
def test_expected__mean_wounds_of_a_sword() -> None:
    fight = duel(45, 40)
    from dataclasses import replace

    fight.kinds["brigand"] = replace(fight.kinds["brigand"], ap=(2,) * 6)
    found = odds.of_attack(fight, strike(fight), "melee-no")
    assert found.mean == Fraction(3201, 1250)
    assert found.wounds[3] == Fraction(900, 10000)
    assert found.wounds[12] == Fraction(9, 10000)


@pytest.mark.clause("screen.odds.services")
def test_odds__are_those_of_the_rule_that_plays() -> None:
    """Every seventh pair of rolls is played out: hits, ties and wounds are counted and compared with the same pairs."""
    base = duel(50, 40)
    counted: dict[str, int] = {}
    rolls = range(1, 101, 7)
    for a in rolls:
        for b in rolls:
            fight = base.copy()
            outcome = _play(fight, a, b)
            counted[outcome] = counted.get(outcome, 0) + 1
    expected: dict[str, int] = {}
    for a in rolls:
        for b in rolls:
            outcome = compared(base.setting, judged(base.setting, a, 50), judged(base.setting, b, 40))[0]
            expected[outcome] = expected.get(outcome, 0) + 1
    assert counted == expected


def _play(fight: Fight, a: int, b: int) -> str:
    quiet = Scribe(Scripted([]), listening=True)
    orders.apply(fight, decision(fight, "0 strike @brigand main any"), quiet)
    dice = Scripted([(100, a), (100, b), *[(100, 1)] * 12])
    scribe = Scribe(dice, listening=True)
    orders.apply(fight, decision(fight, "judge answer melee-no"), scribe)
    return str(next(event for event in scribe.events if event.name == "outcome").facts["answer"])


@pytest.mark.clause("screen.odds.services")
@pytest.mark.clause("screen.death.mob")
@pytest.mark.clause("screen.crit.effect")
@pytest.mark.parametrize(("kind", "hp"), [("brigand", 5), ("ogre_guard", 9)])
def test_felled__is_what_the_rule_does_over_every_fall_of_the_dice(kind: str, hp: int) -> None:
    """A blow at somebody stunned: every roll, every critical row, every fate, played by the rule itself."""
    fight = stage(
        darya={"at": "5,5", "wields": ["sword"], "melee": 94},
        hrodi={"at": "30,15"},
        **{kind: {"at": "6,5", "stunned": 3, "hp": hp}},
    )
    wanted = decision(fight, f"0 strike @{kind} main any")
    darya = one(fight, "darya")
    attack = Attack("strike", darya.number, one(fight, kind).number, "main", darya.main)
    found = odds.of_attack(fight, attack)
    fallen = Fraction(0)
    for chance, branch in ways(SYSTEM, fight, wanted):
        fallen += chance if one(branch, kind).out else 0
    assert found.felled == fallen


@pytest.mark.clause("screen.death.important")
@pytest.mark.clause("screen.death.boss")
def test_at_nothing__one_may_flee_and_a_boss_may_stand() -> None:
    fight = stage(darya={"at": "5,5"}, brigand_captain={"at": "9,5"}, hill_giant={"at": "20,5"}, brigand={"at": "9,9"})
    chances = [at_nothing(fight, one(fight, kind)) for kind in ("brigand_captain", "hill_giant", "brigand", "darya")]
    assert chances == [Fraction(7, 10), 0, 1, 1]


@pytest.mark.clause("screen.odds.services")
@pytest.mark.clause("screen.melee.counter")
def test_counter__its_wounds_are_those_of_the_rule_that_plays() -> None:
    """Some thousand plays of one blow with its defence and counter stay within five standard errors of the odds."""
    fight = stage(
        options={"judge": "automatic"},
        darya={"at": "5,5", "wields": ["sword"], "melee": 40},
        brigand={"at": "6,5", "wields": ["sword"], "melee": 55, "hp": 6},
    )
    darya = one(fight, "darya")
    attack = Attack("strike", darya.number, one(fight, "brigand").number, "main", darya.main)
    found = odds.of_attack(fight, attack)
    assert found.answers == ("melee-no", "yes")
    assert sum(found.taken.values()) == found.window > 0
    plays, wanted = 3000, decision(fight, "0 strike @brigand main any")
    felled = hurt = wounds = 0
    for seed in range(plays):
        twin, scribe = fight.copy(), Scribe(Seeded(seed), listening=True)
        orders.apply(twin, wanted, scribe)
        felled += one(twin, "brigand").out
        back = [event for event in scribe.events if event.name == "countered"]
        hurt += bool(back)
        hits = [event for event in scribe.events if event.name == "hit" and event.clause == "screen.dmg.wounds"]
        wounds += sum(int(str(event.facts["n"])) for event in hits if back and event.facts["creature"] == darya.id)
    mean = sum(n * chance for n, chance in found.taken.items())
    for count, chance in ((felled, found.felled), (hurt, found.window)):
        assert abs(count - plays * chance) < 5 * float(plays * chance * (1 - chance)) ** 0.5
    spread = sum(n * n * chance for n, chance in found.taken.items()) - mean**2
    assert abs(wounds - plays * mean) < 5 * float(plays * spread) ** 0.5


@pytest.mark.clause("screen.odds.services")
def test_chain__goes_on_through_the_slots_of_others_to_the_next_turn() -> None:
    """The end of a turn has odds, too: they rest before the brigand acts, and a chain follows him to the next turn."""
    fight = stage(
        options={"judge": "automatic", "initiative_mode": "static"},
        darya={"at": "5,5", "hp": 18},
        brigand={"at": "6,5", "stunned": 1},
    )
    wanted = decision(fight, "0 end_turn")
    (chance, resting) = after(SYSTEM, fight, wanted)[0]
    assert chance == 1
    assert rests(SYSTEM, resting)
    found = follow(SYSTEM, fight, wanted, policy_of(SYSTEM, "fallback"), Limits(turns=1))
    assert [(way.chance, way.state.round, way.state.active.id) for way in found.ends] == [(1, 2, "darya")]


def _charge_into_a_bow() -> tuple[Fight, Decision]:
    fight = stage(
        options={"judge": "automatic"},
        darya={"at": "2,5", "melee": 50, "hp": 9},
        goblin_archer={"at": "14,5", "wields": ["crossbow"], "ballistic": 60, "hp": 8},
    )
    ends = [each for each in orders.decisions(fight, 0) if each.order == "charge" and each.words[2] == "any"]
    return fight, ends[0]


@pytest.mark.clause("screen.shoot.quick")
@pytest.mark.clause("screen.odds.services")
def test_charge__a_shot_may_stop_it_and_takes_the_charger_s_advantage() -> None:
    """Ballistic 60 at 12 yards of R 60 +20, −10 quick, −10 moving: 60 of a hundred; a hit costs the Advantage."""
    fight, wanted = _charge_into_a_bow()
    found = charging.of_decision(fight, wanted)
    assert found is not None
    blow = found.attack
    assert blow.hit + blow.tie + blow.lost == 1
    assert 0 < blow.down < found.stopped < Fraction(60, 100)
    undisturbed = declared(fight, wanted)
    assert undisturbed is not None
    assert blow.hit < odds.of_attack(*undisturbed).hit


def _exchange(case: str) -> tuple[Fight, Decision]:
    """A blow with its counter, a shot, a blow at somebody who cannot defend himself."""
    automatic: dict[str, object] = {"judge": "automatic"}
    if case == "shoot":
        fight = stage(options=automatic, pim={"at": "2,5", "wields": ["long_bow"]}, brigand={"at": "20,5", "hp": 6})
        return fight, decision(fight, "0 shoot @brigand main any standing")
    state: dict[str, Any] = {"stunned": 2} if case == "stunned" else {}
    brigand = {"at": "6,5", "melee": 55, "wields": ["sword"], "hp": 7, **state}
    fight = stage(options=automatic, darya={"at": "5,5", "melee": 45, "wields": ["sword"]}, brigand=brigand)
    return fight, decision(fight, "0 strike @brigand main any")


def _happened(told: list[Event], attacker: str, target: str) -> Iterator[str]:
    """What came of one attack, by the names of its chances; whoever cannot go on has his slot ended by the engine."""
    events = list(takewhile(lambda event: event.name != "slot", told))
    fallen = [event.facts["creature"] for event in events if event.name in ("died", "down", "fainted")]
    outcomes = [event for event in events if event.name == "outcome" and event.facts["creature"] == attacker]
    if not outcomes and target not in fallen:
        yield "stopped"
    yield from ("hit" for event in outcomes if event.facts["answer"] == "win")
    yield from ("critical" for event in events if event.clause == "screen.adv.gain_crit" and _of(event, attacker))
    yield from ("countered" for event in events if event.name == "countered")
    yield from ("fumble" for event in events if event.name in ("fumbled", "misfired") and _of(event, attacker))
    wounds = [int(str(event.facts["n"])) for event in events if event.name == "hit" and _of(event, target)]
    if wounds and outcomes:
        yield f"wounds-{wounds[0]}" if wounds[0] < 15 else "wounds-more"
    yield from ("felled",) if target in fallen else ()
    yield from ("down",) if attacker in fallen else ()


def _of(event: Event, creature: str) -> bool:
    return event.facts.get("creature") == creature


PLAYS = int(os.environ.get("PODZEM_PLAYS", "100000"))


@pytest.mark.slow
@pytest.mark.clause("screen.odds.services")
@pytest.mark.parametrize("case", ["strike", "stunned", "shoot", "charge"])
def test_odds__are_what_a_hundred_thousand_plays_come_to(case: str) -> None:
    """Hits, criticals, counters, fumbles, the fallen, each number of wounds: within five standard errors."""
    fight, wanted = _charge_into_a_bow() if case == "charge" else _exchange(case)
    chances = SYSTEM.advice.chances(fight, [wanted])[0]
    assert chances is not None
    attacker = fight.active
    assert attacker is not None
    seen: dict[str, int] = dict.fromkeys(chances, 0)
    for seed in range(PLAYS):
        twin, scribe = fight.copy(), Scribe(Seeded(seed, 3), listening=True)
        orders.apply(twin, wanted, scribe)
        for name in _happened(scribe.events, attacker.id, wanted.words[0]):
            seen[name] = seen.get(name, 0) + 1
    assert set(seen) == set(chances), set(seen) ^ set(chances)
    for name, chance in chances.items():
        error = 5 * float(PLAYS * chance * (1 - chance)) ** 0.5
        assert abs(seen[name] - PLAYS * chance) <= error, (name, seen[name], float(PLAYS * chance))


@pytest.mark.clause("screen.odds.services")
def test_odds__are_not_told_where_the_table_shows_none() -> None:
    fight = stage(options={"show_odds": False}, darya={"at": "5,5"}, brigand={"at": "6,5"})
    assert SYSTEM.advice.chances(fight, [decision(fight, "0 strike @brigand main any")]) == [{}]
    assert SYSTEM.showing.scene(fight)["odds"] is False


@pytest.mark.clause("screen.cond.deafened")
def test_deafened__perception_is_harder_by_twenty() -> None:
    fight = stage(darya={"at": "5,5", "perception": 40, "deafened": 2}, brigand={"at": "6,5"})
    assert plain_target(fight, one(fight, "darya"), "perception", 0, "screen.cond.deafened").number == 20
