"""Simulation: each game by its own seed, the same result for any workers and chunks, partial results that are true."""

import json
import multiprocessing
import time
from collections import Counter
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.errors import Malformed
from podzem.core.events import OPEN, Event
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.core.tallies import CLAUSE, EVENT, counting
from podzem.core.words import LANGUAGES, Words
from podzem.lab.bots import decide, make_bot
from podzem.lab.report import as_csv, as_data, as_json, rows_of_sides
from podzem.lab.running import CHECK_EVERY, ENDINGS, Result, run
from podzem.lab.simulation import Chunk, Plan, Seat, Tally, make_plan, play_chunk, play_game, seed_of_bot
from podzem.lab.sums import ALL, ENDS, LENGTH, SHARES, WAYS, WINS, Measure
from podzem.lab.workers import local_workers
from podzem.systems import SYSTEMS, load_system
from tests.patience import SECONDS

SHORT: dict[str, object] = {"board": "short"}
GAMES = 60


def random_plan(*sides: dict[str, object], most_rounds: int = 20, seed: int = 7) -> Plan:
    return make_plan("escape", 3, ("random",), sides or (SHORT,), seed, most_rounds)


def as_result(plan: Plan, games: int, chunk: Chunk) -> Result:
    return Result(plan, games, None, chunk.sides, chunk.difference)


def test_a_known_small_run_has_known_figures() -> None:
    plan = random_plan(most_rounds=150)
    found = as_data(as_result(plan, 30, play_chunk(plan, 0, 30)))["measures"]
    counts = {group: {item: line.get("count") for item, line in lines.items()} for group, lines in found.items()}
    assert counts["wins"] == {"0": 2, "1": 2, "2": 3}
    assert counts["ends"] == {"won": 7, "drawn": 0, "capped": 23}
    assert counts["ways"] == {"exit_n": 5, "start": 2}
    assert (counts["length"]["mean"], counts["deaths"][ALL], counts["cards"]["knife"]) == (3963, 951, 13)
    assert found["wins"]["2"]["low"] == pytest.approx(0.0346, abs=5e-5)
    assert found["wins"]["2"]["high"] == pytest.approx(0.2562, abs=5e-5)


@pytest.mark.parametrize(("workers", "chunk"), [(1, 60), (2, 7), (3, 1), (2, None)])
def test_the_result_is_the_same_to_the_byte_for_any_workers_and_chunks(workers: int, chunk: int | None) -> None:
    plan = random_plan(SHORT, {**SHORT, "give_up": "false"})
    expected = as_result(plan, GAMES, play_chunk(plan, 0, GAMES))
    with local_workers(workers) as staff:
        result = run(plan, GAMES, staff, chunk=chunk)
    assert as_json(result) == as_json(expected)
    assert as_csv(result) == as_csv(expected)


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    plan = random_plan()
    chunk = play_chunk(plan, 0, 5)
    for number in range(5, 8):
        chunk.sides[0].merge(play_chunk(plan, number, 1).sides[0])
    assert chunk.sides == play_chunk(plan, 0, 8).sides
    assert chunk.sides != play_chunk(replace(plan, seed=8), 0, 8).sides
    assert chunk.sides != play_chunk(plan, 1, 8).sides


def test_every_bot_of_every_game_has_its_own_seed() -> None:
    seeds = {seed_of_bot(seed, number, seat) for seed in range(4) for number in range(40) for seat in range(4)}
    assert len(seeds) == 4 * 40 * 4


def count_slowly(plan: Plan, number: int) -> dict[Measure, int]:
    """The slow obvious way: every decision as a decision, every step by the core, every event kept."""
    escape, dice = load_system("escape"), Seeded(plan.seed, number)
    bots = [make_bot(escape, name, 0) for name in plan.bots]
    state: Any = escape.setup(plan.players, plan.sides[0], Scribe(dice))
    told: Counter[Measure] = Counter()
    while seats := escape.turns.awaited(state):
        done = step(escape, state, decide(escape, state, seats[0], bots[seats[0]]), dice)
        state = done.state
        told.update(("deaths", event.clause) for event in done.events if event.name == "death")
        told.update(("cards", str(event.facts["card"])) for event in done.events if event.name == "tool_used")
        told.update(("chances", str(event.facts["chance"])) for event in done.events if event.name == "chance")
    outcome = escape.outcome(state)
    assert outcome is not None
    told.update([(WINS, str(seat)) for seat in outcome.winners] + [(WAYS, outcome.way), (ENDS, "won")])
    return {**told, LENGTH: int(state.round)}


@pytest.mark.parametrize("number", range(3))
def test_a_game_counts_what_the_same_game_tells_step_by_step(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podzem.lab.simulation.EVENTS_AT_ONCE", 7)
    plan = make_plan("escape", 4, ("seeker",), (SHORT,), 11, 1000)
    played = play_game(load_system("escape"), plan, SHORT, number)
    slow = count_slowly(plan, number)
    assert {measure: count for measure, count in played.items() if measure[1] != ALL} == slow
    cards = sum(count for (group, _), count in slow.items() if group == "cards")
    assert played["cards", ALL] == cards > 0


def test_a_bot_without_codes_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("escape", 3, ("seeker",), (SHORT,), 5, 1000)
    by_codes = play_chunk(plan, 0, 2).sides
    begin = Seat.__init__

    def begin_without_codes(seat: Seat, *arguments: Any) -> None:
        begin(seat, *arguments)
        seat._speaks_codes = False

    monkeypatch.setattr(Seat, "__init__", begin_without_codes)
    assert play_chunk(plan, 0, 2).sides == by_codes


def test_a_game_is_cut_short_after_its_last_round() -> None:
    (sums,) = play_chunk(random_plan(most_rounds=3), 0, 10).sides
    assert sums.totals[ENDS, "capped"] == 10
    assert sums.lengths == {3: 10}
    drawn = play_chunk(random_plan({**SHORT, "round_limit": "2"}), 0, 10).sides[0]
    assert drawn.totals[ENDS, "drawn"] == 10
    assert not [measure for measure in drawn.totals if measure[0] in (WINS, WAYS)]


def test_sides_differ_by_their_option_alone_and_the_difference_is_marked() -> None:
    plan = random_plan(SHORT, {**SHORT, "give_up": "off"}, most_rounds=60)
    data = as_data(as_result(plan, GAMES, play_chunk(plan, 0, GAMES)))
    compare = data["compare"]
    first, second = (side["measures"] for side in compare["sides"])
    assert (data["options"], compare["option"]) == (SHORT, "give_up")
    assert [side["value"] for side in compare["sides"]] == [True, False]
    for group, lines in compare["differences"].items():
        for item, line in lines.items():
            assert line["value"] == pytest.approx(second[group][item]["value"] - first[group][item]["value"])
    given_up = compare["differences"]["deaths"]["escape.house.give_up"]
    assert given_up["count"] < -10
    assert given_up["high"] < 0
    assert given_up["differs"] is True


def test_equal_sides_do_not_differ_in_anything() -> None:
    chunk = play_chunk(random_plan(SHORT, SHORT), 0, 10)
    assert chunk.sides[0] == chunk.sides[1]
    assert set(chunk.difference.totals.values()) == {0}


@pytest.mark.parametrize(("workers", "chunk"), [(1, 100), (2, 30), (2, None)])
def test_the_wanted_precision_stops_at_the_same_game_for_any_workers(workers: int, chunk: int | None) -> None:
    plan = random_plan({**SHORT, "round_limit": "1"}, most_rounds=1)
    with local_workers(workers) as staff:
        result = run(plan, 1000, staff, precision=0.007, chunk=chunk)
    assert (result.ended, result.games, result.is_partial) == ("precision", 300, False)
    assert CHECK_EVERY == 100
    before = as_result(plan, 200, play_chunk(plan, 0, 200)).half_width()
    assert result.half_width() <= 0.007 < before


def test_what_is_stopped_is_the_truth_about_the_first_games() -> None:
    plan = random_plan()
    told: list[int] = []
    with local_workers(2) as staff:
        result = run(
            plan,
            10_000,
            staff,
            chunk=5,
            must_stop=lambda: len(told) > 2,
            on_progress=lambda now: told.append(now.games),
        )
    assert (result.ended, result.is_partial) == ("interrupted", True)
    assert 15 <= result.games == told[-1] < 10_000
    whole = as_data(as_result(plan, result.games, play_chunk(plan, 0, result.games)))
    assert as_data(result)["measures"] == whole["measures"]
    assert json.loads(as_json(result))["partial"] is True


def test_stopping_before_the_first_game_leaves_an_empty_result() -> None:
    with local_workers(1) as staff:
        result = run(random_plan(), 10_000, staff, precision=0.1, chunk=5_000, must_stop=lambda: True)
    data = json.loads(as_json(result))
    assert (data["games"], data["partial"], data["measures"], data["precision"]["reached"]) == (0, True, {}, None)
    assert as_csv(result).count("\n") == 1


def test_a_worker_that_dies_leaves_what_was_played() -> None:
    def kill_one(result: Result) -> None:
        for child in multiprocessing.active_children()[:1]:  # told again, all may be gone already
            child.kill()

    with local_workers(2) as staff:
        result = run(random_plan(), 100_000, staff, chunk=5, on_progress=kill_one)
    assert (result.ended, result.is_partial) == ("lost", True)
    assert 5 <= result.games < 100_000
    assert "workers were lost" in result.fault


def test_no_worker_is_left_behind() -> None:
    with local_workers(2) as staff:
        run(random_plan(), 4, staff)
    assert multiprocessing.active_children() == []


def test_what_takes_long_is_given_up_when_nobody_waits_for_it() -> None:
    with local_workers(1) as staff:
        asked = staff.submit(time.sleep, 4 * SECONDS)
    assert isinstance(asked.exception(), BrokenExecutor)
    assert multiprocessing.active_children() == []


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(Malformed, match=r"a worker has podzem .* was expected"):
        play_chunk(replace(random_plan(), rules="podzem 0, rules 0"), 0, 1)


def test_a_fault_of_the_rules_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    escape = load_system("escape")
    monkeypatch.setattr(type(escape.turns), "needed", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError) as caught:
        play_chunk(random_plan(), 3, 1)
    assert caught.value.__notes__ == ["in game 3 of seed 7, options {'board': 'short'}"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_says_what_is_counted_and_has_words_for_it(system: str) -> None:
    loaded = load_system(system)
    assert not set(loaded.book.tallies) & {LENGTH[0], *SHARES}
    for row in map(counting, loaded.book.tallies.values()):
        assert {*row.events, row.last or row.events[0]} <= set(loaded.book.events)
        assert row.by in (CLAUSE, EVENT) or row.by in loaded.book.terms.facts
        assert all(any(fact in loaded.book.events[event].facts for fact in row.of) for event in row.events if row.of)
    groups = [LENGTH[0], *SHARES, *loaded.book.tallies, *(f"{ENDS}-{ending}" for ending in ENDINGS)]
    for language in LANGUAGES:
        words = Words(language, ["podzem.cli"])
        assert [group for group in groups if not words.has(f"measure-{group}")] == []
        own = Words(language, loaded.book.words)
        told = [event for row in map(counting, loaded.book.tallies.values()) if row.by == EVENT for event in row.events]
        assert [event for event in told if not own.has(f"tally-{event}")] == []


WALK = ("surface", 1, ("random",), ({"judge_wandering": "off"}, {"judge_wandering": "automatic"}), 3, 3)


def test_campaigns_come_out_the_same_on_two_workers_and_when_options_are_compared() -> None:
    """Days, cells by their ground, deaths by clause, kuna, shares of the weather."""
    plan = make_plan(*WALK)
    expected = as_result(plan, 6, play_chunk(plan, 0, 6))
    with local_workers(2) as staff:
        result = run(plan, 6, staff, chunk=1)
    assert as_json(result) == as_json(expected)
    rows = rows_of_sides(expected)[1]
    assert {"length", "distance", "weather"} <= {row.measure[0] for row in rows}
    shares = [row.estimate for row in rows if row.is_part]
    assert sum(one.value for one in shares) == pytest.approx(1)
    assert all(0 <= (one.low or 0) <= one.value <= (one.high or 0) <= 1 for one in shares)


def test_what_is_counted_is_what_was_told() -> None:
    """Kuna are summed, days counted by the weather that was told last, deaths of those met left out."""
    tally = Tally(load_system("surface"))
    tally.take(
        [
            Event("weather", "surface.weather.start", OPEN, {"weather": "clear"}, []),
            Event("day_began", "surface.season.calendar", OPEN, {"year": 1, "month": 2, "day": 2}, []),
            Event("weather", "surface.weather.clear", OPEN, {"weather": "rain"}, []),
            Event("day_began", "surface.season.calendar", OPEN, {"year": 1, "month": 2, "day": 3}, []),
            Event("treasure_sold", "surface.settlement.sell_treasure", 1, {"price": 30, "value": 40}, []),
            Event("metal_changed", "dungeon.money.values", 1, {"kuna": 12}, []),
            Event("died", "dungeon.aid.window", OPEN, {"member": "chud.501"}, []),
            Event("died", "dungeon.aid.window", OPEN, {"member": "sergeant.8"}, []),
        ]
    )
    assert tally.values() == {
        ("weather", "clear"): 1,
        ("weather", "rain"): 1,
        ("weather", ALL): 2,
        ("income", "treasure_sold"): 30,
        ("income", "metal_changed"): 12,
        ("income", ALL): 42,
        ("deaths", "dungeon.aid.window"): 1,
        ("deaths", ALL): 1,
    }
