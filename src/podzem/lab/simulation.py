"""Many games between bots: each has its own seed, so that nothing depends on who plays it, where, or with which others.

A plan says what is played; a chunk is some games in a row, played by one worker; `run` merges chunks in order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import podzem
from podzem.core.decisions import JUDGE
from podzem.core.dice import Seeded
from podzem.core.errors import Malformed
from podzem.core.events import Event
from podzem.core.options import Choice
from podzem.core.scribe import Scribe
from podzem.core.system import System
from podzem.core.tallies import CLAUSE, EVENT, Counting, counting
from podzem.lab.bots import decide, make_bot
from podzem.lab.playout import choose_by_kind
from podzem.lab.sums import ALL, ENDS, LENGTH, WAYS, WINS, Measure, Sums, subtract
from podzem.systems import load_system

EVENTS_AT_ONCE: Final = 512
"""So many events are gathered before they are counted."""
MOST_GAMES: Final = 2**32
"""The dice of a seed have so many streams, one for each game."""
MOST_SEED: Final = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: one side, or two sides that differ in an option and get the same seeds."""

    system: str
    players: int
    bots: tuple[str, ...]
    sides: tuple[Mapping[str, Choice], ...]
    """The options of each side that were chosen."""
    seed: int
    most_rounds: int
    rules: str
    """Which program and which rule data; a worker that has others refuses."""


@dataclass(slots=True)
class Chunk:
    """What some games in a row came to, and how long they took."""

    sides: list[Sums]
    difference: Sums = field(default_factory=Sums)
    seconds: float = 0.0


def make_plan(
    key: str,
    players: int,
    bots: tuple[str, ...],
    sides: tuple[Mapping[str, object], ...],
    seed: int,
    most_rounds: int,
) -> Plan:
    """A plan that can be played: table, options and bots are tried out before anything runs."""
    system = load_system(key)
    if not 0 <= seed <= MOST_SEED:
        raise Malformed(f"seed {seed}: 0 to {MOST_SEED} was expected")
    if most_rounds < 1:
        raise Malformed(f"{most_rounds} rounds at most: 1 or more was expected")
    for options in sides:
        system.setup(players, options, Scribe(Seeded(seed)))
    read = _read_sides(system, sides)
    seated = bots * players if len(bots) == 1 else bots
    if len(seated) != players:
        raise Malformed(f"{len(seated)} bots for {players} players: one for all, or one for each was expected")
    for name in seated:
        make_bot(system, name, 0)
    return Plan(key, players, seated, read, seed, most_rounds, _rules(system))


def _read_sides(system: System[Any], sides: tuple[Mapping[str, object], ...]) -> tuple[dict[str, Choice], ...]:
    """Every option that any side chose, for each side by its value or its default."""
    chosen = [option for option in system.book.options if any(option.name in side for side in sides)]
    return tuple(
        {option.name: option.read(side.get(option.name, option.default)) for option in chosen} for side in sides
    )


def _rules(system: System[Any]) -> str:
    return f"podzem {podzem.__version__}, rules {system.book.rules_digest}"


def play_chunk(plan: Plan, first: int, games: int) -> Chunk:
    """The games from a number on, each by its own seed."""
    begun, system = perf_counter(), load_system(plan.system)
    if _rules(system) != plan.rules:
        raise Malformed(f"a worker has {_rules(system)}; {plan.rules} was expected")
    chunk = Chunk([Sums() for _ in plan.sides])
    for number in range(first, first + games):
        _play_all_sides(system, plan, number, chunk)
    chunk.seconds = perf_counter() - begun
    return chunk


def _play_all_sides(system: System[Any], plan: Plan, number: int, chunk: Chunk) -> None:
    played = []
    for options, sums in zip(plan.sides, chunk.sides):
        try:
            played.append(play_game(system, plan, options, number))
        except Exception as error:
            error.add_note(f"in game {number} of seed {plan.seed}, options {dict(options)}")
            raise
        sums.add(played[-1])
    if len(played) == 2:
        chunk.difference.add(subtract(*played))


def play_game(system: System[Any], plan: Plan, options: Mapping[str, object], number: int) -> dict[Measure, int]:
    """One game to its end or to the last round; how much of each measure it had."""
    tally = Tally(system)
    scribe = Scribe(Seeded(plan.seed, number), listening=bool(system.book.tallies))
    scribe.only = tally.events
    state = system.setup(plan.players, options, scribe)
    seats = [Seat(system, seat, name, plan, number) for seat, name in enumerate(plan.bots)]
    if system.lane is not None and all(seat.follows_lane for seat in seats):
        system.lane.follow(state, scribe, plan.most_rounds)
    while (needed := system.turns.needed(state)) and system.turns.turn(state)[0] <= plan.most_rounds:
        if needed[0] == JUDGE:
            system.apply(state, system.turns.fallback(state, JUDGE), scribe)
        else:
            seats[needed[0]].play(state, scribe, alone=len(needed) == 1)
        if len(scribe.events) > EVENTS_AT_ONCE:
            tally.take(scribe.events)
    tally.take(scribe.events)
    return {**_ending(system, state, plan), **tally.values()}


def _ending(system: System[Any], state: Any, plan: Plan) -> dict[Measure, int]:
    """How long it took, who won and how."""
    outcome = system.outcome(state)
    values: dict[Measure, int] = {LENGTH: min(system.turns.turn(state)[0], plan.most_rounds)}
    if outcome is None:
        return {**values, (ENDS, "capped"): 1}
    if not outcome.winners:
        return {**values, (ENDS, "drawn"): 1}
    values |= {(WINS, str(seat)): 1 for seat in outcome.winners}
    return {**values, (ENDS, "won"): 1, (WAYS, outcome.way): 1}


class Seat:
    """A bot on its seat in one game, asked in codes where system and bot know them."""

    def __init__(self, system: System[Any], seat: int, name: str, plan: Plan, number: int) -> None:
        seed = seed_of_bot(plan.seed, number, seat)
        self._system = system
        self._seat = seat
        self._bot: Any = make_bot(system, name, seed)
        self._dice = Seeded(seed) if name == "random" else None
        self.follows_lane = getattr(self._bot, "follows_lane", False)
        """Whether it decides by the lane's rule of thumb, so that the lane can play on by itself."""
        self._speaks_codes = system.lane is not None and (name == "random" or hasattr(self._bot, "choose_code"))

    def play(self, state: Any, scribe: Scribe, alone: bool) -> None:
        """Decide and carry it out; codes do not name their seat, so they are for one who is asked alone."""
        lane = self._system.lane
        if lane is None or not alone or not self._speaks_codes:
            self._system.apply(state, decide(self._system, state, self._seat, self._bot), scribe)
            return
        codes = lane.codes(state)
        if self._dice is not None:
            lane.play(state, choose_by_kind(codes, lane.order_mask, self._dice), scribe)
        else:
            lane.play(state, self._bot.choose_code(self._system.view(state, self._seat), codes), scribe)


def seed_of_bot(seed: int, number: int, seat: int) -> int:
    """A bot's own seed, apart from the dice of its game."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {number} {seat}".encode(), digest_size=8).digest(), "big")


@dataclass(frozen=True, slots=True)
class Counted:
    """What of a system's events is counted."""

    groups: Mapping[str, list[tuple[str, Counting]]]
    """By event the groups in which it counts."""
    held: tuple[tuple[str, str], ...]
    """Events and facts that others are counted by."""
    events: frozenset[str]
    """All events that matter."""


_COUNTED: Final[dict[str, Counted]] = {}


def counted(system: System[Any]) -> Counted:
    """What is counted, worked out once for a system."""
    if system.key not in _COUNTED:
        _COUNTED[system.key] = _counted(system)
    return _COUNTED[system.key]


def _counted(system: System[Any]) -> Counted:
    rows = {group: counting(row) for group, row in system.book.tallies.items()}
    groups: dict[str, list[tuple[str, Counting]]] = {}
    for group, row in rows.items():
        for event in row.events:
            groups.setdefault(event, []).append((group, row))
    held = tuple((row.last, row.by) for row in rows.values() if row.last)
    return Counted(groups, held, frozenset((*groups, *(name for name, _ in held))))


class Tally:
    """Counts the events a system wants counted, by clause or by a fact."""

    def __init__(self, system: System[Any]) -> None:
        rows = counted(system)
        self.events = rows.events
        self._groups = rows.groups
        self._held = dict.fromkeys(rows.held, "")
        """Of each event and fact that others are counted by what it told last."""
        self._counts: dict[Measure, int] = {}

    def take(self, events: list[Event]) -> None:
        """Count the events and let them go."""
        for event in events:
            for group, row in self._groups.get(event.name, ()):
                measure = group, self._item(event, row)
                self._counts[measure] = self._counts.get(measure, 0) + row.amount(event)
            for name, fact in self._held:
                if event.name == name:
                    self._held[name, fact] = str(event.facts[fact])
        events.clear()

    def _item(self, event: Event, row: Counting) -> str:
        """Under what an event is counted."""
        if row.last:
            return self._held[row.last, row.by]
        if row.by == CLAUSE:
            return event.clause
        return event.name if row.by == EVENT else str(event.facts[row.by])

    def values(self) -> dict[Measure, int]:
        """The counts, and for each group their sum."""
        values: dict[Measure, int] = {measure: count for measure, count in self._counts.items() if count}
        for (group, _), count in list(values.items()):
            values[group, ALL] = values.get((group, ALL), 0) + count
        return values
