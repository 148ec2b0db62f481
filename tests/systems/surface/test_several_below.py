"""Several parties below ground at once, who hears of what, and other openings (surface.dungeon.*)."""

import json
from fractions import Fraction
from importlib.resources import files
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER, read_decision
from podzem.core.dice import Scripted, Seeded
from podzem.core.events import Event, sees
from podzem.core.forms import plain
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.expedition.company import Company
from podzem.expedition.making import kit
from podzem.expedition.people import ANIMAL, DEAD, PC, Member
from podzem.site.plan import Plan
from podzem.systems.dungeon import front_door
from podzem.systems.surface import orders
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget, hours
from podzem.systems.surface.chapters.encounters import coming
from podzem.systems.surface.country import Country
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import BELOW, CAMP, MARCH, Party
from podzem.systems.surface.setting import read_setting
from podzem.systems.surface.system import SYSTEM
from podzem.systems.surface.telling import heard, within
from podzem.systems.surface.view.viewer import seen_by
from podzem.world.region.region_file import read_region
from tests.systems.surface.campaigns import LAND, clause, do, named, refused
from tests.systems.surface.meetings import AFAR, AWARE

CAVE = {"id": "cave", "type": "dungeon_entrance", "name": "Cave", "cell": [3, 1], "dungeon": "proba"}
HOLE = {"id": "hole", "type": "dungeon_entrance", "name": "Hole", "cell": [5, 1], "dungeon": "proba", "entrance": "O9"}
PIT = {"id": "pit", "type": "dungeon_entrance", "name": "Pit", "cell": [3, 1], "dungeon": "zrazok"}
AREA: dict[str, Any] = {**LAND, "landmarks": [*LAND["landmarks"], CAVE, HOLE, PIT]}


def _two_mouths() -> str:
    """The sample map with a second way out of its first passage."""
    raw = json.loads(files("podzem.world").joinpath("maps", "proba.json").read_text(encoding="utf-8"))
    raw["entrances"].append("O9")
    raw["levels"][0]["areas"].append({"id": "OUT2", "kind": "outside", "rects": [[4, 2, 2, 2]]})
    mouth = {"id": "O9", "between": ["OUT2", "PA"], "at": [5, 4], "dir": "S", "width": 2, "door": None}
    raw["levels"][0]["openings"].append(mouth)
    return json.dumps(raw, indent=1)


def company(*people: str, players: int = 2, spent: int = 0) -> Game:
    """A party of heroes of different seats before the cave and the pit; so many twelfths of its day are spent."""
    region = read_region(AREA, lambda name: ("O0", "O9") if name == "proba" else ("E0",))
    setting = read_setting(players, {"judge_wandering": "off", "goal": "none"})
    game = Game(Company(setting), Country("test", 6, 5, region), spell_left=100)
    game.company.ledger.purse = [100] * players
    cell = Cell(3, 1)
    party = Party(1, 0, cell, region.banks(cell)[0], cell, outside=True)
    party.knowledge.chart = {str(Cell(x, y)): Cell(x, y) for x in range(6) for y in range(5)}
    party.knowledge.found = {"cave": cell, "pit": cell}
    game.parties = [party]
    for number, text in enumerate(people or ("man torch! ration:9", "man torch! ration:9"), 1):
        type, *things = text.split()
        kind = PC if type == "man" else ANIMAL
        owner = min(number, players) - 1
        game.company.next_number = 100 * number + 1
        member = Member(kind, type, number, owner=owner, group=1)
        member.items = kit(game.company, things)
        game.members[number] = member
    game.company.next_number, game.company.leader = 1000, 1
    if spent:
        _spend(game, party, spent)
    return game


def _spend(game: Game, party: Party, twelfths: int) -> None:
    budget.fix(game, party)
    party.phase, party.spent = MARCH, Fraction(party.base * twelfths, 12)


def send(game: Game, seat: int, party: int, mark: str, *taken: str) -> list[Event]:
    told = do(game, f"{seat} enter_dungeon {party} {mark}")
    for id in taken:
        told += do(game, f"{seat} take_below {id}")
    return told + do(game, f"{seat} descend")


def wait(game: Game, seat: int) -> list[Event]:
    """A turn of doing nothing for who is asked below, called by this seat."""
    assert game.underground is not None
    scribe = Scribe(Seeded(1), listening=True)
    for one in game.underground.needed():
        orders.apply(game, read_decision(f"{one} all hold"), scribe)
    orders.apply(game, read_decision(f"{seat} release"), scribe)
    return scribe.events


def parted() -> Game:
    """Two parties of a hero each, of two seats, in one cell."""
    game = company()
    do(game, "0 split 1 pc.2")
    assert [(party.number, party.caller) for party in game.parties] == [(1, 0), (2, 1)]
    return game


@pytest.mark.clause("surface.dungeon.clock")
def test_two_parties_in_two_dungeons_go_on_by_the_hour() -> None:
    game = parted()
    _spend(game, game.parties[1], 3)  # a quarter of the day: t is 24
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    assert [party.phase for party in game.parties] == [BELOW, BELOW]
    assert (game.sites_in_use, fault(game)) == (["cave", "pit"], "")
    assert orders.needed(game) == (0,), "the first is behind in time"
    assert clause(game, "1 all hold") in ("surface.core.party", "dungeon.time.order")
    for _ in range(24):
        wait(game, 0)
    assert [hours.now(game, party) for party in game.parties] == [24, 24]
    wait(game, 0)
    assert orders.needed(game) == (1,), "now the other one is"
    wait(game, 1)
    assert orders.needed(game) == (0,)
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.clock", "surface.dungeon.return")
def test_each_comes_back_by_itself_and_keeps_one_purse() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    for text in ("0 all hold", "0 leg 1 -1,5"):
        do(game, text)
    told = do(game, "0 release")
    assert named(told, "came_up")[0].facts["party"] == 1
    assert game.parties[0].phase == MARCH
    assert [descent.party for descent in game.descents] == [2]
    assert game.sites["pit"].game.company.ledger is game.company.ledger
    do(game, "0 camp 1")
    assert fault(game) == ""
    assert game.days == 0, "the other one is still below"


@pytest.mark.clause("surface.dungeon.clock")
def test_days_turn_for_both_below() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "pit")
    scribe = Scribe(Seeded(3), listening=True)
    for _ in range(1200):
        if game.days == 1:
            break
        seat = orders.needed(game)[0]
        orders.apply(game, orders.fallback(game, seat), scribe)
        assert fault(game) == ""
    assert game.days == 1
    assert len(named(scribe.events, "rations_eaten")) == 2


@pytest.mark.clause("surface.core.roll_visibility", "surface.dungeon.clock")
def test_what_happens_below_is_heard_by_those_below_and_by_nobody_else() -> None:
    game = parted()
    told = send(game, 0, 1, "cave")
    told += wait(game, 0)
    of_below = [event for event in told if event.name in front_door.EVENTS and event.name != "party_split"]
    assert [event.name for event in of_below if event.name == "turn_begins"]
    assert not [event for event in of_below if sees(event.audience, 1) or sees(event.audience, WATCHER)]
    assert [event for event in of_below if sees(event.audience, 0)]
    assert seen_by(game, 1).below is None
    assert seen_by(game, 0).below is not None
    assert {one.id for one in seen_by(game, 1).members} == {"pc.2"}, "a group below is no party above"


@pytest.mark.clause("surface.core.roll_visibility")
def test_what_happens_above_is_not_heard_below() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    scribe = Scribe(Scripted([(6, 2), (6, 1), *AWARE, *AFAR]), listening=True)
    with heard(scribe, within(game, game.parties[1])):
        coming.begin(game, game.parties[1], "peasant", False, scribe)
    go_on(game, scribe)
    told = scribe.events + do(game, "1 attack") + do(game, "1 hold_line")
    assert named(told, "met")
    assert named(told, "combat_above")
    assert not [event for event in told if sees(event.audience, 0)]
    assert [event for event in told if sees(event.audience, 1)]


@pytest.mark.clause("surface.core.roll_visibility")
def test_who_has_people_above_and_below_hears_of_both() -> None:
    game = company("man torch! ration:9", "man torch! ration:9", players=1)
    told = send(game, 0, 1, "cave", "pc.1")
    assert all(sees(event.audience, 0) for event in told if event.audience)
    told = do(game, "0 camp 1") if refused(game, "0 camp 1") is None else do(game, "0 wait 1")
    assert sees(named(told, "camped")[0].audience, 0)


@pytest.mark.clause("surface.dungeon.entrance", "surface.dungeon.clock")
def test_a_second_party_follows_into_the_same_dungeon_at_its_hour() -> None:
    game = parted()
    _spend(game, game.parties[1], 3)
    send(game, 0, 1, "cave")
    told = send(game, 1, 2, "cave")
    assert named(told, "waits_at_entrance")[0].facts["party"] == 2
    assert [bool(descent.waits) for descent in game.descents] == [False, True]
    assert fault(game) == ""
    assert orders.candidates(game, 1) == []
    for _ in range(23):
        wait(game, 0)
    assert game.descents[1].waits
    told = wait(game, 0)
    assert not game.descents[1].waits
    assert named(told, "went_below"), "those who come later are heard of by both"
    assert all(sees(event.audience, 0) and sees(event.audience, 1) for event in named(told, "went_below"))
    assert [one.id for one in game.members_of(game.parties[1])] == ["pc.2"]
    assert [one.id for one in game.members_of(game.parties[0])] == ["pc.1"]
    assert set(orders.needed(game)) >= {0, 1} or set(orders.awaited(game)) == {0, 1}
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.return", "surface.dungeon.clock")
def test_one_of_two_parties_in_a_dungeon_comes_out_and_the_other_goes_on() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "cave")
    assert [descent.since for descent in game.descents] == [0, 0]
    groups = {game.sites["cave"].game.members[n].id: game.sites["cave"].game.members[n].group for n in (1, 2)}
    for text in ("0 all hold", "1 all hold", f"0 leg {groups['pc.1']} -1,5"):
        do(game, text)
    told = do(game, "0 release")
    assert named(told, "came_up")[0].facts["members"] == ["pc.1"]
    assert [descent.party for descent in game.descents] == [2]
    assert game.parties[0].spent == Fraction(9, 96), "a turn was used"
    assert game.sites["cave"].game.company.caller == 1, "who is left is called by his own caller"
    assert fault(game) == ""
    do(game, "1 all hold")
    wait(game, 1)
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.return")
def test_out_by_another_opening_one_is_where_it_leads() -> None:
    game = company(players=1)
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(_two_mouths(), 0, 0)
    send(game, 0, 1, "cave")
    for text in ("0 all hold", "0 leg 1 5,5", "0 leg 1 5,3"):
        do(game, text)
    told = do(game, "0 release")
    party = game.parties[0]
    assert named(told, "came_up_elsewhere")[0].facts["landmark"] == "hole"
    assert (str(party.cell), str(party.believed), party.lost) == ("5,1", "5,1", False)
    assert str(party.knowledge.found["hole"]) == "5,1"
    assert named(told, "found_landmark")[0].clause == "surface.dungeon.return"
    assert fault(game) == ""
    send(game, 0, 1, "hole")
    assert game.descents[0].site == "cave", "it is the same dungeon"
    assert game.descents[0].mark == "hole"


@pytest.mark.clause("surface.dungeon.return", "surface.lost.secrecy")
def test_a_lost_party_that_comes_out_elsewhere_is_as_lost_as_before() -> None:
    game = company(players=1)
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(_two_mouths(), 0, 0)
    party = game.parties[0]
    party.lost, party.believed = True, Cell(2, 2)
    party.knowledge.chart, party.knowledge.found = {"2,2": Cell(3, 1)}, {"cave": Cell(2, 2)}
    send(game, 0, 1, "cave")
    for text in ("0 all hold", "0 leg 1 5,5", "0 leg 1 5,3"):
        do(game, text)
    do(game, "0 release", (6, 6))
    assert (str(party.cell), str(party.believed), party.lost) == ("5,1", "4,2", True)
    assert str(party.knowledge.found["hole"]) == "4,2"


@pytest.mark.clause("surface.dungeon.return", "surface.core.party")
def test_who_come_out_at_two_places_are_two_parties() -> None:
    game = company()
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(_two_mouths(), 0, 0)
    send(game, 0, 1, "cave")
    do(game, "0 split pc.2")
    groups = {one.id: one.group for one in game.sites["cave"].game.members.values() if one.owner >= 0}
    for text in ("0 all hold", "1 all hold", f"0 leg {groups['pc.1']} -1,5"):
        do(game, text)
    for text in (f"0 leg {groups['pc.2']} 5,5", f"0 leg {groups['pc.2']} 5,3"):
        do(game, text)
    do(game, "0 release")
    assert not game.descents
    assert [(party.caller, str(party.cell)) for party in game.parties] == [(0, "3,1"), (1, "5,1")]
    assert [[one.id for one in game.members_of(party)] for party in game.parties] == [["pc.1"], ["pc.2"]]
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.camp")
@pytest.mark.parametrize(("face", "left"), [(1, 0), (2, 1)])
def test_beasts_left_at_one_mouth_wait_for_who_comes_out_at_the_other(face: int, left: int) -> None:
    game = company("man torch! ration:9", "donkey ration:9", players=1)
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(_two_mouths(), 0, 0)
    send(game, 0, 1, "cave", "pc.1")
    for text in ("0 all hold", "0 leg 1 5,5", "0 leg 1 5,3", "0 release"):
        do(game, text)
    assert [party.phase for party in game.parties] == [MARCH, CAMP], "the donkey stands tied"
    do(game, "0 camp 1", (6, face))
    assert game.days == 1
    assert game.parties[1].phase == CAMP, "nobody leads it"
    assert bool(game.robbed) is (face == 1)
    assert "robbed" not in str(plain(seen_by(game, 0))), "it is seen by who comes there"
    game.parties[0].cell = game.parties[0].believed = Cell(4, 1)
    told = do(game, "0 march 1 W 1", (6, 6))
    beasts = [one for one in game.members_of(game.parties[0]) if one.kind == ANIMAL]
    assert len(beasts) == left
    assert bool(named(told, "unwatched_lost")) is (not left)
    assert len(game.parties) == 1
    assert fault(game) == ""


@pytest.mark.clause("surface.dungeon.camp")
def test_the_rest_of_a_company_marches_on_while_a_part_is_below() -> None:
    game = company()
    send(game, 0, 1, "cave", "pc.1")
    camp, below = game.parties
    assert (camp.caller, below.caller) == (1, 0)
    do(game, f"1 march {camp.number} W 1", (6, 6))
    assert str(camp.cell) == "2,1"
    assert str(below.cell) == "3,1"
    wait(game, 0)
    for text in ("0 all hold", "0 leg 1 -1,5", "0 release"):
        do(game, text)
    assert not game.descents
    assert str(game.parties[1].cell) == "3,1", "those who were below are where they went in"


@pytest.mark.clause("surface.dungeon.clock")
@pytest.mark.parametrize("seed", range(3))
def test_random_play_of_two_parties(seed: int) -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, ("cave", "pit", "cave")[seed])
    dice, chooser = Seeded(seed), Seeded(seed + 9)
    for _ in range(120):
        open_now = SYSTEM.decisions(game)
        if not open_now:
            break
        assert len(set(open_now)) == len(open_now)
        assert {one.seat for one in open_now} == set(SYSTEM.turns.awaited(game))
        for viewer in (JUDGE, WATCHER, 0, 1):
            plain(SYSTEM.view(game, viewer))
        done = step(SYSTEM, game, open_now[int(chooser.face(len(open_now))) - 1], dice)
        game = done.state
        assert fault(game) == "", done.decision
        assert game.copy().key() == game.key()


def test_all_who_went_below_are_dead() -> None:
    game = parted()
    send(game, 0, 1, "cave")
    send(game, 1, 2, "cave")
    site = game.sites["cave"].game
    site.members[2].status, site.members[2].group = DEAD, 0
    wait(game, 0)
    assert [party.number for party in game.parties] == [1]
    assert [descent.party for descent in game.descents] == [1]
    assert fault(game) == ""
