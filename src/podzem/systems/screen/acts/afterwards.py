"""Orders after the fight: first aid, treatment, missiles, rest, repair, the end (screen.recover.*)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.acts.rows import Words, no
from podzem.systems.screen.carried import Wound
from podzem.systems.screen.chapters import healing, turns
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.fight import Fight


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class Afterwards(OrderSpec):
    """An order of a seat once the fight is over."""

    choices: Callable[[Fight, int], list[Words]] = lambda fight, seat: [()]
    why_not: Callable[[Fight, int, Words], Refusal | None] = lambda fight, seat, words: None
    do: Callable[[Fight, int, Words, Scribe], None] = lambda fight, seat, words, scribe: None


def healers(fight: Fight, seat: int) -> list[Creature]:
    """Those of a seat who can tend others."""
    return [one for one in fight.everybody if _tends(one, seat)]


def _tends(creature: Creature, seat: int) -> bool:
    return creature.seat == seat and not creature.out


def patients(fight: Fight) -> list[Creature]:
    """Everybody alive whom the heroes hold: their own, and prisoners."""
    return [one for one in fight.everybody if _is_patient(one)]


def _is_patient(creature: Creature) -> bool:
    return (
        not creature.dead and not creature.gone and (creature.side == HEROES or creature.surrendered or creature.down)
    )


def _find(fight: Fight, seat: int, words: Words, clause: str) -> tuple[Creature, Creature] | Refusal:
    healer, patient = fight.find(words[0]), fight.find(words[1])
    if healer is None or patient is None or not _tends(healer, seat) or not _is_patient(patient):
        return no(clause, "E_NOT_APPLICABLE")
    return healer, patient


def _pairs(fight: Fight, seat: int) -> list[Words]:
    return [(healer.id, patient.id) for healer in healers(fight, seat) for patient in patients(fight)]


def _why_not_first_aid(fight: Fight, seat: int, words: Words) -> Refusal | None:
    found = _find(fight, seat, words, "screen.recover.first_aid")
    if isinstance(found, Refusal):
        return found
    return _why_not_aid(fight, found[1])


def _why_not_aid(fight: Fight, patient: Creature) -> Refusal | None:
    """Whoever the healer is: once for each patient, and only if it can give him health."""
    if patient.first_aid:
        return no("screen.recover.first_aid", "E_ALREADY_TREATED")
    is_well = patient.hp >= fight.kind_of(patient).hp - len(patient.stuck)
    return no("screen.recover.first_aid", "E_NOT_APPLICABLE") if is_well else None


def first_in_need(fight: Fight, seat: int) -> Words | None:
    """The first pair of those to whom first aid is open."""
    tending = healers(fight, seat)
    if not tending:
        return None
    for patient in patients(fight):
        if _why_not_aid(fight, patient) is None:
            return tending[0].id, patient.id
    return None


def _first_aid(fight: Fight, seat: int, words: Words, scribe: Scribe) -> None:
    found = _find(fight, seat, words, "")
    assert not isinstance(found, Refusal)
    healing.first_aid(fight, found[0], found[1], scribe)


def _stuck(fight: Fight, seat: int) -> list[Words]:
    return [(*pair, missile) for pair in _pairs(fight, seat) for missile in sorted(set(_patient(fight, pair).stuck))]


def _patient(fight: Fight, words: Words) -> Creature:
    found = fight.find(words[1])
    assert found is not None
    return found


def _why_not_extract(fight: Fight, seat: int, words: Words) -> Refusal | None:
    found = _find(fight, seat, words, "screen.crit.extract")
    return found if isinstance(found, Refusal) else healing.why_not_extract(fight, *found, words[2])


def _extract(fight: Fight, seat: int, words: Words, scribe: Scribe) -> None:
    found = _find(fight, seat, words, "")
    assert not isinstance(found, Refusal)
    healing.extract(fight, *found, words[2], scribe)


def _wounds(fight: Fight, seat: int) -> list[Words]:
    return [
        (*pair, str(index))
        for pair in _pairs(fight, seat)
        for index, wound in enumerate(_patient(fight, pair).wounds)
        if not wound.treated
    ]


def _wound(patient: Creature, text: str) -> Wound | None:
    fits = text.isascii() and text.isdigit() and len(text) < 4 and int(text) < len(patient.wounds)
    return patient.wounds[int(text)] if fits else None


def _why_not_treat(fight: Fight, seat: int, words: Words) -> Refusal | None:
    clause = "screen.crit.treatment"
    found = _find(fight, seat, words, clause)
    if isinstance(found, Refusal):
        return found
    healer, patient = found
    wound = _wound(patient, words[2])
    if wound is None or wound.treated:
        return no(clause, "E_NOT_APPLICABLE")
    if wound.days < 0 and fight.day <= -wound.days - 1:
        return no(clause, "E_ALREADY_TREATED")
    return (
        no(clause, "E_NEEDS_SURGEON") if healing.treatment_of(wound)[2] and not fight.has(healer, "surgery") else None
    )


def _treat(fight: Fight, seat: int, words: Words, scribe: Scribe) -> None:
    """A failed test may be tried again after a day."""
    found = _find(fight, seat, words, "")
    assert not isinstance(found, Refusal)
    wound = _wound(found[1], words[2])
    assert wound is not None
    healing.treat(fight, *found, wound, scribe)
    if not wound.treated:
        wound.days = -fight.day - 1


def _repairs(fight: Fight, seat: int) -> list[Words]:
    found: list[Words] = []
    for owner in healers(fight, seat):
        found += [
            (owner.id, f"{weapon.kind}.{weapon.number}") for weapon in owner.weapons if weapon.notches or weapon.jammed
        ]
        found += [(owner.id, "harness")] if any(owner.lost_ap) else []
    return found


def _why_not_repair(fight: Fight, seat: int, words: Words) -> Refusal | None:
    return None if words in _repairs(fight, seat) else no("screen.recover.repair", "E_NOT_APPLICABLE")


def _repair(fight: Fight, seat: int, words: Words, scribe: Scribe) -> None:
    """Craft for a notch, a jam, a point of armour."""
    owner = fight.find(words[0])
    assert owner is not None
    repaired = passes(fight, owner, "craft", 0, events.CRAFT, scribe, "screen.recover.repair")
    weapon = next((one for one in owner.weapons if f"{one.kind}.{one.number}" == words[1]), None)
    if repaired and weapon is not None:
        weapon.notches, weapon.jammed = (weapon.notches, False) if weapon.jammed else (weapon.notches - 1, False)
    elif repaired:
        worst = max(range(6), key=lambda index: owner.lost_ap[index])
        owner.lost_ap[worst] -= 1
    events.done(fight, scribe, events.REPAIRED, owner, repaired)


def _rest(fight: Fight, seat: int, words: Words, scribe: Scribe) -> None:
    healing.rest(fight, words[0] == "bed", scribe)


def _why_not_rest(fight: Fight, seat: int, words: Words) -> Refusal | None:
    alive = any(one.side == HEROES and not one.dead for one in fight.everybody)
    ailing = any(
        one.hp < fight.kind_of(one).hp - len(one.stuck) or one.exhausted or _mends(one) for one in patients(fight)
    )
    return None if words[0] in ("night", "bed") and alive and ailing else no("screen.recover.rest", "E_NOT_APPLICABLE")


def _mends(creature: Creature) -> bool:
    return any(wound.days or not wound.treated for wound in creature.wounds)


def _finish(fight: Fight, seat: int, words: Words, scribe: Scribe) -> None:
    turns.finish(fight, seat, scribe)


ROWS: Final = (
    Afterwards("first_aid", ("creature", "target"), choices=_pairs, why_not=_why_not_first_aid, do=_first_aid),
    Afterwards("take_out", ("creature", "target", "missile"), choices=_stuck, why_not=_why_not_extract, do=_extract),
    Afterwards("treat", ("creature", "target", "number"), choices=_wounds, why_not=_why_not_treat, do=_treat),
    Afterwards("repair", ("creature", "item"), choices=_repairs, why_not=_why_not_repair, do=_repair),
    Afterwards("rest", ("how",), choices=lambda fight, seat: [("night",), ("bed",)], why_not=_why_not_rest, do=_rest),
    Afterwards("finish", (), do=_finish),
)
