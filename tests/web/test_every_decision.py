"""Every decision that the server offers has a control: random games of all systems, state by state."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from podzem.server.web_files import WEB
from podzem.systems import SYSTEMS
from tests.patience import until
from tests.random_games import play, told
from tests.web.conftest import Visit
from tests.web.stand_in import SOCKET, standing_in
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAMES, DECISIONS = 16, 150
CRAWL = (Path(__file__).parent / "controls.js").read_text()
SCREENS = {"wide": (1280, 800), "phone": (360, 740)}
MANY = 4
"""Of stages: where there are fewer, most orders are given in one."""
MISNUMBERED = """[...document.querySelectorAll("#decisions button:is(.decision, .face)")]
  .map((each, index) => [each.querySelector("kbd:not(.none)")?.textContent, `${index + 1}`])
  .filter(([key, place]) => key && key !== place)"""
"""Rows whose number is not that of the key which presses them."""
PRESSES = 3
"""At most: a place on the map, which of several is meant, and once more what is grave."""
OTHER_PAGES = {f"frame/{name}.js" for name in ("home", "opening", "rulebook", "workshop", "table", "boot")}
STYLES = ("stages", "popover", "dialogs", "judge", "secrets", "moments")
WORDS = ("stages", "judging", "more")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with standing_in() as found:
        yield found


@dataclass(frozen=True)
class Offer:
    """What somebody was told at a moment of a game, and which kinds of decisions he was offered."""

    moment: str
    kinds: frozenset[Any]
    welcome: dict[str, Any]
    news: dict[str, Any]

    @property
    def frames(self) -> list[dict[str, Any]]:
        """What the socket tells; by its one line the page shows that it has drawn all of it."""
        lines = {"from": 1, "of": [{"say": self.moment, "event": self.moment}], "fresh": True}
        return [self.welcome, {**self.news, "lines": lines}]


@cache
def moments(key: str) -> tuple[Offer, ...]:
    """What people are told in random games where they are asked something new, or offered a new kind of order."""
    known: set[Any] = set()
    found: list[Offer] = []
    for seed in range(1, GAMES + 1):
        for number, asked in enumerate(play(key, seed, DECISIONS)):
            kinds = {(asked.about, each.order) for each in asked.open}
            if not kinds <= known:
                known |= kinds
                moment = f"game {seed}, decision {number}, seat {asked.seat}"
                found.append(Offer(moment, frozenset(kinds), *told(asked.table, asked.seat, "en")))
    return tuple(found)


def sifted(found: tuple[Offer, ...]) -> list[Offer]:
    """As few of them as show all kinds: the longest lists are left out first."""
    kept = list(found)
    for each in sorted(found, key=lambda one: -len(one.news["decisions"])):
        rest = [other for other in kept if other is not each]
        if each.kinds <= frozenset().union(*(other.kinds for other in rest)):
            kept = rest
    return kept


def shown_on(screen: str, key: str) -> list[Offer]:
    """On a wide screen every order of every stage; on a phone every stage and question, where a system has many."""
    stages = {stage for one in moments(key) for (_, stage, _), _ in one.kinds}
    if screen == "wide" or len(stages) < MANY:
        return sifted(moments(key))
    return sifted(tuple(replace(one, kinds=frozenset(about for about, _ in one.kinds)) for one in moments(key)))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("key", SYSTEMS)
def test_every_decision_has_a_control_that_takes_it(address: str, visit: Visit, key: str, screen: str) -> None:
    visitor = visit("en", *SCREENS[screen])
    come(visitor, address)
    pressed: dict[str, int] = {}
    for number, one in enumerate(shown_on(screen, key), 1):
        show(visitor, one, 1000 * number)
        take_one_of_each(visitor, one, pressed)
    assert len(pressed) > 9, pressed


def come(visitor: Visitor, address: str) -> None:
    """A page whose every decision is taken, and nothing comes of it; all that it may need is loaded."""
    page = visitor.page
    page.add_init_script(
        f"Object.assign(window, {{ story: [], odds: {{}}, answers: 'done', later: false }});{SOCKET}{CRAWL}"
    )
    page.goto(f"{address}/table/fixture")
    until(lambda: page.evaluate("Boolean(window.socket?.onmessage)"))
    names = {
        path.relative_to(WEB).as_posix() for part in ("frame", "desk", "scene") for path in (WEB / part).rglob("*.js")
    }
    page.evaluate("prepare", [sorted(names - OTHER_PAGES), STYLES, WORDS])


def show(visitor: Visitor, one: Offer, version: int) -> None:
    welcome, news = one.frames
    frames = [welcome, {**news, "version": version}]
    visitor.page.evaluate("frames => frames.forEach((each) => socket.deliver(each))", frames)
    last = "document.querySelector('.log').lastElementChild?.dataset.event"
    until(lambda: visitor.page.evaluate(last) == one.moment, "the page has not drawn what it was told")
    assert visitor.page.evaluate(MISNUMBERED) == [], one.moment


def take_one_of_each(visitor: Visitor, one: Offer, pressed: dict[str, int]) -> None:
    """All decisions are found; one of each kind is taken, now by mouse, now by key."""
    texts = [each["do"] for each in one.news["decisions"]]
    ways: dict[str, list[str]] = visitor.page.evaluate("crawl", texts)
    assert ways.keys() == set(texts), (one.moment, [text for text in texts if text not in ways][:9])
    kinds: dict[str, list[str]] = {}
    for each in one.news["decisions"]:
        kinds.setdefault(each["order"], []).append(each["do"])
    for order, same in kinds.items():
        pressed[order] = pressed.get(order, 0) + 1
        text = same[pressed[order] * 7 % len(same)]
        assert visitor.page.evaluate("approach", [text, ways[text], texts]), (one.moment, text, ways[text])
        assert taken(visitor, text, by_key=pressed[order] % 2 == 0) == [text], (one.moment, ways[text])


def taken(visitor: Visitor, text: str, by_key: bool) -> list[str]:
    """What is sent when the control of a decision is pressed, and then what this opens."""
    page = visitor.page
    page.evaluate("sent.length = 0")
    for _ in range(PRESSES):
        kind = page.evaluate("aim", text)
        if kind and not sent(visitor):
            press(page.locator("[data-aim]"), kind, text, by_key)
    return sent(visitor)


def press(target: Any, kind: str, text: str, by_key: bool) -> None:
    """A mark on the map by key: where it lies, and how a map is dragged, is seen to by other tests."""
    if kind == "option":
        target.select_option(text)
    elif by_key or kind == "mark":
        target.press("Enter")
    else:
        target.click()


def sent(visitor: Visitor) -> list[str]:
    messages: list[dict[str, Any]] = visitor.page.evaluate("sent")
    return [each["decision"] for each in messages if each["do"] == "decide"]
