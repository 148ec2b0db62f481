"""«Нагрузка»: weights, bands, hands, containers, bodies, bearing together (dungeon.load.*)."""

import pytest

from podzem.expedition import arms, carrying, handling
from podzem.expedition.people import CAPTIVE, DOWN, Member
from podzem.site.contents import Heap
from podzem.systems.dungeon.game import Game
from podzem.world.gear import GEAR
from podzem.world.item import Item

from .build import corridor, item, join, order, pass_turn, quiet, refused


def grivnas(qg: float) -> int:
    return int(4 * qg)


def silver(game: Game, gr: float) -> Item:
    return Item("silver", game.company.take_number(), grivnas(gr))


def loaded(game: Game, gr: float) -> Member:
    hero = join(game)
    hero.items.append(silver(game, gr))
    return hero


def lying(game: Game, *things: Item) -> Heap:
    """A heap in sight where the group stands."""
    heap = Heap(1, game.groups[0].at, list(things), seen=3)
    game.site.heaps.append(heap)
    return heap


@pytest.mark.clause("dungeon.load.weights")
@pytest.mark.parametrize(
    ("kind", "gr"),
    [
        ("ration", 5), ("wedge", 2), ("torch", 2), ("knife", 2), ("bandage", 2), ("lamp", 2), ("tinderbox", 2),
        ("hammer", 2), ("key", 2), ("scroll", 2), ("rope", 10), ("weapon", 10), ("tool", 10), ("two_handed_weapon", 20),
        ("light_armour", 15), ("mail", 40), ("plate", 60), ("shield", 15), ("sling", 2), ("bow", 10), ("sack", 1),
        ("chest", 10), ("gem", 0.25), ("tableware", 5), ("jewellery", 5), ("potion", 5), ("wand", 5), ("staff", 10),
        ("carpet", 20), ("head", 10), ("trunk", 60), ("arm", 30), ("leg", 30), ("statue_small", 40),
        ("statue_large", 400), ("furniture", 80), ("ladder", 20), ("plank", 20), ("skin_wine", 5), ("skin_oil", 5),
        ("quiver", 11), ("stones", 10), ("bag_stones", 11), ("bag_bullets", 21),
    ],
)  # fmt: skip
def test_weights__every_row_of_t1(kind: str, gr: float) -> None:
    assert carrying.weight(item(quiet(), kind)) == grivnas(gr)


@pytest.mark.clause("dungeon.load.containers")
def test_containers__a_full_chest_is_for_two() -> None:
    game = quiet()
    hero = join(game)
    chest = Item("chest", game.company.take_number(), contents=[silver(game, 400)])
    lying(game, chest)
    assert carrying.weight(chest) == grivnas(410)
    assert refused(game, f"take {hero.id} {chest.id}") == "dungeon.load.carry"
    assert refused(game, f"drag {hero.id} {chest.id}") == "dungeon.load.drag"
    assert (
        handling.why_not_bear(game.company, hero, carrying.share(carrying.weight(chest), 2), "help", dragged=True)
        is None
    )


@pytest.mark.clause("dungeon.load.containers")
def test_containers__overfilling_is_refused() -> None:
    game = quiet()
    hero = join(game, "sack ration:8 ration")
    sack, rations, one = hero.items
    order(game, f"pack {hero.id} {rations.id} {sack.id}")
    assert (carrying.weight(sack), carrying.load(game.company, hero)) == (grivnas(41), grivnas(46))
    assert refused(game, f"pack {hero.id} {one.id} {sack.id}") == "dungeon.load.containers"
    order(game, f"take {hero.id} {rations.id}")
    assert carrying.load(game.company, hero) == grivnas(46)


@pytest.mark.clause("dungeon.load.body")
def test_body__170_is_dragged_by_one_at_speed_3() -> None:
    game = quiet()
    hero, fallen = join(game), join(game)
    fallen.status = DOWN
    body = f"body.{fallen.number}"
    assert carrying.naked_body(game.company, fallen) == grivnas(170)
    assert refused(game, f"take {hero.id} {body}") == "dungeon.load.carry"
    order(game, f"drag {hero.id} {body}")
    assert carrying.speed(game.company, hero) == 3
    assert 2 * GEAR["arm"].qg + GEAR["head"].qg == grivnas(70)


@pytest.mark.clause("dungeon.load.body")
def test_body__the_sum_of_the_parts_by_the_switch_and_his_gear_besides() -> None:
    game = quiet(body_weight="190")
    hero, fallen = join(game), join(game, "mail*")
    fallen.status = DOWN
    assert carrying.naked_body(game.company, fallen) == grivnas(190)
    order(game, f"drag {hero.id} body.{fallen.number}")
    assert carrying.dragged(game.company, hero) == grivnas(230)
    assert carrying.naked_body(game.company, Member("creature", "chud", 77)) == grivnas(130)


@pytest.mark.clause("dungeon.load.carry")
def test_carry__bands_are_inclusive_and_over_160_is_refused() -> None:
    speeds = []
    for gr in (40, 40.25, 80, 80.25, 160, 160.25):
        game = quiet()
        speeds.append(carrying.speed(game.company, loaded(game, gr)))
    assert speeds == [12, 9, 9, 6, 6, 0]
    game = quiet()
    hero = loaded(game, 160)
    gem = Item("gem", game.company.take_number())
    lying(game, gem)
    assert refused(game, f"take {hero.id} {gem.id}") == "dungeon.load.carry"
    hero.items[0].count -= 1
    assert refused(game, f"take {hero.id} {gem.id}") == "", "up to 160 and no more"


@pytest.mark.clause("dungeon.load.carry")
def test_carry__whom_his_wounds_hold_may_only_hold_or_rest_and_be_carried() -> None:
    game = quiet()
    hero, friend = join(game, "torch!"), join(game)
    hero.wound = 4
    assert carrying.speed(game.company, hero) == 0
    assert refused(game, f"load {hero.id}") == "dungeon.load.carry"
    assert refused(game, f"rest {hero.id}") == ""
    order(game, f"drag {friend.id} body.{hero.number}")
    assert carrying.dragged(game.company, friend) == grivnas(172)


@pytest.mark.clause("dungeon.load.drag")
@pytest.mark.parametrize(("carry", "drag", "speed"), [(30, 50, 6), (40, 45, 3), (76, 170, 3)])
def test_drag__carried_and_dragged_count_together(carry: int, drag: int, speed: int) -> None:
    game = quiet()
    hero = loaded(game, carry)
    hero.items.append(Item("silver", game.company.take_number(), grivnas(drag), dragged=True))
    assert carrying.speed(game.company, hero) == speed


@pytest.mark.clause("dungeon.load.drag")
def test_drag__321_is_refused_and_separate_tables_by_the_switch() -> None:
    game = quiet()
    hero = loaded(game, 76)
    heavy = silver(game, 245)
    lying(game, heavy)
    assert refused(game, f"drag {hero.id} {heavy.id}") == "dungeon.load.drag"
    heavy.count = grivnas(244)
    assert refused(game, f"drag {hero.id} {heavy.id}") == ""
    game = quiet(drag_mode="separate")
    hero = loaded(game, 40)
    hero.items.append(Item("silver", game.company.take_number(), grivnas(45), dragged=True))
    assert carrying.speed(game.company, hero) == 6


@pytest.mark.clause("dungeon.load.drag")
def test_drag__takes_both_hands() -> None:
    game = quiet()
    hero = join(game, "torch!")
    heavy = silver(game, 100)
    lying(game, heavy)
    assert refused(game, f"drag {hero.id} {heavy.id}") == "dungeon.load.hands"


@pytest.mark.clause("dungeon.load.shared")
def test_shared__a_body_by_two_is_85_each() -> None:
    game = quiet()
    first, second, fallen = loaded(game, 40), loaded(game, 40), join(game)
    fallen.status = DOWN
    body = f"body.{fallen.number}"
    order(game, f"drag {first.id} {body}", f"help {second.id} {body}")
    order(game, f"lift {first.id} {body}")
    assert [carrying.load(game.company, member) for member in (first, second)] == [grivnas(125)] * 2
    assert [carrying.speed(game.company, member) for member in (first, second)] == [6, 6]
    assert carrying.hands(game.company, second) == 2


@pytest.mark.clause("dungeon.load.conditions")
def test_conditions__all_of_them_count() -> None:
    game = quiet(wound_items=2)
    hero = loaded(game, 35)
    hero.wound, hero.infection, hero.maims = 1, 1, ["inner"]
    assert carrying.condition_items(game.company, hero) == 4


@pytest.mark.clause("dungeon.load.donkey")
def test_donkey__carries_160_and_320_and_is_led_by_a_hand() -> None:
    game = quiet()
    hero, donkey = join(game, "shield* torch!"), join(game, type="donkey")
    donkey.items.append(silver(game, 160))
    assert carrying.speed(game.company, donkey) == 9
    donkey.items[0].count = grivnas(161)
    assert carrying.speed(game.company, donkey) == 6
    donkey.items[0].count = grivnas(320)
    hero.items.append(Item("ration", game.company.take_number()))
    assert refused(game, f"give {hero.id} {hero.items[-1].id} {donkey.id}") == "dungeon.load.donkey"
    donkey.items[0].count = grivnas(315)
    assert refused(game, f"give {hero.id} {hero.items[-1].id} {donkey.id}") == "", "a ration more is 320"
    assert refused(game, "leg 1 3,5") == "dungeon.load.donkey"
    order(game, f"stow {hero.id} {hero.items[0].id}")
    assert refused(game, "leg 1 3,5") == ""
    assert (carrying.space(game.company, donkey), arms.defence(donkey)) == (4, 0)


@pytest.mark.clause("dungeon.load.hands")
def test_hands__shield_and_torch_leave_none_for_a_weapon() -> None:
    game = quiet()
    hero = join(game, "shield* torch! sword sling")
    assert refused(game, f"ready {hero.id} {hero.items[2].id}") == "dungeon.load.hands"
    assert arms.strike(game.company, hero)[0] == -2
    order(game, f"douse {hero.id} {hero.items[1].id}", f"stow {hero.id} {hero.items[1].id}")
    order(game, f"ready {hero.id} {hero.items[3].id}")
    assert (arms.defence(hero), carrying.space(game.company, hero)) == (1, 4)


@pytest.mark.clause("dungeon.load.hands")
def test_hands__a_shield_is_not_readied_where_the_way_is_narrow() -> None:
    game = quiet(corridor(20, width=1), at="5,0.5")
    hero = join(game, "shield two_handed_weapon bow")
    assert refused(game, f"ready {hero.id} {hero.items[0].id}") == "dungeon.combat.space"
    assert refused(game, f"ready {hero.id} {hero.items[1].id}") == "dungeon.combat.space"
    assert refused(game, f"ready {hero.id} {hero.items[2].id}") == ""


@pytest.mark.clause("dungeon.load.hands")
def test_hands__a_bow_takes_half_a_sazhen_or_by_the_switch_a_whole_one() -> None:
    for choice, space in (("0.5", 2), ("1", 4)):
        game = quiet(bow_space=choice)
        assert carrying.space(game.company, join(game, "bow* quiver")) == space


@pytest.mark.clause("dungeon.load.ammo")
def test_ammo__a_quiver_after_four_phases() -> None:
    game = quiet()
    hero = join(game, "bow* quiver")
    quiver = hero.items[1]
    quiver.left -= 4
    assert carrying.weight(quiver) == grivnas(7)
    assert arms.shot(game.company, hero) == (0, 24, quiver)
    quiver.left = 0
    assert arms.shot(game.company, hero) is None
    bullets = item(game, "bag_bullets")
    bullets.left -= 1
    assert carrying.weight(bullets) == grivnas(19)


@pytest.mark.clause("dungeon.load.hands", "dungeon.attack.shot_mods")
@pytest.mark.parametrize(
    ("kit", "numbers"), [("sword*", (-2, 2)), ("sword* shield*", None), ("sling* shield*", (-1, 6))]
)
def test_hands__a_stone_is_thrown_with_a_free_hand_or_a_sling(kit: str, numbers: tuple[int, int] | None) -> None:
    game = quiet()
    shot = arms.shot(game.company, join(game, f"{kit} bag_stones"))
    assert (shot and shot[:2]) == numbers


@pytest.mark.clause("dungeon.action.load")
def test_load__one_thing_is_free_and_more_take_a_turn() -> None:
    game = quiet()
    hero = join(game, "torch!")
    first, second = silver(game, 1), silver(game, 2)
    lying(game, first, second)
    order(game, f"take {hero.id} {first.id}")
    assert refused(game, f"take {hero.id} {second.id}") == "dungeon.action.load"
    order(game, f"load {hero.id}", f"take {hero.id} {second.id}")
    assert refused(game, f"revise {hero.id}") == "dungeon.action.load"
    assert carrying.load(game.company, hero) == grivnas(5)
    pass_turn(game)


@pytest.mark.clause("dungeon.captive.use")
def test_captives__carry_by_the_same_rule() -> None:
    game = quiet()
    join(game)
    captive = Member("creature", "chud", game.company.take_number(), status=CAPTIVE, captor=1)
    captive.items.append(silver(game, 81))
    game.members[captive.number] = captive
    assert carrying.speed(game.company, captive) == 6
