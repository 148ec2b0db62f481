"""Steps 11 and 12: charging and closing in: to a shot, to the flank, to the weapon's reach (screen.master.ai)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.systems.screen import field, walking
from podzem.systems.screen.acts.rows import ANYWHERE, known_enemies
from podzem.systems.screen.board import Square, distance, gap, nearest_pair, side_towards, write_square
from podzem.systems.screen.bot.choosing import Choice, if_open
from podzem.systems.screen.bot.fighting import strike
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import arms, modifiers, moving
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.data import VERY_LONG
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.reach import Ends, Stops


def advance(fight: Fight, creature: Creature) -> Choice | None:
    """Steps 11 and 12: a charge, or towards the nearest enemy; not for whoever aims, loads or has shot (step 9)."""
    if field.in_close_combat(fight, creature):
        return None
    if creature.main_used and (creature.aim or not can_fight_close(fight, creature)):
        return None
    known = [one for one in known_enemies(fight, creature) if not one.out]
    enemies = field.by_distance(fight, creature, known)
    if not enemies:
        return _seek(fight, creature)
    if not creature.main_used:
        blow = strike(fight, creature, [one for one in enemies if field.apart(fight, creature, one) <= 2])
        if blow:
            return blow
        charge = _charge(fight, creature, enemies)
        if charge:
            return charge
    return _approach(fight, creature, enemies)


def _charge(fight: Fight, creature: Creature, enemies: list[Creature]) -> Choice | None:
    if not can_fight_close(fight, creature):
        return None
    for one in enemies:
        if not moving.is_in_charge_range(fight, creature, one):
            break
        end = moving.charge_ends(fight, creature, one).shortest()
        if end is not None:
            where = write_square(end) if fight.setting.is_on("map") else ANYWHERE
            found = if_open(fight, creature, "charge", one.id, where, "any")
            if found:
                return found
    return None


def can_fight_close(fight: Fight, creature: Creature) -> bool:
    """Whether what he holds is meant for close combat."""
    held = creature.in_hand("main")
    return held is None or not fight.arm(held).improvised


def _approach(fight: Fight, creature: Creature, enemies: list[Creature]) -> Choice | None:
    """With a missile weapon to a square from which there is a shot; else towards the nearest enemy."""
    order = "move" if not creature.move_used else "run"
    if order == "run" and (creature.main_used or not can_fight_close(fight, creature)):
        return None
    if not fight.setting.is_on("map"):
        return _closer(fight, creature, enemies[0])
    halts = walking.halts(fight, creature, moving.yards_of(fight, creature))
    end = _with_a_shot(fight, creature, enemies, halts) or _nearer(fight, creature, enemies[0], halts)
    return if_open(fight, creature, order, write_square(end)) if end is not None else None


def _closer(fight: Fight, creature: Creature, target: Creature) -> Choice | None:
    """Without a board: up to the nearest enemy, no nearer than the weapon's reach."""
    reach = 2 if arms.longest(fight, creature) == VERY_LONG else 1
    if field.apart(fight, creature, target) <= reach:
        return None
    return if_open(fight, creature, "rush" if creature.move_used else "approach", target.id)


def _with_a_shot(fight: Fight, creature: Creature, enemies: list[Creature], halts: Stops) -> Square | None:
    """The nearest square with a shot, for one who has something to shoot with (step 9)."""
    weapons = [weapon for hand in HANDS if (weapon := creature.in_hand(hand)) is not None and fight.arm(weapon).shoots]
    ready = [weapon for weapon in weapons if weapon.loaded and not weapon.jammed]
    if not ready or creature.main_used:
        return None
    ends = halts.all()
    fits = [end for end in ends.squares if any(_has_shot(fight, creature, ready[0], end, one) for one in enemies)]
    return Ends(ends.stops, fits).shortest()


def _has_shot(fight: Fight, creature: Creature, weapon: Weapon, end: Square, target: Creature) -> bool:
    here, there = nearest_pair(end, fight.side_squares(creature), target.at, fight.side_squares(target))
    yards = field.square_gap(fight, target, here)
    return (
        yards > 1
        and not fight.board.is_walled(here, there)
        and bool(modifiers.band_of(fight, fight.arm(weapon).range, yards))
    )


_PART: Final = 12
"""Bits for each part of a merit; the weightiest comes first."""


def _nearer(fight: Fight, creature: Creature, target: Creature, halts: Stops) -> Square | None:
    """As near as the weapon's reach asks for, from the flank of one who is engaged already if there is a way."""
    reach: i64 = 2 if arms.longest(fight, creature) == VERY_LONG else 1
    engaged = field.in_close_combat(fight, target)
    size, its_size = i64(fight.side_squares(creature)), i64(fight.side_squares(target))
    here, there, yards = creature.at, target.at, halts.yards
    best: Square | None = None
    worst = _off(field.apart(fight, creature, target), reach)
    least = worst << 3 * _PART
    for x in range(here[0] - yards, here[0] + yards + 1):
        for y in range(here[1] - yards, here[1] + yards + 1):
            far = _off(gap((x, y), size, there, its_size), reach)
            if far >= worst or far << 3 * _PART > least or not halts.is_free((x, y)):
                continue
            front = engaged and side_towards(target.facing, there, (x, y)) == "front"
            aside = _off(x, there[0]) + _off(y, there[1])
            merit = ((far << _PART | i64(front)) << _PART | distance(here, (x, y))) << _PART | aside
            if best is not None and merit >= least:
                continue  # no way is shorter than the distance
            merit += (halts.steps((x, y)) - distance(here, (x, y))) << _PART
            if best is None or merit < least:
                best, least = (x, y), merit
    return best


def _off(number: i64, wanted: i64) -> i64:
    """By how much a number is not the one that is wanted."""
    return max(number - wanted, wanted - number)


def _seek(fight: Fight, creature: Creature) -> Choice | None:
    """Nobody is known: towards the middle of the board, listening."""
    if creature.move_used or not fight.setting.is_on("map"):
        return None
    middle = (fight.board.width // 2, fight.board.height // 2)
    ends = walking.stops(fight, creature, moving.yards_of(fight, creature))
    best = min(
        ends.squares,
        key=lambda square: (distance(square, middle), square),
        default=None,
    )
    if best is None or best == creature.at:
        return None
    return if_open(fight, creature, "move", write_square(best))
