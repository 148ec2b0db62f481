"""What a newcomer to a delve hesitated at: whose turn it is, what those met want, where the news stand."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import keyed, news
from tests.web.conftest import Visit
from tests.web.delving import offered, press, sat, take, unfold, walk
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

PHONE, DESK = (360, 740), (1280, 800)
PANEL = """async ([step, waiting]) => {
  const { learn } = await import("/static/frame/words.js");
  await learn("delving");
  const { panel } = await import("/static/desk/delve/meeting.js");
  const told = { feet: 30, mood: "bad", morale: [["goblin", "5/12"]], bands: [], spots: [] };
  const meeting = { step, waiting, ask: 0, food: false, ...told };
  return [...panel({ view: { meeting }, game: { terms: {} } }).querySelectorAll("dd")].map((each) => each.textContent);
}"""
DARK = """async (groups) => {
  const { showClock } = await import("/static/desk/delve/clock.js");
  const strip = document.querySelector("#turn .hours");
  const members = ["pc.1", "pc.2", "pc.3"].map((id) => ({ id, status: id === "pc.3" ? "down" : "active" }));
  const view = { turn: 3, stage: "turn", clock: { lights: [] }, groups, members };
  showClock({ view, name: (id) => `<${id}>`, member: (id) => members.find((each) => each.id === id) });
  return strip.querySelector(".in-the-dark")?.textContent ?? "";
}"""


def begun(site: Site, visit: Visit, language: str, size: tuple[int, int]) -> Visitor:
    visitor = sat(site, visit(language, *size), site.open("person", system="delve", options={}))
    visitor.page.wait_for_selector(".told p")
    return visitor


def met(site: Site, visit: Visit, language: str, size: tuple[int, int]) -> Visitor:
    """Somebody behind the first door."""
    visitor = begun(site, visit, language, size)
    walk(visitor, "1:3,4")
    opening = next(each for each in offered(visitor) if " open " in each and each.endswith(" D1"))
    chip = visitor.page.locator(keyed(f"chip {opening.split(' ')[2]}"))
    if chip.get_attribute("aria-pressed") == "false":
        chip.click()
    take(visitor, opening)
    until(lambda: news(visitor)["view"]["meeting"] is not None)
    return visitor


def fighting(site: Site, visit: Visit, language: str, size: tuple[int, int]) -> Visitor:
    visitor = met(site, visit, language, size)
    take(visitor, next(each for each in offered(visitor) if each.endswith(" attack")))
    visitor.page.wait_for_selector(".order-of-fight")
    return visitor


def acting(visitor: Visitor) -> str:
    """Who acts in the fight."""
    return next(each.split(" ")[2] for each in offered(visitor) if " end_turn " in each)


def test_the_card_of_whoever_acts_is_the_one_that_stands_out(site: Site, visit: Visit) -> None:
    visitor = fighting(site, visit, "uk", DESK)
    until(lambda: news(visitor)["view"]["stage"] == "combat")
    for _ in range(2):
        if news(visitor)["view"]["stage"] != "combat":
            break
        member = acting(visitor)
        assert visitor.page.locator(".member-card.chosen").get_attribute("data-member") == member
        press(visitor, keyed(f"0 end_turn {member}"))


def test_the_map_of_a_fight_on_a_phone_has_no_news_over_it(site: Site, visit: Visit) -> None:
    visitor = fighting(site, visit, "uk", PHONE)
    page = visitor.page
    caption = page.locator(".caption").bounding_box()
    scene = page.locator("#scene").bounding_box()
    choices = page.locator("#doing").bounding_box()
    assert caption["y"] >= scene["y"] + scene["height"]
    assert caption["y"] >= choices["y"] + choices["height"]
    assert caption["x"] >= 0
    assert caption["x"] + caption["width"] <= PHONE[0]


def test_names_in_the_order_of_a_fight_are_whole_on_a_phone(site: Site, visit: Visit) -> None:
    visitor = fighting(site, visit, "uk", PHONE)
    cut = "places => places.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert visitor.page.locator(".order-of-fight li").evaluate_all(cut) == []


def test_what_the_light_shows_stays_in_words_when_somebody_is_met(site: Site, visit: Visit) -> None:
    visitor = met(site, visit, "uk", DESK)
    before = visitor.page.locator("#scene").bounding_box()
    assert visitor.page.locator(".told p").count() > 0
    take(visitor, next(each for each in offered(visitor) if each.endswith(" attack")))
    visitor.page.wait_for_selector(".order-of-fight")
    visitor.settle()
    assert visitor.page.locator("#scene").bounding_box() == before


def test_what_those_met_want_is_said_or_not_there(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "en", DESK)
    said: list[str] = visitor.page.evaluate(PANEL, ["parley", "attack"])
    assert said[1:] == ["bad", "5/12"]
    assert "30" in said[0]
    assert len(visitor.page.evaluate(PANEL, ["parley", "talk"])) == 4
    assert visitor.page.evaluate(PANEL, ["broken", "order_away"]) == []


def test_the_dark_says_whose_it_is_when_others_have_light(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "uk", DESK)
    lit: dict[str, Any] = {"depth": 1, "has_light": True, "ranks": [["pc.1"]]}
    dark: dict[str, Any] = {"depth": 1, "has_light": False, "ranks": [["pc.2", "pc.3"]]}
    assert visitor.page.evaluate(DARK, [lit]) == ""
    assert visitor.page.evaluate(DARK, [dark]) == "Темрява!"
    assert visitor.page.evaluate(DARK, [lit, dark]) == "Темрява! <pc.2>"


def test_a_card_that_unfolds_stays_under_the_pointer(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "uk", DESK)
    summary = visitor.page.locator("[data-member='pc.2'] .pack > summary")
    before = summary.bounding_box()
    x, y = before["x"] + 40, before["y"] + before["height"] / 2
    visitor.page.mouse.click(x, y)
    visitor.page.locator("[data-member='pc.2'] .compartment").first.wait_for()
    after = summary.bounding_box()
    assert after["width"] > before["width"], "it has a row of its own"
    assert after["y"] < y < after["y"] + after["height"]
    visitor.page.mouse.click(x, y)
    visitor.page.locator("[data-member='pc.2'] .pack:not([open])").wait_for()


def test_the_order_about_the_next_torch_says_how_it_stands(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "uk", DESK)
    row = visitor.page.locator(keyed("0 relight 1"))
    visitor.page.mouse.move(600, 300)
    until(lambda: "зараз: новий запалюють" in row.inner_text())
    press(visitor, keyed("0 relight 1"))
    until(lambda: "зараз: сам ніхто не запалить" in row.inner_text())


def test_a_way_round_says_round_what(site: Site, visit: Visit) -> None:
    """Blood on the flagstones was seen: so the danger is called."""
    visitor = begun(site, visit, "uk", DESK)
    for place in ("1:2,4", "1:2,5"):
        walk(visitor, place)
    until(lambda: any(" bypass " in each for each in offered(visitor)))
    unfold(visitor, "bypass")
    rows = visitor.page.locator("#decisions [data-order=bypass] .say").all_inner_texts()
    assert rows
    assert all("плями крові на плитах" in each for each in rows)


def test_in_town_the_empty_map_says_where_one_is(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "uk", DESK)
    take(visitor, next(each for each in offered(visitor) if each.split(" ")[1] == "leave"))
    until(lambda: "у місті" in visitor.page.locator(".told").inner_text())
    assert visitor.page.locator("#turn .light").count() == 0, "by day no torch is counted"
    until(lambda: "Тарас" in visitor.page.locator("#decisions .march").inner_text())
    assert "{" not in visitor.page.inner_text("#decisions"), "no word is left unfilled"
    row = visitor.page.locator("#decisions [data-order=relight]").first
    until(lambda: "зараз: новий запалюють" in row.inner_text())


def test_the_judge_moves_a_group_to_a_place_by_its_name(site: Site, visit: Visit) -> None:
    table = site.open("person", system="delve", judge="human", options={"judge": "ask"})
    page = sat(site, visit("uk", *DESK), table).page
    page.click(keyed("correct"))
    page.click(keyed("kind relocate"))
    places = page.locator("dialog.amending select").last.locator("option").all_inner_texts()
    assert len(places) > 4
    assert {each.split()[0] for each in places} == {"кімната", "коридор", "сходи"}


def test_a_square_where_a_comrade_stands_is_not_full_of_gifts(site: Site, visit: Visit) -> None:
    """What is done with a thing is done on its card: a tap on a square walks there."""
    visitor = begun(site, visit, "uk", PHONE)
    walk(visitor, "1:2,4")
    assert any(" give " in each for each in offered(visitor))
    does = visitor.page.locator(".mark[data-does]").evaluate_all("marks => marks.map((each) => each.dataset.does)")
    assert does
    assert not [each for each in does if " give " in each or " drop " in each]


def test_once_all_have_chosen_to_flee_the_last_word_is_there(site: Site, visit: Visit) -> None:
    """It is the word of whoever called the flight, and he is chosen though another spoke last."""
    visitor = fighting(site, visit, "uk", PHONE)
    until(lambda: any(" flee " in each for each in offered(visitor)))
    leader = acting(visitor)
    take(visitor, f"0 flee {leader}")
    while too := [each for each in offered(visitor) if " flee_too " in each]:
        member = too[-1].split(" ")[2]
        if len(too) > 1:  # the last of them needs no choosing
            visitor.page.click(keyed(f"chip {member}"))
        visitor.page.locator(keyed(f"0 flee_too {member}")).wait_for()
        press(visitor, keyed(f"0 flee_too {member}"))
    visitor.page.locator(keyed(f"0 away {leader}")).wait_for()
