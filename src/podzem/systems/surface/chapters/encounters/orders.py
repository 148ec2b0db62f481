"""The orders of a meeting, a fight and a pursuit above ground, in one list (surface.core.legal_actions)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.memo import cached
from podzem.core.orders import OrderSpec
from podzem.expedition import fight_orders
from podzem.systems.surface.chapters.encounters import (
    chasing,
    combat,
    following,
    merchants,
    rulings,
    slipping,
    speaking,
)
from podzem.systems.surface.chapters.encounters.encounter import FLEE
from podzem.systems.surface.chapters.encounters.moments import (
    Choices,
    fighters,
)
from podzem.systems.surface.game import COMBAT, Game
from podzem.systems.surface.rows import Row, SeatOrder, Words


def _fight_words(name: str) -> Choices:
    """The words with which the fight allows an order now."""

    def choices(game: Game, seat: int) -> Iterable[Words]:
        fight = game.fight
        assert fight is not None
        return cached(game, "fight_orders", seat, "", lambda: fight_orders.by_name(fight, seat)).get(name, [])

    return choices


def _in_fight(name: str) -> SeatOrder:
    """An order of a side in combat, or an answer to what it asks."""
    facts = fight_orders.facts_of(name)
    return SeatOrder(
        spec=OrderSpec(name, facts),
        stages=(COMBAT,),
        whose=fighters,
        choices=_fight_words(name),
        why_not=lambda game, seat, words: combat.why_not(game, Decision(seat, name, words), facts),
        do=lambda game, seat, words, scribe: combat.order(game, Decision(seat, name, words), scribe),
    )


ORDERS: Final[tuple[Row, ...]] = (
    *speaking.ORDERS,
    *merchants.ORDERS,
    *slipping.ORDERS,
    *chasing.ORDERS,
    *(_in_fight(name) for name in fight_orders.NAMES if name not in (FLEE, "surrender")),
    *following.ORDERS,
    *rulings.ORDERS,
)
