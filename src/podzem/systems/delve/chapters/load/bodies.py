"""Comrades who lie: carried by one or two, left where they lie by whoever walks on (delve.load.body)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.load import events, limits
from podzem.systems.delve.company import awake, found_person, group_of, is_beast, members, take_over
from podzem.systems.delve.game import COMBAT, TURN, Game
from podzem.systems.delve.near import at_hand
from podzem.systems.delve.people import DOWN, STABLE, Group, Person
from podzem.systems.delve.rows import FREE, MAIN, Word, no, row
from podzem.systems.delve.steps import touches

BODY: Final = "delve.load.body"


def lies(person: Person) -> bool:
    """Whether he lives and cannot walk."""
    return person.state in (DOWN, STABLE)


def fallen(game: Game, person: Person) -> list[Person]:
    """Comrades who lie within reach and can be carried, of whichever group."""
    near = at_hand(game, person)
    return [one for one in game.people.values() if lies(one) and one is not person and one.at in near]


def lift_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Who lies there."""
    return [(one.id,) for one in fallen(game, person)]


def find_fallen(game: Game, person: Person, text: str) -> Person | None:
    """A comrade who lies."""
    other = found_person(game, text)
    return other if other is not None and lies(other) and other is not person else None


def why_not_lift(game: Game, person: Person, other: Person) -> Refusal | None:
    """With both hands free, one or two bear him; out of a pit with a rope (delve.trap.effects)."""
    near = other in fallen(game, person) and (game.stage == TURN or touches(game, person.at, other.at))
    if person.bears or is_beast(person) or len(bearers(game, other)) > 1 or limits.hands_used(person) or not near:
        return no(BODY, member=person.id, other=other.id)
    if other.pit and not _has_rope(game, person):
        return no("delve.trap.effects", member=person.id, other=other.id)
    return None


def _has_rope(game: Game, person: Person) -> bool:
    group = group_of(game, person)
    people = awake(game, group) if group is not None else [person]
    return any(item.kind == "rope" for one in people for item in one.items)


def bearers(game: Game, other: Person) -> list[Person]:
    """Who bears him."""
    return [one for one in game.people.values() if one.bears == other.number]


def lift(game: Game, person: Person, other: Person, scribe: Scribe) -> None:
    """He bears him; his gear counts nothing meanwhile."""
    person.bears, other.at, other.pit = other.number, person.at, ""
    group, old = group_of(game, person), group_of(game, other)
    if group is not None and old is not None and old is not group:
        old.members.remove(other.number)
        group.members.append(other.number)
        if not old.members:
            game.groups.remove(old)
            take_over(game, group, old)
    events.lifted(scribe, person, other)


def why_not_set_down(game: Game, person: Person) -> Refusal | None:
    """Only who bears somebody."""
    return None if person.bears else no(BODY, member=person.id)


def set_down(game: Game, person: Person, scribe: Scribe) -> None:
    """The comrade lies where he is."""
    other = game.people[person.bears]
    person.bears = 0
    events.set_down(scribe, person, other)


def let_go(game: Game, other: Person) -> None:
    """Nobody bears him any more: he is on his feet, or dead."""
    for one in bearers(game, other):
        one.bears = 0


def carry_along(game: Game, person: Person) -> None:
    """Whom he bears comes to where he has come."""
    if person.bears:
        game.people[person.bears].at = person.at


def leave_lying(game: Game, group: Group, scribe: Scribe) -> None:
    """Who lies and is not borne stays where he is, in a group of his own, when the others have walked on."""
    people = awake(game, group)
    near = at_hand(game, people[0]) if people else frozenset()
    left = [one for one in members(game, group) if lies(one) and one.at not in near]
    if not people or not left:
        return
    for one in left:
        group.members.remove(one.number)
        events.left_lying(scribe, one)
    number = max(other.number for other in game.groups) + 1
    game.groups.append(Group(number, [one.number for one in left], group.counter, spent=group.spent))


FALLEN: Final = Word("other", find_fallen, BODY)
ROWS: Final = (
    row("lift", (TURN, COMBAT), (FALLEN,), lift_choices, why_not_lift, lift, cost=MAIN),
    row("set_down", (TURN, COMBAT), (), why_not=why_not_set_down, do=set_down, cost=FREE),
)
