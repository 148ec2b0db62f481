"""Core, lab, table, server and the frames of terminal and page name no word of any game: they ask its book.

The list is made of the systems' own terms; what is plain English is named here, and where it is, if only there.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import podzem
from podzem.systems import SYSTEMS, load_system

ROOT = Path(podzem.__file__).parent
LAYERS = ("core", "lab", "table", "server", "cli")
PAGE = ("frame/*.js", "scene/*.js", "desk/*.js")
"""The frame of the page; scenes, desks and screens draw one kind or one game each, in folders of their own."""
PLAIN = {
    *("amount", "answer", "area", "by", "chance", "count", "counter", "fault", "front", "group", "heading", "kind"),
    *("opening", "option", "order", "other", "place", "point", "rank", "seat", "side", "target", "text", "things"),
    *("to", "type", "was", "action", "clause", "day", "edge", "fact", "hand", "how", "least", "level", "most"),
    *("attribute", "band", "choice", "exit", "hint", "items", "mark", "means", "method", "news", "pair", "plan"),
    *("question", "result", "said", "spot", "what", "where"),
    *("number", "part", "reason", "status", "stop", "total", "unit", "way", "why", "work"),
}
"""Words of our own language, or of a table and its dice, that terms happen to be called by, too."""
ELSEWHERE = {
    "item": ("core", "lab", "cli", "server", "table"),
    "member": ("table", "server"),
    "members": ("table", "server"),
    "cell": ("lab/reference.py", "lab/report.py", "cli/chances.py", "cli/main.py", "cli/maps.py"),
    "direction": ("table/naming.py",),
    "month": ("web/frame/words.js",),
    "path": ("core", "lab", "cli", "server", "table", "web"),
    "act": ("core/weighing.py", "server", "web/scene/pan_zoom.js"),
    "condition": ("lab/case_file.py", "lab/cases.py", "table/group_commit.py"),
    "ending": (
        "core/tables.py",
        "lab/charts.py",
        "lab/running.py",
        "lab/simulation.py",
        "cli/simulation_view.py",
        "web/frame/outcome.js",
        "web/desk/desk.js",
    ),
    "pace": (
        "lab/running.py",
        "table/handlers.py",
        "table/log.py",
        "table/messages.py",
        "server/autoplay.py",
        "server/bodies.py",
        "web/frame/home.js",
        "web/frame/opening.js",
        "web/frame/outcome.js",
        "web/frame/workshop.js",
    ),
    "screen": (
        "core/protocols.py",
        "cli/keeping.py",
        "cli/odds.py",
        "cli/rules.py",
        "cli/play.py",
        "cli/replay.py",
        "web/frame/dom.js",
        "web/frame/judge.js",
        "web/frame/tabs.js",
    ),
    "spell": ("core/record.py", "core/hints.py"),
    "arrow": ("web/frame/menu.js",),
    "card": ("web/frame/sound.js",),
    "door": ("web/frame/enter.js", "web/frame/home.js", "web/frame/library.js", "cli/main.py"),
    "square": (
        "cli/describing.py",
        "table/news.py",
        "lab/dice_odds.py",
        "lab/search.py",
        "lab/statistics.py",
        "lab/sums.py",
        "lab/tree.py",
        "core/forms.py",
    ),
    "escape": ("cli/simulation_view.py", "lab/cases.py", "web/frame/dialog.js"),
    "dungeon": ("cli/maps.py", "cli/describing.py", "cli/main.py"),
    "delve": ("cli/describing.py",),
}
"""One of a list, one of a table's people, a table's cell, a leaf's path or an address, numbers squared, quoted text, a
kind of map; keys of the keyboard, the name of a tune, the five doors of the page at home, there before they are; what a
call does, a condition of a case, how texts and games end, how fast bots play, what one looks at, a value spelt out."""
ELSEWHERE |= {key: (*ELSEWHERE.get(key, ()), "web/frame/library.js") for key in SYSTEMS}
BRANCHING = re.compile(r"""(["'])(\w+)\.?\1""")
"""A literal that is one word: code that asks for it knows the game, however plain the word is."""
LITERALS = {
    "item": ("core/copying.py", "lab/report.py"),
    "member": (),
    "path": ("lab/case_file.py", "server", "table/news.py", "web/frame/judge.js"),
    "square": ("table/news.py",),
}


def own_words() -> set[str]:
    words = set(SYSTEMS)
    for key in SYSTEMS:
        book = load_system(key).book
        words |= {*book.terms.facts, *book.terms.facts.values(), book.terms.player}
        words |= {fact for spec in book.orders.values() for fact in spec.facts}
    return words - PLAIN - {""}


def sources() -> Iterator[tuple[str, str]]:
    for layer in LAYERS:
        for file in sorted((ROOT / layer).glob("*.py")):
            yield f"{layer}/{file.name}", file.read_text(encoding="utf-8")
    for pattern in PAGE:
        for file in sorted((ROOT / "web").glob(pattern)):
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def allowed(where: str, places: tuple[str, ...]) -> bool:
    return any(where == place or where.startswith(f"{place}/") for place in places)


def test_the_words_are_those_of_games() -> None:
    assert {"pc", "trap", "card", "chasm", "kuna", "member", "item", "square", "path", "door"} <= own_words()
    assert {*ELSEWHERE, *LITERALS} <= own_words()


@pytest.mark.parametrize(("where", "text"), [*sources()], ids=[where for where, _ in sources()])
def test_no_word_of_a_game_is_named(where: str, text: str) -> None:
    words, found = own_words(), set()
    for word in set(re.findall(r"[a-z]+", text.lower())):
        for form in {word, word.removesuffix("s")} & words:
            if not allowed(where, ELSEWHERE.get(form, ())):
                found.add(form)
    assert not found, f"{where} names {', '.join(sorted(found))}"


@pytest.mark.parametrize(("where", "text"), [*sources()], ids=[where for where, _ in sources()])
def test_nothing_is_asked_of_a_word_of_a_game(where: str, text: str) -> None:
    literals = {found[1] for found in BRANCHING.findall(text)}
    asked = [word for word in LITERALS if word in literals and not allowed(where, LITERALS[word])]
    assert not asked, f"{where} asks for {', '.join(asked)}"
