"""What a viewer may know of an expedition, built up from nothing."""

from __future__ import annotations

from typing import Any

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.memo import frozen
from podzem.expedition.fight_view import fight_view
from podzem.expedition.member_view import captive_view, member_view
from podzem.expedition.people import CAPTIVE, Member
from podzem.expedition.shapes import LedgerView, MeetingView, MemberView, Mention, OrderView, QuestionView
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.light.light import lights_of
from podzem.systems.dungeon.game import COMBAT, MEETING, ORDERS, TOWN, Game
from podzem.systems.dungeon.group_speed import group_speed
from podzem.systems.dungeon.groups import Group, Leg, Order
from podzem.systems.dungeon.spots import spots_of
from podzem.systems.dungeon.view import meeting_view, town_view
from podzem.systems.dungeon.view.map_view import levels_seen, secrets_of
from podzem.systems.dungeon.view.shapes import ClockView, ExpeditionView, GroupView, LegView, LightView
from podzem.world.points import Point


def in_hs(point: Point) -> list[float]:
    """A point in hs for drawing."""
    return [point[0] / 2, point[1] / 2]


def seen_by(game: Game, viewer: int) -> ExpeditionView:
    """The view of a seat, a watcher or the judge."""
    with frozen(*game.parts):
        return _seen_by(game, viewer)


def _seen_by(game: Game, viewer: int) -> ExpeditionView:
    is_party = viewer != WATCHER
    return ExpeditionView(
        viewer=viewer,
        stage=_stage(game, viewer),
        turn=game.company.turn,
        day_turn=game.company.day_turn,
        phase=game.fight.phase if game.fight else 0,
        caller=game.company.caller,
        leader=game.members[game.company.leader].id if game.company.leader in game.members else None,
        levels=levels_seen(game, is_party),
        groups=[_group(game, group) for group in game.groups],
        members=[_member(game, member, viewer) for member in game.members.values() if member.owner >= 0],
        captives=[captive_view(member) for member in game.members.values() if member.status == CAPTIVE],
        clock=ClockView(game.company.turn, _lights(game)),
        meeting=_meeting(game, viewer) if game.stage == MEETING and game.meeting else None,
        fight=fight_view(game.company, game.fight, viewer) if game.stage == COMBAT and game.fight else None,
        town=town_view.seen_by(game) if game.stage == TOWN else None,
        ledger=LedgerView(game.company.ledger.delivered, game.company.ledger.income, game.company.ledger.purse[:]),
        questions=[_question(game, question) for question in game.questions[-1:] if question.seat == viewer],
        status=game.status,
        secrets=secrets_of(game) if viewer == JUDGE else None,
    )


def _stage(game: Game, viewer: int) -> str:
    """Which part of the rules is played; who is told nothing of those met waits as at the end of any turn."""
    is_secret = game.stage == MEETING and game.meeting is not None and not game.meeting.told
    return ORDERS if is_secret and viewer != JUDGE else game.stage


def _group(game: Game, group: Group) -> GroupView:
    return GroupView(
        number=group.number,
        depth=group.depth,
        at=in_hs(group.at),
        heading=group.heading,
        ranks=[[game.members[number].id for number in rank] for rank in group.ranks],
        spots={game.members[number].id: in_hs(spot) for number, spot in spots_of(game, group).items()},
        lights=[in_hs(point) for point in lights_of(game, group)],
        speed=group_speed(game, group),
        legs=[_leg(leg) for leg in group.legs if leg.points or leg.heading],  # what was walked has neither
        fast=group.fast,
    )


def _leg(leg: Leg) -> LegView:
    return LegView([in_hs(point) for point in leg.points], leg.heading, leg.hs)


def _member(game: Game, member: Member, viewer: int) -> MemberView:
    order = game.orders.get(member.number)
    return member_view(game.company, member, _order(game, order) if order and viewer != WATCHER else None)


def _order(game: Game, order: Order) -> OrderView:
    return OrderView(verb=order.verb, about=[_mention(game, word) for word in order.words])


def _mention(game: Game, word: str) -> Mention:
    """A word of an order: somebody by his type and number, a thing by its kind, anything else by its id alone."""
    kind, _, number = word.partition(".")
    if not (kind.isidentifier() and number.isdecimal()):
        return Mention("", word, "", None)
    member = game.members.get(int(number))
    term = "member" if member is not None and member.id == word else "item"
    return Mention(term, word, kind, int(number))


def _lights(game: Game) -> list[LightView]:
    """Every burning light in somebody's hand with its turns."""
    return [
        LightView(item.id, member.id, item.left, light.FULL_TURNS)
        for member in game.company.below()
        for item in member.items
        if item.burning
    ]


def _meeting(game: Game, viewer: int) -> MeetingView | None:
    """Those met as far as the party's light shows them; the judge sees all."""
    meeting = game.meeting
    assert meeting is not None
    if viewer != JUDGE and not meeting.told:
        return None
    return meeting_view.seen_by(game, viewer)


def _question(game: Game, question: Any) -> QuestionView:
    return QuestionView(
        kind=question.kind,
        members=[game.members[number].id for number in question.members],
        words=question.words[:],
        default=question.default,
    )
