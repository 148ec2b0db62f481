"""What a game shows at the terminal, and how its screen is found."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from podzem.cli.terminal import Terminal
from podzem.core.decisions import Decision


class Screen(Protocol):
    """What one person sees of a game between two questions."""

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """The board or map, the people, what is one's own."""
        ...

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered."""
        ...

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """The choices whose text form has all these words."""
        ...


class PlainScreen:
    """The screen of a game that brings none: its choices, one by one."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def show(self, state: Any, viewer: int, decisions: list[Decision]) -> None:
        """Nothing but the choices."""

    def choices(self, decisions: list[Decision]) -> None:
        """The open decisions, numbered."""
        self.terminal.number(decisions)

    def list_with(self, decisions: list[Decision], sought: list[str]) -> None:
        """A short list is shown whole."""
        self.terminal.number(decisions)


def screen_of(terminal: Terminal, desk: str) -> Screen:
    """The screen of a desk: the module of that name beside this one, if there is one."""
    name = f"{__package__}.{desk}"
    if not desk or find_spec(name) is None:
        return PlainScreen(terminal)
    screen: Screen = import_module(name).create_screen(terminal)
    return screen
