"""The levels as the party knows them, in squares of three hs, and the judge's whole map (delve.map.squares)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from podzem.core.decisions import JUDGE, WATCHER
from podzem.site.shapes import (
    AreaView,
    Box,
    CacheView,
    DoorView,
    EncounterView,
    FeatureView,
    HeapView,
    HiddenArea,
    HiddenLevel,
    HoardView,
    LevelView,
    OpeningView,
    Pair,
    TrapView,
)
from podzem.systems.delve.chapters.encounters.keyed import left
from podzem.systems.delve.company import seen
from podzem.systems.delve.document import scale, spots_of, square_at, squares_in, squares_of_trap
from podzem.systems.delve.doors import stands
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level, squares
from podzem.systems.delve.place import Place
from podzem.systems.delve.sight import in_sight
from podzem.systems.delve.things import Item, Lying
from podzem.world.describing.squares import RUBBLE, WALL, Edge, Square, beyond
from podzem.world.dungeon_map import Feature, Level, Opening, Trap
from podzem.world.item_view import ItemView
from podzem.world.points import DIRECTIONS, STEPS, opposite

HS = 3
"""Half-sazhens to a square (delve.shared.map)."""
DANGER = "danger"
"""In the place of a trap's type: where a hint was given."""
LIT = "3"
BARE = "0"


def middle(square: Square) -> Pair:
    """The middle of a square in hs."""
    return [HS * square[0] + HS / 2, HS * square[1] + HS / 2]


def levels_seen(game: Game, viewer: int) -> list[LevelView]:
    """Every level of which something is shown: all that was seen, or by hand-made maps only what is in sight."""
    now = frozenset(in_sight(game))
    shown = seen(game) | now if viewer == JUDGE or game.setting.is_on("automap") else now
    return [_level(game, depth, _on(shown, depth), _on(now, depth), viewer) for depth in _depths(shown)]


def frames(game: Game) -> dict[str, Box]:
    """How far the party has come on each depth: the paper is that large, even where nothing is remembered on it."""
    known = seen(game)
    return {str(depth): _bounds(_on(known, depth)) for depth in _depths(known)}


def _depths(places: Collection[Place]) -> list[int]:
    return sorted({place.depth for place in places if place.depth})


def _on(places: Collection[Place], depth: int) -> set[Square]:
    return {place.square for place in places if place.depth == depth}


def _level(game: Game, depth: int, shown: set[Square], now: set[Square], viewer: int) -> LevelView:
    shown = {square for square in shown if square in squares(game, depth).area_of}
    one = level(game, depth)
    box = _bounds(shown or {(0, 0)})
    is_insider = viewer != WATCHER
    return LevelView(
        depth=depth,
        bounds=box,
        seen=_rows(box, shown),
        now=_rows(box, now & shown),
        walls=_walls(game, depth, shown, is_insider),
        openings=[
            _opening(game, depth, one.opening(id), edges) for id, edges in _known(game, depth, shown, is_insider)
        ],
        areas=list(_stairs(game, depth, shown)),
        features=[*_features(game, depth, shown), *_rubble(game, depth, shown)],
        heaps=[_heap(heap) for heap in game.below.lying if _is_shown(heap, depth, shown)],
        traps=list(_dangers(game, one, shown, now, viewer)),
        places={},
        tried=[],
        walked=[],
    )


def _bounds(shown: set[Square]) -> Box:
    columns, rows = [x for x, _ in shown], [y for _, y in shown]
    west, north = min(columns), min(rows)
    return [HS * west, HS * north, HS * (max(columns) - west + 1), HS * (max(rows) - north + 1)]


def _rows(box: Box, shown: set[Square]) -> list[str]:
    """Rows of digits, a digit to an hs."""
    west, north, width, height = (each // HS for each in box)
    rows = []
    for y in range(north, north + height):
        row = "".join((LIT if (x, y) in shown else BARE) * HS for x in range(west, west + width))
        rows += [row] * HS
    return rows


def _line(square: Square, side: str) -> Box:
    """A side of a square from corner to corner."""
    x, y = HS * square[0], HS * square[1]
    return {
        "N": [x, y, x + HS, y],
        "S": [x, y + HS, x + HS, y + HS],
        "W": [x, y, x, y + HS],
        "E": [x + HS, y, x + HS, y + HS],
    }[side]


def _walls(game: Game, depth: int, shown: set[Square], is_insider: bool) -> list[Box]:
    ground = squares(game, depth)
    hidden = set() if is_insider else set(_secret_sides(game, depth))
    lines = {
        tuple(_line(square, side))
        for square in shown
        for side in DIRECTIONS
        if (ground.edge(square, side) == WALL and not _leads_out(game, depth, square, side)) or (square, side) in hidden
    }
    return [list(line) for line in sorted(lines)]


def _leads_out(game: Game, depth: int, square: Square, side: str) -> bool:
    """Whether a side without an edge is the way out of stairs."""
    return any(
        (square, side) in _sides(game, depth, opening)
        for opening in level(game, depth).openings
        if opening.to_depth or opening.id in dungeon(game).entrances
    )


def _sides(game: Game, depth: int, opening: Opening) -> list[Edge]:
    """The sides of squares at an opening, from within either area."""
    ground = squares(game, depth)
    found: list[Edge] = []
    for square, side in scale(level(game, depth)).opening(opening):
        for edge in ((square, side), (beyond(square, side), opposite(side))):
            if ground.area_of.get(edge[0]) in (opening.a, opening.b) and edge[0] in ground.area_of:
                found.append(edge)
    return found


def _secret_sides(game: Game, depth: int) -> Iterator[Edge]:
    """Sides of secret doors that were found: whoever only watches is shown a wall there."""
    for opening in level(game, depth).openings:
        if opening.is_hidden:
            yield from _sides(game, depth, opening)


def _known(game: Game, depth: int, shown: set[Square], is_insider: bool) -> Iterator[tuple[str, list[Edge]]]:
    ground, ways_out = squares(game, depth), dungeon(game).entrances
    for opening in level(game, depth).openings:
        told = opening.id in ground.openings or opening.to_depth or opening.id in ways_out
        if not told or (opening.is_hidden and not is_insider):
            continue
        edges = [edge for edge in _sides(game, depth, opening) if edge[0] in shown]
        if edges:
            yield opening.id, edges


def _opening(game: Game, depth: int, opening: Opening, edges: list[Edge], truly: bool = False) -> OpeningView:
    side = edges[0][1]
    lines = [_line(*edge) for edge in edges if edge[1] == side]
    xs, ys = [x for x1, _, x2, _ in lines for x in (x1, x2)], [y for _, y1, _, y2 in lines for y in (y1, y2)]
    return OpeningView(
        id=opening.id,
        at=[(min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2],
        dir=side,
        width=HS * len(lines),
        door=_door(game, opening, truly),
        to_depth=opening.to_depth,
        out=side if opening.id in dungeon(game).entrances else "",
    )


def _door(game: Game, opening: Opening, truly: bool) -> DoorView | None:
    if opening.door is None:
        return None
    state = stands(game, opening)
    kind = opening.door.kind
    if kind not in ("arch", "portcullis"):
        kind = kind if truly or (state.tried and not state.unlocked) else "free"
    is_open = state.open if truly else state.is_believed_open
    return DoorView(kind, is_open, state.wedged, state.broken, opening.is_hidden)


def _stairs(game: Game, depth: int, shown: set[Square]) -> Iterator[AreaView]:
    ground = squares(game, depth)
    for area in level(game, depth).areas:
        own = {square for square in ground.of(area.id) if square in shown}
        if own and area.kind == "stairs":
            x, y, width, height = _bounds(own)
            yield AreaView(area.id, area.kind, [x + width / 2, y + height / 2], [width, height])


def _features(game: Game, depth: int, shown: Collection[Square] | None) -> Iterator[FeatureView]:
    for feature in level(game, depth).features:
        square = square_at(game, depth, feature.area, feature.at)
        if shown is None or square in shown:
            yield _feature(game, depth, feature, square)


def _feature(game: Game, depth: int, feature: Feature, square: Square) -> FeatureView:
    rect = _box(squares_in(game, depth, feature.area, feature.rect)) if feature.rect else None
    return FeatureView(feature.id, middle(square), feature.size, dict(feature.text), feature.terrain, rect)


def _rubble(game: Game, depth: int, shown: set[Square]) -> Iterator[FeatureView]:
    for place in game.below.rubble:
        if place.depth == depth and (place.square in shown or _neighbours(place.square) & shown):
            yield FeatureView("", middle(place.square), "large", {}, RUBBLE, _box([place.square]))


def _neighbours(square: Square) -> set[Square]:
    return {(square[0] + dx, square[1] + dy) for dx, dy in STEPS.values()}


def _box(some: Collection[Square]) -> Box | None:
    return _bounds(set(some)) if some else None


def _is_shown(heap: Lying, depth: int, shown: set[Square]) -> bool:
    return heap.at.depth == depth and heap.seen and heap.at.square in shown and bool(heap.items or heap.container)


def _heap(heap: Lying) -> HeapView:
    """Things on the ground, or a chest: what it holds is seen with its lid up, that it is locked once tried."""
    items = [_lying(item) for item in heap.items] if not heap.container or heap.opened else []
    if heap.container:
        opens = not (heap.locked and heap.tried)
        closed = ItemView(heap.container, heap.container, 1, None, opens, False, None, 0, None, None, items)
        items = [closed]
    return HeapView(middle(heap.at.square), items, 3)


def _lying(item: Item) -> ItemView:
    return ItemView(item.id, item.kind, item.count, None, True, item.lit, item.left or None, 0, item.value, None, [])


def _dangers(game: Game, one: Level, shown: set[Square], now: set[Square], viewer: int) -> Iterator[TrapView]:
    """Traps that are known, and for the party the places of hints: what is there it has not been told."""
    for trap in one.traps if viewer != WATCHER else ():
        if _knows_trap(game, trap):
            yield _known_trap(game, one.depth, trap, now)
        elif viewer != JUDGE and (square := _hinted_at(game, one.depth, trap, shown)) is not None:
            yield TrapView(trap.id, DANGER, _box([square]), trap.on, "hinted")


def _hinted_at(game: Game, depth: int, trap: Trap, shown: set[Square]) -> Square | None:
    snare = game.below.snares.get(trap.id)
    if snare is None or not snare.hinted:
        return None
    return next((place.square for place in spots_of(game, depth, trap) if place.square in shown), None)


def _knows_trap(game: Game, trap: Trap) -> bool:
    snare = game.below.snares.get(trap.id)
    return snare is not None and (snare.found or snare.state != "armed")


def _trap(game: Game, depth: int, trap: Trap) -> TrapView:
    snare = game.below.snares.get(trap.id)
    rect = _box([place.square for place in squares_of_trap(game, depth, trap)])
    return TrapView(trap.id, trap.type, rect, trap.on, snare.state if snare else "armed")


def _known_trap(game: Game, depth: int, trap: Trap, now: set[Square]) -> TrapView:
    """A trap that is out of sight is only known to be there: whether it was armed again is seen when it is met."""
    told = _trap(game, depth, trap)
    in_sight = any(place.square in now for place in squares_of_trap(game, depth, trap))
    return told if in_sight else TrapView(told.id, told.type, told.rect, told.on, "found")


def whole_levels(game: Game) -> list[HiddenLevel]:
    """The judge's map: every level as it truly is."""
    return [_whole(game, one) for one in dungeon(game).levels]


def _whole(game: Game, one: Level) -> HiddenLevel:
    depth, ground = one.depth, squares(game, one.depth)
    areas = [HiddenArea(area.id, area.kind, [_line_box(each) for each in ground.of(area.id)]) for area in one.areas]
    sided = [(opening, _sides(game, depth, opening)) for opening in one.openings]
    waiting = {encounter.id for encounter in left(game, depth)}
    return HiddenLevel(
        depth=depth,
        areas=[area for area in areas if area.rects],
        openings=[_opening(game, depth, opening, edges, truly=True) for opening, edges in sided if edges],
        traps=[_trap(game, depth, trap) for trap in one.traps],
        secrets=[
            CacheView(
                secret.id,
                secret.area,
                _box(squares_in(game, depth, secret.area, secret.rect)) if secret.rect else None,
                secret.id in game.below.caches,
            )
            for secret in one.secrets
        ],
        treasure=[
            HoardView(hoard.id, middle(square_at(game, depth, hoard.area, hoard.at)), list(hoard.items))
            for hoard in one.treasure
        ],
        encounters=[
            EncounterView(
                keyed.id,
                keyed.area,
                keyed.kind,
                keyed.number,
                middle(square_at(game, depth, keyed.area, keyed.at)) if keyed.at else None,
                keyed.id not in waiting,
            )
            for keyed in one.encounters
        ],
        features=list(_features(game, depth, None)),
    )


def _line_box(square: Square) -> Box:
    return [HS * square[0], HS * square[1], HS, HS]
