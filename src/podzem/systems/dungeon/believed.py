"""The expedition as the party knows it: what a seat may order, and why not, is asked of this and never of the map.

Two games that differ only in what the party does not know are equal here, so their lists of decisions, refusals, places
and odds are equal too (dungeon.core.secrecy). Nothing is applied to it: a decision is carried out in the true game, and
where that is otherwise than believed, the rules say what comes of it.
"""

from __future__ import annotations

from dataclasses import replace

from podzem.core.memo import cached
from podzem.expedition.people import Member
from podzem.site import doors
from podzem.site.contents import DoorState, Heap
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.site.known_level import Sheet, known_level, taken_for
from podzem.site.made_out import items_known
from podzem.site.plan import Plan
from podzem.site.site import Site
from podzem.systems.dungeon.game import TOWN, Game
from podzem.systems.dungeon.spots import stands_of
from podzem.world.dungeon_map import Dungeon, Level, Opening
from podzem.world.points import Cell
from podzem.world.raster import bounds_of
from podzem.world.tracing import touching


def believed(game: Game) -> Game:
    """The game as the party knows it; nobody may change it, for it shares its people with the true one."""
    return game if game.stands is not None else cached(game, "believed", 0, "", lambda: _believed(game))


def _believed(game: Game) -> Game:
    depths = sorted({*game.site.known, *(group.depth for group in game.groups)})
    levels = tuple(known_level(_sheet(game, depth)) for depth in depths)
    true = game.dungeon
    entrances = tuple(id for id in true.entrances if game.stage == TOWN or _is_way_out(levels, id))
    known = Dungeon(true.id, true.title, true.cell, levels, entrances)
    site = _known_site(game, game.site.plan.with_map(known))
    company = replace(game.company, members=_known_people(game, site.heaps))
    twin = replace(game, company=company, site=site, met=[], waiting=[])
    twin.stands = {group.number: stands_of(game, group) for group in game.groups}
    for part in twin.parts:
        part.memo = {}
    return twin


def _known_site(game: Game, plan: Plan) -> Site:
    """What was dug through is already on the known levels; caches that were found are heaps like any other."""
    site, levels = game.site, plan.dungeon(0).levels
    shown = [trap.id for level in levels for trap in level.traps]
    return Site(
        plan,
        doors={id: state for level in levels for id, state in _doors(game, level)},
        traps={id: state for id, state in site.traps.items() if id in shown},
        acted=site.acted,
        digs=site.digs,
        cleared=site.cleared,
        heaps=[heap for heap in (_made_out(game, heap) for heap in site.heaps) if heap.items],
        furnished=site.furnished,
        known={level.depth: _cropped(game, level) for level in levels if level.depth in site.known},
    )


def _is_way_out(levels: tuple[Level, ...], id: str) -> bool:
    """Whether the party has seen the open beyond an entrance; from within a shut one is a door like any other."""
    level = next((level for level in levels if level.has_opening(id)), None)
    sides = (level.opening(id).a, level.opening(id).b) if level is not None else ()
    return level is not None and any(level.has_area(one) and level.area(one).kind == "outside" for one in sides)


def _sheet(game: Game, depth: int) -> Sheet:
    level, known = game.dungeon.level(depth), game.site.known.get(depth) or Known()
    holes = {member.pit for member in game.members.values() if member.pit}
    found = {*known.found, *holes, *(id for id, trap in game.site.traps.items() if trap.known)}
    return Sheet(
        level,
        known_cells(game, depth),
        tuple(_seen(game, opening) for opening in level.openings if doors.knows(game.site, depth, opening.id)),
        tuple(feature.id for feature in level.features if feature.id in known.features or feature.id in holes),
        tuple(trap.id for trap in level.traps if trap.id in found),
        tuple(sorted(game.site.known)),
    )


def _seen(game: Game, opening: Opening) -> tuple[str, str, bool, bool]:
    state = game.site.doors.get(opening.id)
    one_way = state is not None and state.tried == "one_way"
    return opening.id, taken_for(opening, state), one_way, opening.is_hidden


def known_cells(game: Game, depth: int) -> frozenset[Cell]:
    """The cells that were ever seen or felt, and those on which the party's people stand."""
    ground, known = ground_at(game.site, depth), game.site.known.get(depth)
    west, north, _, _ = ground.bounds
    rows = known.rows if known else []
    cells = [
        (west + x, north + y) for y, row in enumerate(rows) if row.strip("0") for x, c in enumerate(row) if c != "0"
    ]
    for group in game.groups:
        if group.depth == depth:
            here = [(group.at, group.area), *((stand.at, stand.area) for stand in stands_of(game, group).values())]
            touched = [(ground.raster.cell(i), area) for at, area in here for i in touching(ground.raster, at)]
            cells += [cell for cell, area in touched if ground.area_of(cell) == area]
    return frozenset(cells)


def _doors(game: Game, level: Level) -> list[tuple[str, DoorState]]:
    """Known doors as the party saw them last."""
    return [(way.id, _as_seen(game, way)) for way in level.openings if way.door is not None]


def _as_seen(game: Game, way: Opening) -> DoorState:
    true = game.dungeon.level(game.dungeon.depth_of(way.id)).opening(way.id)
    state = doors.state_of(game.site, true)
    return replace(
        state, open=doors.believes_open(game.site, true), wedged=state.wedged or state.missed, held=False, missed=False
    )


def _made_out(game: Game, heap: Heap) -> Heap:
    """A heap as far as its things were made out; where its own people lie the party knows in any case."""
    seen, own = items_known(heap), {member.id for member in game.members.values() if member.owner >= 0}
    lie = [item for item in heap.items if item.kind == "body" and item.name in own]
    items = [item for item in heap.items if any(item is other for other in (*seen, *lie))]
    return replace(heap, items=items)


def _known_people(game: Game, heaps: list[Heap]) -> dict[int, Member]:
    """The party, its captives, those it has to do with now, and strangers whose bodies it has seen."""
    lie = {item.name for heap in heaps for item in heap.items if item.kind == "body"}
    borne = {item.name for member in game.members.values() for item in member.items if item.kind == "body"}
    at_hand = {*(game.meeting.creatures if game.meeting else ()), *(map(int, game.fight.member) if game.fight else ())}
    return {
        number: member
        for number, member in game.members.items()
        if member.owner >= 0 or member.captor > 0 or number in at_hand or member.id in lie or member.id in borne
    }


def _cropped(game: Game, level: Level) -> Known:
    """What is known of a level, its rows counted from the corner of what is known."""
    known, ground = game.site.known[level.depth], ground_at(game.site, level.depth)
    if not level.areas:
        return replace(known, rows=[])
    (west, north, east, south), (w, n, _, _) = bounds_of(level), ground.bounds
    rows = [row[west - w : east - w] for row in known.rows[north - n : south - n]]
    return replace(known, rows=rows)
