"""A campaign in the terminal: over the land in letters, below ground and out again, and a judge at the keyboard."""

import re
from pathlib import Path

import pytest

from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from tests.cli.test_play import Terminal
from tests.descent import DOWN, OPTIONS, OUT, THERE, TURN

LINE = re.compile(r"^ *\d+\. .*$", re.M)
LATIN = re.compile(r"[a-z_]{3,}\.\d+|\bevent-|\border-")
WORDS = [word for name, value in OPTIONS.items() for word in ("--option", f"{name}={value}")]


def map_of(seen: str) -> list[str]:
    """The rows of the land on the screen, without the numbers of choices and the rows where nothing is known."""
    rows = re.split(r"Подземелья ещё .*|Ближайшее подземелье.*", seen)[-1].split("Под клеткой")[0].splitlines()[1:]
    return [row for row in (re.sub(r"[0-9]+", "", row).strip() for row in rows) if row]


@pytest.mark.clause("surface.dungeon.return")
def test_a_campaign_in_russian_goes_below_and_comes_out(tmp_path: Path) -> None:
    person = Terminal(tmp_path, *WORDS, "--seat", "Ана", "--seed", "6", system="surface", lang="ru_RU.UTF-8")
    seen = person.until("Ана >")
    assert "Поверхность" in seen
    assert "A, B … отряды" in seen, "the letters are explained"
    assert "1-й день 2-го месяца" in seen
    assert map_of(seen) == ["║", "--AT--", "║"]
    for order in THERE:
        seen = person.ask(order, "Ана >")
    assert "Найдено: Боярские погреба." in seen
    assert map_of(seen)[0] == "--A>", "the way below is on the map"
    assert map_of(seen)[4] == ".--#T--", "plain, road, bridge, town"
    assert "[surface.dungeon.entrance]" in person.ask("enter_dungeon 1 laz", "Ана >")
    for order in DOWN:
        seen = person.ask(order, "Ана >")
    assert "группа 1: идти" in seen, "the dungeon's own choices"
    assert "Известно:" not in seen, "the dungeon's own screen"
    for order in (*TURN, *OUT):
        seen = person.ask(order, "Ана >")
        assert [line for line in LINE.findall(seen) if LATIN.search(line)] == []
    assert "2-й день 2-го месяца" in seen
    assert map_of(seen)[0] == "--A>"
    person.type("q")
    person.finish()
    (saved,) = tmp_path.glob("**/*.jsonl")
    moments = list(replay(load_system("surface"), read_journal(saved.read_text(encoding="utf-8"))))
    assert [moment.state.days for moment in moments][-1] == 1
    again = Terminal(tmp_path, "--resume", str(saved), system="surface", lang="ru_RU.UTF-8")
    assert "2-й день 2-го месяца" in again.until("Ана >")
    again.type("q")
    again.finish()


@pytest.mark.clause("surface.auto.judge")
def test_a_judge_at_the_keyboard_of_a_campaign(tmp_path: Path) -> None:
    words = ["--judge", *WORDS, "--seat", "Ana", "--seed", "6"]
    table = Terminal(tmp_path, *words, system="surface")
    assert "You are the judge" in table.until("only Ana is looking")
    table.ask("", "Ana >")
    told = table.ask("judge set_weather storm 2", "Ana >")
    assert "storm" in told
    assert "[surface.core.legal_actions]" in table.ask("judge set_weather fog 2", "Ana >")
    assert "The boyar's cellars" in table.ask("judge show_mark 1 pogreba", "Ana >")
    table.type("q")
    table.finish()
