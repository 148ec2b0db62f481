"""The worked example of CONTRIBUTING.md is a whole system: conformance, a table, the server, the terminal, the odds."""

import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pexpect
import pytest

import podzem.systems
from podzem.core.decisions import read_decision
from podzem.core.words import LANGUAGES
from podzem.lab.odds import after
from podzem.lab.reference import page
from podzem.systems import load_system
from tests.cli.test_play import ANSI, Terminal
from tests.docs.example import FOLDER, KEY, MODULE, ROOT, write_register
from tests.patience import SECONDS
from tests.server.client import Player, Server
from tests.table.driver import TableDriver

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SUITES = ("tests/conformance/test_systems.py", "tests/conformance/test_protocols.py")
MOST_DECISIONS = 60
"""Of a game to 30 steps by two: each goes at least one step a turn."""


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example is listed in this process, for one test."""
    monkeypatch.setattr(podzem.systems, "__path__", [*podzem.systems.__path__, str(FOLDER)])
    monkeypatch.setitem(podzem.systems.SYSTEMS, KEY, MODULE)


@pytest.fixture
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example is listed in every program that the test starts."""
    write_register(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))


@pytest.mark.usefixtures("registered")
def test_it_passes_the_conformance_suite() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", KEY, *SUITES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    said = re.search(r"(\d+) passed", done.stdout)
    assert done.returncode == 0, done.stdout
    assert said is not None, done.stdout
    assert int(said[1]) > 30, done.stdout


@pytest.mark.usefixtures("listed")
def test_two_people_play_it_at_a_table() -> None:
    driver = TableDriver(["person", "person"], KEY)
    people = [driver.listen(driver.tokens.token, "en"), driver.join("Иван", language="bg")]
    refused = driver.decide(people[1], "1 throw")
    assert refused["is"] == "refused"
    assert refused["clause"] == "sprint.table.order"
    assert refused["say"] == "Сега тича другият. [sprint.table.order]"
    for number in range(MOST_DECISIONS):
        if driver.table.is_over:
            break
        assert driver.decide(people[number % 2], f"{number % 2} throw")["is"] == "done"
        for one in people:
            driver.news(one)
    last = driver.last[people[0]]
    assert last["outcome"]["clause"] == "sprint.table.goal"
    (first,) = last["outcome"]["winners"]
    assert last["view"]["steps"][first] >= 30 > last["view"]["steps"][1 - first]
    assert driver.journal[people[0]][len(driver.journal[people[0]])]["say"].endswith("is the first one home.")
    assert driver.read().game.state.key() == driver.table.game.state.key()


@pytest.mark.usefixtures("registered")
def test_two_programs_play_it_through_the_protocol(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        (about,) = [each for each in server.call("GET", "/api/systems").json() if each["key"] == KEY]
        assert about["title"] == "Sprint"
        assert about["seats"] == [2, 2]
        table = server.open("person", "hare", system=KEY, options={})
        player = server.sit(table, table["token"], language="uk")
        steps = play(player)
        assert max(steps) >= 30
        assert player.news["outcome"]["clause"] == "sprint.table.goal"
        assert "добігає першим" in player.news["lines"]["of"][-1]["say"]
        player.leave()
    finally:
        server.kill()


def play(player: Player) -> list[int]:
    """Throw whenever asked; how far both have come in the end."""
    for _ in range(MOST_DECISIONS):
        if player.news["outcome"] is not None:
            break
        if player.news["decisions"]:
            (choice,) = player.news["decisions"]
            assert choice == {"do": "0 throw", "order": "throw", "facts": {}, "say": "Кинути й бігти"}
            player.ask("decide", version=player.news["version"], decision=choice["do"])
        player.until("news")
    steps: list[int] = player.news["view"]["steps"]
    return steps


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(
    ("lang", "me", "order", "end"),
    [
        ("bg_BG.UTF-8", "Играч", "Хвърли и тичай", "се прибира пръв"),
        ("en_US.UTF-8", "Player", "Throw and run", "is the first one home"),
    ],
)
def test_it_is_played_in_the_terminal(tmp_path: Path, lang: str, me: str, order: str, end: str) -> None:
    person = Terminal(tmp_path, "--seed", "3", system=KEY, lang=lang)
    assert order in person.until(f"{me} >")
    for _ in range(MOST_DECISIONS):
        person.type("1")
        if person.child.expect_exact([f"{me} >", pexpect.EOF]) == 1:
            break
    said = ANSI.sub("", person.child.before)
    person.child.close()
    assert person.child.exitstatus == 0
    assert end in said


@pytest.mark.usefixtures("listed")
def test_its_odds_are_fanned_from_its_rule() -> None:
    system: Any = load_system(KEY)
    state = system.forms.read(2, {}, {"runners": {"0": {"steps": 26}, "1": {"steps": 12}}})
    ways = after(system, state, read_decision("0 throw"), 10)
    won = sum(chance for chance, reached in ways if system.outcome(reached) is not None)
    assert won == Fraction(3, 6)


@pytest.mark.usefixtures("listed")
def test_its_reference_can_be_written() -> None:
    assert "| `throw` | Throw and run |" in page(KEY)


def test_contributing_quotes_it_and_names_every_file() -> None:
    chapter = CONTRIBUTING.split("## Adding a system", 1)[1].split("\n## ", 1)[0]
    files = {path.name: path.read_text(encoding="utf-8") for path in (FOLDER / KEY).glob("*.*")}
    quoted = re.findall(r"```(?:python|toml)\n(.*?)```", chapter, re.S)
    assert len(quoted) >= 4
    for block in quoted:
        assert any(block in text for text in files.values()), block
    assert [name for name in files if name != "__init__.py" and f"`{name}`" not in chapter] == []
    assert {path.stem for path in (FOLDER / KEY / "words").iterdir()} == set(LANGUAGES)
