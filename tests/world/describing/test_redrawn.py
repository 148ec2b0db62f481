"""Thousands of random rooms and corridors are described, and a second program draws them again from the words alone."""

import random
import re

import pytest

from podzem.core.words import LANGUAGES
from podzem.world.describing.describe import Manner, describe_corridor, describe_room
from podzem.world.describing.squares import Square, Squares, beyond, left_of, right_of
from podzem.world.dungeon_map import Area
from podzem.world.points import DIRECTIONS, opposite
from tests.world.describing import redrawing
from tests.world.describing.redrawing import Paper

ROOMS = 2000
CORRIDORS = 1500
WORD = {"N": "north", "E": "east", "S": "south", "W": "west"}
SAID = {
    "door": "a door",
    "double_door": "a double door",
    "arch": "an archway",
    "grate": "a grating",
    "secret_door": "a secret door",
    "stairs_down": "stairs down",
    "open": "an opening",
}


def area(name: str, width: int = 1) -> Area:
    return Area(name, "room" if name.isupper() else "passage", ((0, 0, 1, 1),), width=3 * width)


def grown(dice: random.Random) -> set[Square]:
    """A room without holes, grown square by square or cut as a rectangle."""
    if dice.random() < 0.4:
        return {(x, y) for x in range(dice.randint(1, 8)) for y in range(dice.randint(1, 1) + dice.randint(0, 6))}
    room: set[Square] = {(0, 0)}
    for _ in range(dice.randint(1, 30)):
        square = dice.choice(sorted(room))
        room.add(beyond(square, dice.choice(DIRECTIONS)))
    return filled(room)


def filled(room: set[Square]) -> set[Square]:
    """With everything that it encloses, corners included, so that its outline is one line."""
    xs, ys = [x for x, _ in room], [y for _, y in room]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    outside, edge = set(), [(min(xs) - 1, min(ys) - 1)]
    while edge:
        square = edge.pop()
        if square in outside or square not in box or square in room:
            continue
        outside.add(square)
        edge += [beyond(square, side) for side in DIRECTIONS]
    return box - outside


def riddled(dice: random.Random) -> set[Square]:
    """A room with whatever holes come about: pillars, yards, and such as touch the rock outside by a corner."""
    room = {(x, y) for x in range(dice.randint(3, 8)) for y in range(8)} if dice.random() < 0.5 else filled(grown(dice))
    for square in dice.sample(sorted(room), len(room) // 4):
        rest = room - {square}
        if rest and joined_up(next(iter(rest)), rest) == rest:
            room = rest
    return room


def joined_up(start: Square, squares: set[Square]) -> set[Square]:
    """All that can be come to from a square without leaving these."""
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for side in DIRECTIONS:
            if (other := beyond(here, side)) in squares and other not in found:
                found.add(other)
                edge.append(other)
    return found


def holes_in(room: set[Square]) -> list[set[Square]]:
    """The rock that a room encloses, piece by piece; what touches the outside by a corner is not enclosed."""
    xs, ys = [x for x, _ in room], [y for _, y in room]
    rock = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)} - room
    edge = [(min(xs) - 1, min(ys) - 1)]
    while edge:
        x, y = edge.pop()
        if (x, y) in rock:
            rock.remove((x, y))
            edge += [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    pieces = []
    while rock:
        pieces.append(joined_up(min(rock), rock))
        rock -= pieces[-1]
    return pieces


def with_exits(
    room: set[Square], dice: random.Random, holes: frozenset[Square] | set[Square] = frozenset()
) -> tuple[Squares, tuple[Square, str]]:
    """The room with some openings in its outer sides; through one of them one comes in."""
    sides = [
        (square, side) for square in sorted(room) for side in DIRECTIONS if beyond(square, side) not in room | holes
    ]
    chosen = dice.sample(sides, min(len(sides), dice.randint(1, 5)))
    edges = {edge: dice.choice(sorted(SAID)) for edge in chosen}
    area_of = dict.fromkeys(room, "C")
    return Squares({"C": area("C")}, area_of, edges, {}), chosen[0]


def signs_of(
    squares: Squares, entrance: tuple[Square, str], merged: set[tuple[Square, str]]
) -> dict[tuple[Square, str], str]:
    """The openings as a drawing has them: of sides that are one opening the first in clockwise sense."""
    found = {}
    for (square, side), kind in squares.edges.items():
        before = beyond(square, opposite(right_of(side))), side
        is_later = squares.edges.get(before) == kind and kind in ("open", "arch", "double_door", "grate")
        if not is_later and (square, side) not in merged:
            found[(square, WORD[side])] = SAID[kind]
    assert entrance in squares.edges
    return found


def opening_of(squares: Squares, edge: tuple[Square, str]) -> list[tuple[Square, str]]:
    """The sides of one opening, first in clockwise sense first."""
    kind, along = squares.edges[edge], right_of(edge[1])
    if kind not in ("open", "arch", "double_door", "grate"):
        return [edge]
    sides = [edge]
    while squares.edges.get((beyond(sides[0][0], opposite(along)), edge[1])) == kind:
        sides.insert(0, (beyond(sides[0][0], opposite(along)), edge[1]))
    while squares.edges.get((beyond(sides[-1][0], along), edge[1])) == kind:
        sides.append((beyond(sides[-1][0], along), edge[1]))
    return sides


def moved(paper: Paper, by: Square) -> Paper:
    """The same drawing elsewhere on the sheet."""
    return Paper(
        {(x + by[0], y + by[1]) for x, y in paper.floor},
        {((x + by[0], y + by[1]), side): sign for ((x, y), side), sign in paper.signs.items()},
    )


def start_of_pencil(edge: tuple[Square, str]) -> Square:
    """The corner of the grid at the clockwise end of a side."""
    (x, y), side = edge
    return {"N": (x + 1, y), "E": (x + 1, y + 1), "S": (x, y + 1), "W": (x, y)}[side]


@pytest.mark.clause("delve.map.complex")
@pytest.mark.clause("delve.map.rect")
def test_delve_map_complex__every_room_is_drawn_again_from_its_words() -> None:
    dice, complex_ones = random.Random(15), 0
    for _ in range(ROOMS):
        room = grown(dice)
        squares, entrance = with_exits(room, dice)
        text = describe_room(squares, "C", entrance, Manner("en"))
        opening = opening_of(squares, entrance)
        wanted = signs_of(squares, entrance, set(opening))
        if text.startswith("The room has a complex shape"):
            complex_ones += 1
            paper = redrawing.outlined(text, len(opening), WORD[right_of(entrance[1])])
            paper = moved(paper, start_of_pencil(opening[-1]))
        else:
            west, north = min(x for x, _ in room), min(y for _, y in room)
            paper = moved(redrawing.boxed(text), (west, north))
            assert paper.signs.pop((opening[0][0], WORD[entrance[1]])) == "the entrance", text
        assert paper.floor == room, text
        assert paper.signs == wanted, text
    assert complex_ones > ROOMS // 3


@pytest.mark.clause("delve.map.complex")
@pytest.mark.clause("delve.map.rect")
def test_delve_map_rect__what_a_room_encloses_is_told_once_and_what_its_outline_walks_is_no_block() -> None:
    """Rooms with holes: by their words with the holes filled, and a sentence for each hole with its extents."""
    dice, holed, cornered = random.Random(19), 0, 0
    for _ in range(1000):
        room = riddled(dice)
        holes = holes_in(room)
        solid = room.union(*holes)
        squares, entrance = with_exits(room, dice, solid - room)
        text = describe_room(squares, "C", entrance, Manner("en"))
        opening = opening_of(squares, entrance)
        if text.startswith("The room has a complex shape"):
            paper = redrawing.outlined(text, len(opening), WORD[right_of(entrance[1])])
            paper = moved(paper, start_of_pencil(opening[-1]))
        else:
            paper = moved(redrawing.boxed(text), (min(x for x, _ in room), min(y for _, y in room)))
            del paper.signs[(opening[0][0], WORD[entrance[1]])]
        assert paper.floor == solid, text
        assert paper.signs == signs_of(squares, entrance, set(opening)), text
        told = re.findall(r"block of stone: (\d+) feet north to south and (\d+) feet east to west", text)
        sizes = [(breadth([y for _, y in hole]), breadth([x for x, _ in hole])) for hole in holes]
        assert sorted((int(ns) // 10, int(ew) // 10) for ns, ew in told) == sorted(sizes), text
        holed += bool(holes)
        cornered += filled(room) != solid
    assert holed > 50
    assert cornered > 10


def breadth(lines: list[int]) -> int:
    return max(lines) - min(lines) + 1


@pytest.mark.clause("delve.map.complex")
def test_delve_map_complex__lengths_to_and_fro_are_equal() -> None:
    dice = random.Random(16)
    for _ in range(500):
        squares, _ = with_exits(grown(dice), dice)
        text = describe_room(squares, "C", None, Manner("en"))
        if text.startswith("The room has a complex shape"):
            sums = dict.fromkeys(redrawing.STEP, 0)
            for way, count, _ in redrawing.walls(text):
                sums[way] += count
            assert sums["east"] == sums["west"], text
            assert sums["north"] == sums["south"], text


def dug(dice: random.Random) -> tuple[Squares, Square, str]:
    """A straight corridor with doors and ways at its sides and something at its end."""
    heading, width, length = dice.choice(DIRECTIONS), dice.choice((1, 1, 1, 2, 3)), dice.randint(1, 9)
    left, right = left_of(heading), right_of(heading)
    area_of: dict[Square, str] = {}
    edges: dict[tuple[Square, str], str] = {}
    areas = {"a": area("a", width)}

    def at(step: int, across: int) -> Square:
        square = (0, 0)
        for _ in range(step):
            square = beyond(square, heading)
        for _ in range(across):
            square = beyond(square, right)
        return square

    def joined(square: Square, side: str, kind: str) -> None:
        edges[(square, side)] = kind
        edges[(beyond(square, side), opposite(side))] = kind

    for step in range(length):
        for across in range(width):
            area_of[at(step, across)] = "a"
    for side, across in ((left, 0), (right, width - 1)):
        step = 0
        while step < length:
            roll = dice.random()
            if roll < 0.25:
                joined(at(step, across), side, dice.choice(("door", "arch", "grate", "stairs_down")))
            elif roll < 0.45:
                name = f"{'R' if dice.random() < 0.4 else 'b'}{side}{step}"
                name = name.upper() if name[0] == "R" else name.lower()
                count = min(dice.randint(1, 3), length - step)
                areas[name] = area(name, count)
                for n in range(count):
                    area_of[beyond(at(step + n, across), side)] = name
                    joined(at(step + n, across), side, "open")
                step += count
            step += 1
    if dice.random() < 0.4:
        joined(at(length - 1, dice.randrange(width)), heading, dice.choice(("door", "arch", "double_door", "grate")))
    return Squares(areas, area_of, edges, {}), (0, 0), heading


@pytest.mark.clause("delve.map.corridor")
def test_delve_map_corridor__every_corridor_is_drawn_again_from_its_words() -> None:
    dice = random.Random(17)
    for _ in range(CORRIDORS):
        squares, start, heading = dug(dice)
        text = describe_corridor(squares, start, heading, Manner("en"))
        if f" {WORD[heading]} " not in text:
            continue  # it turns or forks before its first leg: nothing says which way one looks
        paper = redrawing.walked(text)
        told = set(paper.signs.values())
        bent = [sign for sign in told if sign.startswith("a turn") or "fork" in sign]
        floor = {square for square, name in squares.area_of.items() if name == "a"}
        assert paper.floor <= floor, text
        if not bent:
            assert paper.floor == floor, text
        for (square, side), sign in paper.signs.items():
            if side == "ahead" or sign.startswith("a turn"):
                continue
            kind = squares.edge(square, {word: key for key, word in WORD.items()}[side])
            said = (
                SAID[kind]
                if kind != "open"
                else "a room"
                if squares.is_room(beyond(square, side[0].upper()))
                else "a branch"
            )
            assert sign == said, text
        on_sides = sum(
            1 for (square, side) in squares.edges if square in floor and side in (left_of(heading), right_of(heading))
        )
        assert len(paper.signs) <= on_sides + 1, text


@pytest.mark.clause("delve.map.patterns")
def test_delve_map_patterns__four_languages_tell_the_same_numbers() -> None:
    dice = random.Random(18)
    for _ in range(200):
        squares, entrance = with_exits(grown(dice), dice)
        way = dug(dice)
        for tell in (
            lambda language, it=squares, by=entrance: describe_room(it, "C", by, Manner(language)),
            lambda language, it=way: describe_corridor(it[0], it[1], it[2], Manner(language)),
        ):
            numbers = {tuple(re.findall(r"\d+", tell(language))) for language in LANGUAGES}
            assert len(numbers) == 1, tell("en")
