"""Random campaigns: decisions and refusals agree, states round-trip, invariants hold, every view can be built."""

import pytest

from podzem.core.decisions import JUDGE, WATCHER, Decision, read_decision
from podzem.core.dice import Seeded
from podzem.core.forms import flatten, nest, plain, read_line, write_line
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.core.words import LANGUAGES, Words
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.system import SYSTEM

DECISIONS = 60


@pytest.mark.parametrize("seed", range(6))
def test_a_random_campaign(seed: int) -> None:
    dice, chooser = Seeded(seed), Seeded(seed + 100)
    game = SYSTEM.setup(
        1 + seed % 3, {"goal": "none", "map": "random" if seed % 2 else "porechye", "seed": seed}, Scribe(dice)
    )
    for _ in range(DECISIONS):
        open_now = SYSTEM.decisions(game)
        if not open_now:
            break
        assert len(set(open_now)) == len(open_now)
        assert {decision.seat for decision in open_now} == set(SYSTEM.turns.awaited(game))
        for decision in open_now[:: 1 + len(open_now) // 20]:
            assert read_decision(str(decision)) == decision
            assert SYSTEM.refuse(game, decision) is None
        players, options = SYSTEM.forms.table_options(game)
        paths = flatten(SYSTEM.forms.write(game))
        assert read_line(write_line(paths)) == paths
        assert SYSTEM.forms.read(players, options, nest(paths)).key() == game.key() == game.copy().key()
        for viewer in (JUDGE, WATCHER, *range(players)):
            plain(SYSTEM.view(game, viewer))
            SYSTEM.resample(game, viewer, Seeded(1))
        for seat in SYSTEM.turns.awaited(game):
            assert SYSTEM.turns.fallback(game, seat) in open_now
        before = game.key()
        done = step(SYSTEM, game, open_now[int(chooser.face(len(open_now))) - 1], dice)
        assert game.key() == before
        game = done.state
        assert fault(game) == "", done.decision
        for event in done.events:
            spec = SYSTEM.book.events.get(event.name)
            assert spec is None or (event.clause in spec.clauses and set(event.facts) <= set(spec.facts)), event
            assert event.clause in SYSTEM.book.clauses, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_order_has_its_words_and_no_refusal_is_a_raw_id(language: str) -> None:
    words = Words(language, SYSTEM.book.words, SYSTEM.book.terms)
    assert [name for name in SYSTEM.book.events if not words.has(f"event-{name}")] == []
    assert [name for name in SYSTEM.book.orders if not words.has(f"order-{name}")] == []
    assert [option.name for option in SYSTEM.book.options if not words.has(f"option-{option.name}")] == []
    dice, chooser = Seeded(7), Seeded(8)
    game = SYSTEM.setup(2, {"goal": "none"}, Scribe(dice))
    seen: set[Decision] = set()
    for _ in range(DECISIONS):
        open_now = SYSTEM.decisions(game)
        if not open_now:
            break
        seen |= set(open_now[::7])
        for decision in open_now:
            assert "{" not in words.order(decision, SYSTEM.book.orders[decision.order], ["a", "b"])
        for decision in sorted(seen)[::5]:
            refusal = SYSTEM.refuse(game, decision)
            assert refusal is None or not words.refusal(refusal, ["a", "b"]).startswith("refused-"), refusal
        done = step(SYSTEM, game, open_now[int(chooser.face(len(open_now))) - 1], dice)
        for event in done.events:
            line = words.line(event, ["a", "b"])
            assert line
            assert "{" not in line
        game = done.state
