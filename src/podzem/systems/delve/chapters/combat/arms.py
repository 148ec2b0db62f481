"""What somebody strikes, shoots and throws with (delve.combat.range, delve.combat.damage, delve.gear.break)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from podzem.core.events import Term
from podzem.systems.delve.abilities import nature
from podzem.systems.delve.data.fighting import dice, modifier, number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.things import HAND, STOWED, Item
from podzem.world.number import Number

MELEE: Final = "melee"
THROWN: Final = "thrown"
SHOT: Final = "shot"
QUIVER: Final = "quiver"
STONES: Final = "stones"
"""What a sling shoots; every other missile weapon takes of a quiver."""
BARE: Final = "hand"
"""How a decision names bare hands, claws, or what a companion bears by his trade."""


@dataclass(frozen=True)
class Arm:
    """A weapon as it is used: struck, thrown or shot."""

    how: str
    damage: Number
    item: Item | None = None
    attack: int = 0
    reach: int = 1
    range_ft: int = 0
    ammo: str = ""
    broken: bool = False

    @property
    def id(self) -> str:
        """How decisions name it."""
        return BARE if self.item is None else self.item.id


def melee_arms(person: Person) -> list[Arm]:
    """What he can strike with now: what is in his hands, or the hands themselves."""
    if not person.is_character:
        return [Arm(MELEE, nature(person).damage)]
    held = [arm for item in person.items if item.where == HAND and (arm := _melee(item)) is not None]
    return sorted(held, key=lambda arm: -arm.damage.most - arm.attack) or [Arm(MELEE, dice("damage", "unarmed"))]


def _melee(item: Item) -> Arm | None:
    gear = GEAR[item.kind]
    if gear.damage is None:
        return None
    if item.broken:
        return Arm(MELEE, dice("broken", "damage"), item, number("broken", "attack"), broken=True)
    return Arm(MELEE, gear.damage, item, gear.attack, gear.reach)


def thrown_arms(person: Person) -> list[Arm]:
    """What he can throw: what is in his hands and made for it."""
    found = []
    for item in person.items:
        gear = GEAR[item.kind]
        if item.where == HAND and gear.thrown_ft and gear.damage is not None and not item.broken:
            found.append(Arm(THROWN, gear.damage, item, gear.attack, range_ft=gear.thrown_ft))
    return found


def shot_arms(person: Person) -> list[Arm]:
    """A whole weapon in his hands; those met have their bow always, hired shooters what they hold."""
    if not person.is_character and nature(person).shot is None:
        bow = nature(person).bow
        return [] if bow is None else [Arm(SHOT, bow, range_ft=GEAR["bow"].range_ft)]
    found = []
    for item in person.items:
        gear = GEAR[item.kind]
        if item.where == HAND and gear.shot is not None and not item.broken:
            found.append(Arm(SHOT, gear.shot, item, range_ft=gear.range_ft, ammo=gear.ammo))
    return found


def all_arms(person: Person) -> Iterator[Arm]:
    """Everything he could attack with, struck first."""
    yield from melee_arms(person)
    yield from thrown_arms(person)
    yield from shot_arms(person)


def missiles(person: Person, kind: str) -> Item | None:
    """Missiles of a kind that are ready."""
    return next((item for item in person.items if item.kind == kind and item.where != STOWED and item.count > 0), None)


def is_loaded(arm: Arm) -> bool:
    """A crossbow must be loaded first (delve.combat.range)."""
    return arm.item is None or not GEAR[arm.item.kind].reload or arm.item.loaded


def reload_all(person: Person) -> None:
    """The fight's turn has time for it (delve.time.fight)."""
    for item in person.items:
        item.loaded = True


def attack_terms(person: Person, arm: Arm) -> list[Term]:
    """What he adds to an attack with it, row by row (delve.combat.attack)."""
    if person.is_character:
        attribute = "strength" if arm.how == MELEE else "dexterity"
        rows = [
            Term("fight", person.fight, "delve.combat.attack"),
            Term("experience", person.level - 1, "delve.char.advance"),
            Term(attribute, modifier(getattr(person, attribute)), "delve.core.modifiers"),
        ]
    else:
        kind = nature(person)
        by_kind = kind.attack if arm.how != SHOT or kind.shot is None else kind.shot
        rows = [Term("attack", by_kind, "delve.beast.stats")]
    rows.append(Term("weapon", arm.attack, "delve.gear.break" if arm.broken else "delve.gear.list"))
    rows.append(Term("exhaustion", -person.exhaustion, "delve.time.travel"))
    return [row for row in rows if row.value]


def damage_bonus(person: Person, arm: Arm) -> int:
    """The modifier of strength, for blows and throws of a character (delve.combat.damage)."""
    return modifier(person.strength) if person.is_character and arm.how != SHOT else 0


def reach_of(person: Person) -> int:
    """How many squares his longest weapon reaches."""
    return max(arm.reach for arm in melee_arms(person))


def defence_terms(game: Game, person: Person) -> list[Term]:
    """What makes him hard to hit, without cover (delve.combat.defence)."""
    if not person.is_character:
        return [Term("kind", nature(person).defence, "delve.beast.stats")]
    rows = [Term("base", number("defence", "least"), "delve.combat.defence")]
    rows += [
        Term(item.kind, GEAR[item.kind].defence, "delve.combat.defence")
        for item in person.items
        if item.where in ("worn", HAND) and GEAR[item.kind].defence and not item.broken
    ]
    return [*rows, *([bonus] if (bonus := _dexterity(person)).value else [])]


def _dexterity(person: Person) -> Term:
    return Term("dexterity", modifier(person.dexterity), "delve.core.modifiers")


def defence(game: Game, person: Person) -> int:
    """His Defence, without cover."""
    return sum(row.value for row in defence_terms(game, person))
