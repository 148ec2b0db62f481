"""The judge looks at what the dice say before anybody else does, and turns a die."""

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, Hands, by_mouse, by_touch, news
from tests.web.conftest import Visit
from tests.web.visitor import Site, Visitor, nameless

pytestmark = pytest.mark.browser


def weighs(judge: Visitor) -> None:
    judge.page.click("[data-key=weigh]")
    judge.page.wait_for_selector("[data-key=weigh][aria-pressed=true]")


def test_the_judge_turns_a_die_and_lets_it_stand(site: Site, visit: Visit) -> None:
    options = {"board": "short", "first_seat": 0}
    table = site.open("person", "person", judge="human", name="Judge", options=options)
    judge = visit("bg", 360, 740).sit(site.link(table))
    ana = visit("en").join(site.link(table, "invite"), "Ana")
    weighs(judge)
    ana.page.click("#decisions [data-order=roll]")
    sheet = judge.page.locator(".weighing")
    sheet.wait_for()
    assert nameless(judge) == []
    judge.shot("weighing-360-dark-bg")
    assert ana.page.locator(".log [data-event=throw]").count() == 0
    assert ana.page.locator("#decisions .decision").count() == 0
    throw = sheet.locator("[data-event=throw] summary")
    fell = int(throw.locator(".die").get_attribute("aria-label"))
    wanted = fell % 6 + 1
    throw.click()
    judge.shot("weighing-faces-360-dark-bg")
    sheet.locator(f".face[aria-label='{wanted}']").click()
    until(lambda: sheet.locator("del").all_inner_texts() == [str(fell)])
    judge.page.click("[data-key=let-stand]")
    sheet.wait_for(state="detached")
    ana.page.wait_for_selector(".log [data-event=throw]")
    assert ana.page.locator(".log [data-event=throw] .die").get_attribute("aria-label") == str(wanted)
    assert ana.page.locator("[data-event=die_replaced]").count() == 0
    assert judge.page.locator(".log [data-event=die_replaced]").count() == 1


def test_the_judge_weighs_a_turn_below_and_gives_it_back(site: Site, visit: Visit) -> None:
    options = {"map": "proba", "judge": "ask", "judge_wandering": "automatic"}
    table = site.open("person", judge="human", name="Judge", system="dungeon", options=options)
    judge = visit("ru").sit(site.link(table))
    ana = visit("uk", 360, 740, has_touch=True)
    ana.page.add_init_script(LISTEN)
    hands = Hands(ana.join(site.link(table, "invite"), "Ана"), by_touch)
    weighs(judge)
    hands.take("0 all hold")
    hands.take("0 release")
    judge.page.wait_for_selector(".weighing [data-event]")
    judge.shot("weighing-1280-dark-ru")
    ana.shot("weighed-360-dark-uk")
    assert (news(ana)["view"]["turn"], news(ana)["awaited"], news(ana)["decisions"]) == (0, [-2], [])
    by_mouse(judge, "[data-key=give-back]")
    judge.page.wait_for_selector(".weighing", state="detached")
    until(lambda: news(ana)["awaited"] == [0])
    hands.take("0 release")
    by_mouse(judge, "[data-key=let-stand]")
    until(lambda: news(ana)["view"]["turn"] == 1)


PIPS = """() => import("/static/art/dice.js").then(({ die }) => [die(6), die(6, 100)].map((each) =>
  [each.querySelectorAll("circle").length, each.textContent]))"""


def test_only_a_die_of_six_sides_has_pips(site: Site, visit: Visit) -> None:
    """A six on a die of a hundred is a number, or it would look like a six of six."""
    page = visit("en").page
    page.goto(site.url)
    assert page.evaluate(PIPS) == [[6, ""], [0, "6"]]
