"""Somebody who walks, fights and falls: a character, a hired companion, an animal, or one of those met."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.systems.delve.place import OUTSIDE, Place
from podzem.systems.delve.things import Item

ATTRIBUTES: Final = ("strength", "dexterity", "intellect", "wisdom", "charisma")
"""In the order in which they are rolled (delve.char.create)."""
SKILLS: Final = ("notice", "stealth", "craft", "athletics", "fight")

OK: Final = "ok"
DOWN: Final = "down"
"""Unconscious and dying (delve.combat.down)."""
STABLE: Final = "stable"
DEAD: Final = "dead"
GONE: Final = "gone"
"""Left the game: fled out of sight, let go, stayed outside."""
CAPTIVE: Final = "captive"
SEARCHING: Final = "searching"
"""The occupation that a search is once its places and methods are known."""


@dataclass
class Person:
    """Somebody on a square; what follows from his kind is asked of the bestiary, of a character of his own numbers."""

    number: int
    kind: str = ""
    """The kind of the bestiary; a character has none."""
    own: str = ""
    """What the map says of him otherwise than the bestiary, as its block stands there (delve.shared.map, 7)."""
    seat: int = -1
    """The seat that orders for him; -1 nobody's: those met, and companions, whom the caller orders."""
    name: str = ""
    """A character's name, as a key of words or as its player wrote it."""
    strength: int = 10
    dexterity: int = 10
    intellect: int = 10
    wisdom: int = 10
    charisma: int = 10
    notice: int = 0
    stealth: int = 0
    craft: int = 0
    athletics: int = 0
    fight: int = 0
    level: int = 1
    xp: int = 0
    making: str = ""
    """Of a character that is being made: what his player still has to do (delve.char.create)."""
    given: list[str] = field(default_factory=list)
    """Attributes to which a number of the array was given."""
    points: int = 0
    """Skill points not yet spent."""
    hp: int = 0
    most: int = 0
    """Of those met whose hit points were rolled: how many there were; 0: as the bestiary or the sheet says."""
    state: str = OK
    rounds: int = 0
    """Full rounds since he fell, or of a stabilised one turns until he wakes."""
    at: Place = OUTSIDE
    items: list[Item] = field(default_factory=list)
    hidden: bool = False
    invisible: bool = False
    marked: bool = False
    """Covered with flour or paint: visible whatever the cause (delve.dark.unseen)."""
    wage: int = 0
    """Kuna a day, of a companion (delve.beast.hireling)."""
    paid_until: int = 0
    """The day from which on he is not paid yet."""
    devotion: int = 0
    """Steps of loyalty above others of his kind: a share was promised, or he came gladly (delve.beast.hireling)."""
    half_share: bool = False
    """He was promised half a share of what is brought out."""
    exhaustion: int = 0
    satisfied: int = 0
    """Days in a row with food and rest (surface.needs.recovery)."""
    pit: str = ""
    """The trap that he fell into and has not climbed out of (delve.trap.effects)."""
    bears: int = 0
    """The number of the comrade whom he carries (delve.load.body)."""
    asleep_turns: int = 0
    rest: int = 0
    """Turns of rest in this day (delve.time.travel)."""
    treated: bool = False
    """His wounds were treated since the last fight."""
    order: list[str] = field(default_factory=list)
    """What he is occupied with this turn: an order with its words (delve.time.sequence)."""
    worked: int = 0
    """Turns that his present work has already taken."""
    done: bool = False
    """He is through with this round."""
    main_used: bool = False
    moved: int = 0
    """Squares of his Move that are spent."""
    drew: bool = False
    ruling: int = 0
    """What the judge adds to his next check or attack (delve.core.judge)."""
    struck_free: bool = False
    """His free attack of this round is spent (delve.combat.withdraw)."""
    tried_flight: int = 0
    """The round from which he may declare flight again (delve.flee.failure)."""

    @property
    def is_character(self) -> bool:
        """Whether he is a player's."""
        return not self.kind

    @property
    def id(self) -> str:
        """How decisions name him."""
        return f"{self.kind or 'pc'}.{self.number}"

    def copy(self) -> Person:
        """An equal person that shares nothing."""
        return copied(self)


@dataclass
class Group:
    """Those who walk together, in marching order, with their own count of turns (delve.wander.interval)."""

    number: int
    members: list[int] = field(default_factory=list)
    counter: int = 0
    trail: list[Place] = field(default_factory=list)
    """The places through which it came into each area, the latest last."""
    noises: list[int] = field(default_factory=list)
    """The turns in which it was loud, the last six."""
    mapper: int = 0
    speaker: int = 0
    flight_leader: int = 0
    """Who leads the way if they flee; 0: the best of them (delve.flee.roller)."""
    searcher: int = 0
    """Who rolls for a search among those who are equally keen; 0: the first in the march (delve.core.group_check)."""
    memory: dict[int, Place] = field(default_factory=dict)
    """Where each of those met was last known to stand."""
    named: list[int] = field(default_factory=list)
    """Those met whom it has seen in this meeting: they have a name."""
    relight: bool = True
    released: bool = False
    """Its turn was declared: the caller said so."""
    spent: int = 0
    """How much of the turn it has walked, of `PACES` parts (delve.time.pace)."""
    ran: bool = False
    filled: int = 0
    """Turns that a fight, a flight or a slipping away has taken of it and that are still to pass (delve.time.fight)."""
    taken_up: bool = False
    """What is left of this turn is taken up by it."""
    fought: bool = False
    """It was a fight that took it: wounds can be treated and loot taken meanwhile."""
    halted: bool = False
    """Something came up on its way: it stops there."""
    loud: bool = False
    """It was loud this turn (delve.meet.conspicuous)."""
    heading: str = ""
    """The way that it looks: N, E, S, W."""

    def copy(self) -> Group:
        """An equal group."""
        return copied(self)


@dataclass
class Band:
    """Those met, of one kind with their leader: they notice, react, break and return together."""

    number: int
    kind: str
    leader: str = ""
    keyed: str = ""
    """The id of the map's encounter, of those who live where the map says."""
    own: str = ""
    """What the map says of its kind otherwise than the bestiary."""
    members: list[Person] = field(default_factory=list)
    began: int = 0
    """How many they were when the fight began."""
    raw: int = 0
    """The reaction roll, kept for the whole meeting; 0: not rolled (delve.react.roll)."""
    peace: int = 0
    """The peace die; 0: not rolled."""
    shift: int = 0
    """Bands of reaction that gifts and threats moved it by (delve.react.shift)."""
    context: str = ""
    """How 6 to 8 is read in this meeting, where the judge has said otherwise than the book (delve.react.context)."""
    gifted: bool = False
    gift_moved: bool = False
    """A gift or service moved the band: it gives no step besides (delve.react.context)."""
    threatened: bool = False
    brought: int = 0
    """What the party has brought towards a favour, in coins."""
    served: bool = False
    """The party has done them the favour that they asked (delve.react.context)."""
    waits: bool = False
    """They wait where they are for what the party has promised."""
    speaker: int = 0
    kin_harmed: bool = False
    """The party harmed their kin before their eyes."""
    aware: bool = False
    memory: dict[int, Place] = field(default_factory=dict)
    """Where each of the party was seen last (delve.vis.memory)."""
    felt: list[int] = field(default_factory=list)
    """Who of the party has struck them from a neighbouring square since their last turn (delve.dark.melee)."""
    triggers: list[str] = field(default_factory=list)
    """Reasons for morale that are used up (delve.morale.triggers)."""
    broken: str = ""
    """How it behaves since its courage broke: flee, pray, retreat, beg, bribe, cornered; empty: it stands."""
    enemies_then: int = 0
    """How many of the party stood when it broke (delve.morale.return)."""
    coins: int = -1
    """Carried money in coins; -1: not asked for yet (delve.beast.treasure)."""
    peaceful_until: int = 0
    """The turn until which it will not attack (delve.react.bribe)."""
    foretold: bool = False
    met_at: int = -1
    """The turn in which it was last met: it is not met twice in one."""
    pressed: bool = False
    """The party goes on fighting though its courage broke."""
    cornered: bool = False
    """It has no way out and fights on; it checks no more (delve.morale.break)."""
    prayed: int = -1
    """The round in which it prays (delve.morale.break)."""
    held_by: int = 0
    """The group whose captives they are (delve.morale.captives)."""
    questioned: bool = False
    """As captives they have told what they know."""
    offer: int = 0
    """Coins that it offers to be let go (delve.morale.break)."""
    spared: int = 0
    """Feet at which the party went its way unhindered: it is met again when it comes nearer."""
    leave_by: int = -1
    """The turn by which it has ordered the party to be gone (delve.react.bribe)."""

    def copy(self) -> Band:
        """An equal band that shares nothing."""
        return copied(self)
