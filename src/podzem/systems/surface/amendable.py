"""What a judge may set in a campaign, and between which values (surface.core.legal_actions).

These are facts of the world and of people. What the program keeps to find its way (the agenda, questions, a fight, maps
that parties have drawn) follows from play: set by hand it would leave a day that nobody can go on with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.forms import Leaf, write_leaf
from podzem.core.numbers import read_whole
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters.weather import CHAIN
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import FEEDING

Values = tuple[int, int] | tuple[str, ...]
"""The least and the most of a number, or the words of which one may stand."""

SWITCH: Final = ("true", "false")
FEW: Final = (0, 9)
MANY: Final = (0, 999_999)
LONGEST_SPELL: Final = (1, 99)
OF_AN_ITEM: Final[dict[str, Values]] = {"count": (1, 999), "value": MANY, "left": (0, 999), "damage": FEW}
OF_A_MEMBER: Final[dict[str, Values]] = {
    **dict.fromkeys(("fatigue", "wound", "infection", "medicine", "satisfied", "healing"), FEW),
    "exhaustion": (0, 5),
    "level": (1, 9),
    "resilience": FEW,
    "growth": MANY,
    "loyalty_bonus": (-9, 9),
    "wage": MANY,
    "paid_to": MANY,
    "half_share": SWITCH,
}
OF_A_PARTY: Final[dict[str, Values]] = {
    "feeding": FEEDING,
    "rest_debt": SWITCH,
    "rest_due": SWITCH,
    "bewildered": FEW,
}
OF_A_LANDMARK: Final[dict[str, Values]] = dict.fromkeys(("hostile", "met_today", "asked_today"), SWITCH)
SINGLE: Final[dict[str, Values]] = {
    "weather": tuple(CHAIN),
    "spell_left": LONGEST_SPELL,
    "paths_washed": SWITCH,
}
OF_THE_LEDGER: Final[dict[str, Values]] = dict.fromkeys(("delivered", "income", "unpaid_growth"), MANY)
PURSE: Final = "ledger.purse"


def expected(game: Game, path: str, value: Leaf) -> str | None:
    """What was expected instead of this value; empty when it may stand, None when nothing may be set at the path."""
    if path == PURSE:
        seats = game.setting.players
        good = isinstance(value, list) and len(value) == seats and all(_is_between(one, MANY) for one in value)
        return "" if good else f"[{MANY[0]}..{MANY[1]}] × {seats}"
    values = _values(game, path)
    return None if values is None else _missed(values, value)


def _values(game: Game, path: str) -> Values | None:
    head, _, rest = path.partition(".")
    name, _, leaf = rest.partition(".")
    if head in SINGLE:
        return SINGLE[head] if not rest else None
    found = _OF.get(head)
    return None if found is None else found(game, name, leaf)


def _of_member(game: Game, name: str, leaf: str) -> Values | None:
    member = next((one for number, one in game.members.items() if str(number) == name), None)
    if member is None:
        return None
    parts = leaf.split(".")
    if len(parts) == 3 and parts[0] == "items" and parts[1] in map(str, range(len(member.items))):
        return OF_AN_ITEM.get(parts[2])
    return OF_A_MEMBER.get(leaf)


def _of_party(game: Game, name: str, leaf: str) -> Values | None:
    return OF_A_PARTY.get(leaf) if name in map(str, range(len(game.parties))) else None


def _of_landmark(game: Game, name: str, leaf: str) -> Values | None:
    return OF_A_LANDMARK.get(leaf) if region_of(game).has_landmark(name) else None


def _of_ledger(game: Game, name: str, leaf: str) -> Values | None:
    return OF_THE_LEDGER.get(name) if not leaf else None


_OF: Final[dict[str, Callable[[Game, str, str], Values | None]]] = {
    "members": _of_member,
    "parties": _of_party,
    "landmarks": _of_landmark,
    "ledger": _of_ledger,
}


def _missed(values: Values, value: Leaf) -> str:
    if isinstance(values[0], int):
        return "" if _is_between(value, values) else f"{values[0]}..{values[1]}"
    return "" if write_leaf(value) in values else ", ".join(map(str, values))


def _is_between(value: object, values: Values) -> bool:
    least, most = map(int, values)
    number = read_whole(str(value)) if not isinstance(value, bool) else None
    return number is not None and least <= number <= most
