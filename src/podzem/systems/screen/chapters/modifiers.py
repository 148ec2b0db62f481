"""«Модификаторы проверок в сражении»: the rows of a test (screen.mod.*).

Modifiers of one cause count once, by their worst value; different causes add (screen.core.same_cause). Rows of shooting
are for shooting, those of attacks for both, but for flank, numbers, height and room, which are of close combat
(screen.mod.wording): so each kind of test asks for its own rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.events import Term
from podzem.systems.screen import field
from podzem.systems.screen.chapters import advantage, arms
from podzem.systems.screen.chapters.hindrances import arm_rows, own_rows, skill_row
from podzem.systems.screen.chapters.tests import Target, row, target
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import AVERAGE, HEADS, LARGE, RULES, SIZES, WeaponKind
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

LEAST: Final = int(RULES["groups"]["least"])
LARGE_GROUP: Final = int(RULES["groups"]["large"])
CROWD: Final = int(RULES["groups"]["crowd"])
"""How many make a group."""
_BANDS: Final = RULES["bands"]
POINT_BLANK: Final = int(_BANDS["point_blank_divisor"])
SHORT_RANGE: Final = int(_BANDS["short_divisor"])
LONG_RANGE: Final = int(_BANDS["long_factor"])
EXTREME_RANGE: Final = int(_BANDS["extreme_factor"])
"""Bands as parts of a weapon's range, or as so many times it."""
MELEE: Final = "melee"
SHOOT: Final = "shoot"


# rows of attacks


def _attacker_rows(rows: list[Term], fight: Fight, attacker: Creature, defender: Creature, attack: Attack) -> None:
    """What applies to blows and shots alike."""
    if attacker.prone:
        ten = fight.setting.word("prone_attack") == "10"
        rows.append(row("attacker_prone_or_lower") if ten else row("attacker_prone"))
    if defender.prone:
        rows.append(row("target_prone"))
    if defender.vulnerable:
        rows.append(row("vulnerable"))
    if attack.zone:
        rows.append(row("called_zone"))
    if attack.hand == "off" and attack.weapon and not fight.has(attacker, "ambidextrous"):
        rows.append(row("off_hand"))
    _ground_rows(rows, fight, attacker)
    arm_rows(rows, attacker, attack.hand)


def _ground_rows(rows: list[Term], fight: Fight, creature: Creature) -> None:
    """Ground and weather: hard ground replaces mud; the worst weather alone counts; mud and rain are one cause."""
    worst = _ground_under(fight, creature)
    if worst == "hard":
        rows.append(row("hard_ground"))
    elif worst == "awkward" or fight.weather == "heavy_rain":
        rows.append(row("awkward"))
    if fight.weather == "extreme":
        rows.append(row("extreme_weather"))


def _ground_under(fight: Fight, creature: Creature) -> str:
    """The worst ground under somebody; nothing under one who flies."""
    worst = field.worst_ground(fight, creature)
    return "open" if worst != "open" and fight.has(creature, "flies") else worst


def melee_rows(
    rows: list[Term], fight: Fight, attacker: Creature, defender: Creature, attack: Attack, kind: WeaponKind
) -> None:
    """Every row of a melee attack test."""
    _attacker_rows(rows, fight, attacker, defender, attack)
    _position_rows(rows, fight, attacker, defender, attack)
    if attack.act != "infight" and _is_shorter(fight, attacker, defender, kind):
        rows.append(row("length"))
    if _is_confined(fight, attacker) and arms.length_of(fight, attacker, kind) > AVERAGE:
        rows.append(row("confined"))
    _blind_rows(rows, fight, attacker, defender)
    if fight.setting.is_on("size_in_melee"):
        _size_rows(rows, fight, defender)
    if attack.act == "charge" and fight.setting.word("charge_bonus") == "stack":
        rows.append(row("charge"))
    if attack.act == "throw_down":
        rows += [row("hooked")] if kind.has("hooked") else []
        rows += [row("hold_throw")] if fight.clinches.get(attacker.number) == defender.number else []
    if attacker.smite and attack.act in ("strike", "charge", "free"):
        rows.append(row("smite"))


def _position_rows(rows: list[Term], fight: Fight, attacker: Creature, defender: Creature, attack: Attack) -> None:
    """What the board says, or the master where there is none."""
    engaged = field.engaged_with(fight, defender)
    alone = len(engaged) == 0 or (len(engaged) == 1 and engaged[0] is attacker)
    mapped = fight.setting.is_on("map")
    if not alone and (field.facing_side(fight, defender, attacker) != "front" if mapped else attack.flank == "yes"):
        rows.append(row("flank_rear"))
    many = attack.ratio or _outnumbered(fight, attacker, defender, engaged)
    if many >= 3:
        rows.append(row("outnumber_3"))
    elif many == 2:
        rows.append(row("outnumber_2"))
    if _is_lower(fight, attacker, defender):
        rows.append(Term("attacker_lower", row("attacker_prone_or_lower").value, "screen.mod.attacker_prone_or_lower"))


def outnumbered(fight: Fight, attacker: Creature, defender: Creature) -> int:
    """How many times the attackers outnumber: able creatures engaged, by heads or by size (screen.mod.outnumber_3)."""
    return _outnumbered(fight, attacker, defender, field.engaged_with(fight, defender))


def _outnumbered(fight: Fight, attacker: Creature, defender: Creature, engaged: list[Creature]) -> int:
    ours = [one for one in engaged if one.able]
    if not any(one is attacker for one in ours):
        ours.append(attacker)
    if len(ours) == 1 and not fight.setting.is_on("outnumber_by_size"):
        return 1
    theirs = [defender]
    for one in ours:
        for other in field.engaged_with(fight, one):
            if other.side == defender.side and other.able and other not in theirs:
                theirs.append(other)
    a, b = _heads(fight, ours), _heads(fight, theirs)
    return a // b if b else (3 if a else 0)


def _heads(fight: Fight, creatures: list[Creature]) -> int:
    if not fight.setting.is_on("outnumber_by_size"):
        return len(creatures)
    return sum(HEADS[fight.kind_of(one).size] for one in creatures)


def _is_lower(fight: Fight, attacker: Creature, defender: Creature) -> bool:
    """Ground at least a yard lower, or on foot against a rider on a large mount."""
    if defender.mount and not attacker.mount and fight.kind_of(fight.who(defender.mount)).size >= LARGE:
        return True
    if not fight.board.has_heights:
        return False
    height = max(fight.board.at(square).height for square in field.squares_of(fight, attacker))
    return min(fight.board.at(square).height for square in field.squares_of(fight, defender)) - height >= 1


def _is_shorter(fight: Fight, attacker: Creature, defender: Creature, kind: WeaponKind) -> bool:
    """The other's longer weapon keeps one off; not close up, not from one who cannot use it (screen.melee.length)."""
    if arms.is_infighting(fight, attacker, defender) or defender.prone or not defender.able:
        return False
    return arms.length_of(fight, attacker, kind) < arms.longest(fight, defender)


def _is_confined(fight: Fight, creature: Creature) -> bool:
    return fight.board.has_confined and any(
        fight.board.at(square).confined for square in field.squares_of(fight, creature)
    )


def _blind_rows(rows: list[Term], fight: Fight, one: Creature, other: Creature) -> None:
    """Not seeing the opponent in close combat: darkness or blindness, once (screen.mod.melee_dark)."""
    if one.blinded:
        rows.append(row("blinded"))
    elif field.is_dark(fight, other) and not fight.has(one, "night_sight"):
        rows.append(row("melee_dark"))


def defence_rows(
    rows: list[Term], fight: Fight, defender: Creature, attacker: Creature, skill: str, parry: bool
) -> None:
    """Every row of a defence test."""
    own_rows(rows, fight, defender, skill)
    if skill == "melee":
        _blind_rows(rows, fight, defender, attacker)
        hand = "main" if defender.main or not defender.off else "off"
        arm_rows(rows, defender, hand)
    if skill == "dodge" and _ground_under(fight, defender) == "hard":
        rows.append(row("hard_ground"))
    if parry:
        rows.append(row("parry"))


# shooting


def band_of(fight: Fight, reach: i64, yards: i64) -> str:
    """The range band of a distance; nothing beyond the last (screen.ranged.bands, screen.shoot.s9_beyond)."""
    if fight.setting.word("range_table") == "s9":
        if yards > reach:
            return ""
        if yards <= reach // 2:
            return "s9_short"
        return "s9_very_long" if 10 * yards > 9 * reach else "s9_long"
    if yards <= max(1, reach // POINT_BLANK):
        return "point_blank"
    if yards <= reach // SHORT_RANGE:
        return "range_short"
    if yards <= reach:
        return "standard"
    if yards <= LONG_RANGE * reach:
        return "range_long"
    return "range_extreme" if yards <= EXTREME_RANGE * reach else ""


def shooting_rows(
    rows: list[Term], fight: Fight, shooter: Creature, mark: Creature, attack: Attack, kind: WeaponKind, yards: i64
) -> None:
    """Every row of a shooting test; of a group the nearest member is read (`mark`)."""
    _attacker_rows(rows, fight, shooter, mark, attack)
    band = band_of(fight, kind.range, yards)
    if band and band != "standard":
        rows.append(row(band))
    if len(attack.group) >= LEAST:
        rows.append(_group_row(attack))
    else:
        _size_rows(rows, fight, mark)
    cover = attack.cover or field.cover_of(fight, shooter, mark)
    if cover != "none":
        rows.append(_cover_row(fight, cover))
    sight = _obscurity(fight, shooter, mark)
    if sight:
        rows.append(row(sight))
    if field.in_close_combat(fight, mark):
        rows.append(row("into_melee"))
    if mark.moved_last or attack.act == "quick":
        rows.append(row("moving_target"))
    friends = _friends_on_line(fight, shooter, mark, attack)
    if friends:
        rows.append(row("through_allies", friends))
    _haste_rows(rows, fight, shooter, mark, attack)


def _group_row(attack: Attack) -> Term:
    count = len(attack.group)
    if count >= CROWD:
        return row("crowd")
    return row("group_large" if count >= LARGE_GROUP else "group_small")


def _size_rows(rows: list[Term], fight: Fight, mark: Creature) -> None:
    size = SIZES[fight.kind_of(mark).size]
    if size == "average":
        return
    if fight.setting.word("size_table") == "s9" and size in ("tiny", "small", "little"):
        rows.append(row("s9_small"))
    else:
        rows.append(row(f"size_{size}"))


def _cover_row(fight: Fight, cover: str) -> Term:
    if fight.setting.word("cover_table") == "s9":
        return row(f"s9_cover_{cover}")
    return row("cover_solid" if cover == "loophole" else f"cover_{cover}")


def _obscurity(fight: Fight, shooter: Creature, mark: Creature) -> str:
    """Smoke, fog, shadow, dark: one obscurity, the worst; read from the target's square."""
    dark = field.is_dark(fight, mark)
    s9 = fight.setting.word("obscurity_table") == "s9"
    if dark and not fight.has(shooter, "night_sight"):
        return "s9_obscured_dark" if s9 else "dark_shot"
    if not dark and not field.sees(fight, shooter, mark) and fight.setting.word("darkness_shot") != "never":
        return "unseen"
    if not fight.board.has_murk and not dark:
        return ""
    grounds = [fight.board.at(square) for square in field.squares_of(fight, mark)]
    thick = any(ground.smoke for ground in grounds)
    thin = any(ground.mist for ground in grounds) or all(ground.light == "shadow" for ground in grounds)
    if s9:
        return "s9_obscured_thick" if thick or dark else "s9_obscured_thin" if thin else ""
    return "obscured" if thick or thin or dark else ""


def _friends_on_line(fight: Fight, shooter: Creature, mark: Creature, attack: Attack) -> int:
    """Allies of the shooter on the line of fire, but for the target and a group that is shot at."""
    allies = [
        one
        for one in fight.everybody
        if one.side == shooter.side
        and one is not mark
        and one is not shooter
        and field.is_between(fight, one, shooter, mark)
        and not one.dead
        and not one.gone
        and one.number != shooter.mount
        and one.number != shooter.rider
        and one.number not in attack.group
    ]
    return len(field.on_line(fight, shooter, mark, allies)) if allies else 0


def _haste_rows(rows: list[Term], fight: Fight, shooter: Creature, mark: Creature, attack: Attack) -> None:
    aimed = shooter.aim == mark.number and shooter.aim_weapon == attack.weapon and attack.act != "quick"
    if aimed:
        rows.append(row("aimed") if fight.setting.word("aim_bonus") == "20" else row("s9_aim"))
    elif fight.setting.is_on("unaimed_penalty") or attack.act == "quick":
        rows.append(row("quick"))
    if shooter.moved or attack.moving:
        rows.append(row("moved_and_shot"))


# whole target numbers


def attack_target(fight: Fight, attack: Attack) -> Target:
    """The target number of an attack, with its rows."""
    attacker, defender = fight.who(attack.attacker), fight.who(attack.target)
    kind = fight.arm(attacker.weapon(attack.weapon))
    rows: list[Term] = []
    if attack.act in ("shoot", "throw", "quick"):
        skill, mark = "ballistic", nearest_of(fight, attacker, attack)
        own_rows(rows, fight, attacker, skill, attacks=True)
        shooting_rows(rows, fight, attacker, mark, attack, kind, _yards(fight, attacker, mark, attack))
    elif attack.act in ("squeeze", "break_free"):
        skill = attack.skill or "melee"
        own_rows(rows, fight, attacker, skill)
    else:
        skill = attack.skill or "melee"
        own_rows(rows, fight, attacker, skill, attacks=True)
        used = arms.used_as(fight, attacker, kind, defender, attack.act == "charge")
        melee_rows(rows, fight, attacker, defender, attack, used)
    advantage.add_row(rows, attacker)
    _called_row(rows, fight)
    return target(fight.setting, skill_row(fight, attacker, skill), rows)


def _called_row(rows: list[Term], fight: Fight) -> None:
    """What the master laid on the next test (screen.core.judge_override)."""
    if fight.call is not None:
        rows.append(Term("judge", fight.call.value, "screen.core.judge_override"))


def nearest_of(fight: Fight, shooter: Creature, attack: Attack) -> Creature:
    """Of a group the nearest member, of one target himself."""
    if not attack.group:
        return fight.who(attack.target)
    members = [fight.who(number) for number in attack.group]
    return min(members, key=lambda one: (field.apart(fight, shooter, one), one.number))


def _yards(fight: Fight, shooter: Creature, mark: Creature, attack: Attack) -> i64:
    """How far a shot goes: as the master says, to where a charge began, or to where the mark stands."""
    if attack.yards:
        return int(attack.yards)
    if attack.run_from is not None:
        return field.square_gap(fight, shooter, attack.run_from)
    return field.apart(fight, shooter, mark)


def defence_target(fight: Fight, attack: Attack, skill: str, parry: bool) -> Target:
    """The target number of a defence, with its rows."""
    defender = fight.who(attack.target)
    rows: list[Term] = []
    if attack.act in ("squeeze", "break_free"):
        own_rows(rows, fight, defender, skill)
    else:
        defence_rows(rows, fight, defender, fight.who(attack.attacker), skill, parry)
    advantage.add_row(rows, defender)
    return target(fight.setting, skill_row(fight, defender, skill), rows)


def plain_target(
    fight: Fight, creature: Creature, skill: str, modifier: int, clause: str, helped: bool = False
) -> Target:
    """The target number of any other test: skill, difficulty, own state; Advantage where it helps."""
    rows = [Term("difficulty", modifier, clause)] if modifier else []
    own_rows(rows, fight, creature, skill)
    if helped:
        advantage.add_row(rows, creature)
    _called_row(rows, fight)
    return target(fight.setting, skill_row(fight, creature, skill), rows)
