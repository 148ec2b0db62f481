"""A naive second program: it has the words alone and draws on squared paper what they say.

It shares no code with the describer. The paper is a set of squares and what stands on their sides; its origin is where
the description begins.
"""

import re
from dataclasses import dataclass, field

STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
RIGHT = {"north": "east", "east": "south", "south": "west", "west": "north"}
BACK = {"north": "south", "east": "west", "south": "north", "west": "east"}
THING = (
    "a door|a double door|an archway|a grating|a secret door|stairs up|stairs down|an opening|a rockfall|a chasm|a fire"
)

Square = tuple[int, int]


def go(square: Square, way: str, count: int = 1) -> Square:
    return square[0] + STEP[way][0] * count, square[1] + STEP[way][1] * count


@dataclass
class Paper:
    """What was drawn: floor, and signs on sides of squares."""

    floor: set[Square] = field(default_factory=set)
    signs: dict[tuple[Square, str], str] = field(default_factory=dict)


def walls(text: str) -> list[tuple[str, int, list[tuple[str, int]]]]:
    """The legs of a clockwise description: where to, how many squares, and what is in the wall after how many."""
    legs = re.search(r"the wall goes (.*) back to", text)
    assert legs, text
    found = []
    for way, feet, notes in re.findall(r"(north|east|south|west) (\d+) feet((?: \([^)]*\))*)", legs[1]):
        things = [
            (thing, int(after or 0) // 10)
            for thing, after in re.findall(rf"\(({THING}) (?:after (\d+) feet|at the very start)\)", notes)
        ]
        assert len(things) == notes.count("("), notes
        found.append((way, int(feet) // 10, things))
    return found


def outlined(text: str, gap: int, towards: str) -> Paper:
    """A room from its walls: the pencil starts at the clockwise end of the entrance; floor is to its right."""
    corner = (0, 0)
    lines: set[tuple[Square, str]] = set()
    paper = Paper()
    for way, count, things in [*walls(text), (towards, gap, [])]:
        right = RIGHT[way]
        for n in range(count):
            # the square at the right hand of this piece of line, by its north-west corner
            x, y = go(corner, way, n)
            dx = {"north": 0, "east": 0, "south": -1, "west": -1}[way]
            dy = {"north": -1, "east": 0, "south": 0, "west": -1}[way]
            inside = (x + dx, y + dy)
            lines.add((inside, BACK[right]))
            for thing, after in things:
                if after == n:
                    paper.signs[(inside, BACK[right])] = thing
        corner = go(corner, way, count)
    assert corner == (0, 0), f"the walls do not close: {text}"
    edge = [square for square, _ in lines]
    while edge:
        square = edge.pop()
        if square in paper.floor:
            continue
        paper.floor.add(square)
        edge += [
            go(square, way) for way in STEP if (square, way) not in lines and (go(square, way), BACK[way]) not in lines
        ]
        assert len(paper.floor) < 2000, text
    return paper


def boxed(text: str) -> Paper:
    """A rectangular room with what its sentences tell of its walls; its north-west square is the origin."""
    size = re.match(r"The room runs (\d+) feet north to south and (\d+) feet east to west\.", text)
    assert size, text
    height, width = int(size[1]) // 10, int(size[2]) // 10
    paper = Paper({(x, y) for x in range(width) for y in range(height)})
    firsts = {"north": (0, 0), "east": (width - 1, 0), "south": (width - 1, height - 1), "west": (0, height - 1)}
    told = re.findall(
        rf"({THING}|The entrance is) in the (north|east|south|west) wall, "
        r"(?:(\d+) feet from|at) the (north|east|south|west) corner",
        text,
    )
    for thing, wall, feet, corner in told:
        assert corner == {"north": "west", "east": "north", "south": "east", "west": "south"}[wall], text
        square = go(firsts[wall], RIGHT[wall], int(feet or 0) // 10)
        paper.signs[(square, wall)] = "the entrance" if thing.startswith("The") else thing
    assert len(told) == text.count(" wall,"), text
    return paper


def walked(text: str) -> Paper:
    """A corridor; its first square on the left is the origin, its band lies to the right of that."""
    subject = re.match(r"An? (\d+)-foot corridor (.*)\.$", text)
    assert subject, text
    width, rest = int(subject[1]) // 10, subject[2]
    heading = re.search(r"(?:goes|continues) (north|east|south|west)", rest)
    paper, here = Paper(), 0
    way = heading[1] if heading else "east"
    left, right = BACK[RIGHT[way]], RIGHT[way]

    def side(word: str, step: int) -> tuple[Square, str]:
        return (go(go((0, 0), way, step), right, width - 1 if word == right else 0)), word

    for clause in re.split(
        r", | and (?=at once|goes|continues|branches|opens|passes|turns|narrows|widens|is lost)", rest
    ):
        leg = re.match(r"(?:goes|continues) \w+ (?:another )?(\d+) feet", clause)
        if leg:
            for n in range(int(leg[1]) // 10):
                for across in range(width):
                    paper.floor.add(go(go((0, 0), way, here + n), right, across))
            here += int(leg[1]) // 10
        elif "branches" in clause:
            for word, wide in re.findall(r"(north|east|south|west)(?: \((\d+) feet wide\))?", clause):
                for n in range(int(wide) // 10 if wide else width):
                    paper.signs[side(word, here + n)] = "a branch"
        elif "opens" in clause:
            for word in re.findall(r"north|east|south|west", clause):
                paper.signs[side(word, here)] = "a room"
        elif "passes" in clause:
            for thing, word in re.findall(rf"({THING}) in the (north|east|south|west) wall", clause):
                paper.signs[side(word, here)] = thing
        elif turn := re.match(r"(?:at once )?turns (north|east|south|west)(?: \((\d+) feet wide\))?", clause):
            paper.signs[side(turn[1], here)] = f"a turn of {int(turn[2]) // 10 if turn[2] else width}"
        else:
            paper.signs[(go((0, 0), way, here), "ahead")] = clause
    assert left != right
    return paper
