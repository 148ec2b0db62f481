"""What to do about a danger (delve.trap.choice): disarm it, get round it, take the risk, set it off from afar."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.core.words import LANGUAGES
from podzem.systems.delve.abilities import FORCE, Pair
from podzem.systems.delve.below import Snare
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.checks import check, helped
from podzem.systems.delve.chapters.combat.aid import pass_round
from podzem.systems.delve.chapters.combat.attacks import save
from podzem.systems.delve.chapters.description import read_way_round
from podzem.systems.delve.chapters.doors import events as doors
from podzem.systems.delve.chapters.doors.locks import (
    BARE_DC,
    DISARM,
    HASTE,
    HASTE_DC,
    has_tool,
    is_bad,
    pair_of,
    pairs,
)
from podzem.systems.delve.chapters.traps import events, springing
from podzem.systems.delve.company import awake, group_of, members
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.data.traps import MANOEUVRES, PLACES, SAVE_DC, TRAPS
from podzem.systems.delve.document import own_bypasses, spots_of, trap_difficulty
from podzem.systems.delve.game import COMBAT, TURN, Game
from podzem.systems.delve.ground import level
from podzem.systems.delve.near import at_hand
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import MAIN, WORK, Word, no, row
from podzem.systems.delve.things import STOWED
from podzem.world.describing.sight_lines import distance
from podzem.world.dungeon_map import Trap

CHOICE: Final = "delve.trap.choice"
BY_ITEM: Final = tuple(dict.fromkeys(item for one in TRAPS.values() for item in one.items))
"""Things with which some trap is got round."""
MEANT: Final = {"walk the rim": "walk_rim", "step over": "step_over", "open with pole": "open_with_pole"}
"""Manoeuvres as maps write them."""
POLE: Final = "pole"
WITH_POLE: Final = "open_with_pole"
HARMLESS_FT: Final = 10
"""A reach within which a trap that is set off from afar does nothing."""


def known_at(game: Game, person: Person) -> list[Trap]:
    """The dangers at hand of which the party knows: a hint, or a trap that was found."""
    near = at_hand(game, person)
    return [
        trap
        for trap in level(game, person.at.depth).traps
        if (snare := game.below.snares.get(trap.id)) is not None
        and snare.is_believed_armed
        and near.intersection(spots_of(game, person.at.depth, trap))
    ]


def find_known(game: Game, person: Person, text: str) -> Trap | None:
    """A danger at hand."""
    return next((trap for trap in known_at(game, person) if trap.id == text), None)


def find_found(game: Game, person: Person, text: str) -> Trap | None:
    """A trap at hand that was found; what was not found is refused alike whether it is there or not."""
    trap = find_known(game, person, text)
    return trap if trap is not None and game.below.snares[trap.id].found else None


# disarming


def disarm_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Each trap that was found, with each pair."""
    found = [trap for trap in known_at(game, person) if game.below.snares[trap.id].found]
    return [(trap.id, pair) for trap in found for pair in pairs(person)]


def disarm_difficulty(game: Game, person: Person, trap: Trap, hurried: bool) -> int:
    """Of its quality; haste and the lack of tools add to it."""
    return trap_difficulty(game, trap) + HASTE_DC * hurried + BARE_DC * (not has_tool(person, "traps"))


def disarm(game: Game, person: Person, trap: Trap, pair: Pair, scribe: Scribe) -> None:
    """Careful work of a turn; in the dark it fails and nothing springs (delve.dark.checks)."""
    spots = spots_of(game, person.at.depth, trap)
    if not helping.can_see(game, person, spots):
        doors.in_the_dark(scribe, "delve.dark.checks", person)
        return
    more = helped(scribe, helping.helpers_of(game, (person.number,), spots), pair)
    _work(game, person, trap, pair, False, more, scribe)


def why_not_hurry(game: Game, person: Person, trap: Trap, pair: Pair) -> Refusal | None:
    """One hurried attempt for each trap and turn."""
    hurried = game.below.snares[trap.id].hurried == game.turn
    return no(HASTE, member=person.id, what=trap.id) if hurried else None


def disarm_hurried(game: Game, person: Person, trap: Trap, pair: Pair, scribe: Scribe) -> None:
    """A Main Action; outside a fight a round."""
    pass_round(game, scribe)
    game.below.snares[trap.id].hurried = game.turn
    if not helping.can_see(game, person, spots_of(game, person.at.depth, trap)):
        doors.in_the_dark(scribe, "delve.dark.checks", person)
        return
    _work(game, person, trap, pair, True, [], scribe)


def _work(game: Game, person: Person, trap: Trap, pair: Pair, hurried: bool, more: list[Term], scribe: Scribe) -> None:
    difficulty = disarm_difficulty(game, person, trap, hurried)
    result = check(scribe, person, pair, difficulty, HASTE if hurried else DISARM, more=more)
    if result.success:
        game.below.snares[trap.id].state = "disarmed"
        events.disarmed(scribe, person, trap.type, trap.id)
    elif is_bad(result):
        springing.spring(game, person, trap, scribe, events.FAILURE)
    else:
        events.still_armed(scribe, person, trap.type, trap.id)


# getting round


def means_of(game: Game, person: Person) -> list[str]:
    """Manoeuvres, and things of the group with which traps are got round; one of them is made with a pole."""
    group = group_of(game, person)
    owned = {item.kind for one in (members(game, group) if group is not None else [person]) for item in one.items}
    able = [each for each in MANOEUVRES if each != WITH_POLE or POLE in owned]
    return [*able, *(kind for kind in BY_ITEM if kind in owned)]


def bypass_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Each danger by each place and each means: which of them fits is for the players to find out."""
    means = means_of(game, person)
    return [(trap.id, place, mean) for trap in known_at(game, person) for place in PLACES for mean in means]


def way_in_words(game: Game, person: Person, text: str) -> tuple[Trap, str, str] | None:
    """The nearest danger, which a text gets round, where and how; whether that fits is not looked at."""
    dangers = known_at(game, person)
    ways = [way for language in LANGUAGES if (way := read_way_round(text, language)) is not None]
    if not dangers or not ways:
        return None
    way, nearest = ways[0], min(dangers, key=lambda trap: _away(game, person, trap))
    return nearest, way.place, WITH_POLE if way.means == POLE and way.place == "door" else way.means


def _away(game: Game, person: Person, trap: Trap) -> int:
    spots = spots_of(game, person.at.depth, trap)
    return min(distance(person.at.square, place.square) for place in spots)


def why_not_bypass(game: Game, person: Person, trap: Trap, place: str, mean: str) -> Refusal | None:
    """What one has not cannot be used."""
    return None if mean in means_of(game, person) else no(CHOICE, member=person.id, means=mean)


def bypass(game: Game, person: Person, trap: Trap, place: str, mean: str, scribe: Scribe) -> None:
    """A description that fits gets the whole group round it without a die."""
    if (place, mean) in ways_round(game, trap):
        _know_the_way(game, person, trap)
        events.bypassed(scribe, person, trap.id)
    else:
        events.no_way_round(scribe, person, trap.id)


def ways_round(game: Game, trap: Trap) -> set[tuple[str, str]]:
    """The places and means by which a trap is got round: as the map says, else as the table of traps does."""
    own = own_bypasses(game, trap)
    if own:
        return {(place, MEANT.get(mean, mean)) for place, mean in own}
    row = TRAPS[trap.type]
    return {(row.place, mean) for mean in (*row.items, *row.manoeuvres)}


def _know_the_way(game: Game, person: Person, trap: Trap) -> None:
    group = group_of(game, person)
    snare = game.below.snares.setdefault(trap.id, Snare())
    numbers = group.members if group is not None else [person.number]
    snare.bypassed += [number for number in numbers if number not in snare.bypassed]


def known_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The dangers at hand."""
    return [(trap.id,) for trap in known_at(game, person)]


def why_not_risk(game: Game, person: Person, trap: Trap) -> Refusal | None:
    """Who knows his way round needs no risk."""
    known = person.number in game.below.snares[trap.id].bypassed
    return no(CHOICE, member=person.id, what=trap.id) if known else None


def risk(game: Game, person: Person, trap: Trap, scribe: Scribe) -> None:
    """A dodge, otherwise it springs."""
    if save(person, "dodge", SAVE_DC, scribe, CHOICE).success:
        game.below.snares[trap.id].bypassed.append(person.number)
        events.bypassed(scribe, person, trap.id)
    else:
        springing.spring(game, person, trap, scribe, CHOICE)


def why_not_set_off(game: Game, person: Person, trap: Trap) -> Refusal | None:
    """A pole, or a stone to throw."""
    able = any(
        ("set_off" in GEAR[item.kind].uses or item.kind == "stones") and not item.broken and item.where != STOWED
        for one in _group(game, person)
        for item in one.items
    )
    return None if able else no(CHOICE, member=person.id, what=trap.id)


def _group(game: Game, person: Person) -> list[Person]:
    group = group_of(game, person)
    return awake(game, group) if group is not None else [person]


def set_off(game: Game, person: Person, trap: Trap, scribe: Scribe) -> None:
    """From a distance: harmless if it reaches no farther than ten feet; an alarm always sounds."""
    row = TRAPS[trap.type]
    if row.alarm or max(row.line_ft, row.reach_ft) > HARMLESS_FT:
        springing.spring(game, person, trap, scribe, CHOICE)
        return
    game.below.snares[trap.id].state, game.below.snares[trap.id].found = "sprung", True
    events.set_off(scribe, person, trap.type, trap.id)


# pits


def why_not_climb(game: Game, person: Person) -> Refusal | None:
    """Only who fell into a pit."""
    return None if person.pit else no(springing.EFFECTS, member=person.id)


def climb(game: Game, person: Person, scribe: Scribe) -> None:
    """With a rope from above without a check, else strength and athletics (table B5)."""
    trap = level(game, person.at.depth).trap(person.pit)
    roped = any(item.kind == "rope" for one in _group(game, person) if one is not person for item in one.items)
    if roped or check(scribe, person, FORCE, TRAPS[trap.type].climb, springing.EFFECTS).success:
        person.pit = ""
        events.climbed_out(scribe, person)
    else:
        events.slipped_back(scribe, person)


KNOWN: Final = Word("what", find_known, CHOICE)
FOUND: Final = Word("what", find_found, DISARM)
PAIR: Final = Word("skill", lambda game, person, text: pair_of(text), DISARM)
PLACE: Final = Word("spot", lambda game, person, text: text if text in PLACES else None, CHOICE)
MEANS: Final = Word("means", lambda game, person, text: text if text in (*MANOEUVRES, *BY_ITEM) else None, CHOICE)

ROWS: Final = (
    row("disarm", (TURN,), (FOUND, PAIR), disarm_choices, do=disarm, time=WORK),
    row("disarm_hurried", (TURN, COMBAT), (FOUND, PAIR), disarm_choices, why_not_hurry, disarm_hurried, cost=MAIN),
    row("bypass", (TURN,), (KNOWN, PLACE, MEANS), bypass_choices, why_not_bypass, bypass, time=WORK),
    row("risk", (TURN,), (KNOWN,), known_choices, why_not_risk, risk, time=WORK),
    row("set_off", (TURN,), (KNOWN,), known_choices, why_not_set_off, set_off, time=WORK),
    row("climb", (TURN, COMBAT), (), why_not=why_not_climb, do=climb, time=WORK, cost=MAIN),
)
