"""What may be decided, said to those who decide: no two rows read alike."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.core.words import LANGUAGES
from podzem.systems.delve import deciding
from podzem.systems.delve.chapters.flight.plans import ways_near
from podzem.systems.delve.chapters.movement import marching
from podzem.systems.delve.game import Game
from podzem.systems.delve.naming import DelveNames
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.staging import stage
from podzem.systems.delve.system import SYSTEM
from podzem.table.speech import words_at, words_for
from tests.systems.delve.scenes import hall, hero, rolling


def said(game: Game, language: str) -> dict[str, str]:
    """Each decision of the caller in words."""
    words = words_at(SYSTEM, game, language)
    return {str(one): words.order(one, ORDERS[one.order], ()) for one in deciding.candidates(game, 0)}


@pytest.mark.clause("delve.wander.interval")
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_groups_that_can_go_to_one_square_are_named(language: str) -> None:
    game = hall(hero(1, "torch*! lamp", (3, 1), name="orysia"), hero(2, "torch*!", (4, 1), name="zlata"))
    marching.split(game, game.groups[0], game.people[2], rolling())
    rows = said(game, language)
    assert {"0 explore 1 1:6,1", "0 explore 2 1:6,1", "0 wait 2", "0 relight 2"} <= rows.keys()
    alike = {text for text, many in Counter(rows.values()).items() if many > 1}
    assert alike == set()


@pytest.mark.clause("delve.map.rect")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("uk", {"D1": "двері на заході", "D2": "двері на сході"}),
        ("ru", {"D1": "дверь на западе", "D2": "дверь на востоке"}),
        ("bg", {"D1": "врата на запад", "D2": "врата на изток"}),
        ("en", {"D1": "the west door", "D2": "the east door"}),
    ],
)
def test_a_door_is_called_by_the_wall_the_party_faces(language: str, names: dict[str, str]) -> None:
    """The first room of the sample: one door was come through from the west, the other leads on."""
    game = stage(1, {}, {"party": ["man torch!"], "at": "5,3"})
    words = words_at(SYSTEM, game, language)
    assert {id: words.place(id) for id in names} == names
    rows = said(game, language)
    assert rows["0 open pc.1 D1"] != rows["0 open pc.1 D2"]


@pytest.mark.clause("delve.map.rect")
def test_doors_in_one_wall_are_told_apart_by_where_they_are() -> None:
    doors = ["0,0 S door D1", "2,0 S door D2", "2,1 E door D3"]
    game = stage(1, {}, {"drawing": "aaab/AAAb/AAAb/", "edges": doors, "party": ["man torch!"], "at": "0,1"})
    words = words_at(SYSTEM, game, "uk")
    assert words.place("D1") == "двері на півночі (10 футів на південь від входу)"
    assert words.place("D2") == "двері на півночі (10 футів на південь і 20 на схід від входу)"
    assert words.place("D3") == "двері на сході"


@pytest.mark.clause("delve.flee.plan")
def test_a_door_far_away_is_told_apart_from_one_like_it_by_where_it_is() -> None:
    """The sample from its corridor: one door ends it, another is in the wall beyond of the room behind."""
    game = stage(1, {}, {"party": ["man torch!"], "at": "3,4"})
    names = words_at(SYSTEM, game, "uk")
    assert names.place("D1") == "двері на сході"
    assert names.place("D2") == "двері на сході (10 футів на північ і 50 на схід від входу)"
    assert names.place("A1") == "арка на півночі"


@pytest.mark.clause("delve.map.rect")
def test_a_door_of_the_next_room_is_told_apart_from_that_of_this_one() -> None:
    """Through an open door another east door is seen: as the way of an escape (delve.flee.plan) each has its name."""
    state = {"drawing": "aaAAb", "edges": ["1,0 E door D1", "3,0 E door D2"], "party": ["man torch!"]}
    near = words_at(SYSTEM, stage(1, {}, {**state, "at": "1,0", "doors": {"D1": {"open": True}}}), "uk")
    assert near.place("D1") == "двері на сході"
    assert near.place("D2") == "двері на сході (30 футів на схід від входу)"
    beyond = words_at(SYSTEM, stage(1, {}, {**state, "at": "2,0", "doors": {"D1": {"open": True}}}), "uk")
    assert (beyond.place("D1"), beyond.place("D2")) == ("двері на заході", "двері на сході")


@pytest.mark.clause("delve.load.coins")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("uk", ["33 монети", "1 стріла", "5 камінців"]),
        ("ru", ["33 монеты", "1 стрела", "5 камней"]),
        ("bg", ["33 монети", "1 стрела", "5 камъка"]),
        ("en", ["33 coins", "1 arrow or bolt", "5 sling stones"]),
    ],
)
def test_what_is_used_up_is_named_by_how_much_is_left(language: str, names: list[str]) -> None:
    game = stage(1, {}, {"party": ["man torch! coins:33 quiver:1 stones:5"]})
    words = words_at(SYSTEM, game, language)
    counted = [item.id for item in game.people[1].items if item.kind != "torch"]
    assert [words.place(id) for id in counted] == names
    assert set(counted) <= set(DelveNames().shown(game, 0))


@pytest.mark.clause("delve.core.errors")
def test_errors__who_orders_somebody_else_s_people_is_told_so() -> None:
    game = SYSTEM.setup(2, {}, Scribe(Seeded(1)))
    words = words_at(SYSTEM, game, "en")
    for order, said in (
        ("1 guard pc.1", "That one is not yours to order now."),
        ("1 guard pc.9", "That one is not yours to order now."),
        ("1 sleep pc.2", "That cannot be done now."),
    ):
        refusal = SYSTEM.refuse(game, read_decision(order))
        assert refusal is not None
        assert words.refusal(refusal, ()) == f"{said} [delve.core.errors]"


@pytest.mark.clause("delve.combat.order")
def test_order__who_waits_for_his_turn_in_a_fight_is_told_so() -> None:
    met = {"kind": "goblin", "at": "2,0", "step": "fight"}
    game = stage(1, {}, {"drawing": "AAAA", "party": ["man sword* torch!", "man"], "met": met})
    game = step(SYSTEM, game, read_decision("0 end_turn pc.1"), Seeded(1)).state
    refusal = SYSTEM.refuse(game, read_decision("0 shout pc.1"))
    assert refusal is not None
    said = words_at(SYSTEM, game, "en").refusal(refusal, ())
    assert said.endswith("It is somebody else's turn. [delve.combat.order]")


@pytest.mark.clause("delve.flee.plan")
@pytest.mark.parametrize(("knows", "named"), [(False, ["O1"]), (True, ["O1", "D2"])])
def test_plan__a_way_that_nobody_has_seen_is_no_plan(knows: bool, named: list[str]) -> None:
    """A hall of a hundred feet, seen from its mouth by torch: the door at its far end is not seen."""
    hall = {"drawing": "aaAAAAAAAAAb", "edges": ["1,0 E open O1", "10,0 E door D2"], "at": "0,0"}
    game = stage(1, {}, {**hall, "known": knows, "party": ["man torch!"]})
    assert ways_near(game, game.people[1]) == named


@pytest.mark.clause("delve.time.fight")
@pytest.mark.parametrize("language", LANGUAGES)
def test_fight__what_does_not_fit_into_its_turn_is_refused_in_words(language: str) -> None:
    game = stage(1, {}, {"party": ["man torch!"]})
    game.groups[0].taken_up = True
    refusal = SYSTEM.refuse(game, read_decision("0 rest pc.1"))
    assert refusal is not None
    said = words_at(SYSTEM, game, language).refusal(refusal, ())
    assert said.endswith(" [delve.time.fight]")
    assert "refused-" not in said


def clauses_of_refusals() -> set[str]:
    """The clauses that the sources refuse by: written where they refuse, or a constant of the module."""
    found = set()
    for file in Path(deciding.__file__).parent.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        constants = dict(re.findall(r'^([A-Z_]+)(?:: Final)? = "(delve\.[\w.]+)"', text, re.MULTILINE))
        named = re.findall(r'\b(?:no|Refusal)\(\s*(?:"(delve\.[\w.]+)"|([A-Z_]+))', text)
        found |= {clause or constants.get(constant, "") for clause, constant in named}
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_is_refused_in_words(language: str) -> None:
    clauses, words = clauses_of_refusals(), words_for(SYSTEM.key, language)
    assert len(clauses) > 50
    assert {clause for clause in clauses if not words.has(f"refused-{clause.replace('.', '-')}")} == set()
