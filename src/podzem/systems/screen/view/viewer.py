"""A fight as a viewer may know it, built up from nothing (screen.core.visibility, screen.map.sight)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.memo import frozen
from podzem.systems.screen import field, walking
from podzem.systems.screen.amendments import LADDER
from podzem.systems.screen.believed import believed
from podzem.systems.screen.board import WEATHERS
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import advantage, damage, moving, turns
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.data import CHARACTERISTICS, CONDITIONS, SIZES, SKILLS, ZONES
from podzem.systems.screen.fight import AFTER, OVER, TURN, Fight
from podzem.systems.screen.reach import YARD_BITS
from podzem.systems.screen.sheets import documents_of
from podzem.systems.screen.view import unmapped
from podzem.systems.screen.view.shapes import (
    BlowView,
    CreatureView,
    ItemView,
    LineView,
    ScreenSecrets,
    SkirmishView,
    SlotView,
    SquareView,
    WeaponView,
    WindowView,
    WoundView,
)

SIDES: Final = ("heroes", "others")


def is_known(fight: Fight, creature: Creature, viewer: int) -> bool:
    """Whether a viewer may know of somebody: players and watchers what the heroes know."""
    if viewer == JUDGE or creature.side == HEROES:
        return True
    return creature.dead or field.side_knows(fight, HEROES, creature)


def seen_by(fight: Fight, viewer: int) -> SkirmishView:
    """The whole view of a viewer."""
    with frozen(fight):
        return _seen_by(fight, viewer)


def _seen_by(fight: Fight, viewer: int) -> SkirmishView:
    known = [one for one in fight.everybody if is_known(fight, one, viewer) and not one.gone]
    ids = {one.number for one in known}
    active = fight.active
    shown = active is not None and active.number in ids
    mapped = fight.setting.is_on("map")
    people = [_creature(fight, one, viewer) for one in known]
    return SkirmishView(
        viewer=viewer,
        stage=fight.stage,
        round=fight.round,
        weather=fight.weather,
        active=active.id if active is not None and shown else "",
        map=mapped,
        size=[fight.board.width, fight.board.height] if mapped else [unmapped.WIDE, unmapped.HIGH],
        squares=_squares(fight),
        distances=[] if mapped else unmapped.distances(fight, known),
        creatures=people if mapped else unmapped.drawn(people),
        items=[
            ItemView(f"{each.weapon.kind}.{each.weapon.number}", each.weapon.kind, list(each.at) if mapped else [])
            for each in fight.ground
            if viewer == JUDGE or field.side_sees(fight, HEROES, each.at)
        ],
        slots=_slots(fight, ids),
        window=_window(fight, viewer, ids),
        blow=_blow(fight, ids),
        reach=_reach(fight, viewer),
        lines=_lines(fight, viewer, known),
        engaged=_engaged(fight, viewer, known),
        infights=[_pair(fight, each) for each in fight.infights if all(int(n) in ids for n in each.split("-"))],
        clinches=[
            [fight.creatures[a].id, fight.creatures[b].id] for a, b in fight.clinches.items() if a in ids and b in ids
        ],
        balance=turns.balance(fight) if viewer == JUDGE else "",
        outcome=fight.outcome,
        day=fight.day,
        sheets=_sheets(fight, viewer),
        secrets=_secrets(fight) if viewer == JUDGE else None,
    )


def _sheets(fight: Fight, viewer: int) -> list[dict[str, Any]]:
    """After the fight: one's characters as documents that can be brought into the next; the judge's are all of them."""
    if fight.stage not in (AFTER, OVER) or viewer == WATCHER:
        return []
    return documents_of(fight, None if viewer == JUDGE else viewer)


def _squares(fight: Fight) -> list[SquareView]:
    found = []
    for (x, y), ground in sorted(fight.board.squares.items()):
        marks = (ground.wall, ground.ground, ground.confined, ground.height, ground.light, ground.cover)
        found.append(SquareView([x, y], *marks, ground.smoke, ground.mist, ground.fire))
    return found


def _pair(fight: Fight, text: str) -> list[str]:
    return [fight.creatures[int(number)].id for number in text.split("-")]


def _creature(fight: Fight, one: Creature, viewer: int) -> CreatureView:
    kind = fight.kind_of(one)
    own = viewer == JUDGE or one.side == HEROES
    open_hp = own or fight.setting.is_on("open_hp")
    open_tn = own or fight.setting.is_on("open_tn")
    return CreatureView(
        id=one.id,
        kind=one.kind,
        number=one.ordinal,
        name=dict(kind.name),
        side=SIDES[one.side],
        seat=one.seat,
        at=list(one.at),
        squares=fight.side_squares(one),
        size=SIZES[kind.size],
        facing=one.facing,
        hp=one.hp if open_hp else None,
        hp_max=kind.hp if open_hp else None,
        health=_health(fight, one),
        adv=one.adv,
        adv_max=advantage.most(fight, one),
        conditions=_conditions(one),
        wounds=[WoundView(w.zone, w.row, w.name, w.treated, max(0, w.days)) for w in one.wounds],
        stuck=one.stuck[:],
        ap=[damage.armour(fight, one, zone) for zone in ZONES] if open_tn else [],
        speed=walking.speed_of(fight, one),
        weapons=[_weapon(one, weapon) for weapon in one.weapons if own or weapon.number in (one.main, one.off)],
        ammo=dict(one.ammo) if own else {},
        skills={name: fight.skill(one, name) for name in SKILLS} if open_tn else {},
        characteristics=dict(zip(CHARACTERISTICS, kind.characteristics)) if open_tn else {},
        traits=sorted(kind.traits) if own else [],
        group=one.group,
        mount=fight.creatures[one.mount].id if one.mount else "",
        out=_out(one),
        main_left=not one.main_used,
        move_left=not one.move_used,
        reaction_left=not one.reaction_used,
        aim=fight.creatures[one.aim].id if one.aim and own else "",
        vulnerable=one.vulnerable,
    )


def _weapon(one: Creature, weapon: Weapon) -> WeaponView:
    hand = "main" if weapon.number == one.main else "off" if weapon.number == one.off else ""
    name = f"{weapon.kind}.{weapon.number}"
    return WeaponView(name, weapon.kind, hand, weapon.loaded, weapon.progress, weapon.jammed, weapon.notches)


def _health(fight: Fight, one: Creature) -> str:
    if one.dead:
        return "dead"
    if one.hp == 0 or one.unconscious:
        return "down"
    return "unhurt" if one.hp >= fight.kind_of(one).hp else "wounded"


def _out(one: Creature) -> str:
    for name in ("dead", "surrendered", "unconscious", "gone"):
        if getattr(one, name):
            return name
    return "down" if one.hp == 0 else ""


def _conditions(one: Creature) -> dict[str, int]:
    found = {}
    for name in CONDITIONS:
        value = getattr(one, name)
        if value:
            found[name] = value if isinstance(value, int) and not isinstance(value, bool) else 1
    return {**found, **({"surprised": 1} if one.surprised else {})}


def _slots(fight: Fight, ids: set[int]) -> list[SlotView]:
    """The ribbon of the round; who is not known has no place in it."""
    if fight.stage != TURN:
        return []
    left = fight.slots
    return [
        SlotView(
            fight.creatures[n].id, fight.results.get(n, 0), n not in left, bool(left) and left[0] == n and fight.acting
        )
        for n in fight.order
        if n in ids
    ]


def _window(fight: Fight, viewer: int, ids: set[int]) -> WindowView | None:
    if not fight.windows:
        return None
    window = fight.windows[-1]
    other = fight.creatures.get(window.other)
    mine = viewer in (JUDGE, window.seat)
    if not mine and (window.kind == "fate" or window.who not in ids):
        return None  # that somebody unknown is asked about would tell of him
    told = other.id if other is not None and (window.other in ids or mine) else ""
    return WindowView(window.kind, fight.creatures[window.who].id, told, window.default if mine else "", window.seat)


def _blow(fight: Fight, ids: set[int]) -> BlowView | None:
    if not fight.attacks or fight.attacks[-1].attacker not in ids or fight.attacks[-1].target not in ids:
        return None
    attack = fight.attack()
    attacker, target = fight.creatures[attack.attacker], fight.creatures[attack.target]
    weapon = attacker.weapon(attack.weapon)
    name = weapon.kind if weapon is not None else fight.kind_of(attacker).natural
    return BlowView(attack.act, attacker.id, target.id, name, attack.zone, attack.roll, attack.answer, attack.outcome)


def _mine(fight: Fight, viewer: int) -> Creature | None:
    """The active creature, if this viewer orders for it and nothing else is asked."""
    active = fight.active
    if active is None or fight.windows or fight.stage != TURN:
        return None
    return active if viewer == JUDGE or active.seat == viewer else None


def _reach(fight: Fight, viewer: int) -> list[list[int]]:
    """The squares within a move of the one who acts, as a tree of ways: each with the one before it and its yards."""
    active = _mine(fight, viewer)
    if active is None or active.move_used or not active.able or not fight.setting.is_on("map"):
        return []
    known = believed(fight, viewer)
    mover = known.creatures[active.number]
    found = walking.ways(known, mover, moving.yards_of(known, mover))
    square = found.terrain.square
    cells = [cell for cell in found.cells() if cell != found.start]
    return [[*square(cell), *square(found.before(cell)), int(found.cost[cell]) >> YARD_BITS] for cell in cells]


def _engaged(fight: Fight, viewer: int, known: list[Creature]) -> list[str]:
    active = _mine(fight, viewer)
    return [] if active is None else [one.id for one in field.engaged_with(fight, active) if one in known]


def _lines(fight: Fight, viewer: int, known: list[Creature]) -> list[LineView]:
    active = _mine(fight, viewer)
    if active is None:
        return []
    others = [one for one in known if one.side != active.side and not one.out and field.knows(fight, active, one)]
    return [
        LineView(
            one.id,
            [list(square) for square in field.path_of_shot(fight, active, one)] if fight.setting.is_on("map") else [],
            field.apart(fight, active, one),
            field.cover_of(fight, active, one),
        )
        for one in others
    ]


def _secrets(fight: Fight) -> ScreenSecrets:
    hidden = [one.id for one in fight.everybody if one.side != HEROES and not field.side_knows(fight, HEROES, one)]
    everybody = [one.id for one in fight.everybody if not one.dead and not one.gone]
    return ScreenSecrets(hidden, list(CONDITIONS), list(WEATHERS), list(LADDER), everybody)
