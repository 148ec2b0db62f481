"""What a trap, a fall or a poison does: a loss, or a wound (dungeon.level.combat, dungeon.load.conditions)."""

from __future__ import annotations

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import aid, arms, events
from podzem.expedition.company import Company
from podzem.expedition.people import Member
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import die


def take_loss(company: Company, member: Member, clause: str, surroundings: Surroundings, scribe: Scribe) -> None:
    """One loss: he goes down when his resilience is used up, a plain man at once."""
    if not member.is_up:
        return
    member.resilience -= 1 if company.setting.is_on("levels_in_combat") else member.resilience
    events.hurt(scribe, clause, member)
    if member.resilience <= 0:
        aid.fall(company, member, surroundings, scribe)


def take_wound(member: Member, clause: str, scribe: Scribe) -> None:
    """One wound."""
    member.wound += 1
    events.wounded(scribe, clause, member)


def attack(
    company: Company,
    member: Member,
    modifier: int,
    shield: bool,
    clause: str,
    surroundings: Surroundings,
    scribe: Scribe,
) -> None:
    """A trap strikes at one member's own defence; its die is thrown even when the outcome is certain."""
    face = die(scribe, events.TRAP_ATTACK_DIE, clause)
    defence = arms.defence(member, shield)
    terms = [Term("die", face, clause), Term("trap", modifier, clause)]
    events.trap_attack(scribe, clause, member, face + modifier, defence, terms)
    if face + modifier > defence:
        take_loss(company, member, clause, surroundings, scribe)
