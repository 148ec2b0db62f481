"""Where a table's dice come from: unguessable, committed beforehand, or thrown by hand and entered."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from podzem.core.dice import Committed, Dice, Entered
from podzem.core.errors import BadScript, Diverged
from podzem.core.journal import Entry
from podzem.core.ruling import Again
from podzem.table.log import Record

THROWN_BY_HAND: Final = 6


class Chance:
    """Gives the dice of each step."""

    def __init__(self, record: Record) -> None:
        self._kind = record.settings.dice
        self._secret = record.secret
        self._committed = Committed(self._secret) if self._secret is not None else None
        self._pending = ""
        self._entered: Entered | None = None
        self._told = 0

    @property
    def used(self) -> int:
        """How far committed dice have come."""
        return int(self._committed.used) if self._committed else 0

    def restart(self, entries: Sequence[Entry] = (), used: int = 0) -> None:
        """Set committed dice to where they are behind these entries of the game."""
        if self._secret is None:
            return
        self._committed = Committed(self._secret, used)
        for entry in entries:
            self.follow(entry)

    def follow(self, entry: Entry) -> None:
        """Pass the faces of an entry; committed dice must have fallen so."""
        if self._committed is None:
            return
        for sides, face in entry.fallen:
            if self._committed.face(sides) != face:
                raise Diverged(f"the journal has {face} of a d{sides}, the committed seed gives another face")

    def dice(self) -> Dice:
        """The dice of a step that no person throws. A fresh seed each step: past faces tell nothing of later ones."""
        return self._committed or unguessable()

    def entered(self, message: str, faces: Sequence[int]) -> Dice:
        """The dice of a person's step; real dice keep what was told under the same message."""
        if self._kind != "entered":
            if faces:
                raise BadScript("faces were entered, but at this table the dice are thrown by the program")
            return self.dice()
        if self._entered is None or self._pending != message or len(faces) < self._told:
            self._entered, self._pending, self._told = Entered(THROWN_BY_HAND, self.dice()), message, 0
        for face in faces[self._told :]:
            self._entered.tell(face)
            self._told += 1
        return self._entered

    def again(self, fallen: Sequence[tuple[int, int]]) -> Dice:
        """The dice of a step that is run anew: they fall as they fell, as long as the rule asks for the same ones."""
        return self._committed or Again(fallen, unguessable())

    def settle(self) -> None:
        """A step is done: what was told for it is used up."""
        self._entered = None


def unguessable() -> Dice:
    """Dice from 128 bits that nobody knows; no number of faces seen tells of those not seen, before or after."""
    return Committed(secrets.token_bytes(16))
