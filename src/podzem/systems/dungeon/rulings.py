"""The judge's answers to what was rolled for a meeting, before it is published (dungeon.core.auto_judge)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.captives import EXCESS
from podzem.expedition.meeting import attitude, behaviour, surprise
from podzem.expedition.meeting import events as meetings
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.combat import newcomers
from podzem.systems.dungeon.chapters.encounters import encounters, wanderers
from podzem.systems.dungeon.chapters.loyalty import excess
from podzem.systems.dungeon.game import Game

CLAUSE: Final = "dungeon.core.auto_judge"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "attitude": ("amount",),
    "direction": ("opening",),
    "kind": ("kind",),
    "number": ("count",),
    "surprise": ("side",),
}


def is_asked(game: Game) -> bool:
    """Whether the question on top is one of this part's."""
    kind = game.questions[-1].kind if game.questions else ""
    return kind in ORDERS or kind == "excess"


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every answer to the question that waits for this seat."""
    question = game.questions[-1]
    if question.seat != seat:
        return []
    if question.kind == "excess":
        return excess.candidates(game, question)
    return [Decision(seat, question.kind, (word,)) for word in question.words]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Only the seat that was asked answers, and only with what was offered."""
    question = game.questions[-1]
    if decision.seat != question.seat:
        return Refusal("dungeon.time.order", decision.order, {"seat": decision.seat})
    if question.kind == "excess":
        is_answer = decision.order in excess.ORDERS
        return excess.why_not(game, decision) if is_answer else Refusal(EXCESS, decision.order)
    if decision.order != question.kind or len(decision.words) != 1 or decision.words[0] not in question.words:
        return Refusal(CLAUSE, decision.order, {"why": "answer", "answer": " ".join(decision.words)})
    return None


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Replace what was rolled, and go on."""
    if game.questions[-1].kind == "excess":
        excess.answer(game, decision, scribe)
        return
    question = game.questions.pop()
    word = decision.words[0]
    if word != question.default:
        events.ruled(scribe, question.default, word)
    if decision.order == "attitude":
        meetings.attitude(scribe, CLAUSE, int(word), attitude.band(int(word)))
        _of_those_met(game, int(word), scribe)
    elif decision.order == "surprise":
        assert game.meeting is not None
        surprise.rule(game.meeting, word, CLAUSE, scribe)
        encounters.after_surprise(game, game.meeting, scribe)
    else:
        _about_wanderers(game, decision.order, word, scribe)


def _of_those_met(game: Game, total: int, scribe: Scribe) -> None:
    """Of those who come upon a combat, or of those whom the party is meeting."""
    if game.fight is not None:
        newcomers.ruled(game, total, scribe)
        return
    assert game.meeting is not None
    game.meeting.attitude = total
    behaviour.act(game, game.meeting, scribe)


def _about_wanderers(game: Game, kind: str, word: str, scribe: Scribe) -> None:
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
