"""«Критические попадания», «Критические раны»: rows of the four tables and what they do (screen.crit.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import AS_LISTED
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen import events
from podzem.systems.screen.carried import Wound
from podzem.systems.screen.chapters import alike, arms, conditions, damage, dropping, dying
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.chapters.tests import SIDES
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import ZONES, critical_row
from podzem.systems.screen.fight import Fight

KEPT: Final = frozenset(("strain", "torn", "fracture", "amputated", "sore_dodge"))
"""Effects that stay with the wound as they are."""
_SKILL_OF: Final = {"endurance": "endurance", "agility": "agility"}


def is_critical(setting: Setting, piercing: bool, roll: int, success: bool, hit: bool, double: bool) -> bool:
    """A successful attack with a double; piercing weapons on full tens as well (screen.crit.condition, .piercing)."""
    lucky = double or (piercing and roll % 10 == 0)
    basis = setting.word("crit_basis")
    if basis == "outcome":
        return hit and lucky
    return success and lucky and (hit or basis == "own_roll")


def strike(
    fight: Fight,
    victim: Creature,
    zone: str,
    excess: int,
    scribe: Scribe,
    seat: int,
    clause: str = "screen.crit.effect",
) -> None:
    """A critical wound: d100 and the excess on the zone's table."""
    to = events.audience(fight, victim) if scribe.hears(events.CRIT) else AS_LISTED
    if scribe.dice.groups:
        alike.faces(scribe, ("critical", zone, excess), SIDES, lambda face: critical_row(zone, face + excess)["name"])
    face = int(scribe.roll(SIDES, events.CRIT, max(seat, -1), clause, to))
    suffer(fight, victim, zone, face + excess, scribe)


def suffer(fight: Fight, victim: Creature, zone: str, total: int, scribe: Scribe) -> None:
    """A row's effects in their order: its test first, then health, then the rest (screen.crit.zone_tables)."""
    row = critical_row(zone, total)
    wound = Wound(zone, total, row["name"])
    part = fight.kind_of(victim).part(zone)
    events.tell(fight, scribe, events.CRITICAL, victim, row["clause"], zone=zone, part=part, n=total, wound=row["name"])
    failed = _failed_test(fight, victim, row["effects"], scribe)
    victim.wounds.append(wound)
    for effect in row["effects"]:
        if not effect.startswith("test"):
            _take(fight, victim, wound, effect, scribe)
    if failed:
        _take(fight, victim, wound, failed, scribe)
    poison = fight.kind_of(_striker(fight, victim)).crit_poison if fight.attacks else ""
    if poison:
        conditions.gain_poison(fight, victim, poison, scribe)
    dying.check_limit(fight, victim, scribe)


def _striker(fight: Fight, victim: Creature) -> Creature:
    attack = fight.attack()
    number = attack.target if attack.attacker == victim.number else attack.attacker
    return fight.who(number)


def _failed_test(fight: Fight, victim: Creature, effects: list[str], scribe: Scribe) -> str:
    """What a failed test of the row brings; nothing where there is none or it was passed."""
    for effect in effects:
        if effect.startswith("test"):
            _, skill, modifier, *rest = effect.split()
            passed = passes(
                fight, victim, _SKILL_OF[skill], int(modifier), events.CRIT_TEST, scribe, "screen.crit.zone_tables"
            )
            return "" if passed else " ".join(rest)
    return ""


def _take(fight: Fight, victim: Creature, wound: Wound, effect: str, scribe: Scribe) -> None:
    word, *rest = effect.split()
    number = int(rest[0]) if rest and rest[0].isdigit() else 1
    if victim.dead:
        return
    if word == "dead":
        dying.kill(fight, victim, "screen.crit.zone_tables", scribe)
    elif word == "hp":
        damage.lose_hp(fight, victim, number, scribe, "screen.crit.zone_tables")
    elif word in ("stunned", "blinded", "deafened", "bleeding", "prone"):
        conditions.gain(fight, victim, word, scribe, number)
    elif word == "exhausted":
        wound.effects.append(effect.replace(" ", ":"))
        conditions.told_exhausted(fight, victim, number, scribe)
    elif word in KEPT or word in ("lasting", "half_speed"):
        wound.effects.append(effect.replace(" ", ":"))
    else:
        _take_else(fight, victim, wound, effect, scribe)
    if word in ("fracture", "amputated"):
        _loosen(fight, victim, wound.zone, scribe)


def _take_else(fight: Fight, victim: Creature, wound: Wound, effect: str, scribe: Scribe) -> None:
    if effect == "drop":
        dropping.drop_hand(fight, victim, arms.HAND_OF[wound.zone], scribe, "screen.crit.table_arm")
    elif effect == "useless turn":
        victim.useless_turns[wound.zone] = 1
        victim.fresh.append(wound.zone)
    elif effect == "useless fight":
        wound.effects.append(effect.replace(" ", ":"))
    elif effect == "no_move":
        victim.no_move = True
    elif effect == "ap_loss":
        _tear_harness(fight, victim, scribe)
    elif effect == "unconscious":
        dying.faint(fight, victim, "screen.crit.effect_words", scribe)


def _tear_harness(fight: Fight, victim: Creature, scribe: Scribe) -> None:
    """The armour of the body is torn; where there is none, it is the body (row 21–30)."""
    body = ZONES.index("body")
    if fight.kind_of(victim).ap[body] - victim.lost_ap[body] > 0:
        victim.lost_ap[body] += 1
    else:
        damage.lose_hp(fight, victim, 1, scribe, "screen.crit.zone_tables")


def _loosen(fight: Fight, victim: Creature, zone: str, scribe: Scribe) -> None:
    """A broken arm holds nothing."""
    if zone in arms.HAND_OF:
        dropping.drop_hand(fight, victim, arms.HAND_OF[zone], scribe, "screen.crit.table_arm")
