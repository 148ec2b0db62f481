"""After any amendment of a judge the campaign goes on, or it is refused by name and nothing changes."""

from random import Random

import pytest

from podzem.cli.speech import words_of
from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.systems.surface import staging
from podzem.systems.surface.chapters.encounters import coming
from podzem.systems.surface.game import BATTLE, DAY, OVER, Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.system import SYSTEM
from tests.conformance.amending import amendment
from tests.systems.surface.battles import battle_of, counts, hosts
from tests.systems.surface.campaigns import do, named
from tests.systems.surface.meetings import AFAR, AWARE, scene

STEPS = 15
TRIES = 20


@pytest.mark.clause("surface.core.legal_actions")
def test_amend_at_random_and_play_on() -> None:
    assert sum(_amend_and_play_on(seed) for seed in range(6)) >= 6, "amendments were accepted, not only refused"


def _amend_and_play_on(seed: int) -> int:
    """A campaign with many tries of a judge between its decisions; how many were accepted."""
    random, dice, amended = Random(seed), Seeded(seed), 0
    game = SYSTEM.setup(1 + seed % 2, {"goal": "none"}, Scribe(dice))
    for _ in range(STEPS):
        for _ in range(TRIES):
            tried, before = amendment(SYSTEM, game, random), game.key()
            refusal = SYSTEM.refuse(game, tried)
            assert game.key() == before
            if refusal is None:
                game = step(SYSTEM, game, tried, dice).state
                amended += 1
                assert fault(game) == "", tried
            else:
                assert refusal.clause in SYSTEM.book.clauses
        if game.stage == OVER:
            break
        open_now = SYSTEM.decisions(game)
        assert open_now
        game = step(SYSTEM, game, random.choice(open_now), dice).state
    return amended


@pytest.mark.clause("surface.core.legal_actions")
def test_the_judge_moves_the_date_and_the_weather_and_shows_a_landmark() -> None:
    data = {"land": "...", "ways": ["mark ruin Ruina 2,0"], "party": ["man ration:3"]}
    game, dice = staging.stage(1, {}, data), Seeded(1)
    orders = [
        Decision(JUDGE, "set_date", ("3", "8", "30")),
        Decision(JUDGE, "set_weather", ("snow", "2")),
        Decision(JUDGE, "show_mark", ("1", "ruina")),
        Decision(JUDGE, "set", ("members.1.wound=2",)),
        Decision(JUDGE, "place", ("1", "2,0")),
    ]
    for order in orders:
        game = step(SYSTEM, game, order, dice).state
    assert (game.year, game.month, game.day, game.weather, game.spell_left) == (3, 8, 30, "rain", 2)
    party = game.parties[0]
    assert str(party.knowledge.found["ruina"]) == "2,0"
    assert (str(party.cell), str(party.believed), party.lost) == ("2,0", "0,0", True)
    assert game.members[1].wound == 2
    assert SYSTEM.refuse(game, Decision(JUDGE, "set", ("agenda=[dawn]",))) is not None
    assert SYSTEM.refuse(game, Decision(JUDGE, "set", ("members.1.wound=99",))) is not None


def _cause(game: Game, text: str) -> object:
    """What is the matter with an amendment; nothing changes by asking."""
    before, refusal = game.key(), SYSTEM.refuse(game, read_decision(text))
    assert game.key() == before
    if refusal is None:
        return None
    for language in ("en", "ru", "uk", "bg"):
        assert words_of("surface", language).refusal(refusal, ())
    return refusal.facts.get("cause")


@pytest.mark.clause("surface.core.legal_actions")
def test_the_judge_brings_a_meeting_and_ends_one() -> None:
    game = scene("...../...../.....", "2,1")
    assert _cause(game, "judge bring 1 nobody 2") == "kind"
    assert _cause(game, "judge bring 1 wolf 0") == _cause(game, "judge bring 1 wolf 9999") == "number"
    assert _cause(game, "judge bring 7 wolf 2") == "party"
    assert _cause(game, "judge end_meeting") == "no_meeting"
    told = _judge(game, "judge bring 1 wolf 2", *AWARE, *AFAR)
    assert named(told, "meeting_sent")[0].audience == 0
    assert named(told, "met")[0].facts["count"] == 2
    assert _cause(game, "judge bring 1 wolf 2") == "meeting"
    assert _cause(game, "judge place 1 1,1") == "fight"
    told = _judge(game, "judge end_meeting")
    assert named(told, "meeting_ended")[0].audience == 1
    assert (game.stage, game.meeting, fault(game)) == (DAY, None, "")
    do(game, "0 march 1 N 1", (6, 6))


@pytest.mark.clause("surface.lost.new_direction")
def test_who_is_asked_where_a_march_leads_says_so_before_he_places_the_party() -> None:
    """Else the answer is about a march that is no more."""
    game = scene("fffff/fffff/fffff", "2,1", options={"judge": "ask", "judge_lost": "ask", "judge_wandering": "off"})
    do(game, "0 march 1 N 1", (6, 6))
    assert [question.kind for question in game.questions] == ["astray"]
    assert _cause(game, "judge place 1 1,1") == "meeting"
    _judge(game, "judge astray N")
    assert _cause(game, "judge place 1 1,1") is None


@pytest.mark.clause("surface.battle.when")
def test_a_few_fight_as_armies_if_the_judge_says_so() -> None:
    """However few they are; said before any blow, to a party that knows whom it has met."""
    game = scene("...../...../.....", "2,1")
    assert _cause(game, "judge army_rules") == "no_meeting"
    _judge(game, "judge bring 1 wolf 2", *AWARE, *AFAR)
    told = _judge(game, "judge army_rules")
    assert [(event.name, event.clause, event.audience) for event in told] == [("armies_meet", "surface.battle.when", 1)]
    assert _cause(game, "judge army_rules") == "no_meeting", "once is enough"
    do(game, "0 attack")
    assert (game.stage, game.fight) == (BATTLE, None)


@pytest.mark.clause("surface.core.legal_actions")
def test_a_meeting_of_which_the_party_does_not_know_ends_unheard() -> None:
    game = scene("...../...../.....", "2,1", options={"judge": "ask", "judge_wandering": "ask"})
    coming.begin(game, game.parties[0], "bandit", False, Scribe(Seeded(1)))
    told = _judge(game, "judge end_meeting")
    assert [event.audience for event in told] == [0]
    assert (game.questions, game.stage) == ([], DAY)


@pytest.mark.clause("surface.core.legal_actions", "surface.battle.strength")
def test_the_judge_adds_to_an_army_and_takes_from_it() -> None:
    game = hosts(30, 40)
    assert _cause(game, "judge add_unit others dragon 1 12") == "unit"
    assert _cause(game, "judge add_unit others creature 1 31") == "number"
    assert _cause(game, "judge remove_unit party.0 1") == "unit"
    assert _cause(game, "judge remove_unit others.9 1") == "unit"
    (name,) = [battle_of(game).army("others").name(0)]
    assert _cause(game, f"judge remove_unit {name} 41") == "number"
    assert _cause(game, f"judge remove_unit {name} 40") == "unit", "somebody must be left to fight"
    _judge(game, f"judge remove_unit {name} 10")
    _judge(game, "judge add_unit others man 5 1")
    assert counts(game) == (30, 35)
    assert sum(one.status == "gone" for one in game.members.values()) == 10
    do(game, "0 engage", (20, 1), (20, 1))
    assert fault(game) == ""


@pytest.mark.clause("surface.core.legal_actions", "surface.settlement.kinds")
def test_the_judge_sets_stocks_and_turns_a_settlement_hostile() -> None:
    data = {"land": "...", "ways": ["mark village Selo 0,0"], "party": ["man ration:3"], "known": True}
    game = staging.stage(1, {}, data)
    game.parties[0].knowledge.found["selo"] = game.parties[0].cell
    assert _cause(game, "judge set_stock nowhere 1 1") == "settlement"
    assert _cause(game, "judge set_stock selo 1 9999999") == "number"
    _judge(game, "judge set_stock selo 3 70")
    assert (game.settlements["selo"].supplies, game.settlements["selo"].purse) == (3, 70)
    _judge(game, "judge set landmarks.selo.hostile=true")
    assert game.landmarks["selo"].hostile
    assert SYSTEM.refuse(game, read_decision("0 enter 1 selo")) is not None
    assert _cause(game, "judge set landmarks.nowhere.hostile=true") == "kept"
    assert _cause(game, "judge set_date 1 13 1") == "number"
    assert _cause(game, "judge set_weather hail 1") == "weather"
    assert _cause(game, "judge place 1 9,9") == "cell"
    do(game, "0 wait 1")


def _judge(game: Game, text: str, *dice: tuple[int, int]) -> list[Event]:
    decision = read_decision(text)
    assert SYSTEM.refuse(game, decision) is None, SYSTEM.refuse(game, decision)
    scripted = Scripted(list(dice))
    scribe = Scribe(scripted, listening=True)
    SYSTEM.apply(game, decision, scribe)
    scripted.finish()
    return scribe.events
