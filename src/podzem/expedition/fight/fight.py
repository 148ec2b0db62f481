"""A fight (dungeon.combat.modes): both sides, their fronts and ranks, and the sealed orders, in integer tables.

Lengths are in half-sazhens, spaces and widths in quarter sazhens, speeds in half-sazhens for a single move.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.errors import Malformed
from podzem.core.events import Term
from podzem.core.numbers import read_whole
from podzem.expedition.fight.marks import (
    BROKEN,
    ENDLESS,
    FRONTS,
    NONE,
    ORDERS,
    OTHERS,
    OTHERS_ARRANGE,
    OTHERS_NAME,
    PARTY,
    PARTY_ARRANGES,
    PARTY_NAMES,
    SLOTS,
    UP,
)
from podzem.expedition.fight.numbers import APART


@final
class Fight:
    """Everything about a fight that changes, and what its fighters are."""

    def __init__(self, switches: i64 = 0) -> None:
        self.switches: i64 = switches
        self.names: list[str] = []
        self.grounds: list[list[Term]] = []
        """Why a fighter strikes (even) and shoots (odd) as he does, in terms; empty when nobody listens."""
        # what fighters are; shared by copies, replaced when one changes
        self.member = vec[i64]()
        self.side = vec[i64]()
        self.kind = vec[i64]()
        self.level = vec[i64]()
        self.dice = vec[i64]()
        self.defence = vec[i64]()
        self.strike = vec[i64]()
        self.shot = vec[i64]()
        self.reach = vec[i64]()
        self.space = vec[i64]()
        self.speed = vec[i64]()
        self.loyalty = vec[i64]()
        self.traits = vec[i64]()
        # how they stand
        self.state = vec[i64]()
        self.left = vec[i64]()
        self.ammo = vec[i64]()
        self.front = vec[i64]()
        self.rank = vec[i64]()
        self.behind = vec[i64]()
        self.marks = vec[i64]()
        self.line = vec[i64]()
        """Fighters in marching order, those of the party first."""
        self.fallen = vec[i64]()
        """Who went down in this phase, in the order of falling."""
        # fronts, and fronts by side
        self.gap = vec[i64]([NONE] * FRONTS)
        self.parent = vec[i64]([NONE] * FRONTS)
        self.opener = vec[i64]([NONE] * FRONTS)
        """Who broke through to open a front."""
        self.width = vec[i64]([0] * (2 * FRONTS))
        self.way = vec[i64]([ENDLESS] * (2 * FRONTS))
        """How far each side can fall back."""
        self.way_mattered: i64 = 0
        """Whether orders, moves and flights so far rested on whether or how far a side can fall back: noted where they
        are carried out, for odds; no part of the state."""
        self.ground = vec[i64]([ENDLESS] * (2 * FRONTS))
        """How far from a light of the place each side's first rank stands."""
        self.plan = vec[i64]([NONE] * (2 * FRONTS))
        self.moved = vec[i64]([0] * (2 * FRONTS))
        self.target = vec[i64]([0] * (2 * FRONTS))
        """The target number of each side's first rank when the phase began."""
        self.owed = vec[i64]([0] * (2 * FRONTS * SLOTS))
        """Losses owed by front and side: to shots at the near, to shots at the far, to strikes."""
        # sides
        self.start = vec[i64]([0, 0])
        self.leader = vec[i64]([NONE, NONE])
        self.used = vec[i64]([0, 0])
        self.due = vec[i64]([0, 0])
        self.chase = vec[i64]([0, 0])
        self.calls_off = vec[i64]([0, 0])
        self.keeps_ranks = vec[i64]([0, 0])
        self.phase: i64 = 1
        self.stage: i64 = ORDERS
        self.step: i64 = 0
        self.stunned: i64 = NONE
        """The side that is surprised and does nothing in this phase."""
        self.struck_on: i64 = 0
        """Fronts, as bits, on which contact was made in this phase."""
        self.opened: i64 = 0
        """Fronts, as bits, that a breakthrough of this phase opened."""
        self.merged: i64 = 0
        """Fronts by side, as bits, where shots of this phase found an open line."""
        self.winner: i64 = NONE
        self.apart: i64 = APART
        """Beyond so far between the sides the fight is over: 24 sazhens below ground."""

    def copy(self) -> Fight:
        """An equal fight that shares only what fighters are."""
        twin = Fight(self.switches)
        twin.share(self)
        twin.become(self)
        return twin

    def share(self, other: Fight) -> None:
        """Take over what the fighters of another fight are."""
        self.names, self.grounds = other.names, other.grounds
        self.member, self.side, self.kind = other.member, other.side, other.kind
        self.level, self.dice, self.defence = other.level, other.dice, other.defence
        self.strike, self.shot, self.reach = other.strike, other.shot, other.reach
        self.space, self.speed = other.space, other.speed
        self.loyalty, self.traits = other.loyalty, other.traits

    def become(self, other: Fight) -> None:
        """Take over how everything stands from another fight of the same fighters."""
        self.state, self.left, self.ammo = other.state[:], other.left[:], other.ammo[:]
        self.front, self.rank, self.behind = other.front[:], other.rank[:], other.behind[:]
        self.marks, self.line, self.fallen = other.marks[:], other.line[:], other.fallen[:]
        self.gap, self.parent, self.opener = other.gap[:], other.parent[:], other.opener[:]
        self.width, self.way, self.ground = other.width[:], other.way[:], other.ground[:]
        self.plan, self.moved = other.plan[:], other.moved[:]
        self.target, self.owed = other.target[:], other.owed[:]
        self.start, self.leader, self.used = other.start[:], other.leader[:], other.used[:]
        self.due, self.chase = other.due[:], other.chase[:]
        self.calls_off, self.keeps_ranks = other.calls_off[:], other.keeps_ranks[:]
        self.phase, self.stage, self.step = other.phase, other.stage, other.step
        self.stunned, self.struck_on, self.winner = other.stunned, other.struck_on, other.winner
        self.opened, self.merged, self.apart = other.opened, other.merged, other.apart

    def key(self) -> bytes:
        """All of the fight in bytes."""
        numbers: list[int] = [self.switches, self.phase, self.stage, self.step, self.stunned, self.struck_on]
        numbers += [self.winner, self.opened, self.merged, self.apart, len(self.member), len(self.fallen)]
        for table in (self.member, self.side, self.kind, self.level, self.dice, self.defence, self.strike, self.shot):
            numbers.extend(table)
        for table in (self.reach, self.space, self.speed, self.loyalty, self.traits, self.state, self.left, self.ammo):
            numbers.extend(table)
        for table in (self.front, self.rank, self.behind, self.marks, self.line, self.gap, self.parent, self.opener):
            numbers.extend(table)
        for table in (self.width, self.way, self.ground, self.plan, self.moved, self.owed, self.start, self.leader):
            numbers.extend(table)
        for table in (self.target, self.used, self.due, self.chase, self.calls_off, self.keeps_ranks, self.fallen):
            numbers.extend(table)
        return array("q", numbers).tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fight) and self.key() == other.key()

    def open_front(self, front: i64, gap: i64, party_width: i64, others_width: i64) -> None:
        """A front at that distance with that room for each side."""
        self.gap[front] = gap
        self.parent[front] = self.opener[front] = NONE
        place = 2 * front
        self.width[place], self.width[place + 1] = party_width, others_width
        self.way[place] = self.way[place + 1] = ENDLESS
        self.ground[place] = self.ground[place + 1] = ENDLESS

    # What the rules ask.

    def has(self, row: i64, mark: i64) -> bool:
        """Whether a fighter has a mark."""
        return self.marks[row] & mark != 0

    def set(self, row: i64, mark: i64) -> None:
        """Mark a fighter."""
        self.marks[row] |= mark

    def unset(self, row: i64, mark: i64) -> None:
        """Take a mark away."""
        self.marks[row] &= ~mark

    def is_a(self, row: i64, trait: i64) -> bool:
        """Whether a fighter has a trait."""
        return self.traits[row] & trait != 0

    def stands(self, row: i64, front: i64, side: i64) -> bool:
        """Whether a fighter of a side stands on a front, broken or not."""
        return self.state[row] == UP and self.front[row] == front and self.side[row] == side

    def way_behind(self, place: i64) -> i64:
        """How far a side can fall back on a front."""
        return self.way[place]

    def is_cornered(self, place: i64) -> bool:
        """Whether a side cannot fall back on a front at all."""
        return self.way[place] == 0

    def is_melee(self, front: i64) -> bool:
        """Whether no distance is left; while there is any, shooting goes on (dungeon.combat.shooting_continues)."""
        return self.gap[front] == 0

    def room(self, front: i64, side: i64) -> i64:
        """The width in which a side stands: in melee both use the smaller one (dungeon.combat.width)."""
        place = 2 * front + side
        own = self.width[place]
        if self.gap[front] == 0:
            place = 2 * front + 1 - side
            return min(own, self.width[place])
        return own

    def side_first(self, side: i64) -> i64:
        """Where a side begins in the line."""
        if side == PARTY:
            return 0
        place: i64 = 0
        for row in self.line:
            if self.side[row] == OTHERS:
                return place
            place += 1
        return place

    def count(self, side: i64) -> i64:
        """How many of a side stand and are not broken."""
        number: i64 = 0
        for row in self.line:
            if self.side[row] == side and self.state[row] == UP and self.marks[row] & BROKEN == 0:
                number += 1
        return number

    def standing_on(self, front: i64, side: i64) -> i64:
        """How many of a side stand on a front."""
        number: i64 = 0
        for row in self.line:
            if self.stands(row, front, side):
                number += 1
        return number

    def is_surprised(self, side: i64) -> bool:
        """Whether a side does nothing in this phase (dungeon.combat.stunned)."""
        return self.stunned == side

    def is_named(self, side: i64) -> bool:
        """Whether the owner of a side names its losses (dungeon.attack.loss)."""
        bit: i64 = PARTY_NAMES
        if side == OTHERS:
            bit = OTHERS_NAME
        return self.switches & bit != 0

    def is_arranged(self, side: i64) -> bool:
        """Whether a side is rearranged automatically (dungeon.auto.opponents)."""
        bit: i64 = PARTY_ARRANGES
        if side == OTHERS:
            bit = OTHERS_ARRANGE
        return self.switches & bit != 0

    # As plain data.

    def write(self) -> dict[str, Any]:
        """The fight as plain data."""
        plain: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        if self.apart == APART:
            del plain["apart"]
        plain["names"] = self.names[:]
        for name in TABLES:
            plain[name] = [str(number) for number in getattr(self, name)]
        return plain

    @staticmethod
    def read(data: Mapping[str, Any]) -> Fight:
        """A fight from plain data; a fault is named by its path."""
        fight = Fight()
        for name, value in data.items():
            if name == "names":
                fight.names = [str(word) for word in _words(value, name)]
            elif name in NUMBERS:
                setattr(fight, name, _number(value, name))
            elif name in TABLES:
                setattr(fight, name, vec[i64]([_number(word, name) for word in _words(value, name)]))
            else:
                raise Malformed(f"fight.{name}: there is no such path")
        return fight


NUMBERS: Final = ("switches", "phase", "stage", "step", "stunned", "struck_on", "opened", "merged", "winner", "apart")
TABLES: Final = (
    "member", "side", "kind", "level", "dice", "defence", "strike", "shot", "reach", "space", "speed", "loyalty",
    "traits", "state", "left", "ammo", "front", "rank", "behind", "marks", "line", "fallen", "gap", "parent", "opener",
    "width", "way", "ground", "plan", "moved", "target", "owed", "start", "leader", "used", "due", "chase",
    "calls_off", "keeps_ranks",
)  # fmt: skip


def _words(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise Malformed(f"fight.{path}: a list was expected, not {value!r}")
    return list(value)


def _number(word: object, path: str) -> int:
    number = read_whole(str(word))
    if number is None:
        raise Malformed(f"fight.{path}: a number was expected, not {word!r}")
    return number
