"""«Действия»: what acts and events bring about: a door opens, a hidden thing is found, a trap goes off."""

from __future__ import annotations

from podzem.core.events import OPEN, Value
from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.site import doors
from podzem.site import traps as site_traps
from podzem.site.heaps import lay
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.furnishing import reveal
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.sight import look_around
from podzem.world.dungeon_map import Level, Opening
from podzem.world.item import Item


def swing_open(game: Game, group: Group, opening: Opening, doers: list[Member], clause: str, scribe: Scribe) -> None:
    """A door opens: its trap, what is seen behind it, who is there."""
    state = doors.touch(game.site, opening)
    if state.wedged:
        state.wedged = state.held = False
        lay(game.site, group.depth, opening.at, [Item("wedge", state.wedge)])
    doors.set_open(game.site, opening, True)
    if opening.is_hidden:
        doors.find(game.site, opening, shown=True)
    events.door_opened(scribe, clause, opening)
    traps.act_done(game, group.depth, opening.id, "open", doers, scribe)
    look_around(game, scribe)
    bring_about(game, group, encounters.opened(game, group, opening.id, scribe), scribe)


def sorts_of(level: Level, ids: list[str]) -> dict[str, Value]:
    """What was found, and how much of each sort."""
    doors_found = sum(level.has_opening(id) for id in ids)
    traps_found = sum(any(trap.id == id for trap in level.traps) for id in ids)
    caches = len(ids) - doors_found - traps_found
    return {"found": ids, "caches": caches, "doors": doors_found, "traps": traps_found}


def bring_about(game: Game, group: Group, result: str, scribe: Scribe) -> None:
    """What an act on a feature, or an event, brings: `open ID`, `find ID`, `spring ID`, or nothing."""
    if not result:
        return
    verb, _, id = result.partition(" ")
    level = game.dungeon.level(group.depth)
    doers = [game.members[number] for number in group.members if game.members[number].is_up]
    if verb == "open" and level.has_opening(id):
        if not doors.is_open(game.site, level.opening(id)):
            swing_open(game, group, level.opening(id), doers[:1], "dungeon.action.single", scribe)
    elif verb == "spring":
        trap = site_traps.trap_of(game.site, group.depth, id)
        if trap is not None and site_traps.is_armed(game.site, trap):
            traps.sprung(game, trap, doers[:1], scribe, group)
    elif reveal(game, id):
        events.found(scribe, "dungeon.action.single", OPEN, doers[0], id, "thing", sorts_of(level, [id]))
        look_around(game, scribe)
