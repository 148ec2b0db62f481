"""Who stands where: distances, engagement, sight, lines of fire, ways over the board (screen.map.*)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.memo import cached
from podzem.systems.screen.board import (
    COVERS,
    Square,
    bearing,
    before,
    block,
    crosses,
    gap,
    line,
    nearest_pair,
    side_towards,
)
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES, VERY_LONG
from podzem.systems.screen.fight import Fight

GRADES: Final = {cover: grade for grade, cover in enumerate(COVERS)}
_NUMBERED: Final = 20
"""Bits for the number of a creature."""
TOUCH: Final = int(RULES["sight"]["touch"])
_COVER_BEYOND: Final = int(RULES["terrain"]["cover_beyond"])


def apart(fight: Fight, a: Creature, b: Creature) -> i64:
    """The smallest distance between two creatures (screen.map.grid)."""
    return gap(a.at, fight.side_squares(a), b.at, fight.side_squares(b))


def squares_of(fight: Fight, creature: Creature) -> list[Square]:
    """The squares that he covers."""
    return block(creature.at, fight.side_squares(creature))


def occupants(fight: Fight) -> dict[Square, list[Creature]]:
    """Who is on each square; the dead and those who left are on none."""
    return cached(fight, "occupants", 0, None, lambda: _occupants(fight))


def _occupants(fight: Fight) -> dict[Square, list[Creature]]:
    found: dict[Square, list[Creature]] = {}
    for one in fight.everybody:
        if one.dead or one.gone:
            continue
        for square in squares_of(fight, one):
            found.setdefault(square, []).append(one)
    return found


def is_engaged(fight: Fight, a: Creature, b: Creature) -> bool:
    """Two enemies within a yard, neither out of the fight nor hidden from the other (screen.map.engaged)."""
    if a.side == b.side or a.out or b.out or a.hidden or b.hidden:
        return False
    return apart(fight, a, b) <= 1


def engaged_with(fight: Fight, creature: Creature) -> list[Creature]:
    """The enemies with whom he is engaged, in roster order."""
    if creature.out or creature.hidden:
        return []
    side, at, size = creature.side, creature.at, i64(fight.side_squares(creature))
    return [
        other
        for other in fight.everybody
        if other.side != side and is_near(fight, at, size, other, 1) and not other.hidden and not other.out
    ]


def in_close_combat(fight: Fight, creature: Creature) -> bool:
    """Whether he is engaged with anybody."""
    if creature.out or creature.hidden:
        return False
    side, at, size = creature.side, creature.at, i64(fight.side_squares(creature))
    for other in fight.everybody:
        if other.side != side and is_near(fight, at, size, other, 1) and not other.hidden and not other.out:
            return True
    return False


def is_near(fight: Fight, at: Square, size: i64, other: Creature, yards: i64) -> bool:
    """Whether somebody is within so many yards of a block of squares; most are too far east or south to be measured."""
    east, south, most = other.at[0] - at[0], other.at[1] - at[1], yards + size
    if east >= most or south >= most:
        return False
    least = -yards - fight.side_squares(other)
    return east > least and south > least


def path_of_shot(fight: Fight, a: Creature, b: Creature) -> list[Square]:
    """The squares between two creatures."""
    return line(*nearest_pair(a.at, fight.side_squares(a), b.at, fight.side_squares(b)))


def on_line(fight: Fight, a: Creature, b: Creature, others: list[Creature]) -> list[Creature]:
    """Those of some who stand on the line between two creatures."""
    start, end = nearest_pair(a.at, fight.side_squares(a), b.at, fight.side_squares(b))
    return [one for one in others if crosses(start, end, one.at, fight.side_squares(one))]


def is_between(fight: Fight, creature: Creature, a: Creature, b: Creature) -> bool:
    """Whether somebody is in the rectangle round two others: no line between them leaves it."""
    own, side_a, side_b = fight.side_squares(creature), fight.side_squares(a), fight.side_squares(b)
    here, one, other = creature.at, a.at, b.at
    if here[0] + own <= min(one[0], other[0]) or here[1] + own <= min(one[1], other[1]):
        return False
    return here[0] < max(one[0] + side_a, other[0] + side_b) and here[1] < max(one[1] + side_a, other[1] + side_b)


def is_walled(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether a wall lies on the line between two creatures."""
    if not fight.board.has_walls:
        return False
    size, its_size = fight.side_squares(a), fight.side_squares(b)
    if size == 1 and its_size == 1:
        return fight.board.is_walled(a.at, b.at)
    here, there = nearest_pair(a.at, size, b.at, its_size)
    return fight.board.is_walled(here, there)


def worst_ground(fight: Fight, creature: Creature) -> str:
    """The worst ground under somebody: hard, awkward or open."""
    if fight.side_squares(creature) == 1:
        return fight.board.at(creature.at).ground
    grounds = [fight.board.at(square).ground for square in squares_of(fight, creature)]
    return "hard" if "hard" in grounds else "awkward" if "awkward" in grounds else "open"


def is_dark(fight: Fight, creature: Creature) -> bool:
    """Whether he stands in full darkness: every square of his is dark."""
    board = fight.board
    return board.has_dark and all(board.at(square).light == "dark" for square in squares_of(fight, creature))


def is_on_fire(fight: Fight, creature: Creature) -> bool:
    """Whether a square of his burns."""
    board = fight.board
    return board.has_fire and any(board.at(square).fire for square in squares_of(fight, creature))


def sees(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether A sees B (screen.map.sight)."""
    if not _wakes(a) or a.blinded or b.hidden or b.gone:
        return False
    if is_dark(fight, b) and not fight.has(a, "night_sight"):
        return False
    return not is_walled(fight, a, b)


def _wakes(creature: Creature) -> bool:
    """Whether he is here and conscious, on his feet or not."""
    return not (creature.dead or creature.gone or creature.unconscious)


def knows(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether B's square is known to A: seen, touched, or heard since A's last turn (screen.map.sight).

    Whom the master hides is out of sight, yet where he was heard is still known (screen.shoot.unseen).
    """
    if b.side == a.side:
        return True
    if b.gone:
        return False
    if b.hidden:
        return _hears(a, b)
    return sees(fight, a, b) or apart(fight, a, b) <= TOUCH or _hears(a, b)


def _hears(a: Creature, b: Creature) -> bool:
    """Whether B has made a noise where he stands since A's latest turn."""
    return not a.deafened and b.noise_at == b.at and b.noise >= a.last_turn


def side_knows(fight: Fight, side: int, creature: Creature) -> bool:
    """Whether anybody of a side knows where somebody is; one's own always."""
    if creature.side == side:
        return True
    for one in fight.everybody:
        if one.side == side and _wakes(one) and knows(fight, one, creature):
            return True
    return False


def side_sees(fight: Fight, side: int, square: Square) -> bool:
    """Whether anybody of a side can make out what lies on a square: beside it, or in sight and light."""
    return any(_makes_out(fight, one, square) for one in fight.everybody if one.side == side and _wakes(one))


def _makes_out(fight: Fight, creature: Creature, square: Square) -> bool:
    if square_gap(fight, creature, square) <= TOUCH:
        return True
    if creature.blinded or (fight.board.at(square).light == "dark" and not fight.has(creature, "night_sight")):
        return False
    here, there = nearest_pair(creature.at, fight.side_squares(creature), square, 1)
    return not fight.board.is_walled(here, there)


def facing_side(fight: Fight, target: Creature, attacker: Creature) -> str:
    """Whether an attacker stands before, beside or behind somebody (screen.map.facing)."""
    here, there = nearest_pair(target.at, fight.side_squares(target), attacker.at, fight.side_squares(attacker))
    return side_towards(target.facing, here, there)


def turn_to(fight: Fight, creature: Creature, other: Creature) -> None:
    """He turns towards somebody."""
    here, there = nearest_pair(creature.at, fight.side_squares(creature), other.at, fight.side_squares(other))
    if here != there:
        creature.facing = bearing(here, there)


def cover_of(fight: Fight, shooter: Creature, target: Creature) -> str:
    """The best cover that a target has against a shot: its square's, or an edge that the last step crosses."""
    if apart(fight, shooter, target) <= _COVER_BEYOND:
        return "none"
    start, end = nearest_pair(shooter.at, fight.side_squares(shooter), target.at, fight.side_squares(target))
    best = fight.board.at(end).cover
    if fight.board.edges:
        for a, b in _edges_crossed(before(start, end), end):
            edge = fight.board.edge(a, b)
            best = edge if GRADES[edge] > GRADES[best] else best
    return best


def _edges_crossed(a: Square, b: Square) -> list[tuple[Square, Square]]:
    """The edges of one step; a diagonal one passes a corner, where either edge counts."""
    if a[0] == b[0] or a[1] == b[1]:
        return [(a, b)]
    return [((a[0], b[1]), b), ((b[0], a[1]), b)]


def reach_of(fight: Fight, creature: Creature, length: int) -> int:
    """How far a weapon of a length reaches (screen.melee.reach)."""
    return 2 if length == VERY_LONG else 1


def nearest(fight: Fight, creature: Creature, others: list[Creature]) -> Creature | None:
    """The nearest of some, the first in roster order on ties."""
    near = by_distance(fight, creature, others)
    return near[0] if near else None


def by_distance(fight: Fight, creature: Creature, others: list[Creature]) -> list[Creature]:
    """Some in the order of their distance from somebody, those as far in roster order."""
    found: list[Creature] = []
    ranks: list[int] = []
    for other in others:
        rank = (apart(fight, creature, other) << _NUMBERED) + other.number
        place = len(ranks)
        while place > 0 and ranks[place - 1] > rank:
            place -= 1
        ranks.insert(place, rank)
        found.insert(place, other)
    return found


def cluster(fight: Fight, member: Creature) -> list[Creature]:
    """The connected cluster round somebody, each within two yards of another (screen.ranged.groups)."""
    reach = int(RULES["groups"]["apart"])
    rest = [one for one in fight.everybody if not one.dead and not one.gone and not one.hidden and one is not member]
    found, fresh = [member], [member]
    while fresh:
        here = fresh.pop()
        near = [one for one in rest if apart(fight, here, one) <= reach]
        rest = [one for one in rest if one not in near]
        found += near
        fresh += near
    return sorted(found, key=lambda one: one.number)


def within(fight: Fight, creature: Creature, others: list[Creature], yards: int) -> list[Creature]:
    """Those within so many yards."""
    return [one for one in others if apart(fight, creature, one) <= yards]


def gap_at(fight: Fight, creature: Creature, square: Square, other: Creature) -> i64:
    """How far somebody would be from another if he stood on a square."""
    return gap(square, fight.side_squares(creature), other.at, fight.side_squares(other))


def square_gap(fight: Fight, creature: Creature, square: Square) -> i64:
    """How far a square is from somebody."""
    return gap(square, 1, creature.at, fight.side_squares(creature))
