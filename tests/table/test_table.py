"""The transport-free table: messages, versions, people, lines, taking back."""

from __future__ import annotations

import json

import pytest

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.errors import Malformed
from podzem.core.journal import lines_for, read_journal, replay
from podzem.core.words import LANGUAGES
from podzem.table.handlers import handle
from podzem.table.listener import Forbidden
from podzem.table.messages import Decide, Opening, Ping, read_message
from podzem.table.opening import open_table
from podzem.table.speech import table_words
from podzem.table.stand_ins import bot_seat, deadline_of, is_bot_slow, time_out
from tests.seen import seen
from tests.table.driver import TableDriver

SOLO = ["person", "seeker", "seeker"]


def test_a_whole_game_by_messages__everybody_has_seen_what_he_may() -> None:
    driver = TableDriver(["person", "person", "seeker"])
    maria, ivan = driver.listen(driver.tokens.token, "bg"), driver.join("Иван", None, None)
    watcher = driver.listen(driver.tokens.watch, "en")
    people = {0: maria, 1: ivan}
    while driver.table.system.outcome(driver.table.game.state) is None and driver.table.version < 900:
        driver.bots()
        for listener in (maria, ivan, watcher):
            driver.news(listener)
        awaited = driver.table.system.turns.awaited(driver.table.game.state)
        if awaited:
            (seat,) = awaited
            offered = [row["do"] for row in driver.last[people[seat]]["decisions"]]
            assert driver.last[people[1 - seat]]["decisions"] == []
            decision = driver.seeker(seat)
            assert decision in offered
            assert driver.decide(people[seat], decision)["is"] == "done"
    for listener in (maria, ivan, watcher):
        driver.news(listener)
        told = driver.last[listener]
        assert told["version"] == driver.table.version
        assert told["view"] == seen(driver.table.system, driver.table.game.state, listener.viewer)
    moments = list(replay(driver.table.system, read_journal(driver.table.export())))
    assert moments[-1].state.key() == driver.table.game.state.key()
    for listener in (maria, ivan, watcher):
        events = [event for moment in moments for event in lines_for(moment.events, listener.viewer)]
        journal = driver.journal[listener]
        assert max(journal) == len(events)
        assert [journal[number]["event"] for number in sorted(journal)] == [
            event.name for event in events[min(journal) - 1 :]
        ]
    assert "say" in driver.journal[maria][max(driver.journal[maria])]
    assert "say" not in driver.journal[ivan][max(driver.journal[ivan])]


def test_a_repeated_message_is_answered_again_and_not_applied_again() -> None:
    driver = TableDriver(SOLO)
    maria = driver.listen(driver.tokens.token)
    first = driver.decide(maria, "0 roll", id="x", version=1)
    version, rows = driver.table.version, len(driver.log)
    assert first == {"is": "done", "id": "x", "version": 2}
    assert driver.decide(maria, "0 roll", id="x", version=1) == first
    assert (driver.table.version, len(driver.log)) == (version, rows)
    driver.table = driver.read()
    again = driver.listen(driver.tokens.token)
    assert driver.decide(again, "0 roll", id="x", version=1) == first
    assert len(driver.log) == rows


def test_the_same_id_from_another_seat_is_another_message() -> None:
    driver = TableDriver(["person", "person"])
    maria, ivan = driver.listen(driver.tokens.token), driver.join("Иван")
    driver.decide(maria, "0 roll", id="x")
    (seat,) = driver.table.system.turns.awaited(driver.table.game.state)
    if seat == 1:
        assert driver.decide(ivan, driver.seeker(1), id="x")["is"] == "done"
    assert driver.say(ivan, "chat", id="x", text="hello")["is"] == "done"


def test_an_old_version_is_stale_and_brings_everything_anew() -> None:
    driver = TableDriver(SOLO)
    maria = driver.listen(driver.tokens.token)
    assert driver.decide(maria, "0 roll", version=7) == {"is": "stale", "id": "m1", "version": 1}
    (news,) = driver.news(maria)
    assert news["whole"]
    assert "view" in news


def test_a_refusal_names_its_clause_and_changes_nothing() -> None:
    driver = TableDriver(SOLO)
    maria = driver.listen(driver.tokens.token, "bg")
    before = driver.table.game.state.key(), driver.table.version, len(driver.log)
    refused = driver.decide(maria, "0 climb t0101")
    assert refused["is"] == "refused"
    assert refused["clause"].startswith("escape.")
    assert refused["clause"] in refused["say"]
    assert (driver.table.game.state.key(), driver.table.version, len(driver.log)) == before


@pytest.mark.parametrize(
    ("decision", "told"), [("1 roll", "not your seat"), ("judge set round=3", "not your seat"), ("roll", "no decision")]
)
def test_nobody_decides_for_another(decision: str, told: str) -> None:
    driver = TableDriver(["person", "person"])
    maria = driver.listen(driver.tokens.token)
    answer = driver.decide(maria, decision)
    assert answer["is"] == "error"
    assert told in answer["say"]
    assert driver.table.version == 1


def test_watchers_watch() -> None:
    driver = TableDriver(SOLO)
    watcher = driver.listen(driver.tokens.watch)
    assert watcher.viewer == WATCHER
    assert driver.decide(watcher, "0 roll")["say"].startswith("Watchers watch")
    assert driver.last[watcher]["decisions"] == []
    assert "hand" not in driver.last[watcher]["view"]


def test_a_paused_table_waits_for_everybody_and_every_clock() -> None:
    driver = TableDriver(SOLO, clock=30)
    maria = driver.listen(driver.tokens.token)
    assert deadline_of(driver.table) == 30_000
    driver.say(maria, "pause")
    assert deadline_of(driver.table) is None
    assert driver.decide(maria, "0 roll")["say"] == "The table is paused."
    driver.now = 50_000
    driver.say(maria, "resume")
    assert deadline_of(driver.table) == 80_000
    assert driver.decide(maria, "0 roll")["is"] == "done"
    driver.say(maria, "pause")
    assert bot_seat(driver.table) is None


def test_time_out_takes_the_systems_default() -> None:
    driver = TableDriver(["person", "person"], clock=30)
    version = driver.table.version
    assert time_out(driver.table, version + 1, 0) is None
    fallback = str(driver.table.system.turns.fallback(driver.table.game.state, 0))
    answer = time_out(driver.table, version, 40_000)
    assert answer is not None
    driver.keep(answer)
    assert f'"do":"{fallback}"' in driver.log[-1].body


def test_only_ones_own_last_decision_can_be_taken_back() -> None:
    driver = TableDriver(["person", "person"], judge="human", options={"board": "short"})
    judge = driver.listen(driver.tokens.token)
    maria, ivan = driver.join("Мария", 0), driver.join("Иван", 1)
    answer = driver.decide(judge, "judge set round=9")
    assert answer["is"] == "done"
    assert not driver.table.game.can_take_back(0)
    assert driver.say(maria, "take_back", version=driver.table.version)["is"] == "error"
    assert driver.say(judge, "take_back", version=driver.table.version)["is"] == "done"
    assert seen(driver.table.system, driver.table.game.state, 0)["round"] == 1
    assert driver.decide(maria, "0 roll")["is"] == "done"
    assert driver.say(maria, "take_back", version=driver.table.version)["say"] == "This can no longer be taken back."
    assert driver.say(ivan, "take_back", version=driver.table.version)["is"] == "error"
    assert driver.read().game.state.key() == driver.table.game.state.key()


def test_seats_are_joined_by_invitation() -> None:
    driver = TableDriver(["person", "person", "person"])
    ivan = driver.join("Мария", 2)
    assert ivan.viewer == 2
    assert driver.table.people.names == ["Мария", "№2", "Мария 2"]
    for token, seat, told in (
        (driver.tokens.invite, 2, "seat-taken"),
        (driver.tokens.token, None, "not-invited"),
        ("guess", None, "not-invited"),
    ):
        with pytest.raises(Forbidden, match=told):
            driver.table.join(token, "Ева", seat)
    with pytest.raises(Malformed, match="printable"):
        driver.table.join(driver.tokens.invite, " \n", None)
    driver.join("Ева")
    with pytest.raises(Forbidden, match="no-seat-free"):
        driver.table.join(driver.tokens.invite, "Пешо", None)
    assert driver.table.member("guess") is None


def test_tokens_are_kept_as_hashes_only() -> None:
    driver = TableDriver(["person", "person"])
    answer, token, _ = driver.table.join(driver.tokens.invite, "Иван", None)
    driver.keep(answer)
    kept = repr(driver.record) + repr(driver.log)
    for secret in (driver.tokens.token, driver.tokens.invite, driver.tokens.watch, token):
        assert secret not in kept


def test_an_absent_seat_is_lent_to_a_bot_and_comes_back() -> None:
    driver = TableDriver(["person", "person"])
    maria, ivan = driver.listen(driver.tokens.token), driver.join("Иван")
    assert driver.say(maria, "lend", seat=1, bot="seeker")["say"] == "The player of that seat is here."
    assert driver.say(ivan, "lend", seat=0, bot="seeker")["say"] == "That is not your seat."
    driver.table.leave(ivan)
    assert driver.say(maria, "lend", seat=1, bot="nobody")["is"] == "error"
    assert driver.say(maria, "lend", seat=1, bot="seeker")["is"] == "done"
    assert driver.table.people.seats[1].player == "seeker"
    driver.decide(maria, "0 roll")
    driver.bots()
    assert driver.table.system.turns.awaited(driver.table.game.state) == (0,)
    token = ivan.token
    again = driver.listen(token)
    assert driver.table.people.seats[1].player is None
    assert driver.log[-1].kind == "lent"
    assert driver.say(again, "give_back", seat=1)["say"] == "That seat is not lent to anybody."


def test_an_open_seat_becomes_a_bots() -> None:
    driver = TableDriver(["person", "person"])
    maria = driver.listen(driver.tokens.token)
    assert driver.say(maria, "lend", seat=1, bot="seeker")["is"] == "done"
    assert driver.table.people.seats[1].kind == "bot"
    with pytest.raises(Forbidden, match="no-seat-free"):
        driver.table.join(driver.tokens.invite, "Иван", None)


def test_whispers_are_heard_by_two() -> None:
    driver = TableDriver(["person", "person"], judge="human")
    judge, maria, ivan = driver.listen(driver.tokens.token), driver.join("Мария"), driver.join("Иван")
    watcher = driver.listen(driver.tokens.watch)
    assert driver.say(maria, "chat", text="is it a trap?", to="judge")["is"] == "done"
    assert driver.say(judge, "chat", text="who knows", to=0)["is"] == "done"
    assert driver.say(ivan, "chat", text="  hello   all ")["is"] == "done"
    assert driver.say(ivan, "chat", text="psst", to=0)["is"] == "error"
    heard = {
        name: [frame["text"] for frame in driver.news(listener) if frame["is"] == "chat"]
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
    driver = TableDriver(["person", "seeker", "person"])
    maria, watcher = driver.listen(driver.tokens.token, "bg"), driver.listen(driver.tokens.watch)
    driver.say(maria, "lend", seat=2, bot="seeker")
    driver.news(maria)
    driver.news(watcher)
    assert [seat["name"] for seat in driver.last[maria]["seats"]] == ["Мария", "търсач 1", "търсач 2"]
    assert [seat["name"] for seat in driver.last[watcher]["seats"]] == ["Мария", "seeker 1", "seeker 2"]
    while driver.table.system.turns.turn(driver.table.game.state)[1] == 0:
        driver.decide(maria, driver.seeker(0))
    driver.bots()
    driver.news(maria)
    assert any("търсач 1" in line["say"] for line in driver.journal[maria].values())


def test_the_table_says_the_same_in_every_language() -> None:
    words = {language: set(table_words(language).starting("")) for language in LANGUAGES}
    assert all(ids == words["en"] for ids in words.values())


def test_two_who_share_a_token_may_use_the_same_id() -> None:
    driver = TableDriver(["person", "person"])
    one, other = driver.listen(driver.tokens.watch), driver.listen(driver.tokens.watch)
    assert driver.say(one, "chat", id="a1", text="first")["is"] == "done"
    assert driver.say(other, "chat", id="a1", text="second")["is"] == "done"
    assert [remark.text for remark in driver.table.chats] == ["first", "second"]
    maria, tab = driver.listen(driver.tokens.token), driver.listen(driver.tokens.token)
    assert driver.say(maria, "chat", id="a1", text="third")["is"] == "done"
    assert driver.say(tab, "name", id="a1", name="Ева")["is"] == "done"
    assert driver.table.people.names[0] == "Ева"
    assert len(driver.table.chats) == 3
    keys = [row.message for row in driver.log if row.message is not None]
    assert len(keys) == len(set(keys)) == 4, "the store holds each of them once"


def test_a_repeated_message_is_known_on_another_connection_and_with_more_faces() -> None:
    driver = TableDriver(["person", "person"])
    one = driver.listen(driver.tokens.watch)
    first = driver.say(one, "chat", id="a1", text="hi")
    assert driver.say(driver.listen(driver.tokens.watch), "chat", id="a1", text="hi") == first
    assert len(driver.table.chats) == 1
    maria, tab = driver.listen(driver.tokens.token), driver.listen(driver.tokens.token)
    if 0 not in driver.table.system.turns.awaited(driver.table.game.state):
        maria = tab = driver.join("Иван")
    decision = str(driver.open(maria.viewer)[0])
    done = driver.decide(maria, decision, id="d1")
    assert done["is"] == "done"
    assert driver.decide(tab, decision, id="d1", faces=[3], version=0) == done


def test_clients_that_name_themselves_may_say_the_same_under_the_same_id() -> None:
    driver = TableDriver(["person", "person"])
    one, other = driver.listen(driver.tokens.watch), driver.listen(driver.tokens.watch)
    one.client, other.client = "tab 1", "tab 2"
    for _ in range(2):
        for listener in (one, other):
            assert driver.say(listener, "chat", id="a1", text="hi")["is"] == "done"
    assert len(driver.table.chats) == 2


def test_forks_of_two_tabs_under_the_same_id_are_two() -> None:
    driver = TableDriver(["seeker", "seeker"], judge="human")
    judge = driver.listen(driver.tokens.token)
    driver.bots()
    tables = [driver.say(judge, "fork", id="f", to=to)["table"] for to in (1, 2, 1)]
    assert tables[0] == tables[2] != tables[1]


@pytest.mark.parametrize("seat", [2, 59, -3, 10**20])
def test_a_look_at_a_seat_that_is_not_there_is_one_line(seat: int) -> None:
    driver = TableDriver(["seeker", "seeker"], judge="human")
    judge = driver.listen(driver.tokens.token)
    if -2 <= seat <= 60:
        answer = driver.say(judge, "look", seat=seat, at=0)
        assert (answer["is"], answer["say"]) == ("error", f"there is no seat {seat}: 0 to 1 was expected")
    else:
        with pytest.raises(Malformed, match="seat"):
            driver.say(judge, "look", seat=seat, at=0)
    for known in (-2, -1, 0, 1):
        assert driver.say(judge, "look", seat=known, at=0)["is"] == "look"


def test_a_bot_says_itself_whether_the_table_is_to_wait_for_it() -> None:
    driver = TableDriver(["person", "search", "seeker"])
    assert [is_bot_slow(driver.table, seat) for seat in (1, 2, JUDGE)] == [True, False, False]


def test_an_answer_names_its_kind_as_its_bytes_do() -> None:
    driver = TableDriver(["person", "seeker"])
    maria = driver.listen(driver.tokens.token)
    asked = {"stale": Decide("a", 99, "0 roll"), "refused": Decide("b", 1, "0 buy coin"), "done": Ping("c")}
    for kind, request in asked.items():
        answer = handle(driver.table, maria, request, 0)
        assert answer.reply is not None
        assert (answer.reply.kind, json.loads(answer.reply.data)["is"]) == (kind, kind)
