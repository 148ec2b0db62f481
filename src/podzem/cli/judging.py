"""The judge at the keyboard: what the dice say lies before him before it is told (docs/architecture.md)."""

from __future__ import annotations

from collections.abc import Callable

from podzem.cli.session import Session
from podzem.cli.terminal import Terminal
from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural
from podzem.core.weighing import Held, weighed

Ask = Callable[[str], str]


def weigh(
    session: Session, terminal: Terminal, held: Held, name: str, ask: Ask, ask_face: Callable[[int], int]
) -> Held | None:
    """He lets it stand, as it fell or with other faces; None when he gives the decision back."""
    while True:
        _show(session, terminal, held, name)
        answer = ask(terminal.words.say("judge-prompt")).split()
        if not answer:
            return held
        if answer == ["back"]:
            return None
        try:
            held = session.rule(held, *_die_and_face(answer), ask_face)
        except Malformed as error:
            terminal.console.print(str(error), style="red", markup=False)


def _show(session: Session, terminal: Terminal, held: Held, name: str) -> None:
    terminal.say("judge-weighing", name=name, what=terminal.order(held.decision))
    for number, (sides, shown) in enumerate(held.faces, 1):
        terminal.say("judge-die", number=number, sides=sides, face=shown)
    terminal.lines(list(weighed(session.system, session.state, held).events), 1)


def _die_and_face(words: list[str]) -> tuple[int, int]:
    """`2 5`: the second die is to show a five."""
    if len(words) != 2 or not all(read_natural(word) is not None for word in words):
        raise Malformed(f"two numbers were expected, a die and its face, not {' '.join(words)!r}")
    return int(words[0]) - 1, int(words[1])
