"""Levels, income, heroes, the town, ready parties; each Check of the catalogue with its dice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition import arms, carrying, levels
from podzem.expedition.making import coins, kit
from podzem.expedition.people import CAPTIVE, COMPANION, DEAD, GONE, OUTSIDE, PC, Member
from podzem.expedition.town import hiring, income, market, starting_party
from podzem.expedition.wealth import carried_by
from podzem.systems.dungeon import deciding, orders
from podzem.systems.dungeon.chapters.movement.entering import coming_out
from podzem.systems.dungeon.game import ORDERS, OVER, TOWN, Game, new_game
from podzem.systems.dungeon.setting import read_setting
from podzem.systems.dungeon.view import town_view
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.money import gold_weight, silver_weight
from tests.systems.dungeon.build import expedition, join
from tests.systems.dungeon.meetings import creature, dice, event
from tests.systems.dungeon.towns import go, in_town, refused


@pytest.mark.clause("dungeon.character.create")
@pytest.mark.clause("dungeon.level.scale")
def test_dungeon_character_create__a_purse_of_two_dice() -> None:
    game = in_town()
    hero = game.members[1]
    assert game.company.ledger.purse == [1000]
    assert (hero.id, hero.level, hero.resilience, hero.status) == ("pc.1", 1, 1, OUTSIDE)
    assert game.stage == TOWN


@pytest.mark.clause("dungeon.character.create")
def test_dungeon_character_create__medicine_or_money_and_a_tongue_once() -> None:
    game = in_town(2)
    go(game, "0 study medicine")
    go(game, "1 study kuna")
    go(game, "0 tongue karl")
    assert game.members[1].medicine == 1
    assert game.company.ledger.purse == [1000, 1200]
    assert refused(game, "0 study kuna") == "dungeon.character.create"
    assert refused(game, "0 tongue chud") == "dungeon.character.create"


@pytest.mark.clause("dungeon.character.create")
def test_dungeon_character_create__a_dead_hero_is_replaced_outside() -> None:
    game = in_town()
    assert refused(game, "0 new_hero") == "dungeon.character.create"
    game.members[1].status = DEAD
    go(game, "0 new_hero", 1, 1)
    assert game.company.ledger.purse == [1500]
    assert [one.kind for one in game.members.values() if one.status == OUTSIDE] == [PC]
    other = in_town()
    other.members[1].status = DEAD
    other.members[9] = Member(COMPANION, "archer", 9, owner=0, status=OUTSIDE, wage=15)
    go(other, "0 take_over archer.9")
    assert (other.members[9].kind, other.members[9].wage) == (PC, 0)


@pytest.mark.clause("dungeon.money.values")
def test_dungeon_money_values__weights_of_a_sum() -> None:
    assert silver_weight(2500) == 4 * 25
    assert gold_weight(2500) == 10
    game = expedition()
    assert carrying.weight(coins(game.company, 24)) == 0
    assert carrying.weight(coins(game.company, 2500)) == 100


@pytest.mark.clause("dungeon.money.values")
def test_dungeon_money_values__buying_and_selling_move_money() -> None:
    game = in_town()
    go(game, "0 buy pc.1 torch")
    go(game, "0 buy pc.1 mail")
    assert game.company.ledger.purse == [699]
    mail = next(item for item in game.members[1].items if item.kind == "mail")
    go(game, f"0 ready pc.1 {mail.id}")
    assert arms.defence(game.members[1]) == 2
    go(game, f"0 sell pc.1 {mail.id}")
    assert game.company.ledger.purse == [849]
    assert refused(game, "0 buy pc.1 plate") == "dungeon.money.values"
    assert refused(game, "0 buy pc.1 key") == "dungeon.money.values"
    assert refused(game, "0 buy pc.2 torch") == "dungeon.time.order"


@pytest.mark.clause("dungeon.money.values")
def test_dungeon_money_values__silver_taken_along_is_no_loot() -> None:
    game = in_town()
    go(game, "0 take_silver pc.1 500")
    assert game.company.ledger.purse == [500]
    silver = game.members[1].items[0]
    assert (silver.count, income.value_of(silver)) == (20, 0)


@pytest.mark.clause("dungeon.load.carry")
def test_dungeon_load_carry__nobody_is_laden_beyond_his_strength_in_the_town() -> None:
    game = in_town()
    game.members[1].items = [Item("silver", 90, 640)]
    assert refused(game, "0 buy pc.1 torch") == "dungeon.load.carry"
    assert refused(game, "0 take_silver pc.1 100") == "dungeon.load.carry"
    game.members[1].items[0].count -= 8
    game.company.ledger.purse = [1]
    go(game, "0 buy pc.1 torch")  # 160 grivnas, and the last kuna
    assert game.company.ledger.purse == [0]


@pytest.mark.clause("dungeon.load.hands")
def test_dungeon_load_hands__two_hands_in_the_town_too() -> None:
    game = in_town()
    hero = game.members[1]
    hero.items = kit(game.company, ["shield*", "sword*", "knife"])
    assert refused(game, f"0 ready pc.1 {hero.items[2].id}") == "dungeon.load.hands"
    go(game, f"0 stow pc.1 {hero.items[1].id}")
    go(game, f"0 ready pc.1 {hero.items[2].id}")
    assert [item.ready for item in hero.items] == [True, False, True]


@pytest.mark.clause("dungeon.aid.breakage")
def test_dungeon_aid_breakage__repair_takes_a_day_and_a_quarter_of_the_price() -> None:
    game = in_town()
    hero = game.members[1]
    hero.items = kit(game.company, ["mail*"])
    hero.items[0].damage = 1
    go(game, f"0 repair pc.1 {hero.items[0].id}")
    assert game.company.ledger.purse == [925]
    assert (game.company.ledger.day, hero.items[0].damage) == (1, 0)
    assert refused(game, f"0 repair pc.1 {hero.items[0].id}") == "dungeon.aid.breakage"


@pytest.mark.clause("dungeon.income.delivery")
@pytest.mark.clause("dungeon.premise.income")
def test_dungeon_income_delivery__the_check_of_the_catalogue() -> None:
    game = expedition()
    hero = join(game, "mail* potion")
    hero.items[0].own = hero.items[1].own = True
    hero.items += [Item("silver", 60, 160), Item("gem", 61, value=200), Item("mail", 62)]
    scribe = dice()
    income.deliver(game.company, coming_out(game, game.groups[0]), 1, scribe)
    assert event(scribe, "delivered")["kuna"] == 4350
    assert game.company.ledger.income == 4200
    assert [item.kind for item in hero.items] == ["mail", "potion", "mail"]
    income.deliver(game.company, coming_out(game, game.groups[0]), 1, scribe)
    assert game.company.ledger.delivered == 4350, "each thing counts once"
    game.site.heaps = []
    assert income.value_of(Item("gem", 63, value=300)) == 300


@pytest.mark.clause("dungeon.premise.income")
def test_dungeon_premise_income__what_stays_below_counts_nothing() -> None:
    game = expedition()
    join(game, "torch!")
    game.members[1].items[0].own = True
    from podzem.site.contents import Heap

    game.site.heaps = [Heap(1, (0, 0), [Item("gem", 64, value=300)])]
    income.deliver(game.company, coming_out(game, game.groups[0]), 1, dice())
    assert game.company.ledger.delivered == 0


@pytest.mark.clause("dungeon.income.delivery")
def test_dungeon_income_delivery__potions_and_magic_at_their_value() -> None:
    kinds = [("potion", 300), ("wand", 1500), ("staff", 3000), ("bow", 30), ("ration", 0)]
    assert [income.value_of(Item(kind, 65)) for kind, _ in kinds] == [value for _, value in kinds]


@pytest.mark.clause("dungeon.level.growth")
def test_dungeon_level_growth__one_level_and_the_surplus_kept() -> None:
    game = in_town()
    hero = game.members[1]
    game.company.ledger.expeditions = 1
    levels.award(game.company, 4500, dice())
    assert (hero.level, hero.growth) == (2, 3900)
    levels.award(game.company, 4500, dice())
    assert (hero.level, hero.growth) == (2, 3900)
    game.company.ledger.expeditions = 2
    levels.award(game.company, 100, dice())
    assert (hero.level, hero.resilience) == (3, 3)
    assert hero.may_learn
    go(game, "0 learn pc.1")
    assert (hero.medicine, hero.may_learn) == (1, False)
    assert refused(game, "0 learn pc.1") == "dungeon.level.growth"


@pytest.mark.clause("dungeon.level.growth")
@pytest.mark.parametrize(("medicine", "level", "learns"), [(2, 2, True), (3, 2, False), (0, 3, False), (0, 5, True)])
def test_dungeon_level_growth__each_third_level_teaches_medicine_up_to_three(
    medicine: int, level: int, learns: bool
) -> None:
    game = in_town()
    hero = game.members[1]
    hero.level, hero.medicine, game.company.ledger.expeditions = level, medicine, 1
    levels.award(game.company, levels.threshold(level + 1), dice())
    assert (hero.level, hero.may_learn) == (level + 1, learns)


@pytest.mark.clause("dungeon.level.growth")
def test_dungeon_level_growth__parts_are_rounded_down_and_half_shares_count_half() -> None:
    game = in_town(2)
    game.members[9] = Member(COMPANION, "archer", 9, owner=0, status=OUTSIDE, half_share=True)
    game.members[2].status = DEAD
    levels.award(game.company, 1000, dice())
    assert game.members[1].growth == 1000 * 2 // 3
    assert game.members[2].growth == 0
    assert [levels.threshold(level) // 100 for level in range(2, 14)] == [
        *(20 * 2 ** (level - 2) for level in range(2, 13)),
        0,
    ]


@pytest.mark.clause("dungeon.level.growth")
def test_dungeon_level_growth__without_a_surviving_hero_none() -> None:
    game = in_town()
    game.members[1].status = DEAD
    levels.award(game.company, 5000, dice())
    assert game.members[1].growth == 0


@pytest.mark.clause("dungeon.captive.sale")
@pytest.mark.clause("dungeon.captive.party")
def test_dungeon_captive_sale__sold_he_is_income_and_growth() -> None:
    game = in_town()
    game.company.next_number = 60
    chud = creature(game, "chud")
    chud.status, chud.delivered, chud.captor = CAPTIVE, True, 0
    go(game, f"0 sell_captive {chud.id}")
    assert game.company.ledger.purse == [1300]
    assert (game.company.ledger.delivered, game.members[1].growth) == (300, 300)
    assert chud.status == GONE
    porter = game.members[70] = Member(COMPANION, "porter", 70, owner=0, status=CAPTIVE, captor=-1)
    go(game, "0 ransom porter.70")
    assert (porter.status, game.company.ledger.purse) == (OUTSIDE, [800])


@pytest.mark.clause("dungeon.income.delivery")
def test_dungeon_income_delivery__wages_and_shares_are_paid_from_it() -> None:
    game = in_town(2)
    archer = game.members[9] = Member(COMPANION, "archer", 9, owner=0, status=OUTSIDE, wage=15, half_share=True)
    archer.delivered = True
    game.company.ledger.income = game.company.ledger.unpaid_growth = game.company.ledger.delivered = 1015
    game.company.ledger.companions_taken, game.company.turn = 1, 30
    income.expedition_over(game.company, dice())
    assert game.company.ledger.day == 1
    assert game.company.ledger.purse == [1400, 1400], "1000 kuna in five halves"
    assert [game.members[seat].growth for seat in (1, 2)] == [406, 406], "the value before wages"
    assert game.company.ledger.income == 0
    assert game.company.ledger.companions_lost == 0


@pytest.mark.clause("dungeon.character.create")
@pytest.mark.parametrize("players", range(1, 9))
def test_dungeon_character_create__a_ready_party_is_fit_to_go_below(players: int) -> None:
    game = new_game(read_setting(players, {}))
    starting_party.create(game.company, Scribe(Seeded(players)))
    people = list(game.members.values())
    kinds = [item.kind for one in people for item in carried_by(one)]
    assert 5 <= len(people) <= 8
    assert len([one for one in people if one.kind == PC]) == players
    assert all(carrying.speed(game.company, one) >= 9 for one in people)
    assert all(carrying.hands(game.company, one) <= carrying.HANDS for one in people)
    assert any(one.medicine for one in people)
    assert sum(item.burning for one in people for item in one.items) >= 1
    assert kinds.count("torch") >= 6
    for needed in ("wedge", "bandage", "skin_wine", "ration", "sack"):
        assert needed in kinds
    for seat in range(players):
        hero = hiring.hero_of(game.company, seat)
        assert hero is not None
        assert len(hiring.companions_of(game.company, seat)) <= hiring.most_companions(hero.level)
    assert min(game.company.ledger.purse) >= 0


@pytest.mark.clause("dungeon.premise.goal")
def test_dungeon_premise_goal__only_the_caller_ends_it_and_somebody_must_go() -> None:
    game = in_town(2)
    assert refused(game, "1 finish") == "dungeon.time.order"
    assert refused(game, "0 enter O9") == "dungeon.premise.goal"
    go(game, "0 stay_home pc.1")
    go(game, "1 stay_home pc.2")
    assert refused(game, "0 enter O0") == "dungeon.premise.goal"
    go(game, "0 come_along pc.1")
    go(game, "0 caller 1")
    assert game.company.caller == 1
    go(game, "1 finish")
    assert (game.stage, game.status) == (OVER, "returned")


def test_the_town_is_shown_to_everybody() -> None:
    game = in_town()
    shown = town_view.seen_by(game)
    assert shown.purse == [1000]
    assert shown.prices["torch"] == GEAR["torch"].price
    assert "donkey" not in market.PRICES
    assert orders.ORDERS["new_hero"].facts == ()


def money(game: Game) -> int:
    """Purses and the haul, what things would have cost, the silver in hand."""
    return sum(game.company.ledger.purse) + game.company.ledger.income


@pytest.mark.clause("dungeon.money.values")
@settings(max_examples=25)
@given(choices=st.lists(st.integers(0, 10_000), max_size=40), seed=st.integers(0, 2**32))
def test_dungeon_money_values__in_the_town_money_and_people_are_conserved(choices: list[int], seed: int) -> None:
    game = in_town(2)
    scribe = Scribe(Seeded(seed), listening=True)
    for choice in choices:
        seat = choice % 2
        listed = [one for one in deciding.candidates(game, seat) if one.order not in ("enter", "finish")]
        decision = listed[choice % len(listed)]
        before, people = money(game), len(game.members)
        scribe.events.clear()
        deciding.carry_out(game, decision, scribe)
        assert money(game) - before == _told_change(scribe)
        assert all(purse >= 0 for purse in game.company.ledger.purse)
        joined = [one for one in scribe.events if one.name in ("hired", "bought_donkey", "hero_made")]
        assert len(game.members) - people == len(joined)
        assert game.copy() == game
        assert game.stage in (TOWN, ORDERS)


PAID = ("bought", "bought_donkey", "repaired", "took_silver", "advance_paid", "wage_paid", "ransomed")


def _told_change(scribe: Scribe) -> int:
    """What the events say has come into and gone out of the purses."""
    change = 0
    for one in scribe.events:
        kuna = int(str(one.facts.get("kuna", 0)))
        change += kuna if one.name in ("sold", "hero_made") else -kuna if one.name in PAID else 0
        change += 200 if one.name == "studied" and one.facts["answer"] == "kuna" else 0
    return change
