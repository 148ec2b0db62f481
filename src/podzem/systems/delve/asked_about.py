"""Whom and what a question of the rules is about, and the clause behind it (delve.core.judge)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.systems.delve.asking import OVERRULED
from podzem.systems.delve.chapters.flight.fleeing import hunters
from podzem.systems.delve.chapters.search.searching import within_search
from podzem.systems.delve.company import members
from podzem.systems.delve.document import Hidden, spots_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import level
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import Band
from podzem.systems.delve.place import write_place
from podzem.systems.delve.present import bands_met

HINT: Final = "hint"
"""Before the id of a trap: what would hint at it."""
CLAUSES: Final = OVERRULED | {"method": OVERRULED["search"]}
"""Why something is asked, by the kind of the question; players are asked for a method where the judge weighs it."""


def clause_of(question: Question) -> str:
    """The clause on which the asked one has the word; none where the rules only ask again."""
    return CLAUSES.get(question.kind, "")


def about(game: Game, question: Question) -> list[str]:
    """Ids that the state names, and words of the word book; how a rule goes on is left out."""
    return ABOUT.get(question.kind, _as_asked)(game, question)


def _as_asked(game: Game, question: Question) -> list[str]:
    return [part for each in question.about for part in each.split(",")]


def hidden(game: Game, question: Question) -> list[Hidden] | None:
    """What a search could find about whose description the judge is asked."""
    if question.kind != "search":
        return None
    people = [game.people[int(each.partition(":")[0])] for each in question.about]
    return list({one.id: one for person in people for one in within_search(game, person)}.values())


def _descriptions(game: Game, question: Question) -> list[str]:
    """Who searches, where and how."""
    found = []
    for number, spots, methods in (each.split(":") for each in question.about):
        found += [game.people[int(number)].id, *spots.split(","), *methods.split(",")]
    return found


def _those_met(game: Game, question: Question) -> list[str]:
    return _named(bands_met(game))


def _named(bands: list[Band]) -> list[str]:
    return [f"band.{band.number}" for band in bands]


def _one_of_several_groups(game: Game, question: Question) -> list[str]:
    group = next((one for one in game.groups if str(one.number) == question.about[0]), None)
    return [one.id for one in members(game, group)] if group is not None and len(game.groups) > 1 else []


def _favour(game: Game, question: Question) -> list[str]:
    """Who asked for it, and for what, in the words in which the judge named it."""
    favour = game.meeting.favour if game.meeting is not None else None
    return [*question.about, favour.words] if favour is not None else question.about[:]


def _hint(game: Game, question: Question) -> list[str]:
    """Which danger, where, and what would hint at it."""
    id, depth = question.about[0], int(question.about[1])
    places = spots_of(game, depth, level(game, depth).trap(id))
    return [id, *(write_place(place) for place in places[:1]), f"{HINT}.{id}"]


ABOUT: Final[dict[str, Callable[[Game, Question], list[str]]]] = {
    "search": _descriptions,
    "advantage": _those_met,
    "first": _those_met,
    "pursuit": lambda game, question: _named(hunters(game)),
    "wander": _one_of_several_groups,
    "distance": lambda game, question: question.about[:1],
    "cover": lambda game, question: question.about[:3],
    "favour_done": _favour,
    "lethal": lambda game, question: question.about[:3],
    "plan": lambda game, question: question.about[:],
    "hint": _hint,
}
