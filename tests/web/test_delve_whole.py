"""A delve alone on the page, whole: from "play now" through the fight behind the first door, home to the town."""

from typing import Any

import pytest

from tests.patience import until
from tests.web.clicks import LISTEN, keyed, news
from tests.web.conftest import Visit
from tests.web.delving import offered, press, take, walk
from tests.web.visitor import Site, Visitor

pytestmark = pytest.mark.browser

ROUNDS = 120
"""Choices of a fight: far more than it needs."""
ONWARD = ("wait", "meet", "parley", "deal", "answer")
BLOWS = ("lethal", "attack", "shoot", "throw")


def now(site: Site, visitor: Visitor) -> Visitor:
    """One press on the home page; the lesson is let go."""
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto(site.url)
    page.locator(".doorway", has=page.locator("a[href='/rules/delve']")).locator("button").first.click()
    page.wait_for_selector("#hint:not([hidden])")
    page.click(keyed("lesson-skip"))
    page.wait_for_selector("#hint", state="hidden")
    return visitor


def view(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = news(visitor)["view"]
    return found


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "uk"), (360, 740, "ru")])
def test_alone_from_play_now_through_a_fight_and_home(
    site: Site, visit: Visit, width: int, height: int, language: str
) -> None:
    visitor = now(site, visit(language, width, height))
    walk(visitor, "1:3,4")
    open_first_door(visitor)
    until(lambda: view(visitor)["meeting"] is not None)
    told_before(visitor)
    take(visitor, next(each for each in offered(visitor) if each.endswith(" attack")))
    until(lambda: view(visitor)["stage"] == "combat")
    fight_on(visitor)
    visitor.shot(f"delve-after-{width}")
    assert [each for each in view(visitor)["members"] if each["status"] == "active"], "nobody stands"
    home(visitor)
    visitor.shot(f"delve-town-{width}")
    assert visitor.page.locator(".go-down").count() + visitor.page.locator("dialog.outcome").count() > 0


def open_first_door(visitor: Visitor) -> None:
    opening = next(each for each in offered(visitor) if " open " in each and each.endswith(" D1"))
    chip = visitor.page.locator(keyed(f"chip {opening.split(' ')[2]}"))
    if chip.get_attribute("aria-pressed") == "false":
        chip.click()
    take(visitor, opening)


def told_before(visitor: Visitor) -> None:
    """Every answer at a meeting says what it brings, and leaving openly how likely one gets away."""
    page = visitor.page
    page.wait_for_selector("#decisions .decision .say small")
    assert page.locator("#decisions .decision").count() == page.locator("#decisions .decision .say small").count() == 4
    page.locator("#decisions .decision:has(.odds)").first.wait_for()
    assert page.locator(".encounter dl").inner_text().strip()


def fight_on(visitor: Visitor) -> None:
    """Blows where there are any, otherwise a step towards whoever is seen."""
    for _ in range(ROUNDS):
        if view(visitor)["stage"] != "combat":
            return
        choice = in_fight(visitor)
        order, member = choice.split(" ")[1:3]
        chip = visitor.page.query_selector(keyed(f"chip {member}"))
        if chip is not None and chip.get_attribute("aria-pressed") == "false":
            chip.click()
        if order == "move":
            press(visitor, f'.mark[data-does*="{choice[2:]}"]')
        else:
            take(visitor, choice)
    raise AssertionError("the fight does not end")


def in_fight(visitor: Visitor) -> str:
    open_now = offered(visitor)
    of = {order: [each for each in open_now if each.split(" ")[1] == order] for order in (*BLOWS, "move", "deal")}
    for order in (*BLOWS, "deal"):
        if of[order]:
            return of[order][-1]
    foes = [each["at"] for each in view(visitor)["meeting"]["spots"] if each["status"] == "active" and each["at"]]
    actor = next((one for one in view(visitor)["members"] for each in of["move"] if f" {one['id']} " in each), None)
    if foes and actor is not None and not actor["main_used"]:
        here = far(view(visitor)["groups"][0]["spots"][actor["id"]], foes)
        best = min(of["move"], key=lambda text: far(middle(text.split(" ")[-1]), foes))
        if far(middle(best.split(" ")[-1]), foes) < here:
            return best
    return next(each for each in open_now if each.split(" ")[1] in ("end_turn", "leave_dying", "answer"))


def middle(place: str) -> tuple[float, float]:
    """The middle of a square in half-sazhens, as views have it."""
    x, y = (int(each) for each in place.partition(":")[2].split(","))
    return 3 * x + 1.5, 3 * y + 1.5


def far(at: Any, foes: list[Any]) -> float:
    return min(max(abs(at[0] - x), abs(at[1] - y)) for x, y in foes)


def home(visitor: Visitor) -> None:
    """Back to the stairs by the known way, and out."""
    for _ in range(40):
        if view(visitor)["stage"] == "town" or visitor.is_over():
            return
        open_now = offered(visitor)
        leave = [each for each in open_now if each.split(" ")[1] == "leave"]
        back = [each for each in open_now if each.endswith("go 1 1:0,4")]
        if leave:
            take(visitor, leave[0])
        elif view(visitor)["stage"] == "combat":
            fight_on(visitor)
        elif back:
            visitor.page.click(keyed("pace go"))
            press(visitor, '.mark[data-does*="go 1 1:0,4"]')
        else:
            take(visitor, next(each for each in open_now if each.split(" ")[1] in ONWARD))
    raise AssertionError("they do not come home")
