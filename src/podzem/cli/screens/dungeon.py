"""What a person at the terminal is shown of an expedition: the map, the clock, the party, what he can order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import asdict
from rich.table import Table
from rich.text import Text

from podzem.cli.screens.canvas import seat_style
from podzem.cli.screens.grid import draw_level
from podzem.cli.terminal import FEW, Terminal
from podzem.core.decisions import Decision
from podzem.expedition.shapes import MemberView
from podzem.systems.dungeon.view.shapes import ExpeditionView
from podzem.world.item_view import ItemView

QG: Final = 4


def create_screen(terminal: Terminal) -> Expedition:
    """The screen of this desk."""
    return Expedition(terminal)


class Expedition:
    """Draws an expedition for one person's eyes."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.system, self.names, self.console = terminal.system, terminal.names, terminal.console

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The map as far as it is known, the clock, the party, what one's own hero has."""
        self.draw(self.system.showing.seen(state, viewer), viewer)

    def draw(self, view: ExpeditionView, viewer: int) -> None:
        """A view of an expedition, be it a whole game or what a campaign shows of those below."""
        self.console.print(draw_level(view, self.console.width - 1, {}))
        self._party(view)
        self._pack(view, viewer)

    def _party(self, view: ExpeditionView) -> None:
        """The clock and the party: each member's load, speed, defence, ailments and order."""
        lights = [
            f"{self.terminal.words.term('item', light.item, self.names)} {light.left}/{light.of}"
            for light in view.clock.lights
        ]
        told = self.terminal.words.say("grid-clock", turn=view.turn, lights=", ".join(lights) or "—")
        self.console.print(told, style="bold", markup=False)
        table = Table(box=None, padding=(0, 1), show_header=False)
        for member in view.members:
            if member.status not in ("dead", "gone"):
                table.add_row(*self._member(member))
        self.console.print(table)

    def _member(self, member: MemberView) -> tuple[Text, str, str, str, str]:
        words = self.terminal.words
        name = Text(str(words.term("member", member.id, self.names)), style=seat_style(member.owner))
        ailments = [f"{words.say('grid-' + key)} {n}" for key, n in asdict(member.conditions).items() if n]
        status = [] if member.status == "active" else [words.say("status-" + member.status)]
        order = member.order
        about = [words.place(each.id) for each in order.about] if order else []
        doing = ", ".join([order.verb, *about]) if order else "…"
        numbers = words.say("grid-numbers", load=_grivnas(member.load_qg), speed=member.speed, defence=member.defence)
        return name, numbers, ", ".join(status + ailments), doing, member.id

    def _pack(self, view: ExpeditionView, viewer: int) -> None:
        """What one's own hero holds and carries."""
        for member in view.members:
            if member.kind == "pc" and member.number == viewer + 1:
                items = [self._item(item) for item in member.items]
                self.console.print(
                    self.terminal.words.say("grid-pack", items=", ".join(items) or "—"), style="dim", markup=False
                )

    def _item(self, item: ItemView) -> str:
        name = str(self.terminal.words.term("item", item.id, self.names))
        return f"*{name}" if item.ready else name

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered; of many only the kinds, each with its first."""
        if len(decisions) <= FEW:
            self.terminal.number(decisions)
            return
        kinds: dict[tuple[str, str], list[int]] = {}
        for number, decision in enumerate(decisions, 1):
            kinds.setdefault((self._whose(decision), decision.order), []).append(number)
        for (member, order), numbers in kinds.items():
            first = self.terminal.order(decisions[numbers[0] - 1])
            more = f"  … {order} {member}  ({len(numbers)})" if len(numbers) > 1 else ""
            self.console.print(f" {numbers[0]:>3}  {first}{more}", markup=False, highlight=False)
        self.terminal.say("grid-more")

    def _whose(self, decision: Decision) -> str:
        """Whom a decision is about: a member who is told something, or somebody who is dealt with."""
        facts = self.system.showing.facts(decision)
        return str(facts.get("member", "" if "group" in facts else facts.get("other", "")))

    def list_with(
        self, decisions: list[Decision], sought: list[str], beside: Callable[[Decision], str] = lambda _: ""
    ) -> None:
        """The choices with all these words, as typed or as said, with their numbers; and what is said beside each."""
        found = [each for each in enumerate(decisions, 1) if self._has(each[1], sought)]
        for number, decision in found:
            told = f" {number:>3}  {self.terminal.order(decision)}   [{decision.text}]"
            self.console.print(told, markup=False, highlight=False)
            if words := beside(decision):
                self.console.print(" " * 6 + words, style="dim", markup=False, highlight=False)
        if not found:
            self.terminal.say("no-such-choice", sought=" ".join(sought))

    def _has(self, decision: Decision, sought: list[str]) -> bool:
        typed, said = (decision.order, *decision.words), self.terminal.order(decision).casefold()
        return all(word in typed or word.casefold() in said for word in sought)


def _grivnas(qg: int) -> str:
    whole, quarters = divmod(qg, QG)
    return str(whole) if not quarters else f"{whole}.{25 * quarters:02d}"
