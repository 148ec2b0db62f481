"""Внезапни бедствия: the saving tool used at once, against a cave-in, a fire or a fall (decision `react`)."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.cards import COIN
from podzem.systems.escape.game import ENDANGERED, Game
from podzem.systems.escape.rules import blasting, caves


def is_fall(game: Game) -> bool:
    """Whether the danger is a fall into a cave, not a disaster on a square."""
    return game.threat >= caves.FALLS


def saving_category(game: Game) -> i64:
    """What saves from the danger at hand."""
    if is_fall(game):
        return caves.saving_category(game.threat - caves.FALLS)
    return blasting.saving_category(game.threat)


def why_not_react(game: Game, seat: i64, card: i64) -> str:
    """Only the fitting category helps; a coin buys nothing in an emergency."""
    if not game.holds(seat, card):
        return "escape.order.errors"
    category = game.setting.deck.category[card]
    if category == saving_category(game):
        return ""
    if category == COIN:
        return "escape.shop.no_emergency"
    if is_fall(game):
        return caves.fall_clause(game.threat - caves.FALLS)
    return "escape.defend.blast"


def use(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """The tool is used at once and free (escape.tool.free_uses)."""
    if is_fall(game):
        caves.survive_fall(game, seat, card, scribe)
    else:
        blasting.prevent(game, seat, card, scribe)


def decline(game: Game, seat: i64, scribe: Scribe) -> None:
    """He lets it happen; nobody else learns that he was able to choose."""
    telling.private(scribe, events.DECLINED, seat, "escape.view.no_tell")
    if is_fall(game):
        caves.die_in_fall(game, seat, scribe)
    else:
        game.phase = ENDANGERED
