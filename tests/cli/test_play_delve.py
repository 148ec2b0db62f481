"""A delve in the terminal, driven in a pseudo-terminal as people would: alone to its end, and with a judge."""

from functools import partial
from pathlib import Path

import pytest

from podzem.cli.session import Session, make_dice, open_session
from podzem.core.deciding import open_to
from podzem.core.journal import read_journal
from tests.cli.test_commands import podzem
from tests.cli.test_play import Terminal

SEED = 6


def led(seed: int) -> tuple[list[str], Session]:
    """What somebody types who decides as the bot would, with dice of this seed."""
    dice, secret = make_dice("seeded", seed)
    session = open_session("delve", ["Ana"], {}, dice, secret)
    bot, typed = session.system.advice.bot("caller"), []
    while session.system.outcome(session.state) is None:
        system, state = session.system, session.state
        (seat,) = system.turns.needed(state)
        imagine = partial(system.resample, state, seat)
        decision = bot.choose(system.view(state, seat), open_to(system, state, seat), imagine)
        session.take(decision, lambda sides: 0)
        typed.append(str(decision).partition(" ")[2])
    return typed, session


@pytest.mark.clause("delve.auto.bots")
def test_a_delve_alone_to_its_end(tmp_path: Path) -> None:
    typed, session = led(SEED)
    person = Terminal(tmp_path, "--seat", "Ana", "--seed", str(SEED), system="delve", lang="uk_UA.UTF-8")
    told = person.until("Ana >")
    assert "Тарас (pc.1)" in told
    assert "10-футовий коридор" in told
    for order in typed[:-1]:
        told += person.ask(order, "Ana >")
    person.type(typed[-1])
    told += person.finish()
    for words in ("Зустріли:", "Черга:", "На втечу:", "Гру закінчено"):
        assert words in told, words
    (saved,) = tmp_path.glob("**/*.jsonl")
    assert read_journal(saved.read_text()).entries == session.journal.entries
    recap = podzem("replay", str(saved), "--recap", "--lang", "uk")
    assert recap.returncode == 0
    assert "спускається під землю" in recap.stdout
    assert 3 < len(recap.stdout.splitlines()) <= 60


@pytest.mark.clause("delve.core.judge", "delve.search.describe")
def test_a_judge_at_the_keyboard_is_asked_about_a_description(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "--judge", "--seat", "Ana", "--seed", str(SEED), system="delve")
    table.until("only Ana is looking")
    table.ask("", "Ana >")
    assert "“tap the west wall”" in table.ask("describe pc.1 tap the west wall", "Ana >")
    table.ask("wait 1", "only Judge is looking")
    asked = table.ask("", "Judge >")
    assert "the description" in asked
    table.ask("answer insufficient", "only Ana is looking")
    assert "Nothing is found." in table.ask("", "Ana >")
    table.type("q")
    table.finish()
