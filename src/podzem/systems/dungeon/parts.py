"""The parts of the rules put together: which of them is asked in which stage, for decisions, refusals, application."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.orders import OrderSpec, is_miscounted
from podzem.core.scribe import Scribe
from podzem.expedition.meeting import parley
from podzem.systems.dungeon import amendments, meet, sight, turn
from podzem.systems.dungeon.chapters.combat import combat
from podzem.systems.dungeon.chapters.movement.marching import free_groups
from podzem.systems.dungeon.game import COMBAT, MEETING, OVER, TOWN, Game
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.going_on import go_on

ORDERS: Final[dict[str, tuple[str, ...]]] = {**turn.ORDERS, **meet.ORDERS, **combat.ORDERS, **amendments.ORDERS}
SIDE_BY_SIDE: Final = frozenset(
    name for name in turn.ORDERS if name != "release" and name not in ("act", "use", "use_on", "leg", "ahead", "fast")
)
"""Orders of one turn that several seats may give at once."""
VEILED: Final = frozenset(("release", *parley.ORDERS))
"""A turn's secret dice, and those for the attitude of whoever always attacks (dungeon.core.secrecy)."""
ORDER_TABLE: Final = {
    name: OrderSpec(name, facts, side_by_side=name in SIDE_BY_SIDE, may_hide_a_die=name in VEILED)
    for name, facts in ORDERS.items()
}

QUIET: Final = ("wait", "leave", "accept", "finish", "enter")
"""What a silent caller is taken to do with those met, and in the town."""


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat."""
    if game.stage == OVER:
        return []
    if game.questions:
        return meet.candidates(game, seat)
    if game.stage == COMBAT:
        return combat.candidates(game, seat)
    if game.stage == GIVING_ORDERS:
        return turn.candidates(game, seat) + meet.candidates(game, seat)
    return meet.candidates(game, seat)


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open, with the member whom it concerns; the judge may amend at any time."""
    refusal = _why_not(game, decision)
    if refusal is None or "member" in refusal.facts or "member" not in ORDERS.get(decision.order, ()):
        return refusal
    word = decision.words[place] if (place := ORDERS[decision.order].index("member")) < len(decision.words) else ""
    own = any(member.id == word and member.owner >= 0 for member in game.members.values())
    return Refusal(refusal.clause, refusal.order, {**refusal.facts, "member": word}) if own else refusal


def _why_not(game: Game, decision: Decision) -> Refusal | None:
    if decision.seat == JUDGE and (decision.order in amendments.ORDERS or JUDGE not in awaited(game)):
        return amendments.why_not(game, decision)
    if decision.order not in ORDERS or not (decision.seat == JUDGE or 0 <= decision.seat < game.setting.players):
        return Refusal("dungeon.core.error", decision.order, {"seat": decision.seat})
    if is_miscounted(ORDER_TABLE, decision):
        return Refusal("dungeon.core.error", decision.order, {"expected": " ".join(ORDERS[decision.order])})
    if game.stage == OVER:
        return Refusal("dungeon.premise.goal", decision.order)
    if meet.owns(game, decision):
        return meet.why_not(game, decision)
    return combat.why_not(game, decision) if game.stage == COMBAT else turn.why_not(game, decision)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry a legal decision out, and go on until somebody has to decide."""
    if decision.seat == JUDGE and decision.order in amendments.ORDERS:
        amendments.apply(game, decision, scribe)
        sight.look_around(game, scribe)
    elif meet.owns(game, decision):
        meet.apply(game, decision, scribe)
    elif game.stage == COMBAT:
        combat.apply(game, decision, scribe)
    else:
        turn.apply(game, decision, scribe)
    go_on(game, scribe)


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that have open decisions, those without whom nothing goes on first."""
    if game.stage == OVER:
        return ()
    if game.questions:
        return (game.questions[-1].seat,)
    if game.stage == COMBAT:
        return combat.awaited(game)
    if game.stage == MEETING:
        return (game.company.caller,)
    seats = _at_work(game) if game.stage == GIVING_ORDERS else list(range(game.setting.players))
    first = needed(game)
    return (*first, *(seat for seat in seats if seat not in first))


def _at_work(game: Game) -> list[int]:
    """The seats with somebody who can be ordered now, and the caller."""
    groups = [group.number for group in free_groups(game)]
    owners = {member.owner for member in game.company.below() if member.is_up and member.group in groups}
    return sorted(owners | {game.company.caller})


def needed(game: Game) -> tuple[int, ...]:
    """The seats without whom nothing goes on."""
    if game.stage == OVER:
        return ()
    if game.questions or game.stage == MEETING:
        return awaited(game)
    if game.stage == COMBAT:
        return combat.needed(game)
    if game.stage == TOWN:
        return (game.company.caller,)
    missing = dict.fromkeys(member.owner for member in turn.without_order(game) or turn.spoilt(game))
    return tuple(missing) or (game.company.caller,)


def fallback(game: Game, seat: int) -> Decision:
    """What a seat that does not answer in time is taken to have decided."""
    if game.questions:
        question = game.questions[-1]
        open_now = candidates(game, seat)
        return next((d for d in open_now if question.default == d.order or question.default in d.words), open_now[0])
    if game.stage == COMBAT:
        return combat.fallback(game, seat)
    if game.stage == GIVING_ORDERS:
        return turn.fallback(game, seat)
    first = {decision.order: decision for decision in reversed(candidates(game, seat))}
    return next((first[order] for order in QUIET if order in first), next(iter(first.values())))
