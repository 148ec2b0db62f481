"""What a human judge is asked in meetings and fights, each answer on the way of the rule (delve.core.judge)."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.step import step
from podzem.systems.delve import amendments, odds
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.combat.wounds import fall
from podzem.systems.delve.chapters.encounters import beginning
from podzem.systems.delve.chapters.morale import checks, conduct
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import Slot
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.people import DEAD
from podzem.systems.delve.place import Place
from podzem.systems.delve.reckoning import DelveReckoning
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.view.people_view import member_view
from podzem.table.speech import words_at
from tests.systems.delve.playing import give, why_not
from tests.systems.delve.scenes import fighting, hall, hero, met, rolling, spent, told, two

TORCH = "torch*!"
JUDGE = -2


def judged(*people: Any, **options: object) -> Game:
    """A table whose judge wants to be asked."""
    return hall(*people, judge="ask", **options)


def answer(game: Game, word: str, *dice: tuple[int, int]) -> list[Any]:
    """The judge's word; what is told then."""
    scribe = rolling(*dice)
    give(game, "answer", JUDGE, word, scribe=scribe)
    spent(scribe)
    return scribe.events


@pytest.mark.clause("delve.core.judge", "delve.vis.cover")
@pytest.mark.parametrize(("word", "hit"), [("0", True), ("4", False)])
def test_cover__the_judge_sets_it(word: str, hit: bool) -> None:
    game = judged(hero(1, f"bow* quiver:5+ {TORCH}", (5, 1)), hero(2, "", (4, 1)))
    band = met(game, "bandit", (8, 1), (9, 1), hp=5)
    fighting(game, band)
    give(game, "shoot", game.people[1], band.members[0].id, "bow.100", scribe=rolling())
    assert (game.questions[-1].kind, game.questions[-1].default) == ("cover", "0")
    assert why_not(game, "answer", JUDGE, "3") is not None
    events = answer(game, word, (20, 12), *([(6, 1)] if hit else []))
    assert next(event.facts["success"] for event in events if event.name == "attacked") is hit
    assert any(event.name == "ruled" for event in events) is (word != "0")


@pytest.mark.clause("delve.core.judge", "delve.ambush.lethal")
def test_lethal__denied_it_is_an_attack_like_any_other() -> None:
    game = judged(hero(1, "sword*", (5, 1)), hero(2, TORCH, (5, 2)))
    band = met(game, "goblin", (6, 1), (12, 1))
    fighting(game, band, round=0, hidden=True)
    give(game, "lethal", game.people[1], band.members[0].id, "sword.100", scribe=rolling())
    events = answer(game, "no", (20, 2))
    assert [event.name for event in events if event.name in ("lethal_denied", "attacked")] == [
        "lethal_denied",
        "attacked",
    ]
    assert band.members[0].hp == 4


@pytest.mark.clause("delve.core.judge", "delve.ambush.stunning")
def test_stunning__the_judge_calls_it() -> None:
    game = judged(hero(1, TORCH, (3, 1)), judge_morale="automatic")
    band = met(game, "goblin", (6, 1), (6, 2), (6, 3))
    fighting(game, band, round=0)
    band.members[0].state = DEAD
    fights.end_round(game, rolling())
    assert (game.questions[-1].kind, game.questions[-1].default) == ("stunning", "no")
    events = answer(game, "yes", *two(1, 1), (8, 8), (8, 1))
    assert any(event.name == "stunned" for event in events)


@pytest.mark.clause("delve.core.judge", "delve.morale.triggers")
def test_morale__waived() -> None:
    game = judged(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (6, 1), (6, 2))
    fighting(game, band)
    fall(game, band.members[0], rolling())
    checks.heed(game, rolling())
    assert game.questions[-1].kind == "morale"
    answer(game, "no")
    assert band.triggers == ["attacked"]
    assert not band.broken


@pytest.mark.clause("delve.core.judge", "delve.morale.break", "delve.morale.return")
def test_conduct_and_return__the_judge_s_word() -> None:
    game = judged(hero(1, TORCH, (3, 1)), hero(2, "", (3, 2)))
    band = met(game, "bandit", (6, 1), (6, 2))
    fighting(game, band)
    conduct.break_down(game, band, rolling((6, 1)))
    assert game.questions[-1].default == "drop_gear"
    answer(game, "beg")
    assert band.broken == "beg"
    game.questions.clear()
    fighting(game, band)
    band.broken, band.enemies_then = "flee", 9
    conduct.look_for_return(game, rolling())
    assert game.questions[-1].kind == "return"
    game.questions.pop()
    assert band.broken == "flee"


@pytest.mark.clause("delve.core.judge", "delve.flee.pursuit", "delve.flee.plan")
def test_pursuit_and_plan__without_a_die() -> None:
    game = judged(hero(1, TORCH, (3, 1)))
    game.groups[0].trail = [Place(1, 0, 1)]
    fighting(game, met(game, "goblin", (9, 1)))
    give(game, "flee", game.people[1], scribe=rolling())
    give(game, "plan", game.people[1], "anything", scribe=rolling())
    give(game, "away", game.people[1], scribe=rolling())
    assert (game.questions[-1].kind, game.questions[-1].default) == ("plan", "no")
    answer(game, "yes")
    assert game.questions[-1].kind == "pursuit"
    events = answer(game, "pursue", *two(3, 3), *two(4, 3))
    facts = next(event.facts for event in events if event.name == "opposed")
    assert (facts["total"], facts["success"]) == (7, True)


@pytest.mark.clause("delve.core.judge", "delve.meet.npc_decision")
def test_first__the_judge_chooses_freely() -> None:
    game = judged(hero(1, TORCH, (3, 1)), judge_advantage="automatic")
    band = met(game, "goblin", (12, 1))
    scribe = rolling(*two(2, 2))
    beginning.begin(game, game.groups[0], [band], scribe)
    assert (game.questions[-1].kind, game.questions[-1].default) == ("first", "ambush")
    assert not [event for event in scribe.events if event.audience == -1]
    answer(game, "slip_away")
    assert (game.stage, game.bands, told(scribe, "noticed")) == ("turn", [], [])
    course.go_on(game, rolling())


def amend(game: Game, text: str, *dice: tuple[int, int]) -> list[Any]:
    """The judge's own hand."""
    decision = read_decision(f"judge {text}")
    row = ORDERS[decision.order]
    refusal = amendments.why_not(game, row, decision)
    assert refusal is None, refusal
    scribe = rolling(*dice)
    amendments.apply(game, row, decision, scribe)
    spent(scribe)
    return scribe.events


def shown(game: Game, decision: Decision) -> tuple[object, ...]:
    """What a seat is shown before it decides: chances, sums, the sheet."""
    sums = [(each.name, each.facts, len(each.terms)) for each in DelveReckoning().sums(game, decision)]
    return odds.chances(game, decision), sums, member_view(game, game.people[1], 0)


@pytest.mark.clause("delve.core.judge", "delve.core.roll_visibility")
def test_modify__between_minus_four_and_four_on_the_next_roll() -> None:
    game = judged(hero(1, f"sword* {TORCH}", (5, 1)), hero(2, "", (4, 1)))
    band = met(game, "goblin", (6, 1), (9, 1))
    fighting(game, band)
    refusal = amendments.why_not(game, ORDERS["modify"], read_decision("judge modify pc.1 5"))
    assert refusal is not None
    blow = read_decision(f"0 attack pc.1 {band.members[0].id} sword.100")
    before = shown(game, blow)
    amend(game, "modify pc.1 -4")
    assert shown(game, blow) == before, "nobody but the judge knows of it before the die falls"
    scribe = rolling((20, 12))
    give(game, "attack", game.people[1], band.members[0].id, "sword.100", scribe=scribe)
    event = next(event for event in scribe.events if event.name == "attacked")
    assert (event.facts["total"], [term.name for term in event.terms]) == (8, ["ruling"])
    assert game.people[1].ruling == 0


@pytest.mark.clause("delve.morale.pc", "delve.morale.triggers", "delve.core.judge")
def test_frighten__those_met_but_never_a_character() -> None:
    game = judged(hero(1, TORCH, (5, 1)), judge_conduct="automatic")
    band = met(game, "wolf", (8, 1), (9, 1))
    fighting(game, band)
    refusal = amendments.why_not(game, ORDERS["frighten"], read_decision("judge frighten pc.1"))
    assert refusal is not None
    assert refusal.clause == "delve.morale.pc"
    amend(game, f"frighten band.{band.number}", *two(6, 6))
    assert band.broken == "flee"


@pytest.mark.clause("delve.combat.order", "delve.morale.return")
def test_add__latecomers_put_heart_into_the_broken() -> None:
    game = judged(hero(1, TORCH, (5, 1)), judge_return="automatic")
    band = met(game, "goblin", (8, 1), (9, 1))
    fight = fighting(game, band)
    band.broken, fight.order = "beg", [Slot("pc.1", 3)]
    amend(game, "add 1 goblin 3", (2, 1), (6, 2), (8, 8))
    assert not band.broken
    assert [slot.total for slot in fight.late] == [8]


@pytest.mark.clause("delve.meet.distance", "delve.core.roll_visibility")
def test_distance__lit_comers_stand_nowhere_while_the_judge_is_asked() -> None:
    corridor = {"drawing": "AAbbbbbbbbbb", "edges": ["1,0 E open O1", "11,0 E outside"], "party": ["man torch!"]}
    game = stage(1, {"judge": "ask"}, corridor)
    game = step(SYSTEM, game, read_decision("judge add 1 bandit 1"), Scripted([])).state
    assert game.questions[-1].kind == "distance"
    assert any(item.lit for one in game.bands[0].members for item in one.items)
    assert SYSTEM.resample(game, 0, Seeded(1)) is not None


@pytest.mark.clause("delve.trap.hint", "delve.core.judge")
def test_hint__the_judge_is_told_which_danger_is_where() -> None:
    trap = 'traps {"id": "TR1", "area": "a", "rect": [12, 0, 3, 3], "type": "pit", "bound": "place"}'
    state = {"drawing": "aaaaaaaa", "objects": [trap], "at": "0,0", "known": False, "party": ["man torch!"]}
    game = stage(1, {"judge": "ask", "hints": "judge"}, state)
    game = step(SYSTEM, game, read_decision("0 explore 1 1:1,0"), Scripted([])).state
    (question,) = SYSTEM.view(game, JUDGE).questions
    assert question.about == ["TR1", "1:4,0", "hint.TR1"]
    assert SYSTEM.view(game, 0).questions == []
    assert SYSTEM.showing.places is not None
    assert "40" in words_at(SYSTEM, game, "en", JUDGE).term("place", "1:4,0", [])
