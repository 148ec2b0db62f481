"""Into the dungeon: who goes and who stays outside (surface.dungeon.entrance, surface.dungeon.animals)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, PC, Member
from podzem.expedition.question import Question
from podzem.systems.dungeon import front_door
from podzem.systems.surface import goal
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.chapters import budget, hours, parting, splitting
from podzem.systems.surface.chapters.going_below import camp, entering
from podzem.systems.surface.chapters.movement import gates
from podzem.systems.surface.chapters.rivers import crossing
from podzem.systems.surface.chapters.settlements import men
from podzem.systems.surface.events import below as events
from podzem.systems.surface.events import travel
from podzem.systems.surface.game import Descent, Game
from podzem.systems.surface.parties import BELOW, DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, SeatOrder, Words, asked, asking
from podzem.systems.surface.telling import side
from podzem.world.region.region import Landmark

CLAUSE: Final = "surface.dungeon.entrance"
ANIMALS: Final = "surface.dungeon.animals"
GOAL: Final = "dungeon.premise.goal"
ENTER: Final = "enter_dungeon"
DESCENT: Final = "descent"
TAKE: Final = "take_below"
DESCEND: Final = "descend"
STAY: Final = "stay_out"


def entrances_here(game: Game, party: Party) -> list[Landmark]:
    """The ways below in its cell that the party has found."""
    return [mark for mark in land_of(game, party).landmarks_at(party.cell) if mark.dungeon]


def barred_by(member: Member) -> str:
    """The clause by which somebody cannot go below; empty where he can."""
    if member.type in front_door.NEVER:
        return ANIMALS
    if men.stays_above(member):
        return men.CLAUSE
    return "" if member.is_up or member.status == CAPTIVE else CLAUSE


def all_who_may(game: Game, party: Party) -> list[Member]:
    """Everybody of a party who can go below."""
    return [member for member in game.members_of(party) if not barred_by(member)]


def _entrances(game: Game, party: Party) -> Iterable[Words]:
    return [(mark.id,) for mark in entrances_here(game, party)]


def _why_not_enter(game: Game, party: Party, words: Words) -> Refusal | None:
    """Found, in this cell, on a bank that can be reached, and a hero leads it."""
    mark = next((mark for mark in entrances_here(game, party) if mark.id == words[0]), None)
    if mark is None:
        return Refusal(CLAUSE, ENTER)
    out_of_reach = mark.bank and mark.bank not in crossing.reachable(game, party, land_of(game, party))
    if out_of_reach or party.aboard:
        return Refusal(CLAUSE, ENTER, {"landmark": mark.id})
    return _why_not_without_hero(all_who_may(game, party), ENTER)


def _why_not_without_hero(going: list[Member], order: str) -> Refusal | None:
    has_hero = any(member.kind == PC and member.is_up for member in going)
    return None if has_hero else Refusal(GOAL, order, {"count": len(going)})


def _enter(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The march is stopped, and the caller says who goes; an entrance that is drawn wrong is not here."""
    mark = region_of(game).landmark(words[0])
    facts: dict[str, Value] = {"party": party.number, "landmark": mark.id}
    if mark.cell != party.cell:
        scribe.record(travel.NOT_HERE, facts, audience=side(game, party))
        return
    party.march = None
    scribe.record(events.AT_THE_ENTRANCE, facts, audience=side(game, party))
    game.questions.append(Question(DESCENT, party.caller, [], [mark.id], DESCEND, party.number))


def _named(game: Game) -> list[Member]:
    """Who was named so far."""
    return [game.members[number] for number in game.questions[-1].members]


def _going(game: Game) -> list[Member]:
    """Who was named; everybody who can go where nobody was."""
    return _named(game) or all_who_may(game, game.party(game.questions[-1].number))


def _still_here(game: Game, seat: int) -> list[Member]:
    question = game.questions[-1]
    people = game.members_of(game.party(question.number))
    return [member for member in people if member.number not in question.members]


def _takeable(game: Game, seat: int) -> Iterable[Words]:
    return [(member.id,) for member in _still_here(game, seat)]


def _why_not_take(game: Game, seat: int, words: Words) -> Refusal | None:
    member = next((one for one in _still_here(game, seat) if one.id == words[0]), None)
    if member is None:
        return Refusal(CLAUSE, TAKE)
    clause = barred_by(member)
    return Refusal(clause, TAKE, {"member": member.id}) if clause else None


def _take(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    member = next(one for one in _still_here(game, seat) if one.id == words[0])
    question = game.questions[-1]
    question.members.append(member.number)
    scribe.record(events.TAKEN_BELOW, {"member": member.id}, audience=side(game, game.party(question.number)))


def _once(game: Game, seat: int) -> Iterable[Words]:
    return [()]


def _why_not_descend(game: Game, seat: int, words: Words) -> Refusal | None:
    return _why_not_without_hero(_going(game), DESCEND)


def _descend(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    going, question = _going(game), game.questions.pop()
    mark = region_of(game).landmark(question.words[0])
    explorers = _apart(game, game.party(question.number), going, scribe)
    go_below(game, explorers, mark, scribe)


def _always(game: Game, seat: int, words: Words) -> Refusal | None:
    return None


def _stay(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    party = game.party(game.questions.pop().number)
    scribe.record(events.STAYED_OUT, {"party": party.number}, audience=side(game, party))


def _apart(game: Game, party: Party, going: list[Member], scribe: Scribe) -> Party:
    """Those who go are a party; who stays is one of its own, with a watch or without (surface.dungeon.camp)."""
    numbers = {member.number for member in going}
    staying = [member for member in game.members_of(party) if member.number not in numbers]
    for member in game.members_of(party):
        member.rides = member.rides if member in staying and member.rides not in numbers else 0
    if not staying:
        return party
    camping = side(game, party)
    if any(parting.keeps_watch(member) for member in staying):
        explorers, left = splitting.part_with(game, party, going, _caller(party, going)), party
        left.caller, left.march = _caller(party, staying), None
    else:
        explorers, left = party, splitting.part_with(game, party, staying, party.caller)
        camp.tie_up(game, left)
    scribe.record(events.CAMP_LEFT, {"party": left.number, "members": [one.id for one in staying]}, audience=camping)
    return explorers


def _caller(party: Party, people: list[Member]) -> int:
    """The caller goes on calling where he has people; elsewhere the owner of the first hero or companion."""
    owners = [member.owner for member in sorted(people, key=lambda one: one.kind != PC) if member.owner >= 0]
    return party.caller if party.caller in owners else owners[0]


def site_of(game: Game, mark: Landmark) -> str:
    """The landmark under which its dungeon is kept: the first that leads into the same."""
    return next(id for id in goal.dungeons(game) if region_of(game).landmark(id).dungeon == mark.dungeon)


def go_below(game: Game, party: Party, mark: Landmark, scribe: Scribe) -> None:
    """Its hour is handed over, and its people are the dungeon's company until they are out."""
    gates.cross_to(game, party, mark)
    budget.fix(game, party)
    members, site = game.members_of(party), site_of(game, mark)
    facts: dict[str, Value] = {"party": party.number, "landmark": mark.id, "members": [one.id for one in members]}
    scribe.record(events.WENT_DOWN, facts, audience=side(game, party))
    entering.opened(game, site)
    party.end_action()
    party.phase, party.inside, party.march = BELOW, "", None
    opening = mark.entrance or game.sites[site].entrances[0]
    descent = Descent(party.number, site, mark.id, waits=opening, since=hours.turn_of_day(party))
    game.descents.append(descent)
    entering.go_in(game, descent, scribe)
    entering.tell_waiting(game, descent, scribe)


_ASKED: Final = (asking(DESCENT),)
ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec(ENTER, ("party", "landmark")),
        phases=(DAWN, MARCH),
        choices=_entrances,
        why_not=_why_not_enter,
        do=_enter,
    ),
    SeatOrder(
        spec=OrderSpec(DESCEND), stages=_ASKED, whose=asked, choices=_once, why_not=_why_not_descend, do=_descend
    ),
    SeatOrder(
        spec=OrderSpec(TAKE, ("member",)),
        stages=_ASKED,
        whose=asked,
        choices=_takeable,
        why_not=_why_not_take,
        do=_take,
    ),
    SeatOrder(spec=OrderSpec(STAY), stages=_ASKED, whose=asked, choices=_once, why_not=_always, do=_stay),
)
