"""Players, judge and watchers: what each may see and do beside the moves of the game."""

import re

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, news
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, nameless

pytestmark = pytest.mark.browser


def test_talk_and_whispers_reach_whom_they_should(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", judge="human", name="Judge")
    judge = visit("en").sit(site.link(table))
    ana = visit("en").join(site.link(table, "invite"), "Ana")
    bo = visit("en", 360, 740).join(site.link(table, "invite"), "Bo")
    for one in (judge, ana, bo):
        one.page.click(".tab-chat")
    ana.page.fill("#chat form input", "hello all")
    ana.page.keyboard.press("Enter")
    ana.page.select_option(".to select", "judge")
    ana.page.fill("#chat form input", "only you")
    ana.page.keyboard.press("Enter")
    until(lambda: "only you" in judge.text(".talk"))
    until(lambda: "hello all" in bo.text(".talk"))
    assert "only you" not in bo.text(".talk")
    judge.page.select_option(".to select", "1")
    judge.page.fill("#chat form input", "psst Bo")
    judge.page.keyboard.press("Enter")
    until(lambda: "psst Bo" in bo.text(".talk"))
    assert "psst" not in ana.text(".talk")
    ana.shot("chat-1280-dark-en")
    bo.shot("chat-360-dark-en")


def test_the_judge_sees_all_looks_back_rewinds_forks_and_corrects(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker", judge="human", name="Judge")
    judge = visit("en").sit(site.link(table))
    ana = visit("en").join(site.link(table, "invite"), "Ana")
    for _ in range(4):
        ana.await_turn()
        before = ana.version()
        ana.page.click(OPEN)
        until(lambda was=before: ana.version() != was)
    ana.await_turn()
    page = judge.page
    assert nameless(judge) == []
    assert page.locator("#desk .is-secret").count() == 2
    page.wait_for_selector(".log .is-secret")
    judge.shot("judge-1280-dark-en")
    page.select_option("#judge select", "0")
    page.wait_for_selector(".look-band")
    until(lambda: page.locator("#desk .is-secret").count() == 0)
    page.fill("#judge input[type=range]", "1")
    until(lambda: "moment 1 of" in judge.text(".look-band"))
    judge.shot("judge-looking-1280-dark-en")
    assert page.locator(".log:visible .is-secret").count() == 1  # what Ana alone was dealt
    assert page.locator(".log:visible li").count() < page.locator(".log:not(:visible) li").count()
    page.click("[data-key=now]")
    page.wait_for_selector(".look-band", state="detached")
    lines = page.locator(".log li").count()
    page.fill("#judge input[type=range]", "1")
    page.wait_for_selector("[data-key=rewind]")
    page.click("[data-key=rewind]")
    page.click("dialog button.danger")
    until(lambda: page.locator(".log li").count() < lines)
    until(lambda: ana.page.locator(".log li").count() < lines)
    page.click("[data-key=correct]")
    page.fill("dialog input >> nth=0", "players.0.square")
    page.fill("dialog input >> nth=1", "treasure")
    page.click("dialog button.torch")
    page.wait_for_selector("dialog", state="detached")
    ana.page.wait_for_selector("[data-event=judge_set]")
    page.click("[data-key=fork]")
    page.click("#notices a")  # it stays, however slow the machine: it leads somewhere
    page.wait_for_url(lambda url: table["table"] not in url)
    page.wait_for_selector("body.is-judge")


def test_a_watcher_sees_and_cannot_decide(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    ana = visit("en").sit(site.link(table))
    ana.await_turn()
    watcher = visit("uk", 360, 740, "light")
    watcher.page.add_init_script("localStorage.setItem('podzem.hinted', 'true')")
    watcher.page.goto(site.link(table, "watch"))
    watcher.page.wait_for_selector("#prompt:not(:empty)")
    assert watcher.page.locator(OPEN).count() == 0
    assert watcher.page.locator(".card").count() == 0
    assert nameless(watcher) == []
    watcher.shot("watcher-360-light-uk")


def test_real_dice_are_asked_for(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker", dice="entered")
    ana = visit("en", 360, 740).sit(site.link(table))
    ana.await_turn()
    ana.page.click(OPEN)
    ana.page.wait_for_selector("dialog .face")
    assert ana.page.locator("dialog .face").count() == 6
    ana.shot("face-360-dark-en")
    ana.page.keyboard.press("6")
    ana.page.wait_for_selector("[data-event=throw]", state="attached")
    assert "6" in ana.page.locator("[data-event=throw]").first.text_content()


def test_a_seat_is_lent_to_a_bot_and_comes_back(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", pace=300)
    ana = visit("en").sit(site.link(table))
    ana.await_turn()
    ana.page.click('[data-key="lend 0"]')
    # With this deal: in one of thirty the bot goes shopping instead, and whoever comes next never does anything.
    ana.page.wait_for_selector("[data-event=throw]")
    ana.page.click('[data-key="give-back 0"]')
    ana.page.wait_for_selector('[data-key="lend 0"]')


def test_the_clock_runs_and_a_missed_answer_is_given_by_the_rules(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", clock=2)
    ana = visit("en").sit(site.link(table))
    ana.page.wait_for_selector("#clock:not([hidden])")
    ana.shot("clock-1280-dark-en")
    ana.page.wait_for_selector(".log li >> nth=1")


def test_a_decision_is_taken_back_while_nothing_has_answered_it(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", options={"board": "short"})
    ana, bo = visit("en"), visit("en")
    for one in (ana, bo):
        one.page.add_init_script(LISTEN)
    ana.sit(site.link(table))
    bo.join(site.link(table, "invite"), "Bo")
    for _ in range(200):
        until(lambda: ana.can_decide() or bo.can_decide())
        one = ana if ana.can_decide() else bo
        before = one.version()
        one.page.locator(OPEN).first.click()
        until(lambda who=one, was=before: who.version() != was)
        if news(one)["take_back"]:
            break
    one.page.wait_for_selector("#undo button")
    lines = one.page.locator(".log li").count()
    one.shot("undo-1280-dark-en")
    one.page.keyboard.press("u")
    until(lambda: one.page.locator(".log li").count() < lines)
    one.await_turn()


def test_a_line_of_the_journal_names_its_square_and_shows_it_on_the_scene(site: Site, visit: Visit) -> None:
    """Sentences come with their squares named; the page takes none apart, it traces by the facts of the line."""
    ana = visit("en").sit(site.link(site.open("person", "seeker", "seeker", pace=0, options={"board": "short"})))
    moved = ana.page.locator('.log li[data-event="move"] .line')
    for _ in range(60):
        if moved.count() or ana.is_over():
            break
        until(lambda: ana.can_decide() or ana.is_over())
        before = ana.version()
        ana.page.locator(OPEN).first.click()
        until(lambda was=before: ana.version() != was or ana.is_over())
    assert re.search(r"\b[A-M][1-7]\b", moved.last.inner_text())
    assert not re.search(r"\b[a-z]\d{4}\b", ana.text(".log"))
    track = ana.page.locator("#scene .track")
    moved.last.hover()
    until(lambda: bool(track.get_attribute("d")))
    ana.page.mouse.move(1, 1)
    until(lambda: not track.get_attribute("d"))


def test_only_a_grave_choice_is_asked_about_twice(site: Site, visit: Visit) -> None:
    page = visit("en").page
    page.goto(site.url)
    ask = """async ([chosen, odds]) => {
        const { createDesk } = await import("/static/desk/escape/desk.js");
        const { isGrave } = await import("/static/frame/odds.js"), open = (one) => ({ do: one, order: one });
        const desk = createDesk({ welcome: { scene: { squares: [] } } });
        return isGrave({ desk, odds }, open(chosen), Object.keys(odds).map(open));
    }"""
    assert page.evaluate(ask, ["decline", {"decline": [["dead", "1", "dies"]], "use": []}])
    assert page.evaluate(ask, ["give_up", {"give_up": [], "pass": []}])
    assert not page.evaluate(ask, ["decline", {"decline": [["dead", "1", "dies"]]}])
    assert not page.evaluate(ask, ["roll", {"roll": [["dead", "1/6", "dies"]], "pass": []}])
    assert not page.evaluate(ask, ["use", {"use": [["dead", "1/2", "dies"]], "decline": [["dead", "1", "dies"]]}])


def test_a_press_is_not_lost_when_the_panel_changes_under_it(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", pace=0)
    ana = visit("en").sit(site.link(table))
    ana.await_turn()
    box = ana.page.locator('[data-key="lend 0"]').bounding_box()
    ana.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.mouse.down()
    visit("en").join(site.link(table, "invite"), "Bo")  # the news of it redraw who sits where
    ana.settle()
    ana.page.mouse.up()
    ana.page.wait_for_selector('[data-key="give-back 0"]')
    until(lambda: "Bo" in ana.text("#people"))
