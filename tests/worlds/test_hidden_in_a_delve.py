"""What is hidden in a delve made otherwise, one thing at a time: nobody but the judge is sent another byte.

Drawn worlds (`test_two_worlds.py`) differ in what a draw changes; here is what it leaves as it is, and what it seldom
comes to.
"""

from collections import Counter
from random import Random

import pytest

from podzem.core.decisions import WATCHER
from podzem.lab.bots import decide, make_bot
from podzem.systems.delve.system import SYSTEM
from tests.worlds import hidden_in_a_delve as hidden
from tests.worlds.pairs import Pair, settled, walk
from tests.worlds.questions import Tally, compare
from tests.worlds.settings import told_of
from tests.worlds.wording import Wording

GROUND = ("no_secret_doors", "larger_unseen_rooms")
"""An imagined delve keeps the true ground: there odds and bots alone must be the same."""
SELDOM = {"no_secret_doors", "a_trap_set_again", "others_unseen", "dead_out_of_sight", "other_mood", "other_strength"}


def differences(seeds: range, every: int, refusals: int) -> tuple[Tally, Counter[str]]:
    """Every change at moments of random games, and how often each could be made."""
    tally, made, wording = Tally(), Counter[str](), Wording(SYSTEM, seeds.start)
    for seed in seeds:
        for number, state in walk(SYSTEM, seed, 140, every):
            players, _ = SYSTEM.forms.table_options(state)
            left = settled(SYSTEM, told_of("delve").on_paper(state))
            for name in hidden.CHANGES:
                right = hidden.otherwise(left, name, seed * 1000 + number)
                if right is not None:
                    made[name] += 1
                    viewer = Random(seed * 31 + number).choice([*range(players), WATCHER])
                    title = f"{name}: game {seed}, decision {number}, viewer {viewer}"
                    _compare(Pair(SYSTEM, viewer, left, settled(SYSTEM, right), title), wording, refusals, tally)
    return tally, made


def _compare(pair: Pair, wording: Wording, refusals: int, tally: Tally) -> None:
    own = Tally()
    compare(pair, wording, refusals, own)
    awaited = SYSTEM.turns.awaited(pair.left)
    if pair.viewer in awaited and awaited == SYSTEM.turns.awaited(pair.right):
        chosen = [
            str(decide(SYSTEM, state, pair.viewer, make_bot(SYSTEM, "caller", 1))) for state in (pair.left, pair.right)
        ]
        own.compare("bot", pair, "", *chosen)
    if pair.name.partition(":")[0] in GROUND:
        own.leaks = [leak for leak in own.leaks if ": imagined" not in leak]
    tally.add(own)


def test_what_is_hidden_in_a_delve_is_sent_to_nobody() -> None:
    tally, made = differences(range(3), 28, 12)
    assert not tally.leaks, "\n".join(tally.leaks)
    assert set(made) | SELDOM == set(hidden.CHANGES)


@pytest.mark.deep
@pytest.mark.parametrize("first", range(100, 220, 10))
def test_what_is_hidden_in_many_delves_is_sent_to_nobody(first: int) -> None:
    tally, _ = differences(range(first, first + 10), 9, 40)
    assert not tally.leaks, "\n".join(tally.leaks)
