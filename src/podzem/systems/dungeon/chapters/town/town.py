"""Outside, which counts as a town (dungeon.income.delivery): the stage between two expeditions."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.expedition.town import market
from podzem.systems.dungeon.game import TOWN, Game
from podzem.systems.dungeon.order_row import CALLER, OrderRow
from podzem.systems.dungeon.stage import Stage

ORDER: Final = "dungeon.time.order"


def _stray(game: Game, decision: Decision) -> Refusal:
    return Refusal("dungeon.income.delivery", decision.order, {"order": decision.order})


def _bar(game: Game, row: OrderRow, seat: int) -> Refusal | None:
    """Only the caller leads."""
    is_barred = row.whose == CALLER and seat != game.company.caller
    return Refusal(ORDER, row.name, {"seat": seat}) if is_barred else None


STAGE: Final = Stage(
    TOWN,
    stray=_stray,
    bar=_bar,
    members=lambda game, seat: market.own(game.company, seat),
    find=lambda game, seat, id: market.find_own(game.company, seat, id),
    stranger=lambda row, id: Refusal(ORDER, row.name, {"member": id}),
)
