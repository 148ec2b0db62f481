"""What somebody who plays a delve alone must be told before he chooses: the dark, who lies, whose things they are."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import keyed
from tests.web.conftest import Visit
from tests.web.delving import moment, press, sat, take, unfold, walk
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

PHONE, DESK = (360, 740), (1280, 800)
NAMES = {"1": {"name": "taras"}, "2": {"name": "orysia"}, "3": {"name": "zlata"}}
SWORDS = ["man sword* shield* torch!", "man bow light_armour^", "man mace* shield*"]
LIES = {**NAMES, "3": {"name": "zlata", "hp": 0, "state": "stable"}}
GOBLINS = {"kind": "goblin", "at": "5,4 5,5"}


def come(site: Site, visit: Visit, language: str, size: tuple[int, int], **state: Any) -> Visitor:
    """Somebody at a moment of the sample."""
    state = {"party": SWORDS, "people": NAMES, **state}
    return sat(site, visit(language, *size), site.go_on(moment({}, state)))


def test_a_fold_that_has_no_places_leaves_the_map_as_it_is(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "bg", DESK, at="4,4")
    visitor.page.wait_for_selector(".mark[data-does*=' explore ']")
    before = visitor.page.locator(".mark[data-does]").count()
    unfold(visitor, "split")
    visitor.page.locator("#decisions .unfolded").wait_for()
    assert visitor.page.locator(".mark[data-does]").count() == before


def test_in_the_dark_a_light_comes_first_and_what_it_needs_is_said(site: Site, visit: Visit) -> None:
    party = ["man sword* shield*", "man", "man torch lamp tinderbox"]
    visitor = come(site, visit, "uk", PHONE, at="5,3", party=party)
    row = visitor.page.locator("#decisions .decision").first
    row.wait_for()
    assert str(row.get_attribute("data-key")).startswith("0 light pc.3 ")
    assert "кресало" in visitor.page.inner_text("#decisions")
    take(visitor, str(row.get_attribute("data-key")))
    until(lambda: "кресало" not in visitor.page.inner_text("#decisions"))


def test_who_lies_is_spoken_of_before_the_party_walks_on(site: Site, visit: Visit) -> None:
    """The one who is chosen has his hands full; another has not, and can carry her."""
    visitor = come(site, visit, "ru", DESK, at="4,4", people=LIES)
    visitor.page.locator(".lie-here").wait_for()
    assert "Злата" in visitor.page.inner_text(".lie-here")
    assert visitor.page.locator(keyed("chip pc.1")).get_attribute("aria-pressed") == "true"
    take(visitor, "0 lift pc.2 pc.3")
    visitor.page.locator(".lie-here").wait_for(state="detached")


def test_a_flight_says_whom_it_leaves_behind(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "en", DESK, at="4,4", people=LIES, met={**GOBLINS, "step": "fight"})
    visitor.page.locator(keyed("0 flee pc.1")).wait_for()
    assert "Zlata" in visitor.page.inner_text(".lie-here")
    take(visitor, "0 flee pc.1")
    visitor.page.locator(keyed("0 flee_too pc.2")).wait_for()
    assert "Zlata" in visitor.page.inner_text(".lie-here")


def test_gifts_say_whose_they_are_and_what_they_do(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "bg", PHONE, at="4,4", met={**GOBLINS, "step": "parley"})
    visitor.page.locator(keyed("fold gift")).wait_for()
    until(lambda: "настроението" in visitor.page.inner_text(keyed("fold gift")))
    unfold(visitor, "gift")
    rows = visitor.page.locator("#decisions .unfolded .decision").all_inner_texts()
    assert len(rows) == len(set(rows)) > 4
    assert {"Тарас", "Орися", "Злата"} == {each.split("\n")[-1].split(" · ")[0] for each in rows}
    assert any(each.split("\n")[-1] == "Тарас · 4 монети" for each in rows), "the sword, by its price"


def test_a_search_says_how_it_was_understood(site: Site, visit: Visit) -> None:
    """Words that name no place and no way are looking about: that is seen before the turn is spent."""
    visitor = come(site, visit, "ru", DESK, at="4,4")
    page = visitor.page
    for words, understood in (("абракадабра", "всё вокруг"), ("простукиваю пол", "пол, простучать")):
        page.fill("[data-key='search words']", words)
        press(visitor, keyed("search send"))
        until(lambda understood=understood: understood in page.inner_text("#decisions .about-chosen"))
        assert understood in page.inner_text(".let-pass p")


def test_what_cannot_be_bought_says_its_price_and_why(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "uk", PHONE, at="0,4", coins=40)
    page = visitor.page
    take(visitor, "0 leave 1")
    page.click("details.out-of-reach summary")
    mail = page.locator(keyed("cannot mail"))
    assert "300" in mail.inner_text()
    mail.focus()
    page.keyboard.press("Enter")
    until(lambda: "бракує грошей" in page.inner_text("#notices"))
    assert page.locator(keyed("cannot mail")).is_visible()
    page.click(keyed("0 finish"))
    page.click("dialog button.danger")
    page.wait_for_selector("dialog.outcome")
    assert page.locator("#turn .light").count() == 0, "who is home counts no torch"


def test_words_that_do_not_fit_show_that_there_are_more(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "uk", PHONE, at="2,4")
    told = visitor.page.locator(".told")
    told.wait_for()
    assert told.evaluate("element => element.scrollHeight > element.clientHeight")
    assert "local" in told.evaluate("element => getComputedStyle(element).backgroundAttachment")


def test_a_danger_that_was_hinted_at_is_spoken_of_where_it_can_be_set_off(site: Site, visit: Visit) -> None:
    visitor = come(site, visit, "bg", PHONE, at="2,5", snares={"TR1": {"hinted": True}})
    visitor.page.locator(".lie-here").wait_for()
    assert "петна от кръв по плочите" in visitor.page.inner_text(".lie-here")
    walk(visitor, "1:2,4")
    walk(visitor, "1:1,4")
    visitor.page.locator(".lie-here").wait_for(state="detached")


def test_those_met_are_struck_where_they_stand_on_the_map(site: Site, visit: Visit) -> None:
    """Which of three goblins is the first one: a tap on him says it, with what he is struck and how likely."""
    visitor = come(site, visit, "bg", PHONE, at="4,4", met={**GOBLINS, "step": "fight"})
    page = visitor.page
    page.locator(".mark[data-does*=' attack pc.1 goblin.502 ']").wait_for()
    foes = page.locator(".mark[data-does*=' attack pc.1 ']").evaluate_all("all => all.map((each) => each.dataset.does)")
    assert [{row.split(" ")[3] for row in each.split("|")} for each in foes] == [{"goblin.501"}, {"goblin.502"}]
    page.locator(".mark[data-does*=' goblin.502 ']").focus()
    page.keyboard.press("Enter")
    sheet = page.locator(".popover, [popover]").filter(has_text="удар (меч)")
    sheet.wait_for()
    assert sheet.inner_text().split("\n")[0].casefold() == "гоблин 2: удар"
    sheet.locator("[data-key*=' sword.101']").press("Enter")
    until(lambda: page.locator(".log [data-event=attacked]").count() > 0)
