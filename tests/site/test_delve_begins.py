"""The sample map explored with another document's light, chances and clauses, by nobody of an expedition."""

import json
import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.site.shapes import OpeningView
from podzem.world.light import Radii
from tests.site.delving import LANTERN, TORCH, Delver

ROOT = Path(__file__).resolve().parents[2]


def scripted(*faces: int) -> Scribe:
    return Scribe(Scripted([(6, face) for face in faces]), listening=True)


def drawn(delver: Delver) -> str:
    return msgspec.json.encode(delver.view()).decode()


def ids(openings: Sequence[OpeningView]) -> set[str]:
    return {one.id for one in openings}


@pytest.mark.parametrize(("light", "last", "sees_door"), [(TORCH, 13, True), (LANTERN, 10, False)])
def test_a_light_shows_as_far_as_its_own_document_says(light: Radii, last: int, sees_door: bool) -> None:
    """From the middle of a square, at 4.5 hs: cells up to 9 hs on by torch (30 ft), up to 6 by lantern (20 ft)."""
    delver = Delver(scripted(), light)
    delver.go(1, 1, "P1")
    assert delver.columns(4) == (0, last)
    assert "D1" not in ids(delver.view().openings)
    delver.go(2, 1, "P1")
    assert delver.columns(4) == (0, min(last + 3, 14)), "the door at 15 hs is shut"
    assert ("D1" in ids(delver.view().openings)) is sees_door


def test_what_is_known_grows_and_stays() -> None:
    delver = Delver(scripted(), LANTERN)
    known = []
    for x in range(1, 4):
        delver.go(x, 1, "P1")
        known.append(sum(grade != "0" for row in delver.view().seen for grade in row))
    assert known == sorted(set(known)), "each square shows more, and nothing is forgotten"
    delver.light = Radii(0, 0, 0)
    delver.look()
    assert sum(grade != "0" for row in delver.view().seen for grade in row) == known[-1]
    assert {"O1", "O2", "D1"} <= ids(delver.view().openings)
    assert all(event.clause.startswith("delve.") for event in delver.scribe.events)
    assert {event.name for event in delver.scribe.events} >= {"saw_opening"}


@pytest.mark.parametrize(("faces", "opens"), [((3, 3), False), ((4, 3), True)])
def test_a_locked_door_is_forced_by_two_dice_and_a_level(faces: tuple[int, int], opens: bool) -> None:
    """СИЛ 14, АТЛЕТИКА 1, a crowbar: 2d6 + 3 against 10 (delve.trap.force)."""
    delver = Delver(scripted(*faces), TORCH, level=3)
    delver.go(4, 1, "P1")
    assert delver.force("D1") is opens
    (door,) = [one.door for one in delver.view().openings if one.id == "D1"]
    assert door is not None
    assert door.open is opens
    assert (delver.columns(4)[1] >= 15) is opens, "behind an open door lies the hall"
    assert [event.clause for event in delver.scribe.events if event.name == "force"] == ["delve.trap.force"] * 2


@pytest.mark.parametrize(
    ("faces", "found"), [((3, 2), ["K1"]), ((3, 3), ["K1"]), ((3, 4), ["K1", "SD1"]), ((2, 2), [])]
)
def test_one_roll_is_held_against_everything_hidden(faces: tuple[int, int], found: list[str]) -> None:
    """Cache КС 6, secret door КС 8, level +1 (delve.search.roll): with 3 and 3 the cache is found, the door is not."""
    delver = Delver(scripted(6, 6, *faces), TORCH, level=1)
    delver.go(4, 1, "P1")
    assert delver.force("D1")
    delver.go(8, 1, "R1")
    assert "SD1" not in drawn(delver)
    assert delver.search() == found
    view = delver.view()
    assert ("SD1" in ids(view.openings)) == ("SD1" in found)
    assert [item.kind for heap in view.heaps for item in heap.items] == (["gem", "item"] if "K1" in found else [])
    dice = [event for event in delver.scribe.events if event.name == "search"]
    assert [event.audience for event in dice] == [0, 0], "the judge alone sees them"


def without_the_hidden_room() -> str:
    text = files("podzem.world").joinpath("maps", "zrazok.json").read_text(encoding="utf-8")
    document = json.loads(text)
    first = document["levels"][0]
    for name, gone in (("areas", "H1"), ("openings", "SD1"), ("treasure", "C1"), ("secrets", "K1")):
        first[name] = [one for one in first[name] if one["id"] != gone]
    for encounter in first["encounters"]:
        encounter.pop("reveal", None)
    for feature in first["features"]:
        feature.pop("acts", None)
    return json.dumps(document, indent=1, ensure_ascii=False)


def test_what_is_hidden_changes_no_byte_until_it_is_found() -> None:
    shown = []
    for plan in ("zrazok", without_the_hidden_room()):
        delver = Delver(Scribe(Seeded(1)), TORCH, level=12, plan=plan)
        delver.go(4, 1, "P1")
        assert delver.force("D1")
        delver.go(8, 1, "R1")
        shown.append(drawn(delver))
    assert shown[0] == shown[1]


EXPLORES_ALONE = """
import sys
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from tests.site.delving import TORCH, Delver
delver = Delver(Scribe(Seeded(1)), TORCH, level=12)
delver.go(4, 1, "P1")
assert delver.force("D1")
delver.go(8, 1, "R1")
assert delver.search() == ["K1", "SD1"]
assert delver.view().openings
print(sorted(name for name in sys.modules if name.startswith(("podzem.systems", "podzem.expedition"))))
"""


def test_no_system_and_no_expedition_is_loaded_for_it() -> None:
    done = subprocess.run([sys.executable, "-c", EXPLORES_ALONE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr
