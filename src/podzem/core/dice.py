"""Dice are one primitive, `face(sides)`: seeded, scripted, recorded, entered, committed, fanned."""

from __future__ import annotations

import hashlib
import hmac
from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.errors import BadScript, Diverged, FaceNeeded

WORD: Final = 0xFFFFFFFF


class Dice:
    """Whatever gives faces. A source that `fans` answers whole questions by weighted branches instead."""

    def __init__(self) -> None:
        self.fans: bool = False
        self.groups: bool = False
        """Whether faces that come to the same are one branch: the state then is one of several that go on alike."""

    def face(self, sides: i64) -> i64:
        """A face from 1 to `sides`."""
        raise NotImplementedError

    def branch(self, weights: vec[i64]) -> i64:
        """An index drawn with these whole-number weights; in play one die with as many sides as their sum."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.face(total)
        chosen: i64 = 0
        while left > weights[chosen]:
            left -= weights[chosen]
            chosen += 1
        return chosen

    def fan(self, ways: list[int]) -> i64:
        """An index drawn with exact weights of any size; only sources that `fans` are asked."""
        raise NotImplementedError

    def foretell(self, ways: list[int], faces: list[list[int]]) -> None:
        """The next dice fall like one of these runs of faces, by weight; only sources that `groups` are asked."""
        raise NotImplementedError

    def retell(self) -> bool:
        """Whether the next dice were foretold when this way was begun, and so need not be again."""
        return False

    def hidden(self, sides: i64) -> i64:
        """The face of a die that falls in secret; no person is asked for it, for the question would tell."""
        return self.face(sides)

    def mark(self) -> i64:
        """A place to come back to when a step fails in the middle."""
        return 0

    def restore(self, mark: i64) -> None:
        """Go back to a mark; faces given since then will be given again."""


@final
class Seeded(Dice):
    """A small fast generator (four 32-bit words, 128 bits of state), the same compiled and interpreted."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        super().__init__()
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = stream & WORD
        self._counter: i64 = 1
        for _ in range(16):
            self.face(1)

    def face(self, sides: i64) -> i64:
        """The high word of a product; what would make faces uneven is drawn again.

        The generator's step stands here and not in a function of its own: playouts live by it.
        """
        while True:
            a, b, c, counter = self._a, self._b, self._c, self._counter
            word: i64 = (a + b + counter) & WORD
            self._counter = (counter + 1) & WORD
            self._a = b ^ (b >> 9)
            self._b = (c + (c << 3)) & WORD
            self._c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
            product = word * sides
            low = product & WORD
            if low >= sides or low >= (WORD + 1) % sides:
                return (product >> 32) + 1


@final
class Committed(Dice):
    """Verifiable dice: faces follow from a secret seed whose hash is published before play."""

    def __init__(self, seed: bytes, used: i64 = 0) -> None:
        super().__init__()
        self._seed = seed
        self.used: i64 = used
        """How many words of the seed's stream were drawn."""

    @property
    def commitment(self) -> str:
        """What is published before play."""
        return hashlib.sha256(self._seed).hexdigest()

    def _word(self) -> int:
        block, offset = divmod(int(self.used), 8)
        digest = hmac.new(self._seed, str(block).encode(), hashlib.sha256).digest()
        self.used += 1
        return int.from_bytes(digest[4 * offset : 4 * offset + 4], "big")

    def face(self, sides: i64) -> i64:
        wide = int(sides)
        limit = (WORD + 1) // wide * wide
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % wide + 1

    def mark(self) -> i64:
        return self.used

    def restore(self, mark: i64) -> None:
        self.used = mark


@final
class Scripted(Dice):
    """Faces written down beforehand as (sides, face); wrong sides, too few or too many are errors."""

    def __init__(self, faces: list[tuple[int, int]]) -> None:
        super().__init__()
        for number, (sides, face) in enumerate(faces, 1):
            if not 1 <= face <= sides:
                raise BadScript(f"die {number} of the script shows {face}, but has only {sides} sides")
        self._faces = faces
        self._next: i64 = 0

    def face(self, sides: i64) -> i64:
        number = self._next + 1
        if self._next >= len(self._faces):
            raise BadScript(f"too few dice: the rule asks for die {number}, a d{sides}; the script has ended")
        written, face = self._faces[self._next]
        if written != sides:
            raise BadScript(f"wrong sides: die {number} of the script is a d{written}, the rule asks for a d{sides}")
        self._next += 1
        return face

    def mark(self) -> i64:
        return self._next

    def restore(self, mark: i64) -> None:
        self._next = mark

    def finish(self) -> None:
        """Complain about dice that nobody asked for."""
        left = len(self._faces) - self._next
        if left:
            raise BadScript(f"too many dice: {left} of {len(self._faces)} were not asked for")


@final
class Recorded(Dice):
    """The faces of a journal, given back in replay."""

    def __init__(self, faces: list[tuple[int, int]]) -> None:
        super().__init__()
        self._faces = faces
        self._next: i64 = 0

    def face(self, sides: i64) -> i64:
        if self._next >= len(self._faces):
            raise Diverged(f"the rule asks for a d{sides} that the journal does not have")
        written, face = self._faces[self._next]
        if written != sides or not 1 <= face <= sides:
            raise Diverged(f"the journal has {face} of a d{written} where the rule asks for a d{sides}")
        self._next += 1
        return face

    def finish(self) -> None:
        """Complain about faces the rule did not ask for."""
        if self._next != len(self._faces):
            raise Diverged(f"the journal has {len(self._faces) - self._next} dice that the rule does not ask for")


@final
class Entered(Dice):
    """Real dice on the table: open dice of these sides are told by a person, all others come from a hidden source.

    A step is run again from its beginning for each face that was missing; the hidden faces stay what they were.
    """

    def __init__(self, sides: int, others: Dice) -> None:
        super().__init__()
        self._sides = sides
        self._others = others
        self._told: list[int] = []
        self._hidden: list[int] = []
        self._next_told: i64 = 0
        self._next_hidden: i64 = 0
        self.alone: bool = False
        """Whether nobody is there any more to be asked: what was not told falls by itself."""

    def enter(self, face: int) -> None:
        """The face of the die that was asked for."""
        if not 1 <= face <= self._sides:
            raise BadScript(f"{face} was entered for a d{self._sides}: 1 to {self._sides} was expected")
        self._told.append(face)

    def hidden(self, sides: i64) -> i64:
        if self._next_hidden == len(self._hidden):
            self._hidden.append(self._others.face(sides))
        self._next_hidden += 1
        return self._hidden[self._next_hidden - 1]

    def face(self, sides: i64) -> i64:
        if sides != self._sides:
            return self.hidden(sides)
        if self._next_told == len(self._told):
            if not self.alone:
                raise FaceNeeded(self._sides)
            self._told.append(self._others.face(sides))
        self._next_told += 1
        return self._told[self._next_told - 1]

    @property
    def fell(self) -> tuple[list[int], list[int]]:
        """The faces so far: those that a person told, and those that fell unseen."""
        return self._told[:], self._hidden[:]

    def keep(self, told: list[int], unseen: list[int]) -> None:
        """Take up again what fell before."""
        self._told, self._hidden = told[:], unseen[:]

    def forget(self) -> None:
        """What was told, and what fell beside it, is for no step any more."""
        self._told, self._hidden = [], []
        self._next_told = self._next_hidden = 0

    def mark(self) -> i64:
        self._told = self._told[self._next_told :]
        self._hidden = self._hidden[self._next_hidden :]
        self._next_told = self._next_hidden = 0
        return 0

    def restore(self, mark: i64) -> None:
        self._next_told = self._next_hidden = mark


@final
class Recording(Dice):
    """Passes faces on from another source and keeps them."""

    def __init__(self, source: Dice) -> None:
        super().__init__()
        self._source = source
        self.faces: list[tuple[int, int]] = []

    def face(self, sides: i64) -> i64:
        face = self._source.face(sides)
        self.faces.append((sides, face))
        return face

    def hidden(self, sides: i64) -> i64:
        face = self._source.hidden(sides)
        self.faces.append((sides, face))
        return face


@final
class Fanned(Dice):
    """Every way the dice can fall: run the rule, then `turn` to the next way, until it says no more."""

    def __init__(self, groups: bool = False) -> None:
        super().__init__()
        self.fans = True
        self.groups = groups
        self._foretold: list[int] = []
        self._runs: dict[int, list[list[int]]] = {}
        self._choices: list[int] = []
        self._weights: list[list[int]] = []
        self._next: i64 = 0

    def face(self, sides: i64) -> i64:
        if self._foretold:
            return self._foretold.pop(0)
        return self.fan([1] * sides) + 1

    def branch(self, weights: vec[i64]) -> i64:
        return self.fan([int(weight) for weight in weights])

    def foretell(self, ways: list[int], faces: list[list[int]]) -> None:
        self._runs[int(self._next)] = faces
        self._foretold = faces[self.fan(ways)][:]

    def retell(self) -> bool:
        place = int(self._next)
        if place == len(self._choices):
            return False
        self._foretold = self._runs[place][self.fan(self._weights[place])][:]
        return True

    def fan(self, ways: list[int]) -> i64:
        if self._next == len(self._choices):
            self._choices.append(_next_possible(ways, -1))
            self._weights.append(ways)
        self._next += 1
        return self._choices[self._next - 1]

    @property
    def chance(self) -> Fraction:
        """The exact weight of the way just run."""
        ways = whole = 1
        for choice, weights in zip(self._choices, self._weights):
            ways, whole = ways * weights[choice], whole * sum(weights)
        return Fraction(ways, whole)

    def turn(self) -> bool:
        """Turn to the next way; false when every way has been run."""
        self._next = 0
        self._foretold = []
        while self._choices:
            following = _next_possible(self._weights[-1], self._choices[-1])
            if following >= 0:
                self._choices[-1] = following
                return True
            self._choices.pop()
            self._weights.pop()
        return False


def _next_possible(weights: list[int], after: int) -> int:
    for index in range(after + 1, len(weights)):
        if weights[index] > 0:
            return index
    return -1
