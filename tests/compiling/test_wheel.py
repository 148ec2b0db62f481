"""The wheel that `make compiled` built in isolation, in an empty environment outside the tree: what people install."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from podzem.systems import SYSTEMS

ROOT = Path(__file__).resolve().parents[2]
COMPILED = os.environ.get("PODZEM_COMPILED")

GAMES = {
    "escape": ["--option", "board=short"],
    "dungeon": ["--bots", "delver"],
    "surface": ["--bots", "random"],
    "screen": [],
    "delve": [],
}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(COMPILED is None, reason="compiled: PODZEM_COMPILED does not name the compiled build"),
]


class Installed:
    """An environment that holds the wheel and its dependencies."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PODZEM"))},
            "PIP_CONSTRAINT": str(ROOT / "compiling" / "versions.txt"),
            "HOME": str(place),
            "XDG_DATA_HOME": str(place / "data"),
            "LC_ALL": "C.UTF-8",
        }

    def command(self, program: str, *words: str) -> list[str]:
        return [str(self.place / "env" / "bin" / program), *words]

    def run(self, program: str, *words: str) -> str:
        command = self.command(program, *words)
        return subprocess.run(
            command, cwd=self.place, env=self.environment, check=True, capture_output=True, text=True
        ).stdout


@pytest.fixture(scope="module")
def wheel() -> Path:
    (one,) = (Path(COMPILED or "").resolve() / "wheel").glob("*.whl")
    return one


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    made = Installed(tmp_path_factory.mktemp("empty"))
    subprocess.run([sys.executable, "-m", "venv", str(made.place / "env")], check=True, env=made.environment)
    made.run("pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    return made


def test_it_is_compiled_for_this_machine(wheel: Path, installed: Installed) -> None:
    assert "none-any" not in wheel.name
    assert re.fullmatch(r"podzem \S+ \(compiled, Python \S+\)\n", installed.run("podzem", "--version"))
    where = installed.run("python", "-c", "import podzem; print(podzem.__file__)")
    assert where.startswith(str(installed.place))


@pytest.mark.parametrize(("system", "words"), GAMES.items())
def test_a_game_of_each_system_is_played_by_bots(system: str, words: list[str], installed: Installed) -> None:
    told = installed.place / f"{system}.json"
    installed.run("podzem", "simulate", system, *words, "--games", "1", "--seed", "7", "--json", str(told))
    result = json.loads(told.read_text(encoding="utf-8"))
    assert (result["system"], result["games"], result["partial"]) == (system, 1, False)


def test_every_system_is_played() -> None:
    assert set(GAMES) == set(SYSTEMS)


@pytest.fixture
def address(installed: Installed) -> Iterator[str]:
    command = installed.command("podzem", "serve", "--port", "0", "--lang", "en")
    log = (installed.place / "log.jsonl").open("wb")
    with (
        log,
        subprocess.Popen(
            command, cwd=installed.place, env=installed.environment, stdout=subprocess.PIPE, stderr=log, text=True
        ) as server,
    ):
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split()[-1].rstrip("/")
        server.terminate()


def test_the_page_opens(address: str) -> None:
    """The page, and all that its head names."""
    with urllib.request.urlopen(address + "/") as answer:
        page = answer.read().decode()
    named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    assert named
    for path in named:
        with urllib.request.urlopen(address + path) as answer:
            assert answer.status == 200
            assert answer.read()
