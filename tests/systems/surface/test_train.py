"""Baggage and named objects of armies (T13b): who sees them, what they cost, who has them afterwards."""

import pytest

from podzem.core.decisions import JUDGE, read_decision
from podzem.core.dice import Scripted
from podzem.core.events import OPEN, Event
from podzem.core.scribe import Scribe
from podzem.expedition.making import kit
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ANIMAL, CREATURE, Member
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.battles import fighting, train
from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY, Army
from podzem.systems.surface.chapters.encounters.encounter import Encounter
from podzem.systems.surface.game import Game, Vessel
from podzem.systems.surface.invariants import fault
from podzem.world.item import Item
from tests.systems.surface.battles import battle_of, choose, hosts
from tests.systems.surface.campaigns import campaign, clause, crowd, do, named


def _met(kind: str, theirs: int, ours: int = 30, **noted: int) -> tuple[Game, list[Event]]:
    """A party of so many before so many of a kind, drawn up for battle."""
    game = campaign(cell=(3, 0))
    crowd(game, ours - 1)
    others = [Member(CREATURE, kind, game.company.take_number()) for _ in range(theirs)]
    game.members.update({member.number: member for member in others})
    game.acting = 1
    game.meeting = Meeting(1, kind=kind, creatures=[one.number for one in others])
    game.encounter = Encounter(**noted)
    scribe = Scribe(Scripted([]), listening=True)
    fighting.begin(game, game.parties[0], others, 0, PARTY, scribe)
    fighting.go_on(game, scribe)
    return game, scribe.events


def _wanted(game: Game, seat: int = 0) -> list[str]:
    return [str(one) for one in orders.candidates(game, seat) if one.order == "objective"]


@pytest.mark.clause("surface.battle.objective_costs")
def test_people_have_the_food_of_this_evening_and_merchants_their_goods() -> None:
    host, told = _met("host", 60)
    assert train.of(host, battle_of(host).army(OTHERS)) == train.Train(60, 0)
    (seen,) = named(told, "train_seen")
    assert (seen.facts, seen.audience) == ({"side": "others", "count": 60, "kuna": 0}, OPEN)
    merchants, _ = _met("merchant", 18, goods=40, donkeys=3)
    assert train.of(merchants, battle_of(merchants).army(OTHERS)) == train.Train(18, 4000)
    herd, told = _met("herd", 18)
    assert train.of(herd, battle_of(herd).army(OTHERS)) == train.Train(0, 0)
    assert not named(told, "train_seen")
    assert "0 objective baggage nothing" not in _wanted(herd)


@pytest.mark.clause("surface.battle.objective_costs")
@pytest.mark.parametrize(("supplies", "kuna", "price"), [(0, 1, 5), (50, 0, 5), (51, 0, "51/10"), (60, 450, "21/2")])
def test_the_price_of_baggage_is_exact(supplies: int, kuna: int, price: int | str) -> None:
    assert str(train.Train(supplies, kuna).price) == str(price)


@pytest.mark.clause("surface.battle.objective_costs")
def test_a_seized_train_is_shouldered_as_far_as_it_can_be_and_donkeys_come_along() -> None:
    game, _ = _met("merchant", 60, ours=40, goods=10, donkeys=2)
    do(game, "0 objective baggage nothing")  # 60 rations and 10 grivnas: 16
    told = do(game, "0 engage", (20, 14), (20, 1))
    assert named(told, "objective_reached")[0].facts["price"] == "16"
    before = len(game.members)
    told = do(game, "0 leave_field")
    people = game.members_of(game.parties[0])
    rations = sum(item.count for one in people for item in one.items if item.kind == "ration")
    silver = sum(item.count for one in people for item in one.items if item.kind == "silver")
    assert (rations, silver) == (60, 40)
    assert len(game.members) == before + 2
    assert named(told, "beasts_taken")[0].facts["count"] == 2
    assert game.lying == {}
    assert fault(game) == ""


@pytest.mark.clause("surface.battle.objective_costs")
def test_what_nobody_can_bear_lies_in_the_cell() -> None:
    game, _ = _met("host", 40)
    army = battle_of(game).army(OTHERS)
    army.supplies = 2000
    for member in game.members_of(game.parties[0])[1:]:
        member.items = kit(game.company, ["ration:32"])
    fighting.at_hand(game).army(PARTY).reached = [one for one in train.wanted(game, army) if one.kind == "baggage"]
    told = do(game, "0 leave_field")
    taken = sum(item.count for item in game.members[1].items if item.kind == "ration")
    assert taken == 32, "160 grivnas and not one ration more"
    assert sum(item.count for items in game.lying.values() for item in items) == 2000 - 32
    assert named(told, "spoils")[0].facts["count"] == 2000 - 32
    assert fault(game) == ""


@pytest.mark.clause("surface.battle.fallen", "surface.encounter.tables")
def test_who_keeps_the_field_finds_the_train_of_the_beaten() -> None:
    game, _ = _met("merchant", 20, goods=30, donkeys=1)
    battle_of(game).army(OTHERS).objects.append(Item("gem", game.company.take_number(), value=500))
    told = do(game, "0 engage", (20, 20), (6, 6), (20, 1))
    assert {event.facts["item"].partition(".")[0] for event in named(told, "spoils")} == {"ration", "silver", "gem"}  # type: ignore[union-attr]
    lying = {item.kind: item for items in game.lying.values() for item in items}
    assert (lying["ration"].count, lying["silver"].count, lying["gem"].value) == (20, 120, 500)
    assert [one.type for one in game.members_of(game.parties[0]) if one.kind == ANIMAL] == ["donkey"]
    assert fault(game) == ""


@pytest.mark.clause("surface.battle.fallen", "surface.encounter.tables")
def test_a_herd_that_a_host_slays_feeds_it() -> None:
    game, _ = _met("herd", 12)
    told = do(game, "0 engage", (20, 20), (6, 6), (20, 1))
    assert named(told, "spoils")[0].facts["count"] == 120


@pytest.mark.clause("surface.battle.objective_costs")
def test_who_has_lost_his_train_brings_none_to_the_next_field() -> None:
    game, _ = _met("merchant", 20, goods=30)
    encounter = game.encounter
    do(game, "0 engage", (20, 20), (6, 6), (20, 1))
    assert encounter is not None
    game.meeting, game.encounter = Meeting(1, kind="merchant"), encounter
    army = Army(OTHERS, JUDGE, [Unit("man", 7)])
    train.draw_up(game, army)
    assert (army.supplies, army.goods) == (0, 0)


@pytest.mark.clause("surface.battle.course")
def test_who_withdraws_takes_his_train_along() -> None:
    game, _ = _met("host", 40)
    told = do(game, "0 engage", (20, 1), (20, 1))
    battle_of(game).army(OTHERS).left = "withdrawn"
    told = do(game, "0 engage")
    assert not named(told, "spoils")
    assert game.lying == {}


def _against_us(*gear: str) -> Game:
    game = hosts(30, 40, judge="ask", judge_opponents="ask")
    game.members[1].items = kit(game.company, gear)
    return game


@pytest.mark.clause("surface.battle.objective_costs", "surface.battle.objectives")
def test_the_enemy_may_seize_what_the_party_neither_wears_nor_holds() -> None:
    game = _against_us("mail*", "sword*", "ration:20", "torch", "rope:10")
    worth = train.of(game, battle_of(game).army(PARTY))
    assert worth.supplies == 20
    assert worth.kuna > 0
    do(game, "judge objective baggage nothing")
    do(game, "0 engage")
    told = do(game, "judge engage", (20, 1), (20, 14))
    assert named(told, "objective_reached")[0].facts["side"] == "others"
    choose(game, 0)  # not the hero
    while any(one.order == "lose_units" for one in orders.candidates(game, 0)):
        do(game, str(orders.fallback(game, 0)))
    told = do(game, "0 leave_field")
    assert [item.kind for item in game.members[1].items] == ["mail", "sword"]
    (lost,) = named(told, "seized")
    assert [id.partition(".")[0] for id in lost.facts["item"]] == ["ration", "torch", "rope"]  # type: ignore[union-attr]
    assert fault(game) == ""


@pytest.mark.clause("surface.battle.objective_costs")
def test_the_enemy_may_seize_one_treasure_of_the_party() -> None:
    game = _against_us("ration:2")
    game.members[1].items.append(Item("gem", 900, value=300))
    assert "judge objective object gem.900" in _wanted(game, JUDGE)
    assert not any("ration" in text for text in _wanted(game, JUDGE))
    do(game, "judge objective object gem.900")
    do(game, "0 engage")
    do(game, "judge engage", (20, 1), (20, 14))
    choose(game, 0)  # not the hero
    while any(one.order == "lose_units" for one in orders.candidates(game, 0)):
        do(game, str(orders.fallback(game, 0)))
    do(game, "0 leave_field")
    assert [item.kind for item in game.members[1].items] == ["ration"]


@pytest.mark.clause("surface.core.legal_actions", "surface.battle.objective_costs")
def test_the_judge_says_what_those_met_have_with_them() -> None:
    game = hosts(30, 40)
    for text in (
        *("judge set_train -1 5", "judge set_train 5 x", "judge name_object sword 5", "judge name_object gem 0"),
        "judge name_object nothing 5",
    ):
        assert clause(game, text) == "surface.core.legal_actions", text
    scribe = Scribe(Scripted([]), listening=True)
    orders.apply(game, read_decision("judge set_train 100 250"), scribe)
    orders.apply(game, read_decision("judge name_object gem 300"), scribe)
    assert [(event.name, event.audience) for event in scribe.events] == [("train_seen", OPEN), ("object_named", OPEN)]
    gem = battle_of(game).army(OTHERS).objects[0]
    assert {"0 objective baggage nothing", f"0 objective object {gem.id}"} <= set(_wanted(game))
    assert fault(game) == ""
    do(game, "0 engage", (20, 1), (20, 1))
    battle_of(game).stage = "losses"
    assert clause(game, "judge set_train 1 1") == "surface.core.legal_actions", "before the dice"


def _reached(game: Game, objective: str) -> list[Event]:
    """The enemy reaches one goal, then the party leaves the field."""
    do(game, f"judge objective {objective}")
    do(game, "0 engage")
    do(game, "judge engage", (20, 1), (20, 14))
    assert f"judge objective {objective}" not in _wanted(game, JUDGE), "what was reached is not wanted again"
    if any(one.order == "lose_units" for one in orders.candidates(game, 0)):
        choose(game, 0)
    while any(one.order == "lose_units" for one in orders.candidates(game, 0)):
        do(game, str(orders.fallback(game, 0)))
    return do(game, "0 leave_field")


@pytest.mark.clause("surface.battle.objective_costs")
def test_the_enemy_burns_a_moored_vessel_for_twenty_and_none_that_sails() -> None:
    game = _against_us()
    game.vessels = [Vessel("boat", 70, game.parties[0].cell), Vessel("boat", 71, game.parties[0].cell)]
    game.parties[0].aboard = 71
    assert [text for text in _wanted(game, JUDGE) if " burn " in text] == ["judge objective burn boat.70"]
    game.parties[0].aboard = 0
    _reached(game, "burn boat.70")
    assert [vessel.number for vessel in game.vessels] == [71]


@pytest.mark.clause("surface.battle.objective_costs", "dungeon.captive.party")
def test_the_enemy_carries_off_one_who_lies_for_ten() -> None:
    game = _against_us()
    lies = game.members[5]
    lies.status, lies.wound = "down", 1
    told = _reached(game, f"abduct {lies.id}")
    assert (lies.status, lies.captor) == ("captive", -1)
    assert named(told, "party_captured")
    assert fault(game) == ""
