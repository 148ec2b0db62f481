"""«ШИРМА»: whole fights of four against four a second, the odds of one attack, those of all open actions of a turn.

    python bench/screen_fights.py [--fights 2000] [--fight ford] [--seed 1]

Fights are simulated as `podzem simulate screen` does it, one seed a fight, heroes and others by the automatic master's
list; what they come to is told as well, so that two builds can be held against each other. Odds are asked for as a
table asks: at every choice of a turn in some fights, first each attack by itself (apart from them charges that a quick
shot may answer), then all decisions together; how numbers fare against each other is kept from earlier questions, as
in a server, so that the worst are those asked first.
Times are processor time on one core.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from statistics import median

from podzem.cli.build import is_compiled
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide, make_bot
from podzem.lab.simulation import make_plan, play_chunk
from podzem.lab.sums import WINS
from podzem.systems.screen import charging, proposed
from podzem.systems.screen.fight import TURN, Fight
from podzem.systems.screen.system import SYSTEM

WARM = 50
"""Fights before the clock starts."""
ENDLESS = 10**6
CHOICES = 60


def simulated(fight: str, fights: int, seed: int) -> None:
    """Whole fights a second."""
    plan = make_plan("screen", 1, ("fighter",), ({"fight": fight},), seed, ENDLESS)
    play_chunk(plan, fights, WARM)
    begun = time.process_time()
    chunk = play_chunk(plan, 0, fights)
    seconds = time.process_time() - begun
    won = chunk.sides[0].totals.get((WINS, "0"), 0)
    print(f"fights        {fights / seconds:10.0f} a second, {1e3 * seconds / fights:.2f} ms each; heroes won {won}")


def choices(fight: str, seed: int) -> Iterator[Fight]:
    """The turns of heroes in fights of bots."""
    bot, number = make_bot(SYSTEM, "fighter", 0), 0
    while True:
        scribe = Scribe(Seeded(seed, number))
        state, number = SYSTEM.setup(1, {"fight": fight}, scribe), number + 1
        while needed := SYSTEM.turns.needed(state):
            if state.stage == TURN and not state.windows:
                yield state.copy()
            SYSTEM.apply(state, decide(SYSTEM, state, needed[0], bot), scribe)


def took(act: Callable[[], object]) -> float:
    """Milliseconds of the processor."""
    begun = time.process_time()
    act()
    return 1e3 * (time.process_time() - begun)


def asked(fight: str, seed: int) -> None:
    """Odds of one attack, of a charge into a loaded weapon, and of all open actions."""
    one: list[float] = []
    shot_at: list[float] = []
    every: list[float] = []
    for _, state in zip(range(CHOICES), choices(fight, seed)):
        decisions = SYSTEM.decisions(state)
        for decision in decisions:
            if proposed.attack_of(state, decision) is not None:
                times = shot_at if decision.order == "charge" and charging.is_shot_at(state, decision) else one
                times.append(took(lambda decision=decision, state=state: SYSTEM.advice.chances(state, [decision])))
        every.append(
            took(lambda state=state: SYSTEM.advice.chances(state, SYSTEM.decisions(state))),
        )
    for name, times in (("one attack", one), ("charge at gun", shot_at), ("all actions", every)):
        print(f"{name:13} {median(times):10.2f} ms, at most {max(times):.2f} ({len(times)} times)")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--fights", type=int, default=2000)
    words.add_argument("--fight", default="ford")
    words.add_argument("--seed", type=int, default=1)
    chosen = words.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    asked(chosen.fight, chosen.seed)
    simulated(chosen.fight, chosen.fights, chosen.seed)


if __name__ == "__main__":
    main()
