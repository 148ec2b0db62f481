"""«Подземелье»: who goes below, and how an expedition begins and ends (dungeon.premise.goal, .animals, .reluctance)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import aid
from podzem.expedition.people import ACTIVE, DOWN, OUTSIDE, PC, Member
from podzem.expedition.town import income
from podzem.site.sight import knowledge
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.movement.packing import pack_ranks
from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import ORDERS, OVER, TOWN, Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.reach import no
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.splitting import drop_empty, take_out
from podzem.world.chance import die
from podzem.world.dungeon_map import Opening
from podzem.world.points import distance, step

GOAL: Final = "dungeon.premise.goal"
RELUCTANCE: Final = "dungeon.premise.reluctance"
BEASTS: Final = read_part("beasts")
NEVER: Final[list[str]] = BEASTS["animals"]["never"]
RELUCTANT: Final[dict[str, int]] = BEASTS["reluctance"]["loyalty"]
BIRDS: Final[list[str]] = BEASTS["reluctance"]["always_refuse"]


def why_not_below(member: Member) -> Refusal | None:
    """Horses, deer and camels never go below; of beasts of burden only donkeys do (dungeon.premise.animals)."""
    return no("dungeon.premise.animals", "enter", member=member.id) if member.type in NEVER else None


def enter(game: Game, entrance: str, members: list[Member], scribe: Scribe) -> Group | None:
    """A group leaves the open through an entrance: the expedition starts; who refuses stays outside."""
    going = [member for member in members if not _refuses(game, member, scribe)]
    if not going:
        return None
    lay_treasure(game)
    depth = game.dungeon.depth_of(entrance)
    opening = game.dungeon.level(depth).opening(entrance)
    group = _group_at(game, depth, opening, going)
    game.groups.append(group)
    for member in going:
        member.status, member.group = (ACTIVE if member.status == OUTSIDE else member.status), group.number
    group.ranks = pack_ranks(game, group, going)
    known = knowledge(game.site, depth)
    known.openings += [entrance] if entrance not in known.openings else []
    events.went_below(scribe, group, entrance, len(going))
    game.stage, game.company.turn = ORDERS, 0 if len(game.groups) == 1 else game.company.turn
    return group


def _group_at(game: Game, depth: int, opening: Opening, going: list[Member]) -> Group:
    """Half a sazhen inside, the open air behind it."""
    level = game.dungeon.level(depth)
    inwards = level.area(opening.a).kind == "outside"
    heading = opening.direction if inwards else {"N": "S", "S": "N", "E": "W", "W": "E"}[opening.direction]
    number = max((group.number for group in game.groups), default=0) + 1
    area = opening.b if inwards else opening.a
    return Group(number, depth, step(opening.at, heading, 1), heading, trail=[opening.at], area=area)


def _refuses(game: Game, member: Member, scribe: Scribe) -> bool:
    """One check per expedition for those who dread the dark: d6 over loyalty stays outside; birds always do."""
    if member.type in BIRDS:
        events.refuses_to_go(scribe, member)
        return True
    if member.type not in RELUCTANT:
        return False
    bound = member.loyalty_fixed if member.loyalty_fixed >= 0 else RELUCTANT[member.type]
    if die(scribe, events.RELUCTANCE_DIE) <= bound:
        return False
    events.refuses_to_go(scribe, member)
    return True


def leave(game: Game, group: Group, scribe: Scribe) -> None:
    """A group comes out: what it brings is delivered, and with the last one the expedition is over."""
    events.came_out(scribe, group)
    group.legs = []
    for member in [m for m in game.members.values() if m.group == group.number and m.status == DOWN]:
        aid.die_of(member, "dungeon.aid.window", Below(game), scribe)
    income.deliver(game.company, coming_out(game, group), group.number, scribe, sells=not game.is_lent)
    numbers = [member.number for member in game.members.values() if member.group == group.number]
    for number in numbers:
        member = game.members[number]
        member.group = 0
        member.status = OUTSIDE if member.status == ACTIVE else member.status
    take_out(game, group, numbers)
    captives = game.company.captives(group.number)
    if game.is_lent:
        game.exits |= dict.fromkeys([*numbers, *(one.number for one in captives)], _way_out(game, group))
    for captive in captives:
        captive.captor = 0
    drop_empty(game)
    if game.is_lent and not game.groups:
        game.company.turn += 1  # the turn in which they walked out was used (surface.dungeon.clock)
    end_if_nobody_is_left(game, scribe)


def _way_out(game: Game, group: Group) -> str:
    """The opening through which it has just come into the open: the nearest of its level."""
    level = game.dungeon.level(group.depth)
    ways = [id for id in game.dungeon.entrances if level.has_opening(id)]
    return min(ways, key=lambda id: distance(level.opening(id).at, group.at))


def coming_out(game: Game, group: Group) -> list[Member]:
    """Those of a group who bring something out: who lives, and its captives."""
    marching = [game.members[number] for number in group.members if game.members[number].status in (ACTIVE, DOWN)]
    return [*marching, *game.company.captives(group.number)]


def end_if_nobody_is_left(game: Game, scribe: Scribe) -> None:
    """The expedition ends when no living free member is below, the fled not counted (dungeon.premise.goal)."""
    if any(member.status in (ACTIVE, DOWN) and member.group for member in game.members.values() if member.owner >= 0):
        return
    if game.stage in (TOWN, OVER):
        return
    game.groups, game.agenda, game.orders, game.acts = [], [], {}, []
    game.meeting, game.waiting, game.fight, game.released = None, [], None, False
    if game.is_lent:
        income.come_back(game.company, scribe, sells=False)
    else:
        income.expedition_over(game.company, scribe)
    came_back = any(member.kind == PC and member.status == OUTSIDE for member in game.members.values())
    home = OVER if game.is_lent else TOWN
    game.stage, game.status = (home, "returned") if came_back else (OVER, "lost")
