"""Встречи: how a meeting ends, and who is met no more."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.expedition.people import ACTIVE, COWERING, GONE
from podzem.systems.surface.chapters.encounters import sides
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import DAY, Game
from podzem.systems.surface.telling import side


def part(game: Game, clause: str, scribe: Scribe) -> None:
    """Each side goes its way; the march was not stopped by it."""
    party, _, _ = sides.at_hand(game)
    scribe.record(events.PARTED, {"party": party.number}, clause=clause, audience=side(game, party))
    close(game)


def close(game: Game) -> None:
    """Those met are met no more, and the day goes on."""
    for number in game.meeting.creatures if game.meeting is not None else ():
        if game.members[number].status in (ACTIVE, COWERING):
            game.members[number].status = GONE
    game.meeting = game.encounter = game.fight = None
    game.stage = DAY


def forget(game: Game) -> None:
    """Nobody knows they were there: their numbers are free again, a gap would tell (surface.encounter.advantage)."""
    _, meeting, _ = sides.at_hand(game)
    numbers = {number for n in meeting.creatures for number in (n, *(item.number for item in game.members[n].items))}
    close(game)
    if numbers and set(range(min(numbers), game.company.next_number)) <= numbers:
        for number in meeting.creatures:
            del game.members[number]
        game.company.next_number = min(numbers)
