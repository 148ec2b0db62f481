"""Out of a dungeon by another opening than one came in, and those who were left behind (surface.dungeon.return)."""

import pytest

from podzem.core.forms import plain
from podzem.expedition.people import ANIMAL
from podzem.site.plan import Plan
from podzem.systems.dungeon import front_door
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import CAMP, MARCH
from podzem.systems.surface.view.viewer import seen_by
from tests.systems.surface.campaigns import do, named
from tests.systems.surface.two_mouths import company, mouths_of_proba, send, wait


@pytest.mark.clause("surface.dungeon.return")
def test_out_by_another_opening_one_is_where_it_leads() -> None:
    game = company(players=1)
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(mouths_of_proba(), 0, 0)
    send(game, 0, 1, "cave")
    for text in ("0 all hold", "0 leg 1 5,5", "0 leg 1 5,3"):
        do(game, text)
    told = do(game, "0 release")
    party = game.parties[0]
    assert named(told, "came_up_elsewhere")[0].facts["landmark"] == "hole"
    assert (str(party.cell), str(party.believed), party.lost) == ("5,1", "5,1", False)
    assert str(party.knowledge.found["hole"]) == "5,1"
    assert named(told, "found_landmark")[0].clause == "surface.dungeon.return"
    assert fault(game) == ""
    send(game, 0, 1, "hole")
    assert game.descents[0].site == "cave", "it is the same dungeon"
    assert game.descents[0].mark == "hole"


@pytest.mark.clause("surface.dungeon.return", "surface.lost.secrecy")
def test_a_lost_party_that_comes_out_elsewhere_is_as_lost_as_before() -> None:
    game = company(players=1)
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(mouths_of_proba(), 0, 0)
    party = game.parties[0]
    party.lost, party.believed = True, Cell(2, 2)
    party.knowledge.chart, party.knowledge.found = {"2,2": Cell(3, 1)}, {"cave": Cell(2, 2)}
    send(game, 0, 1, "cave")
    for text in ("0 all hold", "0 leg 1 5,5", "0 leg 1 5,3"):
        do(game, text)
    do(game, "0 release", (6, 6))
    assert (str(party.cell), str(party.believed), party.lost) == ("5,1", "4,2", True)
    assert str(party.knowledge.found["hole"]) == "4,2"


@pytest.mark.clause("surface.dungeon.return", "surface.core.party")
def test_who_come_out_at_two_places_are_two_parties() -> None:
    game = company()
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(mouths_of_proba(), 0, 0)
    send(game, 0, 1, "cave")
    do(game, "0 split pc.2")
    groups = {one.id: one.group for one in game.sites["cave"].game.members.values() if one.owner >= 0}
    for text in ("0 all hold", "1 all hold", f"0 leg {groups['pc.1']} -1,5"):
        do(game, text)
    for text in (f"0 leg {groups['pc.2']} 5,5", f"0 leg {groups['pc.2']} 5,3"):
        do(game, text)
    do(game, "0 release")
    assert not game.descents
    assert [(party.caller, str(party.cell)) for party in game.parties] == [(0, "3,1"), (1, "5,1")]
    assert [[one.id for one in game.members_of(party)] for party in game.parties] == [["pc.1"], ["pc.2"]]
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.camp")
@pytest.mark.parametrize(("face", "left"), [(1, 0), (2, 1)])
def test_beasts_left_at_one_mouth_wait_for_who_comes_out_at_the_other(face: int, left: int) -> None:
    game = company("man torch! ration:9", "donkey ration:9", players=1)
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(mouths_of_proba(), 0, 0)
    send(game, 0, 1, "cave", "pc.1")
    for text in ("0 all hold", "0 leg 1 5,5", "0 leg 1 5,3", "0 release"):
        do(game, text)
    assert [party.phase for party in game.parties] == [MARCH, CAMP], "the donkey stands tied"
    do(game, "0 camp 1", (6, face))
    assert game.days == 1
    assert game.parties[1].phase == CAMP, "nobody leads it"
    assert bool(game.robbed) is (face == 1)
    assert "robbed" not in str(plain(seen_by(game, 0))), "it is seen by who comes there"
    game.parties[0].cell = game.parties[0].believed = Cell(4, 1)
    told = do(game, "0 march 1 W 1", (6, 6))
    beasts = [one for one in game.members_of(game.parties[0]) if one.kind == ANIMAL]
    assert len(beasts) == left
    assert bool(named(told, "unwatched_lost")) is (not left)
    assert len(game.parties) == 1
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.camp")
def test_the_rest_of_a_company_marches_on_while_a_part_is_below() -> None:
    game = company()
    send(game, 0, 1, "cave", "pc.1")
    camp, below = game.parties
    assert (camp.caller, below.caller) == (1, 0)
    do(game, f"1 march {camp.number} W 1", (6, 6))
    assert str(camp.cell) == "2,1"
    assert str(below.cell) == "3,1"
    wait(game, 0)
    for text in ("0 all hold", "0 leg 1 -1,5", "0 release"):
        do(game, text)
    assert not game.descents
    assert str(game.parties[1].cell) == "3,1", "those who were below are where they went in"
