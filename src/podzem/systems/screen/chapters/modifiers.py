"""«Модификаторы проверок в сражении»: the rows of a test (screen.mod.*).

Modifiers of one cause count once, by their worst value; different causes add (screen.core.same_cause). Rows of shooting
are for shooting, those of attacks for both, but for flank, numbers, height and room, which are of close combat
(screen.mod.wording): so each kind of test asks for its own rows.
"""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.systems.screen import field
from podzem.systems.screen.chapters import advantage, arms
from podzem.systems.screen.chapters.tests import Target, row, target
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import AVERAGE, CRITICALS, HEADS, LARGE, POISONS, RULES, SIZES, WeaponKind
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

_WORDS: Final = CRITICALS["words"]
_WORDS_CLAUSE: Final = str(_WORDS["clause"])
BODILY: Final = frozenset(["melee", "ballistic", "dodge", "strength", "agility", "initiative", "ride", "stealth"])
"""Tests that lying down makes harder (screen.cond.prone)."""
_GROUPS: Final = RULES["groups"]
_BANDS: Final = RULES["bands"]
MELEE: Final = "melee"
SHOOT: Final = "shoot"


def skill_row(fight: Fight, creature: Creature, skill: str) -> Term:
    """The skill itself as the first row of a sum."""
    return Term(skill, fight.skill(creature, skill), "screen.char.skills")


# what one's own state does to a test


def own_rows(fight: Fight, creature: Creature, skill: str, attacks: bool = False) -> list[Term]:
    """What conditions and wounds do to a test."""
    rows = [*_conditions(fight, creature), *_wounds(creature, skill)]
    if creature.prone and not attacks and (skill in BODILY or fight.setting.is_on("prone_all_tests")):
        if skill == "dodge":
            rows.append(row("dodge_prone_or_mounted"))
        else:
            rows.append(Term("attacker_prone", row("attacker_prone").value, "screen.cond.prone"))
    elif creature.mount and skill == "dodge":
        rows.append(row("dodge_prone_or_mounted"))
    if creature.deafened and skill == "perception":
        rows.append(row("deafened"))
    if creature.overbalanced and skill in ("melee", "ballistic", "dodge", "strength"):
        rows.append(row("overbalanced"))
    return rows


def _conditions(fight: Fight, creature: Creature) -> list[Term]:
    rows = []
    if any(_is_near_fear(fight, creature, source) for source in creature.frightened):
        rows.append(row("frightened"))
    worn = creature.exhausted + sum(_levels(effect) for wound in creature.wounds for effect in wound.effects)
    if worn:
        rows.append(row("exhausted", worn))
    if creature.poisoned:
        rows.append(Term("poisoned", int(POISONS[creature.poisoned]["penalty"]), "screen.cond.poisoned"))
    return rows


def _levels(effect: str) -> int:
    return int(effect.split(":")[1]) if effect.startswith("exhausted") else 0


def _is_near_fear(fight: Fight, creature: Creature, source: int) -> bool:
    other = fight.creatures.get(source)
    if other is None or other.out or not field.sees(fight, creature, other):
        return False
    return field.apart(fight, creature, other) <= int(RULES["frightened"]["yards"])


def _wounds(creature: Creature, skill: str) -> list[Term]:
    """Untreated wounds that hinder a test; those of an arm are asked with the weapon (arm_rows)."""
    rows = []
    for wound in creature.wounds:
        for effect in wound.effects:
            value = _hindrance(wound.zone, effect, skill)
            if value:
                rows.append(Term(wound.name, value, _WORDS_CLAUSE))
    return rows


def _hindrance(zone: str, effect: str, skill: str) -> int:
    if effect == "fracture" and zone in ("head", "body"):
        return int(_WORDS["fracture"])
    if effect == "fracture" and zone.startswith("leg") and skill == "dodge":
        return int(_WORDS["fracture_leg_dodge"])
    if effect == "sore_dodge" and skill == "dodge":
        return int(_WORDS["sore_dodge"])
    if effect in ("torn", "strain"):
        made_with = {"leg": ("dodge", "agility", "initiative"), "bod": ("melee", "dodge", "strength")}.get(zone[:3], ())
        return int(_WORDS[effect]) if skill in made_with else 0
    return 0


def arm_rows(creature: Creature, hand: str) -> list[Term]:
    """What wounds of the arm do to a test made with the weapon in it."""
    zone = "arm_main" if hand == "main" else "arm_off"
    rows = []
    for wound in creature.wounds:
        if wound.zone != zone:
            continue
        for effect in wound.effects:
            value = {"torn": _WORDS["torn"], "strain": _WORDS["strain"], "lasting:hand": _WORDS["lasting_hand"]}.get(
                effect
            )
            if value:
                rows.append(Term(wound.name, int(value), _WORDS_CLAUSE))
    return rows


# rows of attacks


def _attacker_rows(fight: Fight, attacker: Creature, defender: Creature, attack: Attack) -> list[Term]:
    """What applies to blows and shots alike."""
    rows = []
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
    rows += _ground_rows(fight, attacker)
    rows += arm_rows(attacker, attack.hand)
    return rows


def _ground_rows(fight: Fight, creature: Creature) -> list[Term]:
    """Ground and weather: hard ground replaces mud; the worst weather alone counts; mud and rain are one cause."""
    grounds = {fight.board.at(square).ground for square in field.squares_of(fight, creature)}
    flies = fight.has(creature, "flies")
    rows = []
    if "hard" in grounds and not flies:
        rows.append(row("hard_ground"))
    elif ("awkward" in grounds and not flies) or fight.weather == "heavy_rain":
        rows.append(row("awkward"))
    if fight.weather == "extreme":
        rows.append(row("extreme_weather"))
    return rows


def melee_rows(fight: Fight, attacker: Creature, defender: Creature, attack: Attack, kind: WeaponKind) -> list[Term]:
    """Every row of a melee attack test."""
    rows = _attacker_rows(fight, attacker, defender, attack)
    rows += _position_rows(fight, attacker, defender)
    if attack.act not in ("infight",):
        rows += _length_rows(fight, attacker, defender, kind)
    if _is_confined(fight, attacker) and arms.length_of(fight, attacker, kind) > AVERAGE:
        rows.append(row("confined"))
    rows += _blind_rows(fight, attacker, defender)
    if fight.setting.is_on("size_in_melee"):
        rows += _size_rows(fight, defender)
    if attack.act == "charge":
        rows += [row("charge")] if fight.setting.word("charge_bonus") == "stack" else []
    if attack.act == "throw_down":
        rows += [row("hooked")] if kind.has("hooked") else []
        rows += [row("hold_throw")] if fight.clinches.get(attacker.number) == defender.number else []
    if attacker.smite and attack.act in ("strike", "charge", "free"):
        rows.append(row("smite"))
    return rows


def _position_rows(fight: Fight, attacker: Creature, defender: Creature) -> list[Term]:
    rows = []
    others = [one for one in field.engaged_with(fight, defender) if one is not attacker]
    if others and field.facing_side(fight, defender, attacker) != "front":
        rows.append(row("flank_rear"))
    many = outnumbered(fight, attacker, defender)
    if many >= 3:
        rows.append(row("outnumber_3"))
    elif many == 2:
        rows.append(row("outnumber_2"))
    if _is_lower(fight, attacker, defender):
        rows.append(Term("attacker_lower", row("attacker_prone_or_lower").value, "screen.mod.attacker_prone_or_lower"))
    return rows


def outnumbered(fight: Fight, attacker: Creature, defender: Creature) -> int:
    """How many times the attackers outnumber: able creatures engaged, by heads or by size (screen.mod.outnumber_3)."""
    ours = [one for one in field.engaged_with(fight, defender) if one.able]
    if attacker not in ours:
        ours.append(attacker)
    theirs = {defender.number: defender}
    for one in ours:
        for other in field.engaged_with(fight, one):
            if other.side == defender.side and (other.able or other is defender):
                theirs[other.number] = other
    a, b = _heads(fight, ours), _heads(fight, list(theirs.values()))
    return a // b if b else (3 if a else 0)


def _heads(fight: Fight, creatures: list[Creature]) -> int:
    if not fight.setting.is_on("outnumber_by_size"):
        return len(creatures)
    return sum(HEADS[fight.kind_of(one).size] for one in creatures)


def _is_lower(fight: Fight, attacker: Creature, defender: Creature) -> bool:
    """Ground at least a yard lower, or on foot against a rider on a large mount."""
    mount = fight.creatures.get(defender.mount)
    if mount is not None and fight.kind_of(mount).size >= LARGE and not attacker.mount:
        return True
    height = max(fight.board.at(square).height for square in field.squares_of(fight, attacker))
    return min(fight.board.at(square).height for square in field.squares_of(fight, defender)) - height >= 1


def _length_rows(fight: Fight, attacker: Creature, defender: Creature, kind: WeaponKind) -> list[Term]:
    """The other's longer weapon keeps one off; not close up, not from one who cannot use it (screen.melee.length)."""
    if arms.is_infighting(fight, attacker, defender) or defender.prone or not defender.able:
        return []
    shorter = arms.length_of(fight, attacker, kind) < arms.longest(fight, defender)
    return [row("length")] if shorter else []


def _is_confined(fight: Fight, creature: Creature) -> bool:
    return any(fight.board.at(square).confined for square in field.squares_of(fight, creature))


def _blind_rows(fight: Fight, one: Creature, other: Creature) -> list[Term]:
    """Not seeing the opponent in close combat: darkness or blindness, once (screen.mod.melee_dark)."""
    if one.blinded:
        return [row("blinded")]
    return [row("melee_dark")] if field.is_dark(fight, other) and not fight.has(one, "night_sight") else []


def defence_rows(fight: Fight, defender: Creature, attacker: Creature, skill: str, parry: bool) -> list[Term]:
    """Every row of a defence test."""
    rows = own_rows(fight, defender, skill)
    if skill == "melee":
        rows += _blind_rows(fight, defender, attacker)
        hand = "main" if defender.main or not defender.off else "off"
        rows += arm_rows(defender, hand)
    if skill == "dodge" and any(fight.board.at(s).ground == "hard" for s in field.squares_of(fight, defender)):
        rows.append(row("hard_ground"))
    if parry:
        rows.append(row("parry"))
    return rows


# shooting


def band_of(fight: Fight, reach: int, yards: int) -> str:
    """The range band of a distance; nothing beyond the last (screen.ranged.bands, screen.shoot.s9_beyond)."""
    if fight.setting.word("range_table") == "s9":
        if yards > reach:
            return ""
        if yards <= reach // 2:
            return "s9_short"
        return "s9_very_long" if 10 * yards > 9 * reach else "s9_long"
    if yards <= max(1, reach // int(_BANDS["point_blank_divisor"])):
        return "point_blank"
    if yards <= reach // int(_BANDS["short_divisor"]):
        return "range_short"
    if yards <= reach:
        return "standard"
    if yards <= int(_BANDS["long_factor"]) * reach:
        return "range_long"
    return "range_extreme" if yards <= int(_BANDS["extreme_factor"]) * reach else ""


def shooting_rows(
    fight: Fight, shooter: Creature, mark: Creature, attack: Attack, kind: WeaponKind, yards: int
) -> list[Term]:
    """Every row of a shooting test; of a group the nearest member is read (`mark`)."""
    rows = _attacker_rows(fight, shooter, mark, attack)
    band = band_of(fight, kind.range, yards)
    rows += [row(band)] if band and band != "standard" else []
    rows += _group_rows(attack) or _size_rows(fight, mark)
    rows += _cover_rows(fight, attack.cover or field.cover_of(fight, shooter, mark))
    rows += _sight_rows(fight, shooter, mark)
    if field.in_close_combat(fight, mark):
        rows.append(row("into_melee"))
    if mark.moved_last or attack.act == "quick":
        rows.append(row("moving_target"))
    friends = _friends_on_line(fight, shooter, mark, attack)
    rows += [row("through_allies", friends)] if friends else []
    rows += _haste_rows(fight, shooter, mark, attack)
    return rows


def _group_rows(attack: Attack) -> list[Term]:
    count = len(attack.group)
    if count >= int(_GROUPS["crowd"]):
        return [row("crowd")]
    if count >= int(_GROUPS["large"]):
        return [row("group_large")]
    return [row("group_small")] if count >= int(_GROUPS["least"]) else []


def _size_rows(fight: Fight, mark: Creature) -> list[Term]:
    size = SIZES[fight.kind_of(mark).size]
    if fight.setting.word("size_table") == "s9" and size in ("tiny", "small", "little"):
        return [row("s9_small")]
    return [row(f"size_{size}")] if size != "average" else []


def _cover_rows(fight: Fight, cover: str) -> list[Term]:
    if cover == "none":
        return []
    if fight.setting.word("cover_table") == "s9":
        return [row(f"s9_cover_{cover}")]
    return [row("cover_solid" if cover == "loophole" else f"cover_{cover}")]


def _sight_rows(fight: Fight, shooter: Creature, mark: Creature) -> list[Term]:
    """Smoke, fog, shadow, dark: one obscurity, the worst; read from the target's square."""
    grounds = [fight.board.at(square) for square in field.squares_of(fight, mark)]
    dark = field.is_dark(fight, mark)
    s9 = fight.setting.word("obscurity_table") == "s9"
    if dark and not fight.has(shooter, "night_sight"):
        return [row("s9_obscured_dark" if s9 else "dark_shot")]
    if not dark and not field.sees(fight, shooter, mark) and fight.setting.word("darkness_shot") != "never":
        return [row("unseen")]
    thick = any(ground.smoke for ground in grounds)
    thin = any(ground.mist for ground in grounds) or all(ground.light == "shadow" for ground in grounds)
    if s9:
        name = "s9_obscured_thick" if thick or dark else "s9_obscured_thin" if thin else ""
    else:
        name = "obscured" if thick or thin or dark else ""
    return [row(name)] if name else []


def _friends_on_line(fight: Fight, shooter: Creature, mark: Creature, attack: Attack) -> int:
    """Allies of the shooter on the line of fire, but for the target and a group that is shot at."""
    line = set(field.path_of_shot(fight, shooter, mark))
    spared = {mark.number, shooter.number, shooter.mount, shooter.rider, *attack.group}
    return sum(
        bool(line.intersection(field.squares_of(fight, one)))
        for one in fight.creatures.values()
        if one.side == shooter.side and one.number not in spared and not one.dead and not one.gone
    )


def _haste_rows(fight: Fight, shooter: Creature, mark: Creature, attack: Attack) -> list[Term]:
    rows = []
    aimed = shooter.aim == mark.number and shooter.aim_weapon == attack.weapon and attack.act != "quick"
    if aimed:
        rows.append(row("aimed") if fight.setting.word("aim_bonus") == "20" else row("s9_aim"))
    elif fight.setting.is_on("unaimed_penalty") or attack.act == "quick":
        rows.append(row("quick"))
    if shooter.moved or attack.moving:
        rows.append(row("moved_and_shot"))
    return rows


# whole target numbers


def attack_target(fight: Fight, attack: Attack) -> Target:
    """The target number of an attack, with its rows."""
    attacker, defender = fight.creatures[attack.attacker], fight.creatures[attack.target]
    weapon = attacker.weapon(attack.weapon)
    kind = fight.arm(weapon)
    if attack.act in ("shoot", "throw", "quick"):
        mark = nearest_of(fight, attacker, attack)
        yards = field.apart(fight, attacker, mark) if attack.run_from is None else _run_yards(fight, attacker, attack)
        rows = shooting_rows(fight, attacker, mark, attack, kind, yards)
        skill = "ballistic"
    else:
        used = arms.used_as(fight, attacker, kind, defender, attack.act == "charge")
        rows = [] if attack.act in ("squeeze", "break_free") else melee_rows(fight, attacker, defender, attack, used)
        if attack.act == "infight":
            rows = [term for term in rows if term.name != "length"]
        skill = attack.skill or "melee"
    rows = [
        *own_rows(fight, attacker, skill, attacks=attack.act not in ("squeeze", "break_free")),
        *rows,
        *advantage.rows(attacker),
    ]
    return target(fight.setting, skill_row(fight, attacker, skill), [*rows, *called_rows(fight)])


def called_rows(fight: Fight) -> list[Term]:
    """What the master laid on the next test (screen.core.judge_override)."""
    return [] if fight.call is None else [Term("judge", fight.call.value, "screen.core.judge_override")]


def nearest_of(fight: Fight, shooter: Creature, attack: Attack) -> Creature:
    """Of a group the nearest member, of one target himself."""
    if not attack.group:
        return fight.creatures[attack.target]
    members = [fight.creatures[number] for number in attack.group]
    return min(members, key=lambda one: (field.apart(fight, shooter, one), one.number))


def _run_yards(fight: Fight, shooter: Creature, attack: Attack) -> int:
    assert attack.run_from is not None
    return field.square_gap(fight, shooter, attack.run_from)


def defence_target(fight: Fight, attack: Attack, skill: str, parry: bool) -> Target:
    """The target number of a defence, with its rows."""
    attacker, defender = fight.creatures[attack.attacker], fight.creatures[attack.target]
    if attack.act in ("squeeze", "break_free"):
        rows = own_rows(fight, defender, skill)
    else:
        rows = defence_rows(fight, defender, attacker, skill, parry)
    return target(fight.setting, skill_row(fight, defender, skill), [*rows, *advantage.rows(defender)])


def plain_target(
    fight: Fight, creature: Creature, skill: str, modifier: int, clause: str, helped: bool = False
) -> Target:
    """The target number of any other test: skill, difficulty, own state; Advantage where it helps."""
    rows = [Term("difficulty", modifier, clause)] if modifier else []
    rows += own_rows(fight, creature, skill)
    rows += advantage.rows(creature) if helped else []
    rows += called_rows(fight)
    return target(fight.setting, skill_row(fight, creature, skill), rows)
