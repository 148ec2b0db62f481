"""Exact odds by fanning the rule that plays: every way the dice can fall, with its weight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Final, TypeVar

from podzem.core.decisions import Decision
from podzem.core.dice import Fanned
from podzem.core.errors import Malformed, PodzemError, Refused
from podzem.core.forms import Paths, flatten, nearest, nest, write_leaf
from podzem.core.protocols import NextThing, S
from podzem.core.scribe import Scribe
from podzem.core.system import System

MOST_WAYS = 200_000
"""A question that fans into more ways than this is refused."""

TIMEOUT: Final = "timeout"
"""In the place of an order: the seat does not answer."""

Answer = TypeVar("Answer")


def ways(system: System[S], state: S, decision: Decision) -> Iterator[tuple[Fraction, S]]:
    """Every way the dice of a legal decision can fall, one by one; equal states are not merged.

    A system that can be left to itself rests where others go on: the odds of a decision end there (see `rests`).
    """
    return _fanned(state, lambda branch, scribe: system.apply(branch, decision, scribe))


def _fanned(state: S, do: NextThing[S]) -> Iterator[tuple[Fraction, S]]:
    fan = Fanned()
    falls = True
    while falls:
        branch = state.copy()
        do(branch, Scribe(fan))
        yield fan.chance, branch
        falls = fan.turn()


def rests(system: System[S], state: S) -> bool:
    """Whether it goes on by itself from here: nobody is asked, and it is not settled."""
    settling = system.advice.settling
    if settling is None or system.turns.awaited(state):
        return False
    return not settling.settled(state) and system.outcome(state) is None


def ways_on(system: System[S], state: S) -> Iterator[tuple[Fraction, S]]:
    """The same for what comes next where it rests."""
    settling = system.advice.settling
    assert settling is not None
    return _fanned(state, settling.next_thing(state))


def after(system: System[S], state: S, decision: Decision, most: int = MOST_WAYS) -> list[tuple[Fraction, S]]:
    """Every state that a legal decision can lead to, with its exact chance; equal states are one."""
    refusal = system.refuse(state, decision)
    if refusal is not None:
        raise Refused(refusal)
    return merged(_at_most(most, ways(system, state, decision), decision))


def _at_most(most: int, ways: Iterable[tuple[Fraction, S]], decision: Decision) -> Iterator[tuple[Fraction, S]]:
    for number, way in enumerate(ways):
        if number == most:
            raise Malformed(f"{decision}: the dice can fall in more than {most} ways")
        yield way


def merged(ways: Iterable[tuple[Fraction, S]]) -> list[tuple[Fraction, S]]:
    """The same ways with equal states as one."""
    reached: dict[bytes, tuple[Fraction, S]] = {}
    for chance, state in ways:
        key = state.key()
        before = reached.get(key)
        reached[key] = (chance + (before[0] if before else 0), state)
    return list(reached.values())


def after_all(system: System[S], state: S, decisions: Iterable[Decision]) -> list[tuple[Fraction, S]]:
    """The same for a run of decisions; one that is not open on a branch is passed over there.

    `timeout` is on each branch what the seat would be taken to have decided there.
    """
    reached = [(Fraction(1), state)]
    for decision in decisions:
        reached = merged(
            (chance * weight, following)
            for chance, branch in reached
            for weight, following in _after_if_open(system, branch, in_time(system, branch, decision))
        )
    return reached


def in_time(system: System[S], state: S, decision: Decision) -> Decision:
    """The decision; `1 timeout` is what seat 1 is taken to have decided, if nothing goes on without him."""
    is_late = decision.order == TIMEOUT and decision.seat in system.turns.needed(state)
    return system.turns.fallback(state, decision.seat) if is_late else decision


def _after_if_open(system: System[S], state: S, decision: Decision) -> list[tuple[Fraction, S]]:
    if system.refuse(state, decision) is not None:
        return [(Fraction(1), state)]
    return after(system, state, decision)


def spread(ways: Iterable[tuple[Fraction, S]], ask: Callable[[S], Answer]) -> dict[Answer, Fraction]:
    """How the chances spread over the answers to a question about the states."""
    answers: dict[Answer, Fraction] = {}
    for chance, state in ways:
        answer = ask(state)
        answers[answer] = answers.get(answer, Fraction(0)) + chance
    return answers


def value_at(system: System[S], path: str) -> Callable[[S], str]:
    """A question about states: the value of a path as it is written in a state line."""

    def ask(state: S) -> str:
        paths = paths_of(system, state)
        return write_leaf(paths[path]) if path in paths else "[]"

    return ask


def paths_of(system: System[S], state: S) -> Paths:
    """A state as paths; of a system that cases set up in a few words all of them, else those that differ."""
    staging = system.forms.staging
    return flatten(system.forms.write(state) if staging is None else staging.whole(state))


def check_path(system: System[S], state: S, path: str) -> None:
    """Complain about a path that no state has; one that is left out while it is empty can still be set to `[]`."""
    paths = paths_of(system, state)
    if path in paths:
        return
    if system.forms.staging is not None:
        _check_among(path, list(paths), list(system.forms.staging.whole(state)))
        return
    try:
        system.forms.read(*system.forms.table_options(state), nest({path: []}))
    except PodzemError:
        raise Malformed(f"there is no path {path!r}{nearest(path, list(paths))}") from None


def _check_among(path: str, known: list[str], tops: list[str]) -> None:
    """A path that is not there now must begin like one that could be, and not stand beside others of its table."""
    top, _, rest = path.partition(".")
    beside = [one for one in known if rest and one.rpartition(".")[0] == path.rpartition(".")[0]]
    if top not in tops or beside:
        raise Malformed(f"there is no path {path!r}{nearest(path, known)}")
