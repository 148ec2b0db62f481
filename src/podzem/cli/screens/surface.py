"""What a person at the terminal is shown of a campaign: the land, the day, the goal, his parties; or the dungeon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from podzem.cli.screens.dungeon import Expedition
from podzem.cli.screens.region import draw_land
from podzem.cli.screens.travel import BESIDE, evening_words, food_words, plan_words, reason_words
from podzem.cli.terminal import Terminal
from podzem.core.decisions import Decision
from podzem.systems.dungeon.view.shapes import ExpeditionView
from podzem.systems.surface.view.shapes import CampaignView, LandmarkView, PartyView, PlanView

DASH: Final = "—"


def create_screen(terminal: Terminal) -> Campaign:
    """The screen of this desk."""
    return Campaign(terminal)


class Campaign:
    """Draws a campaign for one person's eyes."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.below = Expedition(terminal)
        self.system, self.names, self.console = terminal.system, terminal.names, terminal.console
        self.plans: dict[str, PlanView] = {}

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The land with the cells where an open march ends, the day, why one goes, the parties."""
        view: CampaignView = self.system.showing.seen(state, viewer)
        self._day(view)
        if view.below is not None:
            self.below.draw(cast(ExpeditionView, view.below), viewer)
            return
        self.plans = {plan.do: plan for plan in view.plans}
        lit = _lit(self.plans, decisions)
        self.console.print(draw_land(view, lit))
        if lit:
            self._line("land-lit", "dim")
        self._landmarks(view)
        for party in view.parties:
            self._party(party)
        self._going_on(view)

    def _going_on(self, view: CampaignView) -> None:
        """Those met, a pursuit, both hosts, the settlement where one is."""
        words, names = self.terminal.words, self.names
        if view.meeting is not None:
            met = view.meeting
            facts: dict[str, int | str] = {"count": met.count or 1, "sazhens": met.sazhens or DASH}
            self._line("land-meeting", "bold", kind=str(words.term("member", met.kind or "", names)) or DASH, **facts)
        if view.pursuit is not None:
            self._line("land-pursuit", "", leg=view.pursuit.legs + 1, catch=view.pursuit.catch, hide=view.pursuit.hide)
        for army in view.battle.armies if view.battle is not None else ():
            units = [f"{words.term('member', unit.kind, names)} × {unit.count}" for unit in army.units]
            side = str(words.term("side", army.side, names))
            self._line("land-army", "bold", side=side, strength=army.strength, units=", ".join(units))
        for business in (party.settlement for party in view.parties if party.settlement is not None):
            here = next(mark for mark in view.land.landmarks if mark.id == business.id)
            stocks = {"supplies": business.supplies, "purse": business.purse}
            self._line("land-settlement", "", name=self._name(here), **stocks)

    def _day(self, view: CampaignView) -> None:
        say = self.terminal.words.say
        weather = [say(f"weather-{view.weather.kind}")]
        weather += [say(f"land-{sign}") for sign in ("washed", "flood", "ice") if getattr(view.weather, sign)]
        date = {"day": view.date.day, "month": view.date.month, "year": view.date.year}
        self._line("land-day", "bold", season=say(f"season-{view.date.season}"), weather=", ".join(weather), **date)
        goal = view.goal
        left = DASH if goal.days_left is None else str(goal.days_left)
        self._line(f"land-goal-{goal.kind}", "", want=goal.want, have=goal.have, left=left)
        nearest = next((self._name(mark) for mark in view.land.landmarks if mark.id == goal.nearest), "")
        self.console.print(BESIDE.join(reason_words(self.terminal.words, goal, nearest)), style="dim", markup=False)

    def _landmarks(self, view: CampaignView) -> None:
        known = [self._name(each) for each in view.land.landmarks if each.type != "mountain"]
        self._line("land-landmarks", "dim", names=", ".join(known) or DASH)

    def _name(self, landmark: LandmarkView) -> str:
        language = self.terminal.words.language
        name = landmark.name.get(language) or next(iter(landmark.name.values()), landmark.type)
        return f"{name} ({landmark.cell[0]},{landmark.cell[1]})"

    def _party(self, party: PartyView) -> None:
        facts: dict[str, int | str] = {"number": party.number, "left": party.left, "budget": party.budget}
        self._line(
            "land-party", "", mark="▸" if party.can_act else " ", rations=party.rations, eaters=party.eaters, **facts
        )
        marks = {"foraging": party.feeding == "forage", "debt": party.rest_debt, "below": party.below}
        told = [self.terminal.words.say(f"land-{mark}") for mark, holds in marks.items() if holds]
        if party.aboard:
            vessel = str(self.terminal.words.term("vessel", party.aboard, self.names))
            told.insert(0, self.terminal.words.say("land-aboard", vessel=vessel))
        if party.feeding != "forage":
            told.insert(0, food_words(self.terminal.words, party))
        self.console.print("   " + ", ".join(told), style="dim", markup=False)
        for loss in evening_words(self.terminal.words, party):
            self.console.print("   ! " + loss, style="red", markup=False)

    def _line(self, message: str, style: str, **facts: int | str) -> None:
        self.console.print(self.terminal.words.say(message, **facts), style=style or None, markup=False)

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered; of many only the kinds."""
        self.below.choices(decisions)

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """The choices whose text form has all these words, with their numbers; a march says what it takes."""
        self.below.list_with(decisions, sought, self._beside)

    def _beside(self, decision: Decision) -> str:
        plan = self.plans.get(str(decision))
        return "" if plan is None else plan_words(self.terminal.words, plan)


def _lit(plans: Mapping[str, PlanView], decisions: list[Decision]) -> dict[tuple[int, int], str]:
    """The cells where an open march ends, with its number in the list."""
    lit: dict[tuple[int, int], str] = {}
    for number, decision in enumerate(decisions, 1):
        if (plan := plans.get(str(decision))) is not None:
            lit.setdefault((plan.cell[0], plan.cell[1]), str(number))
    return lit
