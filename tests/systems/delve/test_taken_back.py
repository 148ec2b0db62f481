"""What can be taken back, and what a judge who weighs throws is shown: neither tells of dice that nobody may know of.

Whether an encounter check was due, somebody unseen stirred or was run into, a square struck at was empty
(delve.core.roll_visibility).
"""

from __future__ import annotations

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Scripted
from podzem.core.step import reveals, step
from podzem.core.weighing import is_to_be_weighed, thrown
from podzem.systems.delve.below import Zone
from podzem.systems.delve.game import Game
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.things import Item, Lying
from tests.systems.delve.scenes import Place, facing, fighting, hall, hero, met
from tests.systems.delve.test_secrets import with_dwellers

TORCH = "torch*!"
ONCE = pytest.mark.clause("delve.core.roll_visibility")


def can_be_taken_back(game: Game, text: str, *faces: tuple[int, int]) -> bool:
    """Whether a decision of the only seat could be taken back; `faces` are all the dice that it throws."""
    dice = Scripted(list(faces))
    done = step(SYSTEM, game, read_decision(f"0 {text}"), dice)
    dice.finish()
    return not reveals(SYSTEM, game, done)


@ONCE
@pytest.mark.clause("delve.wander.interval")
def test_a_turn_that_has_passed_tells_not_whether_a_check_was_due() -> None:
    """The counter stands at 1: in a watchful zone the check is due now, in another one it is not."""
    for alertness, faces in (("normal", ()), ("alert", ((6, 6),))):
        game = hall(hero(1, TORCH, (3, 1)))
        game.below.zones = {"": Zone(alertness)}
        game.groups[0].counter = 1
        assert not can_be_taken_back(game, "wait 1", *faces)


@ONCE
@pytest.mark.clause("delve.dark.melee")
def test_a_blow_into_the_air_is_struck() -> None:
    """Else every square around could be felt for nothing."""
    game = hall(hero(1, "sword*", (5, 1)), hero(2, TORCH, (14, 2)))
    fighting(game, met(game, "stalker", (12, 1)))
    assert not can_be_taken_back(game, "strike_at pc.1 1:6,1 sword.100")


@ONCE
@pytest.mark.clause("delve.combat.actions")
@pytest.mark.parametrize("text", ["move pc.1 1:5,2", "sheathe pc.1 sword.100", "end_turn pc.1"])
def test_what_takes_of_a_round_may_bring_somebody_unseen_to_act(text: str) -> None:
    game = hall(hero(1, "sword*", (5, 1)), hero(2, TORCH, (14, 2)))
    fighting(game, met(game, "stalker", (12, 1)))
    assert not can_be_taken_back(game, text)


@ONCE
@pytest.mark.clause("delve.meet.decision")
def test_the_one_free_question_about_those_met_is_asked_once() -> None:
    game = hall(hero(1, TORCH, (5, 1)))
    facing(game, met(game, "goblin", (8, 1)), step="first").first = "party"
    assert not can_be_taken_back(game, "watch 1 number")


@ONCE
def test_a_chest_that_proved_locked_is_known_to_be() -> None:
    game = hall(hero(1, TORCH, (5, 1)))
    game.below.lying = [Lying(Place(1, 5, 1), [Item("gem", 90)], "C1", "chest", locked=True, seen=True)]
    assert not can_be_taken_back(game, "open_chest pc.1 C1")


@pytest.mark.clause("delve.core.judge")
def test_a_judge_who_weighs_throws_weighs_every_door_whether_somebody_is_behind_it_or_not() -> None:
    empty, peopled = hall(hero(1, TORCH, (14, 1))), hall(hero(1, TORCH, (14, 1)), map=with_dwellers())
    decision = Decision(0, "open", ("pc.1", "D1"))
    for game in (empty, peopled):
        held = thrown(SYSTEM, game, decision, Scripted([(6, 3)] * 12), [])
        assert is_to_be_weighed(SYSTEM, game, held)
    light = Decision(0, "extinguish", ("pc.1", "torch.100"))
    assert not is_to_be_weighed(SYSTEM, empty, thrown(SYSTEM, empty, light, Scripted([]), []))


def test_what_hides_nothing_is_taken_back() -> None:
    """Things moved while nobody is met; the own sheet, whatever goes on."""
    game = hall(hero(1, f"sword* {TORCH}", (5, 1)))
    assert can_be_taken_back(game, "sheathe pc.1 sword.100")
    fighting(game, met(game, "goblin", (8, 1)))
    assert not SYSTEM.book.orders["sketch"].hides_dice(game)
