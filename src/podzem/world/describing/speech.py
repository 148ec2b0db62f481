"""What is told of corridors and rooms, as sentences of one language (delve.map.patterns, delve.map.examples)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final

from podzem.core.words import Words
from podzem.world.describing.corridor import (
    BRANCH,
    DARK,
    DEAD_END,
    FEATURE,
    FORK,
    NARROW,
    PASS,
    ROOM,
    SIDE,
    TURN,
    WIDEN,
    Met,
    Way,
)
from podzem.world.describing.room import ComplexTold, DimTold, ExitTold, Extent, Leg, RectTold, RoomTold
from podzem.world.points import DIRECTIONS

FEET: Final = 10
"""To a square (delve.map.squares)."""
VOWELS: Final = frozenset("аеєиіїоуюяёыэъaeiouy")
KINDS: Final = (BRANCH, SIDE, PASS)
"""The order in which what is met at one step is told."""


@cache
def speech_of(language: str) -> Speech:
    """The sentences of a language."""
    return Speech(Words(language, ["podzem.world.describing"]))


class Speech:
    """One language's sentences for corridors and rooms."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def corridor(self, way: Way) -> str:
        """A corridor up to the point of change, and on beyond its turns as far as they were followed."""
        told = _Told([], way.width)
        end = self._along(way, told)
        width = str(FEET * way.width)
        subject = self._words.say("corridor", feet=width, an="yes" if width.startswith("8") else "no")
        sentence = f"{subject} {self._joined(told.predicates)}".rstrip()
        if not end:
            return f"{sentence}."
        return f"{sentence}, {end}." if told.predicates else f"{sentence} {end}."

    def room(self, room: RoomTold) -> str:
        """A room with its entrance, its exits and what it encloses."""
        match room:
            case DimTold():
                return self._words.say("dim", ns=_feet(room.ns), ew=_feet(room.ew))
            case ComplexTold():
                return self._by_walls(room)
            case RectTold():
                return self._by_extents(room)

    def _along(self, way: Way, told: _Told) -> str:
        """Add the predicates of a way; the clause that ends it, empty where a predicate does."""
        before = -way.from_corner
        for step, met in groupby(sorted(way.met, key=lambda each: each.step), key=lambda each: each.step):
            self._leg(way, step - before, told)
            before = step
            self._met(list(met), told)
        self._leg(way, way.terminal.squares - before, told)
        return self._end(way, told)

    def _leg(self, way: Way, squares: int, told: _Told) -> None:
        if squares <= 0:
            return
        message = "go-on" if told.has_leg else "go-on-first" if told.predicates else "go"
        told.predicates.append(self._words.say(message, way=self._way(way.heading), feet=_feet(squares)))
        told.has_leg = True

    def _met(self, met: list[Met], told: _Told) -> None:
        for kind in KINDS:
            some = sorted((each for each in met if each.kind == kind), key=lambda each: DIRECTIONS.index(each.side))
            if some:
                told.predicates.append(self._event(kind, some, told))

    def _event(self, kind: str, some: list[Met], told: _Told) -> str:
        if kind == PASS:
            passed = self._joined([self._in_wall(f"passed-{each.thing}", each.side) for each in some])
            what = self._words.say("pass", things=passed)
            return what if told.has_leg else self._words.say("at-once", what=what)
        ways = self._joined([self._way(each.side) + self._width(each.width, told.width) for each in some])
        return self._words.say(kind if told.has_leg else f"{kind}-at-once", ways=ways)

    def _end(self, way: Way, told: _Told) -> str:
        end, words = way.terminal, self._words
        match end.kind:
            case _ if end.kind == TURN:
                turn = words.say("turn", way=self._way(end.sides[0])) + self._width(end.width, told.width)
                told.predicates.append(turn if told.has_leg else words.say("at-once", what=turn))
                if way.onward is None:
                    return ""
                told.width = end.width
                return self._along(way.onward, told)
            case _ if end.kind in (NARROW, WIDEN):
                told.predicates.append(words.say(end.kind, feet=_feet(end.width)))
            case _ if end.kind == DARK:
                told.predicates.append(words.say("dark"))
            case _ if end.kind == FEATURE:
                return words.say("ending" if told.predicates else "ends", thing=words.say(f"end-{end.thing}"))
            case _ if end.kind == FORK:
                sides = sorted(end.sides, key=DIRECTIONS.index)
                ways = self._joined([self._way(side) for side in sides])
                return words.say("forking" if told.predicates else "forks", ways=ways)
            case _ if end.kind == DEAD_END:
                return words.say("dead-end")
            case _ if end.kind == ROOM:
                return words.say("room-ahead")
        return ""

    def _width(self, width: int, spoken: int) -> str:
        """A note in brackets where the width is another than the corridor's."""
        return f" {self._words.say('width', feet=_feet(width))}" if width not in (0, spoken) else ""

    def _by_extents(self, room: RectTold) -> str:
        words = self._words
        if room.is_round:
            first = words.say("round", ns=self._extent("across", room.ns))
        else:
            first = words.say("rect", ns=self._extent("extent", room.ns), ew=self._extent("extent", room.ew))
        told = [first]
        if room.entrance is not None:
            told.append(self._entrance(room.entrance))
        return " ".join([*told, self._exits(room.exits), *self._blocks(room)])

    def _extent(self, message: str, extent: Extent) -> str:
        return self._words.say(f"{message}-at-least" if extent.at_least else message, feet=_feet(extent.squares))

    def _by_walls(self, room: ComplexTold) -> str:
        message = "walls" if room.from_entrance else "walls-from-corner"
        legs = self._joined([self._wall_leg(leg) for leg in room.legs])
        told = [self._words.say(message, legs=legs)]
        if room.exits:
            told.append(self._exits(room.exits))
        return " ".join([*told, *self._blocks(room)])

    def _wall_leg(self, leg: Leg) -> str:
        notes = [
            self._words.say("exit-in-leg", thing=self._words.say(f"thing-{kind}"), feet=_feet(squares))
            if squares
            else self._words.say("exit-at-start", thing=self._words.say(f"thing-{kind}"))
            for kind, squares in leg.exits
        ]
        return " ".join([self._words.say("leg", way=self._way(leg.heading), feet=_feet(leg.squares)), *notes])

    def _blocks(self, room: RectTold | ComplexTold) -> list[str]:
        return [self._words.say("block", ns=_feet(block.ns), ew=_feet(block.ew)) for block in room.blocks]

    def _entrance(self, entrance: ExitTold) -> str:
        if not entrance.corner:
            return self._words.say("entrance-wall", wall=self._words.say(f"wall-{entrance.wall}"))
        return self._words.say("entrance", wall=self._words.say(f"wall-{entrance.wall}"), off=self._off(entrance))

    def _exits(self, exits: Sequence[ExitTold]) -> str:
        if not exits:
            return self._words.say("no-exit")
        return self._words.say("exits", exits="; ".join(self._exit(each) for each in exits))

    def _exit(self, found: ExitTold) -> str:
        where = self._in_wall(f"thing-{found.kind}", found.wall)
        return f"{where}, {self._off(found)}" if found.corner else where

    def _off(self, found: ExitTold) -> str:
        corner = self._words.say(f"corner-{found.corner}")
        if not found.squares:
            return self._words.say("off-corner", corner=corner)
        return self._words.say("off", feet=_feet(found.squares), corner=corner)

    def _in_wall(self, thing: str, side: str) -> str:
        """A thing and the wall in which it is; the small word between them may hang on the sound before it."""
        said = self._words.say(thing)
        return f"{said} {self._words.say(f'wall-{side}' + _after(said))}"

    def _way(self, side: str) -> str:
        return self._words.say(f"way-{side}")

    def _joined(self, parts: Sequence[str]) -> str:
        """With commas, the last with «and»."""
        if len(parts) < 2:
            return "".join(parts)
        head = ", ".join(parts[:-1])
        return f"{head} {self._words.say('and' + _after(head))} {parts[-1]}"


@dataclass
class _Told:
    """What was said of a corridor so far."""

    predicates: list[str]
    width: int
    """As it was spoken last, in squares: that of the corridor, then of the passage behind a turn."""
    has_leg: bool = False


def _feet(squares: int) -> str:
    return str(FEET * squares)


def _after(text: str) -> str:
    """Which form of a small word follows: its last letter decides, notes in brackets passed over."""
    while text.endswith(")"):
        text = text[: text.rindex("(")].rstrip()
    return "-after-vowel" if text[-1:].lower() in VOWELS else ""
