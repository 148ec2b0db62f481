"""How somebody plays a delve through the page: squares of the map, folds, the sheet, the turn let pass."""

from typing import Any

from podzem.core.decisions import read_decision
from podzem.core.dice import Scripted
from podzem.core.journal import open_at
from podzem.core.step import step
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM
from tests.patience import until
from tests.web.clicks import LISTEN, keyed, news
from tests.web.visitor import Site, Visitor

CALM = "localStorage.setItem('podzem.lesson.delve', 'true')"


def sat(site: Site, visitor: Visitor, table: dict[str, Any], kind: str = "token") -> Visitor:
    """Somebody at a delve who has had his lesson."""
    visitor.page.add_init_script(LISTEN)
    visitor.page.add_init_script(CALM)
    return visitor.sit(site.link(table, kind))


def offered(visitor: Visitor) -> list[str]:
    """The decisions that are open to him."""
    return [each["do"] for each in news(visitor).get("decisions") or []]


def press(visitor: Visitor, selector: str) -> None:
    """Press a control by the keyboard, and wait until something has come of it."""
    before = int(news(visitor)["version"])
    visitor.page.locator(selector).first.focus()
    visitor.page.keyboard.press("Enter")
    until(lambda: int(news(visitor)["version"]) > before or visitor.is_over(), f"nothing came of {selector}")


def walk(visitor: Visitor, place: str) -> None:
    """Walk to a square by its mark on the map."""
    press(visitor, f'.mark[data-does*="explore 1 {place}"]')


def unfold(visitor: Visitor, order: str) -> None:
    """Open the fold of a kind of act, if it is one."""
    fold = visitor.page.query_selector(keyed(f"fold {order}"))
    if fold is not None and fold.get_attribute("aria-expanded") == "false":
        fold.click()


def take(visitor: Visitor, text: str) -> None:
    """Take a decision of the list."""
    unfold(visitor, text.split(" ")[1])
    press(visitor, keyed(text))


def pass_turn(visitor: Visitor) -> None:
    """Let the turn pass."""
    press(visitor, ".release:not([disabled])")


Moment = tuple[str, list[tuple[int, int]]]
"""A decision and the dice that fall for it."""


def moment(options: dict[str, Any], state: dict[str, Any], *before: Moment) -> str:
    """The journal of a delve that begins at a moment: set up as a case is, after these decisions."""
    game = stage(1, options, state)
    for text, dice in before:
        game = step(SYSTEM, game, read_decision(text), Scripted(dice)).state
    journal, _ = open_at(SYSTEM, game, ["№1"])
    return journal.text()
