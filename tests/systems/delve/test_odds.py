"""Odds and sums of decisions are those of the code that plays (delve.auto.sim)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.systems.delve.advice import DelveAdvice
from podzem.systems.delve.chapters.combat.arms import melee_arms
from podzem.systems.delve.chapters.combat.attacks import Attack, strike
from podzem.systems.delve.odds import chances, hit_chance, kill_chance
from podzem.systems.delve.people import DOWN
from podzem.systems.delve.place import Place
from podzem.systems.delve.reckoning import DelveReckoning
from tests.systems.delve.playing import give
from tests.systems.delve.scenes import fighting, hall, hero, met, rolling

TORCH = "torch*!"


@pytest.mark.clause("delve.combat.attack", "delve.auto.sim")
def test_odds__an_attack_is_fanned_from_the_blow_itself() -> None:
    game = hall(hero(1, f"sword* {TORCH}", (5, 1), fight=2), hero(2, "", (5, 2)))
    band = met(game, "goblin", (6, 1))
    fighting(game, band)
    fan, hit = Fanned(), Fraction(0)
    while True:
        branch = game.copy()
        person, target = branch.people[1], branch.bands[0].members[0]
        struck = strike(branch, Attack(person, target, melee_arms(person)[0]), Scribe(fan))
        hit += fan.chance if struck else 0
        if not fan.turn():
            break
    decision = Decision(0, "attack", ("pc.1", band.members[0].id, "sword.100"))
    assert chances(game, decision) == {"hit": hit} == {"hit": Fraction(11, 20)}
    assert hit_chance(-2, 12) == Fraction(7, 20)
    sums = {one.name: one for one in DelveReckoning().sums(game, decision)}
    assert (sums["attack"].facts["total"], sums["defence"].facts["total"]) == ("+2", 12)
    assert (sums["damage"].facts["dice"], [row.name for row in sums["attack"].terms]) == ("d8", ["fight"])


@pytest.mark.clause("delve.combat.lethal", "delve.auto.sim")
def test_odds__a_kill_outright() -> None:
    game = hall(hero(1, "sword*", fight=1), hero(2, "", strength=6, athletics=0))
    goblin, ogre = met(game, "goblin", (6, 1)).members[0], met(game, "ogre", (6, 1)).members[0]
    assert kill_chance(game.people[1], goblin) == Fraction(26, 36)
    odds = {
        one: kill_chance(goblin, one_) for one, one_ in (("pc", game.people[2]), ("goblin", goblin), ("ogre", ogre))
    }
    assert odds == {"pc": Fraction(26, 36), "goblin": Fraction(21, 36), "ogre": Fraction(10, 36)}


@pytest.mark.clause("delve.flee.odds", "delve.auto.sim")
def test_odds__a_flight_from_what_is_known() -> None:
    people = [hero(number, TORCH if number == 1 else "", (3, 1), athletics=int(number == 1)) for number in (1, 2, 3)]
    people[1].hp = 1
    game = hall(*people)
    game.groups[0].trail = [Place(1, 0, 1)]
    band = met(game, "goblin", *((6, y) for y in (0, 1, 2, 3)))
    fighting(game, band)
    found = chances(game, Decision(0, "flee", ("pc.1",)))
    assert found == {"pursued": Fraction(1, 3), "escaped": Fraction(2, 3) + Fraction(1, 3) * Fraction(145, 432)}
    band.raw = 2
    assert chances(game, Decision(0, "flee", ("pc.1",))) == found


@pytest.mark.clause("delve.flee.pursuit", "delve.flee.odds", "delve.auto.sim")
def test_odds__a_flight_counts_what_is_known_of_the_pursuit_hunters_bait_and_who_stays() -> None:
    def pursued(kind: str, thrown: str = "", stays: bool = False) -> Fraction:
        game = hall(hero(1, f"{TORCH} {thrown}", (3, 1)), hero(2, TORCH, (3, 1)))
        game.groups[0].trail = [Place(1, 0, 1)]
        fighting(game, met(game, kind, (6, 1)))
        give(game, "flee", game.people[1], scribe=rolling())
        give(game, "stay" if stays else "flee_too", game.people[2], scribe=rolling())
        if thrown:
            give(game, "throw_down", game.people[1], game.people[1].items[-1].id, scribe=rolling())
        return chances(game, Decision(0, "away", ("pc.1",)))["pursued"]

    assert [pursued("goblin"), pursued("troll"), pursued("goblin", stays=True)] == [
        Fraction(2, 6),
        Fraction(3, 6),
        Fraction(1, 6),
    ]
    assert [pursued("wolf", "ration"), pursued("goblin", "ration")] == [Fraction(1, 6), Fraction(2, 6)]
    assert pursued("wolf", "ration", stays=True) == 0


@pytest.mark.clause("delve.flee.fewer", "delve.flee.odds")
def test_odds__those_who_are_seen_to_have_broken_pursue_nobody_who_broke_unseen_betrays_it_by_nothing() -> None:
    def told(broken: str, seen: bool) -> dict[str, Fraction]:
        game = hall(hero(1, TORCH if seen else "", (5, 1)))
        game.groups[0].trail = [Place(1, 0, 1)]
        bands = [met(game, "goblin", (6, 1)), met(game, "goblin", (7, 1))]
        fighting(game, *bands)
        game.groups[0].memory = {one.number: one.at for band in bands for one in band.members}
        bands[1].broken = broken
        return chances(game, Decision(0, "flee", ("pc.1",)))

    assert told("beg", seen=True) != told("", seen=True)
    assert told("beg", seen=False) == told("", seen=False) != {}


@pytest.mark.clause("delve.combat.firstaid", "delve.auto.sim")
def test_odds__first_aid_with_and_without_a_bandage() -> None:
    game = hall(hero(1, "bandage+", (5, 1), craft=1), hero(2, TORCH, (5, 2)))
    fighting(game, met(game, "goblin", (12, 1)))
    game.people[2].state = DOWN
    decision = Decision(0, "first_aid", ("pc.1", "pc.2"))
    assert chances(game, decision) == {"success": Fraction(21, 36)}
    game.people[1].items.clear()
    assert chances(game, decision) == {"success": Fraction(10, 36)}


@pytest.mark.clause("delve.auto.sim")
@pytest.mark.parametrize("shown", [True, False])
def test_show_odds__off_nothing_is_told(shown: bool) -> None:
    game = hall(hero(1, f"sword* {TORCH}", (5, 1)), show_odds=shown)
    goblin = met(game, "goblin", (6, 1)).members[0]
    fighting(game, game.bands[0])
    blow = read_decision(f"0 attack pc.1 {goblin.id} sword.100")
    assert DelveAdvice().chances(game, [blow]) == [{"hit": Fraction(9, 20)} if shown else {}]
