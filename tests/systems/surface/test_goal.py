"""Why one goes, and how a campaign ends (the option `goal`; dungeon.premise.goal)."""

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, DEAD, Member
from podzem.systems.surface import goal
from podzem.systems.surface.game import OVER, Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.setting import read_setting
from podzem.systems.surface.view.viewer import seen_by
from tests.systems.surface import test_going_below as below
from tests.systems.surface.campaigns import campaign, do, join, named


def judged(game: Game) -> str:
    goal.judge(game, Scribe(Scripted([])))
    return game.status


def _for_dungeons() -> Game:
    game = below.campaign()
    game.company.setting = read_setting(1, {**game.setting.options, "goal": "dungeons"})
    game.join()
    return game


@pytest.mark.clause("dungeon.premise.goal")
def test_every_dungeon_emptied_is_a_goal() -> None:
    game = _for_dungeons()
    assert seen_by(game, 0).goal.want == 1
    below.go_down(game)
    site = game.sites["cave"].game.site
    assert site.furnished
    assert not game.sites["cave"].is_emptied
    site.heaps = []
    assert not game.sites["cave"].is_emptied, "a cache is still hidden"
    assert seen_by(game, 0).goal.have == 1, "nobody knows of it, so nobody counts it"
    hidden = [secret.id for level in site.dungeon.levels for secret in level.secrets]
    assert hidden
    site.secrets = hidden
    assert judged(game) == "", "they are still below"
    told = [event for text in below.OUT for event in do(game, text)]
    assert named(told, "campaign_over")[0].facts["status"] == "reached"
    assert (game.stage, fault(game)) == (OVER, "")


@pytest.mark.clause("dungeon.premise.goal")
def test_what_was_brought_along_and_left_below_is_no_treasure() -> None:
    game = _for_dungeons()
    below.go_down(game)
    do(game, "0 drop pc.1 torch.101")
    site = game.sites["cave"].game.site
    site.heaps = [heap for heap in site.heaps if not heap.treasure]
    site.secrets = [secret.id for level in site.dungeon.levels for secret in level.secrets]
    assert site.heaps
    assert game.sites["cave"].is_emptied


@pytest.mark.clause("dungeon.premise.goal")
def test_a_dungeon_that_nobody_has_entered_is_not_emptied() -> None:
    game = _for_dungeons()
    assert judged(game) == ""
    nothing = campaign(goal="dungeons")
    assert judged(nothing) == "", "a region without any is never done with"


@pytest.mark.clause("dungeon.premise.goal")
@pytest.mark.parametrize(
    ("days", "month", "purse", "status"), [(9, 3, 999, ""), (9, 3, 1000, "reached"), (9, 8, 999, "failed")]
)
def test_wealth_before_winter(days: int, month: int, purse: int, status: str) -> None:
    game = campaign(goal="wealth", goal_kuna=1000)
    game.days, game.month, game.company.ledger.purse = 9, month, [purse]
    assert judged(game) == status


@pytest.mark.clause("dungeon.premise.goal")
@pytest.mark.parametrize(("days", "status"), [(359, ""), (360, "reached")])
def test_a_year_survived(days: int, status: str) -> None:
    game = campaign(goal="year")
    game.days = days
    assert judged(game) == status


@pytest.mark.clause("dungeon.premise.goal")
def test_it_is_lost_when_nobody_is_left_to_go_on() -> None:
    game = campaign()
    join(game, Member(ANIMAL, "donkey", game.company.take_number(), owner=0))
    assert judged(game) == ""
    game.members[1].status = DEAD
    assert judged(game) == "lost", "a donkey leads no company"
