"""Встречи: triggers and wanderers; each Check of the catalogue with its dice."""

from fractions import Fraction

import pytest

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Fanned
from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.expedition import arms, carrying, spawning
from podzem.site.contents import DoorState
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.encounters import encounters, wanderers
from podzem.systems.dungeon.game import MEETING, Game
from podzem.world.creatures import CREATURES
from tests.systems.dungeon.build import expedition, join
from tests.systems.dungeon.meetings import at_d1, dice, event, finish, names, party


@pytest.mark.clause("dungeon.encounter.keyed")
@pytest.mark.clause("dungeon.distance.known")
def test_dungeon_encounter_keyed__the_door_of_the_sample_sets_it_off_and_the_map_gives_the_distance() -> None:
    game, scribe = at_d1(), dice(6, 6)
    encounters.opened(game, game.groups[0], "D1", scribe)
    finish(scribe)
    assert game.stage == MEETING
    assert game.meeting is not None
    assert (game.meeting.kind, len(game.meeting.creatures), game.meeting.hs) == ("chud", 6, 8)
    assert game.meeting.leader == game.meeting.creatures[0]
    assert game.groups[0].lapsed
    assert game.met == ["EN1"]


@pytest.mark.clause("dungeon.encounter.keyed")
def test_dungeon_encounter_keyed__once_and_by_whatever_way() -> None:
    game = at_d1()
    encounters.entered(game, game.groups[0], "R1", dice(6))
    assert game.meeting is not None
    game.meeting = None
    encounters.entered(game, game.groups[0], "R1", dice())
    assert game.meeting is None


EVENT = """{"format":"podzem-dungeon/1","id":"e","title":"E","cell":2,"entrances":["O0"],
"levels":[{"depth":1,"wandering":"off",
"areas":[{"id":"OUT","kind":"outside","rects":[[-3,0,3,3]]},{"id":"P","kind":"passage","rects":[[0,0,20,3]]},
{"id":"R","kind":"room","rects":[[20,0,8,8]]}],
"openings":[{"id":"O0","between":["OUT","P"],"at":[0,1.5],"dir":"E","width":3},
{"id":"O1","between":["P","R"],"at":[20,1.5],"dir":"E","width":3}],
"features":[{"id":"F","area":"R","at":[24,4],"size":"large","text":"well","acts":{"look":{"result":"water"}}}],
"treasure":[{"id":"T","area":"R","at":[26,6],"items":[{"gem":100}]}],
"encounters":[{"id":"EV","area":"P","trigger":"enter","kind":"rat","number":0,"dungeon":{"event":"a cold wind"}},
{"id":"TU","area":"P","trigger":"turn","kind":"rat","number":"d6+1"},
{"id":"AC","area":"R","trigger":"act","kind":"bear","number":1,"distance":2,"attitude":7},
{"id":"ID","area":"R","trigger":"enter","kind":"idol","number":1,"at":[26,4]}]}]}
"""


def small(at: str = "1,1.5") -> Game:
    game = expedition(map=EVENT, at=at)
    join(game, "torch!")
    return game


@pytest.mark.clause("dungeon.encounter.keyed")
def test_dungeon_encounter_keyed__an_event_has_no_surprise_distance_or_attitude() -> None:
    game, scribe = small(), dice()
    encounters.entered(game, game.groups[0], "P", scribe)
    assert names(scribe) == ["happened"]
    assert game.meeting is None
    encounters.entered(game, game.groups[0], "P", scribe)
    assert names(scribe) == ["happened"]


@pytest.mark.clause("dungeon.encounter.keyed")
@pytest.mark.clause("dungeon.encounter.order")
def test_dungeon_encounter_keyed__a_turn_ended_there_waits_for_the_next() -> None:
    game, scribe = small(), dice(4, 6, 1, 2)
    game.met = ["EV"]
    encounters.ended_in(game, game.groups[0], scribe)
    assert game.meeting is None
    assert len(game.waiting) == 1
    assert encounters.begin_waiting(game, scribe)
    finish(scribe)
    assert game.meeting is not None
    assert len(game.meeting.creatures) == 5
    assert game.meeting.hs == 6, "2d6 = 3 sazhens"


@pytest.mark.clause("dungeon.encounter.keyed")
def test_dungeon_encounter_keyed__an_act_on_a_feature() -> None:
    game, scribe = small("22,4"), dice(6)
    encounters.acted(game, game.groups[0], "F", scribe)
    finish(scribe)
    assert game.meeting is not None
    assert (game.meeting.kind, game.meeting.hs) == ("bear", 4)


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__an_idol_attacks_only_who_takes_the_guarded_thing() -> None:
    game = small("22,4")
    encounters.entered(game, game.groups[0], "R", dice())
    assert game.meeting is None
    encounters.took(game, game.groups[0], "R", dice(6))
    assert game.meeting is not None
    assert game.meeting.kind == "idol"


@pytest.mark.clause("dungeon.encounter.wandering")
@pytest.mark.clause("dungeon.core.chance")
@pytest.mark.parametrize(("face", "come"), [(7, True), (8, False)])
def test_dungeon_encounter_wandering__as_many_of_a_hundred_as_heads(face: int, come: bool) -> None:
    game = party(count=7)
    scribe = dice((100, face), 4, 3) if come else dice((100, face))
    encounters.wandering(game, game.groups[0], scribe)
    finish(scribe)
    assert len(game.waiting) == int(come)
    assert all(one.audience == SECRET for one in scribe.events)


@pytest.mark.clause("dungeon.encounter.wandering")
def test_dungeon_encounter_wandering__the_odds_of_the_catalogue() -> None:
    dice, come = Fanned(), Fraction(0)
    while True:
        game = party(count=8)
        encounters.wandering(game, game.groups[0], Scribe(dice))
        come += dice.chance * len(game.waiting)
        if not dice.turn():
            break
    assert come == Fraction(2, 25)
    assert 1 - (1 - come) ** 6 == Fraction(96104736, 244140625)


@pytest.mark.clause("dungeon.encounter.wandering")
@pytest.mark.parametrize(("counts", "heads"), [("all", 4), ("persons", 3), ("members", 3)])
def test_dungeon_encounter_wandering__who_counts(counts: str, heads: int) -> None:
    game = party(count=2, wander_counts=counts)
    join(game, "", type="donkey")
    captive = game.members[spawning.spawn(game.company, "chud", 1, 1, dice())[0]]
    captive.status, captive.captor = "captive", 1
    assert wanderers.heads(game, game.groups[0]) == heads


@pytest.mark.clause("dungeon.encounter.wandering")
def test_dungeon_encounter_wandering__an_alarm_doubles_and_off_means_no_die() -> None:
    game = party(count=4)
    encounters.wandering(game, game.groups[0], dice((100, 8), 1, 1), 2)
    assert len(game.waiting) == 1
    quiet = party(count=4, judge="ask", judge_wandering="off")
    encounters.wandering(quiet, quiet.groups[0], dice())
    assert quiet.waiting == []


def in_r2() -> Game:
    game = party("23,36")
    game.groups[0].area = "R2"
    return game


@pytest.mark.clause("dungeon.encounter.direction")
@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_encounter_direction__they_come_through_the_secret_door_and_reveal_it() -> None:
    game, scribe = in_r2(), dice((100, 1), (2, 2), 3, 1)
    assert wanderers.ways_in(game, game.groups[0]) == ["D2", "SD1"]
    encounters.wandering(game, game.groups[0], scribe)
    assert game.waiting[0].way == "SD1"
    begun = dice(6, 6, 1, 1)
    encounters.begin_waiting(game, begun)
    finish(begun)
    assert event(begun, "secret_door_used")["opening"] == "SD1"
    assert game.site.doors["SD1"].shown
    assert game.site.doors["SD1"].open


@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_core_auto_judge__a_junction_with_three_ways_is_a_pick_of_three() -> None:
    game = party("23,19")
    game.groups[0].area = "J"
    scribe = dice((100, 1), (3, 3), 1, 1)
    encounters.wandering(game, game.groups[0], scribe)
    finish(scribe)
    assert game.waiting[0].way == "O4"


@pytest.mark.clause("dungeon.encounter.direction")
@pytest.mark.clause("dungeon.encounter.order")
def test_dungeon_encounter_direction__not_from_outside_not_through_a_wedged_door_and_else_nobody() -> None:
    game = in_r2()
    game.site.doors["D2"] = DoorState(wedged=True)
    game.site.doors["SD1"] = DoorState(wedged=True)
    scribe = dice((100, 1))
    encounters.wandering(game, game.groups[0], scribe)
    finish(scribe)
    assert game.waiting == []
    stairs = party()
    stairs.groups[0].area = "S"
    assert wanderers.ways_in(stairs, stairs.groups[0]) == ["O1"]


@pytest.mark.clause("dungeon.bestiary.wandering")
def test_dungeon_bestiary_wandering__deeper_rolls_on_the_next_band() -> None:
    game, scribe = party(), dice((100, 1), 6, 5, 3)
    encounters.wandering(game, game.groups[0], scribe)
    finish(scribe)
    assert (game.waiting[0].kind, len(game.waiting[0].creatures)) == ("spider", 2)


@pytest.mark.clause("dungeon.bestiary.table")
@pytest.mark.clause("dungeon.premise.depth")
def test_dungeon_bestiary_table__numbers_in_dice_grow_with_the_depth() -> None:
    assert spawning.number_met("chud", 4, dice(3)) == 8
    assert spawning.number_met("snake", 9, dice()) == 1


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__robbers_and_a_zmey() -> None:
    game = party()
    six = [game.members[number] for number in spawning.spawn(game.company, "bandit", 6, 1, dice())]
    assert [[item.kind for item in one.items if item.kind == "bow"] for one in six] == [
        [],
        [],
        ["bow"],
        [],
        [],
        ["bow"],
    ]
    assert [sum(item.burning for item in one.items) for one in six] == [1, 0, 0, 0, 1, 0]
    (dragon,) = spawning.spawn(game.company, "dragon", 1, 1, dice(4))
    assert (game.members[dragon].level, game.members[dragon].resilience) == (10, 10)


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.clause("dungeon.bestiary.wandering")
def test_dungeon_core_auto_judge__the_judge_may_replace_what_was_rolled_for_wanderers() -> None:
    game = in_r2()
    game.setting.options["judge"] = "ask"
    scribe = dice((100, 1), (2, 2), 3, 1)
    encounters.wandering(game, game.groups[0], scribe)
    for text in ("direction D2", "kind chud", "number 4"):
        order, word = text.split()
        assert deciding.candidates(game, 0) == []
        assert Decision(JUDGE, order, (word,)) in deciding.candidates(game, JUDGE)
        assert deciding.why_not(game, Decision(0, order, (word,))) is not None
        deciding.carry_out(game, Decision(JUDGE, order, (word,)), scribe)
    finish(scribe)
    assert (game.waiting[0].way, game.waiting[0].kind, len(game.waiting[0].creatures)) == ("D2", "chud", 4)
    assert all(one.audience == SECRET for one in scribe.events)
    assert [one.data()["was"] for one in scribe.events if one.name == "ruled"] == ["SD1", "2"]


@pytest.mark.clause("dungeon.surprise.seen")
def test_dungeon_surprise_seen__whom_the_party_slipped_away_from_it_watches() -> None:
    game = at_d1()
    encounters.opened(game, game.groups[0], "D1", dice(6, 1))
    meeting = game.meeting
    assert meeting is not None
    numbers = meeting.creatures[:]
    deciding.carry_out(game, Decision(0, "slip_away"), dice())
    assert game.met == []
    assert game.dwellers == {"EN1": numbers}
    encounters.entered(game, game.groups[0], "R1", dice())
    assert game.meeting is not None
    assert game.meeting.creatures == numbers


@pytest.mark.clause("dungeon.load.hands", "dungeon.bestiary.table")
@pytest.mark.parametrize("kind", sorted(CREATURES))
def test_hands__nobody_who_is_met_holds_more_than_two_hands_can(kind: str) -> None:
    game = party()
    made = [game.members[number] for number in spawning.spawn(game.company, kind, 16, 1, dice(*[1] * 40))]
    assert max(carrying.hands(game.company, member) for member in made) <= carrying.HANDS


@pytest.mark.clause("dungeon.bestiary.table", "dungeon.load.hands")
@pytest.mark.parametrize(("count", "torches"), [(1, [1]), (4, [1]), (5, [1, 5]), (12, [1, 5, 10])])
def test_bestiary__one_robber_of_four_bears_a_torch_and_has_his_shield_on_his_back(
    count: int, torches: list[int]
) -> None:
    game = party()
    made = [game.members[number] for number in spawning.spawn(game.company, "bandit", count, 1, dice())]
    lit = [place for place, member in enumerate(made, 1) if any(item.burning for item in member.items)]
    assert lit == torches  # the ninth is a bowman
    held = {item.kind: item.ready for item in made[0].items}
    assert held == {"light_armour": True, "shield": False, "weapon": True, "torch": True}
    assert (arms.defence(made[0]), arms.strike(game.company, made[0])[0], carrying.space(game.company, made[0])) == (
        1,
        0,
        2,
    )
    if count > 1:
        assert (arms.defence(made[1]), carrying.space(game.company, made[1])) == (2, 4)
