"""«Действия»: taking walls down and digging (dungeon.action.dig).

A face is half a sazhen wide, or a whole one by the switch dig_size: `1:18,34:W` is dug from that cell westwards. The
rubble of a feature is dug under the feature's own id. Progress stays whatever comes between (dungeon.time.multi_turn).
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.carrying import creature_of
from podzem.expedition.people import ANIMAL, Member
from podzem.site.rock_faces import dig_through, face_stand, faces_near, pieces_of, room_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import STEP_HS, WORK_LIGHT
from podzem.systems.dungeon.reach import at_work, face_hs, group_of, no, why_not_there
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import stands_of

CLAUSE: Final = "dungeon.action.dig"
DIG: Final = read_part("turn")["dig"]
LABOUR: Final[int] = DIG["labour"]
"""Digger-turns for one face."""
KARLS_PACE: Final[int] = DIG["karls_pace"]
TOOLS: Final = ("tool",)


def dig_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Faces of the walls within a step, and rubble; only for who has a tool."""
    group = group_of(game, member)
    here = stands_of(game, group).get(member.number)
    if here is None or not tool_of(member):
        return []
    return [(face,) for face in faces_near(game.site, here, STEP_HS, face_hs(game))]


def tool_of(member: Member) -> bool:
    """Whether he has something to dig with."""
    return any(item.kind in TOOLS for item in member.items)


def why_not_dig(game: Game, member: Member, face: str) -> Refusal | None:
    """A face within a step in bright light, a working tool, and nobody else at it."""
    group = group_of(game, member)
    place = face_stand(game.site, group.depth, face, face_hs(game))
    if not tool_of(member) or member.kind == ANIMAL:
        return no(CLAUSE, "dig", member=member.id)
    if carrying.hands(game.company, member) > sum(
        carrying.hands_for(i) for i in member.items if i.ready and i.kind in TOOLS
    ):
        return no("dungeon.load.hands", "dig", member=member.id)
    found = why_not_there(game, member, "dig", place, WORK_LIGHT["dig"])
    if found is not None:
        return found
    others = [n for n in at_work(game, "dig", face) if n != member.number]
    if len(others) >= room_at(game.site, group.depth, face):
        return no(CLAUSE, "dig", member=member.id, place=face)
    return None


def dig(game: Game, member: Member, face: str, scribe: Scribe) -> None:
    """One digger-turn; karls dig at double pace."""
    group = group_of(game, member)
    creature = creature_of(member)
    pace = KARLS_PACE if creature is not None and "double_dig" in creature.flags else 1
    done = game.site.digs.get(face, 0) + pace
    game.site.digs[face] = done
    needed = labour(game, group.depth, face)
    events.dug(scribe, member, face, min(done, needed), needed)
    if done >= needed:
        _break_through(game, group.depth, face, scribe)


def labour(game: Game, depth: int, face: str) -> int:
    """Digger-turns that a face takes in all; rubble takes them for each half sazhen square."""
    return LABOUR * pieces_of(game.site, depth, face, face_hs(game))


def _break_through(game: Game, depth: int, face: str, scribe: Scribe) -> None:
    left = dig_through(game.site, depth, face, face_hs(game))
    if left == "rubble":
        events.rubble_gone(scribe, face)
    else:
        tell = events.hollow if left == "hollow" else events.breach
        tell(scribe, face)
    look_around(game, scribe)
