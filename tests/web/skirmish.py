"""How somebody plays a fight through the page: cards pressed twice, squares of the board, the end of the turn."""

from typing import Any

from tests.patience import until
from tests.web.clicks import LISTEN, news
from tests.web.visitor import Site, Visitor

CALM = "localStorage.setItem('podzem.lesson.screen', 'true')"
CARD = ".act-card .decision:not([disabled])"
NEAREST = """() => {
  const at = ({ transform }) => transform.baseVal[0].matrix;
  const foes = [...document.querySelectorAll(".creature.is-others:not(.is-out)")].map(at);
  const far = (step) => Math.min(...foes.map(({ e, f }) => Math.hypot(e - at(step).e, f - at(step).f)));
  return [...document.querySelectorAll(".mark.step")].sort((a, b) => far(a) - far(b))[0]?.dataset.mark;
}"""
"""The lit square that is nearest to an opponent."""


def sat(site: Site, visitor: Visitor, table: dict[str, Any], kind: str = "token") -> Visitor:
    """Somebody at a fight who has had his lesson."""
    visitor.page.add_init_script(LISTEN)
    visitor.page.add_init_script(CALM)
    return visitor.sit(site.link(table, kind))


def moved_on(visitor: Visitor, before: int) -> bool:
    return visitor.is_over() or int(news(visitor)["version"]) > before


def act(visitor: Visitor) -> str:
    """One decision: an attack or answer if there is one, else a step towards somebody, else the end; what it was."""
    page, before = visitor.page, int(news(visitor)["version"])
    if page.query_selector(CARD):
        page.locator(CARD).first.click()
        page.locator(".act-card.chosen .decision").click()
        what = "card"
    elif is_free_to_walk(visitor) and (square := page.evaluate(NEAREST)):
        step(visitor, square)
        what = "step"
    else:
        what = finish(visitor)
    until(lambda: moved_on(visitor, before), f"nothing came of {what}")
    return what


def is_free_to_walk(visitor: Visitor) -> bool:
    return visitor.page.query_selector("[data-key='walk move']") and not visitor.page.query_selector(".engaged")


def step(visitor: Visitor, square: str) -> None:
    """A press of a square; whoever is at close quarters is shown the way first, and presses twice."""
    mark = visitor.page.locator(f"[data-mark='{square}']")
    for _ in range(2 if visitor.page.query_selector(".engaged") else 1):
        mark.focus()
        visitor.page.keyboard.press("Enter")


def finish(visitor: Visitor) -> str:
    """The end of a turn, or of a fight; who could do nothing else is not asked once more."""
    page, before = visitor.page, int(news(visitor)["version"])
    order = "end_turn" if page.query_selector("[data-order=end_turn]") else "finish"
    page.click(f"[data-order={order}]:not([disabled])")
    if order == "finish":
        until(lambda: moved_on(visitor, before) or page.query_selector("dialog button.danger"))
    if order == "finish" and not moved_on(visitor, before):
        page.click("dialog button.danger")
    return order
