"""«Ловушки»: pits, spikes and the way out (dungeon.trap.pit*)."""

from fractions import Fraction

import pytest

from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition import arms, carrying
from podzem.expedition.people import DOWN, Member
from podzem.site import traps as site_traps
from podzem.systems.dungeon.chapters.movement.movement import walk_leg
from podzem.systems.dungeon.chapters.traps import pits
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Leg
from podzem.world.item import Item
from podzem.world.points import read_point

from .build import (
    finish,
    item,
    join,
    names,
    order,
    pass_turn,
    quiet,
    refused,
    scribe,
    trapped,
)


def laden(game: Game, grivnas: int) -> Member:
    """Somebody with such a load, his own light included."""
    hero = join(game, "torch!")
    hero.items.append(Item("silver", game.company.take_number(), 4 * grivnas - carrying.load(game.company, hero)))
    assert carrying.load(game.company, hero) == 4 * grivnas
    return hero


@pytest.mark.clause("dungeon.trap.pit")
def test_pit__load_35_depth_2_misses_the_edge_and_is_wounded() -> None:
    game = trapped()
    hero = laden(game, 35)
    order(game, "leg 1 15,1")
    one = pass_turn(game, faces=(2, 3, 3, 6))  # fires, misses the edge, falls, the torch burns on
    assert (hero.wound, hero.status, hero.pit) == (1, "active", "T")
    assert game.groups[0].at == read_point("10,1")
    assert names(one).count("edge_die") == 1


@pytest.mark.clause("dungeon.trap.pit")
def test_pit__the_edge_is_caught_by_load() -> None:
    for grivnas, face, caught in ((40, 2, True), (41, 2, False), (80, 1, True)):
        game = trapped()
        hero = laden(game, grivnas)
        order(game, "leg 1 15,1")
        pass_turn(game, faces=(1, face) if caught else (1, face, 6, 6))
        assert (hero.pit == "") == caught
    game = trapped()
    hero = laden(game, 81)
    order(game, "leg 1 15,1")
    pass_turn(game, faces=(1, 6, 6))  # no die for the edge at all
    assert hero.pit == "T"


@pytest.mark.clause("dungeon.trap.pit")
@pytest.mark.parametrize(("grivnas", "depth", "chance"), [(30, 2, Fraction(2, 27)), (90, 3, Fraction(1, 6))])
def test_pit__chance_to_go_down_by_walking_over_once(grivnas: int, depth: int, chance: Fraction) -> None:
    dice, found = Fanned(), Fraction(0)
    while True:
        game = trapped(params={"depth": depth})
        hero = join(game)
        hero.items.append(Item("silver", game.company.take_number(), 4 * grivnas))
        group = game.groups[0]
        group.legs = [Leg([read_point("11,1")])]
        walk_leg(game, group, 0, Scribe(dice))
        if hero.status == DOWN:
            found += dice.chance
        if not dice.turn():
            break
    assert found == chance


@pytest.mark.clause("dungeon.trap.pit")
def test_pit__an_open_one_is_leapt_by_the_lightly_laden_and_1_falls_in() -> None:
    game = trapped()
    hero = join(game)
    site_traps.touch(game.site, game.dungeon.level(1).trap("T")).state = "sprung"
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    game.site.traps["T"].known = True
    hero.items.append(item(game, "torch!"))
    order(game, "leg 1 15,1")
    one = pass_turn(game, faces=(2,))
    assert ("leapt" in names(one), game.groups[0].at) == (True, read_point("15,1"))
    order(game, "leg 1 5,1")
    pass_turn(game, faces=(1, 6, 6))
    assert (hero.pit, game.groups[0].at) == ("T", read_point("10,1"))
    hero.pit = ""
    hero.items.append(Item("silver", game.company.take_number(), 4 * 80))
    assert refused(game, "leg 1 11.5,1") == "dungeon.move.turn"
    assert refused(game, "leg 1 13,1") == "dungeon.trap.pit"


@pytest.mark.clause("dungeon.trap.pit", "dungeon.trap.known")
@pytest.mark.parametrize(
    ("length", "kit", "refusal"),
    [
        (2, "", ""),
        (3, "", "dungeon.trap.pit"),
        (3, "plank", ""),
        (4, "ladder", ""),
        (5, "plank", "dungeon.trap.pit"),
    ],
)
def test_pit__an_open_one_is_leapt_up_to_a_sazhen_and_bridged_up_to_two(length: int, kit: str, refusal: str) -> None:
    game = trapped(rect=(10, 0, length, 2))
    join(game, f"torch! {kit}")
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    game.site.traps["T"].state = "sprung"
    assert refused(game, "leg 1 18,1") == refusal


@pytest.mark.clause("dungeon.trap.known")
@pytest.mark.parametrize(("width", "refusal"), [(4, ""), (3, "dungeon.trap.pit")])
def test_pit__an_open_one_is_passed_by_whoever_just_fits_beside_it(width: int, refusal: str) -> None:
    game = trapped(width=width, rect=(10, 0, 5, 2))
    join(game, "torch! shield*")
    site_traps.learn(game.site, 1, game.dungeon.level(1).trap("T"))
    game.site.traps["T"].state = "sprung"
    assert refused(game, f"leg 1 18,{width / 2:g}") == refusal


@pytest.mark.clause("dungeon.trap.pit_spikes")
def test_pit_spikes__mail_and_shield_against_minus_1() -> None:
    for face, lost in ((4, True), (3, False)):
        game = trapped("spiked_pit")
        hero = join(game, "mail* shield*")
        hero.resilience = hero.level = 2
        pits.fall_into(game, [hero], "T", 2, True, (one := scribe(6, 6, face)))
        finish(one)
        assert (hero.resilience == 1) == lost
    game = quiet()
    chances = []
    for kit in ("", "light_armour*", "mail* shield*", "plate*"):
        hero = join(game, kit)
        chances.append(sum(face - 1 > arms.defence(hero, shield=False) for face in range(1, 7)))
    assert chances == [5, 4, 3, 2]


@pytest.mark.clause("dungeon.trap.pit_climb")
def test_pit_climb__a_rope_must_reach_and_bare_hands_are_1_of_6() -> None:
    game = trapped(params={"depth": 3})
    down, holder = join(game, "torch!"), join(game, "rope:2")
    down.pit = "T"
    rope = holder.items[0]
    assert refused(game, f"climb_rope {down.id} {rope.id}") == "dungeon.trap.pit_climb"
    one = pass_turn(game, f"climb {down.id}", faces=(2,))
    assert (down.pit, "slipped_back" in names(one)) == ("T", True)
    pass_turn(game, f"climb {down.id}", faces=(1,))
    assert down.pit == ""
    down.pit, rope.count = "T", 3
    pass_turn(game, f"climb_rope {down.id} {rope.id}")
    assert down.pit == ""


@pytest.mark.clause("dungeon.trap.pit_climb")
def test_pit_climb__a_shallow_pit_takes_a_turn_and_no_die() -> None:
    game = trapped(params={"depth": 1})
    hero = join(game, "torch!")
    hero.pit = "T"
    assert refused(game, "leg 1 6,1") == "dungeon.trap.pit_climb"
    pass_turn(game, f"climb {hero.id}")
    assert hero.pit == ""


@pytest.mark.clause("dungeon.trap.pit_climb")
def test_pit_climb__the_fallen_takes_two_holders_a_donkey_four() -> None:
    game = trapped()
    holders = [join(game, "torch! rope:2" if n == 0 else "") for n in range(4)]
    fallen, donkey = join(game), join(game, type="donkey")
    fallen.status, fallen.pit, fallen.fell_turn, donkey.pit = DOWN, "T", 5, "T"
    pass_turn(game, f"haul {holders[0].id} {fallen.id}")
    assert fallen.pit == "T"
    pass_turn(game, *(f"haul {holder.id} {fallen.id}" for holder in holders[:2]))
    assert fallen.pit == ""
    pass_turn(game, *(f"haul {holder.id} {donkey.id}" for holder in holders[:3]))
    assert donkey.pit == "T"
    pass_turn(game, *(f"haul {holder.id} {donkey.id}" for holder in holders))
    assert donkey.pit == ""
