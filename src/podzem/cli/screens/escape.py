"""A race through tunnels at the terminal: the board, the players, one's hand."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from podzem.cli.screens.canvas import seat_letter, seat_style
from podzem.cli.screens.graph import draw
from podzem.cli.terminal import Terminal
from podzem.core.decisions import Decision
from podzem.systems.escape.shapes import PlayerView, RaceView

SIGNS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
ENDS: Final = {"go": "path", "climb": "square", "jump": "chasm", "choose": "square", "take": "square"}
"""Orders that end on a square, and the fact that says which."""
STYLES: Final = {
    **dict.fromkeys(("death", "treasure_dropped"), "red"),
    **dict.fromkeys(("treasure_taken", "treasure_stolen", "won"), "bold yellow"),
    "chance": "magenta",
}
"""How lines of some events are marked."""


def create_screen(terminal: Terminal) -> Board:
    """The screen of this desk."""
    return Board(terminal)


class Board:
    """Draws a board for one person's eyes."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        terminal.styles = STYLES
        self.system, self.names, self.console = terminal.system, terminal.names, terminal.console

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The board; squares on which a choice ends carry its number. Then the players, and the cards of one's own."""
        view, scene = self.system.showing.seen(state, viewer), self.system.showing.scene(state)
        self.console.print(draw(scene, view, self._lit(decisions)))
        self._players(view)
        self._hand(view.hand or [], scene["cards"])

    def _players(self, view: RaceView) -> None:
        """Who is where, with how many cards, and what ails him."""
        table = Table(box=None, padding=(0, 1), show_header=False)
        for seat, player in enumerate(view.players):
            letter = Text(seat_letter(seat), style=seat_style(seat))
            table.add_row("▸" if seat == view.awaited else " ", letter, *self._player(view, seat, player))
        self.console.print(table)
        facts = {"round": view.round, "reserve": view.reserve, "chance": view.chance}
        self.console.print(self.terminal.words.say("table-line", **facts), style="dim", markup=False)

    def _player(self, view: RaceView, seat: int, player: PlayerView) -> tuple[str, str, str]:
        words = self.terminal.words
        place = words.term("square", player.square or "outside", self.names)
        notes = [words.say(f"note-{mark}") for mark in ("blocked", "released", "safe") if getattr(player, mark)]
        notes += [words.say("note-skip", n=player.skip)] if player.skip else []
        notes += [words.say("note-pass", n=player.passes)] if player.passes else []
        notes += [words.say("note-treasure")] if view.treasure.carrier == seat else []
        return self.names[seat], str(place), ", ".join([words.say("note-cards", n=player.cards), *notes])

    def _hand(self, hand: list[str], categories: dict[str, str]) -> None:
        cards = ", ".join(self._card(card, categories[card]) for card in hand)
        self.console.print(self.terminal.words.say("your-hand", cards=cards or "—"), style="bold", markup=False)

    def _card(self, card: str, category: str) -> str:
        """A card with the category that tells what it is good for."""
        words = self.terminal.words
        name, kind = str(words.term("card", card, self.names)), words.say(f"category-{category}")
        return name if name == kind or card == category else f"{name} ({kind})"

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered."""
        self.terminal.number(decisions)

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """A short list is shown whole."""
        self.terminal.number(decisions)

    def _lit(self, decisions: list[Decision]) -> dict[str, str]:
        """The squares on which a choice ends, with the sign of the first such choice."""
        lit: dict[str, str] = {}
        for sign, decision in zip(SIGNS, decisions):
            if decision.order in ENDS:
                end = self.system.showing.facts(decision)[ENDS[decision.order]]
                lit.setdefault(end[-1] if isinstance(end, list) else end, sign)
        return lit
