"""Exact odds of single rolls, for whoever asks: the rules' own functions over every face (delve.auto.sim)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from podzem.core.events import Term
from podzem.systems.delve.chapters.checks import SUMS, Side, chance, chance_to_win
from podzem.systems.delve.chapters.flight import chase
from podzem.systems.delve.data.fighting import DIFFICULTY, number
from podzem.systems.delve.data.results import LEAST_SUM, attitude_of
from podzem.systems.delve.meeting_odds import breaks
from podzem.systems.delve.odds import fatal_chance, hit_chance
from podzem.systems.delve.people import Person
from podzem.systems.delve.setting import read_setting
from podzem.systems.delve.work_odds import badly_missed, help_of, helped

USUAL: Final = read_setting(1, {})
MOODS: Final = ("worst", "bad", "as_expected", "good", "best")
"""From the most hostile to the friendliest (delve.react.table)."""


def check(bonus: int, difficulty: int = DIFFICULTY) -> Fraction:
    """How likely two dice and a bonus reach a difficulty (delve.core.check)."""
    return chance(bonus, difficulty)


def search(level: int, helpers: Sequence[int] = (), difficulty: int = DIFFICULTY) -> Fraction:
    """How likely a search finds what is hidden at a difficulty, with helpers of these levels (delve.search.help)."""
    return helped(level, difficulty, help_of(helpers))


def disarm(bonus: int, difficulty: int = DIFFICULTY) -> tuple[Fraction, Fraction, Fraction]:
    """Success, a harmless miss, and one by which a trap springs or a lock jams (delve.trap.failure)."""
    good, badly = check(bonus, difficulty), badly_missed(bonus, difficulty, Fraction(0))
    return good, 1 - good - badly, badly


def opposed(bonus: int, other: int) -> Fraction:
    """How likely the players' side wins; ties are theirs (delve.core.opposed)."""
    return chance_to_win(USUAL, _side(bonus, [], True), _side(other, [], False))


def attack(bonus: int, defence: int) -> Fraction:
    """How likely an attack hits (delve.combat.attack)."""
    return hit_chance(bonus, defence)


def lethal(fight: int, save: int) -> Fraction:
    """How likely a lethal attack kills, by the attacker's skill and the victim's save (delve.combat.lethal)."""
    return fatal_chance(fight, save)


def morale(score: int) -> Fraction:
    """How likely courage breaks (delve.morale.check)."""
    return breaks(score)


def reaction(charisma: int) -> dict[str, Fraction]:
    """How they take whoever speaks, by his modifier (delve.react.table)."""
    found: dict[str, Fraction] = {}
    for roll, often in enumerate(SUMS, start=LEAST_SUM):
        mood = attitude_of(roll + charisma)
        found[mood] = found.get(mood, Fraction(0)) + Fraction(often, sum(SUMS))
    return found


def flight(
    level: int, pursuer: int, fugitives: int, pursuers: int, *, slow: bool = False, plan: bool = False
) -> Fraction:
    """How likely those who are pursued get away (delve.flee.odds)."""
    ours = _side(level, chase.running_terms(plan, slow), True)
    return chance_to_win(USUAL, ours, _side(pursuer, chase.hunting_terms(fugitives, pursuers), False))


def pursuit() -> Fraction:
    """How likely they pursue at all, nothing being thrown down and nobody furious (delve.flee.pursuit)."""
    return Fraction(number("pursuit", "to"), number("pursuit", "sides"))


def initiative(modifier: int, other: int) -> Fraction:
    """How likely a character acts before a group of those met; ties are his (delve.meet.initiative)."""
    faces = range(1, number("initiative", "sides") + 1)
    first = sum(mine + modifier >= their + other for mine in faces for their in faces)
    return Fraction(first, len(faces) ** 2)


def _side(bonus: int, rows: Sequence[Term], of_players: bool) -> Side:
    return Side(Person(0), [Term("level", bonus, "delve.core.skills"), *rows], of_players)
