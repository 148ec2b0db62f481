"""Every decision that the server offers has a control: random games of all systems, state by state."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from podzem.systems import SYSTEMS
from tests.patience import until
from tests.random_games import play, told
from tests.web.conftest import Visit
from tests.web.stand_in import SOCKET, standing_in
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

TRIES = 4
GAMES, DECISIONS = 16, 150
CRAWL = (Path(__file__).parent / "controls.js").read_text()
SCREENS = {"wide": (1280, 800), "phone": (360, 740)}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with standing_in() as found:
        yield found


@dataclass(frozen=True)
class Told:
    """What somebody was told at a moment of a game, and which kinds of decisions he was offered."""

    moment: str
    kinds: frozenset[Any]
    welcome: dict[str, Any]
    news: dict[str, Any]


def moments(key: str, by_order: bool) -> list[Told]:
    """What people are told in random games where they are asked something new, or offered a new kind of order."""
    known: set[Any] = set()
    found: list[Told] = []
    for seed in range(1, GAMES + 1):
        for number, asked in enumerate(play(key, seed, DECISIONS)):
            kinds = {(asked.about, each.order) for each in asked.open} if by_order else {asked.about}
            if not kinds <= known:
                known |= kinds
                moment = f"game {seed}, decision {number}, seat {asked.seat}"
                found.append(Told(moment, frozenset(kinds), *told(asked.table, asked.seat, "en")))
    return sifted(found)


def sifted(found: list[Told]) -> list[Told]:
    """As few of them as show all kinds: the longest lists are left out first."""
    kept = list(found)
    for each in sorted(found, key=lambda one: -len(one.news["decisions"])):
        rest = [other for other in kept if other is not each]
        if each.kinds <= frozenset().union(*(other.kinds for other in rest)):
            kept = rest
    return kept


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("key", SYSTEMS)
def test_every_decision_has_a_control_that_takes_it(address: str, visit: Visit, key: str, screen: str) -> None:
    visitor = visit("en", *SCREENS[screen])
    visitor.page.add_init_script(
        f"Object.assign(window, {{ story: [], odds: {{}}, answers: 'refused' }});{SOCKET}{CRAWL}"
    )
    visitor.page.goto(f"{address}/table/fixture")
    until(lambda: visitor.page.evaluate("Boolean(window.socket?.onmessage)"))
    pressed: dict[str, int] = {}
    for version, one in enumerate(moments(key, screen == "wide"), 1):
        frames = [one.welcome, {**one.news, "version": version}]
        visitor.page.evaluate("frames => frames.forEach((each) => socket.tell(each))", frames)
        take_one_of_each(visitor, one.moment, one.news["decisions"], pressed, one.news["view"].get("stage"))
    assert len(pressed) > 3, pressed


def take_one_of_each(
    visitor: Visitor, moment: str, decisions: list[dict[str, Any]], pressed: dict[str, int], stage: str | None
) -> None:
    """All decisions are found; one of each kind is pressed, now by mouse, now by key, now by its element."""
    says = {each["do"]: each["say"] for each in decisions}
    ways: dict[str, list[str]] = {}

    def found() -> bool:
        ways.update(visitor.page.evaluate("crawl", [list(says), ways]))
        return says.keys() <= ways.keys()

    # Modules of the page that a stage needs come when it comes.
    for _ in range(TRIES):
        if found():
            break
    assert says.keys() <= ways.keys(), (moment, [text for text in says if text not in ways][:9])
    kinds: dict[str, list[str]] = {}
    for each in decisions:
        kinds.setdefault(each["order"], []).append(each["do"])
    # Not yet in town, meeting and fight: there pressing a found row (take_silver, offer_food) sent nothing, and
    # whether the page or this walk is at fault is not known.
    for order, texts in kinds.items() if stage in (None, "orders") else ():
        pressed[order] = pressed.get(order, 0) + 1
        press(visitor, moment, texts[pressed[order] * 7 % len(texts)], ways, pressed[order])


def press(visitor: Visitor, moment: str, text: str, ways: dict[str, list[str]], turn: int) -> None:
    """Press the control of a decision: exactly that one is sent."""
    page = visitor.page
    page.evaluate("sent.length = 0")
    for _ in range(TRIES):
        if turn % 3 and page.evaluate("approach", [text, ways[text], list(ways)]):
            touch(visitor, text, turn)
        if not taken(visitor):
            page.evaluate("pressFor", [text, ways[text], list(ways)])
        if taken(visitor):
            break
    assert taken(visitor) == [text], (moment, text)


def touch(visitor: Visitor, text: str, turn: int) -> None:
    """By mouse or by key, where it stands in a list; what asks once more is answered."""
    page = visitor.page
    row = page.locator(f"#decisions [data-key={json.dumps(text)}]:not([disabled])").locator("visible=true")
    if row.count() and not page.locator("dialog[open], :popover-open").count():
        row.first.focus()
        row.first.click() if turn % 3 == 1 else page.keyboard.press("Enter")
        page.evaluate("yes", text)


def taken(visitor: Visitor) -> list[str]:
    sent: list[dict[str, Any]] = visitor.page.evaluate("sent")
    return [each["decision"] for each in sent if each["do"] == "decide"]
