"""A whole map drawn anew, and an expedition on it that knows what the true one knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from podzem.core.dice import Dice
from podzem.site.contents import Heap
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.imagining.held import Held, all_on, held_on, seen_cells
from podzem.systems.dungeon.imagining.level import Drawn, mend
from podzem.systems.dungeon.imagining.names import LISTS, Names
from podzem.systems.dungeon.imagining.sameness import looks_the_same, shown_too_much
from podzem.world.faults import BadMap
from podzem.world.item import Item
from podzem.world.map_file import load_dungeon, save_dungeon
from podzem.world.points import Cell
from podzem.world.raster import bounds_of

TRIES: Final = 6
SEED_SIDES: Final = 1 << 16
MOST_THINGS: Final = 8


def on_another_map(game: Game, dice: Dice) -> Game:
    """Another layout where one is found that fits; a map that was dug in, or that no draw fits, keeps its own."""
    held = {level.depth: held_on(game, level) for level in game.dungeon.levels}
    for _ in range(0 if game.site.breaches else TRIES):
        twin = imagine(game, list(held.values()), dice)
        if twin is not None and looks_the_same(game, twin):
            return twin
        for depth, cells in shown_too_much(game, twin).items() if twin is not None else ():
            held[depth].rock |= cells
    levels = game.site.document.levels
    twin = imagine(game, [all_on(game, level) for level in levels], dice)
    return twin if twin is not None and looks_the_same(game, twin) else game.copy()


def imagine(game: Game, held: list[Held], dice: Dice) -> Game | None:
    """Another map under the same knowledge, if what was drawn can stand."""
    map, twin = game.site.document, game.copy()
    rows = zip(map.levels, map.raw["levels"], held, strict=True)
    drawn = [Drawn(game, level, raw, stays, dice) for level, raw, stays in rows if stays.cells]
    staying = {key: {id for level in drawn for id in level.staying()[key]} for key in LISTS}
    names = Names({id for ids in staying.values() for id in ids}, dice)
    numbers = _free_numbers(game, drawn)
    levels = [level.draw(names, numbers[place :: len(drawn)], staying) for place, level in enumerate(drawn)]
    document: dict[str, Any] = {**map.raw, "levels": levels}
    mend(document, staying)
    try:
        dungeon = load_dungeon(save_dungeon(replace(map, raw=document)))
    except BadMap:
        return None
    twin.site.plan = game.site.plan.with_map(dungeon)
    twin.site.drawn = [int(dice.face(SEED_SIDES)) for _ in game.site.drawn]
    twin.site.heaps = [heap for heap in twin.site.heaps if dungeon.has_level(heap.depth)]
    for level in drawn:
        _carry_over(game, twin, level)
    return twin


def _free_numbers(game: Game, drawn: list[Drawn]) -> list[int]:
    """Some of the numbers that nothing known has, for the things that are imagined."""
    hidden = [heap for level in drawn for heap in level.hidden_heaps()]
    depths = [level.level.depth for level in drawn]
    heaps = [heap for heap in game.site.heaps if heap not in hidden and heap.depth in depths]
    items = [item for heap in heaps for item in heap.items]
    items += [item for member in game.members.values() for item in member.items]
    used = {inner.number for item in items for inner in _with_contents(item)}
    used |= {
        *game.members,
        *(door.wedge for door in game.site.doors.values()),
        *(group.number for group in game.groups),
    }
    return [number for number in range(1, game.company.next_number) if number not in used][:MOST_THINGS]


def _with_contents(item: Item) -> list[Item]:
    return [item, *(found for inner in item.contents for found in _with_contents(inner))]


def _carry_over(game: Game, twin: Game, drawn: Drawn) -> None:
    """What the party knows is written over the new extent of a level; hidden valuables lie where they were drawn."""
    depth = drawn.level.depth
    level = twin.dungeon.level(depth)
    if depth in twin.site.known:
        west, north, east, south = bounds_of(level)
        seen = seen_cells(game, depth)
        twin.site.known[depth].rows = [_row(seen, west, east, y) for y in range(north, south)]
    hidden = drawn.hidden_heaps()
    twin.site.heaps = [heap for heap in twin.site.heaps if heap not in hidden]
    for treasure in level.treasure:
        if treasure.id in drawn.new_things:
            gem = Item("gem", drawn.new_things[treasure.id], value=int(treasure.items[0]["gem"]))
            twin.site.heaps.append(Heap(depth, treasure.at, [gem], treasure.id))


def _row(seen: dict[Cell, int], west: int, east: int, y: int) -> str:
    return "".join(str(seen.get((x, y), 0)) for x in range(west, east))
