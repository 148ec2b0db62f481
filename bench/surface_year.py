"""A year of a travelling company: it marches every day, camps, eats, meets whom it meets, as the rules have it.

    python bench/surface_year.py [--years 5] [--profile]

The company of the sample region goes where its dice send it, a march of one to three cells in a direction that is open,
lives off the land, and hides or runs from whom it meets; where nobody is left, another sets out. Each time is that of
360 days on one core, as long as the processor worked on it: orders, meetings, flights, fights, evenings and nights.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time

from podzem.cli.build import is_compiled
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.memo import frozen
from podzem.core.scribe import Scribe
from podzem.systems import load_system
from podzem.systems.surface.game import DAY, MEETING, Game

DAYS = 360
SYSTEM = load_system("surface")
OPTIONS = {"goal": "none"}


class Traveller:
    """Orders without looking at what is open: an order that is refused is followed by the next."""

    def __init__(self, seed: int) -> None:
        self.dice, self.scribe = Seeded(seed, 1), Scribe(Seeded(seed))
        self.decisions = 0

    def wish(self, game: Game) -> Decision:
        """The next order; the game stands still while it is asked what is open, as for whoever lists or draws it."""
        with frozen(*game.parts):
            return self._wish(game)

    def _wish(self, game: Game) -> Decision:
        seat = SYSTEM.turns.needed(game)[0]
        if game.stage != DAY or game.questions or seat < 0:
            away = (Decision(seat, order) for order in ("hide", "flee") if game.stage == MEETING and seat >= 0)
            wished = next((one for one in away if SYSTEM.refuse(game, one) is None), None)
            return wished or SYSTEM.turns.fallback(game, seat)
        party = next(one for one in game.parties if one.caller == seat and one.phase not in ("camp", "below"))
        number = str(party.number)
        way = "NESW"[self.dice.face(4) - 1]
        for order, *words in (
            *((("feeding", number, "forage"),) if not party.is_foraging else ()),
            *((("march", number, way, str(self.dice.face(3))),) if party.march is None else ()),
            ("resume", number),
            ("progress", number),
            ("camp", number),
            ("wait", number),
        ):
            decision = Decision(seat, order, tuple(words))
            if SYSTEM.refuse(game, decision) is None:
                return decision
        raise AssertionError("a party can always camp")

    def go_on(self, game: Game) -> None:
        """Give it."""
        SYSTEM.apply(game, self.wish(game), self.scribe)
        self.decisions += 1


def year(seed: int) -> tuple[float, int, int]:
    """Seconds, decisions and companies that a year took."""
    traveller, companies, left, spent = Traveller(seed), 0, DAYS, 0.0
    while left > 0:
        game = SYSTEM.setup(1, OPTIONS, traveller.scribe)
        companies += 1
        begun = time.process_time()
        while SYSTEM.outcome(game) is None and game.days < left:
            traveller.go_on(game)
        spent += time.process_time() - begun
        left -= max(1, game.days)
    return spent, traveller.decisions, companies


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--years", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    year(0)  # what is read once is not a year's
    profile = cProfile.Profile()
    if asked.profile:
        profile.enable()
    found = [year(seed) for seed in range(1, asked.years + 1)]
    if asked.profile:
        profile.disable()
        pstats.Stats(profile).sort_stats("cumulative").print_stats(45)
    for seconds, decisions, companies in found:
        print(f"a year in {1000 * seconds:7.1f} ms   {decisions} decisions   {companies} companies")
    print(f"least {1000 * min(found)[0]:.1f} ms, median {1000 * sorted(found)[len(found) // 2][0]:.1f} ms")


if __name__ == "__main__":
    main()
