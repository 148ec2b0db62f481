"""Встречи: attitude, offers, the price of peace, the choices of T6; each Check of the catalogue with its dice."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.decisions import JUDGE, Decision
from podzem.core.events import SECRET
from podzem.expedition import wealth
from podzem.expedition.making import worth
from podzem.expedition.meeting import attitude, offers, parley
from podzem.expedition.people import CAPTIVE, GONE, Member
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.encounters.meeting_below import MeetingBelow, venue
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.game import Game
from podzem.world.item import Item
from tests.systems.dungeon.meetings import creature, dice, do, event, finish, legal, met, names, party

Fought = list[tuple[str, str]]


@pytest.fixture
def fought(monkeypatch: pytest.MonkeyPatch) -> Fought:
    """Meetings that became a combat: who has the free phase, and the party's first order."""
    begun: Fought = []

    def begin(here: MeetingBelow) -> None:
        begun.append((here.meeting.free_phase, here.meeting.first))

    monkeypatch.setattr(MeetingBelow, "fight", begin)
    return begun


def marching(game: Game) -> list[Member]:
    """The first group, in its marching order."""
    return [game.members[number] for number in game.groups[0].members]


def rich(game: Game, kuna: int) -> None:
    """The hero carries so much silver."""
    hero = game.members[1]
    hero.items.append(Item("silver", game.company.take_number(), kuna // 25))


@pytest.mark.clause("dungeon.attitude.table")
@pytest.mark.parametrize(
    ("modifier", "chances"), [(0, [1, 9, 16, 9, 1]), (-2, [6, 15, 12, 3, 0]), (2, [0, 3, 12, 15, 6])]
)
def test_dungeon_attitude_table__chances_in_36(modifier: int, chances: list[int]) -> None:
    found = Counter(attitude.band(a + b + modifier) for a in range(1, 7) for b in range(1, 7))
    assert [found[name] for name in ("attack", "demand", "indifferent", "helpful", "eager")] == chances


@pytest.mark.clause("dungeon.attitude.roll")
def test_dungeon_attitude_roll__skeletons_attack_without_a_roll(fought: Fought) -> None:
    game, scribe = party(), dice()
    met(game, "skeleton", 2)
    do(game, "wait", scribe)
    assert fought == [("", "")]
    assert "they_attack" in names(scribe)


@pytest.mark.clause("dungeon.encounter.order")
def test_dungeon_encounter_order__an_attack_at_once_needs_no_attitude(fought: Fought) -> None:
    game, scribe = party(), dice()
    meeting = met(game)
    do(game, "attack", scribe)
    finish(scribe)
    assert fought == [("", "")]
    assert not attitude.is_known(meeting)


@pytest.mark.clause("dungeon.attitude.modifiers")
def test_dungeon_attitude_modifiers__captives_and_a_badge() -> None:
    game = party()
    game.members[1].items = [Item("badge", 90, name="chud")]
    game.members[1].tongue = "chud"
    captive = creature(game, "chud")
    captive.status, captive.captor = CAPTIVE, 1
    meeting = met(game, "chud", 4)
    terms = attitude.modifiers(standing_of(game, meeting), meeting)
    assert {term.name: term.value for term in terms} == {"badge": 1, "captives_of_kind": -2}
    assert sum(term.value for term in attitude.capped(terms)) == -1


@pytest.mark.clause("dungeon.attitude.modifiers")
def test_dungeon_attitude_modifiers__rows_and_limit() -> None:
    game = party(count=4)
    hero = game.members[1]
    for item in hero.items:
        item.ready = True
    game.company.ledger.killed_captives = ["chud"]
    captive = creature(game, "chud")
    captive.status, captive.captor = CAPTIVE, 1
    meeting = met(game, "chud", 4)
    rows = {term.name: term.value for term in attitude.modifiers(standing_of(game, meeting), meeting)}
    assert rows == {"no_common_tongue": -1, "weapons_drawn": -1, "captives_of_kind": -2, "killers_of_kind": -2}
    assert sum(term.value for term in attitude.capped(attitude.modifiers(standing_of(game, meeting), meeting))) == -3
    few = met(game, "chud", 2)
    assert "outnumbered" in {term.name for term in attitude.modifiers(standing_of(game, few), few)}
    rats = met(game, "rat", 4)
    assert {term.name: term.value for term in attitude.modifiers(standing_of(game, rats), rats)} == {
        "weapons_drawn": -1,
        "fear_fire": 1,
    }
    hero.items.append(Item("holy_sign", 91))
    upyrs = met(game, "ghoul", 4)
    assert {term.name: term.value for term in attitude.modifiers(standing_of(game, upyrs), upyrs)} == {
        "weapons_drawn": -1,
        "holy_sign": 2,
    }


@pytest.mark.clause("dungeon.aid.maim")
@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_aid_maim__a_maimed_face_and_a_staff_of_command_stand_beside_the_limit() -> None:
    game = party()
    game.members[1].maims = ["face"]
    meeting = met(game, commanded=True)
    assert {term.name: term.value for term in attitude.beyond_cap(standing_of(game, meeting), meeting)} == {
        "face": -1,
        "command": 2,
    }
    assert not meeting.commanded


def unarmed(kuna: int = 0, **options: object) -> Game:
    """A hero who shows no weapon and speaks the tongue of the chud."""
    game = party(**options)
    game.members[1].items = [item for item in game.members[1].items if item.kind == "torch"]
    game.members[1].tongue = "chud"
    rich(game, kuna)
    return game


@pytest.mark.clause("dungeon.attitude.change")
def test_dungeon_attitude_change__half_of_the_price_is_a_new_roll_at_one_more(fought: Fought) -> None:
    game, scribe = unarmed(500), dice(2, 2, 3, 2)
    meeting = met(game, "chud", 5)
    do(game, "parley", scribe)
    assert (meeting.stage, event(scribe, "demanded_kuna")["kuna"]) == ("demand", 1000)
    assert "accept" not in legal(game)
    do(game, "offer 500", scribe)
    finish(scribe)
    assert meeting.attitude == 6
    assert event(scribe, "paid")["kuna"] == 500
    assert wealth.wealth(marching(game)) == 0
    assert fought == []


@pytest.mark.clause("dungeon.attitude.change")
def test_dungeon_attitude_change__less_is_a_roll_at_one_less_and_the_whole_price_none(fought: Fought) -> None:
    game, scribe = unarmed(1000), dice(2, 2, 3, 3)
    meeting = met(game, "chud", 5)
    do(game, "parley", scribe)
    do(game, "offer 100", scribe)
    assert meeting.attitude == 5
    do(game, "accept", scribe)
    finish(scribe)
    assert game.meeting is None
    assert event(scribe, "paid")["kuna"] == 1000
    assert {game.members[number].status for number in meeting.creatures} == {GONE}
    assert sum(worth(item) for number in meeting.creatures for item in game.members[number].items) == 1000
    assert fought == []


@pytest.mark.clause("dungeon.attitude.change")
def test_dungeon_attitude_change__three_failed_offers_and_they_attack(fought: Fought) -> None:
    game, scribe = unarmed(400), dice(2, 2, 3, 2, 2, 3, 3, 2)
    met(game, "chud", 5)
    do(game, "parley", scribe)
    do(game, "offer 100", scribe)
    assert "offer 100" not in legal(game)
    refusal = deciding.why_not(game, Decision(0, "offer", ("100",)))
    assert refusal is not None
    assert refusal.clause == "dungeon.attitude.change"
    do(game, "offer 200", scribe)
    do(game, "offer 300", scribe)
    finish(scribe)
    assert fought == [("", "")]
    assert wealth.wealth(marching(game)) == 400


@pytest.mark.clause("dungeon.attitude.change")
def test_dungeon_attitude_change__beasts_are_bought_with_food() -> None:
    game, scribe = unarmed(), dice(1, 2)
    game.members[1].items.append(Item("ration", 92, 4))
    meeting = met(game, "bear", 1)
    do(game, "wait", scribe)
    assert offers.price(game.company, meeting) == 3, "a ration for each of three levels"
    do(game, "offer_food 3", scribe)
    finish(scribe)
    assert game.meeting is None
    assert wealth.rations(marching(game)) == 1


@pytest.mark.clause("dungeon.attitude.change")
def test_dungeon_attitude_change__a_service_to_their_kin() -> None:
    game, scribe = unarmed(), dice(3, 3)
    captive = creature(game, "chud")
    captive.status, captive.captor = CAPTIVE, 1
    met(game, "chud", 4)
    do(game, "parley", scribe)
    do(game, "service", scribe)
    assert game.meeting is None
    assert captive.status == GONE


@pytest.mark.clause("dungeon.attitude.modifiers")
def test_dungeon_attitude_modifiers__a_gift_before_a_word() -> None:
    game, scribe = unarmed(200), dice(3, 2)
    meeting = met(game, "chud", 4)
    do(game, "offer 200", scribe)
    finish(scribe)
    assert meeting.attitude == 6, "50 kuna for each level and head: +1"
    assert wealth.wealth(marching(game)) == 0


@pytest.mark.clause("dungeon.attitude.choices")
@pytest.mark.clause("dungeon.surprise.no_attitude")
def test_dungeon_attitude_choices__parley_gives_the_advantage_up() -> None:
    game, scribe = unarmed(), dice(3, 4)
    meeting = met(game, others_surprised=True, free_phase="party")
    assert legal(game) == ["attack", "slip_away", "wait", "parley"]
    do(game, "parley", scribe)
    assert meeting.free_phase == ""
    assert "advantage_lost" in names(scribe)


@pytest.mark.clause("dungeon.surprise.no_attitude")
@pytest.mark.clause("dungeon.surprise.use")
def test_dungeon_surprise_no_attitude__a_demand_keeps_the_free_phase_until_answered(fought: Fought) -> None:
    game, scribe = unarmed(), dice(2, 2)
    meeting = met(game, "bandit", 3, party_surprised=True)
    parley.open_meeting(venue(game, meeting), meeting, scribe)
    assert (meeting.stage, meeting.free_phase, meeting.told) == ("demand", "others", True)
    do(game, "attack", scribe)
    assert fought == [("others", "")]


@pytest.mark.clause("dungeon.surprise.no_attitude")
def test_dungeon_surprise_no_attitude__two_or_less_uses_it_and_nine_gives_it_up(fought: Fought) -> None:
    game = unarmed()
    meeting = met(game, "chud", 3, party_surprised=True)
    parley.open_meeting(venue(game, meeting), meeting, dice(1, 1))
    assert fought == [("others", "")]
    friendly = met(game, "chud", 3, party_surprised=True)
    scribe = dice(5, 4)
    parley.open_meeting(venue(game, friendly), friendly, scribe)
    assert (friendly.stage, friendly.free_phase) == ("talk", "")
    assert "they_help" in names(scribe)


@pytest.mark.clause("dungeon.attitude.choices")
@pytest.mark.parametrize(("faces", "fights"), [((3, 3), False), ((2, 3), True), ((1, 1), True)])
def test_dungeon_attitude_choices__who_withdraws_is_let_go_or_followed(
    fought: Fought, faces: tuple[int, int], fights: bool
) -> None:
    game, scribe = unarmed(), dice(*faces)
    met(game, "chud", 3)
    do(game, "step_back", scribe)
    finish(scribe)
    assert fought == ([("", "withdraw")] if fights else [])
    if not fights:
        assert game.meeting is None


@pytest.mark.clause("dungeon.attitude.choices")
def test_dungeon_attitude_choices__to_run_is_exertion_besides() -> None:
    game = unarmed()
    game.groups[0].at = (20, 10)
    game.groups[0].area = "PA"
    game.groups[0].trail = [(2, 10)]
    met(game, "chud", 3)
    do(game, "run", dice(4, 4))
    assert game.groups[0].at == (2, 10)
    assert game.members[1].exerted
    assert game.groups[0].fast


@pytest.mark.clause("dungeon.time.sequence")
def test_dungeon_time_sequence__talking_uses_the_turn_passing_does_not() -> None:
    game = unarmed()
    met(game, "chud", 3, waited=True)
    do(game, "step_back", dice(4, 4))
    assert not game.groups[0].lapsed
    met(game, "chud", 3, waited=True)
    do(game, "parley", dice(4, 4))
    do(game, "leave", dice())
    assert game.groups[0].lapsed


@pytest.mark.clause("dungeon.bestiary.table")
def test_dungeon_bestiary_table__nav_leaves_any_lit_place() -> None:
    game, scribe = unarmed(), dice(3, 4)
    met(game, "wraith", 1)
    do(game, "wait", scribe)
    assert game.meeting is None
    assert "they_leave" in names(scribe)


@pytest.mark.clause("dungeon.core.auto_judge")
@pytest.mark.clause("dungeon.attitude.roll")
def test_dungeon_core_auto_judge__the_judge_may_replace_an_attitude_before_it_shows(fought: Fought) -> None:
    game, scribe = unarmed(judge="ask"), dice(1, 1)
    meeting = met(game, "chud", 3)
    do(game, "parley", scribe)
    assert deciding.candidates(game, 0) == []
    assert fought == []
    assert game.questions[-1].default == "2"
    decision = Decision(JUDGE, "attitude", ("9",))
    assert deciding.why_not(game, decision) is None
    deciding.carry_out(game, decision, scribe)
    assert (meeting.attitude, meeting.stage) == (9, "talk")
    assert event(scribe, "ruled")["was"] == "2"
    assert all(one.audience == SECRET for one in scribe.events if one.name in ("ruled", "attitude", "attitude_die"))


@pytest.mark.clause("dungeon.core.auto_judge")
def test_dungeon_core_auto_judge__off_throws_nothing() -> None:
    game, scribe = unarmed(judge="ask", judge_attitude="off"), dice()
    meeting = met(game, "chud", 3)
    do(game, "parley", scribe)
    assert meeting.attitude == 7


@pytest.mark.clause("dungeon.core.secrecy")
def test_dungeon_core_secrecy__unseen_beasts_and_men_offer_the_same_choices() -> None:
    choices = []
    for kind in ("rat", "chud", "spider"):
        game = unarmed(1000)
        game.members[1].items.append(Item("ration", 92, 4))
        met(game, kind, 1, seen=0)
        choices.append(legal(game))
    assert choices[0] == choices[1] == choices[2]


@pytest.mark.clause("dungeon.time.order")
def test_dungeon_time_order__only_the_caller_speaks_for_the_party() -> None:
    game = party(players=2)
    met(game)
    assert deciding.candidates(game, 1) == []
    refusal = deciding.why_not(game, Decision(1, "attack"))
    assert refusal is not None
    assert refusal.clause == "dungeon.time.order"
    unknown = deciding.why_not(game, Decision(0, "release"))
    assert unknown is not None
    assert unknown.clause == "dungeon.attitude.choices"


@pytest.mark.clause("dungeon.money.values")
@given(
    silver=st.lists(st.integers(1, 40), max_size=4),
    gold=st.integers(0, 8),
    gems=st.lists(st.integers(1, 900), max_size=4),
    kuna=st.integers(1, 2000),
)
def test_dungeon_money_values__paying_loses_and_makes_no_money(
    silver: list[int], gold: int, gems: list[int], kuna: int
) -> None:
    game = party()
    hero, thief = game.members[1], creature(game, "chud")
    hero.items = [Item("silver", game.company.take_number(), qg) for qg in silver]
    hero.items += [Item("gold", game.company.take_number(), gold)] if gold else []
    sack = Item("sack", game.company.take_number())
    sack.contents = [Item("gem", game.company.take_number(), value=value) for value in gems]
    hero.items.append(sack)
    before = wealth.wealth(marching(game))
    if before < kuna:
        return
    paid = wealth.pay(game.company, marching(game), kuna, thief)
    assert paid >= kuna
    assert wealth.wealth(marching(game)) == before - paid
    assert sum(worth(item) for item in thief.items) == paid


@pytest.mark.clause("dungeon.treasure.magic")
def test_dungeon_treasure_magic__a_staff_of_command_once_a_day() -> None:
    game, scribe = unarmed(), dice(2, 2)
    game.members[1].items.append(Item("staff", 95, row=4, told=True))
    meeting = met(game, "chud", 5)
    do(game, "command pc.1", scribe)
    assert "command pc.1" not in legal(game)
    do(game, "parley", scribe)
    finish(scribe)
    assert meeting.attitude == 6
    met(game, "chud", 5)
    refusal = deciding.why_not(game, Decision(0, "command", ("pc.1",)))
    assert refusal is not None
    assert refusal.clause == "dungeon.treasure.magic"
