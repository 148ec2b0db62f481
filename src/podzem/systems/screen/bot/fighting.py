"""Steps 4 and 10: in a clinch and in close combat (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field, odds
from podzem.systems.screen.acts.striking import may_sweep
from podzem.systems.screen.bot.choosing import END, Choice, can, if_open, known_hp, profile_of
from podzem.systems.screen.bot.fleeing import freer
from podzem.systems.screen.chapters import arms, grips, modifiers
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import AVERAGE, SHORT
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack


def grip(fight: Fight, creature: Creature) -> Choice | None:
    """Step 4: the holder squeezes, the held one breaks free."""
    if creature.number in fight.clinches:
        return if_open(fight, creature, "squeeze") or END
    return (
        (if_open(fight, creature, "break_free", freer(fight, creature)) or END)
        if grips.is_held(fight, creature)
        else None
    )


def fight_close(fight: Fight, creature: Creature) -> Choice | None:
    """Step 10: whoever is engaged strikes."""
    if creature.main_used and not may_sweep(fight, creature):
        return None
    engaged = [one for one in field.engaged_with(fight, creature) if field.knows(fight, creature, one)]
    if not engaged:
        return None
    if profile_of(fight, creature) == "wrestler" and arms.is_unarmed(creature):
        found = if_open(fight, creature, "clinch", engaged[0].id)
        if found:
            return found
    swap = _draw_blade(fight, creature, engaged)
    return (
        swap
        or _trip(fight, creature, engaged)
        or _close_up(fight, creature, engaged)
        or strike(fight, creature, engaged)
    )


def _draw_blade(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    """Whoever holds a missile weapon draws what he has for this; close up the best short one."""
    close = any(arms.is_infighting(fight, creature, one) for one in engaged)
    held = creature.in_hand("main")
    if held is not None and not fight.arm(held).improvised and not close:
        return None
    if held is not None and fight.arm(held).has("pistol") and held.loaded:
        return None
    fits = [
        w
        for w in creature.weapons
        if not fight.arm(w).improvised
        and not fight.arm(w).has("shield")
        and not (close and fight.arm(w).length > SHORT)
    ]
    best = max(
        fits,
        key=lambda weapon: (arms.base_number(fight, creature, fight.arm(weapon), weapon), -weapon.number),
        default=None,
    )
    if best is None or best.number in (creature.main, creature.off):
        return None
    return if_open(fight, creature, "swap", f"{best.kind}.{best.number}", "main")


def _trip(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    if not fight.has(creature, "likes_throw_down"):
        return None
    for one in engaged:
        if not one.prone and one.number not in creature.thrown:
            skill = "strength" if fight.skill(creature, "strength") >= fight.skill(creature, "melee") else "melee"
            found = if_open(fight, creature, "throw_down", one.id, skill)
            if found:
                return found
    return None


def _close_up(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    """A short weapon against one longer than average: in, if the odds are even."""
    if creature.swept or arms.longest(fight, creature) > SHORT or arms.is_unarmed(creature):
        return None
    for one in engaged:
        if arms.longest(fight, one) <= AVERAGE or arms.is_infighting(fight, creature, one) or not one.able:
            continue
        attack = Attack("infight", creature.number, one.number, "main", creature.main)
        own = modifiers.attack_target(fight, attack).number
        if own >= modifiers.defence_target(fight, attack, "melee", False).number:
            return if_open(fight, creature, "infight_enter", one.id)
    return None


def strike(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    """The blow with the most wounds to be hoped for by what is left of the target."""
    pistol = _pistol(fight, creature, engaged)
    if pistol is not None:
        return pistol
    open_blows = []
    for one in engaged:
        for hand in ("main", "off") if creature.off and not creature.main else ("main",):
            if not can(fight, creature, "strike", (one.id, hand, "any")):
                continue
            weapon = creature.in_hand(hand)
            attack = Attack("strike", creature.number, one.number, hand, weapon.number if weapon else 0)
            open_blows.append((attack, one))
    if not open_blows:
        return None
    attack, one = open_blows[0] if len(open_blows) == 1 else _most_hopeful(fight, creature, open_blows)
    return "strike", (one.id, attack.hand, "any")


def _most_hopeful(fight: Fight, creature: Creature, rated: list[tuple[Attack, Creature]]) -> tuple[Attack, Creature]:
    """By wounds for each point of health that is left; then by what is left, then in roster order."""
    best, most, least = rated[0], -1, 1
    for attack, one in sorted(rated, key=lambda each: (known_hp(fight, creature, each[1]), each[1].number)):
        wounds, left = odds.hopes(fight, attack)[1], max(1, known_hp(fight, creature, one))
        if wounds * least > most * left:
            best, most, least = (attack, one), wounds, left
    return best


def _pistol(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    """A loaded pistol is for those at hand."""
    held = creature.in_hand("main")
    if held is None or not fight.arm(held).has("pistol") or not held.loaded:
        return None
    for one in sorted(engaged, key=lambda each: (known_hp(fight, creature, each), each.number)):
        found = if_open(fight, creature, "shoot", one.id, "main", "any", "standing")
        if found:
            return found
    return None
