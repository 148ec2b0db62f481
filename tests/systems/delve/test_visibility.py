"""Seeing, remembering, cover, darkness (delve.vis.*, delve.dark.*)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from podzem.systems.delve.chapters.combat.arms import melee_arms, shot_arms
from podzem.systems.delve.chapters.combat.attacks import Attack, attack_rows, defence_rows, hits, total, why_not_shoot
from podzem.systems.delve.chapters.time.needs import pass_turn
from podzem.systems.delve.chapters.visibility.cover import cover_at
from podzem.systems.delve.chapters.visibility.sight import is_visible, sees
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.ground import squares
from podzem.systems.delve.place import Place
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.smoke import crossed
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.things import HAND, Item, Lying
from podzem.world.describing.sight_lines import distance, is_clear
from tests.systems.delve.playing import give, why_not
from tests.systems.delve.scenes import HALL, facing, fighting, hall, hero, met, rolling, spent, told

BUSH = deepcopy(HALL)
BUSH["levels"][0]["features"] = [
    {"id": "B", "area": "H", "at": [16.5, 7.5], "size": "large", "text": {"en": "bush"}, "cover": "soft"}
]
LIT = deepcopy(HALL)
LIT["levels"][0]["areas"][2]["lit"] = True


@pytest.mark.clause("delve.vis.visible")
def test_visible__from_the_dark_into_torchlight() -> None:
    game = hall(hero(1, "bow* quiver:20+", (3, 1)))
    band = met(game, "bandit", (9, 1))
    facing(game, band)
    assert sees(game, game.people[1], band.members[0])
    band.members[0].items[0].lit = False
    assert not sees(game, game.people[1], band.members[0])


@pytest.mark.clause("delve.vis.memory")
def test_memory__goblins_shoot_at_the_bush_skeletons_forget() -> None:
    game = hall(hero(1, "", (5, 2)), map=LIT)
    goblins, skeletons = met(game, "goblin", (9, 2)), met(game, "skeleton", (9, 3))
    facing(game, goblins, skeletons)
    person = game.people[1]
    goblins.memory[1] = skeletons.memory[1] = person.at
    person.hidden = True
    assert is_visible(game, goblins.members[0], person)
    assert not is_visible(game, skeletons.members[0], person)
    bow = shot_arms(goblins.members[0])[0]
    assert why_not_shoot(game, goblins.members[0], person, bow) is None
    refusal = why_not_shoot(game, skeletons.members[0], person, bow)
    assert refusal is not None
    assert refusal.clause == "delve.vis.memory"
    person.at = Place(1, 6, 2)
    assert not is_visible(game, goblins.members[0], person)


@pytest.mark.clause("delve.vis.memory")
def test_memory__a_kind_that_remembers_does_though_it_has_no_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = CREATURES["skeleton"]
    monkeypatch.setitem(CREATURES, "skeleton", replace(kind, flags=kind.flags | {"remembers"}))
    game = hall(hero(1, "", (5, 2)), map=LIT)
    skeletons = met(game, "skeleton", (9, 3))
    facing(game, skeletons)
    person = game.people[1]
    skeletons.memory[1], person.hidden = person.at, True
    assert is_visible(game, skeletons.members[0], person)


@pytest.mark.clause("delve.vis.cover")
def test_cover__soft_cover_adds_two_to_defence() -> None:
    game = hall(hero(1, "light_armour^", (5, 2)), map=BUSH)
    band = met(game, "goblin", (9, 2))
    facing(game, band)
    assert cover_at(game, Place(1, 5, 2)) == 2
    shot = Attack(band.members[0], game.people[1], shot_arms(band.members[0])[0])
    bonus, defence = total(attack_rows(game, shot)), total(defence_rows(game, shot))
    assert [hits(face, bonus, defence) for face in (12, 13)] == [False, True]
    game.people[1].at = Place(1, 4, 1)
    assert total(defence_rows(game, shot)) == 12
    blow = Attack(band.members[0], game.people[1], melee_arms(band.members[0])[0])
    assert total(defence_rows(game, blow)) == 12


@pytest.mark.clause("delve.vis.hidden")
def test_hidden__before_a_watching_goblin_one_only_takes_cover() -> None:
    game = hall(hero(1, "", (5, 2)), map=BUSH)
    fighting(game, met(game, "goblin", (9, 2)))
    scribe = rolling()
    give(game, "hide_here", game.people[1], scribe=scribe)
    assert not game.people[1].hidden
    assert told(scribe, "took_cover")


@pytest.mark.clause("delve.dark.unseen", "delve.dark.ranged", "delve.dark.melee")
def test_unseen__an_invisible_target_beats_memory() -> None:
    game = hall(hero(1, "", (5, 2)), map=LIT)
    band = met(game, "goblin", (6, 2))
    facing(game, band)
    goblin, wizard = band.members[0], game.people[1]
    band.memory[1] = wizard.at
    wizard.invisible = True
    refusal = why_not_shoot(game, goblin, wizard, shot_arms(goblin)[0])
    assert refusal is not None
    assert refusal.clause == "delve.dark.ranged"
    blow = Attack(goblin, wizard, melee_arms(goblin)[0])
    assert total(attack_rows(game, blow)) == 1 - 4
    wizard.marked = True
    assert total(attack_rows(game, blow)) == 1


@pytest.mark.clause("delve.dark.unseen")
def test_unseen__by_option_a_known_position_is_visible() -> None:
    game = hall(hero(1, "", (5, 2)), map=LIT, known_position="visible")
    band = met(game, "goblin", (6, 2))
    facing(game, band)
    band.memory[1] = game.people[1].at
    game.people[1].invisible = True
    assert is_visible(game, band.members[0], game.people[1])


@pytest.mark.clause("delve.dark.unseen")
def test_unseen__smoke_between_different_squares() -> None:
    game = hall(hero(1, "", (5, 2)), map=LIT)
    band = met(game, "goblin", (6, 2))
    facing(game, band)
    game.below.smoke["H"] = game.turn
    assert not sees(game, band.members[0], game.people[1])
    band.members[0].at = game.people[1].at
    assert sees(game, band.members[0], game.people[1])
    assert list(crossed((0, 0), (2, 1))) == [(0, 0), (1, 0), (1, 1), (2, 1)]


@pytest.mark.clause("delve.dark.ranged", "delve.core.errors")
def test_ranged__nothing_leaves_the_hand() -> None:
    game = hall(hero(1, "knife* bow+ quiver:20+", (5, 2)))
    band = met(game, "ogre", (6, 2))
    fighting(game, band)
    person = game.people[1]
    refusal = why_not(game, "throw", person, band.members[0].id, person.items[0].id)
    assert refusal is not None
    assert refusal.clause == "delve.dark.ranged"
    assert person.items[0].where == HAND


@pytest.mark.clause("delve.dark.melee", "delve.dark.both")
def test_melee__unseen_costs_four_and_air_costs_no_die() -> None:
    game = hall(hero(1, "sword*", (5, 2), fight=3))
    band = met(game, "ghoul", (6, 2))
    fighting(game, band)
    person, ghoul = game.people[1], band.members[0]
    assert total(attack_rows(game, Attack(person, ghoul, melee_arms(person)[0]))) == 3 - 4
    assert total(attack_rows(game, Attack(ghoul, person, melee_arms(ghoul)[0]))) == 2
    defence = total(defence_rows(game, Attack(person, ghoul, melee_arms(person)[0])))
    assert sum(hits(face, 3, defence) for face in range(1, 21)) == 11
    assert sum(hits(face, -1, defence) for face in range(1, 21)) == 7
    assert why_not(game, "attack", person, ghoul.id, person.items[0].id) is not None
    scribe = rolling((20, 17), (8, 1))
    give(game, "strike_at", person, "1:6,2", person.items[0].id, scribe=scribe)
    assert told(scribe, "attacked")[0]["total"] == 16
    person.main_used = person.done = False
    scribe = rolling()
    give(game, "strike_at", person, "1:6,3", person.items[0].id, scribe=scribe)
    assert told(scribe, "struck_air")
    spent(scribe)


@pytest.mark.clause("delve.dark.both")
def test_both__two_blind_sides_strike_at_minus_four() -> None:
    game = hall(hero(1, "sword*", (5, 2)))
    band = met(game, "bandit", (6, 2))
    band.members[0].items.clear()
    facing(game, band)
    one, other = game.people[1], band.members[0]
    assert total(attack_rows(game, Attack(one, other, melee_arms(one)[0]))) == -4
    assert total(attack_rows(game, Attack(other, one, melee_arms(other)[0]))) == 1 - 4
    assert why_not_shoot(game, other, one, shot_arms(other)[0]) is not None
    one.items.append(Item("torch", 9, HAND, lit=True))
    assert why_not_shoot(game, other, one, shot_arms(other)[0]) is not None


@pytest.mark.clause("delve.vis.los")
def test_los__clear_over_open_ground_and_the_same_from_both_ends() -> None:
    game = hall(hero(1))
    ground = squares(game, 1)
    assert is_clear(ground, (3, 0), (5, 1))
    assert distance((3, 0), (5, 1)) * 10 == 20
    assert not is_clear(ground, (15, 1), (17, 1))
    for one in ground.area_of:
        for other in ground.area_of:
            assert is_clear(ground, one, other) == is_clear(ground, other, one)


@pytest.mark.clause("delve.dark.checks", "delve.dark.unseen", "delve.core.roll_visibility")
def test_smoke__hides_what_nobody_has_seen_yet() -> None:
    """Squares, things, dangers in it and behind it; where one stands one sees."""
    seen = []
    for smoke in (False, True):
        game = hall(hero(1, "torch*!", (8, 1)))
        game.below.seen = []
        game.below.lying = [Lying(Place(1, 10, 1), [Item("gem", 90)])]
        if smoke:
            game.below.smoke["H"] = game.turn
        look_around(game, rolling())
        seen.append(
            (len(game.below.seen), game.below.lying[0].seen, bool(SYSTEM.showing.aloud.readings(game, 0, "en")))
        )
    assert seen == [(28, True, True), (1, False, False)]


@pytest.mark.clause("delve.dark.unseen")
def test_smoke__is_not_looked_through_from_outside() -> None:
    game = hall(hero(1, "torch*!", (0, 1)), map=LIT)
    game.below.seen = []
    game.below.smoke["H"] = game.turn
    look_around(game, rolling())
    assert game.below.seen == [Place(1, 0, 1)]


@pytest.mark.clause("delve.wander.change")
@pytest.mark.parametrize(("at", "cleared"), [((5, 1), 1), ((0, 1), 0)])
def test_smoke__who_stands_in_it_is_told_when_it_is_gone(at: tuple[int, int], cleared: int) -> None:
    game = hall(hero(1, "torch*!", at))
    game.below.smoke["H"] = 0
    scribe = rolling()
    game.clock = 60
    pass_turn(game, scribe)
    assert len(told(scribe, "smoke_cleared")) == cleared
    assert game.below.smoke == {}
