"""No byte on the wire tells what a seat may not know: with everything hidden drawn anew it gets the same ones."""

from collections.abc import Callable
from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.journal import open_at
from podzem.core.step import step
from podzem.core.system import System
from podzem.lab.bots import RandomBot, decide
from podzem.systems import load_system
from tests.server.client import Server

NAMES = ["Ana", "Bo", "Cy"]


def middle_of_a_game(system: System[Any], seed: int, decisions: int) -> Any:
    from podzem.core.scribe import Scribe

    dice, bot = Seeded(seed), RandomBot(seed)
    state = system.setup(len(NAMES), {"board": "short"}, Scribe(dice))
    for _ in range(decisions):
        open_now = system.decisions(state)
        if not open_now:
            break
        state = step(system, state, decide(system, state, open_now[0].seat, bot), dice).state
    return state


def all_that_a_seat_is_sent(server: Server, system: System[Any], state: Any, seat: int) -> tuple[list[str], list[str]]:
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
        ("decide", {"version": version, "decision": f"{seat} shop knife"}),
        ("decide", {"version": version - 1, "decision": f"{seat} roll"}),
        ("decide", {"version": version, "decision": f"{(seat + 1) % 3} roll"}),
        ("look", {"seat": (seat + 1) % 3, "at": 0}),
        ("take_back", {"version": version}),
    ):
        viewer.ask(do, id=f"{do}{len(facts)}", **facts)
    judge.ask("pause")
    judge.ask("chat", text="between us", to=(seat + 1) % 3)
    judge.ask("look", seat=(seat + 1) % 3, at=0)
    judge.ask("resume")
    viewer.settle()
    frames = [frame.replace(table["table"], "TABLE") for frame in viewer.frames]
    for player in (*others, viewer, judge):
        player.leave()
    return frames[:-1], [text.replace(table["table"], "TABLE") for text in http]


@pytest.mark.parametrize("seed", [3, 11])
def test_hidden_hands_drawn_anew_change_no_byte(server: Server, start: Callable[..., Server], seed: int) -> None:
    system, other = load_system("escape"), start()
    state = middle_of_a_game(system, seed, 40)
    differing = 0
    for seat in range(len(NAMES)):
        truth = all_that_a_seat_is_sent(server, system, state, seat)
        for draw in (1, 2):
            imagined = system.resample(state, seat, Seeded(draw))
            differing += imagined.key() != state.key()
            assert all_that_a_seat_is_sent(other, system, imagined, seat) == truth
    assert differing > 3, "what was drawn anew was the same: the test would prove nothing"
