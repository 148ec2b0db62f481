"""The state of a fight: creatures on a board, whose slot it is, what is being resolved, what is asked (section a)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.core.setting import Setting
from podzem.systems.screen.board import Board, Square
from podzem.systems.screen.data import (
    CHARACTERISTICS,
    SKILLS,
    SQUARES,
    UNARMED,
    CreatureKind,
    WeaponKind,
    bonus,
)

HEROES: Final = 0
OTHERS: Final = 1

TURN: Final = "turn"
"""Somebody has his slot."""
AFTERMATH: Final = "aftermath"
AFTER: Final = "after"
"""The fight is over: aid, treatment, rest."""
OVER: Final = "over"

MAIN: Final = "main"
OFF: Final = "off"
HANDS: Final = (MAIN, OFF)


@dataclass
class Weapon:
    """One weapon that somebody has, or that lies on a square."""

    kind: str
    number: int
    loaded: bool = True
    progress: int = 0
    """Reload actions done."""
    extra: int = 0
    """Reload actions that a misfire adds once."""
    delayed: bool = False
    """A delayed shot: it can be fired from the next turn on."""
    jammed: bool = False
    notches: int = 0

    def copy(self) -> Weapon:
        """An equal weapon."""
        return copied(self)


@dataclass
class Lying:
    """A weapon on a square."""

    weapon: Weapon
    at: Square

    def copy(self) -> Lying:
        """An equal one that shares nothing."""
        return copied(self)


@dataclass
class Wound:
    """A critical wound on the sheet."""

    zone: str
    row: int
    """d100 and excess."""
    name: str
    effects: list[str] = field(default_factory=list)
    treated: bool = False
    days: int = 0
    """Days until it is over, once it is treated."""
    counts: bool = True
    """Whether it counts against the limit of deadly wounds (a boss's stand wipes that out)."""

    def copy(self) -> Wound:
        """An equal wound."""
        return copied(self)


@dataclass
class Creature:
    """Somebody in the fight; what follows from his kind is asked of the kind."""

    kind: str
    number: int
    side: int
    ordinal: int = 0
    """Which of his kind he is; a character who is the only one of his name has none."""
    seat: int = -1
    """The seat that orders for him; -1 the judge's."""
    at: Square = (0, 0)
    facing: str = "S"
    group: str = ""
    hp: int = 0
    adv: int = 0
    weapons: list[Weapon] = field(default_factory=list)
    main: int = 0
    """The number of the weapon in the leading hand; 0 none."""
    off: int = 0
    ammo: dict[str, int] = field(default_factory=dict)
    rider: int = 0
    """Who sits on him."""
    mount: int = 0
    """On whom he sits."""
    # conditions
    stunned: int = 0
    prone: bool = False
    bleeding: int = 0
    burning: bool = False
    frightened: list[int] = field(default_factory=list)
    """Numbers of the sources."""
    broken: bool = False
    poisoned: str = ""
    exhausted: int = 0
    """Levels until the end of the fight or a rest."""
    blinded: int = 0
    deafened: int = 0
    surprised: bool = False
    vulnerable: bool = False
    overbalanced: int = 0
    """Own turns until it ends."""
    fresh: list[str] = field(default_factory=list)
    """Durations gained in the own slot: not counted down at its end."""
    # wounds
    wounds: list[Wound] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    lost_ap: list[int] = field(default_factory=lambda: [0] * 6)
    stone_skin: bool = False
    smite: int = 0
    """Own turns in which the smiting blow may still fall."""
    useless_turns: dict[str, int] = field(default_factory=dict)
    """Arms that are useless for so many own turns."""
    no_move: bool = False
    # out of it
    dead: bool = False
    unconscious: bool = False
    surrendered: bool = False
    gone: bool = False
    """Left the board."""
    hidden: bool = False
    down_rounds: int = 0
    fate_offered: bool = False
    overkill: int = 0
    """Wounds beyond the health that was left, while his fate is being settled."""
    overkill_zone: str = ""
    stands: int = 0
    first_aid: bool = False
    # turn and round
    main_used: bool = False
    move_used: bool = False
    reaction_used: bool = False
    ran: bool = False
    disengage_tried: bool = False
    disengaged: bool = False
    moved: int = 0
    """Yards of this turn."""
    moved_last: bool = False
    """Whether he moved in his latest turn."""
    shot: str = ""
    """`standing` or `moving` once he has shot in this turn."""
    free_acts: int = 0
    aim: int = 0
    """The target that is aimed at."""
    aim_weapon: int = 0
    aimed_last: bool = False
    """Aimed with his last main action (for the policy: never twice running)."""
    swept: list[int] = field(default_factory=list)
    """Those struck with the sweep of this main action."""
    confirmed: list[int] = field(default_factory=list)
    """Friends or prisoners whom he may strike all the same in this turn."""
    left_behind: list[int] = field(default_factory=list)
    """Enemies who had their free attack at him in this turn."""
    noise: int = -1
    """The clock when he last attacked, shot, cast or shouted, and where that was."""
    noise_at: Square = (-1, -1)
    last_turn: int = 0
    """The clock at the end of his latest turn."""
    feared: list[str] = field(default_factory=list)
    """Kinds whose fear he has met in this fight."""
    thrown: list[int] = field(default_factory=list)
    """Those whom he tried to throw down in this fight (policy)."""

    def copy(self) -> Creature:
        """An equal creature that shares nothing that changes."""
        return copied(self)

    @property
    def id(self) -> str:
        """How orders and events name him."""
        return f"{self.kind}.{self.ordinal}" if self.ordinal else self.kind

    @property
    def down(self) -> bool:
        """At 0 HP, and not dead."""
        return self.hp == 0 and not self.dead

    @property
    def out(self) -> bool:
        """No longer in the fight."""
        return self.dead or self.unconscious or self.surrendered or self.gone or self.hp == 0

    @property
    def able(self) -> bool:
        """Conscious, on the field, neither stunned nor surprised."""
        return not self.out and not self.stunned and not self.surprised

    def weapon(self, number: int) -> Weapon | None:
        """One of his weapons by its number."""
        return next((weapon for weapon in self.weapons if weapon.number == number), None)

    def in_hand(self, hand: str) -> Weapon | None:
        """What a hand holds."""
        return self.weapon(self.main if hand == MAIN else self.off)


@dataclass
class Attack:
    """An attack while it is resolved, from its declaration to its fumble (screen.melee.sequence)."""

    act: str
    """strike, charge, clinch, throw_down, free, quick, shoot, throw, infight, squeeze, break_free, spell."""
    attacker: int
    target: int
    hand: str = MAIN
    weapon: int = 0
    zone: str = ""
    """The zone that is called, if any."""
    skill: str = ""
    """What the attacker tests, where he may choose."""
    moving: bool = False
    """Declared on the move."""
    group: list[int] = field(default_factory=list)
    """Those who are shot at together."""
    spell: str = ""
    defence: str = ""
    parry: bool = False
    roll: int = 0
    answer: int = 0
    """The defender's roll, its level and whether it succeeded."""
    answer_sl: int = 0
    answered: bool = False
    cover: str = ""
    """The cover of the target, where the master has said it."""
    margin: int = 0
    outcome: str = ""
    run_from: Square | None = None
    """Where a charge began, so that a quick shot is reckoned from there."""
    out_of_turn: bool = False
    from_fumble: bool = False
    ambush: bool = False
    """The target was surprised when it was declared."""

    def copy(self) -> Attack:
        """An equal attack."""
        return copied(self)


@dataclass
class Step:
    """Something that is still to be done before anybody goes on."""

    name: str
    who: int = 0
    other: int = 0
    number: int = 0
    word: str = ""
    way: list[Square] = field(default_factory=list)
    """Squares that are still to be walked."""
    done: list[Square] = field(default_factory=list)
    seen: list[Square] = field(default_factory=list)
    """Of those walked the ones where the heroes knew of him."""

    def copy(self) -> Step:
        """An equal step."""
        return copied(self)


@dataclass
class Window:
    """A decision inside a rule: who is asked, what, and what the book would answer."""

    kind: str
    who: int
    """The creature whose seat is asked."""
    seat: int
    default: str
    other: int = 0
    number: int = 0

    def copy(self) -> Window:
        """An equal window."""
        return copied(self)


@dataclass
class Call:
    """What a human judge laid on the next test: a modifier with its reason (screen.core.judge_override)."""

    value: int
    reason: str

    def copy(self) -> Call:
        """An equal call."""
        return copied(self)


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
