"""What traps do (delve.trap.effects, table B5)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.below import Snare
from podzem.systems.delve.chapters.combat.arms import defence
from podzem.systems.delve.chapters.combat.attacks import hits, save
from podzem.systems.delve.chapters.combat.wounds import fall, hurt
from podzem.systems.delve.chapters.movement.ways import next_to, write_edge
from podzem.systems.delve.chapters.traps import events
from podzem.systems.delve.chapters.wander import noise
from podzem.systems.delve.company import awake, group_of
from podzem.systems.delve.data.traps import SAVE_DC, TRAPS
from podzem.systems.delve.data.traps import Trap as TrapType
from podzem.systems.delve.document import square_at
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level, squares
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.steps import sees_place
from podzem.systems.delve.zones import zone_at
from podzem.world.dungeon_map import Trap
from podzem.world.number import Number
from podzem.world.points import opposite

EFFECTS: Final = "delve.trap.effects"
D20: Final = 20
FEET: Final = 10
CLOTH: Final = ("bandage", "sack")
"""What burns of what one carries."""


def is_armed(game: Game, trap: Trap) -> bool:
    """Whether a trap waits."""
    snare = game.below.snares.get(trap.id)
    return snare is None or snare.state == "armed"


def on_action(game: Game, person: Person, id: str, action: str, scribe: Scribe) -> None:
    """A trap that is bound to what somebody does always springs, unless he knows his way round it."""
    for trap in level(game, person.at.depth).traps_on(id):
        snare = game.below.snares.get(trap.id)
        knows = snare is not None and person.number in snare.bypassed
        if trap.bound == "action" and trap.action == action and is_armed(game, trap) and not knows:
            spring(game, person, trap, scribe)


def spring_id(game: Game, person: Person, id: str, scribe: Scribe) -> None:
    """A trap by its id, if it is armed."""
    for trap in level(game, person.at.depth).traps:
        if trap.id == id and is_armed(game, trap):
            spring(game, person, trap, scribe)


def spring(game: Game, person: Person, trap: Trap, scribe: Scribe, clause: str = EFFECTS) -> None:
    """It springs on somebody and whoever it reaches; a sprung trap stays sprung."""
    snare = game.below.snares.setdefault(trap.id, Snare())
    snare.state, snare.found, snare.set_again = "sprung", True, False
    row = TRAPS[trap.type]
    events.sprung(scribe, clause, person, trap.type, trap.id)
    take_effect(game, person, row, scribe, trap)


def take_effect(game: Game, person: Person, row: TrapType, scribe: Scribe, trap: Trap | None = None) -> None:
    """What it does to each of its victims, in marching order."""
    if row.alarm:
        events.alarm_sounds(scribe)
        noise.alarm(game, zone_at(game, person.at), scribe)
        group = group_of(game, person)
        if group is not None:
            game.agenda.insert(0, f"check_now:{group.number}")
        return
    if row.force:
        _let_fall(game, person, scribe)
        return
    for victim in victims(game, person, row):
        _strike(game, victim, row, scribe, trap)


def victims(game: Game, person: Person, row: TrapType) -> list[Person]:
    """Whom it reaches: everybody near, of whichever group, the first few in the line, or who set it off."""
    awake_ones = [one for group in game.groups for one in awake(game, group)]
    near = [one for one in awake_ones if one is person or sees_place(game, person.at, one.at)]
    if row.each:
        reach = row.reach_ft // FEET
        return [one for one in near if max(abs(one.at.x - person.at.x), abs(one.at.y - person.at.y)) <= reach]
    if row.victims > 1:
        line = row.line_ft // FEET
        others = [one for one in near if one is not person and _far(one, person) <= line]
        return [person, *sorted(others, key=lambda one: _far(one, person))][: row.victims]
    return [person]


def _far(one: Person, other: Person) -> int:
    return max(abs(one.at.x - other.at.x), abs(one.at.y - other.at.y))


def _strike(game: Game, victim: Person, row: TrapType, scribe: Scribe, trap: Trap | None) -> None:
    if row.attack is not None:
        face = int(scribe.roll(D20, events.ATTACK_DIE))
        struck = hits(face, row.attack, defence(game, victim))
    else:
        struck = not row.save or not save(victim, row.save, SAVE_DC, scribe, EFFECTS).success
    if not struck:
        events.missed(scribe, victim)
        return
    damage = sum(_thrown(dice, scribe) for dice in (row.damage, row.more) if dice is not None)
    if damage:
        hurt(game, victim, damage, scribe, EFFECTS)
        if victim.hp <= 0 and is_up(victim):
            fall(game, victim, scribe)
    _besides(game, victim, row, trap, scribe)


def _thrown(dice: Number, scribe: Scribe) -> int:
    return dice.throw(lambda sides: int(scribe.roll(sides, events.DAMAGE_DIE)))


def _besides(game: Game, victim: Person, row: TrapType, trap: Trap | None, scribe: Scribe) -> None:
    if row.climb and trap is not None:
        victim.pit = trap.id
        events.fell_into(scribe, victim)
    if row.levels:
        _slide(game, victim, row, trap, scribe)
    if row.burns:
        for item in [item for item in victim.items if item.kind in CLOTH]:
            victim.items.remove(item)
            events.burnt(scribe, victim, item)


def _let_fall(game: Game, person: Person, scribe: Scribe) -> None:
    """A grating shuts the way behind the first member (delve.trap.effects)."""
    group = group_of(game, person)
    heading = group.heading if group is not None and group.heading else "N"
    back = opposite(heading)
    behind = next_to(person.at, back)
    for edge in (write_edge(person.at, back), write_edge(behind, heading)):
        if edge not in game.below.shut:
            game.below.shut.append(edge)
    events.grating_fell(scribe, person.at)


def _slide(game: Game, victim: Person, row: TrapType, trap: Trap | None, scribe: Scribe) -> None:
    """Down to a point one depth lower, unhurt; whoever slides is parted from the others."""
    there = _bottom(game, victim, row, trap)
    if there is None:
        return
    victim.at = there
    events.slid_down(scribe, victim)
    group = group_of(game, victim)
    if group is not None and len(group.members) > 1:
        group.members.remove(victim.number)
        number = max(other.number for other in game.groups) + 1
        game.groups.append(Group(number, [victim.number], group.counter, [there], spent=group.spent))


def _bottom(game: Game, victim: Person, row: TrapType, trap: Trap | None) -> Place | None:
    whole = dungeon(game)
    if trap is not None and trap.to is not None and whole.has_level(trap.to[0]):
        depth, point = trap.to
        for area in level(game, depth).areas:
            found = square_at(game, depth, area.id, point) if area.kind != "outside" else None
            if found is not None and _is_in(area.extent, point):
                return Place(depth, *found)
    depth = victim.at.depth + row.levels
    if not whole.has_level(depth):
        return None
    x, y = min(squares(game, depth).area_of)
    return Place(depth, x, y)


def _is_in(extent: tuple[int, int, int, int], point: tuple[int, int]) -> bool:
    west, north, width, height = extent
    return 2 * west <= point[0] <= 2 * (west + width) and 2 * north <= point[1] <= 2 * (north + height)
