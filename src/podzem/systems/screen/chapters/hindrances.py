"""«Боевые состояния», «Критические раны»: what one's state does to a test (screen.cond.*, screen.crit.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.systems.screen import field
from podzem.systems.screen.chapters.tests import row
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import CRITICALS, POISONS, RULES
from podzem.systems.screen.fight import Fight

_WORDS: Final = CRITICALS["words"]
_WORDS_CLAUSE: Final = str(_WORDS["clause"])
BODILY: Final = frozenset(["melee", "ballistic", "dodge", "strength", "agility", "initiative", "ride", "stealth"])
"""Tests that lying down makes harder (screen.cond.prone)."""


def skill_row(fight: Fight, creature: Creature, skill: str) -> Term:
    """The skill itself as the first row of a sum."""
    return Term(skill, fight.skill(creature, skill), "screen.char.skills")


def own_rows(rows: list[Term], fight: Fight, creature: Creature, skill: str, attacks: bool = False) -> None:
    """What conditions and wounds do to a test."""
    if creature.wounds or creature.frightened or creature.exhausted or creature.poisoned:
        rows += _conditions(fight, creature)
        rows += _wounds(creature, skill)
    if creature.prone and not attacks and (skill in BODILY or fight.setting.is_on("prone_all_tests")):
        if skill == "dodge":
            rows.append(row("dodge_prone_or_mounted"))
        else:
            rows.append(Term("attacker_prone", row("attacker_prone").value, "screen.cond.prone"))
    elif creature.mount and skill == "dodge":
        rows.append(row("dodge_prone_or_mounted"))
    if creature.deafened and skill == "perception":
        rows.append(row("deafened"))
    if creature.overbalanced and skill in ("melee", "ballistic", "dodge", "strength"):
        rows.append(row("overbalanced"))


def _conditions(fight: Fight, creature: Creature) -> list[Term]:
    rows = []
    if any(_is_near_fear(fight, creature, source) for source in creature.frightened):
        rows.append(row("frightened"))
    worn = creature.exhausted
    for wound in creature.wounds:
        for effect in wound.effects:
            worn += _levels(effect)
    if worn:
        rows.append(row("exhausted", worn))
    if creature.poisoned:
        rows.append(Term("poisoned", int(POISONS[creature.poisoned]["penalty"]), "screen.cond.poisoned"))
    return rows


def _levels(effect: str) -> int:
    return int(effect.split(":")[1]) if effect.startswith("exhausted") else 0


def _is_near_fear(fight: Fight, creature: Creature, source: int) -> bool:
    other = fight.creatures.get(source)
    if other is None or other.out or not field.sees(fight, creature, other):
        return False
    return field.apart(fight, creature, other) <= int(RULES["frightened"]["yards"])


def _wounds(creature: Creature, skill: str) -> list[Term]:
    """Untreated wounds that hinder a test; those of an arm are asked with the weapon (arm_rows)."""
    rows = []
    for wound in creature.wounds:
        for effect in wound.effects:
            value = _hindrance(wound.zone, effect, skill)
            if value:
                rows.append(Term(wound.name, value, _WORDS_CLAUSE))
    return rows


def _hindrance(zone: str, effect: str, skill: str) -> int:
    if effect == "fracture" and zone in ("head", "body"):
        return int(_WORDS["fracture"])
    if effect == "fracture" and zone.startswith("leg") and skill == "dodge":
        return int(_WORDS["fracture_leg_dodge"])
    if effect == "sore_dodge" and skill == "dodge":
        return int(_WORDS["sore_dodge"])
    if effect in ("torn", "strain"):
        made_with = {"leg": ("dodge", "agility", "initiative"), "bod": ("melee", "dodge", "strength")}.get(zone[:3], ())
        return int(_WORDS[effect]) if skill in made_with else 0
    return 0


def arm_rows(rows: list[Term], creature: Creature, hand: str) -> None:
    """What wounds of the arm do to a test made with the weapon in it."""
    zone = "arm_main" if hand == "main" else "arm_off"
    for wound in creature.wounds:
        if wound.zone != zone:
            continue
        for effect in wound.effects:
            value = {"torn": _WORDS["torn"], "strain": _WORDS["strain"], "lasting:hand": _WORDS["lasting_hand"]}.get(
                effect
            )
            if value:
                rows.append(Term(wound.name, int(value), _WORDS_CLAUSE))
