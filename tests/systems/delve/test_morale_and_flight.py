"""Morale, captives, flight (delve.morale.*, delve.flee.*)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from podzem.core.events import Term
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.alarm import raise_alarm
from podzem.systems.delve.chapters.checks import SUMS, chance_to_win
from podzem.systems.delve.chapters.combat.wounds import fall, hurt
from podzem.systems.delve.chapters.flight import chase, fleeing
from podzem.systems.delve.chapters.morale import captives, checks, conduct, dealing
from podzem.systems.delve.chapters.wander import noise
from podzem.systems.delve.game import COMBAT, MEETING
from podzem.systems.delve.people import CAPTIVE, GONE
from podzem.systems.delve.place import Place
from podzem.systems.delve.things import Item
from tests.systems.delve.playing import give, why_not
from tests.systems.delve.scenes import facing, fighting, hall, hero, met, rolling, spent, told, two

TORCH = "torch*!"


@pytest.mark.clause("delve.morale.check")
def test_check__two_dice_above_the_score_break() -> None:
    assert checks.holds(7, rolling(*two(3, 4))) == (True, 7)
    assert checks.holds(7, rolling(*two(4, 4))) == (False, 8)
    assert checks.holds(12, rolling()) == (True, 0)
    assert checks.holds(1, rolling()) == (False, 0)
    broken = {2: 35, 3: 33, 4: 30, 5: 26, 6: 21, 7: 15, 8: 10, 9: 6, 10: 3, 11: 1}
    for morale, often in broken.items():
        assert sum(ways for total, ways in enumerate(SUMS, start=2) if total > morale) == often


@pytest.mark.clause("delve.morale.check")
def test_check__the_leader_counts_while_he_stands() -> None:
    game = hall(hero(1, TORCH))
    band = met(game, "goblin", (6, 1), (6, 2), leader="goblin_chief")
    assert checks.score(band) == 9
    band.members[1].state = "dead"
    assert checks.score(band) == 7


@pytest.mark.clause("delve.morale.triggers")
def test_triggers__first_casualty_then_hopeless() -> None:
    for party, wanted in ((3, ["attacked", "hopeless"]), (2, ["attacked"])):
        game = hall(*(hero(number, TORCH, (3, 1)) for number in range(1, party + 1)))
        band = met(game, "goblin", (9, 1), (9, 2), (10, 1), (10, 2))
        fighting(game, band)
        fall(game, band.members[0], rolling())
        checks.heed(game, rolling(*two(1, 1)))
        fall(game, band.members[1], rolling())
        checks.heed(game, rolling())
        checks.end_of_round(game, rolling(*(two(1, 1) if party == 3 else [])))
        assert band.triggers == wanted


@pytest.mark.clause("delve.morale.triggers")
def test_triggers__by_option_the_first_blow() -> None:
    game = hall(hero(1, f"sword* {TORCH}", (5, 1)), attacked="blow")
    band = met(game, "goblin", (6, 1), (9, 2))
    fighting(game, band)
    scribe = rolling((20, 2), *two(1, 1))
    give(game, "attack", game.people[1], band.members[0].id, "sword.100", scribe=scribe)
    assert band.triggers == ["attacked"]
    spent(scribe)


@pytest.mark.clause("delve.morale.triggers", "delve.core.dice_order")
def test_triggers__leader_and_casualty_are_one_roll() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (6, 1), (6, 2), leader="goblin_chief")
    fighting(game, band)
    fall(game, band.members[1], rolling())
    scribe = rolling(*two(3, 4))
    checks.heed(game, scribe)
    assert band.triggers == ["attacked", "leader"]
    spent(scribe)


@pytest.mark.clause("delve.morale.lone")
def test_lone__at_half_of_its_hit_points() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "ogre", (6, 1))
    fighting(game, band)
    hurt(game, band.members[0], 9, rolling())
    checks.heed(game, rolling())
    hurt(game, band.members[0], 1, rolling())
    scribe = rolling(*two(5, 4))
    checks.heed(game, scribe)
    assert (band.triggers, band.broken) == (["lone"], "")
    spent(scribe)


@pytest.mark.clause("delve.morale.pc")
def test_pc__companions_check_characters_never() -> None:
    game = hall(hero(1, TORCH, (3, 1)), hero(2, "", (3, 2), kind="spearman"), hero(3, "", (4, 2), kind="spearman"))
    for number in (2, 3):
        game.people[number].hp = 6
    fighting(game, met(game, "ogre", (6, 1)))
    fall(game, game.people[1], rolling())
    checks.heed(game, rolling())
    fall(game, game.people[2], rolling())
    scribe = rolling(*two(6, 6))
    checks.heed(game, scribe)
    assert game.people[3].state == GONE
    assert told(scribe, "companions_broke")[0]["members"] == ["spearman.3"]


@pytest.mark.clause("delve.beast.hireling", "delve.morale.check")
@pytest.mark.parametrize(("dice", "gone"), [((4, 4), [2]), ((5, 4), [2, 3]), ((5, 5), [2, 3, 4]), ((4, 3), [])])
def test_pc__one_roll_for_all_of_a_kind_but_the_devoted_stand_longer(dice: tuple[int, int], gone: list[int]) -> None:
    """Loyalty 3, 4 and 5 are morale 7, 8 and 9 (delve.shared.creature)."""
    game = hall(hero(1, TORCH, (3, 1)), *[hero(number, "", (3, 2), kind="spearman") for number in (2, 3, 4, 5)])
    game.people[3].devotion, game.people[4].devotion = 1, 2
    fighting(game, met(game, "ogre", (6, 1)))
    fall(game, game.people[5], rolling())
    scribe = rolling(*two(*dice))
    checks.heed(game, scribe)
    spent(scribe)
    assert [number for number in (2, 3, 4) if game.people[number].state == GONE] == gone


@pytest.mark.clause("delve.morale.break", "delve.beast.treasure")
def test_break__bandits_offer_half() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "bandit", (6, 1), (6, 2))
    fighting(game, band)
    band.coins = 0
    band.members[0].items.append(Item("coins", 900, count=31))
    scribe = rolling((6, 5))
    conduct.break_down(game, band, scribe)
    assert told(scribe, "offered")[0]["coins"] == 15
    course.go_on(game, scribe)
    assert (game.stage, game.meeting.step) == (MEETING, "broken")  # type: ignore[union-attr]
    give(game, "deal", game.groups[0], f"band.{band.number}", "accept", scribe=scribe)
    assert sum(item.count for heap in game.below.lying for item in heap.items) == 15
    assert game.meeting is None


@pytest.mark.clause("delve.morale.break")
@pytest.mark.parametrize(("face", "broken"), [(1, "flee"), (2, "flee"), (3, "beg"), (4, "pray"), (6, "retreat")])
def test_break__six_ways(face: int, broken: str) -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "bandit", (6, 1), (6, 2))
    fighting(game, band)
    conduct.break_down(game, band, rolling((6, face), *([(6, 1), (6, 1)] if face == 2 else [])))
    assert band.broken == broken
    dropped = [item.kind for heap in game.below.lying for item in heap.items]
    assert dropped == {1: ["torch", "torch"], 2: ["coins", "coins"], 3: ["torch", "torch"]}.get(face, [])


@pytest.mark.clause("delve.morale.break")
def test_break__no_way_out() -> None:
    for kind, broken, cornered in (("goblin", "beg", False), ("wolf", "", True)):
        game = hall(hero(1, TORCH, (2, 1)), hero(2, "", (1, 1)))
        band = met(game, kind, (0, 1))
        game.people[2].at = Place(1, 1, 1)
        fighting(game, band)
        assert conduct.has_way_out(game, band)
        band.members[0].at = Place(1, 16, 1)
        game.people[1].at, game.people[2].at = Place(1, 17, 1), Place(1, 15, 1)
        conduct.break_down(game, band, rolling())
        assert (band.broken, band.cornered) == (broken, cornered)


@pytest.mark.clause("delve.morale.captives")
def test_captives__two_guards_hold_four_of_five() -> None:
    game = hall(hero(1, TORCH, (3, 1)), hero(2, "", (3, 2)))
    band = met(game, "goblin", *((6, y) for y in (0, 0, 1, 1, 2)))
    fighting(game, band)
    captives.take(game, band, rolling(*[(6, 2)] * 5))
    assert [one.state for one in band.members] == [CAPTIVE] * 5
    assert sum(item.count for heap in game.below.lying for item in heap.items) == 10  # delve.beast.treasure
    assert not any(one.items for one in band.members)
    scribe = rolling((5, 2))
    captives.end_of_turn(game, game.groups[0], scribe)
    assert band.members[1].state == GONE
    spent(scribe)
    for turn, word in ((0, "normal"), (1, "alert")):  # delve.wander.alertness: it takes effect one turn later
        game.clock = 60 * turn
        noise.settle(game, rolling())
        assert game.below.zones[next(iter(game.below.zones))].alertness == word
    assert captives.worth_kuna(band.members[0]) in (300, 500)


@pytest.mark.clause("delve.morale.return")
def test_return__allies_or_too_few_enemies() -> None:
    game = hall(*(hero(number, TORCH, (3, 1)) for number in range(1, 5)))
    band = met(game, "goblin", (9, 1), (9, 2))
    fighting(game, band)
    band.broken, band.enemies_then = "flee", 4
    assert conduct.is_favoured(game, band, 3)
    assert not conduct.is_favoured(game, band, 1)
    for number in (1, 2):
        game.people[number].state = "dead"
    assert not conduct.is_favoured(game, band, 0)
    game.people[3].state = "dead"
    conduct.look_for_return(game, rolling())
    assert (band.broken, band.triggers) == ("", [])


# flight


def flight(party: int = 3, foes: int = 4, **numbers: object):  # type: ignore[no-untyped-def]
    people = [
        hero(number, TORCH if number == 1 else "", (3, 1), **(numbers if number == 1 else {}))
        for number in range(1, party + 1)
    ]
    game = hall(*people)
    game.groups[0].trail = [Place(1, 0, 1), Place(1, 1, 1)]
    band = met(game, "goblin", *((10, 1) for _ in range(foes)))
    fighting(game, band)
    return game, band


@pytest.mark.clause("delve.flee.declare")
def test_declare__two_of_four_flee() -> None:
    game, _band = flight(4)
    give(game, "flee", game.people[1], scribe=rolling())
    give(game, "flee_too", game.people[2], scribe=rolling())
    for number in (3, 4):
        give(game, "stay", game.people[number], scribe=rolling())
    scribe = rolling((6, 1), *two(6, 6), *two(1, 1))
    give(game, "away", game.people[1], scribe=scribe)
    assert [group.members for group in game.groups] == [[3, 4], [1, 2]]
    assert game.stage == COMBAT
    assert game.meeting is not None
    assert game.meeting.group == 1
    spent(scribe)


@pytest.mark.clause("delve.flee.pursuit")
def test_pursuit__thresholds() -> None:
    game, band = flight()
    assert chase.clamped(chase.threshold(game, [band], [], False)) == 2
    raise_alarm(game, band.members[0].at, rolling())
    assert chase.clamped(chase.threshold(game, [band], [], False)) == 3
    game, _ = flight()
    troll = met(game, "troll", (9, 1))
    assert chase.clamped(chase.threshold(game, [troll], [Item("ration")], False)) == 2
    assert chase.clamped(chase.threshold(game, [troll], [Item("ration")], True)) == 1
    assert chase.clamped(chase.threshold(game, [band], [Item("coins", count=79)], False)) == 2
    assert chase.clamped(chase.threshold(game, [band], [Item("coins", count=80)], False)) == 1


@pytest.mark.clause("delve.flee.roll", "delve.flee.success")
def test_roll__a_tie_gets_away_to_the_safe_place() -> None:
    game, _band = flight(4, athletics=1)
    give(game, "flee", game.people[1], scribe=rolling())
    for number in (2, 3, 4):
        give(game, "flee_too", game.people[number], scribe=rolling())
    scribe = rolling((6, 2), *two(3, 4), *two(4, 4))
    give(game, "away", game.people[1], scribe=scribe)
    assert told(scribe, "escaped")[0]["place"] == "1:0,1"
    assert (game.stage, game.groups[0].filled, game.groups[0].members) == ("turn", 1, [1, 2, 3, 4])
    spent(scribe)


@pytest.mark.clause("delve.flee.roller", "delve.flee.fewer", "delve.flee.slow", "delve.flee.plan", "delve.flee.odds")
def test_odds__the_catalogue_s_flight() -> None:
    game, band = flight(3, athletics=1)
    game.people[2].hp = 1
    people = list(game.people.values())

    def odds(running, plan: bool) -> Fraction:  # type: ignore[no-untyped-def]
        return chance_to_win(game.setting, *chase.sides(game, running, band.members, plan, True))

    assert odds(people, False) == Fraction(435, 1296) == Fraction(145, 432)
    assert odds(people, True) == Fraction(575, 1296)
    assert odds([people[0], people[2]], True) == Fraction(861, 1296)
    assert odds([people[1]], False) == Fraction(310, 1296)
    game.people[3].hp = 1
    assert odds(people, False) == Fraction(435, 1296)
    assert chase.pursuer_terms(band.members, 4)[1] == []
    assert [(row.name, row.value) for row in chase.pursuer_terms(band.members, 3)[1]] == [("fewer", 1)]
    assert isinstance(chase.fugitive_terms(game, people, True)[1][0], Term)


@pytest.mark.clause("delve.flee.failure")
def test_failure__the_next_round_is_fought_in_full() -> None:
    game, _band = flight(1, 1)
    give(game, "flee", game.people[1], scribe=rolling())
    scribe = rolling((6, 1), *two(1, 1), *two(6, 6), (20, 2))
    give(game, "away", game.people[1], scribe=scribe)
    assert game.fight is not None
    assert game.fight.round == 2
    refusal = why_not(game, "flee", game.people[1])
    assert refusal is not None
    assert refusal.clause == "delve.flee.failure"
    give(game, "end_turn", game.people[1], scribe=rolling((20, 2)))
    assert game.fight.round == 3
    assert why_not(game, "flee", game.people[1]) is None


@pytest.mark.clause("delve.flee.plan")
def test_plan__what_is_not_known_helps_nobody() -> None:
    game, _band = flight(4)
    give(game, "flee", game.people[1], scribe=rolling())
    for number in (2, 3, 4):
        give(game, "flee_too", game.people[number], scribe=rolling())
    give(game, "plan", game.people[1], "SD9", scribe=rolling())
    scribe = rolling((6, 1), *two(4, 4), *two(4, 4))
    give(game, "away", game.people[1], scribe=scribe)
    assert told(scribe, "opposed")[0]["total"] == 8
    assert not told(scribe, "plan_helps")


@pytest.mark.clause("delve.flee.plan")
def test_plan__caltrops_are_spent() -> None:
    game, _band = flight(4)
    game.people[2].items.append(Item("caltrops", 77))
    give(game, "flee", game.people[1], scribe=rolling())
    for number in (2, 3, 4):
        give(game, "flee_too", game.people[number], scribe=rolling())
    give(game, "plan", game.people[1], "caltrops", scribe=rolling())
    scribe = rolling((6, 1), *two(4, 3), *two(4, 4))
    give(game, "away", game.people[1], scribe=scribe)
    assert told(scribe, "opposed")[0]["total"] == 8
    assert not game.people[2].items


@pytest.mark.clause("delve.flee.npc")
def test_npc__a_tie_is_caught() -> None:
    game = hall(hero(1, TORCH, (3, 1), athletics=1))
    band = met(game, "wolf", (6, 1), (6, 2))
    facing(game, band, step="broken")
    band.broken = "flee"
    scribe = rolling(*two(3, 4), *two(3, 3), (8, 5), (8, 1))
    dealing.deal(game, game.groups[0], band, "pursue", scribe)
    assert told(scribe, "chased")[0]["success"]
    assert (band.cornered, game.stage) == (True, COMBAT)
    spent(scribe)


@pytest.mark.clause("delve.flee.pursuit")
def test_pursuit__not_pursued_they_are_away_without_a_roll() -> None:
    game, _band = flight(1, 1)
    give(game, "flee", game.people[1], scribe=rolling())
    scribe = rolling((6, 3))
    give(game, "away", game.people[1], scribe=scribe)
    assert told(scribe, "escaped")
    assert not fleeing.fugitives(game) if game.meeting else True
    spent(scribe)


@pytest.mark.clause("delve.ambush.stunning")
def test_stunning__companions_check_after_the_extra_round_of_the_others() -> None:
    game = hall(hero(1, TORCH), hero(2), hero(3))
    for number in (2, 3):
        game.people[number].kind = "spearman"
    fighting(game, met(game, "goblin", (4, 1)), order="they", round=0)
    assert game.fight is not None
    assert game.fight.companions == {"spearman": 2}
    scribe = rolling()
    checks.stun(game, scribe)
    assert not told(scribe, "morale")
    fall(game, game.people[2], rolling())
    scribe = rolling(*two(4, 4))
    checks.stun(game, scribe)
    assert game.people[3].state == GONE
    assert game.fight.shaken == ["spearman:attacked", "spearman:lone", "spearman:stunned"]
