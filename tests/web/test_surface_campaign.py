"""A solo campaign through the page: three times down and home again with the same company, and its journal replays."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec import convert

from podzem.core.decisions import Decision, read_decision
from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from podzem.systems.dungeon.view.shapes import ExpeditionView
from podzem.systems.surface.view.shapes import CampaignView
from podzem.table.loading import load_table
from podzem.table.store import open_store
from tests.patience import until
from tests.web.clicks import LISTEN, Hands, Press, await_turn, by_mouse, by_touch, keyed, news
from tests.web.conftest import Visit
from tests.web.visitor import Site, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SYSTEM = load_system("surface")
EXPEDITIONS = 3
MOST = 1500
"""Decisions after which the test gives up: the dice are fixed, so it is always the same number."""


class Travellers(Hands):
    """Hands that also march on the map, trade, and open packs."""

    def _march(self, decision: str, words: list[str]) -> None:
        """Tap the cell, look at the plan, set out; another way to the same cell is taken from the list."""
        mark = f".mark[data-does*={decision!r}]"
        if self.page.locator(mark).count() and not self._shown(".sheet"):
            self._tap_or_press(mark)
            self.page.wait_for_selector(".plan .set-out")
            if self._shown(f".plan {keyed(decision)}"):
                self.press(self.visitor, f".plan {keyed(decision)}")
                return
        self._from_lists(decision, words)

    _follow = _march

    def _tap_or_press(self, mark: str) -> None:
        if self.page.locator(".region").count():
            self._tap(mark)
        else:
            self.press(self.visitor, mark)

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
    """The caller's bot, which chooses by what the page was told; one press for all where all do the same."""

    def __init__(self) -> None:
        self.bot = SYSTEM.advice.bot("caller")

    def chosen(self, told: dict[str, Any]) -> str:
        view, decisions = convert(told["view"], CampaignView), [read_decision(each["do"]) for each in told["decisions"]]
        if view.below is not None:
            view.below = convert(view.below, ExpeditionView)
        return str(self._for_all(self.bot.choose(view, decisions, _nothing), decisions))

    def _for_all(self, choice: Decision, decisions: list[Decision]) -> Decision:
        same = [one for one in decisions if one.order == "all" and one.words[0] == choice.order == "hold"]
        return same[0] if same else choice


def _nothing(*_: object) -> Any:
    raise AssertionError("this bot imagines nothing")


def at_rest(visitor: Visitor) -> None:
    """A march that goes on by itself has come to its end."""
    until(lambda: visitor.page.locator(".walking:not(.why)").count() == 0, "it walks for ever")


def three_expeditions(visitor: Visitor, press: Press, seen: list[str]) -> int:
    """Decide until so many have come home; how many decisions it took."""
    hands, guide, homes, was_below = Travellers(visitor, press), Guide(), 0, False
    for count in range(MOST):
        at_rest(visitor)
        if await_turn([visitor]) is None:
            raise AssertionError("the campaign has ended before")
        told = news(visitor)
        is_below = told["view"]["below"] is not None
        homes += was_below and not is_below
        was_below = is_below
        stage = "below" if is_below else "settlement" if told["view"]["settlement"] else told["view"]["stage"]
        if stage not in seen:
            seen.append(stage)
            visitor.settle()
            visitor.shot(f"campaign-{stage}-{visitor.name}")
        if homes >= EXPEDITIONS:
            return count
        hands.take(guide.chosen(told))
    raise AssertionError(f"only {homes} came home")


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
    table = site.open("person", system="surface", options={"judge_wandering": "off"})
    ana = visit(language, width, 800 if width > 900 else 740, scheme, has_touch=press is by_touch)
    ana.page.add_init_script(LISTEN)
    ana.sit(site.link(table)).await_turn()
    company = {each["id"] for each in news(ana)["view"]["members"]}
    seen: list[str] = []
    assert three_expeditions(ana, press, seen) > 100
    assert {"day", "settlement", "below"} <= set(seen)
    assert company & {each["id"] for each in news(ana)["view"]["members"] if each["status"] == "active"}
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert_replays(site, table["table"])


def assert_replays(site: Site, name: str) -> None:
    """Every decision, face and digest of the journal, and the descents in it."""
    store = open_store(f"sqlite:///{site.folder / 'tables.sqlite3'}")
    record = store.record(name)
    assert record is not None
    journal = read_journal(load_table(store, record).export())
    store.close()
    moments = list(replay(SYSTEM, journal))
    assert len(moments) == len(journal.entries)
    depths = [moment.state.underground is not None for moment in moments]
    assert sum(before and not now for before, now in pairwise(depths)) >= EXPEDITIONS
