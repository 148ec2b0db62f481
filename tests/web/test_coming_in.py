"""Ways in: one click, a link, a code, a journal file; and a page that is there at once."""

from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, Visitor, nameless

pytestmark = pytest.mark.browser

BUDGET = 150_000


@pytest.mark.parametrize("language", ["bg", "ru", "uk", "en"])
def test_two_clicks_from_home_to_the_first_move(site: Site, visit: Visit, language: str) -> None:
    visitor = visit(language, scheme="light" if language in ("ru", "en") else "dark")
    page = visitor.page
    page.goto(site.url)
    page.wait_for_selector(".doorway.open")
    assert page.locator("li.doorway").count() == 5
    visitor.settle()
    visitor.shot(f"home-{visitor.name}")
    assert nameless(visitor) == []
    page.click(".doorway.open button.torch")
    page.wait_for_selector(OPEN)
    visitor.shot(f"first-{visitor.name}")
    assert nameless(visitor) == []
    before = page.locator(".log li").count()
    page.click(OPEN)
    until(lambda: page.locator(".log li").count() > before)
    assert "#" not in page.url
    assert page.evaluate("document.documentElement.lang") == language


def test_the_doors_are_there_before_the_server_has_read_its_books(site: Site, visit: Visit) -> None:
    visitor, held = visit("uk", 360, 740), []
    page = visitor.page
    page.route("**/api/systems?*", lambda route: held.append(route))
    page.goto(site.url)
    page.wait_for_selector(".doorway.dark >> nth=4")
    assert page.locator("#doors button").count() == 0, "nothing to press yet"
    until(lambda: page.evaluate("true") and held, "the books were not asked for")
    held[0].continue_()
    page.wait_for_selector(".doorway.open >> nth=4")
    assert page.locator("li.doorway").count() == 5


@pytest.mark.parametrize(("system", "options"), [("escape", {"board": "short"}), ("dungeon", {}), ("surface", {})])
def test_the_table_page_is_light_and_quick(site: Site, visit: Visit, system: str, options: dict[str, str]) -> None:
    table = site.open("person", "person", system=system, options=options)
    visitor, sizes = visit("bg"), {}
    visitor.page.on("response", lambda answer: sizes.__setitem__(answer.url, answer))
    visitor.page.goto(site.link(table))
    visitor.page.wait_for_selector(OPEN)
    visitor.page.wait_for_selector("#hint:not([hidden])")
    bodies = {url: len(answer.body()) for url, answer in list(sizes.items()) if answer.status == 200}
    assert len(bodies) > 20
    assert sum(bodies.values()) < BUDGET, sorted(bodies.items(), key=lambda pair: pair[1])
    see_before_modules(visitor)


def see_before_modules(visitor: Visitor) -> None:
    """Something is seen while not one module has come yet."""
    held: list[Any] = []
    seen: list[bool] = []
    visitor.page.route("**/*.js", lambda route: route.continue_() if seen else held.append(route))
    visitor.page.reload(wait_until="commit")
    until(lambda: visitor.page.evaluate("performance.getEntriesByName('first-contentful-paint').length"))
    assert held
    seen.append(True)
    for each in held:
        each.continue_()
    visitor.page.wait_for_selector(OPEN)


def test_three_hints_and_never_again(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    visitor = visit("en")
    page = visitor.page
    page.goto(site.link(table))
    for number in range(3):
        page.wait_for_selector(f"text={number + 1}/3")
        page.click("#hint button:last-child")
    assert page.is_hidden("#hint")
    page.reload()
    page.wait_for_selector(OPEN)
    visitor.settle()
    assert page.is_hidden("#hint")


def test_gathering_friends_by_link_and_code(site: Site, visit: Visit) -> None:
    host = visit("en")
    page = host.page
    page.goto(site.url)
    page.click(".doorway.open button.plain")
    page.fill("dialog input[autocomplete=nickname]", "Maria")
    page.select_option("dialog .option select", "short")
    page.check("dialog input[value=committed]")
    page.click("dialog summary")
    assert nameless(host) == []
    host.shot("opening-1280-dark-en")
    page.click("dialog .opening > .torch")
    link = page.locator(".link-box input").first.input_value()
    page.wait_for_selector("img.qr")
    assert page.eval_on_selector("img.qr", "image => image.decode().then(() => image.naturalWidth)") > 0
    host.shot("invite-1280-dark-en")
    page.click("dialog .go a")
    page.wait_for_selector("#whose strong:not(:empty)")
    guest = visit("bg", 360, 740)
    guest.page.goto(link)
    guest.page.wait_for_selector(".join input")
    guest.page.wait_for_selector(".join-door svg")
    assert nameless(guest) == []
    guest.shot("join-360-dark-bg")
    guest.join(link, "Петър")
    until(lambda: "Петър" in host.text("#people"))
    assert "#" not in guest.page.url
    guest.page.reload()
    guest.page.wait_for_selector("#whose strong:not(:empty)")
    guest.page.goto(site.url)
    guest.page.wait_for_selector("#mine a")
    assert "Петър" in guest.text("#mine")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.shot("mine-360-dark-bg")


def test_a_link_that_does_not_fit_says_so(site: Site, visit: Visit) -> None:
    table = site.open("person", "seeker")
    for link in (f"{site.url}/table/{table['table']}", f"{site.url}/table/{table['table']}#token=nonsense"):
        page = visit("en").page
        page.goto(link)
        page.wait_for_selector(".join h2")
        assert page.inner_text(".join h2") == "The door is closed"


def test_an_ended_game_is_exported_and_imported(site: Site, visit: Visit, tmp_path: Path) -> None:
    table = site.open("person", "seeker", options={"board": "short", "round_limit": 1})
    ana = visit("en").sit(site.link(table))
    page = ana.page
    while not ana.is_over():
        until(lambda: ana.can_decide() or ana.is_over())
        if ana.can_decide():
            before = ana.version()
            page.locator(OPEN).first.click()
            until(lambda was=before: ana.version() != was or ana.is_over())
    page.wait_for_selector("dialog.outcome .proof")
    ana.shot("outcome-1280-dark-en")
    with page.expect_download() as downloading:
        page.click("dialog.outcome footer button.plain")
    file = tmp_path / "journal.jsonl"
    downloading.value.save_as(file)
    page.goto(site.url)
    page.wait_for_selector("#import button")
    page.set_input_files("#import input", file)
    page.wait_for_selector("body.is-judge")


@pytest.mark.parametrize("language", ["bg", "ru", "uk", "en"])
def test_the_doors_stand_in_one_row_with_their_buttons_at_one_height(site: Site, visit: Visit, language: str) -> None:
    page = visit(language, 1280, 800).page
    page.goto(site.url)
    page.wait_for_selector(".doorway.open >> nth=4")
    tops = page.locator(".doorway button.torch").evaluate_all("all => all.map((e) => e.getBoundingClientRect().top)")
    assert len(tops) == 5
    assert len({round(each) for each in tops}) == 1, tops
