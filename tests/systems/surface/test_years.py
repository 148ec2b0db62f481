"""A year of random play over generated regions: after every decision all that must hold holds."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import decide
from podzem.systems.surface.game import OVER
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.system import SYSTEM
from tests.conformance.amending import amendment

QUICK, DEEP = 3, 200
YEAR = 360
MOST = 1500
"""Decisions in one region; a campaign that goes below often has a year of many more."""
SENSE = 0.7
"""So often the system's bot decides, who comes further than chance."""
BUSY = ("transfer", "drop", "give", "pack", "ahead", "buy", "split", "pause_at")
"""Orders that would be nearly all of what chance gives."""


@dataclass
class Year:
    """Campaigns in one region, in any season, until their days are a year; every third has a judge who amends it."""

    seed: int
    days: int = 0
    told: Counter[str] = field(default_factory=Counter)
    stages: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.random, self.dice = Random(self.seed), Seeded(self.seed)
        self.bot = SYSTEM.advice.bot(SYSTEM.advice.bots[0])
        self.begin()

    def begin(self) -> None:
        """A campaign that begins in any month."""
        options = {
            "map": "random",
            "seed": self.seed + 1,
            "width": 10 + self.seed % 7,
            "height": 10 + self.seed % 5,
            "goal": "none",
            "judge": ("automatic", "ask")[self.seed % 2],
        }
        begun = SYSTEM.setup(1 + self.seed % 3, options, Scribe(self.dice))
        date = Decision(JUDGE, "set_date", ("1", str(self.random.randint(1, 12)), "1"))
        self.game: Any = step(SYSTEM, begun, date, self.dice).state

    def play(self, days: int, most: int = MOST) -> None:
        """Until so many days are over; where nobody is left others begin."""
        for number in range(most):
            if self.days + self.game.days >= days:
                break
            if self.game.stage == OVER:
                self.days += self.game.days
                self.begin()
            if self.seed % 3 == 0 and number % 9 == 0:
                self._amend()
            self._decide()

    def _decide(self) -> None:
        needed = SYSTEM.turns.needed(self.game)
        assert needed, "somebody can go on"
        seat = self.random.choice(needed)
        self._take(self._choice(seat))

    def _choice(self, seat: int) -> Decision:
        if seat != JUDGE and self.random.random() < SENSE:
            return decide(SYSTEM, self.game, seat, self.bot)
        own = open_to(SYSTEM, self.game, seat)
        assert own, f"seat {seat} is asked and can decide nothing"
        rare = [one for one in own if one.order not in BUSY] or own
        return self.random.choice(rare if self.random.random() < 0.9 else own)

    def _amend(self) -> None:
        tried = amendment(SYSTEM, self.game, self.random)
        if SYSTEM.refuse(self.game, tried) is None:
            self._take(tried)
            self.told["amended"] += 1

    def _take(self, decision: Decision) -> None:
        before = self.game.days
        try:
            done = step(SYSTEM, self.game, decision, self.dice)
            assert fault(done.state) == ""
        except Exception as error:
            error.add_note(f"campaign {self.seed}, day {before}: {decision}")
            raise
        self.game = done.state
        self.told.update(event.name for event in done.events)
        self.stages[self.game.stage if self.game.below is None else "below"] += 1


@pytest.mark.clause("surface.core.day_sequence")
@pytest.mark.parametrize("seed", range(QUICK))
def test_some_weeks_of_random_play(seed: int) -> None:
    year = Year(seed)
    year.play(40, 250)
    assert year.days + year.game.days > 3


@pytest.mark.deep
@pytest.mark.clause("surface.core.day_sequence")
def test_a_year_of_random_play_over_two_hundred_regions() -> None:
    told, stages, days = Counter[str](), Counter[str](), 0
    for seed in range(DEEP):
        year = Year(seed)
        year.play(YEAR)
        told, stages, days = told + year.told, stages + year.stages, days + year.days + year.game.days
    print(f"{days} days; {dict(stages)}; {dict(told.most_common(40))}")
    assert set(stages) >= {"day", "meeting", "combat", "pursuit", "battle", "below"}
    assert told["lost"] + told["amended"] > DEEP
