"""What somebody who has never seen a delve does wrong, or does not see at once: the page forgives, and says why."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import keyed, news
from tests.web.conftest import Visit
from tests.web.delving import moment, press, sat
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

PHONE, DESK = (360, 740), (1280, 800)
NAMES = {"1": {"name": "taras"}, "2": {"name": "orysia"}, "3": {"name": "zlata"}}
PARTY = ["man sword* shield* torch!", "man bow light_armour^ torch", "man mace* shield*"]
UNDER = """(where) => {
  const note = document.querySelector("#hint").getBoundingClientRect();
  return [...document.querySelectorAll(where)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < note.right && right > note.left && top < note.bottom && bottom > note.top;
  }).length;
}"""
"""How much of a kind lies under the note of a lesson."""
DROP = """([item, where]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", item);
  document.querySelector(where).dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}"""
"""A thing is let go over a place; `test_delve_game.py` drags with the mouse."""


def come(site: Site, visit: Visit, language: str, size: tuple[int, int], **state: Any) -> Visitor:
    """Somebody at a moment of the sample."""
    return sat(site, visit(language, *size), site.go_on(moment({}, {"party": PARTY, "people": NAMES, **state})))


def learn(site: Site, visit: Visit, language: str, size: tuple[int, int]) -> Visitor:
    """Somebody in the first lesson, who has heard its first note."""
    visitor = visit(language, *size)
    page = visitor.page
    page.goto(site.link(site.open("person", system="delve", options={})))
    page.click(keyed("lesson-next"))
    page.wait_for_selector("#hint[data-step=walk]")
    page.wait_for_selector('.mark[data-does*=" explore "]')
    visitor.settle()
    return visitor


def test_a_note_lies_neither_over_the_squares_nor_over_the_news(site: Site, visit: Visit) -> None:
    visitor = learn(site, visit, "uk", DESK)
    assert visitor.page.evaluate(UNDER, ".mark[data-does]") == 0
    visitor.page.context.close()
    visitor = learn(site, visit, "uk", PHONE)
    page = visitor.page
    page.locator('.mark[data-does*="explore 1 1:2,4"]').focus()
    page.keyboard.press("Enter")
    page.click("[data-step=light] [data-key=lesson-next]")
    page.fill(keyed("search words"), "простукую підлогу")
    page.click(keyed("search send"))
    page.wait_for_selector("#hint[data-step=pass]")
    page.click(".release:not([disabled])")
    page.wait_for_selector("#hint[data-step=sheet]")
    page.wait_for_selector(".caption")
    assert page.evaluate(UNDER, ".caption, .to-paper") == 0
    page.click(keyed("lesson-next"))
    assert page.evaluate(UNDER, ".caption, .tab-journal") == 0


def test_a_lesson_goes_on_where_it_was_when_the_page_is_loaded_anew(site: Site, visit: Visit) -> None:
    visitor = learn(site, visit, "bg", PHONE)
    visitor.page.reload()
    visitor.page.wait_for_selector("#hint[data-step=walk]")
    assert "2/7" in visitor.page.inner_text("#hint")


def test_what_is_half_written_is_there_when_the_page_is_loaded_anew(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "uk", PHONE, at="4,4")
    page = visitor.page
    page.fill(keyed("search words"), "абракадабра")
    page.reload()
    page.wait_for_selector(keyed("search words"))
    assert page.input_value(keyed("search words")) == "абракадабра"
    press(visitor, keyed("search send"))
    until(lambda: "ні місця, ні способу не названо" in page.inner_text(".about-chosen"))
    assert page.input_value(keyed("search words")) == ""
    page.fill(keyed("search words"), "простукую підлогу")
    press(visitor, keyed("search send"))
    until(lambda: "простукати" in page.inner_text(".about-chosen"))
    assert "не названо" not in page.inner_text(".about-chosen")


def test_the_second_press_of_a_double_one_takes_nothing(site: Site, visit: Visit) -> None:
    """A turn, and a torch, are not let go twice."""
    visitor = come(site, visit, "ru", DESK, at="4,4")
    page = visitor.page
    box = page.locator(".release:not([disabled])").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for times, turn in ((1, 1), (2, 1), (1, 2)):
        page.mouse.down(click_count=times)
        page.mouse.up(click_count=times)
        until(lambda turn=turn: news(visitor)["view"]["turn"] == turn, "the turn did not pass")
        page.wait_for_selector(".release:not([disabled])")
        assert news(visitor)["view"]["turn"] == turn


def test_the_dead_are_neither_in_the_dark_nor_to_be_joined(site: Site, visit: Visit) -> None:
    dead = {"2": {"name": "orysia", "hp": 0, "state": "dead"}, "3": {"name": "zlata", "hp": 0, "state": "dead"}}
    groups = [{"number": 1, "members": [2, 3]}, {"number": 2, "members": [1]}]
    party = [PARTY[0], f"{PARTY[1]} @0,4", f"{PARTY[2]} @0,4"]
    people = {"1": {"name": "taras"}, **dead}
    visitor = come(site, visit, "bg", DESK, at="4,4", party=party, people=people, groups=groups)
    page = visitor.page
    page.wait_for_selector(".let-pass")
    assert page.locator(".in-the-dark").count() == 0
    assert page.locator("[data-key*=' join ']").count() == 0
    lying, walking = news(visitor)["view"]["groups"]
    assert (lying["left"], lying["speed"]) != (walking["left"], walking["speed"])
    assert f"{walking['left']} от {walking['speed']}" in page.inner_text("#decisions"), "the feet of those who walk"


def test_on_a_phone_a_pack_and_the_journal_have_room(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "en", PHONE, at="4,4")
    page = visitor.page
    page.wait_for_selector(".let-pass")
    room = "document.querySelector('#desk').clientHeight"
    before = page.evaluate(room)
    page.click("[data-key='pack pc.1'] > summary")
    page.wait_for_selector("[data-key='pack pc.1'] .compartment")
    until(lambda: page.evaluate(room) > before + 100)
    visitor.settle()
    shown = page.locator("[data-key='pack pc.1'] .compartment").first.bounding_box()
    panel = page.locator("#desk").bounding_box()
    assert panel["y"] <= shown["y"] < panel["y"] + panel["height"] - 60
    page.click(".tab-journal")
    until(lambda: page.evaluate("document.querySelector('#journal').clientHeight") > before + 100)


def test_the_sheet_says_what_its_sign_means(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "uk", PHONE, at="4,4")
    page = visitor.page
    page.click(keyed("paper"))
    page.click(keyed("tool secret_door"))
    assert page.inner_text(".tool-name") == "Потайні двері"
    box = page.locator(".tool-name").bounding_box()
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("at => document.elementFromPoint(...at).className", at) == "tool-name", "nothing lies over it"


def test_a_thing_dropped_where_it_does_not_fit_says_why_and_a_comrade_can_be_given_it(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "uk", DESK, at="4,4")
    page = visitor.page
    for member in ("pc.1", "pc.2"):
        page.click(f"[data-key='pack {member}'] > summary")
        page.wait_for_selector(f"[data-key='pack {member}'] .compartment")
    page.evaluate(DROP, ["sword.101", "[data-key='pack pc.1'] [data-where=worn]"])
    until(lambda: "вдягають" in page.inner_text("#notices"))
    assert page.locator("[data-key='pack pc.1'] [data-where=hand] [data-item='sword.101']").count() == 1
    page.evaluate(DROP, ["sword.101", "[data-key='pack pc.2'] [data-where=stowed]"])
    page.locator("[data-key='pack pc.2'] [data-item='sword.101']").wait_for()
