"""Помощь пострадавшим: falling, the first turn after it, and the healer's work (dungeon.aid.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import captives, events, remedies
from podzem.expedition.arms import readied
from podzem.expedition.company import Company
from podzem.expedition.handling import needs_both_arms
from podzem.expedition.people import ACTIVE, CREATURE, DEAD, DOWN, GONE, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.treasure import halve
from podzem.world.chance import DIE, die, two_dice
from podzem.world.creatures import CREATURES

TABLE: Final = read_table("aid")
WINDOW: Final = "dungeon.aid.window"
NEEDS: Final = "dungeon.aid.needs"
ROLL: Final = "dungeon.aid.roll"


def fall(
    company: Company, member: Member, surroundings: Surroundings, scribe: Scribe, by: str = "", told: bool = False
) -> None:
    """Out of action: he lies there, and his gems and works of art lose half their value (dungeon.aid.valuables)."""
    company.falls += 1
    member.status, member.resilience, member.treated = DOWN, 0, False
    member.fell_turn, member.fell_order, member.breakage_due = company.turn, company.falls, True
    surroundings.stop(member)
    if not told:
        events.fell(scribe, WINDOW, member)
    for item in halve(member.items, company.setting.is_on("halve_textiles")):
        events.valuables_halved(scribe, member, item)
    if by in CREATURES and "acid" in CREATURES[by].flags:
        _eat_armour(member, scribe)


def _eat_armour(member: Member, scribe: Scribe) -> None:
    """Slime damages the armour of those it fells without a roll (T11)."""
    member.armour_eaten = True
    for item in readied(member, "armour"):
        item.damage += 1
        events.armour_eaten(scribe, member, item)


def die_of(member: Member, clause: str, surroundings: Surroundings, scribe: Scribe) -> None:
    """Dead: his body lies where he lay."""
    member.status, member.breakage_due = DEAD, False
    surroundings.lay_out(member)
    surroundings.leave(member)
    events.died(scribe, clause, member)


def let_die(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """E1: the treated stand up, the untreated die, when the first turn after the fight is over."""
    for member in [member for member in company.members.values() if member.status == DOWN]:
        if member.treated:
            _stand_up(company, member, surroundings, scribe)
        elif window_is_over(company, member, surroundings):
            die_of(member, WINDOW, surroundings, scribe)


def window_is_over(company: Company, member: Member, surroundings: Surroundings) -> bool:
    """This was the first turn after his fall that left time to treat him."""
    return member.fell_turn < company.turn and surroundings.leaves_time_for(member)


def _stand_up(company: Company, member: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """With one point of resilience; an opponent of the people as a captive, another one runs off."""
    surroundings.pick_up(member)
    member.resilience, member.treated = 1, False
    if member.kind != CREATURE:
        member.status, member.debt = ACTIVE, False  # who has lain for a turn owes no rest (dungeon.action.rest)
        events.stood_up(scribe, member)
    elif captives.can_be_captive(member):
        captives.take(company, member, surroundings, scribe)
    else:
        member.status = GONE
        events.ran_off(scribe, member)


def field_held_by(company: Company, kinds: list[str], group: int, surroundings: Surroundings, scribe: Scribe) -> None:
    """Where upyrs hold the field, the fallen of the group that lost it die at once (T11)."""
    if not any("fallen_die" in CREATURES[kind].flags for kind in kinds):
        return
    fallen = [member for member in company.below() if member.status == DOWN and member.group == group]
    for member in fallen:
        die_of(member, "dungeon.bestiary.table", surroundings, scribe)


def why_not_aid(healer: Member, patients: list[Member]) -> Refusal | None:
    """Skill, one bandage and one measure for each patient; patients who have just fallen (dungeon.aid.needs)."""
    facts: dict[str, Fact] = {"member": healer.id}
    for patient in patients:
        if patient.status != DOWN or patient.treated or patient.number == healer.number:
            return Refusal(WINDOW, "aid", {**facts, "other": patient.id})
    if not healer.is_up:
        return Refusal(WINDOW, "aid", facts)
    if healer.medicine < 1:
        return Refusal(NEEDS, "aid", facts)
    short = min(remedies.bandages(healer), remedies.measures_of(healer)) < len(patients)
    return Refusal(NEEDS, "aid", {**facts, "count": len(patients)}) if short else None


def aid_work(healer: Member, patients: list[Member], surroundings: Surroundings, scribe: Scribe) -> None:
    """The healer's turn: each patient in the order named (dungeon.aid.roll)."""
    for patient in patients:
        remedies.use_bandage(healer)
        water = remedies.use_measure(healer)
        _treat(healer, patient, len(patients), water, surroundings, scribe)


def _treat(
    healer: Member, patient: Member, count: int, water: bool, surroundings: Surroundings, scribe: Scribe
) -> None:
    terms = aid_terms(healer, count, water)
    total = two_dice(scribe, events.AID_DIE) + sum(term.value for term in terms)
    row = next(row for row in TABLE["aid_result"] if total <= row["to"])
    events.aided(scribe, healer, patient, total, row["name"], terms)
    if row["name"] == "dies":
        die_of(patient, ROLL, surroundings, scribe)
        return
    patient.treated = True
    if patient.owner >= 0 and not patient.group:  # his group had left him behind: he goes on with who treats him
        surroundings.join(patient, healer.group)
    patient.wound += row.get("wounds", 0)
    patient.fatigue += row.get("fatigue", 0)
    if row.get("maim"):
        _maim(patient, scribe)
    if row.get("check"):
        _check_infection(healer, patient, water, scribe)


def aid_terms(healer: Member, count: int, water: bool) -> list[Term]:
    """Skill above the first, healing water, and one less for each further patient of this turn."""
    terms = [Term("skill", healer.medicine - 1, ROLL)] if healer.medicine > 1 else []
    if water:
        terms.append(Term("healing_water", TABLE["aid"]["water"], ROLL))
    if count > 1:
        terms.append(Term("patients", 1 - count, ROLL))
    return terms


def _maim(patient: Member, scribe: Scribe) -> None:
    """A lasting harm; the same one twice is thrown again once, then nothing comes of it (dungeon.aid.maim)."""
    rows = TABLE["maims"]["rows"]
    assert len(rows) == DIE
    for _ in range(TABLE["maims"]["throws"]):
        maim = rows[die(scribe, events.MAIM_DIE) - 1]
        if maim not in patient.maims:
            patient.maims.append(maim)
            _let_go(patient)
            events.maimed(scribe, patient, maim)
            return


def _let_go(patient: Member) -> None:
    """With a maimed shield arm he holds no shield, bow or two-handed weapon any more (T10b)."""
    for item in patient.items:
        if "shield_arm" in patient.maims and item.ready and needs_both_arms(item):
            item.ready = False


def _check_infection(healer: Member, patient: Member, water: bool, scribe: Scribe) -> None:
    """By the healer's skill; with healing water never (dungeon.aid.infection)."""
    if not water and die(scribe, events.INFECTION_DIE) <= TABLE["infection"]["chance"][healer.medicine]:
        patient.infection += 1
        events.infected(scribe, patient)


def recover(member: Member) -> None:
    """A turn of rest brings back one point of resilience (dungeon.aid.recovery)."""
    member.resilience = min(member.level, member.resilience + 1)
