"""What members carry and what lies below ground: items, heaps, lights, doors, traps as they stand now."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.world.points import Point


@dataclass
class Item:
    """One thing, or several alike; its weight and price follow from its kind (`world/gear.toml`)."""

    kind: str
    """A gear id, or gem, tableware, jewellery, carpet, silver, gold, potion, wand, staff, body."""
    number: int = 0
    """Unique in the game; `torch.12` names it in decisions."""
    count: int = 1
    """How many alike; of silver and gold quarter grivnas; of rope sazhens."""
    value: int = 0
    """Present value in kuna of a gem or a work of art."""
    row: int = 0
    """The row of T15 of a potion, wand or staff."""
    told: bool = False
    """Whether the party knows that row."""
    left: int = 0
    """Turns of light, phases of ammunition, measures in a skin, charges of a wand, quarter grivnas of a bare body."""
    damage: int = 0
    ready: bool = False
    """In a hand or worn."""
    burning: bool = False
    name: str = ""
    """The id of a key in the map, or of the member whose body it is."""
    contents: list[Item] = field(default_factory=list)
    dragged: bool = False
    """Pulled along the floor, not carried."""
    bearers: list[int] = field(default_factory=list)
    """Members who bear a part of it besides its holder."""
    locked: bool = False
    """A chest that must be broken or opened with its key."""
    own: bool = False
    """Brought from outside, or already counted as delivered."""
    spent: int = 0
    """Phases of ammunition shot in the last combat that can still be gathered."""

    @property
    def id(self) -> str:
        """How decisions name it."""
        return f"{self.kind}.{self.number}"

    def copy(self) -> Item:
        """An equal item that shares nothing."""
        return Item(
            self.kind,
            self.number,
            self.count,
            self.value,
            self.row,
            self.told,
            self.left,
            self.damage,
            self.ready,
            self.burning,
            self.name,
            [item.copy() for item in self.contents],
            self.dragged,
            self.bearers[:],
            self.locked,
            self.own,
            self.spent,
        )


@dataclass
class Heap:
    """Items that lie at a point; a chest or sack of the map is a heap of one container."""

    depth: int
    at: Point
    items: list[Item] = field(default_factory=list)
    treasure: str = ""
    """The id of the map's treasure that it came from."""
    seen: int = 0
    """The best light in which the party has seen it."""

    def copy(self) -> Heap:
        """An equal heap that shares nothing."""
        return Heap(self.depth, self.at, [item.copy() for item in self.items], self.treasure, self.seen)


@dataclass
class DoorState:
    """A door as it stands."""

    open: bool = False
    wedged: bool = False
    """A wedge holds it open (or shut, if it is shut)."""
    held: bool = False
    """The wedge has stood its one roll."""
    broken: bool = False
    found: bool = False
    """A hidden door that the party knows."""
    shown: bool = False
    """A hidden door that everybody has seen used."""
    wedge: int = 0
    """The number of the wedge in it."""
    believed: str = ""
    """How the party saw it last, open or shut; empty: as the map has it."""
    tried: str = ""
    """What the party found out by hand: `free` (it opens in passing), `held` (it did not), `one_way` (not this way)."""
    missed: bool = False
    """A wedge that nobody has seen fall out."""

    def copy(self) -> DoorState:
        """An equal state."""
        return DoorState(
            self.open,
            self.wedged,
            self.held,
            self.broken,
            self.found,
            self.shown,
            self.wedge,
            self.believed,
            self.tried,
            self.missed,
        )


@dataclass
class TrapState:
    """A trap as it stands: armed, found, disarmed, sprung."""

    state: str = "armed"
    known: bool = False

    def copy(self) -> TrapState:
        """An equal state."""
        return TrapState(self.state, self.known)
