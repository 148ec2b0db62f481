"""The place where people stand, read out on the page: to a player what his light has shown, to the judge the map."""

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Site

pytestmark = pytest.mark.browser

READ = ".map-tools button[aria-label='Прочитать вслух, где вы']"
VOICE = """window.spoken = [];
const voice = { speak: (said) => spoken.push([said.lang, said.text]), cancel() {} };
Object.defineProperty(window, "speechSynthesis", { value: voice });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };"""
"""Headless, nobody speaks: what would be said is written down."""


@pytest.mark.parametrize(("system", "dark"), [("dungeon", True), ("delve", False)])
def test_where_one_stands_is_read_and_spoken(site: Site, visit: Visit, system: str, dark: bool) -> None:
    """By the browser's own voice, on request, to the judge and to a player."""
    table = site.open("person", system=system, judge="human", name="Judge", options={"judge": "ask"})
    judge, ana = visit("ru"), visit("ru", 360, 740)
    for one in (judge, ana):
        one.page.add_init_script(VOICE)
    judge.sit(site.link(table))
    ana.join(site.link(table, "invite"), "Ana")
    texts = []
    for one in (judge, ana):
        one.page.wait_for_selector(READ)
        one.page.click(READ)
        one.page.wait_for_selector(".aloud p")
        texts.append(one.page.locator(".aloud p").all_inner_texts())
        one.shot(f"aloud-{system}-{one.name}")
        assert one.page.evaluate("spoken") == [], "nobody speaks unasked"
        one.page.locator("dialog footer button").click()
        assert one.page.evaluate("spoken") == [["ru", text] for text in texts[-1]]
    told, known = texts
    assert all(text.endswith(".") and "коридор" in text for text in [*told, *known])
    assert any("теряется в темноте" in text for text in known) == dark
    assert not any("темноте" in text for text in told)


@pytest.mark.parametrize("system", ["dungeon", "delve"])
def test_a_table_may_leave_the_telling_to_its_judge(site: Site, visit: Visit, system: str) -> None:
    table = site.open("person", system=system, judge="human", name="Judge", options={"read_aloud": False})
    judge, ana = visit("ru").sit(site.link(table)), visit("ru", 360, 740)
    ana.join(site.link(table, "invite"), "Ana")
    judge.page.wait_for_selector(READ)
    ana.page.wait_for_selector(".map-tools", state="attached")
    ana.settle()
    assert not ana.page.is_visible(READ)
    assert ana.page.locator(".told").count() == 0
