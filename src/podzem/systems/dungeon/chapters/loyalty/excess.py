"""Верность: captives whom nobody can guard: the owner may kill first, then chance decides (dungeon.captive.excess)."""

from __future__ import annotations

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.captives import EXCESS, held, kill, let_escape
from podzem.expedition.question import Question
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.loyalty.guarding import excess
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group


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


def slay_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Those of whom there are too many."""
    question = game.questions[-1]
    return [(word,) for word in question.words] if question.kind == "excess" else []


def why_not_slay(game: Game, seat: int, id: str) -> Refusal | None:
    """Only one of those in question can be slain."""
    refusal = why_not_spare(game, seat, id)
    return refusal or (None if id in game.questions[-1].words else Refusal(EXCESS, "", {"other": id}))


def why_not_spare(game: Game, seat: int, *words: str) -> Refusal | None:
    """Only when that is the question."""
    if game.questions[-1].kind == "excess":
        return None
    return Refusal("dungeon.core.auto_judge", "", {"why": "answer", "answer": " ".join(words)})


def slay(game: Game, seat: int, id: str, scribe: Scribe) -> None:
    """One captive less, and the question again while there are too many."""
    question = game.questions.pop()
    group = game.group(question.number)
    chosen = next(game.members[number] for number in question.members if game.members[number].id == id)
    kill(game.company, chosen, Below(game), scribe)
    if excess(game, group):
        _ask_or_let_go(game, group, scribe)


def spare(game: Game, seat: int, scribe: Scribe) -> None:
    """They run."""
    group = game.group(game.questions.pop().number)
    let_escape(game.company, group.number, excess(game, group), scribe)
