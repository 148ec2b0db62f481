"""«Ближний бой»: the defender's part of an attack: what he opposes it with, his reaction (screen.melee.opposed)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen import events
from podzem.systems.screen.chapters import arms, asking, modifiers
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

BLOWS: Final = frozenset(("strike", "charge", "free"))
_OPPOSING: Final = ("melee", "dodge", "strength")
UNPARRIED: Final = {skill: f"{skill}-no" for skill in _OPPOSING}
PARRIED: Final = {skill: f"{skill}-yes" for skill in _OPPOSING}
SKILLS: Final = {answer: skill for answers in (UNPARRIED, PARRIED) for skill, answer in answers.items()}
"""Every answer of one who opposes an attack, with its skill."""
_PLAIN: Final = frozenset(UNPARRIED.values())
COSTLY: Final = frozenset((*BLOWS, "clinch", "throw_down"))
"""Those against which a defence may cost the reaction (option defence_cost)."""


def is_sightless(fight: Fight, creature: Creature) -> bool:
    """Whether blindness fails every test of close combat, where the table plays it so (option blinded_melee)."""
    return creature.blinded > 0 and fight.setting.word("blinded_melee") == "autofail"


def is_helpless(fight: Fight, creature: Creature) -> bool:
    """Who cannot defend himself: attacks on him are simple tests (screen.melee.unopposed)."""
    return is_sightless(fight, creature) or (
        creature.surprised or bool(creature.stunned) or creature.hp == 0 or creature.unconscious or creature.surrendered
    )


def defences(fight: Fight, attack: Attack) -> list[str]:
    """The skills with which a target may oppose an attack."""
    target = fight.who(attack.target)
    if attack.act == "infight":
        return ["melee"]
    if attack.act in ("squeeze", "break_free"):
        return ["strength"]
    if attack.act == "throw_down":
        return [attack.skill] if fight.setting.word("throw_skill") == "attacker" else ["melee", "strength"]
    held = arms.is_clinched(fight, fight.who(attack.attacker), target)
    return ["melee"] if held else ["melee", "dodge"]


def may_parry(fight: Fight, attack: Attack, skill: str) -> bool:
    """Whether the reaction can buy +20 for this defence (screen.act.parry)."""
    target = fight.who(attack.target)
    if target.reaction_used or not target.able or attack.act in ("infight", "squeeze", "break_free"):
        return False
    return attack.act != "throw_down" or skill == "melee"


def defence_answers(fight: Fight, attack: Attack) -> list[str]:
    """Every answer to an attack: a skill, with or without the reaction; `none` where opposing costs the reaction."""
    costs = fight.setting.word("defence_cost") == "reaction" and attack.act in COSTLY
    found: list[str] = []
    for skill in defences(fight, attack):
        if not costs:
            found.append(UNPARRIED[skill])
        if may_parry(fight, attack, skill):
            found.append(PARRIED[skill])
    if costs:
        found.append("none")
    return found


def defend(fight: Fight, scribe: Scribe) -> None:
    """The defender chooses; who cannot defend himself is not asked, nor who has one answer."""
    attack = fight.attack()
    target = fight.who(attack.target)
    if is_helpless(fight, target):
        return
    answers = defence_answers(fight, attack)
    if len(answers) == 1:
        set_defence(fight, answers[0], scribe)
        return
    number = modifiers.attack_target(fight, attack)
    usual = usual_defence(fight, attack, answers, number.number)
    answer = asking.ask(fight, "defend", target, usual, attack.attacker)
    if answer:
        set_defence(fight, answer, scribe)
        attack.reckoned = number


def set_defence(fight: Fight, answer: str, scribe: Scribe) -> None:
    """What the defender does."""
    attack = fight.attack()
    skill, _, parry = answer.partition("-")
    attack.defence = "" if skill == "none" else skill
    attack.parry = parry == "yes"
    if attack.parry:
        react(fight, fight.who(attack.target), "parry", scribe)


def react(fight: Fight, creature: Creature, how: str, scribe: Scribe) -> None:
    """The one reaction of a round is spent: parry, counter, counterspell, quick shot (screen.turn.reaction)."""
    creature.reaction_used = True
    events.word(fight, scribe, events.REACTED, creature, "reaction", how)


def counter_levels(setting: Setting, own: int, margin: int) -> int:
    """The levels that must be enough for a blow back: of the test, or the defender's own (screen.melee.counter)."""
    return own if setting.word("counter_sl") == "own" else margin


def usual_defence(fight: Fight, attack: Attack, answers: list[str], number: int = -1) -> str:
    """The higher number, Melee on ties; the reaction against the first attack that is as good (screen.act.parry).

    The attack's own number is handed in where it is known.
    """
    plain = [answer for answer in answers if answer in _PLAIN] or [answer for answer in answers if answer in SKILLS]
    if not plain:
        return "none"
    best, most = plain[0], -1
    for each in plain:
        own = modifiers.defence_target(fight, attack, SKILLS[each], False).number
        if own > most or (own == most and SKILLS[each] == "melee" and SKILLS[best] != "melee"):
            best, most = each, own
    parried = PARRIED[SKILLS[best]]
    if parried not in answers:
        return best
    attacked = number if number >= 0 else modifiers.attack_target(fight, attack).number
    return parried if attacked >= most else best
