"""The bot of a campaign's seat (surface.auto.caller): travels, trades, meets, and goes below by the dungeon's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from podzem.core.decisions import Decision
from podzem.core.protocols import Imagine
from podzem.systems.dungeon import front_door
from podzem.systems.surface import below_orders, orders
from podzem.systems.surface.bot import meetings
from podzem.systems.surface.bot.business import business
from podzem.systems.surface.bot.orders import Orders
from podzem.systems.surface.bot.travelling import Journey
from podzem.systems.surface.chapters.battles.battle import OTHERS
from podzem.systems.surface.game import BATTLE, COMBAT, DAY, MEETING, PURSUIT
from podzem.systems.surface.view.shapes import CampaignView, PartyView

VAIN: Final = frozenset(("enter", "enter_dungeon", "cross", "march", "follow", "resume", "progress"))
"""What may turn out to be impossible because the map is wrong: it is not tried twice from the same place."""


SPAN: Final = 10
"""Days for which the men that were found in a settlement stand."""


@final
class Caller:
    """Brings expeditions home; it remembers only where it has been below and what it has tried in vain."""

    is_slow = False

    def __init__(self) -> None:
        self._below = front_door.delver()
        self._visits: dict[str, int] = {}
        self._knocked: tuple[str, tuple[int, ...]] | None = None
        """At what it has just knocked, and where."""
        self._astray: dict[str, tuple[int, ...]] = {}
        """While its map is known to be wrong, where the landmarks are drawn on it."""
        self._is_returning = False
        """It has been below and not yet in a settlement."""
        self._tried: set[tuple[object, ...]] = set()
        self._asked: set[tuple[str, int]] = set()
        """Where it has asked for men, and in which ten days: they are thrown for once in such a span."""

    def choose(self, view: CampaignView, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        if len(decisions) == 1:
            return decisions[0]
        if view.questions:
            return _default(view, decisions)
        if view.stage == DAY:
            return self._by_day(view, decisions, imagine)
        if view.stage == COMBAT:
            return self._in_combat(view, decisions)
        if view.stage == BATTLE:
            return meetings.in_battle(view, decisions)
        if view.stage == PURSUIT:
            return meetings.in_pursuit(decisions)
        party = _acting(view)
        return decisions[0] if view.stage != MEETING or party is None else meetings.in_meeting(view, party, decisions)

    def _in_combat(self, view: CampaignView, decisions: Sequence[Decision]) -> Decision:
        party = _acting(view)
        away = None if party is None else meetings.in_combat(view, party, decisions)
        return away or front_door.in_combat(view, decisions)

    def _by_day(self, view: CampaignView, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """A party above first; those below when nobody above waits."""
        beneath = [one for one in decisions if _is_below(view, one)]
        above = [one for one in decisions if not _is_below(view, one)]
        party = next((one for one in view.parties if one.can_act), None)
        if party is None or not above:
            self._is_returning, self._knocked = True, None
            return self._below.choose(view.below, beneath, imagine) if beneath else decisions[0]
        return self._call(view, party, [one for one in above if one.words[:1] == (str(party.number),)] or above)

    def _call(self, view: CampaignView, party: PartyView, decisions: list[Decision]) -> Decision:
        self._find_out(view, party)
        place = (view.date.days, tuple(party.cell), party.bank, party.spent, party.inside, party.rations)
        asked = (party.inside, view.date.days // SPAN) in self._asked
        fresh = Orders(
            [one for one in decisions if not (asked and one.order == "ask_men") and not self._is_vain(place, one)]
        )
        chosen = self._wish(view, party, fresh) or fresh.first("camp", "wait") or decisions[0]
        if chosen.order in VAIN:
            self._tried.add((place, str(chosen)))
        self._knocked = (chosen.words[1], tuple(party.cell)) if chosen.order in ("enter", "enter_dungeon") else None
        if chosen.order == "ask_men":
            self._asked.add((party.inside, view.date.days // SPAN))
        if chosen.order == "enter_dungeon":
            self._visits[chosen.words[1]] = self._visits.get(chosen.words[1], 0) + 1
        return chosen

    def _is_vain(self, place: tuple[object, ...], decision: Decision) -> bool:
        return (place, str(decision)) in self._tried

    def _find_out(self, view: CampaignView, party: PartyView) -> None:
        """Who knocked and is still outside has lost his way, until he is inside or his map is set right."""
        if self._knocked is not None and not party.inside and self._knocked[1] == tuple(party.cell):
            self._astray = {mark.id: tuple(mark.cell) for mark in view.land.landmarks}
        marks = {mark.id: tuple(mark.cell) for mark in view.land.landmarks}
        is_right = any(marks.get(id, cell) != cell for id, cell in self._astray.items())
        if party.inside or is_right or len(marks) > len(self._astray):
            self._astray = {}

    def _wish(self, view: CampaignView, party: PartyView, open_now: Orders) -> Decision | None:
        self._is_returning = self._is_returning and not party.inside
        done = business(view, party, open_now) if party.inside or party.action else None
        return done or Journey(view, party, open_now, self._visits, self._is_returning, bool(self._astray)).order()


@final
class Judge:
    """Takes the rolled default of each question, and orders for those met as they would by themselves (T12)."""

    is_slow = False

    def choose(self, view: CampaignView, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        if view.questions:
            return _default(view, decisions)
        if view.stage == COMBAT:
            return meetings.of_those_met(view, decisions)
        if view.stage == BATTLE:
            return meetings.in_battle(view, decisions, OTHERS)
        return decisions[0]


def _default(view: CampaignView, decisions: Sequence[Decision]) -> Decision:
    """What the rules would answer."""
    wanted = view.questions[-1].default
    return next((one for one in decisions if wanted == one.order or wanted in one.words), decisions[0])


def _is_below(view: CampaignView, decision: Decision) -> bool:
    """Whether a decision is about those below ground."""
    spec = orders.SPECS.get(decision.order)
    if isinstance(spec, below_orders.SharedSpec) and spec.is_alike:
        return view.below is not None
    return below_orders.is_below(spec, decision.words)


def _acting(view: CampaignView) -> PartyView | None:
    """The party that meets somebody."""
    return next((one for one in view.parties if one.caller == view.viewer), None)
