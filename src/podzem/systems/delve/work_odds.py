"""Odds of a turn's work: locks, traps, force, wounds, search, listening, and the help promised (delve.auto.sim).

Of a search and of listening it is said how keen the eye or the ear is: whether there is anything is not asked. A place
that was searched before is not rolled for again (delve.search.repeat): then only a description may find something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import prod
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.events import Term
from podzem.core.protocols import Chances
from podzem.systems.delve.abilities import CRAFT, FORCE, NOTICE, Pair, level, save_terms, terms
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.checks import chance
from podzem.systems.delve.chapters.combat import aid
from podzem.systems.delve.chapters.doors import locks
from podzem.systems.delve.chapters.search import searching
from podzem.systems.delve.chapters.time.resting import REPAIR_DC
from podzem.systems.delve.chapters.traps import choices as traps
from podzem.systems.delve.company import found_person
from podzem.systems.delve.data.fighting import DIFFICULTY, number
from podzem.systems.delve.data.traps import SAVE_DC
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.people import Person

HURRIED: Final = ("unlock_hurried", "disarm_hurried")
Rows = list[Term]


def of_work(game: Game, decision: Decision) -> Chances | None:
    """What a work may come to; nothing where there is no check."""
    person = found_person(game, decision.words[0]) if decision.words else None
    find = _BY_ORDER.get(decision.order)
    return None if person is None or find is None else find(game, person, decision)


def check_of(game: Game, person: Person, decision: Decision) -> tuple[Rows, int] | None:
    """What is added to the dice of a work, and what they must reach; nothing where there is no check."""
    match decision.order:
        case "unlock" | "unlock_hurried":
            lock, pair = locks.find_lock(game, person, decision.words[1]), locks.pair_of(decision.words[2])
            hurried = decision.order in HURRIED
            return (
                None if lock is None or not pair else _pair(person, pair, locks.lock_difficulty(person, lock, hurried))
            )
        case "disarm" | "disarm_hurried":
            trap, pair = traps.find_found(game, person, decision.words[1]), locks.pair_of(decision.words[2])
            hurried = decision.order in HURRIED
            return (
                None
                if trap is None or not pair
                else _pair(person, pair, traps.disarm_difficulty(game, person, trap, hurried))
            )
        case "force":
            bar = locks.find_bar(game, person, decision.words[1])
            if bar is None:
                return None
            return [*terms(person, FORCE), *locks.force_terms(person)], locks.force_difficulty(game, person, bar)
        case "treat":
            return aid.terms_of(person), aid.difficulty(game, person)
        case "repair":
            return _pair(person, CRAFT, REPAIR_DC)
        case "risk":
            return save_terms(person, DODGE), SAVE_DC
        case "search" | "listen":
            return _pair(person, NOTICE, DIFFICULTY)
    return None


DODGE: Final[Pair] = ("dexterity", "athletics")


def _pair(person: Person, pair: Pair, difficulty: int) -> tuple[Rows, int]:
    return terms(person, pair), difficulty


def _plain(prospect: str, bad: str = "") -> Callable[[Game, Person, Decision], Chances | None]:
    def find(game: Game, person: Person, decision: Decision) -> Chances | None:
        known = check_of(game, person, decision)
        if known is None:
            return None
        blind = decision.order == "search" and not helping.can_see(game, person)
        if blind or helping.is_doomed(game, person, decision.order, *decision.words[1:]):
            return {prospect: Fraction(0)}
        if decision.order == "search" and not searching.rolls_anew(game, person):
            return {prospect: Fraction(0)} if decision.words[1] == searching.VAGUE else None
        rows, difficulty = known
        bonus, help = sum(row.value for row in rows), _help(game, person, decision)
        good, badly = helped(bonus, difficulty, help), badly_missed(bonus, difficulty, help)
        return {prospect: good, bad: badly} if bad and badly else {prospect: good}

    return find


def helped(bonus: int, difficulty: int, help: Fraction) -> Fraction:
    """How likely a check succeeds with help as likely as this (delve.core.help)."""
    return help * chance(bonus + number("help", "bonus"), difficulty) + (1 - help) * chance(bonus, difficulty)


def badly_missed(bonus: int, difficulty: int, help: Fraction) -> Fraction:
    """How likely it fails by so much that the trap springs, or the lock jams (delve.trap.failure)."""
    return 1 - helped(bonus, difficulty - locks.BADLY + 1, help)


def help_of(levels: Iterable[int]) -> Fraction:
    """How likely at least one of these succeeds at helping (delve.core.help)."""
    return 1 - prod((1 - chance(level, number("help", "difficulty")) for level in levels), start=Fraction(1))


def _help(game: Game, person: Person, decision: Decision) -> Fraction:
    """How likely one of those who help succeeds at it: none does in haste and in a fight."""
    pair = _pair_of(decision)
    if pair is None or decision.order in HURRIED or game.stage == COMBAT:
        return Fraction(0)
    at = () if decision.order == "search" else helping.squares_of_work(game, person, decision.words[1])
    helpers = helping.helpers_of(game, (person.number,), at, blindly=not helping.needs_sight(decision.order))
    return help_of(level(one, pair) for one in helpers)


def _pair_of(decision: Decision) -> Pair | None:
    """The pair that helpers roll, too."""
    match decision.order:
        case "unlock" | "disarm":
            return locks.pair_of(decision.words[2])
        case "force":
            return FORCE
        case "treat":
            return CRAFT
        case "search":
            return NOTICE
    return None


_BY_ORDER: Final[dict[str, Callable[[Game, Person, Decision], Chances | None]]] = {
    **dict.fromkeys(("unlock", "unlock_hurried"), _plain("success", "jammed")),
    **dict.fromkeys(("disarm", "disarm_hurried"), _plain("success", "sprung")),
    **dict.fromkeys(("force", "treat", "repair", "risk"), _plain("success")),
    **dict.fromkeys(("search", "listen"), _plain("noticed")),
}
WORKS: Final = tuple(_BY_ORDER)
"""The orders of which these odds are."""
