"""Step 9: whom to shoot, when to aim, what to draw (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field, odds
from podzem.systems.screen.acts.rows import known_enemies
from podzem.systems.screen.acts.shooting import why_not_shoot
from podzem.systems.screen.bot.choosing import AIM_BELOW, AIM_CLEAR, LEAST_CHANCE, Choice, if_open, known_hp, profile_of
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack


def shoot(fight: Fight, creature: Creature) -> Choice | None:
    """Step 9: a missile weapon, while nobody engages."""
    if creature.main_used or field.in_close_combat(fight, creature):
        return None
    for hand in HANDS:
        weapon = creature.in_hand(hand)
        if weapon is None or not fight.arm(weapon).range:
            continue
        thrown = fight.arm(weapon).has("thrown")
        if thrown and profile_of(fight, creature) != "shooter":
            continue
        found = _shoot_with(fight, creature, hand, thrown)
        if found is not None:
            return found
    return _draw_missile(fight, creature)


def _draw_missile(fight: Fight, creature: Creature) -> Choice | None:
    """A shooter who holds something else takes his missile weapon in hand."""
    if profile_of(fight, creature) != "shooter" or any(
        (w := creature.in_hand(h)) is not None and fight.arm(w).range for h in HANDS
    ):
        return None
    for weapon in creature.weapons:
        kind = fight.arm(weapon)
        if kind.shoots and (weapon.loaded or creature.ammo.get(kind.ammo, 0)) and not weapon.jammed:
            return if_open(fight, creature, "swap", f"{weapon.kind}.{weapon.number}", "main")
    return None


def _shoot_with(fight: Fight, creature: Creature, hand: str, thrown: bool) -> Choice | None:
    weapon = creature.in_hand(hand)
    assert weapon is not None
    if not thrown and not weapon.loaded:
        free = fight.arm(weapon).reload < 0
        return if_open(fight, creature, "nock" if free else "reload", hand)
    best = _best_shot(fight, creature, hand, thrown)
    if best is None:
        return None
    target, hits = best
    if 100 * hits < AIM_BELOW * odds.HOPES and creature.aim != target.number and not _is_pressed(fight, creature):
        found = if_open(fight, creature, "aim", target.id, hand)
        if found:
            return found
    return if_open(fight, creature, "throw_weapon" if thrown else "shoot", target.id, hand, "any", "standing")


def _is_pressed(fight: Fight, creature: Creature) -> bool:
    """Whether an enemy whom he knows of is too near to be aimed at in peace."""
    for one in known_enemies(fight, creature):
        if field.apart(fight, creature, one) <= AIM_CLEAR:
            return True
    return False


def _best_shot(fight: Fight, creature: Creature, hand: str, thrown: bool) -> tuple[Creature, int] | None:
    """The target with the most wounds to be hoped for; never one beside a friend unless the chance is good."""
    weapon = creature.in_hand(hand)
    assert weapon is not None
    best, most, most_hits = creature, -1, 0
    for one in known_enemies(fight, creature):
        if one.out or why_not_shoot(fight, creature, one, hand, thrown) is not None:
            continue
        attack = Attack("throw" if thrown else "shoot", creature.number, one.number, hand, weapon.number)
        hits, wounds = odds.hopes(fight, attack)
        friend_near = any(field.apart(fight, friend, one) <= 1 for friend in fight.friends(creature))
        if friend_near and 100 * hits < LEAST_CHANCE * odds.HOPES:
            continue
        if wounds > most or (wounds == most and _is_weaker(fight, creature, one, best)):
            best, most, most_hits = one, wounds, hits
    return None if most < 0 else (best, most_hits)


def _is_weaker(fight: Fight, creature: Creature, one: Creature, other: Creature) -> bool:
    """Of two marks that promise the same: whoever has less health left, then in roster order."""
    left, others = known_hp(fight, creature, one), known_hp(fight, creature, other)
    return left < others or (left == others and one.number < other.number)
