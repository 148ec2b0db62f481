"""Several things to do at one place: a list beside it, by mouse, keys and touch; named by the place."""

import pytest

from podzem.core.deciding import open_to
from podzem.systems.dungeon.game import Game
from tests.patience import until
from tests.web.clicks import keyed
from tests.web.conftest import Visit
from tests.web.test_dungeon_odds import SYSTEM, decision, played, sat
from tests.web.visitor import Site, nameless

pytestmark = pytest.mark.browser

QUIET = {"map": "proba", "judge": "ask", "judge_wandering": "off"}
OPEN = ":popover-open"
NAME = "door on the south side of passage 3"


def at_the_door() -> tuple[Game, str]:
    """A state before a shut door, and the mark of the door on the map."""
    state = played(5, QUIET, lambda state: any(each.order == "open" for each in open_to(SYSTEM, state, 0)))
    door = state.dungeon.level(1).opening(decision(state, "open").words[1])
    return state, f"[data-mark='{door.at[0] / 2:g},{door.at[1] / 2:g}']"


def test_a_place_with_several_things_to_do_opens_a_list_beside_it(site: Site, visit: Visit) -> None:
    state, mark = at_the_door()
    ana = sat(site, visit, state)
    page = ana.page
    page.wait_for_selector(f"{mark}.several")
    box = page.locator(mark).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(OPEN)
    ana.shot("dungeon-popover-1280")
    assert page.get_attribute(OPEN, "aria-label") == page.inner_text(f"{OPEN} > strong") == NAME
    assert page.locator(f"{OPEN} .decision").count() > 2
    assert nameless(ana) == []
    seen = page.locator(OPEN).bounding_box()
    assert abs(seen["x"] + seen["width"] / 2 - box["x"]) < 200, "it lies beside the place"
    page.mouse.click(200, 400)
    page.wait_for_selector(OPEN, state="detached")
    assert page.locator(".chip.waits").count() == page.locator(".chip").count(), "nothing was ordered"


def test_the_list_by_keys(site: Site, visit: Visit) -> None:
    state, mark = at_the_door()
    page = sat(site, visit, state).page
    page.wait_for_selector(f"{mark}.several")
    page.focus(mark)
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    assert page.evaluate("document.activeElement.closest(':popover-open') !== null")
    page.keyboard.press("Escape")
    page.wait_for_selector(OPEN, state="detached")
    assert page.evaluate("document.activeElement.dataset.mark") in mark
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    page.keyboard.press("2")
    until(lambda: page.locator(".chip.waits").count() < page.locator(".chip").count())


def test_on_a_phone_the_list_lies_at_its_foot(site: Site, visit: Visit) -> None:
    state, mark = at_the_door()
    ana = sat(site, visit, state, width=360, height=740, has_touch=True)
    page = ana.page
    page.wait_for_selector(f"{mark}.several")
    box = page.locator(mark).bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(OPEN)
    ana.shot("dungeon-popover-360")
    seen = page.locator(OPEN).bounding_box()
    assert seen["y"] + seen["height"] == pytest.approx(740, abs=2)
    assert seen["width"] == pytest.approx(360, abs=2)
    order = str(decision(state, "open"))
    page.locator(f"{OPEN} {keyed(order)}").tap()
    until(lambda: page.locator(".chip.waits").count() < page.locator(".chip").count())
