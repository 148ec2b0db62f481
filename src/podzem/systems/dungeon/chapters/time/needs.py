"""«Время и расстояние»: the clock, and the day's food (dungeon.time.turn, dungeon.time.day)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import aid, carrying, infection, magic
from podzem.expedition.people import Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.game import Game
from podzem.world.clock import TURNS_IN_DAY, is_day_end
from podzem.world.item import Item

CLAUSE: Final = "dungeon.time.day"


def pass_turn(game: Game, scribe: Scribe) -> None:
    """E7: the clock goes on; at every 144th turn everybody eats, or is the weaker for it."""
    game.company.turn += 1
    game.company.day_turn = (game.company.day_turn + 1) % TURNS_IN_DAY
    events.turn_passed(scribe, game.company.turn)
    magic.wear_off(game.company, Below(game), scribe)
    if not game.is_lent and is_day_end(game.company.turn):  # a campaign has its own evenings (surface.dungeon.clock)
        for member in _eaters(game):
            _eat(game, member, scribe)
        infection.dawn(game.company, Below(game), scribe)


def _eaters(game: Game) -> list[Member]:
    captives = [captive for group in game.groups for captive in game.company.captives(group.number)]
    return [*game.company.below(), *captives]


def _eat(game: Game, member: Member, scribe: Scribe) -> None:
    """From his own pack, else from one of his group's; without food one exhaustion."""
    if _take_ration(_own_first(game, member)):
        events.ate(scribe, member)
        return
    member.exhaustion += 1
    events.hungry(scribe, member, member.exhaustion)
    if carrying.level_in_force(member) <= 0:
        aid.die_of(member, CLAUSE, Below(game), scribe)


def _own_first(game: Game, member: Member) -> list[list[Item]]:
    group = member.group or member.captor
    others = [m for m in game.members.values() if (m.group or m.captor) == group and m.number != member.number]
    packs = [m.items for m in [member, *others]]
    return [pack for items in packs for pack in (items, *(item.contents for item in items if item.contents))]


def _take_ration(packs: list[list[Item]]) -> bool:
    for pack in packs:
        for item in pack:
            if item.kind == "ration":
                item.count -= 1
                if item.count == 0:
                    pack.remove(item)
                return True
    return False
