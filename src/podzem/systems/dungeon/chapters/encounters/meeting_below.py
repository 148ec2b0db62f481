"""A meeting in a dungeon, as the rules of meetings ask about it (expedition/meeting/circumstances.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from podzem.core.scribe import Scribe
from podzem.expedition.carrying import sees_in_dark
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.question import Question
from podzem.systems.dungeon.chapters.encounters import meeting_sight, retreating, those_met
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.chapters.light.light import is_lit
from podzem.systems.dungeon.furnishing import reveal
from podzem.systems.dungeon.game import COMBAT, MEETING, ORDERS, Game
from podzem.systems.dungeon.groups import Group
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Encounter

T = TypeVar("T")


def venue(game: Game, meeting: Meeting) -> MeetingBelow:
    """A meeting with what the map states of it."""
    return MeetingBelow(game, meeting, those_met.keyed_of(game, meeting))


def of_meeting(rule: Callable[..., T]) -> Callable[..., T]:
    """A rule of meetings, as a row of the table of orders asks it of the one at hand."""

    def asked(game: Game, seat: int, *words: Any) -> T:
        assert game.meeting is not None
        return rule(venue(game, game.meeting), game.meeting, *words)

    return asked


@dataclass(frozen=True, slots=True)
class MeetingBelow:
    """A group of the game and those it meets."""

    game: Game
    meeting: Meeting
    encounter: Encounter | None
    """What the map states of those met in their own place."""

    @property
    def group(self) -> Group:
        """Whom they meet."""
        return self.game.group(self.meeting.group)

    @property
    def standing(self) -> Standing:
        """The group as it marches."""
        return standing_of(self.game, self.meeting)

    @property
    def is_running(self) -> bool:
        """In the turn in which they came upon it."""
        return self._pace == "fast"

    @property
    def is_dark(self) -> bool:
        """No light, and nobody who needs none (dungeon.light.darkness)."""
        return not self._is_lit and not any(sees_in_dark(self.game.members[one]) for one in self.group.members)

    @property
    def is_noticed(self) -> bool:
        """A light in open sight is seen from the dark at any distance (dungeon.light.from_dark)."""
        return self._is_in_sight and self._is_lit

    @property
    def has_noticed(self) -> bool:
        """Whom it heard or watches, or whose light is in open sight (dungeon.surprise.seen)."""
        if self.meeting.source in self.game.dwellers:
            return True
        if self.encounter is not None and self.encounter.area in self.game.site.known[self.group.depth].heard:
            return True
        theirs = [self.game.members[number] for number in self.meeting.creatures]
        return self._is_in_sight and any(item.burning for one in theirs for item in one.items)

    @property
    def lies_in_wait(self) -> bool:
        """Without a light, and not before the eyes of who sees in the dark (dungeon.surprise.ambush)."""
        sees_all = self._is_in_sight and CREATURES[self.meeting.kind].dark
        return self._pace == "ambush" and not self._is_lit and not sees_all

    @property
    def stated_surprise(self) -> int | None:
        """As the map has it."""
        return None if self.encounter is None else self.encounter.surprise

    @property
    def stated_attitude(self) -> int | None:
        """As the map has it."""
        return None if self.encounter is None else self.encounter.attitude

    @property
    def _pace(self) -> str:
        return self.meeting.pace or self.group.pace

    @property
    def _is_lit(self) -> bool:
        return is_lit(self.game, self.group)

    @property
    def _is_in_sight(self) -> bool:
        return not self.meeting.behind_door

    def ask(self, question: Question) -> None:
        """It is asked first."""
        self.game.questions.append(question)

    def light_on_them(self) -> int:
        """By the lights of the level and by eyes."""
        return meeting_sight.look_at(self.game, self.meeting)

    def announce(self, scribe: Scribe) -> None:
        """From which way, and what the light shows."""
        meeting_sight.announce(self.game, self.meeting, scribe)

    def interrupt(self) -> None:
        """The orders of this turn lapse."""
        self.group.lapsed = True

    def learn_secrets(self) -> list[str]:
        """The hidden things that the map lets them tell of."""
        told = self.encounter.reveal if self.encounter is not None else ()
        return [id for id in told if reveal(self.game, id)]

    def go_back(self) -> None:
        """Along its trail."""
        retreating.go_back(self.game, self.group)

    def run_away(self) -> None:
        """Along its trail, with a fast movement of this turn."""
        retreating.run_away(self.game, self.group)

    def leave_behind(self) -> None:
        """Who stands in his own place stays there."""
        those_met.stay_behind(self.game, self.meeting)

    def fight(self) -> None:
        """A combat begins, and the orders lapse."""
        self.interrupt()
        self.game.stage = COMBAT

    def end(self) -> None:
        """Orders go on."""
        self.game.meeting = None
        if self.game.stage == MEETING:
            self.game.stage = ORDERS
