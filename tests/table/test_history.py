"""What lies behind: rewinding, forking, looking back, snapshots, export, and dice that can be verified."""

from __future__ import annotations

import json

import msgspec
import pytest

from podzem.cli.session import check_commitment
from podzem.core.dice import Seeded
from podzem.core.errors import Diverged, Malformed
from podzem.core.journal import Journal, read_journal
from podzem.table.handling import handle
from podzem.table.listener import Listener
from podzem.table.log import Settings, Snapshot
from podzem.table.messages import Fork, Odds
from podzem.table.news import news_for
from podzem.table.opening import import_table
from podzem.table.table import Table
from tests.seen import seen
from tests.table.desk import Desk

BOTS = ["seeker", "seeker", "seeker"]


def played(desk: Desk, versions: int) -> None:
    while desk.table.version < versions and (seat := desk.table.bot_seat()) is not None:
        answer = desk.table.play_for(desk.table.bot_choice(seat), desk.table.version, 0)
        assert answer is not None
        desk.keep(answer)


def test_rewound_games_go_on_from_there_and_lines_are_replaced() -> None:
    desk = Desk(BOTS, judge="human", options={"board": "classic"})
    judge, slow = desk.listen(desk.tokens.token, "ru"), desk.listen(desk.tokens.watch)
    played(desk, 12)
    keys = desk.table.moment(5).state.key()
    desk.tell(judge)
    desk.tell(slow)
    version = desk.table.version
    assert desk.say(judge, "rewind", version=version, to=5)["is"] == "done"
    assert desk.table.course.state.key() == keys
    assert desk.table.course.entries == 6
    assert desk.table.version == version + 1
    played(desk, 40)
    desk.tell(judge)
    desk.tell(slow)
    for listener in (judge, slow):
        fresh = Listener(listener.member, listener.language)
        desk.table.attend(fresh)
        desk.tell(fresh)
        mine, anew = desk.journal[listener], desk.journal[fresh]
        assert max(mine) == max(anew)
        assert {number: mine[number] for number in anew} == anew
    assert desk.read().course.state.key() == desk.table.course.state.key()
    assert desk.read().version == desk.table.version
    assert len(read_journal(desk.table.export()).entries) == desk.table.course.entries


def test_a_client_that_was_away_gets_just_what_it_missed() -> None:
    desk = Desk(BOTS, judge="human", options={"board": "classic"})
    judge = desk.listen(desk.tokens.token)
    played(desk, 10)
    desk.tell(judge)
    journal, version = dict(desk.journal[judge]), desk.table.version
    desk.table.leave(judge)
    played(desk, 20)
    back = Listener(judge.member, None, max(journal), version)
    desk.table.attend(back)
    (news,) = desk.tell(back)
    assert not news["lines"]["fresh"]
    assert news["lines"]["from"] == max(journal) + 1
    played(desk, 30)
    desk.say(back, "rewind", version=desk.table.version, to=4)
    left = desk.table.course.lines.count(back.viewer)
    played(desk, 60)
    late = Listener(judge.member, None, max(journal), version)
    desk.table.attend(late)
    (news,) = desk.tell(late)
    assert left < max(journal)
    assert not news["lines"]["fresh"]
    assert news["lines"]["from"] == left + 1


def test_a_look_shows_what_a_seat_saw_then() -> None:
    desk = Desk(BOTS, judge="human", options={"board": "classic"})
    judge = desk.listen(desk.tokens.token)
    played(desk, 15)
    state = desk.table.moment(7).state
    look = desk.say(judge, "look", seat=1, at=7)
    assert look["view"] == json.loads(json.dumps(seen(desk.table.system, state, 1)))
    assert (look["at"], look["last"]) == (7, desk.table.course.entries - 1)
    assert desk.say(judge, "look", seat=1, at=99)["is"] == "error"
    watcher = desk.listen(desk.tokens.watch)
    assert desk.say(watcher, "look", seat=1, at=7)["say"] == "Only the judge may do that."
    assert desk.say(watcher, "rewind", version=desk.table.version, to=1)["say"] == "Only the judge may do that."
    assert desk.say(watcher, "fork", to=1)["say"] == "Only the judge may do that."


def test_a_fork_is_another_table_and_a_repeated_one_the_same() -> None:
    desk = Desk(BOTS, judge="human", options={"board": "classic"})
    judge = desk.listen(desk.tokens.token)
    played(desk, 15)
    first, again = (handle(desk.table, judge, Fork("f", 7), 0) for _ in range(2))
    assert first.opened is not None
    assert again.opened is not None
    record, rows = first.opened
    assert again.opened[0].table == record.table != desk.record.table
    assert first.reply is not None
    told = json.loads(first.reply.data)
    fork = Table(record, None, rows, lambda: rows)
    assert fork.course.state.key() == desk.table.moment(7).state.key()
    member = fork.member(told["tokens"]["token"])
    assert member is not None
    assert member.role == "judge"
    assert fork.member(desk.tokens.token) is None


def until_a_snapshot() -> tuple[Desk, Listener, Snapshot]:
    """A game of bots that lasted until a snapshot was due; a few end before."""
    for _ in range(20):
        desk = Desk(["person", *BOTS], options={"board": "classic"})
        maria = desk.listen(desk.tokens.token)
        desk.say(maria, "chat", text="начало")
        desk.say(maria, "lend", seat=0, bot="seeker")
        while desk.table.bot_seat() is not None:
            played(desk, desk.table.version + 1)
            kept = desk.table.snapshot_due()
            if kept is not None:
                return desk, maria, kept
    raise AssertionError("no game of twenty lasted until a snapshot")


def test_a_snapshot_and_the_rows_behind_it_are_the_table() -> None:
    desk, maria, kept = until_a_snapshot()
    played(desk, desk.table.version + 9)
    rows = [row for row in desk.log if row.sequence > kept.sequence]
    assert len(rows) < len(desk.log) - 90
    short, whole = Table(desk.record, kept, rows, lambda: desk.log), desk.read()
    for table in (short, whole):
        assert table.course.state.key() == desk.table.course.state.key()
        assert (table.version, table.sequence, table.people) == (
            desk.table.version,
            desk.table.sequence,
            desk.table.people,
        )
        assert table.course.lines.totals == desk.table.course.lines.totals
    told = [news_for(table, Listener(maria.member, "uk"), 0) for table in (short, whole)]
    assert told[0] == told[1]
    rewound = Table(desk.record, kept, rows, lambda: desk.log)
    rewound.add("cut", {"entries": 3, "by": -2})
    assert rewound.course.state.key() == desk.table.moment(2).state.key()


def test_committed_dice_go_on_after_a_restart_and_show_their_seed_at_the_end() -> None:
    desk = Desk(BOTS, judge="human", dice="committed", options={"board": "classic"})
    judge = desk.listen(desk.tokens.token)
    assert desk.record.header.commitment
    played(desk, 30)
    desk.table = desk.read()
    judge = desk.listen(desk.tokens.token)
    assert desk.last[judge]["outcome"] is None
    desk.say(judge, "rewind", version=desk.table.version, to=10)
    played(desk, 5000)
    desk.tell(judge)
    assert desk.record.secret is not None
    assert desk.last[judge]["outcome"]["seed"] == desk.record.secret.hex()
    check_commitment(read_journal(desk.table.export()), desk.record.secret)
    forged = [row for row in desk.log if row.kind == "step"][3]
    assert forged in desk.log
    with pytest.raises(Diverged):
        check_commitment(read_journal(desk.table.export()), b"another seed")


def test_entered_dice_are_asked_for_and_kept_for_the_same_decision() -> None:
    desk = Desk(["person", "seeker"], dice="entered")
    maria = desk.listen(desk.tokens.token)
    version = desk.table.version
    assert desk.decide(maria, "0 roll", id="r") == {"is": "face", "id": "r", "sides": 6, "faces": []}
    assert desk.decide(maria, "0 roll", id="r", version=version, faces=[7])["is"] == "error"
    assert desk.decide(maria, "0 roll", id="r", version=version, faces=[1])["is"] == "done"
    assert '"dice":[[6,1]]' in desk.log[-1].body
    other = Desk(["person", "seeker"])
    listener = other.listen(other.tokens.token)
    assert "thrown by the program" in other.decide(listener, "0 roll", faces=[6])["say"]


def test_an_exported_game_goes_on_at_another_table() -> None:
    desk = Desk(BOTS, judge="human", options={"board": "classic"})
    played(desk, 20)
    text = desk.table.export()
    record, rows, tokens = import_table(text, Settings("human"), "съдия", 0)
    table = Table(record, None, rows, lambda: rows)
    assert table.course.state.key() == desk.table.course.state.key()
    assert table.bot_seat() is not None
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
    desk = Desk(["person", *BOTS], options={"board": "classic"})
    desk.listen(desk.tokens.token)
    played_turns(desk, 30 + 7 * seed)
    table, truth = desk.table, desk.table.course.state
    for token, language in ((desk.tokens.token, "bg"), (desk.tokens.watch, "en")):
        member = table.member(token)
        assert member is not None
        told = []
        for state in (truth, *(table.system.resample(truth, member.seat, Seeded(n)) for n in range(1, 5))):
            table.course.state = state
            table.stamp += 1
            told.append(news_for(table, Listener(member, language), 0))
            if member.role == "seat":
                answer = handle(table, Listener(member, language), Odds(f"o{len(told)}", table.version), 0)
                assert answer.work is not None
                told[-1].append(answer.work().data.replace(f"o{len(told)}".encode(), b""))
        table.course.state = truth
        assert all(frames == told[0] for frames in told)


def played_turns(desk: Desk, versions: int) -> None:
    """Seekers play all seats until the person is asked behind that many versions."""
    while desk.table.system.outcome(desk.table.course.state) is None:
        desk.bots()
        awaited = desk.table.system.pace.awaited(desk.table.course.state)
        if not awaited or desk.table.version >= versions:
            return
        chosen = next(decision for decision in desk.open(0) if str(decision) == desk.seeker(0))
        answer = desk.table.play_for(chosen, desk.table.version, 0)
        assert answer is not None
        desk.keep(answer)


@pytest.mark.parametrize("seats", [[], ["Ana"], ["Ana", "Bo", "Vi"]])
def test_a_journal_with_another_number_of_seats_is_refused(seats: list[str]) -> None:
    journal = read_journal(Desk(["person", "person"]).table.export())
    forged = Journal(msgspec.structs.replace(journal.header, seats=seats), journal.entries)
    with pytest.raises(Malformed, match=f"names {len(seats)} seats for 2 players"):
        import_table(forged.text(), Settings(), "Ana", 0)


def test_a_journal_on_which_the_rules_break_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_words: object) -> list[object]:
        raise KeyError("nothing of this kind")

    text = Desk(["person", "person"]).table.export()
    monkeypatch.setattr("podzem.table.opening.replay", break_down)
    with pytest.raises(Malformed, match=r"cannot be played again \(KeyError\)"):
        import_table(text, Settings(), "Ana", 0)
