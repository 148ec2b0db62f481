"""Questions to the judge inside a rule: what is his to decide waits in the state (delve.core.judge)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from podzem.core.decisions import JUDGE, Refusal
from podzem.core.event_table import TO_JUDGE, EventTable, Facts
from podzem.core.scribe import Scribe
from podzem.systems.delve.fact_kinds import KINDS
from podzem.systems.delve.game import QUESTION, Game
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.rows import ASKED, OrderRow, Word, no, row
from podzem.systems.delve.setting import OPTIONS

CLAUSE: Final = "delve.core.judge"
YES: Final = "yes"
NO: Final = "no"
Answer: TypeAlias = Callable[[Game, Question, str, Scribe], None]
"""What an answer leads to: the game, the question, the word, the scribe."""
ANSWERS: Final[dict[str, Answer]] = {}
"""What follows from an answer, by the kind of the question; chapters add theirs when they are loaded."""

_table: Final = EventTable(KINDS)
OVERRULED: Final = {
    option.name.removeprefix("judge_"): option.clause for option in OPTIONS if option.name.startswith("judge_")
} | {"hint": "delve.trap.hint", "favour_done": "delve.react.peace"}
"""The clause on which the judge has the word, by the kind of the question."""
RULED: Final = _table.row("ruled", tuple(dict.fromkeys(OVERRULED.values())), "asked", "answer", "was", to=TO_JUDGE)
EVENTS: Final = _table.rows


def asks(game: Game, what: str) -> bool:
    """Whether a human judge wants to be asked about a thing."""
    return "judge" in game.setting.options and game.setting.asks_judge(f"judge_{what}") == "ask"


def ask(
    game: Game, kind: str, words: Iterable[str], default: str, about: Iterable[str] = (), seat: int = JUDGE
) -> None:
    """Ask; the rule goes on when the answer comes."""
    game.questions.append(Question(kind, seat, list(words), default, list(about)))


def settle(
    game: Game, what: str, kind: str, words: Iterable[str], default: str, about: Iterable[str], scribe: Scribe
) -> None:
    """Ask the judge if he wants to be asked, else go on as the book has it."""
    if asks(game, what):
        ask(game, kind, words, default, about)
        return
    ANSWERS[kind](game, Question(kind, JUDGE, [], default, list(about)), default, scribe)


def _choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    return [(word,) for word in game.questions[-1].words] if game.questions else []


def _why_not(game: Game, seat: int, word: str) -> Refusal | None:
    return None if game.questions and word in game.questions[-1].words else no(CLAUSE, why="order", answer=word)


def _do(game: Game, seat: int, word: str, scribe: Scribe) -> None:
    question = game.questions.pop()
    if word != question.default and question.seat == JUDGE:
        facts: Facts = {"asked": question.kind, "answer": word, "was": question.default}
        scribe.record(RULED, facts, clause=OVERRULED[question.kind])
    ANSWERS[question.kind](game, question, word, scribe)


ROWS: Final[tuple[OrderRow, ...]] = (
    row(
        "answer",
        (QUESTION,),
        (Word("answer", lambda game, seat, text: text),),
        _choices,
        _why_not,
        _do,
        whose=ASKED,
    ),
)
