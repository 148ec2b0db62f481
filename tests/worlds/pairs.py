"""Pairs of worlds that differ only in what a viewer does not know, drawn along random games with fixed seeds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from podzem.core.decisions import WATCHER
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import RandomBot, decide, make_bot
from tests.seen import seen
from tests.worlds.settings import told_of


@dataclass(frozen=True)
class Pair:
    """Two worlds that one viewer cannot tell apart; `name` says how to draw them again."""

    system: Any
    viewer: int
    left: Any
    right: Any
    name: str

    @property
    def differs(self) -> bool:
        """Whether they are two worlds at all."""
        left, right = (seen(self.system, state, -2) for state in (self.left, self.right))
        return self.left.key() != self.right.key() or left != right


def walk(system: Any, seed: int, most: int, every: int) -> Iterator[tuple[int, Any]]:
    """Every so many states of a random game; two of three are played by the system's own bot, who gets further."""
    told = told_of(system.key)
    options = told.options[seed % len(told.options)]
    dice = Seeded(seed)
    own = seed % 3 > 0 and system.advice.bots
    bot = make_bot(system, system.advice.bots[0], seed) if own else RandomBot(seed)
    players = min(max(told.players, system.book.seats[0]), system.book.seats[1])
    begin = told.begin or (lambda players, options, seed, dice: system.setup(players, options, Scribe(dice)))
    state = begin(players, options, seed + seed // len(told.options), dice)
    for number in range(most):
        if number % every == seed % every:
            yield number, state
        seats = system.turns.awaited(state)
        if not seats:
            return
        seat = seats[0]
        chosen = system.turns.fallback(state, seat) if seat < 0 else decide(system, state, seat, bot)
        state = step(system, state, chosen, dice).state


def settled(system: Any, state: Any) -> Any:
    """A state written down and read back, as it would be by a table."""
    players, options = system.forms.table_options(state)
    return system.forms.read(players, options, system.forms.write(state))


def pairs(system: Any, seed: int, most: int, every: int) -> Iterator[Pair]:
    """At every so many states: for each seat and a watcher the true world and a drawn one, and sometimes two drawn."""
    told = told_of(system.key)
    for number, state in walk(system, seed, most, every):
        players, _ = system.forms.table_options(state)
        for viewer in (*range(players), WATCHER):
            name = f"{system.key}: game {seed}, decision {number}, viewer {viewer}"
            first = told.on_paper(state) if number % 3 else system.resample(state, viewer, Seeded(seed, number + 1))
            second = system.resample(state, viewer, Seeded(seed + 1, number))
            yield Pair(system, viewer, settled(system, first), settled(system, second), name)
