"""What the players call people, doors and squares, from what they know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from podzem.core.decisions import JUDGE, WATCHER, Decision, Fact, Namer
from podzem.core.errors import Malformed
from podzem.systems.delve.asked_about import HINT, about
from podzem.systems.delve.believed import known_bands
from podzem.systems.delve.below import place_and_words
from podzem.systems.delve.chapters.movement.ways import entrance
from podzem.systems.delve.chapters.visibility.sight import SOMEBODY, is_spotted, told_kind
from podzem.systems.delve.company import place_of, seen
from podzem.systems.delve.data.companions import COMPANIONS
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.document import own_hints, square_at
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level, squares
from podzem.systems.delve.lighting import FEET
from podzem.systems.delve.people import Band, Person
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.systems.delve.present import bands_met
from podzem.world.dungeon_map import Level, Opening, Trap
from podzem.world.texts import as_facts

Name = tuple[str, dict[str, Fact]] | str | None
COUNTED: Final = ("coins", "quiver", "stones", "healer_kit")
"""Of these a name says how many are left."""
UNSEEN: Final[tuple[str, dict[str, Fact]]] = ("member-somebody", {})
"""Whoever nobody has seen."""
Rivals = dict[int, dict[tuple[str, str], list[tuple[str, str]]]]
"""The known ways of each depth by their kind and wall, each with its area: those that would be called the same."""


@final
class DelveNames:
    """Names that follow from the state."""

    def namer(self, state: Game, viewer: int | None = None) -> Namer:
        """What names somebody, a square by how far it lies from the entrance, a door by what and where it is."""
        people = {person.id: person.name for person in state.people.values() if person.is_character}
        ready = {id: f"hero-{name}" for id, name in people.items() if name.isascii() and name.islower()}

        others, things = dict(_others(state, viewer == JUDGE)), dict(_items(state))
        rivals: Rivals = {}

        def name(id: str) -> Name:
            if id in people:
                return (ready[id], {}) if id in ready else people[id]
            known = others.get(id) or things.get(id) or _square(state, id)
            known = known or _thing(state, id, rivals) or _kind(id)
            return known or (_secret(state, id, rivals) if viewer == JUDGE else None)

        return name

    def namer_of(self, before: Game, decision: Decision | None, after: Game) -> Namer:
        """As things are called after the step."""
        return self.namer(after)

    def shown(self, state: Game, viewer: int) -> list[str]:
        """The ids of which a view speaks: the party, what it uses up and works on, ways, furnishings, dangers."""
        ids = [person.id for person in state.people.values()]
        ids += [item.id for person in state.people.values() for item in person.items if item.kind in COUNTED]
        if viewer == WATCHER:
            return ids
        ids += [id for id, snare in state.below.snares.items() if snare.found or snare.hinted]
        words = [word for person in state.people.values() for word in person.order[1:]]
        words += [write_place(place_and_words(line)[0]) for line in state.below.said]
        return list(dict.fromkeys([*ids, *known_ids(state), *words, *_asked(state, viewer), *_met(state, viewer)]))


def _others(game: Game, whole: bool) -> Iterator[tuple[str, tuple[str, dict[str, Fact]]]]:
    """Companions and those met by their kind and their number among their own; a band by its kind."""
    bands = game.bands if whole else known_bands(game)
    companies = [[person for person in game.people.values() if not person.is_character]]
    companies += [_known_of(game, band, whole) for band in bands]
    for company in companies:
        for one in company:
            alike = [other.number for other in company if other.kind == one.kind]
            yield one.id, (f"foe-{one.kind}", {"n": alike.index(one.number) + 1 if len(alike) > 1 else 0})
    for band in bands:
        yield f"band.{band.number}", ((f"foe-{band.kind}", {"n": 0}) if whole or _has_kind(game, band) else UNSEEN)


def _has_kind(game: Game, band: Band) -> bool:
    """Whether the party knows of what kind a band is: it has seen one of them."""
    promised = (favour.kind for favour in game.favours if favour.band == band.number)
    return bool(band.held_by) or SOMEBODY not in (*promised, *([] if band.waits else [told_kind(game, band)]))


def _known_of(game: Game, band: Band, whole: bool) -> list[Person]:
    """Those of a band whom the party has seen come first, in that order: their numbers tell of nobody else."""
    if band.held_by:
        return band.members
    order = [number for group in game.groups for number in (*group.named, *group.memory)]
    ranks = {one.number: order.index(one.number) for one in band.members if one.number in order}
    known = sorted((one for one in band.members if one.number in ranks), key=lambda one: ranks[one.number])
    others = [one for one in band.members if one.number not in ranks]
    return known + [one for one in others if whole or (game.meeting is not None and is_spotted(game, one))]


def _items(game: Game) -> Iterator[tuple[str, tuple[str, dict[str, Fact]]]]:
    """A thing by its kind; where one has several, by which of them it is; what is used up by how much is left."""
    heaps = [heap.items for heap in game.below.lying if heap.seen and (heap.opened or not heap.container)]
    for items in [person.items for person in game.people.values()] + heaps:
        for item in items:
            if item.kind in COUNTED:
                yield item.id, (f"own-{item.kind}", {"count": item.count})
                continue
            alike = [other.number for other in items if other.kind == item.kind]
            n = alike.index(item.number) + 1 if len(alike) > 1 else 0
            yield item.id, ("own-thing", {"term": f"item-{item.kind}", "n": n})


def _kind(id: str) -> Name:
    """Somebody who was met and is gone by his kind: stories still speak of him."""
    kind = id.rpartition(".")[0]
    return (f"foe-{kind}", {"n": 0}) if kind in CREATURES or kind in COMPANIONS else None


def known_ids(game: Game) -> list[str]:
    """Ways and furnishings of which the party has seen a square."""
    found: list[str] = []
    for depth in sorted({place.depth for place in seen(game) if place.depth}):
        ground, known = squares(game, depth), {place.square for place in seen(game) if place.depth == depth}
        found += [id for id, edges in ground.openings.items() if any(square in known for square, _ in edges)]
        for feature in level(game, depth).features:
            if square_at(game, depth, feature.area, feature.at) in known:
                found.append(feature.id)
    return found


def _square(game: Game, id: str) -> Name:
    try:
        place = read_place(id)
    except Malformed:
        return None
    if not place.depth:
        return "square-outside", {}
    return _offset(game, place)


def _offset(game: Game, place: Place) -> tuple[str, dict[str, Fact]]:
    first = entrance(game, dungeon(game).entrances[0])
    dx, dy = place.x - first.x, place.y - first.y
    facts: dict[str, Fact] = {"depth": place.depth, "ew": FEET * abs(dx), "ns": FEET * abs(dy)}
    way = ("n" if dy < 0 else "s" if dy else "") + ("w" if dx < 0 else "e" if dx else "")
    return f"square-{way or 'entrance'}", facts


def _thing(game: Game, id: str, rivals: Rivals) -> Name:
    """A door, a way, a furnishing, a chest, a trap by its id in the map, if the party knows of it."""
    heap = next((heap for heap in game.below.lying if heap.treasure == id and heap.seen), None)
    if heap is not None:
        return f"holds-{heap.container or 'heap'}", {}
    snare = game.below.snares.get(id)
    found = game.below.doors.get(id)
    is_known = id in known_ids(game) or id in dungeon(game).entrances or (found is not None and found.found)
    for one in dungeon(game).levels:
        if one.has_opening(id):
            return _way(game, one, one.opening(id), rivals) if is_known else None
        if one.has_feature(id):
            return ("own-text", {"text": as_facts(one.feature(id).text)}) if is_known else None
        for trap in one.traps:
            if trap.id == id and snare is not None and (snare.found or snare.hinted):
                return _trap(game, trap, snare.found)
    return None


def _secret(game: Game, id: str, rivals: Rivals) -> Name:
    """What the judge alone calls by its name: traps nobody knows of, what would hint at one, hidden doors."""
    bare = id.removeprefix(f"{HINT}.")
    for one in dungeon(game).levels:
        for trap in one.traps:
            if trap.id == bare:
                return _trap(game, trap, True) if bare == id else _hint(game, trap)
        if one.has_opening(id):
            return _way(game, one, one.opening(id), rivals)
    return None


def _hint(game: Game, trap: Trap) -> Name:
    hints = own_hints(game, trap)
    if not hints:
        return f"hint-{trap.type}", {}
    first = hints[0]
    return "own-text", {"text": as_facts({"": first} if isinstance(first, str) else first)}


def _asked(game: Game, viewer: int) -> list[str]:
    """What the question to a viewer is about."""
    return [id for one in game.questions[-1:] if one.seat == viewer for id in about(game, one)]


def _met(game: Game, viewer: int) -> list[str]:
    """The judge may change what anybody does: those met have their names and numbers for him."""
    return [one.id for band in bands_met(game) for one in band.members] if viewer == JUDGE else []


def _trap(game: Game, trap: Trap, is_found: bool) -> Name:
    """A trap by its kind; one that was only hinted at by what it was hinted with (delve.trap.hint)."""
    if is_found:
        return f"trap-{trap.type}", {}
    return ("danger" if own_hints(game, trap) else f"hint-{trap.type}"), {}


def _way(game: Game, one: Level, opening: Opening, found: Rivals) -> Name:
    """A way by its kind and the wall it is in, as the party faces it; where another is called so, by its place, too.

    The short name is for the one that is in sight of the party rather than for what it remembers elsewhere.
    """
    if opening.id in dungeon(game).entrances:
        return "way-entrance", {}
    if opening.to_depth:
        return ("way-down" if opening.to_depth > one.depth else "way-up"), {}
    faced = _faced(game, one, opening)
    if faced is None:
        return f"way-{_told(opening)}", {"side": opening.direction}
    area, square, side = faced
    rivals = [of for id, of in _rivals(game, one, found).get((_told(opening), side), ()) if id != opening.id]
    if not rivals or (area in _areas_here(game, one)[:1] and area not in rivals):
        return f"way-{_told(opening)}", {"side": side}
    where, facts = _offset(game, Place(one.depth, *square))
    return f"way-{_told(opening)}-there", {**facts, "side": side, "at": where.partition("-")[2]}


def _told(opening: Opening) -> str:
    kind = opening.door.kind if opening.door is not None else "gap"
    word = "secret" if opening.is_hidden else "grate" if kind == "portcullis" else kind
    return word if word in ("gap", "arch", "grate", "secret") else "door"


def _faced(game: Game, one: Level, opening: Opening) -> tuple[str, tuple[int, int], str] | None:
    """The area, the square and the wall of a way on the side where somebody of the party stands, else on its first."""
    areas = squares(game, one.depth).area_of
    edges = squares(game, one.depth).openings.get(opening.id, ())
    found = [edge for area in _areas_here(game, one) for edge in edges if areas[edge[0]] == area] or list(edges)
    return (areas[found[0][0]], *found[0]) if found else None


def _areas_here(game: Game, one: Level) -> list[str]:
    """The areas of a level in which the groups of the party stand."""
    areas, places = squares(game, one.depth).area_of, [place_of(game, group) for group in game.groups]
    return [areas[at.square] for at in places if at.depth == one.depth and at.square in areas]


def _rivals(game: Game, one: Level, found: Rivals) -> dict[tuple[str, str], list[tuple[str, str]]]:
    """The known ways of a level by what they would be called, worked out once for a namer."""
    if one.depth not in found:
        known, called = set(known_ids(game)), found.setdefault(one.depth, {})
        for way in one.openings:
            faced = _faced(game, one, way) if way.id in known and not way.to_depth else None
            if faced is not None:
                called.setdefault((_told(way), faced[2]), []).append((way.id, faced[0]))
    return found[one.depth]
