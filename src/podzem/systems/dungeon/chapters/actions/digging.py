"""«Действия»: taking walls down and digging (dungeon.action.dig).

A face is half a sazhen wide, or a whole one by the switch dig_size: `1:18,34:W` is dug from that cell westwards. The
rubble of a feature is dug under the feature's own id. Progress stays whatever comes between (dungeon.time.multi_turn).
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.errors import Malformed
from podzem.core.events import OPEN, Value
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.carrying import creature_of
from podzem.expedition.people import ANIMAL, Member
from podzem.site.breaches import edge_middle, hollow_id, read_face, write_face
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.chapters.actions.opening_doors import at_work
from podzem.systems.dungeon.chapters.actions.reach import STEP_HS, group_of, no, why_not_there
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import Stand, stands_of
from podzem.world.dungeon_map import Feature
from podzem.world.ground import Ground
from podzem.world.light import BRIGHT
from podzem.world.points import DIRECTIONS, Cell, distance

EVENTS: Final[tuple[str, ...]] = ("dug", "breach", "hollow", "rubble_gone")

CLAUSE: Final = "dungeon.action.dig"
LABOUR: Final[int] = read_part("turn")["dig"]["labour"]
"""Digger-turns for one face."""
TOOLS: Final = ("tool",)


def width_hs(game: Game) -> int:
    """How wide and deep one face is."""
    return 1 if game.setting.word("dig_size") == "half" else 2


def face_stand(game: Game, depth: int, face: str) -> Stand | None:
    """Where one stands to dig a face; nothing when there is no such face."""
    rubble = rubble_of(game, depth, face)
    if rubble is not None:
        return Stand(depth, rubble.at, rubble.area)
    parsed = _read(face)
    if parsed is None or parsed[0] != depth or not is_face(game, depth, parsed[1], parsed[2]):
        return None
    return Stand(depth, edge_middle(parsed[1], parsed[2]), ground_at(game, depth).area_of(parsed[1]))


def _read(face: str) -> tuple[int, Cell, str] | None:
    try:
        return read_face(face)
    except Malformed:
        return None


def rubble_of(game: Game, depth: int, id: str) -> Feature | None:
    """Rubble that still lies there."""
    known = game.site.known[depth].features if depth in game.site.known else {}
    features = game.dungeon.level(depth).features
    return next(
        (f for f in features if f.id == id and f.terrain == "rubble" and id in known and id not in game.site.cleared),
        None,
    )


def is_face(game: Game, depth: int, cell: Cell, direction: str) -> bool:
    """Whether a cell's side is wall, as far as the party can tell: a door that is hidden is dug like wall."""
    ground = ground_at(game, depth)
    if (
        direction not in DIRECTIONS
        or not ground.area_of(cell)
        or ground.level.area(ground.area_of(cell)).kind == "outside"
    ):
        return False
    edge = ground.edge(cell, direction)
    if ground.level.has_opening(edge) and ground.level.opening(edge).is_hidden:
        from podzem.site.doors import is_found

        return not is_found(game, ground.level.opening(edge)) and _fits(game, cell, direction)
    return edge == "wall" and _fits(game, cell, direction)


def _fits(game: Game, cell: Cell, direction: str) -> bool:
    """Whole faces begin at even cells, so that two of them never overlap."""
    return width_hs(game) == 1 or (cell[0] if direction in "NS" else cell[1]) % 2 == 0


def dig_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Faces of the walls within a step, and rubble; only for who has a tool."""
    group = group_of(game, member)
    here = stands_of(game, group).get(member.number)
    if here is None or not tool_of(member):
        return []
    ground = ground_at(game, group.depth)
    found: list[tuple[str, ...]] = [(f.id,) for f in ground.level.features if rubble_of(game, group.depth, f.id)]
    for cell in _cells_near(ground, here):
        for direction in DIRECTIONS:
            near = ground.edge(cell, direction) and distance(edge_middle(cell, direction), here.at) <= STEP_HS
            if near and is_face(game, group.depth, cell, direction):
                found.append((write_face(group.depth, cell, direction),))
    return found


def _cells_near(ground: Ground, here: Stand) -> list[Cell]:
    x, y = here.at[0] // 2, here.at[1] // 2
    rows, columns = range(y - STEP_HS, y + STEP_HS + 1), range(x - STEP_HS, x + STEP_HS + 1)
    return [(column, row) for row in rows for column in columns if ground.area_of((column, row)) == here.area]


def tool_of(member: Member) -> bool:
    """Whether he has something to dig with."""
    return any(item.kind in TOOLS for item in member.items)


def why_not_dig(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A face within a step in bright light, a working tool, and nobody else at it."""
    group = group_of(game, member)
    place = face_stand(game, group.depth, words[0]) if words else None
    if place is None:
        return no("dungeon.core.error", "dig", member=member.id)
    if not tool_of(member) or member.kind == ANIMAL:
        return no(CLAUSE, "dig", member=member.id)
    if carrying.hands(game, member) > sum(carrying.hands_for(i) for i in member.items if i.ready and i.kind in TOOLS):
        return no("dungeon.load.hands", "dig", member=member.id)
    found = why_not_there(game, member, "dig", place, BRIGHT)
    if found is not None:
        return found
    others = [n for n in at_work(game, "dig", words[0]) if n != member.number]
    if len(others) >= _room(game, group.depth, words[0]):
        return no(CLAUSE, "dig", member=member.id, place=words[0])
    return None


def _room(game: Game, depth: int, face: str) -> int:
    """One digger to a face; along rubble one to each half sazhen of its narrower side."""
    rubble = rubble_of(game, depth, face)
    return min(rubble.rect[2], rubble.rect[3]) if rubble is not None and rubble.rect else 1


def dig(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """One digger-turn; karls dig at double pace."""
    group, face = group_of(game, member), words[0]
    if face_stand(game, group.depth, face) is None:
        return
    creature = creature_of(member)
    pace = 2 if creature is not None and "double_dig" in creature.flags else 1
    done = game.site.digs.get(face, 0) + pace
    game.site.digs[face] = done
    needed = labour(game, group.depth, face)
    facts: dict[str, Value] = {"member": member.id, "place": face, "done": min(done, needed), "of": needed}
    scribe.tell("dug", CLAUSE, OPEN, facts)
    if done >= needed:
        _break_through(game, group.depth, face, scribe)


def labour(game: Game, depth: int, face: str) -> int:
    """Digger-turns that a face takes in all; rubble takes them for each half sazhen square."""
    rubble = rubble_of(game, depth, face)
    if rubble is None or rubble.rect is None:
        return LABOUR
    return LABOUR * max(rubble.rect[2] * rubble.rect[3] // width_hs(game) ** 2, 1)


def _break_through(game: Game, depth: int, face: str, scribe: Scribe) -> None:
    del game.site.digs[face]
    if rubble_of(game, depth, face) is not None:
        game.site.cleared.append(face)
        scribe.tell("rubble_gone", CLAUSE, OPEN, {"feature": face})
    else:
        before = len(game.dungeon.level(depth).openings)
        game.site.breaches.append(f"{face}/{width_hs(game)}")
        ways = list(game.dungeon.level(depth).openings[before:])
        if depth in game.site.known:
            game.site.known[depth].openings += [way.id for way in ways]
        _, cell, direction = read_face(face)
        is_hollow = len(ways) == 1 and ways[0].b == hollow_id(cell, direction)
        scribe.tell("hollow" if is_hollow else "breach", CLAUSE, OPEN, {"place": face})
    look_around(game, scribe)
