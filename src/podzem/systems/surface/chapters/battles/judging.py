"""What the judge sets before the dice of a battle: sectors, merged groups, his modifier (surface.battle.sectors)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import JUDGE, Refusal
from podzem.core.events import Value
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.battles import armies, fighting
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles.armies import Unit, place_of
from podzem.systems.surface.chapters.battles.battle import Army
from podzem.systems.surface.chapters.battles.fighting import at_hand
from podzem.systems.surface.chapters.battles.tables import TABLES
from podzem.systems.surface.events import battles as told
from podzem.systems.surface.game import BATTLE, Game
from podzem.systems.surface.rows import Row, SeatOrder, Words
from podzem.systems.surface.telling import amount

SECTORS: Final = "surface.battle.sectors"
MERGING: Final = "surface.battle.large_numbers"
MODIFIERS: Final = "surface.battle.modifiers"
ALL: Final = "all"
HALF: Final = "half"
MOST_SECTORS: Final[int] = TABLES["standing"]["sectors"]
MOST_JUDGED: Final[int] = TABLES["standing"]["judged_most"]


def judge_alone(game: Game) -> Iterable[int]:
    """The judge, before the dice, where he is asked."""
    is_open = game.battle is not None and game.battle.stage == fields.ORDERS
    return [JUDGE] if is_open and fighting.terms_of(game).judge_commands else []


def _units(game: Game) -> list[tuple[Army, int, Unit]]:
    return [(army, place, unit) for army in at_hand(game).armies for place, unit in enumerate(army.units) if unit.count]


def sector_choices(game: Game, seat: int) -> Iterable[Words]:
    """All or half of a unit, into another sector."""
    for army, place, unit in _units(game):
        for sector in range(1, MOST_SECTORS + 1):
            if sector != unit.sector:
                id = army.name(place)
                yield from ((id, part, str(sector)) for part in ((ALL, HALF) if unit.count > 1 else (ALL,)))


def why_not_sector(game: Game, seat: int, words: Words) -> Refusal | None:
    """A unit that stands, into a sector where it is not; nobody is in two (surface.battle.sectors)."""
    unit = _standing(game, words[0])
    parts = (ALL, HALF) if unit is not None and unit.count > 1 else (ALL,)
    sector = read_natural(words[2]) or 0
    legal = unit is not None and words[1] in parts and 1 <= sector <= MOST_SECTORS and sector != unit.sector
    return None if legal else Refusal(SECTORS, "set_sector", {"unit": words[0], "sector": words[2]})


def _standing(game: Game, name: str) -> Unit | None:
    """The unit of a name, while somebody of it stands."""
    army = at_hand(game).army_with(name)
    place = place_of(army.units, name)
    return army.units[place] if 0 <= place < len(army.units) and army.units[place].count else None


def set_sector(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """It fights there from now on; the half of a unit is a unit of its own."""
    army = at_hand(game).army_with(words[0])
    unit, sector = army.unit(words[0]), int(words[2])
    if words[1] == HALF:
        unit = armies.take_from(unit, unit.count // 2)
        army.units.append(unit)
    unit.sector = sector
    place = next(place for place, one in enumerate(army.units) if one is unit)
    facts: dict[str, Value] = {"unit": army.name(place), "count": unit.count}
    scribe.record(told.SECTOR_SET, {**facts, "sector": sector})


def merge_choices(game: Game, seat: int) -> Iterable[Words]:
    """Pairs of units that differ in their condition alone."""
    listed = _units(game)
    for army, place, unit in listed:
        for other_army, other_place, other in listed:
            if army is other_army and place < other_place and armies.may_merge(unit, other):
                yield army.name(place), army.name(other_place)


def why_not_merge(game: Game, seat: int, words: Words) -> Refusal | None:
    """Alike but for their wounds, and not so that losses could no longer be reckoned."""
    refusal = Refusal(MERGING, "merge_units", {"unit": words[0], "other": words[1]})
    army, units = at_hand(game).army_with(words[0]).copy(), [_standing(game, name) for name in words]
    if units[0] is None or units[1] is None or army.side != at_hand(game).army_with(words[1]).side:
        return refusal
    in_order = place_of(army.units, words[0]) < place_of(army.units, words[1])
    if not in_order or not armies.may_merge(units[0], units[1]):
        return refusal
    _merge(army, words)
    return None if fighting.is_countable(game, army) else refusal


def _merge(army: Army, words: Words) -> Unit:
    place, other = place_of(army.units, words[0]), place_of(army.units, words[1])
    army.units[place] = armies.merged(army.units[place], army.units[other])
    armies.take_from(army.units[other], army.units[other].count)
    return army.units[place]


def merge_units(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """One group with the average of both."""
    both = _merge(at_hand(game).army_with(words[0]), words)
    facts: dict[str, Value] = {"unit": words[0], "count": both.count, "items": amount(both.items)}
    scribe.record(told.UNITS_MERGED, facts)


def judged_choices(game: Game, seat: int) -> list[Words]:
    """For each side, what it takes from the enemy's die besides T13, or gives it."""
    numbers = range(-MOST_JUDGED, MOST_JUDGED + 1)
    return [(army.side, str(number)) for army in at_hand(game).armies for number in numbers if number != army.judged]


def why_not_judged(game: Game, seat: int, words: Words) -> Refusal | None:
    """Within bounds, and a change."""
    legal = words in judged_choices(game, seat)
    return None if legal else Refusal(MODIFIERS, "set_modifier", {"side": words[0], "amount": words[1]})


def set_judged(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """The judge's own modifier of a side."""
    at_hand(game).army(words[0]).judged = int(words[1])
    scribe.record(told.MODIFIER_SET, {"side": words[0], "amount": int(words[1])})


ORDERS: Final[tuple[Row, ...]] = (
    SeatOrder(
        spec=OrderSpec("set_sector", ("unit", "part", "sector")),
        stages=(BATTLE,),
        whose=judge_alone,
        choices=sector_choices,
        why_not=why_not_sector,
        do=set_sector,
    ),
    SeatOrder(
        spec=OrderSpec("merge_units", ("unit", "other")),
        stages=(BATTLE,),
        whose=judge_alone,
        choices=merge_choices,
        why_not=why_not_merge,
        do=merge_units,
    ),
    SeatOrder(
        spec=OrderSpec("set_modifier", ("side", "amount")),
        stages=(BATTLE,),
        whose=judge_alone,
        choices=judged_choices,
        why_not=why_not_judged,
        do=set_judged,
    ),
)
