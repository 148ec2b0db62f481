"""What the players call people, doors and squares, from what they know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from podzem.core.decisions import WATCHER, Decision, Fact, Namer
from podzem.core.errors import Malformed
from podzem.systems.delve.below import place_and_words
from podzem.systems.delve.chapters.movement.ways import entrance
from podzem.systems.delve.company import seen
from podzem.systems.delve.data.companions import COMPANIONS
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.document import own_hints, square_at
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level, squares
from podzem.systems.delve.lighting import FEET
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.world.dungeon_map import Level, Opening, Trap
from podzem.world.texts import as_facts

Name = tuple[str, dict[str, Fact]] | str | None


@final
class DelveNames:
    """Names that follow from the state."""

    def namer(self, state: Game, viewer: int | None = None) -> Namer:
        """What names somebody, a square by how far it lies from the entrance, a door by what and where it is."""
        people = {person.id: person.name for person in state.people.values() if person.is_character}
        ready = {id: f"hero-{name}" for id, name in people.items() if name.isascii() and name.islower()}

        others, things = dict(_others(state)), dict(_items(state))

        def name(id: str) -> Name:
            if id in people:
                return (ready[id], {}) if id in ready else people[id]
            return others.get(id) or things.get(id) or _square(state, id) or _thing(state, id) or _kind(id)

        return name

    def namer_of(self, before: Game, decision: Decision | None, after: Game) -> Namer:
        """As things are called after the step."""
        return self.namer(after)

    def shown(self, state: Game, viewer: int) -> list[str]:
        """The ids of which a view speaks: the party, known ways and furnishings, what occupations are about."""
        ids = [person.id for person in state.people.values()]
        if viewer == WATCHER:
            return ids
        words = [word for person in state.people.values() for word in person.order[1:]]
        words += [write_place(place_and_words(line)[0]) for line in state.below.said]
        return list(dict.fromkeys([*ids, *known_ids(state), *words]))


def _others(game: Game) -> Iterator[tuple[str, tuple[str, dict[str, Fact]]]]:
    """Companions and those met by their kind and their number among their own; a band by its kind."""
    companies = [[person for person in game.people.values() if not person.is_character]]
    companies += [band.members for band in game.bands]
    for company in companies:
        for one in company:
            alike = [other.number for other in company if other.kind == one.kind]
            yield one.id, (f"foe-{one.kind}", {"n": alike.index(one.number) + 1 if len(alike) > 1 else 0})
    for band in game.bands:
        yield f"band.{band.number}", (f"foe-{band.kind}", {"n": 0})


def _items(game: Game) -> Iterator[tuple[str, tuple[str, dict[str, Fact]]]]:
    """A thing by its kind; where one has several, by which of them it is."""
    heaps = [heap.items for heap in game.below.lying if heap.seen]
    for items in [person.items for person in game.people.values()] + heaps:
        for item in items:
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


def _thing(game: Game, id: str) -> Name:
    """A door, a way, a furnishing, a chest, a trap by its id in the map, if the party knows of it."""
    heap = next((heap for heap in game.below.lying if heap.treasure == id and heap.seen), None)
    if heap is not None:
        return f"holds-{heap.container or 'heap'}", {}
    snare = game.below.snares.get(id)
    is_known = id in known_ids(game) or id in dungeon(game).entrances
    for one in dungeon(game).levels:
        if one.has_opening(id):
            return _way(game, one, one.opening(id)) if is_known else None
        if one.has_feature(id):
            return ("own-text", {"text": as_facts(one.feature(id).text)}) if is_known else None
        for trap in one.traps:
            if trap.id == id and snare is not None and (snare.found or snare.hinted):
                return _trap(game, trap, snare.found)
    return None


def _trap(game: Game, trap: Trap, is_found: bool) -> Name:
    """A trap by its kind; one that was only hinted at by what it was hinted with (delve.trap.hint)."""
    if is_found:
        return f"trap-{trap.type}", {}
    return ("danger" if own_hints(game, trap) else f"hint-{trap.type}"), {}


def _way(game: Game, one: Level, opening: Opening) -> Name:
    """A way by its kind, the wall it is in, and where."""
    if opening.id in dungeon(game).entrances:
        return "way-entrance", {}
    kind = opening.door.kind if opening.door is not None else "gap"
    if opening.to_depth:
        return ("way-down" if opening.to_depth > one.depth else "way-up"), {}
    word = "secret" if opening.is_hidden else "grate" if kind == "portcullis" else kind
    told = word if word in ("gap", "arch", "grate", "secret") else "door"
    sides = squares(game, one.depth).openings.get(opening.id, ())
    side = sides[0][1] if sides else opening.direction
    return f"way-{told}", {"side": side}
