"""Движение: a day of rest, owed or wished for (surface.move.rest_day, surface.move.rest_debt)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import actions
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words, no_words
from podzem.systems.surface.telling import side

REST: Final = "rest"
CLAUSE: Final = "surface.move.rest_day"


def is_overdue(game: Game, party: Party) -> bool:
    """The rest was due today and the party did not rest; one under way is not overdue."""
    return party.rest_due and party.action != REST and game.setting.word("move_rest_debt_penalty") == "exhaustion"


def complete(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: a rest of the day before is completed, unless the party has moved away."""
    for party in game.parties:
        if party.action == REST and party.left_cell:
            party.end_action()
        elif party.action == REST and actions.advance(party):
            _pay(game, party, scribe)


def _pay(game: Game, party: Party, scribe: Scribe) -> None:
    """The debt is paid, and all fatigue is gone."""
    party.end_action()
    party.rest_debt = False
    for member in game.members_of(party):
        member.fatigue, member.debt = 0, False
    scribe.record(events.RESTED, {"party": party.number}, audience=side(game, party))


def _why_not(game: Game, party: Party, words: Words) -> Refusal | None:
    return None


def _rest(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    actions.begin(game, party, REST, CLAUSE, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec(REST, ("party",)), phases=(DAWN,), late=CLAUSE, choices=no_words, why_not=_why_not, do=_rest
    ),
)
STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"rests": complete}
