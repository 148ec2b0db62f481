"""Orders of movement in a fight without a board: towards somebody; away is a move anywhere (screen.map.grid)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen.acts.moving import why_not_walk
from podzem.systems.screen.acts.rows import HEAD, MAIN, MOVE, Act, Words, known_enemies, meant, no
from podzem.systems.screen.believed import believed
from podzem.systems.screen.chapters import moving
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight

BLOCKED: Final = ("screen.turn.move", "E_BLOCKED")


def _others(fight: Fight, creature: Creature) -> list[Words]:
    """Enemies whose places he knows, then friends."""
    friends = [one for one in fight.creatures.values() if one.side == creature.side and not one.dead and not one.gone]
    return [(one.id,) for one in (*known_enemies(fight, creature), *friends) if one is not creature]


def _why_not_approach(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = meant(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    refusal = why_not_walk(fight, creature)
    if refusal is not None:
        return refusal
    return None if target is not creature and moving.way_towards(fight, creature, target) else no(*BLOCKED)


def _why_not_rush(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    if creature.prone:
        return no("screen.act.run", "E_PRONE")
    return _why_not_approach(fight, creature, words)


def _approach(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    known = believed(fight, creature.seat)
    target = known.find(words[0])
    assert target is not None
    moving.walk(fight, creature, moving.way_towards(known, known.who(creature.number), target), scribe)


ROWS: Final[tuple[Act, ...]] = (
    Act("approach", ("target",), cost=MOVE, choices=_others, why_not=_why_not_approach, do=_approach, played=HEAD),
    Act("rush", ("target",), cost=MAIN, choices=_others, why_not=_why_not_rush, do=_approach, played=HEAD),
)
