"""The tables of the document as they are printed, to be looked at in play (screen.core.reference_view)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.events import Term
from podzem.systems.screen.chapters.dropping import ROSE
from podzem.systems.screen.data import ARMOUR, CRITICALS, FUMBLES, MODIFIERS, RULES, WEAPONS


def modifiers(chapter: str) -> list[Term]:
    """The rows of a modifier table, one for each clause, with their values."""
    found: dict[str, Term] = {}
    for name, (value, clause) in MODIFIERS.items():
        if clause.startswith(chapter):
            found.setdefault(clause, Term(name, value, clause))
    return list(found.values())


TABLES: Final[dict[str, list[Any]]] = {
    "p161": modifiers("screen.mod."),
    "s9": modifiers("screen.shoot."),
    "sizes": RULES["size"],
    "scatter": list(ROSE),
    "zones": RULES["zone"],
    "misfires": FUMBLES["misfire"],
    "fumbles": FUMBLES["fumble"],
    "criticals": [row for zone in ("head", "arm", "body", "leg") for row in CRITICALS[zone]],
    "weapons": list(WEAPONS.values()),
    "armour": list(ARMOUR.items()),
}
"""Each by the name under which it is asked for."""
