"""Situations of a fight by number: each side's and what both share, so that equal ones are worked out once.

Fighters who are alike and stand alike are not told apart; those who are out are only counted. What both share is the
field (fronts, distances, orders, the step of the phase) and how far each side can fall back: most phases do not look
at the latter, so that they are worked out once for all of them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.loyalty_checks import is_tried
from podzem.expedition.fight.marks import BROKE, BROKEN, DOWN, FLED, FRONTS, HERO, RANDOM_LOSS, UP

SIDE_BITS: Final = 20
SIDE_MASK: Final = (1 << 20) - 1
PAIR_MASK: Final = (1 << 40) - 1
TOLD_APART: Final = 10
"""Parties up to so many are told apart one by one, so that each one's chance to fall is known; else only heroes are."""
MOST_HEARTS: Final = 5
"""The same only where no more than so many have a loyalty to try: each has a die of his own."""


@final
class Situations:
    """The situations of one fight that were met so far; an example is kept of each."""

    def __init__(self, fight: Fight, by_name: bool) -> None:
        self.known_by_name = named(fight, by_name)
        """Those whose own fate is followed: what became of them tells situations apart."""
        self.look = looks(fight, self.known_by_name)
        self.sides: list[list[Fight]] = [[], []]
        self.fields: list[Fight] = []
        self.ways: list[vec[i64]] = []
        self.corners: list[int] = []
        """Of each of the ways, as bits, where there is none."""
        self.field_of = vec[i64]()
        self.ways_of = vec[i64]()
        """What is shared, taken apart."""
        self._shared: dict[int, int] = {}
        self.party_strength = vec[i64]()
        self.others_strength = vec[i64]()
        self._by_hash: dict[int, list[int]] = {}
        self._last_field: i64 = -1
        self._last_ways: i64 = -1

    def side_id(self, fight: Fight, side: i64) -> i64:
        """The number of a side as it stands."""
        place = int(self._hash(fight, side))
        known = self._by_hash.get(place)
        if known is None:
            known = self._by_hash[place] = []
        examples = self.sides[side]
        for number in known:
            if self._is_same_side(fight, examples[number], side):
                return number
        known.append(len(examples))
        examples.append(fight.copy())
        if side == 0:
            self.party_strength = append(self.party_strength, _strength(fight, side))
        else:
            self.others_strength = append(self.others_strength, _strength(fight, side))
        return i64(len(examples)) - 1

    def strength(self, party: i64, others: i64) -> i64:
        """What two sides have left to lose."""
        return self.party_strength[party] + self.others_strength[others]

    def shared_id(self, field: i64, ways: i64) -> i64:
        """The number of what both sides share."""
        key = int(field << SIDE_BITS | ways)
        number = self._shared.get(key)
        if number is None:
            number = self._shared[key] = len(self._shared)
            self.field_of = append(self.field_of, field)
            self.ways_of = append(self.ways_of, ways)
        return number

    def field_id(self, fight: Fight) -> i64:
        """The number of a field: fronts, distances, orders, the step of the phase."""
        if self._last_field >= 0 and _is_same_field(fight, self.fields[self._last_field]):
            return self._last_field
        number: i64 = 0
        for example in self.fields:
            if _is_same_field(fight, example):
                self._last_field = number
                return number
            number += 1
        self.fields.append(fight.copy())
        return number

    def ways_id(self, fight: Fight) -> i64:
        """The number of how far both sides can fall back."""
        if self._last_ways >= 0 and _are_same(fight.way, self.ways[self._last_ways]):
            return self._last_ways
        number: i64 = 0
        for example in self.ways:
            if _are_same(fight.way, example):
                self._last_ways = number
                return number
            number += 1
        self.ways.append(fight.way[:])
        self.corners.append(_corners(fight.way))
        return number

    def restore(self, shared: i64, party: i64, others: i64) -> Fight:
        """A fight in that situation."""
        fight = self.fields[self.field_of[shared]].copy()
        fight.way = self.ways[self.ways_of[shared]][:]
        _put_side(fight, self.sides[0][party], 0)
        _put_side(fight, self.sides[1][others], 1)
        return fight

    def with_side(self, field: i64, side: i64, number: i64) -> Fight:
        """A fight in which one side is in that situation; the other is of no account, nor is any way back."""
        fight = self.fields[field].copy()
        _put_side(fight, self.sides[side][number], side)
        return fight

    def _hash(self, fight: Fight, side: i64) -> i64:
        """A number that equal sides have in common."""
        mixed = fight.used[side] * 8 + fight.due[side] + side
        out: i64 = 0
        for row in fight.line:
            if fight.side[row] == side:
                state = fight.state[row]
                if state == UP:
                    own = self.look[row] * 131 + fight.rank[row] * 17 + fight.left[row] * 7 + fight.ammo[row]
                    mixed = (mixed * 31 + own + fight.marks[row]) & HASHED
                else:
                    out += state * COUNTED * (1 + self.known_by_name[row] * row)
        return (mixed + out) & HASHED

    def _is_same_side(self, one: Fight, other: Fight, side: i64) -> bool:
        """Whether those who stand are alike one by one, and as many are down, fled and captured."""
        if one.used[side] != other.used[side] or one.due[side] != other.due[side]:
            return False
        if one.leader[side] != other.leader[side] or one.calls_off[side] != other.calls_off[side]:
            return False
        if one.chase[side] % 10 != other.chase[side] % 10 or one.keeps_ranks[side] != other.keeps_ranks[side]:
            return False
        if _counts_out(one, side) != _counts_out(other, side) or not self._stand_alike(one, other, side):
            return False
        return side == 1 or self._have_same_fates(one, other)

    def _have_same_fates(self, one: Fight, other: Fight) -> bool:
        for row in one.line:
            if self.known_by_name[row] != 0 and one.state[row] != other.state[row]:
                return False
        return True

    def _stand_alike(self, one: Fight, other: Fight, side: i64) -> bool:
        end = i64(len(one.line))
        place: i64 = -1
        beside: i64 = -1
        while True:
            place = _next_up(one, side, place + 1)
            beside = _next_up(other, side, beside + 1)
            if place == end or beside == end:
                return place == beside
            row, twin = one.line[place], other.line[beside]
            if self.look[row] != self.look[twin] or not _is_alike(one, row, other, twin):
                return False


HASHED: Final = 0xFFFFFFFFFF
COUNTED: Final = 0x10001


def _next_up(fight: Fight, side: i64, place: i64) -> i64:
    """The place in the line of the next who stands, from a place on."""
    end = i64(len(fight.line))
    while place < end:
        row = fight.line[place]
        if fight.state[row] == UP and fight.side[row] == side:
            return place
        place += 1
    return end


def _is_alike(one: Fight, row: i64, other: Fight, twin: i64) -> bool:
    if one.marks[row] != other.marks[twin] or one.rank[row] != other.rank[twin]:
        return False
    if one.left[row] != other.left[twin] or one.ammo[row] != other.ammo[twin]:
        return False
    return one.front[row] == other.front[twin] and one.behind[row] == other.behind[twin]


def _counts_out(fight: Fight, side: i64) -> i64:
    """How many are down, fled and captured, in one number."""
    counts: i64 = 0
    for row in fight.line:
        if fight.side[row] == side:
            state = fight.state[row]
            if state == DOWN:
                counts += 1
            elif state == FLED:
                counts += 1 << 16
            elif state != UP:
                counts += 1 << 28
    return counts


def _are_same(one: vec[i64], other: vec[i64]) -> bool:
    for place in range(2 * FRONTS):
        if one[place] != other[place]:
            return False
    return True


def _corners(ways: vec[i64]) -> int:
    bits = 0
    for place in range(2 * FRONTS):
        if ways[place] == 0:
            bits |= 1 << place
    return bits


def _is_same_field(one: Fight, other: Fight) -> bool:
    if one.step != other.step or one.stunned != other.stunned or one.struck_on != other.struck_on:
        return False
    if one.opened != other.opened or one.merged != other.merged:
        return False
    for front in range(FRONTS):
        if one.gap[front] != other.gap[front] or one.parent[front] != other.parent[front]:
            return False
        if one.opener[front] != other.opener[front]:
            return False
    for place in range(2 * FRONTS):
        if one.width[place] != other.width[place]:
            return False
        if one.ground[place] != other.ground[place] or one.plan[place] != other.plan[place]:
            return False
    return True


def named(fight: Fight, by_name: bool) -> vec[i64]:
    """1 for each of the party who is followed by himself, if that is asked for: heroes, and all of a small party."""
    apart = are_told_apart(fight)
    flags = vec[i64]()
    for row in range(len(fight.member)):
        flags = append(flags, int(by_name and fight.side[row] == 0 and (apart or fight.is_a(row, HERO))))
    return flags


def looks(fight: Fight, known_by_name: vec[i64]) -> vec[i64]:
    """A number for each fighter, the same for those whom nothing tells apart."""
    numbers = vec[i64]()
    known: dict[tuple[int, ...], int] = {}
    for row in range(len(fight.member)):
        look = _look(fight, row, known_by_name[row] != 0)
        number = known.get(look, len(known))
        known[look] = number
        numbers = append(numbers, number)
    return numbers


def _look(fight: Fight, row: int, is_known: bool) -> tuple[int, ...]:
    own = -1
    side = int(fight.side[row])
    if fight.leader[side] == row or is_known:
        own = row
    return (
        own, side, fight.kind[row], fight.level[row], fight.dice[row], fight.defence[row], fight.strike[row],
        fight.shot[row], fight.reach[row], fight.space[row], fight.speed[row], fight.loyalty[row], fight.traits[row],
    )  # fmt: skip


def are_told_apart(fight: Fight) -> bool:
    """Whether each member of the party is followed by himself."""
    tried = 0
    for row in fight.line:
        if is_tried(fight, row, 0):
            tried += 1
    return fight.switches & RANDOM_LOSS == 0 and tried <= MOST_HEARTS and fight.start[0] <= TOLD_APART


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
    return fight.used[side] & BROKE != 0
