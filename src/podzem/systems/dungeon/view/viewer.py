"""What a viewer may know of an expedition, built up from nothing."""

from __future__ import annotations

from typing import Any

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.memo import frozen
from podzem.expedition import arms, carrying, loyalty
from podzem.expedition.meeting import parley
from podzem.expedition.people import CAPTIVE, COMPANION, Member
from podzem.systems.dungeon.chapters.combat import shown as combat_view
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.light.light import lights_of
from podzem.systems.dungeon.chapters.movement.pace import group_speed
from podzem.systems.dungeon.chapters.town import town
from podzem.systems.dungeon.game import COMBAT, MEETING, ORDERS, TOWN, Game
from podzem.systems.dungeon.groups import Group, Leg
from podzem.systems.dungeon.spots import spots_of
from podzem.systems.dungeon.view.item_view import item_data
from podzem.systems.dungeon.view.map_view import levels_seen, secrets_of
from podzem.world.points import Point


def in_hs(point: Point) -> list[float]:
    """A point in hs for drawing."""
    return [point[0] / 2, point[1] / 2]


def seen_by(game: Game, viewer: int) -> dict[str, Any]:
    """The view of a seat, a watcher or the judge."""
    with frozen(*game.parts):
        return _seen_by(game, viewer)


def _seen_by(game: Game, viewer: int) -> dict[str, Any]:
    is_party = viewer != WATCHER
    return {
        "viewer": viewer,
        "stage": _stage(game, viewer),
        "turn": game.company.turn,
        "day_turn": game.company.day_turn,
        "phase": game.fight.phase if game.fight else 0,
        "caller": game.company.caller,
        "leader": game.members[game.company.leader].id if game.company.leader in game.members else None,
        "levels": levels_seen(game, is_party),
        "groups": [_group(game, group) for group in game.groups],
        "members": [_member(game, member, viewer) for member in game.members.values() if member.owner >= 0],
        "captives": [_captive(member) for member in game.members.values() if member.status == CAPTIVE],
        "clock": {"turn": game.company.turn, "lights": _lights(game)},
        "meeting": _meeting(game, viewer) if game.stage == MEETING and game.meeting else None,
        "fight": combat_view.seen_by(game, viewer) if game.stage == COMBAT and game.fight else None,
        "town": town.seen_by(game, viewer) if game.stage == TOWN else None,
        "ledger": {
            "delivered": game.company.ledger.delivered,
            "income": game.company.ledger.income,
            "purse": game.company.ledger.purse[:],
        },
        "questions": [_question(game, question) for question in game.questions[-1:] if question.seat == viewer],
        "status": game.status,
        "secrets": secrets_of(game) if viewer == JUDGE else None,
    }


def _stage(game: Game, viewer: int) -> str:
    """Which part of the rules is played; who is told nothing of those met waits as at the end of any turn."""
    is_secret = game.stage == MEETING and game.meeting is not None and not game.meeting.told
    return ORDERS if is_secret and viewer != JUDGE else game.stage


def _group(game: Game, group: Group) -> dict[str, Any]:
    return {
        "number": group.number,
        "depth": group.depth,
        "at": in_hs(group.at),
        "heading": group.heading,
        "ranks": [[game.members[number].id for number in rank] for rank in group.ranks],
        "spots": {game.members[number].id: in_hs(spot) for number, spot in spots_of(game, group).items()},
        "lights": [in_hs(point) for point in lights_of(game, group)],
        "speed": group_speed(game, group),
        "legs": [_leg(leg) for leg in group.legs if leg.points or leg.heading],  # what was walked has neither
        "fast": group.fast,
    }


def _leg(leg: Leg) -> list[Any]:
    return [in_hs(point) for point in leg.points] or [leg.heading, leg.hs]


def _member(game: Game, member: Member, viewer: int) -> dict[str, Any]:
    order = game.orders.get(member.number)
    shot = arms.shot(game.company, member)
    return {
        "id": member.id,
        "kind": member.kind,
        "type": member.type,
        "owner": member.owner,
        "level": member.level,
        "resilience": member.resilience,
        "status": member.status,
        "group": member.group,
        "load_qg": carrying.load(game.company, member),
        "limits_qg": carrying.limits(member),
        "speed": carrying.speed(game.company, member),
        "defence": arms.defence(member),
        "strike": arms.strike(game.company, member)[0],
        "shot": {"mod": shot[0], "range": shot[1]} if shot else None,
        "items": [item_data(item) for item in member.items],
        "conditions": {name: getattr(member, name) for name in ("fatigue", "wound", "infection", "exhaustion")},
        "maims": member.maims[:],
        "loyalty": loyalty.score(game.company, member) if member.kind == COMPANION else None,
        "medicine": member.medicine,
        "order": {"verb": order.verb, "words": order.words[:]} if order and viewer != WATCHER else None,
        "debt": member.debt,
        "pit": member.pit,
        "growth": member.growth,
        "effects": [effect.kind for effect in member.effects],
    }


def _captive(member: Member) -> dict[str, Any]:
    return {"id": member.id, "type": member.type, "group": member.captor, "asked": member.asked}


def _lights(game: Game) -> list[dict[str, Any]]:
    """Every burning light in somebody's hand with its turns."""
    return [
        {"item": item.id, "member": member.id, "left": item.left, "of": light.FULL_TURNS}
        for member in game.company.below()
        for item in member.items
        if item.burning
    ]


def _meeting(game: Game, viewer: int) -> dict[str, Any] | None:
    """Those met as far as the party's light shows them; the judge sees all."""
    meeting = game.meeting
    assert meeting is not None
    if viewer != JUDGE and not meeting.told:
        return None
    return parley.seen_by(game, viewer)


def _question(game: Game, question: Any) -> dict[str, Any]:
    return {
        "kind": question.kind,
        "members": [game.members[number].id for number in question.members],
        "words": question.words[:],
        "default": question.default,
    }
