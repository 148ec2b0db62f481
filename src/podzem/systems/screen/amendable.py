"""What a human judge may set in a fight, and between which values (screen.core.judge_override).

These are facts of the fight. Whose slot it is, what is being resolved and what is asked follow from play; conditions
and places come with what they bring, by orders of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.numbers import read_whole
from podzem.systems.screen.board import DIRECTIONS, WEATHERS
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters.advantage import most
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight

Values = tuple[int, int] | tuple[str, ...]
"""The least and the most of a number, or the words of which one may stand."""
SWITCH: Final = ("false", "true")
FEW: Final = (0, 9)
MANY: Final = (0, 99)
SINGLE: Final[dict[str, Values]] = {
    "weather": WEATHERS,
    "round": (1, 150),
    "quiet": FEW,
    "stirred": SWITCH,
    "day": MANY,
}
OF_A_CREATURE: Final[dict[str, Values]] = {
    "exhausted": FEW,
    "blinded": FEW,
    "deafened": FEW,
    "stands": FEW,
    "facing": DIRECTIONS,
    **dict.fromkeys(("smite", "overbalanced", "down_rounds"), FEW),
    **dict.fromkeys(("moved", "free_acts"), MANY),
    **dict.fromkeys(("main_used", "move_used", "reaction_used", "first_aid", "vulnerable", "moved_last"), SWITCH),
    **dict.fromkeys(("no_move", "stone_skin", "fate_offered", "disengage_tried", "disengaged", "ran"), SWITCH),
}
OF_A_WEAPON: Final[dict[str, Values]] = {"loaded": SWITCH, "jammed": SWITCH, "notches": (0, 2)}


def setter(fight: Fight, text: str) -> Callable[[], None] | None:
    """What carries out `path=value`; None where that is no fact a judge may set, or no value of it."""
    path, equals, value = text.partition("=")
    words = path.split(".")
    if not equals:
        return None
    if len(words) == 1:
        return _setter(fight, path, SINGLE[path], value) if path in SINGLE else None
    if len(words) == 2 and words[0] == "results" and _number(words[1]) in fight.results:
        number = _read(MANY, value)
        return None if number is None else lambda: fight.results.__setitem__(_number(words[1]), int(number))
    creature = fight.creatures.get(_number(words[1])) if len(words) >= 3 and words[0] == "creatures" else None
    if creature is None or creature.dead or creature.gone:
        return None
    return _of_creature(fight, creature, words[2:], value)


def _number(word: str) -> int:
    number = read_whole(word, 4)
    return -1 if number is None else number


def _of_creature(fight: Fight, creature: Creature, words: list[str], value: str) -> Callable[[], None] | None:
    if words == ["hp"]:
        least = 1 if creature.hp else 0  # whoever is to fall is wounded, so that all that follows is done
        return _setter(creature, "hp", (least, fight.kind_of(creature).hp if creature.hp else 0), value)
    if words == ["adv"]:
        return _setter(creature, "adv", (0, most(fight, creature)), value)
    if len(words) == 1 and words[0] in OF_A_CREATURE:
        return _setter(creature, words[0], OF_A_CREATURE[words[0]], value)
    if len(words) == 2 and words[0] == "ammo" and words[1] in creature.ammo:
        number = _read(MANY, value)
        return None if number is None else lambda: creature.ammo.__setitem__(words[1], int(number))
    if len(words) == 3 and words[0] == "weapons" and words[2] in OF_A_WEAPON:
        at = _number(words[1])
        weapon = creature.weapons[at] if 0 <= at < len(creature.weapons) else None
        return None if weapon is None else _setter(weapon, words[2], OF_A_WEAPON[words[2]], value)
    return None


def _setter(owner: Fight | Creature | Weapon, name: str, values: Values, text: str) -> Callable[[], None] | None:
    value = _read(values, text)
    return None if value is None else lambda: setattr(owner, name, value)


def _read(values: Values, text: str) -> int | str | bool | None:
    if values == SWITCH:
        return text == "true" if text in SWITCH else None
    if isinstance(values[0], str):
        return text if text in values else None
    number = read_whole(text, 4)
    least, most_of_it = int(values[0]), int(values[1])
    return number if number is not None and least <= number <= most_of_it else None
