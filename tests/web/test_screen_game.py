"""A fight alone on the page, from "play now" to its end, at a desk and on a phone."""

import json
import re
from pathlib import Path

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, news
from tests.web.conftest import Visit
from tests.web.skirmish import CALM, CARD, act, sat, step
from tests.web.visitor import RECORD, Site, Visitor

pytestmark = pytest.mark.browser

MOST = 160
BUDGET = 150_000
RAW = re.compile(
    r"\b[a-z]+_[a-z_]+\b|\b[a-z]+\.\d+\b|\bscreen\.|\b(?:ask|act|cond|char|event|order|prospect|zone)-[a-z]"
)


HOPELESS = """format = "podzem-fight/1"
board = '''
........
........
........
........
'''

[[creature]]
kind = "pim"
side = "heroes"
at = [3, 1]
facing = "E"
""" + "".join(
    f"""
[[creature]]
kind = "ogre_guard"
at = {at}
facing = "W"
"""
    for at in ("[5, 0]", "[0, 0]", "[5, 2]")
)
"""Three against one, and they are ogres."""


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "ru"), (360, 740, "bg")])
def test_a_fight_alone_to_its_end(site: Site, visit: Visit, width: int, height: int, language: str) -> None:
    visitor = visit(language, width, height)
    page = visitor.page
    sat(site, visitor, site.open("person", system="screen", options={}))
    taken: list[str] = []
    while not visitor.is_over() and len(taken) < MOST:
        until(lambda: visitor.is_over() or page.query_selector("#decisions button:not([disabled])"))
        if not visitor.is_over():
            taken.append(act(visitor))
            if len(taken) in (1, 4, 8):
                visitor.settle()
                visitor.shot(f"screen-{width}-{language}-{len(taken)}")
    page.wait_for_selector("dialog.outcome")
    visitor.shot(f"screen-{width}-{language}-end")
    assert {"card", "finish"} <= set(taken)
    said = "\n".join(
        str(page.evaluate(f"document.getElementById('{part}').textContent")) for part in ("journal", "desk")
    )
    assert len(said) > 2000
    assert not RAW.findall(said), RAW.findall(said)


def test_play_now_opens_a_ready_fight_on_a_drawn_board(site: Site, visit: Visit) -> None:
    visitor = visit("ru")
    page = visitor.page
    page.add_init_script("localStorage.setItem('podzem.hinted', 'true')")
    page.add_init_script(CALM)
    page.goto(site.url)
    page.locator(".doorway", has=page.locator("a[href='/build/screen']")).locator("button.torch").click()
    page.wait_for_selector("#decisions button:not([disabled])")
    assert page.locator(".creature.is-heroes").count() == 2
    assert page.locator(".creature.is-others").count() == 3
    assert page.locator(".slot").count() == 5
    assert page.locator(".cover, .mud, .rise").count() >= 6
    visitor.settle()
    visitor.shot("screen-play-now-ru")


def board(site: Site, visit: Visit, language: str = "en", **rest: object) -> Visitor:
    table = site.open("person", system="screen", options={})
    visitor = sat(site, visit(language, **rest), table)
    visitor.page.wait_for_selector(CARD)
    return visitor


def test_a_card_shows_its_odds_and_why_then_strikes(site: Site, visit: Visit) -> None:
    visitor = board(site, visit)
    page = visitor.page
    first = page.locator(".act-card").first
    until(lambda: first.locator(".chance").count() > 0, "no odds came")
    key = first.locator(".decision").get_attribute("data-key")
    before = news(visitor)["version"]
    first.locator(".decision").click()
    page.wait_for_selector(".act-card.chosen .sum")
    assert news(visitor)["version"] == before, "the first press only explains"
    rows = page.locator(".act-card.chosen .sum").first.locator(".term b").all_inner_texts()
    number = page.locator(".act-card.chosen .sum summary").first.inner_text()
    total = sum(int(each.replace("−", "-").replace("+", "")) for each in rows)
    assert f" {total} or less" in number
    page.locator(".act-card.chosen .term").first.click()
    page.wait_for_selector(".why .clause-box .clause-link")
    assert "screen." in page.inner_text(".why .clause-box .clause-link code")
    assert page.locator(".chart-rod").count() > 3
    visitor.shot("screen-card-why")
    page.locator(".act-card.chosen .decision").click()
    until(lambda: news(visitor)["version"] > before)
    assert key


def test_a_blow_is_seen_and_over_within_a_moment(site: Site, visit: Visit) -> None:
    visitor = board(site, visit)
    visitor.page.evaluate(RECORD)
    act(visitor)
    visitor.page.wait_for_selector(".exchange .d100")
    visitor.shot("screen-blow")
    assert visitor.page.locator(".exchange").first.locator(".levels").count() >= 1
    lasted = visitor.page.evaluate("moves.map((each) => each.lasts)")
    assert lasted
    assert max(lasted) <= 400


def test_a_blow_at_oneself_is_seen_once_it_is_answered(site: Site, visit: Visit) -> None:
    """Declared before the question, rolled after it: both dice, each with the number that it needed."""
    visitor = board(site, visit, "uk")
    page = visitor.page
    for _ in range(MOST):
        until(lambda: page.query_selector("#decisions button:not([disabled])"))
        window = news(visitor)["view"]["window"]
        page.evaluate("document.querySelector('.exchanges')?.remove()")
        act(visitor)
        if window and window["kind"] == "defend":
            break
    page.wait_for_selector(".exchange .d100")
    last = page.locator(".exchange").first
    assert last.locator(".d100").count() == 2
    assert all("≤" in each for each in last.locator(".levels").all_inner_texts())


def test_what_is_asked_stands_at_the_top(site: Site, visit: Visit) -> None:
    """Whoever scrolled down to act sees the next question from its beginning."""
    visitor = board(site, visit, "bg", width=360, height=740)
    page = visitor.page
    page.evaluate("document.getElementById('doing').scrollTop = 400")
    assert page.evaluate("document.getElementById('doing').scrollTop") > 0
    act(visitor)
    until(lambda: page.evaluate("document.getElementById('doing').scrollTop") == 0)


def test_nothing_moves_for_who_wants_nothing_to_move(site: Site, visit: Visit) -> None:
    visitor = board(site, visit, reduced_motion="reduce")
    visitor.page.evaluate(RECORD)
    act(visitor)
    visitor.page.wait_for_selector(".exchange .d100")
    assert visitor.page.evaluate("moves.length") == 0


def test_characters_go_from_one_fight_to_the_next(site: Site, visit: Visit) -> None:
    """At the end they are saved as a file, or taken on with their wounds (screen.crit.treatment)."""
    visitor = visit("uk")
    page = visitor.page
    sat(site, visitor, site.open("person", system="screen", options={}))
    for _ in range(MOST):
        until(lambda: visitor.is_over() or page.query_selector("#decisions button:not([disabled])"))
        if visitor.is_over():
            break
        act(visitor)
    page.wait_for_selector("dialog.outcome")
    visitor.shot("screen-keeping-uk")
    with page.expect_download() as saved:
        page.click("[data-key='save characters']")
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    first = page.url
    page.click("[data-key='next fight']")
    page.wait_for_url(lambda url: url != first and "/table/" in url)
    page.wait_for_selector(".slot")
    begun = {each["id"]: each["hp"] for each in news(visitor)["view"]["creatures"]}
    for each in kept:
        assert begun[each["id"]] <= each["carried"].get("hp", 99)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "uk"), (360, 740, "bg")])
def test_a_fight_without_a_board_is_played_by_names(
    site: Site, visit: Visit, width: int, height: int, language: str
) -> None:
    """No square is drawn or named: one goes towards somebody, is told the yards, and strikes (screen.map.grid)."""
    visitor = visit(language, width, height)
    page = visitor.page
    sat(site, visitor, site.open("person", system="screen", options={"map": False}))
    taken: list[str] = []
    while not visitor.is_over() and len(taken) < 12:
        until(lambda: visitor.is_over() or page.query_selector("#decisions button:not([disabled])"))
        if not visitor.is_over():
            taken.append(_towards(visitor) or act(visitor))
            visitor.settle()
            if len(taken) in (1, 3):
                visitor.shot(f"screen-unmapped-{width}-{language}-{len(taken)}")
    assert {"approach", "card"} & set(taken)
    assert page.locator(".yard-line, .ruler, .mark.step").count() == 0
    said = "\n".join(
        str(page.evaluate(f"document.getElementById('{part}').textContent")) for part in ("journal", "desk")
    )
    assert not RAW.findall(said), RAW.findall(said)
    assert not re.findall(r"\b\d+,\d+\b", said)


def _towards(visitor: Visitor) -> str:
    """Up to somebody, where no blow can be struck yet."""
    page, before = visitor.page, int(news(visitor)["version"])
    if page.query_selector(CARD):
        return ""
    if page.query_selector("[data-key='fold approach']"):
        page.click("[data-key='fold approach']")
    if not page.query_selector("[data-order=approach]:not([disabled])"):
        return ""
    page.locator("[data-order=approach]").first.click()
    until(lambda: int(news(visitor)["version"]) > before, "nobody went anywhere")
    return "approach"


def test_the_page_of_a_fight_is_light(site: Site, visit: Visit) -> None:
    visitor = visit("en")
    answers: dict[str, object] = {}
    visitor.page.on("response", lambda answer: answers.setdefault(answer.url, answer))
    table = site.open("person", system="screen", options={})
    sat(site, visitor, table)
    visitor.page.wait_for_selector(CARD)
    visitor.settle()
    bodies = {url: len(answer.body()) for url, answer in answers.items()}  # type: ignore[attr-defined]
    assert len(bodies) > 30
    assert not [url for url in bodies if "/dungeon" in url or "/graph" in url]
    assert sum(bodies.values()) < BUDGET, sorted(bodies.items(), key=lambda pair: pair[1])


def test_a_run_is_shown_before_it_costs_the_main_action(site: Site, visit: Visit) -> None:
    """Whoever has walked sees where he could run; the first press only shows it (screen.act.run)."""
    visitor = board(site, visit, "ru")
    page = visitor.page
    step(visitor, str(page.locator(".mark.step").first.get_attribute("data-mark")))
    until(lambda: not page.query_selector("[data-key='walk move']"))
    before = news(visitor)["version"]
    page.locator(".mark.step").last.focus()
    page.keyboard.press("Enter")
    until(lambda: "нажмите клетку ещё раз" in page.inner_text("[data-key='walk run']"))
    assert "это основное действие" in page.inner_text("[data-key='walk run']")
    assert news(visitor)["version"] == before
    page.keyboard.press("Enter")
    until(lambda: news(visitor)["version"] > before)


def test_a_pressed_card_stays_under_the_finger(site: Site, visit: Visit) -> None:
    """Its numbers open below it; pressed again where it was pressed, it is done."""
    visitor = board(site, visit, "bg", width=360, height=740)
    page = visitor.page
    until(lambda: page.locator(".act-card .chance").count() > 0)
    visitor.settle()
    panel, box = page.locator("#doing").bounding_box(), page.locator(CARD).first.bounding_box()
    assert panel is not None
    assert box is not None
    y = min(box["y"] + box["height"], panel["y"] + panel["height"]) - 12
    before = news(visitor)["version"]
    page.mouse.click(100, y)
    page.wait_for_selector(".act-card.chosen .sum")
    visitor.settle()
    page.mouse.click(100, y)
    until(lambda: news(visitor)["version"] > before)


def test_a_fight_that_is_lost_tells_of_those_who_were_seen(site: Site, visit: Visit) -> None:
    """Nobody is left to see them; they are counted and named as they were last seen."""
    visitor = visit("ru")
    page = visitor.page
    sat(site, visitor, site.open("person", system="screen", options={"fight": HOPELESS}))
    for _ in range(MOST):
        until(lambda: visitor.is_over() or page.query_selector("#decisions button:not([disabled])"))
        if visitor.is_over():
            break
        act(visitor)
    page.wait_for_selector("dialog.outcome")
    assert "герои проиграли" in page.inner_text("dialog.outcome")
    assert re.search(r"выбыло: \d из 3", page.inner_text("dialog.outcome"))
    assert "" not in page.locator(".exchange .side small").all_inner_texts()


def test_the_lesson_leads_through_the_first_turns(site: Site, visit: Visit) -> None:
    """Each note comes when what it speaks of is there to be done."""
    table = site.open("person", system="screen", options={})
    visitor = visit("uk")
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto(site.link(table))
    page.wait_for_selector("#hint:not([hidden]) [data-key=lesson-next]")
    assert page.inner_text("#hint").startswith("1/5")
    visitor.shot("screen-lesson-uk")
    told: list[str] = []
    for _ in range(MOST):
        until(lambda: is_taught(visitor) or visitor.can_decide())
        if is_taught(visitor):
            break
        follow(visitor, told)
    assert is_taught(visitor)
    assert told[0] == "turn"
    assert sorted(told) == ["defend", "move", "strike", "turn", "why"]
    assert page.evaluate("document.getElementById('hint').hidden")


def is_taught(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("localStorage.getItem('podzem.lesson.screen') === 'true'"))


def follow(visitor: Visitor, told: list[str]) -> None:
    """Do what the lesson asks for, go on where it only tells, and play on while it says nothing."""
    page = visitor.page
    hint = page.get_attribute("#hint:not([hidden])", "data-step") if page.query_selector("#hint:not([hidden])") else ""
    if hint and hint not in told:
        told.append(hint)
        assert page.inner_text("#hint").startswith(f"{len(told)}/5")
        window = news(visitor)["view"]["window"]
        assert hint != "strike" or page.locator(CARD).count() > 0
        assert (hint == "defend") <= bool(window and window["kind"] == "defend")
    if hint and page.query_selector("#hint [data-key=lesson-next]"):
        page.click("#hint [data-key=lesson-next]")
        until(
            lambda: (
                is_taught(visitor) or page.get_attribute("#hint", "data-step") != hint or not page.is_visible("#hint")
            )
        )
    elif hint == "move":
        before = news(visitor)["version"]
        step(visitor, str(page.locator(".mark.step").first.get_attribute("data-mark")))
        until(lambda: news(visitor)["version"] > before)
    else:
        act(visitor)


def test_a_sheet_prints_black_on_white(site: Site, visit: Visit) -> None:
    visitor = board(site, visit, "bg")
    page = visitor.page
    page.evaluate("window.print = () => { window.printed = true; }")
    page.locator("[data-key^='print ']").first.click()
    until(lambda: page.evaluate("Boolean(window.printed)"))
    page.emulate_media(media="print")
    until(lambda: page.evaluate("getComputedStyle(document.querySelector('main')).display") == "none")
    paper = page.locator("#paper")
    assert paper.is_visible()
    assert page.evaluate("getComputedStyle(document.getElementById('paper')).color") == "rgb(0, 0, 0)"
    text = paper.inner_text()
    assert not RAW.findall(text), RAW.findall(text)
    assert paper.locator("tr").count() > 15
    visitor.shot("screen-paper-bg")
