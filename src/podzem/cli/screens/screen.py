"""What a person at the terminal is shown of a fight: the board in letters, the round, everybody in a line."""

from __future__ import annotations

from typing import Any, Final

from podzem.cli.screens.board import draw_board, signs
from podzem.cli.terminal import Terminal
from podzem.core.decisions import Decision
from podzem.systems.screen.view.shapes import CreatureView, SkirmishView

FEW: Final = 14


def create_screen(terminal: Terminal) -> Skirmish:
    """The screen of this desk."""
    return Skirmish(terminal)


class Skirmish:
    """Draws a fight for one person's eyes."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.system, self.console = terminal.system, terminal.console

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The board, the order of the round, everybody who is known, what is left of the turn."""
        view: SkirmishView = self.system.showing.seen(state, viewer)
        if view.map:
            self.console.print(draw_board(view))
        named = signs(view)
        if view.slots:
            order = ", ".join(f"{self._name(slot.id)} {slot.result}" for slot in view.slots)
            self._line("fight-round", "bold", n=view.round, order=order)
        for one in view.creatures:
            self._creature(one, named[one.id], one.id == view.active)
        for each in view.distances:
            self._line("fight-apart", "dim", name=self._name(each.hero), other=self._name(each.other), yards=each.yards)
        active = next((one for one in view.creatures if one.id == view.active), None)
        if active is not None:
            left = {
                name: "yes" if spare else "no"
                for name, spare in (("main", active.main_left), ("move", active.move_left))
            }
            self._line("fight-active", "", name=self._name(active.id), **left)

    def _creature(self, one: CreatureView, sign: str, acts: bool) -> None:
        say = self.terminal.words.say
        health = (
            say(f"fight-is-{one.health}") if one.hp is None else say("fight-health", hp=one.hp, most=one.hp_max or 0)
        )
        told = [health, *(str(self.terminal.words.term("condition", each, ())) for each in one.conditions)]
        told += [say("fight-advantage", n=one.adv)] if one.adv else []
        mark = "▸" if acts else " "
        self.console.print(f" {mark}{sign}  {self._name(one.id)} – {', '.join(told)}", markup=False, highlight=False)

    def _name(self, id: str) -> str:
        return str(self.terminal.words.term("creature", id, ()))

    def _line(self, message: str, style: str, **facts: int | str) -> None:
        self.console.print(self.terminal.words.say(message, **facts), style=style or None, markup=False)

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered; of many only the kinds, each with its first."""
        if len(decisions) <= FEW:
            self.terminal.number(decisions)
            return
        kinds: dict[tuple[str, str], list[int]] = {}
        for number, decision in enumerate(decisions, 1):
            target = str(self.system.showing.facts(decision).get("target", ""))
            kinds.setdefault((decision.order, target), []).append(number)
        for (order, target), numbers in kinds.items():
            first = self.terminal.order(decisions[numbers[0] - 1])
            more = f"  … {order} {target}".rstrip() + f"  ({len(numbers)})" if len(numbers) > 1 else ""
            self.console.print(f" {numbers[0]:>3}  {first}{more}", markup=False, highlight=False)
        (order, target), _ = next(iter(kinds.items()))
        self.terminal.say("fight-more", example=f"l {order} {target}".rstrip())

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """The choices whose text form has all these words, with their numbers."""
        for number, decision in enumerate(decisions, 1):
            if all(word in (decision.order, *decision.words) for word in sought):
                told = f" {number:>3}  {self.terminal.order(decision)}   [{decision.text}]"
                self.console.print(told, markup=False, highlight=False)
