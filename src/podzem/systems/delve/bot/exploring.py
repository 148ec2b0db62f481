"""A turn of the caller: light, wounds, what is worth taking, a search of each room, doors, on, and home."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.memo import cached
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.bot.arming import take_up
from podzem.systems.delve.bot.strength import is_beaten
from podzem.systems.delve.bot.working import (
    By,
    first_of,
    first_of_words,
    is_busy,
    is_minded,
    of_the_free,
    search,
    sorted_out,
    tend,
    work,
)
from podzem.systems.delve.chapters.combat.arms import defence
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.chapters.movement.ways import entrance, is_way_out, next_to, spread, ways_on
from podzem.systems.delve.chapters.time.resting import GUARD
from podzem.systems.delve.company import awake, members, place_of, seat_of, seen
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.doors import has_leaf, is_open, stands
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level, squares
from podzem.systems.delve.people import STABLE, Group
from podzem.systems.delve.place import Place, read_place
from podzem.world.dungeon_map import Opening
from podzem.world.points import DIRECTIONS

LEAST_LIGHT: Final = 6
"""Turns of light with which one turns back."""
FAR: Final = 300
WORTH: Final = ("coins", "gem", "tableware", "potion", "key", "torch", "skin_oil")


def choose(game: Game, decisions: Sequence[Decision]) -> Decision:
    """The first of its wishes that is open."""
    by = sorted_out(game, decisions)
    group = _group(game, decisions)
    if group is None:
        return _for_its_own(game, by) or decisions[0]
    for wish in _WISHES:
        decision_or_none = wish(game, group, by)
        if decision_or_none is not None:
            return decision_or_none
    return first_of(by, "wait", str(group.number)) or decisions[0]


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
    return next((each for group in game.groups for each in of_the_free(game, group, by, GUARD)), first_of(by, GUARD))


def _group(game: Game, decisions: Sequence[Decision]) -> Group | None:
    numbers = [decision.words[0] for decision in decisions if decision.order == "wait"]
    return next((group for group in game.groups if str(group.number) in numbers), None)


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
        return first_of(by, "refill") or _free_a_hand(game, group, by)
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


def _march(game: Game, group: Group, by: By) -> Decision | None:
    """In the order of their Defence: one after another, from the last who is out of place, they go to the front."""
    people = [one for one in awake(game, group) if one.is_character]
    wanted = sorted(people, key=lambda one: -defence(game, one))
    for one in reversed(people):
        if one is wanted[-1]:
            wanted.pop()
    return first_of_words(by, "lead", str(group.number), wanted[-1].id) if wanted else None


def _climb(game: Game, group: Group, by: By) -> Decision | None:
    return next(of_the_free(game, group, by, "climb"), None)


def _take(game: Game, group: Group, by: By) -> Decision | None:
    return next((each for each in by.get("take", ()) if each.words[1].partition(".")[0] in WORTH), None)


def _wait_for_the_fallen(game: Game, group: Group, by: By) -> Decision | None:
    """A stabilised comrade wakes after a turn: nobody walks on without him."""
    return first_of(by, "wait", str(group.number)) if any(one.state == STABLE for one in members(game, group)) else None


def _open_chest(game: Game, group: Group, by: By) -> Decision | None:
    return next((each for each in by.get("open_chest", ()) if not is_minded(game, group, each.words[1])), None)


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
    return first_of(by, "leave", str(group.number)) if _goes_home(game, group) else None


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
            return None if is_minded(game, group, opening.id) else each
    return None


def _opening(game: Game, group: Group, id: str) -> Opening | None:
    one = level(game, place_of(game, group).depth)
    return one.opening(id) if one.has_opening(id) else None


def _walk(game: Game, group: Group, by: By) -> Decision | None:
    """Towards the nearest place of which one does not know what is behind it; home when it is time."""
    if is_busy(game, group):
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
        found = next(of_the_free(game, group, by, order), None)
        if found is not None:
            return found
    return None


_WISHES: Final[tuple[Callable[[Game, Group, By], Decision | None], ...]] = (
    _join,
    _march,
    _light,
    _climb,
    tend,
    take_up,
    _take,
    _wait_for_the_fallen,
    _leave,
    search,
    work,
    _open_chest,
    _open,
    _dig,
    _walk,
)
_OF_A_FOLLOWER: Final = (_light, _climb, tend, take_up, _take, search, work, _open_chest, _dig)
"""What a seat that does not lead wishes."""
