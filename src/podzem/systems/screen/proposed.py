"""The attack that an order would be: what odds and numbers are told of before anybody decides."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.screen.acts.shooting import group_of
from podzem.systems.screen.board import read_square
from podzem.systems.screen.chapters import attacks, moving, shooting
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

ACTS: Final = {
    "strike": "strike",
    "charge": "charge",
    "shoot": "shoot",
    "throw_weapon": "throw",
    "shoot_group": "shoot",
}
QUICK: Final = "quick_shot"
FREE: Final = "free_attack"
COUNTER: Final = "counter"
OPPOSED: Final = {"clinch": "clinch", "throw_down": "throw_down", "infight_enter": "infight"}


def attack_of(fight: Fight, decision: Decision) -> Attack | None:
    """The attack that a decision would be."""
    active = fight.active
    if active is None or decision.order not in {**ACTS, **OPPOSED} or fight.windows:
        return None
    target = fight.find(decision.words[0])
    if target is None:
        return None
    return _attack(fight, active, target, decision)


def declared(fight: Fight, decision: Decision) -> tuple[Fight, Attack] | None:
    """The fight as it will stand when the dice of an attack fall, and the attack.

    Declaring brings Advantage, and whoever charges strikes from where he ends (screen.act.charge, screen.adv.gain_*).
    """
    attack = attack_of(fight, decision)
    if attack is None:
        return None
    target = fight.creatures[attack.target]
    if attack.act != "charge" and not target.surprised and not target.stunned:
        return fight, attack
    after = fight.copy()
    attacks.declare(after, attack, Scribe(Seeded(0)))
    if attack.act == "charge":
        active = fight.creatures[attack.attacker]
        square = read_square(decision.words[1]) or moving.charge_ends(fight, active, target).shortest()
        assert square is not None
        after.creatures[attack.attacker].at = square
    return after, attack


def answered(fight: Fight) -> tuple[Fight, Attack] | None:
    """The fight and the attack that follow where whoever is asked says yes; nothing where it is none."""
    window = fight.windows[-1]
    if window.kind not in (QUICK, FREE, COUNTER) or (window.kind == COUNTER and lands(fight)):
        return None
    after = fight.copy()
    after.windows.pop()
    who, other = after.who(window.who), after.who(window.other)
    attack = shooting.quick_shot(after, who, other) if window.kind == QUICK else attacks.free_blow(who, other)
    if attack is not None:
        attacks.declare(after, attack, Scribe(Seeded(0)))
    return None if attack is None else (after, attack)


def lands(fight: Fight) -> bool:
    """Whether striking back is a blow that lands without a new roll (screen.melee.counter, option counter_mode)."""
    return fight.setting.word("counter_mode") == "hit"


def _attack(fight: Fight, active: Creature, target: Creature, decision: Decision) -> Attack:
    act = {**ACTS, **OPPOSED}[decision.order]
    words = decision.words
    hand = words[1] if decision.order in ("strike", "shoot", "throw_weapon", "shoot_group") else "main"
    weapon = active.in_hand(hand)
    zone = words[2] if decision.order in ("strike", "charge", "shoot", "throw_weapon") and words[2] != "any" else ""
    skill = words[1] if decision.order == "throw_down" else ""
    group = [one.number for one in group_of(fight, active, target)] if decision.order == "shoot_group" else []
    moving = decision.order in ("shoot", "throw_weapon") and words[3] == "moving"
    return Attack(act, active.number, target.number, hand, weapon.number if weapon else 0, zone, skill, moving, group)
