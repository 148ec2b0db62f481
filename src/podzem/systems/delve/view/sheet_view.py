"""The players' own map, and at the end how it compares with the truth (delve.map.player_map)."""

from __future__ import annotations

from podzem.systems.delve.chapters.mapping.sheet import FLOOR, ON_SIDES, side_key
from podzem.systems.delve.chapters.movement.ways import entrance
from podzem.systems.delve.company import seen
from podzem.systems.delve.game import OVER, Game
from podzem.systems.delve.ground import dungeon, squares
from podzem.systems.delve.place import write_place
from podzem.systems.delve.view.shapes import SheetView
from podzem.world.describing.squares import OPEN, UNSEEN, WALL
from podzem.world.points import DIRECTIONS


def sheet_view(game: Game) -> SheetView:
    """What was drawn; the truth beside it only when all is over."""
    marks = dict(game.below.sheet)
    start = write_place(entrance(game, dungeon(game).entrances[0]))
    if game.stage != OVER:
        return SheetView(marks, start, None, None, None, None)
    truth = true_sheet(game)
    drawn = {key for key, mark in marks.items() if mark not in ON_SIDES}
    ground = {key for key, mark in truth.items() if mark not in ON_SIDES}
    return SheetView(marks, start, len(drawn & ground), len(drawn - ground), len(ground - drawn), truth)


def true_sheet(game: Game) -> dict[str, str]:
    """The squares that the party has seen, drawn as they are."""
    found: dict[str, str] = {}
    for place in sorted(seen(game)):
        ground = squares(game, place.depth)
        if place.square not in ground.area_of:
            continue
        feature = ground.features.get(place.square, "")
        found[write_place(place)] = feature if feature.startswith("stairs") else FLOOR
        for side in DIRECTIONS:
            edge = ground.edge(place.square, side)
            if edge not in (OPEN, UNSEEN) and not edge.startswith("stairs"):
                mark = {"double_door": "door"}.get(edge, edge)
                found.setdefault(side_key(place.depth, *place.square, side), mark if mark in ON_SIDES else WALL)
    return found
