"""Верность: the way back, captives, guards, sale, freed captives who hire on; each Check with its dice."""

from collections import Counter

import pytest

from podzem.core.decisions import Decision
from podzem.expedition import captives, loyalty
from podzem.expedition.meeting import attitude
from podzem.expedition.people import ACTIVE, CAPTIVE, COMPANION, DEAD, FLED, GONE, OUTSIDE, Effect, Member
from podzem.expedition.town import hiring
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.combat import combat
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.chapters.loyalty import excess, guarding, returning
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Order
from podzem.world.item import Item
from tests.systems.dungeon.build import corridor, expedition, join, quiet
from tests.systems.dungeon.meetings import creature, dice, event, finish, met, names


def prison(count: int, guards: int) -> tuple[Game, list[Member]]:
    """So many captive chud and so many members with the order to guard."""
    game = expedition()
    men = [join(game, "knife") for _ in range(max(guards, 1))]
    for man in men[:guards]:
        game.orders[man.number] = Order("guard")
    held = [creature(game, "chud") for _ in range(count)]
    for captive in held:
        captive.status, captive.captor, captive.items = CAPTIVE, 1, []
    return game, held


def spare(game: Game, *faces: tuple[int, int]) -> list[str]:
    """Settle at E3, spare all, and see who ran."""
    scribe = dice(*faces)
    excess.settle(game, scribe, in_combat=False)
    while game.questions:
        deciding.carry_out(game, Decision(0, "spare"), scribe)
    finish(scribe)
    return [str(one.data()["member"]) for one in scribe.events if one.name == "escaped"]


@pytest.mark.clause("dungeon.captive.guard")
def test_dungeon_captive_guard__two_guards_hold_four() -> None:
    game, _ = prison(4, 2)
    assert spare(game) == []


@pytest.mark.clause("dungeon.captive.excess")
def test_dungeon_captive_excess__one_of_five_goes_by_pick() -> None:
    game, held = prison(5, 2)
    assert spare(game, (5, 3)) == [held[2].id]
    assert held[2].status == GONE


@pytest.mark.clause("dungeon.captive.excess")
def test_dungeon_captive_excess__one_guard_loses_three_of_five() -> None:
    game, held = prison(5, 1)
    assert spare(game, (5, 1), (4, 1), (3, 3)) == [held[0].id, held[1].id, held[4].id]


@pytest.mark.clause("dungeon.captive.excess")
def test_dungeon_captive_excess__the_owner_may_kill_first_and_their_kind_remembers() -> None:
    game, held = prison(3, 1)
    scribe = dice()
    excess.settle(game, scribe, in_combat=False)
    assert [decision.text for decision in deciding.candidates(game, 0)] == [
        *(f"slay {one.id}" for one in held),
        "spare",
    ]
    refusal = deciding.why_not(game, Decision(0, "slay", ("pc.1",)))
    assert refusal is not None
    assert refusal.clause == "dungeon.captive.excess"
    deciding.carry_out(game, Decision(0, "slay", (held[1].id,)), scribe)
    finish(scribe)
    assert held[1].status == DEAD
    assert game.questions == []
    assert game.company.ledger.killed_captives == ["chud"]
    meeting = met(game, "chud", 2)
    assert "killers_of_kind" in {term.name for term in attitude.modifiers(standing_of(game, meeting), meeting)}


@pytest.mark.clause("dungeon.captive.excess")
def test_dungeon_captive_excess__after_a_won_fight_all_who_stand_guard() -> None:
    game, _ = prison(4, 0)
    for _ in range(2):
        join(game, "knife")
    game.groups[0].fought = game.company.turn
    assert spare(game) == []


@pytest.mark.clause("dungeon.captive.excess")
def test_dungeon_captive_excess__who_surrenders_counts_from_the_next_phase() -> None:
    game, held = prison(0, 0)
    chud = creature(game, "chud")
    captives.surrendered(game.company, chud, game.meeting, Below(game), dice(4))
    assert held == []
    game.fight_group = 1
    excess.settle(game, dice(), in_combat=True)
    assert chud.status == CAPTIVE
    excess.settle(game, dice(), in_combat=True)
    assert game.questions


@pytest.mark.clause("dungeon.captive.guard")
@pytest.mark.clause("dungeon.move.fast_limits")
def test_dungeon_captive_guard__animals_and_runners_guard_nobody() -> None:
    game, held = prison(2, 1)
    game.groups[0].fast = True
    assert spare(game, (2, 1)) == [held[0].id, held[1].id]
    game, _ = prison(2, 0)
    donkey = join(game, "", type="donkey")
    game.orders[donkey.number] = Order("guard")
    assert guarding.guards(game, game.groups[0]) == 0


@pytest.mark.clause("dungeon.captive.use")
def test_dungeon_captive_use__only_people_and_never_a_zmey() -> None:
    game = expedition()
    kinds = ("chud", "rat", "skeleton", "ghoul", "giant")
    assert [captives.can_be_captive(creature(game, kind)) for kind in kinds] == [True, False, False, False, True]
    dragon = Member("creature", "dragon", 99)
    assert not captives.can_be_captive(dragon)


@pytest.mark.clause("dungeon.captive.use")
def test_dungeon_captive_use__a_captive_is_disarmed_and_searched() -> None:
    game = expedition()
    join(game)
    chud = creature(game, "chud")
    scribe = dice(6)
    captives.surrendered(game.company, chud, game.meeting, Below(game), scribe)
    finish(scribe)
    assert (chud.status, chud.captor, chud.items) == (CAPTIVE, 1, [])
    assert "captured" in names(scribe)
    captives.set_free(chud, dice())
    assert chud.status == GONE


@pytest.mark.clause("dungeon.captive.party")
def test_dungeon_captive_party__people_ask_ransom_others_kill() -> None:
    game = expedition()
    heroes = [join(game), join(game)]
    met(game, "bandit", 3)
    for hero in heroes:
        hero.level = 2
        captives.surrendered(game.company, hero, game.meeting, Below(game), dice())
    assert sum(captives.ransom(hero) for hero in heroes) == 2000
    assert {hero.status for hero in heroes} == {CAPTIVE}
    third = join(game)
    met(game, "bear", 1)
    captives.surrendered(game.company, third, game.meeting, Below(game), dice())
    assert third.status == DEAD


@pytest.mark.clause("dungeon.captive.sale")
def test_dungeon_captive_sale__a_wounded_chud() -> None:
    game = expedition()
    chud = creature(game, "chud")
    assert captives.price(chud) == 300
    chud.wound = 1
    assert captives.price(chud) == 225
    chud.maims = ["leg"]
    assert captives.price(chud) == 112
    chud.wound = 5
    assert captives.price(chud) == 0
    assert captives.price(creature(game, "bear")) == 0
    assert captives.price(Member("companion", "porter", 77, level=2)) == 1000


@pytest.mark.clause("dungeon.captive.hire")
@pytest.mark.parametrize(("advantage", "chances"), [(2, [3, 12, 15, 6]), (0, [10, 16, 9, 1])])
def test_dungeon_captive_hire__chances_in_36(advantage: int, chances: list[int]) -> None:
    game = expedition()
    hero = join(game)
    terms = hiring.hire_terms(game.company, hero, False, captive=advantage > 0)
    found: Counter[str] = Counter()
    for a in range(1, 7):
        for b in range(1, 7):
            found[hiring.ask("chud.9", terms, "dungeon.captive.hire", dice(a, b))] += 1
    assert [found[name] for name in ("refused", "double", "joins", "devoted")] == chances


@pytest.mark.clause("dungeon.captive.hire")
def test_dungeon_captive_hire__one_try_and_he_joins_or_leaves_in_peace() -> None:
    game, (first, second) = prison(2, 1)
    decision = Decision(0, "recruit", (first.id,))
    assert decision in deciding.candidates(game, 0)
    deciding.carry_out(game, decision, dice(1, 2))
    assert first.status == GONE, "3 + 2 = 5 refuses"
    deciding.carry_out(game, Decision(0, "recruit", (second.id,)), dice(3, 3))
    assert second.status == CAPTIVE, "8 asks double"
    again = deciding.why_not(game, Decision(0, "recruit", (second.id,)))
    assert again is not None
    assert again.clause == "dungeon.captive.hire"
    deciding.carry_out(game, Decision(0, "recruit_double", (second.id,)), dice())
    assert (second.kind, second.status, second.owner, second.wage) == (COMPANION, ACTIVE, 0, 20)
    assert second.number in game.groups[0].members


@pytest.mark.clause("dungeon.hire.candidates")
def test_dungeon_hire_candidates__a_freed_captive_counts_among_the_companions() -> None:
    game, (captive,) = prison(1, 1)
    for _ in range(4):
        join(game, "knife", type="porter")
    refusal = deciding.why_not(game, Decision(0, "recruit", (captive.id,)))
    assert refusal is not None
    assert refusal.clause == "dungeon.hire.candidates"


@pytest.mark.clause("dungeon.loyalty.score")
def test_dungeon_loyalty_score__follows_the_present_defence() -> None:
    game = expedition()
    join(game)
    man = join(game, "mail* shield*", type="armoured_man")
    assert loyalty.score(game.company, man) == 3
    man.items.pop()
    assert loyalty.score(game.company, man) == 2
    man.loyalty_bonus = 1
    man.effects = [Effect("courage", -1)]
    assert loyalty.score(game.company, man) == 5
    assert loyalty.score(game.company, creature(game, "chud")) == 1
    assert loyalty.score(game.company, creature(game, "karl")) == 4
    assert loyalty.score(game.company, join(game, "", type="donkey")) == 2


@pytest.mark.clause("dungeon.loyalty.score")
def test_dungeon_loyalty_score__or_stays_as_it_was_at_hiring() -> None:
    game = expedition(loyalty_dynamic=False)
    man = join(game, "mail*", type="armoured_man")
    man.loyalty_fixed = 3
    assert loyalty.score(game.company, man) == 3


@pytest.mark.clause("dungeon.loyalty.score")
@pytest.mark.parametrize(("dynamic", "after"), [(True, 2), (False, 0)])
def test_dungeon_loyalty_score__of_nothing_is_fixed_too(dynamic: bool, after: int) -> None:
    game = expedition(loyalty_dynamic=dynamic)
    porter = join(game, "", type="porter")
    loyalty.fix(game.company, porter)
    porter.items = [Item("mail", 90, ready=True)]
    assert loyalty.score(game.company, porter) == after


@pytest.mark.clause("dungeon.loyalty.return")
@pytest.mark.parametrize(("face", "back"), [(2, True), (3, False)])
def test_dungeon_loyalty_return__by_his_loyalty(face: int, back: bool) -> None:
    game = expedition()
    join(game)
    man = join(game, "light_armour* shield*", type="spearman")
    loyalty.flee(game.company, man, Below(game))
    assert man.number not in game.groups[0].members
    returning.returns(game, dice())
    game.company.turn = 1
    returning.returns(game, dice(face))
    assert man.status == (ACTIVE if back else FLED)
    assert (man.number in game.groups[0].members) is back


@pytest.mark.clause("dungeon.loyalty.return")
def test_dungeon_loyalty_return__without_loyalty_only_at_the_entrance() -> None:
    game = expedition()
    join(game)
    man, other = join(game, "", type="porter"), join(game, "", type="porter")
    for one in (man, other):
        loyalty.flee(game.company, one, Below(game))
    game.company.turn = 5
    returning.returns(game, dice())
    assert man.status == FLED
    scribe = dice(1, 2)
    loyalty.wait_at_entrance(game.company, scribe)
    assert (man.status, other.status) == (GONE, OUTSIDE)
    assert event(scribe, "deserted")["member"] == man.id


@pytest.mark.clause("dungeon.captive.excess")
def test_dungeon_captive_excess__a_fight_won_leaves_nobody_unguarded_this_turn() -> None:
    game = quiet(corridor(90, 4), at="20,2")
    join(game, "sword* torch!")
    captive = creature(game, "chud")
    captive.status, captive.captor, captive.items = CAPTIVE, 1, []
    meeting = met(game, "rat", 1, hs=0, at="20,2")
    scribe = dice(6, 1)
    combat.begin(game, meeting, scribe)
    deciding.apply(game, Decision(0, "fight"), scribe)
    finish(scribe)
    assert (game.fight, game.company.turn) == (None, 1)
    assert captive.status == CAPTIVE
    assert game.questions == []
