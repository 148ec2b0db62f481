"""What a person at the terminal is shown: the board, the players, his hand, what he can do."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from podzem.cli.board import draw, seat_letter, seat_style
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.events import Event
from podzem.core.protocols import Chances
from podzem.core.system import System
from podzem.core.words import Words
from podzem.lab.chains import Limits, follow, policy_of

SIGNS = "123456789abcdefghijklmnopqrstuvwxyz"


class Face:
    """Draws for one person's eyes in one language."""

    def __init__(self, system: System[Any], words: Words, names: list[str], console: Console) -> None:
        self.system = system
        self.words = words
        self.names = names
        self.console = console

    def say(self, message: str, **facts: Any) -> None:
        """A sentence of the program."""
        self.console.print(self.words.say(message, **facts), markup=False)

    def board(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The board; squares on which a choice ends carry its number."""
        view = self.system.showing.seen(state, viewer)
        self.console.print(draw(self.system.showing.scene(state), view, _lit(decisions)))

    def players(self, state: Any, viewer: int) -> None:
        """Who is where, with how many cards, and what ails him."""
        view = self.system.showing.seen(state, viewer)
        table = Table(box=None, padding=(0, 1), show_header=False)
        for seat, player in enumerate(view["players"]):
            letter = Text(seat_letter(seat), style=seat_style(seat))
            table.add_row("▸" if seat == view["awaited"] else " ", letter, *self._player(view, seat, player))
        self.console.print(table)
        facts = {"round": view["round"], "reserve": view["reserve"], "chance": view["chance"]}
        self.console.print(self.words.say("table-line", **facts), style="dim", markup=False)

    def _player(self, view: dict[str, Any], seat: int, player: dict[str, Any]) -> tuple[str, str, str]:
        place = self.words.term("square", player["square"] or "outside", self.names)
        notes = [self.words.say(f"note-{mark}") for mark in ("blocked", "released", "safe") if player[mark]]
        notes += [self.words.say("note-skip", n=player["skip"])] if player["skip"] else []
        notes += [self.words.say("note-pass", n=player["passes"])] if player["passes"] else []
        notes += [self.words.say("note-treasure")] if view["treasure"]["carrier"] == seat else []
        return self.names[seat], str(place), ", ".join([self.words.say("note-cards", n=player["cards"]), *notes])

    def hand(self, state: Any, viewer: int) -> None:
        """The cards in one's hand."""
        showing = self.system.showing
        hand, categories = showing.seen(state, viewer).get("hand", []), showing.scene(state)["cards"]
        cards = ", ".join(self._card(card, categories[card]) for card in hand)
        self.console.print(self.words.say("your-hand", cards=cards or "—"), style="bold", markup=False)

    def _card(self, card: str, category: str) -> str:
        """A card with the category that tells what it is good for."""
        name, kind = str(self.words.term("card", card, self.names)), self.words.say(f"category-{category}")
        return name if name == kind or card == category else f"{name} ({kind})"

    def at(self, state: Any) -> None:
        """From now on places are called as in this state."""
        places = self.system.showing.places
        if places is not None:
            self.words = self.words.naming(places.namer(state))

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered."""
        for sign, decision in zip(range(1, len(decisions) + 1), decisions):
            text = self.order(decision)
            self.console.print(f"  {sign:>2}  {text}", markup=False, highlight=False)

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """The choices whose text form has all these words; a short list is shown whole."""
        self.choices(decisions)

    def order(self, decision: Decision) -> str:
        """A decision in words."""
        return self.words.order(decision, self.system.book.orders[decision.order], self.names)

    def lines(self, events: list[Event], numbers: int) -> None:
        """Journal lines, numbered on so that `?` can open the clause behind each."""
        for number, event in enumerate(events, numbers):
            line = self.words.line(event, self.names)
            self.console.print(f"{number:>4}. {line}", style=_line_style(event), markup=False, highlight=False)

    def odds(self, state: Any, decisions: list[Decision], seat: int) -> None:
        """The exact chances of what each decision can bring, in a state that the seat cannot tell from the true one."""
        state = self.system.resample(state, seat, Seeded(0))
        known = self.system.advice.chances(state, decisions)
        found = [self._chances(state, *pair) for pair in zip(decisions, known)]
        for number, (decision, chances) in enumerate(zip(decisions, found), 1):
            told = [f"{self.words.say('prospect-' + name)} {chance}" for name, chance in chances.items()]
            text = ", ".join(told) or self.words.say("prospect-nothing")
            self.console.print(f"  {number:>2}  {self.order(decision)}: {text}", markup=False, highlight=False)

    def _chances(self, state: Any, decision: Decision, known: Chances | None) -> Chances:
        if known is None:
            return follow(self.system, state, decision, policy_of(self.system, "fallback"), Limits()).prospects()
        return known


def _lit(decisions: list[Decision]) -> dict[str, str]:
    """The squares on which a choice ends, with the sign of the first such choice."""
    lit: dict[str, str] = {}
    for sign, decision in zip(SIGNS, decisions):
        if decision.order in ("go", "climb", "jump", "choose", "take"):
            lit.setdefault(decision.words[-1], sign)
    return lit


def _line_style(event: Event) -> str:
    if event.name in ("death", "treasure_dropped"):
        return "red"
    if event.name in ("treasure_taken", "treasure_stolen", "won"):
        return "bold yellow"
    return "magenta" if event.name == "chance" else ""
