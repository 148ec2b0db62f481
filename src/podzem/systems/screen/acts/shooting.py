"""Orders of shooting: shots, throws, aiming, reloading, clearing a jam (screen.ranged.*, screen.reload.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.acts.rows import (
    FREE,
    MAIN,
    Act,
    Choices,
    Do,
    WhyNot,
    Words,
    known_enemies,
    meant,
    no,
    why_not_friend,
)
from podzem.systems.screen.acts.striking import ANY, CALLS
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import arms, modifiers, shooting
from podzem.systems.screen.chapters.grips import is_held
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.creature import HANDS, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

STANDING: Final = "standing"
MOVING: Final = "moving"
LEAST: Final = int(RULES["groups"]["least"])


def _missiles(fight: Fight, creature: Creature) -> list[tuple[str, Weapon]]:
    held = [(hand, weapon) for hand in HANDS if (weapon := creature.in_hand(hand)) is not None]
    return [(hand, weapon) for hand, weapon in held if fight.arm(weapon).range]


def _is_thrown(fight: Fight, weapon: Weapon) -> bool:
    return fight.arm(weapon).has("thrown")


def _paces(creature: Creature) -> list[str]:
    """Whoever may still move can shoot on the move."""
    return [STANDING] if creature.move_used or creature.moved else [STANDING, MOVING]


def _marks(fight: Fight, creature: Creature) -> list[Creature]:
    """Whom he may shoot at: those whose squares he knows, or where darkness never forbids it, anybody of his side."""
    if fight.setting.word("darkness_shot") != "always":
        return known_enemies(fight, creature)
    others = [one for one in fight.creatures.values() if one.side != creature.side and not one.dead and not one.gone]
    return [one for one in others if not one.surrendered and field.side_knows(fight, creature.side, one)]


def _mark(fight: Fight, creature: Creature, text: str) -> Creature | Refusal:
    """Somebody whom a shot names; whom nobody of his side knows of is not there (screen.shoot.unseen)."""
    found = next((one for one in _marks(fight, creature) if one.id == text), None)
    return found or meant(fight, creature, text)


def _shots(thrown: bool) -> Choices:
    def choices(fight: Fight, creature: Creature) -> list[Words]:
        hands = [hand for hand, weapon in _missiles(fight, creature) if _is_thrown(fight, weapon) == thrown]
        marks = [*_marks(fight, creature), *(fight.who(number) for number in creature.confirmed)]
        calls = (ANY,) if fight.setting.word("called_shots") == "melee_only" else CALLS
        plain: list[Words] = [(one.id, hand, zone, STANDING) for one in marks for hand in hands for zone in calls]
        return plain + [(one.id, hand, ANY, MOVING) for one in marks for hand in hands if MOVING in _paces(creature)]

    return choices


def why_not_shoot(fight: Fight, creature: Creature, target: Creature, hand: str, thrown: bool) -> Refusal | None:
    """Loaded, in range, with a free line, not engaged but for a pistol, with eyes to see (screen.ranged.sequence)."""
    weapon = creature.in_hand(hand)
    if (
        weapon is None
        or not fight.arm(weapon).range
        or _is_thrown(fight, weapon) != thrown
        or arms.is_useless(creature, hand)
    ):
        return no("screen.char.hands", "E_HANDS")
    return (
        _why_not_weapon(fight, creature, weapon, hand)
        or _why_not_engaged(fight, creature, weapon, target)
        or _why_not_line(fight, creature, weapon, target)
    )


def _why_not_weapon(fight: Fight, creature: Creature, weapon: Weapon, hand: str) -> Refusal | None:
    kind = fight.arm(weapon)
    if creature.blinded:
        return no("screen.cond.blinded", "E_BLIND")
    if weapon.jammed:
        return no("screen.fumble.misfire_table", "E_JAMMED")
    if weapon.delayed:
        return no("screen.fumble.misfire_table", "E_UNLOADED")
    if not arms.is_charged(kind, weapon):
        return no("screen.reload.state", "E_UNLOADED")
    if kind.hands == 2 and (arms.is_useless(creature, "main") or arms.is_useless(creature, "off")):
        return no("screen.char.hands", "E_HANDS")
    return None


def _why_not_engaged(fight: Fight, creature: Creature, weapon: Weapon, target: Creature) -> Refusal | None:
    """Engaged, only a pistol or a throw, and only at one of those (screen.ranged.engaged_shooter)."""
    engaged = field.engaged_with(fight, creature)
    kind = fight.arm(weapon)
    if is_held(fight, creature):
        partner = arms.clinch_partner(fight, creature)
        return None if kind.has("pistol") and partner is target else no("screen.clinch.effects", "E_CLINCHED")
    if not engaged:
        return None
    close = kind.has("pistol") or kind.has("thrown")
    return None if close and target in engaged else no("screen.ranged.engaged_shooter", "E_ENGAGED")


def _why_not_line(fight: Fight, creature: Creature, weapon: Weapon, target: Creature) -> Refusal | None:
    dark = fight.setting.word("darkness_shot")
    if dark != "always" and not field.knows(fight, creature, target):
        return no("screen.shoot.unseen", "E_UNSEEN")
    if dark == "never" and not field.sees(fight, creature, target):
        return no("screen.shoot.unseen", "E_UNSEEN")
    if field.is_walled(fight, creature, target):
        return no("screen.map.line_of_fire", "E_NO_LINE")
    band = modifiers.band_of(fight, fight.arm(weapon).range, field.apart(fight, creature, target))
    return None if band else no("screen.ranged.bands", "E_OUT_OF_RANGE", target=target.id)


def _why_not(thrown: bool) -> WhyNot:
    def why_not(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
        target = _mark(fight, creature, words[0])
        if isinstance(target, Refusal):
            return target
        if words[2] not in CALLS or (words[2] != ANY and fight.setting.word("called_shots") == "melee_only"):
            return no("screen.zone.called", "E_CALLED_SHOT")
        if words[3] not in _paces(creature):
            return no("screen.mod.moved_and_shot", "E_NOT_APPLICABLE")
        return why_not_friend(creature, target) or why_not_shoot(fight, creature, target, words[1], thrown)

    return why_not


def _shoot(act: str) -> Do:
    def do(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
        target, weapon = fight.find(words[0]), creature.in_hand(words[1])
        assert target is not None
        assert weapon is not None
        zone = "" if words[2] == ANY else words[2]
        creature.shot = words[3] if not creature.moved else MOVING
        attack = Attack(act, creature.number, target.number, words[1], weapon.number, zone, moving=words[3] == MOVING)
        shooting.begin(fight, attack, scribe)

    return do


# groups


def _group_shots(fight: Fight, creature: Creature) -> list[Words]:
    found: list[Words] = []
    seen: set[tuple[int, ...]] = set()
    hands = [hand for hand, weapon in _missiles(fight, creature) if not _is_thrown(fight, weapon)]
    for one in known_enemies(fight, creature):
        members = tuple(each.number for each in group_of(fight, creature, one))
        if len(members) >= LEAST and members not in seen:
            seen.add(members)
            found += [(one.id, hand) for hand in hands]
    return found


def group_of(fight: Fight, creature: Creature, member: Creature) -> list[Creature]:
    """The cluster round somebody, as far as the shooter knows of it."""
    return [one for one in field.cluster(fight, member) if one is not creature and field.knows(fight, creature, one)]


def _why_not_group(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = meant(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    members = group_of(fight, creature, target)
    if len(members) < LEAST:
        return no("screen.ranged.groups", "E_NOT_GROUP")
    nearest = min(members, key=lambda one: (field.apart(fight, creature, one), one.number))
    return why_not_shoot(fight, creature, nearest, words[1], thrown=False)


def _shoot_group(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    target, weapon = fight.find(words[0]), creature.in_hand(words[1])
    assert target is not None
    assert weapon is not None
    creature.shot = STANDING if not creature.moved else MOVING
    group = [one.number for one in group_of(fight, creature, target)]
    shooting.begin(fight, Attack("shoot", creature.number, target.number, words[1], weapon.number, group=group), scribe)


# aiming, reloading


def _aims(fight: Fight, creature: Creature) -> list[Words]:
    return [(one.id, hand) for one in known_enemies(fight, creature) for hand, _ in _missiles(fight, creature)]


def _why_not_aim(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    target = meant(fight, creature, words[0])
    if isinstance(target, Refusal):
        return target
    weapon = creature.in_hand(words[1])
    if weapon is None or not fight.arm(weapon).range:
        return no("screen.act.aim", "E_NOT_APPLICABLE")
    if creature.blinded:
        return no("screen.cond.blinded", "E_BLIND")
    if is_held(fight, creature):
        return no("screen.clinch.effects", "E_CLINCHED")
    if not field.sees(fight, creature, target):
        return no("screen.map.sight", "E_UNSEEN")
    aimed = creature.aim == target.number and creature.aim_weapon == weapon.number
    return no("screen.act.aim", "E_NOT_APPLICABLE") if aimed else why_not_friend(creature, target)


def _aim(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    target, weapon = fight.find(words[0]), creature.in_hand(words[1])
    assert target is not None
    assert weapon is not None
    creature.aim, creature.aim_weapon = target.number, weapon.number
    field.turn_to(fight, creature, target)
    events.between(fight, scribe, events.AIMED, creature, target)


def needed_reloads(fight: Fight, weapon: Weapon) -> int:
    """Main actions until it is loaded; a bow's are free (screen.reload.*)."""
    kind = fight.arm(weapon)
    if kind.has("thrown"):
        return weapon.extra
    return max(0, kind.reload) + weapon.extra


def _reloads(free: bool) -> Choices:
    def choices(fight: Fight, creature: Creature) -> list[Words]:
        return [(hand,) for hand, weapon in _missiles(fight, creature) if (fight.arm(weapon).reload < 0) == free]

    return choices


def _why_not_reload(free: bool) -> WhyNot:
    def why_not(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
        weapon = creature.in_hand(words[0])
        if weapon is None or not fight.arm(weapon).range or (fight.arm(weapon).reload < 0) != free:
            return no("screen.reload.state", "E_NOT_APPLICABLE")
        kind = fight.arm(weapon)
        if weapon.jammed:
            return no("screen.fumble.misfire_table", "E_JAMMED")
        if arms.is_charged(kind, weapon):
            return no("screen.reload.state", "E_NOT_APPLICABLE")
        if kind.ammo and creature.ammo.get(kind.ammo, 0) <= 0:
            return no("screen.reload.state", "E_NO_AMMO")
        if arms.is_useless(creature, "main") or arms.is_useless(creature, "off"):
            return no("screen.char.hands", "E_HANDS")
        return None

    return why_not


def reload(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    """One reload action; the last one takes the ammunition (screen.reload.gun)."""
    weapon = creature.in_hand(words[0])
    assert weapon is not None
    kind = fight.arm(weapon)
    weapon.progress += 1
    ready = weapon.progress >= needed_reloads(fight, weapon)
    if ready:
        weapon.loaded, weapon.progress, weapon.extra = True, 0, 0
        if kind.ammo:
            creature.ammo[kind.ammo] -= 1
    clause = (
        "screen.reload.bow"
        if kind.reload < 0
        else "screen.reload.crossbow"
        if kind.reload == 1
        else "screen.reload.gun"
    )
    events.done(fight, scribe, events.RELOADED, creature, ready, clause, weapon=weapon.kind)


def _why_not_unjam(fight: Fight, creature: Creature, words: Words) -> Refusal | None:
    weapon = creature.in_hand(words[0])
    return None if weapon is not None and weapon.jammed else no("screen.fumble.misfire_table", "E_NOT_APPLICABLE")


def _unjam(fight: Fight, creature: Creature, words: Words, scribe: Scribe) -> None:
    weapon = creature.in_hand(words[0])
    assert weapon is not None
    cleared = passes(fight, creature, "craft", 0, events.CRAFT, scribe, "screen.fumble.misfire_table")
    weapon.jammed = not cleared
    events.done(fight, scribe, events.UNJAMMED, creature, cleared, weapon=weapon.kind)


_SHOT: Final = ("target", "hand", "zone", "pace")
ROWS: Final[tuple[Act, ...]] = (
    Act("shoot", _SHOT, cost=MAIN, choices=_shots(False), why_not=_why_not(False), do=_shoot("shoot")),
    Act("shoot_group", ("target", "hand"), cost=MAIN, choices=_group_shots, why_not=_why_not_group, do=_shoot_group),
    Act("throw_weapon", _SHOT, cost=MAIN, choices=_shots(True), why_not=_why_not(True), do=_shoot("throw")),
    Act("aim", ("target", "hand"), cost=MAIN, choices=_aims, why_not=_why_not_aim, do=_aim),
    Act("reload", ("hand",), cost=MAIN, choices=_reloads(False), why_not=_why_not_reload(False), do=reload),
    Act("nock", ("hand",), cost=FREE, choices=_reloads(True), why_not=_why_not_reload(True), do=reload),
    Act(
        "unjam",
        ("hand",),
        cost=MAIN,
        choices=lambda fight, creature: [(hand,) for hand, _ in _missiles(fight, creature)],
        why_not=_why_not_unjam,
        do=_unjam,
    ),
)
