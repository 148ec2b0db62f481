"""Frames of a table, their bytes and their number: for every system the same in both worlds."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, WATCHER, Decision
from podzem.core.dice import Recorded, Seeded
from podzem.core.errors import Diverged
from podzem.core.events import sees
from podzem.core.forms import flatten, write_line
from podzem.core.step import Step, step
from podzem.systems import SYSTEMS, load_system
from tests.seen import seen
from tests.worlds.pairs import Pair, pairs
from tests.worlds.questions import is_sealed
from tests.worlds.settings import told_of
from tests.worlds.wire import Side
from tests.worlds.wording import Wording

REFUSALS = 15


def some_pairs(key: str, seeds: range, every: int = 40, viewers: tuple[int, ...] = (0, WATCHER)) -> Iterator[Pair]:
    """Pairs along some games, for some of the viewers."""
    system: Any = load_system(key)
    for seed in seeds:
        for pair in pairs(system, seed, 80, every):
            if pair.viewer in viewers:
                yield pair


def sides(pair: Pair, dice: str = "seeded") -> tuple[Side, Side]:
    left, right = (Side(pair.system, state, pair.viewer, dice) for state in (pair.left, pair.right))
    return left, right


def converse(side: Side, decisions: list[Decision]) -> list[tuple[str, list[bytes]]]:
    """All that people say to a table besides playing on; what the viewer hears after each."""
    heard: list[tuple[str, list[bytes]]] = [("first look", side.frames[:])]
    seat, version, other = side.viewer.viewer, side.viewer.version, (side.viewer.viewer + 1) % 2
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
    for pair in some_pairs(key, range(1, 3)):
        wording.look((pair.left, pair.right), pair.viewer)
        asked = [d for d in wording.decisions(max(0, pair.viewer), REFUSALS) if is_refused(pair, d)]
        left, right = (converse(side, asked) for side in sides(pair))
        for one, two in zip(left, right, strict=True):
            assert one == two, pair.name
            compared += 1 + len(one[1])
    assert compared > 100


def is_refused(pair: Pair, decision: Decision) -> bool:
    """What is open would be done, and then the two worlds need not stay alike."""
    return all(pair.system.refuse(state, decision) is not None for state in (pair.left, pair.right))


def told(done: Step[Any], viewer: int, system: Any) -> list[Any]:
    return [event.data() for event in done.events if sees(event.audience, viewer)] + [seen(system, done.state, viewer)]


def common_step(pair: Pair, left: Any, right: Any, number: int) -> Step[Any] | None:
    """A decision open in both worlds whose dice tell and show the viewer the same in both, if one is found."""
    system = pair.system
    there = set(system.decisions(right))
    decisions = [decision for decision in system.decisions(left) if decision in there]
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
    for pair in some_pairs(key, range(1, 3), 30):
        left, right = sides(pair)
        for number in range(6):
            done = common_step(pair, left.table.game.state, right.table.game.state, number)
            if done is None:
                break
            for side in (left, right):
                side.table.advance(done.decision, Recorded(list(done.faces)), 0)
            assert left.send_news() == right.send_news(), (pair.name, str(done.decision))
            moves += 1
            differing += left.table.game.state.key() != right.table.game.state.key()
    assert moves > 15
    assert differing > moves // 2, f"{moves} moves, of which the worlds differed behind {differing}"


@dataclass
class Questions:
    """What came of decisions at tables where people throw real dice."""

    asked: int = 0
    apart: int = 0
    """Decisions of which one world asked for a die and the other did not."""
    idle: list[str] = field(default_factory=list)
    """Questions that were had for nothing: the decision could still be exchanged for another."""


def questions(key: str, seeds: range) -> Questions:
    """Decide in both worlds without any face; whoever was asked for one tries to decide otherwise."""
    found = Questions()
    for pair in some_pairs(key, seeds, 20, (0,)):
        for number in range(2):
            both = sides(pair, "entered")
            decision = come_to_an_act(pair, both, random.Random(number))
            if decision is None:
                continue
            answers = [side.decide(decision) for side in both]
            found.asked += 1
            found.apart += answers[0]["is"] != answers[1]["is"]
            for side, answer in zip(both, answers, strict=True):
                if answer["is"] == "face" and not stands(side, decision):
                    found.idle.append(f"{pair.name}: {decision}")
    return found


def come_to_an_act(pair: Pair, both: tuple[Side, Side], chance: random.Random) -> Decision | None:
    """Orders that only write something down, in both worlds alike, until one is due that carries something out."""
    system = pair.system
    for number in range(40):
        seats = system.turns.awaited(both[0].table.game.state)
        if not seats or seats[0] < 0:
            return None
        states = [side.table.game.state for side in both]
        sealed = [
            one for one in open_to(system, states[0], seats[0]) if is_sealed(system, one.order) and len(one.words) > 1
        ]
        decision = chance.choice(sealed) if sealed and number < 3 else system.turns.fallback(states[0], seats[0])
        if not is_sealed(system, decision.order) or any(system.refuse(state, decision) for state in states):
            return decision if all(system.refuse(state, decision) is None for state in states) else None
        for side in both:
            side.decide(decision)
    return None


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_question_for_real_dice_tells_nothing_that_can_be_had_for_nothing(key: str) -> None:
    """Whether a die is asked for may tell what lies ahead; so whoever was asked has decided, there is no way back."""
    found = questions(key, range(1, 4))
    assert found.asked > 8
    assert found.idle == []


def stands(side: Side, decision: Decision) -> bool:
    """Whether a decision that waits for dice cannot be exchanged for another or taken back."""
    before, system = side.table.game.state.key(), side.table.system
    others = [one for one in open_to(system, side.table.game.state, decision.seat) if one != decision]
    for other in others[:4]:
        if side.decide(other)["is"] not in ("error", "stale"):
            return False
    side.say(decision.seat, "take_back", version=side.people[decision.seat].version)
    return bool(side.table.game.state.key() == before)


def heard_of_secrets(key: str, seeds: range) -> tuple[int, list[str]]:
    """How often a judge did what changes nothing for a viewer, and what the viewer heard of it all the same."""
    tried, heard = 0, []
    for pair in some_pairs(key, seeds):
        side = Side(pair.system, pair.left, pair.viewer)
        for on in (True, False):
            tried += 1
            heard += [f"{pair.name}: hold" for _ in side.after(JUDGE, "hold", on=on)]
        for amendment in hidden_amendments(pair):
            side = Side(pair.system, pair.left, pair.viewer)
            version = side.say(pair.viewer, "ping")["version"]
            tried += 1
            heard += [f"{pair.name}: {amendment}" for _ in side.after(JUDGE, "decide", **side.facts(amendment))]
            if side.say(pair.viewer, "ping")["version"] != version:
                heard.append(f"{pair.name}: {amendment} counts")
    return tried, heard


def test_a_secret_amendment_and_a_whisper_do_not_change_a_table_for_others() -> None:
    """The list of one's tables says when each last changed, and may be asked for at any moment."""
    tried = 0
    for pair in some_pairs("delve", range(1, 3), viewers=(0,)):
        amendments = hidden_amendments(pair)
        side = Side(pair.system, pair.left, pair.viewer)
        told: list[tuple[int, str, dict[str, Any]]] = [
            (JUDGE, "chat", {"text": "between us", "to": 1}),
            (JUDGE, "hold", {"on": True}),
            (JUDGE, "hold", {"on": False}),
            *((JUDGE, "decide", side.facts(amendment)) for amendment in amendments[:1]),
        ]
        for at, (who, do, facts) in enumerate(told, 1):
            before = len(side.log)
            assert side.say(who, do, **facts)["is"] == "done"
            side.table.date(side.log[before:], at)
            assert side.table.changed == side.table.changed_for(JUDGE) == at
            assert side.table.changed_for(0) == 0, do
            tried += 1
        side.say(1, "chat", text="to all")
        side.table.date(side.log[-1:], 9)
        assert side.table.changed_for(0) == 9
    assert tried > 6


def hidden_amendments(pair: Pair) -> list[Decision]:
    """What the judge sets as long as nobody sees it: from one world to the other, and what a system names besides."""
    system = pair.system
    left, right = (flatten(system.forms.write(state)) for state in (pair.left, pair.right))
    known = told_of(system.key).known
    paths = [path for path in sorted(left) if path in right and left[path] != right[path]]
    paths = [path for path in paths if not path.startswith(known)]
    found = []
    for words in [*(write_line({path: right[path]}) for path in paths), *told_of(system.key).amended(pair.left)]:
        decision = Decision(JUDGE, "set", (words,))
        if " " not in decision.words[0] and system.refuse(pair.left, decision) is None:
            done = step(system, pair.left, decision, Seeded(1))
            if answers(system, done.state, pair.viewer) == answers(system, pair.left, pair.viewer):
                found.append(decision)
    return found[:3]


def answers(system: Any, state: Any, viewer: int) -> list[Any]:
    return [
        seen(system, state, viewer),
        system.turns.awaited(state),
        open_to(system, state, viewer),
        system.outcome(state),
    ]


@pytest.mark.parametrize("key", SYSTEMS)
def test_what_only_the_judge_sees_sends_nobody_else_a_frame(key: str) -> None:
    """That he weighs throws from now on, and what he amends in secret: no frame, no number that jumps."""
    tried, heard = heard_of_secrets(key, range(1, 3))
    assert heard == []
    assert tried > 10
