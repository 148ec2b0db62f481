"""What a seat may order, why not, and what it is shown follow from what the party knows, never from the map."""

import json
from itertools import product
from typing import Any

import msgspec
import pytest

from podzem.core.decisions import WATCHER, Decision
from podzem.core.dice import Entered, Scripted
from podzem.core.errors import FaceNeeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.movement import movement
from podzem.systems.dungeon.chapters.time import turns
from podzem.systems.dungeon.events import DOOR_DIE
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.system import DungeonSystem
from podzem.systems.dungeon.view import viewer as view
from podzem.systems.dungeon.view.place_names import place_names
from podzem.world.points import read_point
from tests.systems.dungeon.build import TURN_ORDERS

from .build import chart, expedition, join, order, pass_turn, quiet, told, trapped
from .meetings import fight_at

PASSAGE = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, 30, 2))]
ENTRANCE = ("O0", "OUT", "P", 0, 1, "E", 2)
BARE = chart(PASSAGE, [ENTRANCE])
DEEP = chart(
    [*PASSAGE, ("R", "room", (30, 0, 40, 20)), ("Q", "room", (20, 2, 8, 8)), ("H", "room", (4, 2, 6, 6))],
    [
        ENTRANCE,
        ("D", "P", "R", 30, 1, "E", 2, {"kind": "stuck"}),
        ("G", "P", "Q", 23, 2, "S", 2),
        ("SD", "P", "H", 6, 2, "S", 2, {"kind": "stuck", "hidden": True}),
    ],
    traps=[{"id": "T", "area": "P", "rect": [12, 0, 2, 2], "bound": "place", "type": "pit"}],
    features=[{"id": "F", "area": "Q", "at": [24, 4], "size": "large", "text": "x", "acts": {}}],
    secrets=[{"id": "K", "area": "P", "kind": "cache", "rect": [4, 0, 2, 2], "contents": [{"gem": 50}]}],
    treasure=[{"id": "C", "area": "Q", "at": [25, 5], "items": [{"silver": 9}]}],
    encounters=[{"id": "E", "area": "R", "trigger": "open", "kind": "chud", "number": 6}],
)
"""The same beginning of a passage; in one of them rooms, doors, a trap, a cache and creatures lie beyond the light."""


def lit(document: str, at: str = "5,1", **options: object) -> Game:
    """One with a torch and a tool, who has only just come in."""
    game = quiet(document, at=at, known=False, **options)
    join(game, "torch! tool wedge:2 key rope:3")
    join(game, "torch tool")
    turns.look_around(game, Scribe(Scripted([])))
    return game


def words_of(fact: str) -> list[str]:
    """Words of the right kind, whatever they stand for."""
    found: dict[str, list[str]] = {
        "point": [f"{x},{y}" for x in range(-3, 72, 3) for y in range(-1, 22, 2)] + ["6,2", "30,1", "23,2", "24,4"],
        "place": ["D", "SD", "G", "XX", "O0", "chest.1"]
        + [f"{kind}:{area}:{side}:{n}" for area in "PRQHX" for n in (1, 2, 4, 12) for kind, side in KINDS]
        + [f"1:{x},{y}:{side}" for x in range(-2, 34, 2) for y in (0, 1, 4) for side in "NESW"],
        "opening": ["D", "SD", "G", "XX", "O0"],
        "feature": ["F", "XX"],
        "verb": ["turn", "hold"],
        "trap": ["T", "XX"],
        "item": ["silver.9", "torch.2", "F", "XX.1", *(f"{kind}.{n}" for kind in ("silver", "gem") for n in range(9))],
        "container": ["sack.7"],
        "other": ["pc.2", "chud.7", "2"],
        "member": ["pc.1", "pc.6"],
        "group": ["1", "2"],
        "heading": ["N", "E", "S", "W"],
        "hs": ["1", "4", "24"],
        "rank": ["1", "2"],
    }
    return found[fact]


KINDS = [("wall", "N"), ("wall", "S"), ("wall", "E"), ("wall", "W"), ("floor", "1"), ("floor", "3")]


def every_order() -> list[Decision]:
    """Every order of a turn with every word of the right kind."""
    return [
        Decision(0, name, words)
        for name, facts in TURN_ORDERS.items()
        for words in product(*(words_of(fact) for fact in facts))
    ]


def shown(game: Game) -> list[bytes]:
    """All that a seat and a watcher are told: views, names of places, decisions, odds."""
    names = place_names(game)
    open_now = deciding.candidates(game, 0)
    found = DungeonSystem().advice.chances(game, open_now)
    odds = [sorted((name, str(chance)) for name, chance in (one or {}).items()) for one in found]
    named = [names(word) for one in open_now for word in one.words]
    parts_shown: list[Any] = [view.seen_by(game, 0), view.seen_by(game, WATCHER), list(map(str, open_now)), odds, named]
    return [msgspec.json.encode(part) for part in parts_shown]


@pytest.mark.clause("dungeon.core.secrecy")
@pytest.mark.parametrize("at", ["5,1", "1,1"])
def test_what_lies_beyond_the_light_changes_nothing_that_is_shown(at: str) -> None:
    assert shown(lit(BARE, at)) == shown(lit(DEEP, at))


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.action.search")
@pytest.mark.parametrize("kit", ["torch! tool", "tool"])
def test_no_name_and_no_end_of_a_way_tells_where_an_area_begins(kit: str) -> None:
    seen = []
    for kind in ("passage", "room"):
        for start in (0, 3):
            areas = [("OUT", "outside", (start - 2, 0, 2, 2)), ("P", kind, (start, 0, 40, 2))]
            way = ("O0", "OUT", "P", start, 1, "E", 2, {"kind": "stuck"})
            game = quiet(chart(areas, [way]), at="15,1", known=False)
            join(game, kit)
            turns.look_around(game, Scribe(Scripted([])))
            seen.append(shown(game))
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]


@pytest.mark.clause("dungeon.action.search")
def test_a_search_by_where_a_place_lies_finds_what_is_there() -> None:
    secret = {"id": "K", "area": "P", "kind": "cache", "wall": {"side": "N", "offset": 8}, "contents": [{"gem": 50}]}
    game = quiet(chart(PASSAGE, [ENTRANCE], secrets=[secret]), at="15,1", known=False)
    join(game, "torch! tool")
    turns.look_around(game, Scribe(Scripted([])))
    assert "0 search pc.1 wall:P:N:14,0" in map(str, deciding.candidates(game, 0))
    one = pass_turn(game, "search pc.1 wall:P:N:14,0", faces=(1,))
    assert any("found" in line and "K" in line for line in told(one))


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.core.error")
def test_a_refusal_about_an_unknown_place_is_the_same_whatever_is_there() -> None:
    bare, deep = lit(BARE), lit(DEEP)
    asked = every_order()
    assert len(asked) > 3000
    for decision in asked:
        assert deciding.why_not(bare, decision) == deciding.why_not(deep, decision), str(decision)


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.move.direction")
def test_no_decision_points_at_a_secret_door() -> None:
    raw = expedition().dungeon.raw
    bare = json.loads(json.dumps(raw))
    level = bare["levels"][0]
    level["areas"] = [area for area in level["areas"] if area["id"] != "R3"]
    level["openings"] = [way for way in level["openings"] if way["id"] != "SD1"]
    level["traps"] = level["traps"][:1]
    level["treasure"], level["features"][0]["acts"] = [], {}
    for strict in (True, False):
        games = [quiet(json.dumps(one, indent=1), at="25,37", strict_direction=strict) for one in (raw, bare)]
        for game in games:
            join(game, "torch! tool")
            for heap in game.site.heaps:
                heap.seen = 0
            game.site.known[1].areas = [id for id in game.site.known[1].areas if id != "R3"]
            ground = game.dungeon.level(1)
            west = min(area.extent[0] for area in ground.areas)
            north = min(area.extent[1] for area in ground.areas)
            rows = [list(row) for row in game.site.known[1].rows]
            for y in range(34, 38):
                for x in range(12, 18):
                    rows[y - north][x - west] = "0"
            game.site.known[1].rows = ["".join(row) for row in rows]
        assert not [one for one in deciding.candidates(games[0], 0) if "18,35" in one.words]
        assert shown(games[0]) == shown(games[1])


DOORS = ("free", "stuck", "locked", "barred")


@pytest.mark.clause("dungeon.action.door_kinds", "dungeon.core.secrecy")
def test_a_door_that_nobody_has_tried_is_like_any_other() -> None:
    seen, answers = [], []
    for kind in DOORS:
        areas = [*PASSAGE[:1], ("P", "passage", (0, 0, 8, 2)), ("R", "room", (8, 0, 8, 8))]
        game = lit(chart(areas, [ENTRANCE, ("D", "P", "R", 8, 1, "E", 2, {"kind": kind})]), at="8,1")
        seen.append(shown(game))
        answers.append([deciding.why_not(game, decision) for decision in every_order()])
    assert all(one == seen[0] for one in seen)
    assert all(one == answers[0] for one in answers)


@pytest.mark.clause("dungeon.action.door_kinds", "dungeon.move.turn")
def test_who_walks_on_against_a_shut_door_finds_out_whether_it_is_free() -> None:
    areas = [*PASSAGE[:1], ("P", "passage", (0, 0, 8, 2)), ("R", "room", (8, 0, 8, 8))]
    for kind, ends in (("free", "door_opened"), ("stuck", "stopped")):
        game = lit(chart(areas, [ENTRANCE, ("D", "P", "R", 8, 1, "E", 2, {"kind": kind})]), at="8,1")
        one = pass_turn(game, "ahead 1 E 4")
        assert any(ends in line for line in told(one)), kind
        assert game.site.doors["D"].tried == ("free" if kind == "free" else "held")
        if kind == "stuck":
            assert deciding.why_not(game, Decision(0, "ahead", ("1", "E", "4"))) is not None


@pytest.mark.clause("dungeon.combat.sequence", "dungeon.core.secrecy")
def test_how_far_one_may_fall_back_follows_from_the_ground_that_is_known() -> None:
    """What lies beyond the light behind the party, a long way or the end of the passage, is offered alike."""
    offered = []
    for length in (14, 60):
        areas = [("OUT", "outside", (-2, 0, 2, 2)), ("P", "passage", (0, 0, length, 2))]
        game = lit(chart(areas, [ENTRANCE]), at="4,1")
        game.groups[0].heading = "W"
        fight_at(game, "0,1", "rat")
        offered.append([str(one) for one in deciding.candidates(game, 0)])
    assert offered[0] == offered[1]
    assert [one for one in offered[0] if "fall_back" in one]


@pytest.mark.clause("dungeon.light.darkness", "dungeon.core.secrecy")
def test_in_the_dark_only_walls_within_reach_of_a_hand_are_places() -> None:
    game = quiet(BARE, at="15,1", known=False)
    join(game, "")
    turns.look_around(game, Scribe(Scripted([])))
    places = view.seen_by(game, 0).levels[0].places
    assert places
    assert all(x1 >= 12 and x2 <= 18 for x1, _, x2, _ in places.values())
    walls = [one for one in deciding.candidates(game, 0) if one.order == "listen"]
    assert {one.words[1] for one in walls} == {id for id in places if id.startswith("wall")}


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.light.reveal")
@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_the_paper_reaches_as_far_as_is_known(viewer: int) -> None:
    level = view.seen_by(lit(DEEP), viewer).levels[0]
    west, north, width, height = level.bounds
    assert (west, north, height) == (-2, 0, 2)
    assert west + width <= 12
    assert [len(level.seen), len(level.now)] == [height, height]
    assert {len(row) for row in (*level.seen, *level.now)} == {width}


@pytest.mark.clause("dungeon.action.wedge", "dungeon.core.secrecy")
def test_a_wedge_that_fell_out_unseen_is_believed_in_and_found_wanting() -> None:
    areas = [*PASSAGE[:1], ("P", "passage", (0, 0, 8, 2)), ("R", "room", (8, 0, 40, 8))]
    seen = []
    for face in (1, 6):
        game = lit(chart(areas, [ENTRANCE, ("D", "P", "R", 8, 1, "E", 2, {"kind": "free"})]), at="8,1")
        pass_turn(game, "ahead 1 E 2")
        order(game, "wedge pc.1 D")
        pass_turn(game, "ahead 1 E 12", faces=(face,))
        seen.append(shown(game))
        assert game.site.doors["D"].wedged == (face > 1)
    assert seen[0] == seen[1]
    assert game.groups[0].at != read_point("8,1")


@pytest.mark.clause("dungeon.trap.place", "dungeon.core.secrecy")
def test_no_person_is_asked_for_a_die_that_falls_in_secret() -> None:
    game = trapped()
    join(game, "torch!")
    order(game, "leg 1 16,1", "all hold")
    done = step(DungeonSystem(), game, Decision(0, "release"), Entered(6, Scripted([(6, 6)])))
    assert done.faces == ((6, 6),)
    assert done.state.groups[0].at == read_point("16,1")
    with pytest.raises(FaceNeeded):
        Scribe(Entered(6, Scripted([]))).roll(6, DOOR_DIE)


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.action.search")
def test_a_watcher_is_told_no_name_of_a_door_that_only_the_party_has_found() -> None:
    game = quiet(at="19,35", heading="W")
    join(game, "torch!")
    pass_turn(game, "search pc.1 wall:R2:W:2", faces=(1,))
    assert "SD1" in game.site.known[1].openings
    assert "SD1" in DungeonSystem().showing.places.shown(game, 0)
    assert "SD1" not in DungeonSystem().showing.places.shown(game, WATCHER)


@pytest.mark.clause("dungeon.core.secrecy", "dungeon.map.announce")
def test_an_announced_room_tells_its_size_and_not_where_the_rest_of_it_lies() -> None:
    seen = []
    for north in (-4, -8):
        areas = [("OUT", "outside", (-2, 0, 2, 2)), ("R", "room", (0, north, 30, 24))]
        game = quiet(chart(areas, [("O0", "OUT", "R", 0, 1, "E", 2, {"kind": "stuck"})]), at="1,1", known=False)
        join(game, "torch! tool")
        turns.look_around(game, Scribe(Scripted([])))
        game.site.known[1].rows = [
            row if -3 <= north + y <= 4 else "0" * len(row) for y, row in enumerate(game.site.known[1].rows)
        ]
        movement.announce(game, game.groups[0], "R", Scribe(Scripted([])))
        seen.append(shown(game))
    assert json.loads(seen[0][0])["levels"][0]["areas"][0]["size"] == [30, 24]
    assert seen[0][2:] == seen[1][2:]
