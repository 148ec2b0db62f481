"""What is in the hands: readying, stowing, lights and their handling (dungeon.load.hands, dungeon.light.handling)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import carrying, handling
from podzem.expedition.fight import marks
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.handling import is_held, needs_room
from podzem.expedition.people import ANIMAL, Member
from podzem.expedition.shining import burning
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.light.light import FULL_TURNS
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.reach import arms_length, group_of, no
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import stand_of, width_at
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.points import distance

LIGHTS: Final = "dungeon.light.handling"
BAGS: Final = ("sack", "chest")


def ready_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """What can be held or worn and is not."""
    return [(item.id,) for item in member.items if not item.ready and is_held(item)]


def why_not_ready(game: Game, member: Member, item: Item) -> Refusal | None:
    """Two hands, the width of the way, a whole arm, and in combat room at the front."""
    refusal = handling.why_not_ready(game.company, member, item, _width(game, member, item))
    return refusal or (_why_no_room(game, game.fight, member, item) if game.fight is not None else None)


def _why_no_room(game: Game, fight: Fight, member: Member, item: Item) -> Refusal | None:
    """Where the place is narrower than a shield or two-handed weapon, neither can be readied (dungeon.combat.space)."""
    row = row_of(fight, member.number)
    if row < 0:
        return None
    armed = replace(member, items=[replace(other, ready=other.ready or other is item) for other in member.items])
    wide = carrying.space(game.company, armed) > fight.room(fight.front[row], marks.PARTY)
    return no("dungeon.combat.space", "ready", member=member.id) if wide else None


def why_not_hold(game: Game, member: Member, item: Item, verb: str) -> Refusal | None:
    """Why he cannot take a thing into his hands."""
    return handling.why_not_hold(game.company, member, item, verb, _width(game, member, item))


def _width(game: Game, member: Member, item: Item) -> int:
    """How wide the way is where his group stands, if the thing needs room; above ground as wide as one likes."""
    asks = is_held(item) and needs_room(item) and member.group
    return width_at(game, group_of(game, member)) if asks else carrying.WIDE_QS


def stow_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """What is in the hands or worn."""
    return [(item.id,) for item in member.items if item.ready]


def pack_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Into each bag what is not in the hands."""
    bags = [bag for bag in member.items if bag.kind in BAGS]
    return [(item.id, bag.id) for bag in bags for item in member.items if _is_loose(item)]


def _is_loose(item: Item) -> bool:
    return not item.ready and item.kind not in BAGS


def why_not_pack(game: Game, member: Member, item: Item, bag: Item) -> Refusal | None:
    """A thing and a bag that he has; overfilling is refused (dungeon.load.containers)."""
    if bag.kind not in BAGS or not _is_loose(item):
        return no("dungeon.core.error", "pack", member=member.id)
    inside = sum(carrying.weight(thing) for thing in bag.contents)
    if inside + carrying.weight(item) > GEAR[bag.kind].holds_qg or item.dragged or item.kind == "body":
        return no("dungeon.load.containers", "pack", member=member.id, item=item.id)
    return None


def pack(game: Game, member: Member, item: Item, bag: Item, scribe: Scribe) -> None:
    """Into a bag."""
    member.items.remove(item)
    bag.contents.append(item)
    events.packed(scribe, member, item, bag)


def light_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Torches and lamps that do not burn."""
    return [(item.id,) for item in member.items if item.kind in ("torch", "lamp") and not item.burning]


def why_not_light(game: Game, member: Member, item: Item) -> Refusal | None:
    """Something left to burn, a free hand, a flame at hand."""
    if item.kind not in ("torch", "lamp") or item.burning or member.kind == ANIMAL:
        return no("dungeon.core.error", "light", member=member.id)
    if item.left <= 0 or not has_flame(game, member):
        return no(LIGHTS, "light", member=member.id, item=item.id)
    return None if item.ready else why_not_hold(game, member, item, "light")


def has_flame(game: Game, member: Member) -> bool:
    """Whether a flame burns at hand: in the group, lying near, or a fire of the place."""
    group = group_of(game, member)
    if any(burning(game.members[number]) for number in group.members):
        return True
    here, hs = stand_of(game, member), arms_length(game, group)
    heaps = [heap.at for heap in game.site.heaps if heap.depth == group.depth and any(i.burning for i in heap.items)]
    fires = [f.at for f in game.dungeon.level(group.depth).features if f.terrain == "fire"]
    return any(distance(here.at, at) <= hs for at in heaps + fires)


def light(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """From a burning flame; it is in the hand then."""
    item.ready = item.burning = True
    events.lit(scribe, member, item, item.left)
    look_around(game, scribe)


def douse_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """What burns in his hands."""
    return [(item.id,) for item in burning(member)]


def refill_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Lamps that are not full."""
    return [(item.id,) for item in member.items if item.kind == "lamp" and item.left < FULL_TURNS]


def why_not_refill(game: Game, member: Member, item: Item) -> Refusal | None:
    """A lamp that is not full, and oil."""
    if item.kind != "lamp" or item.left >= FULL_TURNS:
        return no("dungeon.core.error", "refill", member=member.id)
    return None if oil_of(member) else no("dungeon.light.lamp", "refill", member=member.id, item=item.id)


def oil_of(member: Member) -> Item | None:
    """A skin with oil in it that he carries."""
    things = [*member.items, *(inner for item in member.items for inner in item.contents)]
    return next((item for item in things if item.kind == "skin_oil" and item.left > 0), None)


def refill(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """One filling is one grivna of the skin's oil and six turns of light; done at once, the lamp burns on."""
    skin = oil_of(member)
    assert skin is not None
    skin.left -= 1
    item.left = FULL_TURNS
    item.burning, item.warm = item.burning or (item.warm and item.ready), False
    events.refilled(scribe, member, item, skin.left)
    look_around(game, scribe)
