"""How the dungeon is left, and what is brought out of it."""

from __future__ import annotations

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.morale import captives
from podzem.systems.delve.chapters.movement import events
from podzem.systems.delve.chapters.movement.ways import is_way_out
from podzem.systems.delve.chapters.town import returning
from podzem.systems.delve.company import awake, members, place_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import DEAD, GONE, OK, Group
from podzem.systems.delve.place import OUTSIDE
from podzem.systems.delve.rows import no


def why_not_leave(game: Game, group: Group) -> Refusal | None:
    """Only where the dungeon has a way out, and nobody who lies there is forgotten by mistake."""
    if not awake(game, group) or not is_way_out(game, place_of(game, group)):
        return no("delve.time.pace", group=group.number)
    return None


def leave(game: Game, group: Group, scribe: Scribe) -> None:
    """All of the group who can walk or are borne come out; others stay where they lie."""
    borne = {person.bears for person in members(game, group)}
    here = place_of(game, group)
    out = [one for one in members(game, group) if one.state == OK or one.number in borne or one.at == here]
    for person in out:
        person.at, person.order, person.bears = OUTSIDE, [], 0
    left = [one.number for one in members(game, group) if one not in out and one.state not in (DEAD, GONE)]
    events.came_out(scribe, group)
    game.coins += captives.bring_out(game, group, scribe)
    game.groups.remove(group)
    if left:
        game.groups.append(Group(group.number, left, group.counter))
    returning.settle(game, scribe)
