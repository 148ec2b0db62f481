"""Those who live where the map says: they are met when one comes into sight of them, or where they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.core.memo import frozen
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.chapters.encounters import beginning, keyed_events
from podzem.systems.delve.chapters.encounters.bands import forget, how_many, muster, stand
from podzem.systems.delve.chapters.movement.ways import portals, shortest
from podzem.systems.delve.chapters.search.bringing_about import bring_about
from podzem.systems.delve.company import awake
from podzem.systems.delve.document import square_at
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.kindred import is_event, is_kind
from podzem.systems.delve.people import Band, Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.sight import in_view
from podzem.systems.delve.steps import far, steps
from podzem.world.describing.sight_lines import distance
from podzem.world.dungeon_map import Encounter, Opening
from podzem.world.map_objects import result_of
from podzem.world.number import read_number

SIGHT_FT: Final[int] = read_part("wandering")["keyed"]["sight_ft"]
FEET: Final = 10


def look_for(game: Game, group: Group, scribe: Scribe) -> bool:
    """Whether a group has come upon somebody: into their sight, or into their area."""
    people = awake(game, group)
    depths = {person.at.depth for person in people if person.at.depth}
    for depth in depths:
        for encounter in unmet(game, depth):
            if _comes_upon(game, group, depth, encounter) and meet(game, group, depth, encounter, scribe):
                return True
    return _look_for_bands(game, group, scribe)


def unmet(game: Game, depth: int) -> Iterator[Encounter]:
    """The encounters of a level that nobody has met yet and that are there to be come upon."""
    return (encounter for encounter in left(game, depth) if encounter.trigger in ("enter", "open"))


def left(game: Game, depth: int) -> Iterator[Encounter]:
    """The encounters of a level that nobody has met yet."""
    met = {band.keyed for band in game.bands} | set(game.below.emptied)
    return (encounter for encounter in level(game, depth).encounters if encounter.id not in met)


def when_done(game: Game, group: Group, scribe: Scribe) -> None:
    """Something was done with a furnishing: those of the area who wait for that are met (trigger `act`)."""
    _wait_is_over(game, group, "act", scribe)


def when_turn_ends(game: Game, group: Group, scribe: Scribe) -> None:
    """A group ends its turn in an area for the first time: those who wait for that are met (trigger `turn`)."""
    _wait_is_over(game, group, "turn", scribe)


def _wait_is_over(game: Game, group: Group, trigger: str, scribe: Scribe) -> None:
    here = {(person.at.depth, area_of(game, person.at)) for person in awake(game, group) if person.at.depth}
    for depth, area in sorted(here):
        for encounter in list(left(game, depth)):
            due = encounter.trigger == trigger and encounter.area == area and bool(awake(game, group))
            if due and meet(game, group, depth, encounter, scribe):
                return


def place_of(game: Game, depth: int, encounter: Encounter) -> Place:
    """Where they are: where the map says, else in the middle of their area."""
    if encounter.at is not None:
        return Place(depth, *square_at(game, depth, encounter.area, encounter.at))
    own = squares(game, depth).of(encounter.area)
    x, y = own[len(own) // 2]
    return Place(depth, x, y)


def _comes_upon(game: Game, group: Group, depth: int, encounter: Encounter) -> bool:
    people = [person for person in awake(game, group) if person.at.depth == depth]
    if any(area_of(game, person.at) == encounter.area for person in people):
        return True
    if is_event(encounter):
        return False
    there = place_of(game, depth, encounter)
    return any(in_view(game, person.at, there, SIGHT_FT) for person in people)


def meet(game: Game, group: Group, depth: int, encounter: Encounter, scribe: Scribe) -> bool:
    """They are there: mustered where they live, and the meeting begins; of an event its text is told."""
    if is_event(encounter):
        _happen(game, group, encounter, scribe)
        return False
    band = keyed_band(game, depth, encounter, scribe)
    forget(game, band)
    band.met_at = game.turn
    beginning.begin(game, group, [band], scribe)
    return game.stage != TURN or bool(game.questions)


def _happen(game: Game, group: Group, encounter: Encounter, scribe: Scribe) -> None:
    """A text is told, a way opens, something is found, a trap springs; once, unless it repeats."""
    if not encounter.repeats:
        game.below.emptied.append(encounter.id)
    if encounter.event_text:
        keyed_events.happened(scribe, encounter.event_text)
    result = result_of(encounter.event)
    if encounter.id not in game.below.met and (encounter.event_text or result is not None):
        game.below.met.append(encounter.id)
    if result is not None:
        bring_about(game, awake(game, group)[0], result, scribe)


def keyed_band(game: Game, depth: int, encounter: Encounter, scribe: Scribe) -> Band:
    """The band of a keyed encounter, on its squares."""
    count = how_many(read_number(encounter.number), scribe)
    leader = encounter.leader if isinstance(encounter.leader, str) and is_kind(encounter.leader) else ""
    band = muster(game, encounter.kind, count, scribe, leader, encounter.id)
    stand(game, band, place_of(game, depth, encounter))
    return band


def _look_for_bands(game: Game, group: Group, scribe: Scribe) -> bool:
    """Those who were met before, or who have moved, are met again when they come into sight and are not at peace."""
    for band in game.bands:
        if is_ready(game, band) and _sees(game, group, band) and not _is_spared(game, group, band):
            band.met_at = game.turn
            beginning.begin(game, group, [band], scribe)
            return game.stage != TURN or bool(game.questions)
    return False


def is_ready(game: Game, band: Band) -> bool:
    """Whether a band can be met anew: it goes about and has not just been met."""
    return is_at_large(game, band) and band.met_at < game.turn


def is_at_large(game: Game, band: Band) -> bool:
    """Whether a band goes about: it stands, is not at peace, and does not run."""
    return any(is_up(one) for one in band.members) and not band.broken and beginning.is_met(game, band)


def _is_spared(game: Game, group: Group, band: Band) -> bool:
    """Whether the party has only been going its way since it left them alone, no nearer than it was."""
    people = [person for person in awake(game, group) if person.at.depth]
    feet = [FEET * distance(one.at.square, person.at.square) for one in band.members if is_up(one) for person in people]
    return bool(band.spared) and min(feet, default=0) >= band.spared


def _sees(game: Game, group: Group, band: Band) -> bool:
    return any(
        in_view(game, person.at, one.at, SIGHT_FT)
        for person in awake(game, group)
        for one in band.members
        if is_up(one)
    )


def way(game: Game, start: Place, end: Place) -> list[Place] | None:
    """Those who live here open what opens at a touch, as those do who come from afar (delve.meet.arrival)."""

    def goes(place: Place) -> Iterator[Place]:
        yield from (there for there, _ in steps(game, place))
        yield from (there for _, there in portals(game, place))

    with frozen(game):
        return shortest(start, end, goes)


def at_door(game: Game, group: Group, opening: Opening, scribe: Scribe) -> None:
    """A door was opened: those who wait for that are met, and whoever is in sight; nobody, if its trap felled all."""
    opener = next(iter(awake(game, group)), None)
    if opener is None:
        return
    depth = opener.at.depth
    for encounter in unmet(game, depth):
        if encounter.trigger == "open" and encounter.area in (opening.a, opening.b):
            meet(game, group, depth, encounter, scribe)
            return
    look_for(game, group, scribe)


def behind(game: Game, opening: Opening, near_side: str, feet: int) -> int:
    """How many are behind a door within so many feet: the square behind it is the first ten."""
    for one in (level(game, depth) for depth in _depths(game)):
        if one.has_opening(opening.id):
            return _count(game, one.depth, opening, opening.other(near_side), feet)
    return 0


def _depths(game: Game) -> list[int]:
    return sorted({person.at.depth for person in game.people.values() if person.at.depth})


def _count(game: Game, depth: int, opening: Opening, area: str, feet: int) -> int:
    ground = squares(game, depth)
    starts = [
        Place(depth, *square) for square, _ in ground.openings.get(opening.id, ()) if ground.area_of[square] == area
    ]
    near = {place for start in starts for place in far(game, start, feet // FEET - 1)}
    there = sum(one.at in near and is_up(one) for band in game.bands for one in band.members)
    for encounter in unmet(game, depth):
        if not is_event(encounter) and place_of(game, depth, encounter) in near:
            there += read_number(encounter.number).least + bool(encounter.leader)
    return there
