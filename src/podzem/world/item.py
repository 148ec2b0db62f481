"""Things as they are: borne by somebody, in a container, or lying about."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied


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
    shared: bool = False
    """Delivered far from any town: it was found below, and what it is sold for is everybody's."""
    spent: int = 0
    """Phases of ammunition shot in the last combat that can still be gathered."""
    warm: bool = False
    """A lamp that burnt empty at the end of the last turn: refilled before the next one it burns on."""

    @property
    def id(self) -> str:
        """How decisions name it."""
        return f"{self.kind}.{self.number}"

    def copy(self) -> Item:
        """An equal item that shares nothing."""
        return copied(self)
