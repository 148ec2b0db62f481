"""Whole games by random decisions in the fast lane: the kind of order drawn uniformly, then the order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe


def choose_by_kind(codes: vec[i64], mask: i64, dice: Dice) -> i64:
    """A code at random: first the kind of order, each as likely as the others, then one of that kind.

    `mask` has the bits of a code that are its order (`Lane.order_mask`).
    """
    if len(codes) == 1:
        return codes[0]
    seen: i64 = 0
    for code in codes:
        seen |= _kind_bit(code, mask)
    return _one_of_kind(codes, mask, _one_kind(seen, dice), dice)


def _kind_bit(code: i64, mask: i64) -> i64:
    one: i64 = 1
    return one << (code & mask)


def _one_kind(seen: i64, dice: Dice) -> i64:
    """One of the bits that are set; a single one is not drawn for."""
    kinds: i64 = 0
    left = seen
    while left != 0:
        left &= left - 1
        kinds += 1
    if kinds > 1:
        number = dice.face(kinds)
        while number > 1:
            seen &= seen - 1
            number -= 1
    return seen & -seen


def _one_of_kind(codes: vec[i64], mask: i64, bit: i64, dice: Dice) -> i64:
    count: i64 = 0
    for code in codes:
        if _kind_bit(code, mask) == bit:
            count += 1
    left: i64 = 1
    if count > 1:
        left = dice.face(count)
    for code in codes:
        if _kind_bit(code, mask) == bit:
            left -= 1
            if left == 0:
                return code
    raise AssertionError("a code was counted")


def play_out(lane: Lane, state: object, scribe: Scribe, policy: Dice, most: i64) -> i64:
    """Play a game on by random decisions until it ends or the number of decisions is reached; how many there were."""
    taken: i64 = 0
    mask = lane.order_mask
    while taken < most:
        codes = lane.codes(state)
        if len(codes) == 0:
            break
        lane.play(state, choose_by_kind(codes, mask, policy), scribe)
        taken += 1
    return taken


def play_out_checked(lane: Lane, state: object, scribe: Scribe, policy: Dice, most: i64) -> vec[i64]:
    """The same with every invariant checked after every decision; how often each order was taken."""
    mask = lane.order_mask
    taken = vec[i64]([0] * (int(mask) + 1))
    for _ in range(most):
        codes = lane.codes(state)
        if len(codes) == 0:
            break
        code = choose_by_kind(codes, mask, policy)
        lane.play(state, code, scribe)
        taken[code & mask] += 1
        fault = lane.fault(state)
        assert not fault, fault
    return taken


def copy_often(lane: Lane, state: object, times: i64) -> None:
    """Copy a state many times, for the bench."""
    for _ in range(times):
        lane.twin(state)


def list_often(lane: Lane, state: object, times: i64) -> i64:
    """List the legal decisions of a state many times, for the bench."""
    listed: i64 = 0
    for _ in range(times):
        listed += len(lane.codes(state))
    return listed
