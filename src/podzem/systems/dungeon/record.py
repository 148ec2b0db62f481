"""An expedition as plain data, as bytes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from podzem.core import record
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.game import Candidate, FreeAct, Game, Group, Known, Ledger, Leg, Meeting, Order, Question
from podzem.systems.dungeon.people import Effect, Member
from podzem.systems.dungeon.setting import Setting
from podzem.systems.dungeon.things import DoorState, Heap, Item, TrapState
from podzem.world.points import Point

record.declare(Item, contents=list[Item], bearers=list[int])
record.declare(Heap, at=Point, items=list[Item])
record.declare(Member, items=list[Item], maims=list[str], effects=list[Effect])
record.declare(Order, words=list[str])
record.declare(FreeAct, words=list[str])
record.declare(Leg, points=list[Point])
record.declare(Group, at=Point, ranks=list[list[int]], trail=list[Point], legs=list[Leg], paced=list[Point])
record.declare(
    Known,
    rows=list[str],
    areas=list[str],
    features=dict[str, int],
    openings=list[str],
    found=list[str],
    walked=list[list[Point]],
    told=list[str],
    heard=list[str],
    tried=list[str],
)
record.declare(Meeting, creatures=list[int], at=Point, offered=list[str], pending=list[str])
record.declare(Question, members=list[int], words=list[str])
record.declare(Ledger, purse=list[int], killed_captives=list[str], growth=list[int], candidates=list[Candidate])
record.declare(
    Game,
    members=dict[int, Member],
    groups=list[Group],
    orders=dict[int, Order],
    before=dict[int, Order],
    acts=list[FreeAct],
    agenda=list[str],
    doors=dict[str, DoorState],
    traps=dict[str, TrapState],
    secrets=list[str],
    acted=list[str],
    digs=dict[str, int],
    breaches=list[str],
    cleared=list[str],
    met=list[str],
    dwellers=dict[str, list[int]],
    heaps=list[Heap],
    known=dict[int, Known],
    meeting=Meeting | None,
    waiting=list[Meeting],
    fight=Fight | None,
    hurls=dict[int, int],
    questions=list[Question],
)


def write(game: Game) -> dict[str, Any]:
    """The game as nested plain data; what equals an empty game is left out."""
    return record.write(game)


def as_bytes(game: Game) -> bytes:
    """The game in bytes, equal for equal games."""
    return msgspec.json.encode(record.write(game)) + game.setting.mark


def read(setting: Setting, data: Mapping[str, Any]) -> Game:
    """A game from partial data."""
    return record.read(Game, data, setting=setting)
