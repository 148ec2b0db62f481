"""The drawn scene and the art, in a real Chromium: real modules, real scenes, real views, under a strict policy."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import decide
from podzem.server.pages import bare
from podzem.systems import load_system
from tests.patience import until
from tests.seen import seen
from tests.web.visitor import CALM, RECORD

pytestmark = pytest.mark.browser

WEB = Path(__file__).parents[2] / "src/podzem/web"
BUDGET = 60_000
BOARDS = ("classic", "twin", "short")
PAGE = b"""<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><title>Scene</title>
<link rel="icon" href="/style/palette.css"><link rel="stylesheet" href="/style/palette.css">
<link rel="stylesheet" href="/style/scene.css"><link rel="stylesheet" href="/room.css"><main id="host"></main></html>"""
ROOM = b"html, body, #host { margin: 0; width: 100%; height: 100%; }"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"


class Files(http.server.SimpleHTTPRequestHandler):
    """The web folder, an empty page, and the policy that the real server sends."""

    def do_GET(self) -> None:
        made = {"/": (PAGE, "text/html"), "/room.css": (ROOM, "text/css")}.get(self.path)
        if made is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", made[1])
        self.end_headers()
        self.wfile.write(made[0])

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(WEB)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Any]:
    """An empty page of 1280 by 640; whatever it complains about fails the test."""
    page = browser.new_page(viewport={"width": 1280, "height": 640})
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    yield page
    page.close()
    assert complaints == []


@functools.cache
def game(board: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The scene of a board, and what the watcher sees of a game of seekers: each view with the lines before it."""
    system, dice = load_system("escape"), Seeded(11)
    bot = system.advice.bot("seeker")
    state = system.setup(10, {"board": board}, Scribe(dice))
    moments = [{"view": seen(system, state, -1), "lines": []}]
    for _ in range(160):
        if system.outcome(state):
            break
        decision = decide(system, state, system.turns.awaited(state)[0], bot)
        done = step(system, state, decision, dice)
        state = done.state
        moments.append({"view": seen(system, state, -1), "lines": [event.data() for event in done.events]})
    return system.showing.scene(state), moments


def opened(page: Any, board: str) -> list[dict[str, Any]]:
    """The board drawn on the page as `scene`; its views."""
    scene, seen = game(board)
    terms = {"square": {"prison": "Prison", "exit_n": "North way out"}}
    page.evaluate(
        """async ([scene, terms]) => {
          const { createScene } = await import("/scene/scene.js");
          window.scene = await createScene(document.querySelector("#host"), scene, terms);
        }""",
        [scene, terms],
    )
    return seen


def show(page: Any, moment: dict[str, Any], animate: bool = False) -> list[float]:
    """Show a view; after how many milliseconds the scene would have it no longer waited for."""
    asked: list[float] = page.evaluate(
        """async ([{ view, lines }, animate]) => {
          const asked = [], plain = window.setTimeout;
          window.setTimeout = (work, after) => { asked.push(after); return plain(work, after); };
          await scene.show(view, { animate, lines });
          window.setTimeout = plain;
          return asked;
        }""",
        [moment, animate],
    )
    return asked


def places(page: Any) -> list[list[Any]]:
    """Where each figure stands: its seat's place in the drawing's units, and the square it says it is on."""
    return page.evaluate(
        """() => Array.from({ length: document.querySelectorAll(".figure").length }, (_, seat) => {
          const element = document.querySelector(`.figure[data-seat="${seat}"]`);
          const { e, f } = element.transform.baseVal.consolidate().matrix;
          return [e, f, element.dataset.at];
        })"""
    )


def light(page: Any, names: dict[str, str]) -> None:
    page.evaluate(
        """(names) => {
          window.picked = [];
          const places = Object.entries(names).map(([id, label]) => [id, { count: 1, label, own: true }]);
          scene.light(new Map(places), (id) => picked.push(id));
        }""",
        names,
    )


@pytest.mark.parametrize("board", BOARDS)
def test_every_square_is_drawn_once(page: Any, board: str) -> None:
    opened(page, board)
    drawn = page.evaluate("[...document.querySelectorAll('[data-square]')].map((each) => each.dataset.square)")
    assert sorted(drawn) == sorted(square["id"] for square in game(board)[0]["squares"])
    assert page.locator(".names text").all_text_contents() == ["North wayout", "Prison"]


@pytest.mark.parametrize("board", BOARDS)
def test_figures_stand_on_the_squares_of_the_view(page: Any, board: str) -> None:
    squares = {square["id"]: square for square in game(board)[0]["squares"]}
    for moment in opened(page, board)[::23]:
        show(page, moment)
        for player, (x, y, said) in zip(moment["view"]["players"], places(page), strict=True):
            on = [name for name, each in squares.items() if _holds(each, x / 40, y / 40)]
            assert on == ([player["square"]] if player["square"] else [])
            assert said == (player["square"] or "")


def _holds(square: dict[str, Any], x: float, y: float) -> bool:
    return 0 <= x - square["x"] < square["size"] and 0 <= y - square["y"] < square["size"]


def test_counters_lie_as_in_the_view_and_only_changes_are_drawn(page: Any) -> None:
    seen = opened(page, "short")
    moment = max(seen, key=lambda each: len(each["view"]["counters"]))
    assert moment["view"]["counters"]
    more, arrows = {"t0103": ["fire", "grille", "pointer>t0203"]}, {**moment["view"]["arrows"], "t0103": "t0203"}
    stacked = {**moment["view"], "counters": {**moment["view"]["counters"], **more}, "arrows": arrows}
    show(page, {"view": stacked, "lines": []})
    page.evaluate("window.first = document.querySelector('.counters > g')")
    show(page, {"view": stacked, "lines": []})
    assert page.evaluate("first.isConnected")
    drawn = page.evaluate("[...document.querySelectorAll('[data-counter]')].map((each) => each.dataset.counter)")
    assert sorted(drawn) == sorted(counter for stack in stacked["counters"].values() for counter in stack)
    show(page, {"view": {**stacked, "counters": {}}, "lines": []})
    assert page.locator("[data-counter]").count() == 0


def test_a_figure_walks_its_path_and_is_there_in_time(page: Any) -> None:
    seen = opened(page, "classic")
    number = next(n for n, each in enumerate(seen) if any(len(line.get("path", [])) > 2 for line in each["lines"]))
    assert show(page, seen[number - 1]) == []
    (patience,) = show(page, seen[number], animate=True)
    assert 100 < patience <= 400, "400 ms are promised"
    show(page, seen[number - 1])
    page.evaluate(RECORD)
    show(page, seen[number], animate=True)
    walks = "moves.filter(({ target }) => target.matches('.figure'))"
    steps = page.evaluate(walks + ".map(({ steps }) => steps)")
    assert all(100 < time <= 400 for time in page.evaluate(walks + ".map(({ lasts }) => lasts)"))
    path = next(line["path"] for line in seen[number]["lines"] if line["event"] == "move")
    assert len(path) + 1 in steps


def test_nothing_moves_for_who_wants_no_motion(browser: Any, address: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(address)
    seen = opened(page, "short")
    page.evaluate(RECORD)
    for moment in seen[:40]:
        show(page, moment, animate=True)
    assert page.evaluate("moves.length + document.getAnimations().length") == 0
    page.close()


@pytest.mark.parametrize("board", BOARDS)
def test_lit_squares_are_buttons_for_pointer_and_keys(page: Any, board: str) -> None:
    show(page, opened(page, board)[0])
    light(page, {"start": "To the start", "prison": "Into the prison", "nowhere": "No such place"})
    buttons = page.get_by_role("button")
    assert buttons.count() == 2
    page.get_by_role("button", name="Into the prison").click()
    page.get_by_role("button", name="To the start").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Into the prison"
    page.keyboard.press(" ")
    assert page.evaluate("picked") == ["prison", "start", "prison"]
    light(page, {"prison": "Into the prison after all"})
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Into the prison after all"
    light(page, {})
    assert buttons.count() == 0


def test_focus_goes_to_lit_places_only_and_brings_them_into_sight(page: Any) -> None:
    show(page, opened(page, "classic")[0])
    light(page, {"prison": "Prison", "treasure": "Treasure"})
    page.evaluate("scene.zoom(4)")
    stops = []
    for _ in range(2):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        box = page.locator(":focus").bounding_box()
        assert 0 <= box["x"] + box["width"] / 2 <= 1280
        assert 0 <= box["y"] + box["height"] / 2 <= 640
        assert page.locator("#host").evaluate("(host) => host.scrollLeft + host.scrollTop") == 0
        square = page.locator(f"[data-square={stops[-1].lower()}]").bounding_box()
        assert square["x"] + square["width"] / 2 == pytest.approx(box["x"] + box["width"] / 2, abs=9)
    assert stops == ["Prison", "Treasure"]


def test_whoever_is_carried_on_walks_to_the_end_of_his_path_first(page: Any) -> None:
    first = opened(page, "short")[0]
    before, after = ({**first["view"], "players": [dict(each) for each in first["view"]["players"]]} for _ in range(2))
    before["players"][0]["square"], after["players"][0]["square"] = "t0103", "prison"
    show(page, {"view": before, "lines": []})
    line = {"event": "move", "seat": 0, "path": ["t0203", "t0303", "c0403"]}
    page.evaluate(RECORD)
    show(page, {"view": after, "lines": [line]}, animate=True)
    assert 5 in page.evaluate("moves.map(({ steps }) => steps)")


def test_on_a_phone_all_is_seen_and_a_finger_near_a_lit_square_means_it(page: Any) -> None:
    page.set_viewport_size({"width": 360, "height": 300})
    show(page, opened(page, "classic")[0])
    boxes = page.evaluate(
        "[...document.querySelectorAll('[data-square], .figure')].map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert all(box["left"] >= -1 and box["right"] <= 361 and box["top"] >= -1 and box["bottom"] <= 301 for box in boxes)
    light(page, {"prison": "Prison"})
    box = page.get_by_role("button").bounding_box()
    page.mouse.click(box["x"] - 6, box["y"] + box["height"] / 2)
    assert page.evaluate("picked") == ["prison"]
    page.mouse.click(box["x"] - 60, box["y"] + box["height"] / 2)
    assert page.evaluate("picked") == ["prison"]


def test_zoom_by_wheel_and_keys_drag_and_fit(page: Any) -> None:
    show(page, opened(page, "classic")[0])
    light(page, {"prison": "Prison"})
    button, square = page.get_by_role("button"), page.locator("[data-square=prison]")
    whole = square.bounding_box()
    page.mouse.move(whole["x"] + 5, whole["y"] + 5)
    page.mouse.wheel(0, -400)
    until(lambda: square.bounding_box()["width"] > whole["width"] * 1.5)
    page.evaluate(CALM)
    near = square.bounding_box()
    page.mouse.down()
    page.mouse.move(whole["x"] + 65, whole["y"] + 25, steps=4)
    page.mouse.up()
    assert square.bounding_box()["x"] == pytest.approx(near["x"] + 60, abs=1)
    assert page.evaluate("picked") == [], "the end of a drag is not a tap"
    button.focus()
    page.keyboard.press("0")
    assert square.bounding_box() == pytest.approx(whole, abs=0.1)
    page.keyboard.press("+")
    assert square.bounding_box()["width"] > whole["width"]
    page.evaluate("scene.fit()")
    assert square.bounding_box() == pytest.approx(whole, abs=0.1)


def test_two_fingers_zoom_and_a_double_tap_goes_back(browser: Any, address: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 500}, has_touch=True)
    page.goto(address)
    show(page, opened(page, "classic")[0])
    square = page.locator("[data-square=prison]")
    whole = square.bounding_box()
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 30), ("touchMove", 60), ("touchEnd", None)):
        points = [] if apart is None else [{"x": 200 + side * apart, "y": 250, "id": side + 1} for side in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert square.bounding_box()["width"] == pytest.approx(whole["width"] * 3, rel=0.05)
    page.mouse.dblclick(200, 250)
    assert square.bounding_box() == pytest.approx(whole, abs=0.1)
    page.close()


def test_two_quick_picks_are_no_double_tap(page: Any) -> None:
    show(page, opened(page, "classic")[0])
    light(page, {"prison": "Prison"})
    square = page.locator("[data-square=prison]")
    whole = square.bounding_box()
    page.mouse.dblclick(whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2)
    assert page.evaluate("picked") == ["prison", "prison"]
    assert square.bounding_box() == pytest.approx(whole, abs=0.1)
    light(page, {})
    page.mouse.dblclick(whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2)
    assert square.bounding_box()["width"] > whole["width"] * 1.5


def test_a_traced_path_is_drawn_and_forgotten(page: Any) -> None:
    show(page, opened(page, "short")[0])
    page.evaluate("scene.trace(['start', 't0103', 't0203'])")
    assert page.locator(".track").get_attribute("d").count("L") == 3
    page.evaluate("scene.trace(null)")
    assert page.locator(".track").get_attribute("d") == ""
    page.evaluate("scene.destroy()")
    assert page.locator("#host > *").count() == 0


def test_every_tool_has_a_drawing_of_its_own(page: Any) -> None:
    cards = game("classic")[0]["cards"]
    drawings = page.evaluate(
        """async (cards) => {
          const { card, chanceCard } = await import("/desk/escape/cards.js");
          const tools = Object.entries(cards).map(([id, category]) => card(id, category, `a ${id}`));
          const made = [...tools, chanceCard("C36", { op: "death" }, "a last one")];
          document.body.append(...made);
          return made.map((each) => [each.innerText.trim(), each.querySelector("svg").outerHTML]);
        }""",
        cards,
    )
    assert [text for text, _ in drawings] == [*(f"a {name}" for name in cards), "a last one"]
    assert len({drawing for _, drawing in drawings}) == len(cards) + 1


def test_seats_differ_in_shape_and_colour_and_a_second_round_in_its_mark(page: Any) -> None:
    marks = page.evaluate(
        """async () => {
          const { seatMark, seatColour } = await import("/art/seats.js");
          return Array.from({ length: 16 }, (_, seat) => [seatMark(seat, "x").outerHTML, seatColour(seat),
            seatMark(seat).querySelector(".seat-edge").getAttribute("d")]);
        }"""
    )
    assert len({mark for mark, _, _ in marks}) == 16
    assert len({colour for _, colour, _ in marks}) == len({shape for _, _, shape in marks}) == 8


def test_dice_icons_and_doors(page: Any) -> None:
    names = page.evaluate(
        """async () => {
          const { icon, iconNames } = await import("/art/icons.js"), { door } = await import("/art/doors.js");
          const { die } = await import("/art/dice.js"), { throwDie } = await import("/frame/throwing.js");
          const doors = ["escape", "dungeon", "surface", "delve", "screen"].map(door);
          document.body.append(...iconNames.map(icon), ...doors, die(2));
          await throwDie(document.querySelector("#host"), 5);
          return iconNames;
        }"""
    )
    asked = (
        "eye-closed undo send sound sound-off sun moon pause play rewind fork link copy book people journal hand chat "
        "clock torch warning menu close robot judge plus minus fit"
    )
    assert names == asked.split()
    assert page.locator("#host .die circle").count() == 5
    assert page.get_by_role("img", name="2").count() == 1
    assert len(set(page.evaluate("[...document.querySelectorAll('.door')].map((each) => each.innerHTML)"))) == 5


@pytest.mark.parametrize("kind", ["graph", "grid"])
def test_scene_and_art_keep_to_their_budget(kind: str) -> None:
    shared = [
        *WEB.glob("scene/*.js"),
        *WEB.glob("art/*.js"),
        *(WEB / f"style/{name}.css" for name in ("palette", "scene")),
    ]
    files = [*shared, *WEB.glob(f"scene/{kind}/*.js"), WEB / f"style/{kind}.css"]
    assert len(files) > 16
    assert sum(len(bare(file.read_text(encoding="utf-8")).encode()) for file in files) <= BUDGET
