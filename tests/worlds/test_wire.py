"""Frames of a table, their bytes and their number: for every system the same in both worlds."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER, Decision
from podzem.core.dice import Recorded, Seeded
from podzem.core.errors import Diverged
from podzem.core.events import sees
from podzem.core.step import Step, step
from podzem.systems import SYSTEMS, load_system
from tests.worlds.asking import is_sealed
from tests.worlds.pairs import Pair, pairs
from tests.worlds.wire import Side
from tests.worlds.wording import Wording

REFUSALS = 25


def some_pairs(key: str, seeds: range, every: int = 25) -> Iterator[Pair]:
    system: Any = load_system(key)
    for seed in seeds:
        for pair in pairs(system, seed, 80, every):
            if pair.viewer in (0, 1, WATCHER):
                yield pair


def sides(pair: Pair, dice: str = "seeded") -> tuple[Side, Side]:
    left, right = (Side(pair.system, state, pair.viewer, dice) for state in (pair.left, pair.right))
    return left, right


def converse(side: Side, decisions: list[Decision]) -> list[tuple[str, list[bytes]]]:
    """All that people say to a table besides playing on; what the viewer hears after each."""
    heard: list[tuple[str, list[bytes]]] = [("first look", side.frames[:])]
    seat, version, other = side.viewer.viewer, side.table.version, (side.viewer.viewer + 1) % 2
    said: list[tuple[int, str, dict[str, Any]]] = [
        (seat, "odds", {"version": version}),
        (seat, "lines", {"from": 1, "to": 500}),
        (seat, "look", {"seat": other, "at": 0}),
        (seat, "take_back", {"version": version}),
        (seat, "hold", {"on": True}),
        *((seat, "decide", {"version": version, "decision": str(decision)}) for decision in decisions),
        (seat, "decide", {"version": version - 1, "decision": f"{other} roll"}),
        (other, "take_back", {"version": version}),
        (other, "odds", {"version": version}),
        (JUDGE, "pause", {}),
        (JUDGE, "resume", {}),
        (JUDGE, "chat", {"text": "between us", "to": other}),
        (JUDGE, "look", {"seat": other, "at": 0}),
        (JUDGE, "hold", {"on": True}),
        (JUDGE, "hold", {"on": False}),
    ]
    for who, do, facts in said:
        before = len(side.frames)
        side.say(who, do, **facts)
        heard.append((f"{who} {do} {facts}", side.frames[before:]))
    return heard


@pytest.mark.parametrize("key", SYSTEMS)
def test_whatever_is_said_at_a_table_is_answered_alike_in_both_worlds(key: str) -> None:
    wording, compared = Wording(load_system(key), 1), 0
    for pair in some_pairs(key, range(1, 4)):
        wording.look((pair.left, pair.right), pair.viewer)
        asked = [d for d in wording.decisions(max(0, pair.viewer), REFUSALS) if is_refused(pair, d)]
        left, right = (converse(side, asked) for side in sides(pair))
        for one, two in zip(left, right, strict=True):
            assert one == two, pair.name
            compared += 1
    assert compared > 300


def is_refused(pair: Pair, decision: Decision) -> bool:
    """What is open would be done, and then the two worlds need not stay alike."""
    return all(pair.system.refuse(state, decision) is not None for state in (pair.left, pair.right))


def told(done: Step[Any], viewer: int, system: Any) -> list[Any]:
    return [event.data() for event in done.events if sees(event.audience, viewer)] + [system.seeing(done.state, viewer)]


def common_step(pair: Pair, left: Any, right: Any, number: int) -> Step[Any] | None:
    """A decision open in both worlds whose dice tell and show the viewer the same in both, if one is found."""
    system = pair.system
    decisions = [decision for decision in system.decisions(left) if decision in set(system.decisions(right))]
    random.Random(number).shuffle(decisions)
    for decision in decisions[:12]:
        done = step(system, left, decision, Seeded(number))
        try:
            again = step(system, right, decision, Recorded(list(done.faces)))
        except Diverged:
            continue
        if again.faces == done.faces and told(again, pair.viewer, system) == told(done, pair.viewer, system):
            return done
    return None


@pytest.mark.parametrize("key", SYSTEMS)
def test_after_the_same_moves_in_both_worlds_the_bytes_are_still_the_same(key: str) -> None:
    """What a seat is sent follows from what it was told, move after move, and not from what it cannot see."""
    moves, differing = 0, 0
    for pair in some_pairs(key, range(3), 40):
        left, right = sides(pair)
        for number in range(8):
            done = common_step(pair, left.table.course.state, right.table.course.state, number)
            if done is None:
                break
            for side in (left, right):
                side.table.advance(done.decision, Recorded(list(done.faces)), 0)
            assert left.tell() == right.tell(), (pair.name, str(done.decision))
            moves += 1
            differing += left.table.course.state.key() != right.table.course.state.key()
    assert moves > 40
    assert differing > moves // 2, f"{moves} moves, of which the worlds differed behind {differing}"


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_question_for_real_dice_tells_nothing_that_can_be_had_for_nothing(key: str) -> None:
    """Where one world asks for a face and the other does not, whoever was asked has decided: there is no way back."""
    asked, apart = 0, 0
    for pair in some_pairs(key, range(1, 7), 20):
        if pair.viewer == WATCHER:
            continue
        for decision in common_decisions(pair):
            left, right = sides(pair, "entered")
            answers = [side.decide(decision) for side in (left, right)]
            asked += 1
            if answers[0] == answers[1]:
                continue
            apart += 1
            for side, answer in zip((left, right), answers, strict=True):
                if answer["is"] == "face":
                    assert stands(pair, side), (pair.name, str(decision))
    assert asked > 60
    assert key != "dungeon" or apart > 3, "nothing hidden ever asked for a die: this proves nothing"


def common_decisions(pair: Pair) -> list[Decision]:
    """Some decisions that are open in both worlds and carry something out, and the way there if it is sealed."""
    system = pair.system
    open_now = [d for d in system.open_to(pair.left, pair.viewer) if d in set(system.open_to(pair.right, pair.viewer))]
    acting = [decision for decision in open_now if not is_sealed(system, decision.order)]
    return acting[:: 1 + len(acting) // 4]


def stands(pair: Pair, side: Side) -> bool:
    """Whether a decision that waits for dice cannot be exchanged for another or taken back."""
    before = side.table.course.state.key()
    for decision in pair.system.open_to(pair.left, pair.viewer)[:5]:
        if side.decide(decision)["is"] not in ("error", "face"):
            return False
    side.say(pair.viewer, "take_back", version=side.table.version)
    return bool(side.table.course.state.key() == before)


@pytest.mark.parametrize("key", SYSTEMS)
def test_what_only_the_judge_sees_sends_nobody_else_a_frame(key: str) -> None:
    """That a judge weighs throws from now on is his own affair."""
    for pair in some_pairs(key, range(1)):
        side = Side(pair.system, pair.left, pair.viewer)
        for on in (True, False):
            before = len(side.frames)
            side.say(JUDGE, "hold", on=on)
            assert side.frames[before:] == [], pair.name
