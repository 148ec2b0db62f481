"""A fight of one's own: put together on the page, judged by the server, kept as a file, loaded again, played."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import Site, Visitor, nameless

pytestmark = pytest.mark.browser

SQUARE = """([x, y]) => {
  const inner = new DOMPoint((x + 0.5) * 32, (y + 0.5) * 32);
  const point = inner.matrixTransform(document.querySelector(".plan").getScreenCTM());
  return [point.x, point.y];
}"""
"""The middle of a square in pixels of the page."""


def bench(site: Site, visit: Visit, language: str = "ru", **size: int) -> Visitor:
    visitor = visit(language, **size)
    visitor.page.add_init_script("localStorage.setItem('podzem.lesson.screen', 'true')")
    visitor.page.goto(f"{site.url}/build/screen")
    visitor.page.wait_for_selector(".estimate")
    return visitor


def press(visitor: Visitor, x: int, y: int) -> None:
    visitor.page.mouse.click(*visitor.page.evaluate(SQUARE, [x, y]))


def saved(visitor: Visitor) -> Any:
    with visitor.page.expect_download() as download:
        visitor.page.click("[data-key=save]")
    return json.loads(Path(download.value.path()).read_text())


def test_a_fight_is_built_saved_loaded_and_played(site: Site, visit: Visit, tmp_path: Path) -> None:
    visitor = bench(site, visit)
    page = visitor.page
    assert page.inner_text(".estimate") == "обычный"
    page.click("[data-key='put ogre_guard']")
    press(visitor, 7, 0)
    page.wait_for_selector(".bench-about strong")
    page.check("[data-key=hidden]")
    page.click("[data-key='own sheet'] > summary")
    page.fill(".sheet-form > input", "Урук")
    page.press(".sheet-form > input", "Tab")
    until(lambda: "Урук" in page.inner_text(".bench-about header"))
    for kind, squares in (("wall", [(0, 8), (1, 8)]), ("dark", [(5, 3)]), ("fire", [(13, 0)])):
        page.click(f"[data-key='paint {kind}']")
        for x, y in squares:
            press(visitor, x, y)
    page.click("[data-key='put giant_rat']")
    for y in range(4):
        press(visitor, 13, 3 + y)
    until(lambda: page.inner_text(".estimate") == "очень трудный")
    visitor.shot("screen-builder-ru")
    document = saved(visitor)
    assert document["format"] == "podzem-fight/1"
    assert [row["name"]["ru"] for row in document["kind"]] == ["Урук"]
    placed = next(each for each in document["creature"] if each["kind"] == document["kind"][0]["id"])
    assert (placed["at"], placed["hidden"], placed["side"]) == ([7, 0], True, "others")
    rows = document["board"].splitlines()
    assert rows[8].startswith("##")
    assert rows[0][13] == "f"
    assert document["patch"] == [{"at": [5, 3, 1, 1], "ground": "awkward", "light": "dark"}]
    file = tmp_path / "fight.json"
    file.write_text(json.dumps(document))
    page.select_option("[data-key=start]", "ford")
    until(lambda: page.locator(".creature").count() == 8)
    with page.expect_file_chooser() as chooser:
        page.click("[data-key=load]")
    chooser.value.set_files(file)
    until(lambda: page.locator(".creature").count() == len(document["creature"]))
    assert saved(visitor) == document, "what is loaded is what was saved"
    page.click("[data-key=play]")
    page.wait_for_selector("#scene .creature.is-heroes")
    assert page.locator("#scene .creature.is-heroes").count() == 2
    assert page.locator("#scene .creature.is-others").count() >= len(document["creature"]) - 3, "all but the ambush"
    assert page.get_attribute("#scene .masonry", "d")


def test_all_faults_of_a_file_are_told_and_nothing_is_taken(site: Site, visit: Visit, tmp_path: Path) -> None:
    visitor = bench(site, visit, "uk")
    page = visitor.page
    file = tmp_path / "bad.toml"
    file.write_text('format = "podzem-fight/1"\nweather = "locusts"\nboard = """\n..\n..\n"""\n')
    before = page.locator(".creature").count()
    with page.expect_file_chooser() as chooser:
        page.click("[data-key=load]")
    chooser.value.set_files(file)
    page.wait_for_selector(".faults li")
    assert page.locator(".faults li").count() == 3
    assert page.locator(".creature").count() == before
    visitor.shot("screen-builder-faults-uk")


def test_nobody_is_put_where_there_is_no_room(site: Site, visit: Visit) -> None:
    """A square that is taken, a wall, the edge: the bench says so instead of making a faulty document."""
    visitor = bench(site, visit)
    page = visitor.page
    before = page.locator(".creature").count()
    page.click("[data-key='put cave_troll']")
    for square in ((9, 4), (13, 8)):
        press(visitor, *square)
    until(lambda: page.locator(".notice").count() == 2)
    assert page.locator(".creature").count() == before
    press(visitor, 6, 2)
    until(lambda: page.locator(".creature").count() == before + 1)
    page.click("[data-key='paint wall']")
    press(visitor, 4, 1)
    press(visitor, 7, 3)
    assert "тролль" in page.inner_text(".bench-about header"), "whoever is pressed is chosen, whatever is in hand"
    page.click("[data-key='move it']")
    press(visitor, 4, 1)
    until(lambda: page.locator(".notice").count() == 3)
    press(visitor, 7, 2)
    until(lambda: [7, 2] in [each["at"] for each in saved(visitor)["creature"]])
    assert page.locator(".faults").count() == 0
    page.click("[data-key='put feral_cat']")
    page.click("[data-key='put feral_cat']")
    press(visitor, 0, 0)
    assert page.locator(".creature").count() == before + 1, "what is picked once more is put back"


def test_the_bench_can_be_used_by_keys_and_on_a_phone(site: Site, visit: Visit) -> None:
    visitor = bench(site, visit, "bg", width=360, height=740)
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert nameless(visitor) == []
    before = page.locator(".creature").count()
    page.focus("[data-key='put feral_cat']")
    page.keyboard.press("Enter")
    page.focus(".plan")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until(lambda: page.locator(".creature").count() == before + 1)
    page.focus(".plan")
    page.keyboard.press("Delete")
    until(lambda: page.locator(".creature").count() == before)
    visitor.shot("screen-builder-360-bg")
