"""Встречи: who comes and how many, and the judge's word on it before anybody exists (surface.encounter.tables).

The dice fall as they do without a judge; where he is asked, what they gave is the default of his answer. He may say
that nobody comes, too (surface.encounter.cancelled).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import asking
from podzem.systems.surface.chapters.encounters import arriving, first_sight, meeting_ends, sides
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import CAMP, Party
from podzem.world.creatures import CREATURES

SWITCH: Final = "judge_wandering"
KIND: Final = "kind"
NUMBER: Final = "number"
NOBODY: Final = "none"
BROUGHT: Final = "brought"
"""The step by which a judge has somebody come upon a party."""
COUNTS: Final = (*range(1, 31), *range(40, 250, 10))
"""The numbers among which a judge chooses; what was thrown is always one of them."""


def begin(game: Game, party: Party, met: str, night: bool, scribe: Scribe, *, source: str = "", times: int = 1) -> None:
    """Somebody is to be met: of which kind, how many, then the first sight of each other."""
    arriving.announce(game, party, met, night, source)
    if not asking.ask(game, SWITCH, KIND, [*CREATURES, NOBODY], met, times):
        _count(game, times, scribe)


def begin_at_gate(game: Game, party: Party, met: str, attitude: int, source: str, scribe: Scribe) -> None:
    """The dwellers of a place come out to somebody whom they have looked at already: how they are minded is thrown."""
    arriving.announce(game, party, met, False, source)
    _, meeting, encounter = sides.at_hand(game)
    meeting.attitude, encounter.aware = attitude, True
    if not asking.ask(game, SWITCH, KIND, [*CREATURES, NOBODY], met, 1):
        _count(game, 1, scribe)


def begin_with(game: Game, party: Party, met: str, count: int, night: bool, scribe: Scribe) -> None:
    """So many are to be met as was said already."""
    arriving.arrive(game, party, met, night, scribe, count=count)
    first_sight.begin(game, scribe)


def _count(game: Game, times: int, scribe: Scribe) -> None:
    _, meeting, _ = sides.at_hand(game)
    thrown = times * arriving.number(game, meeting.kind, scribe)
    words = [str(count) for count in sorted({*COUNTS, thrown})]
    if not asking.ask(game, SWITCH, NUMBER, words, str(thrown)):
        _come(game, thrown, scribe)


def _come(game: Game, count: int, scribe: Scribe) -> None:
    arriving.come(game, count, scribe)
    first_sight.begin(game, scribe)


def brought(game: Game, words: list[str], scribe: Scribe) -> None:
    """Those whom the judge has sent."""
    party = game.party(int(words[0]))
    begin_with(game, party, words[1], int(words[2]), party.phase == CAMP, scribe)


def rule_kind(game: Game, answer: str, times: int, scribe: Scribe) -> None:
    """The judge has said who comes, or that nobody does."""
    party, meeting, _ = sides.at_hand(game)
    if answer == NOBODY:
        meeting_ends.close(game)
        scribe.record(events.MEETING_CANCELLED, {"party": party.number})
        return
    meeting.kind = answer
    _count(game, times, scribe)


def rule_number(game: Game, answer: str, scribe: Scribe) -> None:
    """The judge has said how many come."""
    _come(game, int(answer), scribe)


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {BROUGHT: brought}
