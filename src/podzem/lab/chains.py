"""Chains of decisions with exact odds: what a decision leads to by the seat's next turn, all deciding by a policy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush
from itertools import islice
from typing import Final, Generic, TypeVar

from podzem.core.deciding import open_to
from podzem.core.decisions import Decision
from podzem.core.errors import Malformed
from podzem.core.protocols import S
from podzem.core.system import System
from podzem.lab.bots import decide
from podzem.lab.odds import after, rests, ways, ways_on

MOST_STATES: Final = 20_000
MOST_DECISIONS: Final = 100
LEAST_LEFTOVER: Final = Fraction(1, 1_000_000)

Policy = Callable[[S, int], list[tuple[Fraction, Decision]]]
"""What an awaited seat decides in a state: its decisions with their chances."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a chain goes: to a turn of the deciding seat, and where it is cut before that."""

    turns: int = 0
    """The chain ends at that many turns of the seat from now; with 0 nothing follows the decision."""
    decisions: int = MOST_DECISIONS
    """No way is followed for more decisions."""
    states: int = MOST_STATES
    """No more states are reached, over all ways."""
    leftover: Fraction = LEAST_LEFTOVER
    """No way is followed when all that are open weigh less together; sixes can go on for ever."""

    def check(self) -> None:
        """Complain about limits that leave nothing to ask."""
        for name, value, least in (
            ("turns", self.turns, 0),
            ("decisions", self.decisions, 1),
            ("budget", self.states, 1),
            ("leftover", self.leftover, 0),
        ):
            if value < least:
                raise Malformed(f"{name} {value}: {least} or more was expected")


@dataclass(frozen=True, slots=True)
class Way(Generic[S]):
    """A state that a chain leads to: its exact chance, and all that befell the seat until then."""

    chance: Fraction
    state: S
    prospects: frozenset[str]


@dataclass(frozen=True, slots=True)
class ChainResult(Generic[S]):
    """Where a chain leads: the ways that came to its end, those that were cut, and the limit that cut them."""

    ends: list[Way[S]]
    cut: list[Way[S]]
    cut_by: str
    states: int

    @property
    def leftover(self) -> Fraction:
        """The weight of the ways that were cut."""
        return sum((way.chance for way in self.cut), Fraction(0))

    def prospects(self) -> dict[str, Fraction]:
        """The chance of each thing that befalls the seat, the likeliest first; what was cut may only add to it."""
        chances: dict[str, Fraction] = {}
        for way in (*self.ends, *self.cut):
            for name in way.prospects:
                chances[name] = chances.get(name, Fraction(0)) + way.chance
        return dict(sorted(chances.items(), key=lambda pair: (-pair[1], pair[0])))

    def uneventful(self) -> Fraction:
        """The chance that the chain ends and nothing of note has befallen the seat."""
        return sum((way.chance for way in self.ends if not way.prospects), Fraction(0))


def policy_of(system: System[S], name: str) -> Policy[S]:
    """A policy by its name: `fallback` as if nobody answered, `random`, or a bot that the system brings.

    A search is none: it would think for long about each of thousands of states.
    """
    if name == "random":
        return lambda state, seat: at_random(system, state, seat)
    if name == "fallback":
        return lambda state, seat: [(Fraction(1), system.turns.fallback(state, seat))]
    try:
        system.advice.bot(name)
    except Malformed:
        raise Malformed(f"no chain goes by {name!r}: fallback, random or a bot of {system.key} was expected") from None
    return lambda state, seat: [(Fraction(1), decide(system, state, seat, system.advice.bot(name)))]


def at_random(system: System[S], state: S, seat: int) -> list[tuple[Fraction, Decision]]:
    """The law of the bot `random`: each kind of order is as likely as the others, then each of its decisions."""
    own = open_to(system, state, seat)
    kinds = Counter(decision.order for decision in own)
    return [(Fraction(1, len(kinds) * kinds[decision.order]), decision) for decision in own]


def follow(system: System[S], state: S, decision: Decision, policy: Policy[S], limits: Limits) -> ChainResult[S]:
    """What a legal decision leads to; equal states are followed once, and nothing beyond the limits."""
    chain = _Chain(system, decision.seat, policy, limits)
    chain.begin(state, decision)
    while chain.may_go_on():
        chain.go_on()
    return chain.result()


Key = tuple[bytes, frozenset[str], int, int]
"""Where a way of a chain stands: its state, what befell the seat, how many of his turns began, how many decisions."""
End = tuple[bytes, frozenset[str]]
"""Where a way of a chain has come to its end: its state, what befell the seat."""
Name = TypeVar("Name")


@dataclass(frozen=True, slots=True)
class _Link:
    """One step of a chain: its chance, the state it leads to, what it does to the seat, whether his turn begins."""

    chance: Fraction
    key: bytes
    prospects: tuple[str, ...]
    begins_turn: bool


@dataclass(slots=True)
class _Chain(Generic[S]):
    """The ways under way, the likeliest followed first; the links of each state are found once."""

    system: System[S]
    seat: int
    policy: Policy[S]
    limits: Limits
    states: dict[bytes, S] = field(default_factory=dict)
    links: dict[bytes, list[_Link]] = field(default_factory=dict)
    open: dict[Key, Fraction] = field(default_factory=dict)
    queue: list[tuple[float, int, Key]] = field(default_factory=list)
    ended: dict[End, Fraction] = field(default_factory=dict)
    cut: dict[End, Fraction] = field(default_factory=dict)
    cut_by: dict[str, Fraction] = field(default_factory=dict)
    reached: int = 0
    pushed: int = 0
    left: float = 1.0
    """About the weight of the open ways; it only decides when to stop."""

    def begin(self, state: S, decision: Decision) -> None:
        """The decision that was asked about; it must fit into the budget as a whole."""
        found = after(self.system, state, decision, self.limits.states)
        self.reached = len(found)
        for chance, branch in found:
            self._arrive((b"", frozenset(), 0, -1), chance, self._link(state, chance, branch))

    def may_go_on(self) -> bool:
        """Whether ways are open and weigh enough."""
        return bool(self.open) and self.left >= self.limits.leftover

    def go_on(self) -> None:
        """One more decision on the likeliest open way; one that no limit leaves room for is cut."""
        key = heappop(self.queue)[2]
        chance = self.open.pop(key, None)
        if chance is None:  # it was followed under another entry, with all its weight
            return
        links = self._links(key[0]) if key[3] < self.limits.decisions else None
        if links is None:
            self._cut(key, chance, "decisions" if key[3] == self.limits.decisions else "states")
        else:
            for link in links:
                self._arrive(key, chance * link.chance, link)

    def _arrive(self, source: Key, chance: Fraction, link: _Link) -> None:
        key = (link.key, source[1].union(link.prospects), source[2] + link.begins_turn, source[3] + 1)
        state = self.states[link.key]
        over = not self.system.turns.awaited(state) and not rests(self.system, state)
        if key[2] >= self.limits.turns or over:
            _add(self.ended, key[:2], chance)
            self.left -= float(chance)
        else:
            _add(self.open, key, chance)
            self.pushed += 1
            heappush(self.queue, (-float(self.open[key]), self.pushed, key))

    def _cut(self, key: Key, chance: Fraction, limit: str) -> None:
        _add(self.cut, key[:2], chance)
        _add(self.cut_by, limit, chance)
        self.left -= float(chance)

    def _links(self, key: bytes) -> list[_Link] | None:
        """The steps from a state by the policy; None when the budget is spent, or would be."""
        left = self.limits.states - self.reached
        if key not in self.links and left > 0:
            state = self.states[key]
            found = list(islice(self._fan(state), left + 1))
            self.reached += min(len(found), left)
            if len(found) <= left:
                self.links[key] = [self._link(state, chance, branch) for chance, branch in found]
        return self.links.get(key)

    def _fan(self, state: S) -> Iterator[tuple[Fraction, S]]:
        if rests(self.system, state):
            yield from ways_on(self.system, state)
            return
        (seat, *_) = self.system.turns.needed(state)
        for weight, decision in self.policy(state, seat):
            for chance, branch in ways(self.system, state, decision):
                yield weight * chance, branch

    def _link(self, state: S, chance: Fraction, branch: S) -> _Link:
        key = branch.key()
        self.states.setdefault(key, branch)
        turn = self.system.turns.turn(branch)
        begins = turn[1] == self.seat and turn != self.system.turns.turn(state)
        return _Link(chance, key, self.system.advice.prospects(state, branch, self.seat), begins)

    def result(self) -> ChainResult[S]:
        """All ways as they stand; those still open are cut, and the limit that cut the most is told."""
        for key, chance in self.open.items():
            self._cut(key, chance, "leftover")
        cut_by = max(self.cut_by, key=self.cut_by.__getitem__, default="")
        return ChainResult(self._ways(self.ended), self._ways(self.cut), cut_by, self.reached)

    def _ways(self, chances: dict[End, Fraction]) -> list[Way[S]]:
        return [Way(chance, self.states[state], prospects) for (state, prospects), chance in chances.items()]


def _add(chances: dict[Name, Fraction], name: Name, chance: Fraction) -> None:
    chances[name] = chances.get(name, Fraction(0)) + chance
