"""What a trap, a fall or a poison does: a loss, or a wound (dungeon.level.combat, dungeon.load.conditions)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN, Term, Value
from podzem.core.scribe import Scribe
from podzem.expedition import aid, arms
from podzem.expedition.company import Company
from podzem.expedition.people import Member
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import die

EVENTS: Final[tuple[str, ...]] = ("hurt", "wounded", "trap_attack", "trap_attack_die")


def take_loss(company: Company, member: Member, clause: str, surroundings: Surroundings, scribe: Scribe) -> None:
    """One loss: he goes down when his resilience is used up, a plain man at once."""
    if not member.is_up:
        return
    member.resilience -= 1 if company.setting.is_on("levels_in_combat") else member.resilience
    scribe.tell("hurt", clause, OPEN, {"member": member.id, "left": max(member.resilience, 0)})
    if member.resilience <= 0:
        aid.fall(company, member, surroundings, scribe)


def take_wound(member: Member, clause: str, scribe: Scribe) -> None:
    """One wound."""
    member.wound += 1
    scribe.tell("wounded", clause, OPEN, {"member": member.id})


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
    face = die(scribe, "trap_attack_die", clause, OPEN)
    defence = arms.defence(member, shield)
    hit = face + modifier > defence
    terms = [Term("die", face, clause), Term("trap", modifier, clause)]
    facts: dict[str, Value] = {"member": member.id, "total": face + modifier, "defence": defence, "hit": hit}
    scribe.tell("trap_attack", clause, OPEN, facts, terms)
    if hit:
        take_loss(company, member, clause, surroundings, scribe)
