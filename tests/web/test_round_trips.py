"""How many round trips a table costs: what a page will need is named in its head, and nothing waits for another."""

from typing import Any

import pytest

from podzem.server.modules import imports, reached
from podzem.server.pages import KINDS_OF_PAGES, sheet
from podzem.server.web_files import WEB
from podzem.systems import SYSTEMS, load_system
from tests.web.conftest import Visit
from tests.web.visitor import OPEN, Site

pytestmark = pytest.mark.browser

LEVELS = 3
"""The page's head; what the first script or the socket's welcome asks for; what the news ask for."""
OWN = {"table.html": "frame/table.js", "index.html": "frame/home.js", "rules.html": "frame/rulebook.js"}


class Requests:
    """Who asked for each file of a page: its level is one more than that of the module which asked."""

    def __init__(self, page: Any) -> None:
        self.asked_by: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda event: self._note(event))

    def _note(self, event: dict[str, Any]) -> None:
        initiator = event["initiator"]
        frames = initiator.get("stack", {}).get("callFrames", [])
        asker = frames[0]["url"] if frames else initiator.get("url", "")
        self.asked_by.setdefault(event["request"]["url"], asker)

    def level(self, url: str) -> int:
        asker = self.asked_by[url]
        return 0 if "/table/" in url else 1 if asker not in self.asked_by else 1 + self.level(asker)


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_table_stands_after_three_levels_of_requests(site: Site, visit: Visit, key: str) -> None:
    # As few people as can play: nobody else is to decide first.
    table = site.open(*["person"] * load_system(key).book.seats[0], system=key, options={})
    visitor = visit("bg")
    requests = Requests(visitor.page)
    visitor.page.goto(site.link(table))
    visitor.page.wait_for_selector(OPEN)
    levels = {url: requests.level(url) for url in requests.asked_by if "/static/" in url or "/api/words" in url}
    assert len(levels) > 30
    assert max(levels.values()) <= LEVELS, {url: level for url, level in levels.items() if level > LEVELS}
    waited = [url for url in levels if url.endswith(".js") and is_import(requests.asked_by[url], url)]
    assert not waited, "these were found only when the module that imports them was there"


def is_import(asker: str, url: str) -> bool:
    """Whether a module asked for another because it imports it."""
    name = asker.partition("/static/")[2]
    return name.endswith(".js") and url.partition("/static/")[2] in imports(name) and name != "frame/boot.js"


@pytest.mark.parametrize("page", OWN)
def test_the_head_names_every_module_of_the_page(page: str) -> None:
    head = sheet(page, KINDS_OF_PAGES).body.decode().partition("</head>")[0]
    needed = reached(OWN[page])
    assert len(needed) > 5
    assert not [name for name in needed if f'"/static/{name}"' not in head]


def test_every_import_is_understood() -> None:
    """A static import in another shape would be passed over, and its module not named."""
    for path in sorted(WEB.rglob("*.js")):
        lines = [
            line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(("import ", "export * "))
        ]
        assert len(imports(path.relative_to(WEB).as_posix())) == len(lines), path
