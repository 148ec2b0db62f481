"""Who stands where: distances, engagement, sight, lines of fire, ways over the board (screen.map.*)."""

from __future__ import annotations

import heapq
from typing import Final

from podzem.core.memo import cached
from podzem.systems.screen.board import STEPS, Square, bearing, block, distance, gap, line, nearest_pair, side_of
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES, VERY_LONG
from podzem.systems.screen.fight import Fight

YARD: Final = 64
"""Costs of ways are counted in parts of a yard, so that of two equal ways the one with fewer turns is taken."""
TOUCH: Final = int(RULES["sight"]["touch"])
_COSTS: Final = {"open": 1, "awkward": int(RULES["terrain"]["awkward"]), "hard": int(RULES["terrain"]["hard"])}
_COVER_BEYOND: Final = int(RULES["terrain"]["cover_beyond"])


def apart(fight: Fight, a: Creature, b: Creature) -> int:
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
    for one in fight.creatures.values():
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
    return cached(fight, "engaged", creature.number, None, lambda: _engaged_with(fight, creature))


def _engaged_with(fight: Fight, creature: Creature) -> list[Creature]:
    return [other for other in fight.creatures.values() if is_engaged(fight, creature, other)]


def in_close_combat(fight: Fight, creature: Creature) -> bool:
    """Whether he is engaged with anybody."""
    return bool(engaged_with(fight, creature))


def path_of_shot(fight: Fight, a: Creature, b: Creature) -> list[Square]:
    """The squares between two creatures."""
    return line(*nearest_pair(a.at, fight.side_squares(a), b.at, fight.side_squares(b)))


def is_walled(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether a wall lies on the line between two creatures."""
    return any(fight.board.at(square).wall for square in path_of_shot(fight, a, b))


def is_dark(fight: Fight, creature: Creature) -> bool:
    """Whether he stands in full darkness: every square of his is dark."""
    return all(fight.board.at(square).light == "dark" for square in squares_of(fight, creature))


def sees(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether A sees B (screen.map.sight)."""
    return cached(fight, "sees", a.number, b.number, lambda: _sees(fight, a, b))


def _sees(fight: Fight, a: Creature, b: Creature) -> bool:
    if not _wakes(a) or a.blinded or b.hidden or b.gone:
        return False
    if is_dark(fight, b) and not fight.has(a, "night_sight"):
        return False
    return not is_walled(fight, a, b)


def _wakes(creature: Creature) -> bool:
    """Whether he is here and conscious, on his feet or not."""
    return not (creature.dead or creature.gone or creature.unconscious)


def knows(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether B's square is known to A: seen, touched, or heard since A's last turn (screen.map.sight)."""
    if b.side == a.side:
        return True
    if b.gone or b.hidden:
        return False
    return sees(fight, a, b) or apart(fight, a, b) <= TOUCH or _hears(a, b)


def _hears(a: Creature, b: Creature) -> bool:
    """Whether B has made a noise where he stands since A's latest turn."""
    return not a.deafened and b.noise_at == b.at and b.noise >= a.last_turn


def side_knows(fight: Fight, side: int, creature: Creature) -> bool:
    """Whether anybody of a side knows where somebody is; one's own always."""
    if creature.side == side:
        return True
    return any(knows(fight, one, creature) for one in fight.creatures.values() if one.side == side and _wakes(one))


def side_sees(fight: Fight, side: int, square: Square) -> bool:
    """Whether anybody of a side can make out what lies on a square: beside it, or in sight and light."""
    return any(_makes_out(fight, one, square) for one in fight.creatures.values() if one.side == side and _wakes(one))


def _makes_out(fight: Fight, creature: Creature, square: Square) -> bool:
    if square_gap(fight, creature, square) <= TOUCH:
        return True
    if creature.blinded or (fight.board.at(square).light == "dark" and not fight.has(creature, "night_sight")):
        return False
    here, there = nearest_pair(creature.at, fight.side_squares(creature), square, 1)
    return not any(fight.board.at(each).wall for each in line(here, there))


def facing_side(fight: Fight, target: Creature, attacker: Creature) -> str:
    """Whether an attacker stands before, beside or behind somebody (screen.map.facing)."""
    here, there = nearest_pair(target.at, fight.side_squares(target), attacker.at, fight.side_squares(attacker))
    return side_of(target.facing, bearing(here, there))


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
    last = ([start, *line(start, end)])[-1]
    covers = [fight.board.at(end).cover, *(fight.board.edge(a, b) for a, b in _edges_crossed(last, end))]
    grades = ("none", "poor", "fair", "solid", "loophole")
    return max(covers, key=grades.index)


def _edges_crossed(a: Square, b: Square) -> list[tuple[Square, Square]]:
    """The edges of one step; a diagonal one passes a corner, where either edge counts."""
    if a[0] == b[0] or a[1] == b[1]:
        return [(a, b)]
    return [((a[0], b[1]), b), ((b[0], a[1]), b)]


def speed_of(fight: Fight, creature: Creature) -> int:
    """Yards of one move, with what wounds leave of it; a rider has his mount's."""
    mover = fight.creatures[creature.mount] if creature.mount else creature
    effects = [effect for wound in mover.wounds for effect in wound.effects]
    speed = fight.kind_of(mover).speed - sum(effect == "lasting:speed" for effect in effects)
    legs = [
        w for w in mover.wounds if w.zone.startswith("leg") and ("fracture" in w.effects or "amputated" in w.effects)
    ]
    halved = bool(legs) or any(effect.startswith("half_speed") for effect in effects)
    return max(1, speed // 2 if halved else speed)


def reach_of(fight: Fight, creature: Creature, length: int) -> int:
    """How far a weapon of a length reaches (screen.melee.reach)."""
    return 2 if length == VERY_LONG else 1


def step_cost(fight: Fight, creature: Creature, square: Square) -> int:
    """Yards of movement for a step onto a square, the worst of those he would cover (screen.map.terrain)."""
    if fight.has(creature, "flies"):
        return 1
    return max(_COSTS[fight.board.at(each).ground] for each in block(square, fight.side_squares(creature)))


def ways(fight: Fight, creature: Creature, yards: int, no_hard: bool = False) -> dict[Square, tuple[int, Square]]:
    """Every square he can come to within so many yards, with its cost and the square before it; straight ways first.

    Squares of able friends and of the fallen are crossed but not stopped in (screen.turn.move).
    """
    mover = fight.creatures[creature.mount] if creature.mount else creature
    taken = occupants(fight)
    size = fight.side_squares(mover)
    own = {creature.number, mover.number, mover.rider}
    found: dict[Square, tuple[int, Square]] = {creature.at: (0, creature.at)}
    queue: list[tuple[int, Square]] = [(0, creature.at)]
    while queue:
        cost, here = heapq.heappop(queue)
        if cost > found[here][0]:
            continue
        for dx, dy in STEPS.values():
            there = (here[0] + dx, here[1] + dy)
            entry = _entry(fight, mover, there, size, taken, own, no_hard)
            total = cost + entry * YARD + (dx != 0 and dy != 0)
            if entry and total < (yards + 1) * YARD and (there not in found or total < found[there][0]):
                found[there] = (total, here)
                heapq.heappush(queue, (total, there))
    return found


def _entry(
    fight: Fight,
    mover: Creature,
    square: Square,
    size: int,
    taken: dict[Square, list[Creature]],
    own: set[int],
    no_hard: bool,
) -> int:
    """The cost of stepping onto a square; 0 where nobody can."""
    for each in block(square, size):
        if not fight.board.holds(each) or (no_hard and fight.board.at(each).ground == "hard"):
            return 0
        for other in taken.get(each, ()):
            if other.number not in own and other.side != mover.side and not other.out:
                return 0
    return step_cost(fight, mover, square)


def _is_free(
    mover: Creature, square: Square, size: int, taken: dict[Square, list[Creature]], own: set[int], fight: Fight
) -> bool:
    """Whether somebody can stop there: nobody else stands or lies on it; ten tiny ones share a square."""
    for each in block(square, size):
        others = [other for other in taken.get(each, ()) if other.number not in own]
        if others and not (_is_tiny(fight, mover) and len(others) < 10 and all(_is_tiny(fight, one) for one in others)):
            return False
    return True


def is_barred(fight: Fight, creature: Creature, way: list[Square]) -> bool:
    """Whether somebody of whom the walker did not know stands where the next step leads, or where the last one does."""
    mover = fight.creatures[creature.mount] if creature.mount else creature
    size, taken = fight.side_squares(mover), occupants(fight)
    own = {creature.number, mover.number, mover.rider}
    if not _entry(fight, mover, way[0], size, taken, own, no_hard=False):
        return True
    return len(way) == 1 and not _is_free(mover, way[0], size, taken, own, fight)


def _is_tiny(fight: Fight, creature: Creature) -> bool:
    return fight.kind_of(creature).size == 0


def stops(fight: Fight, creature: Creature, yards: int, no_hard: bool = False) -> dict[Square, list[Square]]:
    """The squares where he can end a move, each with its way from the first step on."""
    return cached(fight, "stops", creature.number, (yards, no_hard), lambda: _stops(fight, creature, yards, no_hard))


def _stops(fight: Fight, creature: Creature, yards: int, no_hard: bool) -> dict[Square, list[Square]]:
    mover = fight.creatures[creature.mount] if creature.mount else creature
    taken, size = occupants(fight), fight.side_squares(mover)
    own = {creature.number, mover.number, mover.rider}
    found = ways(fight, creature, yards, no_hard)
    free = [square for square in found if square != creature.at and _is_free(mover, square, size, taken, own, fight)]
    return {square: _way(found, creature.at, square) for square in sorted(free)}


def _way(found: dict[Square, tuple[int, Square]], start: Square, end: Square) -> list[Square]:
    way = [end]
    while found[way[-1]][1] != start:
        way.append(found[way[-1]][1])
    return way[::-1]


def nearest(fight: Fight, creature: Creature, others: list[Creature]) -> Creature | None:
    """The nearest of some, the first in roster order on ties."""
    return min(others, key=lambda other: (apart(fight, creature, other), other.number), default=None)


def cluster(fight: Fight, member: Creature) -> list[Creature]:
    """The connected cluster round somebody, each within two yards of another (screen.ranged.groups)."""
    reach = int(RULES["groups"]["apart"])
    rest = [
        one
        for one in fight.creatures.values()
        if not one.dead and not one.gone and not one.hidden and one is not member
    ]
    found, fresh = [member], [member]
    while fresh:
        here = fresh.pop()
        near = [one for one in rest if apart(fight, here, one) <= reach]
        rest = [one for one in rest if one not in near]
        found += near
        fresh += near
    return sorted(found, key=lambda one: one.number)


def is_at_edge(fight: Fight, creature: Creature) -> bool:
    """Whether he stands at the edge of the board."""
    side = fight.side_squares(creature)
    x, y = creature.at
    return x == 0 or y == 0 or x + side == fight.board.width or y + side == fight.board.height


def within(fight: Fight, creature: Creature, others: list[Creature], yards: int) -> list[Creature]:
    """Those within so many yards."""
    return [one for one in others if apart(fight, creature, one) <= yards]


def square_gap(fight: Fight, creature: Creature, square: Square) -> int:
    """How far a square is from somebody."""
    return min(distance(each, square) for each in squares_of(fight, creature))
