"""The judge's answers to what was rolled for a meeting, before it is published (dungeon.core.auto_judge)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.core.worded_orders import Choices, Do, WhyNot
from podzem.expedition.captives import EXCESS
from podzem.expedition.meeting import attitude, behaviour, surprise
from podzem.expedition.meeting import events as meetings
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.combat import newcomers
from podzem.systems.dungeon.chapters.encounters import encounters, wanderers
from podzem.systems.dungeon.chapters.encounters.meeting_below import venue
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.order_row import QUESTION, OrderRow
from podzem.systems.dungeon.stage import Stage

CLAUSE: Final = "dungeon.core.auto_judge"


def _no_answer(game: Game, words: tuple[str, ...], order: str = "") -> Refusal:
    if game.questions[-1].kind == "excess":
        return Refusal(EXCESS, order)
    return Refusal(CLAUSE, order, {"why": "answer", "answer": " ".join(words)})


def _stray(game: Game, decision: Decision) -> Refusal:
    asked = game.questions[-1].seat
    if decision.seat != asked:
        return Refusal("dungeon.time.order", decision.order, {"seat": decision.seat})
    return _no_answer(game, decision.words, decision.order)


def _bar(game: Game, row: OrderRow, seat: int) -> Refusal | None:
    """Only the seat that was asked answers."""
    asked = game.questions[-1].seat
    return None if seat == asked else Refusal("dungeon.time.order", row.name, {"seat": seat})


STAGE: Final = Stage(QUESTION, stray=_stray, bar=_bar)


def answers(kind: str) -> Choices:
    """What may be answered to a question of this kind."""

    def choices(game: Game, seat: int) -> list[tuple[str, ...]]:
        question = game.questions[-1]
        return [(word,) for word in question.words] if question.kind == kind else []

    return choices


def why_not_answer(kind: str) -> WhyNot:
    """Only what was asked, and only with what was offered."""

    def why_not(game: Game, seat: int, word: str) -> Refusal | None:
        question = game.questions[-1]
        return None if question.kind == kind and word in question.words else _no_answer(game, (word,))

    return why_not


def _take(game: Game, word: str, scribe: Scribe) -> None:
    """The question is answered; what was rolled is replaced."""
    question = game.questions.pop()
    if word != question.default:
        events.ruled(scribe, question.default, word)


def rule_attitude(game: Game, seat: int, word: str, scribe: Scribe) -> None:
    """How those met are minded."""
    _take(game, word, scribe)
    meetings.attitude(scribe, CLAUSE, int(word), attitude.band(int(word)))
    _of_those_met(game, int(word), scribe)


def rule_surprise(game: Game, seat: int, word: str, scribe: Scribe) -> None:
    """Who is surprised."""
    _take(game, word, scribe)
    assert game.meeting is not None
    surprise.rule(game.meeting, word, CLAUSE, scribe)
    encounters.after_surprise(game, game.meeting, scribe)


def _of_those_met(game: Game, total: int, scribe: Scribe) -> None:
    """Of those who come upon a combat, or of those whom the party is meeting."""
    if game.fight is not None:
        newcomers.ruled(game, total, scribe)
        return
    assert game.meeting is not None
    game.meeting.attitude = total
    behaviour.act(venue(game, game.meeting), game.meeting, scribe)


def rule_wanderers(kind: str) -> Do:
    """From where they come, who they are, how many; or that nobody comes."""

    def do(game: Game, seat: int, word: str, scribe: Scribe) -> None:
        _take(game, word, scribe)
        meeting = wanderers.asked_about(game)
        if word == wanderers.NOBODY:
            game.waiting.remove(meeting)
        elif kind == "direction":
            meeting.way = word
            wanderers.choose_kind(game, meeting, scribe)
        elif kind == "kind":
            meeting.kind = word
            wanderers.choose_number(game, meeting, scribe)
        else:
            meeting.count = int(word)
            wanderers.come(game, meeting, scribe)

    return do
