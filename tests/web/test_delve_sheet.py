"""The squared sheet by touch and by keys: past its first edge, kept over a reload, compared at the end."""

import pytest

from tests.patience import until
from tests.web.clicks import keyed, news
from tests.web.conftest import Visit
from tests.web.delving import offered, sat, take
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

SQUARE = 22
"""Pixels of one."""


def begun(site: Site, visitor: Visitor) -> Visitor:
    """A delve alone, the sheet open."""
    sat(site, visitor, site.open("person", system="delve", options={}))
    opened(visitor)
    return visitor


def opened(visitor: Visitor) -> None:
    tab = visitor.page.locator(".tab-desk")
    if tab.is_visible():
        tab.click()
    visitor.page.click(keyed("paper"))
    visitor.page.wait_for_selector("svg.drawing")
    visitor.settle()


def marks(visitor: Visitor) -> dict[str, str]:
    return dict(news(visitor)["view"]["sheet"]["marks"])


def entrance(visitor: Visitor) -> tuple[float, float]:
    """The middle of the square by which one came in."""
    box = visitor.page.locator(".drawn-entrance").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_touch(visitor: Visitor, start: tuple[float, float], end: tuple[float, float]) -> None:
    """One finger, as a phone tells of it; it rests before it is lifted, or the next tap is taken for a halt.

    The times are told with the touches, a second ago: none of them is waited for.
    """
    finger = visitor.page.context.new_cdp_session(visitor.page)
    at = visitor.page.evaluate("Date.now() / 1000 - 1")
    for kind, points in [
        ("touchStart", [start]),
        *(("touchMove", [tuple(a + (b - a) * n / 4 for a, b in zip(start, end, strict=True))]) for n in range(1, 5)),
        ("touchEnd", []),
    ]:
        spots = [{"x": x, "y": y} for x, y in points]
        at += 0.3 if kind == "touchEnd" else 0.02
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots, "timestamp": at})


@pytest.mark.clause("delve.map.player_map")
def test_a_finger_draws_and_moves_the_paper(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit("bg", 360, 740, has_touch=True))
    page, (x, y) = visitor.page, entrance(visitor)
    drag_by_touch(visitor, (x, y), (x + 2 * SQUARE, y))
    until(lambda: sorted(marks(visitor)) == ["1:0,4", "1:1,4", "1:2,4"])
    page.touchscreen.tap(*middle(visitor, "[data-tool=hand]"))
    drag_by_touch(visitor, (x, y), (x - 4 * SQUARE, y))
    until(lambda: abs(entrance(visitor)[0] - (x - 4 * SQUARE)) < 3)
    page.touchscreen.tap(*middle(visitor, "[data-tool=wall]"))
    x, y = entrance(visitor)
    page.touchscreen.tap(x, y - SQUARE / 2 + 3)
    until(lambda: marks(visitor).get("1:0,3S") == "wall")
    assert len(marks(visitor)) == 4, "the hand draws nothing"
    visitor.settle()
    visitor.shot("delve-sheet-touch-360")
    page.reload()
    page.wait_for_selector(".member-card")
    opened(visitor)
    assert page.locator(".drawn-floor").count() == 3
    assert page.locator(".drawn-wall").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.clause("delve.map.player_map")
def test_the_paper_has_no_edge_and_at_the_end_what_is_amiss_stands_out(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit("en"))
    page = visitor.page
    page.locator("svg.drawing").focus()
    for _ in range(21):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    until(lambda: marks(visitor) == {"1:21,4": "floor"})
    far = page.locator(".drawn-floor").bounding_box()
    sheet = page.locator(".paper-scroll").bounding_box()
    assert sheet["x"] <= far["x"]
    assert far["x"] + far["width"] <= sheet["x"] + sheet["width"] + 1, "the pen is followed"
    page.click("[data-tool=wall]")
    page.locator("svg.drawing").focus()
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    page.click("[data-tool=floor]")
    page.locator("svg.drawing").focus()
    page.keyboard.press("Enter")
    until(lambda: {"1:1,4": "floor"}.items() <= marks(visitor).items())
    visitor.settle()
    visitor.shot("delve-sheet-keys-1280")
    page.click(keyed("paper"))
    take(visitor, next(each for each in offered(visitor) if each.split(" ")[1] == "leave"))
    until(lambda: news(visitor)["view"]["stage"] == "town")
    page.locator(keyed("0 finish")).click()
    page.click("dialog button.danger")
    page.wait_for_selector("dialog.outcome .compared")
    visitor.settle()
    visitor.shot("delve-compared-1280")
    sheet = news(visitor)["view"]["sheet"]
    mine, truth = (page.locator("dialog.outcome .both-maps figure").nth(n) for n in (0, 1))
    assert mine.locator(".amiss").count() == sheet["wrong"] > 0
    assert truth.locator(".amiss").count() == sheet["missed"] > 0
    assert mine.locator("svg").get_attribute("viewBox") == truth.locator("svg").get_attribute("viewBox")
    assert str(sheet["missed"]) in page.inner_text("dialog.outcome .compared p")
