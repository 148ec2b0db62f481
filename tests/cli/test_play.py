"""The terminal game, driven in a pseudo-terminal as a person would."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from podzem.core.journal import open_at
from podzem.systems import load_system
from tests.patience import SECONDS

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A person at the terminal: waits for the prompt, types, reads."""

    def __init__(self, home: Path, *words: str, system: str = "escape", lang: str = "en_US.UTF-8") -> None:
        environment = {**os.environ, "LC_ALL": lang, "HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm"}
        for outer in ("COLUMNS", "LINES"):  # of the terminal the tests run in: here the pseudo-terminal's size counts
            environment.pop(outer, None)
        arguments = ["-m", "podzem", "play", system, *words]
        self.child = pexpect.spawn(
            sys.executable, arguments, env=environment, encoding="utf-8", timeout=SECONDS, dimensions=(50, 120)
        )

    def until(self, text: str) -> str:
        self.child.expect_exact(text)
        return ANSI.sub("", self.child.before)

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def ask(self, text: str, prompt: str) -> str:
        self.type(text)
        return self.until(prompt)

    def finish(self) -> str:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return ANSI.sub("", self.child.before)


@pytest.mark.parametrize(
    ("lang", "title", "hand", "me"),
    [
        ("bg_BG.UTF-8", "Подземен бяг", "Твоите карти", "Играч"),
        ("ru_RU.UTF-8", "Подземный", "Ваши карты", "Игрок"),
        ("uk_UA.UTF-8", "Підземн", "Ваші карти", "Гравець"),
        ("en_US.UTF-8", "Underground", "Your hand", "Player"),
    ],
)
def test_a_newcomer_plays_a_whole_game_in_his_language(
    tmp_path: Path, lang: str, title: str, hand: str, me: str
) -> None:
    """He always takes the first choice until the game is over, won by somebody."""
    person = Terminal(tmp_path, "--option", "board=short", "--players", "4", "--seed", "12", lang=lang)
    seen = person.until(f"{me} >")
    assert title in seen
    assert hand in seen
    for _ in range(400):
        person.type("1")
        if person.child.expect_exact([f"{me} >", pexpect.EOF]) == 1:
            break
        seen = ANSI.sub("", person.child.before)
    else:
        pytest.fail("the game did not end")
    person.child.close()
    assert person.child.exitstatus == 0
    assert list(tmp_path.rglob("*.jsonl"))


def test_help_rules_odds_and_mistakes_change_nothing(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "--seed", "4", "-s", "Ana", "-s", "random", "-o", "board=short")
    person.until("Ana >")
    assert "order words" in person.ask("h", "Ana >")
    assert "you enter 1/3" in person.ask("o", "Ana >")
    assert "escape.setup.deal" in person.ask("?", "Ana >")
    assert "escape.chasm.fall" in person.ask("? escape.chasm.fall", "Ana >")
    assert "escape.shop.buy" in person.ask("? coin", "Ana >")
    assert "No rule found" in person.ask("? xyzzy", "Ana >")
    assert "from 1 to" in person.ask("99", "Ana >")
    assert "[escape.turn.one_action]" in person.ask("hold", "Ana >")
    assert "[escape.order.errors]" in person.ask("explode t9999 bomb", "Ana >")
    assert "Nothing can be taken back" in person.ask("u", "Ana >")
    assert "Ana throws" in person.ask("roll", "Ana >")
    person.type("q")
    assert "Saved" in person.finish()


def test_people_who_share_the_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "--seed", "4", "-s", "Ana", "-s", "Boris", "-o", "board=short")
    person.until("only Ana is looking")
    first = person.ask("", "Ana >")
    hand = re.search(r"Your hand: (.*)", first)
    assert hand
    cards = [card.split(" (")[0].strip() for card in hand[1].split(",")]
    person.type("1")
    person.until("only Boris is looking")
    person.type("")
    person.child.expect_exact("\x1b[2J")  # the screen is cleared before the next hand is shown
    shown = person.until("Boris >")
    other = re.search(r"Your hand: (.*)", shown)
    assert other
    assert other[1] != hand[1]
    assert "receives" not in shown or not all(card in shown for card in cards)
    person.type("q")
    person.finish()


def test_a_decision_without_dice_can_be_taken_back_until_the_next_answers(tmp_path: Path) -> None:
    system = load_system("escape")
    players = {"0": {"square": "t1001", "hand": ["grille"]}, "1": {"square": "t0105", "hand": ["file"]}}
    journal, _ = open_at(system, system.forms.read(2, {}, {"players": players}), ["Ana", "Boris"])
    file = tmp_path / "scene.jsonl"
    file.write_text(journal.text(), encoding="utf-8")
    person = Terminal(tmp_path, "--resume", str(file))
    person.until("only Ana is looking")
    person.ask("", "Ana >")
    person.ask("grille t1101 grille", "only Boris is looking")
    shown = person.ask("", "Boris >")
    assert "%" in shown  # the grille lies on the board
    taken_back = person.ask("u", "only Ana is looking")
    assert "Taken back: Ana" in taken_back
    shown = person.ask("", "Ana >")
    assert "Your hand: grille" in shown
    person.ask("roll", "Ana >")
    assert "Nothing can be taken back" in person.ask("u", "Ana >")
    person.type("q")
    person.finish()
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3  # header, opening, the roll


def test_real_dice_are_asked_for_one_by_one(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "--dice", "entered", "-s", "Ana", "-s", "Boris", "-o", "board=short")
    person.until("only Ana is looking")
    person.ask("", "Ana >")
    person.ask("1", "type what it shows:")
    person.ask("9", "type what it shows:")
    shown = person.ask("6", "Ana >")
    assert "Ana throws 6" in shown
    person.ask("1", "type what it shows:")
    shown = person.ask("2", "Ana >")
    assert "Ana throws 2" in shown
    person.type("q")
    person.finish()


def test_save_and_resume_go_on_where_the_game_stood(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    person = Terminal(tmp_path, "--seed", "4", "-s", "Ana", "-s", "random", "-o", "board=short")
    person.until("Ana >")
    person.ask("1", "Ana >")
    assert "Saved" in person.ask(f"s {file}", "Ana >")
    person.type("q")
    person.finish()
    again = Terminal(tmp_path, "--resume", str(file))
    shown = again.until("Ana >")
    assert "Ana throws" in shown
    again.type("q")
    again.finish()
