"""The search bot: deterministic with nodes, blind to what its seat cannot see, better than what it is advised."""

import time
from itertools import count
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.errors import Malformed
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide, make_bot
from podzem.lab.search import BETTER, MARGIN, WORSE, Search, Trial, advantage, best_of, settle, survivors
from podzem.lab.search_bot import SearchBot
from podzem.lab.tree import Node
from podzem.systems import load_system

SYSTEM = load_system("escape")
ABOUT_TO_WIN = {
    "players": {"0": {"square": "t0602"}},
    "treasure": {"carrier": 0},
    "phase": "move",
    "thrown": 3,
    "steps": 3,
}


def trial(*scores: float) -> Trial:
    made = Trial(0)
    for score in scores:
        made.add(score)
    return made


def lane_of(system: Any) -> Lane:
    lane = system.lane
    assert isinstance(lane, Lane)
    return lane


def midgame(seed: int, turns: int) -> Any:
    """A game of seekers after some turns, where the asked seat has a choice."""
    lane, scribe = lane_of(SYSTEM), Scribe(Seeded(seed))
    game = SYSTEM.setup(4, {"board": "short"}, scribe)
    begun = lane.clock(game)
    while lane.clock(game) < begun + turns or len(lane.codes(game)) < 2:
        codes = lane.codes(game)
        assert len(codes)
        lane.play(game, lane.advise(game, codes), scribe)
    return game


def test_the_same_seed_and_nodes_give_the_same_choice() -> None:
    for seed in range(6):
        game = midgame(seed, 12)
        seat = SYSTEM.turns.awaited(game)[0]
        choices = {decide(SYSTEM, game, seat, make_bot(SYSTEM, "search:1000", 5)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(SYSTEM.decisions(game))


def test_a_search_cannot_tell_states_apart_that_its_seat_cannot() -> None:
    for seed in range(6):
        game = midgame(seed, 12)
        seat = SYSTEM.turns.awaited(game)[0]
        other = SYSTEM.resample(game, seat, Seeded(seed, 9))
        imagined = [SYSTEM.resample(state, seat, Seeded(3)).key() for state in (game, other)]
        assert imagined[0] == imagined[1]
        chosen = [decide(SYSTEM, state, seat, make_bot(SYSTEM, "search:800", 5)) for state in (game, other)]
        assert chosen[0] == chosen[1]


def test_a_search_gets_nothing_but_imagined_states() -> None:
    game = midgame(2, 12)
    seat = SYSTEM.turns.awaited(game)[0]
    calls = []

    def imagine(dice: Any) -> Any:
        calls.append(dice)
        return SYSTEM.resample(game, seat, dice)

    own = SYSTEM.decisions(game)
    assert SearchBot(SYSTEM, 3, nodes=300).choose(None, own, imagine) in own
    assert len(calls) > 1


def test_it_takes_a_sure_win_although_it_was_advised_otherwise() -> None:
    lane = lane_of(SYSTEM)
    game = SYSTEM.forms.read(2, {}, ABOUT_TO_WIN)
    codes = lane.codes(game)
    texts = {int(code): SYSTEM.lane.decode(game, code).text for code in codes}
    win = next(code for code, text in texts.items() if text.endswith("exit_n"))
    worse = next(code for code, text in texts.items() if not text.endswith("exit_n"))
    search = Search(lane, 1, 1)
    assert search.choose(lambda dice: lane.imagine(game, 0, dice), codes, worse, 5000, lambda: False) == win
    assert search.nodes < 5000 + 500


def test_the_bot_takes_a_win_in_one_step() -> None:
    game = SYSTEM.forms.read(2, {}, ABOUT_TO_WIN)
    assert decide(SYSTEM, game, 0, make_bot(SYSTEM, "search:500", 1)).text.endswith("exit_n")


def test_every_choice_of_a_whole_game_is_legal() -> None:
    scribe, bot = Scribe(Seeded(4)), make_bot(SYSTEM, "search:60", 4)
    game = SYSTEM.setup(3, {"board": "short"}, scribe)
    for _ in range(120):
        seats = SYSTEM.turns.awaited(game)
        if not seats:
            break
        decision = decide(SYSTEM, game, seats[0], bot)
        assert SYSTEM.refuse(game, decision) is None
        SYSTEM.apply(game, decision, scribe)


def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a second each time somebody looks at it."""
    clock = count(1000.0)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    game = midgame(1, 12)
    decide(SYSTEM, game, SYSTEM.turns.awaited(game)[0], SearchBot(SYSTEM, 1, seconds=3))
    assert next(clock) == 1000 + 1 + 4, "it looks until the time is over, and then no more"


def test_a_budget_of_nodes_is_kept() -> None:
    game = midgame(1, 12)
    lane = lane_of(SYSTEM)
    codes = lane.codes(game)
    search = Search(lane, 1, 4)
    search.choose(lambda dice: lane.imagine(game, 0, dice), codes, codes[0], 50, lambda: False)
    assert 50 <= search.nodes < 50 + 100 * len(codes)


def test_paired_differences_decide() -> None:
    better, held = trial(0.6, 0.7, 0.5, 0.6), trial(0.5, 0.59, 0.41, 0.5)
    assert advantage(better, held) > WORSE
    assert advantage(held, better) < -WORSE
    assert best_of([held, better]) is better
    assert survivors([held, better]) == [better]
    assert settle(held, [held, better]) is better


def test_of_two_that_never_differ_the_first_is_kept() -> None:
    first, second = trial(0.5, 0.5), trial(0.5, 0.5)
    assert survivors([first, second]) == [first]


def test_the_advised_decision_stands_until_it_is_beaten_by_enough() -> None:
    advised, other = trial(0.5, 0.7, 0.5, 0.7), trial(0.7, 0.5, 0.7, 0.52)
    assert best_of([advised, other]) is other
    assert advantage(other, advised) < BETTER
    assert settle(advised, [advised, other]) is advised


def test_the_advised_decision_begins_with_a_margin() -> None:
    favoured = Trial(0, MARGIN)
    favoured.add(0.5)
    favoured.add(1.0)
    assert favoured.scores == [0.5 + 0.5 * MARGIN, 1.0]


def test_a_tree_asks_the_rule_of_thumb_first_and_widens_with_its_visits() -> None:
    lane, game = lane_of(SYSTEM), SYSTEM.forms.read(2, {}, ABOUT_TO_WIN)
    codes, node = lane.codes(game), Node()
    first = node.answer(lane, game, codes)
    assert first.code == lane.advise(game, codes)
    first.add(0.9)
    assert node.answer(lane, game, codes) is first
    first.add(0.9)
    second = node.answer(lane, game, codes)
    assert second is not first
    second.add(0.1)
    for _ in range(2):
        assert node.answer(lane, game, codes) is first


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:-5"])
def test_a_bad_budget_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="search:NODES"):
        make_bot(SYSTEM, name, 1)


def test_one_open_decision_is_not_searched() -> None:
    only = [Decision(0, "roll")]
    assert SearchBot(SYSTEM, 1, seconds=30).choose(None, only, lambda dice: None) is only[0]
