"""`podzem roll`: dice in words."""

from __future__ import annotations

import secrets

from podzem.core.dice import Seeded
from podzem.core.errors import Malformed
from podzem.lab.dice_throw import describe, throw
from podzem.lab.dice_words import parse


def throw_dice(text: str, times: int, seed: int | None) -> None:
    """Throw an expression some times and print each throw with its dice."""
    if not 1 <= times <= 10_000:
        raise Malformed(f"{times} times: 1 to 10000 was expected")
    expression = parse(text)
    dice = Seeded(secrets.randbits(64) if seed is None else seed)
    for _ in range(times):
        print(describe(throw(expression, lambda sides: int(dice.face(sides)))))
