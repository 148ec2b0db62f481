"""Telling: to whom an event goes by what the heroes know (screen.core.visibility)."""

from __future__ import annotations

from collections.abc import Sequence

from podzem.core.events import AS_LISTED, OPEN, SECRET, EventSpec, Term, Value
from podzem.core.scribe import Scribe
from podzem.systems.screen import field
from podzem.systems.screen.board import Square, write_square
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.events.acts import MOVED, MOVED_UNSEEN, STANDS_OFF
from podzem.systems.screen.events.blows import HIT, RECKONED, TESTED
from podzem.systems.screen.events.mishaps import FELL, LOST
from podzem.systems.screen.events.states import ADVANTAGE, GAINED, HEALTH
from podzem.systems.screen.fight import Fight


def audience(fight: Fight, *creatures: Creature) -> int:
    """All, if the heroes know where everybody is whom it concerns; else the master alone (screen.core.visibility)."""
    return OPEN if all(field.side_knows(fight, HEROES, one) for one in creatures) else SECRET


def tell(
    fight: Fight,
    scribe: Scribe,
    event: EventSpec,
    creature: Creature,
    clause: str = "",
    other: Creature | None = None,
    **facts: Value,
) -> None:
    """An event about somebody, and perhaps about another; of whom the heroes do not know they are not told."""
    if scribe.hears(event):
        about = (creature,) if other is None else (creature, other)
        named: dict[str, Value] = {"creature": creature.id, **({"target": other.id} if other is not None else {})}
        scribe.record(event, {**named, **facts}, clause=clause, audience=audience(fight, *about))


def throw(fight: Fight, scribe: Scribe, sides: int, die: EventSpec, creature: Creature, clause: str = "") -> int:
    """A die for somebody; of whom the heroes do not know it falls behind the screen."""
    to = AS_LISTED if not scribe.hears(die) else audience(fight, creature)
    return int(scribe.roll(sides, die, max(creature.seat, -1), clause, to))


def about(fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, clause: str = "") -> None:
    """No more than whom it concerns."""
    tell(fight, scribe, event, creature, clause)


def between(
    fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, target: Creature, clause: str = ""
) -> None:
    """Something between two."""
    tell(fight, scribe, event, creature, clause, target)


def done(
    fight: Fight,
    scribe: Scribe,
    event: EventSpec,
    creature: Creature,
    success: bool,
    clause: str = "",
    target: Creature | None = None,
    **facts: Value,
) -> None:
    """Whether something came about."""
    if scribe.hears(event):
        tell(fight, scribe, event, creature, clause, target, **facts, success=success)


def amount(fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, number: int, clause: str = "") -> None:
    """Something with a number."""
    if scribe.hears(event):
        tell(fight, scribe, event, creature, clause, n=number)


def word(
    fight: Fight, scribe: Scribe, event: EventSpec, creature: Creature, fact: str, value: str, clause: str = ""
) -> None:
    """Something with one more word."""
    if scribe.hears(event):
        tell(fight, scribe, event, creature, clause, None, **{fact: value})


def gained(fight: Fight, scribe: Scribe, creature: Creature, condition: str, number: int) -> None:
    """A condition, with its levels or turns."""
    if scribe.hears(GAINED):
        tell(fight, scribe, GAINED, creature, condition=condition, n=number)


def plain(scribe: Scribe, event: EventSpec, clause: str = "", **facts: Value) -> None:
    """An open event about nobody in particular."""
    if scribe.hears(event):
        scribe.record(event, dict(facts), clause=clause)


def advantage(fight: Fight, scribe: Scribe, creature: Creature, clause: str) -> None:
    """How many points somebody has now, and why."""
    amount(fight, scribe, ADVANTAGE, creature, creature.adv, clause)


def tested(fight: Fight, scribe: Scribe, creature: Creature, skill: str, roll: int, sl: int, success: bool) -> None:
    """A roll, its level and whether it succeeded: whoever knows of him sees that."""
    if scribe.hears(TESTED):
        tell(fight, scribe, TESTED, creature, skill=skill, roll=roll, sl=sl, success=success)


def reckoned(
    fight: Fight, scribe: Scribe, creature: Creature, skill: str, number: int, terms: Sequence[Term], is_open: bool
) -> None:
    """The target number with its rows; of opponents only where the table plays it open (screen.core.visibility)."""
    if scribe.hears(RECKONED):
        facts: dict[str, Value] = {"creature": creature.id, "skill": skill, "number": number}
        scribe.record(RECKONED, facts, list(terms), audience=audience(fight, creature) if is_open else SECRET)


def health(fight: Fight, scribe: Scribe, creature: Creature, is_open: bool) -> None:
    """What is left of somebody's health; of opponents only where the table plays it open."""
    if scribe.hears(HEALTH):
        facts: dict[str, Value] = {"creature": creature.id, "n": creature.hp}
        scribe.record(HEALTH, facts, audience=audience(fight, creature) if is_open else SECRET)


def hit(
    fight: Fight,
    scribe: Scribe,
    creature: Creature,
    zone: str,
    damage: int,
    wounds: int,
    terms: list[Term],
    clause: str,
) -> None:
    """A blow that landed: its zone, its damage by rows, the wounds."""
    if scribe.hears(HIT):
        part = fight.kind_of(creature).part(zone)
        facts: dict[str, Value] = {"creature": creature.id, "zone": zone, "part": part, "damage": damage, "n": wounds}
        scribe.record(HIT, facts, terms, clause=clause, audience=audience(fight, creature))


def weapon_fell(fight: Fight, scribe: Scribe, weapon: Weapon, square: Square, clause: str) -> None:
    """Where a weapon lies now, if anybody of the heroes can see it there."""
    if scribe.hears(FELL):
        facts: dict[str, Value] = {"weapon": weapon.kind, "square": write_square(square)}
        seen = field.side_sees(fight, HEROES, square)
        if not fight.setting.is_on("map"):
            scribe.record(LOST, {"weapon": weapon.kind}, clause=clause, audience=OPEN if seen else SECRET)
            return
        scribe.record(FELL, facts, clause=clause, audience=OPEN if seen else SECRET)


def walked(
    fight: Fight, scribe: Scribe, creature: Creature, way: list[Square], seen: list[Square], clause: str
) -> None:
    """A walk that is over: the master knows all of it, the heroes the squares where they knew of him."""
    if not scribe.hears(MOVED) or not way:
        return
    if not fight.setting.is_on("map"):
        _stands_off(fight, scribe, creature, bool(seen) and seen[-1] == way[-1], clause)
        return
    for squares, to in ((way, OPEN),) if way == seen else ((way, SECRET), (seen, OPEN)):
        if squares:
            path: list[str] = [write_square(square) for square in squares]
            event = MOVED if to == OPEN else MOVED_UNSEEN
            facts: dict[str, Value] = {"creature": creature.id, "square": path[-1], "path": path}
            scribe.record(event, facts, clause=clause, audience=to)


def _stands_off(fight: Fight, scribe: Scribe, creature: Creature, seen: bool, clause: str) -> None:
    """Without a board: how far he is from the nearest enemy that is known, to the heroes if they know of him."""
    others = [one for one in fight.enemies(creature) if field.knows(fight, creature, one)]
    known = [one for one in others if field.side_knows(fight, HEROES, one)] if seen else others
    near = field.nearest(fight, creature, known)
    if near is not None:
        facts: dict[str, Value] = {"creature": creature.id, "target": near.id, "n": field.apart(fight, creature, near)}
        scribe.record(STANDS_OFF, facts, clause=clause, audience=OPEN if seen else SECRET)
