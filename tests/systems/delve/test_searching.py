"""The catalogue's checks of searching, traps, locks and encounter checks, with scripted dice."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.systems.delve.below import Snare
from podzem.systems.delve.chapters.doors import locks
from podzem.systems.delve.chapters.search.searching import covered
from podzem.systems.delve.chapters.traps import choices, crossing, hints
from podzem.systems.delve.chapters.wander import checks, noise
from podzem.systems.delve.data.results import CHECK, attitude_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level
from podzem.systems.delve.naming import DelveNames, Name
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.system import SYSTEM
from podzem.table.speech import words_at
from podzem.world.map_file import load_dungeon, sample, save_dungeon
from tests.systems.delve.scenes import hall, hero, rolling, spent, told, two
from tests.systems.delve.test_exploring import below, give, refused


def in_c(*people: Person, **options: object) -> Game:
    """Room C of the mill, whose goblins are gone."""
    game = below(*people, **options)
    game.below.emptied = ["EN1", "EN2", "EN3"]
    return game


def searched(game: Game, *faces: tuple[int, int], text: str = "search pc.1 all look") -> Scribe:
    """A search and the turn it takes."""
    give(game, text)
    scribe = give(game, "wait 1", rolling(*faces))
    spent(scribe)
    return scribe


@pytest.mark.clause("delve.search.describe")
@pytest.mark.clause("delve.search.blind")
def test_words_that_fit_find_the_secret_door_without_dice_and_in_the_dark() -> None:
    for things in ("torch*!", ""):
        game = in_c(hero(1, things, at=(2, 8)))
        give(game, "describe pc.1 простукую західну стіну")
        assert told(give(game, "wait 1"), "found_door")
    game = in_c(hero(1, at=(2, 8)))
    give(game, "describe pc.1 виміряю західну стіну")
    assert game.questions[-1].kind == "confirm"
    give(game, "answer yes")
    assert told(give(game, "wait 1"), "nothing_found")


@pytest.mark.clause("delve.core.roll_visibility")
def test_a_failed_search_and_a_search_of_nothing_look_alike() -> None:
    lines = []
    empty = sample("mlyn")
    row = {**empty.raw["levels"][0], "secrets": [], "features": []}
    bare = load_dungeon(save_dungeon(type(empty)(**{**vars(empty), "raw": {**empty.raw, "levels": [row]}})))
    for plan in (None, bare):
        game = in_c(hero(1, "torch*!", at=(4, 4)))
        if plan is not None:
            game.plan = game.plan.with_map(plan)
        scribe = searched(game, *two(1, 2))
        lines.append([str(event) for event in scribe.events if event.audience == OPEN])
        assert not [event for event in scribe.events if event.name == "check_die" and event.audience == OPEN]
    assert lines[0] == lines[1]


@pytest.mark.clause("delve.search.roll")
@pytest.mark.clause("delve.search.repeat")
def test_one_roll_finds_what_it_reaches_and_is_not_made_twice() -> None:
    game = in_c(hero(1, "torch*!", at=(4, 4), notice=1))
    scribe = searched(game, *two(2, 3))  # 6: the cache in the straw needs 6
    assert told(scribe, "found_cache")
    assert told(searched(game), "nothing_found")  # time passes, no die


@pytest.mark.clause("delve.search.help")
def test_a_helper_who_succeeds_adds_one() -> None:
    game = in_c(hero(1, "torch*!", at=(2, 8), notice=1), hero(2, at=(2, 8)))
    give(game, "search pc.1 all look")
    give(game, "help pc.2 pc.1")
    scribe = give(game, "wait 1", rolling(*two(4, 4), *two(3, 3)))
    assert told(scribe, "found_door")


@pytest.mark.clause("delve.search.area")
def test_a_torch_covers_seven_squares_of_a_row_a_lantern_five() -> None:
    torch, lamp = hall(hero(1, "torch*!", at=(8, 1))), hall(hero(1, "lamp*!", at=(8, 1)))
    row = [len([place for place in covered(game, Place(1, 8, 1), light) if place.y == 1])
           for game, light in ((torch, "torch"), (lamp, "lamp"))]  # fmt: skip
    assert row == [7, 5]


def called(game: Game, id: str) -> Name:
    """What the party calls a thing."""
    return DelveNames().namer(game)(id)


@pytest.mark.clause("delve.trap.hint")
@pytest.mark.clause("delve.trap.find")
@pytest.mark.clause("delve.trap.trigger")
@pytest.mark.clause("delve.shared.traps")
def test_blood_on_the_flagstones_comes_before_the_pit() -> None:
    game = in_c(hero(1, "torch*!", at=(2, 4)))
    scribe = give(game, "follow 1 S")
    assert told(scribe, "hint")[0]["hint"] == "pit"
    assert called(game, "TR1") == ("hint-pit", {}), "by what was seen of it"
    assert game.people[1].at != Place(1, 2, 6)
    give(game, "search pc.1 floor probe")
    assert told(give(game, "wait 1"), "found_trap") == [{"trap": "pit", "what": "TR1"}]
    assert called(game, "TR1") == ("trap-pit", {})
    assert 1 - Fraction(2, 3) ** 4 == Fraction(65, 81)
    four = in_c(*(hero(number, at=(2, 6)) for number in (1, 2, 3, 4)))
    thrown = rolling((6, 3), (6, 4), (6, 5), (6, 6))
    crossing.cross(four, four.groups[0], list(four.people.values()), thrown)
    spent(thrown)
    sprung = rolling((6, 2), *two(1, 1), (6, 4))
    crossing.cross(four, four.groups[0], list(four.people.values()), sprung)
    spent(sprung)
    assert four.people[1].pit == "TR1"


@pytest.mark.clause("delve.trap.haste")
@pytest.mark.clause("delve.trap.tools")
@pytest.mark.clause("delve.core.difficulty")
@pytest.mark.clause("delve.trap.failure")
def test_haste_and_bare_hands_make_a_good_lock_twelve_and_a_bad_miss_jams_it() -> None:
    game = in_c(hero(1, "torch*!", at=(5, 3), dexterity=14))
    give(game, "open pc.1 D2")
    lock = level(game, 1).opening("D2")
    assert locks.lock_difficulty(game.people[1], lock, True) == 12
    assert locks.lock_difficulty(hero(2, "lockpicks+"), lock, False) == 8
    give(game, "unlock_hurried pc.1 D2 stealth", rolling(*two(5, 5)))  # 11: missed by one
    assert refused(game, "unlock_hurried pc.1 D2 stealth") == "delve.trap.haste"
    give(game, "unlock pc.1 D2 stealth")
    scribe = give(game, "wait 1", rolling(*two(3, 3)))  # 7 of 10: missed by three
    assert told(scribe, "lock_jammed")
    assert refused(game, "unlock pc.1 D2 stealth") == "delve.trap.failure"


@pytest.mark.clause("delve.trap.choice")
@pytest.mark.clause("delve.dark.checks")
def test_a_plank_over_the_pit_is_a_way_round_and_nothing_springs_in_the_dark() -> None:
    game = in_c(hero(1, "torch*! plank", at=(2, 5), strength=16))
    game.below.snares["TR1"] = Snare(hinted=True)
    give(game, "bypass pc.1 TR1 floor plank")
    assert told(give(game, "wait 1"), "bypassed")
    clear = rolling()
    game.people[1].at = Place(1, 2, 6)
    crossing.cross(game, game.groups[0], [game.people[1]], clear)
    dark = in_c(hero(1, at=(2, 5)))
    dark.below.snares["TR1"] = Snare(found=True)
    give(dark, "disarm pc.1 TR1 craft")
    give(dark, "answer yes")
    assert told(give(dark, "wait 1"), "failed_in_the_dark")
    assert refused(dark, "disarm pc.1 TR9 craft") == "delve.trap.disarm"
    assert choices.ways_round(game, level(game, 1).trap("TR1")) == {("floor", "plank"), ("floor", "walk_rim")}
    assert hints.spots_of(game, 1, level(game, 1).trap("TR1")) == [Place(1, 2, 6)]


@pytest.mark.clause("delve.time.costs")
def test_what_is_examined_is_told_once() -> None:
    game = in_c(hero(1, "torch*!", at=(4, 3)))
    give(game, "examine pc.1 F1")
    (event,) = [each for each in give(game, "wait 1").events if each.name == "examined"]
    assert words_at(SYSTEM, game, "uk").line(event, ["Ana"]).count("солома") == 1


@pytest.mark.clause("delve.wander.interval")
@pytest.mark.clause("delve.wander.free")
def test_checks_fall_due_every_three_turns() -> None:
    game = hall(hero(1))
    for _ in range(2):
        give(game, "wait 1")
    spent(give(game, "wait 1", rolling((6, 5))))
    assert game.groups[0].counter == 0
    assert [CHECK.count(name) for name in ("encounter", "sign", "depletion", "change", "free")] == [1, 1, 1, 1, 2]


@pytest.mark.clause("delve.wander.exempt")
def test_the_counter_stands_still_where_the_locals_do_not_know() -> None:
    game = in_c(hero(1, "torch*! torch+", at=(0, 8)))
    game.groups[0].counter = 2
    for _ in range(4):
        give(game, "wait 1")
    assert game.groups[0].counter == 2
    assert checks.is_exempt(game, game.groups[0])


@pytest.mark.clause("delve.wander.alertness")
def test_two_loud_events_within_six_turns_alarm_the_zone() -> None:
    game = hall(hero(1))
    for turn, alert in ((4, "normal"), (8, "alert")):
        game.clock = 60 * turn
        noise.make(game, game.people[1], rolling())
        noise.settle(game, rolling())
        assert game.below.zones[""].alertness == alert
    game.clock = 60 * 32
    noise.settle(game, rolling())
    assert game.below.zones[""].alertness == "normal"


@pytest.mark.clause("delve.wander.sign")
@pytest.mark.clause("delve.wander.encounter")
def test_tracks_of_four_wolves_bring_four_wolves() -> None:
    game = in_c(hero(1, "torch*!", at=(0, 8)))
    game.below.doors = {}
    scribe = rolling((6, 2), (10, 8), (4, 2), (4, 2), (6, 4))
    checks.check(game, game.groups[0], scribe)
    spent(scribe)
    assert game.below.zones["all"].foretold[:2] == ["wolf", "4"]


@pytest.mark.clause("delve.wander.depletion")
def test_the_sword_of_the_second_member_breaks() -> None:
    game = hall(hero(1, "torch*!"), hero(2, "sword+ bow+"), hero(3))
    scribe = rolling((6, 3), (6, 4), (3, 2), (2, 1))
    checks.check(game, game.groups[0], scribe)
    spent(scribe)
    assert [item.kind for item in game.people[2].items if item.broken] == ["sword"]


@pytest.mark.clause("delve.wander.change")
def test_the_other_exit_of_the_room_falls_in() -> None:
    game = in_c(hero(1, "torch*!", at=(4, 4)))
    game.groups[0].trail = [Place(1, 3, 4), Place(1, 4, 4)]
    scribe = rolling((6, 4), (6, 1))
    checks.check(game, game.groups[0], scribe)
    spent(scribe)
    assert game.below.rubble == [Place(1, 6, 3)]


@pytest.mark.clause("delve.shared.wander")
def test_by_the_other_clock_only_encounters_come() -> None:
    game = hall(hero(1), hero(2), wander="dungeon")
    scribe = give(game, "wait 1", rolling((100, 3)))
    spent(scribe)
    assert game.groups[0].counter == 0


@pytest.mark.clause("delve.time.costs")
def test_three_dig_a_rockfall_away_in_eight_turns() -> None:
    game = in_c(*(hero(number, "torch*!" if number == 1 else "", at=(5, 3)) for number in (1, 2, 3, 4)))
    game.below.rubble = [Place(1, 5, 4)]
    game.below.seen.append(Place(1, 5, 4))
    for number in (1, 2, 3):
        give(game, f"dig pc.{number} 1:5,4")
    assert refused(game, "dig pc.4 1:5,4") == "delve.time.costs"
    for _ in range(8):
        game.groups[0].counter = 0
        game.people[1].items[0].left = 6
        give(game, "wait 1")
    assert not game.below.rubble


@pytest.mark.clause("delve.shared.reaction")
def test_a_raw_seven_is_as_expected_here_and_indifferent_there() -> None:
    assert attitude_of(7) == "as_expected"
    assert [attitude_of(total) for total in (2, 3, 5, 6, 8, 9, 11, 12)] == [
        *("worst", "bad", "bad", "as_expected", "as_expected", "good", "good", "best")
    ]


@pytest.mark.clause("delve.shared.sample")
def test_the_mill_is_a_whole_dungeon() -> None:
    game = in_c(hero(1, at=(0, 4)))
    assert [area.id for area in dungeon(game).levels[0].areas] == ["OUT", "e", "a", "b", "C", "f", "G", "D", "H"]
    assert json.dumps(dungeon(game).raw["levels"][0]["secrets"])
