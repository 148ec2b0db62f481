"""Decisions as packed numbers: the order in the lowest bits, then the seat, then each word by its kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.decisions import JUDGE, Decision
from podzem.systems.screen.acts.answering import DIFFICULTIES, YES_NO
from podzem.systems.screen.acts.rows import ANYWHERE
from podzem.systems.screen.acts.shooting import MOVING, STANDING
from podzem.systems.screen.acts.striking import CALLS
from podzem.systems.screen.board import COVERS, DIRECTIONS, read_square, write_square
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import situation
from podzem.systems.screen.chapters.dying import FATES
from podzem.systems.screen.creature import HANDS
from podzem.systems.screen.data import SPELLS
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.orders import ORDERS

ORDER_BITS: Final = 7
SEAT_BITS: Final = 4
NAMES: Final = tuple(ORDERS)
_DEFENCES: Final = tuple(f"{skill}-{parry}" for skill in ("melee", "dodge", "strength") for parry in ("no", "yes"))
_SITUATIONS: Final = (situation.IN_THE_OPEN, *situation.RATIOS, *map(str, range(1, situation.FARTHEST + 1)))
LISTED: Final[dict[str, tuple[str, ...]]] = {
    "hand": HANDS,
    "zone": CALLS,
    "pace": (STANDING, MOVING),
    "skill": ("strength", "melee", "dodge"),
    "facing": DIRECTIONS,
    "spell": tuple(SPELLS),
    "how": ("night", "bed"),
    "answer": tuple(
        dict.fromkeys((*_DEFENCES, "none", "first", "last", *YES_NO, *FATES, *COVERS, *DIFFICULTIES, *_SITUATIONS))
    ),
}
"""Words that are one of a few, each kind in its order."""
WIDTH: Final = 12
"""Bits of a word: creatures, weapons and squares are numbered, and no board is wider than 64 squares."""
SIDE: Final = 64
NOWHERE: Final = (SIDE - 1, SIDE - 1)
"""In the place of a square, where there is no board."""


def encode(fight: Fight, decision: Decision) -> i64:
    """A decision as a code."""
    spec = ORDERS[decision.order]
    code: i64 = 0
    for kind, word in zip(reversed(spec.facts), reversed(decision.words)):
        code = (code << WIDTH) | _number(fight, kind, word)
    code = (code << SEAT_BITS) | (decision.seat - JUDGE)
    return (code << ORDER_BITS) | NAMES.index(decision.order)


def decode(fight: Fight, code: i64) -> Decision:
    """The decision that a code stands for."""
    name = NAMES[int(code & ((1 << ORDER_BITS) - 1))]
    seat = (int(code >> ORDER_BITS) & ((1 << SEAT_BITS) - 1)) + JUDGE
    rest = int(code >> (ORDER_BITS + SEAT_BITS))
    words: list[str] = []
    for kind in ORDERS[name].facts:
        words.append(_word(fight, kind, rest & ((1 << WIDTH) - 1)))
        rest >>= WIDTH
    return Decision(seat, name, tuple(words))


def _number(fight: Fight, kind: str, word: str) -> int:
    if kind in LISTED:
        return LISTED[kind].index(word)
    if kind in ("target", "creature"):
        found = fight.find(word)
        assert found is not None
        return found.number
    if kind == "square":
        square = read_square(word) if word != ANYWHERE else NOWHERE
        assert square is not None
        return square[0] * SIDE + square[1]
    if kind == "item":
        return int(word.rpartition(".")[2]) if "." in word else 0
    return _missiles(fight).index(word) if kind == "missile" else int(word)


def _word(fight: Fight, kind: str, number: int) -> str:
    if kind in LISTED:
        return LISTED[kind][number]
    if kind in ("target", "creature"):
        return fight.creatures[number].id
    if kind == "square":
        square = divmod(number, SIDE)
        return write_square(square) if square != NOWHERE else ANYWHERE
    if kind == "item":
        return _item(fight, number)
    return _missiles(fight)[number] if kind == "missile" else str(number)


def _item(fight: Fight, number: int) -> str:
    """A weapon as orders name it, in somebody's hands or on the ground."""
    held: list[Weapon] = [weapon for one in fight.everybody for weapon in one.weapons]
    lying = [one.weapon for one in fight.ground]
    return next((f"{weapon.kind}.{number}" for weapon in (*held, *lying) if weapon.number == number), "nothing")


def _missiles(fight: Fight) -> list[str]:
    """Whatever may stick in somebody: ammunition, and weapons that are thrown."""
    return sorted({*fight.arms, *(kind.ammo for kind in fight.arms.values() if kind.ammo)})
