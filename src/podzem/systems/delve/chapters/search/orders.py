"""The orders of a search: in words, by place and method, and listening, examining (delve.search.describe, table B2)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.core.words import LANGUAGES
from podzem.systems.delve import asking
from podzem.systems.delve.below import place_and_words
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.description import Description, read_description
from podzem.systems.delve.chapters.search import events, looking
from podzem.systems.delve.chapters.search.searching import (
    IN_WORDS,
    LOOK,
    VAGUE,
    equally_keen,
    roller_of,
    search,
    searchers,
)
from podzem.systems.delve.chapters.traps import choices
from podzem.systems.delve.company import group_of, seat_of, seen
from podzem.systems.delve.data.vocabulary import METHODS, PLACES
from podzem.systems.delve.document import square_at, stems_of
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import area_of, level
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import SEARCHING, Person
from podzem.systems.delve.place import Place, write_place
from podzem.systems.delve.rows import WORK, Word, no, row
from podzem.world.dungeon_map import Feature

DESCRIBE: Final = "delve.search.describe"
GROUP_CHECK: Final = "delve.core.group_check"
ASK: Final = "ask"
"""In the place of a method: the player is asked how."""
LONGEST: Final = 300
"""Characters of a description."""
YES: Final = asking.YES
NO: Final = asking.NO


def furnishings(game: Game, person: Person) -> list[Feature]:
    """The furnishings of the room that were seen."""
    area, depth, known = area_of(game, person.at), person.at.depth, seen(game)
    return [
        feature
        for feature in (level(game, depth).features_of(area) if area else ())
        if not feature.terrain and Place(depth, *square_at(game, depth, area, feature.at)) in known
    ]


def spots(game: Game, person: Person) -> list[str]:
    """What can be searched: walls, floor, ceiling, doors, lids, the furnishings of the room."""
    return [*PLACES, *(feature.id for feature in furnishings(game, person))]


def _choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(VAGUE, LOOK), *((spot, ASK) for spot in spots(game, person))]


def _find_spot(game: Game, person: Person, text: str) -> str | None:
    return text if text == VAGUE or text in spots(game, person) else None


def _find_method(game: Game, person: Person, text: str) -> str | None:
    return text if text in (LOOK, ASK) or text in METHODS else None


def _why_not(game: Game, person: Person, spot: str, method: str) -> Refusal | None:
    """A vague search has no method, a described one has."""
    return no(DESCRIBE, member=person.id) if (spot == VAGUE) != (method == LOOK) else None


def _declare(game: Game, person: Person, spot: str, method: str, scribe: Scribe) -> None:
    """What he says he does; how, he is asked where he has not said it."""
    if method == ASK:
        asking.ask(game, "method", [*METHODS], "tap", [person.id, spot], seat_of(game, person))
        return
    _note(game, person, spot, method)


def _note(game: Game, person: Person, spot: str, methods: str) -> None:
    """His occupation; in the dark he is asked whether he means it, unless he goes by touch (delve.search.blind)."""
    touches = any(METHODS[method].touch for method in methods.split(",") if method in METHODS)
    if not touches and not helping.can_see(game, person):
        asking.ask(game, "confirm", (YES, NO), NO, [person.id, SEARCHING, spot, methods], seat_of(game, person))
        return
    occupy(game, person, spot, methods)


def occupy(game: Game, person: Person, spots: str, methods: str) -> None:
    """He searches this turn; what was tried is kept."""
    if person.order != [SEARCHING, spots, methods]:
        person.order, person.worked = [SEARCHING, spots, methods], 0
    if spots != VAGUE and not _was_tried(game, person.at, f"{spots}:{methods}"):
        game.below.said.append(f"{write_place(person.at)}:{spots}:{methods}")


def _was_tried(game: Game, place: Place, words: str) -> bool:
    """Whether a description was tried already in the same room."""
    before = [place_and_words(line) for line in game.below.said]
    here = place.depth, area_of(game, place)
    return any(said == words and (at.depth, area_of(game, at)) == here for at, said in before)


def _method_said(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    person = next(one for one in game.people.values() if one.id == question.about[0])
    _note(game, person, question.about[1], word)


asking.ANSWERS["method"] = _method_said


# who rolls


def _why_not_name(game: Game, person: Person) -> Refusal | None:
    """One of several who search and are equally keen, and not the one who rolls anyway (delve.core.group_check)."""
    people = searchers(game, person)
    good = person.order[:1] == [SEARCHING] and person in equally_keen(game, people)
    return None if good and roller_of(game, people) is not person else no(GROUP_CHECK, member=person.id)


def _name(game: Game, person: Person, scribe: Scribe) -> None:
    """He rolls, whoever goes before him."""
    group = group_of(game, person)
    assert group is not None
    group.searcher = person.number
    events.roller_named(scribe, person)


# in words


def read_text(game: Game, person: Person, text: str) -> Description:
    """A description in any of the languages: that in which it names most (delve.search.describe)."""
    features = furnishings(game, person)
    read = [
        read_description(text, language, {one.id: stems_of(game, one)[language] for one in features})
        for language in LANGUAGES
    ]
    return max(read, key=lambda one: (bool(one.places) + bool(one.methods), len(one.places) + len(one.methods)))


def _why_not_text(game: Game, person: Person, text: str) -> Refusal | None:
    """Not too long; and what one has not cannot be used to get round a danger."""
    if not 0 < len(text) <= LONGEST:
        return no(DESCRIBE, member=person.id)
    way = choices.way_in_words(game, person, text)
    return None if way is None else choices.why_not_bypass(game, person, *way)


def _describe(game: Game, person: Person, text: str, scribe: Scribe) -> None:
    """What he says: a way round a danger at hand, else a search; one that names no place or no method is vague.

    A human judge who wants to be asked reads it all the same.
    """
    events.described(scribe, person, text)
    way = choices.way_in_words(game, person, text)
    if way is not None:
        person.order, person.worked = ["bypass", way[0].id, *way[1:]], 0
        return
    said = read_text(game, person, text)
    if said.places and said.methods:
        _note(game, person, ",".join(said.places), ",".join(said.methods))
    else:
        _note(game, person, VAGUE, IN_WORDS if asking.asks(game, "search") else LOOK)


def _never(game: Game, person: Person) -> list[tuple[str, ...]]:
    """A text is typed, not chosen."""
    return []


SPOT: Final = Word("spot", _find_spot, DESCRIBE)
METHOD: Final = Word("method", _find_method, DESCRIBE)
SAID: Final = Word("spot", lambda game, person, text: text)
HOW: Final = Word("method", lambda game, person, text: text)
TEXT: Final = Word("said", lambda game, person, text: text)

ROWS: Final = (
    row("search", (TURN,), (SPOT, METHOD), _choices, _why_not, _declare, side_by_side=True),
    row("describe", (TURN,), (TEXT,), _never, _why_not_text, _describe, side_by_side=True, repeats=True),
    row("roll_search", (TURN,), why_not=_why_not_name, do=_name, side_by_side=True),
    row("searching", (), (SAID, HOW), _never, do=search, time=WORK),
    *looking.ROWS,
)
