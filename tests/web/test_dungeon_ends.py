"""Whole expeditions through the page: in, what comes, and out again, alone and before a judge."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, Hands, Press, await_turn, by_mouse, by_touch, keyed, news
from tests.web.conftest import Visit
from tests.web.guide import chosen
from tests.web.visitor import Site, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST = 160
"""Decisions after which the test gives up: the dice are fixed, so it is always the same number."""


def play(visitors: list[Visitor], press: Press, turns: int, seen: Callable[[Visitor, dict[str, Any]], None]) -> int:
    """Decide for whoever is asked, to the end; how many decisions it took."""
    hands = {one.name: Hands(one, press) for one in visitors}
    for count in range(MOST):
        one = await_turn(visitors)
        if one is None:
            return count
        told = news(one)
        seen(one, told)
        hands[one.name].take(chosen(told, turns, one.page.query_selector("body.is-judge") is not None))
    raise AssertionError("the expedition does not end")


def set_out(site: Site, visitor: Visitor) -> Visitor:
    """Somebody alone at a new table with fixed dice, before the sample dungeon."""
    table = site.open("person", system="dungeon", options={"map": "proba"})
    visitor.page.add_init_script(LISTEN)
    return visitor.sit(site.link(table))


def screen(width: int) -> tuple[int, int]:
    """A phone or a laptop."""
    return width, 800 if width > 900 else 740


@pytest.mark.parametrize(
    ("width", "press", "language", "scheme"),
    [
        pytest.param(1280, by_mouse, "ru", "light", id="mouse-1280"),
        pytest.param(360, by_touch, "bg", "dark", id="touch-360"),
    ],
)
def test_an_expedition_alone_to_its_end(
    site: Site, visit: Visit, width: int, press: Press, language: str, scheme: str
) -> None:
    ana = set_out(site, visit(language, *screen(width), scheme, has_touch=press is by_touch))
    stages: list[str] = []

    def seen(one: Visitor, told: dict[str, Any]) -> None:
        stage = told["view"]["stage"]
        if stage not in stages:
            one.settle()
            one.shot(f"dungeon-end-{stage}-{one.name}")
            stages.append(stage)

    play([ana], press, 40, seen)
    ana.page.wait_for_selector("dialog.outcome")
    ana.shot(f"dungeon-end-outcome-{ana.name}")
    assert {"orders", "meeting"} <= set(stages)
    assert news(ana)["outcome"]["way"] == "returned"


def seat_of(one: Visitor) -> int:
    """-2 for the judge."""
    return int(news(one)["view"]["viewer"])


def test_a_judged_expedition_of_two_to_its_end(site: Site, visit: Visit) -> None:
    options = {"map": "proba", "judge": "ask"}
    table = site.open("person", "person", system="dungeon", judge="human", name="Judge", options=options)
    judge, ana, bo = visit("en"), visit("ru"), visit("uk", 360, 740, "light")
    for one in (judge, ana, bo):
        one.page.add_init_script(LISTEN)
    judge.sit(site.link(table))
    ana.join(site.link(table, "invite"), "Ana")
    bo.join(site.link(table, "invite"), "Bo")
    amend(judge)
    for one in (ana, bo):
        until(lambda one=one: one.page.locator("[data-event=judge_gave]").count() == 1)
    asked: list[str] = []

    def seen(one: Visitor, told: dict[str, Any]) -> None:
        if one is judge:
            asked.extend(question["kind"] for question in told["view"]["questions"])
            one.shot(f"dungeon-judge-asked-{len(asked)}")

    play([judge, ana, bo], by_mouse, 5, seen)
    for one in (judge, ana, bo):
        one.page.wait_for_selector("dialog.outcome")
        one.shot(f"dungeon-judged-outcome-{one.name}")
        assert news(one)["outcome"]["way"] == "returned"
    assert asked == ["direction", "kind", "number", "surprise", "attitude"]
    for one in (ana, bo):
        assert one.page.locator(".log .is-secret").count() == 0
    assert judge.page.locator(".log .is-secret").count() > 3


def amend(judge: Visitor) -> None:
    """The judge gives a rope; what cannot be is refused in the dialog, with its clause."""
    page = judge.page
    page.wait_for_selector(".secret-thing")
    page.click("[data-key=correct]")
    page.wait_for_selector(".amend-kinds")
    judge.shot("dungeon-amending")
    page.click(keyed("kind set"))
    page.fill("dialog.amending input", "nowhere.at.all=1")
    page.click(keyed("amend"))
    until(lambda: "dungeon.core.auto_judge" in page.inner_text("dialog .fault"))
    page.click(keyed("kind present"))
    assert page.inner_text("dialog .fault") == ""
    page.select_option("dialog label:nth-of-type(2) select", "rope")
    page.click(keyed("amend"))
    page.wait_for_selector("dialog", state="detached")
