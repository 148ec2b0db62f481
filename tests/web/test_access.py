"""What is easily lost: the dialog of a grave choice by keys and by touch, earlier lines, an urgent question, sound,
stillness, the tree that screen readers read, the way of the Tab key."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, Visitor

pytestmark = pytest.mark.browser

GRAVE = """async () => {
  const { choose } = await import("/static/frame/decisions.js"), chances = await import("/static/frame/odds.js");
  const risky = { do: "0 decline", order: "decline", say: "decline" }, safe = { do: "0 use", order: "use", say: "use" };
  window.taken = [];
  const odds = { "0 decline": [["dead", "1", "dies"]], "0 use": [] };
  const places = { decision: ({ say }) => say };
  const desk = { final: [], grave: "dead", good: [], bad: [], tallies: {} };
  const game = { pending: null, chances, odds, places, desk, news: { decisions: [risky, safe] } };
  choose({ ...game, decide: (one) => taken.push(one.do) }, risky);
}"""


def at_table(site: Site, visit: Visit, **rest: Any) -> Visitor:
    visitor = visit("en", **rest).sit(site.link(site.open("person", "seeker")))
    visitor.await_turn()
    return visitor


def test_a_grave_choice_is_confirmed_by_keys(site: Site, visit: Visit) -> None:
    visitor = at_table(site, visit)
    page = visitor.page
    for key, taken in (("Enter", []), ("Escape", []), ("Tab", ["0 decline"])):
        page.evaluate(GRAVE)
        page.wait_for_selector("dialog[open] button.danger")
        assert page.evaluate("document.activeElement.textContent") == "No, wait"
        page.keyboard.press(key)
        if key == "Tab":
            page.keyboard.press("Enter")
        page.wait_for_selector("dialog", state="detached")
        visitor.settle()
        assert page.evaluate("taken") == taken


def test_a_grave_choice_is_confirmed_by_touch(site: Site, visit: Visit) -> None:
    page = at_table(site, visit, width=360, height=740, has_touch=True).page
    page.evaluate(GRAVE)
    box = page.wait_for_selector("dialog[open] button.danger").bounding_box()
    assert box["height"] >= 40
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("dialog", state="detached")
    until(lambda: page.evaluate("taken") == ["0 decline"])


def test_earlier_lines_are_loaded_where_the_reader_is(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker", "seeker", options={"board": "classic", "round_limit": 30})
    ana = visit("en").sit(site.link(table))
    page = ana.page
    page.click('[data-key="lend 0"]')
    page.wait_for_selector("dialog.outcome")
    whole = int(page.locator(".log li").last.get_attribute("data-n"))
    assert whole > 60
    page.reload()
    page.wait_for_selector(".log li")
    page.wait_for_selector("dialog.outcome")
    page.keyboard.press("Escape")
    numbers = """() => [...document.querySelectorAll(".log li")].map((row) => Number(row.dataset.n))"""
    assert page.evaluate(numbers) == list(range(whole - 49, whole + 1))
    assert page.is_visible(".earlier")
    page.click(".earlier")
    first = max(1, whole - 109)
    until(lambda: page.evaluate(numbers)[0] == first)
    assert page.evaluate(numbers) == list(range(first, whole + 1)), "no line twice, none left out"
    while page.evaluate(numbers)[0] > 1:
        before = page.evaluate(numbers)[0]
        page.evaluate("document.querySelector('.log').scrollTop = 0")
        until(lambda was=before: page.evaluate(numbers)[0] < was)
    assert page.evaluate(numbers) == list(range(1, whole + 1))
    assert page.is_hidden(".earlier")


def test_an_urgent_question_stands_out_and_is_read_out(site: Site, visit: Visit) -> None:
    visitor = at_table(site, visit)
    visitor.page.evaluate(
        """async () => {
          const { showDecisions } = await import("/static/frame/decisions.js");
          const { createDesk } = await import("/static/desk/escape/desk.js");
          const say = (text) => text, own = { do: "0 use knife", order: "use", facts: {}, say: "defend with a knife" };
          const game = { places: { sentence: say, decision: say, way: () => "" }, pending: null, looking: null,
            odds: {}, welcome: { scene: { squares: [] } }, terms: {}, journal: { lastWords: () => "Bo attacks you." },
            me: { seat: 0 }, news: { view: { seat: 1, phase: "attacked" }, decisions: [own], awaited: [0] } };
          showDecisions({ ...game, desk: createDesk(game) });
        }"""
    )
    assert visitor.text("#prompt") == "Answer now! Bo attacks you."
    assert visitor.page.get_attribute("#prompt", "role") == "status"
    assert visitor.page.locator("#doing.urgent").count() == 1


def test_sound_is_off_until_switched_on_and_then_heard(site: Site, visit: Visit) -> None:
    visitor = visit("en")
    visitor.page.add_init_script(
        """window.heard = 0;
        const create = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.heard += 1; return create.call(this); };"""
    )
    page = visitor.sit(site.link(site.open("person", "seeker"))).page
    visitor.await_turn()
    page.click(OPEN)
    page.wait_for_selector("[data-event=throw]")
    visitor.settle()
    assert page.evaluate("heard") == 0
    page.click("#settings [data-key=sound]")
    page.wait_for_selector("#settings [data-key=sound][aria-pressed=true]")
    assert page.evaluate("document.activeElement.dataset.key") == "sound"
    switched = page.evaluate("heard")
    assert switched > 0, "switching on is heard"
    for _ in range(12):
        visitor.await_turn()
        before = visitor.version()
        page.locator(OPEN).first.click()
        until(lambda was=before: visitor.version() != was)
        if page.evaluate("heard") > switched:
            break
    until(lambda: page.evaluate("heard") > switched)
    page.reload()
    page.wait_for_selector("#settings [data-key=sound][aria-pressed=true]")
    page.click("#settings [data-key=sound]")
    page.wait_for_selector("#settings [data-key=sound][aria-pressed=false]")


def test_nothing_moves_for_whoever_wants_stillness(site: Site, visit: Visit) -> None:
    moved = {}
    for calm in ("no-preference", "reduce"):
        visitor = at_table(site, visit, reduced_motion=calm)
        visitor.page.evaluate(
            """() => { window.moved = new Set(); const look = () => {
              for (const each of document.getAnimations()) moved.add(each.animationName ?? "walk");
              requestAnimationFrame(look); }; look(); }"""
        )
        for _ in range(4):
            visitor.await_turn()
            before = visitor.version()
            visitor.page.locator(OPEN).first.click()
            until(lambda was=before, who=visitor: who.version() != was)
        visitor.settle()
        moved[calm] = set(visitor.page.evaluate("[...moved]"))
    assert "walk" in moved["no-preference"]
    assert moved["reduce"] == set()


def roles(visitor: Visitor) -> list[tuple[str, str]]:
    """The tree of screen readers: roles with names, in reading order."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]


def test_the_tree_that_screen_readers_read(site: Site, visit: Visit) -> None:
    tree = roles(at_table(site, visit))
    kinds = [role for role, _ in tree]
    assert {"banner", "main", "tablist", "tab", "tabpanel", "log", "status", "list", "heading"} <= set(kinds)
    assert ("region", "The board") in tree
    assert ("log", "Journal") in tree
    assert ("tab", "Journal") in tree
    assert ("heading", "What you can do") in tree
    assert ("region", "What you can do") in tree
    assert (
        tree.index(("region", "The board")) < tree.index(("region", "What you can do")) < tree.index(("log", "Journal"))
    )
    throw = next(name for role, name in tree if role == "button" and "Throw" in name)
    assert throw


def test_the_tab_key_goes_the_way_one_reads(site: Site, visit: Visit) -> None:
    page = at_table(site, visit).page
    where = """() => {
      const here = document.activeElement;
      const part = here.closest("header.bar, #scene, #desk, #doing, #people, #tabs, #journal");
      return here.className === "skip" ? "skip" : part?.id || "bar";
    }"""
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(where))
        if stops[-1] == "journal":
            break
    ways = [stop for index, stop in enumerate(stops) if index == 0 or stops[index - 1] != stop]
    assert ways[:2] == ["skip", "bar"]
    rest = [stop for stop in ways[2:] if stop != "bar"]
    assert rest == [stop for stop in ("scene", "desk", "doing", "people", "tabs", "journal") if stop in rest]
    assert {"doing", "people", "tabs", "journal"} <= set(rest)
    page.keyboard.press("Home")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('.skip').focus()")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "doing"
