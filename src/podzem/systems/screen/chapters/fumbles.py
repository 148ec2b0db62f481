"""«Заминки», «Осечка»: failed doubles, their table, misfires (screen.fumble.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen import events, field
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import alike, arms, asking, conditions, criticals, damage, dropping, dying
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.chapters.tests import SIDES, Judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import FUMBLES, RULES, row_at
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Step

CLAUSE: Final = "screen.fumble.table"
_EFFECTS: Final = FUMBLES["effects"]
THROWN_AS: Final = {"butterfingers": "slip", "flung_away": "slip", "self_inflicted": "nicked"}
"""What a row means for one whose weapon has left his hand."""
NATURAL_AS: Final = {"butterfingers": "slip", "flung_away": "slip"}


def is_fumble(setting: Setting, result: Judged, hit: bool) -> bool:
    """A failed attack with a double (screen.fumble.condition)."""
    if not result.double:
        return False
    basis = setting.word("crit_basis")
    if basis == "outcome":
        return not hit
    if basis == "own_roll":
        return not result.success
    return not result.success and not hit


def fumble(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The die and its row, if he is still on his feet (screen.melee.sequence 11)."""
    if creature.out:
        return
    alike.faces(scribe, "fumble", SIDES, lambda face: row_at(FUMBLES["fumble"], face)["name"])
    face = events.throw(fight, scribe, SIDES, events.FUMBLE, creature)
    name = row_at(FUMBLES["fumble"], face)["name"]
    attack = fight.attack()
    name = _meant(fight, creature, attack, name)
    events.word(fight, scribe, events.FUMBLED, creature, "fumble", name)
    creature.swept = [0] * 9 if creature.swept else creature.swept
    _ROWS[name](fight, creature, attack, scribe)


def _meant(fight: Fight, creature: Creature, attack: Attack, name: str) -> str:
    if attack.act == "throw":
        return THROWN_AS.get(name, name)
    if attack.weapon == 0:
        return NATURAL_AS.get(name, name)
    return name


def _weapon(creature: Creature, attack: Attack) -> Weapon | None:
    return creature.weapon(attack.weapon)


def _overbalanced(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    creature.overbalanced = 1
    creature.fresh.append("overbalanced")


def _wide_open(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    creature.vulnerable = True


def _slip(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    conditions.gain(fight, creature, "prone", scribe)


def _pulled_muscle(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    conditions.tire(fight, creature, scribe)


def _butterfingers(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    weapon = _weapon(creature, attack)
    if weapon is not None:
        dropping.take_away(creature, weapon)
        dropping.let_fall(fight, weapon, creature.at, scribe, CLAUSE)


def _flung_away(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    weapon = _weapon(creature, attack)
    way = dropping.random_direction(fight, creature, events.FUMBLE_EXTRA, scribe)
    yards = -(-events.throw(fight, scribe, 10, events.FUMBLE_EXTRA, creature) // 2)
    if weapon is not None:
        dropping.take_away(creature, weapon)
        square = dropping.fly(fight, creature.at, way, yards)
        dropping.let_fall(fight, weapon, square, scribe, CLAUSE)


def _notched(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    weapon = _weapon(creature, attack) or _lying(fight, attack)
    if weapon is None:
        damage.lose_hp(fight, creature, 1, scribe, CLAUSE)
        dying.fall(fight, creature, scribe)
        return
    weapon.notches += 1
    events.tell(fight, scribe, events.NOTCHED, creature, weapon=weapon.kind, n=weapon.notches)
    if weapon.notches >= int(_EFFECTS["notches"]):
        _break(fight, creature, weapon, scribe)


def _lying(fight: Fight, attack: Attack) -> Weapon | None:
    """A thrown weapon is struck where it lies."""
    return next((lying.weapon for lying in fight.ground if lying.weapon.number == attack.weapon), None)


def _break(fight: Fight, creature: Creature, weapon: Weapon, scribe: Scribe, clause: str = CLAUSE) -> None:
    if weapon in creature.weapons:
        dropping.take_away(creature, weapon)
    fight.ground = [lying for lying in fight.ground if lying.weapon is not weapon]
    events.word(fight, scribe, events.BROKE, creature, "weapon", weapon.kind, clause)


def _nicked(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    damage.lose_hp(fight, creature, 1, scribe, CLAUSE)
    dying.fall(fight, creature, scribe)


def _friend_in_the_way(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    friends = _endangered(fight, creature, attack)
    if not friends:
        _nicked(fight, creature, attack, scribe)
        return
    pick = events.throw(fight, scribe, len(friends), events.FUMBLE_EXTRA, creature) if len(friends) > 1 else 1
    friend = friends[pick - 1]
    alike.faces(scribe, "zone", SIDES, damage.zone_at)
    zone = damage.zone_at(events.throw(fight, scribe, SIDES, events.FUMBLE_EXTRA, creature))
    damage.wound(fight, friend, zone, _own_base(fight, creature, attack), scribe, CLAUSE)
    dying.fall(fight, friend, scribe)


def _endangered(fight: Fight, creature: Creature, attack: Attack) -> list[Creature]:
    """Allies beside him; of a shot those on its line or beside the target."""
    allies = [
        one
        for one in fight.everybody
        if one.side == creature.side and one is not creature and not one.dead and not one.gone
    ]
    if attack.act not in ("shoot", "throw", "quick"):
        return [one for one in allies if field.apart(fight, creature, one) <= 1]
    target = fight.who(attack.target)
    line = set(field.path_of_shot(fight, creature, target))
    return [
        one
        for one in allies
        if line.intersection(field.squares_of(fight, one))
        or (one is not target and field.apart(fight, target, one) <= 1)
    ]


def _own_base(fight: Fight, creature: Creature, attack: Attack) -> list[Term]:
    weapon = _weapon(creature, attack)
    return arms.base_damage(fight, creature, fight.arm(weapon), weapon)


def _knocked_silly(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    conditions.gain(fight, creature, "stunned", scribe)


def _opening(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    """The target, or the nearest enemy at hand, may strike at once; never out of a free attack."""
    engaged = [one for one in field.engaged_with(fight, creature) if one.able and not one.broken and not one.prone]
    target = fight.who(attack.target)
    striker = target if target in engaged else field.nearest(fight, creature, engaged)
    if striker is None or attack.act == "free":
        creature.vulnerable = True
        return
    fight.agenda.insert(0, Step("free_attack", striker.number, creature.number))


def _self_inflicted(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    alike.faces(scribe, "zone", SIDES, damage.zone_at)
    zone = damage.zone_at(events.throw(fight, scribe, SIDES, events.FUMBLE_EXTRA, creature))
    damage.wound(fight, creature, zone, _own_base(fight, creature, attack), scribe, CLAUSE)
    dying.fall(fight, creature, scribe)


def _snapped(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    weapon = _weapon(creature, attack) or _lying(fight, attack)
    if weapon is None:
        damage.lose_hp(fight, creature, int(_EFFECTS["snapped_natural"]), scribe, CLAUSE)
        dying.fall(fight, creature, scribe)
    else:
        _break(fight, creature, weapon, scribe)


def _catastrophe(fight: Fight, creature: Creature, attack: Attack, scribe: Scribe) -> None:
    conditions.gain(fight, creature, "prone", scribe)
    _butterfingers(fight, creature, attack, scribe)
    criticals.strike(
        fight, creature, "arm_main", int(_EFFECTS["catastrophe"]), scribe, creature.seat, "screen.fumble.extra_dice"
    )
    dying.fall(fight, creature, scribe)


_ROWS: Final = {
    "overbalanced": _overbalanced,
    "wide_open": _wide_open,
    "slip": _slip,
    "pulled_muscle": _pulled_muscle,
    "butterfingers": _butterfingers,
    "flung_away": _flung_away,
    "notched": _notched,
    "nicked": _nicked,
    "friend_in_the_way": _friend_in_the_way,
    "knocked_silly": _knocked_silly,
    "opening": _opening,
    "self_inflicted": _self_inflicted,
    "snapped": _snapped,
    "catastrophe": _catastrophe,
}


# misfires


def can_misfire(fight: Fight, weapon: Weapon | None) -> bool:
    """Powder that cannot be relied on (screen.fumble.misfire_trigger)."""
    kind = fight.arm(weapon)
    return kind.has("blackpowder") and kind.has("unreliable")


def misfire(fight: Fight, creature: Creature, weapon: Weapon, scribe: Scribe) -> str:
    """The misfire die and what it leaves of the weapon; gives its name."""
    alike.faces(scribe, "misfire", SIDES, lambda face: row_at(FUMBLES["misfire"], face)["name"])
    face = events.throw(fight, scribe, SIDES, events.MISFIRE, creature)
    name = str(row_at(FUMBLES["misfire"], face)["name"])
    events.tell(fight, scribe, events.MISFIRED, creature, misfire=name, weapon=weapon.kind)
    if name == "delay":
        weapon.delayed = True
    elif name == "misfire":
        weapon.loaded, weapon.extra = False, int(RULES["reload"]["misfire_extra"])
    elif name == "jam":
        weapon.jammed, weapon.loaded = True, False
    else:
        _explode(fight, creature, weapon, scribe)
    return name


def _explode(fight: Fight, creature: Creature, weapon: Weapon, scribe: Scribe) -> None:
    """The weapon is gone; its owner takes its base damage in the arm that held it, half with luck."""
    kind = fight.arm(weapon)
    zone = "arm_off" if creature.off == weapon.number and kind.hands == 1 else "arm_main"
    base = arms.base_damage(fight, creature, kind, weapon)
    _break(fight, creature, weapon, scribe, "screen.fumble.misfire_table")
    lucky = passes(fight, creature, "luck", 0, events.LUCK, scribe, "screen.fumble.explosion")
    total = sum(term.value for term in base)
    rows = base if not lucky else [*base, Term("luck", total // 2 - total, "screen.fumble.explosion")]
    damage.wound(fight, creature, zone, rows, scribe, "screen.fumble.explosion")
    dying.fall(fight, creature, scribe)


def ask_free_attack(fight: Fight, striker: Creature, leaver: Creature, scribe: Scribe) -> str:
    """Whether somebody takes his free attack; the automatic master always does (screen.act.free_attack)."""
    return asking.ask(fight, "free_attack", striker, asking.YES, leaver.number)
