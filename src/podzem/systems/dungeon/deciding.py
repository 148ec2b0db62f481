"""Which decisions are open, why others are not, and what they do: the table of orders, asked in the game's stage."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.memo import frozen
from podzem.core.orders import is_miscounted
from podzem.core.scribe import Scribe
from podzem.core.worded_orders import Actor
from podzem.systems.dungeon import amendments, order_row, rulings, turn_stage
from podzem.systems.dungeon.chapters.combat import combat
from podzem.systems.dungeon.chapters.encounters import meeting_stage
from podzem.systems.dungeon.chapters.movement.marching import free_groups
from podzem.systems.dungeon.chapters.town import town
from podzem.systems.dungeon.game import COMBAT, MEETING, OVER, TOWN, Game
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.going_on import go_on
from podzem.systems.dungeon.order_row import OWNER, QUESTION, OrderRow
from podzem.systems.dungeon.orders import ORDERS
from podzem.systems.dungeon.stage import Stage

STAGES: Final = {
    stage.name: stage for stage in (town.STAGE, turn_stage.STAGE, meeting_stage.STAGE, combat.STAGE, rulings.STAGE)
}
OF_MEMBERS: Final = {
    name: [row for row in ORDERS.values() if name in row.stages and row.whose == OWNER] for name in STAGES
}
OF_SEATS: Final = {
    name: [row for row in ORDERS.values() if name in row.stages and row.whose != OWNER] for name in STAGES
}

QUIET: Final = ("wait", "leave", "accept", "finish", "enter")
"""What a silent caller is taken to do with those met, and in the town."""


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat."""
    if game.stage == OVER:
        return []
    stage = stage_of(game)
    with frozen(*game.parts):
        known = stage.known(game)
        return _for_members(known, stage, seat) + _for_seat(known, stage, seat)


def stage_of(game: Game) -> Stage:
    """The stage that a game is in; while somebody is asked something, nothing else goes on."""
    return STAGES[QUESTION if game.questions else game.stage]


def _for_members(game: Game, stage: Stage, seat: int) -> list[Decision]:
    found: list[Decision] = []
    rows = [row for row in OF_MEMBERS[stage.name] if stage.bar(game, row, seat) is None]
    members = stage.members(game, seat) if rows else ()
    for member in [one for one in members if stage.bar_member(game, one, seat) is None]:
        for row in rows:
            if stage.bar_act(game, row, member) is None:
                found += [Decision(seat, row.name, (member.id, *words)) for words in row.open_words(game, member)]
    return found


def _for_seat(game: Game, stage: Stage, seat: int) -> list[Decision]:
    rows = [row for row in OF_SEATS[stage.name] if stage.bar(game, row, seat) is None]
    return [
        Decision(seat, row.name, words) for row in stage.arrange(game, rows) for words in row.open_words(game, seat)
    ]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open, with the member whom it concerns; the judge may amend at any time."""
    refusal = _why_not(game, decision)
    facts = ORDERS[decision.order].facts if decision.order in ORDERS else ()
    if refusal is None or "member" in refusal.facts or "member" not in facts:
        return refusal
    word = decision.words[place] if (place := facts.index("member")) < len(decision.words) else ""
    own = any(member.id == word and member.owner >= 0 for member in game.members.values())
    return Refusal(refusal.clause, refusal.order, {**refusal.facts, "member": word}) if own else refusal


def _why_not(game: Game, decision: Decision) -> Refusal | None:
    row = ORDERS.get(decision.order)
    if decision.seat == JUDGE and (_is_amendment(row) or JUDGE not in awaited(game)):
        return amendments.why_not(game, row, decision)
    if row is None or not (decision.seat == JUDGE or 0 <= decision.seat < game.setting.players):
        return Refusal("dungeon.core.error", decision.order, {"seat": decision.seat})
    if is_miscounted(ORDERS, decision):
        return Refusal("dungeon.core.error", decision.order, {"expected": " ".join(row.facts)})
    if game.stage == OVER:
        return Refusal("dungeon.premise.goal", decision.order)
    stage = stage_of(game)
    if stage.name not in row.stages:
        return stage.stray(game, decision)
    with frozen(*game.parts):
        return _why_not_in(stage.known(game), stage, row, decision)


def _why_not_in(game: Game, stage: Stage, row: OrderRow, decision: Decision) -> Refusal | None:
    refusal = stage.bar(game, row, decision.seat)
    if refusal is not None or row.whose != OWNER:
        return refusal or row.refuse(game, decision.seat, decision.words)
    member, words = stage.find(game, decision.seat, decision.words[0]), decision.words[1:]
    if member is None:
        return stage.stranger(row, decision.words[0])
    refusal = stage.bar_member(game, member, decision.seat) or stage.bar_act(game, row, member)
    refusal = refusal or row.refuse(game, member, words)
    if refusal is None and stage.unoffered and words not in row.choices(game, member):
        refusal = Refusal(stage.unoffered, row.name, {"member": member.id})
    return refusal if refusal is None or refusal.order else Refusal(refusal.clause, row.name, refusal.facts)


def _is_amendment(row: OrderRow | None) -> bool:
    return row is not None and row.whose == order_row.JUDGE


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry a legal decision out, and go on until somebody has to decide."""
    carry_out(game, decision, scribe)
    go_on(game, scribe)


def carry_out(game: Game, decision: Decision, scribe: Scribe) -> None:
    """What the order itself does."""
    row = ORDERS[decision.order]
    if _is_amendment(row):
        amendments.apply(game, row, decision, scribe)
    else:
        _give(game, stage_of(game), row, decision, scribe)


def _give(game: Game, stage: Stage, row: OrderRow, decision: Decision, scribe: Scribe) -> None:
    actor: Actor = decision.seat
    words = decision.words
    if row.whose == OWNER:
        actor, words = stage.find(game, decision.seat, words[0]), words[1:]
    stage.give(game, row, actor, words, scribe)


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that have open decisions, those without whom nothing goes on first."""
    if game.stage == OVER:
        return ()
    if game.questions:
        return (game.questions[-1].seat,)
    if game.stage == MEETING:
        return (game.company.caller,)
    first = needed(game)
    return (*first, *(seat for seat in _besides(game) if seat not in first))


def _besides(game: Game) -> list[int]:
    """The seats that may decide something though nothing waits for them."""
    if game.stage == GIVING_ORDERS:
        return _at_work(game)
    if game.stage == TOWN:
        return list(range(game.setting.players))
    with frozen(*game.parts):
        known = combat.STAGE.known(game)
        return [seat for seat in combat.acting_seats(game) if _for_members(known, combat.STAGE, seat)]


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
    missing = dict.fromkeys(member.owner for member in turn_stage.without_order(game) or turn_stage.spoilt(game))
    return tuple(missing) or (game.company.caller,)


def fallback(game: Game, seat: int) -> Decision:
    """What a seat that does not answer in time is taken to have decided."""
    if game.questions:
        question = game.questions[-1]
        open_now = candidates(game, seat)
        return next((d for d in open_now if question.default == d.order or question.default in d.words), open_now[0])
    if game.stage == COMBAT:
        decision = combat.fallback(game, seat)
        return decision if why_not(game, decision) is None else Decision(seat, "hold_line")
    if game.stage == GIVING_ORDERS:
        return turn_stage.fallback(game, seat)
    first = {decision.order: decision for decision in reversed(candidates(game, seat))}
    return next((first[order] for order in QUIET if order in first), next(iter(first.values())))
