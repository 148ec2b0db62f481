"""The proof over one system: games by their seeds, until so many comparisons were made."""

from typing import Any

from podzem.systems import load_system
from tests.worlds.pairs import pairs
from tests.worlds.questions import Tally, compare
from tests.worlds.wording import Wording


def prove(key: str, first: int, step: int, least: int, refusals: int, most: int = 120, every: int = 10) -> Tally:
    """Games `first`, `first + step`, … until at least so many comparisons."""
    system: Any = load_system(key)
    tally, seed = Tally(), first
    wording = Wording(system, first)
    while tally.comparisons < least:
        for pair in pairs(system, seed, most, every):
            compare(pair, wording, refusals, tally)
            if tally.comparisons >= least:
                break
        seed += step
    return tally
