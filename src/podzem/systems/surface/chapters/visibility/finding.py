"""Видимость: what is found on entering a cell, at dawn, and from a height (surface.visibility.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import NOBODY, Scribe
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.cells import Cell, read_cell
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.chapters.flying import is_flying
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import sight as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import MOUNTAIN, neighbours
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side
from podzem.world.region.region import Landmark
from podzem.world.region.tables import CONSPICUOUS, HIDDEN, HUGE, INCONSPICUOUS

TABLE: Final = read_part("travel")
ENTERING: Final[int] = TABLE["sight"]["entering"]
IN_STORM: Final[int] = TABLE["conspicuous"]["storm"]
DIE: Final = 6
CLASSES: Final = {
    INCONSPICUOUS: "surface.visibility.inconspicuous",
    CONSPICUOUS: "surface.visibility.conspicuous",
    HUGE: "surface.visibility.huge",
    HIDDEN: "surface.visibility.hidden_places",
}
KNOWN: Final = "surface.visibility.known"
VANTAGE: Final = "surface.visibility.vantage"


def look(game: Game, party: Party, scribe: Scribe, by_path: bool = False) -> None:
    """On entering a cell: its landmarks in map order, huge ones beside it, from a height the neighbours."""
    charting.draw(game, party)
    party.knowledge.in_sight = []
    for mark in region_of(game).landmarks_at(party.cell):
        _meet_eye(game, party, mark, scribe, by_path)
    _see_huge(game, party, scribe)
    if has_vantage(game, party):
        _look_around(game, party, scribe)
    charting.recognise(game, party, scribe)


def at_dawn(game: Game, words: list[str], scribe: Scribe) -> None:
    """Huge ones are looked at anew; after a storm the conspicuous are found without a die, nothing else."""
    party = game.party(int(words[0]))
    charting.draw(game, party)
    _see_huge(game, party, scribe)
    if is_stormy(game):
        return
    _find_all(game, party, party.cell, (CONSPICUOUS,), scribe)
    if has_vantage(game, party):
        _look_around(game, party, scribe, again=True)
    charting.recognise(game, party, scribe)


def has_vantage(game: Game, party: Party) -> bool:
    """From a mountain, from flight, or from a watchtower that was built there."""
    high = land_of(game, party).terrain(party.cell) == MOUNTAIN or works.has_vantage(game, party.cell)
    return high or is_flying(game, party)


def is_known(party: Party, mark: Landmark) -> bool:
    """Whether it is on the party's map and the party knows where it is: then it comes back without a die."""
    return mark.id in party.knowledge.found and not party.lost


def _meet_eye(game: Game, party: Party, mark: Landmark, scribe: Scribe, by_path: bool) -> None:
    if is_known(party, mark) or mark.sight == HIDDEN:
        return
    if by_path and mark.is_settlement and game.setting.is_on("sight_paths_lead"):
        find(game, party, mark, KNOWN, scribe)
    elif _is_seen(game, mark, CLASSES[mark.sight], scribe):
        find(game, party, mark, CLASSES[mark.sight], scribe)


def _is_seen(game: Game, mark: Landmark, clause: str, scribe: Scribe) -> bool:
    """Whether one who enters its cell finds it: a die where the weather or its size leaves it to chance."""
    if mark.sight == HUGE:
        return True
    if mark.sight == CONSPICUOUS:
        return not is_stormy(game) or scribe.check(IN_STORM, DIE, events.SIGHT_DIE, NOBODY, clause)
    return not is_stormy(game) and scribe.check(ENTERING, DIE, events.SIGHT_DIE, NOBODY, clause)


def _see_huge(game: Game, party: Party, scribe: Scribe) -> None:
    """One cell away, not in a storm; by `sight_metric` over the corners too."""
    if is_stormy(game):
        return
    for cell in charting.in_sight(game, party.cell):
        _find_all(game, party, cell, (HUGE,), scribe)


def _find_all(game: Game, party: Party, cell: Cell, classes: tuple[str, ...], scribe: Scribe) -> None:
    """All landmarks of these classes in a cell, without a die."""
    for mark in region_of(game).landmarks_at(cell):
        if mark.sight in classes and not is_known(party, mark):
            find(game, party, mark, CLASSES[mark.sight], scribe)


def _look_around(game: Game, party: Party, scribe: Scribe, again: bool = False) -> None:
    """All that would be seen from the four neighbours, without what mountains there would add.

    Who looks `again` from the same height, at dawn, has no new dice for what is inconspicuous.
    """
    charting.draw(game, party, around=True)
    region, shown = region_of(game), party.knowledge.in_sight
    for cell in neighbours(region, party.cell):
        if region.terrain(cell) == MOUNTAIN and mountain_id(cell) not in shown:
            shown.append(mountain_id(cell))
        for mark in region.landmarks_at(cell):
            if mark.id not in shown and _is_shown(game, party, mark, again, scribe):
                shown.append(mark.id)
        if not is_stormy(game):
            _look_beyond(game, party, cell, scribe)


def _is_shown(game: Game, party: Party, mark: Landmark, again: bool, scribe: Scribe) -> bool:
    """Whether the view shows it: known ones that can be seen, others as one who has just entered would find them."""
    if mark.sight == HIDDEN or (mark.sight == INCONSPICUOUS and (again or not _rolls_inconspicuous(game))):
        return False
    if is_known(party, mark):
        return mark.sight in (CONSPICUOUS, HUGE)
    if not _is_seen(game, mark, VANTAGE, scribe):
        return False
    find(game, party, mark, VANTAGE, scribe)
    return True


def _rolls_inconspicuous(game: Game) -> bool:
    return game.setting.word("sight_vantage_inconspicuous") == "roll"


def _look_beyond(game: Game, party: Party, cell: Cell, scribe: Scribe) -> None:
    """Huge ones one cell further: landmarks and mountains."""
    region, shown = region_of(game), party.knowledge.in_sight
    for further in charting.in_sight(game, cell):
        if further == party.cell:
            continue
        if region.terrain(further) == MOUNTAIN and mountain_id(further) not in shown:
            shown.append(mountain_id(further))
        for mark in region.landmarks_at(further):
            if mark.sight == HUGE and mark.id not in shown:
                shown.append(mark.id)
                if not is_known(party, mark):
                    find(game, party, mark, VANTAGE, scribe)


def mountain_id(cell: Cell) -> str:
    """The name of a mountain cell among what is in sight."""
    return f"{MOUNTAIN}:{cell}"


def mountain_of(id: str) -> Cell | None:
    """The cell of such a name; None for a landmark of the map."""
    kind, colon, place = id.partition(":")
    return read_cell(place) if kind == MOUNTAIN and colon else None


def find(game: Game, party: Party, mark: Landmark, clause: str, scribe: Scribe) -> None:
    """It is on the map from now on; one that was there already tells a lost party where it is."""
    own, cell = party.knowledge, Cell(*mark.cell)
    if mark.id in own.found:
        if own.found[mark.id] == cell:
            charting.reorient(game, party, scribe)
        return
    own.found[mark.id] = charting.drawn_at(party, cell)
    facts: dict[str, Value] = {"party": party.number, "landmark": mark.id}
    scribe.record(events.FOUND, facts, clause=clause, audience=side(game, party))
    if party.march is not None and "landmark" in party.stops:
        party.march.paused = True


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"dawn_view": at_dawn}
