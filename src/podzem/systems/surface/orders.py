"""The table of orders for all stages (surface.core.legal_actions): a chapter lists its rows, here they are together."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.events import OPEN
from podzem.core.memo import frozen
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.core.tables import unique
from podzem.expedition import fight_orders
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.systems.surface import amendments, below_orders
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.believed import believed
from podzem.systems.surface.chapters import baggage, days, splitting
from podzem.systems.surface.chapters.battles import orders as battles
from podzem.systems.surface.chapters.battles import tending
from podzem.systems.surface.chapters.building import building
from podzem.systems.surface.chapters.encounters import combat
from podzem.systems.surface.chapters.encounters import orders as meetings
from podzem.systems.surface.chapters.going_below import descending
from podzem.systems.surface.chapters.losing_the_way import lost
from podzem.systems.surface.chapters.movement import forcing, gates, resting
from podzem.systems.surface.chapters.movement import orders as movement
from podzem.systems.surface.chapters.needs import feeding
from podzem.systems.surface.chapters.rivers import fording, swimming
from podzem.systems.surface.chapters.sea import boarding
from podzem.systems.surface.chapters.settlements import orders as settlements
from podzem.systems.surface.chapters.visibility import searching
from podzem.systems.surface.game import BATTLE, COMBAT, DAY, OVER, Game
from podzem.systems.surface.parties import BELOW, CAMP
from podzem.systems.surface.rows import CAUSE, LEGAL, OwnOrder, PartyOrder, Row, asked, stage_of
from podzem.systems.surface.telling import heard, seats_of, within

_CHAPTERS: Final[tuple[tuple[Row, ...], ...]] = (
    movement.ORDERS,
    lost.ORDERS,
    gates.ORDERS,
    fording.ORDERS,
    swimming.ORDERS,
    forcing.ORDERS,
    feeding.ORDERS,
    resting.ORDERS,
    searching.ORDERS,
    settlements.ORDERS,
    building.ORDERS,
    boarding.ORDERS,
    battles.ORDERS,
    meetings.ORDERS,
    splitting.ORDERS,
    baggage.ORDERS,
    tending.ORDERS,
    descending.ORDERS,
    days.ORDERS,
)
_ALL: Final = [row for rows in _CHAPTERS for row in rows]
unique([row.spec.name for row in _ALL], "the table of orders")
ROWS: Final[dict[str, Row]] = {row.spec.name: row for row in _ALL}
_ABOVE: Final[dict[str, OrderSpec]] = {**{name: row.spec for name, row in ROWS.items()}, **amendments.SPECS}
SPECS: Final[dict[str, OrderSpec]] = below_orders.with_those_below(_ABOVE)
ERROR: Final = "surface.core.order_errors"
QUIET: Final = ("resume", "camp", "wait", "let_pass", "show", "run", "give_up")
"""What a silent caller is taken to want: the march goes on, else one camps; those met are let pass, one runs on."""


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat."""
    stage = stage_of(game)
    with frozen(*game.parts):
        known = believed(game, seat)
        above = [decision for row in _rows(stage) for decision in row.candidates(known, seat)]
    return above + below_orders.candidates(game, seat)


def refuse(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open, and what is the matter."""
    refusal = _refuse(game, decision)
    if refusal is None or refusal.clause != LEGAL or CAUSE in refusal.facts:
        return refusal
    return Refusal(LEGAL, refusal.order, {**refusal.facts, CAUSE: "now"})


def _refuse(game: Game, decision: Decision) -> Refusal | None:
    """The judge may amend at any time."""
    if below_orders.is_for_below(SPECS, game, decision):
        return below_orders.refuse(game, decision)
    if decision.seat == JUDGE and (decision.order in amendments.SPECS or JUDGE not in awaited(game)):
        return amendments.why_not(game, decision)
    refusal = _why_not_at_all(game, decision)
    if refusal is not None:
        return refusal
    with frozen(*game.parts):
        return ROWS[decision.order].refuse(believed(game, decision.seat), decision)


def _why_not_at_all(game: Game, decision: Decision) -> Refusal | None:
    """An order that exists, with so many words, of somebody who sits here, in its stage."""
    row = ROWS.get(decision.order)
    if row is None or not (decision.seat == JUDGE or 0 <= decision.seat < game.setting.players):
        return Refusal(ERROR, decision.order, {"seat": decision.seat})
    if not row.spec.takes(len(decision.words)):
        return Refusal(ERROR, decision.order, {"expected": " ".join(row.spec.facts)})
    return None if stage_of(game) in row.stages else Refusal(LEGAL, decision.order)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry a legal decision out, and go on until somebody has to decide."""
    if below_orders.is_for_below(SPECS, game, decision):
        below_orders.apply(game, decision, scribe)
    elif decision.seat == JUDGE and decision.order in amendments.SPECS:
        amendments.apply(game, decision, scribe)
    else:
        with heard(scribe, _hearing(game, decision)):
            ROWS[decision.order].carry_out(game, decision, scribe)
    go_on(game, scribe)


def _hearing(game: Game, decision: Decision) -> int:
    """An order is heard of where the party is that it is about."""
    number = game.acting
    if isinstance(ROWS[decision.order], PartyOrder | OwnOrder):
        number = int(decision.words[0])
    elif game.questions and game.stage == DAY:
        number = game.questions[-1].number
    party = next((one for one in game.parties if one.number == number), None)
    return OPEN if party is None else within(game, party)


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that have open decisions."""
    if game.stage == OVER:
        return ()
    if game.questions:
        return asked(game)
    if game.stage == DAY:
        return tuple(dict.fromkeys([*_callers(game), *_traders(game), *below_orders.awaited(game)]))
    return tuple(seat for seat in range(JUDGE, game.setting.players) if _may_decide(game, seat))


def _may_decide(game: Game, seat: int) -> bool:
    """Whether a seat has any decision at all."""
    stage = stage_of(game)
    with frozen(*game.parts):
        known = believed(game, seat)
        return _first(_rows(stage), known, seat) is not None or bool(below_orders.candidates(game, seat))


@lru_cache(maxsize=len(ROWS))
def _rows(stage: str) -> tuple[Row, ...]:
    """The orders that may be open in a stage."""
    return tuple([row for row in ROWS.values() if stage in row.stages])


def _first(rows: Iterable[Row], known: Game, seat: int) -> Decision | None:
    """The first decision that is open; no other is listed for it."""
    for row in rows:
        for decision in row.candidates(known, seat):
            return decision
    return None


def needed(game: Game) -> tuple[int, ...]:
    """The seats without whom nothing goes on."""
    if game.stage != DAY or game.questions:
        return awaited(game)
    return tuple(dict.fromkeys([*_callers(game), *below_orders.needed(game)]))


def _callers(game: Game) -> list[int]:
    """Whoever calls a party above whose day is not over."""
    return [party.caller for party in game.parties if party.phase not in (CAMP, BELOW)]


def _traders(game: Game) -> list[int]:
    """The other seats of a party in a settlement that can do something there for themselves."""
    inside = [party for party in game.parties if party.inside and party.phase not in (CAMP, BELOW)]
    seats = {seat for party in inside for seat in seats_of(game, party)} - set(_callers(game))
    return [seat for seat in sorted(seats) if candidates(game, seat)]


def fallback(game: Game, seat: int) -> Decision:
    """What a seat that does not answer in time is taken to have decided."""
    if game.stage == DAY and not game.questions and seat in below_orders.awaited(game) and seat not in _callers(game):
        return below_orders.fallback(game, seat)
    if game.questions:
        wanted, open_now = game.questions[-1].default, candidates(game, seat)
        return next((one for one in open_now if wanted == one.order or wanted in one.words), open_now[0])
    if game.stage == BATTLE:
        return battles.usual(game, seat) or candidates(game, seat)[0]
    if game.stage == COMBAT and game.fight is not None:
        return _way_out(game, game.fight, seat) or fight_orders.automatic_order(game.fight, seat)
    return _quiet(game, seat) or candidates(game, seat)[0]


def _way_out(game: Game, fight: Fight, seat: int) -> Decision | None:
    """That those met hide or flee, where T12 has it so and the judge is silent."""
    wish = combat.their_way_out(game, fight) if seat == JUDGE and fight.stage == marks.ORDERS else ""
    wanted = Decision(seat, wish)
    return wanted if wish and refuse(game, wanted) is None else None


def _quiet(game: Game, seat: int) -> Decision | None:
    """The first of the quiet orders that is open."""
    stage = stage_of(game)
    with frozen(*game.parts):
        return _first([ROWS[order] for order in QUIET if stage in ROWS[order].stages], believed(game, seat), seat)
