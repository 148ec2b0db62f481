"""Clauses read anew against the code: numbers and switches that were stated and did nothing, each with its dice."""

import pytest

from podzem.expedition import aid, carrying, loyalty
from podzem.expedition.aid import window_is_over
from podzem.expedition.fight.fight import Fight
from podzem.expedition.ledger import Candidate
from podzem.expedition.making import coins, worth
from podzem.expedition.meeting import attitude, surprise
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import DOWN, OUTSIDE
from podzem.expedition.town import hiring
from podzem.site.contents import TrapState
from podzem.site.grounds import ground_at
from podzem.site.heaps import LyingChest
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.actions import chests
from podzem.systems.dungeon.chapters.actions.acts import ACTS
from podzem.systems.dungeon.chapters.encounters.meeting_below import MeetingBelow, venue
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.chapters.movement import entering
from podzem.systems.dungeon.chapters.time import needs, turns
from podzem.systems.dungeon.chapters.traps import pits, trap_effects
from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.invariants import fault
from podzem.systems.dungeon.sight import look_around
from podzem.world.item import Item

from .build import chart, corridor, finish, item, join, names, order, quiet, refused, scribe
from .meetings import dice, met, party
from .test_combat import battle, begin, give


@pytest.mark.clause("dungeon.trap.pit")
def test_trap_pit__the_dice_fall_victim_by_victim() -> None:
    game = quiet()
    first, second = join(game), join(game)
    one = scribe(3, 3, 3, 6)  # first: misses the edge, a wound; second: misses the edge, unhurt
    assert pits.fall_into(game, [first, second], "TR1", 2, False, one) == [first, second]
    finish(one)
    assert (first.wound, second.wound) == (1, 0)


@pytest.mark.clause("dungeon.action.listen")
@pytest.mark.clause("dungeon.surprise.seen")
@pytest.mark.parametrize(("face", "heard"), [(1, True), (2, False)])
def test_surprise_seen__whom_the_party_heard_cannot_surprise_it(face: int, heard: bool) -> None:
    game = quiet(at="35,19")
    hero = join(game, "torch!")
    ACTS["listen"].do(game, hero, *ACTS["listen"].read(game, hero, ["D1"]), scribe(face))
    assert game.site.known[1].heard == (["R1"] if heard else [])
    (encounter,) = game.dungeon.level(1).encounters
    meeting = Meeting(1, kind="chud", source="EN1", behind_door=True)
    assert MeetingBelow(game, meeting, encounter).has_noticed == heard


@pytest.mark.clause("dungeon.loyalty.score")
@pytest.mark.parametrize(("dynamic", "after"), [(True, 2), (False, 3)])
def test_loyalty_score__is_fixed_at_hiring_by_the_switch(dynamic: bool, after: int) -> None:
    game = quiet(loyalty_dynamic=dynamic)
    game.company.ledger.purse = [1000]
    game.company.ledger.candidates = [Candidate("armoured_man", game.company.take_number(), hiring.JOINS)]
    man = hiring.take_on(game.company, 0, game.company.ledger.candidates[0], False, scribe())
    assert loyalty.score(game.company, man) == 3
    man.items = [thing for thing in man.items if thing.kind != "shield"]
    assert loyalty.score(game.company, man) == after


@pytest.mark.clause("dungeon.surprise.ambush")
def test_surprise_ambush__of_one_turn_waits_for_those_whom_its_end_brings() -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("R", "room", (10, 0, 8, 8))]
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "R", 10, 1, "E", 2, {"kind": "stuck"})]
    game = quiet(chart(areas, ways), at="12,3", judge_wandering="automatic")
    join(game, "sword*")
    join(game, "sword*")
    one = dice((100, 2), 3, 1, 1, 6)  # come; chud, two of them; the party's die alone: 1 of 6, stealth and the dark
    for member in game.members.values():
        game.orders[member.number] = Order("ambush")
    turns.release(game, one)
    assert game.meeting is not None
    assert (game.meeting.pace, game.meeting.others_surprised) == ("ambush", True)


@pytest.mark.clause("dungeon.move.fast_surprise")
def test_fast_surprise__those_who_come_at_the_end_of_a_run_catch_the_runners() -> None:
    game = quiet()
    join(game, "torch!")
    meeting = Meeting(1, kind="chud", waited=True, pace="fast")
    one = scribe()
    surprise.determine(venue(game, meeting), meeting, one)
    finish(one)
    assert (meeting.party_surprised, meeting.others_surprised) == (True, False)


@pytest.mark.clause("dungeon.action.chest")
@pytest.mark.parametrize(("faces", "opens"), [((3, 1, 6), True), ((2, 3, 2), False)])
def test_action_chest__each_throws_his_own_die_by_the_switch_of_doors(faces: tuple[int, ...], opens: bool) -> None:
    game = quiet(at="13,36", door_roll="independent")
    workers = [join(game, "torch!"), join(game), join(game)]
    lay_treasure(game)
    chest = next(thing for heap in game.site.heaps for thing in heap.items if thing.kind == "chest")
    game.site.heaps[0].seen = 3
    game.site.traps["TR2"] = TrapState("sprung", True)
    one = scribe(*faces)
    chests.break_open(game, workers, LyingChest(game.site.heaps[0], chest), one)
    finish(one)
    assert chest.ready == opens


@pytest.mark.clause("dungeon.aid.valuables")
@pytest.mark.parametrize(("switch", "value"), [(False, 300), (True, 150)])
def test_aid_valuables__textiles_lose_value_in_a_fall_by_the_switch(switch: bool, value: int) -> None:
    game = quiet(halve_textiles=switch)
    hero = join(game, "carpet")
    hero.items[0].value = 300
    aid.fall(game.company, hero, Below(game), scribe())
    assert hero.items[0].value == value


@pytest.mark.clause("dungeon.aid.window")
@pytest.mark.clause("dungeon.combat.ten_phases")
def test_aid_window__a_combat_elsewhere_saves_nobody() -> None:
    game = quiet()
    join(game)
    fallen = join(game)
    game.fight_group, game.company.turn = 7, 3
    fallen.status, fallen.fell_turn = DOWN, 1
    game.orders[1] = Order("hold")
    game.fight = Fight()
    assert window_is_over(game.company, fallen, Below(game))
    game.fight_group = 1
    assert not window_is_over(game.company, fallen, Below(game))


@pytest.mark.clause("dungeon.trap.catalogue")
def test_trap_catalogue__a_jet_of_fire_burns_cloth_in_sacks_too() -> None:
    game = quiet()
    hero = join(game, "sack bandage:2 torch")
    hero.items[0].contents = [item(game, "scroll")]
    trap_effects._burn(hero, scribe())
    assert [thing.kind for thing in hero.items] == ["sack", "torch"]
    assert hero.items[0].contents == []


@pytest.mark.clause("dungeon.light.darkness")
def test_light_darkness__hands_feel_what_is_within_half_a_sazhen() -> None:
    game = quiet(corridor(40), at="9,1", known=False)
    join(game)
    look_around(game, scribe())
    west, _, _, _ = ground_at(game.site, 1).bounds
    felt = [west + column for column, grade in enumerate(game.site.known[1].rows[0]) if grade != "0"]
    assert [column for column in felt if column >= 0] == [8, 9], "a half-sazhen to each side"


@pytest.mark.clause("dungeon.attitude.modifiers")
@pytest.mark.parametrize(("name", "value"), [("chud.77", -2), ("bandit.77", 0)])
def test_attitude_modifiers__bodies_of_their_kind_in_sight(name: str, value: int) -> None:
    game = party()
    meeting = met(game)
    game.members[1].items.append(Item("body", 77, name=name, left=520))
    terms = {term.name: term.value for term in attitude.modifiers(standing_of(game, meeting), meeting)}
    assert terms.get("captives_of_kind", 0) == value


@pytest.mark.clause("dungeon.load.donkey")
@pytest.mark.clause("dungeon.income.delivery")
def test_load_donkey__a_bolted_donkey_stands_at_the_exit_with_its_load() -> None:
    game = quiet()
    join(game, "torch!")
    donkey, man = join(game, "", type="donkey"), join(game, "", type="porter")
    for number, runaway in enumerate((donkey, man)):
        runaway.items.append(Item("gem", 80 + number, value=200))
        loyalty.flee(game.company, runaway, Below(game))
    game.company.ledger.purse = [0]
    one = scribe(2)  # the porter alone throws: not a 1
    entering.leave(game, game.groups[0], one)
    finish(one)
    assert (donkey.status, man.status) == (OUTSIDE, OUTSIDE)
    assert game.company.ledger.delivered == 400


@pytest.mark.clause("dungeon.combat.rearrange")
def test_combat_rearrange__members_may_be_told_to_keep_back() -> None:
    game = quiet()
    hero = join(game, "torch!")
    assert refused(game, f"keep_up {hero.id}") == "dungeon.combat.rearrange"
    one = order(game, f"keep_back {hero.id}")
    assert (hero.keep_back, names(one)) == (True, ["keeps_back"])
    assert refused(game, f"keep_back {hero.id}") == "dungeon.combat.rearrange"
    order(game, f"keep_up {hero.id}")
    assert not hero.keep_back


@pytest.mark.clause("dungeon.move.party_speed")
def test_party_speed__a_party_much_split_has_a_list_that_grows_no_faster_than_the_party() -> None:
    def split_party(people: int) -> Game:
        game = quiet(at="44,19")
        for _ in range(people):
            join(game, "torch! sword* rope:3 wedge:2 ration:3 sack bandage:2 skin_wine tool knife")
        for member in list(game.members.values())[1:]:
            order(game, f"split {member.id}")
        return game

    game, alone = split_party(8), len(deciding.candidates(split_party(1), 0))
    found = deciding.candidates(game, 0)
    assert len(found) == len(set(found))
    assert all(deciding.why_not(game, decision) is None for decision in found)
    assert len(game.groups) == 8
    assert len(found) <= (alone + 8) * len(game.members), "each may besides join seven others, no more"


@pytest.mark.clause("dungeon.time.day")
@pytest.mark.parametrize(
    ("level", "before", "status"), [(1, 4, "active"), (1, 5, "dead"), (2, 5, "active"), (2, 6, "dead")]
)
def test_time_day__exhaustion_beyond_five_takes_levels_and_then_the_life(level: int, before: int, status: str) -> None:
    game = quiet()
    hero = join(game)
    hero.level, hero.exhaustion, game.company.turn = level, before, 143
    needs.pass_turn(game, scribe())
    assert (hero.exhaustion, hero.status) == (before + 1, status)


@pytest.mark.clause("dungeon.money.values")
def test_money_values__a_purse_of_a_few_kuna_weighs_nothing_and_is_no_fault() -> None:
    game = quiet()
    hero = join(game)
    hero.items.append(coins(game.company, 10))
    assert (carrying.load(game.company, hero), worth(hero.items[0]), fault(game)) == (0, 10, "")
    hero.items[0].value = 0
    assert "count 0" in fault(game)


@pytest.mark.clause("dungeon.captive.party")
def test_captive_party__a_group_that_has_surrendered_is_no_more() -> None:
    game = battle("sword* torch!", kind="bandit", hs=0, at=20)
    other = join(game, "torch!")
    game.groups.append(game.groups[0].copy())
    game.groups[1].number, game.groups[1].ranks, other.group = 2, [[other.number]], 2
    game.groups[0].ranks = [[1]]
    begin(game)
    give(game, "surrender")
    assert [group.number for group in game.groups] == [2]
    assert fault(game) == ""
