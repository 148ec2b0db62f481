"""No byte on the wire tells what a seat may not know: with everything hidden drawn anew it gets the same ones."""

from collections.abc import Callable
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.journal import open_at
from podzem.core.system import System
from podzem.systems import SYSTEMS, load_system
from tests.server.client import Server
from tests.worlds.pairs import Pair, pairs
from tests.worlds.test_wire import is_refused
from tests.worlds.wording import Wording

NAMES = ["Ana", "Bo", "Cy"]
GAMES = {"escape": (3, 11), "dungeon": (1, 3)}
REFUSALS = 8


def all_that_a_seat_is_sent(
    server: Server, system: System[Any], state: Any, seat: int, asked: list[Decision]
) -> tuple[list[str], list[str]]:
    """Everything that can be heard or asked at a table that begins at a state; and the answers over HTTP."""
    journal = open_at(system, state, NAMES)[0].text()
    answer = server.call("POST", "/api/tables/import", body={"journal": journal, "judge": "human"})
    assert answer.status_code == 201, answer.text
    table = answer.json()
    tokens = {number: server.join(table, name, number) for number, name in enumerate(NAMES)}
    path = f"/api/tables/{table['table']}"
    http = [server.call("GET", f"{path}{call}?language=uk", tokens[seat]).text for call in ("", "/lines", "/export")]
    judge, viewer = server.sit(table, table["token"]), server.sit(table, tokens[seat], language="bg")
    others = [server.sit(table, token) for number, token in tokens.items() if number != seat]
    version = viewer.news["version"]
    for do, facts in (
        ("odds", {"version": version}),
        ("lines", {"from": 1, "to": 500}),
        *(("decide", {"version": version, "decision": str(decision)}) for decision in asked),
        ("decide", {"version": version - 1, "decision": f"{seat} roll"}),
        ("decide", {"version": version, "decision": f"{(seat + 1) % 3} roll"}),
        ("look", {"seat": (seat + 1) % 3, "at": 0}),
        ("take_back", {"version": version}),
    ):
        viewer.ask(do, id=f"{do}{len(viewer.frames)}", **facts)
    judge.ask("hold", on=True)
    judge.ask("pause")
    judge.ask("chat", text="between us", to=(seat + 1) % 3)
    judge.ask("look", seat=(seat + 1) % 3, at=0)
    judge.ask("resume")
    viewer.settle()
    frames = [frame.replace(table["table"], "TABLE") for frame in viewer.frames]
    for player in (*others, viewer, judge):
        player.leave()
    return frames[:-1], [text.replace(table["table"], "TABLE") for text in http]


def worlds_of(key: str, seed: int) -> list[Pair]:
    """Two pairs of worlds of a seat in the middle of a game."""
    system: Any = load_system(key)
    found = [pair for pair in pairs(system, seed, 80, 30) if pair.viewer == 0]
    return found[-2:]


@pytest.mark.parametrize(("key", "seed"), [(key, seed) for key in SYSTEMS for seed in GAMES.get(key, (1,))])
def test_what_is_hidden_drawn_anew_changes_no_byte(
    server: Server, start: Callable[..., Server], key: str, seed: int
) -> None:
    system, other = load_system(key), start()
    wording, pairs_asked = Wording(system, seed), worlds_of(key, seed)
    for pair in pairs_asked:
        wording.look((pair.left, pair.right), pair.viewer)
        asked = [decision for decision in wording.decisions(pair.viewer, REFUSALS) if is_refused(pair, decision)]
        truth = all_that_a_seat_is_sent(server, system, pair.left, pair.viewer, asked)
        assert all_that_a_seat_is_sent(other, system, pair.right, pair.viewer, asked) == truth
    assert all(pair.differs for pair in pairs_asked), "the worlds were the same: the test would prove nothing"
