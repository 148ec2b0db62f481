"""A search: a description that fits finds at once, else the best pair of eyes rolls (delve.search.*).

The dice are thrown whether or not anything is there, and whoever searches is told the same when nothing was found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve import asking
from podzem.systems.delve.abilities import NOTICE, level
from podzem.systems.delve.below import Snare, Tried
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.checks import best, helped, look
from podzem.systems.delve.chapters.light.working_light import DARK, DIM, EYES, GOOD, light_of
from podzem.systems.delve.chapters.search import events
from podzem.systems.delve.company import awake, group_of
from podzem.systems.delve.data.vocabulary import METHODS
from podzem.systems.delve.document import Hidden, hidden_in
from podzem.systems.delve.doors import doorway
from podzem.systems.delve.furnishing import made_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, squares
from podzem.systems.delve.ground import level as level_of
from podzem.systems.delve.lighting import lamp_radius, lit
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import SEARCHING, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.smoke import is_smoky
from podzem.systems.delve.things import Lying
from podzem.world.describing.sight_lines import distance, is_clear

DESCRIBE: Final = "delve.search.describe"
ROLL: Final = "delve.search.roll"
VAGUE: Final = "all"
LOOK: Final = "look"
IN_WORDS: Final = "in_words"
"""In the place of a method: words that the vocabulary does not know, about which a human judge decides."""
RADIUS: Final = 3
"""Squares that a search covers by torch, and by touch in the dark (delve.search.area)."""
RANK: Final = {DARK: 0, DIM: 1, GOOD: 2, EYES: 2}
SUFFICIENT: Final = "sufficient"
INSUFFICIENT: Final = "insufficient"


def covered(game: Game, at: Place, light: str) -> set[Place]:
    """The squares of the room or corridor that a search from here covers (delve.search.area); in smoke one."""
    if is_smoky(game, at):
        return {at}
    ground, area = squares(game, at.depth), area_of(game, at)
    bright = lit(game, at.depth)
    return {
        Place(at.depth, *square)
        for square in ground.of(area)
        if distance(at.square, square) <= _reach(game, light)
        and (light in (DARK, EYES) or square in bright)
        and is_clear(ground, at.square, square)
    }


def _reach(game: Game, light: str) -> int:
    """Squares that a search covers; by lantern as far as that shines (delve.search.area)."""
    return lamp_radius(game) if light == DIM else RADIUS


def fitting(game: Game, person: Person, pairs: list[tuple[str, str]]) -> list[Hidden]:
    """What a description finds: one of its pairs of place and method fits, within the search; by touch in the dark."""
    light = light_of(game, person)
    within = covered(game, person.at, light)
    able = [(spot, way) for spot, way in pairs if way in METHODS and (light != DARK or METHODS[way].touch)]
    return [
        hidden
        for hidden in hidden_in(game, person.at.depth, area_of(game, person.at))
        if within.intersection(hidden.at)
        and any(spot in hidden.places and method in hidden.methods for spot, method in able)
    ]


def searchers(game: Game, person: Person) -> list[Person]:
    """Everybody of the group who has searched as long as he has: all are busy all the time (delve.search.time)."""
    group = group_of(game, person)
    others = awake(game, group) if group is not None else [person]
    return [one for one in others if one is person or (_searches(one) and _spent(game, one) == _spent(game, person))]


def _searches(person: Person) -> bool:
    return person.order[:1] == [SEARCHING]


def _spent(game: Game, person: Person) -> int:
    """Turns of his search that are gone with the present one; of those who have yet to do their part it is to come."""
    if not _searches(person):
        return 0
    return person.worked + (f"work:{person.number}" in game.agenda)


def pairs_of(words: list[str]) -> list[tuple[str, str]]:
    """The pairs of place and method of an occupation: `searching wall_w,floor tap,press`."""
    return [(spot, method) for spot in words[0].split(",") for method in words[1].split(",")]


def search(game: Game, person: Person, spots: str, methods: str, scribe: Scribe) -> None:
    """All who search do so together; first what they describe."""
    people = searchers(game, person)
    told = {one.number: (one.order[1:3] if one is not person else [spots, methods]) for one in people}
    for one in people:
        one.order, one.worked = [], 0
    events.searched(scribe, people)
    finders = [one for one in people if fitting(game, one, pairs_of(told[one.number]))]
    described = [one for one in people if told[one.number][:2] != [VAGUE, LOOK]]
    about = [f"{one.number}:{told[one.number][0]}:{told[one.number][1]}" for one in people]
    default = SUFFICIENT if finders else INSUFFICIENT
    if described:
        asking.settle(game, "search", "search", (SUFFICIENT, INSUFFICIENT), default, about, scribe)
    else:
        roll(game, people, scribe)


def _ruled(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """The judge's word, or the book's: a description that is good enough finds, else somebody rolls."""
    told = {int(number): [spots, methods] for number, spots, methods in (one.split(":") for one in question.about)}
    people = [game.people[number] for number in told]
    record = events.verdict if word == question.default else events.overruled
    for one in people:
        record(scribe, one, told[one.number][0], told[one.number][1], word == SUFFICIENT)
    if word != SUFFICIENT:
        roll(game, people, scribe)
        return
    found: dict[str, Hidden] = {}
    for one in people:
        for hidden in fitting(game, one, pairs_of(told[one.number])) or _by_word(game, one, question, word):
            found.setdefault(hidden.id, hidden)
    tell(game, list(found.values()), DESCRIBE, scribe)


def _by_word(game: Game, person: Person, question: Question, word: str) -> Iterator[Hidden]:
    """The judge lets an insufficient description stand: it finds what is within the search (delve.core.judge)."""
    if question.default == INSUFFICIENT:
        yield from within_search(game, person)


def within_search(game: Game, person: Person) -> Iterator[Hidden]:
    """All that is hidden in the squares that his search covers."""
    within = covered(game, person.at, light_of(game, person))
    for hidden in hidden_in(game, person.at.depth, area_of(game, person.at)):
        if within.intersection(hidden.at):
            yield hidden


asking.ANSWERS["search"] = _ruled


def roll(game: Game, people: list[Person], scribe: Scribe) -> None:
    """The highest level of wisdom and notice among those who search and see (delve.search.roll).

    Helpers roll first (delve.search.help).
    """
    roller = roller_of(game, people)
    if roller is None:
        tell(game, [], ROLL, scribe)
        return
    light = light_of(game, roller)
    within = covered(game, roller.at, light)
    new = within - _tried(game, light, level(roller, NOTICE))
    if not new:
        tell(game, [], ROLL, scribe)
        return
    game.below.tried.append(Tried(roller.at, light, level(roller, NOTICE), sorted(within)))
    audience = OPEN if game.setting.word("search_rolls") == "open" else SECRET
    helpers = helping.helpers_of(game, [one.number for one in people])
    more = helped(scribe, helpers, NOTICE, audience)
    total = look(scribe, roller, NOTICE, ROLL, more, audience)
    area = area_of(game, roller.at)
    hidden = [one for one in hidden_in(game, roller.at.depth, area) if new.intersection(one.at)]
    for one in hidden:
        events.compared(scribe, one, total)
    tell(game, [one for one in hidden if one.difficulty <= total], ROLL, scribe)


def rolls_anew(game: Game, person: Person) -> bool:
    """Whether a search by him and those who search already is a roll; nothing that is hidden is asked."""
    roller = roller_of(game, searchers(game, person))
    if roller is None:
        return False
    light = light_of(game, roller)
    return not covered(game, roller.at, light) <= _tried(game, light, level(roller, NOTICE))


def roller_of(game: Game, people: list[Person]) -> Person | None:
    """The best of those who see, of equals whom the players have named; nobody when none sees."""
    tied = equally_keen(game, people)
    named = {group.searcher for group in game.groups}
    return next((one for one in tied if one.number in named), tied[0] if tied else None)


def equally_keen(game: Game, people: list[Person]) -> list[Person]:
    """Those of the highest level among them who see, in marching order (delve.core.group_check)."""
    able = [one for one in people if helping.can_see(game, one)]
    return [one for one in able if level(one, NOTICE) == level(best(able, NOTICE), NOTICE)]


def _tried(game: Game, light: str, able: int) -> set[Place]:
    """The squares in which a new roll needs better light or a keener eye (delve.search.repeat)."""
    as_good = [one for one in game.below.tried if RANK[one.light] >= RANK[light] and one.level >= able]
    return {place for one in as_good for place in one.within or covered(game, one.at, one.light)}


def tell(game: Game, found: list[Hidden], clause: str, scribe: Scribe) -> None:
    """What was found is known from now on; where nothing was, that is all that is told."""
    for hidden in found:
        reveal(game, hidden, clause, scribe)
    if not found:
        events.nothing_found(scribe)
    look_around(game, scribe)


def reveal(game: Game, hidden: Hidden, clause: str, scribe: Scribe) -> None:
    """A secret door, a cache with what is in it, a trap."""
    place = hidden.at[0]
    one = level_of(game, place.depth)
    if hidden.kind == "door":
        opening = one.opening(hidden.id)
        doorway(game, opening).found = True
        events.found_door(scribe, clause, opening, place)
    elif hidden.kind == "cache":
        game.below.caches.append(hidden.id)
        items = made_of(game.take_number, one.secret(hidden.id).contents)
        game.below.lying.append(Lying(place, items, hidden.id, seen=True))
        events.found_cache(scribe, clause, place, items)
    else:
        game.below.snares.setdefault(hidden.id, Snare()).found = True
        events.found_trap(scribe, clause, one.trap(hidden.id).type, hidden.id)
