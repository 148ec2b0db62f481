"""The course of an encounter, reactions, ambushes (delve.meet.*, delve.react.*, delve.ambush.*)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from podzem.systems.delve import services
from podzem.systems.delve.abilities import creature
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.alarm import raise_alarm
from podzem.systems.delve.chapters.checks import SUMS
from podzem.systems.delve.chapters.combat import fights, initiative
from podzem.systems.delve.chapters.encounters import arrival, beginning, notice, ordered_away, reaction
from podzem.systems.delve.chapters.encounters.bands import muster
from podzem.systems.delve.chapters.morale.checks import is_stunned
from podzem.systems.delve.data.fighting import modifier
from podzem.systems.delve.data.results import attitude_of
from podzem.systems.delve.game import COMBAT, MEETING, TURN
from podzem.systems.delve.people import DEAD
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import ours, theirs
from tests.systems.delve.playing import give, why_not
from tests.systems.delve.scenes import facing, fighting, hall, hero, met, rolling, spent, told, two

TORCH = "torch*!"


def mood_of(raw: int, charisma: int) -> str:
    game = hall(hero(1, TORCH, charisma=charisma))
    band = met(game, "goblin", (6, 1))
    facing(game, band)
    band.raw, band.speaker = raw, 1
    return reaction.attitude(game, band, rolling())


@pytest.mark.clause("delve.meet.sequence", "delve.meet.decision")
def test_sequence__the_journal_keeps_the_order() -> None:
    game = hall(hero(1, TORCH, (3, 1), charisma=5))
    band = met(game, "goblin", (6, 1), (6, 2), (6, 3))
    scribe = rolling(*two(1, 3), (6, 1), (8, 4), (8, 2))
    beginning.begin(game, game.groups[0], [band], scribe)
    give(game, "meet", game.groups[0], "greet", scribe=scribe)
    wanted = ["delve.meet.distance", "delve.meet.notice", "delve.meet.decision", "delve.react.roll"]
    told_by = [event.clause for event in scribe.events]
    places = [told_by.index(clause) for clause in [*wanted, "delve.meet.initiative"]]
    assert places == sorted(places)
    assert game.stage == COMBAT
    spent(scribe)


@pytest.mark.clause("delve.meet.distance", "delve.meet.arrival")
def test_distance__wanderers_by_a_die_beyond_the_exit() -> None:
    game = hall(hero(1, TORCH, (14, 1)))
    band = muster(game, "goblin", 2, rolling())
    scribe = rolling((2, 1), (6, 4), *two(6, 6), *two(1, 1))
    assert len(arrival.exits(game, game.groups[0])) == 2
    assert beginning.arrive(game, game.groups[0], band, scribe)
    assert told(scribe, "distance")[0]["feet"] == 40
    assert {one.at for one in band.members} == {Place(1, 18, 1)}
    assert not notice.is_noticeable(game, ours(game), theirs(game))


@pytest.mark.clause("delve.meet.conspicuous", "delve.meet.notice")
@pytest.mark.parametrize(("x", "scores", "first"), [(7, (-1, 0), "they"), (6, (-1, -1), "both")])
def test_conspicuous__a_torch_before_eyes_that_need_none(x: int, scores: tuple[int, int], first: str) -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    facing(game, met(game, "goblin", (x, 1)))
    found = [notice.score(game, ours(game), theirs(game), False), notice.score(game, theirs(game), ours(game), False)]
    assert tuple(found) == scores
    assert notice.advantage(game, rolling()) == first


@pytest.mark.clause("delve.meet.conspicuous")
def test_conspicuous__noise_carries_and_the_invisible_are_concealed() -> None:
    game = hall(hero(1, "", (12, 1)))
    band = met(game, "stalker", (10, 1))
    facing(game, band)
    assert notice.score(game, theirs(game), ours(game), False) == 1
    game.groups[0].noises = [game.turn]
    assert notice.advantage(game, rolling()) == "they"
    assert notice.score(game, ours(game), theirs(game), True) == -1


@pytest.mark.clause("delve.meet.notice")
def test_notice__behind_the_door_by_ear() -> None:
    game = hall(hero(1, TORCH, (14, 1), notice=2))
    facing(game, met(game, "goblin", (18, 1)))
    scribe = rolling(*two(3, 3), *two(3, 4))
    assert notice.advantage(game, scribe) == notice.ROLL
    assert notice.rolled(game, scribe) == "party"
    assert told(scribe, "opposed")[0]["total"] == 8
    spent(scribe)


@pytest.mark.clause("delve.meet.decision", "delve.ambush.surprise")
def test_decision__nobody_strikes_first_when_both_noticed() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    facing(game, met(game, "goblin", (5, 1)), step="both")
    refusal = why_not(game, "meet", game.groups[0], "strike")
    assert refusal is not None
    assert refusal.clause == "delve.meet.decision"
    give(game, "meet", game.groups[0], "attack", scribe=rolling((8, 5), (8, 1)))
    assert game.fight is not None
    assert (game.fight.round, game.fight.prepared) == (1, "")


@pytest.mark.clause("delve.meet.decision", "delve.react.roll")
def test_decision__watching_the_mood_keeps_the_roll() -> None:
    game = hall(hero(1, "", (3, 1), charisma=14))
    band = met(game, "bandit", (9, 1))
    facing(game, band, step="first")
    scribe = rolling(*two(4, 4))
    give(game, "watch", game.groups[0], "mood", scribe=scribe)
    assert told(scribe, "watched")[0]["mood"] == "as_expected"
    assert why_not(game, "watch", game.groups[0], "kind") is not None
    scribe = rolling((6, 2))
    give(game, "meet", game.groups[0], "greet", scribe=scribe)
    assert told(scribe, "mood")[0]["mood"] == "good"
    assert (band.raw, band.speaker, game.meeting.step) == (8, 1, "parley")  # type: ignore[union-attr]


@pytest.mark.clause("delve.meet.decision")
def test_decision__slipping_away_ends_the_turn() -> None:
    game = hall(hero(1, "", (3, 1)))
    facing(game, met(game, "goblin", (9, 1)), step="first")
    give(game, "meet", game.groups[0], "slip_away", scribe=rolling())
    assert (game.stage, game.groups[0].filled, game.meeting, game.bands) == (TURN, 1, None, [])


@pytest.mark.clause("delve.meet.npc_decision")
def test_npc_decision__by_the_raw_roll() -> None:
    def choice(kind: str, faces: tuple[int, int], seen: bool = False) -> str:
        game = hall(hero(1, TORCH, (3, 1)))
        band = met(game, kind, (5, 1) if seen else (12, 1))
        facing(game, band)
        return beginning.choice_of(game, band, rolling(*(two(*faces) if kind != "skeleton" else [])))

    assert choice("goblin", (2, 2)) == "ambush"
    assert choice("goblin", (2, 2), seen=True) == "strike"
    assert choice("wolf", (2, 2)) == "strike"
    assert choice("skeleton", (6, 6)) == "strike"
    assert choice("wolf", (4, 3)) == "hide"
    assert choice("lost_miner", (4, 3)) == "greet"
    assert choice("goblin", (5, 4)) == "greet"
    assert choice("goblin", (4, 4)) == "ambush"


@pytest.mark.clause("delve.react.roll", "delve.react.table")
def test_table__odds_by_charisma() -> None:
    names = ("worst", "bad", "as_expected", "good", "best")
    rows = {
        -2: (6, 15, 12, 3, 0),
        -1: (3, 12, 15, 6, 0),
        0: (1, 9, 16, 9, 1),
        1: (0, 6, 15, 12, 3),
        2: (0, 3, 12, 15, 6),
    }
    for bonus, row in rows.items():
        counts = dict.fromkeys(names, 0)
        for roll, often in enumerate(SUMS, start=2):
            counts[attitude_of(roll + bonus)] += often
        assert tuple(counts.values()) == row
    assert mood_of(2, 5) == "worst"
    assert mood_of(11, 14) == "best"


@pytest.mark.clause("delve.react.context")
def test_context__alarm_and_numbers() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    bandits = met(game, "bandit", (6, 1))
    facing(game, bandits)
    assert reaction.wont(game, bandits) == "neutral"
    raise_alarm(game, bandits.members[0].at, rolling())
    assert reaction.wont(game, bandits) == "hostile"
    game = hall(*(hero(number, TORCH, (3, 1)) for number in range(1, 6)))
    goblins = met(game, "goblin", (6, 1), (6, 2))
    facing(game, goblins)
    assert reaction.wont(game, goblins) == "neutral"


@pytest.mark.clause("delve.react.peace", "delve.react.hint")
def test_peace__tribute_and_nothing_but_the_mood_is_told() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    facing(game, met(game, "bandit", (5, 1)))
    scribe = rolling(*two(5, 5), (6, 6), (6, 3))
    give(game, "meet", game.groups[0], "wait", scribe=scribe)
    assert told(scribe, "tribute")[0]["count"] == 15
    open_facts = [event for event in scribe.events if event.audience == -1]
    assert all("total" not in event.facts and "attitude" not in event.facts for event in open_facts)
    assert told(scribe, "mood") == [{"mood": "good"}]
    assert sum(item.count for heap in game.below.lying for item in heap.items) == 15


@pytest.mark.clause("delve.react.bribe", "delve.react.peace")
@pytest.mark.parametrize(("choice", "stage"), [("pay", TURN), ("refuse", COMBAT)])
def test_bribe__three_bandits_demand_sixty(choice: str, stage: str) -> None:
    game = hall(hero(1, f"{TORCH} coins:70", (3, 1)))
    band = met(game, "bandit", (5, 1), (5, 2), (5, 3))
    facing(game, band)
    scribe = rolling(*two(2, 2), (6, 4), *([(8, 5), (8, 3)] if choice == "refuse" else []))
    give(game, "meet", game.groups[0], "wait", scribe=scribe)
    assert told(scribe, "demand")[0]["count"] == 60
    assert why_not(game, "parley", game.groups[0], "leave") is not None
    give(game, "parley", game.groups[0], choice, scribe=scribe)
    assert game.stage == stage
    assert sum(item.count for item in game.people[1].items if item.kind == "coins") == (10 if choice == "pay" else 70)


@pytest.mark.clause("delve.react.bribe")
def test_bribe__an_order_to_leave_holds_for_a_turn() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "bandit", (5, 1), keyed="EN")
    facing(game, band)
    give(game, "meet", game.groups[0], "wait", scribe=rolling(*two(2, 2), (6, 6)))
    give(game, "parley", game.groups[0], "leave", scribe=rolling())
    assert not ordered_away.overdue(game, game.groups[0], rolling())
    game.clock += 60
    assert ordered_away.overdue(game, game.groups[0], rolling((8, 1), (8, 2)))
    assert game.stage == COMBAT


@pytest.mark.clause("delve.react.shift", "delve.react.roll")
def test_shift__a_gift_worth_the_bribe_moves_a_band_without_a_die() -> None:
    game = hall(hero(1, f"{TORCH} coins:60", (3, 1)))
    band = met(game, "bandit", (5, 1), (5, 2), (5, 3))
    facing(game, band)
    give(game, "meet", game.groups[0], "wait", scribe=rolling(*two(2, 2), (6, 4)))
    scribe = rolling()
    give(game, "gift", game.groups[0], "coins.101", scribe=scribe)
    assert told(scribe, "reaction")[0]["attitude"] == "as_expected"
    assert told(scribe, "mood") == [{"mood": "as_expected"}]
    assert reaction.shifted("worst", 1) == "worst"
    assert reaction.shifted("good", 1) == "good"
    assert reaction.shifted("as_expected", -1) == "bad"


@pytest.mark.clause("delve.react.shift", "delve.morale.check")
def test_shift__a_threat_of_twice_their_number_tries_their_courage() -> None:
    game = hall(hero(1, TORCH, (3, 1)), hero(2, "", (3, 2)))
    facing(game, met(game, "bandit", (5, 1)))
    give(game, "meet", game.groups[0], "wait", scribe=rolling(*two(3, 4), (6, 3)))
    give(game, "parley", game.groups[0], "threaten", scribe=rolling(*two(4, 4)))
    assert (game.stage, game.bands) == (TURN, [])


@pytest.mark.clause("delve.ambush.surprise", "delve.core.dice_order")
def test_surprise__the_prepared_side_acts_then_all_roll() -> None:
    game = hall(hero(1, f"sword* {TORCH}", (5, 1)), hero(2, "axe*", (5, 2)), hero(3, "mace*", (5, 3)))
    band = met(game, "goblin", (6, 1), (6, 2))
    facing(game, band, step="first")
    give(game, "meet", game.groups[0], "strike", scribe=rolling())
    assert game.fight is not None
    assert game.fight.round == 0
    for number, item in ((1, "sword.100"), (2, "axe.200")):
        give(game, "attack", game.people[number], band.members[0].id, item, scribe=rolling((20, 2)))
        give(game, "end_turn", game.people[number], scribe=rolling())
    scribe = rolling((20, 2))
    give(game, "attack", game.people[3], band.members[1].id, "mace.300", scribe=scribe)
    scribe = rolling((8, 8), (8, 7), (8, 6), (8, 1))
    give(game, "end_turn", game.people[3], scribe=scribe)
    assert game.fight.round == 1
    spent(scribe)


@pytest.mark.clause("delve.ambush.hidden")
def test_hidden__a_tie_is_noticed_by_the_party() -> None:
    game = hall(hero(1, TORCH, (3, 1), notice=2))
    band = met(game, "goblin", (12, 1))
    scribe = rolling(*two(2, 2), *two(4, 4), *two(5, 4), (6, 4))
    beginning.begin(game, game.groups[0], [band], scribe)
    assert told(scribe, "they_chose")[0]["choice"] == "ambush"
    assert told(scribe, "found_out") == [{"side": "they"}]
    assert game.stage == MEETING
    spent(scribe)


@pytest.mark.clause("delve.ambush.hidden", "delve.ambush.surprise")
def test_hidden__a_won_ambush_of_those_met_gives_a_round() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (12, 1))
    scribe = rolling(*two(2, 2), *two(2, 2), *two(5, 4), (20, 2), (8, 8), (8, 1))
    beginning.begin(game, game.groups[0], [band], scribe)
    course.go_on(game, scribe)
    assert game.fight is not None
    assert (game.fight.round, game.fight.prepared, game.fight.hidden_ambush) == (1, "they", True)
    spent(scribe)


@pytest.mark.clause("delve.ambush.stunning")
def test_stunning__half_of_them_down_in_the_extra_round() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (6, 1), (6, 2), (6, 3), (7, 1), (7, 2))
    fighting(game, band, round=0)
    for one in band.members[:2]:
        one.state = DEAD
    assert not is_stunned(band)
    band.members[2].state = DEAD
    assert is_stunned(band)
    scribe = rolling(*two(3, 4))
    fights.end_round(game, scribe)
    assert told(scribe, "morale")[0]["reason"] == "stunned"
    assert "attacked" in band.triggers
    spent(scribe)


@pytest.mark.clause("delve.meet.initiative", "delve.auto.sim")
def test_initiative__odds_of_acting_first() -> None:
    """All ways two dice can fall, rolled by the rule that plays, and what is told of them beforehand."""
    table = ((3, "goblin", 21), (4, "goblin", 28), (10, "goblin", 36), (14, "goblin", 43), (18, "goblin", 49))
    for dexterity, kind, wins in (*table, (14, "wolf", 36)):
        game = hall(hero(1, TORCH, (3, 1), dexterity=dexterity))
        fighting(game, met(game, kind, (6, 1)))
        faces = [((8, one), (8, other)) for one in range(1, 9) for other in range(1, 9)]
        ways = [initiative.roll_all(game, rolling(*dice)) for dice in faces]
        assert sum(slots[0].who == "pc.1" for slots in ways) == wins
        assert services.initiative(modifier(dexterity), creature(kind).initiative) == Fraction(wins, 64)
