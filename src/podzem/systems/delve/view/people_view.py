"""The party as it is shown: sheets with ready and stowed slots, groups in their places, lights with their turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import WATCHER
from podzem.core.events import Term
from podzem.systems.delve import abilities
from podzem.systems.delve.abilities import Pair
from podzem.systems.delve.chapters.combat import arms
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.chapters.movement import pace
from podzem.systems.delve.chapters.movement.slowness import is_slow
from podzem.systems.delve.chapters.town.growth import THRESHOLDS
from podzem.systems.delve.company import group_of, members, place_of, ranks, seat_of
from podzem.systems.delve.data.fighting import modifier, number
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import ROUNDS, Game
from podzem.systems.delve.lighting import shining
from podzem.systems.delve.people import ATTRIBUTES, DOWN, OK, SEARCHING, SKILLS, Group, Person
from podzem.systems.delve.things import Item
from podzem.systems.delve.view.map_view import middle
from podzem.systems.delve.view.shapes import (
    ClockView,
    GroupView,
    LightView,
    MemberView,
    PairView,
    RoomView,
    ThingView,
    WorkView,
)

PAIRS: tuple[Pair, ...] = (
    abilities.NOTICE,
    abilities.STEALTH,
    abilities.CRAFT,
    abilities.FORCE,
    abilities.RUN,
)


def member_view(game: Game, person: Person, viewer: int) -> MemberView:
    """Somebody of the party; what he is occupied with is no business of whoever only watches."""
    group = group_of(game, person)
    own = person.is_character
    defended, armed = arms.defence_terms(game, person), arms.attack_terms(person, arms.melee_arms(person)[0])
    return MemberView(
        id=person.id,
        number=person.number,
        kind="hero" if own else "companion",
        type=looks(person),
        name=person.name,
        owner=seat_of(game, person),
        group=None if group is None or not person.at.depth else group.number,
        status="active" if person.state == OK else person.state,
        rounds_left=number("down", "rounds") - max(0, person.rounds) if person.state == DOWN else 0,
        attributes={name: [getattr(person, name), modifier(getattr(person, name))] for name in ATTRIBUTES}
        if own
        else {},
        skills={name: getattr(person, name) for name in SKILLS} if own else {},
        pairs=[_pair(person, pair) for pair in PAIRS],
        level=person.level,
        xp=person.xp,
        xp_next=next((each for each in THRESHOLDS if person.is_character and person.xp < each), None),
        points=person.points,
        hp=person.hp,
        most=abilities.most_hp(person),
        wounded=abilities.is_wounded(person),
        slow=is_slow(game, person),
        defence=sum(term.value for term in defended),
        defence_terms=written(defended),
        attack=sum(term.value for term in armed),
        attack_terms=written(armed),
        exhaustion=person.exhaustion,
        hidden=person.hidden,
        bears=game.people[person.bears].id if person.bears else "",
        ready=RoomView(limits.ready_slots(game, person), limits.ready_limit(person)),
        stowed=RoomView(limits.stowed_slots(game, person), limits.stowed_limit(person)),
        items=[_thing(item) for item in person.items],
        order=_work(person) if person.order and viewer != WATCHER else None,
        main_used=person.main_used,
        moved=person.moved,
        done=person.done,
        treated=person.treated,
    )


def _work(person: Person) -> WorkView:
    verb, *words = person.order
    return WorkView(verb, words, [tag for word in words for tag in word.split(",")] if verb == SEARCHING else [])


LOOKS: Final = (
    ("plate", "armoured_man"),
    ("mail", "armoured_man"),
    ("bow", "archer"),
    ("crossbow", "archer"),
    ("healer_kit", "healer"),
    ("lockpicks", "porter"),
    ("craft_set", "digger"),
    ("sling", "slinger"),
    ("spear", "spearman"),
)


def looks(person: Person) -> str:
    """How somebody is drawn: those met and hired by their kind, a character by the first of his things that tells."""
    if not person.is_character:
        return person.kind
    kinds = {item.kind for item in person.items}
    return next((drawn for kind, drawn in LOOKS if kind in kinds), "man")


def _pair(person: Person, pair: Pair) -> PairView:
    return PairView(*pair, abilities.level(person, pair), written(abilities.terms(person, pair)))


def written(terms: Sequence[Term]) -> list[list[str]]:
    """Terms as a view has them: name, signed value, clause."""
    return [[term.name, f"{term.value:+d}", term.clause] for term in terms]


def _thing(item: Item) -> ThingView:
    gear = GEAR[item.kind]
    return ThingView(
        id=item.id,
        kind=item.kind,
        where=item.where,
        bundle=item.bundle,
        count=item.count,
        value=item.value,
        left=item.left,
        burning=item.lit,
        loaded=item.loaded,
        broken=item.broken,
        slots=limits.slots([item]),
        small=gear.small,
    )


def group_view(game: Game, group: Group) -> GroupView:
    """A group in its squares."""
    here = place_of(game, group)
    below = [person for person in members(game, group) if person.at.depth]
    at = {person.number: person.id for person in members(game, group)}
    return GroupView(
        number=group.number,
        depth=here.depth,
        at=middle(here.square),
        heading=group.heading,
        ranks=[[person.id for person in rank] for rank in ranks(game, group)],
        spots={person.id: middle(person.at.square) for person in below if person.at.depth == here.depth},
        lights=[middle(place.square) for place, _ in shining(game) if place in {person.at for person in below}],
        speed=pace.feet(game, group, pace.EXPLORE) if here.depth else 0,
        left=10 * pace.squares_left(game, group, pace.EXPLORE) if here.depth else 0,
        legs=[],
        fast=group.ran,
        mapper=at.get(group.mapper, ""),
        speaker=at.get(group.speaker, ""),
        flight_leader=at.get(group.flight_leader, ""),
        relight=group.relight,
        has_light=pace.has_light(game, group) if here.depth else True,
    )


def clock_view(game: Game) -> ClockView:
    """The turn, and every burning light in somebody's hand with its turns."""
    lights = [
        LightView(item.id, person.id, item.left, GEAR["skin_oil" if item.kind == "lamp" else item.kind].turns)
        for person in game.people.values()
        for item in person.items
        if item.lit
    ]
    return ClockView(game.turn, game.clock % ROUNDS, lights)
