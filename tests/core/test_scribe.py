"""The scribe: what a rule needs, thrown die by die in play, one exact branching in a fan."""

from fractions import Fraction

import icepool
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Fanned, Scripted
from podzem.core.event_table import EventTable
from podzem.core.events import OPEN, SECRET, audience_name, owner, sees
from podzem.core.scribe import Scribe

_table = EventTable({})
THROW = _table.die("throw", "escape.enter.throw", of_seat=True)
ENTER = _table.row("enter", "escape.enter.one", "seat")


def spread(ask) -> dict[object, Fraction]:
    fan, found = Fanned(), {}
    while True:
        answer = ask(Scribe(fan))
        found[answer] = found.get(answer, Fraction(0)) + fan.chance
        if not fan.turn():
            return found


def test_a_roll_is_recorded_with_name_clause_and_audience() -> None:
    scribe = Scribe(Scripted([(6, 4)]), listening=True)
    assert scribe.roll(6, THROW, 2) == 4
    (event,) = scribe.events
    assert (event.name, event.clause, event.audience) == ("throw", "escape.enter.throw", OPEN)
    assert event.facts == {"seat": 2, "sides": 6, "face": 4}
    assert repr(event) == "throw seat=2 sides=6 face=4 [escape.enter.throw] to open"


def test_when_nobody_listens_nothing_is_kept() -> None:
    scribe = Scribe(Scripted([(6, 4)]))
    scribe.roll(6, THROW, 2)
    scribe.record(ENTER, {"seat": 2})
    assert scribe.events == []


@pytest.mark.parametrize(("face", "holds"), [(1, True), (2, True), (3, False)])
def test_a_check_succeeds_up_to_its_chance(face: int, holds: bool) -> None:
    assert Scribe(Scripted([(6, face)])).check(2, 6, THROW, 0) is holds


def test_a_check_fans_into_two_branches() -> None:
    assert spread(lambda scribe: scribe.check(2, 6, THROW, 0)) == {
        False: Fraction(2, 3),
        True: Fraction(1, 3),
    }


def test_successes_throw_every_die_and_fan_into_the_number_of_hits() -> None:
    targets = vec[i64]([4, 6, 1, 7])
    dice = Scripted([(6, 4), (6, 5), (6, 1), (6, 6)])
    scribe = Scribe(dice, listening=True)
    assert scribe.successes(targets, 6, THROW, 0) == 2
    dice.finish()
    assert len(scribe.events) == 4
    found = spread(lambda scribe: int(scribe.successes(targets, 6, THROW, 0)))
    expected = icepool.d6.map(lambda face: face >= 4) + (icepool.d6 >= 6) + 1
    assert found == {int(hits): Fraction(expected.probability(hits)) for hits in expected.outcomes()}


def test_forty_attackers_are_forty_one_branches_with_exact_weights() -> None:
    targets = vec[i64]([5] * 40)
    found = spread(lambda scribe: int(scribe.successes(targets, 6, THROW, 0)))
    assert len(found) == 41
    assert sum(found.values()) == 1
    assert found[40] == Fraction(1, 3**40)


@pytest.mark.parametrize(("face", "row"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_a_band_finds_the_row_of_a_face(face: int, row: int) -> None:
    last_faces = vec[i64]([3, 5, 6])
    assert Scribe(Scripted([(6, face)])).band(last_faces, THROW, 0) == row


def test_a_band_fans_into_its_rows() -> None:
    found = spread(lambda scribe: int(scribe.band(vec[i64]([3, 5, 6]), THROW, 0)))
    assert found == {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}


def test_a_draw_takes_one_die_of_the_whole_pile() -> None:
    counts = vec[i64]([2, 0, 3])
    drawn = [int(Scribe(Scripted([(5, face)])).draw(counts)) for face in range(1, 6)]
    assert drawn == [0, 0, 2, 2, 2]
    assert spread(lambda scribe: int(scribe.draw(counts))) == {0: Fraction(2, 5), 2: Fraction(3, 5)}


def test_each_seat_of_the_largest_table_has_an_audience_of_its_own() -> None:
    for seat in range(60):
        assert [viewer for viewer in range(60) if sees(owner(seat), viewer)] == [seat]


def test_audiences_hold_the_judge_always_and_watchers_only_when_open() -> None:
    assert [sees(OPEN, viewer) for viewer in (-2, -1, 0, 7)] == [True] * 4
    assert [sees(SECRET, viewer) for viewer in (-2, -1, 0, 7)] == [True, False, False, False]
    assert [sees(owner(7), viewer) for viewer in (-2, -1, 0, 7)] == [True, False, False, True]
    assert [audience_name(int(a)) for a in (OPEN, SECRET, owner(1), owner(0) | owner(2))] == [
        "open",
        "judge",
        "owner 1",
        "seats 0 2",
    ]
