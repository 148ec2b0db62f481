"""Somebody in a fight with what he has and what has become of him: weapons, wounds, conditions, his turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.systems.screen.board import Square

HEROES: Final = 0
OTHERS: Final = 1

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
