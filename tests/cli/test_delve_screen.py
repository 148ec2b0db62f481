"""A delve in the terminal: squares with their sides, the words for them, and the players' own sheet."""

from io import StringIO

import pytest
from rich.console import Console

from podzem.cli.screens.delve import Delve, drawn, drawn_sheet
from podzem.cli.terminal import Terminal
from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.words import Words
from podzem.systems.delve.game import Game
from podzem.systems.delve.system import SYSTEM


def begun() -> Game:
    return SYSTEM.setup(1, {}, Scribe(Seeded(1)))


def test_squares_are_drawn_with_their_walls_doors_and_the_way_out() -> None:
    rows = [row.rstrip() for row in drawn(SYSTEM.view(begun(), 0)).plain.splitlines() if row.strip()]
    assert rows == [
        "    ─── ─── ─── ───",
        "   <@@   ·   ·   · +",
        "    ─── ───     ───",
    ]


def test_the_sheet_is_a_character_to_a_square() -> None:
    game = begun()
    for text in ("0 sketch floor 1:0,4..3,4", "0 sketch stairs_up 1:0,4", "0 sketch danger 1:2,5"):
        SYSTEM.apply(game, read_decision(text), Scribe(Seeded(1)))
    assert drawn_sheet(SYSTEM.view(game, 0)).plain == "<···\n  ! "


@pytest.mark.parametrize("language", ["uk", "bg", "ru", "en"])
def test_the_screen_says_all_in_words(language: str) -> None:
    out = StringIO()
    game = begun()
    terminal = Terminal(
        SYSTEM, Words(language, SYSTEM.book.words, SYSTEM.book.terms), ["Ana"], Console(file=out, width=100)
    )
    terminal.at(game)
    Delve(terminal).show(game, 0, [])
    said = out.getvalue()
    assert "10" in said
    assert "screen-" not in said
    assert "hero-" not in said
    assert "{" not in said
