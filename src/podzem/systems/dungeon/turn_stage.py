"""The stage in which orders for a turn are given: orders for all, the same again, taken back, released."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.core.worded_orders import Actor
from podzem.expedition.people import Member
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.chapters.actions.staying import why_not_free, why_not_main, why_not_order
from podzem.systems.dungeon.chapters.actions.stepping import why_not_stand
from podzem.systems.dungeon.chapters.load import loading
from podzem.systems.dungeon.chapters.movement.marching import free_groups
from podzem.systems.dungeon.chapters.time import turns
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import FreeAct, Order
from podzem.systems.dungeon.order_row import AFTER, CALLER, MAIN, NOTED, OWNER, OrderRow
from podzem.systems.dungeon.order_words import find_member
from podzem.systems.dungeon.reach import STAYING, no
from podzem.systems.dungeon.stage import Stage
from podzem.world.points import read_point

ORDER: Final = "dungeon.time.order"
FOR_ALL: Final = ("hold", "rest", "as_before")


def is_open(game: Game) -> bool:
    """Whether orders are awaited."""
    return game.stage == GIVING_ORDERS and not game.released and not game.questions and game.meeting is None


def find_ordered(game: Game, seat: int, id: str) -> Member | None:
    """Somebody of the party, or held by it, by his name; a stranger is nobody, met or not (dungeon.core.secrecy)."""
    member = find_member(game, id)
    return member if member is not None and (member.owner >= 0 or member.captor > 0) else None


def _bar(game: Game, row: OrderRow, seat: int) -> Refusal | None:
    if not is_open(game):
        return no(ORDER, row.name)
    return no(ORDER, row.name, seat=seat) if row.whose == CALLER and seat != game.company.caller else None


def _bar_act(game: Game, row: OrderRow, member: Member) -> Refusal | None:
    """What forbids a whole kind of order, whatever its words: two main orders, a march, a run."""
    if row.name not in ACTS:
        return None
    return why_not_main(game, member, row.name) if row.time == MAIN else why_not_free(game, member, row.name)


def _why_not(game: Game, member: Member, verb: str, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot be ordered this."""
    row = ACTS[verb]
    refusal = why_not_order(game, member, member.owner) or _bar_act(game, row, member)
    refusal = refusal or row.refuse(game, member, words)
    if refusal is None and words not in row.choices(game, member):
        return no(STAGE.unoffered, verb, member=member.id)
    return refusal


def why_not_revise(game: Game, member: Member) -> Refusal | None:
    """An order can be taken back until the turn is released, but not work that was done under it."""
    order = game.orders.get(member.number)
    if order is None:
        return no(ORDER, "revise", member=member.id)
    if order.verb == "act" or (order.verb == "load" and loading.acts_done(game, member) > 1):
        return no(
            "dungeon.action.load" if order.verb == "load" else "dungeon.action.single", "revise", member=member.id
        )
    return None


def revise(game: Game, member: Member, scribe: Scribe) -> None:
    """His order is taken back, and what was to come after it."""
    del game.orders[member.number]
    game.acts = [act for act in game.acts if act.member != member.number or not act.after]


def why_not_as_before(game: Game, member: Member) -> Refusal | None:
    """The order of the turn before, if it is legal now (dungeon.time.order)."""
    before = game.before.get(member.number)
    if before is None or before.verb not in ACTS or ACTS[before.verb].time != MAIN:
        return no(ORDER, "as_before", member=member.id)
    if before.verb in STAYING:
        stays = _why_not(game, member, before.verb, ())
        return stays or (why_not_stand(game, member, read_point(before.words[0])) if before.words else None)
    words = [(word,) for word in before.words] if ACTS[before.verb].adds_up else [tuple(before.words)]
    refusals = [_why_not(game, member, before.verb, each) for each in words]
    return next((refusal for refusal in refusals if refusal is not None), None)


def as_before(game: Game, member: Member, scribe: Scribe) -> None:
    """The same again."""
    game.orders[member.number] = game.before[member.number].copy()


def without_order(game: Game, seat: int | None = None) -> list[Member]:
    """Members on their feet, of a seat or of all, for whom an order is still missing, in roster order."""
    groups = [group.number for group in free_groups(game)]
    up = [m for m in game.company.below() if m.is_up and m.group in groups and m.number not in game.orders]
    return [member for member in up if seat is None or member.owner == seat]


def for_all_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """What everybody may be ordered at once."""
    return [(verb,) for verb in FOR_ALL]


def why_not_all(game: Game, seat: int, verb: str) -> Refusal | None:
    """Everybody of a seat without an order gets the same one; nobody may be left for whom it is not legal."""
    missing = without_order(game, seat)
    if verb not in FOR_ALL or not missing:
        return no(ORDER, "all")
    for member in missing:
        refusal = why_not_as_before(game, member) if verb == "as_before" else _why_not(game, member, verb, ())
        if refusal is not None:
            return refusal
    return None


def order_all(game: Game, seat: int, verb: str, scribe: Scribe) -> None:
    """Each of them."""
    for member in without_order(game, seat):
        if verb == "as_before":
            as_before(game, member, scribe)
        else:
            game.orders[member.number] = Order(verb)


def why_not_release(game: Game, seat: int = 0) -> Refusal | None:
    """S2: everybody has an order, and each order is still legal with all the others (dungeon.time.order)."""
    missing = without_order(game)
    if missing:
        return no(ORDER, "release", member=missing[0].id)
    for refusal in _spoilt(game).values():
        return Refusal(refusal.clause, "release", refusal.facts)
    return None


def release(game: Game, seat: int, scribe: Scribe) -> None:
    """The turn begins."""
    turns.release(game, scribe)


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
    row = ACTS.get(order.verb)
    if row is None or row.time != MAIN or row.adds_up or order.verb == "load" or not member.is_up:
        return None
    others = replace(game, orders={number: other for number, other in game.orders.items() if number != member.number})
    others.stands = game.stands
    refusal = row.refuse(others, member, tuple(order.words))
    steps = order.verb in STAYING and bool(order.words)
    return refusal or (why_not_stand(others, member, read_point(order.words[0])) if steps else None)


def _give(game: Game, row: OrderRow, actor: Actor, texts: tuple[str, ...], scribe: Scribe) -> None:
    """A main order is noted, an act that takes no time is done, and noted for what is free only once."""
    if row.time == MAIN:
        before = game.orders.get(actor.number)
        game.orders[actor.number] = Order(row.name, [*before.words, *texts] if before else list(texts))
    elif row.time == AFTER:
        game.acts.append(FreeAct(actor.number, row.name, list(texts), True))
    else:
        things = row.read(game, actor, texts)
        if row.whose == OWNER and row.time != NOTED:
            game.acts.append(FreeAct(actor.number, row.name, list(texts)))
        row.do(game, actor, *things, scribe)


STAGE: Final = Stage(
    GIVING_ORDERS,
    stray=lambda game, decision: no(ORDER, decision.order),
    bar=_bar,
    members=lambda game, seat: game.company.of_seat(seat),
    find=find_ordered,
    stranger=lambda row, id: no(ORDER, row.name),
    bar_member=why_not_order,
    bar_act=_bar_act,
    unoffered="dungeon.move.step",
    known=believed,
    give=_give,
)


def fallback(game: Game, seat: int) -> Decision:
    """What a seat that does not answer in time is taken to have ordered: as before, else hold, else the release."""
    for member in without_order(game, seat):
        if why_not_as_before(believed(game), member) is None:
            return Decision(seat, "as_before", (member.id,))
        return Decision(seat, "hold", (member.id,))
    for member in spoilt(game):
        if member.owner == seat:
            return Decision(seat, "revise", (member.id,))
    return Decision(seat, "release")
