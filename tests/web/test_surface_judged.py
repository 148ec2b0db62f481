"""A campaign with a human judge and two players, each with a party of his own: who sees what, and who changes what."""

from typing import Any

import pytest

from podzem.systems.surface.game import Game
from tests.patience import until
from tests.web.campaigns import LESSONS, met, opened, shared, standing
from tests.web.clicks import LISTEN, Hands, by_mouse, by_touch, keyed, news
from tests.web.conftest import Visit
from tests.web.visitor import Site, nameless

pytestmark = pytest.mark.browser

ASKED = {"judge": "ask", "judge_wandering": "off", "judge_surprise": "ask", "judge_opponents": "automatic"}
PAIR = ("man sword* ration:9", "man sword* ration:9")


def judged() -> Game:
    """Two heroes of two players at the start of a day, each with his own party."""
    return shared(standing("8,3", PAIR, players=2, options=ASKED))


def view(hands: Hands) -> Any:
    return news(hands.visitor)["view"]


def amend(judge: Hands, kind: str, *values: str) -> None:
    """Fill the judge's form and send it."""
    page = judge.page
    judge.press(judge.visitor, keyed("correct"))
    page.locator(keyed(f"kind {kind}")).click()
    fields = page.locator("dialog.amending :is(select, input)")
    for number, value in enumerate(values):
        field = fields.nth(number)
        if field.evaluate("each => each.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("dialog.amending button[type=submit]").click()
    page.wait_for_selector("dialog.amending", state="detached")


def test_two_players_and_their_judge(site: Site, visit: Visit) -> None:
    table = opened(site, judged(), "human", "Judge")
    judge = Hands(visit("bg", 1280, 800, "dark"), by_mouse)
    ana = Hands(visit("ru", 1280, 800, "light"), by_mouse)
    bo = Hands(visit("uk", 360, 740, "dark", has_touch=True), by_touch)
    for one in (judge, ana, bo):
        one.page.add_init_script(f"{LISTEN};{LESSONS}")
    judge.visitor.sit(site.link(table))
    ana.visitor.join(site.link(table, "invite"), "Ana")
    bo.visitor.join(site.link(table, "invite"), "Bo")

    judge.page.wait_for_selector(".day-secrets li >> nth=2")
    assert [each["number"] for each in view(ana)["parties"]] == [1]
    assert [each["number"] for each in view(bo)["parties"]] == [2]
    assert (view(ana)["secrets"], view(bo)["secrets"]) == (None, None)
    assert ana.page.locator(".day-secrets, .secrets > *").count() == 0
    unseen = judge.page.locator(".unseen-land").first
    assert unseen.evaluate("land => getComputedStyle(land).clipPath") == "none", "the judge sees what nobody has seen"
    assert nameless(judge.visitor) == []
    judge.visitor.shot("surface-judge-1280-dark-bg")

    amend(judge, "set_weather", "storm", "4")
    for one in (ana, bo):
        until(lambda each=one: view(each)["weather"]["kind"] == "storm", say="everyone sees the weather")
        one.page.wait_for_selector("#scene[data-weather=storm] pattern#storm", state="attached")
    before = [news(one.visitor)["version"] for one in (ana, bo)]
    amend(judge, "place", "2", "10,5")
    until(lambda: view(judge)["secrets"]["places"][1]["cell"] == [10, 5])
    judge.page.wait_for_selector(".astray", state="attached")
    until(lambda: "10,5" in judge.visitor.text(".day-secrets"))
    assert view(bo)["parties"][0]["cell"] == [8, 3], "he goes on believing what he believed"
    assert [news(one.visitor)["version"] for one in (ana, bo)] == before, "nothing tells of it"

    judge.page.select_option("#judge select", "1")
    judge.page.wait_for_selector(".look-band")
    until(lambda: judge.page.locator(".day-secrets, .astray").count() == 0, say="as he sees it, without secrets")
    judge.visitor.shot("surface-judge-as-seat-1280-dark-bg")
    judge.press(judge.visitor, keyed("now"))
    judge.page.wait_for_selector(".day-secrets")

    amend(judge, "set_date", "1", "3", "12")
    ana.take("0 wait 1")
    bo.take("1 wait 2")
    for one in (ana, bo):
        until(lambda each=one: view(each)["date"]["day"] == 13, say="both go on")
    assert view(ana)["date"]["month"] == 3


def test_the_judge_is_asked_and_the_player_is_told_what_he_says(site: Site, visit: Visit) -> None:
    table = opened(site, met(standing("8,3", options=ASKED), "bandit", 3), "human", "Judge")
    judge = Hands(visit("uk", 360, 740, "light", has_touch=True), by_touch)
    ana = Hands(visit("bg", 1280, 800, "dark"), by_mouse)
    for one in (judge, ana):
        one.page.add_init_script(f"{LISTEN};{LESSONS}")
    judge.visitor.sit(site.link(table))
    ana.visitor.join(site.link(table, "invite"), "Ana")
    judge.page.wait_for_selector(".question strong")
    assert view(ana)["questions"] == []
    assert ana.page.locator(".encounter").count() == 0, "what is not settled yet is not shown"
    judge.visitor.shot("surface-judge-asked-360-light-uk")
    judge.take("judge surprise others")
    ana.page.wait_for_selector(".encounter .met strong")
    until(lambda: view(ana)["meeting"]["surprise"] == "others")
    assert {each["order"] for each in news(ana.visitor)["decisions"]} >= {"attack", "show"}, "they saw nothing yet"
    ana.take("0 show")
    assert view(ana)["meeting"]["stage"] != "advantage"


def test_the_judge_brings_a_meeting_and_takes_it_back(site: Site, visit: Visit) -> None:
    asked = {**ASKED, "judge_surprise": "automatic"}
    table = opened(site, standing("8,3", options=asked), "human", "Judge")
    judge, ana = Hands(visit("ru", 1280, 800, "light"), by_mouse), Hands(visit("bg", 360, 740, "dark"), by_mouse)
    for one in (judge, ana):
        one.page.add_init_script(f"{LISTEN};{LESSONS}")
    judge.visitor.sit(site.link(table))
    ana.visitor.join(site.link(table, "invite"), "Ana")
    judge.press(judge.visitor, keyed("correct"))
    judge.page.wait_for_selector(f"dialog.amending {keyed('kind bring')}")
    assert judge.page.locator(keyed("kind end_meeting")).count() == 0, "nobody is met yet"
    judge.page.keyboard.press("Escape")
    judge.page.wait_for_selector("dialog.amending", state="detached")
    amend(judge, "bring", "1", "wolf", "2")
    until(lambda: view(judge)["stage"] == "meeting")
    judge.visitor.shot("surface-judge-brings-1280-light-ru")
    amend(judge, "end_meeting")
    for one in (judge, ana):
        until(lambda each=one: view(each)["stage"] == "day", say="nobody is there any more")
    assert ana.page.locator(".encounter").count() == 0


def test_each_season_has_a_tint_of_its_own(site: Site, visit: Visit) -> None:
    table = opened(site, standing("8,3", options=ASKED), "human", "Judge")
    judge = Hands(visit("uk", 1280, 800, "light"), by_mouse)
    judge.page.add_init_script(f"{LISTEN};{LESSONS}")
    judge.visitor.sit(site.link(table))
    tints = set()
    for month, season in ((2, "spring"), (5, "summer"), (7, "autumn"), (11, "winter")):
        amend(judge, "set_date", "1", str(month), "1")
        judge.page.wait_for_selector(f"[data-season={season}] .wash.is-plain", state="attached")
        tints.add(judge.page.locator(".wash.is-plain").first.evaluate("each => getComputedStyle(each).fill"))
        judge.visitor.shot(f"surface-season-{season}")
    assert len(tints) == 4
