"""The orders of the march: set out, go on, stop, spend the rest, pause (surface.move.march)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.errors import Malformed
from podzem.core.events import Value
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import believed, land_of
from podzem.systems.surface.cells import DIRECTIONS, Cell, read_cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.movement import marching, stepping, ways
from podzem.systems.surface.chapters.movement.prices import is_frozen
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import WATER
from podzem.systems.surface.parties import DAWN, MARCH, March, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words, no_words
from podzem.systems.surface.telling import side
from podzem.world.region.banks import HANDS, hands_along

ON_THE_WAY: Final = (DAWN, MARCH)
MARCHES: Final = "surface.move.march"
BUDGET: Final = "surface.move.budget"
PARTIAL: Final = "surface.move.partial"
BANK: Final = "surface.river.bank"
PRESET: Final = ("landmark", "path", "river", "terrain", "cell")


def why_not_go(game: Game, party: Party, order: str) -> Refusal | None:
    """What forbids every march: somebody under too much, a rest that must be taken first."""
    heavy = budget.overloaded(game, party)
    if heavy is not None:
        return Refusal(BUDGET, order, {"member": heavy.id})
    if party.rest_due and game.setting.word("move_rest_debt_penalty") == "forbid":
        return Refusal("surface.move.rest_debt", order, {"party": party.number})
    return None


def _marches(game: Game, party: Party) -> Iterable[Words]:
    """Each direction with every number of cells to the map's edge."""
    land = land_of(game, party)
    most = {"N": party.cell.y, "W": party.cell.x}
    most |= {"E": land.width - 1 - party.cell.x, "S": land.height - 1 - party.cell.y}
    return [(direction, str(count)) for direction in DIRECTIONS for count in range(1, most[direction] + 1)]


def _why_not_march(game: Game, party: Party, words: Words) -> Refusal | None:
    direction, count = words[0], read_natural(words[1], 3)
    if direction not in DIRECTIONS or not count:
        return Refusal(stepping.DIRECTIONS, "march", {"direction": direction, "count": words[1]})
    refusal = why_not_go(game, party, "march") or stepping.why_not_step(game, party, direction)
    return refusal or _why_not_so_far(game, party, direction, count)


def _why_not_so_far(game: Game, party: Party, direction: str, count: int) -> Refusal | None:
    """No step may lead off the map, nor into water that the party knows of."""
    land, cell = land_of(game, party), party.cell
    for _ in range(count):
        cell = cell.towards(direction)
        if not land.contains(cell):
            return Refusal(stepping.DIRECTIONS, "march", {"direction": direction, "count": str(count)})
        terrain = land.terrain(cell)
        if terrain in WATER and not is_frozen(game, terrain):
            return Refusal(stepping.SWIM_LAKE, "march", {"direction": direction})
    return None


def _march(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    facts: dict[str, Value] = {"party": party.number, "direction": words[0], "count": int(words[1])}
    scribe.record(events.MARCH_BEGAN, facts, audience=side(game, party))
    marching.set_out(game, party, March([words[0]] * int(words[1])))


def _follows(game: Game, party: Party) -> Iterable[Words]:
    for along in ways.ALONG:
        for cell, way in ways.ways_along(game, party, along).items():
            hands = _hands(game, party, way) if along == ways.RIVER else ()
            yield from [(along, str(cell), hand) for hand in hands] if len(hands) > 1 else [(along, str(cell))]


def _hands(game: Game, party: Party, way: list[str]) -> tuple[str, ...]:
    return hands_along(party.bank, way[0])


def _why_not_follow(game: Game, party: Party, words: Words) -> Refusal | None:
    way = _way(game, party, words)
    if way is None or len(words) > 3:
        return Refusal(MARCHES, "follow", {"along": words[0]})
    if len(words) == 3 and not _is_hand(game, party, words, way):
        return Refusal(BANK, "follow", {"hand": words[2]})
    if len(words) == 2 and words[0] == ways.RIVER and len(_hands(game, party, way)) > 1:
        return Refusal(BANK, "follow", {"hand": ""})
    return why_not_go(game, party, "follow") or stepping.why_not_step(game, party, way[0])


def _is_hand(game: Game, party: Party, words: Words, way: list[str]) -> bool:
    """The hand is named where a river leaves a cell in one piece: elsewhere the bank says it."""
    hands = _hands(game, party, way) if words[0] == ways.RIVER else ()
    return words[2] in HANDS and len(hands) > 1


def _way(game: Game, party: Party, words: Words) -> list[str] | None:
    try:
        cell: Cell = read_cell(words[1])
    except Malformed:
        return None
    return ways.ways_along(game, party, words[0]).get(cell) if words[0] in ways.ALONG else None


def _follow(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The way that the party's map shows; where the land is otherwise, the march stops there."""
    known = believed(game, party.caller)
    way = _way(known, known.party(party.number), words)
    assert way is not None
    hand = words[2] if len(words) == 3 else ""
    facts: dict[str, Value] = {"party": party.number, "along": words[0], "cell": words[1]}
    scribe.record(events.MARCH_ALONG, facts, audience=side(game, party))
    marching.set_out(game, party, March(way, words[0], hand))


def way_of(game: Game, party: Party, order: str, words: Words) -> list[str]:
    """The directions of a legal march, by the party's map."""
    return [words[0]] * int(words[1]) if order == "march" else _way(game, party, words) or []


def _why_not_resume(game: Game, party: Party, words: Words) -> Refusal | None:
    if party.march is None:
        return Refusal(MARCHES, "resume", {"party": party.number})
    if not budget.remaining(game, party):
        return Refusal(BUDGET, "resume", {"party": party.number})
    if party.phase == MARCH and not party.march.paused:
        return Refusal(PARTIAL, "resume", {"party": party.number})
    return why_not_go(game, party, "resume")


def _resume(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The same march: no new roll, and what was paid towards the next cell stands."""
    march = party.march
    assert march is not None
    march.paused = False
    scribe.record(events.MARCH_RESUMED, {"party": party.number}, audience=side(game, party))
    marching.set_out(game, party, march)


def _why_not_stop(game: Game, party: Party, words: Words) -> Refusal | None:
    return None if party.march is not None else Refusal("surface.lost.stop", "stop", {"party": party.number})


def _stop(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """What was paid towards the next cell is lost (surface.move.partial)."""
    party.march = None
    scribe.record(events.MARCH_STOPPED, {"party": party.number}, audience=side(game, party))


def _why_not_progress(game: Game, party: Party, words: Words) -> Refusal | None:
    """The rest of the budget towards the next cell; only a march that is under way has one."""
    if party.march is None or party.march.paused or game.setting.word("move_carry") == "none":
        return Refusal(PARTIAL, "progress", {"party": party.number})
    if not budget.remaining(game, party):
        return Refusal(BUDGET, "progress", {"party": party.number})
    return why_not_go(game, party, "progress")


def _progress(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    assert party.march is not None
    marching.step(game, party, party.march, scribe)


def _stops(game: Game, party: Party) -> Iterable[Words]:
    return [(stop,) for stop in PRESET]


def _why_not_pause(game: Game, party: Party, words: Words) -> Refusal | None:
    return None if words[0] in PRESET else Refusal(MARCHES, "pause_at", {"stop": words[0]})


def _pause_at(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """Where a march is to pause by itself, or no longer."""
    on = words[0] not in party.stops
    party.stops = sorted({*party.stops, words[0]} if on else {*party.stops} - {words[0]})
    facts: dict[str, Value] = {"party": party.number, "stop": words[0], "on": on}
    scribe.record(events.CHANGED_STOPS, facts, audience=side(game, party))


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("march", ("party", "direction", "count"), may_hide_a_die=True),
        phases=ON_THE_WAY,
        choices=_marches,
        why_not=_why_not_march,
        do=_march,
    ),
    PartyOrder(
        spec=OrderSpec("follow", ("party", "along", "to"), repeats=True, may_hide_a_die=True),
        phases=ON_THE_WAY,
        choices=_follows,
        why_not=_why_not_follow,
        do=_follow,
    ),
    PartyOrder(
        spec=OrderSpec("resume", ("party",), may_hide_a_die=True),
        phases=ON_THE_WAY,
        choices=no_words,
        why_not=_why_not_resume,
        do=_resume,
    ),
    PartyOrder(
        spec=OrderSpec("progress", ("party",), may_hide_a_die=True),
        phases=(MARCH,),
        choices=no_words,
        why_not=_why_not_progress,
        do=_progress,
    ),
    PartyOrder(
        spec=OrderSpec("stop", ("party",)), phases=ON_THE_WAY, choices=no_words, why_not=_why_not_stop, do=_stop
    ),
    PartyOrder(
        spec=OrderSpec("pause_at", ("party", "stop")),
        phases=ON_THE_WAY,
        choices=_stops,
        why_not=_why_not_pause,
        do=_pause_at,
    ),
)
