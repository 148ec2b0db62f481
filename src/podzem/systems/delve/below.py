"""What has become of a dungeon since somebody came, and what the party knows of it; it knows no people."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from podzem.core.copying import copied
from podzem.systems.delve.place import Place, read_place
from podzem.systems.delve.things import Lying


@dataclass
class Doorway:
    """An opening with a door, as it stands."""

    open: bool = False
    unlocked: bool = False
    jammed: bool = False
    jammed_from: str = ""
    """The area from which the lock was jammed: a key turns it from the other (delve.trap.failure)."""
    stuck: bool = False
    """Wedged fast by a change in the dungeon: forced at 8 (delve.wander.change)."""
    wedged: bool = False
    broken: bool = False
    found: bool = False
    """A secret door that the party knows."""
    tried: bool = False
    """The party has found out by hand that it is locked or barred."""
    hurried: int = -1
    """The turn of the last hurried attempt (delve.trap.haste)."""
    misfits: list[str] = field(default_factory=list)
    """Keys that were tried on it and do not turn."""
    unnoticed: bool = False
    """Somebody opened it out of the party's sight, and nobody has seen it since (delve.core.roll_visibility)."""

    @property
    def is_believed_open(self) -> bool:
        """Whether the party takes it for open."""
        return self.open and not self.unnoticed

    def as_believed(self) -> Doorway:
        """As the party takes it to stand."""
        return replace(self, open=self.is_believed_open, unnoticed=False)

    def copy(self) -> Doorway:
        """An equal doorway."""
        return copied(self)


@dataclass
class Snare:
    """A trap as it stands: armed, disarmed or sprung, and what the party knows of it (delve.trap.hint)."""

    state: str = "armed"
    set_again: bool = False
    """A change in the dungeon has set it again, and nobody has seen that yet (delve.wander.change)."""
    hinted: bool = False
    found: bool = False
    bypassed: list[int] = field(default_factory=list)
    """Who knows his way round it."""
    hurried: int = -1
    asked: bool = False
    """The judge was asked whether to hint at it (delve.trap.hint)."""

    @property
    def is_believed_armed(self) -> bool:
        """Whether the party knows of it and takes it for armed."""
        return self.state == "armed" and not self.set_again and (self.hinted or self.found)

    def copy(self) -> Snare:
        """An equal trap."""
        return copied(self)


@dataclass
class Zone:
    """A part of the dungeon by its alertness (delve.wander.alertness)."""

    alertness: str = "normal"
    since: int = 0
    """The turn of the last event that alarmed it."""
    noises: list[int] = field(default_factory=list)
    alarm_at: int = -1
    """The turn in which an alarm on its way arrives."""
    emptied: bool = False
    """The last of those who lived here is dead, gone or captive."""
    foretold: list[str] = field(default_factory=list)
    """Who is to come, whose signs were found, as `foretelling` writes it (delve.wander.sign)."""

    def copy(self) -> Zone:
        """An equal zone."""
        return copied(self)


@dataclass
class Tried:
    """How an area was searched by a roll, so that only a change allows another (delve.search.repeat)."""

    at: Place
    light: str = ""
    level: int = 0
    within: list[Place] = field(default_factory=list)
    """The squares that it covered."""

    def copy(self) -> Tried:
        """An equal one."""
        return copied(self)


@dataclass
class Below:
    """The dungeon now."""

    seed: int = 0
    drawn: list[int] = field(default_factory=list)
    """Of a generated dungeon whose seed was drawn: the faces that make it up."""
    doors: dict[str, Doorway] = field(default_factory=dict)
    snares: dict[str, Snare] = field(default_factory=dict)
    zones: dict[str, Zone] = field(default_factory=dict)
    smoke: dict[str, int] = field(default_factory=dict)
    """The last turn of smoke, by area."""
    known_to_locals: list[str] = field(default_factory=list)
    """Hidden areas that somebody saw the party enter (delve.wander.exempt)."""
    rubble: list[Place] = field(default_factory=list)
    cleared: list[Place] = field(default_factory=list)
    """Rubble of the map that was dug away."""
    shut: list[str] = field(default_factory=list)
    """Sides of squares across which a grating fell (delve.trap.effects)."""
    digs: dict[str, int] = field(default_factory=dict)
    """Person-turns spent on each rubble and each thing that is broken through."""
    caches: list[str] = field(default_factory=list)
    """Caches that were found."""
    emptied: list[str] = field(default_factory=list)
    """Keyed encounters that are no more where the map has them."""
    met: list[str] = field(default_factory=list)
    """Those of them of which the party knows: who was met, what happened before its eyes."""
    lying: list[Lying] = field(default_factory=list)
    tried: list[Tried] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """Descriptions that were tried, as the party gave them, with the square where he stood: what was tried is kept."""
    seen: list[Place] = field(default_factory=list)
    """Squares that were lit in somebody's sight."""
    sheet: dict[str, str] = field(default_factory=dict)
    """What the players drew by hand on their squared sheet, square by square (delve.map.player_map)."""

    def copy(self) -> Below:
        """An equal dungeon that shares nothing."""
        return copied(self)


def place_and_words(said: str) -> tuple[Place, str]:
    """Where a description was tried, and its places and ways: `1:3,0:wall_w:tap`."""
    depth, square, words = said.split(":", 2)
    return read_place(f"{depth}:{square}"), words
