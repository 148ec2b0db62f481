"""Pits: the edge, the fall, the spikes, the way out (dungeon.trap.pit, .pit_spikes, .pit_climb)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.harm import attack, take_loss, take_wound
from podzem.expedition.people import DOWN, Member
from podzem.expedition.shining import burning
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.reach import group_of, no
from podzem.world.chance import die, succeeds
from podzem.world.item import Item
from podzem.world.points import Rect

CLAUSE: Final = "dungeon.trap.pit"
CLIMB: Final = "dungeon.trap.pit_climb"
EDGE: Final[list[tuple[int, int]]] = list(zip(PLACE["pit"]["edge_qg"], PLACE["pit"]["edge_chance"], strict=True))
"""Chances in 6 to catch the edge by load in quarter grivnas; heavier ones have none."""
LIGHT_OUT: Final[int] = PLACE["pit"]["light_out"]
LEAP_QG: Final[int] = PLACE["pit"]["leap_qg"]
LEAP_HS: Final[int] = PLACE["pit"]["leap_hs"]
LEAP_FAILS: Final[int] = PLACE["pit"]["falls_at"]
SPIKES: Final[int] = PLACE["spikes"]["modifier"]
BARE_HANDED: Final[int] = PLACE["climb"]["bare_handed"]
"""Chance in 6 to climb out of a deep pit with nothing."""
SHALLOW: Final[int] = PLACE["climb"]["shallow"]


def fall_into(game: Game, victims: list[Member], pit: str, sazhens: int, spiked: bool, scribe: Scribe) -> list[Member]:
    """Victim by victim: edge, fall, spikes, lights. Who caught the edge is not among those returned."""
    fallen = []
    for member in victims:
        if not _catches_edge(game, member, scribe):
            fallen.append(_fall(game, member, pit, sazhens, spiked, scribe))
    return fallen


def _catches_edge(game: Game, member: Member, scribe: Scribe) -> bool:
    load = carrying.load(game.company, member)
    chance = next((chance for most, chance in EDGE if load <= most), 0)
    if chance == 0 or not succeeds(scribe, chance, events.EDGE_DIE):
        return False
    events.caught_edge(scribe, member)
    return True


def _fall(game: Game, member: Member, pit: str, sazhens: int, spiked: bool, scribe: Scribe) -> Member:
    member.pit = pit
    events.fell_in(scribe, member, pit)
    face = die(scribe, events.FALL_DIE)
    if face <= sazhens:
        take_loss(game.company, member, CLAUSE, Below(game), scribe)
    elif face == sazhens + 1:
        take_wound(member, CLAUSE, scribe)
    if spiked:
        attack(game.company, member, SPIKES, False, "dungeon.trap.pit_spikes", Below(game), scribe)
    for item in burning(member):
        if succeeds(scribe, LIGHT_OUT, events.PIT_LIGHT_DIE):
            item.burning = False
            events.pit_light_out(scribe, member, item)
    return member


def can_leap(game: Game, member: Member, rect: Rect, along_x: bool) -> bool:
    """Whether he may leap an open pit: not too long, not too laden."""
    length = rect[2] if along_x else rect[3]
    return length <= LEAP_HS and carrying.load(game.company, member) <= LEAP_QG and member.type != carrying.DONKEY


def leap(game: Game, member: Member, pit: str, sazhens: int, spiked: bool, scribe: Scribe) -> bool:
    """Over an open pit, part of a leg: a 1 falls in. Whether he came over."""
    if die(scribe, events.LEAP_DIE) > LEAP_FAILS:
        events.leapt(scribe, member)
        return True
    _fall(game, member, pit, sazhens, spiked, scribe)
    return False


def depth_of(game: Game, member: Member) -> int:
    """The depth in sazhens of the pit he is in."""
    level = game.dungeon.level(group_of(game, member).depth)
    for trap in level.traps:
        if trap.id == member.pit:
            return trap.depth_sazhens
    return next(feature.chasm_depth for feature in level.features if feature.id == member.pit)


def ropes(game: Game, member: Member) -> list[Item]:
    """Ropes that somebody above holds ready for him."""
    above = [game.members[number] for number in group_of(game, member).members if not game.members[number].pit]
    return [item for other in above if other.is_up for item in other.items if item.kind == "rope"]


def climb_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """By hand."""
    return [()] if member.pit else []


def why_not_climb(game: Game, member: Member) -> Refusal | None:
    """Only out of a pit."""
    if not member.pit or member.type == carrying.DONKEY:
        return no(CLIMB, "climb", member=member.id)
    return None


def rope_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """By each rope that hangs from above."""
    return [(rope.id,) for rope in ropes(game, member)] if member.pit else []


def why_not_climb_rope(game: Game, member: Member, rope: Item) -> Refusal | None:
    """A rope must reach the bottom and have a holder."""
    if (
        all(rope is not other for other in ropes(game, member))
        or rope.count < depth_of(game, member)
        or member.type == carrying.DONKEY
    ):
        return no(CLIMB, "climb_rope", member=member.id)
    return None


def climb_rope(game: Game, member: Member, rope: Item, scribe: Scribe) -> None:
    """A held rope is certain."""
    _get_out(member, scribe)


def _get_out(member: Member, scribe: Scribe) -> None:
    member.pit = ""
    events.climbed(scribe, member)


def climb(game: Game, member: Member, scribe: Scribe) -> None:
    """A shallow pit is certain, bare hands 1 of 6 a turn."""
    if depth_of(game, member) <= SHALLOW or succeeds(scribe, BARE_HANDED, events.CLIMB_DIE):
        _get_out(member, scribe)
    else:
        events.slipped_back(scribe, member)


def haul_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Those in a pit who cannot climb by themselves."""
    return [(other.id,) for other in helpless(game, member)]


def helpless(game: Game, member: Member) -> list[Member]:
    """Those of his group in a pit who cannot climb by themselves."""
    same = [other for other in game.members.values() if other.pit and other.group == member.group]
    return [other for other in same if other.status == DOWN or other.type == carrying.DONKEY]


def why_not_haul(game: Game, member: Member, victim: Member) -> Refusal | None:
    """A rope that reaches down, and somebody there who has to be hauled."""
    if member.pit or not any(rope.count >= depth_of(game, victim) for rope in ropes(game, victim)):
        return no(CLIMB, "haul", member=member.id)
    return None


def haul(game: Game, holders: list[Member], victim: Member, scribe: Scribe) -> None:
    """Somebody who lies needs two holders, a donkey four; too few do not lift him."""
    needed = PLACE["climb"]["donkey" if victim.type == carrying.DONKEY else "lying"]
    if len(holders) >= needed:
        victim.pit = ""
        events.hauled(scribe, victim)
    else:
        events.slipped_back(scribe, victim)
