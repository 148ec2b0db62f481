"""Perft: how many ways a game can go on for some decisions, counted through every face of every die."""

from __future__ import annotations

from podzem.core.decisions import Decision
from podzem.core.protocols import S
from podzem.core.system import System
from podzem.lab.odds import ways


def branches(system: System[S], state: S, decision: Decision) -> list[S]:
    """The states after a decision, one for each way the dice can fall; equal ones are not merged."""
    return [branch for _, branch in ways(system, state, decision)]


def perft(system: System[S], state: S, depth: int) -> int:
    """The number of courses of that many decisions; a game that ends before counts once."""
    decisions = system.decisions(state)
    if depth == 0 or not decisions:
        return 1
    return sum(
        perft(system, branch, depth - 1) for decision in decisions for branch in branches(system, state, decision)
    )


def divide(system: System[S], state: S, depth: int) -> dict[Decision, int]:
    """The count under each first decision."""
    return {
        decision: sum(perft(system, branch, depth - 1) for branch in branches(system, state, decision))
        for decision in system.decisions(state)
    }
