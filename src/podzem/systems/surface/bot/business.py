"""What the bot does in a settlement: sell, mend, hire, heal, and buy what the next expedition takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.expedition.shapes import MemberView
from podzem.systems.surface.bot import company
from podzem.systems.surface.bot.orders import Orders
from podzem.systems.surface.calendar import WINTER
from podzem.systems.surface.view.shapes import CampaignView, PartyView
from podzem.world.gear import GEAR

DAYS: Final = 4
"""For so many days a party buys food, be it slower for it: with less it would turn back half-way (RESERVE)."""
WARM_FROM: Final = 7
"""The month from which one sees to warm gear: before the eighth (surface.auto.caller)."""
WANTED: Final = ("armoured_man", "spearman", "sergeant", "archer", "healer", "link_bearer", "porter")
"""Whom one would hire, the most wanted first."""
SPARE: Final = 60
"""Kuna that are kept for food when men are hired."""


def business(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """The first thing that is still to be done here; None when the party is ready to leave."""
    for act in _ACTS:
        found = act(view, party, orders)
        if found is not None:
            return found
    return None


def _sell(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """Treasure and captives; arms and gear are kept."""
    wanted = {
        (one.id, item.id)
        for one in company.people(view, party)
        for item in company.things(one)
        if item.kind in company.VALUABLE
    }
    sold = [one for one in orders.of("sell") if one.words[1:3] in wanted]
    return next(iter([*orders.of("ransom_captive"), *orders.of("sell_captive"), *sold]), None)


def _heir(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """Where no hero is left, somebody takes his place."""
    return next(iter([*orders.of("learn"), *orders.of("study"), *orders.of("take_over"), *orders.of("new_hero")]), None)


def _mend(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    return next(iter(orders.of("mend")), None)


def _food(days: int) -> Callable[[CampaignView, PartyView, Orders], Decision | None]:
    """For so many days, first into the packs of those whom it does not slow."""

    def buy(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
        short = party.eaters * days - party.rations
        if short <= 0:
            return None
        light = _buy(view, party, orders, "ration", short)
        return light or _buy(view, party, orders, "ration", short, at_pace=False)

    return buy


def feed(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """Off the land while there is less than a day's food, else on supplies."""
    wanted = "forage" if party.rations < party.eaters else "supplies"
    return next(iter(orders.of("feeding", wanted)), None)


def _go_on(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """What takes the whole day goes on: it is ordered again."""
    return orders.first(party.action.split()[0], "wait", "camp") if party.action else None


def _warmth(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    return (
        None if party.warm or view.date.month < WARM_FROM else _buy(view, party, orders, "warm_gear", 1, at_pace=False)
    )


def _light(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    is_dark = company.light(view, party) < company.LIGHT
    return _buy(view, party, orders, "torch", 1, at_pace=False) if is_dark else None


def _bandages(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    short = company.BANDAGES - company.count(view, party, "bandage")
    healers = [one for one in company.up(view, party) if one.medicine]
    if not healers:
        return None
    if short > 0:
        return _buy(view, party, orders, "bandage", short, healers, at_pace=False)
    wine = sum(item.left or 0 for one in healers for item in company.things(one) if item.kind == "skin_wine")
    return _buy(view, party, orders, "skin_wine", 1, healers, at_pace=False) if wine < company.BANDAGES else None


def _buy(
    view: CampaignView,
    party: PartyView,
    orders: Orders,
    kind: str,
    wanted: int,
    bearers: Sequence[MemberView] | None = None,
    at_pace: bool = True,
) -> Decision | None:
    """As much as somebody can take, if it matters without going slower, at most what is wanted."""
    among = bearers or [one for one in view.members if one.id in party.members]
    room = {one.id: _room(one) if at_pace else max(one.limits_qg) - one.load_qg for one in among}
    fit = [
        one
        for one in orders.of("buy")
        if one.words[2] == kind
        and int(one.words[3]) <= wanted
        and GEAR[kind].full_qg * int(one.words[3]) <= room.get(one.words[1], 0)
    ]
    return max(fit, key=lambda one: (int(one.words[3]), room[one.words[1]]), default=None)


def _room(one: MemberView) -> int:
    """What somebody can still take at the pace at which he goes now."""
    return next((limit - one.load_qg for limit in one.limits_qg[1:] if one.load_qg <= limit), 0)


def _purse(view: CampaignView) -> int:
    return view.ledger.purse[view.viewer] if 0 <= view.viewer < len(view.ledger.purse) else 0


def _hire(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """Fighters first, as long as there is money for food."""
    offers = [*orders.of("agree"), *orders.of("hire")] if _purse(view) > SPARE else []
    kinds = {id: kind for kind in reversed(WANTED) for id in [one.words[2] for one in offers] if id.startswith(kind)}
    wanted = [one for one in offers if one.words[2] in kinds]
    return min(wanted, key=lambda one: WANTED.index(kinds[one.words[2]]), default=None)


def _ask(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """A day of asking for men while the heroes could lead more of them."""
    is_wanted = company.vacancies(view, party) > 0 and _purse(view) > SPARE
    return next(iter(orders.of("ask_men")), None) if is_wanted else None


def _rest(view: CampaignView, party: PartyView, orders: Orders) -> Decision | None:
    """Until nobody is hurt; a winter is spent where one is."""
    is_winter = view.date.season == WINTER
    is_needed = company.hurt(view, party) or party.rest_debt or is_winter
    if not is_needed or party.rations < party.eaters:  # nobody gets well without food: out, to live off the land
        return None
    return next(iter([*orders.of("rest"), *orders.of("wait"), *orders.of("camp")]), None)


_ACTS: Final[tuple[Callable[[CampaignView, PartyView, Orders], Decision | None], ...]] = (
    _sell,
    _heir,
    _mend,
    _food(1),
    feed,
    _go_on,
    _rest,
    _hire,
    _light,
    _bandages,
    _warmth,
    _food(DAYS),
    _ask,
)
