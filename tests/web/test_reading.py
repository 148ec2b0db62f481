"""Reading: contrast, clauses behind lines, the rule book, language and theme, help, print."""

from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest

from podzem.core.clauses import read_register
from podzem.server.systems import book_answer
from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, Visitor, nameless

pytestmark = pytest.mark.browser


CONTRAST = """() => {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const light = (rgb) => rgb.slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let one = element; one; one = one.parentElement) {
      if (getComputedStyle(one).backgroundImage !== "none") return null;
      const colour = rgba(getComputedStyle(one).backgroundColor);
      if (colour[3] === 255) return colour;
      if (colour[3] > 0) return null;
    }
    return null;
  };
  const faint = [];
  for (const element of document.querySelectorAll("body *:not(svg *, option, :disabled)")) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const below = ground(element);
    if (!below) continue;
    const [a, b] = [light(rgba(getComputedStyle(element).color)), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) faint.push(`${element.className} ${element.textContent.trim().slice(0, 30)} ${ratio}`);
  }
  return faint;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_their_ground(site: Site, visit: Visit, scheme: str) -> None:
    table = site.open("person", "seeker")
    visitor = visit("en", scheme=scheme).sit(site.link(table))
    visitor.await_turn()
    visitor.page.wait_for_selector(".odds")
    assert visitor.page.evaluate(CONTRAST) == []
    for path in ("", "/rules/escape"):
        visitor.page.goto(site.url + path)
        visitor.page.wait_for_selector(".doorway, .clause")
        assert visitor.page.evaluate(CONTRAST) == []


def test_a_line_opens_its_clause_and_the_clause_its_page(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    ana = visit("bg").sit(site.link(table))
    ana.await_turn()
    ana.page.click(OPEN)
    ana.page.wait_for_selector("[data-event=throw] .line")
    ana.page.locator("[data-event=throw] .line").first.click()
    ana.page.wait_for_selector(".clause-part")
    ana.shot("clause-1280-dark-bg")
    with ana.page.context.expect_page() as opened:
        ana.page.click(".clause-link")
    book = Visitor(opened.value, "book")
    book.page.wait_for_selector(".clause.sought")
    assert book.page.locator(".clause.sought").get_attribute("id") in book.page.url
    assert book.faults == []


@pytest.mark.parametrize(("width", "language", "scheme"), [(1280, "en", "light"), (360, "bg", "dark")])
def test_the_rule_book_is_searched(site: Site, visit: Visit, width: int, language: str, scheme: str) -> None:
    visitor = visit(language, width, 800, scheme)
    page = visitor.page
    page.goto(f"{site.url}/rules/escape")
    page.wait_for_selector(".clause")
    everything = page.locator(".clause:visible").count()
    assert everything > 100
    assert nameless(visitor) == []
    visitor.shot(f"rules-{visitor.name}")
    page.fill("#sought", "treasure съкровище")
    until(lambda: 0 < page.locator(".clause:visible").count() < everything / 2)
    visitor.shot(f"rules-sought-{visitor.name}")
    page.goto(f"{site.url}/rules/escape#escape.chasm.jump")
    page.wait_for_selector('[id="escape.chasm.jump"].sought')
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


OPTIONS = [
    {"name": "tie_break", "say": "Equal initiative", "default": "chain", "values": ["chain", "d100"]},
    {"name": "attack_must_succeed", "say": "A failed roll never hits", "default": False, "values": [True, False]},
]


def serve_screen(page: Any) -> None:
    """The rule book of `screen` in the place of another's, as the server gives it."""
    register = read_register(files("podzem.systems.screen") / "clauses.toml")

    def answer(route: Any) -> None:
        language = parse_qs(urlsplit(route.request.url).query)["language"][0]
        book = book_answer("escape", "Screen", register, language)
        route.fulfill(body=msgspec.json.encode(book), content_type="application/json")

    def add_options(route: Any) -> None:
        systems = route.fetch().json()
        next(system for system in systems if system["key"] == "escape")["options"] += OPTIONS
        route.fulfill(json=systems)

    page.route("**/api/systems/escape/rules*", answer)
    page.route("**/api/systems?*", add_options)


@pytest.mark.parametrize(("width", "language", "scheme"), [(1280, "en", "light"), (360, "uk", "dark")])
def test_contradictions_stand_beside_each_other_with_their_switches(
    site: Site, visit: Visit, width: int, language: str, scheme: str
) -> None:
    visitor = visit(language, width, 800, scheme)
    page = visitor.page
    serve_screen(page)
    page.goto(f"{site.url}/rules/escape#C01")
    page.wait_for_selector('[id="C01"].sought')
    assert page.locator(".contradiction").count() == 44
    one, other = (page.locator("#C01 .saying").nth(place).bounding_box() for place in (0, 1))
    assert (one["y"] == other["y"]) == (width > 600)
    assert "tie_break – Equal initiative:" in visitor.text("#C01 .switch")
    values = page.locator("#C01 .value")
    assert [values.nth(place).inner_text().split()[0] for place in range(values.count())] == ["chain", "d100"]
    assert page.locator("#C01 strong.value").inner_text().startswith("chain")
    assert page.locator("#C44 strong.value").inner_text().split()[0] == {"en": "no", "uk": "ні"}[language]
    assert page.locator("#C06 .value").count() == 0
    assert visitor.text("#C06 .switch")
    assert page.locator('#C01 [href="#screen.init.tie"]').count() == 1
    assert page.locator('#chapters [href="#contradictions"]').count() == 1
    assert page.evaluate(CONTRAST) == []
    assert nameless(visitor) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.shot(f"contradictions-{visitor.name}")
    page.fill("#sought", "misfire_mode C34")
    until(lambda: page.locator(".contradiction:visible").count() == 1)


def test_a_rule_that_speaks_of_another_leads_to_it(site: Site, visit: Visit) -> None:
    """Also into the book of another system; its id is nothing to be read."""
    page = visit("uk").page
    page.goto(f"{site.url}/rules/delve#delve.morale.captives")
    text = page.locator("[id='delve.morale.captives'] .part.house p").first
    text.wait_for()
    assert "каже це правило і далі" in text.inner_text()
    assert text.locator("a").get_attribute("href") == "/rules/dungeon#dungeon.captive.guard"
    assert (
        page.locator("[id='delve.search.help'] .part a").first.get_attribute("href") == "/rules/delve#delve.core.help"
    )


def test_a_book_without_contradictions_has_no_such_chapter(site: Site, visit: Visit) -> None:
    page = visit("en").page
    page.goto(f"{site.url}/rules/escape")
    page.wait_for_selector(".clause")
    assert page.locator("#contradictions, [href='#contradictions']").count() == 0


def test_the_rule_book_speaks_the_reader_s_language_beside_the_document_s(site: Site, visit: Visit) -> None:
    for language, beside in (("uk", "uk"), ("bg", "en"), ("en", "en")):
        page = visit(language).page
        serve_screen(page)
        page.goto(f"{site.url}/rules/escape")
        page.wait_for_selector(".clause")
        texts = page.locator('[id="screen.core.bonus"] .texts').first.locator("p")
        assert [texts.nth(place).get_attribute("lang") for place in (0, 1)] == ["bg", beside]
        assert ("Бонус характеристики" in texts.nth(1).inner_text()) == (language == "uk")


def test_language_theme_and_sound_are_chosen_and_kept(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    ana = visit("en").sit(site.link(table))
    page = ana.page
    ana.await_turn()
    page.select_option("#settings select", "uk")
    until(lambda: ana.text("#doing-title") == "Що можна зробити")
    until(lambda: "Кинути" in ana.text("#decisions"))
    page.click("#settings [data-key=theme]")
    page.click("#settings [data-key=theme]")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.get_attribute("#settings [data-key=sound]", "aria-pressed") == "false"
    page.reload()
    ana.await_turn()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["uk", "dark"]


def test_help_and_menu_by_keys(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    ana = visit("en", 360, 740).sit(site.link(table))
    ana.await_turn()
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog .keys")
    ana.shot("help-360-dark-en")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")
    ana.page.click("[data-key=menu]")
    ana.page.wait_for_selector("dialog .menu-rows")
    ana.shot("menu-360-dark-en")
    assert nameless(ana) == []


def test_journal_and_rule_book_print_in_black_on_white(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    ana = visit("en", 360, 740).sit(site.link(table))
    ana.await_turn()
    ana.page.emulate_media(media="print")
    assert ana.page.is_visible(".log li")
    assert ana.page.is_hidden("#stage")
    assert ana.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    ana.shot("print-360")
    ana.page.goto(f"{site.url}/rules/escape")
    ana.page.wait_for_selector(".clause")
    assert ana.page.is_hidden("#seek")
