"""The automatic master's choices, the first rule that applies (screen.master.ai); bots of players likewise."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.memo import frozen
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field, odds
from podzem.systems.screen.acts.rows import known_enemies
from podzem.systems.screen.acts.shooting import why_not_shoot
from podzem.systems.screen.board import write_square
from podzem.systems.screen.chapters import arms, grips, modifiers, moving
from podzem.systems.screen.data import AVERAGE, RULES, SHORT, SPELLS
from podzem.systems.screen.fight import AFTERMATH, HANDS, HEROES, Attack, Creature, Fight

_POLICY: Final = RULES["policy"]
Choice = tuple[str, tuple[str, ...]]
END: Final[Choice] = ("end_turn", ())


def act(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The automatic master moves one of his creatures: one order at a time."""
    from podzem.systems.screen.orders import ACTS, act_out, why_not_act

    if _gives_up(fight, creature, scribe):
        act_out(fight, creature, ACTS["surrender"], (), scribe)
        return
    name, words = choose(fight, creature)
    row = ACTS[name]
    if why_not_act(fight, creature, row) is not None or row.why_not(fight, creature, words) is not None:
        name, words = END
    act_out(fight, creature, ACTS[name], words, scribe)


def _gives_up(fight: Fight, creature: Creature, scribe: Scribe) -> bool:
    """An important one who is nearly done and outnumbered may give up (step 7)."""
    kind = fight.kind_of(creature)
    if kind.character or kind.rank != "important" or "mindless" in kind.traits or creature.main_used:
        return False
    enemies, friends = fight.enemies(creature), fight.friends(creature)
    if 4 * creature.hp > kind.hp or len(enemies) < 2 * (len(friends) + 1):
        return False
    return int(scribe.roll(10, events.FATE, -1, "screen.master.ai")) <= int(_POLICY["surrender"])


def choose(fight: Fight, creature: Creature) -> Choice:
    """The next order of somebody's turn."""
    with frozen(fight):
        return _choose(fight, creature)


def _choose(fight: Fight, creature: Creature) -> Choice:
    if fight.stage == AFTERMATH:
        return _help(fight, creature) or END
    if creature.broken:
        return _flee(fight, creature)
    for rule in (_fire, _grip, _rise, _bind, _cower, _cast, _tend, _shoot, _fight, _advance):
        found = rule(fight, creature)
        if found is not None:
            return found
    return END


def _can(fight: Fight, creature: Creature, name: str, words: tuple[str, ...]) -> bool:
    from podzem.systems.screen.orders import ACTS, why_not_act

    row = ACTS[name]
    return why_not_act(fight, creature, row) is None and row.why_not(fight, creature, words) is None


def _if(fight: Fight, creature: Creature, name: str, *words: str) -> Choice | None:
    return (name, words) if _can(fight, creature, name, words) else None


# steps 2 to 8


def _flee(fight: Fight, creature: Creature) -> Choice:
    if grips.is_held(fight, creature):
        return _if(fight, creature, "break_free", _freer(fight, creature)) or END
    if creature.prone:
        return _if(fight, creature, "stand") or END
    away = _away(fight, creature)
    if away and field.in_close_combat(fight, creature) and not creature.disengaged:
        found = _if(fight, creature, "disengage")
        if found:
            return found
    for order in ("move", "run") if away else ():
        found = _if(fight, creature, order, away)
        if found:
            return found
    if not away and not creature.moved and fight.kind_of(creature).rank == "important":
        return _if(fight, creature, "surrender") or END
    return END


def _away(fight: Fight, creature: Creature) -> str:
    """The square farthest from the nearest enemy; nothing if he cannot get farther."""
    way = moving.flight(fight, creature)
    return write_square(way[-1]) if way else ""


def _freer(fight: Fight, creature: Creature) -> str:
    return "strength" if fight.skill(creature, "strength") >= fight.skill(creature, "dodge") else "dodge"


def _fire(fight: Fight, creature: Creature) -> Choice | None:
    return _if(fight, creature, "extinguish", creature.id) if creature.burning else None


def _grip(fight: Fight, creature: Creature) -> Choice | None:
    if creature.number in fight.clinches:
        return _if(fight, creature, "squeeze") or END
    return (
        (_if(fight, creature, "break_free", _freer(fight, creature)) or END) if grips.is_held(fight, creature) else None
    )


def _rise(fight: Fight, creature: Creature) -> Choice | None:
    if not creature.prone:
        return None
    if _profile(fight, creature) == "shooter" and not field.in_close_combat(fight, creature):
        found = _shoot(fight, creature)
        if found is not None and found[0] == "shoot":
            return found
    return _if(fight, creature, "stand")


def _bind(fight: Fight, creature: Creature) -> Choice | None:
    fit = creature.bleeding and not field.in_close_combat(fight, creature)
    return (
        _if(fight, creature, "bandage", creature.id)
        if fit and fight.skill(creature, "heal") >= int(_POLICY["bandage_heal"])
        else None
    )


def _cower(fight: Fight, creature: Creature) -> Choice | None:
    if _profile(fight, creature) != "coward" or 2 * creature.hp > fight.kind_of(creature).hp:
        return None
    return _flee(fight, creature)


def _profile(fight: Fight, creature: Creature) -> str:
    return fight.kind_of(creature).profile


def _cast(fight: Fight, creature: Creature) -> Choice | None:
    if _profile(fight, creature) != "caster" or creature.main_used:
        return None
    for spell in fight.kind_of(creature).spells:
        for target in _marks(fight, creature, spell):
            found = _if(fight, creature, "pray" if SPELLS[spell]["prayer"] else "cast", spell, target.id)
            if found:
                return found
    return None


def _marks(fight: Fight, creature: Creature, spell: str) -> list[Creature]:
    """Those on whom a spell makes sense, the most hurt first."""
    if spell in ("spark_bolt", "glare", "shoving_wind"):
        fresh = [
            one for one in known_enemies(fight, creature) if not one.out and not (spell == "glare" and one.blinded)
        ]
        return sorted(fresh, key=lambda one: (_hp(fight, creature, one), one.number))
    if spell == "staunch":
        return [one for one in (creature, *fight.friends(creature)) if one.bleeding]
    if spell == "smite":
        return [creature] if field.in_close_combat(fight, creature) and not creature.smite else []
    shaken = [one for one in (creature, *fight.friends(creature)) if one.broken or one.frightened]
    return [creature] if spell == "steady_hearts" and shaken else []


def _hp(fight: Fight, creature: Creature, other: Creature) -> int:
    """What he knows of another's health (screen.core.visibility)."""
    seen = other.side == creature.side or other.side == HEROES or fight.setting.is_on("open_hp")
    return other.hp if seen else fight.kind_of(other).hp


def _tend(fight: Fight, creature: Creature) -> Choice | None:
    """Bots that play characters help a neighbour before they shoot."""
    if not fight.kind_of(creature).character or creature.main_used or field.in_close_combat(fight, creature):
        return None
    if fight.skill(creature, "heal") < int(_POLICY["ally_heal"]):
        return None
    return _help(fight, creature)


def _help(fight: Fight, creature: Creature) -> Choice | None:
    """Fire first, one's own before a neighbour's; then blood, then the fallen (screen.turn.aftermath)."""
    near = [
        one
        for one in fight.creatures.values()
        if not one.dead and not one.gone and field.apart(fight, creature, one) <= 1
    ]
    mine = sorted(near, key=lambda one: (one is not creature, one.side != creature.side, one.hp, one.number))
    for one in mine:
        if one.burning:
            found = _if(fight, creature, "extinguish", one.id)
            if found:
                return found
    for order in ("bandage", "stabilise"):
        for one in sorted(mine, key=lambda each: (each.side != creature.side, each.hp, each.number)):
            if one.side == creature.side or one.surrendered:
                found = _if(fight, creature, order, one.id)
                if found:
                    return found
    return _go_to_help(fight, creature) if fight.stage == AFTERMATH else None


def _go_to_help(fight: Fight, creature: Creature) -> Choice | None:
    if creature.move_used or creature.main_used:
        return None
    ailing = [
        one
        for one in fight.creatures.values()
        if one.side == creature.side and not one.dead and (one.bleeding or one.burning)
    ]
    ends = field.stops(fight, creature, moving.yards_of(fight, creature))
    for one in sorted(ailing, key=lambda each: (each.hp, each.number)):
        beside = [square for square in ends if field.square_gap(fight, one, square) <= 1]
        if beside:
            return _if(
                fight, creature, "move", write_square(min(beside, key=lambda square: (len(ends[square]), square)))
            )
    return None


# step 9: shooting


def _shoot(fight: Fight, creature: Creature) -> Choice | None:
    if creature.main_used or field.in_close_combat(fight, creature):
        return None
    for hand in HANDS:
        weapon = creature.in_hand(hand)
        if weapon is None or not fight.arm(weapon).range:
            continue
        thrown = fight.arm(weapon).has("thrown")
        if thrown and _profile(fight, creature) != "shooter":
            continue
        found = _shoot_with(fight, creature, hand, thrown)
        if found is not None:
            return found
    return _draw_missile(fight, creature)


def _draw_missile(fight: Fight, creature: Creature) -> Choice | None:
    """A shooter who holds something else takes his missile weapon in hand."""
    if _profile(fight, creature) != "shooter" or any(
        (w := creature.in_hand(h)) is not None and fight.arm(w).range for h in HANDS
    ):
        return None
    for weapon in creature.weapons:
        kind = fight.arm(weapon)
        if kind.shoots and (weapon.loaded or creature.ammo.get(kind.ammo, 0)) and not weapon.jammed:
            return _if(fight, creature, "swap", f"{weapon.kind}.{weapon.number}", "main")
    return None


def _shoot_with(fight: Fight, creature: Creature, hand: str, thrown: bool) -> Choice | None:
    weapon = creature.in_hand(hand)
    assert weapon is not None
    if not thrown and not weapon.loaded:
        free = fight.arm(weapon).reload < 0
        return _if(fight, creature, "nock" if free else "reload", hand)
    best = _best_shot(fight, creature, hand, thrown)
    if best is None:
        return None
    target, chance = best
    near = [
        one for one in known_enemies(fight, creature) if field.apart(fight, creature, one) <= int(_POLICY["aim_clear"])
    ]
    if chance < Fraction(int(_POLICY["aim_below"]), 100) and not near and creature.aim != target.number:
        found = _if(fight, creature, "aim", target.id, hand)
        if found:
            return found
    return _if(fight, creature, "throw_weapon" if thrown else "shoot", target.id, hand, "any", "standing")


def _best_shot(fight: Fight, creature: Creature, hand: str, thrown: bool) -> tuple[Creature, Fraction] | None:
    """The target with the most wounds to be hoped for; never one beside a friend unless the chance is good."""
    weapon = creature.in_hand(hand)
    assert weapon is not None
    rated = []
    for one in known_enemies(fight, creature):
        if one.out or why_not_shoot(fight, creature, one, hand, thrown) is not None:
            continue
        attack = Attack("throw" if thrown else "shoot", creature.number, one.number, hand, weapon.number)
        found = odds.of_attack(fight, attack)
        friend_near = any(field.apart(fight, friend, one) <= 1 for friend in fight.friends(creature))
        if friend_near and found.hit < Fraction(int(_POLICY["least_chance"]), 100):
            continue
        rated.append((-found.mean, _hp(fight, creature, one), one.number, one, found.hit))
    return (min(rated, key=lambda each: each[:3])[3], min(rated, key=lambda each: each[:3])[4]) if rated else None


# steps 10 to 12: hand to hand


def _fight(fight: Fight, creature: Creature) -> Choice | None:
    from podzem.systems.screen.acts.striking import may_sweep

    engaged = [one for one in field.engaged_with(fight, creature) if field.knows(fight, creature, one)]
    if not engaged or (creature.main_used and not may_sweep(fight, creature)):
        return None
    if _profile(fight, creature) == "wrestler" and arms.is_unarmed(creature):
        found = _if(fight, creature, "clinch", engaged[0].id)
        if found:
            return found
    swap = _draw_blade(fight, creature, engaged)
    return (
        swap
        or _trip(fight, creature, engaged)
        or _close_up(fight, creature, engaged)
        or _strike(fight, creature, engaged)
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
    return _if(fight, creature, "swap", f"{best.kind}.{best.number}", "main")


def _trip(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    if not fight.has(creature, "likes_throw_down"):
        return None
    for one in engaged:
        if not one.prone and one.number not in creature.thrown:
            skill = "strength" if fight.skill(creature, "strength") >= fight.skill(creature, "melee") else "melee"
            found = _if(fight, creature, "throw_down", one.id, skill)
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
            return _if(fight, creature, "infight_enter", one.id)
    return None


def _strike(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    rated = []
    for one in engaged:
        for hand in ("main", "off") if creature.off and not creature.main else ("main",):
            if not _can(fight, creature, "strike", (one.id, hand, "any")):
                continue
            weapon = creature.in_hand(hand)
            attack = Attack("strike", creature.number, one.number, hand, weapon.number if weapon else 0)
            found = odds.of_attack(fight, attack)
            rated.append(
                (-found.mean / max(1, _hp(fight, creature, one)), _hp(fight, creature, one), one.number, one.id, hand)
            )
    pistol = _pistol(fight, creature, engaged)
    if pistol is not None:
        return pistol
    if not rated:
        return None
    best = min(rated, key=lambda each: each[:3])
    return "strike", (best[3], best[4], "any")


def _pistol(fight: Fight, creature: Creature, engaged: list[Creature]) -> Choice | None:
    """A loaded pistol is for those at hand."""
    held = creature.in_hand("main")
    if held is None or not fight.arm(held).has("pistol") or not held.loaded:
        return None
    for one in sorted(engaged, key=lambda each: (_hp(fight, creature, each), each.number)):
        found = _if(fight, creature, "shoot", one.id, "main", "any", "standing")
        if found:
            return found
    return None


def _advance(fight: Fight, creature: Creature) -> Choice | None:
    enemies = sorted(
        known_enemies(fight, creature) or [], key=lambda one: (field.apart(fight, creature, one), one.number)
    )
    enemies = [one for one in enemies if not one.out]
    if field.in_close_combat(fight, creature):
        return None
    if not enemies:
        return _seek(fight, creature)
    if not creature.main_used:
        charge = _charge(fight, creature, enemies)
        if charge:
            return charge
    return _approach(fight, creature, enemies)


def _charge(fight: Fight, creature: Creature, enemies: list[Creature]) -> Choice | None:
    if not _can_fight_close(fight, creature):
        return None
    for one in enemies:
        ends = moving.charge_ends(fight, creature, one)
        if ends:
            end = min(ends, key=lambda square: (len(ends[square]), square))
            found = _if(fight, creature, "charge", one.id, write_square(end), "any")
            if found:
                return found
    return None


def _can_fight_close(fight: Fight, creature: Creature) -> bool:
    held = creature.in_hand("main")
    return held is None or not fight.arm(held).improvised


def _approach(fight: Fight, creature: Creature, enemies: list[Creature]) -> Choice | None:
    """Towards the nearest enemy; with a missile weapon to a square from which there is a shot."""
    order = "move" if not creature.move_used else "run"
    if order == "run" and (creature.main_used or not _can_fight_close(fight, creature)):
        return None
    if creature.move_used and creature.main_used:
        return None
    ends = field.stops(fight, creature, moving.yards_of(fight, creature))
    here = min(field.apart(fight, creature, one) for one in enemies)
    target = enemies[0]
    rated = {square: field.square_gap(fight, target, square) for square in ends}
    best = min(rated, key=lambda square: (rated[square], len(ends[square]), square), default=None)
    if best is None or rated[best] >= here:
        return None
    return _if(fight, creature, order, write_square(best))


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
    return _if(fight, creature, "move", write_square(best))
