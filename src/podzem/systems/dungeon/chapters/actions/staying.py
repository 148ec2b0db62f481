"""Who may be ordered at all, and the orders of those who stay where they are (dungeon.action.list, T5)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, DEAD, DOWN, Member
from podzem.expedition.shining import shines
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.load.lying import bearer_of, is_immovable
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import WORK_LIGHT
from podzem.systems.dungeon.reach import group_of, is_marching, light_for, no
from podzem.systems.dungeon.spots import stand_of

ORDER: Final = "dungeon.time.order"
LIST: Final = "dungeon.action.list"
GUARD: Final = "dungeon.captive.guard"
ON_THE_MARCH: Final = ("hold", "guard")
HELPLESS: Final = ("hold", "rest")
IN_A_PIT: Final = ("hold", "rest", "climb", "climb_rope", "aid")


def why_not_order(game: Game, member: Member, seat: int) -> Refusal | None:
    """Only one's own who are below, on their feet and not held by an encounter."""
    if member.owner == seat and member.status in (DOWN, DEAD):
        return no("dungeon.aid.window", member=member.id)
    if member.owner != seat or not member.group or not member.is_up:
        return no(ORDER, member=member.id)
    group = group_of(game, member)
    if group.lapsed or (game.fight is not None and game.fight_group == group.number):
        return no("dungeon.time.sequence", member=member.id)
    return None


def why_not_main(game: Game, member: Member, verb: str) -> Refusal | None:
    """One main order each, and a guard guards; on the march only holding and guarding, on the run only holding."""
    before, group = game.orders.get(member.number), group_of(game, member)
    if group.fast and verb != "hold":
        return no("dungeon.move.fast_limits", verb, member=member.id)
    if before is not None and not (verb == before.verb == "aid"):
        return no(GUARD if before.verb == "guard" else LIST, verb, member=member.id)
    if is_marching(group) and verb not in ON_THE_MARCH:
        return no(LIST, verb, member=member.id)
    if verb not in HELPLESS and (is_immovable(game, member) or bearer_of(game, member) is not None):
        return no("dungeon.load.carry", verb, member=member.id)
    return no("dungeon.trap.pit_climb", verb, member=member.id) if member.pit and verb not in IN_A_PIT else None


def why_not_free(game: Game, member: Member, verb: str) -> Refusal | None:
    """Nothing besides while running (dungeon.move.fast_limits)."""
    if group_of(game, member).fast:
        return no("dungeon.move.fast_limits", verb, member=member.id)
    return None


def why_not_keep_back(game: Game, member: Member) -> Refusal | None:
    """Who is not yet the last to fill a gap (dungeon.combat.rearrange)."""
    return no("dungeon.combat.rearrange", "keep_back", member=member.id) if member.keep_back else None


def why_not_keep_up(game: Game, member: Member) -> Refusal | None:
    """Who keeps back."""
    return None if member.keep_back else no("dungeon.combat.rearrange", "keep_up", member=member.id)


def keep_back(game: Game, member: Member, scribe: Scribe) -> None:
    """In combat he fills a gap of the first rank after all others."""
    member.keep_back = True
    events.keeps_back(scribe, member)


def keep_up(game: Game, member: Member, scribe: Scribe) -> None:
    """He fills gaps like everybody else."""
    member.keep_back = False
    events.keeps_up(scribe, member)


def why_not_guard(game: Game, member: Member) -> Refusal | None:
    """A person, and somebody to be guarded (dungeon.captive.guard)."""
    if member.kind == ANIMAL or not game.company.captives(member.group):
        return no(GUARD, "guard", member=member.id)
    return _why_dark(game, member, "guard")


def _why_dark(game: Game, member: Member, verb: str) -> Refusal | None:
    if light_for(game, member, stand_of(game, member)) < WORK_LIGHT[verb]:
        return no("dungeon.light.needs", verb, member=member.id)
    return None


def why_not_ambush(game: Game, member: Member) -> Refusal | None:
    """With no visible light (dungeon.surprise.ambush)."""
    if any(shines(game.members[number]) for number in group_of(game, member).members):
        return no("dungeon.surprise.ambush", "ambush", member=member.id)
    return None


def why_not_load(game: Game, member: Member) -> Refusal | None:
    """A person, and light to see by."""
    if member.kind == ANIMAL:
        return no("dungeon.action.load", "load", member=member.id)
    return _why_dark(game, member, "load")
