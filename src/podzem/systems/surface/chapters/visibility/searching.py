"""Видимость: the search of a cell, a whole day's work (surface.visibility.search, .hidden_places)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import NOBODY, Scribe
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters import actions
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import sight as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words, no_words
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side
from podzem.world.region.region import Landmark
from podzem.world.region.tables import HIDDEN, INCONSPICUOUS

TABLE: Final = read_part("travel")
STORM: Final[int] = TABLE["sight"]["storm_search"]
SECRET_PLACE: Final[int] = TABLE["hidden"]["search"]
SEARCH: Final = "search_cell"
CLAUSE: Final = "surface.visibility.search"
HIDDEN_CLAUSE: Final = "surface.visibility.hidden_places"


def in_the_evening(game: Game, words: list[str], scribe: Scribe) -> None:
    """A search that is completed today finds by the weather of today."""
    party = game.party(int(words[0]))
    if party.action != SEARCH:
        return
    if not actions.advance(party):
        scribe.record(events.SEARCH_GOES_ON, {"party": party.number}, audience=side(game, party))
        return
    party.end_action()
    found = [mark for mark in region_of(game).landmarks_at(party.cell) if _is_found(game, party, mark, scribe)]
    for mark in found:
        finding.find(game, party, mark, finding.CLASSES[HIDDEN] if mark.sight == HIDDEN else CLAUSE, scribe)
    facts = {"party": party.number, "count": len(found)}
    scribe.record(events.SEARCHED, {**facts}, audience=side(game, party))


def _is_found(game: Game, party: Party, mark: Landmark, scribe: Scribe) -> bool:
    """Hidden and inconspicuous ones by a die in map order, where the weather leaves one; all others surely."""
    if finding.is_known(party, mark):
        return False
    if mark.sight == HIDDEN:
        return _finds_hidden(game, party, mark, scribe)
    if mark.sight == INCONSPICUOUS and is_stormy(game):
        return scribe.check(STORM, finding.DIE, events.SIGHT_DIE, NOBODY, finding.CLASSES[INCONSPICUOUS])
    return True


def _finds_hidden(game: Game, party: Party, mark: Landmark, scribe: Scribe) -> bool:
    """Not in a storm; surely with a clue."""
    if is_stormy(game):
        return False
    told = mark.id in party.knowledge.clues
    return told or scribe.check(SECRET_PLACE, finding.DIE, events.SIGHT_DIE, NOBODY, HIDDEN_CLAUSE)


def _why_not(game: Game, party: Party, words: Words) -> Refusal | None:
    return None


def _search(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    actions.begin(game, party, SEARCH, CLAUSE, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec(SEARCH, ("party",), may_hide_a_die=True),
        phases=(DAWN,),
        late=CLAUSE,
        choices=no_words,
        why_not=_why_not,
        do=_search,
    ),
)
STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"search": in_the_evening}
