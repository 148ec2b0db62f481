"""The numbers behind an attack or a defence, row by row, before anybody decides (screen.core.visibility)."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.core.events import Value
from podzem.core.memo import frozen
from podzem.core.protocols import Sum
from podzem.systems.screen.believed import believed
from podzem.systems.screen.chapters import arms, blows, defending, modifiers
from podzem.systems.screen.chapters.asking import NO
from podzem.systems.screen.chapters.shooting import SHOTS
from podzem.systems.screen.chapters.tests import Judged, Target
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.odds import blow_back
from podzem.systems.screen.proposed import COUNTER, answered, declared, lands
from podzem.systems.screen.resolving import Attack


@final
class ScreenReckoning:
    """One's own numbers in full; those of opponents where the table plays them open (option open_tn)."""

    def sums(self, state: Fight, decision: Decision) -> list[Sum]:
        """Of an attack: its number, the answer that the book expects, its damage; of an answer: both numbers."""
        known = believed(state, decision.seat)
        with frozen(known):
            if decision.order == "answer":
                return _answer(known, decision.words[0])
            found = declared(known, decision)
            return [] if found is None else _attack(*found)


def _attack(fight: Fight, attack: Attack) -> list[Sum]:
    target = fight.creatures[attack.target]
    found = [_test(fight, "attack", fight.creatures[attack.attacker], attack_skill(attack), _number(fight, attack))]
    if attack.act not in SHOTS and not defending.is_helpless(fight, target):
        answers = defending.defence_answers(fight, attack)
        found += _defence(fight, attack, defending.usual_defence(fight, attack, answers))
    return [each for each in found if each is not None] + _damage(fight, attack)


def _answer(fight: Fight, answer: str) -> list[Sum]:
    """Of a defence that is asked for: the attack against it first; of a blow or shot of one's own: its numbers."""
    if not fight.windows or answer == NO:
        return []
    if fight.windows[-1].kind != "defend":
        return _struck(fight)
    attack = fight.attack()
    first = _test(fight, "attack", fight.creatures[attack.attacker], attack_skill(attack), _number(fight, attack))
    return [each for each in (first, *_defence(fight, attack, answer)) if each is not None]


def _struck(fight: Fight) -> list[Sum]:
    if fight.windows[-1].kind == COUNTER and lands(fight):
        return _damage(fight, blow_back(fight, fight.attack()))
    found = answered(fight)
    return [] if found is None else _attack(*found)


def attack_skill(attack: Attack) -> str:
    """The skill of an attack test."""
    return "ballistic" if attack.act in SHOTS else attack.skill or "melee"


def _number(fight: Fight, attack: Attack) -> Target:
    return modifiers.attack_target(fight, attack)


def _defence(fight: Fight, attack: Attack, answer: str) -> list[Sum | None]:
    skill, _, parry = answer.partition("-")
    if skill == "none":
        return []
    number = modifiers.defence_target(fight, attack, skill, parry == "yes")
    return [_test(fight, "defence", fight.creatures[attack.target], skill, number)]


def _test(fight: Fight, name: str, who: Creature, skill: str, target: Target) -> Sum | None:
    """A test of somebody; nothing where his numbers are not open to the players."""
    if who.side != HEROES and not fight.setting.is_on("open_tn"):
        return None
    facts: dict[str, Value] = {"creature": who.id, "skill": skill, "number": target.number}
    return Sum(name, facts, target.terms)


def _damage(fight: Fight, attack: Attack) -> list[Sum]:
    """What a hit does before its success levels and before armour."""
    if attack.act not in (*defending.BLOWS, *SHOTS):
        return []
    striker, victim = fight.creatures[attack.attacker], fight.creatures[attack.target]
    weapon = striker.weapon(attack.weapon)
    shot, charging = attack.act in SHOTS, attack.act == "charge"
    kind = fight.arm(weapon) if shot else arms.used_as(fight, striker, fight.arm(weapon), victim, charging)
    blow = blows.Blow(striker, victim, kind, weapon, Judged(0, True, 0, False), 0, attack.zone, charging, shot)
    rows = [term for term in blows.damage_rows(fight, blow, attack.zone or "body", None) if term.name != "die"]
    return [Sum("damage", {"number": sum(term.value for term in rows)}, rows)]
