"""What a judge does in secret leaves no trace for those who see nothing of it: no frame, no version, no staleness."""

from typing import Any

import pytest

from podzem.core.decisions import WATCHER
from podzem.table.listener import Listener
from podzem.table.stand_ins import deadline_of
from podzem.table.table import Table

from .driver import TableDriver

SECRETS = ("judge set traps.TR1.state=disarmed", "judge set traps.TR1.state=sprung")
"""What becomes of a trap of «Подземелье» that nobody has found."""
SECRET = SECRETS[0]


def desk_with_judge() -> tuple[TableDriver, Listener, Listener, Listener]:
    driver = TableDriver(["person"], system="dungeon", judge="human", options={})
    judge = driver.listen(driver.tokens.token)
    player = driver.join("Мария", 0)
    watcher = driver.listen(driver.tokens.watch)
    for listener in (judge, player, watcher):
        driver.news(listener)
    return driver, judge, player, watcher


def test_a_judge_who_begins_to_weigh_throws_is_noticed_by_nobody() -> None:
    driver, judge, player, watcher = desk_with_judge()
    assert driver.say(judge, "hold", on=True)["is"] == "done"
    assert [len(driver.news(one)) for one in (judge, player, watcher)] == [1, 0, 0]
    assert driver.last[judge]["holds"] is True


@pytest.mark.clause("dungeon.core.secrecy")
def test_a_secret_amendment_is_noticed_by_nobody() -> None:
    driver, judge, player, watcher = desk_with_judge()
    seen = driver.last[player]["version"]
    for secret in SECRETS:
        assert driver.decide(judge, secret)["is"] == "done"
    assert [len(driver.news(one)) for one in (judge, player, watcher)] == [1, 0, 0]
    assert driver.say(player, "ping")["version"] == seen
    answer = driver.decide(player, "0 all hold", version=seen)
    assert (answer["is"], answer["version"]) == ("done", seen + 1)
    assert [driver.news(one)[0]["version"] for one in (player, watcher)] == [seen + 1, seen + 1]


@pytest.mark.clause("dungeon.core.secrecy")
def test_who_comes_back_after_a_secret_amendment_lacks_nothing() -> None:
    driver, judge, player, _ = desk_with_judge()
    driver.decide(player, "0 all hold")
    driver.news(player)
    driver.decide(judge, SECRET)
    for table in (driver.table, driver.read(), kept(driver)):
        assert table.version_for(0) == table.version_for(WATCHER) == table.version - 1
        assert table.version_for(-2) == table.version
    driver.table = driver.read()
    again = driver.listen(player.token, lines=player.lines, version=driver.last[player]["version"])
    assert driver.last[again]["version"] == driver.last[player]["version"]
    assert driver.last[again]["lines"]["of"] == []


def kept(driver: TableDriver) -> Table:
    """The table read on from a snapshot."""
    return Table(driver.record, driver.table._snapshot(), [], lambda: driver.log)


@pytest.mark.clause("dungeon.core.secrecy")
def test_taking_a_secret_amendment_back_is_as_secret() -> None:
    driver, judge, player, watcher = desk_with_judge()
    driver.decide(judge, SECRET)
    assert driver.say(judge, "rewind", to=driver.table.game.entries - 2, version=driver.table.version)["is"] == "done"
    assert [len(driver.news(one)) for one in (judge, player, watcher)] == [1, 0, 0]


def test_an_amendment_that_shows_is_told() -> None:
    driver, judge, player, watcher = desk_with_judge()
    seen = driver.last[player]["version"]
    driver.decide(judge, "judge set turn=9")
    told: list[dict[str, Any]] = [driver.news(one)[0] for one in (player, watcher)]
    assert [frame["version"] for frame in told] == [seen + 1, seen + 1]
    assert driver.decide(player, "0 all hold", version=seen)["is"] == "stale"


def test_a_secret_amendment_does_not_give_more_time() -> None:
    driver = TableDriver(["person"], system="dungeon", judge="human", clock=30, options={})
    judge, player = driver.listen(driver.tokens.token), driver.join("Мария", 0)
    driver.news(player)
    deadline, driver.now = deadline_of(driver.table), 9_000
    driver.decide(judge, SECRET)
    assert deadline_of(driver.table) == deadline
