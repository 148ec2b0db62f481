"""A turn of the caller: light, wounds, what is worth taking, a search of each room, doors, on, and home."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.memo import cached
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.bot.strength import is_beaten
from podzem.systems.delve.chapters.helping import can_see, is_doomed
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.chapters.movement.ways import entrance, is_way_out, next_to, spread, ways_on
from podzem.systems.delve.chapters.time.resting import GUARD
from podzem.systems.delve.company import awake, members, place_of, seat_of, seen
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.doors import has_leaf, is_open, stands
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, dungeon, level, squares
from podzem.systems.delve.people import STABLE, Group, Person
from podzem.systems.delve.place import Place, read_place
from podzem.world.dungeon_map import Opening
from podzem.world.points import DIRECTIONS

LEAST_LIGHT: Final = 6
"""Turns of light with which one turns back."""
FAR: Final = 300
WORTH: Final = ("coins", "gem", "tableware", "potion", "key", "torch", "skin_oil")
By = dict[str, list[Decision]]


def choose(game: Game, decisions: Sequence[Decision]) -> Decision:
    """The first of its wishes that is open."""
    by: By = {}
    for decision in decisions:
        by.setdefault(decision.order, []).append(decision)
    group = _group(game, decisions)
    if group is None:
        return _for_its_own(game, by) or decisions[0]
    for wish in _WISHES:
        decision_or_none = wish(game, group, by)
        if decision_or_none is not None:
            return decision_or_none
    return _of(by, "wait", str(group.number)) or decisions[0]


def _for_its_own(game: Game, by: By) -> Decision | None:
    """What a seat decides that does not lead: it helps with light, wounds, treasure, searches, or keeps watch."""
    for group in game.groups:
        for wish in _OF_A_FOLLOWER:
            decision = wish(game, group, by)
            if decision is not None:
                return decision
        if not any(seat_of(game, one) == game.caller and one.is_character for one in awake(game, group)):
            decision = _open(game, group, by)
            if decision is not None:
                return decision
    return next((each for group in game.groups for each in _idle(game, group, by, GUARD)), _of(by, GUARD))


def _group(game: Game, decisions: Sequence[Decision]) -> Group | None:
    numbers = [decision.words[0] for decision in decisions if decision.order == "wait"]
    return next((group for group in game.groups if str(group.number) in numbers), None)


def _of(by: By, order: str, first: str = "") -> Decision | None:
    return next((each for each in by.get(order, ()) if not first or each.words[0] == first), None)


def _busy(game: Game, group: Group) -> bool:
    return any(person.order and person.order[0] != GUARD for person in awake(game, group))


def _idle(game: Game, group: Group, by: By, order: str) -> Iterator[Decision]:
    """Decisions of this order for those of the group who have nothing to do yet."""
    idle = {person.id for person in awake(game, group) if not person.order}
    return (each for each in by.get(order, ()) if each.words[0] in idle)


def _able(game: Game, group: Group, by: By, order: str) -> list[Person]:
    """Those of the group whom this seat may tell to do it, but for who would do it blindly."""
    named = {each.words[0] for each in by.get(order, ())}
    return [one for one in awake(game, group) if one.id in named and not is_doomed(game, one, order)]


def _for(by: By, order: str, person: Person) -> Decision:
    return next(each for each in by[order] if each.words[0] == person.id)


def _light(game: Game, group: Group, by: By) -> Decision | None:
    """One torch for three members."""
    lit = sum(item.lit for person in members(game, group) for item in person.items)
    wanted = 1 + (len(awake(game, group)) - 1) // 3
    if lit >= wanted and has_light(game, group):
        return None
    torches = [each for each in by.get("light", ()) if each.words[1].startswith("torch")]
    if torches or not lit:
        found = next(iter(torches or by.get("light", [])), None)
        if found is not None:
            return found
    if not lit:
        return _of(by, "refill") or _free_a_hand(game, group, by)
    return None


def _free_a_hand(game: Game, group: Group, by: By) -> Decision | None:
    """Somebody with a torch puts a thing away for it: out of his hand, or into the pack if he has too much ready."""
    for person in awake(game, group):
        if any(item.left and GEAR[item.kind].light_ft for item in person.items):
            places = {item.id: item.where for item in person.items if not GEAR[item.kind].light_ft}
            for order, where in (("sheathe", ("hand",)), ("stow", ("hand", "ready")), ("drop", ("hand",))):
                for each in by.get(order, ()):
                    if each.words[0] == person.id and places.get(each.words[1]) in where:
                        return each
    return None


def _join(game: Game, group: Group, by: By) -> Decision | None:
    """Whom a flight has parted come together again."""
    able = {str(other.number) for other in game.groups if awake(game, other)}
    return next((each for each in by.get("join", ()) if set(each.words) <= able), None)


def _climb(game: Game, group: Group, by: By) -> Decision | None:
    return next(_idle(game, group, by, "climb"), None)


def _treat(game: Game, group: Group, by: By) -> Decision | None:
    """Whoever is best at it tends whoever is worst off, the dying round by round."""
    for order in ("first_aid", "treat"):
        able = _able(game, group, by, order)
        if able:
            best = max(able, key=lambda one: one.craft + one.intellect)
            return next((each for each in _idle(game, group, by, order) if each.words[0] == best.id), None)
    return None


def _take(game: Game, group: Group, by: By) -> Decision | None:
    return next((each for each in by.get("take", ()) if each.words[1].partition(".")[0] in WORTH), None)


def _wait_for_the_fallen(game: Game, group: Group, by: By) -> Decision | None:
    """A stabilised comrade wakes after a turn: nobody walks on without him."""
    return _of(by, "wait", str(group.number)) if any(one.state == STABLE for one in members(game, group)) else None


def _open_chest(game: Game, group: Group, by: By) -> Decision | None:
    return _of(by, "open_chest") or next(_idle(game, group, by, "open_chest"), None)


def _unlock(game: Game, group: Group, by: By) -> Decision | None:
    """Careful work by the best hands; what jams is forced."""
    if _busy(game, group):
        return None
    for order in ("disarm", "unlock"):
        able = _able(game, group, by, order)
        if able:
            return _for(by, order, max(able, key=lambda one: max(one.stealth, one.craft)))
    strong = _able(game, group, by, "force")
    return _for(by, "force", max(strong, key=lambda one: one.strength)) if strong else None


def _search(game: Game, group: Group, by: By) -> Decision | None:
    """A room is searched once, in no particular way; so is what gives one pause."""
    here = place_of(game, group)
    area = area_of(game, here)
    if _busy(game, group) or not area:
        return None
    hinted = any(snare.hinted and not snare.found and snare.state == "armed" for snare in game.below.snares.values())
    if not squares(game, here.depth).is_room(here.square) and not hinted:
        return None
    able = [person for person in _able(game, group, by, "search") if can_see(game, person)]
    if not able:
        return None
    best = max(able, key=lambda one: (one.notice, one.wisdom))
    if any((one.notice, one.wisdom) > (best.notice, best.wisdom) for one in _of_other_seats(game, group, best)):
        return None
    areas = {(tried.at.depth, area_of(game, tried.at)) for tried in game.below.tried}
    if (here.depth, area) in areas or (best.at.depth, area_of(game, best.at)) in areas:
        return None
    return next((each for each in by.get("search", ()) if each.words == (best.id, "all", "look")), None)


def _of_other_seats(game: Game, group: Group, person: Person) -> list[Person]:
    """Those of the group for whom somebody else decides, and who could search as well."""
    seat = seat_of(game, person)
    return [one for one in awake(game, group) if one.is_character and seat_of(game, one) != seat and can_see(game, one)]


def must_go_home(game: Game, group: Group) -> bool:
    """Less light than six turns, or half of the group down or wounded."""
    return light_left(game, group) < LEAST_LIGHT or is_beaten(game, group)


def light_left(game: Game, group: Group) -> int:
    """Turns of light in torches and oil of those who can walk."""
    things = [item for person in members(game, group) if is_up(person) for item in person.items]
    oil = [item for item in things if item.kind == "skin_oil"]
    return sum(item.left for item in things if GEAR[item.kind].light_ft) + sum(
        item.left or GEAR["skin_oil"].turns for item in oil
    )


def _leave(game: Game, group: Group, by: By) -> Decision | None:
    return _of(by, "leave", str(group.number)) if _goes_home(game, group) else None


def _goes_home(game: Game, group: Group) -> bool:
    return must_go_home(game, group) or not _targets(game, group)


def _open(game: Game, group: Group, by: By) -> Decision | None:
    """A door that nobody has tried yet; who is shut in tries every one."""
    shut_in = _is_shut_in(game, group)
    if must_go_home(game, group) and not shut_in:
        return None
    for each in by.get("open", ()):
        opening = _opening(game, group, each.words[1])
        if opening is not None and (shut_in or not stands(game, opening).tried):
            return each
    return None


def _opening(game: Game, group: Group, id: str) -> Opening | None:
    one = level(game, place_of(game, group).depth)
    return one.opening(id) if one.has_opening(id) else None


def _walk(game: Game, group: Group, by: By) -> Decision | None:
    """Towards the nearest place of which one does not know what is behind it; home when it is time."""
    if _busy(game, group):
        return None
    if not _goes_home(game, group):
        goals = _targets(game, group)
    else:
        goals = _before_doors(game, group) if _is_shut_in(game, group) else [home(game)]
    return _towards(game, group, goals, by)


def home(game: Game) -> Place:
    """Behind the entrance."""
    return entrance(game, dungeon(game).entrances[0])


def _ways(game: Game, group: Group) -> dict[Place, list[Place]]:
    return cached(game, "all_ways", group.number, "", lambda: _all_ways(game, group))


def _all_ways(game: Game, group: Group) -> dict[Place, list[Place]]:
    return spread(place_of(game, group), lambda place: ways_on(game, place, frozenset()), FAR)


def _targets(game: Game, group: Group) -> list[Place]:
    """Unseen squares that a known way leads to, and squares before doors that nobody has tried."""
    known = seen(game)
    found = []
    for place in _ways(game, group):
        if place not in known or _has_untried_door(game, place):
            found.append(place)
    return found


def _has_untried_door(game: Game, place: Place) -> bool:
    return any(
        not stands(game, opening).tried and behind not in seen(game) for opening, behind in _shut_doors(game, place)
    )


def _is_shut_in(game: Game, group: Group) -> bool:
    """Whether a door has fallen shut on the way home."""
    return home(game) not in _ways(game, group) and not is_way_out(game, place_of(game, group))


def _before_doors(game: Game, group: Group) -> list[Place]:
    return [place for place in _ways(game, group) if next(_shut_doors(game, place), None) is not None]


def _shut_doors(game: Game, place: Place) -> Iterator[tuple[Opening, Place]]:
    """The shut doors of a square, and what lies behind each."""
    ground = squares(game, place.depth)
    for side in DIRECTIONS:
        id = ground.opening_of.get((place.square, side))
        opening = level(game, place.depth).opening(id) if id is not None else None
        if opening is not None and has_leaf(opening) and not is_open(game, opening):
            yield opening, next_to(place, side)


def _towards(game: Game, group: Group, goals: list[Place], by: By) -> Decision | None:
    ways = _ways(game, group)
    reachable = [goal for goal in goals if ways.get(goal)]
    if not reachable:
        return None
    way = ways[min(reachable, key=lambda goal: (len(ways[goal]), goal))]
    steps = {place: number for number, place in enumerate(way)}
    best: Decision | None = None
    far = -1
    for order in ("go", "explore"):
        for each in by.get(order, ()):
            place = read_place(each.words[1])
            if each.words[0] == str(group.number) and steps.get(place, -1) > far:
                best, far = each, steps[place]
    return best


def _dig(game: Game, group: Group, by: By) -> Decision | None:
    """If the way home is shut, dig or break through (delve.trap.force)."""
    if not _is_shut_in(game, group):
        return None
    for order in ("dig", "force", "break_through"):
        found = next(_idle(game, group, by, order), None)
        if found is not None:
            return found
    return None


_WISHES: Final[tuple[Callable[[Game, Group, By], Decision | None], ...]] = (
    _join,
    _light,
    _climb,
    _treat,
    _take,
    _open_chest,
    _wait_for_the_fallen,
    _leave,
    _search,
    _unlock,
    _open,
    _dig,
    _walk,
)
_OF_A_FOLLOWER: Final = (_light, _climb, _treat, _take, _open_chest, _search, _unlock, _dig)
"""What a seat that does not lead wishes."""
