"""Odds of single throws and printed tables by name (screen.odds.services, screen.core.reference_view)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final

from podzem.cli.screens.delve_services import OF_A_DELVE
from podzem.core.errors import Malformed
from podzem.core.events import Term
from podzem.core.numbers import read_natural
from podzem.core.words import Words
from podzem.systems.screen import printed, services
from podzem.systems.screen.data import ZONES

MOST: Final = 500
"""No number that is asked about is greater."""
Answer = Iterable[tuple[str, Fraction]]


def _number(text: str) -> int:
    number = read_natural(text)
    if number is None or number > MOST:
        raise Malformed(f"{text!r}: a number up to {MOST} was expected")
    return number


def _test(words: Words, number: str) -> Answer:
    yes = services.success(_number(number))
    return [(words.say("odds-yes"), yes), (words.say("odds-no"), 1 - yes)]


def _opposed(words: Words, number: str, other: str, flat: str = "0", other_flat: str = "0") -> Answer:
    found = services.opposed(_number(number), _number(other), _number(flat), _number(other_flat))
    return [(words.say(f"odds-{name.replace('_', '-')}"), chance) for name, chance in found.items()]


def _zones(words: Words, number: str) -> Answer:
    found = services.zones(_number(number))
    return [(str(words.term("zone", zone, ())), found[zone]) for zone in ZONES if zone in found]


def _criticals(words: Words, number: str) -> Answer:
    plain, piercing = (services.criticals(_number(number), piercing=each) for each in (False, True))
    fumble = services.fumbles(_number(number))
    return [
        (words.say("odds-critical"), plain),
        (words.say("odds-piercing"), piercing),
        (words.say("odds-fumble"), fumble),
    ]


def _misfires(words: Words) -> Answer:
    return [(str(words.term("misfire", name, ())), chance) for name, chance in services.misfires().items()]


def _initiative(words: Words, bonus: str, other: str) -> Answer:
    found = services.initiative(_number(bonus), _number(other))
    return [(words.say(f"odds-init-{name}"), found.get(name, Fraction(0))) for name in ("win", "tie", "lose")]


def _scatter(words: Words, yards: str) -> Answer:
    return [(str(far), chance) for far, chance in sorted(services.scatter(_number(yards)).items())]


def _rows(words: Words, zone: str, excess: str) -> Answer:
    if zone not in ZONES:
        raise Malformed(f"{zone!r}: one of {', '.join(ZONES)} was expected")
    return [(str(words.term("wound", n, ())), c) for n, c in services.critical_rows(zone, _number(excess)).items()]


_OF_A_FIGHT: Final[dict[str, tuple[Callable[..., Answer], str]]] = {
    "test": (_test, "NUMBER"),
    "opposed": (_opposed, "NUMBER NUMBER [LEVELS LEVELS]"),
    "zones": (_zones, "NUMBER"),
    "criticals": (_criticals, "NUMBER"),
    "misfires": (_misfires, ""),
    "initiative": (_initiative, "BONUS BONUS"),
    "scatter": (_scatter, "YARDS"),
    "rows": (_rows, "ZONE EXCESS"),
}
SERVICES: Final = {"screen": _OF_A_FIGHT, "delve": OF_A_DELVE}
"""By its system what can be asked without a state, and what goes with it."""
IN_WORDS: Final = ("p161", "s9", "scatter", "zones", "misfires", "fumbles", "criticals", "weapons")
"""Printed tables whose rows are names; the others are read in their clauses."""
TABLES: Final = {"screen": {name: printed.TABLES[name] for name in IN_WORDS}}


def answer(key: str, asked: list[str], words: Words) -> list[tuple[str, Fraction]]:
    """The chances that a service tells; asked otherwise than it can be is refused with how it can."""
    ask, needs = SERVICES[key][asked[0]]
    least = len(needs.split("[")[0].split())
    most = len(needs.replace("[", "").replace("]", "").split())
    if not least <= len(asked) - 1 <= most:
        raise Malformed(f"odds {key} {asked[0]}: {needs or 'nothing more'} was expected")
    return list(ask(words, *asked[1:]))


def table_lines(key: str, name: str, words: Words) -> list[str]:
    """A printed table, a line for each row."""
    return [_line(each, words) for each in TABLES[key][name]]


def _line(row: Any, words: Words) -> str:
    if isinstance(row, Term):
        return f"{row.value:+4}  {words.modifier(row.name)}  [{row.clause}]"
    if isinstance(row, dict):
        return _band(row, words)
    return str(words.term("weapon", row.id, ())) if hasattr(row, "id") else str(words.term("facing", row, ()))


def _band(row: dict[str, Any], words: Words) -> str:
    """A row of a band table: where it ends, and its name."""
    kinds = ("wound", "fumble", "misfire", "zone")
    told = next(
        (words.say(f"{kind}-{row['name']}") for kind in kinds if words.has(f"{kind}-{row['name']}")), row["name"]
    )
    return f"{row.get('to') or '…':>4}  {told}"
