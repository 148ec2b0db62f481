"""What the documents leave to the judge: a question to his seat, with what was rolled as its default.

Where nobody is asked (`judge_…` automatic, or a table without a judge) the rule goes on with what was rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from podzem.core.decisions import JUDGE, Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.question import Question
from podzem.systems.surface.events import judging as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.rows import LEGAL, SeatOrder, Words, asked, asking


def ask(game: Game, switch: str, kind: str, words: list[str], default: str, number: int = 0) -> bool:
    """Put what was rolled before the judge, if he is asked about such things; `number` is kept for the answer."""
    if game.setting.asks_judge(switch) != "ask":
        return False
    game.questions.append(Question(kind, JUDGE, [], words, default, number))
    return True


def _answers(game: Game, seat: int) -> Iterable[Words]:
    return [(word,) for word in game.questions[-1].words]


def _why_not(order: str) -> Callable[[Game, int, Words], Refusal | None]:
    def why_not(game: Game, seat: int, words: Words) -> Refusal | None:
        return None if words[0] in game.questions[-1].words else Refusal(LEGAL, order, {"answer": words[0]})

    return why_not


def ruling(kind: str, fact: str, do: Callable[[Game, str, int, Scribe], None]) -> SeatOrder:
    """The row of the answers to one kind of question; `do` gets the answer and the number that was kept."""

    def take(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
        question = game.questions.pop()
        if words[0] != question.default:
            scribe.record(events.RULED, {"was": question.default, "answer": words[0]})
        do(game, words[0], question.number, scribe)

    return SeatOrder(
        spec=OrderSpec(kind, (fact,)),
        stages=(asking(kind),),
        whose=asked,
        choices=_answers,
        why_not=_why_not(kind),
        do=take,
    )
