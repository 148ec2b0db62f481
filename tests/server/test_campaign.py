"""A campaign that is killed with `kill -9` below ground stands where it stood, and goes on (surface.dungeon.clock)."""

from collections.abc import Callable
from typing import Any

import pytest

from podzem.core.journal import read_journal, replay
from podzem.systems import load_system
from tests.descent import FIRST, OPTIONS, OUT, TURN
from tests.server.client import Player, Server


def journal_of(server: Server, table: dict[str, Any]) -> list[Any]:
    """The campaign played again from its journal; every digest fits."""
    answer = server.call("GET", f"/api/tables/{table['table']}/export", table["token"])
    return list(replay(load_system("surface"), read_journal(answer.text)))


def shown(player: Player) -> dict[str, Any]:
    """What somebody who comes in sees."""
    return {name: player.news[name] for name in ("view", "decisions", "version")}


def play(player: Player, *orders: str) -> None:
    for order in orders:
        assert player.decide(f"0 {order}")["is"] == "done", order
        player.settle()


@pytest.mark.clause("surface.dungeon.clock")
def test_a_campaign_killed_below_ground_goes_on(start: Callable[..., Server]) -> None:
    server = start()
    table = server.open("person", system="surface", judge="human", options=OPTIONS)
    token = server.join(table, "Ana")
    player = server.sit(table, token)
    play(player, *FIRST)
    assert player.news["view"]["below"] is not None
    before, people = shown(player), [one["id"] for one in player.news["view"]["members"]]
    server.kill()
    player.leave()

    server.start()
    player = server.sit(table, token)
    assert shown(player) == before
    player.send({"do": "decide", "id": "last", "version": player.news["version"], "decision": f"0 {TURN[0]}"})
    server.kill()
    player.leave()

    server.start()
    player = server.sit(table, token)
    assert player.news["version"] - before["version"] in (0, 1), "it was taken or it was not, and never twice"
    again = player.ask("decide", id="last", version=before["version"], decision=f"0 {TURN[0]}")
    assert (again["is"], again["version"]) == ("done", before["version"] + 1)
    player.settle()
    play(player, TURN[1], *OUT)
    view = player.news["view"]
    assert view["below"] is None
    assert [one["id"] for one in view["members"]] == people
    assert view["parties"][0]["cell"] == [4, 3]
    moments = journal_of(server, table)
    assert moments[-1].state.days == 1
    assert [moment.state.below is not None for moment in moments].count(True) == len(TURN) * 2 + len(OUT)
    player.leave()
