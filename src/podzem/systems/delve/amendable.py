"""What a judge may set in a state, and between which values (delve.core.judge).

These are facts of the delve. What the program keeps to find its way (the agenda, questions, the order of a fight)
follows from play: set by hand it would leave a turn that nobody can go on with.
"""

from __future__ import annotations

from typing import Final

from podzem.core.forms import Leaf, write_leaf
from podzem.core.numbers import read_whole
from podzem.systems.delve.below import Snare
from podzem.systems.delve.doors import doorway, has_leaf
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.people import ATTRIBUTES, SKILLS
from podzem.world.dungeon_map import Opening

Values = tuple[int, int] | tuple[str, ...]
"""The least and the most of a number, or the words of which one may stand."""
SWITCH: Final = ("true", "false")
MANY: Final = (0, 999_999)

OF_AN_ITEM: Final[dict[str, Values]] = {"count": (1, 9999), "value": MANY, "left": (1, 999), "broken": SWITCH}
OF_A_PERSON: Final[dict[str, Values]] = {
    **dict.fromkeys(ATTRIBUTES, (3, 18)),
    **dict.fromkeys(SKILLS, (0, 3)),
    "level": (1, 5),
    "xp": MANY,
    "points": (0, 9),
    "exhaustion": (0, 9),
    **dict.fromkeys(("hidden", "invisible", "marked", "treated"), SWITCH),
}
OF_A_GROUP: Final[dict[str, Values]] = {"counter": (0, 9), "relight": SWITCH}
OF_A_DOOR: Final[dict[str, Values]] = dict.fromkeys(("open", "unlocked", "jammed", "stuck", "broken", "found"), SWITCH)
OF_A_TRAP: Final[dict[str, Values]] = {
    "state": ("armed", "sprung", "disarmed"),
    "hinted": SWITCH,
    "found": SWITCH,
}
OF_A_ZONE: Final[dict[str, Values]] = {"alertness": ("quiet", "normal", "alert")}
SINGLE: Final[dict[str, Values]] = {"coins": MANY}
CLAUSES: Final = {**dict.fromkeys(ATTRIBUTES, "delve.core.attributes"), **dict.fromkeys(SKILLS, "delve.core.skills")}
"""The clauses that bound a person's numbers; of everything else it is the judge's own."""


def clause_of(path: str) -> str:
    """The clause by which a value is out of bounds."""
    return (
        CLAUSES.get(path.rpartition(".")[2], "delve.core.judge") if path.startswith("people.") else "delve.core.judge"
    )


def expected(game: Game, path: str, value: Leaf) -> str | None:
    """What was expected instead of this value; empty when it may stand, None when nothing may be set at the path."""
    if path == "caller":
        return _missed((0, game.setting.players - 1), value)
    values = _values(game, path)
    return None if values is None else _missed(values, value)


def _values(game: Game, path: str) -> Values | None:
    head, _, rest = path.partition(".")
    name, _, leaf = rest.partition(".")
    if head in SINGLE:
        return SINGLE[head] if not rest else None
    if head == "people" and name in map(str, game.people):
        return OF_A_PERSON.get(leaf) or _of_item(leaf, len(game.people[int(name)].items))
    if head == "groups" and name in map(str, range(len(game.groups))):
        return OF_A_GROUP.get(leaf)
    if head == "doors" and _door(game, name) is not None:
        return OF_A_DOOR.get(leaf)
    if head == "snares" and any(trap.id == name for one in dungeon(game).levels for trap in one.traps):
        return OF_A_TRAP.get(leaf)
    return OF_A_ZONE.get(leaf) if head == "zones" and name in game.below.zones else None


def begin(game: Game, path: str) -> None:
    """A door or a trap that nobody has touched has no record yet: it begins as the map has it."""
    head, _, rest = path.partition(".")
    name = rest.partition(".")[0]
    opening = _door(game, name)
    if head == "doors" and opening is not None:
        doorway(game, opening)
    elif head == "snares":
        game.below.snares.setdefault(name, Snare())


def _door(game: Game, id: str) -> Opening | None:
    """What can be shut, by its id in the map."""
    found = next((one.opening(id) for one in dungeon(game).levels if one.has_opening(id)), None)
    return found if found is not None and has_leaf(found) else None


def _of_item(path: str, count: int) -> Values | None:
    """A thing by its place among those that somebody has: `items.0.left`."""
    parts = path.split(".")
    is_there = len(parts) == 3 and parts[0] == "items" and parts[1] in map(str, range(count))
    return OF_AN_ITEM.get(parts[2]) if is_there else None


def _missed(values: Values, value: Leaf) -> str:
    if isinstance(values[0], int):
        least, most = values
        number = read_whole(str(value)) if not isinstance(value, bool) else None
        good = number is not None and int(least) <= number <= int(most)
        return "" if good else f"{least}..{most}"
    return "" if write_leaf(value) in values else ", ".join(map(str, values))
