"""Real dice: once one was asked for, the decision stands; whether one is asked for may tell what lies ahead."""

import msgspec
import pytest

from podzem.table.listener import Listener
from podzem.table.stand_ins import bot_choice, bot_seat, play_for, time_out
from podzem.table.table import Table

from .driver import TableDriver

ASKED = {"is": "face", "id": "r", "sides": 6, "faces": []}


def asked(clock: int = 0) -> tuple[TableDriver, Listener, Listener, int]:
    """Seat 0 has decided to roll and was asked for a die."""
    driver = TableDriver(["person", "person"], dice="entered", clock=clock)
    maria, ivan = driver.listen(driver.tokens.token), driver.join("Иван", 1)
    driver.news(maria)
    version = driver.last[maria]["version"]
    assert driver.decide(maria, "0 roll", id="r") == ASKED
    for one in (maria, ivan):
        driver.news(one)
    return driver, maria, ivan, version


def test_a_decision_that_waits_for_a_die_cannot_be_exchanged() -> None:
    driver, maria, ivan, version = asked()
    for told in (version, version + 1):
        other = driver.decide(maria, "0 pass", version=told)
        assert other["is"] in ("stale", "error")
    assert driver.decide(maria, "0 pass")["say"].startswith("A decision stands")
    assert driver.say(maria, "take_back", version=driver.table.version)["say"].startswith("A decision stands")
    assert driver.decide(ivan, "1 pass")["say"].startswith("A decision stands")
    assert driver.decide(maria, "0 roll", id="r", version=version, faces=[3])["is"] == "done"


def test_all_see_for_whom_they_wait_and_he_sees_his_decision_alone() -> None:
    driver, maria, ivan, _ = asked()
    assert [driver.last[one]["awaited"] for one in (maria, ivan)] == [[0], [0]]
    assert [one["do"] for one in driver.last[maria]["decisions"]] == ["0 roll"]
    assert driver.last[ivan]["decisions"] == []


@pytest.mark.parametrize("way", ["log", "snapshot"])
def test_it_outlives_the_process(way: str) -> None:
    driver, maria, _, _ = asked()
    before = driver.table
    driver.table = driver.read() if way == "log" else Table(driver.record, before._snapshot(), [], lambda: driver.log)
    assert (driver.table.asked, driver.table.version) == (before.asked, before.version)
    again = driver.listen(maria.token)
    assert [one["do"] for one in driver.last[again]["decisions"]] == ["0 roll"]
    assert driver.decide(again, "0 roll", id="new") == {**ASKED, "id": "new"}
    assert driver.decide(again, "0 roll", id="new", faces=[2])["is"] == "done"
    assert '"dice":[[6,2]]' in driver.log[-1].body


def test_a_face_that_was_told_stands_too() -> None:
    driver, maria, _, version = asked()
    body = msgspec.json.encode({"do": "0 roll", "told": [5], "unseen": []}).decode()
    driver.table._fold("asked", body)
    assert "5 was entered" in driver.decide(maria, "0 roll", id="r", version=version, faces=[6])["say"]
    assert driver.decide(maria, "0 roll", id="r", version=version, faces=[5])["is"] == "done"


def test_whose_time_is_over_has_his_die_thrown_for_him() -> None:
    driver, _, _, _ = asked(clock=30)
    answer = time_out(driver.table, driver.table.version, 99_000)
    assert answer is not None
    driver.keep(answer)
    assert '"do":"0 roll"' in driver.log[-1].body
    assert driver.table.asked is None


def test_a_seat_that_is_lent_meanwhile_has_its_die_thrown_by_the_bot() -> None:
    driver, maria, _, _ = asked()
    assert driver.say(maria, "lend", seat=0, bot="seeker")["is"] == "done"
    assert bot_seat(driver.table) == 0
    assert str(bot_choice(driver.table, 0)) == "0 roll"
    answer = play_for(driver.table, bot_choice(driver.table, 0), driver.table.version, 0)
    assert answer is not None
    assert driver.table.asked is None
