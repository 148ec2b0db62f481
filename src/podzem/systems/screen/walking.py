"""How far somebody walks, where he may stop, who bars his way (screen.turn.move)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.screen import field
from podzem.systems.screen.board import Square, block
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.reach import TAKEN, Ends, Reach, Stops, Terrain, terrain_of

KEPT: Final = 4
"""So many answers about ways are kept: who looks for a way asks for it again when he walks."""
_NUMBERED: Final = 20
"""Bits for the number of somebody's mount."""


def speed_of(fight: Fight, creature: Creature) -> int:
    """Yards of one move, with what wounds leave of it; a rider has his mount's."""
    mover = fight.who(creature.mount) if creature.mount else creature
    if not mover.wounds:
        return fight.kind_of(mover).speed
    effects = [effect for wound in mover.wounds for effect in wound.effects]
    speed = fight.kind_of(mover).speed - sum(effect == "lasting:speed" for effect in effects)
    legs = [
        w for w in mover.wounds if w.zone.startswith("leg") and ("fracture" in w.effects or "amputated" in w.effects)
    ]
    halved = bool(legs) or any(effect.startswith("half_speed") for effect in effects)
    return max(1, speed // 2 if halved else speed)


def mover_of(fight: Fight, creature: Creature) -> Creature:
    """Whoever carries him: his mount, or himself."""
    return fight.who(creature.mount) if creature.mount else creature


def ways(fight: Fight, creature: Creature, yards: int, no_hard: bool = False) -> Reach:
    """Every square he can come to within so many yards, with its cost; straight ways first.

    Squares of able friends and of the fallen are crossed but not stopped in (screen.turn.move).
    """
    terrain = _terrain(fight, creature, no_hard)
    return terrain.reach(creature.at, yards, _closed(fight, creature, terrain))


def _terrain(fight: Fight, creature: Creature, no_hard: bool) -> Terrain:
    mover = mover_of(fight, creature)
    return terrain_of(fight.board, fight.side_squares(mover), fight.has(mover, "flies"), no_hard)


def _closed(fight: Fight, creature: Creature, terrain: Terrain) -> tuple[int, ...]:
    """Nobody steps where an enemy stands."""
    found: list[int] = []
    for other in fight.everybody:
        if other.side != creature.side and not other.out:
            found.append(terrain.closing(other.at, fight.side_squares(other)))
    return tuple(found)


def stops(fight: Fight, creature: Creature, yards: int, no_hard: bool = False) -> Ends:
    """The squares where he can end a move, each with its way from the first step on."""
    return halts(fight, creature, yards, no_hard).all()


def halts(fight: Fight, creature: Creature, yards: int, no_hard: bool = False) -> Stops:
    """Where he can end a move; the latest few answers are kept."""
    position = _position(fight, creature, yards, no_hard)
    for known in fight.walks:
        if _is_same(known.position, position):
            return known
    terrain = _terrain(fight, creature, no_hard)
    marks = _marks(fight, creature, terrain)
    found = Stops(terrain, _closed(fight, creature, terrain), marks, creature.at, yards, position)
    fight.walks.append(found)
    if len(fight.walks) > KEPT:
        del fight.walks[0]
    return found


def _position(fight: Fight, creature: Creature, yards: i64, no_hard: bool) -> vec[i64]:
    """All that decides where somebody can end a move: how far, and who stands or lies where."""
    found = append(append(vec[i64](capacity=16), creature.number), 2 * yards + i64(no_hard))
    for one in fight.everybody:
        place = one.at[0] << 16 | one.at[1] << 4 | i64(one.out) << 3 | i64(one.dead) << 2 | i64(one.gone) << 1
        found = append(found, place << _NUMBERED | one.mount)
    return found


def _is_same(a: vec[i64], b: vec[i64]) -> bool:
    if len(a) != len(b):
        return False
    for number in range(len(a)):
        if a[number] != b[number]:
            return False
    return True


def _marks(fight: Fight, creature: Creature, terrain: Terrain) -> vec[i64]:
    """Where somebody else stands or lies, so that nobody can stop there; ten tiny ones share a square."""
    marks = terrain.nothing[:]
    for other in fight.everybody:
        count = _takes(fight, creature, other)
        if count:
            terrain.fill(marks, other.at, fight.side_squares(other), count)
    return marks


def _takes(fight: Fight, creature: Creature, other: Creature) -> i64:
    """How much of a square another takes up for somebody who would stop there."""
    if other is creature or other.dead or other.gone:
        return 0
    mover = mover_of(fight, creature)
    if other is mover or (mover.rider and other.number == mover.rider):
        return 0
    return 1 if _is_tiny(fight, mover) and _is_tiny(fight, other) else TAKEN


def has_room(fight: Fight, creature: Creature) -> bool:
    """Whether nobody else is within two yards: a step then leaves nobody behind, meets nobody, is barred by nobody."""
    side, at, size = creature.side, creature.at, i64(fight.side_squares(creature))
    for other in fight.everybody:
        if other is creature or not field.is_near(fight, at, size, other, 2):
            continue
        if other.side != side or not (other.dead or other.gone):
            return False
    return True


def is_barred(fight: Fight, creature: Creature, way: list[Square]) -> bool:
    """Whether somebody of whom the walker did not know stands where the next step leads, or where the last one does."""
    size, square, taken = i64(fight.side_squares(creature)), way[0], i64(0)
    for other in fight.everybody:
        if not field.is_near(fight, square, size, other, 0):
            continue
        if other.side != creature.side and not other.out:
            return True
        taken += _takes(fight, creature, other)
    return len(way) == 1 and taken >= TAKEN


def _is_tiny(fight: Fight, creature: Creature) -> bool:
    return fight.kind_of(creature).size == 0


def is_at_edge(fight: Fight, creature: Creature) -> bool:
    """Whether he stands at the edge of the board."""
    return to_edge(fight, creature, creature.at) == 0


def to_edge(fight: Fight, creature: Creature, square: Square) -> int:
    """How many yards he would be from the nearest edge of the board on a square."""
    side = fight.side_squares(creature)
    x, y = square
    return min(x, y, fight.board.width - side - x, fight.board.height - side - y)


def fits(fight: Fight, creature: Creature, square: Square) -> bool:
    """Whether somebody has room on the board there, and nobody else stands on it."""
    taken = field.occupants(fight)
    squares = block(square, fight.side_squares(creature))
    return all(
        fight.board.holds(each) and not [one for one in taken.get(each, ()) if one is not creature] for each in squares
    )
