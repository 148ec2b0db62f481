"""`podzem odds` on dice: a chance, a whole distribution, an opposed test."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.cli.chances import decimal, exact, table
from podzem.cli.speech import own_words
from podzem.core.words import Words
from podzem.lab.dice_odds import Distribution, chance_of, distribution
from podzem.lab.dice_throw import Chance, Comparison, Expression, notation
from podzem.lab.odds_data import verdicts
from podzem.lab.opposed import PAIRS, Opposed

MOST_ROWS: Final = 100
"""More values than this are told in bands."""


def lines(question: Expression, language: str) -> list[str]:
    """The answer for a person."""
    words = own_words(language)
    match question:
        case Comparison() | Chance():
            return _lines_of_chance(question, words)
        case Opposed():
            return _lines_of_opposed(question, words)
        case _:
            return _lines_of_distribution(notation(question), distribution(question), words)


def _lines_of_chance(question: Comparison | Chance, words: Words) -> list[str]:
    chance = chance_of(question)
    rows = [(words.say("odds-yes"), chance), (words.say("odds-no"), 1 - chance)]
    return [notation(question), *table(rows, Fraction(1))]


def _lines_of_distribution(name: str, found: Distribution, words: Words) -> list[str]:
    facts = {"mean": _exactly(found.mean), "deviation": f"{found.deviation:.4g}"}
    bands = _bands(found)
    rows = [(label, Fraction(ways, found.total)) for label, ways in bands]
    at_least, left = [], found.total
    for _, ways in bands:
        at_least.append("≥ " + decimal(Fraction(left, found.total)))
        left -= ways
    return [f"{name}: {words.say('odds-mean', **facts)}", *table(rows, max(chance for _, chance in rows), 0, at_least)]


def _exactly(value: Fraction) -> str:
    """A whole number as it is, another as a fraction with its decimal."""
    return str(value) if value.denominator == 1 else f"{exact(value)} = {float(value):.6g}"


def _bands(found: Distribution) -> list[tuple[str, int]]:
    """The values, or bands of equally many values where there are too many to read."""
    least, most = next(iter(found.ways)), next(reversed(found.ways))
    width = -(-(most - least + 1) // MOST_ROWS) if len(found.ways) > MOST_ROWS else 1
    counts: dict[int, int] = {}
    for value, ways in found.ways.items():
        start = value - (value - least) % width
        counts[start] = counts.get(start, 0) + ways
    return [(_label(start, min(start + width - 1, most)), ways) for start, ways in counts.items()]


def _label(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}…{last}"


def _lines_of_opposed(question: Opposed, words: Words) -> list[str]:
    rows = [(words.say(f"odds-{name}"), chance) for name, chance in verdicts(question).items()]
    margins = [(f"{margin:+d}", Fraction(pairs, PAIRS)) for margin, pairs in reversed(question.margins().items())]
    further = [_this_or_more(question, margin) for margin in reversed(question.margins())]
    return [
        str(question),
        *table(rows, Fraction(1), PAIRS),
        words.say("odds-margins"),
        *table(margins, max(chance for _, chance in margins), PAIRS, further),
    ]


def _this_or_more(question: Opposed, least: int) -> str:
    """How many pairs win by that margin or more, or lose by it or more."""
    if least == 0:
        return ""
    beyond = sum(pairs for margin, pairs in question.margins().items() if margin / least >= 1)
    return f"{'≥' if least > 0 else '≤'} {beyond}/{PAIRS}"
