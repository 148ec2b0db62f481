"""The frame of the page knows no game: what only one game knows stands in its desk, its scene and its words."""

import re
from pathlib import Path

import pytest

from podzem.server.web_files import WEB

FRAME = [
    WEB / "table.html",
    *sorted((WEB / "frame").glob("*.js")),
    WEB / "desk" / "desk.js",
    WEB / "scene" / "scene.js",
]
WORDS = re.findall(
    r"\w+",
    """
    pc hero party member companion porter captive rank fighter fight meeting town purse kuna pack item trap chest wall
    depth heap treasure card cards hand chance counter counters square squares cave chasm prison board path paths
    players phase give_up surrender pass search leg dead died death kill
    """,
)
OF_THE_PAGE = {
    "api.js": {"path"},  # of an address
    "odds.js": {"chance"},
    "judge.js": {"path"},  # of a state, whatever it holds
    "menu.js": {"hand"},  # the name of a picture
    "sound.js": {"card", "death"},  # the names of tunes
}


@pytest.mark.parametrize("path", FRAME, ids=lambda path: path.name)
def test_the_frame_names_no_word_of_a_game(path: Path) -> None:
    text = re.sub(r"(?m)//.*$|/\*.*?\*/|<!--.*?-->", "", path.read_text(encoding="utf-8"))
    named = set(re.findall(r"[A-Za-z_]+", text)) & set(WORDS) - OF_THE_PAGE.get(path.name, set())
    assert not named


def test_the_page_takes_no_decision_apart() -> None:
    """Decisions and views speak by name: nobody splits a text or matches an id."""
    for path in sorted(WEB.rglob("*.js")):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\bdo\.(split|match|startsWith|endsWith|slice)\(", text), path
        assert not re.search(r"\.(split|startsWith|endsWith)\(\"[.,>]\"\)", text) or path.name == "dom.js", path
