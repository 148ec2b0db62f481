"""What a stage of the game adds to the table of orders: who may give an order in it, and how it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.core.worded_orders import Actor
from podzem.expedition.people import Member
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.order_row import OrderRow


def nobody(game: Game, seat: int) -> list[Member]:
    """In this stage no order is for a member."""
    return []


def no_member(game: Game, seat: int, id: str) -> Member | None:
    """In this stage no order is for a member."""
    return None


def give_at_once(game: Game, row: OrderRow, actor: Actor, texts: tuple[str, ...], scribe: Scribe) -> None:
    """An order is carried out when it is given."""
    row.do(game, actor, *row.read(game, actor, texts), scribe)


class Stage(NamedTuple):
    """One stage."""

    name: str
    stray: Callable[[Game, Decision], Refusal]
    """Why not, for an order of another stage."""
    bar: Callable[[Game, OrderRow, int], Refusal | None]
    """Why a seat may not give an order now, whoever it is for."""
    members: Callable[[Game, int], Sequence[Member]] = nobody
    """Those whom a seat may order."""
    find: Callable[[Game, int, str], Member | None] = no_member
    stranger: Callable[[OrderRow, str], Refusal] = lambda row, id: Refusal("dungeon.time.order", row.name)
    """Why not, for a word that names nobody whom the seat may order."""
    bar_member: Callable[[Game, Member, int], Refusal | None] = lambda game, member, seat: None
    """Why somebody may not be ordered anything by a seat."""
    bar_act: Callable[[Game, OrderRow, Member], Refusal | None] = lambda game, row, member: None
    """Why he may not be ordered this, whatever its words."""
    unoffered: str = ""
    """The clause that refuses what no rule forbids but what is none of the choices; empty where there is no such."""
    known: Callable[[Game], Game] = lambda game: game
    """The game of which it is asked: as it is, or as the party knows it."""
    arrange: Callable[[Game, list[OrderRow]], list[OrderRow]] = lambda game, rows: rows
    """The rows that are open, in the order in which a seat is offered them."""
    give: Callable[[Game, OrderRow, Actor, tuple[str, ...], Scribe], None] = give_at_once
