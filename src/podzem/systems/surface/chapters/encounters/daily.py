"""Встречи: how many random ones a day brings, and when (surface.encounter.daily, .measure, .night, .cancelled)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.calendar import TABLE
from podzem.systems.surface.chapters import asking, parting
from podzem.systems.surface.chapters.encounters import arriving, coming
from podzem.systems.surface.chapters.sea import boarding
from podzem.systems.surface.chapters.settlements import recasting
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import CAMP, Party

CHANCE: Final[int] = TABLE["meetings"]["chance"]
PARTS: Final[int] = TABLE["measure"]["parts"]
DIE: Final = 6
BRAWLERS: Final = "patrol"
RECAST: Final = "recast"
CANCEL: Final = "cancel"


def draw(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: a meeting with 1 in 6, its measure, and the same chance of another."""
    party = game.party(int(words[0]))
    party.measures, party.passed = [], []
    if game.setting.asks_judge("judge_wandering") == "off" or not parting.is_watched(game, party):
        return
    while scribe.check(CHANCE, DIE, events.MEETING_DIE):
        first, second = (int(scribe.roll(DIE, events.MEASURE_DIE)) for _ in range(2))
        party.measures.append(DIE * (first - 1) + second)
        scribe.record(events.MEETING_DRAWN, {"party": party.number, "k": party.measures[-1]})


def measure(party: Party, k: int) -> Fraction:
    """The spending at which a meeting comes: so many parts of one and a half times B."""
    return party.reckoned * k / PARTS


def due(party: Party) -> list[int]:
    """The meetings whose measure the spending has reached, the lowest first."""
    return sorted(k for k in party.measures if measure(party, k) <= party.spent)


def come(game: Game, party: Party, scribe: Scribe) -> None:
    """In a settlement none occur (surface.settlement.stay), or they are recast; at sea others come.

    Animals without people are no party that anybody meets (surface.dungeon.camp).
    """
    night = party.phase == CAMP
    if not parting.is_watched(game, party):
        scribe.record(events.MEETING_CANCELLED, {"party": party.number})
    elif party.inside:
        _come_in_settlement(game, party, scribe)
    elif boarding.is_at_sea(game, party):
        _come_at_sea(game, party, night, scribe)
    else:
        scribe.record(events.MEETING_CAME, {"party": party.number})
        coming.begin(game, party, arriving.kind(game, party, night, scribe), night, scribe)


def _come_in_settlement(game: Game, party: Party, scribe: Scribe) -> None:
    """Where such meetings do not occur it is cancelled, or the judge recasts it (surface.encounter.cancelled)."""
    recasts = game.setting.word("encounter_in_settlement") == "recast"
    row = recasting.throw(scribe) if recasts else CANCEL
    words = [CANCEL, *recasting.ROWS]
    if not asking.ask(game, coming.SWITCH, RECAST, words, row, party.number):
        recast(game, row, party.number, scribe)


def recast(game: Game, row: str, number: int, scribe: Scribe) -> None:
    """What comes instead; in a brawl men of the patrol are met."""
    party = game.party(number)
    if row == CANCEL:
        scribe.record(events.MEETING_CANCELLED, {"party": number})
        return
    count = recasting.happen(game, party, row, scribe)
    if count:
        coming.begin_with(game, party, BRAWLERS, count, party.phase == CAMP, scribe)


def _come_at_sea(game: Game, party: Party, night: bool, scribe: Scribe) -> None:
    """T10b; wreckage is no meeting."""
    kind, count = boarding.meeting_at_sea(scribe)
    if kind:
        scribe.record(events.MEETING_CAME, {"party": party.number})
        coming.begin(game, party, kind, night, scribe, times=count)
    else:
        boarding.find_wreckage(game, party, count, scribe)


def at_night(game: Game, words: list[str], scribe: Scribe) -> None:
    """Those that the day's march did not reach come in the camp, by their measures (surface.encounter.night)."""
    party = game.party(int(words[0]))
    waiting = party.passed or party.measures
    if waiting:
        waiting.remove(min(waiting))
        game.agenda[:0] = [f"night:{party.number}"]
        come(game, party, scribe)
    else:
        party.winded = False


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"daily": draw, "night": at_night}
