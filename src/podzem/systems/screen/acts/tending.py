"""Orders of aid and magic: fire, blood, the fallen, missiles, spells, prayers (screen.act.*, screen.magic.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen import field
from podzem.systems.screen.acts.rows import MAIN, Act, Choices, WhyNot, Words, known_enemies, meant, no
from podzem.systems.screen.chapters import healing, magic
from podzem.systems.screen.chapters.grips import is_held
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import SPELLS
from podzem.systems.screen.fight import Fight


def _beside(fight: Fight, creature: Creature) -> list[Creature]:
    others = [one for one in fight.everybody if not one.dead and not one.gone]
    return [one for one in others if one is creature or field.apart(fight, creature, one) <= 1]


def _patients(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id,) for one in _beside(fight, creature)]


def patient_of(fight: Fight, creature: Creature, text: str, clause: str) -> Creature | Refusal:
    """Somebody beside him, or he himself."""
    found = meant(fight, creature, text)
    if isinstance(found, Refusal):
        return found
    return found if found in _beside(fight, creature) else no(clause, "E_OUT_OF_REACH")


def _why_not_extinguish(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    patient = patient_of(fight, creature, words[0], "screen.act.extinguish")
    if isinstance(patient, Refusal):
        return patient
    return None if patient.burning else no("screen.act.extinguish", "E_NOT_APPLICABLE")


def _why_not_bandage(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    patient = patient_of(fight, creature, words[0], "screen.act.bandage")
    if isinstance(patient, Refusal):
        return patient
    return None if patient.bleeding else no("screen.act.bandage", "E_NOT_APPLICABLE")


def _why_not_stabilise(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    clause = "screen.act.stabilise"
    patient = patient_of(fight, creature, words[0], clause)
    if isinstance(patient, Refusal):
        return patient
    if patient is creature or not (patient.down or patient.unconscious):
        return no(clause, "E_NOT_APPLICABLE")
    ticks = patient.bleeding or patient.burning or patient.poisoned
    return no(clause, "E_BLEEDING_FIRST") if ticks else None


def _missiles(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id, missile) for one in _beside(fight, creature) for missile in sorted(set(one.stuck))]


def _why_not_extract(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    patient = patient_of(fight, creature, words[0], "screen.crit.extract")
    if isinstance(patient, Refusal):
        return patient
    return healing.why_not_extract(fight, creature, patient, words[1])


def _someone(fight: Fight, words: Words) -> Creature:
    found = fight.find(words[0])
    assert found is not None
    return found


def _extinguish(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    healing.extinguish(fight, creature, _someone(fight, words), scribe)


def _bandage(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    healing.bandage(fight, creature, _someone(fight, words), scribe)


def _stabilise(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    healing.stabilise(fight, creature, _someone(fight, words), scribe)


def _extract(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    healing.extract(fight, creature, _someone(fight, words), words[1], scribe)


# magic


def _spells(prayer: bool) -> Choices:
    def choices(fight: Fight, creature: Creature) -> list[Words]:
        known = [spell for spell in fight.kind_of(creature).spells if bool(SPELLS[spell]["prayer"]) == prayer]
        friends = [creature, *fight.friends(creature)]
        found: list[Words] = []
        for spell in known:
            marks = (
                known_enemies(fight, creature)
                if spell in HOSTILE
                else [creature]
                if spell in ("steady_hearts", "smite")
                else friends
            )
            found += [(spell, one.id) for one in marks]
        return found

    return choices


HOSTILE: Final = frozenset(("spark_bolt", "glare", "shoving_wind"))


def _why_not_spell(prayer: bool) -> WhyNot:
    clause = magic.PRAY if prayer else magic.CAST

    def why_not(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
        spell = SPELLS.get(words[0])
        if spell is None or words[0] not in fight.kind_of(creature).spells or bool(spell["prayer"]) != prayer:
            return no(clause, "E_NOT_APPLICABLE")
        if any(wound.zone == "head" and "fracture" in wound.effects for wound in creature.wounds):
            return no("screen.crit.effect_words", "E_NOT_APPLICABLE")
        if not prayer and (creature.blinded or is_held(fight, creature)):
            return (
                no("screen.cond.blinded", "E_BLIND") if creature.blinded else no("screen.clinch.effects", "E_CLINCHED")
            )
        target = meant(fight, creature, words[1])
        if isinstance(target, Refusal):
            return target
        return _why_not_mark(fight, creature, words[0], target, clause)

    return why_not


def _why_not_mark(fight: Fight, creature: Creature, spell: str, target: Creature, clause: str) -> Refusal | None:
    hostile = spell in HOSTILE
    if hostile == (target.side == creature.side) or (spell in ("steady_hearts", "smite") and target is not creature):
        return no("screen.core.sides" if hostile else clause, "E_FRIEND" if hostile else "E_NOT_APPLICABLE")
    if target is not creature and field.apart(fight, creature, target) > int(SPELLS[spell]["range"]):
        return no(clause, "E_OUT_OF_RANGE")
    if hostile and field.is_walled(fight, creature, target):
        return no("screen.map.line_of_fire", "E_NO_LINE")
    if spell == "staunch" and not target.bleeding and target.hp >= fight.kind_of(target).hp:
        return no(clause, "E_NOT_APPLICABLE")
    return None


def _cast(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    target = fight.find(words[1])
    assert target is not None
    magic.cast(fight, creature, words[0], target, scribe)


ROWS: Final[tuple[Act, ...]] = (
    Act("extinguish", ("target",), cost=MAIN, choices=_patients, why_not=_why_not_extinguish, do=_extinguish),
    Act("bandage", ("target",), cost=MAIN, choices=_patients, why_not=_why_not_bandage, do=_bandage),
    Act("stabilise", ("target",), cost=MAIN, choices=_patients, why_not=_why_not_stabilise, do=_stabilise),
    Act("extract", ("target", "missile"), cost=MAIN, choices=_missiles, why_not=_why_not_extract, do=_extract),
    Act("cast", ("spell", "target"), cost=MAIN, choices=_spells(False), why_not=_why_not_spell(False), do=_cast),
    Act("pray", ("spell", "target"), cost=MAIN, choices=_spells(True), why_not=_why_not_spell(True), do=_cast),
)
