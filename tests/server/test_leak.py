"""No byte on the wire tells what a seat may not know: with everything hidden drawn anew it gets the same ones."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Recorded, Seeded
from podzem.core.errors import Diverged
from podzem.core.events import sees
from podzem.core.journal import open_at
from podzem.core.step import Step, step
from podzem.core.system import System
from podzem.lab.bots import RandomBot, decide
from podzem.systems import load_system
from podzem.table.listener import Listener
from podzem.table.log import Settings
from podzem.table.members import Member
from podzem.table.news import news_for
from podzem.table.opening import go_on
from podzem.table.table import Table
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


class World:
    """A table in the middle of a game, and one listener; its payloads are what a socket would be sent."""

    def __init__(self, system: System[Any], state: Any, seat: int) -> None:
        journal = open_at(system, state, NAMES)[0]
        record, rows, tokens = go_on(journal, Settings("human"), "judge", 0, "j" * 20)
        self.table = Table(record, None, rows, lambda: rows)
        for number, name in enumerate(NAMES):
            self.table.join(tokens.invite, name, number)
        self.listener = Listener(Member("seat", seat, False), "bg")
        self.table.attend(self.listener)
        self.hear()

    def hear(self) -> list[bytes]:
        return news_for(self.table, self.listener, 0)

    def advance(self, decision: Decision, faces: list[tuple[int, int]]) -> list[bytes]:
        self.table.advance(decision, Recorded(faces), 0)
        return self.hear()


def told(done: Step[Any], seat: int) -> list[dict[str, object]]:
    return [event.data() for event in done.events if sees(event.audience, seat)]


def common_step(system: System[Any], state: Any, other: Any, seat: int, number: int) -> Step[Any] | None:
    """A decision open in both worlds whose dice tell the seat the same in both, if one is found."""
    decisions = [decision for decision in system.decisions(state) if decision in system.decisions(other)]
    random.Random(number).shuffle(decisions)
    for decision in decisions:
        done = step(system, state, decision, Seeded(number))
        try:
            again = step(system, other, decision, Recorded(list(done.faces)))
        except Diverged:
            continue
        if again.faces == done.faces and told(again, seat) == told(done, seat):
            return done
    return None


@pytest.mark.parametrize("seed", [3, 11, 20])
def test_after_the_same_moves_in_both_worlds_the_bytes_are_still_the_same(seed: int) -> None:
    """What a seat is sent follows from what it was told, move after move, and not from hands that it cannot see."""
    system = load_system("escape")
    state, moves, differing = middle_of_a_game(system, seed, 40), 0, 0
    for seat in range(len(NAMES)):
        truth, other = World(system, state, seat), World(system, system.resample(state, seat, Seeded(1)), seat)
        for number in range(40):
            done = common_step(system, truth.table.course.state, other.table.course.state, seat, number)
            if done is None:
                break
            faces = list(done.faces)
            assert other.advance(done.decision, faces) == truth.advance(done.decision, faces)
            moves += 1
            differing += other.table.course.state.key() != truth.table.course.state.key()
    assert differing > 30, f"{moves} moves, of which the worlds differed behind {differing}: too few to prove anything"
