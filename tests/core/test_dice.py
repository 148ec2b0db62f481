"""Dice: the same faces for ever, exact scripts, verifiable commitments, fans that cover everything once."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.dice import Committed, Dice, Entered, Fanned, Recorded, Recording, Scripted, Seeded
from podzem.core.errors import BadScript, Diverged, FaceNeeded

VECTORS = {
    (0, 0): [[2, 4, 6, 3, 6, 2, 2, 3, 2, 6, 3, 2], [43, 35, 17, 80], [943876, 536420, 992326]],
    (1, 0): [[2, 5, 4, 1, 4, 1, 1, 4, 1, 5, 6, 4], [55, 98, 15, 54], [940756, 345872, 499918]],
    (2**64 - 1, 5): [[5, 2, 1, 2, 4, 4, 4, 4, 6, 3, 4, 1], [24, 67, 87, 24], [726496, 533959, 897415]],
}

COMMITTED_FACES = [4, 3, 4, 1, 1, 2, 5, 4, 5, 2, 2, 1, 3, 1, 2, 6, 3, 4, 5, 5, 1, 6, 6, 5, 4, 3, 5, 6, 1, 1]


def faces(dice: Dice, sides: int, count: int) -> list[int]:
    return [int(dice.face(sides)) for _ in range(count)]


@pytest.mark.parametrize("seed", VECTORS, ids=str)
def test_seeded_dice_give_their_fixed_vector(seed: tuple[int, int]) -> None:
    dice = Seeded(*seed)
    assert [faces(dice, 6, 12), faces(dice, 100, 4), faces(dice, 1_000_000, 3)] == VECTORS[seed]


@given(st.integers(2, 1_000_000), st.integers(0, 2**64 - 1))
def test_a_face_lies_between_one_and_the_sides(sides: int, seed: int) -> None:
    assert all(1 <= face <= sides for face in faces(Seeded(seed), sides, 20))


def test_seeded_dice_are_even() -> None:
    counts = Counter(faces(Seeded(99), 6, 60_000))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert len(counts) == 6
    assert chi_square < 20.5  # 99.9 % of fair dice lie below


def test_streams_of_one_seed_differ() -> None:
    assert faces(Seeded(1, 0), 1000, 10) != faces(Seeded(1, 1), 1000, 10)


def test_scripted_dice_refuse_wrong_sides_too_few_and_too_many() -> None:
    script = Scripted([(6, 3), (52, 7)])
    assert script.face(6) == 3
    with pytest.raises(BadScript, match="wrong sides: die 2 of the script is a d52, the rule asks for a d6"):
        script.face(6)
    with pytest.raises(BadScript, match="too many dice: 1 of 2"):
        script.finish()
    assert script.face(52) == 7
    with pytest.raises(BadScript, match="too few dice: the rule asks for die 3, a d6"):
        script.face(6)
    script.finish()


def test_a_script_with_an_impossible_face_is_refused() -> None:
    with pytest.raises(BadScript, match="die 2 of the script shows 7, but has only 6 sides"):
        Scripted([(6, 1), (6, 7)])


def test_recorded_dice_name_what_diverges() -> None:
    recorded = Recorded([(6, 2), (6, 9)])
    assert recorded.face(6) == 2
    with pytest.raises(Diverged, match="9 of a d6"):
        recorded.face(6)
    with pytest.raises(Diverged, match="does not have"):
        Recorded([]).face(6)
    with pytest.raises(Diverged, match="1 dice that the rule does not ask for"):
        Recorded([(6, 1)]).finish()


def test_entered_dice_ask_for_real_faces_and_keep_the_hidden_ones() -> None:
    dice = Entered(6, Seeded(4))
    dice.mark()
    hidden = dice.face(52)
    with pytest.raises(FaceNeeded) as needed:
        dice.face(6)
    assert needed.value.sides == 6
    dice.enter(5)
    dice.restore(0)
    assert [dice.face(52), dice.face(6)] == [hidden, 5]
    dice.mark()
    with pytest.raises(FaceNeeded):
        dice.face(6)
    with pytest.raises(BadScript, match="7 was entered for a d6"):
        dice.enter(7)


def test_committed_dice_follow_from_their_seed_alone() -> None:
    dice, again = Committed(b"stone"), Committed(b"stone")
    assert dice.commitment == "dc3d50da8dac041f660e4ba85339928995e771d99c33cc868f5829800829e382"
    assert faces(dice, 6, 30) == faces(again, 6, 30) == COMMITTED_FACES
    mark = dice.mark()
    following = faces(dice, 52, 5)
    dice.restore(mark)
    assert faces(dice, 52, 5) == following
    assert faces(Committed(b"ston"), 6, 30) != COMMITTED_FACES


def test_recording_passes_faces_on_and_keeps_them() -> None:
    recording = Recording(Scripted([(6, 4), (20, 20)]))
    assert [recording.face(6), recording.face(20)] == [4, 20]
    assert recording.faces == [(6, 4), (20, 20)]


def test_a_fan_runs_every_way_once_with_its_exact_weight() -> None:
    fan, ways = Fanned(), []
    while True:
        first = fan.face(3)
        second = fan.fan([1, 0, 2]) if first == 3 else -1
        ways.append((int(first), int(second), fan.chance))
        if not fan.turn():
            break
    third = Fraction(1, 3)
    assert ways == [(1, -1, third), (2, -1, third), (3, 0, third / 3), (3, 2, third * 2 / 3)]


def test_dice_that_are_foretold_fall_as_one_of_their_runs_with_its_weight() -> None:
    """Two dice of which only the sum's being even matters: two ways of a half each, retold and not asked anew."""
    fan, found, asked, falls = Fanned(groups=True), [], 0, True
    while falls:
        if not fan.retell():
            asked += 1
            fan.foretell([18, 18], [[1, 1], [1, 2]])
        found.append((fan.face(6), fan.face(6), fan.face(2), fan.chance))
        falls = fan.turn()
    assert [each[:3] for each in found] == [(1, 1, 1), (1, 1, 2), (1, 2, 1), (1, 2, 2)]
    assert {each[3] for each in found} == {Fraction(1, 4)}
    assert asked == 1
