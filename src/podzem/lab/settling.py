"""How a game ends that is left to itself: solved exactly where it is small, simulated with its interval where not."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush
from typing import Final, Generic

from podzem.core.dice import Fanned, Seeded
from podzem.core.errors import Malformed
from podzem.core.protocols import S, Settling
from podzem.core.scribe import Scribe
from podzem.core.system import System
from podzem.lab.statistics import Estimate, share

EXACT: Final = "exact"
SIMULATED: Final = "simulated"
MOST_WAYS: Final = 20_000
MOST_GAMES: Final = 400
LEFTOVER: Final = Fraction(1, 100)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be spent on an answer."""

    ways: int = MOST_WAYS
    """Falls of the dice that are played before it is called too large; with 0 nothing is solved."""
    leftover: Fraction = LEFTOVER
    """It is solved when no more than this is open: every chance is known to that."""
    games: int = MOST_GAMES
    """Games that are played where it is too large."""
    seed: int = 1

    def check(self) -> None:
        """Complain about what leaves nothing to ask."""
        for name, value, least in (("budget", self.ways, 0), ("games", self.games, 1), ("leftover", self.leftover, 0)):
            if value < least:
                raise Malformed(f"{name} {value}: {least} or more was expected")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The chance of each end; of a solved game between what is known and what is open besides, of others by 95 %."""

    method: str
    chances: dict[str, Estimate]
    leftover: float = 0.0
    states: int = 0
    ways: int = 0
    games: int = 0


def settle(system: System[S], state: S, effort: Effort) -> Verdict:
    """How the game ends, everybody acting as the rule book would have him; it says which of the two was done."""
    settling = system.advice.settling
    if settling is None:
        raise Malformed(f"{system.key} cannot be left to itself: a decision was expected, or all")
    effort.check()
    start = settling.left_alone(state)
    return _solve(settling, start, effort) or _simulate(settling, start, effort)


def _solve(settling: Settling[S], start: S, effort: Effort) -> Verdict | None:
    solver = _Solver(settling, effort)
    solver.begin(start)
    while solver.open_weight > effort.leftover and solver.ways <= effort.ways:
        solver.go_on()
    return solver.verdict() if solver.open_weight <= effort.leftover else None


@dataclass(slots=True)
class _Link:
    """One way on from a state: its chance, the state, rounds that pass; or the end it comes to."""

    chance: float
    key: bytes
    rounds: int
    end: str


@dataclass(slots=True)
class _Solver(Generic[S]):
    """Weights that flow over states, the heaviest followed first; of each state its links are found once."""

    settling: Settling[S]
    effort: Effort
    states: dict[bytes, S] = field(default_factory=dict)
    links: dict[bytes, list[_Link]] = field(default_factory=dict)
    weights: dict[bytes, float] = field(default_factory=dict)
    rounds: dict[bytes, int] = field(default_factory=dict)
    """The most rounds that any of the weight at a state can have behind it."""
    queue: list[tuple[float, bytes]] = field(default_factory=list)
    ends: dict[str, float] = field(default_factory=dict)
    cut: float = 0.0
    """What has gone on for as many rounds as the rules allow."""
    ways: int = 0
    moving: float = 0.0

    @property
    def open_weight(self) -> float:
        """What has come to no end yet."""
        return self.moving + self.cut

    def begin(self, state: S) -> None:
        """All weight on one state."""
        self._arrive(1.0, self._link(1.0, state, state), self.settling.rounds(state))

    def go_on(self) -> None:
        """The heaviest state sends its weight on."""
        key = heappop(self.queue)[1]
        weight = self.weights.pop(key, 0.0)
        if not weight:  # it was sent on under a later entry, with all that had come
            return
        self.moving -= weight
        rounds = self.rounds.pop(key)
        if rounds >= self.settling.most_rounds:
            self.cut += weight
            return
        for link in self._links(key):
            self._arrive(weight * link.chance, link, rounds + link.rounds)

    def _arrive(self, weight: float, link: _Link, rounds: int) -> None:
        if link.end:
            self.ends[link.end] = self.ends.get(link.end, 0.0) + weight
            return
        self.moving += weight
        self.weights[link.key] = self.weights.get(link.key, 0.0) + weight
        self.rounds[link.key] = max(rounds, self.rounds.get(link.key, 0))
        heappush(self.queue, (-self.weights[link.key], link.key))

    def _links(self, key: bytes) -> list[_Link]:
        if key not in self.links:
            self.links[key] = self._fan(self.states[key])
        return self.links[key]

    def _fan(self, state: S) -> list[_Link]:
        do, fan, falls = self.settling.next_thing(state), Fanned(groups=True), True
        found: dict[tuple[bytes, int], _Link] = {}
        while falls:
            branch = state.copy()
            do(branch, Scribe(fan))
            self.ways += 1
            link = self._link(float(fan.chance), state, branch)
            same = found.setdefault((link.key, link.rounds), link)
            if same is not link:
                same.chance += link.chance
            falls = fan.turn()
        return list(found.values())

    def _link(self, chance: float, before: S, state: S) -> _Link:
        end, key = self.settling.settled(state), self.settling.essence(state)
        if not end:
            self.states.setdefault(key, state)
        return _Link(chance, key, self.settling.rounds(state) - self.settling.rounds(before), end)

    def verdict(self) -> Verdict:
        """What is known of each end, and how much more it can be."""
        left = max(0.0, self.open_weight)
        chances = {end: Estimate(weight, weight, min(1.0, weight + left)) for end, weight in sorted(self.ends.items())}
        return Verdict(EXACT, chances, left, len(self.links), self.ways)


def _simulate(settling: Settling[S], start: S, effort: Effort) -> Verdict:
    """The same start again and again, each time with other dice."""
    counts: dict[str, int] = {}
    for game in range(effort.games):
        state, scribe = start.copy(), Scribe(Seeded(effort.seed, game))
        while not settling.settled(state):
            settling.next_thing(state)(state, scribe)
        end = settling.settled(state)
        counts[end] = counts.get(end, 0) + 1
    return Verdict(SIMULATED, {end: share(n, effort.games) for end, n in sorted(counts.items())}, games=effort.games)
