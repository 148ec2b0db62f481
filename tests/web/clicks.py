"""How a decision of an expedition is taken through the page: from a list, a fold, the map, a pack, the march."""

import json
from collections.abc import Callable
from typing import Any

from tests.patience import until
from tests.web.visitor import Visitor

Press = Callable[[Visitor, str], None]
LISTEN = """
window.told = {};
window.answered = {};
window.WebSocket = class extends WebSocket {
  constructor(...of) {
    super(...of);
    window.line = this;
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === "news") Object.assign(window.told, message);
      if (message.is === "done") window.answered[message.id] = message.version;
    });
  }
};
"""
"""What the socket told, kept where a test can read it."""
IS_FRESH = """async () => {
  const id = `fresh ${Object.keys(answered).length}`;
  line.send(JSON.stringify({ do: "ping", id }));
  while (!(id in answered)) await new Promise((end) => setTimeout(end, 10));
  return answered[id] === told.version;
}"""
"""Whether the page has heard all that is told to it: versions are each viewer's own."""

MIDDLE = """async each => {
  each.scrollIntoView({ block: "center" });
  let before = "", spot = null;
  for (let frames = 0; frames < 120; frames++) {
    await new Promise(requestAnimationFrame);
    if (!each.isConnected) return null;
    const { x, y, width, height } = each.getBoundingClientRect();
    spot = [x + width / 2, y + height / 2];
    if (String(spot) === before && each.contains(document.elementFromPoint(...spot))) return spot;
    before = String(spot);
  }
  return spot;
}"""
"""Where a finger goes once the control rests and nothing covers it; what was drawn anew is looked for again."""


def by_mouse(visitor: Visitor, selector: str) -> None:
    visitor.page.locator(selector).first.click()


def by_touch(visitor: Visitor, selector: str) -> None:
    spot = None
    while spot is None:
        spot = visitor.page.locator(selector).first.evaluate(MIDDLE)
    tap(visitor, *spot)


def tap(visitor: Visitor, x: float, y: float) -> None:
    """A finger takes its time: each tap says that it comes a second after the last, or two would be a double one."""
    visitor.taps += 1
    finger = visitor.page.context.new_cdp_session(visitor.page)
    at = visitor.page.evaluate("Date.now() / 1000") + visitor.taps
    for kind, touched in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched, "timestamp": at})
    finger.detach()


def by_keys(visitor: Visitor, selector: str) -> None:
    """Tab to it and press Enter; inside the map the arrows would do as well."""
    page = visitor.page
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def keyed(text: str) -> str:
    """The control with this data-key, where it can be pressed."""
    return f"[data-key={json.dumps(text)}]:not([disabled])"


def news(visitor: Visitor) -> dict[str, Any]:
    """All that the page was told last, once it has drawn it."""
    visitor.page.wait_for_selector("#decisions:not(.busy)", state="attached")
    told: dict[str, Any] = visitor.page.evaluate("told")
    return told


TRIES = 20
"""So often the page is looked over for a control before there is none."""


class Hands:
    """Presses what a decision needs."""

    def __init__(self, visitor: Visitor, press: Press) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.press = press

    def take(self, decision: str) -> None:
        """Find the decision on the page, take it, and see that the table has moved on."""
        before = news(self.visitor)["version"]
        _, order, *words = decision.split(" ")
        way: Callable[[str, list[str]], None] = getattr(self, f"_{order}", self._from_lists)
        way(decision, words)
        moved = "[told.version, document.querySelector('#decisions.busy') === null]"
        until(lambda: _is_past(self.page.evaluate(moved), before), say=f"nothing came of {decision}")

    def _shown(self, selector: str) -> bool:
        return any(each.is_visible() for each in self.page.query_selector_all(selector))

    def _release(self, decision: str, words: list[str]) -> None:
        self.press(self.visitor, keyed("release"))

    def _leg(self, decision: str, words: list[str]) -> None:
        self._walk(decision, "leg", words[1])

    def _fast(self, decision: str, words: list[str]) -> None:
        self._walk(decision, "fast", words[1])

    def _walk(self, decision: str, pace: str, point: str) -> None:
        """A place on the map; where there is more to do, a list asks which."""
        fold = self.page.query_selector(".fold[aria-expanded=true]")
        if fold:
            self.press(self.visitor, ".fold[aria-expanded=true]")
        self._choose_pace(pace)
        x, y = (float(each) for each in point.split(","))
        mark = f"[data-mark='{x:g},{y:g}']"
        self.page.wait_for_selector(mark, state="attached")
        several = "several" in (self.page.get_attribute(mark, "class") or "")
        self._tap(mark)
        if several:
            self.page.wait_for_selector(":popover-open")
            self.press(self.visitor, f":popover-open {keyed(decision)}")

    def _choose_pace(self, pace: str) -> None:
        """Once more where a list that was folded up a moment ago moved the button away from the finger."""
        for _ in range(TRIES):
            if not self._shown(f"{keyed(f'pace {pace}')}[aria-pressed=false]"):
                return
            self.press(self.visitor, keyed(f"pace {pace}"))
            self.visitor.settle()
        raise AssertionError(f"the pace {pace} cannot be chosen")

    def _tap(self, mark: str) -> None:
        """The middle of a mark, be it a ring; the map is dragged until it is in the frame."""
        if self.press is by_keys:
            self.press(self.visitor, mark)
            return
        for _ in range(6):
            self.visitor.settle()  # a map that still moves is no longer there when the finger comes down
            here, frame = (self.page.locator(each).bounding_box() for each in (mark, "#stage"))
            x, y = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
            is_across = frame["x"] < x - 20 < x + 20 < frame["x"] + frame["width"]
            if is_across and frame["y"] < y - 20 < y + 20 < frame["y"] + frame["height"]:
                break
            self._drag(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2, x, y)
        if self.press is by_touch:
            tap(self.visitor, x, y)
        else:
            self.page.mouse.click(x, y)

    def _drag(self, x: float, y: float, far_x: float, far_y: float) -> None:
        """Bring what lies far away towards the middle."""
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + max(-150, min(150, x - far_x)), y + max(-80, min(80, y - far_y)), steps=4)
        mouse.up()

    def _close_in(self, decision: str, words: list[str]) -> None:
        """A slider says how far; the button above it then says it, too."""
        order = decision.split(" ")[1]
        slider = self.page.locator(keyed(f"length {order}"))
        if slider.count():
            lengths = sorted(
                int(each["do"].split()[2]) for each in news(self.visitor)["decisions"] if order in each["do"]
            )
            slider.fill(str(lengths.index(int(words[0]))))
        self.press(self.visitor, keyed(decision))

    _fall_back = _retreat = _withdraw = _close_in

    def _sail(self, decision: str, words: list[str]) -> None:
        """Straight on: a row for each direction, whose slider says how far."""
        order, (number, way, _) = decision.split(" ")[1], words
        fold, slider = keyed(f"fold {order}") + "[aria-expanded=false]", keyed(f"length {order} {number} {way}")
        if self._shown(fold):
            self.press(self.visitor, fold)
            self.page.wait_for_selector(f"{slider}, {keyed(decision)}")
        if self._shown(slider):
            begins = decision.rpartition(" ")[0] + " "
            counts = [int(each["do"].split()[-1]) for each in news(self.visitor)["decisions"] if begins in each["do"]]
            self.page.locator(slider).fill(str(sorted(counts).index(int(words[2]))))
        self.press(self.visitor, keyed(decision))

    _march = _sail

    def _finish(self, decision: str, words: list[str]) -> None:
        """What ends everything is asked twice."""
        self._press_in_lists(decision, words)
        self.press(self.visitor, "dialog button.danger")

    _surrender = _lay_down_arms = _finish

    def _ahead(self, decision: str, words: list[str]) -> None:
        self.page.select_option(keyed(f"ahead {words[1]}"), decision)

    def _place(self, decision: str, words: list[str]) -> None:
        """By the number of the rank, as with a finger or a keyboard."""
        self.open_panel("desk")
        self.press(self.visitor, keyed(f"march {words[0]}"))
        self.page.select_option(".rank-choice", decision)

    def lead(self, party: int) -> None:
        """One party of several, pressed once more where the page still moved on: another scene comes with its rows."""
        chip = keyed(f"party {party}")
        for _ in range(TRIES):
            self.visitor.settle()
            self.press(self.visitor, chip)
            self.visitor.settle()
            if self._shown(f"{chip}[aria-pressed=true]"):
                return
        raise AssertionError(f"party {party} cannot be chosen")

    def open_panel(self, name: str) -> None:
        """On a phone the panels are tabs."""
        tab = self.page.query_selector(f".tab-{name}")
        if tab and tab.is_visible() and tab.get_attribute("aria-selected") == "false":
            tab.click()

    def _from_lists(self, decision: str, words: list[str]) -> None:
        """Press it, and once more where the list was drawn anew between the press and the letting go."""
        before = news(self.visitor)["version"]
        for _ in range(TRIES):
            self._press_in_lists(decision, words)
            self.visitor.settle()
            if not self.page.evaluate(IS_UNHEARD, [decision, before]):
                return

    def _press_in_lists(self, decision: str, words: list[str]) -> None:
        """In the list, in a fold, by the member's chip, in his pack; what was pressed may take a moment to be drawn."""
        for _ in range(TRIES):
            if self._is_taken_from_lists(decision, words):
                return
            self.visitor.settle()
        raise AssertionError(f"the page offers no way to {decision}")

    def _is_taken_from_lists(self, decision: str, words: list[str]) -> bool:
        row, small = keyed(decision), keyed(f"act {decision}")
        order = decision.split(" ")[1]
        chip = keyed(f"chip {words[0]}") if words else ""
        steps = [chip, keyed(f"fold {order}") + "[aria-expanded=false]", keyed("open pack")]
        for step in ["", *(each for each in steps if each)]:
            if step and self._shown(step) and not self._shown(f"{step}[aria-pressed=true]"):
                self.press(self.visitor, step)
                if step == steps[-1]:
                    self.page.wait_for_selector("dialog .pack li")
            chooser = f"select:not([disabled]):has(option[value={json.dumps(decision)}])"
            if self._shown(chooser):
                self.page.locator(chooser).first.select_option(decision)
                return True
            for found in (row, small):
                if self._shown(found):
                    self.press(self.visitor, f"{found} >> visible=true")
                    return True
        self._shut_pack()
        return False

    def _shut_pack(self) -> None:
        """It may be another's, opened before the member's chip was drawn; nothing can be pressed behind it."""
        if self._shown("dialog .pack"):
            self.press(self.visitor, "dialog:has(.pack) button.close")
            self.page.wait_for_selector("dialog .pack", state="detached")


IS_UNHEARD = """([decision, before]) => told.version === before
  && !document.querySelector('#decisions.busy, dialog[open], :popover-open, .walking:not(.why)')
  && told.decisions.some((each) => each.do === decision)"""
"""Whether nothing has come of a press: the page neither waits for an answer nor asks anything more."""
IN_SHORT = """[told.version, Boolean(told.outcome),
  told.awaited?.[0] === told.view?.viewer && told.decisions.length > 0]"""


def _is_past(moved: list[Any], before: int) -> bool:
    version, is_calm = moved
    return bool(version > before and is_calm)


def await_turn(visitors: list[Visitor]) -> Visitor | None:
    """Whoever is awaited first, or nobody when it is over; all have heard everything by then."""
    found: list[Visitor] = []

    def comes() -> bool:
        told = [each.page.evaluate(IN_SHORT) for each in visitors]
        if not any(is_over or is_mine for _, is_over, is_mine in told):
            return False
        if not all(each.page.evaluate(IS_FRESH) for each in visitors):
            return False
        told = [each.page.evaluate(IN_SHORT) for each in visitors]
        found[:] = [one for one, (_, is_over, is_mine) in zip(visitors, told) if is_mine and not is_over]
        return bool(found) or any(is_over for _, is_over, _ in told)

    until(comes, "nobody is asked")
    return found[0] if found else None
