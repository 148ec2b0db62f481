"""Walks over legal decisions: every invariant of section 25 at every moment, every order and every effect met."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.playout import play_out, play_out_checked
from podzem.systems import load_system
from podzem.systems.escape.cards import OPERATIONS
from podzem.systems.escape.codes import ORDERS
from podzem.systems.escape.dealing import read_setting, set_up
from podzem.systems.escape.invariants import chance_count, fault, tool_count
from podzem.systems.escape.legal import codes
from podzem.systems.escape.play import play
from podzem.systems.escape.setting import CHANCES

SYSTEM = load_system("escape")
CHOICES = {
    "board": st.sampled_from(["short", "classic", "twin"]),
    "extra_turn_scope": st.sampled_from(["turn", "throw_only"]),
    "counter_chooser": st.sampled_from(["next_seat", "next_to_act"]),
    "pickup_stop": st.sampled_from(["larger", "exact"]),
    "first_seat": st.sampled_from([0, 1, "random"]),
    **{name: st.booleans() for name in ("chasm_counts", "attack_in_place", "mouth_protected", "give_up")},
}


@settings(max_examples=60)
@given(st.fixed_dictionaries(CHOICES), st.integers(2, 9), st.integers(0, 2**32), st.data())
def test_invariants_hold_on_every_walk_under_all_options(
    options: dict[str, Any], players: int, seed: int, data: Any
) -> None:
    scribe = Scribe(Seeded(seed))
    game = set_up(read_setting(players, options), scribe)
    tools, chances = tool_count(game), chance_count(game)
    assert (tools, chances) == (52 * (1 if players <= 8 else 2), 45)
    for _ in range(120):
        legal = list(codes(game))
        if not legal:
            break
        assert len(set(legal)) == len(legal)
        play(game, data.draw(st.sampled_from(legal)), scribe)
        assert fault(game) == ""
        assert (tool_count(game), chance_count(game)) == (tools, chances)


@pytest.mark.slow
@pytest.mark.clause("escape.tool.once")
@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_escape_tool_once__ten_thousand_random_games_keep_every_invariant(players: int) -> None:
    """2,500 games on `short` for each number of players; between them every order of T1 and every chance effect."""
    taken: Counter[str] = Counter()
    ended = 0
    setting = read_setting(players, {"board": "short"})
    for seed in range(2500):
        scribe = Scribe(Seeded(seed, players))
        game = set_up(setting, scribe)
        counts = play_out_checked(SYSTEM.lane, game, scribe, Seeded(seed, 1000 + players), 4000)
        taken.update({order: int(counts[number]) for number, order in enumerate(ORDERS)})
        assert (tool_count(game), chance_count(game)) == (52, 45)
        ended += game.status != 0
    assert {order for order in ORDERS if taken[order] == 0} <= ({"dig_out", "choose"} if players == 8 else set())
    assert ended > 100


@pytest.mark.slow
@pytest.mark.clause("escape.chance.deck")
def test_escape_chance_deck__every_effect_occurs_in_random_games() -> None:
    """Each of the twelve operations is drawn, and each leaves its event."""
    names: Counter[str] = Counter()
    operations: Counter[str] = Counter()
    for seed in range(60):
        scribe = Scribe(Seeded(seed), listening=True)
        game = set_up(read_setting(4, {"board": "short"}), scribe)
        play_out(SYSTEM.lane, game, scribe, Seeded(seed, 7), 3000)
        names.update(event.name for event in scribe.events)
        for event in scribe.events:
            if event.name == "chance":
                operations[OPERATIONS[CHANCES.operation[CHANCES.numbers[event.facts["chance"]]]]] += 1
    assert set(operations) == set(OPERATIONS)
    assert set(SYSTEM.book.events) - set(names) <= {"first", "judge_set", "die_replaced", "draw"}


@pytest.mark.clause("escape.order.script")
def test_escape_order_script__the_same_seed_and_orders_give_the_same_journal() -> None:
    from podzem.core.journal import open_game, record
    from podzem.core.step import step
    from podzem.lab.bots import RandomBot, decide

    def journal() -> str:
        dice, bot = Seeded(77), RandomBot(5)
        written, moment = open_game(SYSTEM, 3, {"board": "short"}, ["a", "b", "c"], dice)
        for _ in range(120):
            seats = SYSTEM.turns.awaited(moment.state)
            if not seats:
                break
            done = step(SYSTEM, moment.state, decide(SYSTEM, moment.state, seats[0], bot), dice)
            moment = record(written, done)
        return written.text()

    assert journal() == journal()
