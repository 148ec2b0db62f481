"""«Свет»: what burns, how far it reaches, what needs it (dungeon.light.*)."""

import pytest

from podzem.expedition import carrying
from podzem.site.light import light_at
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.chapters.load import hands
from podzem.systems.dungeon.chapters.movement.movement import leg_hs
from podzem.systems.dungeon.place_rules import RADII
from podzem.systems.dungeon.spots import Stand
from podzem.world.light import BRIGHT, CLEAR, DARK, DIM, grade
from podzem.world.points import read_point

from .build import (
    chart,
    corridor,
    event,
    finish,
    item,
    join,
    light_on_floor,
    names,
    order,
    pass_turn,
    quiet,
    refused,
    scribe,
)
from .meetings import fight_at


@pytest.mark.clause("dungeon.light.torch")
def test_torch__doused_it_keeps_its_turns() -> None:
    game = quiet()
    hero = join(game, "torch!")
    torch = hero.items[0]
    pass_turn(game)
    pass_turn(game)
    order(game, f"douse {hero.id} {torch.id}")
    assert torch.left == 4
    for _ in range(7):
        pass_turn(game)
    join(game, "torch!")
    order(game, f"light {hero.id} {torch.id}")  # turn 10
    for _ in range(3):
        pass_turn(game)
    assert torch.burning
    one = pass_turn(game)  # turn 13
    assert event(one, "light_out")["item"] == torch.id
    assert game.company.turn == 13


@pytest.mark.clause("dungeon.light.lamp")
def test_lamp__two_fillings_leave_three_grivnas_of_skin_and_oil() -> None:
    game = quiet()
    hero = join(game, "lamp! skin_oil")
    lamp, skin = hero.items
    assert carrying.weight(skin) == 4 * 5
    lamp.left = burnt = 0
    for _ in range(2):
        order(game, f"refill {hero.id} {lamp.id}")
        assert lamp.burning
        for _ in range(6):
            pass_turn(game)
            burnt += 1
        assert not lamp.burning
    assert (carrying.weight(skin), burnt, skin.left) == (4 * 3, 12, 2)


@pytest.mark.clause("dungeon.light.lamp")
def test_lamp__a_skin_of_oil_is_twenty_four_turns_without_a_break() -> None:
    game = quiet()
    hero = join(game, "lamp! skin_oil")
    lamp, skin = hero.items
    lamp.left = 1
    pass_turn(game)
    for left in (3, 2, 1, 0):
        order(game, f"refill {hero.id} {lamp.id}")
        assert (skin.left, light.is_lit(game, game.groups[0])) == (left, True)
        for _ in range(6):
            pass_turn(game)
    assert refused(game, f"refill {hero.id} {lamp.id}") == "dungeon.light.lamp"


@pytest.mark.clause("dungeon.light.lamp")
@pytest.mark.parametrize("late", ["a turn later", "stowed first", "in combat"])
def test_lamp__not_refilled_at_once_it_is_out(late: str) -> None:
    game = quiet()
    hero = join(game, "lamp! skin_oil")
    lamp = hero.items[0]
    lamp.left = 1
    if late == "in combat":
        fight_at(game, "9,5", "rat")
        light.burn_down(game, scribe())
    else:
        pass_turn(game)
    if late == "a turn later":
        pass_turn(game)
    if late == "stowed first":
        order(game, f"stow {hero.id} {lamp.id}")
    hands.refill(game, hero, lamp, scribe())
    assert (lamp.left, lamp.burning) == (6, False)


@pytest.mark.clause("dungeon.light.lamp")
def test_lamp__is_not_refilled_without_oil_nor_when_full() -> None:
    game = quiet()
    hero = join(game, "lamp! skin_oil")
    lamp, skin = hero.items
    assert refused(game, f"refill {hero.id} {lamp.id}") == "dungeon.core.error"
    lamp.left, skin.left = 1, 0
    assert refused(game, f"refill {hero.id} {lamp.id}") == "dungeon.light.lamp"


@pytest.mark.clause("dungeon.light.levels")
def test_levels__bounds_are_inclusive_and_walls_block() -> None:
    assert [grade(hs, RADII) for hs in (2, 3, 4, 5, 6, 7)] == [BRIGHT, CLEAR, CLEAR, DIM, DIM, DARK]
    game = quiet(corridor(40), at="10,1")
    join(game, "torch!")
    lights = light.lights_on(game, 1)
    found = [light_at(game.site, Stand(1, read_point(f"{10 + hs},1"), "P"), lights) for hs in (2, 4, 6, 7)]
    assert found == [BRIGHT, CLEAR, DIM, DARK]


@pytest.mark.clause("dungeon.light.levels")
def test_levels__a_closed_door_keeps_the_light_out() -> None:
    game = quiet(at="35,19")
    join(game, "torch!")
    inside = Stand(1, read_point("37,19"), "R1")
    assert light_at(game.site, inside, light.lights_on(game, 1)) == DARK
    from podzem.site import doors

    doors.set_open(game.site, game.dungeon.level(1).opening("D1"), True)
    assert light_at(game.site, inside, light.lights_on(game, 1)) == BRIGHT


@pytest.mark.clause("dungeon.light.needs")
def test_needs__searching_a_wall_1_5_sazhens_from_the_only_torch_is_refused() -> None:
    game = quiet(corridor(40), at="10,1")
    searcher, bearer = join(game), join(game, "torch!")
    game.groups[0].ranks = [[searcher.number], [bearer.number]]
    game.groups[0].trail = [read_point("2,1")]
    assert bearer.items[0].burning  # at 9,1
    assert refused(game, f"search {searcher.id} wall:P:N:5") == ""
    assert refused(game, f"search {searcher.id} wall:P:N:4") == "dungeon.light.needs"  # its middle 7,0 is 3 hs off


@pytest.mark.clause("dungeon.light.needs")
def test_needs__his_own_torch_goes_with_the_worker() -> None:
    game = quiet(corridor(40), at="10,1")
    hero = join(game, "torch!")
    assert refused(game, f"search {hero.id} wall:P:N:7") == ""


@pytest.mark.clause("dungeon.light.needs")
def test_needs__forcing_and_loading_are_refused_in_the_dark() -> None:
    game = quiet(at="35,19")
    hero = join(game)
    assert refused(game, f"open {hero.id} D1") == "dungeon.light.needs"
    assert refused(game, f"load {hero.id}") == "dungeon.light.needs"
    assert refused(game, f"listen {hero.id} D1") == ""


@pytest.mark.clause("dungeon.light.needs")
@pytest.mark.parametrize(("at", "refusal"), [("16,1", ""), ("17,1", "dungeon.light.needs")])
def test_needs__three_sazhens_from_a_torch_are_light_enough_for_loading(at: str, refusal: str) -> None:
    game = quiet(corridor(40), at="10,1")
    hero = join(game)
    light_on_floor(game)
    game.site.heaps[0].at = read_point(at)
    assert refused(game, f"load {hero.id}") == refusal


@pytest.mark.clause("dungeon.light.darkness")
def test_darkness__legs_are_halved_and_nobody_runs() -> None:
    game = quiet(corridor(60), at="5,1")
    hero = join(game, "mail* shield*")
    assert (carrying.speed(game.company, hero), leg_hs(game, game.groups[0])) == (9, 9)
    assert refused(game, "leg 1 14,1") == ""
    assert refused(game, "leg 1 15,1") == "dungeon.move.turn"
    assert refused(game, "fast 1 0,1") == "dungeon.light.darkness"


@pytest.mark.clause("dungeon.light.handling")
def test_handling__a_dropped_lamp_goes_out_on_3_or_less_a_torch_never() -> None:
    for face, burns in ((4, True), (3, False)):
        game = quiet()
        hero = join(game, "lamp! torch!")
        one = scribe(face)
        order(game, f"drop {hero.id} {hero.items[0].id}", f"drop {hero.id} {hero.items[1].id}", dice=one)
        finish(one)
        lamp, torch = game.site.heaps[0].items
        assert (lamp.burning, torch.burning) == (burns, True)


@pytest.mark.clause("dungeon.light.handling")
def test_handling__a_new_fire_takes_a_tinderbox_and_a_turn() -> None:
    game = quiet()
    hero = join(game, "torch")
    torch = hero.items[0]
    assert refused(game, f"light {hero.id} {torch.id}") == "dungeon.light.handling"
    assert refused(game, f"strike_fire {hero.id} {torch.id}") == "dungeon.light.handling"
    hero.items.append(item(game, "tinderbox"))
    one = pass_turn(game, f"strike_fire {hero.id} {torch.id}")
    assert "struck_fire" in names(one)
    assert (torch.burning, torch.left) == (True, 5)


@pytest.mark.clause("dungeon.light.handling")
def test_handling__a_light_passes_from_hand_to_hand() -> None:
    game = quiet()
    hero, other = join(game, "torch!"), join(game, "knife* shield*")
    torch = hero.items[0]
    assert refused(game, f"give {hero.id} {torch.id} {other.id}") == "dungeon.load.hands"
    order(game, f"stow {other.id} {other.items[0].id}", f"give {hero.id} {torch.id} {other.id}")
    assert (other.items[-1] is torch, torch.ready, torch.burning) == (True, True, True)


@pytest.mark.clause("dungeon.light.handling", "dungeon.load.hands")
@pytest.mark.parametrize(("kit", "refusal"), [("sword* shield*", "dungeon.load.hands"), ("sword* shield", "")])
def test_handling__a_burning_torch_is_picked_up_with_a_free_hand(kit: str, refusal: str) -> None:
    game = quiet()
    hero = join(game, kit)
    light_on_floor(game)
    assert refused(game, f"take {hero.id} {game.site.heaps[0].items[0].id}") == refusal


@pytest.mark.clause("dungeon.light.from_dark")
def test_from_dark__what_a_group_carries_is_where_it_is_seen() -> None:
    game = quiet(corridor(40), at="10,1")
    join(game, "torch!")
    assert light.lights_of(game, game.groups[0]) == [read_point("10,1")]
    assert light.is_lit(game, game.groups[0])


@pytest.mark.clause("dungeon.light.reveal")
def test_reveal__a_large_thing_is_seen_dimly_and_a_fine_one_only_when_bright() -> None:
    rooms = [("OUT", "outside", (-2, 0, 2, 4)), ("R", "room", (0, 0, 20, 4))]
    features = [{"id": "F", "area": "R", "at": [15, 2], "size": "fine", "text": "runes"}]
    features += [{"id": "G", "area": "R", "at": [15, 2], "size": "large", "text": "statue"}]
    game = quiet(chart(rooms, [("O0", "OUT", "R", 0, 2, "E", 4)], features=features), at="5,2", known=False)
    join(game, "torch!")
    seen = []
    for x in (8.5, 9.5, 12.5, 13.5):
        game.groups[0].at = read_point(f"{x},2.5")
        from podzem.systems.dungeon.sight import look_around

        look_around(game, scribe())
        seen.append(sorted(game.site.known[1].features))
    assert seen == [[], ["G"], ["G"], ["F", "G"]]
