"""The HTTP calls of docs/protocol.md."""

import json
from importlib.resources import files
from typing import Any

import httpx
import pytest

from podzem.core.clauses import read_register
from podzem.core.words import LANGUAGES
from podzem.server.systems import book_answer
from tests.patience import until
from tests.server.client import Player, Server, play_on


def say_of(answer: httpx.Response) -> str:
    told = answer.json()
    assert set(told) == {"error"}
    assert set(told["error"]) == {"say", "clause"}
    assert "\n" not in told["error"]["say"]
    assert "Traceback" not in told["error"]["say"]
    say: str = told["error"]["say"]
    return say


def test_systems_are_told_in_the_language_asked_for(server: Server) -> None:
    titles = {
        language: server.call("GET", f"/api/systems?language={language}").json()[0]["title"]
        for language in ("bg", "ru", "uk", "en")
    }
    assert titles["bg"] == "Подземен бяг"
    assert len(set(titles.values())) == 4
    by_browser = server.call("GET", "/api/systems", headers={"Accept-Language": "fr, uk;q=0.8, en;q=0.5"})
    assert by_browser.json()[0]["title"] == titles["uk"]
    system = by_browser.json()[0]
    assert system["seats"] == [2, 16]
    assert system["bots"] == ["seeker", "random", "search"]
    board = next(option for option in system["options"] if option["name"] == "board")
    assert board["clause"] == "escape.board.data"
    assert "short" in board["values"]


def test_the_rule_book_has_every_clause_in_its_chapter(server: Server) -> None:
    book = server.call("GET", "/api/systems/escape/rules?language=bg").json()
    clauses = {clause["id"]: clause for chapter in book["chapters"] for clause in chapter["clauses"]}
    assert len(clauses) > 100
    fall = clauses["escape.chasm.fall"]
    assert fall["kinds"]
    assert fall["parts"].keys() == fall["parts_en"].keys()
    assert fall["parts"] != fall["parts_en"]
    assert book["contradictions"] == []
    assert server.call("GET", "/api/systems/nothing/rules").status_code == 404


def test_the_contradictions_of_a_document_come_in_the_language_asked_for() -> None:
    register = read_register(files("podzem.systems.screen") / "clauses.toml")
    book = {language: book_answer("screen", "Screen", register, language) for language in LANGUAGES}
    assert len(book["bg"].contradictions) == 44
    first = book["en"].contradictions[0]
    assert (first.id, first.clause, first.options) == ("C01", "screen.init.tie", ["tie_break"])
    assert first.settled == "One chain: Agility, opposed test, d100."
    assert len({answer.contradictions[0].other for answer in book.values()}) == 4


def test_a_table_is_opened_joined_and_looked_at(server: Server) -> None:
    table = server.open("person", "person", "seeker")
    assert (table["role"], table["seat"]) == ("seat", 0)
    token = server.join(table, "Bo")
    path = f"/api/tables/{table['table']}"
    own = server.call("GET", path, table["token"]).json()
    assert own["invite"] == table["invite"]
    assert own["watch"] == table["watch"]
    assert [seat["name"] for seat in own["seats"][:2]] == ["Ana", "Bo"]
    assert own["seats"][2]["kind"] == "bot"
    other = server.call("GET", path, token).json()
    assert other["invite"] is None
    assert other["watch"] is None
    full = server.call("POST", f"{path}/join", table["invite"], {"name": "Cy"})
    assert full.status_code == 409
    assert say_of(full) == "All seats are taken."
    watcher = server.call("POST", f"{path}/join", table["watch"], {"name": "Cy"}).json()
    assert (watcher["token"], watcher["role"]) == (table["watch"], "watch")


def test_a_wanted_seat_that_is_taken_is_a_conflict(server: Server) -> None:
    table = server.open("person", "person", "person")
    server.join(table, "Bo", 2)
    taken = server.call("POST", f"/api/tables/{table['table']}/join", table["invite"], {"name": "Cy", "seat": 2})
    assert taken.status_code == 409


def test_a_foreign_token_is_told_nothing(server: Server) -> None:
    table, foreign = server.open("person", "person"), server.open("person", "person")
    path = f"/api/tables/{table['table']}"
    for call in ("", "/lines", "/export"):
        assert server.call("GET", path + call, foreign["token"]).status_code == 401
        assert server.call("GET", path + call).status_code == 401
    assert server.call("POST", f"{path}/join", foreign["invite"], {"name": "Cy"}).status_code == 403
    assert server.call("GET", "/api/tables/nothere", table["token"]).status_code == 404


def test_mine_tells_of_the_tables_whose_tokens_fit(server: Server) -> None:
    first, second = server.open("person", "seeker"), server.open("person", "person")
    tokens = {first["table"]: first["token"], second["table"]: "wrong", "nothere": "wrong"}
    found = server.call("POST", "/api/tables/mine?language=en", body={"tokens": tokens}).json()
    assert [one["table"] for one in found] == [first["table"]]
    assert found[0]["title"] == "Underground Escape"
    assert found[0]["your_turn"] == (found[0]["awaited"] == [0])


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"system": "chess", "seats": ["person"]}, 400, "there is no system 'chess'"),
        ({"system": "escape", "seats": ["person"]}, 400, "[escape.table.players]"),
        ({"system": "escape", "seats": ["person", "gambler"]}, 400, "'gambler' sits nowhere"),
        ({"system": "escape", "seats": ["person", "search:1000000000"]}, 400, "sits nowhere"),
        ({"system": "escape", "seats": ["seeker", "seeker"]}, 400, "somebody must sit"),
        ({"system": "escape", "seats": ["person", "person"], "options": {"board": "x"}}, 400, "[escape.board.data]"),
        ({"system": "escape", "seats": ["person", "person"], "pace": 6000}, 422, "pace"),
        ({"system": "escape", "seats": ["person", "person"], "name": "a\nb"}, 400, "printable"),
        ({"system": "escape", "seats": "person"}, 422, "seats"),
        ({"seats": ["person", "person"]}, 422, "missing required field `system`"),
        ([], 422, ""),
    ],
)
def test_what_cannot_be_opened_is_one_line(server: Server, body: Any, status: int, said: str) -> None:
    answer = server.call("POST", "/api/tables?language=en", body=body)
    assert answer.status_code == status
    assert said in say_of(answer)


def test_a_refusal_names_its_clause(server: Server) -> None:
    answer = server.call("POST", "/api/tables", body={"system": "escape", "seats": ["person"]})
    assert answer.json()["error"]["clause"] == "escape.table.players"


def test_too_large_and_unreadable_bodies_are_refused(server: Server) -> None:
    big = server.call("POST", "/api/tables/mine", content=b"x" * 70_000)
    assert big.status_code == 413
    say_of(big)
    chunks = server.call("POST", "/api/tables/mine", content=(b"x" * 10_000 for _ in range(10)))
    assert chunks.status_code == 413
    assert server.call("POST", "/api/tables/mine", content=b"{").status_code == 422
    journal = {"journal": "x" * 200_000}
    assert server.call("POST", "/api/tables/import", body=journal).status_code == 400


def test_an_unknown_path_or_method_is_one_line(server: Server) -> None:
    assert say_of(server.call("GET", "/api/nothing")) == "there is nothing at /api/nothing"
    answer = server.call("PATCH", "/api/simulations/x")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "DELETE, GET, HEAD"
    assert server.call("HEAD", "/health").content == b""


def test_a_whole_game_is_exported_verified_and_played_on(server: Server) -> None:
    table = server.open("person", "seeker")
    path = f"/api/tables/{table['table']}"
    too_early = server.call("GET", f"{path}/export", table["token"])
    assert too_early.status_code == 403
    player = server.sit(table, table["token"])
    play_on([player])
    player.leave()
    journal = server.call("GET", f"{path}/export", table["token"])
    assert journal.status_code == 200
    assert journal.headers["cache-control"] == "no-store"
    copy = server.call("POST", "/api/tables/import", body={"journal": journal.text, "name": "Di"}).json()
    again = server.call("GET", f"/api/tables/{copy['table']}/export", copy["token"])
    assert again.text.splitlines()[1:] == journal.text.splitlines()[1:]
    lines = journal.text.splitlines()
    entry = json.loads(lines[-1])
    entry["digest"] = "0" * 16
    forged = "\n".join([*lines[:-1], json.dumps(entry)])
    refused = server.call("POST", "/api/tables/import", body={"journal": forged})
    assert refused.status_code == 400
    assert "digest" in say_of(refused)


def test_the_judge_may_export_at_any_time(server: Server) -> None:
    table = server.open("person", "person", judge="human")
    assert server.call("GET", f"/api/tables/{table['table']}/export", table["token"]).status_code == 200


def test_lines_are_those_of_the_viewer(server: Server) -> None:
    table = server.open("person", "person", judge="human")
    tokens = {"judge": table["token"], "seat": server.join(table, "Bo"), "watch": table["watch"]}
    path = f"/api/tables/{table['table']}/lines?language=en"
    told = {who: server.call("GET", path, token).json() for who, token in tokens.items()}
    assert len(told["watch"]["of"]) < len(told["seat"]["of"]) < len(told["judge"]["of"])
    assert told["seat"]["from"] == 1
    later = server.call("GET", path + "&from=2", tokens["seat"]).json()
    assert later["of"] == told["seat"]["of"][1:]


def test_odds_are_those_of_the_command_line(server: Server) -> None:
    dice = server.call("POST", "/api/odds", body={"question": "3к6 >= 12"}).json()
    assert dice["chance"] == "3/8"
    asked = {"system": "escape", "state": "players.0.square=-", "decision": "0 roll"}
    decision = server.call("POST", "/api/odds", body=asked).json()
    assert decision["prospects"]["enter"]["chance"] == "1/3"
    wrong = server.call("POST", "/api/odds", body={"question": "3x"})
    assert wrong.status_code == 400
    say_of(wrong)


def test_a_simulation_runs_and_is_forgotten(server: Server) -> None:
    asked = {"games": 6, "players": 2, "seed": 1, "options": {"board": "short"}}
    begun = server.call("POST", "/api/simulations", body=asked)
    assert begun.status_code == 202, begun.text
    path = f"/api/simulations/{begun.json()['simulation']}"
    until(lambda: server.call("GET", path).json()["state"] != "running")
    told = server.call("GET", path).json()
    assert told["state"] == "done"
    assert told["result"]["games"] == 6
    assert server.call("DELETE", path).status_code == 204
    assert server.call("GET", path).status_code == 404


def test_a_simulation_that_is_too_large_is_refused(server: Server) -> None:
    answer = server.call("POST", "/api/simulations", body={"games": 1_000_000, "players": 4})
    assert answer.status_code == 400
    assert "too many" in say_of(answer)


def test_a_qr_code_is_a_picture(server: Server) -> None:
    answer = server.call("POST", "/api/qr", body={"text": "http://127.0.0.1:7711/table/x#y"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "style=" not in answer.text


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/health", "/", "/api/systems", "/nothing"):
        headers = server.call("GET", path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "SELF"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Host": "evil.example"}, 403),
    ],
)
def test_only_our_own_page_may_change_things(server: Server, headers: dict[str, str], status: int) -> None:
    headers = {name: server.url if value == "SELF" else value for name, value in headers.items()}
    answer = server.call("POST", "/api/tables/mine", body={"tokens": {}}, headers=headers)
    assert answer.status_code == status


def test_metrics_count_what_happens(server: Server) -> None:
    def counted(name: str) -> int:
        lines = server.call("GET", "/metrics").text.splitlines()
        return int(next(line.split()[1] for line in lines if line.split()[0] == name))

    before = counted("podzem_decisions_total")
    table = server.open("person", "person")
    token = server.join(table)
    players: list[Player] = [server.sit(table, table["token"]), server.sit(table, token)]
    for player in players:
        player.settle()
    next(player for player in players if player.news["decisions"]).decide()
    assert counted("podzem_decisions_total") == before + 1
    assert counted("podzem_sockets") >= 2
    assert counted("podzem_commit_seconds_count") > 0
    assert counted('podzem_answers_total{is="done"}') > 0
    for player in players:
        player.leave()


def test_health(server: Server) -> None:
    assert server.call("GET", "/health").json()["ok"] is True
