"""A solo campaign through the page: three times below and home again with the same company, and its journal replays."""

import json
from itertools import pairwise
from typing import Any

import pytest
from msgspec import convert

from podzem.core.decisions import Decision, read_decision
from podzem.core.journal import Journal, read_journal, replay
from podzem.systems.dungeon.view.shapes import ExpeditionView
from podzem.systems.surface.bot.caller import Caller
from podzem.systems.surface.system import SYSTEM
from podzem.systems.surface.view.shapes import CampaignView
from podzem.table.loading import load_table
from podzem.table.store import open_store
from tests.patience import until
from tests.web.campaigns import LESSONS
from tests.web.clicks import LISTEN, Hands, Press, await_turn, by_mouse, by_touch, keyed, news
from tests.web.conftest import Visit
from tests.web.guide import without_spare_torches
from tests.web.visitor import Site, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

EXPEDITIONS = 3
MOST = 500
"""Decisions after which the test gives up: the dice are fixed, so it is always the same number."""
TURNS = 8
"""After so many below ground the company turns back."""
DUNGEONS = (("1,0", 5), ("0,1", 19), ("2,1", 28))
"""Small ones, each a cell from the town: of one depth and six rooms, with their numbers."""


def region() -> str:
    """A town with a road to each of three ways below."""
    land = ["...", "...", "...", "name Near", 'mark town Gorod 1,1 {"id": "gorod"}', "start 1,1 1-2-1 clear"]
    for number, (cell, seed) in enumerate(DUNGEONS, 1):
        cave = {"id": f"cave{number}", "dungeon": f"random:{seed}:1:6", "class": "conspicuous"}
        land += [f"road 1,1 {cell}", f"mark dungeon_entrance Cave{number} {cell} {json.dumps(cave)}"]
    return "\n".join([*land, ""])


class Travellers(Hands):
    """Hands that also march on the map, trade, and open packs."""

    def _march(self, decision: str, words: list[str]) -> None:
        """Tap the cell, look at the plan, set out; another way to the same cell is taken from the list."""
        mark = f".mark[data-does*={decision!r}]"
        if self.page.locator(mark).count() and not self._shown(".sheet"):
            self._tap(mark)
            self.page.wait_for_selector(".plan .set-out")
            if self._shown(f".plan {keyed(decision)}"):
                self.press(self.visitor, f".plan {keyed(decision)}")
                return
        by_name = super()._march if decision.split(" ")[1] == "march" else self._from_lists
        by_name(decision, words)

    _follow = _march

    def _is_taken_from_lists(self, decision: str, words: list[str]) -> bool:
        if super()._is_taken_from_lists(decision, words):
            return True
        self._make_room(words)
        return super()._is_taken_from_lists(decision, words)

    def _make_room(self, words: list[str]) -> None:
        """Buy for whom it is meant, and look into the packs."""
        buyer = self.page.locator("select[data-key=buyer]")
        for word in words if buyer.count() else ():
            if buyer.locator(f"option[value={word!r}]").count():
                buyer.select_option(word)
        self.open_panel("desk")
        for summary in self.page.query_selector_all("#desk details.pack:not([open]) > summary"):
            summary.click()


class Guide:
    """The caller's bot, which chooses by what the page was told and soon thinks of the way up."""

    def __init__(self) -> None:
        self.bot = Caller()
        self.entered: int | None = None

    def chosen(self, told: dict[str, Any]) -> str:
        view, decisions = convert(told["view"], CampaignView), [read_decision(each["do"]) for each in told["decisions"]]
        if view.below is None:
            self.entered = None
        else:
            view.below = self._below(convert(view.below, ExpeditionView))
        return str(_for_all(self.bot.choose(view, decisions, _nothing), decisions))

    def _below(self, view: ExpeditionView) -> ExpeditionView:
        self.entered = view.turn if self.entered is None else self.entered
        return without_spare_torches(view) if view.turn - self.entered >= TURNS else view


def _for_all(choice: Decision, decisions: list[Decision]) -> Decision:
    """One press where all do the same."""
    same = [one for one in decisions if one.order == "all" and one.words[0] == choice.order == "hold"]
    return same[0] if same else choice


def _nothing(*_: object) -> Any:
    raise AssertionError("this bot imagines nothing")


def at_rest(visitor: Visitor) -> None:
    """A march that goes on by itself has come to its end."""
    until(lambda: visitor.page.locator(".walking:not(.why)").count() == 0, "it walks for ever")


class Story:
    """What was seen on the way: how often they came up and in, and each stage once as a picture."""

    def __init__(self) -> None:
        self.homes = 0
        self.stages: list[str] = []
        self._was_below = self._is_out = False

    def heed(self, visitor: Visitor, view: dict[str, Any]) -> None:
        is_below, is_inside = view["below"] is not None, view["parties"][0]["settlement"] is not None
        self._is_out = self._is_out or (self._was_below and not is_below)
        if self._is_out and is_inside:
            self.homes, self._is_out = self.homes + 1, False
        self._was_below = is_below
        stage = view["below"]["stage"] if is_below else "settlement" if is_inside else view["stage"]
        if stage not in self.stages:
            self.stages.append(stage)
            visitor.settle()
            visitor.shot(f"campaign-{stage}-{visitor.name}")


def three_expeditions(visitor: Visitor, press: Press) -> Story:
    """Decide until so many have come home."""
    hands, guide, story = Travellers(visitor, press), Guide(), Story()
    for _ in range(MOST):
        at_rest(visitor)
        assert await_turn([visitor]) is not None, "the campaign has ended before"
        told = news(visitor)
        story.heed(visitor, told["view"])
        if story.homes >= EXPEDITIONS:
            return story
        hands.take(guide.chosen(told))
    raise AssertionError(f"only {story.homes} came home")


@pytest.mark.parametrize(
    ("width", "press", "language", "scheme"),
    [
        pytest.param(1280, by_mouse, "ru", "light", id="mouse-1280"),
        pytest.param(360, by_touch, "bg", "dark", id="touch-360"),
    ],
)
def test_three_expeditions_with_the_same_company(
    site: Site, visit: Visit, width: int, press: Press, language: str, scheme: str
) -> None:
    options = {"map": region(), "goal": "none", "judge_wandering": "off"}
    table = site.open("person", system="surface", options=options)
    ana = visit(language, width, 800 if width > 900 else 740, scheme, has_touch=press is by_touch)
    ana.page.add_init_script(f"{LISTEN};{LESSONS}")
    ana.sit(site.link(table)).await_turn()
    company = {each["id"] for each in news(ana)["view"]["members"]}
    story = three_expeditions(ana, press)
    view = news(ana)["view"]
    assert {"day", "settlement", "orders"} <= set(story.stages)
    assert company & {each["id"] for each in view["members"] if each["status"] == "active"}
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert_replays(journal_of(site, table["table"]), view["date"])


def journal_of(site: Site, name: str) -> Journal:
    """As it lies in the store: it holds secrets, so the page is not given it while the campaign goes on."""
    store = open_store(f"sqlite:///{site.folder / 'tables.sqlite3'}")
    record = store.record(name)
    assert record is not None
    journal = read_journal(load_table(store, record).export())
    store.close()
    return journal


def assert_replays(journal: Journal, date: dict[str, Any]) -> None:
    """Every decision, face and digest; the descents are in it, and it ends where the page stands."""
    moments = list(replay(SYSTEM, journal))
    assert len(moments) == len(journal.entries)
    depths = [moment.state.underground is not None for moment in moments]
    assert sum(before and not now for before, now in pairwise(depths)) == EXPEDITIONS
    last = moments[-1].state
    assert (last.year, last.month, last.day) == (date["year"], date["month"], date["day"])
    assert last.parties[0].inside == "gorod"
