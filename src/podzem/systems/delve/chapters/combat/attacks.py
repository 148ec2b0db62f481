"""An attack from its die to its wound (delve.combat.attack, delve.combat.range, delve.combat.lethal)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.event_table import Facts
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import BODY, has, is_up, mind, ruled, save_terms
from podzem.systems.delve.chapters.checks import Result, check
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.combat.arms import (
    MELEE,
    SHOT,
    STONES,
    THROWN,
    Arm,
    attack_terms,
    damage_bonus,
    defence_terms,
    is_loaded,
    melee_arms,
    missiles,
)
from podzem.systems.delve.chapters.combat.wounds import fall, hurt, lay, stir
from podzem.systems.delve.chapters.visibility.cover import cover_at, cover_terms, reveal
from podzem.systems.delve.chapters.visibility.sight import (
    is_visible,
    memory_of,
    place_of,
    sees,
    told_as,
    unseen_by,
)
from podzem.systems.delve.data.fighting import SQUARE_FT, dice, number
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place, write_place
from podzem.systems.delve.present import band_with, bands_met, foes, is_ours
from podzem.systems.delve.rows import no
from podzem.systems.delve.steps import reaches, sees_place
from podzem.world.describing.sight_lines import distance

ATTACK: Final = "delve.combat.attack"
RANGE: Final = "delve.combat.range"
LETHAL: Final = "delve.ambush.lethal"
SIDES: Final = number("attack", "sides")


@dataclass(frozen=True)
class Attack:
    """Who attacks whom with what."""

    attacker: Person
    target: Person
    arm: Arm
    free: bool = False
    """Given by somebody who left the reach (delve.combat.withdraw)."""
    knock_out: bool = False
    cover: int | None = None
    """What the judge set; None: by the square."""


def attack_rows(game: Game, attack: Attack) -> list[Term]:
    """What is added to the die, row by row; an unseen target costs 4 in melee (delve.dark.melee)."""
    rows = attack_terms(attack.attacker, attack.arm)
    if attack.arm.how == MELEE and not is_visible(game, attack.attacker, attack.target):
        rows.append(Term("unseen", number("darkness", "melee"), "delve.dark.melee"))
    return rows


def defence_rows(game: Game, attack: Attack) -> list[Term]:
    """What the die must reach, row by row; cover counts against missiles (delve.vis.cover)."""
    rows = defence_terms(game, attack.target)
    if attack.arm.how == MELEE:
        return rows
    return rows + cover_terms(cover_at(game, attack.target.at) if attack.cover is None else attack.cover)


def total(rows: list[Term]) -> int:
    """The sum of rows."""
    return sum(row.value for row in rows)


def hits(face: int, bonus: int, defence: int) -> bool:
    """A 20 hits and a 1 misses; else die and bonus reach the Defence (delve.combat.attack)."""
    return face == SIDES or (face > 1 and face + bonus >= defence)


# what forbids it


def why_not_strike(game: Game, attacker: Person, place: Place, arm: Arm) -> Refusal | None:
    """A blow reaches the same and neighbouring squares, a spear's two (delve.combat.range)."""
    return None if reaches(game, attacker.at, place, arm.reach) else no(RANGE, member=attacker.id)


def why_not_shoot(game: Game, attacker: Person, target: Person, arm: Arm) -> Refusal | None:
    """In sight or known, in range, nobody at one's throat, loaded, a missile ready."""
    place = place_of(game, attacker, target)
    if place is None or _is_unseen(game, attacker, target, place):
        return no("delve.dark.ranged" if mind(attacker) != "mindless" else "delve.vis.memory", member=attacker.id)
    if distance(attacker.at.square, place.square) * SQUARE_FT > arm.range_ft or not sees_place(
        game, attacker.at, place
    ):
        return no(RANGE, member=attacker.id)
    if arm.how == SHOT and is_engaged(game, attacker):
        return no(RANGE, member=attacker.id)
    if not is_loaded(arm) or (arm.ammo and missiles(attacker, arm.ammo) is None):
        return no(RANGE, member=attacker.id)
    return None


def _is_unseen(game: Game, attacker: Person, target: Person, place: Place) -> bool:
    """Whether a spell, smoke or darkness forbids to shoot at where the target is, or is thought to be."""
    if sees(game, attacker, target):
        return False
    thought = target.copy()
    thought.at = place
    return game.setting.word("known_position") != "visible" and bool(unseen_by(game, attacker, thought))


def is_engaged(game: Game, person: Person) -> bool:
    """Whether an enemy is within his reach, whom he sees or of whom he knows where he stands (delve.combat.range)."""
    return any(
        reaches(game, person.at, place)
        for foe in foes(game, person)
        if (place := place_of(game, person, foe)) is not None
    )


def why_not_lethal(game: Game, attacker: Person, target: Person, arm: Arm) -> Refusal | None:
    """All must hold: a won hidden ambush, its extra round, a victim seen, near, and with a body to kill."""
    fight, side = game.fight, game.setting.word("lethal")
    allowed = side == "both" or (side == "players" and is_ours(game, attacker))
    if fight is None or not allowed or fight.round != 0 or not fight.hidden_ambush:
        return no(LETHAL, member=attacker.id)
    if not is_visible(game, attacker, target) or has(target, "no_lethal"):
        return no(LETHAL, member=attacker.id)
    if arm.how == MELEE:
        return why_not_strike(game, attacker, target.at, arm)
    if distance(attacker.at.square, target.at.square) * SQUARE_FT > number("lethal", "missile_ft"):
        return no(LETHAL, member=attacker.id)
    return why_not_shoot(game, attacker, target, arm)


# what it does


def strike(game: Game, attack: Attack, scribe: Scribe) -> bool:
    """The die, then on a hit the damage and what follows from it."""
    _give_away(game, attack)
    _rouse(game)
    stir(game, attack.target, "blow")
    rows, defence = ruled(attack.attacker, attack_rows(game, attack)), total(defence_rows(game, attack))
    face = int(scribe.roll(SIDES, events.ATTACK_DIE, attack.attacker.seat))
    attack.attacker.ruling = 0
    hit = hits(face, total(rows), defence)
    if scribe.listening:
        facts: Facts = {"member": told_as(game, attack.attacker), "target": told_as(game, attack.target), "roll": face}
        facts |= {"total": face + total(rows), "difficulty": defence, "success": hit}
        if attack.arm.item is not None:
            facts["item"] = attack.arm.item.id
        scribe.record(events.ATTACKED, facts, rows, "delve.combat.withdraw" if attack.free else ATTACK)
    if hit:
        wound(game, attack, scribe)
    let_fly(game, attack.attacker, attack.arm, attack.target.at)
    return hit


def strike_air(game: Game, attacker: Person, place: Place, arm: Arm, scribe: Scribe, clause: str) -> None:
    """Nobody is where the blow or the shot went, which is felt: no die (delve.dark.melee)."""
    reveal(attacker)
    memory = memory_of(game, attacker) or {}
    for thought_there in [one for one, where in memory.items() if where == place]:
        del memory[thought_there]
    facts: Facts = {"member": attacker.id, "place": write_place(place)}
    if arm.item is not None:
        facts["item"] = arm.item.id
    scribe.record(events.AIR, facts, clause=clause)


def strike_lethally(game: Game, attack: Attack, scribe: Scribe) -> None:
    """No attack roll: the victim's Body save, or it drops at once; if it succeeds, the weapon's damage."""
    _give_away(game, attack)
    _rouse(game)
    attacker, target = attack.attacker, attack.target
    difficulty = number("lethal", "difficulty") + (attacker.fight if attacker.is_character else 0)
    result = save(target, "body", difficulty, scribe, "delve.combat.lethal")
    scribe.record(events.LETHAL, {"member": attacker.id, "target": target.id, "success": not result.success})
    if result.success:
        wound(game, attack, scribe)
    else:
        fall(game, target, scribe, attack.knock_out)
        _witness(game, attack)
    let_fly(game, attacker, attack.arm, target.at)


def save(person: Person, kind: str, difficulty: int, scribe: Scribe, clause: str = "delve.combat.save") -> Result:
    """A save of body or dodge, in the open (delve.combat.save)."""
    pair = BODY if kind == "body" else ("dexterity", "athletics")
    return check(scribe, person, pair, difficulty, clause, rows=save_terms(person, pair))


def wound(game: Game, attack: Attack, scribe: Scribe) -> None:
    """Dice of the weapon and the strength behind it, at least 1; then what the flags of either bring."""
    attacker, target, arm = attack.attacker, attack.target, attack.arm
    faces: list[int] = []
    thrown = arm.damage.throw(lambda sides: _damage_die(scribe, sides, attacker.seat, faces))
    damage = max(number("damage", "least"), thrown + damage_bonus(attacker, arm))
    hurt(game, target, damage, scribe)
    _witness(game, attack)
    if has(target, "corrodes") and arm.item is not None and arm.how != SHOT and faces and faces[-1] % 2 == 0:
        arm.item.broken = True
        scribe.record(events.CORRODED, {"member": attacker.id, "item": arm.item.id})
    if has(attacker, "poison") and target.hp > 0:
        _poison(game, target, scribe)
    if target.hp == 0 and is_up(target):
        fall(game, target, scribe, attack.knock_out and arm.how == MELEE)


def _witness(game: Game, attack: Attack) -> None:
    """Others of the kind who see it done, and are not in the fight, will not forget it (delve.react.context)."""
    met = bands_met(game)
    if not is_ours(game, attack.attacker) or is_ours(game, attack.target):
        return
    for band in game.bands:
        kin = attack.target.kind in (band.kind, band.leader)
        if kin and band not in met and any(is_up(one) and sees(game, one, attack.target) for one in band.members):
            band.kin_harmed = True


def _damage_die(scribe: Scribe, sides: int, seat: int, faces: list[int]) -> int:
    faces.append(int(scribe.roll(sides, events.DAMAGE_DIE, seat, clause="delve.combat.damage")))
    return faces[-1]


def _poison(game: Game, target: Person, scribe: Scribe) -> None:
    """A Body save, or more damage (delve.beast.flags)."""
    if save(target, "body", number("save", "difficulty"), scribe, "delve.beast.flags").success:
        return
    more = dice("poison", "damage").throw(
        lambda sides: int(scribe.roll(sides, events.DAMAGE_DIE, clause="delve.beast.flags"))
    )
    hurt(game, target, more, scribe, "delve.beast.flags")


def _rouse(game: Game) -> None:
    """As long as blows fall the fight goes on (delve.combat.end)."""
    if game.fight is not None:
        game.fight.calm = game.fight.still = -1


def _give_away(game: Game, attack: Attack) -> None:
    """Attacking ends hiding, and whoever strikes a neighbour is known to him by his place (delve.dark.melee)."""
    attacker, target = attack.attacker, attack.target
    reveal(attacker)
    if attack.arm.how != MELEE or distance(attacker.at.square, target.at.square) > 1:
        return
    memory = memory_of(game, target)
    if memory is not None:
        memory[attacker.number] = attacker.at
    band = band_with(game, target)
    if band is not None and attacker.number not in band.felt:
        band.felt.append(attacker.number)


def let_fly(game: Game, attacker: Person, arm: Arm, place: Place) -> None:
    """A missile is gone, a thrown weapon lies where it was thrown, a crossbow is empty."""
    if arm.how == THROWN and arm.item is not None:
        attacker.items.remove(arm.item)
        lay(game, attacker, [arm.item], place)
    elif arm.how == SHOT and arm.item is not None:
        _shoot_off(game, attacker, arm)


def _shoot_off(game: Game, attacker: Person, arm: Arm) -> None:
    """One missile less; shots are counted, for half of them are found again (delve.combat.end)."""
    quiver = missiles(attacker, arm.ammo) if arm.ammo else None
    if quiver is not None:
        quiver.count -= 1
        if quiver.count == 0:
            attacker.items.remove(quiver)
        if game.fight is not None:
            counted = game.fight.slung if arm.ammo == STONES else game.fight.shots
            counted[attacker.number] = counted.get(attacker.number, 0) + 1
    if arm.item is not None:
        arm.item.loaded = False


def free_attack(game: Game, attacker: Person, target: Person, scribe: Scribe) -> None:
    """The one immediate blow at somebody who leaves one's reach (delve.combat.withdraw)."""
    attacker.struck_free = True
    arm = next(arm for arm in melee_arms(attacker) if reaches(game, attacker.at, target.at, arm.reach))
    strike(game, Attack(attacker, target, arm, free=True), scribe)
