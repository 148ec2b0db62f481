"""The hour of a party's day in turns (surface.dungeon.clock): above ground it follows the spending."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.systems.surface.calendar import TABLE
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, CAMP, Party

AWAKE: Final[int] = TABLE["hours"]["awake"]
DAY_TURNS: Final[int] = TABLE["hours"]["day"]


def turn_of_day(party: Party) -> Fraction:
    """t, from 0 to 144; where nobody can go, 0."""
    if not party.reckoned:
        return Fraction(0)
    return min(Fraction(DAY_TURNS), AWAKE * party.spent / party.reckoned)


def now(game: Game, party: Party) -> Fraction:
    """t, above ground by the spending, below by the turns since one went down (surface.dungeon.clock)."""
    descent = game.descent_of(party)
    return turn_of_day(party) if descent is None else min(Fraction(DAY_TURNS), game.hour_below(descent))


def hour(game: Game, party: Party) -> int:
    """The turn of the day for whoever looks at the sky; who has camped waits for the night."""
    if party.phase == BELOW:
        return int(now(game, party))
    return max(AWAKE, int(turn_of_day(party))) if party.phase == CAMP else int(turn_of_day(party))
