"""Where a table's dice come from: unguessable, committed beforehand, or thrown by hand and entered."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.dice import Committed, Dice, Entered
from podzem.core.errors import BadScript, Diverged
from podzem.core.journal import Entry
from podzem.core.ruling import Again
from podzem.table.log import Record
from podzem.table.rows import Asked

THROWN_BY_HAND: Final = 6


class Chance:
    """Gives the dice of each step."""

    def __init__(self, record: Record) -> None:
        self._kind = record.settings.dice
        self._secret = record.secret
        self._committed = Committed(self._secret) if self._secret is not None else None
        self._entered: Entered | None = None

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

    def entered(self, asked: Asked | None, faces: Sequence[int]) -> Dice:
        """The dice of a person's step; of one that waits for a real die what was told and what fell stays as it is."""
        if self._kind != "entered":
            if faces:
                raise BadScript("faces were entered, but at this table the dice are thrown by the program")
            return self.dice()
        known = asked.told if asked is not None else []
        if list(faces[: len(known)]) != known[: len(faces)]:
            raise BadScript(f"{', '.join(map(str, known))} was entered for this decision already")
        dice = self._taken_up(asked)
        for face in faces[len(known) :]:
            dice.enter(face)
        return dice

    def _taken_up(self, asked: Asked | None) -> Entered:
        self._entered = Entered(THROWN_BY_HAND, self.dice())
        if asked is not None:
            self._entered.keep(asked.told, asked.unseen)
        return self._entered

    def asked(self, decision: Decision) -> Asked:
        """What a decision that waits for a real die has so far."""
        assert self._entered is not None
        return Asked(str(decision), *self._entered.fell)

    def thrown_for(self, asked: Asked) -> Dice:
        """The dice of a decision that nobody throws for any more: the rest of them fall by themselves."""
        dice = self._taken_up(asked)
        dice.alone = True
        return dice

    def again(self, fallen: Sequence[tuple[int, int]]) -> Dice:
        """The dice of a step that is run anew: they fall as they fell, as long as the rule asks for the same ones."""
        return self._committed or Again(fallen, unguessable())

    def settle(self) -> None:
        """A step is done: what was told for it is used up."""
        self._entered = None


def unguessable() -> Dice:
    """Dice from 128 bits that nobody knows; no number of faces seen tells of those not seen, before or after."""
    return Committed(secrets.token_bytes(16))
