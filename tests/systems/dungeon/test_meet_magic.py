"""Potions, wands and staves (T15), each with its dice."""

import pytest

from podzem.expedition import aid, arms, carrying, loyalty, magic, remedies
from podzem.expedition.people import DOWN, Member
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.light import light
from podzem.systems.dungeon.game import Game
from podzem.world.item import Item
from tests.systems.dungeon.build import expedition, join
from tests.systems.dungeon.meetings import dice, event, finish


def with_potion(row: int) -> tuple[Game, Member, Item]:
    game = expedition()
    hero = join(game, "knife*")
    potion = Item("potion", game.company.take_number(), row=row)
    hero.items.append(potion)
    return game, hero, potion


def drink(row: int, game: Game | None = None, hero: Member | None = None) -> tuple[Game, Member]:
    if game is None or hero is None:
        game, hero, _ = with_potion(row)
    potion = Item("potion", game.company.take_number(), row=row)
    hero.items.append(potion)
    magic.use_item(game.company, hero, potion, hero, Below(game), dice())
    assert potion not in hero.items
    return game, hero


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__healing_takes_a_wound_or_else_an_infection() -> None:
    game, hero, _ = with_potion(1)
    hero.wound, hero.infection = 1, 1
    drink(1, game, hero)
    assert (hero.wound, hero.infection) == (0, 1)
    drink(1, game, hero)
    assert (hero.wound, hero.infection) == (0, 0)


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__strength_swiftness_and_eyes_last_their_time() -> None:
    game, hero = drink(2)
    assert arms.strike(game.company, hero)[0] == 0, "a knife is -1"
    drink(3, game, hero)
    drink(4, game, hero)
    assert carrying.speed(game.company, hero) == 15
    assert carrying.sees_in_dark(hero)
    game.company.turn = 1
    magic.wear_off(game.company, Below(game), dice())
    assert (arms.strike(game.company, hero)[0], carrying.speed(game.company, hero)) == (-1, 12)
    game.company.turn = 5
    magic.wear_off(game.company, Below(game), dice())
    assert carrying.sees_in_dark(hero)
    game.company.turn = 6
    magic.wear_off(game.company, Below(game), dice())
    assert hero.effects == []


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__courage_lasts_until_the_next_rest() -> None:
    game = expedition()
    join(game)
    man = join(game, "", type="porter")
    man.items = [Item("potion", 90, row=5)]
    magic.use_item(game.company, man, man.items[0], man, Below(game), dice())
    assert loyalty.score(game.company, man) == 2
    game.company.turn = 9
    magic.wear_off(game.company, Below(game), dice())
    assert loyalty.score(game.company, man) == 2
    man.rested = True
    magic.wear_off(game.company, Below(game), dice())
    assert loyalty.score(game.company, man) == 0


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__poison_is_one_loss_with_aid_allowed() -> None:
    game, hero, potion = with_potion(6)
    healer = join(game, "torch! bandage skin_wine")
    healer.medicine = 1
    magic.use_item(game.company, hero, potion, hero, Below(game), dice())
    assert hero.status == DOWN
    assert aid.why_not_aid(healer, [hero]) is None
    strong, _, _ = with_potion(6)
    veteran = strong.members[1]
    veteran.level = veteran.resilience = 3
    drink(6, strong, veteran)
    assert (veteran.status, veteran.resilience) == ("active", 2)


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__a_wand_has_a_die_and_four_charges() -> None:
    game = expedition()
    hero = join(game)
    wand = Item("wand", 90, row=4)
    hero.items = [wand]
    scribe = dice(3)
    magic.use_item(game.company, hero, wand, hero, Below(game), scribe)
    finish(scribe)
    assert (wand.told, wand.left) == (True, 6)
    assert light.is_lit(game, game.groups[0])
    secret = [one.name for one in scribe.events if one.audience == 0]
    assert secret == ["charges_die", "charges"]
    for _ in range(6):
        magic.use_item(game.company, hero, wand, hero, Below(game), dice())
    refusal = magic.why_not_use(hero, wand)
    assert refusal is not None
    assert refusal.clause == "dungeon.treasure.magic"


@pytest.mark.clause("dungeon.treasure.magic")
@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("potion", ["healing", "strength", "swiftness", "cat_eyes", "courage", "poison"]),
        ("wand", ["fire", "fire", "fire", "light", "light", "sleep"]),
        ("staff", ["healing", "healing", "healing", "command", "command", "command"]),
    ],
)
def test_dungeon_treasure_magic__rows_of_t15(kind: str, names: list[str]) -> None:
    assert [remedies.row_name(Item(kind, 1, row=row)) for row in range(1, 7)] == names


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__tasting_tells_and_uses_nothing() -> None:
    game, hero, potion = with_potion(6)
    scribe = dice()
    magic.taste(game.company, hero, potion, scribe)
    assert potion.told
    assert potion in hero.items
    assert hero.is_up
    assert event(scribe, "tasted")["power"] == "poison"
    assert scribe.events[-1].audience == 1


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__a_staff_of_healing_needs_no_wine_and_a_told_potion_serves_as_water() -> None:
    game = expedition()
    healer, patient = join(game, "bandage:2"), join(game)
    healer.medicine = 1
    aid.fall(game.company, patient, Below(game), dice())
    assert aid.why_not_aid(healer, [patient]) is not None
    healer.items.append(Item("potion", 91, row=1, told=True))
    assert aid.why_not_aid(healer, [patient]) is None
    assert remedies.use_measure(healer)
    assert aid.why_not_aid(healer, [patient]) is not None
    healer.items.append(Item("staff", 92, row=2))
    assert aid.why_not_aid(healer, [patient]) is None
    scribe = dice(1, 2, 5)
    aid.aid_work(healer, [patient], Below(game), scribe)
    finish(scribe)
    assert patient.maims == ["face"]


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__a_staff_is_not_used_up() -> None:
    _, hero, _ = with_potion(1)
    staff = Item("staff", 93, row=1)
    refusal = magic.why_not_use(hero, staff)
    assert refusal is not None
    assert refusal.clause == "dungeon.treasure.magic"
