"""A fight in the terminal, driven in a pseudo-terminal: the board in letters, the same decisions as on the page."""

import json
import re
from functools import partial
from pathlib import Path

import pytest

from podzem.cli.keeping import show as show_kept
from podzem.cli.session import Session, make_dice, open_session
from podzem.core.deciding import open_to
from podzem.core.errors import Malformed
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
    tens, ones = next(
        pair for pair in zip(seen.splitlines(), seen.splitlines()[1:]) if pair[1].strip().startswith("0 1 2")
    )
    assert (tens.index("1"), ones.rindex("0")) == (3 + 2 * 10,) * 2, "columns beyond nine are called by two digits"
    assert re.search(r"\d\. Разбойник 1: инициатива", seen), "a line begins with a capital"
    assert sum("A" in line for line in board) == sum("B" in line for line in board) == 1
    for order in typed[:-1]:
        person.ask(order, "Ana >")
    person.type(typed[-1])
    assert "Игра окончена" in person.finish()
    (saved,) = tmp_path.glob("**/*.jsonl")
    assert read_journal(saved.read_text()).entries == session.journal.entries


def test_odds_and_a_refusal_change_nothing(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "--seat", "Ana", "--seed", "1", system="screen")
    assert "for instance: l charge" in person.until("Ana >"), "an example of this game"
    assert "hit " in person.ask("o", "Ana >")
    assert "screen." in person.ask("strike brigand.1 main any", "Ana >")
    assert "charge brigand.1" in person.ask("l charge", "Ana >")


@pytest.mark.clause("screen.crit.treatment")
def test_keep__characters_go_from_one_fight_to_the_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The document that a fight leaves is taken in by the next; on paper it is in words."""
    _, session = led(4)
    file = tmp_path / "fight.jsonl"
    file.write_text(session.journal.text(), encoding="utf-8")
    show_kept(file, "judge", False, "en")
    kept = json.loads(capsys.readouterr().out)
    assert kept
    left = {each["id"]: each["carried"].get("hp") for each in kept}
    dice, secret = make_dice("seeded", 5)
    following = open_session("screen", ["Ana"], {"sheets": json.dumps(kept, indent=1)}, dice, secret)
    begun = {one.id: one for one in following.state.creatures.values()}
    for name, hp in left.items():
        assert begun[name].hp <= (hp or 99)
    for language, word in (("ru", "Навыки"), ("bg", "Умения")):
        show_kept(file, "0", True, language)
        page = capsys.readouterr().out
        assert word in page
        assert not re.findall(r"\b[a-z]+_[a-z]+\b|paper-|characteristic-", page)


def test_keep__a_game_that_leaves_nobody_says_so(tmp_path: Path) -> None:
    dice, secret = make_dice("seeded", 4)
    session = open_session("screen", ["Ana"], {}, dice, secret)
    file = tmp_path / "fight.jsonl"
    file.write_text(session.journal.text(), encoding="utf-8")
    with pytest.raises(Malformed, match="leaves no characters"):
        show_kept(file, "judge", False, "en")
