"""The small combat (delve.combat.*, delve.beast.flags, delve.gear.break)."""

from __future__ import annotations

import pytest

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import BODY, level
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.beasts.tactics import act, by_distance
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.combat.arms import attack_terms, defence, melee_arms, shot_arms
from podzem.systems.delve.chapters.combat.attacks import Attack, hits, strike
from podzem.systems.delve.chapters.combat.initiative import join_late, roll_all
from podzem.systems.delve.chapters.combat.moving import squares_of_move
from podzem.systems.delve.people import DEAD, DOWN, STABLE
from podzem.systems.delve.place import Place
from podzem.systems.delve.steps import far
from podzem.systems.delve.things import READY
from tests.systems.delve.playing import give, why_not
from tests.systems.delve.scenes import facing, fighting, hall, hero, met, rolling, spent, told, two

TORCH = "torch*!"


def blow(person, target, scribe: Scribe, game) -> None:  # type: ignore[no-untyped-def]
    strike(game, Attack(person, target, melee_arms(person)[0]), scribe)


@pytest.mark.clause("delve.combat.actions")
def test_actions__one_main_action_a_round() -> None:
    game = hall(hero(1, f"sword* {TORCH}", (5, 1)), hero(2, "", (5, 2)))
    band = met(game, "goblin", (6, 1), (6, 2))
    fighting(game, band)
    person = game.people[1]
    give(game, "attack", person, band.members[0].id, person.items[0].id, scribe=rolling((20, 2)))
    refusal = why_not(game, "attack", person, band.members[0].id, person.items[0].id)
    assert refusal is not None
    assert refusal.clause == "delve.combat.actions"
    assert why_not(game, "move", person, "1:4,1") is None


@pytest.mark.clause("delve.combat.attack", "delve.combat.defence")
def test_attack__bonus_against_defence() -> None:
    assert [hits(face, 2, 12) for face in (1, 9, 10, 20)] == [False, False, True, True]
    assert sum(hits(face, 2, 12) for face in range(1, 21)) == 11
    assert sum(hits(face, -2, 12) for face in range(1, 21)) == 7
    assert sum(hits(face, 30, 12) for face in range(1, 21)) == 19
    assert sum(hits(face, -30, 12) for face in range(1, 21)) == 1
    game = hall(hero(1, "mail^ shield*", dexterity=14))
    assert defence(game, game.people[1]) == 16
    fighter = hero(2, "sword* bow+", strength=14, dexterity=18, fight=2, level=3)
    assert sum(term.value for term in attack_terms(fighter, melee_arms(fighter)[0])) == 2 + 2 + 1


@pytest.mark.clause("delve.combat.range")
def test_range__reach_and_range() -> None:
    game = hall(hero(1, f"sling* stones:20+ {TORCH}", (3, 1)), hero(2, "spear*", (3, 2)))
    band = met(game, "bandit", (10, 1), (5, 2))
    fighting(game, band)
    sling = game.people[1].items[0].id
    refusal = why_not(game, "shoot", game.people[1], band.members[0].id, sling)
    assert refusal is not None
    assert refusal.clause == "delve.combat.range"
    band.members[0].at = band.members[0].at._replace(x=9)
    assert why_not(game, "shoot", game.people[1], band.members[0].id, sling) is None
    assert why_not(game, "attack", game.people[2], band.members[1].id, game.people[2].items[0].id) is None
    band.members[1].at = band.members[1].at._replace(x=4)
    assert why_not(game, "shoot", game.people[1], band.members[0].id, sling) is not None


@pytest.mark.clause("delve.combat.range")
def test_range__a_crossbow_is_reloaded() -> None:
    game = hall(hero(1, "crossbow* quiver:2+", (3, 1)), hero(2, TORCH, (3, 2)))
    band = met(game, "bandit", (6, 1), hp=5)
    fighting(game, band)
    person = game.people[1]
    bow = person.items[0]
    give(game, "shoot", person, band.members[0].id, bow.id, scribe=rolling((20, 2)))
    assert (person.items[1].count, bow.loaded) == (1, False)
    person.main_used = person.done = False
    assert why_not(game, "shoot", person, band.members[0].id, bow.id) is not None
    give(game, "reload", person, bow.id, scribe=rolling())
    assert bow.loaded


@pytest.mark.clause("delve.combat.damage")
def test_damage__at_least_one() -> None:
    game = hall(hero(1, "knife*", (5, 1), strength=6), hero(2, TORCH, (5, 2)))
    band = met(game, "ogre", (6, 1))
    fighting(game, band)
    blow(game.people[1], band.members[0], rolling((20, 20), (4, 1)), game)
    assert band.members[0].hp == 19


@pytest.mark.clause("delve.combat.down")
def test_down__dead_after_six_full_rounds() -> None:
    game = hall(hero(1, "sword*", (5, 1), hp=1), hero(2, TORCH, (2, 2)))
    band = met(game, "zombie", (6, 1))
    fight = fighting(game, band, order="they", round=2)
    scribe = rolling((20, 20), (8, 8))
    blow(band.members[0], game.people[1], scribe, game)
    assert game.people[1].state == DOWN
    assert [item.kind for heap in game.below.lying for item in heap.items] == ["sword"]
    band.members[0].at = band.members[0].at._replace(x=14)
    for ended in range(2, 9):
        assert game.people[1].state == DOWN, ended
        fight.turn = len(fight.order) - 1
        fights.next_slot(game, rolling())
    assert game.people[1].state == DEAD
    assert fight.round == 9


@pytest.mark.clause("delve.combat.down")
def test_down__knocked_out_if_declared() -> None:
    for order, state in (("knock_out", STABLE), ("attack", DEAD)):
        game = hall(hero(1, "sword*", (5, 1)), hero(2, TORCH, (5, 2)))
        band = met(game, "goblin", (6, 1), (12, 1), (12, 2))
        fighting(game, band)
        give(game, order, game.people[1], band.members[0].id, "sword.100", scribe=rolling((20, 20), (8, 8), *two(1, 1)))
        assert band.members[0].state == state


@pytest.mark.clause("delve.combat.firstaid")
def test_firstaid__a_bandage_goes_with_the_attempt() -> None:
    game = hall(hero(1, "bandage+", (5, 1), intellect=11, craft=1), hero(2, TORCH, (5, 2), hp=1))
    band = met(game, "goblin", (12, 1))
    fighting(game, band)
    game.people[2].state = DOWN
    scribe = rolling(*two(4, 3))
    give(game, "first_aid", game.people[1], "pc.2", scribe=scribe)
    assert game.people[2].state == STABLE
    assert not game.people[1].items
    assert told(scribe, "checked")[0]["difficulty"] == 8
    spent(scribe)
    game.people[2].state, game.people[1].main_used, game.people[1].done = DOWN, False, False
    scribe = rolling(*two(4, 4))
    give(game, "first_aid", game.people[1], "pc.2", scribe=scribe)
    assert told(scribe, "checked")[0]["difficulty"] == 10
    assert game.people[2].state == DOWN


@pytest.mark.clause("delve.combat.lethal", "delve.ambush.lethal")
def test_lethal__no_attack_roll_but_a_save() -> None:
    def scene(**options: object):  # type: ignore[no-untyped-def]
        game = hall(hero(1, "sword*", (5, 1), fight=1), hero(2, TORCH, (5, 2)), **options)
        band = met(game, "goblin", (6, 1), (12, 1))
        fighting(game, band, round=0, hidden=True)
        return game, band

    game, band = scene()
    scribe = rolling(*two(4, 5), (8, 3))
    give(game, "lethal", game.people[1], band.members[0].id, "sword.100", scribe=scribe)
    assert (band.members[0].hp, told(scribe, "checked")[0]["difficulty"]) == (1, 9)
    game, band = scene()
    give(game, "lethal", game.people[1], band.members[0].id, "sword.100", scribe=rolling(*two(4, 4)))
    assert band.members[0].state == DEAD
    game, band = scene(lethal="off")
    assert why_not(game, "lethal", game.people[1], band.members[0].id, "sword.100").clause == "delve.ambush.lethal"  # type: ignore[union-attr]


@pytest.mark.clause("delve.ambush.lethal")
def test_lethal__only_from_a_won_hidden_ambush_at_what_is_seen() -> None:
    game = hall(hero(1, "sword*", (5, 1)), hero(2, TORCH, (5, 2)))
    band = met(game, "goblin", (6, 1))
    fight = fighting(game, band, round=0)
    refusal = why_not(game, "lethal", game.people[1], band.members[0].id, "sword.100")
    assert refusal is not None
    assert refusal.clause == "delve.ambush.lethal"
    fight.hidden_ambush = True
    game.people[2].items.clear()
    refusal = why_not(game, "lethal", game.people[1], band.members[0].id, "sword.100")
    assert refusal is not None
    assert refusal.clause == "delve.ambush.lethal"


@pytest.mark.clause("delve.combat.move")
def test_move__two_to_a_square_and_no_further_than_a_move() -> None:
    game = hall(hero(1, "", (4, 1)), hero(2, "", (5, 1)), hero(3, TORCH, (5, 1)), hero(4, "plate^", (2, 2)))
    fighting(game, met(game, "goblin", (14, 1)))
    refusal = why_not(game, "move", game.people[1], "1:5,1")
    assert refusal is not None
    assert refusal.clause == "delve.combat.move"
    assert why_not(game, "move", game.people[1], "1:7,1") is None
    assert why_not(game, "move", game.people[1], "1:8,1") is not None
    assert squares_of_move(game, game.people[4]) == 2


@pytest.mark.clause("delve.combat.withdraw")
def test_withdraw__two_blows_before_the_step() -> None:
    game = hall(hero(1, "sword*", (5, 1)), hero(2, TORCH, (3, 2)))
    band = met(game, "goblin", (6, 1), (6, 2))
    fighting(game, band)
    scribe = rolling((20, 2), (20, 3))
    give(game, "move", game.people[1], "1:3,1", scribe=scribe)
    names = [event.name for event in scribe.events]
    assert names.index("moved") > max(i for i, name in enumerate(names) if name == "attacked")
    assert len(told(scribe, "attacked")) == 2
    spent(scribe)


@pytest.mark.clause("delve.combat.withdraw")
def test_withdraw__in_fighting_order_nobody_strikes() -> None:
    game = hall(hero(1, "sword*", (5, 1)), hero(2, TORCH, (3, 2)))
    fighting(game, met(game, "goblin", (6, 1)))
    scribe = rolling()
    give(game, "fall_back", game.people[1], "1:4,1", scribe=scribe)
    assert not told(scribe, "attacked")
    assert why_not(game, "fall_back", game.people[2], "1:4,2") is None


@pytest.mark.clause("delve.combat.order", "delve.meet.initiative")
def test_order__ties_to_the_players_latecomers_from_the_next_round() -> None:
    game = hall(hero(1, TORCH, (3, 1), dexterity=14), hero(2, "", (3, 2)))
    goblins, wolves = met(game, "goblin", (9, 1)), met(game, "wolf", (9, 2))
    facing(game, goblins)
    fight = fights.before_initiative(game)
    fight.order = roll_all(game, rolling((8, 4), (8, 3), (8, 5)))
    assert [slot.who for slot in fight.order] == ["pc.1", f"band.{goblins.number}:goblin", "pc.2"]
    fight.round = 3
    join_late(game, wolves, rolling((8, 8)))
    assert len(fight.order) == 3
    fights.begin_next(game, rolling())
    assert fight.order[0].who == f"band.{wolves.number}:wolf"


@pytest.mark.clause("delve.meet.initiative")
def test_initiative__fast_kinds_and_by_sides() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    wolves = met(game, "wolf", (9, 2))
    facing(game, wolves)
    assert roll_all(game, rolling((8, 3), (8, 3)))[0].who == f"band.{wolves.number}:wolf"
    game = hall(hero(1, TORCH, (3, 1), dexterity=14), hero(2), initiative="side")
    facing(game, met(game, "wolf", (9, 2)))
    assert [slot.who for slot in roll_all(game, rolling((8, 3), (8, 3)))] == ["party", "they"]


@pytest.mark.clause("delve.combat.end")
@pytest.mark.parametrize(("light", "found"), [(True, 3), (False, 0)])
def test_end__half_of_the_arrows_in_the_light(light: bool, found: int) -> None:
    game = hall(hero(1, "bow* quiver:3+", (3, 1)), hero(2, TORCH, (3, 2)))
    game.people[2].items[0].lit = light
    band = met(game, "skeleton", (9, 1))
    fight = fighting(game, band)
    fight.shots[1] = 7
    band.members[0].state = DEAD
    scribe = rolling()
    course.go_on(game, scribe)
    assert game.people[1].items[1].count == 3 + found
    assert (game.stage, game.groups[0].filled, game.fight) == ("turn", 1, None)


@pytest.mark.clause("delve.beast.flags")
def test_flags__poison_and_corrosion() -> None:
    game = hall(hero(1, "sword*", (5, 1), level=3), hero(2, TORCH, (5, 2)))
    spider, slime = met(game, "spider", (6, 1)), met(game, "slime", (4, 1))
    fighting(game, spider, slime)
    person = game.people[1]
    assert level(person, BODY) == 0
    before = person.hp
    blow(spider.members[0], person, rolling((20, 15), (6, 3), *two(2, 3), (6, 4)), game)
    assert before - person.hp == 7
    blow(person, slime.members[0], rolling((20, 15), (8, 3)), game)
    assert not person.items[0].broken
    blow(person, slime.members[0], rolling((20, 15), (8, 4)), game)
    assert person.items[0].broken


@pytest.mark.clause("delve.gear.break")
def test_break__a_broken_sword_is_improvised() -> None:
    person = hero(1, "sword*", fight=2)
    person.items[0].broken = True
    arm = melee_arms(person)[0]
    assert (sum(term.value for term in attack_terms(person, arm)), arm.damage.sides) == (0, 4)


@pytest.mark.clause("delve.beast.tactics")
def test_tactics__the_nearest_then_the_weakest() -> None:
    game = hall(hero(1, TORCH, (5, 1), hp=5), hero(2, "", (5, 2), hp=3))
    band = met(game, "skeleton", (7, 1))
    fighting(game, band, order="they")
    assert by_distance(game, band.members[0])[0] is game.people[2]
    archers = met(game, "goblin", (9, 1))
    fighting(game, archers, order="they")
    assert shot_arms(archers.members[0])
    scribe = rolling((20, 2))
    act(game, archers.members[0], scribe)
    assert archers.members[0].at.x == 9
    assert told(scribe, "attacked")[0]["target"] == "pc.2"


@pytest.mark.clause("delve.beast.treasure", "delve.combat.end")
def test_treasure__three_goblins_carry_three_dice() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (9, 1), (9, 2), (9, 3))
    fighting(game, band)
    for one in band.members:
        one.state = DEAD
    course.go_on(game, rolling((6, 1), (6, 4), (6, 6)))
    assert sum(item.count for heap in game.below.lying for item in heap.items) == 11


@pytest.mark.clause("delve.combat.firstaid")
def test_end__the_dying_are_tended_before_the_fight_is_closed() -> None:
    game = hall(hero(1, "bandage+", (5, 1)), hero(2, "torch+", (5, 2)))
    band = met(game, "goblin", (9, 1))
    fighting(game, band)
    game.people[2].state, game.people[2].hp = DOWN, 0
    band.members[0].state = DEAD
    course.go_on(game, rolling())
    assert game.fight is not None
    assert game.fight.over
    give(game, "first_aid", game.people[1], "pc.2", scribe=rolling(*two(4, 4), (6, 2)))
    assert (game.people[2].state, game.fight) == (STABLE, None)
    assert game.people[1].items == [] or game.people[1].items[0].where == READY


def test_move__up_to_a_place_all_that_is_nearer_is_measured_and_nothing_beyond() -> None:
    game = hall(hero(1, "torch*!", (3, 1)))
    whole, part = far(game, Place(1, 3, 1)), far(game, Place(1, 3, 1), until=Place(1, 6, 1))
    assert part[Place(1, 6, 1)] == 3
    assert {place for place, way in whole.items() if way < 3} <= part.keys()
    assert part.items() < whole.items()
