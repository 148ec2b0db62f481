"""A map of one's own: all its faults at once, and no player is sent what he is to find out."""

import json
from importlib.resources import files
from typing import Any

import pytest

from tests.server.client import Server

PROBA: dict[str, Any] = json.loads(files("podzem.world").joinpath("maps", "proba.json").read_text(encoding="utf-8"))


def ask(map_text: str) -> dict[str, Any]:
    return {"system": "dungeon", "seats": ["person", "person"], "judge": "human", "options": {"map": map_text}}


def test_every_fault_of_a_map_is_told_at_once(server: Server) -> None:
    wrong = json.loads(json.dumps(PROBA))
    wrong["levels"][0]["openings"][1]["between"] = ["S", "NOWHERE"]
    wrong["levels"][0]["traps"][0]["type"] = "sarcasm"
    wrong["levels"][0]["encounters"][0]["kind"] = "tax collector"
    answer = server.call("POST", "/api/tables", body=ask(json.dumps(wrong) + "\n"))
    assert answer.status_code == 400
    faults = answer.json()["error"]["faults"]
    for word in ("NOWHERE", "sarcasm", "tax collector"):
        assert sum(word in fault for fault in faults) >= 1, faults


@pytest.mark.parametrize("text", ["no map at all\n", '{"format": 7}\n', "[1, 2\n"])
def test_what_is_no_map_is_refused_in_a_line(server: Server, text: str) -> None:
    answer = server.call("POST", "/api/tables", body=ask(text))
    assert answer.status_code == 400
    assert answer.json()["error"]["say"]


@pytest.mark.parametrize("options", [{"map": "x" * 60_000}, {"map": "big", "y" * 60_000: 1}, {"board": "z" * 60_000}])
def test_a_long_value_is_refused_in_a_short_line(server: Server, options: dict[str, Any]) -> None:
    answer = server.call("POST", "/api/tables", body={**ask(""), "options": options})
    assert answer.status_code == 400
    assert len(answer.json()["error"]["say"]) < 1000


def test_a_map_may_stand_in_one_line(server: Server) -> None:
    table = server.call("POST", "/api/tables", body=ask(json.dumps(PROBA)))
    assert table.status_code == 201
    told = server.sit(table.json(), server.join(table.json(), "Bo", 1)).welcome
    assert "SD1" not in json.dumps(told)


@pytest.mark.parametrize("options", [{"map": json.dumps(PROBA) + "\n"}, {"map": "random", "seed": 987654}])
def test_only_whoever_opened_the_table_is_sent_the_map(server: Server, options: dict[str, Any]) -> None:
    table = server.call("POST", "/api/tables", body={**ask(""), "options": options}).json()
    bo = server.join(table, "Bo", 1)
    seen = server.sit(table, bo)
    watch = server.call("GET", f"/api/tables/{table['table']}", table["invite"]).text
    told = json.dumps(seen.welcome) + server.call("GET", f"/api/tables/{table['table']}", bo).text + watch
    assert "SD1" not in told
    assert "987654" not in told
    own = server.call("GET", f"/api/tables/{table['table']}", table["token"]).json()
    assert own["options"] == options
