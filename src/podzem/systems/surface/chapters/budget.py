"""Движение: the day's budget of a party (surface.move.budget, surface.move.speed_change, surface.forage.mode)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from podzem.core.memo import frozen
from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.systems.surface.chapters.flying import flying_speed
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, DAWN, FOR_REST, ON_SUPPLIES, Party
from podzem.systems.surface.setting import read_part

TABLE: Final = read_part("travel")
NOTHING: Final = Fraction(0)
WHOLE: Final = Fraction(1)
KEPT: Final = 1024
"""So many budgets are remembered: a party has the same for days."""
FORAGED: Final = Fraction(TABLE["forage"]["share"])
FORCED: Final = {
    ON_SUPPLIES: Fraction(TABLE["forced"]["supplies"]),
    FOR_REST: Fraction(TABLE["forced_for_rest"]["rest"]),
}


def speeds(game: Game, party: Party) -> list[tuple[Member, int]]:
    """Everybody who goes, with his speed; who lies is carried, who rides counts with his mount."""
    going = [member for member in game.members_of(party) if not member.rides and member.status != "down"]
    return [(member, _speed(game, member)) for member in going]


def _speed(game: Game, member: Member) -> int:
    """On foot as below ground; a flier travels by its flying speed, in a storm it walks."""
    on_foot = carrying.speed(game.company, member)
    return on_foot if is_stormy(game) else max(on_foot, flying_speed(member))


def slowest(game: Game, party: Party) -> int:
    """The speed of the slowest, those left out who cannot go at all; 0 where nobody can."""
    with frozen(game.company):
        return min((speed for _, speed in speeds(game, party) if speed), default=0)


def overloaded(game: Game, party: Party) -> Member | None:
    """The first member who cannot go under his load: he makes every march illegal."""
    return next((member for member, speed in speeds(game, party) if not speed), None)


def base(game: Game, party: Party) -> int:
    """The budget before feeding and forcing: until the day's order as fast as they are now, then as it was fixed."""
    return slowest(game, party) if party.phase == DAWN else party.base


@lru_cache(maxsize=KEPT)
def _enough_for(base: int, is_foraging: bool, forced: tuple[str, ...]) -> Fraction:
    """What feeding and forcing make of a base."""
    found = base * (FORAGED if is_foraging else WHOLE)
    for way in forced:
        found *= FORCED[way]
    return found


def unforced(game: Game, party: Party) -> Fraction:
    """B of measures and hours: the base, halved when foraging (surface.encounter.measure)."""
    return _enough_for(base(game, party), party.is_foraging, ())


def budget(game: Game, party: Party) -> Fraction:
    """What may be spent today."""
    return _enough_for(base(game, party), party.is_foraging, tuple(party.forced))


def remaining(game: Game, party: Party) -> Fraction:
    """What is left of it; what would be below nothing is nothing."""
    whole = budget(game, party)
    left = whole - party.spent if party.spent else whole
    return left if left.numerator > 0 else NOTHING


def fix(game: Game, party: Party) -> None:
    """The day's order is given: base and measures stand."""
    if party.phase == DAWN:
        party.base = slowest(game, party)
        party.reckoned = _enough_for(party.base, party.is_foraging, ())


def lower(game: Game, party: Party) -> None:
    """Where the slowest has become slower, the base falls at once; a rise counts from the next dawn."""
    if party.phase in (DAWN, BELOW):
        return
    now = slowest(game, party)
    if now:
        party.base = min(party.base, now)
