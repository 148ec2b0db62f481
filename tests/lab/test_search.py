"""The search bot: deterministic with nodes, blind to what its seat cannot see, better than what it is advised."""

import time
from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.errors import Malformed
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide, make_bot
from podzem.lab.search import BETTER, WORSE, Search, Trial, advantage, best_of
from podzem.lab.search_bot import SearchBot
from podzem.systems import load_system

SYSTEM = load_system("escape")


def trial(*scores: float) -> Trial:
    made = Trial(0)
    made.scores.extend(scores)
    return made


def midgame(seed: int, rounds: int) -> Any:
    """A game of seekers after some rounds, where the asked seat has a choice."""
    lane, scribe = SYSTEM.lane, Scribe(Seeded(seed))
    assert lane is not None
    game = SYSTEM.setup(4, {"board": "short"}, scribe)
    while lane.clock(game) < rounds or len(lane.codes(game)) < 2:
        codes = lane.codes(game)
        assert len(codes)
        lane.play(game, lane.advise(game, codes), scribe)
    return game


def test_the_same_seed_and_nodes_give_the_same_choice() -> None:
    for seed in range(6):
        game = midgame(seed, 4)
        seat = SYSTEM.awaited(game)[0]
        choices = {decide(SYSTEM, game, seat, make_bot(SYSTEM, "search:3000", 5)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(SYSTEM.decisions(game))


def test_a_search_cannot_tell_states_apart_that_its_seat_cannot() -> None:
    for seed in range(6):
        game = midgame(seed, 4)
        seat = SYSTEM.awaited(game)[0]
        other = SYSTEM.resample(game, seat, Seeded(seed, 9))
        imagined = [SYSTEM.resample(state, seat, Seeded(3)).key() for state in (game, other)]
        assert imagined[0] == imagined[1]
        chosen = [decide(SYSTEM, state, seat, make_bot(SYSTEM, "search:2000", 5)) for state in (game, other)]
        assert chosen[0] == chosen[1]


def test_it_takes_a_sure_win_although_it_was_advised_otherwise() -> None:
    lane = SYSTEM.lane
    assert lane is not None
    data = {"players": {"0": {"square": "t0602"}}, "treasure": {"carrier": 0}, "phase": "move", "thrown": 3, "steps": 3}
    game = SYSTEM.read(2, {}, data)
    codes = lane.codes(game)
    texts = {int(code): SYSTEM.decode(game, code).text for code in codes}
    win = next(code for code, text in texts.items() if text.endswith("exit_n"))
    worse = next(code for code, text in texts.items() if not text.endswith("exit_n"))
    search = Search(lane, 1, 4)
    assert search.choose(lambda dice: lane.imagine(game, 0, dice), codes, worse, 5000, lambda: False) == win
    assert search.nodes < 5000 + 2000


def test_a_budget_of_time_is_kept() -> None:
    game = midgame(1, 4)
    begun = time.perf_counter()
    SearchBot(1, seconds=0.2).decide(SYSTEM, game, SYSTEM.awaited(game)[0])
    assert time.perf_counter() - begun < 5  # one stage more at the most, on a slow machine interpreted


def test_paired_differences_decide() -> None:
    better, held = trial(0.6, 0.7, 0.5, 0.6), trial(0.5, 0.59, 0.41, 0.5)
    assert advantage(better, held) > BETTER
    assert advantage(held, better) < -BETTER
    assert best_of(held, [better]) is better
    assert best_of(better, [held]) is better
    assert advantage(trial(0.5, 0.5), trial(0.5, 0.5)) == -WORSE
    assert advantage(trial(0.6, 0.6), trial(0.5, 0.5)) > BETTER


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:-5"])
def test_a_bad_budget_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="search:NODES"):
        make_bot(SYSTEM, name, 1)


def test_one_open_decision_is_not_searched() -> None:
    game = SYSTEM.setup(2, {}, Scribe(Seeded(1)))
    while len(SYSTEM.decisions(game)) > 1:
        SYSTEM.apply(game, SYSTEM.decisions(game)[0], Scribe(Seeded(2)))
    begun = time.perf_counter()
    SearchBot(1, seconds=30).decide(SYSTEM, game, SYSTEM.awaited(game)[0])
    assert time.perf_counter() - begun < 1
