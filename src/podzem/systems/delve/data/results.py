"""Tables that a die is read in: checks and what follows them, attitudes, peace, the broken, a torch's turns."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take
from podzem.systems.delve.data.creatures import WONTS
from podzem.systems.delve.setting import covering, read_part
from podzem.world.number import Number, read_number

_TABLES: Final = read_part("results")
SIDES: Final = 6
LEAST_SUM: Final = 2
"""Of two dice; what a modifier takes below it counts as this (delve.react.table)."""
PEACE: Final = (
    "attack",
    "demand_bribe",
    "order_away",
    "leave",
    "talk",
    "ask_bribe",
    "ask_favour",
    "offer_tribute",
)


def read_faces(name: str, rows: list[dict[str, Any]], value: str = "name", sides: int = SIDES) -> tuple[Any, ...]:
    """What each face gives, from 1 on; each is covered once (delve.auto.override)."""
    for row in rows:
        take(row, name, needs=("clause", "to", value))
    covering([row["to"] for row in rows], sides, name)
    return tuple(next(row[value] for row in rows if face <= row["to"]) for face in range(1, sides + 1))


CHECK: Final[tuple[str, ...]] = read_faces("check", _TABLES["check"])
"""What a check brings (delve.wander.table)."""
SIGNS: Final[tuple[str, ...]] = read_faces("sign", _TABLES["sign"])
DEPLETIONS: Final[tuple[str, ...]] = read_faces("depletion", _TABLES["depletion"])
CHANGES: Final[tuple[str, ...]] = read_faces("change", _TABLES["change"])
BROKEN: Final[tuple[str, ...]] = read_faces("broken", _TABLES["broken"])
TORCH_TURNS: Final[tuple[int, ...]] = read_faces("torch", _TABLES["torch"], "turns")
"""How long a torch burns where that is thrown (delve.light.torch)."""
_ATTITUDES: Final[tuple[str, ...]] = read_faces("attitude", _TABLES["attitude"], sides=2 * SIDES)
INTERVALS: Final[dict[str, int]] = {
    alertness: _TABLES["interval"][alertness] for alertness in ("normal", "alert", "quiet")
}
"""Turns between checks by alertness (delve.wander.interval)."""
BRIBE_COINS: Final[int] = _TABLES["peace_prices"]["bribe_coins"]
TRIBUTE: Final[Number] = read_number(_TABLES["peace_prices"]["tribute"])


def attitude_of(total: int) -> str:
    """The attitude of a reaction's total, in the bands of both documents (delve.react.table, delve.shared.reaction)."""
    return _ATTITUDES[min(max(total, LEAST_SUM), len(_ATTITUDES)) - 1]


def read_peace(rows: list[dict[str, Any]]) -> dict[str, tuple[str, ...]]:
    """Six faces for each attitude, and for each wont that decides where the attitude is as expected."""
    table: dict[str, tuple[str, ...]] = {}
    for row in rows:
        take(row, "peace", needs=("clause", "faces"), may=("attitude", "expected"))
        if len(row["faces"]) != SIDES or set(row["faces"]) - set(PEACE):
            raise BadTable(f"peace: six of {', '.join(PEACE)} were expected, not {row['faces']}")
        for key in (row.get("attitude"), row.get("expected")):
            if key in table:
                raise BadTable(f"peace: {key!r} stands twice")
            if key:
                table[key] = tuple(row["faces"])
    if missing := (set(_ATTITUDES) - {"as_expected"} | set(WONTS)) ^ set(table):
        raise BadTable(f"peace: {sorted(missing)} missing or unknown")
    return table


PEACE_BY_MOOD: Final = read_peace(_TABLES["peace"])


def peace_of(attitude: str, wont: str, face: int) -> str:
    """What they do at a peaceful contact (delve.react.peace); the wont decides only where it is as expected."""
    return PEACE_BY_MOOD[wont if attitude == "as_expected" else attitude][face - 1]
