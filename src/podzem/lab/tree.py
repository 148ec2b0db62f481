"""The tree below a decision under trial: what its seat was asked later, and how each answer did.

The tree knows decisions only, not what the dice or the others did between them: an answer is met again whenever it is
legal again, so its mean is over all that could have led to it.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.lane import Lane

EXPLORE: Final = 0.08
"""How much chance of winning an answer that was hardly tried is forgiven; about the spread of one score."""
WIDEN: Final = 1.0
"""Answers allowed for the square root of the visits."""


@final
class Edge:
    """One answer: how often it was given, what it brought, and what was asked after it."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.visits: i64 = 0
        self.total = 0.0
        self.below = Node()

    def add(self, score: float) -> None:
        """One more trial of this answer."""
        self.visits += 1
        self.total += score

    def promise(self, log_of_visits: float) -> float:
        """Its mean score, with a bonus for being little tried."""
        visits = float(int(self.visits))
        return self.total / visits + EXPLORE * math.sqrt(log_of_visits / visits)


@final
class Node:
    """A question to the seat that searches, with the answers tried so far."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []

    def answer(self, lane: Lane, state: object, codes: vec[i64]) -> Edge:
        """The most promising known answer, or a new one while few are known: the rule of thumb's first."""
        known, visits = self._known_among(codes)
        if not known:
            return self._add(lane.advise(state, codes))
        if len(known) < len(codes) and float(len(known)) < WIDEN * math.sqrt(float(int(visits))):
            return self._add(_first_unknown(known, codes))
        log_of_visits = math.log(float(int(visits)) + 1.0)
        best, most = known[0], -1.0
        for edge in known:
            promise = edge.promise(log_of_visits)
            if promise > most:
                best, most = edge, promise
        return best

    def _add(self, code: i64) -> Edge:
        edge = Edge(code)
        self.edges.append(edge)
        return edge

    def _known_among(self, codes: vec[i64]) -> tuple[list[Edge], i64]:
        """The answers tried before that are legal now, and how often they were given together."""
        known: list[Edge] = []
        visits: i64 = 0
        for edge in self.edges:
            if _holds(codes, edge.code):
                known.append(edge)
                visits += edge.visits
        return known, visits


def _holds(codes: vec[i64], wanted: i64) -> bool:
    for code in codes:
        if code == wanted:
            return True
    return False


def _first_unknown(known: list[Edge], codes: vec[i64]) -> i64:
    for code in codes:
        if not any(edge.code == code for edge in known):
            return code
    raise AssertionError("fewer answers are known than legal")
