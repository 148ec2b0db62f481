"""Fights played to their end by automatic sides, one or many, for simulation and bots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from podzem.core.dice import Dice, Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import ORDERS
from podzem.expedition.fight.phase import order_automatically, resolve
from podzem.expedition.fight.situations import has_broken, lost


def play_out(fight: Fight, scribe: Scribe, most: i64 = 10_000) -> bool:
    """Play a fight on, both sides automatically, until it ends; false when it has not after so many phases."""
    while fight.stage == ORDERS and most > 0:
        order_automatically(fight, 0)
        order_automatically(fight, 1)
        resolve(fight, scribe)
        most -= 1
    return fight.stage != ORDERS


@final
class Tally:
    """How many fights ended how."""

    def __init__(self, party: int, others: int) -> None:
        self.games = 0
        self.wins = 0
        self.defeats = 0
        self.draws = 0
        self.unfinished = 0
        self.losses: tuple[list[int], list[int]] = ([0] * (party + 1), [0] * (others + 1))
        self.breaks = [0, 0]


def simulate(fight: Fight, games: int, seed: int) -> Tally:
    """Many fights from here, each to its end, with seeded dice."""
    tally = Tally(*(len([one for one in fight.side if one == side]) for side in range(2)))
    dice: Dice = Seeded(seed)
    scribe = Scribe(dice)
    for game in range(games):
        twin = fight.copy()
        if play_out(twin, scribe):
            _count(tally, twin)
        else:
            tally.unfinished += 1
        tally.games = game + 1
    return tally


def _count(tally: Tally, fight: Fight) -> None:
    if fight.winner == 0:
        tally.wins += 1
    elif fight.winner == 1:
        tally.defeats += 1
    else:
        tally.draws += 1
    for side in range(2):
        tally.losses[side][lost(fight, side)] += 1
        tally.breaks[side] += int(has_broken(fight, side))
