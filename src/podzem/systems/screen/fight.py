"""The state of a fight: creatures on a board, whose slot it is, what is being resolved, what is asked (section a)."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Final, final

from podzem.core.memo import Memoized
from podzem.core.setting import Setting
from podzem.systems.screen.board import Board
from podzem.systems.screen.carried import Lying, Weapon
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import (
    PLACE,
    SKILLS,
    UNARMED,
    CreatureKind,
    WeaponKind,
    bonus,
)
from podzem.systems.screen.reach import Stops
from podzem.systems.screen.resolving import Attack, Call, Step, Window

TURN: Final = "turn"
"""Somebody has his slot."""
AFTERMATH: Final = "aftermath"
AFTER: Final = "after"
"""The fight is over: aid, treatment, rest."""
OVER: Final = "over"


@final
@dataclass(eq=False)
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
    finished: list[int] = field(default_factory=list)
    """Seats that are done with it, while others are not (screen.turn.fight_end)."""
    outcome: str = ""
    walks: list[Stops] = field(default_factory=list, compare=False, repr=False)
    """The latest answers about ways (`walking.stops`), kept with what they follow from."""

    def __init__(
        self,
        setting: Setting,
        board: Board,
        kinds: dict[str, CreatureKind],
        arms: dict[str, WeaponKind],
        weather: str = "clear",
        stage: str = TURN,
        round: int = 0,
        creatures: dict[int, Creature] | None = None,
        ground: list[Lying] | None = None,
        surprise: int = -1,
        results: dict[int, int] | None = None,
        slots: list[int] | None = None,
        order: list[int] | None = None,
        acting: bool = False,
        attacks: list[Attack] | None = None,
        agenda: list[Step] | None = None,
        windows: list[Window] | None = None,
        infights: list[str] | None = None,
        clinches: dict[int, int] | None = None,
        quiet: int = 0,
        stirred: bool = False,
        next_number: int = 1,
        next_weapon: int = 1,
        clock: int = 0,
        call: Call | None = None,
        lost_point: list[int] | None = None,
        previous: int = 0,
        deeds: list[int] | None = None,
        day: int = 0,
        finished: list[int] | None = None,
        outcome: str = "",
        walks: list[Stops] | None = None,
    ) -> None:  # written out: what a dataclass writes for itself is not compiled
        self.setting = setting
        self.board = board
        self.kinds = kinds
        self.arms = arms
        self.weather = weather
        self.stage = stage
        self.round = round
        self.creatures = {} if creatures is None else creatures
        self.ground = [] if ground is None else ground
        self.surprise = surprise
        self.results = {} if results is None else results
        self.slots = [] if slots is None else slots
        self.order = [] if order is None else order
        self.acting = acting
        self.attacks = [] if attacks is None else attacks
        self.agenda = [] if agenda is None else agenda
        self.windows = [] if windows is None else windows
        self.infights = [] if infights is None else infights
        self.clinches = {} if clinches is None else clinches
        self.quiet = quiet
        self.stirred = stirred
        self.next_number = next_number
        self.next_weapon = next_weapon
        self.clock = clock
        self.call = call
        self.lost_point = [] if lost_point is None else lost_point
        self.previous = previous
        self.deeds = [0, 0, 0] if deeds is None else deeds
        self.day = day
        self.finished = [] if finished is None else finished
        self.outcome = outcome
        self.walks = [] if walks is None else walks
        self._roster: list[Creature] = []

    @property
    def everybody(self) -> list[Creature]:
        """All creatures in roster order, at hand: rules go through them all the time."""
        if len(self._roster) != len(self.creatures):
            self._roster = list(self.creatures.values())
        return self._roster

    def enlist(self, creature: Creature) -> None:
        """Somebody is in the fight, in the place of whoever had his number."""
        self.creatures[creature.number] = creature
        self._roster = []

    def copy(self) -> Fight:
        """An equal fight that shares nothing that changes."""
        return Fight(
            self.setting,
            self.board,
            self.kinds,
            self.arms,
            self.weather,
            self.stage,
            self.round,
            {number: each.copy() for number, each in self.creatures.items()},
            [each.copy() for each in self.ground],
            self.surprise,
            self.results.copy(),
            self.slots[:],
            self.order[:],
            self.acting,
            [each.copy() for each in self.attacks],
            [each.copy() for each in self.agenda],
            [each.copy() for each in self.windows],
            self.infights[:],
            self.clinches.copy(),
            self.quiet,
            self.stirred,
            self.next_number,
            self.next_weapon,
            self.clock,
            None if self.call is None else self.call.copy(),
            self.lost_point[:],
            self.previous,
            self.deeds[:],
            self.day,
            self.finished[:],
            self.outcome,
            self.walks,
        )  # written out: fights are copied for every fall of the dice that odds follow

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fight) and self.key() == other.key()

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
        return self.who(self.slots[0]) if self.slots and self.acting else None

    def who(self, number: int) -> Creature:
        """Somebody by his number; most stand at its place in the roster."""
        roster = self._roster
        if 0 < number <= len(roster):
            found = roster[number - 1]
            if found.number == number:
                return found
        return self.creatures[number]

    def kind_of(self, creature: Creature) -> CreatureKind:
        """What he is."""
        found = creature.sheet
        if found is None:
            found = creature.sheet = self.kinds[creature.kind]
            creature.squares = found.squares
        return found

    def side_squares(self, creature: Creature) -> int:
        """How many squares he covers each way; a rider those of his mount (screen.map.grid)."""
        if creature.mount:
            return self.kind_of(self.who(creature.mount)).squares
        return creature.squares or self.kind_of(creature).squares

    def find(self, text: str) -> Creature | None:
        """Somebody by his id."""
        for one in self.everybody:
            if one.id == text:
                return one
        return None

    def enemies(self, creature: Creature) -> list[Creature]:
        """Those of the other side who are still in the fight, in roster order."""
        return [one for one in self.everybody if one.side != creature.side and not one.out]

    def friends(self, creature: Creature) -> list[Creature]:
        """Others of his own side who are still in the fight."""
        return [one for one in self.everybody if one.side == creature.side and one is not creature and not one.out]

    def characteristic(self, creature: Creature, name: str) -> int:
        """A bare characteristic; lasting wounds lower it (screen.crit.effect_words)."""
        return self.kind_of(creature).characteristics[PLACE[name]]

    def skill(self, creature: Creature, name: str) -> int:
        """A skill, or a bare characteristic that is tested like one."""
        place = _PLACES[name]
        if place < 0:
            return self.kind_of(creature).characteristics[-1 - place]
        bare = self.kind_of(creature).skills[place]
        if not creature.wounds or name not in _BY_EYE:
            return bare
        return max(0, bare - 10 * sum("lasting:eye" in wound.effects for wound in creature.wounds))

    def bonus(self, creature: Creature, name: str) -> int:
        """The bonus of a characteristic."""
        return bonus(self.characteristic(creature, name))

    def arm(self, weapon: Weapon | None) -> WeaponKind:
        """What a weapon is; no weapon is a fist."""
        if weapon is None:
            return UNARMED
        found = weapon.sheet
        if found is None:
            found = weapon.sheet = self.arms[weapon.kind]
        return found

    def has(self, creature: Creature, trait: str) -> bool:
        """Whether he has a trait or talent."""
        return trait in self.kind_of(creature).traits

    def attack(self) -> Attack:
        """What is being resolved."""
        return self.attacks[-1]


_TESTED: Final = {"strength": "s", "agility": "ag", "initiative": "i", "luck": "luck", "toughness": "t"}
_PLACES: Final[dict[str, int]] = {
    **{sys.intern(name): place for place, name in enumerate(SKILLS)},
    **{sys.intern(name): -1 - PLACE[short] for name, short in _TESTED.items()},
}
"""Where a skill stands in a sheet; below nothing a characteristic that is tested like one."""
_BY_EYE: Final = ("ballistic", "perception")


def pair(a: int, b: int) -> str:
    """Two creatures as one word."""
    return f"{min(a, b)}-{max(a, b)}"
