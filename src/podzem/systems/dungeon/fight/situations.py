"""Situations of a fight by number: each side's and what both share, so that equal ones are worked out once.

Fighters who are alike and stand alike are not told apart; those who are out are only counted.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.fight.marks import BROKEN, DOWN, FLED, RANDOM_LOSS, UP, YIELDED

SIDE_BITS: Final = 20
SIDE_MASK: Final = (1 << 20) - 1
TOLD_APART: Final = 16
"""Parties up to so many are told apart one by one, so that each member's chance to fall is known."""


@final
class Situations:
    """The situations of one fight that were met so far."""

    def __init__(self, fight: Fight) -> None:
        self.look = looks(fight)
        self.side_of = [side_ids() for side in range(2)]
        self.sides: list[list[Fight]] = [[], []]
        self.strength: list[list[i64]] = [[], []]
        self.shared_ids: dict[bytes, int] = {}
        self.shared: list[Fight] = []

    def side_id(self, fight: Fight, side: i64) -> i64:
        """The number of a side as it stands."""
        key = self._side_key(fight, side)
        known = self.side_of[side]
        number = known.get(key, -1)
        if number < 0:
            number = len(known)
            known[key] = number
            self.sides[side].append(fight.copy())
            self.strength[side].append(_strength(fight, side))
        return number

    def shared_id(self, fight: Fight) -> i64:
        """The number of what both sides share: fronts, distances, orders, the step of the phase."""
        key = _shared_key(fight)
        number = self.shared_ids.get(key, -1)
        if number < 0:
            number = len(self.shared_ids)
            self.shared_ids[key] = number
            self.shared.append(fight.copy())
        return number

    def restore(self, shared: i64, party: i64, others: i64) -> Fight:
        """A fight in that situation."""
        fight = self.shared[shared].copy()
        _put_side(fight, self.sides[0][party], 0)
        _put_side(fight, self.sides[1][others], 1)
        return fight

    def with_side(self, shared: i64, side: i64, number: i64) -> Fight:
        """A fight in which one side is in that situation; the other is of no account."""
        fight = self.shared[shared].copy()
        _put_side(fight, self.sides[side][number], side)
        return fight

    def _side_key(self, fight: Fight, side: i64) -> bytes:
        numbers = vec[i64]()
        down: i64 = 0
        fled: i64 = 0
        yielded: i64 = 0
        alike: i64 = 0
        last: i64 = -1
        last_marks: i64 = -1
        for row in fight.line:
            if fight.side[row] != side:
                continue
            state = fight.state[row]
            if state == UP:
                packed = self._packed(fight, row)
                marks = fight.marks[row]
                if packed == last and marks == last_marks:
                    alike += 1
                    continue
                numbers = append(append(append(numbers, alike), packed), marks)
                alike = 1
                last = packed
                last_marks = marks
            elif state == DOWN:
                down += 1
            elif state == FLED:
                fled += 1
            else:
                yielded += 1
        numbers = append(append(append(append(numbers, alike), down), fled), yielded)
        numbers = append(append(numbers, fight.used[side]), fight.due[side])
        numbers = append(append(numbers, fight.leader[side]), fight.chase[side] % 10)
        numbers = append(append(numbers, fight.calls_off[side]), fight.keeps_ranks[side])
        return array("q", numbers).tobytes()

    def _packed(self, fight: Fight, row: i64) -> i64:
        """What he is and how he stands in one number: fourteen bits a look, seven a rank, and so on."""
        packed = self.look[row] << 40 | fight.left[row] << 32 | fight.ammo[row] << 19
        return packed | fight.behind[row] << 9 | fight.rank[row] << 2 | fight.front[row]


def side_ids() -> dict[bytes, int]:
    """No situations yet."""
    return {}


def looks(fight: Fight) -> vec[i64]:
    """A number for each fighter, the same for those whom nothing tells apart."""
    numbers = vec[i64]()
    known: dict[tuple[int, ...], int] = {}
    for row in range(len(fight.member)):
        look = _look(fight, row)
        number = known.get(look, len(known))
        known[look] = number
        numbers = append(numbers, number)
    return numbers


def _look(fight: Fight, row: int) -> tuple[int, ...]:
    own = -1
    side = int(fight.side[row])
    if fight.leader[side] == row or (side == 0 and _are_told_apart(fight)):
        own = row
    return (
        own, side, fight.kind[row], fight.level[row], fight.dice[row], fight.defence[row], fight.strike[row],
        fight.shot[row], fight.reach[row], fight.space[row], fight.speed[row], fight.loyalty[row], fight.traits[row],
    )  # fmt: skip


def _are_told_apart(fight: Fight) -> bool:
    return fight.switches & RANDOM_LOSS == 0 and fight.start[0] <= TOLD_APART


def _shared_key(fight: Fight) -> bytes:
    numbers: list[int] = [fight.step, fight.stunned, fight.struck_on, fight.opened, fight.merged]
    for table in (fight.gap, fight.parent, fight.opener, fight.width, fight.way, fight.ground, fight.plan):
        numbers.extend(table)
    return array("q", numbers).tobytes()


def _strength(fight: Fight, side: i64) -> i64:
    """What a side has left to lose; it never grows."""
    total: i64 = 0
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP:
            total += fight.left[row]
            if fight.marks[row] & BROKEN == 0:
                total += 1
    return total


def _put_side(fight: Fight, source: Fight, side: i64) -> None:
    """Take over how one side stands."""
    for place in range(len(fight.line)):
        row = source.line[place]
        if source.side[row] == side:
            fight.line[place] = row
            fight.state[row] = source.state[row]
            fight.left[row] = source.left[row]
            fight.ammo[row] = source.ammo[row]
            fight.front[row] = source.front[row]
            fight.rank[row] = source.rank[row]
            fight.behind[row] = source.behind[row]
            fight.marks[row] = source.marks[row]
    fight.used[side] = source.used[side]
    fight.due[side] = source.due[side]
    fight.leader[side] = source.leader[side]
    fight.chase[side] = source.chase[side]
    fight.calls_off[side] = source.calls_off[side]
    fight.keeps_ranks[side] = source.keeps_ranks[side]


def lost(fight: Fight, side: i64) -> int:
    """How many of a side went down."""
    return sum(1 for row in fight.line if fight.side[row] == side and fight.state[row] == DOWN)


def has_broken(fight: Fight, side: i64) -> bool:
    """Whether anybody of a side fled, surrendered or lost heart."""
    for row in fight.line:
        if fight.side[row] == side and (fight.state[row] in (FLED, YIELDED) or fight.marks[row] & BROKEN != 0):
            return True
    return False
