"""What outlives the process that kept it: when a table last changed, and the table though its snapshot is damaged."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.client import ROOMY, Player, Server

Seated = Callable[[Player], Player]


def summary(server: Server, table: dict[str, Any]) -> dict[str, Any]:
    found = server.call("POST", "/api/tables/mine", body={"tokens": {table["table"]: table["token"]}}).json()
    assert len(found) == 1
    told: dict[str, Any] = found[0]
    return told


def test_the_time_of_the_last_change_is_kept(start: Callable[..., Server], seated: Seated) -> None:
    server = start()
    table = server.open("person", "person")
    opened = summary(server, table)["changed"]
    player = seated(server.sit(table, table["token"]))
    player.ask("chat", text="later")
    changed = summary(server, table)["changed"]
    assert changed > opened
    player.settle()
    version = player.news["version"]
    if player.news["decisions"]:
        assert player.decide()["is"] == "done"
        assert summary(server, table)["changed"] >= changed
        version, changed = version + 1, summary(server, table)["changed"]
    server.kill()
    server.start()
    again = summary(server, table)
    assert again["changed"] == changed, "not when it was opened, and not when it was read again"
    assert server.sit(table, table["token"]).news["version"] == version


def test_a_table_whose_snapshot_is_damaged_goes_on(start: Callable[..., Server]) -> None:
    server = start("--log", "warning", limits=(*ROOMY, "messages=1e6"))
    table = server.open(*["seeker"] * 4, judge="human", options={"board": "classic"})
    judge = server.sit(table, table["token"])
    while not judge.news["outcome"]:
        judge.receive()
    judge.leave()
    server.kill()
    database = create_engine(server.database)
    with database.begin() as connection:
        damaged = {"table": table["table"], "sequence": 5, "body": '{"state":'}
        connection.execute(text("DELETE FROM snapshots"))
        kept = text('INSERT INTO snapshots ("table", sequence, body) VALUES (:table, :sequence, :body)')
        connection.execute(kept, damaged)
    database.dispose()
    server.start()
    again = server.sit(table, table["token"])
    assert (again.news["version"], again.news["outcome"]) == (judge.news["version"], judge.news["outcome"])
    said = [json.loads(line)["say"] for line in server.log.read_text().splitlines()]
    assert said == ["a snapshot cannot be read; the log is"]
    again.leave()


def test_watchers_who_use_the_same_id_are_both_heard(server: Server, seated: Seated) -> None:
    table = server.open("person", "person")
    one, other = seated(server.sit(table, table["watch"])), seated(server.sit(table, table["watch"]))
    tabs = [seated(server.sit(table, table["token"])) for _ in range(2)]
    for number, player in enumerate((one, other, *tabs)):
        assert player.ask("chat", id="a1", text=f"line {number}")["is"] == "done"
    named = [Player(server.address(table["table"]), table["watch"]) for _ in range(2)]
    for number, player in enumerate(map(seated, named)):
        player.hello(client=f"tab {number}")
        for _ in range(2):  # the second is a repeat
            assert player.ask("chat", id="a1", text="the same")["is"] == "done"
    late = seated(server.sit(table, table["token"]))
    assert [chat["text"] for chat in late.welcome["chats"]] == [
        "line 0", "line 1", "line 2", "line 3", "the same", "the same",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("bg", "Така тук се наричат съдията и зрителите. Избери друго име."),
        ("ru", "Так здесь зовутся судья и зрители. Выберите другое имя."),
        ("uk", "Так тут звуться суддя і глядачі. Виберіть інше ім’я."),
        ("en", "That is what the judge or a watcher is called here. Choose another name."),
    ],
)
def test_nobody_sits_down_as_judge(server: Server, language: str, said: str) -> None:
    table = server.open("person", "person")
    body = {"system": "escape", "seats": ["person", "person"], "name": "Съ\u200bдия"}
    for path, token, asked in (
        (f"/api/tables?language={language}", "", body),
        (f"/api/tables/{table['table']}/join?language={language}", table["invite"], {"name": "Cудья"}),
    ):
        answer = server.call("POST", path, token, asked)
        assert (answer.status_code, answer.json()["error"]["say"]) == (400, said)


def test_a_look_at_a_seat_that_is_not_there_is_answered(server: Server, seated: Seated) -> None:
    table = server.open("person", "person", judge="human")
    judge = seated(server.sit(table, table["token"]))
    answer = judge.ask("look", seat=7, at=0)
    assert (answer["is"], answer["say"]) == ("error", "there is no seat 7: 0 to 1 was expected")
    assert judge.ask("look", seat=1, at=0)["is"] == "look"
