"""What the map says comes of an act or an event: a way opens, something is found, a trap springs."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.chapters.search.searching import DESCRIBE, reveal
from podzem.systems.delve.chapters.traps import springing
from podzem.systems.delve.document import hidden_in
from podzem.systems.delve.doors import doorway
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import level
from podzem.systems.delve.people import Person
from podzem.systems.delve.sight import look_around


def bring_about(game: Game, person: Person, result: tuple[str, str], scribe: Scribe) -> None:
    """It happens to whoever did it, and what can be seen now is seen."""
    what, id = result
    here = level(game, person.at.depth)
    if what == "open" and here.has_opening(id):
        state = doorway(game, here.opening(id))
        state.open, state.unnoticed, state.found, state.unlocked = True, False, True, True
    elif what == "find":
        _find(game, person, id, scribe)
    elif what == "spring" and is_up(person):
        springing.spring_id(game, person, id, scribe)
    look_around(game, scribe)


def _find(game: Game, person: Person, id: str, scribe: Scribe) -> None:
    depth = person.at.depth
    for area in level(game, depth).areas:
        for hidden in hidden_in(game, depth, area.id) if area.kind != "outside" else ():
            if hidden.id == id:
                reveal(game, hidden, DESCRIBE, scribe)
                return
