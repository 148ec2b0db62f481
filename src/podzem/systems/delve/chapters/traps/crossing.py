"""Traps of a place spring on who crosses them (delve.trap.trigger): 1 in 3 for each until it has sprung.

The same ids and the same chance as in the other document, but a die for each who crosses (delve.shared.traps).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.chapters.traps import events, springing
from podzem.systems.delve.data.traps import SPRINGS_TO
from podzem.systems.delve.document import squares_of_trap
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import level
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.telling import SIDES
from podzem.world.dungeon_map import Trap


def cross(game: Game, group: Group, moved: Sequence[Person], scribe: Scribe, shunned: Collection[str] = ()) -> None:
    """Everybody who has come to another square, in marching order; who knows his way round is not thrown for."""
    for person in moved:
        for trap in armed_at(game, person):
            if not is_up(person):
                break
            snare = game.below.snares.get(trap.id)
            if trap.id in shunned or (snare is not None and person.number in snare.bypassed):
                continue
            if int(scribe.roll(SIDES, events.TRIGGER_DIE)) <= SPRINGS_TO:
                group.halted = True
                springing.spring(game, person, trap, scribe)
            else:
                events.crossed(scribe, person, trap.type, trap.id)


def armed_at(game: Game, person: Person) -> list[Trap]:
    """The armed traps of the square that somebody has come to."""
    if not person.at.depth:
        return []
    return [
        trap
        for trap in level(game, person.at.depth).traps
        if trap.bound == "place"
        and springing.is_armed(game, trap)
        and person.at in squares_of_trap(game, person.at.depth, trap)
    ]
