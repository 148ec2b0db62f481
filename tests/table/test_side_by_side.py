"""Orders given side by side by several seats, and a judge's question where no judge sits (dungeon.time.order)."""

import pytest

from podzem.core.decisions import JUDGE
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.question import Question
from podzem.table.listener import Listener
from podzem.table.stand_ins import bot_choice, bot_seat

from .driver import TableDriver

EXPEDITION = {"map": "proba", "party": "ready", "seed": 5}
"""A map and a party without chance; no die that is thrown before the first turn is released matters here."""


def two() -> tuple[TableDriver, Listener, Listener]:
    driver = TableDriver(["person", "person"], "dungeon", options=EXPEDITION)
    maria = driver.listen(driver.tokens.token)
    return driver, maria, driver.join("Иван", 1)


@pytest.mark.clause("dungeon.time.order")
def test_two_seats_who_saw_the_same_version_both_order() -> None:
    driver, maria, ivan = two()
    seen = driver.table.version
    assert driver.decide(maria, "0 hold pc.1", version=seen)["is"] == "done"
    assert driver.decide(ivan, "1 hold pc.2", version=seen)["is"] == "done"
    assert driver.table.version == seen + 2
    state = driver.table.game.state
    assert [state.orders[number].verb for number in (1, 2)] == ["hold", "hold"]
    assert driver.read().game.state == state


@pytest.mark.clause("dungeon.time.order")
def test_who_ordered_himself_since_is_stale() -> None:
    driver, maria, _ = two()
    seen = driver.table.version
    driver.decide(maria, "0 hold pc.1", version=seen)
    assert driver.decide(maria, "0 revise pc.1", version=seen)["is"] == "stale"


@pytest.mark.clause("dungeon.time.order")
def test_orders_that_touch_the_same_member_are_stale() -> None:
    driver, maria, ivan = two()
    seen = driver.table.version
    assert driver.decide(maria, "0 split pc.2", version=seen)["is"] == "done"
    assert driver.decide(ivan, "1 hold pc.2", version=seen)["is"] == "stale"
    assert 2 not in driver.table.game.state.orders
    assert driver.decide(ivan, "1 hold pc.2")["is"] == "done"


@pytest.mark.clause("dungeon.time.order")
def test_the_way_of_the_group_turns_everybody_stale() -> None:
    driver, maria, ivan = two()
    seen = driver.table.version
    assert driver.decide(maria, "0 leg 1 5,5", version=seen)["is"] == "done"
    assert driver.decide(ivan, "1 hold pc.2", version=seen)["is"] == "stale"


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.parametrize("judge", ["automatic", "human"])
def test_a_judges_question_is_answered_by_the_automatic_one_where_no_judge_sits(judge: str) -> None:
    driver = TableDriver(["person"], "dungeon", options={**EXPEDITION, "judge": "ask"}, judge=judge)
    state = driver.table.game.state
    state.waiting.append(Meeting(1, source="wandering", way="O1", waited=True))
    state.questions.append(Question("direction", JUDGE, [], ["O1", "none"], "O1"))
    assert driver.table.system.turns.needed(state) == (JUDGE,)
    if judge == "human":
        assert bot_seat(driver.table) is None
    else:
        assert bot_seat(driver.table) == JUDGE
        assert str(bot_choice(driver.table, JUDGE)) == "judge direction O1"


@pytest.mark.clause("dungeon.time.order")
def test_an_order_is_taken_back_until_the_turn_has_shown_what_it_brings() -> None:
    options = {**EXPEDITION, "judge": "ask", "judge_wandering": "off"}  # no die falls, and none needs to
    driver = TableDriver(["person"], "dungeon", options=options, judge="human")
    ana = driver.join("Ана", 0)
    driver.decide(ana, "0 all hold")
    assert driver.say(ana, "take_back", version=driver.table.version)["is"] == "done"
    driver.decide(ana, "0 all hold")
    driver.decide(ana, "0 release")
    assert driver.table.game.state.company.turn == 1
    assert driver.say(ana, "take_back", version=driver.table.version)["is"] == "error"
