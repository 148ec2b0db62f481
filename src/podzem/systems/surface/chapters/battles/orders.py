"""What commanders and the judge order in a battle, in one list (surface.core.legal_actions)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.surface.chapters.battles import choosing, commanding, fighting, judging
from podzem.systems.surface.game import Game
from podzem.systems.surface.rows import Row


def usual(game: Game, seat: int) -> Decision | None:
    """What a silent commander is taken to want: no objectives, T12 for withdrawal, the automatic owner's losses."""
    totals, units = list(choosing.total_choices(game, seat)), list(choosing.unit_choices(game, seat))
    if totals:
        return Decision(seat, "lose_total", totals[0])
    if units:
        return Decision(seat, "lose_units", units[-1])
    army = commanding.own_army(game, seat)
    if army is None:
        return None
    flees = fighting.is_outmatched(fighting.at_hand(game), army, fighting.terms_of(game))
    return Decision(seat, "leave_field" if flees else "engage")


ORDERS: Final[tuple[Row, ...]] = (*commanding.ORDERS, *choosing.ORDERS, *judging.ORDERS)
