"""«Ловушки»: when they go off, on whom, and what they do (dungeon.trap.*)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Fanned, Scripted
from podzem.core.scribe import Scribe
from podzem.expedition.people import DOWN, Member
from podzem.site import traps as site_traps
from podzem.systems.dungeon.chapters.movement.packing import pack_ranks
from podzem.systems.dungeon.chapters.traps import traps
from podzem.world.points import read_point

from .build import (
    chart,
    corridor,
    event,
    expedition,
    finish,
    item,
    join,
    names,
    order,
    pass_turn,
    quiet,
    refused,
    scribe,
    told,
    trapped,
)


@pytest.mark.clause("dungeon.trap.place")
def test_place__goes_off_on_1_and_2_and_otherwise_only_the_judge_knows() -> None:
    game = trapped()
    join(game, "torch!")
    order(game, "leg 1 15,1")
    one = pass_turn(game, faces=(3,))
    assert game.groups[0].at == read_point("15,1")
    assert ("trap_die" in names(one), [line for line in told(one) if "trap" in line]) == (True, [])
    order(game, "leg 1 5,1")
    one = pass_turn(game, faces=(2, 6, 6, 6))  # it fires, he misses the edge, falls unhurt, his torch stays lit
    assert names(one).count("trap_sprung") == 1
    assert game.groups[0].at == read_point("12,1")


@pytest.mark.clause("dungeon.trap.place")
def test_place__there_and_back_fires_at_least_once_in_5_of_9() -> None:
    def fires(dice: Fanned) -> bool:
        game = trapped()
        join(game)
        for end in ("15,1", "5,1"):
            order(game, f"leg 1 {end}", "all hold", dice=Scribe(dice))
            order(game, "release", dice=Scribe(dice))
            if game.site.traps:
                return True
        return False

    dice, chance = Fanned(), Fraction(0)
    while True:
        if fires(dice):
            chance += dice.chance
        if not dice.turn():
            break
    assert chance == Fraction(5, 9)


@pytest.mark.clause("dungeon.trap.place")
def test_place__standing_on_it_is_no_new_case_and_running_is_one() -> None:
    game = trapped()
    join(game, "torch!")
    order(game, "leg 1 11,1")
    pass_turn(game, faces=(6,))
    pass_turn(game)
    order(game, "leg 1 15,1")
    pass_turn(game)
    order(game, "fast 1 0,1")
    pass_turn(game, faces=(6,))


@pytest.mark.clause("dungeon.trap.place")
def test_place__by_the_switch_each_creature_throws() -> None:
    trap = {"id": "T", "area": "P", "rect": [10, 0, 2, 2], "bound": "place", "type": "dart"}
    game = quiet(corridor(40, traps=[trap]), at="4,1", trap_case="creature")
    join(game, "torch!")
    second = join(game)
    order(game, "leg 1 15,1")
    one = pass_turn(game, faces=(3, 2, 1))
    assert event(one, "trap_attack")["member"] == second.id


@pytest.mark.clause("dungeon.trap.victims")
def test_victims__as_many_of_the_first_rank_as_fit_across() -> None:
    game = trapped()
    shield = join(game, "shield* torch!")
    bare = join(game)
    game.groups[0].ranks = [[shield.number, bare.number]]
    trap = game.dungeon.level(1).trap("T")
    assert traps.first_in_way(game, game.groups[0], trap, game.groups[0].ranks) == [shield]
    shield.items[0].ready = False
    assert traps.first_in_way(game, game.groups[0], trap, game.groups[0].ranks) == [shield, bare]


@pytest.mark.clause("dungeon.trap.noticeable")
def test_noticeable__the_group_stops_two_sazhens_before_it() -> None:
    game = trapped(noticeable=True)
    join(game, "torch!")
    order(game, "leg 1 15,1")
    one = pass_turn(game)
    assert event(one, "trap_pointed_out")["trap"] == "T"
    assert game.groups[0].at == read_point("6,1")


@pytest.mark.clause("dungeon.trap.noticeable")
def test_noticeable__ignored_by_order_and_not_noticed_on_the_run() -> None:
    game = trapped(noticeable=True)
    join(game, "torch!")
    order(game, "ignore_traps 1", "leg 1 15,1")
    one = pass_turn(game, faces=(6,))
    assert ("trap_pointed_out" in names(one), game.groups[0].at) == (True, read_point("15,1"))
    game = trapped(noticeable=True)
    join(game, "torch!")
    game.groups[0].at = read_point("30,1")
    order(game, "fast 1 0,1")
    one = pass_turn(game, faces=(6,))
    assert "trap_pointed_out" not in names(one)


@pytest.mark.clause("dungeon.trap.known")
def test_known__is_passed_beside_by_whoever_fits() -> None:
    game = trapped(width=4, rect=(10, 0, 2, 2))
    man, donkey = join(game, "shield* torch!"), join(game, type="donkey")
    trap = game.dungeon.level(1).trap("T")
    giant = Member("creature", "giant", 99)
    fits = [traps.fits_beside(game, member, trap, "E") for member in (man, donkey, giant)]
    assert fits == [True, True, False]
    site_traps.learn(game.site, 1, trap)
    join(game)
    order(game, "leg 1 15,2")
    pass_turn(game)
    assert game.groups[0].at == read_point("15,2")


@pytest.mark.clause("dungeon.trap.known")
def test_known__a_plank_leads_over_it() -> None:
    game = trapped()
    join(game, "torch! plank")
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    order(game, "leg 1 15,1")
    pass_turn(game)
    assert game.groups[0].at == read_point("15,1")


@pytest.mark.clause("dungeon.trap.known", "dungeon.load.weights")
@pytest.mark.parametrize(("length", "die"), [(4, ()), (5, (6,))])
def test_known__a_plank_is_two_sazhens_long(length: int, die: tuple[int, ...]) -> None:
    game = trapped("dart", rect=(10, 0, length, 2))
    join(game, "torch! plank")
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    order(game, "leg 1 18,1")
    pass_turn(game, faces=die)


@pytest.mark.clause("dungeon.trap.catalogue")
def test_catalogue__gas_fills_a_sazhen_around_the_doer() -> None:
    game = trapped("gas")
    men = [join(game, "plate*") for _ in range(4)]
    game.groups[0].at, game.groups[0].trail = read_point("20,1"), [read_point("2,1")]
    for man in men:
        man.resilience = man.level = 2
    traps.sprung(game, game.dungeon.level(1).trap("T"), men[:1], (one := scribe(2, 2, 2)), game.groups[0])
    finish(one)
    assert [man.resilience for man in men] == [1, 1, 1, 2], "half a sazhen between rank and rank"


@pytest.mark.clause("dungeon.trap.known")
def test_known__disarmed_on_1_set_off_by_6() -> None:
    for face, state in ((1, "disarmed"), (2, "armed"), (5, "armed")):
        game = trapped("dart")
        game.groups[0].at = read_point("9,1")
        hero = join(game, "torch! tool")
        site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
        pass_turn(game, f"disarm {hero.id} T", faces=(face,))
        assert game.site.traps["T"].state == state
    game = trapped("dart")
    game.groups[0].at = read_point("9,1")
    hero = join(game, "torch! tool")
    join(game)
    assert refused(game, f"disarm {hero.id} T") == "dungeon.core.error"
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    pass_turn(game, f"disarm {hero.id} T", faces=(6, 1))
    assert (game.site.traps["T"].state, hero.status) == ("sprung", DOWN)


@pytest.mark.clause("dungeon.trap.known")
def test_known__disarming_needs_its_tool() -> None:
    game = trapped("dart", disarm={"tool": "knife", "chance": 3})
    game.groups[0].at = read_point("9,1")
    hero = join(game, "torch! tool")
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    assert refused(game, f"disarm {hero.id} T") == "dungeon.trap.known"
    hero.items.append(item(game, "knife"))
    pass_turn(game, f"disarm {hero.id} T", faces=(3,))
    assert game.site.traps["T"].state == "disarmed"


@pytest.mark.clause("dungeon.trap.action")
def test_action__a_trapped_door_goes_off_only_when_it_opens() -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 10, 2)), ("R", "room", (10, 0, 6, 6))]
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("D", "P", "R", 10, 1, "E", 2, {"kind": "stuck"})]
    trap = {"id": "T", "on": "D", "bound": "action", "type": "dart"}
    game = quiet(chart(areas, ways, traps=[trap]), at="9,1")
    first, second = join(game, "torch! light_armour*"), join(game)
    one = pass_turn(game, f"open {first.id} D", f"open {second.id} D", faces=(3,))
    assert "trap_sprung" not in names(one)
    one = pass_turn(
        game, f"open {first.id} D", f"open {second.id} D", faces=(2, 2, 6)
    )  # opens; dart 2 > 1; armour whole
    assert [name for name in names(one) if name in ("door_opened", "trap_sprung", "hurt")] == [
        "door_opened",
        "trap_sprung",
        "hurt",
    ]
    assert first.status == DOWN


@pytest.mark.clause("dungeon.trap.catalogue")
@pytest.mark.parametrize(
    ("type", "faces", "lost"),
    [
        ("dart", (2,), [0]),
        ("dart", (1,), []),
        ("volley", (3, 2, 3), [0, 1]),
        ("blade", (1,), [0]),
        ("falling_block", (1, 1, 3), [0, 1]),
        ("gas", (2, 3), [0]),
        ("fire_jet", (1, 2), [0]),
        ("poison_needle", (2,), [0]),
        ("poison_needle", (3,), []),
    ],
)
def test_catalogue__each_trap_has_its_dice(type: str, faces: tuple[int, ...], lost: list[int]) -> None:
    """Two men in light armour; losses by place. A volley's three dice: two on the first, one on the second."""
    game = trapped(type)
    men = [join(game, "light_armour*"), join(game, "light_armour*")]
    for man in men:
        man.resilience = man.level = 3
    one = scribe(*faces)
    traps.sprung(game, game.dungeon.level(1).trap("T"), men, one, game.groups[0])
    finish(one)
    assert [place for place, man in enumerate(men) if man.resilience < 3] == lost
    assert game.site.traps["T"].state == "sprung"


@pytest.mark.clause("dungeon.trap.catalogue")
@pytest.mark.parametrize(
    ("type", "armour", "dice", "misses"),
    [
        ("dart", "light_armour*", 1, 1),
        ("volley", "light_armour*", 3, 2),
        ("blade", "mail*", 1, 1),
        ("falling_block", "plate*", 1, 1),
        ("fire_jet", "light_armour*", 2, 1),
    ],
)
def test_catalogue__each_attack_has_its_modifier(type: str, armour: str, dice: int, misses: int) -> None:
    for face, lost in ((misses, 0), (misses + 1, dice)):
        game = trapped(type)
        man = join(game, armour)
        man.resilience = man.level = 9
        one = scribe(*[face] * dice, *([6] if type == "falling_block" else []))
        traps.sprung(game, game.dungeon.level(1).trap("T"), [man], one, game.groups[0])
        finish(one)
        assert man.resilience == 9 - lost


@pytest.mark.clause("dungeon.trap.catalogue")
def test_catalogue__a_blade_does_not_mind_a_shield_a_dart_does() -> None:
    for type, hit in (("blade", True), ("dart", False)):
        game = trapped(type)
        man = join(game, "light_armour* shield*")
        man.resilience = man.level = 3
        traps.sprung(
            game, game.dungeon.level(1).trap("T"), [man], (one := scribe(1 if type == "blade" else 2)), game.groups[0]
        )
        finish(one)
        assert (man.resilience == 2) == hit


@pytest.mark.clause("dungeon.trap.catalogue")
def test_catalogue__fire_burns_scrolls_and_cloth() -> None:
    game = trapped("fire_jet")
    man = join(game, "plate* scroll bandage:2 torch")
    traps.sprung(game, game.dungeon.level(1).trap("T"), [man], scribe(1, 1), game.groups[0])
    assert [thing.kind for thing in man.items] == ["plate", "torch"]


@pytest.mark.clause("dungeon.trap.catalogue")
def test_catalogue__a_block_may_bar_the_way_until_it_is_dug_out() -> None:
    game = trapped("falling_block")
    join(game, "torch!")
    order(game, "leg 1 15,1")
    one = pass_turn(game, faces=(1, 1, 2))  # fires, hits, bars the way
    assert "way_blocked" in names(one)
    open_way = trapped("falling_block")
    join(open_way, "torch!")
    order(open_way, "leg 1 15,1")
    assert "way_blocked" not in names(pass_turn(open_way, faces=(1, 1, 3)))
    assert game.dungeon.level(1).features[-1].terrain == "rubble"


@pytest.mark.clause("dungeon.trap.catalogue")
def test_catalogue__a_portcullis_parts_the_first_rank_from_the_rest() -> None:
    game = trapped("portcullis")
    first, second = join(game, "torch!"), join(game, "torch!")
    order(game, "leg 1 15,1")
    one = pass_turn(game, faces=(1,))
    assert "way_blocked" in names(one)
    assert [(group.members, group.at) for group in game.groups] == [
        ([first.number], read_point("11,1")),
        ([second.number], read_point("10,1")),
    ]
    assert refused(game, "leg 1 9,1") == "dungeon.move.turn"
    one = pass_turn(game, f"open {first.id} TG", f"open {second.id} TG", faces=(1, 2))
    assert "door_holds" in names(one)


@pytest.mark.clause("dungeon.trap.catalogue")
def test_catalogue__a_slide_takes_its_victims_a_depth_lower_unhurt() -> None:
    game = quiet("zrazok", at="4,4.5")
    first, second = join(game, "torch!"), join(game)
    from dataclasses import replace

    slide = replace(game.dungeon.level(1).traps[0], type="slide", to=(2, read_point("7.5,15")))
    one = scribe()
    traps.sprung(game, slide, [first], one, game.groups[0])
    assert event(one, "slid") == {"member": first.id, "depth": 2}
    assert [(group.depth, group.members) for group in game.groups] == [(1, [second.number]), (2, [first.number])]


@pytest.mark.clause("dungeon.trap.catalogue")
@pytest.mark.parametrize(("face", "come"), [(6, True), (7, False)])
def test_catalogue__an_alarm_is_loud_and_doubles_the_wanderers_chance(face: int, come: bool) -> None:
    areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 20, 2)), ("R", "room", (20, 0, 8, 8))]
    ways = [("O0", "OUT", "P", 0, 1, "E", 2), ("A", "P", "R", 20, 1, "E", 2)]
    trap = {"id": "T", "area": "P", "rect": [10, 0, 2, 2], "bound": "place", "type": "alarm"}
    game = expedition(chart(areas, ways, traps=[trap]), at="4,1")
    for _ in range(3):
        join(game, "torch!")
    dice = Scripted([(100, face), *([(6, 1), (6, 1)] if come else [])])
    traps.sprung(game, game.dungeon.level(1).trap("T"), [], Scribe(dice, True), game.groups[0])
    dice.finish()
    assert (game.groups[0].noise, len(game.waiting)) == (True, int(come))


def test_ranks_of_a_trapped_group_are_packed_by_width() -> None:
    game = trapped()
    members = [join(game), join(game), join(game, "shield*")]
    game.groups[0].ranks = pack_ranks(game, game.groups[0], members)
    assert game.groups[0].ranks == [[members[0].number, members[1].number], [members[2].number]]
