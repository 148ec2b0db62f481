"""A fight in the terminal, driven in a pseudo-terminal: the board in letters, the same decisions as on the page."""

import re
from functools import partial
from pathlib import Path

import pytest

from podzem.cli.session import Session, make_dice, open_session
from podzem.core.deciding import open_to
from podzem.core.journal import read_journal
from tests.cli.test_play import Terminal


def led(seed: int) -> tuple[list[str], Session]:
    """What somebody types who plays as the bot does, with dice of this seed."""
    dice, secret = make_dice("seeded", seed)
    session = open_session("screen", ["Ana"], {}, dice, secret)
    bot, typed = session.system.advice.bot("fighter"), []
    while session.system.outcome(session.state) is None:
        system, state = session.system, session.state
        (seat,) = system.turns.needed(state)
        decision = bot.choose(
            system.view(state, seat), open_to(system, state, seat), partial(system.resample, state, 0)
        )
        session.take(decision, lambda sides: 0)
        typed.append(decision.text)
    return typed, session


@pytest.mark.clause("screen.turn.fight_end")
def test_a_fight_alone_to_its_end(tmp_path: Path) -> None:
    typed, session = led(4)
    person = Terminal(tmp_path, "--seat", "Ana", "--seed", "4", system="screen", lang="ru_RU.UTF-8")
    seen = person.until("Ana >")
    assert "Ширма" in seen
    assert "Герои – буквы, противники – цифры" in seen
    board = [line for line in seen.splitlines() if re.match(r" \d [.#A-Z0-9]", line)]
    assert len(board) == 9, "a row for each of the board"
    assert sum("A" in line for line in board) == sum("B" in line for line in board) == 1
    for order in typed[:-1]:
        person.ask(order, "Ana >")
    person.type(typed[-1])
    assert "Игра окончена" in person.finish()
    (saved,) = tmp_path.glob("**/*.jsonl")
    assert read_journal(saved.read_text()).entries == session.journal.entries


def test_odds_and_a_refusal_change_nothing(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "--seat", "Ana", "--seed", "1", system="screen")
    person.until("Ana >")
    assert "hit " in person.ask("o", "Ana >")
    assert "screen." in person.ask("strike brigand.1 main any", "Ana >")
    assert "charge brigand.1" in person.ask("l charge", "Ana >")
