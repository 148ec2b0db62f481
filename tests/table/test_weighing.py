"""What the dice say lies before the judge first, and nobody else learns of it until he lets it stand."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.cli.session import check_commitment
from podzem.core.dice import Scripted
from podzem.core.errors import Diverged
from podzem.core.journal import Entry, read_journal, replay
from podzem.core.ruling import Again, Ruled
from podzem.systems import SYSTEMS, load_system
from podzem.table.listener import Listener
from podzem.table.stand_ins import bot_seat, deadline_of, time_out, waiting
from podzem.table.table import Table
from tests.table.driver import TableDriver

TWO = ["person", "person"]
CLAUSES = {
    "escape": "escape.table.judge",
    "dungeon": "dungeon.core.auto_judge",
    "surface": "surface.core.roll_visibility",
    "screen": "screen.core.judge_override",
    "delve": "delve.core.judge",
}


def judged(seats: list[str] = TWO, **opening: Any) -> tuple[TableDriver, Listener, Listener]:
    """A table with a judge who weighs each throw, and the first player at it."""
    driver = TableDriver(seats, judge="human", **opening)
    judge = driver.listen(driver.tokens.token, "en")
    first = driver.join("Ana", 0) if "person" in seats else driver.listen(driver.tokens.watch)
    assert driver.say(judge, "hold", on=True)["is"] == "done"
    driver.news(judge)
    assert driver.last[judge]["holds"]
    return driver, judge, first


def first_roll(driver: TableDriver) -> str:
    """The seat that begins throws its die."""
    return f"{driver.table.system.turns.needed(driver.table.game.state)[0]} roll"


def thrower(driver: TableDriver, first: Listener) -> Listener:
    """Who begins."""
    seat = driver.table.system.turns.needed(driver.table.game.state)[0]
    return first if seat == 0 else driver.join("Boyan", 1)


@pytest.mark.clause("escape.table.judge")
def test_a_throw_is_told_to_nobody_but_the_judge_until_he_lets_it_stand() -> None:
    driver, judge, first = judged()
    who, lines = thrower(driver, first), driver.table.game.lines.count(0)
    before = driver.table.game.state.key()
    driver.news(first)
    seen = driver.last[first]["view"]
    assert driver.decide(who, first_roll(driver))["is"] == "done"
    assert driver.table.game.state.key() == before
    news = driver.news(first)[-1]
    assert (news["view"], news["decisions"], news["awaited"], news["lines"]["of"]) == (seen, [], [-2], [])
    assert "held" not in news
    assert "holds" not in news
    assert driver.table.game.lines.count(0) == lines
    held = driver.news(judge)[-1]["held"]
    ((sides, face, fell),) = held["dice"]
    assert (sides, face) == (6, fell)
    assert held["seat"] == who.viewer
    assert any(line["event"] == "throw" and line["facts"]["face"] == face for line in held["lines"])
    assert driver.say(judge, "release", version=driver.table.version)["is"] == "done"
    assert driver.table.held is None
    assert driver.table.game.state.key() != before
    assert any(line["event"] == "throw" for line in driver.news(first)[-1]["lines"]["of"])
    assert driver.news(judge)[-1]["held"] is None


@pytest.mark.clause("escape.table.judge")
@pytest.mark.parametrize("dice", ["seeded", "committed", "entered"])
def test_a_replaced_face_is_played_and_journalled_for_the_judge_alone(dice: str) -> None:
    driver, judge, first = judged(dice=dice)
    who = thrower(driver, first)
    faces = {"faces": [3]} if dice == "entered" else {}
    driver.decide(who, first_roll(driver), **faces)
    driver.news(judge)
    ((_, fell, _),) = driver.last[judge]["held"]["dice"]
    wanted = fell % 6 + 1
    assert driver.say(judge, "rule", version=driver.table.version, die=0, face=wanted)["is"] == "done"
    assert driver.news(judge)[-1]["held"]["dice"] == [[6, wanted, fell]]
    driver.say(judge, "release", version=driver.table.version)
    driver.news(judge)
    driver.news(first)
    told = {line["event"]: line for line in driver.journal[judge].values()}
    assert told["throw"]["facts"]["face"] == wanted
    assert told["die_replaced"]["facts"] == {"die": 1, "sides": 6, "fell": fell, "face": wanted}
    assert told["die_replaced"]["clause"] == "escape.table.judge"
    assert f"{wanted} instead of {fell}" in told["die_replaced"]["say"]
    assert "die_replaced" not in {line["event"] for line in driver.journal[first].values()}
    again = driver.read()
    assert again.game.state.key() == driver.table.game.state.key()
    assert again.game.lines.count(-2) == driver.table.game.lines.count(-2)
    journal = read_journal(driver.table.export())
    assert journal.entries[-1].ruled == [(0, fell)]
    moments = list(replay(driver.table.system, journal))
    assert moments[-1].events[-1].name == "die_replaced"
    if dice == "committed":
        assert driver.record.secret is not None
        assert check_commitment(journal, driver.record.secret).used == driver.table.chance.used == again.chance.used


def test_a_replaced_face_that_the_seed_did_not_give_is_found_out() -> None:
    driver, judge, first = judged(dice="committed")
    driver.decide(thrower(driver, first), first_roll(driver))
    driver.news(judge)
    ((_, fell, _),) = driver.last[judge]["held"]["dice"]
    driver.say(judge, "rule", version=driver.table.version, die=0, face=fell % 6 + 1)
    driver.say(judge, "release", version=driver.table.version)
    journal = read_journal(driver.table.export())
    last = journal.entries[-1]
    journal.entries[-1] = Entry(last.do, last.dice, last.digest, [(0, (fell + 1) % 6 + 1)])
    assert driver.record.secret is not None
    with pytest.raises(Diverged, match="the seed gives another face"):
        check_commitment(journal, driver.record.secret)
    journal.entries[-1] = Entry(last.do, last.dice, last.digest, [(7, 1)])
    with pytest.raises(Diverged, match="replaced that the step does not have"):
        list(replay(driver.table.system, journal))


def test_what_is_held_outlives_the_process_and_a_snapshot() -> None:
    driver, judge, first = judged(dice="committed")
    driver.decide(thrower(driver, first), first_roll(driver))
    driver.say(judge, "rule", version=driver.table.version, die=0, face=2)
    again = driver.read()
    assert again.held == driver.table.held
    assert (again.holds, again.version, again.chance.used) == (True, driver.table.version, driver.table.chance.used)
    restored = Table(driver.record, driver.table._snapshot(), [], lambda: driver.log)
    assert (restored.holds, restored.held, restored.version) == (True, driver.table.held, driver.table.version)
    driver.table = restored
    assert driver.say(judge, "release", version=restored.version)["is"] == "done"
    assert read_journal(driver.table.export()).entries[-1].dice == [(6, 2)]


def test_the_judge_gives_a_held_decision_back_by_rewinding_to_the_present() -> None:
    driver, judge, first = judged()
    who, before = thrower(driver, first), driver.table.game.state.key()
    driver.decide(who, first_roll(driver))
    assert driver.news(who)[-1]["awaited"] == [-2]
    at = driver.table.game.entries - 1
    assert driver.say(judge, "rewind", version=driver.table.version, to=at)["is"] == "done"
    assert driver.table.held is None
    assert driver.table.game.state.key() == before
    told = driver.news(who)[-1]
    assert told["decisions"] != []
    assert told["awaited"] == [who.viewer]
    assert driver.read().held is None


def test_while_something_is_held_nobody_decides_takes_back_or_runs_out_of_time() -> None:
    driver, judge, first = judged(clock=10)
    who = thrower(driver, first)
    roll = first_roll(driver)
    driver.decide(who, roll)
    assert driver.decide(who, roll) == {"is": "error", "id": "m3", "say": "The judge is weighing what the dice say."}
    assert driver.say(who, "take_back", version=driver.table.version)["is"] == "error"
    assert waiting(driver.table) is None
    assert deadline_of(driver.table) is None
    assert bot_seat(driver.table) is None
    assert time_out(driver.table, driver.table.version, 99_000) is None
    assert driver.say(judge, "decide", decision="judge set turn=9", version=driver.table.version)["is"] == "error"


def test_what_is_not_there_or_not_theirs_is_refused_in_a_line() -> None:
    driver, judge, first = judged()
    version = driver.table.version
    assert driver.say(judge, "release", version=version)["say"] == "Nothing lies before the judge."
    assert driver.say(first, "hold", on=False)["is"] == "error"
    driver.decide(thrower(driver, first), first_roll(driver))
    assert driver.say(judge, "release", version=version)["is"] == "stale"
    assert driver.say(first, "release", version=driver.table.version)["is"] == "error"
    assert driver.say(first, "rule", version=driver.table.version, die=0, face=1)["is"] == "error"
    seven = driver.say(judge, "rule", version=driver.table.version, die=0, face=7)
    assert seven["say"] == "7 is no face of a d6: 1 to 6 was expected"
    second = driver.say(judge, "rule", version=driver.table.version, die=1, face=1)
    assert second["say"] == "the step has 1 dice; there is no die 1"


def test_bots_wait_for_the_judge_and_what_throws_nothing_is_not_held() -> None:
    driver, judge, _ = judged(["seeker", "seeker"])
    rolls = 0
    while driver.table.version < 60 and driver.table.system.outcome(driver.table.game.state) is None:
        driver.bots()
        if driver.table.system.outcome(driver.table.game.state) is not None:
            break
        held = driver.table.held
        assert held is not None
        assert held.fallen
        rolls += 1
        driver.say(judge, "release", version=driver.table.version)
    assert rolls > 5
    assert driver.read().game.state.key() == driver.table.game.state.key()


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.parametrize("wandering", ["automatic", "off"])
def test_in_an_expedition_orders_are_given_freely_and_each_turn_is_weighed(wandering: str) -> None:
    options = {"map": "proba", "party": "ready", "seed": 5, "judge": "ask", "judge_wandering": wandering}
    driver, judge, ana = judged(["person"], system="dungeon", options=options)
    assert driver.decide(ana, "0 all hold")["is"] == "done"
    assert driver.table.held is None
    assert driver.decide(ana, "0 release")["is"] == "done"
    assert driver.table.held is not None
    assert bool(driver.table.held.fallen) == (wandering != "off")  # secret, and so is held either way
    assert driver.table.game.state.company.turn == 0
    driver.say(judge, "release", version=driver.table.version)
    assert driver.table.game.state.company.turn == 1


def test_later_dice_stay_as_they_fell_until_the_rule_asks_for_others() -> None:
    again = Again([(6, 4), (6, 2), (100, 50)], Scripted([(6, 1), (100, 7)]))
    ruled = Ruled(again, [(0, 6, 5), (1, 100, 3)])
    assert [ruled.face(sides) for sides in (6, 6, 6, 100)] == [5, 2, 1, 7]
    assert ruled.fallen == [(6, 4), (6, 2), (6, 1), (100, 7)]


@pytest.mark.parametrize("key", SYSTEMS)
def test_each_system_names_the_clause_by_which_a_judge_overrides(key: str) -> None:
    system = load_system(key)
    assert system.book.judge_clause == CLAUSES[key]
    assert system.book.judge_clause in system.book.clauses
    assert "die_replaced" in system.book.events
