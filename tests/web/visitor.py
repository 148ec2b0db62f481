"""People who visit the page in a real Chromium, and the server they visit."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from tests.patience import MILLISECONDS, SECONDS
from tests.server.client import ROOMY, whole

CHROMIUM = shutil.which("chromium")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update",
    "--disable-sync",
)  # fmt: skip
SCREENS = os.environ.get("PODZEM_SCREENS")
"""A folder for pictures of what the tests see, where somebody wants to look at them."""
OPEN = "#decisions .decision:not([disabled])"
SEED = 10
"""Of the games, unless a test needs others."""
CALM = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = (each) => Number.isFinite(each.effect.getComputedTiming().endTime);
  await frame();
  for (let moving; (moving = document.getAnimations().filter(ends)).length;)
    await Promise.allSettled(moving.map((each) => each.finished));
  await frame();
}"""
"""Until everything is drawn and whatever moves has come to its end."""
RECORD = """void ((plain) => {
  window.moves = [];
  Element.prototype.animate = function (...how) {
    const one = plain.apply(this, how);
    moves.push({ target: this, steps: one.effect.getKeyframes().length, lasts: one.effect.getTiming().duration });
    return one;
  };
})(Element.prototype.animate)"""
"""Whatever is set in motion is kept: it may be over before a test comes to look."""
TAUGHT = (
    "for (const each of ['hinted', 'lesson.surface', 'lesson.screen', 'lesson.delve']) "
    "localStorage.setItem(`podzem.${each}`, 'true')"
)
"""Hints and lessons were seen before."""
NEEDS_A_NAME = {"button", "link", "textbox", "searchbox", "combobox", "slider", "tab", "radio", "spinbutton", "dialog"}


class Site:
    """`podzem serve` on a free port of this machine, whose deals and dice are the same each time."""

    def __init__(self, folder: Path, seed: int = SEED) -> None:
        self.folder = folder
        self.seed = seed
        self.port = "0"
        self.start()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        limits = [word for limit in ROOMY for word in ("--limit", whole(limit))]
        command = [sys.executable, "-m", "tests.web.fixed_chance", "serve", "--port", self.port, "--database", database]
        with (self.folder / "log.jsonl").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--no-open", "--lang", "en", "--log", "warning", *limits],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PODZEM_TEST_SEED": str(self.seed)},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (line, (self.folder / "log.jsonl").read_text())
        self.url = line.split()[-1].rstrip("/")
        self.port = self.url.rpartition(":")[2]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open(self, *seats: str, **rest: Any) -> dict[str, Any]:
        """A table with dice that are known beforehand, opened without the page."""
        asked = {"system": "escape", "seats": seats, "name": "Ana", "pace": 0, "dice": "committed", **rest}
        asked.setdefault("options", {"board": "short"})
        return self._post("/api/tables", asked)

    def go_on(self, journal: str, name: str = "Ana", judge: str = "automatic") -> dict[str, Any]:
        """A table that goes on where a journal ends; its seats are people's."""
        return self._post("/api/tables/import", {"journal": journal, "judge": judge, "name": name})

    def _post(self, path: str, asked: dict[str, Any]) -> dict[str, Any]:
        body = json.dumps(asked).encode()
        request = urllib.request.Request(f"{self.url}{path}", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            told: dict[str, Any] = json.load(answer)
        return told

    def link(self, table: dict[str, Any], kind: str = "token") -> str:
        return f"{self.url}/table/{table['table']}#{kind}={table[kind]}"


class Visitor:
    """A page with whatever went wrong on it; `told` are the frames its sockets got."""

    def __init__(self, page: Any, name: str) -> None:
        self.page = page
        self.name = name
        self.faults: list[str] = []
        self.taps = 0
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A cut connection is reported by the browser itself; the page cannot keep it quiet.
        if message.type in ("error", "warning") and "ERR_" not in message.text and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def shot(self, name: str) -> None:
        """Keep a picture where pictures are wanted: each takes as long as a move."""
        if SCREENS:
            self.page.screenshot(path=Path(SCREENS) / f"{name}.png")

    def sit(self, link: str) -> "Visitor":
        """Come by a link that holds a token of one's own; first-game hints were seen before."""
        self.page.add_init_script(TAUGHT)
        self.page.goto(link)
        self.page.wait_for_selector("#whose strong:not(:empty)")
        return self

    def join(self, link: str, name: str) -> "Visitor":
        """Come by an invitation and say one's name."""
        self.page.add_init_script(TAUGHT)
        self.page.goto(link)
        self.page.fill(".join input", name)
        self.page.click(".join button")
        self.page.wait_for_selector("#whose strong:not(:empty)")
        return self

    def settle(self) -> None:
        """See everything drawn and come to rest."""
        self.page.evaluate(CALM)

    def is_over(self) -> bool:
        return bool(self.page.query_selector("dialog.outcome"))

    def can_decide(self) -> bool:
        return bool(self.page.query_selector(OPEN))

    def await_turn(self) -> None:
        self.page.wait_for_selector(OPEN)

    def version(self) -> str:
        """Something that changes when a decision was taken: the last journal line."""
        return str(
            self.page.eval_on_selector(".log", "log => log.lastElementChild?.dataset.n + log.textContent.length")
        )

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))


def nameless(visitor: Visitor) -> list[str]:
    """The controls that a screen reader could not call by a name."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in nodes if not node["ignored"] and node["role"]["value"] in NEEDS_A_NAME]
    assert len(shown) > 3
    return [node["role"]["value"] for node in shown if not node.get("name", {}).get("value")]
