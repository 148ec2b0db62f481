"""Into the dungeon and back (surface.dungeon.*): the same people, things and clock."""

from fractions import Fraction
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.forms import flatten, nest, plain
from podzem.core.journal import open_at, read_journal, record, replay
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.expedition.company import Company
from podzem.expedition.making import kit
from podzem.expedition.people import ANIMAL, COMPANION, PC, Member
from podzem.systems.dungeon import front_door
from podzem.systems.surface import orders
from podzem.systems.surface.below_orders import SharedSpec
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget, hours
from podzem.systems.surface.country import Country
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import BELOW, CAMP, MARCH, Party
from podzem.systems.surface.setting import read_setting
from podzem.systems.surface.system import SYSTEM
from podzem.world.item import Item
from podzem.world.region.region_file import read_region, save_region
from tests.systems.surface.campaigns import LAND, clause, do, named, refused

CAVE = {"id": "cave", "type": "dungeon_entrance", "name": "Cave", "cell": [3, 1], "dungeon": "proba"}
DEEP: dict[str, Any] = {**LAND, "landmarks": [*LAND["landmarks"], CAVE]}
OUT = ("0 all hold", "0 leg 1 -1,5", "0 release")


def campaign(*people: str, spent: Fraction = Fraction(0), found: bool = True) -> Game:
    """One party before the cave, on its morning or with so many twelfths of its day spent."""
    region = read_region(DEEP)
    setting = read_setting(1, {"map": save_region(region), "judge": "ask", "judge_wandering": "off", "goal": "none"})
    game = Game(Company(setting), Country(setting.word("map"), 6, 5), spell_left=100)
    game.company.ledger.purse = [100]
    cell = Cell(3, 1)
    party = Party(1, 0, cell, region.banks(cell)[0], cell, outside=True)
    party.knowledge.chart = {str(Cell(x, y)): Cell(x, y) for x in range(6) for y in range(5)}
    party.knowledge.found = {"cave": cell} if found else {}
    game.parties = [party]
    for text in people or ("man torch! ration:2",):
        _join(game, text)
    if spent:
        budget.fix(game, party)
        party.phase, party.spent = MARCH, party.base * spent / 12
    return game


def _join(game: Game, text: str) -> None:
    type, *things = text.split()
    kind = PC if type == "man" else ANIMAL if type in ("donkey", "horse") else COMPANION
    number = len(game.members) + 1
    member = Member(kind, type, number, owner=0, group=1, wage=12, paid_to=99)
    game.company.next_number = 100 * number + 1
    member.items = kit(game.company, things)
    game.members[number] = member


def go_down(game: Game, *taken: str) -> None:
    do(game, "0 enter_dungeon 1 cave")
    for id in taken:
        do(game, f"0 take_below {id}")
    do(game, "0 descend")


def turns(game: Game, count: int) -> None:
    """So many turns below of doing nothing."""
    assert game.underground is not None
    end = game.underground.turn + count
    while game.underground is not None and game.underground.turn < end:
        for text in ("0 all hold", "0 release"):
            orders.apply(game, read_decision(text), Scribe(Seeded(1)))


def party_of(game: Game) -> Party:
    return game.parties[0]


@pytest.mark.clause("surface.dungeon.entrance")
def test_only_a_found_entrance_is_entered() -> None:
    assert clause(campaign(found=False), "0 enter_dungeon 1 cave") == "surface.dungeon.entrance"
    assert clause(campaign(), "0 enter_dungeon 1 town") == "surface.dungeon.entrance"
    game = campaign()
    told = do(game, "0 enter_dungeon 1 cave")
    assert named(told, "at_the_entrance")
    told = do(game, "0 descend")
    assert [event.facts["members"] for event in named(told, "went_down")] == [["pc.1"]]
    assert named(told, "went_below"), "the dungeon tells of it, too"
    assert party_of(game).phase == BELOW
    assert party_of(game).march is None
    assert not fault(game)


@pytest.mark.clause("surface.dungeon.entrance")
def test_one_may_think_better_of_it() -> None:
    game = campaign()
    before = game.key()
    do(game, "0 enter_dungeon 1 cave")
    do(game, "0 stay_out")
    assert game.key() == before


@pytest.mark.clause("surface.dungeon.animals")
def test_horses_never_go_in_and_donkeys_do() -> None:
    game = campaign("man torch!", "horse", "donkey")
    do(game, "0 enter_dungeon 1 cave")
    assert clause(game, "0 take_below horse.2") == "surface.dungeon.animals"
    do(game, "0 descend")
    assert [one.id for one in game.members_of(party_of(game))] == ["pc.1", "donkey.3"]
    assert [one.id for one in game.members_of(game.parties[1])] == ["horse.2"]
    assert game.parties[1].phase == CAMP


@pytest.mark.clause("surface.settlement.hirelings")
def test_guides_stay_above() -> None:
    game = campaign("man torch!", "guide")
    do(game, "0 enter_dungeon 1 cave")
    assert clause(game, "0 take_below guide.2") == "surface.settlement.hirelings"
    assert clause(game, "0 take_below pc.9") == "surface.dungeon.entrance"


@pytest.mark.clause("surface.dungeon.clock")
def test_turns_below_are_spent_above() -> None:
    game = campaign(spent=Fraction(6))
    go_down(game)
    assert hours.now(game, party_of(game)) == 48
    turns(game, 23)
    assert hours.now(game, party_of(game)) == 71
    for text in OUT:
        do(game, text)
    party = party_of(game)
    assert (party.phase, party.spent, party.base) == (MARCH, 9, 12), "t is 72"
    assert game.below is None
    assert [one.group for one in game.members.values()] == [1]


@pytest.mark.clause("surface.dungeon.clock")
def test_the_day_turns_below_and_one_eats_there() -> None:
    game = campaign(spent=Fraction(90 * 12, 96))
    go_down(game)
    turns(game, 53)
    assert game.days == 0
    told = do(game, "0 all hold") + do(game, "0 release")
    assert game.days == 1
    assert [event.facts["left"] for event in named(told, "rations_eaten")] == [1]
    assert hours.now(game, party_of(game)) == 0
    turns(game, 5)
    for text in OUT:
        do(game, text)
    assert party_of(game).spent == Fraction(3, 4)
    assert party_of(game).phase == MARCH


@pytest.mark.clause("surface.dungeon.clock")
def test_late_out_is_the_end_of_the_march() -> None:
    game = campaign(spent=Fraction(12))
    go_down(game)
    turns(game, 1)
    do(game, OUT[0])
    do(game, OUT[1])
    told = do(game, OUT[2])
    assert named(told, "camped")
    assert game.days == 1, "nobody else is abroad: the day turns"


@pytest.mark.clause("surface.dungeon.clock")
def test_nobody_below_passes_the_day_before_those_above_have_ended_it() -> None:
    game = campaign("man torch! ration:2", "man torch! ration:2", spent=Fraction(12))
    go_down(game, "pc.1")
    turns(game, 48)
    assert game.days == 0
    assert clause(game, "0 all hold") == "surface.dungeon.clock"
    assert {one.order for one in orders.candidates(game, 0)} & set(front_door.ORDERS) <= {"split", "drop", "leave"}
    do(game, "0 camp 1")
    assert game.days == 1
    assert refused(game, "0 all hold") is None


@pytest.mark.clause("surface.dungeon.camp")
def test_who_stays_outside_is_a_party_of_its_own() -> None:
    game = campaign("man torch! ration:2", "man ration:2")
    go_down(game, "pc.1")
    camp, below = game.parties
    assert [one.id for one in game.members_of(camp)] == ["pc.2"]
    assert [one.id for one in game.members_of(below)] == ["pc.1"]
    do(game, "0 rest 1")
    assert camp.phase == CAMP
    assert game.days == 0
    assert clause(game, "0 rest pc.1") == "", "the word tells the order below from the one above"


@pytest.mark.clause("surface.dungeon.camp")
@pytest.mark.parametrize(("face", "left"), [(1, []), (2, ["donkey.2"])])
def test_what_nobody_watches_may_be_gone(face: int, left: list[str]) -> None:
    game = campaign("man torch! ration:2", "donkey ration:2", spent=Fraction(12))
    go_down(game, "pc.1")
    turns(game, 47)
    do(game, "0 all hold")
    told = do(game, "0 release", (6, face))
    assert [event.clause for event in named(told, "unwatched_die")] == ["surface.dungeon.camp"]
    assert "donkey.2" in [one.id for one in game.members.values() if one.group], "it is seen on the return"
    told = [event for text in OUT for event in do(game, text)]
    assert [one.id for one in game.members_of(party_of(game)) if one.kind == ANIMAL] == left
    assert bool(named(told, "unwatched_lost")) is (not left)
    assert len(game.parties) == 1


@pytest.mark.clause("surface.dungeon.camp")
def test_meetings_that_the_clock_reaches_are_cancelled_without_a_camp() -> None:
    game = campaign(spent=Fraction(6))
    party_of(game).measures = [13, 24]
    go_down(game)
    turns(game, 3)
    assert party_of(game).measures == [13, 24]
    do(game, "0 all hold")
    told = do(game, "0 release")
    assert [event.clause for event in named(told, "meeting_passed_by")] == ["surface.dungeon.camp"]
    assert party_of(game).measures == [24], "6 1/2 of 12 lies at turn 52"


@pytest.mark.clause("surface.dungeon.return")
def test_what_is_carried_out_slows_the_party_at_once() -> None:
    game = campaign("man torch!", spent=Fraction(1))
    go_down(game)
    assert game.underground is not None
    game.underground.game.members[1].items.append(Item("silver", game.company.take_number(), count=4 * 110))
    for text in OUT:
        do(game, text)
    assert party_of(game).base == 6
    assert [item.count for item in game.members[1].items if item.kind == "silver"] == [440]
    assert game.company.ledger.delivered > 0
    assert game.company.ledger.purse == [100]


@pytest.mark.clause("surface.dungeon.return")
def test_the_dungeon_stays_as_it_was_left() -> None:
    game = campaign()
    go_down(game)
    for text in ("0 drop pc.1 torch.101", "0 all hold", "0 leg 1 3,5", "0 release", "0 all hold", "0 leg 1 -1,5"):
        if refused(game, text) is None:
            do(game, text)
    do(game, "0 release")
    left = game.sites["cave"].write()
    assert game.below is None
    assert left["heaps"]
    go_down(game)
    assert game.sites["cave"].write()["heaps"] == left["heaps"]
    assert game.sites["cave"].write()["known"] == left["known"]


def test_a_party_that_dies_below_is_no_more() -> None:
    game = campaign(spent=Fraction(12))
    go_down(game)
    assert game.underground is not None
    game.underground.game.members[1].items = []
    game.underground.game.members[1].exhaustion = 5
    turns(game, 48)
    assert game.status == "lost"
    assert orders.awaited(game) == ()


@pytest.mark.parametrize("seed", range(4))
def test_random_play_below(seed: int) -> None:
    game = campaign("man torch! sword* ration:2", "man torch ration:2", "spearman spear*", "donkey ration:2")
    go_down(game, *(("pc.1",) if seed % 2 else ()))
    dice, chooser = Seeded(seed), Seeded(seed + 50)
    for _ in range(60):
        open_now = SYSTEM.decisions(game)
        if not open_now:
            break
        assert len(set(open_now)) == len(open_now)
        assert {decision.seat for decision in open_now} == set(SYSTEM.turns.awaited(game))
        for decision in open_now[:: 1 + len(open_now) // 12]:
            assert SYSTEM.refuse(game, decision) is None
            SYSTEM.showing.facts(decision)
        players, options = SYSTEM.forms.table_options(game)
        data = nest(flatten(SYSTEM.forms.write(game)))
        back = SYSTEM.forms.read(players, options, data)
        assert back.key() == game.key() == game.copy().key()
        for viewer in (JUDGE, WATCHER, 0):
            plain(SYSTEM.view(game, viewer))
        assert SYSTEM.turns.fallback(game, SYSTEM.turns.awaited(game)[-1]) in open_now
        decision = open_now[int(chooser.face(len(open_now))) - 1]
        done = step(SYSTEM, game, decision, dice)
        same = step(SYSTEM, back, decision, Scripted(list(done.faces))).state
        assert same.key() == done.state.key(), "what was read back plays on alike"
        game = done.state
        assert fault(game) == "", decision
        for event in done.events:
            assert event.name in SYSTEM.book.events
            assert event.clause in SYSTEM.book.clauses


def test_names_above_and_below_are_told_apart() -> None:
    shared = [spec for spec in orders.SPECS.values() if isinstance(spec, SharedSpec)]
    assert {spec.name for spec in shared} >= {"rest", "drop", "split", "place", "wait", "leave"}
    for spec in shared:
        apart = len(spec.above.facts) != len(spec.beneath.facts) or spec.above.facts[:1] == ("party",)
        assert spec.is_alike or apart, spec.name


@pytest.mark.parametrize("viewer", [JUDGE, WATCHER, 0])
def test_an_imagined_dungeon_looks_the_same_and_can_be_written(viewer: int) -> None:
    game = campaign()
    go_down(game)
    twin = SYSTEM.resample(game, viewer, Seeded(5))
    assert fault(twin) == ""
    assert plain(SYSTEM.view(twin, viewer)) == plain(SYSTEM.view(game, viewer))
    players, options = SYSTEM.forms.table_options(twin)
    written = SYSTEM.forms.write(twin)
    assert SYSTEM.forms.write(SYSTEM.forms.read(players, options, nest(flatten(written)))) == written


@pytest.mark.clause("surface.dungeon.clock")
def test_the_judge_amends_below_and_the_money_stays_one() -> None:
    game = campaign()
    go_down(game)
    for text in ("judge wound pc.1", "judge heal pc.1", "judge set weather=rain"):
        decision = read_decision(text)
        assert orders.refuse(game, decision) is None, f"{text}: {orders.refuse(game, decision)}"
        orders.apply(game, decision, Scribe(Seeded(1)))
        assert fault(game) == "", text
    assert refused(game, "judge wound pc.1") is None


def test_a_meeting_below_is_fought_or_fled() -> None:
    game = campaign("man torch! sword* ration:2", "man torch sword* ration:2")
    go_down(game)
    add = read_decision("judge add 1 chud 2")
    assert orders.refuse(game, add) is None
    orders.apply(game, add, Scribe(Seeded(4)))
    dice, seen = Seeded(4), set()
    for _ in range(60):
        assert game.underground is None or fault(game) == ""
        if game.underground is None or not orders.awaited(game):
            break
        seen.add(game.underground.game.stage)
        orders.apply(game, orders.fallback(game, orders.awaited(game)[0]), Scribe(dice))
    assert "meeting" in seen or "combat" in seen


@pytest.mark.clause("surface.dungeon.return")
def test_a_journal_that_goes_below_and_back_and_below_again_replays() -> None:
    game = campaign("man torch! ration:2", "man torch ration:2", "donkey")
    journal, moment = open_at(SYSTEM, game, ["seat"])
    dice = Seeded(3)
    down = ("0 enter_dungeon 1 cave", "0 descend")
    for text in (*down, *OUT, *down, "0 all hold", "0 release"):
        moment = record(journal, step(SYSTEM, moment.state, read_decision(text), dice))
    assert moment.state.below is not None
    states = [one.state.key() for one in replay(SYSTEM, read_journal(journal.text()))]
    assert states[-1] == moment.state.key()
    assert len(states) == len(journal.entries)
