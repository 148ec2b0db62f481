"""Switches together: every pair of values in some fight that is played, and exact odds under each value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import Decision
from podzem.core.dice import Fanned, Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import RandomBot, decide, make_bot
from podzem.systems.screen import odds, orders
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.proposed import declared
from podzem.systems.screen.setting import OPTIONS, PRESET
from podzem.systems.screen.settling import ScreenSettling
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import decision, one, stage

VALUES: dict[str, tuple[Any, ...]] = {
    option.name: (True, False) if isinstance(option.default, bool) else option.words
    for option in OPTIONS
    if option.name != "sheets"
}
Row = dict[str, Any]
Pair = tuple[tuple[str, Any], tuple[str, Any]]
MOST_STEPS = 60


def _pairs(row: Row) -> set[Pair]:
    return set(combinations(sorted(row.items()), 2))


def rows() -> Iterator[Row]:
    """Few rows of switches in which every two values stand together: a value goes where most pairs are still open."""
    names = sorted(VALUES)
    missing: set[Pair] = {((a, x), (b, y)) for a, b in combinations(names, 2) for x in VALUES[a] for y in VALUES[b]}
    while missing:
        first = min(missing, key=repr)
        row: Row = dict(first)
        for name in names:
            if name not in row:
                row[name] = max(VALUES[name], key=lambda value: _new(missing, row, name, value))
        missing -= _pairs(row)
        yield row


def _new(missing: set[Pair], row: Row, name: str, value: Any) -> int:
    own = name, value
    return sum(((own, each) if own < each else (each, own)) in missing for each in row.items())


ROWS = list(rows())


def test_rows__hold_every_pair_of_values() -> None:
    together = set().union(*map(_pairs, ROWS))
    for a, b in combinations(sorted(VALUES), 2):
        assert {((a, x), (b, y)) for x in VALUES[a] for y in VALUES[b]} <= together
    assert set(PRESET) <= set(VALUES)


@pytest.mark.clause("screen.core.options")
@pytest.mark.parametrize("number", range(len(ROWS)))
def test_pairs_of_switches__play_and_tell_odds_that_add_up(number: int) -> None:
    """Nothing clashes: two players and whoever else is asked decide by chance and by the list in turn."""
    dice = Seeded(number, 7)
    fight = SYSTEM.setup(2, ROWS[number], Scribe(dice, listening=True))
    bots = [RandomBot(number), make_bot(SYSTEM, "fighter", number)]
    for count in range(MOST_STEPS):
        needed = SYSTEM.turns.needed(fight)
        if not needed:
            break
        _check_odds(fight, needed[0])
        seat = needed[0]
        bot = bots[count % 2] if seat >= 0 else bots[0]
        fight = step(SYSTEM, fight, decide(SYSTEM, fight, seat, bot), dice).state


def _check_odds(fight: Fight, seat: int) -> None:
    for each in open_to(SYSTEM, fight, seat)[:40]:
        shown = declared(fight, each) if each.order != "answer" else None
        if shown is None:
            continue
        found = odds.of_attack(*shown)
        assert found.hit + found.tie + found.lost == 1
        assert not found.wounds or sum(found.wounds.values()) == sum(found.zones.values()) == found.hit
        assert 0 <= found.felled <= found.hit + found.critical


JUDGING = ("auto_bands", "success_breaks_ties", "attack_must_succeed", "crit_basis", "melee_damage_sl", "counter_sl",
           "counter_mode", "counter_cost", "defence_cost", "damage_die", "location_melee", "shield_dodge",
           "npc_damage", "npc_damage_sl", "negative_cap", "adv_vs_stunned")  # fmt: skip
"""Switches that a blow depends on."""
SINGLE = [(name, value) for name in JUDGING for value in VALUES[name]]
TOGETHER = [
    {"location_melee": "fresh", "crit_basis": "own_roll", "auto_bands": False},
    {"location_melee": "fresh", "crit_basis": "outcome", "attack_must_succeed": True, "melee_damage_sl": "own"},
    {"success_breaks_ties": True, "crit_basis": "own_roll", "counter_sl": "own", "melee_damage_sl": "own"},
]
SETTINGS: list[Row] = [*({name: value} for name, value in SINGLE), *TOGETHER]


@pytest.mark.clause("screen.odds.services")
@pytest.mark.parametrize("options", SETTINGS, ids=[",".join(f"{k}={v}" for k, v in row.items()) for row in SETTINGS])
def test_odds__are_those_of_every_fall_of_the_dice_under_each_value(options: Row) -> None:
    """The rule itself plays a blow with every fall of its dice: how often it fells, how often a critical wound sits."""
    weak, sound = _blow(7, options), _blow(60, options)
    fight, wanted = weak
    shown = declared(fight, wanted)
    assert shown is not None
    found = odds.of_attack(*shown)
    assert _chance(weak, lambda end: one(end, "brigand").out) == found.felled
    assert _chance(sound, lambda end: bool(one(end, "brigand").wounds)) == found.critical


def _blow(hp: int, options: Row) -> tuple[Fight, Decision]:
    fight = stage(
        options={"judge": "automatic", **options},
        darya={"at": "5,5", "wields": ["sword"], "melee": 47, "hp": 18},
        brigand={
            "at": "6,5", "wields": ["sword", "shield"], "melee": 42, "dodge": 43, "most": 60, "hp": hp,
            "rank": "important", "fate_offered": True,
        },
    )  # fmt: skip
    return fight, decision(fight, "0 strike @brigand main any")


def _chance(blow: tuple[Fight, Decision], ask: Callable[[Fight], bool]) -> Fraction:
    """Over the ways of the blow; it rests before its dice, and before whatever dice follow it."""
    fight, wanted = blow
    ((_, ready),) = _ways(fight, lambda branch, scribe: orders.apply(branch, wanted, scribe))
    return sum((chance for chance, end in _ways(ready, ScreenSettling().next_thing(ready)) if ask(end)), Fraction(0))


def _ways(fight: Fight, do: Callable[[Fight, Scribe], None]) -> Iterator[tuple[Fraction, Fight]]:
    fan, falls = Fanned(groups=True), True
    while falls:
        branch = fight.copy()
        do(branch, Scribe(fan))
        yield fan.chance, branch
        falls = fan.turn()
