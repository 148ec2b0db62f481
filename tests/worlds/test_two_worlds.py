"""Two worlds that differ only in what a seat does not know give it the same bytes, whatever it asks.

`PODZEM_WORLDS` says how many comparisons the deep run makes in all; it prints how many it made of what.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from podzem.core.decisions import WATCHER
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import RandomBot, decide
from podzem.systems import SYSTEMS, load_system
from tests.worlds.pairs import settled, walk
from tests.worlds.proof import prove
from tests.worlds.questions import Tally

QUICK = 2_500
DEEP = int(os.environ.get("PODZEM_WORLDS", "1000000"))
PROCESSES = 2
KINDS = {"view", "places", "awaited", "needed", "turn", "outcome", "fallback", "imagined", "decisions", "refusal"}
"""What is asked of every system."""


def check(tally: Tally, least: int) -> None:
    """Nothing differs, and the worlds did."""
    assert not tally.leaks, "\n".join([f"{sum(tally.kinds.values())} differ: {dict(tally.kinds)}", *tally.leaks])
    assert tally.comparisons >= least
    assert tally.differing > 0.9 * tally.pairs, "the worlds were the same: this proves nothing"
    assert set(tally.asked) >= KINDS
    assert tally.legal > tally.pairs // 4, "hardly any decision was open: the words are not of the right kind"


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_seat_and_a_watcher_get_the_same_bytes_in_both_worlds(key: str) -> None:
    check(prove(key, 0, 1, QUICK, refusals=120, every=14), QUICK)


@pytest.mark.deep
def test_a_million_comparisons() -> None:
    share = DEEP // (len(SYSTEMS) * PROCESSES)
    total = Tally()
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        work = [pool.submit(prove, key, first, PROCESSES, share, 1500) for key in SYSTEMS for first in range(PROCESSES)]
        for key, done in zip([key for key in SYSTEMS for _ in range(PROCESSES)], work, strict=True):
            tally = done.result()
            print(f"{key}: {tally.comparisons} comparisons over {tally.pairs} pairs of worlds: {dict(tally.asked)}")
            total.add(tally)
    print(f"{total.comparisons} comparisons, {sum(total.kinds.values())} differ")
    check(total, share * PROCESSES * len(SYSTEMS))


@pytest.mark.parametrize("key", SYSTEMS)
def test_an_imagined_world_is_a_state_like_any_other(key: str) -> None:
    """It can be written down and read back, it is played on, and it is another world."""
    system: Any = load_system(key)
    played, differing = 0, 0
    for seed in range(6):
        for number, state in walk(system, seed, 60, 20):
            for viewer in (0, WATCHER):
                twin = settled(system, system.resample(state, viewer, Seeded(seed, number)))
                assert settled(system, twin).key() == twin.key()
                differing += twin.key() != state.key()
                played += play_on(system, twin, seed)
    assert differing > 15
    assert played > 300


def play_on(system: Any, state: Any, seed: int) -> int:
    """So many decisions of a random game from a state on."""
    dice, bot = Seeded(seed), RandomBot(seed)
    for number in range(25):
        seats = system.turns.awaited(state)
        if not seats:
            return number
        chosen = system.turns.fallback(state, seats[0]) if seats[0] < 0 else decide(system, state, seats[0], bot)
        state = step(system, state, chosen, dice).state
    return 25


def test_dice_that_are_handed_in_are_all_that_a_draw_needs() -> None:
    for key in SYSTEMS:
        system: Any = load_system(key)
        state = system.setup(system.book.usual, {}, Scribe(Seeded(4)))
        assert system.resample(state, 0, Seeded(8)).key() == system.resample(state, 0, Seeded(8)).key()
