"""What the dice say lies before the judge first, and nobody else learns of it until he lets it stand."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.cli.session import check_commitment
from podzem.core.dice import Scripted
from podzem.core.errors import Diverged
from podzem.core.journal import Entry, read_journal, replay
from podzem.core.ruling import Again, Ruled
from podzem.systems import load_system
from podzem.table.listener import Listener
from podzem.table.table import Table
from tests.table.desk import Desk

TWO = ["person", "person"]
CLAUSES = ("escape.table.judge", "dungeon.core.auto_judge")


def judged(seats: list[str] = TWO, **opening: Any) -> tuple[Desk, Listener, Listener]:
    """A table with a judge who weighs each throw, and the first player at it."""
    desk = Desk(seats, judge="human", **opening)
    judge = desk.listen(desk.tokens.token, "en")
    first = desk.join("Ana", 0) if "person" in seats else desk.listen(desk.tokens.watch)
    assert desk.say(judge, "hold", on=True)["is"] == "done"
    desk.tell(judge)
    assert desk.last[judge]["holds"]
    return desk, judge, first


def first_roll(desk: Desk) -> str:
    """The seat that begins throws its die."""
    return f"{desk.table.system.pace.needed(desk.table.course.state)[0]} roll"


def thrower(desk: Desk, first: Listener) -> Listener:
    """Who begins."""
    seat = desk.table.system.pace.needed(desk.table.course.state)[0]
    return first if seat == 0 else desk.join("Boyan", 1)


@pytest.mark.clause("escape.table.judge")
def test_a_throw_is_told_to_nobody_but_the_judge_until_he_lets_it_stand() -> None:
    desk, judge, first = judged()
    who, lines = thrower(desk, first), desk.table.course.lines.count(0)
    before = desk.table.course.state.key()
    desk.tell(first)
    seen = desk.last[first]["view"]
    assert desk.decide(who, first_roll(desk))["is"] == "done"
    assert desk.table.course.state.key() == before
    news = desk.tell(first)[-1]
    assert (news["view"], news["decisions"], news["awaited"], news["lines"]["of"]) == (seen, [], [-2], [])
    assert "held" not in news
    assert "holds" not in news
    assert desk.table.course.lines.count(0) == lines
    held = desk.tell(judge)[-1]["held"]
    ((sides, face, fell),) = held["dice"]
    assert (sides, face) == (6, fell)
    assert held["seat"] == who.viewer
    assert any(line["event"] == "throw" and line["facts"]["face"] == face for line in held["lines"])
    assert desk.say(judge, "release", version=desk.table.version)["is"] == "done"
    assert desk.table.held is None
    assert desk.table.course.state.key() != before
    assert any(line["event"] == "throw" for line in desk.tell(first)[-1]["lines"]["of"])
    assert desk.tell(judge)[-1]["held"] is None


@pytest.mark.clause("escape.table.judge")
@pytest.mark.parametrize("dice", ["seeded", "committed", "entered"])
def test_a_replaced_face_is_played_and_journalled_for_the_judge_alone(dice: str) -> None:
    desk, judge, first = judged(dice=dice)
    who = thrower(desk, first)
    faces = {"faces": [3]} if dice == "entered" else {}
    desk.decide(who, first_roll(desk), **faces)
    desk.tell(judge)
    ((_, fell, _),) = desk.last[judge]["held"]["dice"]
    wanted = fell % 6 + 1
    assert desk.say(judge, "rule", version=desk.table.version, die=0, face=wanted)["is"] == "done"
    assert desk.tell(judge)[-1]["held"]["dice"] == [[6, wanted, fell]]
    desk.say(judge, "release", version=desk.table.version)
    desk.tell(judge)
    desk.tell(first)
    told = {line["event"]: line for line in desk.journal[judge].values()}
    assert told["throw"]["facts"]["face"] == wanted
    assert told["die_replaced"]["facts"] == {"die": 1, "sides": 6, "fell": fell, "face": wanted}
    assert told["die_replaced"]["clause"] == "escape.table.judge"
    assert f"{wanted} instead of {fell}" in told["die_replaced"]["say"]
    assert "die_replaced" not in {line["event"] for line in desk.journal[first].values()}
    again = desk.read()
    assert again.course.state.key() == desk.table.course.state.key()
    assert again.course.lines.count(-2) == desk.table.course.lines.count(-2)
    journal = read_journal(desk.table.export())
    assert journal.entries[-1].ruled == [(0, fell)]
    moments = list(replay(desk.table.system, journal))
    assert moments[-1].events[-1].name == "die_replaced"
    if dice == "committed":
        assert desk.record.secret is not None
        assert check_commitment(journal, desk.record.secret).used == desk.table.chance.used == again.chance.used


def test_a_replaced_face_that_the_seed_did_not_give_is_found_out() -> None:
    desk, judge, first = judged(dice="committed")
    desk.decide(thrower(desk, first), first_roll(desk))
    desk.tell(judge)
    ((_, fell, _),) = desk.last[judge]["held"]["dice"]
    desk.say(judge, "rule", version=desk.table.version, die=0, face=fell % 6 + 1)
    desk.say(judge, "release", version=desk.table.version)
    journal = read_journal(desk.table.export())
    last = journal.entries[-1]
    journal.entries[-1] = Entry(last.do, last.dice, last.digest, [(0, (fell + 1) % 6 + 1)])
    assert desk.record.secret is not None
    with pytest.raises(Diverged, match="the seed gives another face"):
        check_commitment(journal, desk.record.secret)
    journal.entries[-1] = Entry(last.do, last.dice, last.digest, [(7, 1)])
    with pytest.raises(Diverged, match="replaced that the step does not have"):
        list(replay(desk.table.system, journal))


def test_what_is_held_outlives_the_process_and_a_snapshot() -> None:
    desk, judge, first = judged(dice="committed")
    desk.decide(thrower(desk, first), first_roll(desk))
    desk.say(judge, "rule", version=desk.table.version, die=0, face=2)
    again = desk.read()
    assert again.held == desk.table.held
    assert (again.holds, again.version, again.chance.used) == (True, desk.table.version, desk.table.chance.used)
    restored = Table(desk.record, desk.table._snapshot(), [], lambda: desk.log)
    assert (restored.holds, restored.held, restored.version) == (True, desk.table.held, desk.table.version)
    desk.table = restored
    assert desk.say(judge, "release", version=restored.version)["is"] == "done"
    assert read_journal(desk.table.export()).entries[-1].dice == [(6, 2)]


def test_the_judge_gives_a_held_decision_back_by_rewinding_to_the_present() -> None:
    desk, judge, first = judged()
    who, before = thrower(desk, first), desk.table.course.state.key()
    desk.decide(who, first_roll(desk))
    assert desk.tell(who)[-1]["awaited"] == [-2]
    at = desk.table.course.entries - 1
    assert desk.say(judge, "rewind", version=desk.table.version, to=at)["is"] == "done"
    assert desk.table.held is None
    assert desk.table.course.state.key() == before
    told = desk.tell(who)[-1]
    assert told["decisions"] != []
    assert told["awaited"] == [who.viewer]
    assert desk.read().held is None


def test_while_something_is_held_nobody_decides_takes_back_or_runs_out_of_time() -> None:
    desk, judge, first = judged(clock=10)
    who = thrower(desk, first)
    roll = first_roll(desk)
    desk.decide(who, roll)
    assert desk.decide(who, roll) == {"is": "error", "id": "m3", "say": "The judge is weighing what the dice say."}
    assert desk.say(who, "take_back", version=desk.table.version)["is"] == "error"
    assert desk.table.waiting() is None
    assert desk.table.deadline() is None
    assert desk.table.bot_seat() is None
    assert desk.table.time_out(desk.table.version, 99_000) is None
    assert desk.say(judge, "decide", decision="judge set turn=9", version=desk.table.version)["is"] == "error"


def test_what_is_not_there_or_not_theirs_is_refused_in_a_line() -> None:
    desk, judge, first = judged()
    version = desk.table.version
    assert desk.say(judge, "release", version=version)["say"] == "Nothing lies before the judge."
    assert desk.say(first, "hold", on=False)["is"] == "error"
    desk.decide(thrower(desk, first), first_roll(desk))
    assert desk.say(judge, "release", version=version)["is"] == "stale"
    assert desk.say(first, "release", version=desk.table.version)["is"] == "error"
    assert desk.say(first, "rule", version=desk.table.version, die=0, face=1)["is"] == "error"
    seven = desk.say(judge, "rule", version=desk.table.version, die=0, face=7)
    assert seven["say"] == "7 is no face of a d6: 1 to 6 was expected"
    second = desk.say(judge, "rule", version=desk.table.version, die=1, face=1)
    assert second["say"] == "the step has 1 dice; there is no die 1"


def test_bots_wait_for_the_judge_and_what_throws_nothing_is_not_held() -> None:
    desk, judge, _ = judged(["seeker", "seeker"])
    rolls = 0
    while desk.table.version < 60 and desk.table.system.outcome(desk.table.course.state) is None:
        desk.bots()
        if desk.table.system.outcome(desk.table.course.state) is not None:
            break
        held = desk.table.held
        assert held is not None
        assert held.fallen
        rolls += 1
        desk.say(judge, "release", version=desk.table.version)
    assert rolls > 5
    assert desk.read().course.state.key() == desk.table.course.state.key()


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.parametrize("wandering", ["automatic", "off"])
def test_in_an_expedition_orders_are_given_freely_and_each_turn_is_weighed(wandering: str) -> None:
    options = {"map": "proba", "party": "ready", "seed": 5, "judge": "ask", "judge_wandering": wandering}
    desk, judge, ana = judged(["person"], system="dungeon", options=options)
    assert desk.decide(ana, "0 all hold")["is"] == "done"
    assert desk.table.held is None
    assert desk.decide(ana, "0 release")["is"] == "done"
    assert desk.table.held is not None
    assert bool(desk.table.held.fallen) == (wandering != "off")  # secret, and so is held either way
    assert desk.table.course.state.company.turn == 0
    desk.say(judge, "release", version=desk.table.version)
    assert desk.table.course.state.company.turn == 1


def test_later_dice_stay_as_they_fell_until_the_rule_asks_for_others() -> None:
    again = Again([(6, 4), (6, 2), (100, 50)], Scripted([(6, 1), (100, 7)]))
    ruled = Ruled(again, [(0, 6, 5), (1, 100, 3)])
    assert [ruled.face(sides) for sides in (6, 6, 6, 100)] == [5, 2, 1, 7]
    assert ruled.fallen == [(6, 4), (6, 2), (6, 1), (100, 7)]


@pytest.mark.parametrize("key", ["escape", "dungeon"])
def test_each_system_names_the_clause_by_which_a_judge_overrides(key: str) -> None:
    system = load_system(key)
    assert system.book.judge_clause in CLAUSES
    assert system.book.judge_clause in system.book.clauses
    assert "die_replaced" in system.book.events
