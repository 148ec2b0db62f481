"""What the best hands of the party are put to: wounds, dangers and locks, what bars the way, a search of each room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.delve.abilities import CRAFT, FORCE, NOTICE, STEALTH, level
from podzem.systems.delve.chapters.doors.locks import BARE_DC, force_terms, has_tool
from podzem.systems.delve.chapters.helping import can_see, is_doomed
from podzem.systems.delve.chapters.time.resting import GUARD
from podzem.systems.delve.company import awake, found_person, place_of, seat_of
from podzem.systems.delve.data.traps import TRAPS
from podzem.systems.delve.document import own_bypasses, own_hints
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, squares
from podzem.systems.delve.ground import level as dungeon_level
from podzem.systems.delve.people import DOWN, SEARCHING, Group, Person
from podzem.systems.delve.place import Place
from podzem.world.dungeon_map import Trap

By = dict[str, list[Decision]]
TOOLS: Final = {"disarm": "traps", "unlock": "locks"}
"""Careful work by the best hands, and the use of the tools for it."""
BYPASS: Final = "bypass"


def sorted_out(game: Game, decisions: Iterable[Decision]) -> By:
    """The decisions by their orders, without what must fail because nobody sees what he does."""
    by: By = {}
    for decision in decisions:
        person = found_person(game, decision.words[0]) if decision.words else None
        if person is None or not is_doomed(game, person, decision.order, *decision.words[1:]):
            by.setdefault(decision.order, []).append(decision)
    return by


def first_of(by: By, order: str, first: str = "") -> Decision | None:
    """The first decision of an order, for somebody or for anybody."""
    return next((each for each in by.get(order, ()) if not first or each.words[0] == first), None)


def first_of_words(by: By, order: str, *words: str) -> Decision | None:
    """The decision of an order with just these words, if it is open."""
    return next((each for each in by.get(order, ()) if each.words == words), None)


def is_free(person: Person) -> bool:
    """Whether he has nothing to do but to look about."""
    return not person.order or person.order[0] == GUARD


def is_busy(game: Game, group: Group) -> bool:
    """Whether anybody of a group has something to do."""
    return not all(is_free(person) for person in awake(game, group))


def of_the_free(game: Game, group: Group, by: By, order: str) -> Iterator[Decision]:
    """Decisions of an order for those of the group who have nothing to do yet."""
    free = {person.id for person in awake(game, group) if not person.order}
    return (each for each in by.get(order, ()) if each.words[0] in free)


def tend(game: Game, group: Group, by: By) -> Decision | None:
    """Whoever is best at it tends whoever is worst off, the dying round by round; a potion raises one at once."""
    for each in by.get("drink", ()):
        if any(one.id == each.words[2] and one.state == DOWN for one in game.people.values()):
            return each
    dying = by.get("first_aid", [])
    if dying:
        return max(dying, key=lambda each: level(_doer(game, each), CRAFT))
    wanted = [each for each in by.get("treat", ()) if not _is_taken(game, group, "treat", each.words[1])]
    return _by_the_best(game, group, by, wanted, lambda one: level(one, CRAFT))


def work(game: Game, group: Group, by: By) -> Decision | None:
    """Careful work on what was found, else a way round it; what cannot be picked is forced, when all else is done."""
    for order, use in TOOLS.items():
        wanted = by.get(order, [])
        if wanted:
            free = [each for each in wanted if not _is_taken(game, group, order, each.words[1])]
            return _by_the_best(game, group, by, free, partial(_handiness, use=use), waits=True)
    if any(one.order[:1] in ([SEARCHING], [BYPASS]) for one in awake(game, group)):
        return None
    round_it = next((each for each in _ways_round(game, group, by) if is_free(_doer(game, each))), None)
    if round_it is not None:
        return round_it
    bars = [each for each in by.get("force", ()) if not _is_taken(game, group, "force", each.words[1])]
    return _by_the_best(game, group, by, bars, _strength)


def _ways_round(game: Game, group: Group, by: By) -> list[Decision]:
    """Ways round what gives one pause and was not found, as the hint of the table betrays its type (table B5)."""
    depth = place_of(game, group).depth
    if not _is_searched(game, place_of(game, group)):
        return []
    able = [each for each in by.get(BYPASS, ()) if _doer(game, each) in awake(game, group)]
    return [each for each in able if _fits(game, dungeon_level(game, depth).trap(each.words[1]), *each.words[2:])]


def _fits(game: Game, trap: Trap, place: str, means: str) -> bool:
    row = TRAPS[trap.type]
    told = own_hints(game, trap) is None and not own_bypasses(game, trap)
    disarmed = any(one.order[:2] == ["disarm", trap.id] for one in game.people.values())
    fits = told and place == row.place and means in (*row.items, *row.manoeuvres)
    return fits and not disarmed and is_feared(game, trap)


def is_feared(game: Game, trap: Trap) -> bool:
    """Whether the party takes a trap for armed, and not everybody who is awake knows his way round it."""
    snare = game.below.snares.get(trap.id)
    people = [one for group in game.groups for one in awake(game, group)]
    return snare is not None and snare.is_believed_armed and any(one.number not in snare.bypassed for one in people)


def is_minded(game: Game, group: Group, id: str) -> bool:
    """Whether a door or chest that gives one pause is left shut: somebody is still at work."""
    traps = [trap for trap in dungeon_level(game, place_of(game, group).depth).traps if trap.on == id]
    return is_busy(game, group) and any(is_feared(game, trap) for trap in traps)


def _handiness(person: Person, use: str) -> int:
    """His level in the better pair, less what the lack of tools costs (delve.trap.tools)."""
    return max(level(person, STEALTH), level(person, CRAFT)) - BARE_DC * (not has_tool(person, use))


def _strength(person: Person) -> int:
    return level(person, FORCE) + sum(term.value for term in force_terms(person))


def search(game: Game, group: Group, by: By) -> Decision | None:
    """A room is searched once, in no particular way; so is what gives one pause."""
    here = place_of(game, group)
    hinted = any(snare.hinted and not snare.found and snare.state == "armed" for snare in game.below.snares.values())
    if not area_of(game, here) or not (hinted or squares(game, here.depth).is_room(here.square)):
        return None
    if any(one.order[:1] == [SEARCHING] for one in awake(game, group)):
        return None
    wanted = [
        each
        for each in by.get("search", ())
        if each.words[1:] == ("all", "look")
        and can_see(game, _doer(game, each))
        and not _is_searched(game, here)
        and not _is_searched(game, _doer(game, each).at)
    ]
    return _by_the_best(game, group, by, wanted, lambda one: level(one, NOTICE))


def _is_searched(game: Game, place: Place) -> bool:
    """Whether its room or passage was searched."""
    area = place.depth, area_of(game, place)
    return any((one.at.depth, area_of(game, one.at)) == area for one in game.below.tried)


def _doer(game: Game, decision: Decision) -> Person:
    person = found_person(game, decision.words[0])
    assert person is not None
    return person


def _is_taken(game: Game, group: Group, order: str, what: str) -> bool:
    """Whether somebody is at it already."""
    return any(one.order[:2] == [order, what] for one in awake(game, group))


def _by_the_best(
    game: Game, group: Group, by: By, wanted: list[Decision], merit: Callable[[Person], int], *, waits: bool = False
) -> Decision | None:
    """The decision for whoever does it best, if he has nothing else to do.

    Where somebody of another seat does it better, it is left to him: he is asked after us, or in the next turn what
    he could not know when he was asked in this one, before the party came here. Where bad hands do harm one waits
    for the good ones.
    """
    able = [each for each in wanted if _doer(game, each) in awake(game, group)]
    if not able:
        return None
    best = max(able, key=lambda each: merit(_doer(game, each)))
    one = _doer(game, best)
    better = [other for other in _of_other_seats(game, group, one) if merit(other) > merit(one)]
    if any(not other.order for other in better):
        return None
    if (waits or group.spent) and any(is_free(other) for other in better):
        return first_of(by, "wait", str(group.number))
    return best if is_free(one) else None


def _of_other_seats(game: Game, group: Group, person: Person) -> list[Person]:
    """Those of the group for whom somebody else decides, and who see as well as he."""
    seat = seat_of(game, person)
    return [one for one in awake(game, group) if one.is_character and seat_of(game, one) != seat and can_see(game, one)]
