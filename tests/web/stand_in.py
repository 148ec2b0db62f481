"""The page with a server that is not there: its files as they are sent, a socket that tells a story made by hand."""

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

from podzem.server.pages import KINDS_OF_PAGES, WEB, page_words, sheet
from podzem.server.problems import Failed
from tests.web import expedition

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
SOCKET = """
localStorage.setItem("podzem.hinted", "true");
localStorage.setItem("podzem.tables", JSON.stringify({ fixture: { token: "t" } }));
window.sent = [];
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.socket = this;
    setTimeout(() => this.onopen(), 0);
  }
  deliver(message) { this.onmessage({ data: JSON.stringify(message) }); }
  tell({ id, version }) { this.deliver({ is: "odds", id, version, of: odds }); }
  send(text) {
    const asked = JSON.parse(text);
    sent.push(asked);
    if (asked.do === "hello") for (const each of story) this.deliver(each);
    else if (asked.do === "odds" && window.later) window.owed = asked;
    else if (asked.do === "odds") this.tell(asked);
    else this.deliver({ is: answers, id: asked.id, version: asked.version, say: "no" });
    const isDone = asked.do === "decide" && answers === "done";
    if (isDone) this.deliver({ is: "news", version: asked.version + 1, whole: false });
  }
  close() {}
};
"""


class Page(http.server.BaseHTTPRequestHandler):
    """Files and words by the server's own code, under the server's own policy."""

    def do_GET(self) -> None:
        asked = urlsplit(self.path)
        try:
            kind, body = self._answer(asked.path, parse_qs(asked.query))
        except Failed:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def _answer(self, path: str, query: dict[str, list[str]]) -> tuple[str, bytes]:
        if path.startswith("/api/words/"):
            words = page_words(path.rpartition("/")[2], query.get("part", [""])[0])
            return "application/json", json.dumps(words, ensure_ascii=False).encode()
        found = sheet("table.html" if path.startswith("/table/") else path.removeprefix("/static/"), KINDS_OF_PAGES)
        return found.kind, found.body

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def standing_in() -> Iterator[str]:
    """The address of the page."""
    assert WEB.is_dir()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def open_story(
    page: Any, address: str, name: str, odds: dict[str, Any] | None = None, answers: str = "done", later: bool = False
) -> dict[str, Any]:
    """Open the page on a story; what the viewer was told. Chances may come later, with `tell_chances`."""
    role = ("judge", -2) if name == "judging" else ("seat", 0)
    news = expedition.STORIES[name]()
    given = {"story": [expedition.welcome(*role), news], "odds": odds or {}, "answers": answers, "later": later}
    page.add_init_script(f"Object.assign(window, {json.dumps(given)});{SOCKET}")
    page.goto(f"{address}/table/fixture")
    page.wait_for_selector(".member-card")
    return news


def tell_chances(page: Any) -> None:
    """Answer the question for chances that waits."""
    page.evaluate("socket.tell(owed)")
    page.wait_for_selector("#decisions .odds")
