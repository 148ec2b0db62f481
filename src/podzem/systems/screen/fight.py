"""The state of a fight: creatures on a board, whose slot it is, what is being resolved, what is asked (section a)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.core.setting import Setting
from podzem.systems.screen.board import Board
from podzem.systems.screen.creature import Creature, Lying, Weapon
from podzem.systems.screen.data import (
    CHARACTERISTICS,
    SKILLS,
    SQUARES,
    UNARMED,
    CreatureKind,
    WeaponKind,
    bonus,
)
from podzem.systems.screen.resolving import Attack, Call, Step, Window

TURN: Final = "turn"
"""Somebody has his slot."""
AFTERMATH: Final = "aftermath"
AFTER: Final = "after"
"""The fight is over: aid, treatment, rest."""
OVER: Final = "over"


@dataclass
class Fight(Memoized):
    """A fight as it stands."""

    setting: Setting = field(compare=False, repr=False)
    board: Board = field(compare=False, repr=False)
    kinds: dict[str, CreatureKind] = field(compare=False, repr=False)
    arms: dict[str, WeaponKind] = field(compare=False, repr=False)
    weather: str = "clear"
    stage: str = TURN
    round: int = 0
    creatures: dict[int, Creature] = field(default_factory=dict)
    """In roster order."""
    ground: list[Lying] = field(default_factory=list)
    surprise: int = -1
    """The side that holds the surprise; -1 nobody."""
    results: dict[int, int] = field(default_factory=dict)
    """Initiative of this round."""
    slots: list[int] = field(default_factory=list)
    """Whose slots are left in this round, the present one first."""
    order: list[int] = field(default_factory=list)
    """The whole order of this round."""
    acting: bool = False
    """Whether the first of the slots has begun."""
    attacks: list[Attack] = field(default_factory=list)
    """What is being resolved, the innermost last."""
    agenda: list[Step] = field(default_factory=list)
    windows: list[Window] = field(default_factory=list)
    infights: list[str] = field(default_factory=list)
    """Pairs `a-b` of numbers, the smaller first."""
    clinches: dict[int, int] = field(default_factory=dict)
    """Holder to held."""
    quiet: int = 0
    """Rounds running without an attack, an opposed test or a spell."""
    stirred: bool = False
    """Whether this round had one."""
    next_number: int = 1
    next_weapon: int = 1
    clock: int = 0
    """Slots that have ended."""
    call: Call | None = None
    lost_point: list[int] = field(default_factory=list)
    """Who lost a point of Advantage in this attack or tick, where each costs but one (screen.adv.loss_opposed)."""
    previous: int = 0
    """Whose slot ended last."""
    deeds: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Hits, wounds and enemies out of it since the first of a group began to act (screen.master.group_narration)."""
    day: int = 0
    """Days since the fight ended."""
    outcome: str = ""

    def copy(self) -> Fight:
        """An equal fight that shares nothing that changes."""
        return copied(self)

    def key(self) -> bytes:
        """All of the fight in bytes."""
        from podzem.systems.screen.record import as_bytes

        return as_bytes(self)

    def take_number(self) -> int:
        """A number that nobody and nothing has yet."""
        self.next_number += 1
        return self.next_number - 1

    def take_weapon(self) -> int:
        """A number that no weapon has yet."""
        self.next_weapon += 1
        return self.next_weapon - 1

    @property
    def active(self) -> Creature | None:
        """Whose slot it is."""
        return self.creatures[self.slots[0]] if self.slots and self.acting else None

    def kind_of(self, creature: Creature) -> CreatureKind:
        """What he is."""
        return self.kinds[creature.kind]

    def side_squares(self, creature: Creature) -> int:
        """How many squares he covers each way; a rider those of his mount (screen.map.grid)."""
        covering = self.creatures[creature.mount] if creature.mount else creature
        return SQUARES[self.kind_of(covering).size]

    def find(self, text: str) -> Creature | None:
        """Somebody by his id."""
        return next((one for one in self.creatures.values() if one.id == text), None)

    def enemies(self, creature: Creature) -> list[Creature]:
        """Those of the other side who are still in the fight, in roster order."""
        return [one for one in self.creatures.values() if one.side != creature.side and not one.out]

    def friends(self, creature: Creature) -> list[Creature]:
        """Others of his own side who are still in the fight."""
        return [
            one for one in self.creatures.values() if one.side == creature.side and one is not creature and not one.out
        ]

    def characteristic(self, creature: Creature, name: str) -> int:
        """A bare characteristic; lasting wounds lower it (screen.crit.effect_words)."""
        return self.kind_of(creature).characteristics[CHARACTERISTICS.index(name)]

    def skill(self, creature: Creature, name: str) -> int:
        """A skill, or a bare characteristic that is tested like one."""
        value = _TESTED.get(name)
        if value is not None:
            return self.characteristic(creature, value)
        lost = 10 * sum("lasting:eye" in wound.effects for wound in creature.wounds) if name in _BY_EYE else 0
        return max(0, self.kind_of(creature).skills[SKILLS.index(name)] - lost)

    def bonus(self, creature: Creature, name: str) -> int:
        """The bonus of a characteristic."""
        return bonus(self.characteristic(creature, name))

    def arm(self, weapon: Weapon | None) -> WeaponKind:
        """What a weapon is; no weapon is a fist."""
        return self.arms[weapon.kind] if weapon is not None else UNARMED

    def has(self, creature: Creature, trait: str) -> bool:
        """Whether he has a trait or talent."""
        return trait in self.kind_of(creature).traits

    def attack(self) -> Attack:
        """What is being resolved."""
        return self.attacks[-1]


_TESTED: Final = {"strength": "s", "agility": "ag", "initiative": "i", "luck": "luck", "toughness": "t"}
_BY_EYE: Final = ("ballistic", "perception")


def pair(a: int, b: int) -> str:
    """Two creatures as one word."""
    return f"{min(a, b)}-{max(a, b)}"
