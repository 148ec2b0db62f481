"""Steps 11 and 12: charging and closing in: to a shot, to the flank, to the weapon's reach (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field
from podzem.systems.screen.acts.rows import known_enemies
from podzem.systems.screen.board import Square, bearing, gap, line, nearest_pair, side_of, write_square
from podzem.systems.screen.bot.choosing import Choice, if_open
from podzem.systems.screen.bot.fighting import strike
from podzem.systems.screen.chapters import arms, modifiers, moving
from podzem.systems.screen.creature import HANDS, Creature, Weapon
from podzem.systems.screen.data import VERY_LONG
from podzem.systems.screen.fight import Fight


def advance(fight: Fight, creature: Creature) -> Choice | None:
    """Steps 11 and 12: a charge, or towards the nearest enemy."""
    enemies = sorted(
        known_enemies(fight, creature) or [], key=lambda one: (field.apart(fight, creature, one), one.number)
    )
    enemies = [one for one in enemies if not one.out]
    if field.in_close_combat(fight, creature):
        return None
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
        ends = moving.charge_ends(fight, creature, one)
        if ends:
            end = min(ends, key=lambda square: (len(ends[square]), square))
            found = if_open(fight, creature, "charge", one.id, write_square(end), "any")
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
    if creature.move_used and creature.main_used:
        return None
    ends = field.stops(fight, creature, moving.yards_of(fight, creature))
    end = _with_a_shot(fight, creature, enemies, ends) or _nearer(fight, creature, enemies[0], ends)
    return if_open(fight, creature, order, write_square(end)) if end is not None else None


def _with_a_shot(
    fight: Fight, creature: Creature, enemies: list[Creature], ends: dict[Square, list[Square]]
) -> Square | None:
    """The nearest square with a shot, for one who has something to shoot with (step 9)."""
    weapons = [weapon for hand in HANDS if (weapon := creature.in_hand(hand)) is not None and fight.arm(weapon).shoots]
    ready = [weapon for weapon in weapons if weapon.loaded and not weapon.jammed]
    if not ready or creature.main_used:
        return None
    fits = [end for end in ends if any(_has_shot(fight, creature, ready[0], end, one) for one in enemies)]
    return min(fits, key=lambda end: (len(ends[end]), end), default=None)


def _has_shot(fight: Fight, creature: Creature, weapon: Weapon, end: Square, target: Creature) -> bool:
    here, there = nearest_pair(end, fight.side_squares(creature), target.at, fight.side_squares(target))
    yards = field.square_gap(fight, target, here)
    walled = any(fight.board.at(square).wall for square in line(here, there))
    return yards > 1 and not walled and bool(modifiers.band_of(fight, fight.arm(weapon).range, yards))


def _nearer(fight: Fight, creature: Creature, target: Creature, ends: dict[Square, list[Square]]) -> Square | None:
    """As near as the weapon's reach asks for, from the flank of one who is engaged already if there is a way."""
    reach = 2 if arms.longest(fight, creature) == VERY_LONG else 1
    engaged = bool(field.engaged_with(fight, target))
    size = fight.side_squares(creature)

    def merit(end: Square) -> tuple[int, bool, int, int, Square]:
        far = abs(gap(end, size, target.at, fight.side_squares(target)) - reach)
        front = engaged and side_of(target.facing, bearing(target.at, end)) == "front"
        aside = abs(end[0] - target.at[0]) + abs(end[1] - target.at[1])
        return far, front, len(ends[end]), aside, end

    best = min(ends, key=merit, default=None)
    here = abs(field.apart(fight, creature, target) - reach)
    return best if best is not None and merit(best)[0] < here else None


def _seek(fight: Fight, creature: Creature) -> Choice | None:
    """Nobody is known: towards the middle of the board, listening."""
    if creature.move_used:
        return None
    middle = (fight.board.width // 2, fight.board.height // 2)
    ends = field.stops(fight, creature, moving.yards_of(fight, creature))
    best = min(
        ends, key=lambda square: (max(abs(square[0] - middle[0]), abs(square[1] - middle[1])), square), default=None
    )
    if best is None or best == creature.at:
        return None
    return if_open(fight, creature, "move", write_square(best))
