"""A character is made (delve.char.create): attributes by dice or by the array, one raised, four skill points."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import most_hp
from podzem.systems.delve.chapters.town import events
from podzem.systems.delve.chapters.town.growth import MOST_SKILL
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.people import ATTRIBUTES, SKILLS, Person
from podzem.systems.delve.rows import Word, no, row
from podzem.systems.delve.setting import read_part

CLAUSE: Final = "delve.char.create"
_TABLE: Final[dict[str, Any]] = read_part("heroes")["creation"]
ARRAY: Final[tuple[int, ...]] = tuple(_TABLE["array"])
NEW: Final = "new"
"""Nothing was rolled yet."""
RAISE: Final = "raise"
"""One attribute may still be set to 14."""
DONE: Final = ""


def begin(person: Person) -> None:
    """He is to be made by his player."""
    person.making = NEW


def is_made(person: Person) -> bool:
    """Whether he can go below: his attributes stand."""
    return person.making != NEW


def _why_not_roll(game: Game, person: Person) -> Refusal | None:
    return None if person.making == NEW and game.setting.word("creation") == "roll" else no(CLAUSE, member=person.id)


def _roll(game: Game, person: Person, scribe: Scribe) -> None:
    """3d6 for each attribute in their order; then one may be set to 14."""
    for attribute in ATTRIBUTES:
        total = sum(int(scribe.roll(_TABLE["sides"], events.ATTRIBUTE_DIE)) for _ in range(_TABLE["dice"]))
        setattr(person, attribute, total)
        events.rolled(scribe, person, attribute, total)
    _begin_skills(person, RAISE)


def _begin_skills(person: Person, making: str) -> None:
    person.making, person.points = making, _TABLE["points"]
    person.hp = most_hp(person)


def _attributes(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(attribute,) for attribute in ATTRIBUTES]


def _why_not_raise(game: Game, person: Person, attribute: str) -> Refusal | None:
    good = person.making == RAISE and getattr(person, attribute) < _TABLE["raised"]
    return None if good else no(CLAUSE, member=person.id, attribute=attribute)


def _raise(game: Game, person: Person, attribute: str, scribe: Scribe) -> None:
    """One attribute of the player's choice becomes 14."""
    setattr(person, attribute, _TABLE["raised"])
    person.making, person.hp = DONE, most_hp(person)
    events.raised(scribe, person, attribute, _TABLE["raised"])


def _assign_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The numbers of the array that are left, each for each attribute that has none."""
    left, free = _left(person), _free(person)
    return [(attribute, str(value)) for attribute in free for value in left]


def _free(person: Person) -> list[str]:
    return [attribute for attribute in ATTRIBUTES if attribute not in person.given]


def _left(person: Person) -> list[int]:
    given = [getattr(person, attribute) for attribute in person.given]
    return [value for value in ARRAY if value not in given]


def _why_not_assign(game: Game, person: Person, attribute: str, value: str) -> Refusal | None:
    good = person.making == NEW and game.setting.word("creation") == "array"
    good = good and attribute in _free(person) and value in map(str, _left(person))
    return None if good else no(CLAUSE, member=person.id, attribute=attribute)


def _assign(game: Game, person: Person, attribute: str, value: str, scribe: Scribe) -> None:
    """The numbers of the array in any order (opt.delve.creation)."""
    setattr(person, attribute, int(value))
    person.given.append(attribute)
    events.rolled(scribe, person, attribute, int(value))
    if len(person.given) == len(ATTRIBUTES):
        person.given = []
        _begin_skills(person, DONE)


def _skills(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(skill,) for skill in SKILLS]


def _why_not_train(game: Game, person: Person, skill: str) -> Refusal | None:
    """A point for each level: those of creation raise one skill to 2 and the others to 1, later ones to 3."""
    if not person.points or person.kind or person.making == NEW:
        return no(CLAUSE, member=person.id, skill=skill)
    value = getattr(person, skill) + 1
    best = max(getattr(person, other) for other in SKILLS if other != skill)
    most = MOST_SKILL if person.level > 1 else _TABLE["best"] if best < _TABLE["best"] else _TABLE["others"]
    return None if value <= most else no(CLAUSE, member=person.id, skill=skill)


def _train(game: Game, person: Person, skill: str, scribe: Scribe) -> None:
    """One level more."""
    setattr(person, skill, getattr(person, skill) + 1)
    person.points -= 1
    events.trained(scribe, person, skill, getattr(person, skill))


ATTRIBUTE: Final = Word(
    "attribute", lambda game, person, text: text if text in ATTRIBUTES else None, "delve.core.attributes"
)
VALUE: Final = Word("count", lambda game, person, text: text)
SKILL: Final = Word("skill", lambda game, person, text: text if text in SKILLS else None, "delve.core.skills")
IN_TOWN: Final = (TOWN,)

ROWS: Final = (
    row("roll", IN_TOWN, (), why_not=_why_not_roll, do=_roll),
    row("assign", IN_TOWN, (ATTRIBUTE, VALUE), _assign_choices, _why_not_assign, _assign),
    row("raise", IN_TOWN, (ATTRIBUTE,), _attributes, _why_not_raise, _raise),
    row("train", IN_TOWN, (SKILL,), _skills, _why_not_train, _train),
)
