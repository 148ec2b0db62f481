"""Верность: how steady somebody is (dungeon.loyalty.score), and the way back (dungeon.loyalty.return)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.arms import defence
from podzem.expedition.carrying import DONKEY, TABLE, creature_of
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, ANIMAL, COMPANION, FLED, GONE, OUTSIDE, PC, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import DIE, die, succeeds

DESERTS_TO: Final[int] = read_table("captives")["return"]["deserts_to"]
"""On such a die who fled does not wait at the entrance (dungeon.loyalty.return)."""
COURAGE: Final[int] = read_table("magic")["magic"]["courage"]
CLAUSE: Final = "dungeon.loyalty.return"
NONE: Final = DIE
"""A hero never breaks: as steady as the steadiest."""


def score(company: Company, member: Member) -> int:
    """Loyalty: what his kind has, else his present defence, and his own modifiers (dungeon.loyalty.score)."""
    if member.kind == PC:
        return NONE
    courage = COURAGE if any(effect.kind == "courage" for effect in member.effects) else 0
    return _basis(company, member) + member.loyalty_bonus + courage


def _basis(company: Company, member: Member) -> int:
    if member.type == DONKEY:
        return int(TABLE["donkey"]["loyalty"])
    creature = creature_of(member)
    if creature is not None and creature.loyalty is not None:
        return creature.loyalty
    is_fixed = member.loyalty_fixed >= 0 and not company.setting.is_on("loyalty_dynamic")
    return member.loyalty_fixed if is_fixed else defence(member)


def fix(company: Company, member: Member) -> None:
    """With the switch loyalty_dynamic off a companion's loyalty stays what it was at hiring."""
    if not company.setting.is_on("loyalty_dynamic"):
        member.loyalty_fixed = max(0, defence(member))


def flee(company: Company, member: Member, surroundings: Surroundings) -> None:
    """He runs from the party and may come back later."""
    member.status, member.fled_turn = FLED, company.turn
    surroundings.leave(member)


def returns(company: Company, haven: int, surroundings: Surroundings, scribe: Scribe) -> None:
    """At the end of each later turn, on d6 within his loyalty he is back with a group (dungeon.loyalty.return)."""
    for member in list(company.members.values()):
        if member.kind == COMPANION and member.status == FLED and member.fled_turn < company.turn:
            _try_to_return(company, member, haven, surroundings, scribe)


def _try_to_return(company: Company, member: Member, haven: int, surroundings: Surroundings, scribe: Scribe) -> None:
    if not succeeds(scribe, score(company, member), events.RETURN_DIE):
        events.stayed_away(scribe, member)
        return
    member.status = ACTIVE
    surroundings.join(member, haven)
    events.returned(scribe, member)


def wait_at_entrance(company: Company, scribe: Scribe) -> list[Member]:
    """On the surface who fled rejoins, unless the die shows 1: then he is gone with what he carries.

    A donkey that bolted towards the exit stands there with its load (dungeon.load.donkey).
    """
    for member in [member for member in company.members.values() if member.status == FLED]:
        if member.kind not in (COMPANION, ANIMAL):
            continue
        gone = member.kind == COMPANION and die(scribe, events.RETURN_DIE) <= DESERTS_TO
        member.status = GONE if gone else OUTSIDE
        tell = events.deserted if gone else events.returned
        tell(scribe, member)
    return [member for member in company.members.values() if member.status == OUTSIDE]
