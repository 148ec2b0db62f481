"""How large a map may be (dungeon.map.validation): told before anything is laid out cell by cell."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from podzem.core.words import LANGUAGES
from podzem.site.generator.generate import generate
from podzem.world import ground, map_places
from podzem.world.dungeon_map import Dungeon
from podzem.world.faults import BadMap, Fault
from podzem.world.ground import Ground, ground_of
from podzem.world.map_bounds import LARGEST_AREA, MOST, WIDEST_LEVEL, is_bounded
from podzem.world.map_check import check_dungeon
from podzem.world.map_file import load_dungeon, sample

pytestmark = pytest.mark.clause("dungeon.map.validation")
Document = dict[str, Any]


def hall(side: int = 10) -> Document:
    """One room with a way in."""
    way = {"id": "E", "between": ["O", "R"], "at": [1, 0], "dir": "S", "width": 2}
    areas = [
        {"id": "O", "kind": "outside", "rects": [[0, -2, 2, 2]]},
        {"id": "R", "kind": "room", "rects": [[0, 0, side, side]]},
    ]
    level = {"depth": 1, "areas": areas, "openings": [way]}
    return {
        "format": "podzem-dungeon/1", "id": "x", "title": "x", "cell": 1, "entrances": ["E"], "levels": [level]
    }  # fmt: skip


def faults_of(document: Document) -> list[str]:
    try:
        load_dungeon(json.dumps(document) + "\n")
    except BadMap as bad:
        return [told(fault) for fault in bad.faults]
    return []


def told(fault: Fault) -> str:
    """Path and name of a fault that can be said in every language."""
    assert fault.clause == "dungeon.map.validation"
    assert len({fault.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return f"{fault.path} {fault.name}"


def level_of(document: Document) -> Document:
    found: Document = document["levels"][0]
    return found


def room_of(document: Document) -> Document:
    found: Document = level_of(document)["areas"][1]
    return found


def rows(**row: Any) -> Callable[[int], list[Document]]:
    return lambda count: [{"id": f"X{number}", "area": "R", "at": [1, 1], **row} for number in range(count)]


FEATURES = rows(size="large")
TREASURE = rows(items=[{"silver": 1}])
ENCOUNTERS = rows(trigger="enter", kind="rat", number=1)
SECRETS = rows(kind="cache", rect=[1, 1, 1, 1], contents=[])
TRAPS = rows(bound="place", type="pit", rect=[1, 1, 1, 1])


@pytest.mark.parametrize(
    ("key", "make"),
    [
        ("features", FEATURES),
        ("treasure", TREASURE),
        ("encounters", ENCOUNTERS),
        ("secrets", SECRETS),
        ("traps", TRAPS),
    ],
)
def test_lists_of_a_level_are_bounded(key: str, make: Callable[[int], list[Document]]) -> None:
    document = hall()
    level_of(document)[key] = make(MOST[key])
    assert faults_of(document) == []
    level_of(document)[key] = make(MOST[key] + 1)
    assert faults_of(document) == [f"levels[0].{key} at-most"]


def deepened(levels: int) -> Document:
    document = hall()
    document["levels"] = [{**hall()["levels"][0], "depth": depth} for depth in range(1, levels + 1)]
    return document


def crowded(count: int) -> Document:
    document = hall(48)
    level = level_of(document)
    level["areas"] += [
        {"id": f"A{n}", "kind": "room", "rects": [[60 + 2 * (n % 100), 2 * (n // 100), 1, 1]]} for n in range(count)
    ]
    return document


def with_room(**changes: Any) -> Document:
    document = hall(40)
    room_of(document).update(changes)
    return document


def with_feature(**changes: Any) -> Document:
    document = hall()
    level_of(document)["features"] = [{**FEATURES(1)[0], **changes}]
    return document


def with_encounter(number: Any) -> Document:
    document = hall()
    level_of(document)["encounters"] = [{**ENCOUNTERS(1)[0], "number": number}]
    return document


def paved(rooms: int, height: int) -> Document:
    """Rooms of 50 hs width side by side."""
    document = hall(2)
    level_of(document)["areas"] += [
        {"id": f"A{n}", "kind": "room", "rects": [[4 + 51 * n, 0, 50, height]]} for n in range(rooms)
    ]
    return document


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (deepened(MOST["levels"] + 1), "levels at-most"),
        (crowded(MOST["areas"]), "levels[0].areas at-most"),
        (hall(51), "areas[R] area-cells"),
        (hall(600), "areas[R] area-cells"),
        (hall(600), "levels[1] level-size"),
        (hall(600), "levels[1] level-cells"),
        (paved(5, 50), "levels[1] level-cells"),
        (with_room(rects=[[0, 0, 40, 40], [WIDEST_LEVEL, 0, 1, 1]]), "levels[1] level-size"),
        (with_room(rects=[[n, 0, 1, 1] for n in range(21)]), "areas[R].rects at-most"),
        (with_room(walls=[[5, 1, 5, 9]] * 31), "areas[R].walls at-most"),
        (with_room(rects=[[0, 0, 40, 40]] * 11, walls=[[5, 1, 5, 9]] * 30), "areas[R] area-turns"),
        (with_feature(text="x" * 2001), "features[X0].text longer"),
        (with_feature(text={"bg": "x", "uk": "x" * 2001}), "features[X0].text longer"),
        (with_feature(id="x" * 61), f"features[{'x' * 61}].id longer"),
        (with_feature(acts={f"do{n}": {"result": "boo"} for n in range(13)}), "features[X0].acts at-most"),
        (with_encounter(61), "encounters[X0].number crowd"),
        (with_encounter("99d999"), "encounters[X0].number crowd"),
        (with_encounter("10d6+1"), "encounters[X0].number crowd"),
    ],
)
def test_what_is_too_large_is_a_fault_that_says_so(document: Document, fault: str) -> None:
    assert fault in faults_of(document)


@pytest.mark.parametrize("document", [hall(50), with_encounter(60), with_feature(text="x" * 2000)])
def test_what_just_fits_is_played(document: Document) -> None:
    assert faults_of(document) == []


def linked(document: Document, doors: int) -> Document:
    """A row of cells behind the room, each behind a lock with a key of its own that lies in the room."""
    level = level_of(document)
    for number in range(doors):
        x = 10 + number
        level["areas"].append({"id": f"C{number}", "kind": "room", "rects": [[x, 0, 1, 1]]})
        door = {"kind": "locked", "key": f"k{number}"}
        before = "R" if number == 0 else f"C{number - 1}"
        way = {"id": f"L{number}", "between": [before, f"C{number}"], "at": [x, 0.5], "dir": "E", "width": 1}
        level["openings"].append({**way, "door": door})
    keys = [{"item": f"k{number}"} for number in range(doors)]
    level["treasure"] = [
        {"id": f"T{n}", "area": "R", "at": [1, 1], "items": keys[n : n + 50]} for n in range(0, doors, 50)
    ]
    return document


def test_many_locks_are_judged_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    from podzem.world import map_ways

    asked: list[int] = []
    reached = map_ways.reached
    monkeypatch.setattr(map_ways, "reached", lambda *words: (asked.append(1), reached(*words))[1])
    assert faults_of(linked(hall(), 140)) == []
    assert len(asked) <= 2 * 140, "as often as there are keys, not as keys times locks"


def changed(levels: int, change: Callable[[int, Document], None]) -> list[str]:
    document = deepened(levels)
    for depth, level in enumerate(document["levels"], 1):
        change(depth, level)
    return [fault for fault in faults_of(document) if "map-" in fault]


def lock(_depth: int, level: Document) -> None:
    way = level["openings"][0]
    level["openings"] = [{**way, "id": f"{number}", "door": {"key": "k"}} for number in range(30)]


def divide(depth: int, level: Document) -> None:
    level["areas"] = [{"id": f"{depth}.{n}", "kind": "room", "rects": [[n, 0, 1, 1]]} for n in range(145)]


def pave(depth: int, level: Document) -> None:
    level["areas"] = [{"id": f"{depth}.{n}", "kind": "room", "rects": [[51 * n, 0, 50, 49]]} for n in range(4)]


@pytest.mark.parametrize(
    ("change", "levels", "fault"), [(lock, 6, "map-keys"), (divide, 6, "map-areas"), (pave, 10, "map-cells")]
)
def test_keys_areas_and_ground_of_the_whole_map_are_bounded(
    change: Callable[[int, Document], None], levels: int, fault: str
) -> None:
    assert changed(levels, change) == []
    assert changed(levels + 1, change) == [f"levels {fault}"]


def test_nothing_is_laid_out_of_a_map_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_words: object) -> None:
        raise AssertionError("a map that is too large was laid out")

    monkeypatch.setattr(map_places, "Plan", never)
    assert faults_of(hall(600)) != []
    with pytest.raises(AssertionError, match="laid out"):
        load_dungeon(json.dumps(hall()) + "\n")


def test_the_map_of_the_report_is_refused_at_once() -> None:
    """170 levels of 600 by 600 hs in 64 kB: it took 80 s and 8.3 GB."""
    levels = [{**hall(600)["levels"][0], "depth": depth} for depth in range(1, 171)]
    document = {**hall(), "levels": levels}
    assert len(json.dumps(document)) < 64_000
    assert faults_of(document)[0] == "levels at-most"


@pytest.mark.parametrize(("depths", "lattice"), [(9, 1), (2, 3)])
def test_the_largest_maps_of_the_generator_are_far_within(depths: int, lattice: int) -> None:
    def half(dungeon: Dungeon) -> bool:
        return len(dungeon.levels) * 2 <= MOST["levels"] and all(
            2 * sum(rect[2] * rect[3] for rect in area.rects) <= LARGEST_AREA
            for level in dungeon.levels
            for area in level.areas
        )

    made = generate(5, depths, 30, lattice)
    assert is_bounded(made, [])
    assert half(made)
    for name in ("proba", "zrazok"):
        assert check_dungeon(sample(name)) == []


def test_kept_grounds_are_bounded_in_number_and_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground, "_KEPT", {})
    levels = [load_dungeon(json.dumps(hall(40)) + "\n").levels[0] for _ in range(ground._MOST_KEPT + 5)]
    for level in levels:
        assert isinstance(ground_of(level), Ground)
    assert len(ground._KEPT) == ground._MOST_KEPT
    cells = len(ground_of(levels[-1]).raster.areas)
    monkeypatch.setattr(ground, "_MOST_CELLS_KEPT", 3 * cells)
    ground_of(levels[0])
    assert len(ground._KEPT) == 3
    assert ground_of(levels[0]) is ground_of(levels[0])
