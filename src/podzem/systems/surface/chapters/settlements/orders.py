"""The orders that are given in a settlement, in one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import actions
from podzem.systems.surface.chapters.settlements import captives, heroes, men, trading
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import OwnOrder, PartyOrder, Words

OPEN: Final = (DAWN, MARCH)


Choices: TypeAlias = Callable[[Game, Party], Iterable[Words]]
WhyNot: TypeAlias = Callable[[Game, Party, Words], Refusal | None]
Do: TypeAlias = Callable[[Game, Party, Words, Scribe], None]


def _row(name: str, facts: tuple[str, ...], choices: Choices, why_not: WhyNot, do: Do) -> PartyOrder:
    """What the caller does for all."""
    return PartyOrder(spec=OrderSpec(name, ("party", *facts)), phases=OPEN, choices=choices, why_not=why_not, do=do)


def _own(
    name: str,
    facts: tuple[str, ...],
    choices: Callable[[Game, Party, int], Iterable[Words]],
    why_not: Callable[[Game, Party, int, Words], Refusal | None],
    do: Callable[[Game, Party, int, Words, Scribe], None],
) -> OwnOrder:
    """What each seat does out of its own purse."""
    spec = OrderSpec(name, ("party", *facts), side_by_side=True)
    return OwnOrder(spec=spec, phases=OPEN, choices=choices, why_not=why_not, do=do)


def _of_member(name: str, facts: tuple[str, ...], choices: Choices, why_not: WhyNot, do: Do) -> OwnOrder:
    """What a seat decides of one of its own people, by rules that look to his owner's purse."""

    def own_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
        own = {member.id for member in game.members_of(party) if member.owner == seat}
        return [words for words in choices(game, party) if words[0] in own]

    def why_not_own(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
        member = next((one for one in game.members_of(party) if one.id == words[0]), None)
        strange = trading.why_not_own(seat, member, name) if member is not None else None
        return strange or why_not(game, party, words)

    def do_own(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
        do(game, party, words, scribe)

    return _own(name, facts, own_choices, why_not_own, do_own)


def _inside(game: Game, party: Party) -> Iterable[Words]:
    return [()] if party.inside else []


def _ask(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The whole day goes by with asking."""
    actions.begin(game, party, men.ASKING, men.CLAUSE, scribe)


ORDERS: Final[tuple[PartyOrder | OwnOrder, ...]] = (
    _own("buy", ("member", "item", "count"), trading.buy_choices, trading.why_not_buy, trading.buy),
    _own("buy_animal", ("animal",), trading.animal_choices, trading.why_not_buy_animal, trading.buy_animal),
    _own("sell", ("member", "item"), trading.thing_choices, trading.why_not_sell, trading.sell),
    _own("mend", ("member", "item"), trading.thing_choices, trading.why_not_mend, trading.mend),
    _own("take_silver", ("member", "kuna"), trading.silver_choices, trading.why_not_silver, trading.take_silver),
    PartyOrder(
        spec=OrderSpec(men.ASKING, ("party",)),
        phases=(DAWN,),
        late=men.CLAUSE,
        choices=_inside,
        why_not=men.why_not_ask,
        do=_ask,
    ),
    *(
        _of_member(order, ("member", "other"), men.offer_choices, men.why_not_offer(order), men.offer(order))
        for order in men.OFFERS
    ),
    *(
        _of_member(order, ("member", "answer"), heroes.choices(order), heroes.why_not(order), heroes.choose(order))
        for order in heroes.ANSWERS
    ),
    _of_member("learn", ("member",), heroes.learners, heroes.why_not("learn"), heroes.choose("learn")),
    _own("new_hero", ("seat",), heroes.seat_choices, heroes.why_not_new, heroes.make_new),
    _of_member("take_over", ("member",), heroes.heir_choices, heroes.why_not_heir, heroes.take_over),
    _own("hire_local", ("man",), men.local_choices, men.why_not_local, men.hire_local),
    _of_member("dismiss", ("member",), men.companion_choices, men.why_not_dismiss, men.dismiss),
    _of_member("pay", ("member",), men.companion_choices, men.why_not_pay_wage, men.pay_wage),
    _row("sell_captive", ("member",), captives.captive_choices, captives.why_not_sell, captives.sell),
    _row("ransom_captive", ("member",), captives.captive_choices, captives.why_not_ransom, captives.ransom),
    _row("free_captive", ("member",), captives.captive_choices, captives.why_not_free, captives.free),
)
