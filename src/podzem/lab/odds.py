"""Exact odds by fanning the rule that plays: every way the dice can fall, with its weight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TypeVar

from podzem.core.decisions import Decision
from podzem.core.dice import Fanned
from podzem.core.errors import Malformed, Refused
from podzem.core.scribe import Scribe
from podzem.core.system import S, System

MOST_WAYS = 200_000
"""A question that fans into more ways than this is refused."""

Answer = TypeVar("Answer")


def after(system: System[S], state: S, decision: Decision) -> list[tuple[Fraction, S]]:
    """Every state that a legal decision can lead to, with its exact chance; equal states are one."""
    refusal = system.refuse(state, decision)
    if refusal is not None:
        raise Refused(refusal)
    reached: dict[bytes, tuple[Fraction, S]] = {}
    fan = Fanned()
    for _ in range(MOST_WAYS):
        branch = state.copy()
        system.apply(branch, decision, Scribe(fan))
        key = branch.key()
        before = reached.get(key)
        reached[key] = (fan.chance + (before[0] if before else 0), branch)
        if not fan.turn():
            return list(reached.values())
    raise Malformed(f"{decision}: the dice can fall in more than {MOST_WAYS} ways")


def after_all(system: System[S], state: S, decisions: Iterable[Decision]) -> list[tuple[Fraction, S]]:
    """The same for a run of decisions; one that is not open on a branch is passed over there."""
    reached = [(Fraction(1), state)]
    for decision in decisions:
        merged: dict[bytes, tuple[Fraction, S]] = {}
        for chance, branch in reached:
            open_here = system.refuse(branch, decision) is None
            for weight, following in after(system, branch, decision) if open_here else [(Fraction(1), branch)]:
                key = following.key()
                before = merged.get(key)
                merged[key] = (chance * weight + (before[0] if before else 0), following)
        reached = list(merged.values())
    return reached


def spread(ways: Iterable[tuple[Fraction, S]], ask: Callable[[S], Answer]) -> dict[Answer, Fraction]:
    """How the chances spread over the answers to a question about the states."""
    answers: dict[Answer, Fraction] = {}
    for chance, state in ways:
        answer = ask(state)
        answers[answer] = answers.get(answer, Fraction(0)) + chance
    return answers
