"""Верность: captives whom nobody can guard: the owner may kill first, then chance decides (dungeon.captive.excess)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.captives import EXCESS, held, kill, let_escape
from podzem.expedition.meeting.meeting import Question
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.loyalty.guarding import excess
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group

ORDERS: Final[dict[str, tuple[str, ...]]] = {"slay": ("other",), "spare": ()}
"""Answers to the question about captives whom nobody can guard."""


def settle(game: Game, scribe: Scribe, in_combat: bool) -> None:
    """E3, in combat P8 for those who fight: the owner may kill first, then the excess escapes at random."""
    for group in game.groups:
        if in_combat and group.number != game.fight_group:
            continue
        if not in_combat:
            _count_all(game, group)
        if excess(game, group):
            _ask_or_let_go(game, group, scribe)
        _count_all(game, group)


def _count_all(game: Game, group: Group) -> None:
    for captive in game.company.captives(group.number):
        captive.fresh = False


def _ask_or_let_go(game: Game, group: Group, scribe: Scribe) -> None:
    """The question is put while somebody stands by them."""
    if any(game.members[number].is_up for number in group.members):
        numbers = [captive.number for captive in held(game.company, group.number)]
        words = [game.members[number].id for number in numbers]
        game.questions.append(Question("excess", game.company.caller, numbers, words, "spare", group.number))
    else:
        let_escape(game.company, group.number, excess(game, group), scribe)


def candidates(game: Game, question: Question) -> list[Decision]:
    """Kill one of them, or let chance decide."""
    words = [(word,) for word in question.words]
    return [Decision(question.seat, "slay", word) for word in words] + [Decision(question.seat, "spare")]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Only one of those in question can be slain."""
    question = game.questions[-1]
    if decision.order == "spare":
        return None if not decision.words else Refusal(EXCESS, decision.order)
    if len(decision.words) == 1 and decision.words[0] in question.words:
        return None
    return Refusal(EXCESS, decision.order, {"other": " ".join(decision.words)})


def answer(game: Game, decision: Decision, scribe: Scribe) -> None:
    """One captive less, and the question again while there are too many; or they run."""
    question = game.questions.pop()
    group = game.group(question.number)
    if decision.order == "spare":
        let_escape(game.company, group.number, excess(game, group), scribe)
        return
    chosen = next(game.members[number] for number in question.members if game.members[number].id == decision.words[0])
    kill(game.company, chosen, Below(game), scribe)
    if excess(game, group):
        _ask_or_let_go(game, group, scribe)
