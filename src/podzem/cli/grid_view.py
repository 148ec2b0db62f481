"""What a person at the terminal is shown of an expedition: the map, the clock, the party, what he can order."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from podzem.cli.board import seat_style
from podzem.cli.grid import draw_level
from podzem.cli.table_view import Face
from podzem.core.decisions import Decision

FEW: Final = 30
"""So many choices are listed one by one; of more only the kinds are."""
QG: Final = 4


class GridFace(Face):
    """Draws an expedition for one person's eyes."""

    def board(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The map as far as it is known."""
        view = self.system.showing.seen(state, viewer)
        self.console.print(draw_level(view, self.console.width - 1, {}))

    def players(self, state: Any, viewer: int) -> None:
        """The clock and the party: each member's load, speed, defence, ailments and order."""
        view = self.system.showing.seen(state, viewer)
        lights = [
            f"{self.words.term('item', light['item'], self.names)} {light['left']}/{light['of']}"
            for light in view["clock"]["lights"]
        ]
        told = self.words.say("grid-clock", turn=view["turn"], lights=", ".join(lights) or "—")
        self.console.print(told, style="bold", markup=False)
        table = Table(box=None, padding=(0, 1), show_header=False)
        for member in view["members"]:
            if member["status"] not in ("dead", "gone"):
                table.add_row(*self._member(member))
        self.console.print(table)

    def _member(self, member: dict[str, Any]) -> tuple[Text, str, str, str, str]:
        name = Text(str(self.words.term("member", member["id"], self.names)), style=seat_style(member["owner"]))
        ailments = [f"{self.words.say('grid-' + key)} {n}" for key, n in member["conditions"].items() if n]
        status = [] if member["status"] == "active" else [self.words.say("status-" + member["status"])]
        order = member["order"]
        doing = ", ".join([order["verb"], *map(self.words.place, order["words"])]) if order else "…"
        numbers = self.words.say(
            "grid-numbers", load=_grivnas(member["load_qg"]), speed=member["speed"], defence=member["defence"]
        )
        return name, numbers, ", ".join(status + ailments), doing, member["id"]

    def hand(self, state: Any, viewer: int) -> None:
        """What one's own hero holds and carries, and those met."""
        view = self.system.showing.seen(state, viewer)
        for member in view["members"]:
            if member["id"] == f"pc.{viewer + 1}":
                items = [self._item(item) for item in member["items"]]
                self.console.print(
                    self.words.say("grid-pack", items=", ".join(items) or "—"), style="dim", markup=False
                )

    def _item(self, item: dict[str, Any]) -> str:
        name = str(self.words.term("item", item["id"], self.names))
        return f"*{name}" if item["ready"] else name

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered; of many only the kinds, each with its first."""
        if len(decisions) <= FEW:
            super().choices(decisions)
            return
        kinds: dict[tuple[str, str], list[int]] = {}
        for number, decision in enumerate(decisions, 1):
            member = decision.words[0] if decision.words and "." in decision.words[0] else ""
            kinds.setdefault((member, decision.order), []).append(number)
        for (member, order), numbers in kinds.items():
            first = self.order(decisions[numbers[0] - 1])
            more = f"  … {order} {member}  ({len(numbers)})" if len(numbers) > 1 else ""
            self.console.print(f" {numbers[0]:>3}  {first}{more}", markup=False, highlight=False)
        self.say("grid-more")

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """The choices whose text form has all these words, with their numbers."""
        for number, decision in enumerate(decisions, 1):
            if all(word in decision.text.split() for word in sought):
                told = f" {number:>3}  {self.order(decision)}   [{decision.text}]"
                self.console.print(told, markup=False, highlight=False)


def _grivnas(qg: int) -> str:
    whole, quarters = divmod(qg, QG)
    return str(whole) if not quarters else f"{whole}.{25 * quarters:02d}"
