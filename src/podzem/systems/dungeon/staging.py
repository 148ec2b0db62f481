"""A state for a case in a few words, and every path of a state with its value (docs/cases.md).

`party` names the members with their kits, `at` where they stand, `met` whom they meet; whatever else a case sets are
paths of the state itself. Members are numbered from 1 in the order of the list, the things of member 2 from 201.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from podzem.core.dice import Scripted
from podzem.core.errors import Malformed
from podzem.core.forms import merged, nearest
from podzem.core.numbers import read_natural
from podzem.core.record import whole as whole_of
from podzem.core.scribe import Scribe
from podzem.expedition import spawning
from podzem.expedition.making import kit
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, ANIMAL, CAPTIVE, COMPANION, PC, Member
from podzem.expedition.town import hiring
from podzem.site import doors
from podzem.site.grounds import ground_at
from podzem.site.known import Known
from podzem.site.sight import knowledge
from podzem.systems.dungeon import record
from podzem.systems.dungeon.chapters.load import lying
from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import COMBAT, MEETING, ORDERS, Game, new_game
from podzem.systems.dungeon.going_on import go_on
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.invariants import fault
from podzem.systems.dungeon.setting import read_setting
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Level
from podzem.world.gear import GEAR
from podzem.world.points import DIRECTIONS, Point, distance, read_point, write_point

KEYS: Final = ("party", "at", "depth", "heading", "known", "met")
OF_MET: Final = ("kind", "count", "at", "seen", "surprised", "combat", "captives")
QUIET: Final = {
    "judge": "ask",
    "judge_wandering": "off",
    "judge_opponents": "automatic",
    "judge_surprise": "automatic",
    "judge_attitude": "automatic",
    "judge_break": "automatic",
}
"""What a case does not set: nobody wanders about, so that the end of a turn throws no die, and no judge is asked."""
MOST_ALIKE: Final = 3
"""Digits of the number of things alike in a kit."""
FIRST_MET: Final = 500
"""Those met are numbered after this."""
FIRST_FREE: Final = 1000
"""Numbers from here on are for what comes up later."""


def stage(players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
    """The state of a case: a party below ground in the order stage, and the paths that differ."""
    game = new_game(read_setting(players, {**QUIET, **options}), ORDERS, FIRST_FREE)
    game.company.ledger.purse = [0] * players
    _set_up(game, data)
    rest = {key: value for key, value in data.items() if key not in KEYS}
    return settled(_staged(game, data, rest))


def _staged(game: Game, data: Mapping[str, Any], rest: dict[str, Any]) -> Game:
    if "met" not in data:
        return _with(game, rest)
    people = rest.pop("members", {})
    later: dict[str, Any] = {key: rest.pop(key) for key in ("meeting", "fight") if key in rest}
    game = _with(game, {**rest, "members": {key: one for key, one in people.items() if not _is_met(key)}})
    _meet(game, data["met"])
    return _with(game, {**later, "members": {key: one for key, one in people.items() if _is_met(key)}})


def _is_met(key: str) -> bool:
    return (read_natural(key) or 0) > FIRST_MET


def _number(data: Mapping[str, Any], key: str, default: int) -> int:
    number = read_natural(str(data.get(key, default)))
    if number is None:
        raise Malformed(f"{key}: a number was expected, not {data[key]!r}")
    return number


def settled(game: Game) -> Game:
    """A state that somebody has written: who left a group stands in none of its ranks; what cannot be is a fault."""
    lying.tidy(game)
    game.groups = [group for group in game.groups if group.members]
    wrong = fault(game)
    if wrong:
        raise Malformed(wrong)
    return game


def _with(game: Game, paths: Mapping[str, Any]) -> Game:
    """The game with these paths changed."""
    return record.read(game, merged(record.write(game), paths))


def _set_up(game: Game, data: Mapping[str, Any]) -> None:
    at, depth, facing = read_point(str(data.get("at", "1,5"))), _depth(game, data), str(data.get("heading", "E"))
    if facing not in DIRECTIONS:
        raise Malformed(f"heading: {', '.join(DIRECTIONS)} was expected, not {facing!r}")
    game.groups = [Group(1, depth, at, facing, area=_area(game, depth, at, facing, "at"))]
    for level in game.dungeon.levels:
        game.site.known[level.depth] = whole_level(game, level.depth) if data.get("known", True) else Known()
        if data.get("known", True):
            know_free_doors(game, level)
        else:
            del game.site.known[level.depth]
            knowledge(game.site, level.depth)
    lay_treasure(game)
    for heap in game.site.heaps:
        heap.seen = 3 if data.get("known", True) else 0
    for number, text in enumerate(data.get("party", ["man"]), 1):
        _join(game, number, str(text))


def _depth(game: Game, data: Mapping[str, Any]) -> int:
    depth, depths = _number(data, "depth", 1), [level.depth for level in game.dungeon.levels]
    if depth not in depths:
        raise Malformed(f"depth: there is no level {depth}; known are {', '.join(map(str, depths))}")
    return depth


def _area(game: Game, depth: int, at: Point, facing: str, path: str) -> str:
    """The area of a point on the floor."""
    found = ground_at(game.site, depth).area_at(at, facing)
    if not found:
        raise Malformed(f"{path}: {write_point(at)} is rock on level {depth}")
    return found


def whole_level(game: Game, depth: int) -> Known:
    """Everything of a level that is not hidden."""
    level, ground = game.dungeon.level(depth), ground_at(game.site, depth)
    west, north, east, south = ground.bounds
    open_ground = set(ground.cells())
    rows = ["".join("3" if (x, y) in open_ground else "0" for x in range(west, east)) for y in range(north, south)]
    known = Known(rows, [area.id for area in level.areas])
    known.openings = [opening.id for opening in level.openings if not opening.is_hidden]
    known.features = {feature.id: 3 for feature in level.features}
    return known


def know_free_doors(game: Game, level: Level) -> None:
    """Who knows a level knows which of its doors open in passing."""
    for opening in level.openings:
        if opening.door is not None and opening.door.kind == "free" and not opening.is_hidden:
            doors.touch(game.site, opening).tried = "free"


def _join(game: Game, number: int, text: str) -> None:
    """`man torch! sword*`, `porter knife`, `+donkey`: with a plus in the rank of the one before."""
    type, *things = text.removeprefix("+").split() or [""]
    if type not in ("man", "donkey") and type not in hiring.TABLE["companions"] and type not in CREATURES:
        raise Malformed(f"party.{number}: there is no {type!r}; man, donkey, a companion or a creature was expected")
    kind = PC if type == "man" else ANIMAL if type == "donkey" else COMPANION
    member = Member(kind, type, number, owner=0, status=ACTIVE, group=1)
    for thing in things:
        name, colon, count = thing.rstrip("*!").partition(":")
        if name not in GEAR or (colon and not read_natural(count, MOST_ALIKE)):
            raise Malformed(f"party.{number}: there is no gear {thing!r}{nearest(name, list(GEAR))}")
    before, game.company.next_number = game.company.next_number, 100 * number + 1
    member.items, game.company.next_number = kit(game.company, things), before
    game.members[number] = member
    ranks = game.groups[0].ranks
    if text.startswith("+") and ranks:
        ranks[-1].append(number)
    else:
        ranks.append([number])


def _meet(game: Game, data: Mapping[str, Any]) -> None:
    """Those met, everything thrown; with `combat` the fight has begun, with `captives` they are the group's."""
    for key in data:
        if key not in OF_MET:
            raise Malformed(f"met.{key}: there is no such path; known are {', '.join(OF_MET)}")
    if "kind" not in data or "at" not in data:
        raise Malformed("met: who and where are needed, such as { kind = 'chud', at = '20,5' }")
    scribe, kind, at = Scribe(Scripted([])), str(data["kind"]), read_point(str(data["at"]))
    if kind not in CREATURES:
        raise Malformed(f"met.kind: there is no creature {kind!r}")
    group = game.groups[0]
    _area(game, group.depth, at, group.heading, "met.at")
    meeting = Meeting(1, _spawn(game, kind, _number(data, "count", 1), scribe), kind, "wandering")
    if data.get("captives"):
        for number in meeting.creatures:
            game.members[number].status, game.members[number].captor, game.members[number].items = CAPTIVE, 1, []
        return
    meeting.at, meeting.hs, meeting.depth = at, distance(group.at, at), group.depth
    meeting.seen, meeting.free_phase = _number(data, "seen", 2), str(data.get("surprised", ""))
    game.meeting, game.stage = meeting, MEETING
    if data.get("combat"):
        game.stage = COMBAT
        go_on(game, scribe)


def _spawn(game: Game, kind: str, count: int, scribe: Scribe) -> list[int]:
    """Numbered one after another, whatever they carry."""
    made = [
        game.members.pop(number) for number in spawning.spawn(game.company, kind, count, game.groups[0].depth, scribe)
    ]
    for number, member in enumerate(made, FIRST_MET + 1):
        member.number, game.members[number] = number, member
    return [member.number for member in made]


def whole(game: Game) -> dict[str, Any]:
    """A state as nested plain data with everything in it, what is at its default too; points as `x,y`."""
    found: dict[str, Any] = whole_of(game, _leaf)
    return found


def _leaf(value: Any) -> Any:
    if isinstance(value, tuple):
        return write_point(value)
    return value.write() if hasattr(value, "write") else None if value == "" else value
