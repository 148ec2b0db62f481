"""The transport-free table: messages, versions, people, lines, taking back."""

from __future__ import annotations

import json

import pytest

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.errors import Malformed
from podzem.core.journal import lines_for, read_journal, replay
from podzem.core.words import LANGUAGES
from podzem.table.handling import handle
from podzem.table.listener import Forbidden
from podzem.table.messages import Decide, Opening, Ping, read_message
from podzem.table.opening import open_table
from podzem.table.speech import table_words
from tests.seen import seen
from tests.table.desk import Desk

SOLO = ["person", "seeker", "seeker"]


def test_a_whole_game_by_messages__everybody_has_seen_what_he_may() -> None:
    desk = Desk(["person", "person", "seeker"])
    maria, ivan = desk.listen(desk.tokens.token, "bg"), desk.join("Иван", None, None)
    watcher = desk.listen(desk.tokens.watch, "en")
    people = {0: maria, 1: ivan}
    while desk.table.system.outcome(desk.table.course.state) is None and desk.table.version < 900:
        desk.bots()
        for listener in (maria, ivan, watcher):
            desk.tell(listener)
        awaited = desk.table.system.pace.awaited(desk.table.course.state)
        if awaited:
            (seat,) = awaited
            offered = [row["do"] for row in desk.last[people[seat]]["decisions"]]
            assert desk.last[people[1 - seat]]["decisions"] == []
            decision = desk.seeker(seat)
            assert decision in offered
            assert desk.decide(people[seat], decision)["is"] == "done"
    for listener in (maria, ivan, watcher):
        desk.tell(listener)
        told = desk.last[listener]
        assert told["version"] == desk.table.version
        assert told["view"] == seen(desk.table.system, desk.table.course.state, listener.viewer)
    moments = list(replay(desk.table.system, read_journal(desk.table.export())))
    assert moments[-1].state.key() == desk.table.course.state.key()
    for listener in (maria, ivan, watcher):
        events = [event for moment in moments for event in lines_for(moment.events, listener.viewer)]
        journal = desk.journal[listener]
        assert max(journal) == len(events)
        assert [journal[number]["event"] for number in sorted(journal)] == [
            event.name for event in events[min(journal) - 1 :]
        ]
    assert "say" in desk.journal[maria][max(desk.journal[maria])]
    assert "say" not in desk.journal[ivan][max(desk.journal[ivan])]


def test_a_repeated_message_is_answered_again_and_not_applied_again() -> None:
    desk = Desk(SOLO)
    maria = desk.listen(desk.tokens.token)
    first = desk.decide(maria, "0 roll", id="x", version=1)
    version, rows = desk.table.version, len(desk.log)
    assert first == {"is": "done", "id": "x", "version": 2}
    assert desk.decide(maria, "0 roll", id="x", version=1) == first
    assert (desk.table.version, len(desk.log)) == (version, rows)
    desk.table = desk.read()
    again = desk.listen(desk.tokens.token)
    assert desk.decide(again, "0 roll", id="x", version=1) == first
    assert len(desk.log) == rows


def test_the_same_id_from_another_seat_is_another_message() -> None:
    desk = Desk(["person", "person"])
    maria, ivan = desk.listen(desk.tokens.token), desk.join("Иван")
    desk.decide(maria, "0 roll", id="x")
    (seat,) = desk.table.system.pace.awaited(desk.table.course.state)
    if seat == 1:
        assert desk.decide(ivan, desk.seeker(1), id="x")["is"] == "done"
    assert desk.say(ivan, "chat", id="x", text="hello")["is"] == "done"


def test_an_old_version_is_stale_and_brings_everything_anew() -> None:
    desk = Desk(SOLO)
    maria = desk.listen(desk.tokens.token)
    assert desk.decide(maria, "0 roll", version=7) == {"is": "stale", "id": "m1", "version": 1}
    (news,) = desk.tell(maria)
    assert news["whole"]
    assert "view" in news


def test_a_refusal_names_its_clause_and_changes_nothing() -> None:
    desk = Desk(SOLO)
    maria = desk.listen(desk.tokens.token, "bg")
    before = desk.table.course.state.key(), desk.table.version, len(desk.log)
    refused = desk.decide(maria, "0 climb t0101")
    assert refused["is"] == "refused"
    assert refused["clause"].startswith("escape.")
    assert refused["clause"] in refused["say"]
    assert (desk.table.course.state.key(), desk.table.version, len(desk.log)) == before


@pytest.mark.parametrize(
    ("decision", "told"), [("1 roll", "not your seat"), ("judge set round=3", "not your seat"), ("roll", "no decision")]
)
def test_nobody_decides_for_another(decision: str, told: str) -> None:
    desk = Desk(["person", "person"])
    maria = desk.listen(desk.tokens.token)
    answer = desk.decide(maria, decision)
    assert answer["is"] == "error"
    assert told in answer["say"]
    assert desk.table.version == 1


def test_watchers_watch() -> None:
    desk = Desk(SOLO)
    watcher = desk.listen(desk.tokens.watch)
    assert watcher.viewer == WATCHER
    assert desk.decide(watcher, "0 roll")["say"].startswith("Watchers watch")
    assert desk.last[watcher]["decisions"] == []
    assert "hand" not in desk.last[watcher]["view"]


def test_a_paused_table_waits_for_everybody_and_every_clock() -> None:
    desk = Desk(SOLO, clock=30)
    maria = desk.listen(desk.tokens.token)
    assert desk.table.deadline() == 30_000
    desk.say(maria, "pause")
    assert desk.table.deadline() is None
    assert desk.decide(maria, "0 roll")["say"] == "The table is paused."
    desk.now = 50_000
    desk.say(maria, "resume")
    assert desk.table.deadline() == 80_000
    assert desk.decide(maria, "0 roll")["is"] == "done"
    desk.say(maria, "pause")
    assert desk.table.bot_seat() is None


def test_time_out_takes_the_systems_default() -> None:
    desk = Desk(["person", "person"], clock=30)
    version = desk.table.version
    assert desk.table.time_out(version + 1, 0) is None
    fallback = str(desk.table.system.pace.fallback(desk.table.course.state, 0))
    answer = desk.table.time_out(version, 40_000)
    assert answer is not None
    desk.keep(answer)
    assert f'"do":"{fallback}"' in desk.log[-1].body


def test_only_ones_own_last_decision_can_be_taken_back() -> None:
    desk = Desk(["person", "person"], judge="human", options={"board": "short"})
    judge = desk.listen(desk.tokens.token)
    maria, ivan = desk.join("Мария", 0), desk.join("Иван", 1)
    answer = desk.decide(judge, "judge set round=9")
    assert answer["is"] == "done"
    assert not desk.table.course.can_take_back(0)
    assert desk.say(maria, "take_back", version=desk.table.version)["is"] == "error"
    assert desk.say(judge, "take_back", version=desk.table.version)["is"] == "done"
    assert seen(desk.table.system, desk.table.course.state, 0)["round"] == 1
    assert desk.decide(maria, "0 roll")["is"] == "done"
    assert desk.say(maria, "take_back", version=desk.table.version)["say"] == "This can no longer be taken back."
    assert desk.say(ivan, "take_back", version=desk.table.version)["is"] == "error"
    assert desk.read().course.state.key() == desk.table.course.state.key()


def test_seats_are_joined_by_invitation() -> None:
    desk = Desk(["person", "person", "person"])
    ivan = desk.join("Мария", 2)
    assert ivan.viewer == 2
    assert desk.table.people.names == ["Мария", "№2", "Мария 2"]
    for token, seat, told in (
        (desk.tokens.invite, 2, "seat-taken"),
        (desk.tokens.token, None, "not-invited"),
        ("guess", None, "not-invited"),
    ):
        with pytest.raises(Forbidden, match=told):
            desk.table.join(token, "Ева", seat)
    with pytest.raises(Malformed, match="printable"):
        desk.table.join(desk.tokens.invite, " \n", None)
    desk.join("Ева")
    with pytest.raises(Forbidden, match="no-seat-free"):
        desk.table.join(desk.tokens.invite, "Пешо", None)
    assert desk.table.member("guess") is None


def test_tokens_are_kept_as_hashes_only() -> None:
    desk = Desk(["person", "person"])
    answer, token, _ = desk.table.join(desk.tokens.invite, "Иван", None)
    desk.keep(answer)
    kept = repr(desk.record) + repr(desk.log)
    for secret in (desk.tokens.token, desk.tokens.invite, desk.tokens.watch, token):
        assert secret not in kept


def test_an_absent_seat_is_lent_to_a_bot_and_comes_back() -> None:
    desk = Desk(["person", "person"])
    maria, ivan = desk.listen(desk.tokens.token), desk.join("Иван")
    assert desk.say(maria, "lend", seat=1, bot="seeker")["say"] == "The player of that seat is here."
    assert desk.say(ivan, "lend", seat=0, bot="seeker")["say"] == "That is not your seat."
    desk.table.leave(ivan)
    assert desk.say(maria, "lend", seat=1, bot="nobody")["is"] == "error"
    assert desk.say(maria, "lend", seat=1, bot="seeker")["is"] == "done"
    assert desk.table.people.seats[1].player == "seeker"
    desk.decide(maria, "0 roll")
    desk.bots()
    assert desk.table.system.pace.awaited(desk.table.course.state) == (0,)
    token = ivan.token
    again = desk.listen(token)
    assert desk.table.people.seats[1].player is None
    assert desk.log[-1].kind == "lent"
    assert desk.say(again, "give_back", seat=1)["say"] == "That seat is not lent to anybody."


def test_an_open_seat_becomes_a_bots() -> None:
    desk = Desk(["person", "person"])
    maria = desk.listen(desk.tokens.token)
    assert desk.say(maria, "lend", seat=1, bot="seeker")["is"] == "done"
    assert desk.table.people.seats[1].kind == "bot"
    with pytest.raises(Forbidden, match="no-seat-free"):
        desk.table.join(desk.tokens.invite, "Иван", None)


def test_whispers_are_heard_by_two() -> None:
    desk = Desk(["person", "person"], judge="human")
    judge, maria, ivan = desk.listen(desk.tokens.token), desk.join("Мария"), desk.join("Иван")
    watcher = desk.listen(desk.tokens.watch)
    assert desk.say(maria, "chat", text="is it a trap?", to="judge")["is"] == "done"
    assert desk.say(judge, "chat", text="who knows", to=0)["is"] == "done"
    assert desk.say(ivan, "chat", text="  hello   all ")["is"] == "done"
    assert desk.say(ivan, "chat", text="psst", to=0)["is"] == "error"
    heard = {
        name: [frame["text"] for frame in desk.tell(listener) if frame["is"] == "chat"]
        for name, listener in {"judge": judge, "maria": maria, "ivan": ivan, "watcher": watcher}.items()
    }
    whispers = ["is it a trap?", "who knows"]
    assert heard == {
        "judge": [*whispers, "hello all"],
        "maria": [*whispers, "hello all"],
        "ivan": ["hello all"],
        "watcher": ["hello all"],
    }


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"do":"decide"}',
        b'{"do":"decide","id":"","version":1,"decision":"0 roll"}',
        b'{"do":"fly","id":"1"}',
        b'{"do":"ping","id":"1","extra":1}',
        b'{"do":"chat","id":"1","text":"' + b"x" * 501 + b'"}',
        b'{"do":"chat","id":"1","text":"' + b"x" * 20_000 + b'"}',
        b"[" * 5_000,
    ],
)
def test_a_message_that_is_not_understood_is_named_in_one_line(raw: bytes) -> None:
    with pytest.raises(Malformed) as error:
        read_message(raw)
    assert "\n" not in str(error.value)


def test_somebody_must_sit_at_a_table() -> None:
    with pytest.raises(Malformed, match="somebody must sit"):
        open_table(Opening("escape", ["seeker", "seeker"]), 0)
    with pytest.raises(Malformed, match="there is no bot"):
        open_table(Opening("escape", ["person", "wizard"]), 0)
    with pytest.raises(Malformed, match="no system"):
        open_table(Opening("chess", ["person"]), 0)


def test_bots_are_called_by_what_they_are_in_the_readers_language() -> None:
    desk = Desk(["person", "seeker", "person"])
    maria, watcher = desk.listen(desk.tokens.token, "bg"), desk.listen(desk.tokens.watch)
    desk.say(maria, "lend", seat=2, bot="seeker")
    desk.tell(maria)
    desk.tell(watcher)
    assert [seat["name"] for seat in desk.last[maria]["seats"]] == ["Мария", "търсач 1", "търсач 2"]
    assert [seat["name"] for seat in desk.last[watcher]["seats"]] == ["Мария", "seeker 1", "seeker 2"]
    while desk.table.system.pace.turn(desk.table.course.state)[1] == 0:
        desk.decide(maria, desk.seeker(0))
    desk.bots()
    desk.tell(maria)
    assert any("търсач 1" in line["say"] for line in desk.journal[maria].values())


def test_the_table_says_the_same_in_every_language() -> None:
    words = {language: set(table_words(language).starting("")) for language in LANGUAGES}
    assert all(ids == words["en"] for ids in words.values())


def test_two_who_share_a_token_may_use_the_same_id() -> None:
    desk = Desk(["person", "person"])
    one, other = desk.listen(desk.tokens.watch), desk.listen(desk.tokens.watch)
    assert desk.say(one, "chat", id="a1", text="first")["is"] == "done"
    assert desk.say(other, "chat", id="a1", text="second")["is"] == "done"
    assert [remark.text for remark in desk.table.chats] == ["first", "second"]
    maria, tab = desk.listen(desk.tokens.token), desk.listen(desk.tokens.token)
    assert desk.say(maria, "chat", id="a1", text="third")["is"] == "done"
    assert desk.say(tab, "name", id="a1", name="Ева")["is"] == "done"
    assert desk.table.people.names[0] == "Ева"
    assert len(desk.table.chats) == 3
    keys = [row.message for row in desk.log if row.message is not None]
    assert len(keys) == len(set(keys)) == 4, "the store holds each of them once"


def test_a_repeated_message_is_known_on_another_connection_and_with_more_faces() -> None:
    desk = Desk(["person", "person"])
    one = desk.listen(desk.tokens.watch)
    first = desk.say(one, "chat", id="a1", text="hi")
    assert desk.say(desk.listen(desk.tokens.watch), "chat", id="a1", text="hi") == first
    assert len(desk.table.chats) == 1
    maria, tab = desk.listen(desk.tokens.token), desk.listen(desk.tokens.token)
    if 0 not in desk.table.system.pace.awaited(desk.table.course.state):
        maria = tab = desk.join("Иван")
    decision = str(desk.open(maria.viewer)[0])
    done = desk.decide(maria, decision, id="d1")
    assert done["is"] == "done"
    assert desk.decide(tab, decision, id="d1", faces=[3], version=0) == done


def test_clients_that_name_themselves_may_say_the_same_under_the_same_id() -> None:
    desk = Desk(["person", "person"])
    one, other = desk.listen(desk.tokens.watch), desk.listen(desk.tokens.watch)
    one.client, other.client = "tab 1", "tab 2"
    for _ in range(2):
        for listener in (one, other):
            assert desk.say(listener, "chat", id="a1", text="hi")["is"] == "done"
    assert len(desk.table.chats) == 2


def test_forks_of_two_tabs_under_the_same_id_are_two() -> None:
    desk = Desk(["seeker", "seeker"], judge="human")
    judge = desk.listen(desk.tokens.token)
    desk.bots()
    tables = [desk.say(judge, "fork", id="f", to=to)["table"] for to in (1, 2, 1)]
    assert tables[0] == tables[2] != tables[1]


@pytest.mark.parametrize("seat", [2, 59, -3, 10**20])
def test_a_look_at_a_seat_that_is_not_there_is_one_line(seat: int) -> None:
    desk = Desk(["seeker", "seeker"], judge="human")
    judge = desk.listen(desk.tokens.token)
    if -2 <= seat <= 60:
        answer = desk.say(judge, "look", seat=seat, at=0)
        assert (answer["is"], answer["say"]) == ("error", f"there is no seat {seat}: 0 to 1 was expected")
    else:
        with pytest.raises(Malformed, match="seat"):
            desk.say(judge, "look", seat=seat, at=0)
    for known in (-2, -1, 0, 1):
        assert desk.say(judge, "look", seat=known, at=0)["is"] == "look"


def test_a_bot_says_itself_whether_the_table_is_to_wait_for_it() -> None:
    desk = Desk(["person", "search", "seeker"])
    assert [desk.table.is_bot_slow(seat) for seat in (1, 2, JUDGE)] == [True, False, False]


def test_an_answer_names_its_kind_as_its_bytes_do() -> None:
    desk = Desk(["person", "seeker"])
    maria = desk.listen(desk.tokens.token)
    asked = {"stale": Decide("a", 99, "0 roll"), "refused": Decide("b", 1, "0 buy coin"), "done": Ping("c")}
    for kind, request in asked.items():
        answer = handle(desk.table, maria, request, 0)
        assert answer.reply is not None
        assert (answer.reply.kind, json.loads(answer.reply.data)["is"]) == (kind, kind)
