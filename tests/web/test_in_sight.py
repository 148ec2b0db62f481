"""What is asked for is seen, and what is not to be seen is gone: clauses, the judge's map, goods out of reach."""

from typing import Any

import pytest

from tests.patience import until
from tests.web import expedition
from tests.web.conftest import Visit
from tests.web.stand_in import open_story, standing_in
from tests.web.visitor import OPEN, Site

pytestmark = pytest.mark.browser

CLAUSE_IN_SIGHT = """() => {
  const part = document.querySelector(".line-more .clause-part");
  if (!part) return false;
  const [row, log] = [part.closest("li"), part.closest(".log")].map((each) => each.getBoundingClientRect());
  const isWhole = row.top >= log.top - 1 && row.bottom <= log.bottom + 1;
  return isWhole || (Math.abs(row.top - log.top) < 2 && row.height > log.height);
}"""
CARDS = """() => [...document.querySelectorAll(".ware > *")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_line_near_the_bottom_opens_its_clause_in_sight(site: Site, visit: Visit, width: int, height: int) -> None:
    table = site.open("person", "person", dice="committed")
    ana = visit("bg", width, height).sit(site.link(table))
    bo = visit("bg").join(site.link(table, "invite"), "Bo")
    while ana.page.locator(".log li").count() < 25:
        until(lambda: ana.can_decide() or bo.can_decide())
        one = ana if ana.can_decide() else bo
        before = one.version()
        one.page.locator(OPEN).first.click()
        until(lambda one=one, was=before: one.version() != was)
    if width < 960:
        ana.page.click(".tab-journal")
    ana.page.locator(".log .line").last.click()
    until(lambda: ana.page.evaluate(CLAUSE_IN_SIGHT), say="the clause opened out of sight")
    ana.shot(f"clause-below-{ana.name}")


def test_the_judge_who_looks_through_other_eyes_sees_no_secret_map(site: Site, visit: Visit) -> None:
    table = site.open("person", "person", system="dungeon", judge="human", dice="committed", options={"map": "proba"})
    judge = visit("en").sit(site.link(table))
    page = judge.page

    def secrets() -> int:
        return int(page.locator(".secrets > *").count())

    until(lambda: secrets() > 0)
    for viewer in ("0", "-1"):
        page.select_option("[data-key=eyes]", viewer)
        until(lambda: secrets() == 0, say="the secret map is still drawn")
    judge.shot("view-as-1280-dark-en")
    page.click("[data-key=now]")
    until(lambda: secrets() > 0)


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_goods_out_of_reach_keep_their_card_and_say_why(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, width: int, scheme: str
) -> None:
    monkeypatch.setitem(expedition.STORIES, "poor", poor)
    visitor = visit("ru", width, 800, scheme)
    page = visitor.page
    with standing_in() as address:
        open_story(page, address, "poor", answers="refused")
        page.wait_for_selector(".ware .out-of-reach")
        visitor.shot(f"goods-{visitor.name}")
        cards: list[list[int]] = page.evaluate(CARDS)
        assert len(cards) == 10
        assert page.locator(".out-of-reach").count() == 3
        assert {(width, height > 40) for _, _, width, height in cards} == {(cards[0][2], True)}
        assert not [pair for pair in pairs(cards) if overlap(*pair)]
        page.locator(".out-of-reach").first.click(force=True)  # for screen readers it is disabled
        page.wait_for_selector(".notice.bad")
        assert page.evaluate("sent.at(-1).decision") == "0 buy pc.1 lamp"


@pytest.mark.parametrize("width", [1280, 360])
def test_amounts_of_goods_lie_over_no_other_goods(site: Site, visit: Visit, width: int) -> None:
    """Five, ten, twenty and forty bandages are four buttons under one card."""
    visitor = visit("ru", width, 740)
    visitor.page.add_init_script("localStorage.setItem('podzem.lesson.surface', 'true')")
    page = visitor.sit(site.link(site.open("person", system="surface", options={}))).page
    page.click("#decisions [data-order=enter]")
    page.wait_for_selector(".ware .several .act")
    visitor.settle()
    visitor.shot(f"amounts-of-goods-{width}")
    buttons: list[list[int]] = page.evaluate(CARDS.replace(".ware > *", ".ware button"))
    assert len(buttons) > 20
    assert not [pair for pair in pairs(buttons) if overlap(*pair)]


def poor() -> dict[str, Any]:
    """In town with little money."""
    found = expedition.trading()
    dear = ("mail", "bow", "lamp")
    found["decisions"] = [each for each in found["decisions"] if each["do"].split()[-1] not in dear]
    return found


def pairs(cards: list[list[int]]) -> list[tuple[list[int], list[int]]]:
    return [(one, other) for number, one in enumerate(cards) for other in cards[:number]]


def overlap(one: list[int], other: list[int]) -> bool:
    (x, y, width, height), (left, top, wide, tall) = one, other
    return x < left + wide and left < x + width and y < top + tall and top < y + height
