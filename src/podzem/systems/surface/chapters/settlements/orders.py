"""The orders that are given in a settlement, in one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import actions
from podzem.systems.surface.chapters.settlements import captives, heroes, men, trading
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Words

OPEN: Final = (DAWN, MARCH)


def _row(
    name: str,
    facts: tuple[str, ...],
    choices: Callable[[Game, Party], Iterable[Words]],
    why_not: Callable[[Game, Party, Words], Refusal | None],
    do: Callable[[Game, Party, Words, Scribe], None],
) -> PartyOrder:
    return PartyOrder(spec=OrderSpec(name, ("party", *facts)), phases=OPEN, choices=choices, why_not=why_not, do=do)


def _inside(game: Game, party: Party) -> Iterable[Words]:
    return [()] if party.inside else []


def _ask(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The whole day goes by with asking."""
    actions.begin(game, party, men.ASKING, men.CLAUSE, scribe)


ORDERS: Final[tuple[PartyOrder, ...]] = (
    _row("buy", ("member", "item", "count"), trading.buy_choices, trading.why_not_buy, trading.buy),
    _row("buy_animal", ("animal",), trading.animal_choices, trading.why_not_buy_animal, trading.buy_animal),
    _row("sell", ("member", "item"), trading.thing_choices, trading.why_not_sell, trading.sell),
    _row("mend", ("member", "item"), trading.thing_choices, trading.why_not_mend, trading.mend),
    _row("take_silver", ("member", "kuna"), trading.silver_choices, trading.why_not_silver, trading.take_silver),
    PartyOrder(
        spec=OrderSpec(men.ASKING, ("party",)),
        phases=(DAWN,),
        late=men.CLAUSE,
        choices=_inside,
        why_not=men.why_not_ask,
        do=_ask,
    ),
    *(
        _row(order, ("member", "other"), men.offer_choices, men.why_not_offer(order), men.offer(order))
        for order in men.OFFERS
    ),
    *(
        _row(order, ("member", "answer"), heroes.choices(order), heroes.why_not(order), heroes.choose(order))
        for order in heroes.ANSWERS
    ),
    _row("learn", ("member",), heroes.learners, heroes.why_not("learn"), heroes.choose("learn")),
    _row("new_hero", ("seat",), heroes.seat_choices, heroes.why_not_new, heroes.make_new),
    _row("take_over", ("member",), heroes.heir_choices, heroes.why_not_heir, heroes.take_over),
    _row("hire_local", ("man",), men.local_choices, men.why_not_local, men.hire_local),
    _row("dismiss", ("member",), men.companion_choices, men.why_not_dismiss, men.dismiss),
    _row("pay", ("member",), men.companion_choices, men.why_not_pay_wage, men.pay_wage),
    _row("sell_captive", ("member",), captives.captive_choices, captives.why_not_sell, captives.sell),
    _row("ransom_captive", ("member",), captives.captive_choices, captives.why_not_ransom, captives.ransom),
    _row("free_captive", ("member",), captives.captive_choices, captives.why_not_free, captives.free),
)
