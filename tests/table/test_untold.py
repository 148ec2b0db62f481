"""What a judge does in secret leaves no trace for those who see nothing of it: no frame, no version, no staleness."""

from typing import Any

import pytest

from podzem.core.decisions import WATCHER
from podzem.table.listener import Listener
from podzem.table.table import Table

from .desk import Desk

SECRETS = ("judge set traps.TR1.state=disarmed", "judge set traps.TR1.state=sprung")
"""What becomes of a trap of «Подземелье» that nobody has found."""
SECRET = SECRETS[0]


def desk_with_judge() -> tuple[Desk, Listener, Listener, Listener]:
    desk = Desk(["person"], system="dungeon", judge="human", options={})
    judge = desk.listen(desk.tokens.token)
    player = desk.join("Мария", 0)
    watcher = desk.listen(desk.tokens.watch)
    for listener in (judge, player, watcher):
        desk.tell(listener)
    return desk, judge, player, watcher


def test_a_judge_who_begins_to_weigh_throws_is_noticed_by_nobody() -> None:
    desk, judge, player, watcher = desk_with_judge()
    assert desk.say(judge, "hold", on=True)["is"] == "done"
    assert [len(desk.tell(one)) for one in (judge, player, watcher)] == [1, 0, 0]
    assert desk.last[judge]["holds"] is True


@pytest.mark.clause("dungeon.core.secrecy")
def test_a_secret_amendment_is_noticed_by_nobody() -> None:
    desk, judge, player, watcher = desk_with_judge()
    seen = desk.last[player]["version"]
    for secret in SECRETS:
        assert desk.decide(judge, secret)["is"] == "done"
    assert [len(desk.tell(one)) for one in (judge, player, watcher)] == [1, 0, 0]
    assert desk.say(player, "ping")["version"] == seen
    answer = desk.decide(player, "0 all hold", version=seen)
    assert (answer["is"], answer["version"]) == ("done", seen + 1)
    assert [desk.tell(one)[0]["version"] for one in (player, watcher)] == [seen + 1, seen + 1]


@pytest.mark.clause("dungeon.core.secrecy")
def test_who_comes_back_after_a_secret_amendment_lacks_nothing() -> None:
    desk, judge, player, _ = desk_with_judge()
    desk.decide(player, "0 all hold")
    desk.tell(player)
    desk.decide(judge, SECRET)
    for table in (desk.table, desk.read(), kept(desk)):
        assert table.version_for(0) == table.version_for(WATCHER) == table.version - 1
        assert table.version_for(-2) == table.version
    desk.table = desk.read()
    again = desk.listen(player.token, lines=player.lines, version=desk.last[player]["version"])
    assert desk.last[again]["version"] == desk.last[player]["version"]
    assert desk.last[again]["lines"]["of"] == []


def kept(desk: Desk) -> Table:
    """The table read on from a snapshot."""
    return Table(desk.record, desk.table._snapshot(), [], lambda: desk.log)


@pytest.mark.clause("dungeon.core.secrecy")
def test_taking_a_secret_amendment_back_is_as_secret() -> None:
    desk, judge, player, watcher = desk_with_judge()
    desk.decide(judge, SECRET)
    assert desk.say(judge, "rewind", to=desk.table.course.entries - 2, version=desk.table.version)["is"] == "done"
    assert [len(desk.tell(one)) for one in (judge, player, watcher)] == [1, 0, 0]


def test_an_amendment_that_shows_is_told() -> None:
    desk, judge, player, watcher = desk_with_judge()
    seen = desk.last[player]["version"]
    desk.decide(judge, "judge set turn=9")
    told: list[dict[str, Any]] = [desk.tell(one)[0] for one in (player, watcher)]
    assert [frame["version"] for frame in told] == [seen + 1, seen + 1]
    assert desk.decide(player, "0 all hold", version=seen)["is"] == "stale"


def test_a_secret_amendment_does_not_give_more_time() -> None:
    desk = Desk(["person"], system="dungeon", judge="human", clock=30, options={})
    judge, player = desk.listen(desk.tokens.token), desk.join("Мария", 0)
    desk.tell(player)
    deadline, desk.now = desk.table.deadline(), 9_000
    desk.decide(judge, SECRET)
    assert desk.table.deadline() == deadline
