"""«Дальний бой», «Стрелковое оружие»: shots and throws (screen.ranged.*, screen.shoot.*, screen.scatter.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.board import Square, nearest_pair
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import (
    arms,
    asking,
    attacks,
    blows,
    damage,
    defending,
    dropping,
    dying,
    foreseeing,
    fumbles,
    modifiers,
    situation,
)
from podzem.systems.screen.chapters.rolls import roll_test
from podzem.systems.screen.chapters.tests import Judged, Target, judged, target
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Step

SHOTS: Final = ("shoot", "throw", "quick")


def begin(fight: Fight, attack: Attack, scribe: Scribe) -> None:
    """A shot or throw: declared, then its dice."""
    attacks.declare(fight, attack, scribe)
    fight.agenda[:0] = [*situation.shot_steps(fight), Step("cover"), Step("shot"), Step("close")]


def ask_cover(fight: Fight, scribe: Scribe) -> None:
    """How good the target's cover is: what the board says, unless a human master says otherwise."""
    attack = fight.attack()
    shooter = fight.who(attack.attacker)
    mark = modifiers.nearest_of(fight, shooter, attack)
    if field.apart(fight, shooter, mark) > 1:
        cover = field.cover_of(fight, shooter, mark)
        usual = situation.IN_THE_OPEN if cover == "none" else cover
        situation.say_cover(attack, asking.ask_judge(fight, "cover", mark, usual))


def shot(fight: Fight, scribe: Scribe) -> None:
    """Die, hit or miss, and what becomes of the weapon (screen.ranged.sequence)."""
    attack = fight.attack()
    shooter = fight.who(attack.attacker)
    weapon = shooter.weapon(attack.weapon)
    if shooter.out or weapon is None:
        return
    number = modifiers.attack_target(fight, attack)
    without = _without_screen(fight, number) if fight.setting.is_on("stray_shots") else 0
    _foresee(fight, attack, number.number, scribe)
    result = roll_test(fight, shooter, "ballistic", number, events.ATTACK, scribe, attacks.CLAUSES[attack.act])
    attack.roll, attack.outcome = result.roll, "win" if result.success else "lose"
    victim = _victim(fight, attack, result, without, scribe)
    attacks.tell_outcome(fight, attack, "screen.ranged.test", scribe)
    thrown = attack.act == "throw" or fight.arm(weapon).has("thrown")
    misfires = not result.success and result.double and fumbles.can_misfire(fight, weapon)
    if misfires and thrown:
        _bomb_misfires(fight, shooter, weapon, scribe)
        return
    if victim is not None:
        _land(fight, attack, shooter, victim, weapon, result, thrown, scribe)
    elif thrown:
        _miss_throw(fight, attack, shooter, weapon, scribe)
    if not result.success and fumbles.is_fumble(fight.setting, result, victim is not None):
        fight.agenda.insert(0, Step("misfire" if misfires else "fumble", shooter.number, attack.target, weapon.number))
    if not thrown:
        weapon.loaded = False
    shooter.aim = shooter.aim_weapon = 0


def _foresee(fight: Fight, attack: Attack, number: int, scribe: Scribe) -> None:
    """Where every fall of the dice is followed: rolls that bring the same are one way; whom they strike is known."""
    if attack.group or fight.setting.is_on("stray_shots") or not scribe.dice.groups or scribe.dice.retell():
        return
    shooter, target = fight.who(attack.attacker), fight.who(attack.target)
    hit = foreseeing.strength(fight, shooter, target, shooter.weapon(attack.weapon), attack)
    foreseeing.Exchange(fight, attack, number, 0, True, True).simple(scribe, hit)


def _without_screen(fight: Fight, number: Target) -> int:
    """The target number as if nobody were in the way, for stray shots (screen.shoot.stray)."""
    kept = [term for term in number.terms if term.name not in ("into_melee", "through_allies", "cap", "floor")]
    return target(fight.setting, kept[0], list(kept[1:])).number


def _victim(fight: Fight, attack: Attack, result: Judged, without: int, scribe: Scribe) -> Creature | None:
    """Whom a shot strikes: its target, one of a group by lot, or a stray one."""
    shooter = fight.who(attack.attacker)
    if result.success:
        if not attack.group:
            return fight.who(attack.target)
        pick = events.throw(fight, scribe, len(attack.group), events.GROUP_PICK, shooter)
        attack.target = attack.group[pick - 1]
        return fight.who(attack.target)
    if not fight.setting.is_on("stray_shots") or not judged(fight.setting, result.roll, without).success:
        return None
    others = _in_the_way(fight, shooter, fight.who(attack.target), attack)
    if not others:
        return None
    pick = events.throw(fight, scribe, len(others), events.STRAY, shooter) if len(others) > 1 else 1
    attack.target = others[pick - 1].number
    return others[pick - 1]


def _in_the_way(fight: Fight, shooter: Creature, mark: Creature, attack: Attack) -> list[Creature]:
    """Those who made the shot harder: allies on the line, and those engaged with the target."""
    line = set(field.path_of_shot(fight, shooter, mark))
    engaged = {one.number for one in field.engaged_with(fight, mark)}
    return [
        one
        for one in fight.everybody
        if one not in (shooter, mark)
        and not one.dead
        and not one.gone
        and (one.number in engaged or (one.side == shooter.side and line.intersection(field.squares_of(fight, one))))
    ]


def _land(
    fight: Fight,
    attack: Attack,
    shooter: Creature,
    victim: Creature,
    weapon: Weapon,
    result: Judged,
    thrown: bool,
    scribe: Scribe,
) -> None:
    kind = fight.arm(weapon)
    sl, zone = (result.sl, attack.zone) if result.success else (0, "")
    stuck = len(victim.stuck)
    blow = blows.Blow(shooter, victim, kind, weapon, result, sl, zone, shot=True, thrown=thrown)
    blows.land(fight, blow, scribe)
    if thrown:
        dropping.take_away(shooter, weapon)
        if kind.blast:
            burst(fight, weapon, shooter, victim.at, victim.number, scribe)
        elif len(victim.stuck) == stuck:
            dropping.let_fall(fight, weapon, victim.at, scribe, "screen.scatter.hit_item")


def _miss_throw(fight: Fight, attack: Attack, shooter: Creature, weapon: Weapon, scribe: Scribe) -> None:
    """A weapon that misses lies elsewhere; a bomb bursts there."""
    mark = modifiers.nearest_of(fight, shooter, attack)
    yards = field.apart(fight, shooter, mark)
    square, clause = dropping.scattered(fight, shooter, _mark_square(fight, shooter, mark), yards, scribe)
    dropping.take_away(shooter, weapon)
    if fight.arm(weapon).blast:
        burst(fight, weapon, shooter, square, 0, scribe)
    else:
        dropping.let_fall(fight, weapon, square, scribe, clause)


def _mark_square(fight: Fight, shooter: Creature, mark: Creature) -> Square:
    return nearest_pair(shooter.at, fight.side_squares(shooter), mark.at, fight.side_squares(mark))[1]


def burst(fight: Fight, weapon: Weapon, thrower: Creature, square: Square, spared: int, scribe: Scribe) -> None:
    """Everybody near takes base damage in the body, whoever he is (screen.data.qualities)."""
    kind = fight.arm(weapon)
    if situation.is_mapped(fight):
        events.plain(scribe, events.BURST, weapon=weapon.kind, square=f"{square[0]},{square[1]}")
    else:
        events.plain(scribe, events.BURST_NEAR, weapon=weapon.kind)
    rows = arms.base_damage(fight, thrower, kind, weapon)
    for one in fight.everybody:
        if one.number == spared or one.dead or one.gone or field.square_gap(fight, one, square) > kind.blast:
            continue
        damage.wound(fight, one, "body", rows, scribe)
        dying.fall(fight, one, scribe)


def _bomb_misfires(fight: Fight, shooter: Creature, weapon: Weapon, scribe: Scribe) -> None:
    """Powder that is thrown misfires before it leaves the hand (screen.fumble.misfire_table)."""
    kind = fight.arm(weapon)
    name = fumbles.misfire(fight, shooter, weapon, scribe)
    if name == "explosion" and kind.blast:
        burst(fight, weapon, shooter, shooter.at, shooter.number, scribe)


def misfire(fight: Fight, shooter: Creature, number: int, scribe: Scribe) -> None:
    """A fumble with unreliable powder: instead of the fumble table, or after it (screen.fumble.misfire_trigger)."""
    weapon = shooter.weapon(number)
    if fight.setting.word("misfire_mode") == "both":
        fumbles.fumble(fight, shooter, scribe)
        weapon = shooter.weapon(number)
    if weapon is not None and not shooter.out:
        weapon.loaded = fumbles.misfire(fight, shooter, weapon, scribe) == "delay"


# the quick shot


def quick_weapon(fight: Fight, shooter: Creature) -> Weapon | None:
    """With what somebody could answer a charge: a loaded missile weapon or a thrown one (screen.shoot.quick)."""
    for hand in HANDS:
        weapon = shooter.in_hand(hand)
        if weapon is None or arms.is_useless(shooter, hand):
            continue
        kind = fight.arm(weapon)
        if kind.range and arms.is_charged(kind, weapon) and not weapon.jammed and not weapon.delayed:
            return weapon
    return None


def may_quick_shoot(fight: Fight, shooter: Creature, charger: Creature, start: Square) -> bool:
    """Able, not broken, not engaged, with the reaction and a weapon at hand, and within its range."""
    if (
        fight.setting.is_on("unaimed_penalty")
        or shooter.reaction_used
        or not shooter.able
        or shooter.broken
        or shooter.blinded
    ):
        return False
    weapon = quick_weapon(fight, shooter)
    if weapon is None or [one for one in field.engaged_with(fight, shooter) if one is not charger]:
        return False
    if not field.knows(fight, shooter, charger) or field.is_walled(fight, shooter, charger):
        return False
    return bool(modifiers.band_of(fight, fight.arm(weapon).range, field.square_gap(fight, shooter, start)))


def ask_quick(fight: Fight, shooter: Creature, charger: Creature, start: Square, scribe: Scribe) -> None:
    """Whoever is charged may shoot first."""
    if not may_quick_shoot(fight, shooter, charger, start):
        return
    answer = asking.ask(fight, "quick_shot", shooter, asking.YES, charger.number)
    if answer:
        quick(fight, shooter, charger, answer, scribe)


def quick(fight: Fight, shooter: Creature, charger: Creature, answer: str, scribe: Scribe) -> None:
    """The shot at the charger, at the distance from which he began."""
    attack = quick_shot(fight, shooter, charger)
    if answer != asking.YES or attack is None:
        return
    defending.react(fight, shooter, "quick_shot", scribe)
    begin(fight, attack, scribe)


def quick_shot(fight: Fight, shooter: Creature, charger: Creature) -> Attack | None:
    """What a quick shot would be; nothing without a loaded weapon in hand."""
    weapon = quick_weapon(fight, shooter)
    if weapon is None:
        return None
    hand = "main" if shooter.main == weapon.number else "off"
    return Attack("quick", shooter.number, charger.number, hand, weapon.number, run_from=charger.at, out_of_turn=True)
