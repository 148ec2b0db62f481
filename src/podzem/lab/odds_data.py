"""Odds as plain data for programs: the same on the command line (`--json`) and over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from podzem.core.decisions import Decision
from podzem.core.protocols import S
from podzem.core.system import System
from podzem.lab.chains import ChainResult
from podzem.lab.dice_odds import Distribution, chance_of, distribution
from podzem.lab.dice_throw import Chance, Comparison, Expression, notation
from podzem.lab.odds import spread, value_at
from podzem.lab.opposed import PAIRS, Opposed
from podzem.lab.settling import Verdict


def as_data(chance: Fraction) -> dict[str, Any]:
    """A chance: the fraction as text, and near it a number."""
    return {"chance": str(chance), "decimal": float(chance)}


def dice_data(question: Expression) -> dict[str, Any]:
    """The answer to a question about dice."""
    match question:
        case Comparison() | Chance():
            return {"question": notation(question), **as_data(chance_of(question))}
        case Opposed():
            return {"question": notation(question), **_opposed_data(question)}
        case _:
            return {"question": notation(question), **_distribution_data(distribution(question))}


def _distribution_data(found: Distribution) -> dict[str, Any]:
    values = [{"value": value, **as_data(Fraction(ways, found.total))} for value, ways in found.ways.items()]
    exactly = {"mean": str(found.mean), "variance": str(found.variance)}
    return {**exactly, "deviation": found.deviation, "values": values}


def verdicts(question: Opposed) -> dict[str, Fraction]:
    """The chances of win, tie and loss of the active side."""
    margins = question.margins()
    counts = {
        "win": sum(pairs for margin, pairs in margins.items() if margin > 0),
        "tie": margins.get(0, 0),
        "lose": sum(pairs for margin, pairs in margins.items() if margin < 0),
    }
    return {name: Fraction(pairs, PAIRS) for name, pairs in counts.items()}


def _opposed_data(question: Opposed) -> dict[str, Any]:
    chances = {name: as_data(chance) for name, chance in verdicts(question).items()}
    margins = [{"margin": margin, **as_data(Fraction(ways, PAIRS))} for margin, ways in question.margins().items()]
    return {**chances, "margins": margins}


def verdict_data(found: Verdict) -> dict[str, Any]:
    """How a game ends, whether it was solved or simulated, and what that took."""
    ends = {end: {"value": each.value, "low": each.low, "high": each.high} for end, each in found.chances.items()}
    effort = {"states": found.states, "ways": found.ways, "games": found.games}
    return {"method": found.method, "ends": ends, "leftover": found.leftover, **effort}


def chain_data(
    system: System[S], decision: Decision, result: ChainResult[S], paths: Sequence[str] = ()
) -> dict[str, Any]:
    """What a decision leads to, and how paths of the state are spread at its end."""
    return {
        "decision": str(decision),
        "prospects": {name: as_data(chance) for name, chance in result.prospects().items()},
        "nothing": as_data(result.uneventful()),
        "paths": {path: [{"value": v, **as_data(c)} for v, c in values_at(system, result, path)] for path in paths},
        "leftover": as_data(result.leftover),
        "cut_by": result.cut_by or None,
        "states": result.states,
    }


def values_at(system: System[S], result: ChainResult[S], path: str) -> list[tuple[str, Fraction]]:
    """What a path holds at the end of a chain, the likeliest first."""
    ends = ((way.chance, way.state) for way in result.ends)
    values = spread(ends, value_at(system, path))
    return sorted(values.items(), key=lambda pair: (-pair[1], pair[0]))
