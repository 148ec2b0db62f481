"""What lies before the judge first, and what a player may no longer take back once it is told (T20)."""

import pytest

from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Scripted
from podzem.core.events import OPEN, SECRET
from podzem.core.journal import Moment
from podzem.core.step import step
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.game import MEETING
from podzem.systems.dungeon.system import DungeonSystem
from podzem.systems.dungeon.view import viewer as view
from tests.systems.dungeon.meetings import at_d1, dice, event, finish, names
from tests.systems.dungeon.test_combat import battle, begin

SYSTEM = DungeonSystem()
ONLY_SURPRISE = {"judge": "ask", "judge_attitude": "automatic", "judge_wandering": "off"}


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.clause("dungeon.surprise.seen")
@pytest.mark.parametrize(
    ("answer", "surprised", "advantage"),
    [
        ("none", (False, False), ""),
        ("party", (True, False), "others"),
        ("others", (False, True), "party"),
        ("both", (True, True), ""),
    ],
)
def test_dungeon_surprise_seen__the_judge_says_who_is_surprised(
    answer: str, surprised: tuple[bool, bool], advantage: str
) -> None:
    game = at_d1(**ONLY_SURPRISE)
    asked = dice(6, 6)
    encounters.opened(game, game.groups[0], "D1", asked)
    finish(asked)
    assert game.questions[-1].default == "none"
    ruled = dice(2, 3)
    deciding.carry_out(game, Decision(JUDGE, "surprise", (answer,)), ruled)
    meeting = game.meeting
    assert meeting is not None
    assert (meeting.party_surprised, meeting.others_surprised) == surprised
    assert meeting.free_phase == advantage
    assert meeting.hs == 8
    assert ("ruled" in names(ruled)) == (answer != "none")


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.clause("dungeon.core.secrecy")
def test_dungeon_core_auto_judge__nobody_else_learns_of_the_meeting_while_the_judge_is_asked() -> None:
    game, scribe = at_d1(**ONLY_SURPRISE), dice(1, 6)
    encounters.opened(game, game.groups[0], "D1", scribe)
    assert deciding.awaited(game) == (JUDGE,)
    assert [decision.words for decision in deciding.candidates(game, JUDGE)] == [
        ("none",),
        ("party",),
        ("others",),
        ("both",),
    ]
    assert deciding.candidates(game, 0) == []
    assert deciding.why_not(game, Decision(0, "surprise", ("none",))) is not None
    assert deciding.why_not(game, Decision(JUDGE, "surprise", ("chud",))) is not None
    assert (view.seen_by(game, 0).stage, view.seen_by(game, 0).meeting) == ("orders", None)
    shown = view.seen_by(game, JUDGE).meeting
    assert shown is not None
    assert (shown.surprise, shown.hs) == ("party", None)
    assert all(one.audience == SECRET for one in scribe.events)
    assert game.questions[-1].default == "party"


@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_core_auto_judge__without_a_judge_the_dice_decide_and_off_throws_none() -> None:
    automatic, scribe = at_d1(), dice(1, 6, 2, 3)
    encounters.opened(automatic, automatic.groups[0], "D1", scribe)
    assert (event(scribe, "surprise")["party"], event(scribe, "surprise")["others"]) == (True, False)
    off = at_d1(**{**ONLY_SURPRISE, "judge_surprise": "off"})
    none = dice()
    encounters.opened(off, off.groups[0], "D1", none)
    finish(none)
    assert off.stage == MEETING
    assert off.meeting is not None
    assert (off.meeting.party_surprised, off.meeting.others_surprised) == (False, False)


@pytest.mark.clause("dungeon.combat.orders")
def test_combat_orders__once_the_sealed_orders_are_open_nothing_is_taken_back() -> None:
    game = battle("sword* torch!", kind="karl", hs=4)
    begin(game)
    done = step(SYSTEM, game, read_decision("0 hold_line"), Scripted([]))
    assert {event.audience for event in done.events} == {OPEN}
    assert not Moment(1, done.decision, done.state, done.events, done.faces).can_be_taken_back_by(0, SYSTEM, game)
