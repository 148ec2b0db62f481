"""Expeditions through the page: alone by mouse and by touch, by keys, and before a judge with two players."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import Press, by_keys, by_mouse, by_touch
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, Visitor, nameless

pytestmark = pytest.mark.browser

QUIET = {"judge": "ask", "judge_wandering": "off"}
"""Nobody comes by chance: the walk is the same each time."""
SLOW_FILES = """Blob.prototype.text = ((plain) => async function () {
  await new Promise((end) => setTimeout(end, 300));
  return plain.call(this);
})(Blob.prototype.text)"""
"""Whoever is quicker than his disk sends the map that he chose all the same."""
RELEASE = "[data-key=release]:not([disabled])"


def took(visitor: Visitor, press: Press, selector: str) -> None:
    """Press something and see that it was done."""
    before = visitor.page.evaluate("document.querySelector('#decisions').innerHTML")
    press(visitor, selector)
    until(
        lambda: (
            visitor.page.evaluate("document.querySelector('#decisions').innerHTML") != before
            and not visitor.page.query_selector("#decisions.busy")
        ),
        say=f"nothing came of {selector}",
    )


def stage(visitor: Visitor) -> str:
    """What is asked: orders, or anything else that has its own rows."""
    return "orders" if visitor.page.query_selector(".chips") else "other"


def walk(visitor: Visitor, press: Press, way: str) -> None:
    """One turn: the group goes as far as the map offers, everybody else holds."""
    page = visitor.page
    spots = page.evaluate(
        "[...document.querySelectorAll('.mark.step')].map((mark) => mark.dataset.mark.split(',').map(Number))"
    )
    assert spots
    farthest = {"east": max, "west": min}[way](spots, key=lambda spot: (spot[0], -abs(spot[1] - 5)))
    took(visitor, press, f"[data-mark='{farthest[0]:g},{farthest[1]:g}']")
    settle(visitor, press)


def settle(visitor: Visitor, press: Press) -> None:
    """Everybody without an order holds, and the turn passes."""
    page = visitor.page
    if page.query_selector("[data-key='act 0 all hold']"):
        took(visitor, press, "[data-key='act 0 all hold']")
    page.wait_for_selector(RELEASE)
    number = page.inner_text(".turn-number")
    press(visitor, RELEASE)
    until(lambda: page.inner_text(".turn-number") != number or stage(visitor) != "orders" or visitor.is_over())


def answer(visitor: Visitor, press: Press, most: int = 200) -> None:
    """Whatever else is asked is answered with the first that is offered, until orders are asked for again."""
    for _ in range(most):
        if visitor.is_over() or stage(visitor) == "orders":
            return
        until(lambda: visitor.can_decide() or visitor.is_over() or stage(visitor) == "orders")
        if visitor.can_decide() and stage(visitor) != "orders":
            took(visitor, press, "#decisions .decision:not([disabled], .fold)")
    raise AssertionError("it never ends")


@pytest.mark.parametrize(
    ("width", "press", "language", "scheme"),
    [
        pytest.param(1280, by_mouse, "ru", "dark", id="mouse-1280"),
        pytest.param(360, by_touch, "bg", "light", id="touch-360"),
        pytest.param(1280, by_keys, "uk", "light", id="keys-1280"),
    ],
)
def test_an_expedition_alone(site: Site, visit: Visit, width: int, press: Press, language: str, scheme: str) -> None:
    table = site.open("person", system="dungeon", options=QUIET)
    ana = visit(language, width, 800 if width > 900 else 740, scheme, has_touch=press is by_touch).sit(site.link(table))
    page = ana.page
    page.wait_for_selector(".mark.step")
    assert nameless(ana) == []
    ana.shot(f"dungeon-first-{ana.name}")
    for _ in range(2):
        walk(ana, press, "east")
        answer(ana, press)
    assert page.inner_text(".turn-number").split()[0] == "2"
    assert page.locator(".walked").count() == 1
    ana.shot(f"dungeon-passage-{ana.name}")
    took(ana, press, "[data-key='fold search']")
    assert page.locator(".unfolded .decision").count() > 1
    ana.shot(f"dungeon-search-{ana.name}")
    took(ana, press, ".unfolded .decision")
    settle(ana, press)
    answer(ana, press)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_a_judged_expedition_with_two_players(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", system="dungeon", judge="human", name="Judge", options={"judge": "ask"})
    judge = visit("en").sit(site.link(table))
    ana = visit("en").join(site.link(table, "invite"), "Ana")
    bo = visit("en", 360, 740, "light").join(site.link(table, "invite"), "Bo")
    for one in (ana, bo):
        one.page.wait_for_selector(".chips")
    judge.page.wait_for_selector(".secret-thing")
    assert judge.page.locator(".secret-thing").count() >= 3
    assert ana.page.locator(".secret-thing, .unseen-floor").count() == bo.page.locator(".secret-thing").count() == 0
    assert nameless(judge) == []
    judge.shot("dungeon-judge-1280-dark")
    caller, other = (ana, bo) if ana.page.query_selector("[data-key=release]") else (bo, ana)
    assert other.page.locator("[data-key=release]").count() == 0
    other.page.locator("[data-key^='act '][data-key$=' all hold']").click()
    until(lambda: other.page.locator(".chip.waits").count() == 0)
    until(
        lambda: caller.page.locator(".member-card.waits").count() == len(caller.page.query_selector_all(".chip.waits"))
    )
    caller.page.locator("[data-key^='act '][data-key$=' all hold']").click()
    caller.page.wait_for_selector(RELEASE)
    caller.shot("dungeon-caller")
    other.shot("dungeon-other")
    caller.page.click(RELEASE)
    while not caller.page.inner_text(".turn-number").startswith("1"):
        until(lambda: judge.can_decide() or caller.page.inner_text(".turn-number").startswith("1"))
        if judge.can_decide():
            took(judge, by_mouse, OPEN)
    judge.page.wait_for_selector(".log .is-secret")
    assert ana.page.locator(".log .is-secret").count() == 0


def test_the_door_on_the_home_page_leads_below(site: Site, visit: Visit) -> None:
    visitor = visit("ru", scheme="light")
    page: Any = visitor.page
    page.goto(site.url)
    page.wait_for_selector(".doorway.open >> nth=1")
    visitor.shot("home-two-doors")
    door = page.locator(".doorway.open", has_text="Подземелье")
    door.locator("button.plain").click()
    page.wait_for_selector("dialog .option-group")
    assert page.locator("dialog .option-group").first.locator(".option:visible").count() == 1
    page.select_option("dialog .option-group select", "random")
    assert page.locator("dialog .option-group").first.locator(".option:visible").count() == 4
    page.check("dialog input[value=human]")
    assert page.locator("dialog .option-group >> nth=1").is_visible()
    visitor.shot("dungeon-opening")
    page.keyboard.press("Escape")
    door.locator("button.torch").click()
    page.wait_for_selector(".chips")
    page.wait_for_selector("#hint:not([hidden])")
    assert nameless(visitor) == []


def test_a_map_of_ones_own_is_sent_with_the_form_and_all_its_faults_are_shown(
    site: Site, visit: Visit, tmp_path: Path
) -> None:
    text = files("podzem.world").joinpath("maps", "proba.json").read_text(encoding="utf-8")
    (good := tmp_path / "good.json").write_text(text, encoding="utf-8")
    (bad := tmp_path / "bad.json").write_text(
        text.replace('"chud"', '"tax"').replace('"pit"', '"sarcasm"'), encoding="utf-8"
    )
    visitor = visit("bg", 360, 740)
    page: Any = visitor.page
    page.add_init_script(SLOW_FILES)
    page.goto(site.url)
    page.locator(".doorway.open", has_text="Подземие").locator("button.plain").click()
    page.fill("dialog form.opening input >> nth=0", "Ana")
    page.select_option("dialog .own-file select", "own")
    page.set_input_files("dialog input[type=file]", bad)
    page.click("dialog form.opening button[type=submit]")
    page.wait_for_selector(".faults li")
    told = page.locator(".faults li").all_inner_texts()
    assert len(told) == 2
    assert any("tax" in fault for fault in told)
    assert any("sarcasm" in fault for fault in told)
    visitor.shot("dungeon-own-map-faults")
    assert [fault for fault in visitor.faults if "400" not in fault] == []
    visitor.faults.clear()  # the browser itself reports the refused request
    assert nameless(visitor) == []
    page.set_input_files("dialog input[type=file]", good)
    page.click("dialog form.opening button[type=submit]")
    page.click("dialog p.go a")
    page.wait_for_selector(".chips")
