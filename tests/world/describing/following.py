"""The naive second program in a corridor: it knows where it stands and looks, has the words, and draws what they say.

It shares no code with the describer. It draws way by way, around every turn that the words follow, and says of each
stroke what it claims: floor here, this in that wall, so the way ends.
"""

import re
from dataclasses import dataclass, field

from tests.world.describing.redrawing import BACK, RIGHT, THING, Square, go

WAYS = "north|east|south|west"
CLAUSES = re.compile(r", | and (?=at once|goes|continues|branches|opens|passes|turns|narrows|widens|is lost)")


@dataclass
class Stretch:
    """One straight piece: its heading, its band from left to right, how far it was drawn, and how it ends."""

    heading: str
    band: list[Square]
    length: int = 0
    end: str = ""
    after: int = 0
    """The width that the end names: of a turn, of what it narrows or widens to; 0: none is named."""

    def square(self, step: int, across: int) -> Square:
        """A square of it, seen from its start."""
        return go(self.band[across], self.heading, step)

    def outer(self, side: str) -> int:
        """Which of the band lies at a side."""
        return len(self.band) - 1 if side == RIGHT[self.heading] else 0

    def floor(self) -> list[Square]:
        """All that was drawn of it."""
        return [self.square(step, across) for step in range(self.length) for across in range(len(self.band))]


@dataclass
class Drawing:
    """A corridor on paper."""

    stretches: list[Stretch]
    signs: dict[tuple[Square, str], str] = field(default_factory=dict)


def width_of(text: str) -> int:
    """The spoken width, in squares."""
    subject = re.match(r"An? (\d+)-foot corridor ", text)
    assert subject, text
    return int(subject[1]) // 10


def drawn_from(text: str, band: list[Square], heading: str) -> Drawing:
    """The corridor whose first band, from left to right, lies in these squares."""
    now = Stretch(heading, band)
    paper = Drawing([now])
    rest = re.sub(r"^An? \d+-foot corridor ", "", text).removesuffix(".")
    for clause in CLAUSES.split(rest):
        said = clause.removeprefix("at once ")
        assert now.end == "" or now.end.startswith("turns"), text
        if turn := re.match(rf"turns ({WAYS})(?: \((\d+) feet wide\))?$", said):
            now.end, now.after = said, int(turn[2]) // 10 if turn[2] else _width(now)
        elif now.end:
            now = _around(now, said)
            paper.stretches.append(now)
            _stroke(paper, now, said)
        else:
            _stroke(paper, now, said)
    return paper


def _width(now: Stretch) -> int:
    return len(now.band)


def _around(before: Stretch, said: str) -> Stretch:
    """Behind a corner: the corner itself is drawn anew, from its far side on, so wide as the passage."""
    way = re.match(rf"turns ({WAYS})", before.end)
    assert way, before.end
    assert re.match(rf"continues {way[1]} ", said), said
    far = before.outer(BACK[way[1]])
    squares = [before.square(before.length + n, far) for n in range(before.after)]
    return Stretch(way[1], squares if RIGHT[way[1]] == before.heading else squares[::-1])


def _stroke(paper: Drawing, now: Stretch, said: str) -> None:
    """One clause."""
    if leg := re.match(rf"(?:goes|continues) ({WAYS}) (?:another )?(\d+) feet$", said):
        assert leg[1] == now.heading, said
        now.length += int(leg[2]) // 10
    elif said.startswith("branches"):
        for word, wide in re.findall(rf"({WAYS})(?: \((\d+) feet wide\))?", said):
            for n in range(int(wide) // 10 if wide else _width(now)):
                paper.signs[(now.square(now.length + n, now.outer(word)), word)] = "a branch"
    elif said.startswith("opens"):
        for word in re.findall(WAYS, said):
            paper.signs[(now.square(now.length, now.outer(word)), word)] = "a room"
    elif said.startswith("passes"):
        told = re.findall(rf"({THING}) in the ({WAYS}) wall", said)
        assert len(told) == said.count(" wall"), said
        for thing, word in told:
            paper.signs[(now.square(now.length, now.outer(word)), word)] = thing
    elif change := re.match(r"(narrows|widens) to (\d+) feet$", said):
        now.end, now.after = change[1], int(change[2]) // 10
    else:
        now.end = re.sub(r"^(ending|ends) ", "", said)
