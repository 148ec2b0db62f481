"""The march: who leads, who parts and joins, who maps and speaks, and when the turn is declared."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.chapters.movement import events
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.company import awake, is_beast, members, place_of, take_over
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.people import DEAD, GONE, OK, Group, Person
from podzem.systems.delve.rows import no

SEQUENCE: Final = "delve.time.sequence"


def gathered(game: Game) -> Group:
    """The party in town, as it is to march; who has joined since goes last, who is gone is left out."""
    group = game.march.copy() if game.march is not None else Group(1)
    going = [number for number, person in game.people.items() if person.state not in (DEAD, GONE)]
    group.members = [number for number in group.members if number in going]
    group.members += [number for number in going if number not in group.members]
    return group


def member_choices(game: Game, group: Group) -> list[tuple[str, ...]]:
    """Everybody of the group."""
    return [(person.id,) for person in members(game, group)]


def group_choices(game: Game, group: Group) -> list[tuple[str, ...]]:
    """The other groups."""
    return [(str(other.number),) for other in game.groups if other is not group]


def release(game: Game, group: Group, scribe: Scribe) -> None:
    """Everybody has an occupation: the turn may go on (delve.time.sequence)."""
    group.released = True


def why_not_lead(game: Game, group: Group, person: Person) -> Refusal | None:
    """Whoever is awake may lead, but no hired companion and no beast (delve.beast.hireling)."""
    if person.kind:
        return no("delve.beast.hireling", member=person.id)
    if person.state != OK:
        return no("delve.combat.down", member=person.id)
    return no(SEQUENCE, member=person.id) if group.members[0] == person.number else None


def lead(game: Game, group: Group, person: Person, scribe: Scribe) -> None:
    """He goes first, the others keep their order."""
    group.members.remove(person.number)
    group.members.insert(0, person.number)
    spots = sorted((game.people[number].at for number in group.members), key=lambda at: at != place_of(game, group))
    person.at, first = spots[0], person.at
    for other in members(game, group)[1:]:
        if other.at == person.at and sum(one.at == person.at for one in members(game, group)) > 2:
            other.at = first
            break
    events.order_changed(scribe, person)


def why_not_split(game: Game, group: Group, person: Person) -> Refusal | None:
    """One alone cannot part from himself, and whoever parts goes on his own feet with a mind of his own."""
    if len(awake(game, group)) < 2 or not [one for one in awake(game, group) if one is not person and not one.kind]:
        return no("delve.wander.interval", member=person.id)
    if person.kind:
        return no("delve.beast.hireling", member=person.id)
    return no("delve.combat.down", member=person.id) if person.state != OK else None


def split(game: Game, group: Group, person: Person, scribe: Scribe) -> None:
    """A group of its own, with the counter of the old one (delve.wander.interval)."""
    group.members.remove(person.number)
    number = max(other.number for other in game.groups) + 1
    twin = Group(number, [person.number], group.counter, list(group.trail), list(group.noises))
    twin.spent, twin.relight, twin.loud, twin.ran = group.spent, group.relight, group.loud, group.ran
    for role in ("mapper", "speaker", "flight_leader"):
        if getattr(group, role) == person.number:
            setattr(group, role, 0)
            setattr(twin, role, person.number)
    game.groups.append(twin)
    events.parted(scribe, person)


def why_not_join(game: Game, group: Group, other: Group) -> Refusal | None:
    """They must stand side by side; the dead go with nobody."""
    near = any(
        one.at.depth == two.at.depth and max(abs(one.at.x - two.at.x), abs(one.at.y - two.at.y)) <= 1
        for one in members(game, group)
        for two in members(game, other)
        if two.state != DEAD
    )
    return None if near else no("delve.wander.interval", group=other.number)


def join(game: Game, group: Group, other: Group, scribe: Scribe) -> None:
    """One group again; the greater counter holds (delve.wander.interval)."""
    group.members += other.members
    group.counter = max(group.counter, other.counter)
    group.spent = max(group.spent, other.spent)
    group.filled = max(group.filled, other.filled)
    for what in ("loud", "ran", "taken_up", "fought"):
        setattr(group, what, getattr(group, what) or getattr(other, what))
    group.noises = sorted({*group.noises, *other.noises})[-6:]
    game.groups.remove(other)
    take_over(game, group, other)
    events.joined(scribe, group)


def why_not_mapper(game: Game, group: Group, person: Person) -> Refusal | None:
    """Whoever maps needs free hands, and the group light (delve.map.player_map, delve.light.none)."""
    if game.stage != TOWN and not has_light(game, group):
        return no("delve.light.none", member=person.id)
    if person.state != OK or is_beast(person) or group.mapper == person.number:
        return no("delve.map.player_map", member=person.id, why="mapper")
    return (
        no("delve.map.player_map", member=person.id, why="hands") if limits.hands_used(person) >= limits.HANDS else None
    )


def choose_mapper(game: Game, group: Group, person: Person, scribe: Scribe) -> None:
    """He draws the map."""
    group.mapper = person.number
    events.mapper_chosen(scribe, person)


def why_not_speaker(game: Game, group: Group, person: Person) -> Refusal | None:
    """Any character who is awake."""
    if person.kind or person.state != OK or group.speaker == person.number:
        return no("delve.react.roll", member=person.id)
    return None


def choose_speaker(game: Game, group: Group, person: Person, scribe: Scribe) -> None:
    """He speaks for the group when somebody is met."""
    group.speaker = person.number
    events.speaker_chosen(scribe, person)


def why_not_flight_leader(game: Game, group: Group, person: Person) -> Refusal | None:
    """Any character who is awake."""
    if person.kind or person.state != OK or group.flight_leader == person.number:
        return no("delve.flee.roller", member=person.id)
    return None


def choose_flight_leader(game: Game, group: Group, person: Person, scribe: Scribe) -> None:
    """He leads the way if they must flee, whoever is the best."""
    group.flight_leader = person.number
    events.flight_leader_chosen(scribe, person)


def switch_relight(game: Game, group: Group, scribe: Scribe) -> None:
    """The standing order to light the next torch (delve.light.handling)."""
    group.relight = not group.relight
    events.relight_ordered(scribe, group)
