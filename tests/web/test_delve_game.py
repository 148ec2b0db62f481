"""A delve on the page: alone from the first sentence to a fight, and with a human judge; at a desk and on a phone."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.patience import until
from tests.web.clicks import keyed, news
from tests.web.conftest import Visit
from tests.web.delving import CALM, offered, pass_turn, press, sat, take, walk
from tests.web.visitor import TAUGHT, Site, Visitor

pytestmark = pytest.mark.browser

BUDGET = 150_000
TOLD = {
    "uk": "10-футовий коридор йде на схід 10 футів, розгалужується на південь і продовжується на схід ще 20 футів, "
    "закінчуючись дверима.",
    "bg": "10-футов коридор върви на изток 10 фута, разклонява се на юг и продължава на изток още 20 фута, "
    "като завършва с врата.",
}
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+\.\d+\b|\bdelve\.|\b(?:event|order|delve|lesson|term)-[a-z]|\{ \$")


def begun(site: Site, visit: Visit, language: str = "en", width: int = 1280, height: int = 800) -> Visitor:
    visitor = visit(language, width, height)
    return sat(site, visitor, site.open("person", system="delve", options={}))


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "uk"), (360, 740, "bg")])
def test_a_delve_alone(site: Site, visit: Visit, width: int, height: int, language: str) -> None:
    """The first sentence, a walk, a search in words, a turn, the goblins behind the door, and what is said of all."""
    visitor = begun(site, visit, language, width, height)
    page = visitor.page
    page.wait_for_selector(".told p")
    assert page.locator(".told p").all_inner_texts() == [TOLD[language]]
    visitor.settle()
    visitor.shot(f"delve-{width}-{language}-start")

    walk(visitor, "1:3,4")
    page.fill(
        "[data-key='search words']", "простукую західну стіну" if language == "uk" else "почуквам западната стена"
    )
    press(visitor, keyed("search send"))
    until(lambda: any(each["order"] for each in news(visitor)["view"]["members"]))
    visitor.settle()
    visitor.shot(f"delve-{width}-{language}-search")
    turn = news(visitor)["view"]["turn"]
    pass_turn(visitor)
    until(lambda: news(visitor)["view"]["turn"] > turn or news(visitor)["view"]["stage"] != "turn")
    assert page.locator(".tried").count() == 1, "what was tried is kept"

    opening = next(each for each in offered(visitor) if " open " in each and each.endswith(" D1"))
    member = opening.split(" ")[2]
    if page.locator(keyed(f"chip {member}")).get_attribute("aria-pressed") == "false":
        page.click(keyed(f"chip {member}"))
    take(visitor, opening)
    until(lambda: news(visitor)["view"]["stage"] != "turn" and news(visitor)["view"]["meeting"])
    page.wait_for_selector(".encounter, .order-of-fight")
    page.wait_for_selector(".stranger")
    visitor.settle()
    visitor.shot(f"delve-{width}-{language}-met")
    said = "\n".join(str(page.evaluate(f"document.getElementById('{part}').textContent")) for part in PARTS)
    assert len(said) > 600
    assert not RAW.findall(said), RAW.findall(said)


PARTS = ("journal", "desk", "doing", "turn")


def test_the_sheet_is_drawn_from_the_words_and_shared(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", system="delve", options={})
    ana = sat(site, visit("uk"), table)
    bo = visit("bg", 360, 740)
    bo.page.add_init_script(CALM)
    bo.join(site.link(table, "invite"), "Bo")
    page = ana.page
    page.click(keyed("paper"))
    start = page.locator(".drawn-entrance").bounding_box()
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 66, y, steps=4)
    page.mouse.up()
    until(lambda: len(news(ana)["view"]["sheet"]["marks"]) == 4)
    page.click("[data-tool=door]")
    page.mouse.click(x + 66 + 10, y)
    until(lambda: "1:3,4E" in news(ana)["view"]["sheet"]["marks"])
    assert news(ana)["view"]["turn"] == 0, "drawing takes no time"
    page.locator("svg.drawing").focus()
    page.click("[data-tool=floor]")
    page.locator("svg.drawing").focus()
    for key in ("ArrowLeft", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    until(lambda: "1:2,5" in news(ana)["view"]["sheet"]["marks"])
    ana.settle()
    ana.shot("delve-sheet-uk-1280")
    bo.page.click(".tab-desk")
    bo.page.click(keyed("paper"))
    until(lambda: bo.page.locator(".drawn-floor").count() == 5)
    bo.settle()
    bo.shot("delve-sheet-bg-360")
    bo.page.click("[data-tool=rub_out]")
    mark = bo.page.locator(".drawn-floor").first.bounding_box()
    bo.page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    until(lambda: len(news(ana)["view"]["sheet"]["marks"]) == 5)
    page.click(keyed("paper"))
    take(ana, next(each for each in offered(ana) if each.split(" ")[1] == "leave"))
    until(lambda: news(ana)["view"]["stage"] == "town")
    page.locator(keyed("0 finish")).click()
    page.click("dialog button.danger")
    for one in (ana, bo):
        one.page.wait_for_selector("dialog.outcome .compared")
        one.settle()
        one.shot(f"delve-compared-{one.name}")
        assert one.page.locator("dialog.outcome .both-maps figure").count() == 2
    sheet = news(ana)["view"]["sheet"]
    assert (sheet["right"], sheet["wrong"], sheet["missed"]) in {(4, 0, 0), (3, 1, 1)}, "one square was rubbed out"
    said = ana.page.inner_text("dialog.outcome .compared p")
    assert all(str(sheet[each]) in said for each in ("right", "wrong", "missed"))


def test_a_judged_delve_shows_the_judge_what_nobody_else_sees(site: Site, visit: Visit) -> None:
    table = site.open("person", system="delve", judge="human", options={"judge": "ask"})
    judge = sat(site, visit("bg"), table)
    ana = visit("uk", 360, 740)
    ana.page.add_init_script(CALM)
    ana.join(site.link(table, "invite"), "Ana")
    judge.page.wait_for_selector(".secret-thing")
    assert judge.page.locator(".wander i").count() == 3
    judge.settle()
    judge.shot("delve-judge-bg-1280")
    assert ana.page.locator(".secret-thing, .wander").count() == 0
    assert "goblin" not in ana.page.evaluate("JSON.stringify(window.told?.view ?? {})")
    judge.page.click(keyed("correct"))
    judge.page.click(keyed("kind hurt"))
    judge.page.locator("dialog.amending button[type=submit]").click()
    judge.page.wait_for_selector("dialog.amending", state="detached")
    until(lambda: judge.page.locator(".hp b").first.inner_text() == "8/9")


def test_a_check_opens_into_its_terms(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit)
    card = visitor.page.locator(".member-card").first
    card.locator(".checks > summary").click()
    card.locator(".check").first.wait_for()
    rows = card.locator(".check").all_inner_texts()
    assert len(rows) == 7
    for row in rows:
        total, *terms = [int(each.replace("−", "-")) for each in re.findall(r"[+−]?\d+", row)]
        assert total == sum(terms), row


def test_things_go_between_ready_and_stowed(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit)
    page = visitor.page
    card = page.locator(".member-card").first
    card.locator(".pack > summary").click()
    before = {each["id"]: each["where"] for each in things(visitor)}
    thing = card.locator("[data-where=stowed] .thing[draggable]").first
    thing.scroll_into_view_if_needed()
    thing.drag_to(card.locator("[data-where=ready] h3"))
    until(lambda: len(moved(visitor, before)) == 1)
    ((item, where),) = moved(visitor, before).items()
    assert where == "ready"
    page.locator(f"[data-item='{item}'] summary").click()
    press(visitor, f"[data-item='{item}'] {keyed_part('stow')}")
    until(lambda: not moved(visitor, before))


def test_things_go_between_slots_by_touch_and_keys_on_a_phone(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "uk", 360, 740)
    page = visitor.page
    page.locator(".member-card .pack > summary").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-where=stowed] .thing")
    before = {each["id"]: each["where"] for each in things(visitor)}
    summary = page.locator("[data-where=stowed] details.thing > summary").first
    item = page.locator("[data-where=stowed] details.thing").first.get_attribute("data-item")
    summary.focus()
    page.keyboard.press("Enter")
    press(visitor, f"[data-item='{item}'] {keyed_part('fetch')}")
    until(lambda: moved(visitor, before) == {item: "ready"})
    visitor.settle()
    visitor.shot("delve-slots-360")
    page.wait_for_selector(f"[data-where=ready] [data-item='{item}']")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_who_comes_back_is_told_what_happened(site: Site, visit: Visit) -> None:
    visitor = begun(site, visit, "bg")
    page = visitor.page
    walk(visitor, "1:3,4")
    pass_turn(visitor)
    until(lambda: news(visitor)["view"]["turn"] == 1)
    page.add_init_script("Date.now = ((plain) => () => plain() + 7 * 3600 * 1000)(Date.now)")
    page.reload()
    page.wait_for_selector("dialog .recap p")
    assert "слиза под земята" in page.inner_text("dialog .recap")
    visitor.shot("delve-recap-bg")
    page.keyboard.press("Escape")
    page.click("[data-key=menu]")
    page.click("[data-key=so-far]")
    page.wait_for_selector("dialog .recap p")


def moved(visitor: Visitor, before: dict[object, object]) -> dict[object, object]:
    """What lies elsewhere than before, and where."""
    return {each["id"]: each["where"] for each in things(visitor) if before[each["id"]] != each["where"]}


def things(visitor: Visitor) -> list[dict[str, object]]:
    items: list[dict[str, object]] = news(visitor)["view"]["members"][0]["items"]
    return items


def keyed_part(order: str) -> str:
    return f"[data-key*=' {order} ']:not([disabled])"


def test_the_lesson_leads_through_the_first_turn(site: Site, visit: Visit) -> None:
    visitor = visit("uk")
    page = visitor.page
    page.add_init_script("localStorage.setItem('podzem.hinted', 'true')")
    page.goto(site.link(site.open("person", system="delve", options={})))
    page.wait_for_selector("#hint:not([hidden]) .hint-number")
    assert "1/7" in page.inner_text("#hint")
    page.click(keyed("lesson-next"))
    assert "2/7" in page.inner_text("#hint")
    page.locator('.mark[data-does*="explore 1 1:2,4"]').focus()
    page.keyboard.press("Enter")
    until(lambda: "3/7" in page.inner_text("#hint"))


@pytest.mark.parametrize("document", ["dungeon", "delve"])
@pytest.mark.parametrize("kind", ["mlyn", "random", "own"])
def test_a_map_can_be_opened_by_either_document(
    site: Site, visit: Visit, tmp_path: Path, document: str, kind: str
) -> None:
    """The map is chosen first, then the document: the map, a file too, is kept, and seats, dice, clock."""
    visitor = visit("uk")
    page = visitor.page
    page.add_init_script(TAUGHT)
    page.goto(site.url)
    other = {"dungeon": "delve", "delve": "dungeon"}[document]
    page.locator(".doorway", has=page.locator(f"a[href='/rules/{other}']")).locator("button.plain").click()
    page.fill("dialog form.opening input >> nth=0", "Ana")
    page.wait_for_selector("form.opening [data-key=rules]")
    assert page.locator("form.opening [data-key=rules] option").all_inner_texts() == ["Підземелля", "Углиб"]
    page.select_option("dialog .own-file select", kind)
    if kind == "own":
        text = files("podzem.world").joinpath("maps", "proba.json").read_text(encoding="utf-8")
        (own := tmp_path / "own.json").write_text(text, encoding="utf-8")
        page.set_input_files("dialog input[type=file]", own)
    page.locator("form.opening .seat-list select").nth(2).select_option("person")
    page.locator("form.opening .seat-list button").last.click()
    page.check("form.opening input[value=committed]")
    page.select_option("form.opening select:has(option[value='120'])", "120")
    page.locator("form.opening [data-key=rules]").select_option(document)
    until(lambda: page.locator("form.opening [data-key=rules]").input_value() == document)
    assert page.locator("dialog .own-file select").input_value() == kind
    kept = page.eval_on_selector_all("form.opening .seat-list select", "all => all.map(({ value }) => value)")
    assert kept == ["person"] * 3
    assert page.is_checked("form.opening input[value=committed]")
    assert page.input_value("form.opening select:has(option[value='120'])") == "120"
    page.click("dialog form.opening button[type=submit]")
    page.click("dialog p.go a")
    page.wait_for_selector(".chips, .town, .go-down")
    page.wait_for_selector(".member-card")
    assert {"dungeon": "Підземелля", "delve": "Углиб"}[document] in page.locator("header").first.inner_text()


def test_the_page_of_a_delve_is_light(site: Site, visit: Visit) -> None:
    visitor = visit("en")
    answers: dict[str, object] = {}
    visitor.page.on("response", lambda answer: answers.setdefault(answer.url, answer))
    sat(site, visitor, site.open("person", system="delve", options={}))
    visitor.page.wait_for_selector(".told p")
    visitor.settle()
    bodies = {url: len(answer.body()) for url, answer in answers.items()}  # type: ignore[attr-defined]
    assert len(bodies) > 30
    assert not [url for url in bodies if "/graph" in url or "paper.js" in url]
    assert sum(bodies.values()) < BUDGET, sorted(bodies.items(), key=lambda pair: pair[1])
