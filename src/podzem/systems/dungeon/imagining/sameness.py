"""Whether an imagined map can lie under what the party knows: all that it saw looks the same, and so does the light."""

from __future__ import annotations

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.site import doors
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.imagining.held import seen_cells
from podzem.systems.dungeon.sight import light_now, look_around
from podzem.world.points import DIRECTIONS, Cell


def looks_the_same(game: Game, twin: Game) -> bool:
    """Nothing of this asks what anybody may order or is told: it is about stones and light alone."""
    depths = {group.depth for group in game.groups}
    return (
        all(_ground_is_same(game, twin, depth) for depth in game.site.known)
        and all(light_now(game, depth) == light_now(twin, depth) for depth in depths)
        and _next_look(game) == _next_look(twin)
    )


def shown_too_much(game: Game, twin: Game) -> dict[int, set[Cell]]:
    """For each level the cells that the light of this moment shows in an imagined game, and does not show in truth."""
    depths = {group.depth for group in game.groups}
    return {depth: set(light_now(twin, depth)) - set(light_now(game, depth)) for depth in sorted(depths)}


def _ground_is_same(game: Game, twin: Game, depth: int) -> bool:
    return all(_looks(game, depth, cell) == _looks(twin, depth, cell) for cell in seen_cells(game, depth))


def _looks(game: Game, depth: int, cell: Cell) -> tuple[str, ...]:
    """The area of a cell and what is on its edges, as far as anybody can see."""
    ground = ground_at(game.site, depth)
    edges = [ground.edge(cell, direction) for direction in DIRECTIONS]
    hidden = [edge not in ("", "wall") and not doors.is_found(game.site, ground.level.opening(edge)) for edge in edges]
    return ground.area_of(cell), *("wall" if is_hidden else edge for edge, is_hidden in zip(edges, hidden, strict=True))


def _next_look(game: Game) -> list[tuple[str, str]]:
    """What a look around would tell at this moment."""
    copy, scribe = game.copy(), Scribe(Seeded(0), listening=True)
    look_around(copy, scribe)
    return [(event.name, repr(event.facts)) for event in scribe.events]
