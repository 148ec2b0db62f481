"""The land on the page: marching in three clicks, the lesson, plans, walks of many days, parties apart, the recap."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, Press, by_keys, by_mouse, by_touch, news
from tests.web.conftest import Visit
from tests.web.test_reading import CONTRAST
from tests.web.visitor import Site, Visitor, nameless

pytestmark = pytest.mark.browser

QUIET = {"judge_wandering": "off"}
"""Nobody comes by chance: the walk is the same each time."""
TITLES = {"ru": "Поверхность", "uk": "Поверхня", "bg": "Повърхност", "en": "Surface"}
WEST = "0 march 1 W 1"
SET_OUT = ".plan .set-out:not([disabled])"


def party(visitor: Visitor, number: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in news(visitor)["view"]["parties"] if each["number"] == number)
    return found


def opened(site: Site, visitor: Visitor, **options: str) -> Visitor:
    table = site.open("person", system="surface", options={**QUIET, **options})
    visitor.page.add_init_script(LISTEN)
    visitor.sit(site.link(table)).await_turn()
    return visitor


def take(visitor: Visitor, text: str) -> None:
    """Press the control of a decision and see that the table has moved on."""
    before = news(visitor)["version"]
    visitor.page.locator(f"[data-key={text!r}]:not([disabled])").first.click()
    until(lambda: news(visitor)["version"] > before, say=f"nothing came of {text}")


def plan(visitor: Visitor, press: Press, march: str) -> None:
    """Press the cell where a march would end, once it is lit for it."""
    _, _, number, way, count = march.split()
    x, y = next(each for each in news(visitor)["view"]["parties"] if each["number"] == int(number))["cell"]
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[way]
    mark = f".mark[data-mark='{x + dx * int(count)},{y + dy * int(count)}']"
    visitor.page.wait_for_selector(mark, state="attached")
    press(visitor, mark)
    visitor.page.wait_for_selector(SET_OUT)


@pytest.mark.parametrize(
    ("language", "width", "scheme", "press"),
    [("ru", 1280, "dark", by_mouse), ("bg", 360, "light", by_touch), ("uk", 1280, "light", by_keys)],
)
def test_three_clicks_from_home_to_the_march(
    site: Site, visit: Visit, language: str, width: int, scheme: str, press: Press
) -> None:
    visitor = visit(language, width, 800 if width > 900 else 740, scheme, has_touch=press is by_touch)
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto(site.url)
    door = page.locator(".doorway.open", has_text=TITLES[language])
    door.locator("button.torch").click()
    page.wait_for_selector("#decisions .decision")
    page.wait_for_selector("#hint:not([hidden])")
    visitor.shot(f"surface-first-{visitor.name}")
    assert nameless(visitor) == []
    plan(visitor, press, WEST)
    page.locator(SET_OUT).click()
    until(lambda: party(visitor)["cell"] == [4, 5])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("language", ["bg", "en"])
def test_the_lesson_goes_on_as_what_it_speaks_of_is_done_and_never_comes_again(
    site: Site, visit: Visit, language: str
) -> None:
    table = site.open("person", system="surface", options=QUIET)
    visitor = visit(language)
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto(site.link(table))
    number = page.locator(".hint-number")
    for step in ("1/6", "2/6"):
        until(lambda: number.inner_text() == step)  # noqa: B023
        page.click("[data-key=lesson-next]")
    until(lambda: number.inner_text() == "3/6")
    assert page.locator("[data-key=lesson-next]").count() == 0, "what was not done is not passed over"
    plan(visitor, by_keys, WEST)
    until(lambda: number.inner_text() == "4/6")
    page.click(SET_OUT)
    until(lambda: number.inner_text() == "5/6")
    take(visitor, "0 camp 1")
    until(lambda: number.inner_text() == "6/6")
    page.click("[data-key=lesson-next]")
    assert page.locator("#hint").is_hidden()
    page.reload()
    visitor.await_turn()
    visitor.settle()
    assert page.locator("#hint").is_hidden()


def test_a_plan_says_what_the_server_reckons_and_the_map_shows_its_nights(site: Site, visit: Visit) -> None:
    visitor = opened(site, visit("en"))
    page = visitor.page
    plan(visitor, by_keys, "0 march 1 W 5")
    told = next(each for each in news(visitor)["view"]["plans"] if each["do"] == "0 march 1 W 5")
    said = page.inner_text(".plan-facts")
    assert (told["days"], told["lacking"] > 0, told["unknown"]) == (3, True, 5)
    assert all(str(each) in said for each in (told["days"], told["price"], told["rations"], told["lacking"]))
    assert page.locator(".night").count() == len(told["nights"]) == 2
    room = page.locator(".plan-chances").bounding_box()["height"]
    page.wait_for_selector(".plan-chances .odds")
    assert page.locator(".plan-chances .odds").count() == 1, "nobody comes by chance; the way may be lost"
    days = page.get_attribute(".plan-chances .tally.arrive", "aria-label")
    assert str(days).startswith("The day on which you arrive. 3: "), "washed paths may only make it later"
    assert page.locator(".plan-chances").bounding_box()["height"] == room, "what stands under it would jump"
    page.click("[data-key='plan none']")
    assert page.locator(".track").count() == 0


def test_a_march_walks_on_day_by_day_and_the_page_says_why_it_stops(site: Site, visit: Visit) -> None:
    visitor = opened(site, visit("ru", scheme="light"))
    page = visitor.page
    take(visitor, "0 feeding 1 forage")
    plan(visitor, by_keys, "0 march 1 S 4")
    page.click(SET_OUT)
    page.wait_for_selector(".walking.why")
    told = news(visitor)["view"]
    assert told["date"]["days"] > 0 or told["parties"][0]["march"] is None
    page.click("[data-key='why stopped']")
    page.wait_for_selector("dialog .clause-head")


def test_it_does_not_walk_into_a_hungry_evening_but_tells_of_it(site: Site, visit: Visit) -> None:
    visitor = opened(site, visit("uk", 360, 740, "light", has_touch=True))
    page = visitor.page
    plan(visitor, by_keys, "0 march 1 W 5")
    page.click(SET_OUT)
    page.wait_for_selector(".looming.is-hunger")
    told = news(visitor)["view"]
    assert told["date"]["days"] == 1, "the first evening was fed"
    assert told["parties"][0]["looming"][0]["count"] == 3
    assert page.locator(".walking").count() == 0
    assert party(visitor)["spent"] == "0", "at dawn one can still choose to live off the land"
    visitor.shot(f"surface-hunger-{visitor.name}")
    assert page.evaluate(CONTRAST) == []
    page.click("[data-key='why hunger']")
    page.wait_for_selector("dialog .clause-head")
    page.keyboard.press("Escape")
    page.click("[data-key='0 resume 1']")
    until(lambda: news(visitor)["view"]["questions"], "who knows of the hunger and marches on comes to the evening")


def test_a_march_can_be_halted(site: Site, visit: Visit) -> None:
    visitor = opened(site, visit("en"))
    page = visitor.page
    page.evaluate(
        "void (window.setTimeout = ((plain) => (act, long) => plain(act, long === 420 ? 1e8 : long))(setTimeout))"
    )
    take(visitor, "0 feeding 1 forage")
    plan(visitor, by_keys, "0 march 1 W 5")
    page.click(SET_OUT)
    page.click("[data-key=halt]")
    assert page.locator(".walking").count() == 0
    assert party(visitor)["march"] is not None


def test_parties_part_and_meet_again_one_press_from_each_other(site: Site, visit: Visit) -> None:
    visitor = opened(site, visit("bg"))
    page = visitor.page
    member = party(visitor)["members"][1]
    page.click("[data-key='fold split']")
    take(visitor, f"0 split 1 {member}")
    page.wait_for_selector("[data-key='party 2']")
    page.click("[data-key='party 2']")
    assert page.get_attribute("[data-key='party 2']", "aria-pressed") == "true"
    assert page.locator(".member-card").count() == 1
    plan(visitor, by_keys, "0 march 2 E 1")
    page.click(SET_OUT)
    until(lambda: party(visitor, 2)["cell"] == [6, 5])
    assert party(visitor, 1)["cell"] == [5, 5]
    assert page.locator(".party").count() >= 2
    visitor.shot("surface-two-parties")
    plan(visitor, by_keys, "0 march 2 W 1")
    page.click(SET_OUT)
    until(lambda: party(visitor, 2)["cell"] == [5, 5])
    page.click("[data-key='party 1']")
    take(visitor, "0 merge 1 2")
    until(lambda: len(news(visitor)["view"]["parties"]) == 1)
    assert page.locator("[data-key='party 2']").count() == 0


def test_who_comes_back_is_told_what_happened_so_far(site: Site, visit: Visit) -> None:
    visitor = opened(site, visit("ru"))
    page = visitor.page
    plan(visitor, by_keys, WEST)
    page.click(SET_OUT)
    until(lambda: party(visitor)["cell"] == [4, 5])
    page.reload()
    visitor.await_turn()
    visitor.settle()
    assert page.locator("dialog").count() == 0, "who was here a moment ago needs no story"
    page.add_init_script("Date.now = ((plain) => () => plain() + 7 * 3600 * 1000)(Date.now)")
    page.reload()
    page.wait_for_selector("dialog .recap p")
    assert "Бродец" in page.inner_text("dialog .recap")
    visitor.shot("surface-recap")
    page.keyboard.press("Escape")
    page.click("[data-key=menu]")
    page.click("[data-key=so-far]")
    page.wait_for_selector("dialog .recap p")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_the_land_is_named_readable_and_fits(site: Site, visit: Visit, width: int, height: int, scheme: str) -> None:
    visitor = opened(site, visit("uk", width, height, scheme))
    page = visitor.page
    plan(visitor, by_keys, WEST)
    page.wait_for_selector(".plan-chances .odds, .plan-chances .sure, .plan-chances .tally")
    visitor.settle()
    assert nameless(visitor) == []
    assert page.evaluate(CONTRAST) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert page.locator(".goal").is_visible()
    assert page.locator(".food").is_visible()
