"""The way below: the party at the entrance, a light in hand (delve.light.handling)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.light.lights import kindle
from podzem.systems.delve.chapters.movement.arriving import look_after_step
from podzem.systems.delve.chapters.movement.marching import gathered
from podzem.systems.delve.chapters.movement.ways import entrance
from podzem.systems.delve.chapters.time import events as time_events
from podzem.systems.delve.chapters.town import days, events
from podzem.systems.delve.chapters.town.creating import DONE
from podzem.systems.delve.company import members
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.things import HAND


def enter(game: Game, id: str, scribe: Scribe) -> None:
    """Everybody who goes along stands behind the entrance; torches in hand are lit."""
    place = entrance(game, id)
    group = gathered(game)
    going = members(game, group)
    game.taken, game.lost = len(days.led(game)), 0
    game.groups = [group]
    for person in going:
        person.at, person.making = place, DONE
    group.trail = [place]
    game.stage = TURN
    events.went_below(scribe, group)
    for person in going:
        for item in person.items:
            if item.where == HAND and item.kind in ("torch", "lamp") and item.left:
                kindle(game, person, item, scribe)
    time_events.turn_begins(scribe, game.turn + 1)
    look_after_step(game, group, scribe)


def ways_in(game: Game) -> tuple[str, ...]:
    """The entrances of the dungeon."""
    return dungeon(game).entrances
