"""The agenda: what follows from a decision until somebody has to decide again (surface.core.day_sequence).

A chapter lists its steps in `STEPS`; each gets the game, the words behind its name, and the scribe. A rule that brings
more about puts further steps in front: `game.agenda[:0] = ["look:1"]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface import goal
from podzem.systems.surface.chapters import budget, days, healing, parting, seasons, weather
from podzem.systems.surface.chapters.battles import fighting
from podzem.systems.surface.chapters.building import building
from podzem.systems.surface.chapters.encounters import coming, daily, following, landmarks
from podzem.systems.surface.chapters.going_below import camp, clock
from podzem.systems.surface.chapters.movement import gates, marching, resting
from podzem.systems.surface.chapters.needs import evening
from podzem.systems.surface.chapters.rivers import ice
from podzem.systems.surface.chapters.sea import boarding
from podzem.systems.surface.chapters.settlements import captives, men, stocks
from podzem.systems.surface.chapters.visibility import finding, searching
from podzem.systems.surface.game import DAY, OVER, Game
from podzem.systems.surface.parties import BELOW, DAWN, MARCH, Party
from podzem.systems.surface.telling import acting_within, heard, within

STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    **days.STEPS,
    **seasons.STEPS,
    **weather.STEPS,
    **daily.STEPS,
    **coming.STEPS,
    **landmarks.STEPS,
    **finding.STEPS,
    **searching.STEPS,
    **marching.STEPS,
    **resting.STEPS,
    **gates.STEPS,
    **evening.STEPS,
    **ice.STEPS,
    **healing.STEPS,
    **stocks.STEPS,
    **men.STEPS,
    **captives.STEPS,
    **building.STEPS,
    **boarding.STEPS,
    **fighting.STEPS,
    **clock.STEPS,
}


def go_on(game: Game, scribe: Scribe) -> None:
    """Until somebody has to decide, or it is over."""
    _settle(game, scribe)
    while not game.questions:
        if game.stage != DAY:
            with heard(scribe, acting_within(game)):
                goes_on = following.go_on(game, scribe)
            if not goes_on:
                break
            _settle(game, scribe)
        elif game.agenda:
            _take(game, scribe)
        else:
            _tie_up_strays(game)
            if not days.is_over(game):
                break
            days.turn(game)
    _slow_down(game)
    game.agenda = [] if game.stage == OVER else [step.replace(" ", ":") for step in game.agenda]


def _take(game: Game, scribe: Scribe) -> None:
    """A step about one party is heard where that one is, what concerns all by all."""
    name, *words = game.agenda.pop(0).replace(" ", ":").split(":")
    if not words:
        STEPS[name](game, words, scribe)
    elif (party := _party(game, words[0])) is not None:
        with heard(scribe, within(game, party)):
            STEPS[name](game, words, scribe)
    _settle(game, scribe)


def _party(game: Game, word: str) -> Party | None:
    """The party that a step is about; it may have been lost meanwhile."""
    for party in game.parties:
        if str(party.number) == word:
            return party
    return None


def _settle(game: Game, scribe: Scribe) -> None:
    """What follows from any change: a party of nobody is none, the campaign may be over."""
    if game.stage == DAY:
        game.parties = [party for party in game.parties if party.phase == BELOW or game.has_members(party)]
    goal.judge(game, scribe)


def _tie_up_strays(game: Game) -> None:
    """Animals and captives whose people are gone take no orders, and nobody waits for them (surface.core.party)."""
    for party in game.parties:
        if party.phase in (DAWN, MARCH) and not parting.is_watched(game, party):
            camp.tie_up(game, party)


def _slow_down(game: Game) -> None:
    """The slower slow their party by the time that somebody is asked; a march asks before each step by itself."""
    for party in game.parties:
        budget.lower(game, party)
