"""Встречи: the stage in which the caller decides what the party does before a blow falls (T6)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.expedition.meeting import parley
from podzem.expedition.meeting.behaviour import CHOICES
from podzem.systems.dungeon.game import MEETING, Game
from podzem.systems.dungeon.order_row import OrderRow
from podzem.systems.dungeon.stage import Stage


def _refusal(game: Game, seat: int, order: str) -> Refusal:
    if seat != game.company.caller:
        return Refusal("dungeon.time.order", order, {"seat": seat})
    return Refusal(CHOICES, order, {"order": order})


def _stray(game: Game, decision: Decision) -> Refusal:
    return _refusal(game, decision.seat, decision.order)


def _bar(game: Game, row: OrderRow, seat: int) -> Refusal | None:
    """The caller's choice, as T6 has it at this moment."""
    is_open = seat == game.company.caller and row.name in parley.open_orders(game.meeting)
    return None if is_open else _refusal(game, seat, row.name)


def _arrange(game: Game, rows: list[OrderRow]) -> list[OrderRow]:
    """As T6 lists them."""
    names = parley.open_orders(game.meeting)
    return sorted(rows, key=lambda row: names.index(row.name))


STAGE: Final = Stage(MEETING, stray=_stray, bar=_bar, arrange=_arrange)
