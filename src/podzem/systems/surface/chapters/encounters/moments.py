"""The moments of a meeting above ground: what the party may do at each, and whose it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import hiding
from podzem.systems.surface.chapters.encounters import combat
from podzem.systems.surface.chapters.encounters.encounter import PARTY
from podzem.systems.surface.game import MEETING, Game
from podzem.systems.surface.rows import Words

Choices: TypeAlias = Callable[[Game, int], Iterable[Words]]
WhyNot: TypeAlias = Callable[[Game, int, Words], Refusal | None]
Do: TypeAlias = Callable[[Game, int, Words, Scribe], None]
ADVANTAGE: Final = "surface.encounter.advantage"
ORDER: Final = "surface.encounter.orders"
LEG: Final = "surface.pursuit.leg"
TALK: Final = "talk"

OPEN_TO: Final = {
    "advantage": ("attack", "free_hide", "withdraw", "show"),
    "choose": (
        "attack",
        "parley",
        "offer",
        "offer_food",
        "hide",
        "flee",
        "withdraw",
        "stand_by",
        "let_pass",
        "command",
    ),
    "demand": (
        *("attack", "accept", "offer", "offer_food", "service", "hide", "flee", "withdraw", "let_pass", "command"),
    ),
    TALK: (
        "attack",
        "trade",
        "trade_beast",
        "offer",
        "offer_food",
        "hide",
        "flee",
        "withdraw",
        "stand_by",
        "let_pass",
        "command",
    ),
    "caught": ("attack", "parley", "flee", "surrender"),
}
"""What the party may do at each moment of a meeting."""


def moment(game: Game) -> str:
    """Where the meeting stands for the party."""
    assert game.meeting is not None
    return "advantage" if game.meeting.free_phase == PARTY else game.meeting.stage


def caller(game: Game) -> tuple[int, ...]:
    """The caller of the party that meets somebody, and knows of it."""
    party = next((one for one in game.parties if one.number == game.acting), None)
    if party is None or game.encounter is None or game.meeting is None or not game.meeting.told:
        return ()
    return (party.caller,)


def fighters(game: Game) -> tuple[int, ...]:
    """Those whom the fight waits for; who hides or flees in this phase is told that he does nothing else in it."""
    if game.encounter is None:
        return ()
    return (*combat.needed(game), *caller(game)) if game.encounter.wish else combat.needed(game)


def once(game: Game, seat: int) -> Iterable[Words]:
    """The choices of an order without words."""
    return [()]


def why_not_in_pursuit(game: Game, order: str, stage: str, flees: str) -> Refusal | None:
    """Not at this moment of a pursuit: it is another's turn, or the other side flees."""
    now = game.encounter.pursuit if game.encounter is not None else None
    is_open = now is not None and now.stage == stage and now.flees == flees
    return None if is_open else Refusal(LEG, order)


def why_not_now(game: Game, order: str) -> Refusal | None:
    """Not at this moment of the meeting."""
    if game.stage != MEETING or order in OPEN_TO.get(moment(game), ()):
        return None
    clause = hiding.FREE if order == "free_hide" else ADVANTAGE if moment(game) == "advantage" else ORDER
    return Refusal(clause, order, {"order": order})
