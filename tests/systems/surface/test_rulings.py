"""What is left to the judge is a question to his seat, and what was rolled is its default (section 17 f)."""

import pytest

from podzem.core.decisions import JUDGE, read_decision
from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.systems.surface import orders
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.chapters.encounters import daily, landmarks
from podzem.systems.surface.game import COMBAT, DAY, MEETING, Game
from podzem.systems.surface.invariants import fault
from tests.systems.surface.campaigns import campaign, clause, do, named
from tests.systems.surface.meetings import AFAR, AWARE, Dice, scene

ASKED = {"judge": "ask", "judge_wandering": "ask"}
WIDE = "/".join(["....."] * 5)


def _comes(game: Game, *dice: tuple[int, int]) -> list[Event]:
    """The meeting that a measure has brought."""
    scripted = Scripted(list(dice))
    scribe = Scribe(scripted, listening=True)
    daily.come(game, game.parties[0], scribe)
    go_on(game, scribe)
    scripted.finish()
    return scribe.events


@pytest.mark.clause("surface.encounter.tables", "surface.core.roll_visibility")
def test_the_judge_says_who_comes_and_how_many() -> None:
    game = scene(WIDE, "2,2", options=ASKED)
    _comes(game, (12, 7))
    assert (game.questions[-1].kind, game.questions[-1].default, game.questions[-1].seat) == ("kind", "bandit", JUDGE)
    assert orders.candidates(game, 0) == [], "nobody else may go on meanwhile"
    assert orders.fallback(game, JUDGE) == read_decision("judge kind bandit")
    told = do(game, "judge kind wolf", (6, 3), (6, 2))
    assert named(told, "judge_rules")[0].facts == {"was": "bandit", "answer": "wolf"}
    assert {event.audience for event in told} == {0}, "the party hears of nobody yet"
    assert (game.questions[-1].kind, game.questions[-1].default) == ("number", "5")
    assert clause(game, "judge number 0") == "surface.core.legal_actions"
    told = do(game, "judge number 2", *AWARE, *AFAR)
    assert named(told, "met")[0].facts["count"] == 2
    assert game.stage == MEETING
    assert fault(game) == ""


@pytest.mark.clause("surface.encounter.cancelled")
def test_the_judge_says_that_nobody_comes() -> None:
    game = scene(WIDE, "2,2", options=ASKED)
    before = game.key()
    _comes(game, (12, 7))
    told = do(game, "judge kind none")
    assert [event.name for event in told] == ["judge_rules", "meeting_cancelled"]
    assert game.stage == DAY
    game.acting = 0
    assert game.key() == before, "nobody has come into being, no number is used up"


@pytest.mark.clause("surface.encounter.landmark")
def test_the_judge_says_who_comes_out_of_a_landmark() -> None:
    game = scene(WIDE, "2,2", options=ASKED, ways=["mark castle Zamok 2,2"])
    scripted = Scripted([])
    mark = region_of(game).landmark("zamok")
    landmarks.come_out(game, game.parties[0], mark, Scribe(scripted))
    assert (game.questions[-1].kind, game.questions[-1].default) == ("kind", "retinue")
    do(game, "judge kind hunter", (6, 4))
    do(game, "judge number 4", *AWARE, *AFAR)
    assert game.meeting is not None
    assert (game.meeting.kind, len(game.meeting.creatures), game.meeting.source) == ("hunter", 4, "zamok")


@pytest.mark.clause("surface.encounter.cancelled")
@pytest.mark.parametrize(("option", "dice", "default"), [("cancel", (), "cancel"), ("recast", ((6, 3),), "merchant")])
def test_the_judge_recasts_a_meeting_in_a_settlement(
    option: str, dice: tuple[tuple[int, int], ...], default: str
) -> None:
    game = campaign(
        "selo", judge="ask", judge_wandering="ask", judge_surprise="automatic", encounter_in_settlement=option
    )
    _comes(game, *dice)
    assert (game.questions[-1].kind, game.questions[-1].default) == ("recast", default)
    told = do(game, "judge recast beggar")
    assert named(told, "beggar_knows")
    assert game.parties[0].knowledge.clues == ["klad"]
    _comes(game, *dice)
    told = do(game, "judge recast brawl", (6, 2), *AWARE, *AFAR)
    assert named(told, "met")[0].facts == {"party": 1, "kind": "patrol", "count": 2, "sazhens": "200"}


LOST = {"judge": "ask", "judge_lost": "ask"}


@pytest.mark.clause("surface.lost.new_direction", "surface.core.roll_visibility")
@pytest.mark.parametrize(("face", "more", "default"), [(1, ((6, 3),), "E"), (2, (), "N")])
def test_the_judge_is_asked_where_a_march_leads_whether_or_not_it_is_lost(face: int, more: Dice, default: str) -> None:
    """Were he asked only of lost ones, that the table waits for him would tell the party."""
    game = scene(WIDE, "2,2", options=LOST)
    told = do(game, "0 march 1 N 2", (6, face), *more)
    assert (game.questions[-1].kind, game.questions[-1].default) == ("astray", default)
    assert sorted(game.questions[-1].words) == ["E", "N", "S", "W"]
    assert not [event for event in told if event.audience and event.name not in ("march_began",)]
    told = do(game, "judge astray W")
    party = game.parties[0]
    assert (str(party.cell), str(party.believed), party.lost) == ("0,2", "2,0", True)
    assert {event.audience for event in named(told, "lost_way")} == {0}


@pytest.mark.clause("surface.lost.new_direction")
def test_the_judge_lets_a_lost_march_go_as_it_was_wished_and_never_into_water() -> None:
    game = scene("...../...../~..../...../.....", "1,2", options=LOST)
    do(game, "0 march 1 N 1", (6, 1), (6, 1), (6, 6))
    assert sorted(game.questions[-1].words) == ["E", "N", "S"]
    assert clause(game, "judge astray W") == "surface.core.legal_actions"
    do(game, "judge astray N")
    assert (str(game.parties[0].cell), game.parties[0].lost) == ("1,1", False)


@pytest.mark.clause("surface.lost.chance")
def test_a_judge_who_leads_astray_by_hand_has_no_dice_thrown() -> None:
    game = scene(WIDE, "2,2", options={"judge": "ask", "judge_lost": "off"})
    do(game, "0 march 1 N 2")
    assert str(game.parties[0].cell) == "2,0"


@pytest.mark.clause("surface.lost.one_roll", "surface.move.partial")
def test_a_step_begun_with_the_rest_of_a_day_waits_for_the_judge_too() -> None:
    game = scene("fffff/fffff/fffff", "2,1", options=LOST)
    game.parties[0].spent = game.parties[0].spent + 7
    game.parties[0].march = None
    do(game, "0 march 1 N 1")
    do(game, "0 progress 1", (6, 6))
    assert game.questions[-1].kind == "astray"
    told = do(game, "judge astray N")
    assert named(told, "progressed")[0].facts["units"] == "5"


# the gate of a settlement of monsters


def _at_gate(**options: object) -> Game:
    game = campaign(cell=(5, 0), **options)
    game.parties[0].phase = "march"
    return game


@pytest.mark.clause("surface.move.settlement_enter")
@pytest.mark.parametrize(("first", "second", "inside"), [(3, 6, "psy"), (6, 6, "psy"), (2, 6, ""), (1, 2, "")])
def test_monsters_admit_on_a_nine(first: int, second: int, inside: str) -> None:
    game = _at_gate()
    told = do(game, "0 enter 1 psy", (6, first), (6, second))
    assert game.parties[0].inside == inside
    assert [event.audience for event in told if event.name == "gate_die"] == [0, 0]
    assert bool(named(told, "gate_closed")) == (not inside)
    assert clause(game, "0 enter 1 psy") == "surface.move.settlement_enter", "once a day"


@pytest.mark.clause("surface.move.settlement_enter", "surface.encounter.surprise")
def test_a_two_at_the_gate_is_a_meeting_at_no_surprise() -> None:
    game = _at_gate()
    told = do(game, "0 enter 1 psy", (6, 1), (6, 1), (6, 4), *AFAR)
    assert [event.name for event in told if event.name.endswith("_die")] == [
        *("gate_die", "gate_die", "number_die"),
        *("range_die", "range_die", "range_die", "range_die"),
    ], "no dice of surprise"
    assert named(told, "gate_hostile")
    assert named(told, "met")[0].facts == {"party": 1, "kind": "chud", "count": 5, "sazhens": "200"}
    assert game.landmarks["psy"].met_today
    told = do(game, "0 parley")
    assert game.stage == COMBAT, "their attitude was thrown at the gate: they attack"
    assert not named(told, "attitude_die")
    assert fault(game) == ""


@pytest.mark.clause("surface.move.settlement_enter")
def test_who_flees_from_the_gate_without_a_word_is_attacked_first() -> None:
    game = _at_gate()
    do(game, "0 enter 1 psy", (6, 1), (6, 1), (6, 1), *AFAR)
    assert game.meeting is not None
    assert game.meeting.attitude == 2
    told = do(game, "0 hide", (6, 6))
    assert named(told, "combat_above")


@pytest.mark.clause("surface.move.settlement_enter", "surface.core.roll_visibility")
def test_the_judge_rules_at_the_gate() -> None:
    game = _at_gate(judge="ask", judge_attitude="ask", judge_surprise="automatic")
    do(game, "0 enter 1 psy", (6, 3), (6, 4))
    assert (game.questions[-1].kind, game.questions[-1].default) == ("gate", "7")
    assert clause(game, "judge gate 13") == "surface.core.legal_actions"
    told = do(game, "judge gate 10")
    assert named(told, "entered_settlement")
    assert game.parties[0].inside == "psy"
