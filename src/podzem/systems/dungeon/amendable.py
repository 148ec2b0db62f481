"""What a judge may set in a state, and between which values (dungeon.core.auto_judge).

These are facts of the expedition. What the program keeps to find its way (the agenda, questions, the fight, who stands
in which rank) follows from play: set by hand it would leave a turn that nobody can go on with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from podzem.core.forms import Leaf, write_leaf
from podzem.core.numbers import read_whole
from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.world.clock import PHASES_IN_TURN, TURNS_IN_DAY
from podzem.world.dungeon_map import Level
from podzem.world.points import DIRECTIONS

Values = tuple[int, int] | tuple[str, ...] | Callable[[Game], "tuple[int, int] | tuple[str, ...]"]
"""The least and the most of a number, or the words of which one may stand, or those that a game has."""

SWITCH: Final = ("true", "false")
FEW: Final = (0, 9)
MANY: Final = (0, 999_999)


def _seats(game: Game) -> tuple[int, int]:
    return 0, game.setting.players - 1


def _party(game: Game) -> tuple[str, ...]:
    return tuple(str(member.number) for member in game.members.values() if member.owner >= 0)


OF_AN_ITEM: Final[dict[str, Values]] = {
    "count": (1, 999),
    "value": MANY,
    "left": (0, 999),
    "damage": FEW,
    "told": SWITCH,
    "locked": SWITCH,
    "own": SWITCH,
    "spent": (0, 99),
}
OF_A_MEMBER: Final[dict[str, Values]] = {
    "level": (1, 9),
    "resilience": FEW,
    "growth": MANY,
    "medicine": FEW,
    "tongue": tuple(read_table("heroes")["purse"]["tongues"]),
    "fatigue": FEW,
    "wound": FEW,
    "infection": FEW,
    "exhaustion": FEW,
    "loyalty_bonus": (-9, 9),
    "loyalty_fixed": (-1, 20),
    "wage": MANY,
    "paid_to": MANY,
    "healing": MANY,
    **dict.fromkeys(("half_share", "exerted", "debt", "rested", "keep_back", "asked", "searched", "treated"), SWITCH),
    **dict.fromkeys(("stays_home", "may_learn", "armour_eaten"), SWITCH),
}
SINGLE: Final[dict[str, Values]] = {
    "turn": MANY,
    "day_turn": (0, TURNS_IN_DAY - 1),
    "caller": _seats,
    "leader": _party,
    "phases": (0, PHASES_IN_TURN - 1),
}
OF_A_GROUP: Final[dict[str, Values]] = {"heading": DIRECTIONS, "noise": SWITCH, "ignore_traps": SWITCH}
OF_A_DOOR: Final[dict[str, Values]] = dict.fromkeys(("open", "wedged", "held", "broken", "found", "shown"), SWITCH)
OF_A_TRAP: Final[dict[str, Values]] = {"state": ("armed", "sprung", "disarmed"), "known": SWITCH}
OF_THE_LEDGER: Final[dict[str, Values]] = dict.fromkeys(
    (
        "delivered",
        "income",
        "companions_lost",
        "companions_taken",
        "day",
        "expeditions",
        "wages_due",
        "unpaid_growth",
    ),
    MANY,
)
LISTS: Final[dict[str, Callable[[Level], Iterator[str]]]] = {
    "secrets": lambda level: (secret.id for secret in level.secrets),
    "cleared": lambda level: (feature.id for feature in level.features),
    "met": lambda level: (encounter.id for encounter in level.encounters),
}
"""Lists of what the map has, by their names."""
PURSE: Final = "ledger.purse"
MAIMS: Final = tuple(read_table("aid")["maims"]["rows"])


def expected(game: Game, path: str, value: Leaf) -> str | None:
    """What was expected instead of this value; empty when it may stand, None when nothing may be set at the path."""
    if path == PURSE:
        seats, (least, most) = game.setting.players, MANY
        good = isinstance(value, list) and len(value) == seats and all(_is_between(one, MANY) for one in value)
        return "" if good else f"[{least}..{most}] × {seats}"
    words = _of_list(game, path)
    if words is not None:
        good = isinstance(value, list) and len(set(value)) == len(value) and set(value) <= set(words)
        return "" if good else f"[{', '.join(words)}]"
    values = _values(game, path)
    return None if values is None else _missed(values(game) if callable(values) else values, value)


def _of_list(game: Game, path: str) -> tuple[str, ...] | None:
    if path in LISTS:
        return tuple(id for level in game.dungeon.levels for id in LISTS[path](level))
    head, _, rest = path.partition(".")
    return MAIMS if head == "members" and _is_somebody(game, rest) and rest.endswith(".maims") else None


def _is_somebody(game: Game, rest: str) -> bool:
    return rest.partition(".")[0] in {str(number) for number in game.members}


def _values(game: Game, path: str) -> Values | None:
    head, _, rest = path.partition(".")
    name, _, leaf = rest.partition(".")
    if head in SINGLE:
        return SINGLE[head] if not rest else None
    if head == "ledger":
        return OF_THE_LEDGER.get(rest)
    if head == "members" and _is_somebody(game, rest):
        return OF_A_MEMBER.get(leaf) or _of_item(leaf, len(game.members[int(name)].items))
    if head == "heaps" and name in map(str, range(len(game.site.heaps))):
        return _of_item(leaf, len(game.site.heaps[int(name)].items))
    if head == "groups" and name in map(str, range(len(game.groups))):
        return OF_A_GROUP.get(leaf)
    levels = game.dungeon.levels
    if head == "doors" and any(level.has_opening(name) and level.opening(name).door for level in levels):
        return OF_A_DOOR.get(leaf)
    if head == "traps" and any(trap.id == name for level in levels for trap in level.traps):
        return OF_A_TRAP.get(leaf)
    return None


def _of_item(path: str, count: int) -> Values | None:
    """A thing by its place among those that somebody has or that lie there: `items.0.left`."""
    parts = path.split(".")
    is_there = len(parts) == 3 and parts[0] == "items" and parts[1] in map(str, range(count))
    return OF_AN_ITEM.get(parts[2]) if is_there else None


def _missed(values: tuple[int, int] | tuple[str, ...], value: Leaf) -> str:
    if isinstance(values[0], int):
        least, most = values
        return "" if _is_between(value, values) else f"{least}..{most}"
    return "" if write_leaf(value) in values else ", ".join(map(str, values))


def _is_between(value: object, values: tuple[int | str, ...]) -> bool:
    least, most = map(int, values)
    number = read_whole(str(value)) if not isinstance(value, bool) else None
    return number is not None and least <= number <= most


def is_fixed_in_fight(game: Game, path: str) -> bool:
    """Whoever fights is changed before or after: the fight has its own account of him."""
    return game.stage == COMBAT and path.partition(".")[0] in ("members", "groups", "leader")
