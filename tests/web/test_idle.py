"""An idle page draws nothing: no frame while nothing changes, at home and at a table of each system."""

from typing import Any

import pytest

from podzem.systems import SYSTEMS, load_system
from tests.patience import until
from tests.web.clicks import LISTEN, news
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, Visitor

pytestmark = pytest.mark.browser

WATCHED = 1000
"""Milliseconds without a frame. Whatever goes on for ever draws some in each such stretch."""
CATEGORIES = "disabled-by-default-devtools.timeline,devtools.timeline,disabled-by-default-devtools.timeline.frame,viz"
RUNNING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def frames(visitor: Visitor) -> int:
    """How many frames the browser drew of this page while nobody did anything."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    told: list[dict[str, Any]] = []
    ended: list[Any] = []
    session.on("Tracing.dataCollected", lambda event: told.extend(event["value"]))
    session.on("Tracing.tracingComplete", lambda event: ended.append(event))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")}})
    visitor.page.evaluate("long => new Promise((end) => setTimeout(end, long))", WATCHED)
    session.send("Tracing.end")
    until(lambda: visitor.page.evaluate("1") and ended, say="the browser told nothing of its frames")
    session.detach()
    return sum(each["name"] in ("DrawFrame", "Display::DrawAndSwap", "Paint", "FireAnimationFrame") for each in told)


def comes_to_rest(visitor: Visitor) -> None:
    """What has just happened may be shown to its end; then there is a stretch without any frame."""
    until(lambda: visitor.page.evaluate(RUNNING) == 0, "an animation never ends")
    until(lambda: frames(visitor) == 0, "the page is drawn anew though nothing changes")


def test_home_comes_to_rest(site: Site, visit: Visit) -> None:
    visitor = visit("bg")
    visitor.page.goto(site.url)
    visitor.page.wait_for_selector(".doorway.open")
    comes_to_rest(visitor)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_table_comes_to_rest_at_its_beginning_and_after_a_step(site: Site, visit: Visit, system: str) -> None:
    least = load_system(system).book.seats[0]
    table = site.open(*["person"] * least, system=system, dice="committed", options={})
    visitor = visit("bg")
    visitor.page.add_init_script(LISTEN)
    visitor.sit(site.link(table)).await_turn()
    comes_to_rest(visitor)
    before = news(visitor)["version"]
    visitor.page.locator(f"{OPEN}:not(.fold)").first.click()
    explained = visitor.page.locator(".act-card.chosen .decision")
    if explained.count():
        explained.click()  # the first press of a card explains it
    until(lambda: news(visitor)["version"] > before)
    comes_to_rest(visitor)


def test_frames_are_counted(site: Site, visit: Visit) -> None:
    """Without that the tests above could not fail."""
    visitor = visit("bg")
    visitor.page.goto(site.url)
    visitor.page.wait_for_selector(".doorway.open")
    visitor.page.evaluate(
        "document.querySelector('svg').animate([{ opacity: 0.5 }], { duration: 900, iterations: 1e6 })"
    )
    assert visitor.page.evaluate(RUNNING) == 1
    assert frames(visitor) > 0
