"""What somebody is able to: a character by his own numbers, everybody else by his kind (delve.core.skills)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from podzem.core.events import Term
from podzem.systems.delve.data.creatures import CREATURES, Creature, otherwise
from podzem.systems.delve.data.fighting import SQUARE_FT, modifier, number
from podzem.systems.delve.kindred import OF_COMPANIONS, converted, raised
from podzem.systems.delve.people import DOWN, OK, Band, Person
from podzem.systems.delve.place import Place
from podzem.world.describing.sight_lines import distance

Pair: TypeAlias = tuple[str, str]
"""An attribute and a skill."""
NOTICE: Final = ("wisdom", "notice")
STEALTH: Final = ("dexterity", "stealth")
CRAFT: Final = ("intellect", "craft")
FORCE: Final = ("strength", "athletics")
RUN: Final = ("dexterity", "athletics")
BODY: Final = ("strength", "athletics")
DODGE: Final = ("dexterity", "athletics")

SAPIENT: Final = "sapient"
BEAST: Final = "beast"
MINDLESS: Final = "mindless"


def creature(kind: str, own: str = "") -> Creature:
    """A kind by its id, converted if only the other bestiary has it (delve.shared.creature); `own` is a map's."""
    known = CREATURES[kind] if kind in CREATURES else converted(kind)
    return otherwise(known, own) if own else known


def nature(one: Person | Band) -> Creature:
    """What somebody, or a band, is by kind and by what the map says of these."""
    return creature(one.kind, one.own)


def morale_of(person: Person) -> int:
    """Of a companion or an animal: its kind's score, a hired captive's as any companion's, and devotion."""
    own = nature(person).morale if has(person, "companion") or has(person, "animal") else OF_COMPANIONS
    return raised(own, person.devotion)


def is_up(person: Person) -> bool:
    """Whether he stands and can act."""
    return person.state == OK


def is_dying(person: Person) -> bool:
    """Whether he dies unless somebody helps (delve.combat.down)."""
    return person.state == DOWN


def mind(person: Person) -> str:
    """Sapient, beast or mindless."""
    return SAPIENT if person.is_character else nature(person).mind


def has(person: Person, flag: str) -> bool:
    """Whether his kind has a flag (delve.beast.flags)."""
    return not person.is_character and flag in nature(person).flags


def hit_dice(person: Person) -> int:
    """Hit dice of those met; of a character his level."""
    return person.level if person.is_character else nature(person).hd


def most_hp(person: Person) -> int:
    """All his hit points (delve.char.hp, delve.beast.stats)."""
    if person.most:
        return person.most
    if not person.is_character:
        return nature(person).hp
    levels = number("hit_points", "each_level") * (person.level - 1)
    return number("hit_points", "first") + modifier(person.strength) + levels


def is_wounded(person: Person) -> bool:
    """Half of his hit points or less are left (delve.char.hp)."""
    return person.hp <= most_hp(person) // 2


def has_darksight(person: Person) -> bool:
    """Whether he sees without light."""
    return not person.is_character and nature(person).darksight


def in_darksight(observer: Person, place: Place) -> bool:
    """Whether somebody needs no light to see so far."""
    far = number("darksight", "feet") // SQUARE_FT
    return has_darksight(observer) and distance(observer.at.square, place.square) <= far


def terms(person: Person, pair: Pair) -> list[Term]:
    """What he adds to a check of a pair, row by row; what is nothing is left out."""
    if person.is_character:
        attribute, skill = pair
        rows = [
            Term(attribute, modifier(getattr(person, attribute)), "delve.core.modifiers"),
            Term(skill, getattr(person, skill), "delve.core.skills"),
        ]
    else:
        rows = [Term(pair[1], _of_kind(nature(person), pair[1]), "delve.beast.stats")]
    rows.append(_exhaustion(person))
    return [row for row in rows if row.value]


def ruled(person: Person, rows: Sequence[Term]) -> list[Term]:
    """What is thrown with: his own rows and what the judge adds to his next roll (delve.core.judge).

    Nobody but the judge knows of it before the dice fall, so sheets, odds and levels go without it; in an open roll it
    stands among the terms, without which the total would be wrong (delve.core.roll_visibility).
    """
    return [*rows, Term("ruling", person.ruling, "delve.core.judge")] if person.ruling else [*rows]


def _of_kind(kind: Creature, skill: str) -> int:
    """The sums that the bestiary has ready-made; what it has not is nothing (delve.core.skills)."""
    return {"notice": kind.notice, "stealth": kind.stealth, "athletics": kind.athletics}.get(skill, 0)


def level(person: Person, pair: Pair) -> int:
    """The level of a pair, such as wisdom and notice: modifier and skill together (delve.core.skills)."""
    return sum(row.value for row in terms(person, pair))


def save_terms(person: Person, pair: Pair) -> list[Term]:
    """What he adds to a save: whoever is no character half of his hit dice (delve.combat.save)."""
    if person.is_character:
        return terms(person, pair)
    rows = [Term("hit_dice", nature(person).save, "delve.combat.save"), _exhaustion(person)]
    return [row for row in rows if row.value]


def _exhaustion(person: Person) -> Term:
    """Days without food or rest (delve.time.travel)."""
    return Term("exhaustion", -person.exhaustion, "delve.time.travel")
