"""What the words of orders name: somebody's own thing, what is at hand, a door, a place, a point of the map."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural
from podzem.core.worded_orders import Word
from podzem.expedition.handling import own
from podzem.expedition.people import Member
from podzem.site import doors
from podzem.site.heaps import LyingChest, find_chest
from podzem.site.place import Place
from podzem.site.places import find_place
from podzem.site.rock_faces import face_stand
from podzem.site.traps import known_and_armed
from podzem.systems.dungeon.chapters.actions import acting
from podzem.systems.dungeon.chapters.load import loading, sharing, using
from podzem.systems.dungeon.chapters.traps import pits
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.reach import face_hs, group_of
from podzem.world.dungeon_map import Feature, Opening, Trap
from podzem.world.item import Item
from podzem.world.points import Point, read_point


def find_member(game: Game, id: str) -> Member | None:
    """Somebody by his name."""
    return next((member for member in game.members.values() if member.id == id), None)


def _among(people: list[Member], id: str) -> Member | None:
    return next((one for one in people if one.id == id), None)


def _own(game: Game, member: Member, id: str) -> Item | None:
    return own(member, id)


def _burden(game: Game, member: Member, id: str) -> tuple[Member, Item] | None:
    return next((pair for pair in sharing.borne_beside(game, member) if pair[1].id == id), None)


def _rope(game: Game, member: Member, id: str) -> Item | None:
    """Any rope while he is in a pit: whether it hangs down to him is for the rule to say."""
    carried = (item for other in game.members.values() for item in other.items if item.kind == "rope")
    return next((rope for rope in carried if rope.id == id), None) if member.pit else None


def _chest(game: Game, member: Member, id: str) -> LyingChest | None:
    return find_chest(game.site, group_of(game, member).depth, id)


def _opening(game: Game, member: Member, id: str) -> Opening | None:
    depth = group_of(game, member).depth
    return game.dungeon.level(depth).opening(id) if doors.knows(game.site, depth, id) else None


def _lock(game: Game, member: Member, id: str) -> Opening | LyingChest | None:
    return _chest(game, member, id) if id.startswith("chest.") else _opening(game, member, id)


def _place(game: Game, member: Member, id: str) -> Place | None:
    group = group_of(game, member)
    return find_place(game.site, group.depth, id, group.area)


def _face(game: Game, member: Member, id: str) -> str | None:
    return id if face_stand(game.site, group_of(game, member).depth, id, face_hs(game)) else None


def _trap(game: Game, member: Member, id: str) -> Trap | None:
    armed = known_and_armed(game.site, group_of(game, member).depth)
    return next((trap for trap in armed if trap.id == id), None)


def _feature(game: Game, member: Member, id: str) -> Feature | None:
    known = acting.known_features(game, group_of(game, member).depth)
    return next((feature for feature in known if feature.id == id), None)


def _point(game: Game, actor: object, text: str) -> Point | None:
    try:
        return read_point(text)
    except Malformed:
        return None


def _number(game: Game, actor: object, text: str) -> int | None:
    return read_natural(text)


def _text(game: Game, actor: object, text: str) -> Any:
    return text


TEXT: Final = Word("answer", _text)
"""A word that stands for itself."""
NUMBER: Final = Word("count", _number, "")
POINT: Final = Word("point", _point, "")
OWN: Final = Word("item", _own)
AT_HAND: Final = Word("item", lambda game, member, id: loading.find(game, member, id))
TO_DRAG: Final = Word("item", lambda game, member, id: sharing.to_drag(game, member, id))
BURDEN: Final = Word("item", _burden)
ROPE: Final = Word("item", _rope, pits.CLIMB)
CHEST: Final = Word("item", _chest)
DOOR: Final = Word("opening", _opening)
LOCK: Final = Word("place", _lock)
PLACE: Final = Word("place", _place)
FACE: Final = Word("place", _face)
TRAP: Final = Word("trap", _trap)
FEATURE: Final = Word("feature", _feature)
VERB: Final = Word("verb", lambda game, member, verb: verb if verb in acting.verbs(game) else None)
NEIGHBOUR: Final = Word("other", lambda game, member, id: _among(sharing.beside(game, member), id))
WITHIN_REACH: Final = Word("other", lambda game, member, id: _among(using.within_reach(game, member), id))
PATIENT: Final = Word("other", lambda game, member, id: _among(using.known_people(game), id))
SPOIL: Final = Word("other", lambda game, member, id: _among(using.spoils_near(game, group_of(game, member)), id))
VICTIM: Final = Word("other", lambda game, member, id: _among(pits.helpless(game, member), id), pits.CLIMB)
CAPTIVE: Final = Word(
    "other", lambda game, member, id: _among(game.company.captives(member.group), id), "dungeon.captive.use"
)
