"""Real dice: once one was asked for, the decision stands; whether one is asked for may tell what lies ahead."""

import msgspec
import pytest

from podzem.table.listener import Listener
from podzem.table.table import Table

from .desk import Desk

ASKED = {"is": "face", "id": "r", "sides": 6, "faces": []}


def asked(clock: int = 0) -> tuple[Desk, Listener, Listener, int]:
    """Seat 0 has decided to roll and was asked for a die."""
    desk = Desk(["person", "person"], dice="entered", clock=clock)
    maria, ivan = desk.listen(desk.tokens.token), desk.join("Иван", 1)
    desk.tell(maria)
    version = desk.last[maria]["version"]
    assert desk.decide(maria, "0 roll", id="r") == ASKED
    for one in (maria, ivan):
        desk.tell(one)
    return desk, maria, ivan, version


def test_a_decision_that_waits_for_a_die_cannot_be_exchanged() -> None:
    desk, maria, ivan, version = asked()
    for told in (version, version + 1):
        other = desk.decide(maria, "0 pass", version=told)
        assert other["is"] in ("stale", "error")
    assert desk.decide(maria, "0 pass")["say"].startswith("A decision stands")
    assert desk.say(maria, "take_back", version=desk.table.version)["say"].startswith("A decision stands")
    assert desk.decide(ivan, "1 pass")["say"].startswith("A decision stands")
    assert desk.decide(maria, "0 roll", id="r", version=version, faces=[3])["is"] == "done"


def test_all_see_for_whom_they_wait_and_he_sees_his_decision_alone() -> None:
    desk, maria, ivan, _ = asked()
    assert [desk.last[one]["awaited"] for one in (maria, ivan)] == [[0], [0]]
    assert [one["do"] for one in desk.last[maria]["decisions"]] == ["0 roll"]
    assert desk.last[ivan]["decisions"] == []


@pytest.mark.parametrize("way", ["log", "snapshot"])
def test_it_outlives_the_process(way: str) -> None:
    desk, maria, _, _ = asked()
    before = desk.table
    desk.table = desk.read() if way == "log" else Table(desk.record, before._snapshot(), [], lambda: desk.log)
    assert (desk.table.asked, desk.table.version) == (before.asked, before.version)
    again = desk.listen(maria.token)
    assert [one["do"] for one in desk.last[again]["decisions"]] == ["0 roll"]
    assert desk.decide(again, "0 roll", id="new") == {**ASKED, "id": "new"}
    assert desk.decide(again, "0 roll", id="new", faces=[2])["is"] == "done"
    assert '"dice":[[6,2]]' in desk.log[-1].body


def test_a_face_that_was_told_stands_too() -> None:
    desk, maria, _, version = asked()
    body = msgspec.json.encode({"do": "0 roll", "told": [5], "unseen": []}).decode()
    desk.table._fold("asked", body)
    assert "5 was entered" in desk.decide(maria, "0 roll", id="r", version=version, faces=[6])["say"]
    assert desk.decide(maria, "0 roll", id="r", version=version, faces=[5])["is"] == "done"


def test_whose_time_is_over_has_his_die_thrown_for_him() -> None:
    desk, _, _, _ = asked(clock=30)
    answer = desk.table.time_out(desk.table.version, 99_000)
    assert answer is not None
    desk.keep(answer)
    assert '"do":"0 roll"' in desk.log[-1].body
    assert desk.table.asked is None


def test_a_seat_that_is_lent_meanwhile_has_its_die_thrown_by_the_bot() -> None:
    desk, maria, _, _ = asked()
    assert desk.say(maria, "lend", seat=0, bot="seeker")["is"] == "done"
    assert desk.table.bot_seat() == 0
    assert str(desk.table.bot_choice(0)) == "0 roll"
    answer = desk.table.play_for(desk.table.bot_choice(0), desk.table.version, 0)
    assert answer is not None
    assert desk.table.asked is None
