"""Somebody in a fight with what he has and what has become of him: weapons, wounds, conditions, his turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar, final

from mypy_extensions import mypyc_attr

from podzem.systems.screen.board import Square
from podzem.systems.screen.carried import Weapon, Wound
from podzem.systems.screen.data import CreatureKind

HEROES: Final = 0
OTHERS: Final = 1

MAIN: Final = "main"
OFF: Final = "off"
HANDS: Final = (MAIN, OFF)
T = TypeVar("T")


def _fresh(items: list[T]) -> list[T]:
    """A copy of a list that is mostly empty: an empty one is made faster than copied."""
    return items[:] if items else []


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
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
    spent: int = 0
    """Levels of exhaustion that end with the fight."""
    sheet: CreatureKind | None = field(default=None, compare=False, repr=False)
    """What he is, once it was looked up (`Fight.kind_of`)."""
    squares: int = field(default=0, compare=False, repr=False)
    """How many squares he himself covers each way, looked up together with it."""
    called: str = field(default="", compare=False, repr=False)
    """His id, once it was asked for; whoever changes the ordinal empties it."""

    def __init__(
        self,
        kind: str,
        number: int,
        side: int,
        ordinal: int = 0,
        seat: int = -1,
        at: Square = (0, 0),
        facing: str = "S",
        group: str = "",
        hp: int = 0,
        adv: int = 0,
        weapons: list[Weapon] | None = None,
        main: int = 0,
        off: int = 0,
        ammo: dict[str, int] | None = None,
        rider: int = 0,
        mount: int = 0,
        stunned: int = 0,
        prone: bool = False,
        bleeding: int = 0,
        burning: bool = False,
        frightened: list[int] | None = None,
        broken: bool = False,
        poisoned: str = "",
        exhausted: int = 0,
        blinded: int = 0,
        deafened: int = 0,
        surprised: bool = False,
        vulnerable: bool = False,
        overbalanced: int = 0,
        fresh: list[str] | None = None,
        wounds: list[Wound] | None = None,
        stuck: list[str] | None = None,
        lost_ap: list[int] | None = None,
        stone_skin: bool = False,
        smite: int = 0,
        useless_turns: dict[str, int] | None = None,
        no_move: bool = False,
        dead: bool = False,
        unconscious: bool = False,
        surrendered: bool = False,
        gone: bool = False,
        hidden: bool = False,
        down_rounds: int = 0,
        fate_offered: bool = False,
        overkill: int = 0,
        overkill_zone: str = "",
        stands: int = 0,
        first_aid: bool = False,
        main_used: bool = False,
        move_used: bool = False,
        reaction_used: bool = False,
        ran: bool = False,
        disengage_tried: bool = False,
        disengaged: bool = False,
        moved: int = 0,
        moved_last: bool = False,
        shot: str = "",
        free_acts: int = 0,
        aim: int = 0,
        aim_weapon: int = 0,
        aimed_last: bool = False,
        swept: list[int] | None = None,
        confirmed: list[int] | None = None,
        left_behind: list[int] | None = None,
        noise: int = -1,
        noise_at: Square = (-1, -1),
        last_turn: int = 0,
        feared: list[str] | None = None,
        thrown: list[int] | None = None,
        spent: int = 0,
        sheet: CreatureKind | None = None,
        squares: int = 0,
        called: str = "",
    ) -> None:  # written out: what a dataclass writes for itself is not compiled
        self.kind = kind
        self.number = number
        self.side = side
        self.ordinal = ordinal
        self.seat = seat
        self.at = at
        self.facing = facing
        self.group = group
        self.hp = hp
        self.adv = adv
        self.weapons = [] if weapons is None else weapons
        self.main = main
        self.off = off
        self.ammo = {} if ammo is None else ammo
        self.rider = rider
        self.mount = mount
        self.stunned = stunned
        self.prone = prone
        self.bleeding = bleeding
        self.burning = burning
        self.frightened = [] if frightened is None else frightened
        self.broken = broken
        self.poisoned = poisoned
        self.exhausted = exhausted
        self.blinded = blinded
        self.deafened = deafened
        self.surprised = surprised
        self.vulnerable = vulnerable
        self.overbalanced = overbalanced
        self.fresh = [] if fresh is None else fresh
        self.wounds = [] if wounds is None else wounds
        self.stuck = [] if stuck is None else stuck
        self.lost_ap = [0] * 6 if lost_ap is None else lost_ap
        self.stone_skin = stone_skin
        self.smite = smite
        self.useless_turns = {} if useless_turns is None else useless_turns
        self.no_move = no_move
        self.dead = dead
        self.unconscious = unconscious
        self.surrendered = surrendered
        self.gone = gone
        self.hidden = hidden
        self.down_rounds = down_rounds
        self.fate_offered = fate_offered
        self.overkill = overkill
        self.overkill_zone = overkill_zone
        self.stands = stands
        self.first_aid = first_aid
        self.main_used = main_used
        self.move_used = move_used
        self.reaction_used = reaction_used
        self.ran = ran
        self.disengage_tried = disengage_tried
        self.disengaged = disengaged
        self.moved = moved
        self.moved_last = moved_last
        self.shot = shot
        self.free_acts = free_acts
        self.aim = aim
        self.aim_weapon = aim_weapon
        self.aimed_last = aimed_last
        self.swept = [] if swept is None else swept
        self.confirmed = [] if confirmed is None else confirmed
        self.left_behind = [] if left_behind is None else left_behind
        self.noise = noise
        self.noise_at = noise_at
        self.last_turn = last_turn
        self.feared = [] if feared is None else feared
        self.thrown = [] if thrown is None else thrown
        self.spent = spent
        self.sheet = sheet
        self.squares = squares
        self.called = called

    def copy(self) -> Creature:
        """An equal creature that shares nothing that changes."""
        return Creature(
            self.kind,
            self.number,
            self.side,
            self.ordinal,
            self.seat,
            self.at,
            self.facing,
            self.group,
            self.hp,
            self.adv,
            [each.copy() for each in self.weapons],
            self.main,
            self.off,
            self.ammo.copy(),
            self.rider,
            self.mount,
            self.stunned,
            self.prone,
            self.bleeding,
            self.burning,
            _fresh(self.frightened),
            self.broken,
            self.poisoned,
            self.exhausted,
            self.blinded,
            self.deafened,
            self.surprised,
            self.vulnerable,
            self.overbalanced,
            _fresh(self.fresh),
            [each.copy() for each in self.wounds],
            _fresh(self.stuck),
            self.lost_ap[:],
            self.stone_skin,
            self.smite,
            self.useless_turns.copy(),
            self.no_move,
            self.dead,
            self.unconscious,
            self.surrendered,
            self.gone,
            self.hidden,
            self.down_rounds,
            self.fate_offered,
            self.overkill,
            self.overkill_zone,
            self.stands,
            self.first_aid,
            self.main_used,
            self.move_used,
            self.reaction_used,
            self.ran,
            self.disengage_tried,
            self.disengaged,
            self.moved,
            self.moved_last,
            self.shot,
            self.free_acts,
            self.aim,
            self.aim_weapon,
            self.aimed_last,
            _fresh(self.swept),
            _fresh(self.confirmed),
            _fresh(self.left_behind),
            self.noise,
            self.noise_at,
            self.last_turn,
            _fresh(self.feared),
            _fresh(self.thrown),
            self.spent,
            self.sheet,
            self.squares,
            self.called,
        )  # written out: fights are copied for every fall of the dice that odds follow

    @property
    def id(self) -> str:
        """How orders and events name him."""
        if not self.called:
            self.called = f"{self.kind}.{self.ordinal}" if self.ordinal else self.kind
        return self.called

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
        for weapon in self.weapons:
            if weapon.number == number:
                return weapon
        return None

    def in_hand(self, hand: str) -> Weapon | None:
        """What a hand holds."""
        return self.weapon(self.main if hand == MAIN else self.off)
