"""Fire, blood, the fallen, missiles; after the fight aid, treatment, rest (screen.act.*, screen.recover.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.carried import Wound
from podzem.systems.screen.chapters import conditions, damage, dying
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.rolls import passes, plain_test, roll_test
from podzem.systems.screen.chapters.tests import Target, target
from podzem.systems.screen.chapters.tests import row as modifier_row
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import CRITICALS, RULES
from podzem.systems.screen.fight import Fight

_BANDAGE: Final = RULES["bandage"]
FAILED_EXTRACTION: Final = 1


def extinguish(fight: Fight, creature: Creature, patient: Creature, scribe: Scribe) -> None:
    """Agility; in water no test, on the ground it is easier (screen.act.extinguish)."""
    clause = "screen.act.extinguish"
    wet = any(fight.board.at(square).ground == "hard" for square in field.squares_of(fight, patient))
    success = wet
    if not wet:
        number = plain_target(fight, creature, "agility", 0, clause)
        if creature.prone and patient is creature:
            number = _rolling(fight, number)
        success = (
            not creature.stunned
            and roll_test(fight, creature, "agility", number, events.AGILITY, scribe, clause).success
        )
    if success:
        conditions.lose(fight, patient, "burning", scribe)
    events.done(fight, scribe, events.AIDED, creature, success, clause, target=patient)


def _rolling(fight: Fight, number: Target) -> Target:
    kept = [term for term in number.terms if term.name not in ("cap", "floor")]
    return target(fight.setting, kept[0], [*kept[1:], modifier_row("roll_on_ground")])


def bandage_modifier(patient: Creature) -> int:
    """Harder with each further level of bleeding."""
    return max(int(_BANDAGE["worst"]), int(_BANDAGE["each_further"]) * (patient.bleeding - 1))


def bandage(fight: Fight, creature: Creature, patient: Creature, scribe: Scribe) -> None:
    """Heal: success stops one level and one for each success level (screen.act.bandage)."""
    clause = "screen.act.bandage"
    result = plain_test(fight, creature, "heal", bandage_modifier(patient), events.HEAL, scribe, clause)
    if result.success:
        patient.bleeding = max(0, patient.bleeding - int(_BANDAGE["levels"]) - result.sl)
        if patient.bleeding == 0:
            events.word(fight, scribe, events.SHAKEN_OFF, patient, "condition", "bleeding", "screen.cond.bleeding")
    events.done(fight, scribe, events.AIDED, creature, result.success, clause, target=patient)


def stabilise(fight: Fight, creature: Creature, patient: Creature, scribe: Scribe) -> None:
    """Heal: the fallen has one health and comes to himself (screen.act.stabilise)."""
    clause = "screen.act.stabilise"
    helped = passes(fight, creature, "heal", 0, events.HEAL, scribe, clause)
    events.done(fight, scribe, events.AIDED, creature, helped, clause, target=patient)
    if not helped:
        return
    if patient.hp == 0:
        damage.heal(fight, patient, 1, scribe, clause)
    patient.unconscious, patient.down_rounds, patient.prone = False, 0, True
    events.about(fight, scribe, events.WOKE, patient, clause)


def why_not_extract(fight: Fight, creature: Creature, patient: Creature, missile: str) -> Refusal | None:
    """Something must stick there; a bullet needs a surgeon (screen.crit.extract)."""
    clause = "screen.crit.extract"
    if missile not in patient.stuck:
        return Refusal(clause, "", {"code": "E_NOT_APPLICABLE"})
    if missile == "bullet" and not fight.has(creature, "surgery"):
        return Refusal(clause, "", {"code": "E_NEEDS_SURGEON"})
    return None


def extract(fight: Fight, creature: Creature, patient: Creature, missile: str, scribe: Scribe) -> None:
    """Heal takes it out; a failure hurts."""
    helped = passes(fight, creature, "heal", 0, events.HEAL, scribe, "screen.crit.extract")
    events.done(fight, scribe, events.AIDED, creature, helped, "screen.crit.extract", target=patient)
    if helped:
        patient.stuck.remove(missile)
        events.word(fight, scribe, events.EXTRACTED, patient, "missile", missile)
        return
    damage.lose_hp(fight, patient, FAILED_EXTRACTION, scribe, "screen.crit.extract")
    dying.fall(fight, patient, scribe)


# after the fight


def first_aid(fight: Fight, creature: Creature, patient: Creature, scribe: Scribe) -> None:
    """Once for each patient and fight: intelligence bonus and levels of health (screen.recover.first_aid)."""
    clause = "screen.recover.first_aid"
    patient.first_aid = True
    result = plain_test(fight, creature, "heal", 0, events.HEAL, scribe, clause)
    events.done(fight, scribe, events.AIDED, creature, result.success, clause, target=patient)
    if result.success:
        damage.heal(fight, patient, fight.bonus(creature, "int") + result.sl, scribe, clause)
    elif result.double:
        damage.lose_hp(fight, patient, 1, scribe, clause)


def treatment_of(wound: Wound) -> tuple[int, int, bool]:
    """Days, difficulty, and whether a surgeon is needed (screen.crit.treatment)."""
    row = next(row for row in CRITICALS["treatment"] if row["to"] == 0 or wound.row <= row["to"])
    return int(row["days"]), int(row["test"]), bool(row["surgeon"])


def treat(fight: Fight, creature: Creature, patient: Creature, wound: Wound, scribe: Scribe) -> None:
    """Heal by the wound's gravity; then days until it is over."""
    days, modifier, _ = treatment_of(wound)
    wound.treated = passes(fight, creature, "heal", modifier, events.HEAL, scribe, "screen.crit.treatment")
    wound.days = days if wound.treated else wound.days
    events.done(fight, scribe, events.TREATED, patient, wound.treated, wound=wound.name)


def rest(fight: Fight, in_bed: bool, scribe: Scribe) -> None:
    """A night gives the toughness bonus, a day in bed twice that; treated wounds heal (screen.recover.rest)."""
    fight.day += 1
    if scribe.listening:
        scribe.record(events.RESTED, {"n": fight.day})
    for one in fight.everybody:
        if one.dead or one.gone:
            continue
        conditions.lose(fight, one, "exhausted", scribe, "screen.recover.rest")
        damage.heal(fight, one, fight.bonus(one, "t") * (2 if in_bed else 1), scribe, "screen.recover.rest")
        for wound in one.wounds:
            if wound.treated and wound.days:
                wound.days -= 1
        one.wounds = [wound for wound in one.wounds if not _is_over(wound)]


def _is_over(wound: Wound) -> bool:
    """Its days are over; what lasts for good stays on the sheet."""
    if not wound.treated or wound.days:
        return False
    wound.effects = [effect for effect in wound.effects if effect.startswith("lasting") or effect == "amputated"]
    return not wound.effects
