"""Exact odds of a whole fight, from the code that plays it, with memory over situations.

Both sides go on as automatic opponents do (dungeon.auto.opponents), from the orders that are in. What happens at
the end of a turn during the fight (lights that burn out, wanderers) is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import ALIKE, ASK_BREAK, DOWN, FRONTS, NONE, ORDERS, OTHERS_NAME, PARTY_NAMES
from podzem.expedition.fight.outcomes import Spread
from podzem.expedition.fight.phase import prepare
from podzem.expedition.fight.situations import SIDE_BITS, SIDE_MASK, are_told_apart, has_broken, lost
from podzem.expedition.fight.spreading import Spreader

BOUND: Final = 1e-11
"""A situation less likely than this is not followed; all that is left out is stated."""
MOST: Final = 400_000
"""Situations followed at most; what is left then is stated too."""
FEW: Final = 10
"""Situations and phases for an order once those of a foresight are used up: a surrender has its odds even then."""
CERTAIN: Final = 1.0 - 1e-12
EXACT_UP_TO: Final = 6
"""Fights of so many fighters are given in fractions."""

Chance = float | Fraction


@final
class Odds:
    """How a fight can end."""

    def __init__(self, party: int, others: int) -> None:
        self.win: Chance = 0
        self.lose: Chance = 0
        self.draw: Chance = 0
        self.losses: tuple[list[Chance], list[Chance]] = ([0] * (party + 1), [0] * (others + 1))
        """The chance of each number of fallen, of the party and of the others."""
        self.breaks: list[Chance] = [0, 0]
        """The chance that somebody of a side flees or surrenders."""
        self.falls: dict[str, Chance] = {}
        """The chance of each member of the party to fall, where they are told apart."""
        self.left_out: Chance = 1
        """The weight of what was not followed to an end."""
        self.situations = 0


def odds(fight: Fight, exact: bool | None = None, bound: float = BOUND, most: int = MOST) -> Odds:
    """The odds from here; the others' sealed orders are not looked at. What is not followed is stated as left out."""
    return Foresight(fight, exact, bound, most).odds(fight)


@final
class Foresight:
    """The odds of several orders in one fight: what they have in common is worked out once."""

    def __init__(
        self, fight: Fight, exact: bool | None = None, bound: float = BOUND, most: int = MOST, phases: int = MOST,
        by_name: bool = True,
    ) -> None:  # fmt: skip
        self._by_name = by_name
        self._is_exact = len(fight.member) <= EXACT_UP_TO if exact is None else exact
        self._bound = bound
        self._most = most
        self._phases = phases
        self._spreader = Spreader(_unsealed(fight, by_name), self._is_exact, by_name, phases)

    @property
    def is_spent(self) -> bool:
        """Whether all phases that may be worked out have been, but for a few an order."""
        return self._spreader.phases >= self._phases

    @property
    def phases(self) -> int:
        """How many phases have been worked out so far."""
        return self._spreader.phases

    def odds(self, fight: Fight) -> Odds:
        """The odds of the same fight with these orders."""
        start = _unsealed(fight, self._by_name)
        if self.is_spent:
            self._most = FEW
            self._spreader.most = self._spreader.phases + FEW
        if self._is_exact:
            return _Exact(self._spreader, start, self._most).solve()
        return _Floating(self._spreader, start, self._bound, self._most).solve()


def _unsealed(fight: Fight, by_name: bool) -> Fight:
    """The fight as the party may look at it: the others' orders are open, nobody is asked on the way."""
    start = fight.copy()
    start.switches &= ~(ASK_BREAK | PARTY_NAMES | OTHERS_NAME)
    if not by_name or not are_told_apart(start):
        start.switches |= ALIKE
    if start.stage == ORDERS:
        for front in range(FRONTS):
            start.plan[2 * front + 1] = NONE
        prepare(start)
    return start


@final
class _Floating:
    """Weights as floats, the strongest situations first, so that nearly each is met once."""

    def __init__(self, spreader: Spreader, fight: Fight, bound: float, most: int) -> None:
        self.spreader = spreader
        self.fight = fight
        self.bound = bound
        self.most = most
        self.ends: dict[int, float] = {}
        self.weights: list[list[vec[float]]] = []
        """By what is shared, by the party's situation, by the others'."""
        self.waiting: list[list[int]] = []
        """Situations that have a weight, by what both sides have left to lose."""
        self.followed = 0

    def solve(self) -> Odds:
        """Follow everything to its end."""
        self._send(self.spreader.first(self.fight), 1.0, -1)
        level = len(self.waiting) - 1
        while level >= 0 and self.followed < self.most:
            queue = self.waiting[level]
            self.waiting[level] = []
            for situation in queue:
                if self.followed < self.most:
                    self._follow(situation)
            if not self.waiting[level]:
                level -= 1
        return summed(self.spreader, self.fight, self.ends, self.followed)

    def _follow(self, situation: int) -> None:
        """Send the weight of a situation on; what leads back to itself is summed at once."""
        shared, party, others = situation >> (2 * SIDE_BITS), situation >> SIDE_BITS & SIDE_MASK, situation & SIDE_MASK
        weight = self.weights[shared][party][others]
        self.weights[shared][party][others] = 0.0
        if weight < self.bound:
            return
        self.followed += 1
        spreads = self.spreader.following(situation)
        stays = 0.0
        for spread in spreads:
            if not spread.is_end and self.spreader.shared_after(spread, shared) == shared:
                stays += spread.share * _stays(spread, situation)
        if stays > CERTAIN:
            return
        for spread in spreads:
            self._send(spread, weight * spread.share / (1.0 - stays), situation)

    def _send(self, spread: Spread, weight: float, origin: int) -> None:
        if spread.is_end:
            key = _end_key(spread)
            self.ends[key] = self.ends.get(key, 0.0) + weight
            return
        party = spread.party
        shared = self.spreader.shared_after(spread, origin >> (2 * SIDE_BITS))
        for first in range(len(party.numbers)):
            self._send_row(spread, shared, party.numbers[first], weight * party.shares[first], origin)

    def _send_row(self, spread: Spread, shared: i64, party: i64, weight: float, origin: int) -> None:
        """The weight of one fate of the party, shared out over the fates of the others."""
        others = spread.others
        row = self._row(shared, party)
        base = int((shared << SIDE_BITS | party) << SIDE_BITS)
        strong = self.spreader.situations.party_strength[party]
        strength = self.spreader.situations.others_strength
        itself = origin - base
        for second in range(len(others.numbers)):
            number = others.numbers[second]
            if number == itself:
                continue
            while number >= len(row):
                row = append(row, 0.0)
            before = row[number]
            if before == 0.0:
                self._queue(strong + strength[number]).append(base + int(number))
            row[number] = before + weight * others.shares[second]
        self.weights[shared][party] = row

    def _row(self, shared: i64, party: i64) -> vec[float]:
        while len(self.weights) <= shared:
            self.weights.append([])
        rows = self.weights[shared]
        while len(rows) <= party:
            rows.append(vec[float]())
        return rows[party]

    def _queue(self, level: i64) -> list[int]:
        while len(self.waiting) <= level:
            self.waiting.append([])
        return self.waiting[level]


def _stays(spread: Spread, situation: int) -> float:
    """How likely an outcome leads back to both sides as they were."""
    party, others = spread.party, spread.others
    share = 0.0
    for first in range(len(party.numbers)):
        if party.numbers[first] == situation >> SIDE_BITS & SIDE_MASK:
            for second in range(len(others.numbers)):
                if others.numbers[second] == situation & SIDE_MASK:
                    share += party.shares[first] * others.shares[second]
    return share


@final
class _Exact:
    """The same with fractions, for small fights."""

    def __init__(self, spreader: Spreader, fight: Fight, most: int) -> None:
        self.spreader = spreader
        self.fight = fight
        self.most = most
        self.ends: dict[int, Fraction] = {}
        self.waiting: dict[int, dict[int, Fraction]] = {}
        self.followed = 0

    def solve(self) -> Odds:
        self._send(self.spreader.first(self.fight), Fraction(1), -1)
        while self.waiting and self.followed < self.most:
            level = max(self.waiting)
            queue = self.waiting[level]
            situation = next(iter(queue))
            self._follow(situation, queue.pop(situation))
            if not queue:
                del self.waiting[level]
        return summed(self.spreader, self.fight, self.ends, self.followed)

    def _follow(self, situation: int, weight: Fraction) -> None:
        self.followed += 1
        ways = [
            (spread, chance, target)
            for spread in self.spreader.following(situation)
            for chance, target in self._ways(spread, situation)
        ]
        goes = 1 - sum((chance for _, chance, target in ways if target == situation), start=Fraction(0))
        if goes == 0:
            return
        for spread, chance, target in ways:
            if target != situation:
                self._add(spread, weight * chance / goes, target)

    def _send(self, spread: Spread, weight: Fraction, origin: int) -> None:
        for chance, target in self._ways(spread, origin):
            self._add(spread, weight * chance, target)

    def _ways(self, spread: Spread, origin: int) -> list[tuple[Fraction, int]]:
        """Each way of an outcome with its chance: an end, or a situation."""
        if spread.is_end:
            return [(spread.chance, _end_key(spread))]
        shared = int(self.spreader.shared_after(spread, origin >> (2 * SIDE_BITS)))
        ways: list[tuple[Fraction, int]] = []
        for first, number in enumerate(spread.party.numbers):
            for second, other in enumerate(spread.others.numbers):
                chance = spread.chance * spread.party.exact[first] * spread.others.exact[second]
                ways.append((chance, (shared << SIDE_BITS | int(number)) << SIDE_BITS | int(other)))
        return ways

    def _add(self, spread: Spread, weight: Fraction, target: int) -> None:
        if spread.is_end:
            self.ends[target] = self.ends.get(target, Fraction(0)) + weight
            return
        situations = self.spreader.situations
        level = int(situations.strength(target >> SIDE_BITS & SIDE_MASK, target & SIDE_MASK))
        queue = self.waiting.setdefault(level, {})
        queue[target] = queue.get(target, Fraction(0)) + weight


def _end_key(spread: Spread) -> int:
    """An end in one number: who won, and how both sides stand."""
    return int(((spread.winner + 1) << SIDE_BITS | spread.party.numbers[0]) << SIDE_BITS | spread.others.numbers[0])


def summed(spreader: Spreader, fight: Fight, ends: Mapping[int, Chance], followed: int) -> Odds:
    """What the ends mean: who won, who fell, who broke."""
    total = Odds(*(sum(1 for one in fight.side if one == side) for side in range(2)))
    sides = spreader.situations.sides
    for key, weight in ends.items():
        party, others = sides[0][key >> SIDE_BITS & SIDE_MASK], sides[1][key & SIDE_MASK]
        _add_winner(total, (key >> (2 * SIDE_BITS)) - 1, weight)
        total.losses[0][lost(party, 0)] += weight
        total.losses[1][lost(others, 1)] += weight
        total.breaks[0] += weight if has_broken(party, 0) else 0
        total.breaks[1] += weight if has_broken(others, 1) else 0
        total.left_out -= weight
        _add_falls(total, spreader, party, weight)
    total.situations = followed
    return total


def _add_winner(total: Odds, winner: int, weight: Chance) -> None:
    if winner == 0:
        total.win += weight
    elif winner == 1:
        total.lose += weight
    else:
        total.draw += weight


def _add_falls(total: Odds, spreader: Spreader, party: Fight, weight: Chance) -> None:
    for row, name in enumerate(party.names):
        if spreader.situations.known_by_name[row] != 0:
            total.falls[name] = total.falls.get(name, 0) + (weight if party.state[row] == DOWN else 0)
