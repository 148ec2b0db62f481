"""What the party knows and what it does not (delve.core.roll_visibility): by hand, what random games seldom come to."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER, Decision, read_decision
from podzem.core.events import OPEN
from podzem.systems.delve import deciding
from podzem.systems.delve.below import Snare
from podzem.systems.delve.chapters.combat import moving
from podzem.systems.delve.chapters.encounters import beginning, keyed
from podzem.systems.delve.chapters.flight import chase, fleeing, plans
from podzem.systems.delve.chapters.movement.ways import known_traps
from podzem.systems.delve.chapters.visibility.sight import look_about
from podzem.systems.delve.chapters.wander import changes
from podzem.systems.delve.chapters.wander.checks import is_exempt
from podzem.systems.delve.furnishing import lay_treasure
from podzem.systems.delve.game import COMBAT, FIRST_HIDDEN, Game
from podzem.systems.delve.ground import level as level_of
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import ours, theirs
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.things import Item, Lying
from tests.systems.delve.scenes import HALL, facing, fighting, hall, hero, met, rolling, told, two
from tests.worlds.pairs import Pair
from tests.worlds.questions import Tally, compare
from tests.worlds.wording import Wording

TORCH = "torch*!"
PIT = {"id": "TR1", "area": "H", "rect": [30, 3, 3, 3], "bound": "place", "type": "pit", "params": {"depth": 2}}


def same(one: Game, other: Game) -> None:
    """Two worlds that nobody but the judge can tell apart, whatever he asks."""
    tally, wording = Tally(), Wording(SYSTEM, 1)
    for viewer in (0, WATCHER):
        compare(Pair(SYSTEM, viewer, one, other, f"viewer {viewer}"), wording, 60, tally)
    assert not tally.leaks, "\n".join(tally.leaks)


def with_objects(**lists: Any) -> dict[str, Any]:
    """The hall with more in it."""
    (level,) = HALL["levels"]
    return {**HALL, "levels": [{**level, **lists}]}


def with_doors(key: str = "") -> dict[str, Any]:
    """The hall with two locked doors in its south wall, side by side."""
    (level,) = HALL["levels"]
    cells = [{"id": name, "kind": "room", "rects": [[x, 12, 3, 3]]} for name, x in (("I", 21), ("J", 24))]
    doors = [
        {"id": id, "between": ["H", area], "at": [x, 12], "dir": "S", "width": 3, "door": door}
        for id, area, x, door in (
            ("D2", "I", 22.5, {"kind": "locked", **({"key": key} if key else {})}),
            ("D3", "J", 25.5, {"kind": "locked"}),
        )
    ]
    treasure = [{"id": "M1", "area": "p", "at": [70.5, 4.5], "items": [{"item": key}]}] if key else []
    areas, openings = [*level["areas"], *cells], [*level["openings"], *doors]
    return {**HALL, "levels": [{**level, "areas": areas, "openings": openings, "treasure": treasure}]}


def with_areas(**changed: dict[str, Any]) -> dict[str, Any]:
    """The hall with something else said of areas, by their ids."""
    (level,) = HALL["levels"]
    return with_objects(areas=[{**area, **changed.get(area["id"], {})} for area in level["areas"]])


def with_dwellers() -> dict[str, Any]:
    """The hall with somebody who lives in a room at the end of the passage behind its east door."""
    (level,) = HALL["levels"]
    room = {"id": "Q", "kind": "room", "rects": [[78, 0, 9, 9]]}
    door = {"id": "D4", "between": ["p", "Q"], "at": [78, 4.5], "dir": "E", "width": 3, "door": {"kind": "free"}}
    dwellers = {"id": "EN1", "area": "Q", "trigger": "enter", "kind": "bandit", "number": 2}
    return with_objects(areas=[*level["areas"], room], openings=[*level["openings"], door], encounters=[dwellers])


def with_treasure() -> dict[str, Any]:
    """The hall with a gem in its south-east corner."""
    return with_objects(treasure=[{"id": "M1", "area": "H", "at": [45, 7.5], "items": [{"gem": 300}]}])


def give(game: Game, text: str) -> None:
    """A decision of the only seat, which must be open."""
    decision = read_decision(f"0 {text}")
    assert deciding.why_not(game, decision) is None, text
    deciding.apply(game, decision, rolling())


def test_sequence__in_a_fight_that_they_began_they_are_shown() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (5, 1), (6, 1))
    facing(game, band, step="first").first = "they"
    assert SYSTEM.view(game, 0).meeting is None
    beginning.ANSWERS["first"](game, Question("first", JUDGE, [], "strike", []), "strike", rolling((8, 3), (8, 2)))
    assert game.stage == COMBAT
    shown = SYSTEM.view(game, 0).meeting
    assert shown is not None
    assert [one.kind for one in shown.spots] == ["goblin", "goblin"]


def test_names__who_is_seen_alone_has_no_number_that_tells_of_others() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "goblin", (14, 2), (5, 1), (15, 2))
    facing(game, band)
    look_about(game)
    name = SYSTEM.showing.places.namer(game)
    assert name(band.members[1].id) == ("foe-goblin", {"n": 0})
    band.members[0].at = Place(1, 5, 2)
    look_about(game)
    name = SYSTEM.showing.places.namer(game)
    assert [name(one.id)[1]["n"] for one in band.members[:2]] == [2, 1]
    assert SYSTEM.showing.places.namer(game, JUDGE)(band.members[2].id) == ("foe-goblin", {"n": 3})


def test_distance__is_that_of_the_nearest_who_is_seen() -> None:
    game = hall(hero(1, TORCH, (3, 1)))
    band = met(game, "stalker", (4, 1), (6, 1))
    band.members[1].marked = True
    facing(game, band).distance = 10
    shown = SYSTEM.view(game, 0).meeting
    assert (shown.feet, len(shown.spots)) == (30, 1)
    assert SYSTEM.view(game, JUDGE).meeting.feet == 10


def chest_hall(**chest: Any) -> Game:
    """Somebody beside a chest that nobody has touched."""
    game = hall(hero(1, TORCH, (3, 1)))
    game.below.lying = [Lying(Place(1, 4, 1), [Item("gem", 90, value=300)], "C1", "chest", **chest)]
    look_around(game, rolling())
    return game


def shown_chest(game: Game) -> Any:
    (level,) = SYSTEM.view(game, 0).levels
    (heap,) = level.heaps
    return heap.items[0]


def test_map__what_a_chest_holds_and_whether_it_is_locked_is_not_seen_from_outside() -> None:
    shut, locked, empty = chest_hall(), chest_hall(locked=True, quality="fine"), chest_hall()
    empty.below.lying[0].items = []
    empty.below.lying[0].seen = False
    look_around(empty, rolling())
    assert shown_chest(shut) == shown_chest(locked) == shown_chest(empty)
    assert shown_chest(shut).contents == []
    assert SYSTEM.showing.places.namer(shut)("gem.90") is None
    assert [*map(str, deciding.candidates(shut, 0))] == [*map(str, deciding.candidates(locked, 0))]
    give(locked, "open_chest pc.1 C1")
    assert not shown_chest(locked).ready
    give(shut, "open_chest pc.1 C1")
    assert [one.id for one in shown_chest(shut).contents] == ["gem.90"]


def test_change__a_trap_that_was_set_again_out_of_sight_is_not_known_to_be() -> None:
    game = hall(hero(1, TORCH, (3, 1)), map=with_objects(traps=[PIT]))
    game.below.snares = {"TR1": Snare("sprung", hinted=True, found=True)}
    look_around(game, rolling())
    twin = game.copy()
    changes._traps(twin, twin.groups[0], rolling())
    assert twin.below.snares["TR1"].state == "armed"
    same(game, twin)
    assert not known_traps(twin)
    assert "TR1" not in plans.plans(twin, [*twin.people.values()])
    twin.groups[0].trail = [Place(1, 3, 1)]
    for person in twin.people.values():
        person.at = Place(1, 12, 1)
    look_around(twin, rolling())
    assert known_traps(twin)
    assert "TR1" in plans.plans(twin, [*twin.people.values()])


def test_change__when_the_doors_have_moved_none_is_known_to_hold() -> None:
    """Which of them is stuck is not told by what was found out before."""
    seen = []
    for stuck in (1, 2):
        game = hall(hero(1, TORCH, (8, 3)), map=with_doors())
        look_around(game, rolling())
        for id in ("D2", "D3"):
            give(game, f"open pc.1 {id}")
        changes._doors(game, game.groups[0], rolling((3, stuck)))
        assert sum(door.stuck for door in game.below.doors.values()) == 1
        seen.append(game)
    same(*seen)


@pytest.mark.clause("delve.core.roll_visibility", "delve.combat.move")
def test_map__a_door_that_somebody_opened_out_of_sight_is_taken_for_shut_until_it_is_seen() -> None:
    """One of those met goes out by it in the dark: where he went nobody is shown."""
    game = hall(hero(1, TORCH, (5, 1)))
    band = met(game, "ghoul", (15, 1))
    fighting(game, band)
    twin = game.copy()
    gone = twin.bands[0].members[0]
    moving._open(twin, gone, "D1", rolling())
    gone.at = Place(1, 16, 1)
    assert twin.below.doors["D1"].open
    same(game, twin)
    twin.people[1].at = Place(1, 14, 1)
    look_around(twin, rolling())
    (level,) = SYSTEM.view(twin, 0).levels
    assert next(one.door.open for one in level.openings if one.id == "D1")
    assert deciding.why_not(twin, Decision(0, "open", ("pc.1", "D1"))) is not None


def test_map__every_key_may_be_tried_once_whether_it_fits_or_not() -> None:
    games = [hall(hero(1, TORCH, (8, 3)), map=with_doors(key=key)) for key in ("K7", "K8")]
    for game in games:
        look_around(game, rolling())
        give(game, "open pc.1 D2")
        assert deciding.why_not(game, Decision(0, "open", ("pc.1", "D2"))) is not None
        game.people[1].items.append(Item("key", 700, name="K7"))
    same(*games)
    for game in games:
        give(game, "open pc.1 D2")
    assert [game.below.doors["D2"].open for game in games] == [True, False]
    assert deciding.why_not(games[1], Decision(0, "open", ("pc.1", "D2"))) is not None


def test_numbers__what_nobody_knows_of_leaves_no_gap_among_those_of_things() -> None:
    """A band that slipped away, one that wanders out of sight, treasure that nobody has seen."""
    plain, noticed = hall(hero(1, "coins:40", (3, 1))), hall(hero(1, "coins:40", (3, 1)))
    band = met(noticed, "bandit", (9, 1), (10, 1))
    facing(noticed, band, step="first").first = "they"
    beginning.ANSWERS["first"](noticed, Question("first", JUDGE, [], "slip_away", []), "slip_away", rolling())
    assert noticed.meeting is None
    wandering = hall(hero(1, "coins:40", (3, 1)), map=with_dwellers())
    changes._factions(wandering, wandering.groups[0], rolling())
    assert len(wandering.bands) == 1
    rich = hall(hero(1, "coins:40", (3, 1)), map=with_treasure())
    rich.below.seen = []
    lay_treasure(rich)
    numbers = [game.take_number() for game in (plain, noticed, wandering, rich)]
    assert len(set(numbers)) == 1
    (heap,) = rich.below.lying
    assert heap.items[0].number >= FIRST_HIDDEN
    rich.people[1].items += hero(2, TORCH).items
    rich.people[1].at = Place(1, 14, 2)
    look_around(rich, rolling())
    assert heap.items[0].number == numbers[0] + 1


def test_numbers__a_band_that_wandered_unseen_is_numbered_when_it_is_met_and_seen() -> None:
    game = hall(hero(1, TORCH, (3, 1)), map=with_dwellers())
    changes._factions(game, game.groups[0], rolling())
    (band,) = game.bands
    beginning.begin(game, game.groups[0], [band], rolling(*[(6, 1)] * 4))
    assert game.meeting is not None
    assert game.meeting.bands == [band.number]
    assert band.number < FIRST_HIDDEN
    for one in band.members:
        one.at = Place(1, 5, 1)
    look_about(game)
    assert [one.number for one in band.members] == [band.number + 1, band.number + 3]


def test_plan__whether_the_locals_know_a_place_is_not_told_by_what_can_be_named() -> None:
    games = []
    for hidden in (False, True):
        game = hall(hero(1, TORCH, (5, 1)), map=with_areas(e={"unknown_to_locals": hidden}))
        fighting(game, met(game, "goblin", (8, 1)))
        fleeing.declare(game, game.people[1], rolling())
        games.append(game)
    same(*games)
    plan = Decision(0, "plan", ("pc.1", "O1"))
    assert [plan in deciding.candidates(game, 0) for game in games] == [True, True]


@pytest.mark.clause("delve.wander.exempt")
@pytest.mark.parametrize(
    ("kind", "at", "known"), [("goblin", (4, 1), ["e"]), ("rat", (4, 1), []), ("goblin", (1, 3), [])]
)
def test_exempt__who_is_seen_to_enter_by_a_living_sapient_local_gives_the_place_away(
    kind: str, at: tuple[int, int], known: list[str]
) -> None:
    """Somebody at peace looks on; beasts tell nobody, and round the corner nobody sees it."""
    game = hall(hero(1, TORCH, (1, 1)), map=with_areas(e={"unknown_to_locals": True}))
    met(game, kind, at).peaceful_until = 99
    assert is_exempt(game, game.groups[0]) is False
    give(game, "explore 1 1:0,1")
    assert game.below.known_to_locals == known
    assert is_exempt(game, game.groups[0]) is not bool(known)


def test_flight__a_pursuer_whom_nobody_has_seen_has_no_name() -> None:
    game = hall(hero(1, TORCH, (5, 1)))
    fighting(game, met(game, "stalker", (9, 1)))
    scribe = rolling(*two(6, 6), *two(1, 1))
    assert chase.get_away(game, chase.sides(game, ours(game), theirs(game), False, True), scribe)
    (found,) = told(scribe, "opposed")
    assert (found["member"], found["other"]) == ("pc.1", "somebody")


def test_memory__whom_one_ran_into_unseen_is_there_and_has_neither_name_nor_kind() -> None:
    games = []
    for kind in ("stalker", "goblin"):
        game = hall(hero(1, "", (3, 1)))
        band = met(game, kind, (4, 1), hp=5, most=5)
        fighting(game, band)
        moving._bumps(game, game.people[1], Place(1, 4, 1), rolling())
        games.append(game)
        (shown,) = SYSTEM.view(game, 0).meeting.spots
        assert (shown.id, shown.kind, shown.at) == ("", "somebody", [13.5, 4.5])
        assert SYSTEM.view(game, 0).meeting.morale == []
    assert not [one for one in deciding.candidates(games[0], 0) if "stalker" in str(one)]
    assert [one.words[1] for one in deciding.candidates(games[0], 0) if one.order == "strike_at"].count("1:4,1")


@pytest.mark.clause("delve.dark.melee", "delve.core.roll_visibility")
def test_melee__in_the_dark_a_spear_does_not_tell_what_lies_two_squares_off() -> None:
    """Rock, a wall or ground: it may be thrust there, and a blow against stone is one into the air."""
    games = []
    for walls in ([], [[30, 0, 30, 12]]):
        game = hall(hero(1, "spear*", (8, 1)), map=with_areas(H={"walls": walls}))
        game.below.seen = []
        look_around(game, rolling())
        band = met(game, "stalker", (10, 1))
        fighting(game, band)
        games.append(game)
    opened = [[one for one in deciding.candidates(game, 0) if one.order == "strike_at"] for game in games]
    assert opened[0] == opened[1]
    (thrust,) = [one for one in opened[0] if one.words[1:] == ("1:10,1", "spear.100")]
    for game, dice, name in ((games[0], [(20, 1)], "attacked"), (games[1], [], "struck_air")):
        scribe = rolling(*dice)
        deciding.carry_out(game, thrust, scribe)
        assert told(scribe, name)


@pytest.mark.clause("delve.core.roll_visibility", "delve.meet.notice")
@pytest.mark.parametrize("raw", [(2, 2), (4, 4), (6, 5)])
def test_names__whom_one_only_hears_has_no_kind_whatever_they_do(raw: tuple[int, int]) -> None:
    """Voices out of the dark: bandits or goblins, who attack, leave, or ask for something."""
    for kind in ("bandit", "goblin"):
        game = hall(hero(1, "", (3, 1)))
        band = met(game, kind, (9, 1), hp=5, most=5, items=[])
        facing(game, band)
        scribe = rolling(*[(6, each) for each in raw], (6, 2), *[(8, 3)] * 3, *[(6, 1)] * 4)
        deciding.carry_out(game, Decision(0, "meet", ("1", "wait")), scribe)
        open_events = [event.data() for event in scribe.events if event.audience == OPEN]
        assert not [event for event in open_events if kind in str(event)], open_events
        assert SYSTEM.showing.places.namer(game)(f"band.{band.number}") in (None, ("member-somebody", {}))


@pytest.mark.clause("delve.flee.plan", "delve.core.roll_visibility")
def test_plan__what_can_be_named_tells_not_whether_a_door_that_nobody_tried_is_locked() -> None:
    """Both cells were seen through their doors before these were shut; one may try to hide in either."""
    games = []
    for kind in ("locked", "free"):
        (level,) = with_doors()["levels"]
        doors = [{**one, "door": {"kind": kind}} if one["id"] in ("D2", "D3") else one for one in level["openings"]]
        game = hall(hero(1, TORCH, (8, 3)), map={**with_doors(), "levels": [{**level, "openings": doors}]})
        fighting(game, met(game, "goblin", (12, 1)))
        fleeing.declare(game, game.people[1], rolling())
        games.append(game)
    same(*games)
    assert Decision(0, "plan", ("pc.1", "D2")) in deciding.candidates(games[0], 0)


@pytest.mark.clause("delve.meet.sequence", "delve.core.roll_visibility")
@pytest.mark.parametrize("count", [1, 4])
def test_numbers__how_many_are_there_whom_nobody_sees_leaves_no_gap(count: int) -> None:
    """They are heard behind a door; of what is found later the number tells nothing of them."""
    (level,) = with_dwellers()["levels"]
    dwellers = [{**level["encounters"][0], "kind": "goblin", "number": count}]
    game = hall(hero(1, TORCH, (15, 1)), map={**with_dwellers(), "levels": [{**level, "encounters": dwellers}]})
    first = game.next_number
    keyed.meet(game, game.groups[0], 1, level_of(game, 1).encounters[0], rolling(*two(6, 6), *two(1, 1)))
    assert SYSTEM.view(game, 0).meeting is not None
    assert game.next_number == first + 1
    band = game.bands[0]
    assert all(one.number >= FIRST_HIDDEN for one in band.members)
    band.members[-1].at = Place(1, 14, 1)
    look_about(game)
    assert band.members[-1].number == first + 1
    assert game.next_number == first + 2
    assert [one.id for one in SYSTEM.view(game, 0).meeting.spots] == [f"goblin.{first + 1}"]
