"""One suite that every system passes: what the core promises to table, lab, terminal and page."""

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, WATCHER, Decision, read_decision
from podzem.core.dice import Recording, Seeded
from podzem.core.errors import Malformed, Refused
from podzem.core.events import sees
from podzem.core.forms import flatten, nest, read_line, write_line
from podzem.core.journal import lines_for, open_at, open_game, read_journal, record, replay
from podzem.core.json_writing import splice
from podzem.core.lane import MOST_ORDERS
from podzem.core.scribe import Scribe
from podzem.core.step import Step, digest, step
from podzem.core.words import LANGUAGES, Words
from podzem.lab.bots import RandomBot, bot_names, decide, make_bot
from podzem.lab.odds import after, rests
from podzem.systems import SYSTEMS, load_system
from tests.seen import seen

DECISIONS = 400
SLOWER = {"dungeon": 6, "delve": 2}
"""A system whose decisions are many and large is walked through fewer of them."""
SECRETIVE: dict[str, dict[str, Any]] = {"screen": {"fight": "gate"}}
"""Options under which something is hidden, of a system whose defaults hide nothing."""
NAMES = tuple(f"P{seat}" for seat in range(20))


@pytest.fixture(params=SYSTEMS, ids=str)
def system(request: pytest.FixtureRequest) -> Any:
    return load_system(request.param)


def walk(
    system: Any, seed: int, players: int | None = None, most: int = DECISIONS, options: dict[str, Any] | None = None
) -> Iterator[tuple[Any, Step[Any]]]:
    """A random game as pairs of the state before and the step; each step is a copy."""
    dice, bot = Seeded(seed), RandomBot(seed)
    least, most_seats = system.book.seats
    state = system.setup(min(players or least + seed % 3, most_seats), options or {}, Scribe(dice))
    for _ in range(most // SLOWER.get(system.key, 1)):
        seats = system.turns.awaited(state)
        if not seats:
            return
        done = step(system, state, decide(system, state, seats[0], bot), dice)
        yield state, done
        state = done.state


def secretive(system: Any, seed: int) -> Iterator[tuple[Any, Step[Any]]]:
    """Random games of four in which something is hidden; fights are short, so there are three of them."""
    for each in range(seed, seed + (3 if system.key == "screen" else 1)):
        yield from walk(system, each, players=4, most=200, options=SECRETIVE.get(system.key))


def test_decisions_are_unique_seated_and_none_after_the_outcome(system: Any) -> None:
    for state, done in walk(system, 1):
        decisions = system.decisions(state)
        assert decisions
        assert len(set(decisions)) == len(decisions)
        assert {decision.seat for decision in decisions} == set(system.turns.awaited(state))
        assert system.outcome(state) is None
        if system.outcome(done.state) is not None:
            assert system.decisions(done.state) == []
            assert system.turns.awaited(done.state) == ()


def test_refuse_is_silent_exactly_on_the_decisions(system: Any) -> None:
    seen: set[Decision] = set()
    for state, _ in walk(system, 2, most=250):
        open_now = set(system.decisions(state))
        seen |= open_now
        for decision in [*sorted(open_now)[:: 1 + len(open_now) // 100], *sorted(seen)[:: max(1, len(seen) // 60)]]:
            refusal = system.refuse(state, decision)
            assert (refusal is None) == (decision in open_now), (decision, refusal)
            assert refusal is None or refusal.clause in system.book.clauses


def test_a_refused_decision_changes_nothing_and_throws_no_die(system: Any) -> None:
    state, _ = next(walk(system, 3))
    dice = Recording(Seeded(5))
    before = digest(state)
    for wrong in ("0 nonsense", "19 roll", "0 go nowhere", "judge nonsense"):
        with pytest.raises(Refused) as caught:
            step(system, state, read_decision(wrong), dice)
        assert caught.value.refusal.clause in system.book.clauses
    assert digest(state) == before
    assert dice.faces == []


def test_step_leaves_the_old_state_alone_and_copies_are_equal(system: Any) -> None:
    for state, done in walk(system, 4, most=150):
        key = state.key()
        twin = state.copy()
        assert twin.key() == key
        system.apply(twin, done.decision, Scribe(Seeded(9)))
        assert state.key() == key


def test_decisions_and_states_round_trip_through_their_text_forms(system: Any) -> None:
    for state, _ in walk(system, 5, most=150):
        assert all(read_decision(str(decision)) == decision for decision in system.decisions(state))
        players, options = system.forms.table_options(state)
        paths = flatten(system.forms.write(state))
        assert read_line(write_line(paths)) == paths
        again = system.forms.read(players, options, nest(read_line(write_line(paths))))
        assert again.key() == state.key()


def test_a_journal_replays_to_the_same_states_and_lines(system: Any) -> None:
    dice, bot = Seeded(6), RandomBot(6)
    journal, moment = open_game(system, system.book.seats[0], {}, ["a", "b"], dice)
    moments = [moment]
    for _ in range(150 // SLOWER.get(system.key, 1)):
        seats = system.turns.awaited(moment.state)
        if not seats:
            break
        done = step(system, moment.state, decide(system, moment.state, seats[0], bot), dice)
        moment = record(journal, done)
        moments.append(moment)
    again = list(replay(system, read_journal(journal.text())))
    assert [m.state.key() for m in again] == [m.state.key() for m in moments]
    assert [list(map(repr, m.events)) for m in again] == [list(map(repr, m.events)) for m in moments]
    half = journal.fork(len(journal.entries) // 2)
    assert [m.number for m in replay(system, half)] == list(range(len(half.entries)))


def test_a_journal_can_begin_at_any_state(system: Any) -> None:
    *_, (state, _) = walk(system, 7, most=60)
    journal, moment = open_at(system, state, ["a", "b"])
    (again,) = replay(system, read_journal(journal.text()))
    assert again.state.key() == moment.state.key()


def test_odds_of_a_decision_sum_to_one(system: Any) -> None:
    asked = 0
    games = (8,) if system.key != "screen" else (8, 9, 10)  # a fight by chance is over after a dozen decisions
    for state, done in (pair for seed in games for pair in walk(system, seed, most=80)):
        try:
            ways = after(system, state, done.decision, 300)
        except Malformed:  # a whole turn's dice may fall in more ways than can be looked at
            continue
        asked += 1
        assert sum(chance for chance, _ in ways) == Fraction(1)
        if not any(rests(system, reached) for _, reached in ways):  # play goes on where odds rest
            assert done.state.key() in {reached.key() for _, reached in ways}
    assert asked >= 10


def test_events_cite_known_clauses_and_have_known_names(system: Any) -> None:
    for _, done in walk(system, 9):
        for event in done.events:
            assert event.clause in system.book.clauses
            assert event.name in system.book.events
            row = system.book.events[event.name]
            assert event.clause in row.clauses
            assert set(row.facts) - row.sometimes <= set(event.facts) <= set(row.facts)
            assert sees(event.audience, JUDGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_order_and_refusal_has_its_words(system: Any, language: str) -> None:
    words = Words(language, system.book.words, system.book.terms)
    assert [name for name in system.book.events if not words.has(f"event-{name}")] == []
    assert [order for order in system.book.orders if not words.has(f"order-{order}")] == []
    assert words.has("title")
    for _, done in walk(system, 10):
        for event in done.events:
            line = words.line(event, NAMES)
            assert line
            assert "{" not in line
        assert words.order(done.decision, system.book.orders[done.decision.order], NAMES)


def test_resampling_changes_nothing_that_the_viewer_is_shown(system: Any) -> None:
    differed = hidden = 0
    for number, (state, done) in enumerate(secretive(system, 11)):
        for viewer in (WATCHER, JUDGE, 0, 1):
            other = system.resample(state, viewer, Seeded(number, 3))
            assert json.dumps(seen(system, other, viewer)) == json.dumps(seen(system, state, viewer))
            mine = [decision for decision in system.decisions(state) if decision.seat == viewer]
            assert open_to(system, state, viewer) == mine
            assert open_to(system, other, viewer) == mine
            differed += other.key() != state.key()
            hidden += seen(system, state, viewer) != seen(system, state, JUDGE)
            if viewer >= 0 and done.decision.seat == viewer:
                _check_same_lines(system, state, other, done, viewer)
    assert not hidden or differed > 100 // SLOWER.get(system.key, 1)


def test_the_open_part_of_a_view_is_the_same_for_all_and_the_rest_is_the_viewers_own(system: Any) -> None:
    shared = system.showing.shared
    if shared is None:
        return
    for number, (state, _) in enumerate(secretive(system, 12)):
        shown = shared.open_json(state)
        for viewer in (WATCHER, JUDGE, 0, 1, 2, 3):
            view, own = seen(system, state, viewer), json.loads(shared.own_json(state, viewer))
            assert json.loads(splice(shown, shared.own_json(state, viewer))) == view
            assert not own.keys() & json.loads(shown).keys()
            assert {key: value for key, value in view.items() if key not in own} == json.loads(shown)
            other = system.resample(state, viewer, Seeded(number, 5))
            assert shared.open_json(other) == shown


def _check_same_lines(system: Any, state: Any, other: Any, done: Step[Any], viewer: int) -> None:
    """The viewer's own decision leads to the same lines, unless it lets hidden cards act."""
    if done.faces or any(event.audience not in (-1, 1 << viewer) for event in done.events):
        return
    if any(event.name in system.book.disclosing for event in done.events):
        return  # who goes on sees what is there, which is the one thing that may differ
    again = step(system, other, done.decision, Seeded(0))
    if again.faces or system.turns.awaited(again.state) != system.turns.awaited(done.state):
        return
    shown = [
        event.data() for event in lines_for(done.events, viewer) if event.name not in ("received", "reserve_shown")
    ]
    assert [
        event.data() for event in lines_for(again.events, viewer) if event.name not in ("received", "reserve_shown")
    ] == shown


def test_a_missed_answer_has_a_legal_default(system: Any) -> None:
    for players in (None, 3):
        for state, _ in walk(system, 12, players):
            for seat in system.turns.needed(state):
                assert system.refuse(state, system.turns.fallback(state, seat)) is None


def test_bots_get_a_view_and_answer_with_one_of_the_decisions(system: Any) -> None:
    bots = [make_bot(system, "random", 1), *(make_bot(system, name, 1) for name in system.advice.bots)]
    for state, _ in walk(system, 13, most=150):
        for bot in bots:
            (seat,) = system.turns.awaited(state)[:1]
            assert decide(system, state, seat, bot) in system.decisions(state)


@pytest.mark.parametrize("key", [key for key in SYSTEMS if load_system(key).lane is None])
def test_a_system_without_a_fast_lane_promises_nothing_that_needs_one(key: str) -> None:
    """Decisions that are no small numbers have no lane, and there is nothing that only raises in its place."""
    system = load_system(key)
    assert "search" not in bot_names(system)
    with pytest.raises(Malformed):
        make_bot(system, "search:10", 1)


@pytest.mark.parametrize("key", [key for key in SYSTEMS if load_system(key).lane is not None])
def test_the_fast_lane_lists_the_same_decisions(key: str) -> None:
    system: Any = load_system(key)
    for state, done in walk(system, 14, most=150):
        codes = [int(code) for code in system.lane.codes(state)]
        assert [system.lane.decode(state, code) for code in codes] == system.decisions(state)
        assert not system.lane.fault(state)
        twin = system.lane.twin(state)
        code = codes[system.decisions(state).index(done.decision)]
        recorded = Recording(Seeded(3))
        system.lane.play(twin, code, Scribe(recorded))
        assert step(system, state, done.decision, Seeded(3)).state.key() == twin.key()


def test_orders_fit_into_the_bits_of_a_code(system: Any) -> None:
    """Each lane says how wide its orders are; those of a choice are kept as bits of one number."""
    orders = len(system.book.orders)
    assert system.lane is None or orders <= min(MOST_ORDERS, system.lane.order_mask + 1)


def test_the_rule_book_is_whole(system: Any) -> None:
    documents = [package.rpartition(".")[2] for package in system.book.words]
    assert documents[0] == system.key
    for clause in system.book.clauses.clauses.values():
        assert clause.id.split(".")[0] in documents
        assert set(clause.options) <= {option.name for option in system.book.options}
    assert {option.clause for option in system.book.options} <= set(system.book.clauses.clauses)
