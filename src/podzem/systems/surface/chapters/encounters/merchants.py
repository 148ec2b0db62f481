"""Trade with merchants who are met on the way (T9: goods for so much silver; they sell `dungeon` T2 and T5).

House: whoever talks with them peacefully is shown what they have, pays the price of the tables out of his purse, and
gets no more than their goods are worth; of beasts they part with their own donkeys.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.encounters import sides
from podzem.systems.surface.chapters.encounters.moments import TALK, caller, why_not_now
from podzem.systems.surface.chapters.settlements import kinds, trading
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import MEETING, Game
from podzem.systems.surface.rows import Row, SeatOrder, Words
from podzem.systems.surface.telling import side
from podzem.world.gear import GEAR

CLAUSE: Final = "surface.encounter.tables"
TRADE: Final = "trade"
TRADE_BEAST: Final = "trade_beast"
DONKEY: Final = "donkey"
THINGS: Final = tuple(thing for thing in kinds.on_sale(kinds.KINDS[kinds.TOWN]) if thing in GEAR)


def show(game: Game, scribe: Scribe) -> None:
    """In a talk merchants show what they have, once."""
    party, meeting, encounter = sides.at_hand(game)
    if meeting.stage != TALK or encounter.wares >= 0 or not encounter.goods:
        return
    encounter.wares = encounter.goods * kinds.KUNA
    facts: dict[str, Value] = {"party": party.number, "kuna": encounter.wares, "count": encounter.donkeys}
    scribe.record(events.WARES, facts, audience=side(game, party))


def _wares(game: Game) -> list[str]:
    """What can be had for no more than is left of their goods."""
    _, _, encounter = sides.at_hand(game)
    things = [thing for thing in THINGS if thing not in kinds.ANIMALS and thing != trading.CART]
    return [thing for thing in things if 0 < trading.price_of(game, thing) <= encounter.wares]


def _choices(game: Game, seat: int) -> Iterable[Words]:
    party, _, _ = sides.at_hand(game)
    for member in trading.bearers(game, party):
        for thing in _wares(game):
            yield from ((member.id, thing, count) for count in trading.counts_of(thing))


def _why_not(game: Game, seat: int, words: Words) -> Refusal | None:
    """In a talk with merchants, of what they have, by the terms on which things are bought in a settlement."""
    party, _, encounter = sides.at_hand(game)
    refusal, (id, thing, written) = why_not_now(game, TRADE), words
    if refusal is not None:
        return refusal
    member = trading.bearer(game, party, id)
    count = int(written) if written in trading.COUNTS else 1
    if member is None or thing not in _wares(game) or trading.price_of(game, thing) * count > encounter.wares:
        return Refusal(CLAUSE, TRADE, {"member": id, "item": thing, "count": written})
    return trading.why_not_have(game, party, seat, member, (thing, written), TRADE)


def _trade(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    party, _, encounter = sides.at_hand(game)
    encounter.wares -= trading.hand_over(game, party, seat, words, CLAUSE, scribe)


def _beasts(game: Game, seat: int) -> Iterable[Words]:
    return [(DONKEY,)]


def _why_not_beast(game: Game, seat: int, words: Words) -> Refusal | None:
    """One of their own donkeys, for its price."""
    _, _, encounter = sides.at_hand(game)
    refusal = why_not_now(game, TRADE_BEAST)
    if refusal is None and (words != (DONKEY,) or encounter.wares < 0 or not encounter.donkeys):
        return Refusal(CLAUSE, TRADE_BEAST, {"animal": words[0]})
    return refusal or trading.why_not_pay(game, seat, trading.price_of(game, DONKEY), TRADE_BEAST)


def _trade_beast(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    party, _, encounter = sides.at_hand(game)
    encounter.donkeys -= 1
    trading.lead_off(game, party, seat, words[0], CLAUSE, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    SeatOrder(
        spec=OrderSpec(TRADE, ("member", "item", "count")),
        stages=(MEETING,),
        whose=caller,
        choices=_choices,
        why_not=_why_not,
        do=_trade,
    ),
    SeatOrder(
        spec=OrderSpec(TRADE_BEAST, ("animal",)),
        stages=(MEETING,),
        whose=caller,
        choices=_beasts,
        why_not=_why_not_beast,
        do=_trade_beast,
    ),
)
