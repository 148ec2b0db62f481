"""Kinds of table B9 as rows of the world's bestiary, which all maps share (delve.shared.creature, "Back")."""

from __future__ import annotations

from typing import Any, Final

from podzem.systems.delve.data.creatures import Creature
from podzem.world.number import Number

CLAUSE: Final = "delve.shared.creature"
LOYALTY_OF_MORALE: Final = {1: 0, 2: 0, 3: 0, 4: 1, 5: 2, 6: 2, 7: 3, 8: 4, 9: 5, 10: 5, 11: 6, 12: 6}
LARGE_QS: Final = 6
"""1.5 sazhens in quarters: one of these fills a square."""
BOW_HS: Final = 24
"""12 sazhens."""
SLAVE: Final = 500
"""Kuna for each hit die of a people that has no price of its own (delve.morale.captives)."""


def back(one: Creature) -> dict[str, Any]:
    """A kind of B9 as a row of the world's bestiary: every value that follows from B9."""
    large = "large" in one.flags
    people = one.mind == "sapient" and "no_lethal" not in one.flags
    row: dict[str, Any] = {
        "clause": CLAUSE,
        "id": one.id,
        "level": str(max(one.hd, 1)),
        "number": _written(one.number),
        "defence": min(max((one.defence - 10) // 2, 0), 4),
        "strike": min(max(one.attack - one.hd, -2), 1),
        "speed": 3 * one.move_ft // 10,
        "loyalty": LOYALTY_OF_MORALE[one.morale],
        "space_qs": LARGE_QS if large else 2,
        "stealth": max(one.stealth - 1, 0),
        "dark": one.darksight,
        "mind": "people" if people else {"sapient": "cunning", "mindless": "none"}.get(one.mind, one.mind),
        "carried": ("f" if one.leads else "p") if one.mind == "sapient" else "",
        "hoard": 0,
        "body_gr": 700 if large else 170,
    }
    if one.bow is not None:
        row["shot"] = {"modifier": 0, "range_hs": BOW_HS, "ammo": "quiver"}
    if people:
        row["slave"] = SLAVE * max(one.hd, 1)
    flags = ["always_attack"] if one.mind == "mindless" else []
    flags += ["torch_per_4"] if "carries_light" in one.flags else []
    return {**row, "flags": flags} if flags else row


def _written(number: Number) -> str:
    """Dice as they are written: those of B9 have nothing added."""
    return f"{number.dice}d{number.sides}" if number.is_thrown else str(number.added)
