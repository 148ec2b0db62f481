"""Rows that gain their chances: the one that is looked at stays where it was."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.patience import until
from tests.web import expedition
from tests.web.clicks import keyed
from tests.web.conftest import Visit
from tests.web.stand_in import open_story, standing_in, tell_chances
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

ROW = keyed("0 wait")
CHANCES = [["won", "1/3", "the fight is won"], ["lost", "1/7", "all is lost"], ["fled", "2/9", "they flee"]]
LONG = [*CHANCES, ["tired", "1/2", "everybody is tired of it"]]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with standing_in() as found:
        yield found


def asked(visit: Visit, address: str, width: int, height: int) -> Visitor:
    """Somebody who has met others; the chances of what he can do are not there yet."""
    visitor = visit("en", width, height)
    page = visitor.page
    odds = {each["do"]: LONG for each in expedition.met()["decisions"]}
    open_story(page, address, "met", odds, later=True)
    page.wait_for_selector(ROW)
    until(lambda: page.evaluate("Boolean(window.owed)"), "no chances were asked for")
    page.evaluate("async () => { await import('/static/frame/odds.js'); }")
    visitor.settle()
    return visitor


def middle_of(visitor: Visitor, selector: str) -> tuple[float, float]:
    box: dict[str, Any] = visitor.page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + 4


def measure(visitor: Visitor) -> tuple[int, int]:
    """How long the list is and how far it is scrolled."""
    of = "(({ scrollHeight, scrollTop }) => [scrollHeight, scrollTop])(document.getElementById('doing'))"
    length, top = visitor.page.evaluate(of)
    return round(length), round(top)


def test_who_has_scrolled_keeps_the_row_in_the_middle(visit: Visit, address: str) -> None:
    visitor = asked(visit, address, 360, 740)
    visitor.page.locator(ROW).evaluate("row => row.scrollIntoView({ block: 'center' })")
    before, place = measure(visitor), middle_of(visitor, ROW)
    assert before[1] > 0
    tell_chances(visitor.page)
    after = measure(visitor)
    assert after[0] > before[0] + 60, "rows above and below have grown"
    assert after[1] > before[1] + 20, "the list went along with them"
    assert middle_of(visitor, ROW) == pytest.approx(place, abs=1.5)


def test_a_row_that_is_pointed_at_stays_under_the_pointer(visit: Visit, address: str) -> None:
    visitor = asked(visit, address, 1280, 720)
    page, place = visitor.page, middle_of(visitor, keyed("0 parley"))
    page.mouse.move(place[0] - 30, place[1])
    page.mouse.move(*place)
    before = measure(visitor)
    assert before[1] == 0
    tell_chances(page)
    assert measure(visitor)[0] > before[0] + 60
    assert middle_of(visitor, keyed("0 parley")) == pytest.approx(place, abs=1.5)
    assert page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-key]').dataset.key", list(place)
    ) == ("0 parley")


def test_what_is_asked_stays_in_sight_while_the_pointer_rests(visit: Visit, address: str) -> None:
    """It lies where something was pressed before: nobody points at what came up below it."""
    visitor = asked(visit, address, 1280, 720)
    page, place = visitor.page, middle_of(visitor, keyed("0 parley"))
    page.mouse.move(place[0] - 30, place[1])
    page.mouse.move(*place)
    page.evaluate("socket.deliver({ ...story[1], version: 6, lines: null })")
    until(lambda: page.evaluate("owed.version") == 6)
    visitor.settle()
    assert page.locator(keyed("0 parley")).evaluate("row => row.matches(':hover')")
    before = measure(visitor)
    tell_chances(page)
    after = measure(visitor)
    assert after[0] > before[0] + 60
    assert after[1] == before[1] == 0


DRAWN_UNDER_A_FINGER = """async (kind) => {
  const { h, replaceKeepingFocus } = await import("/static/frame/dom.js");
  const list = h("div"), row = h("button", { type: "button" }, "before"), told = [];
  document.body.append(list);
  replaceKeepingFocus(list, [row]);
  const press = (name) => row.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: kind }));
  const look = () => told.push(list.textContent);
  press("pointerdown");
  replaceKeepingFocus(list, [h("button", { type: "button" }, "after")]);
  look();
  press("pointerup");
  await new Promise((end) => setTimeout(end, 120));
  look();
  row.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((end) => setTimeout(end));
  look();
  list.remove();
  return told;
}"""


@pytest.mark.parametrize(
    ("kind", "stays"), [("touch", ["before", "before", "after"]), ("mouse", ["before", "after", "after"])]
)
def test_what_is_drawn_under_a_finger_waits_for_its_late_click(
    visit: Visit, address: str, kind: str, stays: list[str]
) -> None:
    page = visit("en", 360, 740).page
    open_story(page, address, "exploring")
    assert page.evaluate(DRAWN_UNDER_A_FINGER, kind) == stays
