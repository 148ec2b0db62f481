"""Where a situation leads: the phase that is played, with every way its dice can fall.

Losses of each side depend only on the other's successes, so each side's are worked out by themselves; the two
lists multiply. All of it is done by the functions that play the phase (`phase`, `volleys`, `losses`). A phase in which
nobody looked how far a side can fall back leads on alike whatever that is, and is worked out once.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition.fight import events
from podzem.expedition.fight.attacks import Volley
from podzem.expedition.fight.breaking import break_up
from podzem.expedition.fight.canonical import canonicalize
from podzem.expedition.fight.codes import order_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.losses import settle_slot
from podzem.expedition.fight.loyalty_checks import note_triggers, roll_checks
from podzem.expedition.fight.marching import retreat
from podzem.expedition.fight.marks import FACES, FRONTS, OVER, SAME_PHASE, SLOTS, WAY_MATTERED
from podzem.expedition.fight.outcomes import AS_BEFORE, Branch, Fates, Spread, Ways
from podzem.expedition.fight.phase import (
    BREAKS,
    SHOTS_LOST,
    STRIKES_LOST,
    bar_the_unentitled,
    conclude,
    melee_fronts,
    order_automatically,
    reveal,
)
from podzem.expedition.fight.situations import PAIR_MASK, SIDE_BITS, SIDE_MASK, Situations
from podzem.expedition.fight.volleys import all_shots, all_strikes

ONE: Final = Fraction(1)
NOTHING: Final = Fraction(0)
SIGNED: Final = 62
"""Bits of a volley's signature: ten for each face."""
UNIT: i64 = 1


@final
class Spreader:
    """Works out where situations lead, and remembers what it can."""

    def __init__(self, fight: Fight, is_exact: bool, by_name: bool, most: int) -> None:
        self.situations = Situations(fight, by_name)
        self.most = most
        self.phases = 0
        """How many phases may be worked out, and how many have been."""
        self._branches: dict[int, list[Branch]] = {}
        """By field and sides: what loyalty checks can do."""
        self._fallen: dict[int, Fates] = {}
        self._known: dict[int, Fates] = {}
        self._is_exact = is_exact

    def first(self, fight: Fight) -> Spread:
        """Where the orders lead that are in; a side without orders is ordered automatically."""
        spread = Spread(ONE)
        twin = fight.copy()
        self._play(twin, spread)
        spread.ways = self.situations.ways_id(twin)
        return spread

    def shared_after(self, spread: Spread, before: i64) -> i64:
        """What both sides share after an outcome of a situation that shared that."""
        ways = spread.ways
        if ways == AS_BEFORE:
            ways = self.situations.ways_of[before]
        return self.situations.shared_id(spread.field, ways)

    def following(self, situation: int) -> list[Spread]:
        """Where a situation after losses leads; nowhere when too many phases have been worked out already."""
        shared = situation >> (2 * SIDE_BITS)
        key = situation & PAIR_MASK | int(self.situations.field_of[shared]) << (2 * SIDE_BITS)
        branches = self._branches.get(key)
        if branches is None:
            branches = self._branches[key] = self._checked(situation)
        spreads: list[Spread] = []
        for number, branch in enumerate(branches):
            spread = branch.known(self.situations, shared)
            if spread is None:
                if self.phases >= self.most:
                    return []
                self.phases += 1
                spread = self._lead_on(branch, self._taken_up(branches, number, situation), shared)
            spreads.append(spread)
        return spreads

    def _checked(self, situation: int) -> list[Branch]:
        """P7: each way in which loyalty can be tried; one alone where it is not."""
        fight = self._noted(situation)
        if _strikes_at_once(fight) or (fight.due[0] == 0 and fight.due[1] == 0):
            return [Branch(ONE, fight)]
        branches: list[Branch] = []
        fan = Fanned()
        scribe = Scribe(fan)
        more = True
        while more:
            twin = fight.copy()
            roll_checks(twin, scribe)
            assert twin.way_mattered == 0
            branches.append(Branch(fan.chance, twin))
            more = fan.turn()
        return branches

    def _noted(self, situation: int) -> Fight:
        """The fight in a situation, with what the phase gives reason to check loyalty for when all blows are struck."""
        shared, party, others = situation >> (2 * SIDE_BITS), situation >> SIDE_BITS & SIDE_MASK, situation & SIDE_MASK
        fight = self.situations.restore(shared, party, others)
        if not _strikes_at_once(fight):
            note_triggers(fight, 0)
            note_triggers(fight, 1)
        return fight

    def _taken_up(self, branches: list[Branch], number: int, situation: int) -> Fight:
        """The fight of a branch, to be played on; it is used up by that, and all are made anew when one is missing."""
        fight = branches[number].fight
        if fight is None:
            for branch, anew in zip(branches, self._checked(situation)):
                branch.fight = anew.fight
            fight = branches[number].fight
            assert fight is not None
        branches[number].fight = None
        fight.way = self.situations.ways[self.situations.ways_of[situation >> (2 * SIDE_BITS)]][:]
        return fight

    def _lead_on(self, branch: Branch, fight: Fight, shared: i64) -> Spread:
        """Where a branch leads, kept by no more than what was looked at."""
        spread = Spread(branch.chance)
        if _strikes_at_once(fight):
            self._strike_at_once(fight, spread)
        else:
            self._next_phase(fight, spread)
        if fight.way_mattered & WAY_MATTERED != 0:
            spread.ways = self.situations.ways_id(fight)
        branch.keep(self.situations, shared, spread, fight.way_mattered)
        return spread

    def _next_phase(self, fight: Fight, spread: Spread) -> None:
        """P7 to P9, then the next phase."""
        silent = Scribe(Ways())
        fight.step = BREAKS
        break_up(fight, silent)
        conclude(fight, silent)
        if fight.stage == OVER:
            self._end(fight, spread)
        else:
            self._play(fight, spread)

    def _end(self, fight: Fight, spread: Spread) -> None:
        spread.is_end = True
        spread.winner = fight.winner
        spread.party.numbers.append(self.situations.side_id(fight, 0))
        spread.others.numbers.append(self.situations.side_id(fight, 1))

    def _play(self, fight: Fight, spread: Spread) -> None:
        """P1 to P6 of a phase: orders, movement, blows and shots, losses."""
        order_automatically(fight, 0)
        order_automatically(fight, 1)
        silent = Scribe(Ways())
        outset = reveal(fight, silent)
        volleys = all_shots(fight, outset, silent)
        volleys.extend(all_strikes(fight, melee_fronts(fight, outset), silent))
        retreat(fight, silent)
        fight.step = SHOTS_LOST
        if fight.switches & SAME_PHASE == 0 or fight.struck_on == 0:
            fight.step = STRIKES_LOST
        self._lose(fight, volleys, spread)

    def _strike_at_once(self, fight: Fight, spread: Spread) -> None:
        bar_the_unentitled(fight)
        fight.step = STRIKES_LOST
        self._lose(fight, all_strikes(fight, fight.struck_on, Scribe(Ways())), spread)

    def _lose(self, fight: Fight, volleys: list[Volley], spread: Spread) -> None:
        _forget_lengths(fight)
        spread.field = self.situations.field_id(fight)
        spread.party = self._fates(fight, 0, volleys, spread.field)
        spread.others = self._fates(fight, 1, volleys, spread.field)

    def _fates(self, fight: Fight, side: i64, volleys: list[Volley], field: i64) -> Fates:
        """What the volleys make of a side, front by front as losses are settled."""
        canonicalize(fight, side, _is_struck(volleys, side))
        number = self.situations.side_id(fight, side)
        key = ((int(field) << SIDE_BITS | int(number)) << 1 | int(side)) << SIGNED
        for volley in volleys:
            if volley.side == side:
                key = (key << SIGNED | int(signature(volley.faces))) << 6 | int(2 * volley.front * SLOTS + volley.slot)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._work_out(side, number, volleys, field)
        return known

    def _work_out(self, side: i64, number: i64, volleys: list[Volley], field: i64) -> Fates:
        fates = Fates()
        fates.numbers.append(number)
        fates.shares.append(1.0)
        fates.exact.append(ONE)
        for place in range(2 * FRONTS * SLOTS):
            if place // SLOTS % 2 == side:
                ways = self._ways_of(volleys, place)
                if len(ways) > 1:
                    fates = self._after(fates, side, place, ways, field)
        return fates

    def _ways_of(self, volleys: list[Volley], place: i64) -> list[int]:
        """How many successes the volleys at one target can have, each with its number of ways."""
        ways = [1]
        for volley in volleys:
            if (2 * volley.front + volley.side) * SLOTS + volley.slot == place:
                dice = Ways()
                Scribe(dice).successes(volley.faces, FACES, events.STRIKE_DIE)
                ways = dice.ways if len(ways) == 1 else _both(ways, dice.ways)
        return ways

    def _after(self, fates: Fates, side: i64, place: i64, ways: list[int], field: i64) -> Fates:
        """Each fate with each number of losses after it."""
        after = Fates()
        places: dict[int, int] = {}
        total = sum(ways)
        for index in range(len(fates.numbers)):
            for hits in range(len(ways)):
                if ways[hits] > 0:
                    fallen = self._fall(side, fates.numbers[index], place, hits, field)
                    self._add(after, places, fates, index, fallen, ways[hits], total)
        return after

    def _add(
        self, after: Fates, places: dict[int, int], fates: Fates, index: int, fallen: Fates, ways: int, total: int
    ) -> None:
        share = fates.shares[index] * (ways / total)
        for each in range(len(fallen.numbers)):
            number = fallen.numbers[each]
            place = places.get(number, -1)
            if place < 0:
                place = places[number] = len(places)
                after.numbers.append(number)
                after.shares.append(0.0)
                after.exact.append(NOTHING)
            after.shares[place] += share * fallen.shares[each]
            if self._is_exact:
                after.exact[place] += fates.exact[index] * Fraction(ways, total) * fallen.exact[each]

    def _fall(self, side: i64, number: i64, place: i64, hits: int, field: i64) -> Fates:
        key = (((int(field) << 20 | int(number)) << 10 | hits) << 6 | int(place)) << 1 | int(side)
        known = self._fallen.get(key)
        if known is None:
            known = self._settle(side, number, place, hits, field)
            self._fallen[key] = known
        return known

    def _settle(self, side: i64, number: i64, place: i64, hits: int, field: i64) -> Fates:
        """So many losses of a side, settled as in play."""
        fates = Fates()
        fan = Fanned()
        scribe = Scribe(fan)
        more = True
        while more:
            fight = self.situations.with_side(field, side, number)
            fight.owed[place] = hits
            settle_slot(fight, place // (2 * SLOTS), side, place % SLOTS, scribe)
            canonicalize(fight, side, False)
            assert fight.way_mattered == 0
            fates.numbers.append(self.situations.side_id(fight, side))
            fates.shares.append(float(fan.chance))
            fates.exact.append(fan.chance)
            more = fan.turn()
        return fates


def signature(faces: vec[i64]) -> i64:
    """How many dice need which face, in one number; those that cannot succeed are of no account."""
    counts: i64 = 0
    for face in faces:
        if face <= 1:
            counts += 1
        elif face <= FACES:
            counts += UNIT << (10 * (face - 1))
    return counts


def _strikes_at_once(fight: Fight) -> bool:
    """Whether blows of the same phase are still to fall."""
    return fight.step == SHOTS_LOST and fight.switches & SAME_PHASE != 0 and fight.struck_on != 0


def _forget_lengths(fight: Fight) -> None:
    """Once everybody has moved, only the kinds of orders are looked at again."""
    for place in range(2 * FRONTS):
        if fight.plan[place] >= 0:
            fight.plan[place] = order_of(fight.plan[place])


def _is_struck(volleys: list[Volley], side: i64) -> bool:
    for volley in volleys:
        if volley.side == side:
            return True
    return False


def _both(ways: list[int], others: list[int]) -> list[int]:
    """The ways of two throws together."""
    sums = [0] * (len(ways) + len(others) - 1)
    for first, way in enumerate(ways):
        for second, other in enumerate(others):
            sums[first + second] += way * other
    return sums
