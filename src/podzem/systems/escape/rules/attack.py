"""Нападение на противника и защита: the strike, and beating it off."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.cards import BLADE, COIN, HOLY, NONE
from podzem.systems.escape.game import DEFEND, END, MUST_STRIKE, NO_STRIKE, STRIKE, WALK, Game
from podzem.systems.escape.rules import tools
from podzem.systems.escape.rules.dying import leave_board
from podzem.systems.escape.rules.treasure import win_if_out


def can_attack_in_place(game: Game, seat: i64) -> bool:
    """A blade, and an opponent on his own square (escape.attack.in_place, escape.attack.where)."""
    return (
        game.setting.attack_in_place and game.has(seat, BLADE) and game.square[seat] >= 0 and game.is_with_others(seat)
    )


def why_not_stay_attack(game: Game, seat: i64) -> str:
    """Distance 0 is covered by every throw for walking, but not by a jump, a pass or a chance move."""
    allowed = game.move == WALK and can_attack_in_place(game, seat)
    return "" if allowed else "escape.attack.in_place"


def stay_attack(game: Game) -> None:
    """Stay and strike instead of moving; no chance card is drawn."""
    game.strike = MUST_STRIKE
    game.phase = STRIKE


def opens_strike(game: Game, seat: i64) -> bool:
    """A strike is open to every mover who stopped beside an opponent and has cards at all (escape.view.no_tell)."""
    return (
        game.strike != NO_STRIKE and game.square[seat] >= 0 and game.hand_size[seat] > 0 and game.is_with_others(seat)
    )


def why_not_strike(game: Game, seat: i64, target: i64, card: i64) -> str:
    """One named opponent on the same square, prisoners included (escape.prison.attack), and only with a blade."""
    if not 0 <= target < game.setting.players or target == seat or game.square[target] != game.square[seat]:
        return "escape.attack.target"
    return tools.why_not_card(game, seat, card, BLADE, "escape.attack.weapon")


def why_not_hold(game: Game, seat: i64) -> str:
    """Who stopped short to attack, or stayed for it, must strike if he still holds a blade."""
    must = game.strike == MUST_STRIKE and game.has(seat, BLADE)
    return "escape.attack.path" if must else ""


def hold(game: Game, seat: i64, scribe: Scribe) -> None:
    """No strike; only he himself learns that there was a choice."""
    telling.private(scribe, events.HELD, seat)
    game.strike = NO_STRIKE
    game.phase = END


def strike(game: Game, seat: i64, target: i64, card: i64, scribe: Scribe) -> None:
    """The blade is shown and goes under the reserve; then the target answers, if he has cards at all.

    Nothing keeps him from it, neither a skip nor walls (escape.defend.skipping).
    """
    tools.use(game, seat, card, scribe, "escape.attack.reach")
    telling.between(scribe, events.ATTACK, seat, target)
    game.strike = NO_STRIKE
    if game.hand_size[target] == 0:
        kill(game, seat, target, scribe)
        return
    game.target = target
    game.actor = target
    game.phase = DEFEND


def why_not_defend(game: Game, seat: i64, card: i64) -> str:
    """Against a blade only a blade or a holy item helps (escape.defend.blade)."""
    if not game.holds(seat, card):
        return "escape.order.errors"
    category = game.setting.deck.category[card]
    if category == BLADE or category == HOLY:
        return ""
    return "escape.shop.no_emergency" if category == COIN else "escape.defend.blade"


def defend(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """Beaten off: both stay where they are (escape.attack.repelled), both cards are spent, the attacker's first
    (escape.defend.cards_spent).
    """
    tools.use(game, seat, card, scribe, "escape.defend.blade")
    telling.between(scribe, events.DEFENDED, seat, game.seat)
    finish(game, scribe)


def decline(game: Game, seat: i64, scribe: Scribe) -> None:
    """Not beaten off; nobody learns whether he could have."""
    telling.private(scribe, events.DECLINED, seat, "escape.defend.optional")
    kill(game, game.seat, seat, scribe)


def kill(game: Game, seat: i64, target: i64, scribe: Scribe) -> None:
    """The victim starts over; a treasure he carried passes to the attacker at once (escape.treasure.steal)."""
    square = game.square[target]
    leave_board(game, target)
    telling.at_square(scribe, game, events.DEATH, target, square, "escape.attack.kill")
    if game.carrier == target:
        game.carrier = seat
        telling.between(scribe, events.TREASURE_STOLEN, seat, target)
    finish(game, scribe)


def finish(game: Game, scribe: Scribe) -> None:
    """A striker who is now carrier and alone on the start wins at once (escape.win.start_occupied)."""
    game.target = NONE
    game.phase = END
    win_if_out(game, game.seat, scribe, "escape.win.start_occupied")
