"""The map and the desk of an expedition, told by hand: every stage, both themes, phone and desktop, keys and drag."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.patience import until
from tests.web import expedition
from tests.web.conftest import Visit
from tests.web.sample_party import mention
from tests.web.stand_in import open_story, standing_in
from tests.web.test_reading import CONTRAST
from tests.web.visitor import RECORD, nameless

pytestmark = pytest.mark.browser

BUDGET = 150_000


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with standing_in() as found:
        yield found


def sent(page: Any) -> list[str]:
    """The decisions that the page has sent."""
    return [message["decision"] for message in page.evaluate("sent") if message["do"] == "decide"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
@pytest.mark.parametrize("story", list(expedition.STORIES))
def test_every_stage_is_named_readable_and_fits(
    address: str, visit: Visit, story: str, width: int, height: int, scheme: str
) -> None:
    visitor = visit("en", width, height, scheme)
    open_story(visitor.page, address, story)
    visitor.settle()
    visitor.shot(f"dungeon-{story}-{width}-{scheme}")
    assert nameless(visitor) == []
    assert visitor.page.evaluate(CONTRAST) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_the_page_of_a_map_is_light(address: str, visit: Visit) -> None:
    page, answers = visit("bg").page, {}
    page.on("response", lambda answer: answers.__setitem__(answer.url, answer))
    open_story(page, address, "exploring")
    page.wait_for_selector(".chip")
    bodies = {url: len(answer.body()) for url, answer in list(answers.items())}
    assert len(bodies) > 30
    assert not [url for url in bodies if "/graph" in url]
    assert sum(bodies.values()) < BUDGET, sorted(bodies.items(), key=lambda pair: pair[1])


def test_the_map_shows_what_is_seen_and_what_is_remembered_and_nothing_else(address: str, visit: Visit) -> None:
    page = visit("en").page
    told = open_story(page, address, "exploring")
    (level,) = told["view"]["levels"]
    lit = {grade: sum(row.count(str(each)) for row in level["now"] for each in range(grade, 4)) for grade in (1, 2, 3)}
    area = """path => [...path.getAttribute("d").matchAll(/h(\\d+)v/g)].reduce((sum, [, wide]) => sum + wide / 16, 0)"""
    assert {grade: page.eval_on_selector(f".light-{grade}", area) for grade in lit} == lit
    assert page.eval_on_selector(".floor", area) == sum(1 for row in level["seen"] for digit in row if digit != "0")
    assert page.locator("[data-opening]").count() == len(level["openings"])
    assert page.locator("[data-opening=SD1]").count() == 0
    assert page.locator(".trap").count() == page.locator(".heap").count() - 1 == 1
    assert page.locator(".member").count() == len(told["view"]["groups"][0]["spots"])
    assert page.locator(".leg").count() == 2


def test_an_order_is_two_taps_away_and_the_choice_moves_on(address: str, visit: Visit) -> None:
    page = visit("en").page
    told = open_story(page, address, "exploring")
    assert page.get_attribute("[data-key='chip pc.1']", "aria-pressed") == "true"
    page.click("[data-key='fold search']")
    assert page.locator(".unfolded .decision").count() == 19
    assert page.locator(".mark path.glow").count() == 19, "only what is unfolded is lit"
    page.click(".unfolded .decision >> nth=2")
    assert sent(page) == ["0 search pc.1 wall:R2:W:3"]
    told["version"] += 9
    told["view"]["members"][0]["order"] = {"verb": "search", "about": [mention("wall:R2:W:3")]}
    told["lines"] = {"from": 4, "fresh": False, "of": []}
    page.evaluate("news => socket.deliver(news)", told)
    page.wait_for_selector("[data-key='chip porter.3'][aria-pressed=true]")
    assert page.locator(".unfolded").count() == 0
    assert page.locator("[data-member='pc.1'] .his-order").inner_text().startswith("Search")


def test_a_half_made_choice_survives_the_news_of_others(address: str, visit: Visit) -> None:
    page = visit("en").page
    told = open_story(page, address, "exploring")
    page.click("[data-key='chip porter.3']")
    page.click("[data-key='fold search']")
    page.click("[data-member='porter.3'] .pack summary")
    page.wait_for_selector("[data-member='porter.3'] .acts button")
    page.focus("[data-key='fold search']")
    told["version"] += 9
    told["view"]["members"][4]["order"] = {"verb": "rest", "about": []}
    told["lines"] = {"from": 4, "fresh": False, "of": []}
    page.evaluate("news => socket.deliver(news)", told)
    until(lambda: "Rest" in page.inner_text("[data-member='healer.5'] .his-order"))
    assert page.get_attribute("[data-key='chip porter.3']", "aria-pressed") == "true"
    assert page.locator(".unfolded .decision").count() == 19
    assert page.locator("[data-member='porter.3'] .acts button").count() > 0
    assert page.evaluate("document.activeElement.dataset.key") == "fold search"


def test_an_order_that_came_too_late_is_sent_again_when_it_still_can_be(address: str, visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.page
    told = open_story(page, address, "exploring", answers="stale")
    page.click("[data-key='0 rest pc.1']")
    until(lambda: len(sent(page)) == 1)
    told["version"] += 9
    told["lines"] = {"from": 4, "fresh": False, "of": []}
    page.evaluate("news => { answers = 'done'; socket.deliver(news); }", told)
    until(lambda: sent(page) == ["0 rest pc.1"] * 2)
    visitor.settle()
    assert len(sent(page)) == 2
    assert page.locator(".notice").all_inner_texts() == []


def test_the_map_is_tapped_to_walk_and_asked_about_a_thing(address: str, visit: Visit) -> None:
    visitor = visit("en", 360, 740, has_touch=True)
    page = visitor.page
    open_story(page, address, "exploring")
    visitor.settle()
    box = page.locator("[data-mark='21,35']").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(lambda: sent(page) == ["0 leg 1 21,35"])
    thing = page.locator("[data-mark='25,36']")
    assert thing.get_attribute("aria-label") == "turn the statue"
    assert page.locator(".mark.run").count() == 0
    page.click("[data-key='pace fast']")
    assert page.locator(".mark.step").count() == 0
    assert page.locator(".mark.run").count() == 22


def test_orders_by_keys_alone(address: str, visit: Visit) -> None:
    page = visit("en").page
    open_story(page, address, "exploring")
    stops = []
    for _ in range(90):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.dataset.key ?? document.activeElement.dataset.mark ?? ''"))
        if stops[-1] == "release":
            break
    marks = [stop for stop in stops if stop and stop[0].isdigit() and "," in stop]
    assert len(marks) == 1, "the map is one stop of the Tab key"
    order = [stop for stop in stops if stop.startswith(("march", "chip", "fold search", "pace", "release"))]
    assert order.index("march pc.1") < order.index("chip pc.1") < order.index("fold search") < order.index("release")
    page.focus("[data-key='chip porter.3']")
    page.keyboard.press("Enter")
    page.focus("[data-key='fold search']")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(lambda: sent(page) == ["0 search porter.3 wall:R2:W:1"])


def test_the_map_by_arrows(address: str, visit: Visit) -> None:
    page = visit("en").page
    open_story(page, address, "exploring")
    page.click("[data-key='to map']")
    page.evaluate("document.querySelector(\"[data-mark='21,35']\").focus()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.mark") == "23,35"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.mark") == "23,37"
    page.keyboard.press("Enter")
    until(lambda: sent(page) == ["0 leg 1 23,37"])


def test_the_marching_order_by_drag_by_arrows_and_by_number(address: str, visit: Visit) -> None:
    page = visit("en").page
    open_story(page, address, "exploring")
    figure, rank = page.locator("[data-key='march porter.3']"), page.locator("[data-rank='1']")
    figure.hover()
    until(lambda: page.eval_on_selector("[data-key='march porter.3']", "each => each.isMovable"))
    box = rank.bounding_box()
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 10, steps=5)
    page.mouse.up()
    until(lambda: sent(page) == ["0 place porter.3 1"])
    page.focus("[data-key='march pc.2']")
    until(lambda: page.eval_on_selector("[data-key='march pc.2']", "each => each.isMovable"))
    page.keyboard.press("ArrowRight")
    until(lambda: sent(page)[-1] == "0 place pc.2 3")
    page.keyboard.press("Enter")
    page.select_option(".rank-choice", "0 place pc.2 4")
    until(lambda: sent(page)[-1] == "0 place pc.2 4")


def again(page: Any, told: dict[str, Any], lines: list[dict[str, Any]] | None = None) -> None:
    """The same news once more, one version on."""
    told["version"] += 1
    told["lines"] = {"from": 4, "fresh": False, "of": lines or []}
    page.evaluate("news => socket.deliver(news)", told)


def test_one_press_lets_the_turn_pass_and_whoever_has_no_order_holds(address: str, visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.page
    told = open_story(page, address, "exploring")
    release = [each for each in told["decisions"] if each["order"] == "release"]
    for member in told["view"]["members"]:
        member["owner"] = 0
    told["decisions"] = [each for each in told["decisions"] if each["order"] != "release"]
    again(page, told)
    page.wait_for_selector(".missing:has-text('Will hold')")
    page.click("[data-key=release]")
    until(lambda: sent(page) == ["0 all hold"])
    told["decisions"] += release
    again(page, told)
    until(lambda: sent(page) == ["0 all hold", "0 release"])
    again(page, told)
    visitor.settle()
    assert len(sent(page)) == 2, "once, and not every turn from now on"


def test_a_turn_does_not_pass_by_one_press_while_others_owe_orders(address: str, visit: Visit) -> None:
    page = visit("en").page
    told = open_story(page, address, "exploring")
    told["decisions"] = [each for each in told["decisions"] if each["order"] != "release"]
    again(page, told)
    page.wait_for_selector("[data-key=release][disabled]")


def test_surrender_stands_last_and_is_asked_twice(address: str, visit: Visit) -> None:
    page = visit("en").page
    open_story(page, address, "fighting")
    page.wait_for_selector("[data-key='0 surrender']")
    assert page.locator("#decisions .decision").last.get_attribute("data-key") == "0 surrender"
    page.click("[data-key='0 surrender']")
    page.click("dialog button.plain")
    assert sent(page) == []
    page.click("[data-key='0 surrender']")
    page.click("dialog button.danger")
    until(lambda: sent(page) == ["0 surrender"])


def test_what_may_fail_is_not_told_as_certain(address: str, visit: Visit) -> None:
    page = visit("en").page
    odds = [["won", "9999999/10000000", "won"], ["lost", "1/10000000", "lost"], ["kill", "1", "an enemy falls"]]
    open_story(page, address, "fighting", {"0 fire": odds})
    page.wait_for_selector("[data-key='0 fire'] .odds")
    assert page.locator("[data-key='0 fire'] .odds-number").all_inner_texts() == ["99.9 %", "< 0.1 %", "1/1"]


def test_how_far_to_close_in_is_a_slider_that_begins_at_those_met(address: str, visit: Visit) -> None:
    page = visit("en").page
    told = open_story(page, address, "fighting")
    told["decisions"] += [expedition.decision("close_in", str(hs), say=f"close in {hs}") for hs in range(1, 19)]
    again(page, told)
    page.wait_for_selector(".length .decision:has-text('4 saz')")
    page.locator("[data-key='length close_in']").fill("2")
    assert page.get_attribute(".length .decision", "data-key") == "0 close_in 3"
    again(page, told)
    assert page.input_value("[data-key='length close_in']") == "2", "news of others do not move it"
    page.click(".length .decision")
    until(lambda: sent(page) == ["0 close_in 3"])


@pytest.mark.parametrize(("width", "shown"), [(360, 1), (1280, 0)])
def test_a_phone_shows_the_newest_line_under_the_scene(address: str, visit: Visit, width: int, shown: int) -> None:
    visitor = visit("en", width, 740)
    page = visitor.page
    told = open_story(page, address, "exploring")
    line = {"clause": "dungeon.move.turn", "facts": {}, "secret": False}
    again(
        page, told, [{**line, "event": "walked", "say": "They walk."}, {**line, "event": "turn_passed", "say": "Over."}]
    )
    page.wait_for_selector("[data-event=turn_passed]", state="attached")
    if shown:  # it comes with its module and goes after a while: caught the moment it stands there, whole
        alone = ".caption:not(:has-text('Over.')) li:only-child:has-text('They walk.')"
        page.wait_for_selector(alone, state="attached")
        return
    visitor.settle()
    assert page.locator(".caption li").all_inner_texts() == []


def test_a_fight_is_rearranged_by_tap_and_its_odds_stand_beside(address: str, visit: Visit) -> None:
    visitor = visit("en", 360, 740)
    page = visitor.page
    open_story(
        page,
        address,
        "fighting",
        {"0 fire": [["kill", "3/4", "an enemy falls"], ["down", "1/4", "one of yours falls"]]},
    )
    page.wait_for_selector(".fighter")
    page.wait_for_selector("[data-key='0 fire'] .odds")
    assert "3/4" in page.inner_text("[data-key='0 fire']")
    assert page.locator(".fighter.side-1").count() == 5
    picture, stage = page.locator(".front").bounding_box(), page.locator("#stage").bounding_box()
    assert picture["y"] + picture["height"] <= stage["y"] + stage["height"] + 1, "the whole fight is seen"
    page.click("[data-fighter='pc.2']")
    until(lambda: sent(page) == ["0 front pc.2"])
    page.click("[data-key='map-or-fight']")
    assert page.locator(".front").count() == 0


def test_the_shop_sells_and_the_hired_are_named(address: str, visit: Visit) -> None:
    page = visit("en").page
    open_story(page, address, "trading")
    page.wait_for_selector(".shop li")
    assert "620 kuna" in page.inner_text(".purses")
    page.click(".shop li:has-text('Rope') button")
    page.click(".candidates li:has-text('Porter') button")
    assert sent(page) == ["0 buy pc.1 rope", "0 hire porter.21"]
    assert "refused" in page.inner_text(".candidates li:has-text('Healer')")


def test_the_judge_sees_the_hidden_rest_and_players_know_shaded(address: str, visit: Visit) -> None:
    page = visit("en").page
    open_story(page, address, "judging")
    page.wait_for_selector(".secret-thing")
    assert sorted(page.locator(".secret-thing title").all_text_contents()) == ["C1", "K1", "the Chud · EN1: 6"]
    assert page.locator(".secrets [data-opening=SD1]").count() == 1
    assert page.locator(".log .is-secret").count() == 1
    page.click(".depths button >> nth=1")
    assert page.get_attribute(".depths button >> nth=1", "aria-pressed") == "true"
    assert page.locator(".member").count() == 0


def test_walking_takes_less_than_400_ms_and_none_when_still(address: str, visit: Visit) -> None:
    for calm in ("no-preference", "reduce"):
        visitor = visit("en", reduced_motion=calm)
        page = visitor.page
        page.add_init_script(RECORD)
        told = open_story(page, address, "exploring")
        visitor.settle()
        page.evaluate("moves.length = 0")
        told["version"] += 9
        for spot in told["view"]["groups"][0]["spots"].values():
            spot[1] += 3
        told["lines"] = {
            "from": 4,
            "fresh": False,
            "of": [
                {"event": "moved", "clause": "dungeon.move.turn", "facts": {}, "say": "They walk.", "secret": False}
            ],
        }
        page.evaluate("news => socket.deliver(news)", told)
        page.wait_for_selector("[data-event=moved]")
        visitor.settle()
        times = page.evaluate("moves.filter(({ target }) => target.dataset?.member).map(({ lasts }) => lasts)")
        assert times == ([380] * 6 if calm == "no-preference" else [])


def test_map_and_party_print_in_black_on_white(address: str, visit: Visit) -> None:
    visitor = visit("en")
    open_story(visitor.page, address, "exploring")
    visitor.page.emulate_media(media="print")
    assert visitor.page.is_visible(".member-card")
    assert visitor.page.is_visible(".floor")
    assert visitor.page.is_hidden(".map-tools")
    assert visitor.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    visitor.shot("dungeon-print-1280")
