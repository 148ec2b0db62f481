"""States that somebody writes, for a case or as a judge's correction: they hold, or the fault is one clear line."""

import pytest

from podzem.core.decisions import read_decision
from podzem.core.errors import Malformed
from podzem.expedition.people import DEAD, FLED, GONE, OUTSIDE
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.staging import stage
from podzem.systems.dungeon.view import viewer as view

from .build import scribe

VIEWERS = (-2, -1, 0)


def staged(**paths: object) -> Game:
    return stage(1, {}, {"party": ["man torch!", "man"], **paths})


@pytest.mark.clause("dungeon.time.order")
@pytest.mark.parametrize("status", [DEAD, FLED, GONE, OUTSIDE])
@pytest.mark.parametrize("group", [0, 1])
def test_order__who_is_no_more_of_a_group_is_seen_and_ordered_by_nobody(status: str, group: int) -> None:
    game = staged(members={"2": {"status": status, "group": group}})
    assert game.groups[0].members == [1]
    for viewer in VIEWERS:
        assert view.seen_by(game, viewer).groups[0].ranks == [["pc.1"]]
    assert not [one for one in deciding.candidates(game, 0) if "pc.2" in one.words]
    for text in ("0 hold pc.1", "0 release"):
        assert deciding.why_not(game, read_decision(text)) is None
        deciding.apply(game, read_decision(text), scribe())
    assert game.company.turn == 1


@pytest.mark.clause("dungeon.time.order")
def test_order__a_group_in_which_nobody_is_left_is_no_more() -> None:
    game = staged(members={"1": {"status": DEAD, "group": 0}, "2": {"status": DEAD, "group": 0}})
    assert game.groups == []
    assert all(view.seen_by(game, viewer) for viewer in VIEWERS)


@pytest.mark.clause("dungeon.core.error")
@pytest.mark.parametrize(
    ("paths", "message"),
    [
        ({"at": "300,300"}, "at: 300,300 is rock on level 1"),
        ({"depth": 7}, "depth: there is no level 7; known are 1"),
        ({"heading": "up"}, "heading: N, E, S, W was expected, not 'up'"),
        ({"met": {"kind": "rat", "at": "90,90"}}, "met.at: 90,90 is rock on level 1"),
        ({"members": {"1": {"items": {"0": {"kind": "tron"}}}}}, "there is no thing of the kind 'tron'"),
        ({"members": {"1": {"group": 4}}}, "pc.1 is in group 4, which is not there"),
    ],
)
def test_error__a_state_that_cannot_be_is_one_clear_line(paths: dict[str, object], message: str) -> None:
    with pytest.raises(Malformed) as error:
        staged(**paths)
    assert str(error.value) == message


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.parametrize("text", ["members.2.group=7", "members.1.items.0.kind=tron", "members.2.status=dead"])
def test_auto_judge__what_would_break_the_state_is_no_fact_that_he_sets(text: str) -> None:
    game = staged()
    refusal = deciding.why_not(game, read_decision(f"judge set {text}"))
    assert refusal is not None
    assert (refusal.clause, refusal.facts["why"]) == ("dungeon.core.auto_judge", "kept")


@pytest.mark.clause("dungeon.core.auto_judge")
def test_auto_judge__whom_he_takes_away_is_out_of_the_ranks() -> None:
    game = staged()
    decision = read_decision("judge remove pc.2")
    assert deciding.why_not(game, decision) is None
    deciding.apply(game, decision, scribe())
    assert game.groups[0].members == [1]
    assert view.seen_by(game, 0).groups[0].ranks == [["pc.1"]]
