"""What lies behind: rewinding, forking, looking back, snapshots, export, and dice that can be verified."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from podzem.cli.session import check_commitment
from podzem.core.dice import Seeded
from podzem.core.errors import Diverged, Malformed
from podzem.core.journal import Journal, read_journal
from podzem.table.handlers import handle
from podzem.table.listener import Listener
from podzem.table.log import Settings, Snapshot
from podzem.table.messages import Fork, Odds
from podzem.table.news import news_for
from podzem.table.opening import import_table
from podzem.table.stand_ins import bot_choice, bot_seat, play_for
from podzem.table.table import Table
from tests.seen import seen
from tests.table.driver import TableDriver

BOTS = ["seeker", "seeker", "seeker"]


def played(driver: TableDriver, versions: int) -> None:
    while driver.table.version < versions and (seat := bot_seat(driver.table)) is not None:
        answer = play_for(driver.table, bot_choice(driver.table, seat), driver.table.version, 0)
        assert answer is not None
        driver.keep(answer)


def test_rewound_games_go_on_from_there_and_lines_are_replaced() -> None:
    driver = TableDriver(BOTS, judge="human", options={"board": "classic"})
    judge, slow = driver.listen(driver.tokens.token, "ru"), driver.listen(driver.tokens.watch)
    played(driver, 12)
    keys = driver.table.moment(5).state.key()
    driver.news(judge)
    driver.news(slow)
    version = driver.table.version
    assert driver.say(judge, "rewind", version=version, to=5)["is"] == "done"
    assert driver.table.game.state.key() == keys
    assert driver.table.game.entries == 6
    assert driver.table.version == version + 1
    played(driver, 40)
    driver.news(judge)
    driver.news(slow)
    for listener in (judge, slow):
        fresh = Listener(listener.member, listener.language)
        driver.table.attend(fresh)
        driver.news(fresh)
        mine, anew = driver.journal[listener], driver.journal[fresh]
        assert max(mine) == max(anew)
        assert {number: mine[number] for number in anew} == anew
    assert driver.read().game.state.key() == driver.table.game.state.key()
    assert driver.read().version == driver.table.version
    assert len(read_journal(driver.table.export()).entries) == driver.table.game.entries


def test_a_client_that_was_away_gets_just_what_it_missed() -> None:
    driver = TableDriver(BOTS, judge="human", options={"board": "classic"})
    judge = driver.listen(driver.tokens.token)
    played(driver, 10)
    driver.news(judge)
    journal, version = dict(driver.journal[judge]), driver.table.version
    driver.table.leave(judge)
    played(driver, 20)
    back = Listener(judge.member, None, max(journal), version)
    driver.table.attend(back)
    (news,) = driver.news(back)
    assert not news["lines"]["fresh"]
    assert news["lines"]["from"] == max(journal) + 1
    played(driver, 30)
    driver.say(back, "rewind", version=driver.table.version, to=4)
    left = driver.table.game.lines.count(back.viewer)
    played(driver, 60)
    late = Listener(judge.member, None, max(journal), version)
    driver.table.attend(late)
    (news,) = driver.news(late)
    assert left < max(journal)
    assert not news["lines"]["fresh"]
    assert news["lines"]["from"] == left + 1


def test_a_look_shows_what_a_seat_saw_then() -> None:
    driver = TableDriver(BOTS, judge="human", options={"board": "classic"})
    judge = driver.listen(driver.tokens.token)
    played(driver, 15)
    state = driver.table.moment(7).state
    look = driver.say(judge, "look", seat=1, at=7)
    assert look["view"] == json.loads(json.dumps(seen(driver.table.system, state, 1)))
    assert (look["at"], look["last"]) == (7, driver.table.game.entries - 1)
    assert driver.say(judge, "look", seat=1, at=99)["is"] == "error"
    watcher = driver.listen(driver.tokens.watch)
    assert driver.say(watcher, "look", seat=1, at=7)["say"] == "Only the judge may do that."
    assert driver.say(watcher, "rewind", version=driver.table.version, to=1)["say"] == "Only the judge may do that."
    assert driver.say(watcher, "fork", to=1)["say"] == "Only the judge may do that."


def test_a_fork_is_another_table_and_a_repeated_one_the_same() -> None:
    driver = TableDriver(BOTS, judge="human", options={"board": "classic"})
    judge = driver.listen(driver.tokens.token)
    played(driver, 15)
    first, again = (handle(driver.table, judge, Fork("f", 7), 0) for _ in range(2))
    assert first.opened is not None
    assert again.opened is not None
    record, rows = first.opened
    assert again.opened[0].table == record.table != driver.record.table
    assert first.reply is not None
    told = json.loads(first.reply.data)
    fork = Table(record, None, rows, lambda: rows)
    assert fork.game.state.key() == driver.table.moment(7).state.key()
    member = fork.member(told["tokens"]["token"])
    assert member is not None
    assert member.role == "judge"
    assert fork.member(driver.tokens.token) is None


def until_a_snapshot() -> tuple[TableDriver, Listener, Snapshot]:
    """A game of bots that lasted until a snapshot was due; a few end before."""
    for _ in range(20):
        driver = TableDriver(["person", *BOTS], options={"board": "classic"})
        maria = driver.listen(driver.tokens.token)
        driver.say(maria, "chat", text="начало")
        driver.say(maria, "lend", seat=0, bot="seeker")
        while bot_seat(driver.table) is not None:
            played(driver, driver.table.version + 1)
            kept = driver.table.snapshot_due()
            if kept is not None:
                return driver, maria, kept
    raise AssertionError("no game of twenty lasted until a snapshot")


def test_a_snapshot_and_the_rows_behind_it_are_the_table() -> None:
    driver, maria, kept = until_a_snapshot()
    played(driver, driver.table.version + 9)
    rows = [row for row in driver.log if row.sequence > kept.sequence]
    assert len(rows) < len(driver.log) - 90
    short, whole = Table(driver.record, kept, rows, lambda: driver.log), driver.read()
    for table in (short, whole):
        assert table.game.state.key() == driver.table.game.state.key()
        assert (table.version, table.sequence, table.people) == (
            driver.table.version,
            driver.table.sequence,
            driver.table.people,
        )
        assert table.game.lines.totals == driver.table.game.lines.totals
    told = [news_for(table, Listener(maria.member, "uk"), 0) for table in (short, whole)]
    assert told[0] == told[1]
    rewound = Table(driver.record, kept, rows, lambda: driver.log)
    rewound.add("cut", {"entries": 3, "by": -2})
    assert rewound.game.state.key() == driver.table.moment(2).state.key()


def test_committed_dice_go_on_after_a_restart_and_show_their_seed_at_the_end() -> None:
    driver = TableDriver(BOTS, judge="human", dice="committed", options={"board": "classic"})
    judge = driver.listen(driver.tokens.token)
    assert driver.record.header.commitment
    played(driver, 30)
    driver.table = driver.read()
    judge = driver.listen(driver.tokens.token)
    assert driver.last[judge]["outcome"] is None
    driver.say(judge, "rewind", version=driver.table.version, to=10)
    played(driver, 5000)
    driver.news(judge)
    assert driver.record.secret is not None
    assert driver.last[judge]["outcome"]["seed"] == driver.record.secret.hex()
    check_commitment(read_journal(driver.table.export()), driver.record.secret)
    forged = [row for row in driver.log if row.kind == "step"][3]
    assert forged in driver.log
    with pytest.raises(Diverged):
        check_commitment(read_journal(driver.table.export()), b"another seed")


def test_entered_dice_are_asked_for_and_kept_for_the_same_decision() -> None:
    driver = TableDriver(["person", "seeker"], dice="entered")
    maria = driver.listen(driver.tokens.token)
    version = driver.table.version
    assert driver.decide(maria, "0 roll", id="r") == {"is": "face", "id": "r", "sides": 6, "faces": []}
    assert driver.decide(maria, "0 roll", id="r", version=version, faces=[7])["is"] == "error"
    assert driver.decide(maria, "0 roll", id="r", version=version, faces=[1])["is"] == "done"
    assert '"dice":[[6,1]]' in driver.log[-1].body
    other = TableDriver(["person", "seeker"])
    listener = other.listen(other.tokens.token)
    assert "thrown by the program" in other.decide(listener, "0 roll", faces=[6])["say"]


def test_an_exported_game_goes_on_at_another_table() -> None:
    driver = TableDriver(BOTS, judge="human", options={"board": "classic"})
    played(driver, 20)
    text = driver.table.export()
    record, rows, tokens = import_table(text, Settings("human"), "съдия", 0)
    table = Table(record, None, rows, lambda: rows)
    assert table.game.state.key() == driver.table.game.state.key()
    assert bot_seat(table) is not None
    assert tokens.role == "judge"
    lines = text.splitlines()
    lines[4] = lines[4].replace('"digest":"', '"digest":"0', 1)
    with pytest.raises(Diverged):
        import_table("\n".join(lines), Settings("human"), "съдия", 0)
    with pytest.raises(Malformed, match="committed"):
        import_table(text, Settings("human", "committed"), "съдия", 0)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_changes_no_byte(seed: int) -> None:
    """Everything a seat or a watcher is sent stays the same when all that it may not know is drawn anew."""
    driver = TableDriver(["person", *BOTS], options={"board": "classic"})
    driver.listen(driver.tokens.token)
    played_turns(driver, 30 + 7 * seed)
    table, truth = driver.table, driver.table.game.state
    for token, language in ((driver.tokens.token, "bg"), (driver.tokens.watch, "en")):
        member = table.member(token)
        assert member is not None
        told = []
        for state in (truth, *(table.system.resample(truth, member.seat, Seeded(n)) for n in range(1, 5))):
            table.game.state = state
            table.stamp += 1
            told.append(news_for(table, Listener(member, language), 0))
            if member.role == "seat":
                answer = handle(table, Listener(member, language), Odds(f"o{len(told)}", table.version), 0)
                assert answer.work is not None
                told[-1].append(answer.work().data.replace(f"o{len(told)}".encode(), b""))
        table.game.state = truth
        assert all(frames == told[0] for frames in told)


def test_the_chances_of_some_decisions_are_those_among_all() -> None:
    driver = until_a_choice()
    table, member = driver.table, driver.table.member(driver.tokens.token)
    assert member is not None

    def asked(of: list[str] | None) -> dict[str, Any]:
        answer = handle(table, Listener(member, "en"), Odds("o", table.version, of), 0)
        assert answer.work is not None
        told: dict[str, Any] = json.loads(answer.work().data)["of"]
        return told

    whole = asked(None)
    assert len(whole) > 1
    first = next(iter(whole))
    assert asked([first, "0 nonsense"]) == {first: whole[first]}
    assert asked([]) == {}


def until_a_choice() -> TableDriver:
    """A game under way in which the person has more to choose than the throw alone; the dice may give none for long."""
    for _ in range(20):
        driver = TableDriver(["person", *BOTS], options={"board": "classic"})
        driver.listen(driver.tokens.token)
        played_turns(driver, 37)
        while len(driver.open(0)) == 1:
            played_turns(driver, driver.table.version + 1)
        if driver.open(0):
            return driver
    raise AssertionError("no game of twenty gave the person a choice")


def played_turns(driver: TableDriver, versions: int) -> None:
    """Seekers play all seats until the person is asked behind that many versions."""
    while driver.table.system.outcome(driver.table.game.state) is None:
        driver.bots()
        awaited = driver.table.system.turns.awaited(driver.table.game.state)
        if not awaited or driver.table.version >= versions:
            return
        chosen = next(decision for decision in driver.open(0) if str(decision) == driver.seeker(0))
        answer = play_for(driver.table, chosen, driver.table.version, 0)
        assert answer is not None
        driver.keep(answer)


@pytest.mark.parametrize("seats", [[], ["Ana"], ["Ana", "Bo", "Vi"]])
def test_a_journal_with_another_number_of_seats_is_refused(seats: list[str]) -> None:
    journal = read_journal(TableDriver(["person", "person"]).table.export())
    forged = Journal(msgspec.structs.replace(journal.header, seats=seats), journal.entries)
    with pytest.raises(Malformed, match=f"names {len(seats)} seats for 2 players"):
        import_table(forged.text(), Settings(), "Ana", 0)


def test_a_journal_on_which_the_rules_break_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_words: object) -> list[object]:
        raise KeyError("nothing of this kind")

    text = TableDriver(["person", "person"]).table.export()
    monkeypatch.setattr("podzem.table.opening.replay", break_down)
    with pytest.raises(Malformed, match=r"cannot be played again \(KeyError\)"):
        import_table(text, Settings(), "Ana", 0)
