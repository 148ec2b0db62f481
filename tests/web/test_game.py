"""Two people and two bots play whole games through the page, by mouse, by touch and by keyboard alone."""

from collections.abc import Callable

import pytest

from tests.patience import until
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROUNDS = 12


def by_list(visitor: Visitor, number: int) -> None:
    """Press the first thing in the list."""
    visitor.page.locator(OPEN).first.click()


def by_scene(visitor: Visitor, number: int) -> None:
    """Touch a lit place where there is one; several decisions there open a chooser."""
    lit = visitor.page.locator("#scene [role=button]")
    if not lit.count():
        by_list(visitor, number)
        return
    place = lit.nth(number % lit.count())
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if visitor.page.query_selector("dialog[open] .decision"):
        visitor.page.locator("dialog[open] .decision").first.click()


def by_keys(visitor: Visitor, number: int) -> None:
    """Numbers, Tab and Enter, and Enter on a lit place: nothing but keys."""
    keys = visitor.page.keyboard
    if number % 3 == 0:
        keys.press("1")
        return
    if number % 3 == 1 and visitor.page.query_selector("#scene [role=button]"):
        _tab_to(visitor, "#scene [role=button]")
        keys.press("ArrowRight")
    else:
        _tab_to(visitor, OPEN)
    keys.press("Enter")
    if visitor.page.query_selector("dialog[open] .decision"):
        keys.press("1")


def _tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(120):
        if visitor.page.evaluate("selector => Boolean(document.activeElement?.matches(selector))", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def confirm(visitor: Visitor, choose: Callable[[Visitor, int], None]) -> None:
    """A grave decision is asked about once more, and answered by the same means."""
    again = visitor.page.query_selector("dialog[open] button.danger")
    if not again:
        return
    if choose is by_keys:
        assert visitor.page.evaluate("document.activeElement.closest('dialog') !== null"), "the dialog has the keyboard"
        assert not visitor.page.evaluate("document.activeElement.matches('.danger')"), "Enter alone is no yes"
        _tab_to(visitor, "dialog[open] button.danger")
        visitor.page.keyboard.press("Enter")
    elif choose is by_scene:
        box = again.bounding_box()
        visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        again.click()


def play(visitors: list[Visitor], choose: Callable[[Visitor, int], None], most: int = 1500) -> int:
    """Play until everybody sees the end; how many decisions people took."""
    taken = 0
    while not all(visitor.is_over() for visitor in visitors):
        until(lambda: any(one.can_decide() or one.is_over() for one in visitors), say="nobody can decide")
        for visitor in visitors:
            if visitor.can_decide() and not visitor.is_over():
                before = visitor.version()
                choose(visitor, taken)
                confirm(visitor, choose)
                until(lambda one=visitor, was=before: one.version() != was or one.is_over(), say="nothing happened")
                taken += 1
        if any(visitor.is_over() for visitor in visitors):
            for visitor in visitors:
                visitor.page.wait_for_selector("dialog.outcome")
        assert taken < most
    return taken


@pytest.mark.parametrize(
    ("width", "choose", "languages", "touch"),
    [
        pytest.param(1280, by_list, ("bg", "ru"), False, id="mouse-1280-bg-ru"),
        pytest.param(360, by_scene, ("uk", "en"), True, id="touch-360-uk-en"),
        pytest.param(1280, by_keys, ("en", "uk"), False, id="keyboard-1280-en-uk"),
        pytest.param(360, by_keys, ("ru", "bg"), False, id="keyboard-360-ru-bg"),
    ],
)
def test_a_whole_game(
    site: Site,
    visit: Visit,
    width: int,
    choose: Callable[[Visitor, int], None],
    languages: tuple[str, str],
    touch: bool,
) -> None:
    options = {"board": "short", "round_limit": ROUNDS}
    table = site.open("person", "person", "seeker", "seeker", name="Мария", options=options)
    height = 800 if width > 900 else 740
    maria = visit(languages[0], width, height, "dark", has_touch=touch).sit(site.link(table))
    ivan = visit(languages[1], width, height, "light", has_touch=touch).join(site.link(table, "invite"), "Іван")
    taken = play([maria, ivan], choose)
    assert taken > 5
    for visitor in (maria, ivan):
        visitor.shot(f"end-{visitor.name}")
        assert visitor.page.evaluate("document.documentElement.lang") == visitor.name[-2:]
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
