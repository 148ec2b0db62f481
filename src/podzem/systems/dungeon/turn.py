"""The part of the rules about the exploration turn: its decisions, orders and events (stage `orders`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.memo import frozen
from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.chapters.actions import (
    orders,
)
from podzem.systems.dungeon.chapters.actions.staying import why_not_order
from podzem.systems.dungeon.chapters.actions.stepping import why_not_stand
from podzem.systems.dungeon.chapters.load import loading
from podzem.systems.dungeon.chapters.movement import marching
from podzem.systems.dungeon.chapters.movement.marching import free_groups
from podzem.systems.dungeon.chapters.time import turns
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import FreeAct, Order
from podzem.systems.dungeon.reach import STAYING, no

ORDER: Final = "dungeon.time.order"
OF_THE_SEAT: Final[dict[str, tuple[str, ...]]] = {
    "as_before": ("member",),
    "revise": ("member",),
    "all": ("verb",),
    "release": (),
}
ORDERS: Final[dict[str, tuple[str, ...]]] = {
    **{name: ("member", *verb.facts) for name, verb in orders.OF_A_MEMBER.items()},
    **marching.ORDERS,
    **OF_THE_SEAT,
}
FOR_ALL: Final = ("hold", "rest", "as_before")


def is_open(game: Game) -> bool:
    """Whether orders are awaited."""
    return game.stage == GIVING_ORDERS and not game.released and not game.questions and game.meeting is None


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat in the order stage."""
    if not is_open(game):
        return []
    with frozen(*game.parts):
        return _candidates(believed(game), seat)


def _candidates(game: Game, seat: int) -> list[Decision]:
    found: list[Decision] = []
    for member in game.company.of_seat(seat):
        found += orders.member_candidates(game, member)
        found += [Decision(seat, order, (member.id,)) for order in ("as_before", "revise")]
    found = [decision for decision in found if decision.order not in OF_THE_SEAT or why_not(game, decision) is None]
    found += [Decision(seat, "all", (verb,)) for verb in FOR_ALL if _why_not_all(game, seat, verb) is None]
    if seat == game.company.caller:
        found += marching.candidates(game)
        if why_not_release(game) is None:
            found.append(Decision(seat, "release"))
    return found


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open in the order stage."""
    with frozen(*game.parts):
        return _why_not(believed(game), decision)


def _why_not(game: Game, decision: Decision) -> Refusal | None:
    if not is_open(game) or decision.order not in ORDERS or not 0 <= decision.seat < game.setting.players:
        return no(ORDER, decision.order)
    if decision.order in marching.ORDERS:
        return marching.why_not(game, decision)
    if decision.order in orders.OF_A_MEMBER:
        refusal = orders.why_not_member(game, decision)
        return refusal if refusal is None or refusal.order else Refusal(refusal.clause, decision.order, refusal.facts)
    if decision.order == "release":
        return (
            why_not_release(game) if decision.seat == game.company.caller else no(ORDER, "release", seat=decision.seat)
        )
    if decision.order == "all":
        return _why_not_all(game, decision.seat, decision.words[0])
    return _why_not_own(game, decision)


def _why_not_own(game: Game, decision: Decision) -> Refusal | None:
    member = orders.find_ordered(game, decision.words[0])
    if member is None:
        return no(ORDER, decision.order)
    refusal = why_not_order(game, member, decision.seat)
    if refusal is not None:
        return Refusal(refusal.clause, decision.order, refusal.facts)
    if decision.order == "revise":
        return _why_not_revise(game, member)
    return _why_not_as_before(game, member)


def _why_not_revise(game: Game, member: Member) -> Refusal | None:
    """An order can be taken back until the turn is released, but not work that was done under it."""
    order = game.orders.get(member.number)
    if order is None:
        return no(ORDER, "revise", member=member.id)
    if order.verb == "act" or (order.verb == "load" and loading.acts_done(game, member) > 1):
        return no(
            "dungeon.action.load" if order.verb == "load" else "dungeon.action.single", "revise", member=member.id
        )
    return None


def _why_not_as_before(game: Game, member: Member) -> Refusal | None:
    """The order of the turn before, if it is legal now (dungeon.time.order)."""
    before = game.before.get(member.number)
    if before is None or before.verb not in orders.MAIN:
        return no(ORDER, "as_before", member=member.id)
    if before.verb in STAYING:
        stays = orders.why_not_member(game, Decision(member.owner, before.verb, (member.id,)))
        return stays or (why_not_stand(game, member, tuple(before.words)) if before.words else None)
    words = [(word,) for word in before.words] if before.verb == "aid" else [tuple(before.words)]
    refusals = [orders.why_not_member(game, Decision(member.owner, before.verb, (member.id, *w))) for w in words]
    return next((refusal for refusal in refusals if refusal is not None), None)


def without_order(game: Game, seat: int | None = None) -> list[Member]:
    """Members on their feet, of a seat or of all, for whom an order is still missing, in roster order."""
    groups = [group.number for group in free_groups(game)]
    up = [m for m in game.company.below() if m.is_up and m.group in groups and m.number not in game.orders]
    return [member for member in up if seat is None or member.owner == seat]


def _why_not_all(game: Game, seat: int, verb: str) -> Refusal | None:
    """Everybody of a seat without an order gets the same one; nobody may be left for whom it is not legal."""
    missing = without_order(game, seat)
    if verb not in FOR_ALL or not missing:
        return no(ORDER, "all")
    for member in missing:
        if verb == "as_before":
            refusal = _why_not_as_before(game, member)
        else:
            refusal = orders.why_not_member(game, Decision(seat, verb, (member.id,)))
        if refusal is not None:
            return refusal
    return None


def why_not_release(game: Game) -> Refusal | None:
    """S2: everybody has an order, and each order is still legal with all the others (dungeon.time.order)."""
    missing = without_order(game)
    if missing:
        return no(ORDER, "release", member=missing[0].id)
    for refusal in _spoilt(game).values():
        return Refusal(refusal.clause, "release", refusal.facts)
    return None


def _spoilt(game: Game) -> dict[int, Refusal]:
    """Members whose orders are no longer legal, each with the reason."""
    known = believed(game)
    asked = {number: _why_no_longer(known, game.members[number], game.orders[number]) for number in sorted(game.orders)}
    return {number: refusal for number, refusal in asked.items() if refusal is not None}


def spoilt(game: Game) -> list[Member]:
    """Members whose orders must be given anew before the turn can be released."""
    return [game.members[number] for number in _spoilt(game)]


def _why_no_longer(game: Game, member: Member, order: Order) -> Refusal | None:
    """An order that was legal when it was given, asked again as if it were not yet given."""
    if order.verb not in orders.MAIN or order.verb in ("aid", "load") or not member.is_up:
        return None
    others = replace(game, orders={number: other for number, other in game.orders.items() if number != member.number})
    others.stands = game.stands
    refusal = orders.MAIN[order.verb].why_not(others, member, tuple(order.words))
    steps = order.verb in STAYING and bool(order.words)
    return refusal or (why_not_stand(others, member, tuple(order.words)) if steps else None)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry an order out or write it down; the last one sets the turn going."""
    if decision.order in marching.ORDERS:
        marching.apply(game, decision, scribe)
    elif decision.order == "release":
        turns.release(game, scribe)
    elif decision.order == "all":
        for member in without_order(game, decision.seat):
            _give(game, member, decision.words[0], [], scribe)
    else:
        ordered = orders.find_member(game, decision.words[0])
        assert ordered is not None
        _give(game, ordered, decision.order, list(decision.words[1:]), scribe)


def _give(game: Game, member: Member, order: str, words: list[str], scribe: Scribe) -> None:
    number = member.number
    if order == "revise":
        del game.orders[number]
        game.acts = [act for act in game.acts if act.member != number or not act.after]
    elif order == "as_before":
        game.orders[number] = game.before[number].copy()
    elif order in orders.STEP:
        game.orders[number].words = words
    elif order in orders.AFTER:
        game.acts.append(FreeAct(number, order, words, True))
    elif order in orders.MAIN:
        before = game.orders.get(number)
        game.orders[number] = Order(order, [*before.words, *words] if before else words)
    else:
        _act_now(game, member, order, words, scribe)


def _act_now(game: Game, member: Member, order: str, words: list[str], scribe: Scribe) -> None:
    """An act that takes no time: done, and noted for what is free only once."""
    do = orders.FREE[order].do
    assert do is not None
    game.acts.append(FreeAct(member.number, order, words[:]))
    do(game, member, words, scribe)
    turns.run(game, scribe)


def fallback(game: Game, seat: int) -> Decision:
    """What a seat that does not answer in time is taken to have ordered: as before, else hold, else the release."""
    for member in without_order(game, seat):
        if _why_not_as_before(believed(game), member) is None:
            return Decision(seat, "as_before", (member.id,))
        return Decision(seat, "hold", (member.id,))
    for member in spoilt(game):
        if member.owner == seat:
            return Decision(seat, "revise", (member.id,))
    return Decision(seat, "release")
