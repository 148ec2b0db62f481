"""Checks and opposed checks (delve.core.check, delve.core.opposed, delve.core.group_check, delve.core.help)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from podzem.core.event_table import DIE, EventTable, Facts
from podzem.core.events import OPEN, EventSpec, Term
from podzem.core.scribe import NOBODY, Scribe
from podzem.core.setting import Setting
from podzem.systems.delve.abilities import Pair, level, ruled, terms
from podzem.systems.delve.data.fighting import DIFFICULTY, number
from podzem.systems.delve.fact_kinds import KINDS
from podzem.systems.delve.people import Person

SIDES: Final = 6
SUMS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice give 2, 3, … 12."""
BY: Final = (
    "delve.core.check",
    "delve.core.help",
    "delve.core.opposed",
    "delve.search.roll",
    "delve.time.costs",
    "delve.trap.disarm",
    "delve.trap.haste",
    "delve.trap.force",
    "delve.trap.choice",
    "delve.trap.effects",
    "delve.wander.depletion",
    "delve.combat.firstaid",
    "delve.combat.save",
    "delve.combat.lethal",
    "delve.beast.flags",
    "delve.vis.hidden",
    "delve.meet.notice",
    "delve.ambush.hidden",
    "delve.flee.roll",
    "delve.flee.npc",
)
"""The clauses by which a check is made."""
_table: Final = EventTable(KINDS)
_TO: Final = ("open", "judge")
CHECK_DIE: Final = _table.row("check_die", BY, *DIE, sometimes=("seat",), to=_TO)
CHECKED: Final = _table.row("checked", BY, "member", "pair", "roll", "total", "difficulty", "success", to=_TO)
ROLLED: Final = _table.row("search_rolled", "delve.search.roll", "member", "pair", "roll", "total", to=_TO)
OPPOSED: Final = _table.row(
    "opposed", BY, "member", "other", "pair", "roll", "total", "their_roll", "their_total", "success", to=_TO
)
EVENTS: Final = _table.rows


@dataclass(frozen=True, slots=True)
class Result:
    """What a check came to."""

    total: int
    difficulty: int

    @property
    def success(self) -> bool:
        """No dice succeed or fail by themselves (delve.core.check)."""
        return self.total >= self.difficulty

    @property
    def missed_by(self) -> int:
        """By how much it failed."""
        return max(0, self.difficulty - self.total)


def pair_name(pair: Pair) -> str:
    """A pair as events name it."""
    return "-".join(pair)


def two_dice(
    scribe: Scribe, clause: str, audience: int = OPEN, event: EventSpec = CHECK_DIE, seat: int = NOBODY
) -> int:
    """The sum of two dice, thrown one after the other."""
    if scribe.dice.fans:
        return int(scribe.dice.fan(list(SUMS))) + 2
    return sum(int(scribe.roll(SIDES, event, seat, clause=clause, audience=audience)) for _ in range(2))


def check(
    scribe: Scribe,
    person: Person,
    pair: Pair,
    difficulty: int,
    clause: str,
    *,
    rows: Sequence[Term] | None = None,
    more: Sequence[Term] = (),
    audience: int = OPEN,
) -> Result:
    """Two dice, what he adds (of the pair unless `rows` say otherwise) and the situation reach the difficulty."""
    own = ruled(person, [*(terms(person, pair) if rows is None else rows), *more])
    facts = _throw(scribe, person, pair, own, clause, audience)
    result = Result(int(facts["total"]), difficulty)
    if scribe.listening:
        facts |= {"difficulty": difficulty, "success": result.success}
        scribe.record(CHECKED, facts, own, clause, audience)
    return result


def _throw(scribe: Scribe, person: Person, pair: Pair, rows: list[Term], clause: str, audience: int) -> dict[str, Any]:
    """Two dice with these rows, and what can be told of them; the judge's word is used up."""
    roll = two_dice(scribe, clause, audience, seat=person.seat)
    person.ruling = 0
    total = roll + sum(row.value for row in rows)
    return {"member": person.id, "pair": pair_name(pair), "roll": roll, "total": total}


def look(scribe: Scribe, person: Person, pair: Pair, clause: str, more: Sequence[Term], audience: int) -> int:
    """What a search comes to: one roll, to be compared with every hidden thing, not with a number of its own."""
    own = ruled(person, [*terms(person, pair), *more])
    facts = _throw(scribe, person, pair, own, clause, audience)
    if scribe.listening:
        scribe.record(ROLLED, facts, own, clause, audience)
    return int(facts["total"])


def helped(scribe: Scribe, helpers: Sequence[Person], pair: Pair, audience: int = OPEN) -> list[Term]:
    """Each helper makes the same kind of check; one success adds 1, more add no more (delve.core.help)."""
    results = [
        check(scribe, one, pair, number("help", "difficulty"), "delve.core.help", audience=audience) for one in helpers
    ]
    if not any(result.success for result in results):
        return []
    return [Term("help", number("help", "bonus"), "delve.core.help")]


def best(people: Sequence[Person], pair: Pair) -> Person:
    """Who rolls for a group: the highest level, the first in the march of equals (delve.core.group_check)."""
    return max(people, key=lambda one: level(one, pair))


def worst(people: Sequence[Person], pair: Pair) -> Person:
    """Who rolls when all must hide: the lowest level (delve.core.group_check)."""
    return min(people, key=lambda one: level(one, pair))


# opposed


@dataclass(frozen=True, slots=True)
class Side:
    """One of two who roll against each other."""

    person: Person
    rows: Sequence[Term]
    of_players: bool

    @property
    def bonus(self) -> int:
        """What is added to its dice."""
        return sum(row.value for row in self.rows)

    def thrown(self) -> Side:
        """As it throws: with what the judge adds."""
        return replace(self, rows=ruled(self.person, self.rows))


def beats(setting: Setting, ours: Side, theirs: Side, our_roll: int, their_roll: int) -> bool | None:
    """Whether the first side wins; nothing is decided when a tie is rolled again (delve.core.opposed)."""
    mine, other = our_roll + ours.bonus, their_roll + theirs.bonus
    if mine != other:
        return mine > other
    if ours.of_players == theirs.of_players or setting.word("ties") == "reroll":
        return None
    return ours.of_players


def true_name(person: Person) -> str:
    """Somebody by his id, whoever knows of him."""
    return person.id


def opposed(
    setting: Setting,
    scribe: Scribe,
    ours: Side,
    theirs: Side,
    pair: Pair,
    clause: str,
    audience: int = OPEN,
    named: Callable[[Person], str] = true_name,
) -> bool:
    """Whether the first side wins: the higher total, ties to the players; `named` is how both are told of.

    The players' dice fall first, of two sides without players those of the side that acts, which is the first.
    """
    ours, theirs = ours.thrown(), theirs.thrown()
    if scribe.dice.fans:
        return scribe.dice.fan(list(ways(setting, ours, theirs))) == 1
    players_first = ours.of_players or not theirs.of_players
    while True:
        first, second = (ours, theirs) if players_first else (theirs, ours)
        one = two_dice(scribe, clause, audience, seat=first.person.seat)
        two = two_dice(scribe, clause, audience, seat=second.person.seat)
        mine, other = (one, two) if players_first else (two, one)
        won = beats(setting, ours, theirs, mine, other)
        ours.person.ruling = theirs.person.ruling = 0
        if scribe.listening:
            facts = _told(ours, theirs, (mine, other))
            facts |= {"member": named(ours.person), "other": named(theirs.person), "pair": pair_name(pair)}
            scribe.record(OPPOSED, {**facts, "success": bool(won)}, [*ours.rows], clause, audience)
        if won is not None:
            return won


def _told(ours: Side, theirs: Side, rolls: tuple[int, int]) -> Facts:
    facts: Facts = {"roll": rolls[0], "total": rolls[0] + ours.bonus}
    return facts | {"their_roll": rolls[1], "their_total": rolls[1] + theirs.bonus}


def ways(setting: Setting, ours: Side, theirs: Side) -> tuple[int, int]:
    """In how many of the ways that decide the first side loses and wins."""
    counts = [0, 0]
    for one, times in enumerate(SUMS, start=2):
        for two, often in enumerate(SUMS, start=2):
            won = beats(setting, ours, theirs, one, two)
            if won is not None:
                counts[won] += times * often
    return counts[0], counts[1]


def chance_to_win(setting: Setting, ours: Side, theirs: Side) -> Fraction:
    """How likely the first side wins (delve.flee.odds)."""
    lost, won = ways(setting, ours, theirs)
    return Fraction(won, lost + won)


def chance(bonus: int, difficulty: int = DIFFICULTY) -> Fraction:
    """How likely a check succeeds."""
    return Fraction(
        sum(often for roll, often in enumerate(SUMS, start=2) if Result(roll + bonus, difficulty).success), 36
    )
