"""Dice questions in words: `2d6+1`, `4к6 лучшие 3`, `1 з 6`, `3к6 >= 12`, `45 против 35`; read into a tree."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from podzem.core.errors import Malformed
from podzem.lab.dice_throw import (
    Amount,
    Chance,
    Comparison,
    Dice,
    Difference,
    Expression,
    Number,
    Pick,
    Product,
    Relation,
    Selection,
    Sum,
)
from podzem.lab.opposed import Opposed, Side

MOST_DICE = 1000
MOST_SIDES = 1_000_000
MOST_TERMS = 20
MOST_DIGITS = 9
MOST_TARGET = 999
MOST_BONUS = 99

# A plural without its number says nothing ("the best" how many?); every other word then means one die.
_PLURALS = dict.fromkeys(("лучшие", "найкращі", "най-добрите"), Pick.KEEP_HIGHEST) | dict.fromkeys(
    ("худшие", "найгірші", "най-лошите"), Pick.KEEP_LOWEST
)
_SINGULARS = dict.fromkeys(("лучший", "найкращий", "най-добрият", "best", "k"), Pick.KEEP_HIGHEST) | dict.fromkeys(
    ("худший", "найгірший", "най-лошият", "worst"), Pick.KEEP_LOWEST
)
_PICKS = _PLURALS | _SINGULARS | {pick.value: pick for pick in Pick}
_MINUSES = str.maketrans("−－–‑", "----")
_RELATION_SIGNS = {"≥": ">=", "≤": "<="}

# `з` is the Ukrainian "of" only between spaces (`1 з 6`); elsewhere it is the Bulgarian die (`2з6`).
_TOKEN = re.compile(
    rf"""(?P<space>\s+) | (?P<number>[0-9]+) | (?P<pick>{"|".join(sorted(_PICKS, key=len, reverse=True))})
    | (?P<opposed>opposed|встречная|зустрічна|насрещна) | (?P<versus>versus|vs|against|против|проти|срещу)
    | (?P<of>из|із|от|of|in|(?<=\s)з(?=\s)) | (?P<die>[dкдз]) | (?P<percent>%) | (?P<times>[*×xх])
    | (?P<sign>[+-]) | (?P<relation>>=|<=|[<>=≥≤])""",
    re.IGNORECASE | re.VERBOSE,
)


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str
    position: int


def parse(text: str) -> Expression:
    """Read a dice question; raise `Malformed` saying what was found, where, and what was expected."""
    tokens = list(_tokens(unicodedata.normalize("NFC", text).translate(_MINUSES)))
    if tokens[0].kind == "end":
        raise Malformed("dice: found nothing, expected something like 2d6+1")
    return _Reader(tokens).question()


def _tokens(text: str) -> Iterator[_Token]:
    index = 0
    while index < len(text):
        match = _TOKEN.match(text, index)
        if match is None:
            _wrong(_Token("rubbish", text[index], index + 1), "dice such as 2d6+1")
        token = _Token(str(match.lastgroup), match.group(), index + 1)
        if token.kind == "number" and len(token.text) > MOST_DIGITS:
            _wrong(_Token("long", f"{token.text[:MOST_DIGITS]}…", index + 1), f"at most {MOST_DIGITS} digits")
        if token.kind != "space":
            yield token
        index = match.end()
    yield _Token("end", "", len(text) + 1)


def _wrong(token: _Token, expected: str) -> NoReturn:
    found = repr(token.text) if token.text else "the end"
    raise Malformed(f"dice: found {found} at position {token.position}, expected {expected}")


class _Reader:
    """Reads tokens from left to right, one method per rule of the grammar."""

    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._index = 0

    def question(self) -> Expression:
        expression = self._expression([token.kind for token in self._tokens])
        if self._next.kind == "of":
            _wrong(self._next, "a chance such as 1 of 6 to stand alone")
        if self._next.kind != "end":
            is_whole = isinstance(expression, Comparison | Chance | Opposed)
            _wrong(self._next, "the end" if is_whole else "+, -, *, a comparison or the end")
        return expression

    def _expression(self, kinds: list[str]) -> Expression:
        if "opposed" in kinds or "versus" in kinds:
            return self._opposed()
        return self._chance() if kinds[:2] == ["number", "of"] else self._comparison()

    @property
    def _next(self) -> _Token:
        return self._tokens[self._index]

    def _take(self, kind: str) -> _Token | None:
        if self._next.kind != kind:
            return None
        self._index += 1
        return self._tokens[self._index - 1]

    def _integer(self, expected: str) -> int:
        token = self._take("number")
        return int(token.text) if token else _wrong(self._next, expected)

    def _within(self, least: int, most: int, unit: str) -> int:
        token, expected = self._next, f"{least} to {most} {unit}"
        value = self._integer(expected)
        return value if least <= value <= most else _wrong(token, expected)

    def _chance(self) -> Chance:
        successes_token = self._next
        successes = self._integer("a number")
        self._take("of")
        sides = self._within(2, MOST_SIDES, "sides")
        if not 1 <= successes <= sides:
            _wrong(successes_token, f"a chance of 1 to {sides} in {sides}")
        return Chance(successes, sides)

    def _opposed(self) -> Opposed:
        self._take("opposed")
        active = self._side()
        if self._take("versus") is None:
            _wrong(self._next, "vs and the other side's target")
        return Opposed(active, self._side())

    def _side(self) -> Side:
        target = self._within(0, MOST_TARGET, "as a target")
        sign = self._take("sign")
        bonus = self._within(0, MOST_BONUS, "levels as a bonus") if sign else 0
        return Side(target, -bonus if sign and sign.text == "-" else bonus)

    def _comparison(self) -> Amount | Comparison:
        amount = self._amount()
        relation = self._take("relation")
        if relation is None:
            return amount
        relation_sign = _RELATION_SIGNS.get(relation.text, relation.text)
        return Comparison(amount, Relation(relation_sign), self._other())

    def _other(self) -> Amount:
        """What is compared with; it alone may begin with a sign."""
        sign = self._take("sign")
        if sign is None:
            return self._amount()
        value = self._integer(f"an integer after {sign.text}")
        return self._more(Number(-value if sign.text == "-" else value))

    def _amount(self) -> Amount:
        return self._more(self._product())

    def _more(self, amount: Amount) -> Amount:
        """The terms that are added to a first one or taken from it."""
        terms = 1
        while sign := self._take("sign"):
            terms += 1
            if terms > MOST_TERMS:
                _wrong(sign, f"at most {MOST_TERMS} terms")
            join = Sum if sign.text == "+" else Difference
            amount = join(amount, self._product())
        return amount

    def _product(self) -> Number | Dice | Product:
        left = self._factor()
        if self._take("times") is None:
            return left
        right_token = self._next
        right = self._factor()
        if isinstance(right, Number):
            return Product(left, right.value)
        if isinstance(left, Number):
            return Product(right, left.value)
        _wrong(right_token, "an integer to multiply the dice by")

    def _factor(self) -> Number | Dice:
        count_token = self._next
        count = 1 if count_token.kind == "die" else self._integer("a number or dice")
        if self._take("die") is None:
            return Number(count)
        if not 1 <= count <= MOST_DICE:
            _wrong(count_token, f"1 to {MOST_DICE} dice")
        sides = 100 if self._take("percent") else self._within(2, MOST_SIDES, "sides")
        return Dice(count, sides, self._selection(count))

    def _selection(self, dice_count: int) -> Selection | None:
        word = self._take("pick")
        if word is None:
            return None
        # casefold, because a case-blind pattern also lets through letters such as the Kelvin sign.
        name = word.text.casefold()
        if self._next.kind != "number" and name not in _PLURALS:
            return Selection(_PICKS[name], 1)
        return Selection(_PICKS[name], self._within(1, dice_count, f"dice after {word.text}"))
