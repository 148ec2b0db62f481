"""What the coming exchange may bring, exactly: from the throw that plays it (surface.battle.losses_due)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from podzem.systems.surface.chapters.battles import course, modifiers, multiplier
from podzem.systems.surface.chapters.battles.battle import Army, Battle
from podzem.systems.surface.chapters.battles.course import Terms
from podzem.systems.surface.chapters.battles.exchange import Host, Spread, spread
from podzem.systems.surface.events import battles as told

Row = tuple[tuple[Fraction, ...], Fraction]
"""The total lost, or two equally near ones, and its chance."""
NONE: Final = Fraction(0)


def host_of(battle: Battle, army: Army, terms: Terms, sector: int, known: bool = True) -> Host:
    """An army in one sector, with what it wants where that may be known."""
    units = [unit.copy() for unit in army.units]
    for unit in units:
        if unit.sector != sector:
            unit.count, unit.members = 0, []
    return Host(units, army.objectives if known else (), battle.has_walls(army), terms.scale)


def throw_chances(battle: Battle, army: Army, terms: Terms) -> multiplier.Chances:
    """Every multiplier that an army may throw, by what its enemy takes from the die."""
    return _chances(modifiers.penalty(course.taken_by(battle, battle.enemy_of(army), terms), terms.cap))


@lru_cache(maxsize=multiplier.SIDES)
def _chances(penalty: int) -> multiplier.Chances:
    return multiplier.chances(
        lambda scribe: multiplier.throw(penalty, told.BATTLE_DIE, told.BATTLE_SECOND_DIE, -1, scribe)
    )


def spread_of(battle: Battle, army: Army, terms: Terms, sector: int, known: bool = True) -> Spread:
    """What may become of an army in a sector; `known`: whether what its enemy wants is reckoned with."""
    enemy = battle.enemy_of(army)
    host, own = host_of(battle, enemy, terms, sector, known), host_of(battle, army, terms, sector)
    return spread(host, own, throw_chances(battle, enemy, terms))


def losses(battle: Battle, army: Army, terms: Terms, known: bool = True) -> list[Row]:
    """The whole distribution of what an army loses in the first sector, the smallest first."""
    sector = min(battle.sectors(), default=1)
    found: dict[tuple[Fraction, ...], Fraction] = {}
    for result, chance in spread_of(battle, army, terms, sector, known).chances.items():
        found[result.totals] = found.get(result.totals, NONE) + chance
    return sorted(found.items())


def outlook(battle: Battle, army: Army, terms: Terms) -> dict[str, Fraction]:
    """How the exchange may turn out for an army, by the names of prospects; sides throw apart, so chances multiply."""
    enemy = battle.enemy_of(army)
    own, other = _fates(battle, army, terms, known=False), _fates(battle, enemy, terms, known=True)
    return {
        "host_gone": own[0] * (1 - other[0]),
        "enemy_gone": other[0] * (1 - own[0]),
        "both_gone": own[0] * other[0],
        "host_halved": own[1],
        "enemy_halved": other[1],
    }


def _fates(battle: Battle, army: Army, terms: Terms, known: bool) -> tuple[Fraction, Fraction]:
    """The chances that nobody of an army is left, and that it has lost half of its first strength by then."""
    sectors, whole = battle.sectors(), army.strength(terms.scale)
    if len(sectors) != 1 or army.strength(terms.scale, sector=sectors[0]) != whole:
        return NONE, NONE  # part of it stands where nobody fights: it can neither be wiped out nor be sure of a half
    spreads = spread_of(battle, army, terms, sectors[0], known)
    shaken = army.initial * (1 - course.SHAKEN_AT)
    halved = [chance for result, chance in spreads.chances.items() if whole - result.totals[0] <= shaken]
    return spreads.wiped_out, sum(halved, NONE)
