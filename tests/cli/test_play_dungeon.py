"""An expedition in the terminal, driven in a pseudo-terminal as people would: alone to its end, and with a judge."""

from pathlib import Path

import pytest

from podzem.cli.session import Session, make_dice, open_session
from podzem.core.deciding import open_to
from podzem.core.journal import read_journal
from tests.cli.test_play import Terminal
from tests.seen import seen
from tests.web.guide import chosen

SAMPLE = {"map": "proba"}
TURNS_OUT = 3


def guided(seed: int) -> tuple[list[str], Session]:
    """What somebody types who goes a few turns in and comes home, with dice of this seed."""
    dice, secret = make_dice("seeded", seed)
    session = open_session("dungeon", ["Ana"], SAMPLE, dice, secret)
    typed = []
    while session.system.outcome(session.state) is None:
        system, state = session.system, session.state
        (seat,) = system.turns.needed(state)
        told = {
            "view": seen(system, state, seat),
            "decisions": [{"do": str(decision)} for decision in open_to(system, state, seat)],
        }
        words = chosen(told, TURNS_OUT)
        decision = next(one for one in open_to(system, state, seat) if str(one) == words)
        session.take(decision, lambda sides: 0)
        typed.append(words.partition(" ")[2])
    return typed, session


@pytest.mark.clause("dungeon.premise.goal")
def test_an_expedition_alone_to_its_end(tmp_path: Path) -> None:
    typed, session = guided(6)
    words = ["--option", "map=proba", "--seat", "Ana", "--seed", "6"]
    person = Terminal(tmp_path, *words, system="dungeon", lang="ru_RU.UTF-8")
    seen = person.until("Ana >")
    assert "Подземелье" in seen
    for order in typed[:-1]:
        seen = person.ask(order, "Ana >")
    person.type(typed[-1])
    assert "Игра окончена" in person.finish()
    outcome = session.system.outcome(session.state)
    assert outcome is not None
    assert outcome.way == "returned"
    (saved,) = tmp_path.glob("**/*.jsonl")
    assert read_journal(saved.read_text()).entries == session.journal.entries


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.parametrize("dice", ["seeded", "committed"])
def test_a_judge_at_the_keyboard_weighs_throws_and_amends(tmp_path: Path, dice: str) -> None:
    words = ["--judge", "--option", "map=proba", "--seat", "Ana", "--seed", "6", "--dice", dice]
    table = Terminal(tmp_path, *words, system="dungeon")
    assert "You are the judge" in table.until("only Ana is looking")
    table.ask("", "Ana >")
    assert "pc.9" in table.ask("judge wound pc.9", "Ana >")
    assert "The judge gives Ana a wound." in table.ask("judge wound pc.1", "Ana >")
    assert "the judge weighs each throw" in table.ask("w", "Ana >")
    table.ask("all hold", "Ana >")
    table.ask("release", "only Judge is looking")
    before = table.ask("", "gives it back >")
    assert "Before it is told — Ana" in before
    assert "die 1 (d100): " in before
    assert "two numbers were expected" in table.ask("seven", "gives it back >")
    assert "101 is no face of a d100" in table.ask("1 101", "gives it back >")
    changed = table.ask("1 1", "gives it back >")
    assert "die 1 (d100): 1" in changed
    assert "1 instead of" in changed
    table.ask("", "Judge >")
    table.type("q")
    table.finish()
    (saved,) = tmp_path.glob("**/*.jsonl")
    again = Terminal(tmp_path, "--resume", str(saved), "--judge", system="dungeon")
    again.ask("", "Judge >")
    again.type("q")
    again.finish()
    entry = read_journal(saved.read_text()).entries[-1]
    assert entry.dice[0] == (100, 1)
    assert [number for number, _ in entry.ruled] == [0]
