"""Corridors of every kind are described and drawn again from the words alone; every stroke is held against the map.

Crooked and wide ones, by a light and in full, from wherever one stands, around corners, with whatever ends them: in a
drawing of rectangles thrown on squared paper, and in drawn dungeons.
"""

import random
import re
from dataclasses import dataclass

import pytest

from podzem.site.plan import Plan
from podzem.world.describing.describe import Manner, describe_corridor
from podzem.world.describing.squares import OPEN, UNSEEN, WALL, Square, Squares, beyond, squares_of
from podzem.world.dungeon_map import Area
from podzem.world.points import opposite
from tests.world.describing import following
from tests.world.describing.drawn import drawn
from tests.world.describing.following import Drawing, Stretch
from tests.world.describing.redrawing import BACK, RIGHT, go

MAPS, FROM_EACH = 300, 10
SIDE = 14
KEY = {"north": "N", "east": "E", "south": "S", "west": "W"}
SAID = {
    "door": "a door",
    "double_door": "a double door",
    "arch": "an archway",
    "grate": "a grating",
    "secret_door": "a secret door",
    "stairs_up": "stairs up",
    "stairs_down": "stairs down",
    "rubble": "a rockfall",
    "chasm": "a chasm",
    "fire": "a fire",
}
KINDS = ("door", "double_door", "arch", "grate", "secret_door", "stairs_down")
GROUND = ("rubble", "chasm", "fire", "stairs_up")


def thrown(dice: random.Random) -> Squares:
    """Rectangles thrown on a sheet: passages of one or two squares' width, rooms, and what is between them."""
    area_of: dict[Square, str] = {}
    areas: dict[str, Area] = {}
    for number in range(dice.randint(4, 14)):
        is_room = dice.random() < 0.3
        short, long = (
            (dice.randint(2, 4), dice.randint(2, 4)) if is_room else (dice.choice((1, 1, 2, 3)), 3 + number % 7)
        )
        wide, high = (short, long) if dice.random() < 0.5 else (long, short)
        west, north = dice.randint(0, SIDE - wide), dice.randint(0, SIDE - high)
        name = f"{'R' if is_room else 'p'}{dice.choice((number, 0)) if not is_room else number}"
        for square in ((x, y) for x in range(west, west + wide) for y in range(north, north + high)):
            area_of.setdefault(square, name)
        kind = "room" if is_room else "passage"
        areas.setdefault(name, Area(name, kind, ((0, 0, 1, 1),), width=3 * short, lit=dice.random() < 0.25))
    edges: dict[tuple[Square, str], str] = {}
    for square in sorted(area_of):
        for side in ("E", "S"):
            other = beyond(square, side)
            kind = _between(dice, area_of[square], area_of.get(other))
            if kind:
                edges[square, side] = kind
                if other in area_of:
                    edges[other, opposite(side)] = kind
    ground = {square: dice.choice(GROUND) for square in sorted(area_of) if dice.random() < 0.02}
    return Squares(areas, area_of, edges, {}, features=ground)


def _between(dice: random.Random, one: str, other: str | None) -> str:
    """What is on a side: within an area seldom a wall, towards another often a way."""
    roll = dice.random()
    if one == other:
        return WALL if roll < 0.03 else ""
    if other is None:
        return dice.choice(KINDS) if roll < 0.06 else ""
    return OPEN if roll < 0.45 else dice.choice(KINDS) if roll < 0.6 else ""


# what was drawn, held against the map


@dataclass
class Map:
    """The true map, as somebody with a light sees it: none is in full."""

    squares: Squares
    radius: int | None

    def side(self, square: Square, way: str) -> str:
        """What a naive eye calls a side: a wall is nothing."""
        kind, ahead = self.squares.edge(square, KEY[way]), go(square, way)
        if kind in (WALL, UNSEEN):
            return ""
        if kind != OPEN:
            return SAID[kind]
        return "a room" if self.squares.is_room(ahead) else "a branch"

    def is_lit(self, now: Stretch, step: int) -> bool:
        """Whether the light shows a step of a corridor, or it has light of its own."""
        if self.radius is None or step < self.radius:
            return True
        return all(self.squares.is_lit(now.square(step, across)) for across in range(len(now.band)))


def fault(truth: Map, text: str, start: Square, heading: str) -> str:
    """Why the words cannot be drawn on the map from where one stands; empty: they can."""
    width = following.width_of(text)
    faults = []
    for offset in range(width):
        band = [go(start, BACK[RIGHT[heading]], offset - n) for n in range(width)]
        faults.append(_wrong_band(truth, band, heading) or _wrong(truth, following.drawn_from(text, band, heading)))
    return "" if "" in faults else " | ".join(faults)


def _wrong_band(truth: Map, band: list[Square], heading: str) -> str:
    squares, right = truth.squares, KEY[RIGHT[heading]]
    if len({squares.area_of.get(square) for square in band}) > 1:
        return "the band lies in two areas"
    return "" if all(squares.edge(square, right) == OPEN for square in band[:-1]) else "a wall runs along the band"


def _wrong(truth: Map, paper: Drawing) -> str:
    corners = [0, *(len(now.band) for now in paper.stretches)]
    for now, corner in zip(paper.stretches, corners, strict=False):
        wrong = _wrong_floor(truth, now) or _wrong_end(truth, now)
        if wrong:
            return wrong
        told = {place: sign for place, sign in paper.signs.items() if place[0] in now.floor()[corner * len(now.band) :]}
        if told != (wanted := _on_flanks(truth, now, corner)):
            return f"on the sides there are {wanted}, told is {told}"
    untrue = {place: sign for place, sign in paper.signs.items() if truth.side(*place) != sign}
    return f"{untrue} is not there" if untrue else ""


def _wrong_floor(truth: Map, now: Stretch) -> str:
    squares = truth.squares
    for square in now.floor():
        if square not in squares.area_of or squares.is_room(square) or square in squares.features:
            return f"{square} is no corridor"
    if not all(truth.is_lit(now, step) for step in range(now.length)):
        return "the light does not show so much"
    for step in range(now.length - 1):
        if OPEN not in [squares.edge(now.square(step, n), KEY[now.heading]) for n in range(len(now.band))]:
            return f"a wall stands behind step {step}"
    return ""


def _on_flanks(truth: Map, now: Stretch, corner: int) -> dict[tuple[Square, str], str]:
    """All that is on both sides of what was drawn; of a room into which it opens, the first side."""
    found = {}
    for side in (BACK[RIGHT[now.heading]], RIGHT[now.heading]):
        before = ""
        for step in range(now.length):
            square = now.square(step, now.outer(side))
            sign = truth.side(square, side)
            beside = f"{sign}{truth.squares.area_of.get(go(square, side))}" if sign in ("a room", "a branch") else ""
            if sign and step >= corner and not (sign == "a room" and beside == before):
                found[square, side] = sign
            before = beside
    return found


def _wrong_end(truth: Map, now: Stretch) -> str:
    if now.end.startswith("turns"):
        return _wrong_turn(truth, now)
    if now.end.startswith("in a fork"):
        return _wrong_fork(truth, now)
    ground = {SAID.get(truth.squares.features.get(now.square(now.length, n), ""), "") for n in range(len(now.band))}
    if not now.length:
        return "" if now.end.removeprefix("at ") in ground else f"{now.end} is not here"
    edges = [truth.squares.edge(now.square(now.length - 1, n), KEY[now.heading]) for n in range(len(now.band))]
    ahead = [now.square(now.length, n) for n, kind in enumerate(edges) if kind == OPEN]
    return "" if _is_so(truth, now, edges, ahead, ground) else f"{now.end}: ahead there is {edges}, {ground}"


def _is_so(truth: Map, now: Stretch, edges: list[str], ahead: list[Square], ground: set[str]) -> bool:
    squares = truth.squares
    if now.end == "in a dead end":
        return set(edges) == {WALL}
    if now.end == "at the entrance to a room":
        return any(squares.is_room(square) for square in ahead)
    if now.end == "is lost in darkness":
        return truth.radius is not None and now.length >= truth.radius and not all(map(squares.is_lit, ahead))
    if now.end == "":  # around corners, back to what was drawn before
        return bool(ahead)
    if now.end in ("narrows", "widens"):
        fewer = len(ahead) == now.after < len(now.band)
        return bool(ahead) and (fewer or now.after in {squares.width(square) for square in ahead})
    return now.end.removeprefix("at ") in {SAID.get(kind, "") for kind in edges} | (ground if ahead else set())


def _wrong_turn(truth: Map, now: Stretch) -> str:
    way = re.match(rf"turns ({following.WAYS})", now.end)
    assert way
    mouth = [now.square(now.length + n, now.outer(way[1])) for n in range(now.after)]
    if any(truth.side(square, way[1]) != "a branch" for square in mouth):
        return f"no mouth at {mouth}"
    last = [now.square(now.length + now.after - 1, n) for n in range(len(now.band))]
    return "" if not any(truth.side(square, now.heading) for square in last) else f"it goes on behind {last}"


def _wrong_fork(truth: Map, now: Stretch) -> str:
    ways = [BACK[RIGHT[now.heading]], RIGHT[now.heading]]
    if sorted(re.findall(following.WAYS, now.end)) != sorted(ways):
        return "it forks elsewhere"
    open_to = [truth.side(now.square(now.length, now.outer(way)), way) for way in ways]
    return "" if open_to == ["a branch", "a branch"] else f"the fork opens to {open_to}"


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__wherever_one_stands_the_words_can_be_drawn_and_nothing_is_left_out() -> None:
    dice, ends = random.Random(21), set()
    for _ in range(MAPS):
        squares = thrown(dice)
        passages = [square for square in sorted(squares.area_of) if not squares.is_room(square)]
        for _ in range(FROM_EACH if passages else 0):
            start, heading, radius = dice.choice(passages), dice.choice(sorted(KEY)), dice.choice((None, None, 1, 2, 3))
            follow = dice.random() < 0.5
            text = describe_corridor(squares, start, KEY[heading], Manner("en", radius, follow))
            assert not (wrong := fault(Map(squares, radius), text, start, heading)), f"{text}\n{wrong}"
            ends |= {
                clause
                for clause in ("turns", "narrows", "widens", "fork", "dead end", "room", "lost")
                if clause in text
            }
    assert len(ends) == 7


@pytest.mark.clause("delve.map.corridor")
@pytest.mark.parametrize("seed", range(3))
def test_delve_map_corridor__so_can_those_of_drawn_dungeons(seed: int) -> None:
    """With the hidden doors found, and before."""
    for level in Plan("random", 2, 8 + 6 * seed).dungeon(seed).levels:
        for found in ((), tuple(one.id for one in level.openings if one.is_hidden)):
            squares = squares_of(level, found)
            for n, start in enumerate(square for square in sorted(squares.area_of) if not squares.is_room(square)):
                heading, radius = sorted(KEY)[n % 4], (None, 2, 3)[n % 3]
                text = describe_corridor(squares, start, KEY[heading], Manner("en", radius, n % 2 == 0))
                assert not (wrong := fault(Map(squares, radius), text, start, heading)), f"{text}\n{wrong}"
                assert found or "secret" not in text


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__a_turn_is_told_where_it_is_after_all_that_lies_before_its_end() -> None:
    squares = drawn(["aaa", ".bb"], ["1,0 S open", "2,0 S open", "2,0 N door"])
    assert describe_corridor(squares, (0, 0), "E", Manner("en")) == (
        "A 10-foot corridor goes east 10 feet, branches south, continues east another 10 feet, "
        "passes a door in the north wall and turns south."
    )


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__beyond_a_turn_the_way_is_as_wide_as_its_mouth_was_told() -> None:
    squares = drawn(["aa", "aa", ".a", ".Z"], ["1,2 S door"])
    assert describe_corridor(squares, (0, 0), "E", Manner("en", follow_turns=True)) == (
        "A 10-foot corridor at once turns south (20 feet wide), continues south 20 feet and narrows to 10 feet."
    )
    wider = drawn(["aa", "bb", "bb"], ["1,0 S open"], {"b": 2})
    told = describe_corridor(wider, (0, 0), "E", Manner("en", follow_turns=True))
    assert told == "A 10-foot corridor goes east 10 feet and turns south."  # how wide it is was not told
