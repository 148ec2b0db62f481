"""The numbers behind a decision, before anybody decides: the very rows that the journal tells afterwards."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.systems.screen.chapters.tests import WIN, compared, judged
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.system import SYSTEM

CHARGE_LEVELS = 1
ATTACKS = ("strike", "shoot", "charge", "throw_weapon")


def played(seed: int, options: dict[str, object]) -> Iterator[tuple[Fight, list[Decision]]]:
    """The states of a fight in which a seat is asked something, as its bot plays it."""
    scribe = Scribe(Seeded(seed))
    state = SYSTEM.setup(1, options, scribe)
    bot = SYSTEM.advice.bot("fighter")
    while SYSTEM.outcome(state) is None:
        open_now = SYSTEM.decisions(state)
        yield state, open_now
        chosen = bot.choose(SYSTEM.view(state, 0), open_now, partial(SYSTEM.resample, state, 0))
        SYSTEM.apply(state, chosen, scribe)


def told(state: Fight, decision: Decision, seed: int) -> list[Event]:
    """The lines that a decision brings."""
    scribe = Scribe(Seeded(seed), listening=True)
    SYSTEM.apply(state.copy(), decision, scribe)
    return scribe.events


def asked(state: Fight, decision: Decision) -> list[tuple[str, int, list[tuple[str, int, str]]]]:
    assert SYSTEM.advice.reckoning is not None
    return [
        (one.name, int(str(one.facts["number"])), [(term.name, term.value, term.clause) for term in one.terms])
        for one in SYSTEM.advice.reckoning.sums(state, decision)
    ]


@pytest.mark.clause("screen.core.target_number")
def test_the_rows_of_an_attack_are_those_that_the_journal_tells() -> None:
    seen = 0
    for seed in range(1, 5):
        for state, open_now in played(seed, {}):
            for decision in [one for one in open_now if one.order in ATTACKS][:2]:
                first = next((e for e in told(state, decision, seed) if e.name == "reckoned"), None)
                if first is None or first.facts["creature"] != state.active.id:  # type: ignore[union-attr]
                    continue  # a quick shot came before it
                name, number, rows = asked(state, decision)[0]
                assert (name, number) == ("attack", first.facts["number"])
                assert rows == [(term.name, term.value, term.clause) for term in first.terms]
                assert sum(value for _, value, _ in rows) == number
                seen += 1
    assert seen > 20


@pytest.mark.clause("screen.core.target_number")
def test_the_rows_of_an_answer_are_those_that_the_journal_tells() -> None:
    seen = 0
    for state, open_now in played(2, {}):
        for decision in [one for one in open_now if one.order == "answer" and state.windows[-1].kind == "defend"]:
            reckoned = [event for event in told(state, decision, 5) if event.name == "reckoned"][:2]
            sums = asked(state, decision)
            assert [number for _, number, _ in sums] == [event.facts["number"] for event in reckoned]
            seen += 1
    assert seen > 3


@pytest.mark.clause("screen.core.visibility")
def test_numbers_of_opponents_are_told_only_where_the_table_plays_them_open() -> None:
    for state, open_now in played(3, {"open_tn": False}):
        for decision in open_now[:40]:
            assert SYSTEM.advice.reckoning is not None
            for one in SYSTEM.advice.reckoning.sums(state, decision):
                who = str(one.facts.get("creature", "darya"))
                assert who in ("darya", "lazar"), (decision, one)


@pytest.mark.clause("screen.act.charge", "screen.adv.gain_charge")
def test_the_odds_of_a_charge_count_the_advantage_of_its_declaration() -> None:
    state, open_now = next(
        (state.copy(), found)
        for state, found in played(1, {})
        if any(one.order == "charge" for one in found) and not state.windows
    )
    decision = next(one for one in open_now if one.order == "charge")
    (chances,) = SYSTEM.advice.chances(state, [decision])
    (_, mine, rows), (_, other, _), _ = asked(state, decision)
    assert ("advantage", 10, "screen.adv.benefit") in rows
    assert ("charge", 10, "screen.act.charge") in rows
    wins = sum(
        compared(state.setting, judged(state.setting, a, mine, CHARGE_LEVELS), judged(state.setting, d, other))[0]
        == WIN
        for a in range(1, 101)
        for d in range(1, 101)
    )
    assert chances is not None
    assert chances["hit"] == Fraction(wins, 10_000)
