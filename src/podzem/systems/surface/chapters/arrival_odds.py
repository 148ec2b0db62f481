"""On which day a march arrives, as far as the party knows: by the weather that may wash the paths out under it.

The days are played by the rules of the weather with every way their dice can fall; how long a clear spell still lasts
nobody is told, so it is reckoned from the days behind (surface.weather.process, surface.move.partial).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import budget, weather
from podzem.systems.surface.chapters.movement import prices
from podzem.systems.surface.game import CLEAR, Game
from podzem.systems.surface.parties import Party

MOST_DAYS: Final = 10
"""The last day that is told apart; whoever is not there by then arrives on it or later."""
SPELL: Final[int] = weather.CHAIN[CLEAR]["days"]


@dataclass(frozen=True, slots=True)
class Sky:
    """All of the weather that the next days depend on."""

    kind: str
    spell_left: int
    wet_streak: int
    dry_streak: int
    washed: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a march has come at the end of a day: the steps that are made, and what is paid towards the next."""

    made: int
    paid: Fraction
    sky: Sky


Shares = dict[Standing, Fraction]


def arrival(known: Game, party: Party, way: list[str]) -> dict[int, Fraction]:
    """The chances of each day, today being the first, on which it arrives if it is neither lost nor held up."""
    today, a_day = budget.remaining(known, party), budget.unforced(known, party)
    found: dict[int, Fraction] = {}
    if not a_day:
        return found
    left: Shares = {Standing(0, Fraction(0), sky): chance for sky, chance in _skies_now(known)}
    for day in range(1, MOST_DAYS + 1):
        left = _marched(known, party, way, left, today if day == 1 else a_day)
        there = sum((chance for one, chance in left.items() if one.made == len(way)), Fraction(0))
        left = {one: chance for one, chance in left.items() if one.made < len(way)}
        if there:
            found[day] = there
        if not left or day == MOST_DAYS:
            break
        left = _slept(known, left)
    late = sum(left.values(), Fraction(0))
    return {**found, MOST_DAYS: found.get(MOST_DAYS, Fraction(0)) + late} if late else found


def _skies_now(known: Game) -> Iterator[tuple[Sky, Fraction]]:
    for spell_left, chance in _spells(known).items():
        yield Sky(known.weather, spell_left, known.wet_streak, known.dry_streak, known.paths_washed), chance


def _spells(known: Game) -> dict[int, Fraction]:
    """How many days of this weather there may still be, today counted: of a clear spell by the clear days behind it."""
    if known.weather != CLEAR:
        return {1: Fraction(1)}
    behind = 0
    for kind in reversed(known.past_weather):
        if kind != CLEAR:
            break
        behind += 1
    fresh = {days: Fraction(1, SPELL) for days in range(1, SPELL + 1)}
    spells = dict(fresh)
    for _ in range(behind):
        goes_on = _stays_clear() * spells.get(1, Fraction(0))
        spells = {days: spells.get(days + 1, Fraction(0)) + goes_on * fresh[days] for days in fresh}
        whole = sum(spells.values(), Fraction(0))
        spells = {days: chance / whole for days, chance in spells.items()}
    return spells


def _stays_clear() -> Fraction:
    """The chance that one clear spell follows another."""
    last, share = 0, Fraction(0)
    for row in weather.CHAIN[CLEAR]["next"]:
        share += Fraction(row["to"] - last, weather.DIE) if row["is"] == CLEAR else 0
        last = row["to"]
    return share


def _marched(known: Game, party: Party, way: list[str], left: Shares, units: Fraction) -> Shares:
    """A day's march from each standing."""
    keeps = known.setting.word("move_carry") == "partial"
    found: Shares = {}
    for one, chance in left.items():
        after = _day(known, party, way, one, units, keeps)
        found[after] = found.get(after, Fraction(0)) + chance
    return found


def _day(known: Game, party: Party, way: list[str], one: Standing, units: Fraction, keeps: bool) -> Standing:
    """Steps while the day's units pay for them; what is left goes towards the next where that is kept."""
    twin = _under(known, one.sky)
    cell = party.cell
    for direction in way[: one.made]:
        cell = cell.towards(direction)
    made, paid = one.made, one.paid
    while made < len(way):
        due = max(Fraction(0), prices.guess(twin, party, cell, cell.towards(way[made])) - paid)
        if due > units:
            return Standing(made, paid + units if keeps else Fraction(0), one.sky)
        units, paid, cell, made = units - due, Fraction(0), cell.towards(way[made]), made + 1
    return Standing(made, Fraction(0), one.sky)


def _under(known: Game, sky: Sky) -> Game:
    """The game as the party knows it, under another sky."""
    twin = replace(
        known,
        weather=sky.kind,
        spell_left=sky.spell_left,
        wet_streak=sky.wet_streak,
        dry_streak=sky.dry_streak,
        paths_washed=sky.washed,
    )
    twin.maps = known.maps
    return twin


def _slept(known: Game, left: Shares) -> Shares:
    """The next dawn: paths by the days behind, then the weather, each way its dice can fall."""
    skies: dict[Sky, list[tuple[Sky, Fraction]]] = {}
    found: Shares = {}
    for one, chance in left.items():
        if one.sky not in skies:
            skies[one.sky] = list(_dawns(known, one.sky))
        for sky, share in skies[one.sky]:
            after = Standing(one.made, one.paid, sky)
            found[after] = found.get(after, Fraction(0)) + chance * share
    return found


DAWN: Final[tuple[Callable[[Game, list[str], Scribe], None], ...]] = (weather.wash, weather.change)


def _dawns(known: Game, sky: Sky) -> Iterator[tuple[Sky, Fraction]]:
    fan, falls = Fanned(), True
    while falls:
        twin = _under(known, sky)
        for step in DAWN:
            step(twin, [], Scribe(fan))
        after = Sky(twin.weather, twin.spell_left, twin.wet_streak, twin.dry_streak, twin.paths_washed)
        yield after, Fraction(fan.chance)
        falls = fan.turn()
