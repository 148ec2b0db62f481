"""What the rules of a meeting ask of the place where it happens, and what they bring about there.

They know no map: a dungeon and a plain each say who goes together, who sees whom, and what leaving or fighting means.
"""

from __future__ import annotations

from typing import Protocol

from podzem.core.scribe import Scribe
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.question import Question


class Circumstances(Protocol):
    """How things stand at one meeting; nothing asked of it changes anything."""

    @property
    def standing(self) -> Standing:
        """The company, and those of it who are there."""

    @property
    def is_running(self) -> bool:
        """Whether the party comes at a run."""

    @property
    def is_dark(self) -> bool:
        """Whether nobody of the party sees anything around him."""

    @property
    def is_noticed(self) -> bool:
        """Whether those met saw the party beforehand."""

    @property
    def has_noticed(self) -> bool:
        """Whether the party heard or saw those met beforehand."""

    @property
    def lies_in_wait(self) -> bool:
        """Whether the party is in an ambush that those met cannot see."""

    @property
    def stated_surprise(self) -> int | None:
        """The chance in six that the party is surprised, where it is laid down."""

    @property
    def stated_attitude(self) -> int | None:
        """How those met are disposed, where it is laid down."""

    def ask(self, question: Question) -> None:
        """A seat is asked before anything goes on."""


class Venue(Circumstances, Protocol):
    """Where one meeting takes place, with all that can come of it there."""

    def light_on_them(self) -> int:
        """The best light in which the party sees those met."""

    def announce(self, scribe: Scribe) -> None:
        """The party learns that somebody is there, and what its light shows."""

    def interrupt(self) -> None:
        """What the party was ordered to do meanwhile lapses."""

    def learn_secrets(self) -> list[str]:
        """The party comes to know what those who help it know of the place: the names of hidden things."""

    def go_back(self) -> None:
        """The party withdraws the way it came."""

    def run_away(self) -> None:
        """The party withdraws at a run."""

    def leave_behind(self) -> None:
        """The party is gone; those met stay, or go their way."""

    def fight(self) -> None:
        """It comes to blows when all that goes before is done."""

    def end(self) -> None:
        """The meeting is over."""
