"""A campaign at a table: one journal, one rewind, one fork over what is above and below (surface.dungeon.return)."""

import json
from typing import Any

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.journal import read_journal, replay
from podzem.table.handlers import handle
from podzem.table.listener import Listener
from podzem.table.messages import Fork
from podzem.table.table import Table
from tests.descent import DOWN, FIRST, OPTIONS, OUT, THERE, TURN, WHOLE
from tests.seen import seen
from tests.table.driver import TableDriver


def opened() -> tuple[TableDriver, Listener, Listener]:
    driver = TableDriver(["person"], system="surface", judge="human", options=OPTIONS)
    return driver, driver.listen(driver.tokens.token), driver.join("Ана", 0, "bg")


def played(driver: TableDriver, player: Listener, *orders: str) -> None:
    for order in orders:
        assert driver.decide(player, f"0 {order}")["is"] == "done", order


def looks(table: Table) -> list[str]:
    return [json.dumps(seen(table.system, table.game.state, viewer)) for viewer in (-2, -1, 0)]


@pytest.mark.clause("surface.dungeon.return")
def test_a_table_of_two_descents_is_read_again_and_replayed() -> None:
    driver, _, player = opened()
    played(driver, player, *WHOLE)
    read = driver.read()
    assert read.game.state.key() == driver.table.game.state.key()
    assert looks(read) == looks(driver.table)
    moments = list(replay(driver.table.system, read_journal(driver.table.export())))
    assert moments[-1].state.key() == driver.table.game.state.key()
    below = [moment.state.below is not None for moment in moments]
    assert [below[number] and not below[number - 1] for number in range(1, len(below))].count(True) == 2


@pytest.mark.clause("surface.dungeon.return")
def test_rewound_from_above_into_the_dungeon_and_out_of_it() -> None:
    driver, judge, player = opened()
    played(driver, player, *WHOLE)
    first_turn = len(FIRST)
    stood = driver.table.moment(first_turn).state.key()
    assert driver.say(judge, "rewind", version=driver.table.version, to=first_turn)["is"] == "done"
    state: Any = driver.table.game.state
    assert (state.key(), state.below is not None, state.days) == (stood, True, 0)
    played(driver, player, *TURN, *OUT)
    assert driver.table.game.state.below is None
    assert driver.say(judge, "rewind", version=driver.table.version, to=len(THERE))["is"] == "done"
    assert (driver.table.game.state.below, driver.table.game.state.sites) == (None, {})
    played(driver, player, *DOWN)
    assert driver.read().game.state.key() == driver.table.game.state.key()


@pytest.mark.clause("surface.dungeon.return")
def test_a_fork_below_ground_is_a_campaign_of_its_own() -> None:
    driver, judge, player = opened()
    played(driver, player, *FIRST)
    stood = driver.table.game.state.key()
    played(driver, player, *OUT)
    answer = handle(driver.table, judge, Fork("f", len(FIRST)), 0)
    assert answer.opened is not None
    record, rows = answer.opened
    fork = Table(record, None, rows, lambda: rows)
    assert fork.game.state.key() == stood
    for order in OUT:
        fork.advance(read_decision(f"0 {order}"), Seeded(3), 0)
    assert (fork.game.state.below, driver.table.game.state.below) == (None, None)


@pytest.mark.clause("surface.core.roll_visibility")
def test_a_line_is_worded_by_what_was_known_when_it_was_told() -> None:
    """Out in the open again, or in another dungeon, a door is still called as it was when it was seen."""
    driver, judge, player = opened()
    for order in (*THERE, *DOWN, "reveal", *TURN, *OUT):
        if order == "reveal":
            assert driver.decide(judge, "judge reveal SD1")["is"] == "done"
        else:
            played(driver, player, order)
        driver.news(player)
    told = driver.journal[player]
    assert driver.table.game.state.below is None
    (shown,) = [line["say"] for line in told.values() if line["event"] == "revealed"]
    assert "SD1" not in shown
    first, last = min(told), max(told)
    again = driver.say(player, "lines", **{"from": first, "to": last})["lines"]
    assert dict(enumerate(again["of"], again["from"])) == told
    fresh = Listener(player.member, player.language)
    driver.table.attend(fresh)
    driver.news(fresh)
    latest = driver.journal[fresh]
    assert {number: told[number] for number in latest} == latest
    read = driver.read()
    driver.table = read
    late = Listener(player.member, player.language)
    read.attend(late)
    driver.news(late)
    assert {number: told[number] for number in driver.journal[late]} == driver.journal[late]
