"""A blow or shot that lands: zone, damage, wounds, critical, zero (screen.melee.sequence 7 to 9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import advantage, alike, arms, conditions, criticals, damage, dying
from podzem.systems.screen.chapters.tests import SIDES, Judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import SPELLS, WeaponKind
from podzem.systems.screen.fight import Fight

CRUSHED_AP: Final = 2
STICKING: Final = {"arrow": "arrow", "bolt": "bolt", "bullet": "bullet", "stone": ""}
_SMITE: Final = int(SPELLS["smite"]["damage"])


@mypyc_attr(acyclic=True)
@final
class Blow:
    """What is needed to land one: who, whom, with what, how well."""

    def __init__(
        self,
        striker: Creature,
        victim: Creature,
        kind: WeaponKind,
        weapon: Weapon | None,
        result: Judged,
        sl: int,
        zone: str = "",
        charging: bool = False,
        shot: bool = False,
        thrown: bool = False,
        ambush: bool = False,
        smiting: bool = False,
    ) -> None:
        self.striker = striker
        self.victim = victim
        self.kind = kind
        self.weapon = weapon
        self.result = result
        self.sl = sl
        self.zone = zone
        self.charging = charging
        self.shot = shot
        self.thrown = thrown
        self.ambush = ambush
        self.smiting = smiting


def zone_for(fight: Fight, blow: Blow, scribe: Scribe) -> str:
    """The called zone, the roll reversed, or a fresh die where the table plays it so (screen.zone.*)."""
    if blow.zone:
        return blow.zone
    option = "location_shooting" if blow.shot else "location_melee"
    if fight.setting.word(option) == "fresh":
        alike.faces(scribe, "zone", SIDES, damage.zone_at)
        return damage.zone_at(events.throw(fight, scribe, SIDES, events.LOCATION, blow.striker))
    return damage.zone_of_roll(blow.result.roll)


def damage_rows(fight: Fight, blow: Blow, zone: str, scribe: Scribe | None, face: int = 0) -> list[Term]:
    """Base, success levels, weapon modifiers; the option of a damage die replaces the levels (screen.dmg.*)."""
    rows = arms.base_damage(fight, blow.striker, blow.kind, blow.weapon)
    if not rows[0].value:
        rows = []
    if fight.setting.word("damage_die") == "d10":
        fell = events.throw(fight, scribe, 10, events.DAMAGE, blow.striker) if scribe is not None else face
        if fell:
            rows.append(Term("die", fell, "screen.dmg.example"))
    elif blow.sl and _counts_levels(fight, blow.striker, blow.kind):
        rows.append(Term("levels", blow.sl, "screen.dmg.ranged" if blow.shot else "screen.dmg.melee"))
    if blow.kind.has("heavy") and blow.charging:
        rows.append(Term("heavy", 1, "screen.data.qualities"))
    if blow.kind.has("crushing") and damage.armour(fight, blow.victim, zone) >= CRUSHED_AP:
        rows.append(Term("crushing", 1, "screen.data.qualities"))
    if blow.smiting:
        rows.append(Term("smite", _SMITE, "screen.magic.pray"))
    return rows


def adds_levels(fight: Fight, striker: Creature, kind: WeaponKind) -> bool:
    """Whether each success level adds a point to somebody's damage; a damage die takes their place."""
    return fight.setting.word("damage_die") != "d10" and _counts_levels(fight, striker, kind)


def _counts_levels(fight: Fight, striker: Creature, kind: WeaponKind) -> bool:
    return fight.setting.is_on("npc_damage_sl") or not arms.is_simplified(fight, striker, kind)


def land(fight: Fight, blow: Blow, scribe: Scribe) -> int:
    """The blow lands; gives the wounds.

    Points in their order: the victim loses his by the wound, then the striker gains one for the critical, then
    conditions empty the victim's (screen.adv.order).
    """
    victim, striker = blow.victim, blow.striker
    zone = zone_for(fight, blow, scribe)
    was_down, was_out, before = victim.hp == 0, victim.out, victim.hp
    wounds = damage.wound(fight, victim, zone, damage_rows(fight, blow, zone, scribe), scribe)
    if (blow.shot and not field.in_close_combat(fight, striker)) or (blow.ambush and not blow.shot):
        advantage.gain(fight, striker, "screen.adv.gain_unengaged_wound", scribe)
    _poison(fight, blow, scribe)
    result, piercing = blow.result, blow.kind.has("piercing")
    critical = criticals.is_critical(fight.setting, piercing, result.roll, result.success, True, result.double)
    if critical:
        advantage.gain(fight, striker, "screen.adv.gain_crit", scribe)
    _stick(fight, blow, critical, scribe)
    _critical(fight, blow, zone, wounds, before, critical or was_down, scribe)
    victim.overkill, victim.overkill_zone = (0, "") if critical or was_down else (max(0, wounds - before), zone)
    dying.fall(fight, victim, scribe)
    count_deed(fight, striker, wounds, victim.out and not was_out)
    return wounds


def count_deed(fight: Fight, striker: Creature, wounds: int, felled: bool) -> None:
    """What a group does in its slots is told in one line as well (screen.master.group_narration)."""
    active = fight.active
    if active is not None and striker.group and striker.group == active.group:
        fight.deeds = [fight.deeds[0] + 1, fight.deeds[1] + wounds, fight.deeds[2] + felled]


def _critical(fight: Fight, blow: Blow, zone: str, wounds: int, before: int, critical: bool, scribe: Scribe) -> None:
    """A critical wound, of a critical hit or of a blow beyond what was left (screen.death.character).

    The excess that is added to its die is the wounds of the blow, at least one (screen.crit.excess).
    """
    victim, seat = blow.victim, blow.striker.seat
    if victim.dead or (victim.hp == 0 and dying.is_mob(fight, victim)):
        return
    if critical:
        by_tens = not blow.result.double and blow.kind.has("piercing") and before > 0
        clause = "screen.crit.piercing" if by_tens else "screen.crit.effect"
        criticals.strike(fight, victim, zone, wounds, scribe, seat, clause)
    elif wounds > before and victim.hp == 0 and _goes_down(fight, victim):
        criticals.strike(fight, victim, zone, wounds - before, scribe, seat, "screen.death.character")


def _goes_down(fight: Fight, victim: Creature) -> bool:
    """Whether zero means for him what it means for a character."""
    kind = fight.kind_of(victim)
    return kind.character or (
        victim.stands == 0 and (kind.rank == "boss" or victim.fate_offered or "mindless" in kind.traits)
    )


def _poison(fight: Fight, blow: Blow, scribe: Scribe) -> None:
    poison = fight.kind_of(blow.striker).wound_poison
    if poison and not blow.shot:
        conditions.gain_poison(fight, blow.victim, poison, scribe)


def _stick(fight: Fight, blow: Blow, critical: bool, scribe: Scribe) -> None:
    """A piercing missile stays in the body (screen.crit.stuck)."""
    sticks = critical or fight.setting.word("stuck_on") == "any_wound"
    missile = blow.kind.ammo or (blow.kind.id if blow.thrown else "")
    if blow.shot and sticks and missile and blow.kind.has("piercing") and not blow.victim.dead:
        blow.victim.stuck.append(missile)
        events.word(fight, scribe, events.STUCK, blow.victim, "missile", missile)
