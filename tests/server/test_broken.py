"""The program's own fault: the sender is told in one line with a number, the log has it once, the table goes on."""

import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import SECONDS, Player, Server

PROGRAMS = Path(__file__).parent / "programs"
Seated = Callable[[Player], Player]


@pytest.fixture
def faulty(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server whose rules break where they are asked to."""
    faults(monkeypatch)
    return start()


def faults(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes that are started from now on have the faults of `sitecustomize`."""
    paths = (str(PROGRAMS), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))


def logged(server: Server) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["level"] in ("warning", "error")]


def is_told(server: Server, answer: dict[str, Any], what: str, lines: int) -> None:
    """One line with the number under which the log has the fault, once."""
    assert answer["is"] == "error"
    assert answer["say"].startswith("something broke on our side; it is in the log under ")
    found = logged(server)
    assert len(found) == lines
    assert found[-1]["number"] == answer["say"].split()[-1]
    assert found[-1]["traceback"].splitlines()[-1].startswith(what)


def test_a_rule_that_breaks_costs_nobody_his_socket_or_his_game(faulty: Server, seated: Seated) -> None:
    table = faulty.open("person", "person", system="dungeon", options={})
    ana, bo = seated(faulty.sit(table, table["token"])), seated(faulty.sit(table, faulty.join(table)))
    ana.settle()
    version, decisions = ana.news["version"], ana.news["decisions"]
    for number in (1, 2):
        is_told(faulty, ana.decide("0 boom"), "ZeroDivisionError", number)
    assert (ana.ask("ping")["version"], ana.news["decisions"]) == (version, decisions)
    done = ana.decide(decisions[0]["do"])
    assert done["is"] == "done"
    bo.settle()
    assert bo.news["version"] == done["version"] == version + 1


def test_a_question_that_breaks_is_answered(faulty: Server, seated: Seated) -> None:
    table = faulty.open("person", system="dungeon", options={})
    ana = seated(faulty.sit(table, table["token"]))
    for number in range(1, 7):  # more than may be asked at once: each that broke makes room for another
        is_told(faulty, ana.ask("odds", version=ana.news["version"]), "IndexError", number)
    assert ana.ask("ping")["is"] == "done"


def test_a_correction_that_cannot_be_shown_is_not_kept(faulty: Server, seated: Seated) -> None:
    table = faulty.open("person", system="dungeon", judge="human", options={})
    judge, ana = seated(faulty.sit(table, table["token"])), seated(faulty.sit(table, faulty.join(table)))
    judge.settle()
    version = judge.news["version"]
    assert judge.decide("judge set turn=12")["is"] == "done"
    is_told(faulty, judge.decide("judge set turn=13", version=version + 1), "KeyError", 1)
    for player in (judge, ana):
        assert player.ask("ping")["version"] == version + 1
    again = seated(faulty.sit(table, table["token"]))
    assert again.news["version"] == version + 1
    assert again.news["view"]["turn"] == 12


def test_nobody_waits_while_a_table_is_opened(
    start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seated: Seated
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv("PODZEM_GATE", str(gate))
    faults(monkeypatch)
    server = start()
    with ThreadPoolExecutor(1) as aside:
        opening = aside.submit(server.open, "person", system="dungeon", options={})
        table = server.open("person", "person")
        player = seated(server.sit(table, table["token"]))
        assert player.ask("ping")["is"] == "done"
        assert not opening.done()
        gate.touch()
        assert opening.result(SECONDS)["role"] == "seat"
