"""Встречи: who comes out of a landmark (surface.encounter.landmark, T14)."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from podzem.core.scribe import NOBODY, Scribe
from podzem.core.tables import read_tables
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell, read_cell
from podzem.systems.surface.chapters import parting
from podzem.systems.surface.chapters.encounters import arriving, coming
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import PLAIN, WATER, neighbours
from podzem.systems.surface.parties import CAMP, Party
from podzem.world.chance import succeeds
from podzem.world.region.meetings import kind_met
from podzem.world.region.region import Landmark
from podzem.world.region.tables import HUGE

CLAUSE: Final = "surface.encounter.landmark"
ENTRANCE: Final = "dungeon_entrance"
"""Out of which the wanderers of the dungeon's first depth come."""
WANDERERS: Final = read_tables(files("podzem.site").joinpath("tables", "generator.toml"))["wandering"]
DEEPER: Final = "deeper"


def entered(game: Game, words: list[str], scribe: Scribe) -> None:
    """A party has come into a cell: those of the cell, then the huge ones beside it, one after another."""
    party, start = game.party(int(words[0])), int(words[1]) if len(words) > 1 else 0
    cell = read_cell(words[2]) if len(words) > 2 else party.cell
    if cell == party.cell and not party.inside:
        _ask(game, party, [*_of_cell(game, cell), *_beside(game, cell)], start, "emerge", scribe)


def by_night(game: Game, words: list[str], scribe: Scribe) -> None:
    """A party camps in the cell."""
    party, start = game.party(int(words[0])), int(words[1]) if len(words) > 1 else 0
    cell = read_cell(words[2]) if len(words) > 2 else party.cell
    if cell == party.cell and not party.inside and parting.is_watched(game, party):
        here = region_of(game).landmarks_at(cell)
        _ask(game, party, [(mark, mark.emerge.night) for mark in here], start, "haunt", scribe)


def _of_cell(game: Game, cell: Cell) -> list[tuple[Landmark, int]]:
    return [(mark, mark.emerge.enter) for mark in region_of(game).landmarks_at(cell)]


def _beside(game: Game, cell: Cell) -> list[tuple[Landmark, int]]:
    region = region_of(game)
    around = [mark for other in neighbours(region, cell) for mark in region.landmarks_at(other)]
    return [(mark, mark.emerge.adjacent) for mark in around if mark.sight == HUGE]


def _ask(game: Game, party: Party, marks: list[tuple[Landmark, int]], start: int, step: str, scribe: Scribe) -> None:
    """A die for each that was not met today; the rest waits until a meeting is over.

    A judge who brings all meetings himself has none drawn (`judge_wandering`).
    """
    if game.setting.asks_judge("judge_wandering") == "off":
        return
    for place, (mark, chance) in enumerate(marks[start:], start):
        state = game.landmarks.get(mark.id)
        is_met = state is not None and state.met_today
        if chance and not is_met and succeeds(scribe, chance, events.EMERGE_DIE):
            game.agenda[:0] = [f"{step}:{party.number}:{place + 1}:{party.cell}"]
            come_out(game, party, mark, scribe)
            return


def come_out(game: Game, party: Party, mark: Landmark, scribe: Scribe) -> None:
    """Its dwellers; a lair's are thrown once and kept."""
    state, night = game.mark(mark.id), party.phase == CAMP
    state.met_today = True
    scribe.record(events.EMERGED, {"landmark": mark.id, "party": party.number})
    coming.begin(game, party, dwellers(game, mark, scribe), night, scribe, source=mark.id)


def at_the_gate(game: Game, words: list[str], scribe: Scribe) -> None:
    """Those who live in a settlement of monsters come out as enemies (surface.move.settlement_enter)."""
    party, mark = game.party(int(words[0])), region_of(game).landmark(words[1])
    game.mark(mark.id).met_today = True
    coming.begin_at_gate(game, party, dwellers(game, mark, scribe), int(words[2]), mark.id, scribe)


def dwellers(game: Game, mark: Landmark, scribe: Scribe) -> str:
    """The kind that lives there."""
    state = game.mark(mark.id)
    if mark.dwellers:
        return mark.dwellers
    if mark.type == ENTRANCE:
        return _wanderers(scribe)
    if not state.dwellers:
        terrain = region_of(game).terrain(mark.cell)
        column = PLAIN if terrain in WATER else terrain
        state.dwellers = kind_met(region_of(game), column, arriving.row(scribe, CLAUSE))
    return state.dwellers


def _wanderers(scribe: Scribe) -> str:
    """T12 of the dungeon at the first depth; `deeper` is a die of the next row."""
    for row in WANDERERS:
        kind = str(row["kinds"][int(scribe.roll(len(row["kinds"]), events.ROW_DIE, NOBODY, CLAUSE)) - 1])
        if kind != DEEPER:
            return kind
    raise AssertionError("the last row of the table has nothing deeper")


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    "emerge": entered,
    "haunt": by_night,
    "gate": at_the_gate,
}
