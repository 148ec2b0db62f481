"""Hiring: candidates, their answers, wages and kits (T3); each Check of the catalogue with its dice."""

from collections import Counter

import pytest

from podzem.expedition import arms
from podzem.expedition.ledger import Candidate
from podzem.expedition.people import GONE, OUTSIDE
from podzem.expedition.town import days, hiring
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.game import Game
from tests.systems.dungeon.meetings import dice, event
from tests.systems.dungeon.towns import go, in_town, refused


@pytest.mark.clause("dungeon.hire.candidates")
def test_dungeon_hire_candidates__two_dice_and_their_types() -> None:
    game = in_town()
    scribe = go(game, "0 seek", 2, 3, 1, 3, 5, 4, 6, 6, 6, 3)
    assert [one.type for one in game.company.ledger.candidates] == [
        "porter",
        "link_bearer",
        "archer",
        "digger",
        "armoured_man",
    ]
    assert event(scribe, "candidates")["count"] == 5
    secret = [one.name for one in scribe.events if one.audience == 0]
    assert secret == ["candidates_die", "candidates_die", "candidates"]
    assert game.company.ledger.day == 1
    assert refused(game, "0 seek") == "dungeon.hire.candidates"
    for _ in range(9):
        go(game, "0 day")
    assert game.company.ledger.candidates == []
    go(game, "0 seek", 1, 1, 1, 1)


@pytest.mark.clause("dungeon.hire.candidates")
def test_dungeon_hire_candidates__types_of_t3() -> None:
    found: Counter[str] = Counter()
    for first in range(1, 7):
        for second in range(1, 7):
            faces = (first, second) if first >= 5 else (first,)
            found[hiring.roll_type(dice(*faces))] += 1
    assert found == {
        "porter": 12,
        "link_bearer": 6,
        "spearman": 6,
        "slinger": 3,
        "archer": 3,
        "armoured_man": 3,
        "sergeant": 1,
        "healer": 1,
        "digger": 1,
    }


def with_candidates(game: Game, *types: str) -> None:
    game.company.ledger.candidates = [Candidate(type, 50 + place) for place, type in enumerate(types)]
    game.company.next_number = 80


@pytest.mark.clause("dungeon.hire.candidates")
@pytest.mark.clause("dungeon.premise.companions")
def test_dungeon_hire_candidates__a_hero_leads_three_and_his_level() -> None:
    game = in_town(2)
    game.company.ledger.purse = [5000, 5000]
    with_candidates(game, *["porter"] * 9)
    for place in range(8):
        go(game, f"{place % 2} hire porter.{50 + place}", 6, 6)
    assert refused(game, "0 hire porter.58") == "dungeon.hire.candidates"
    assert refused(game, "0 stay_home porter.58") == "dungeon.premise.companions"
    assert [len(hiring.companions_of(game.company, seat)) for seat in (0, 1)] == [4, 4]


@pytest.mark.clause("dungeon.hire.roll")
def test_dungeon_hire_roll__a_promised_share_turns_eight_into_nine() -> None:
    game = in_town()
    with_candidates(game, "archer", "porter")
    scribe = go(game, "0 hire_share archer.50", 4, 4)
    archer = game.members[50]
    assert event(scribe, "hire_answer")["answer"] == "joins"
    assert (archer.half_share, archer.loyalty_bonus, archer.wage) == (True, 1, 15)
    assert game.company.ledger.purse == [1000 - 105]
    go(game, "0 hire porter.51", 2, 3)
    assert game.company.ledger.candidates[0].answer == "refused"
    assert refused(game, "0 hire porter.51") == "dungeon.hire.roll"


@pytest.mark.clause("dungeon.hire.roll")
def test_dungeon_hire_roll__who_asks_double_waits_and_the_devoted_are_more_loyal() -> None:
    game = in_town()
    with_candidates(game, "spearman", "archer")
    go(game, "0 hire spearman.50", 3, 3)
    assert game.company.ledger.candidates[0].answer == "double"
    game.company.ledger.purse = [7 * 24 - 1]
    assert refused(game, "0 agree spearman.50") == "dungeon.hire.terms"
    game.company.ledger.purse = [7 * 24]
    go(game, "0 agree spearman.50")
    assert game.members[50].wage == 24
    assert game.company.ledger.purse == [0]
    game.company.ledger.purse = [1000]
    go(game, "0 hire archer.51", 6, 6)
    assert game.members[51].loyalty_bonus == 1


@pytest.mark.clause("dungeon.hire.roll")
def test_dungeon_hire_roll__the_luck_of_the_last_expedition() -> None:
    game = in_town()
    hero = game.members[1]
    assert hiring.hire_terms(game.company, hero, False) == []
    game.company.ledger.companions_taken = 4
    assert [term.value for term in hiring.hire_terms(game.company, hero, False)] == [1]
    game.company.ledger.companions_lost = 1
    assert [term.value for term in hiring.hire_terms(game.company, hero, False)] == []
    game.company.ledger.companions_taken = 3
    assert [term.value for term in hiring.hire_terms(game.company, hero, False)] == [], "one of three is less than half"
    game.company.ledger.companions_taken, game.company.ledger.companions_lost = 4, 2
    hero.maims = ["face"]
    assert [term.value for term in hiring.hire_terms(game.company, hero, False)] == [-2, -1]


@pytest.mark.clause("dungeon.hire.terms")
def test_dungeon_hire_terms__an_archer_for_nine_days() -> None:
    game = in_town()
    with_candidates(game, "archer")
    go(game, "0 hire archer.50", 5, 5)
    assert game.company.ledger.purse == [1000 - 105]
    for _ in range(9):
        go(game, "0 day")
    assert game.company.ledger.purse == [1000 - 105 - 30]
    assert [item.kind for item in game.members[50].items] == ["light_armour", "bow", "quiver", "knife"]


@pytest.mark.clause("dungeon.hire.terms")
def test_dungeon_hire_terms__no_advance_no_hire_and_the_unpaid_leave() -> None:
    game = in_town()
    with_candidates(game, "archer", "porter")
    game.company.ledger.purse = [100]
    assert refused(game, "0 hire archer.50") == "dungeon.hire.terms"
    go(game, "0 hire porter.51", 5, 5)
    game.company.ledger.purse = [5]
    for _ in range(8):
        days.pass_day(game.company, Below(game), dice())
    assert (game.members[51].status, game.company.ledger.purse) == (OUTSIDE, [0]), (
        "the last five kuna pay the eighth day"
    )
    days.pass_day(game.company, Below(game), dice())
    assert game.members[51].status == GONE
    assert game.members[51].loyalty_bonus == -1


T3 = """
porter        knife sack                           0 -1 -   1 0 5
link_bearer   knife torch torch torch tinderbox    0 -1 -   1 0 6
spearman      light_armour shield spear            2 0  -   1 0 12
slinger       light_armour sling bag_stones knife  1 -1 -1  1 0 10
archer        light_armour bow quiver knife        1 -1 0   1 0 15
armoured_man  mail shield weapon                   3 0  -   1 0 30
sergeant      mail shield weapon                   3 0  -   2 0 60
healer        knife bandage:4 skin_wine            0 -1 -   1 2 40
digger        tool knife                           0 -1 -   1 0 10
"""


@pytest.mark.clause("dungeon.hire.terms", "dungeon.hire.candidates")
@pytest.mark.parametrize("line", T3.strip().splitlines())
def test_dungeon_hire_terms__each_row_of_t3_is_who_comes(line: str) -> None:
    type, *kit = line.split()[:-6]
    game = in_town()
    with_candidates(game, type)
    go(game, f"0 hire {type}.50", 6, 6)
    man = game.members[50]
    assert [f"{item.kind}:{item.count}".removesuffix(":1") for item in man.items] == kit
    shot = arms.shot(game.company, man)
    strike = max(strike for item in man.items if (strike := arms.strike_of(item)) is not None)
    found = [arms.defence(man), strike, shot[0] if shot else "-", man.level, man.medicine, man.wage]
    assert [str(value) for value in found] == line.split()[-6:]
    assert game.company.ledger.purse == [1000 - 7 * man.wage]


@pytest.mark.clause("dungeon.hire.roll")
@pytest.mark.parametrize(("faces", "answer"), [((2, 2), "refused"), ((2, 3), "double"), ((3, 4), "double")])
def test_dungeon_hire_roll__a_promised_share_is_worth_one(faces: tuple[int, int], answer: str) -> None:
    game = in_town()
    with_candidates(game, "porter")
    go(game, "0 hire_share porter.50", *faces)
    assert game.company.ledger.candidates[0].answer == answer
