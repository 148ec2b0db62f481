"""Using things: potions and wands, a tinderbox, tasting (T5 `use`; dungeon.treasure.magic, dungeon.light.handling)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import captives, magic, treasure
from podzem.expedition.aid import aid_work, why_not_aid
from podzem.expedition.people import ANIMAL, CAPTIVE, DEAD, DOWN, Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.load import bodies, lying
from podzem.systems.dungeon.chapters.load.hands import why_not_hold
from podzem.systems.dungeon.chapters.load.loading import why_not_handle
from podzem.systems.dungeon.chapters.load.sharing import beside
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import HAND_HS, WORK_LIGHT
from podzem.systems.dungeon.reach import group_of, no, why_not_there
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import stand_of
from podzem.world.item import Item
from podzem.world.points import distance

MAGIC: Final = ("potion", "wand")


def use_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Potions to drink and wands to wave."""
    return [(item.id,) for item in member.items if item.kind in MAGIC]


def why_not_use(game: Game, member: Member, item: Item) -> Refusal | None:
    """A potion or a wand that he has."""
    if item.kind not in MAGIC or member.kind == ANIMAL:
        return no("dungeon.core.error", "use", member=member.id)
    return magic.why_not_use(member, item)


def use(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """Drunk, or waved."""
    magic.use_item(game.company, member, item, member, Below(game), scribe)
    look_around(game, scribe)


def use_on_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Potions for a neighbour, also one who lies."""
    potions = [item for item in member.items if item.kind == "potion"]
    return [(item.id, other.id) for item in potions for other in within_reach(game, member)]


def within_reach(game: Game, member: Member) -> list[Member]:
    """Those beside him, and those who lie there."""
    return [*beside(game, member), *(m for m in lying.lying(game, group_of(game, member)) if m is not member)]


def why_not_use_on(game: Game, member: Member, item: Item, other: Member) -> Refusal | None:
    """A potion that he has, for somebody beside him."""
    if item.kind != "potion" or member.kind == ANIMAL:
        return no("dungeon.core.error", "use_on", member=member.id)
    return None


def use_on(game: Game, member: Member, item: Item, other: Member, scribe: Scribe) -> None:
    """Given to drink."""
    magic.use_item(game.company, member, item, other, Below(game), scribe)


def taste_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Magic things whose power nobody knows."""
    return [(item.id,) for item in member.items if item.kind in magic.MAGIC and not item.told]


def why_not_taste(game: Game, member: Member, item: Item) -> Refusal | None:
    """A turn for finding out what something is."""
    if item.kind not in magic.MAGIC or item.told or member.kind == ANIMAL:
        return no("dungeon.treasure.magic", "taste", member=member.id)
    return None


def taste(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """Nothing is used up."""
    if not item.told:
        magic.taste(game.company, member, item, scribe)


def why_not_strike_fire(game: Game, member: Member, item: Item) -> Refusal | None:
    """A tinderbox and a turn (dungeon.light.handling)."""
    if item.kind not in ("torch", "lamp") or item.burning or member.kind == ANIMAL:
        return no("dungeon.core.error", "strike_fire", member=member.id)
    things = [*member.items, *(inner for one in member.items for inner in one.contents)]
    if item.left <= 0 or not any(one.kind == "tinderbox" for one in things):
        return no("dungeon.light.handling", "strike_fire", member=member.id, item=item.id)
    return None if item.ready else why_not_hold(game, member, item, "strike_fire")


def strike_fire(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """A new flame at the end of the work."""
    if item.left > 0:
        item.ready = item.burning = True
        events.struck_fire(scribe, member, item)
        look_around(game, scribe)


def captive_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """The captives of his group."""
    return [(captive.id,) for captive in game.company.captives(member.group)]


def why_not_captive(game: Game, member: Member, captive: Member) -> Refusal | None:
    """A captive of his group, and a person to do it."""
    return no("dungeon.captive.use", member=member.id) if member.kind == ANIMAL else None


def kill(game: Game, member: Member, captive: Member, scribe: Scribe) -> None:
    """A captive is killed."""
    captives.kill(game.company, captive, Below(game), scribe)


def free(game: Game, member: Member, captive: Member, scribe: Scribe) -> None:
    """A captive is let go."""
    captives.set_free(captive, scribe)


def strip_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """The fallen strangers at hand who have something on them."""
    return [(other.id,) for other in spoils_near(game, group_of(game, member))]


def spoils_near(game: Game, group: Group) -> list[Member]:
    """The fallen and dead strangers within a sazhen of a group who have something on them."""
    spoils = [other for other in game.members.values() if treasure.is_spoil(other)]
    return [other for other in spoils if _is_at_hand(game, other, group)]


def _is_at_hand(game: Game, other: Member, group: Group) -> bool:
    depth, at = bodies.place_of(game, other)
    return depth == group.depth and distance(at, group.at) <= HAND_HS


def why_not_strip(game: Game, member: Member, other: Member) -> Refusal | None:
    """Part of a turn of loading (dungeon.action.load)."""
    order = game.orders.get(member.number)
    if order is None or order.verb != "load":
        return no("dungeon.action.load", "strip", member=member.id)
    return why_not_handle(game, member, "strip")


def strip(game: Game, member: Member, other: Member, scribe: Scribe) -> None:
    """All that he had lies beside him."""
    treasure.strip(game.company, other, Below(game), scribe)
    look_around(game, scribe)


def aid_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """The fallen whom he could treat."""
    if member.medicine < 1:
        return []
    fallen = [other for other in game.members.values() if other.status == DOWN]
    return [(other.id,) for other in fallen if other.number != member.number]


def patients_of(game: Game, member: Member) -> list[str]:
    """Those whom he is ordered to treat."""
    order = game.orders.get(member.number)
    return order.words[:] if order is not None and order.verb == "aid" else []


def aid(game: Game, member: Member, patients: list[Member], scribe: Scribe) -> None:
    """Whom he can still help; a patient who died meanwhile is passed over."""
    still = [patient for patient in patients if why_not_aid(member, [patient]) is None]
    if still:
        aid_work(member, still, Below(game), scribe)


def known_people(game: Game) -> list[Member]:
    """The party, and of strangers those who lie or are held."""
    return [one for one in game.members.values() if one.status in (DOWN, DEAD, CAPTIVE) or one.owner >= 0]


def why_not_aid_one(game: Game, member: Member, patient: Member) -> Refusal | None:
    """One patient more: what it needs, within a step, in bright light (dungeon.aid.needs)."""
    before = patients_of(game, member)
    if patient.id in before or member.kind == ANIMAL:
        return no("dungeon.core.error", "aid", member=member.id)
    known = {one.id: one for one in known_people(game)}
    refusal = why_not_aid(member, [*(known[id] for id in before if id in known), patient])
    if refusal is not None:
        return refusal
    if any(patient.id in patients_of(game, other) for other in game.members.values()):
        return no("dungeon.aid.window", "aid", member=member.id)
    return why_not_there(game, member, "aid", stand_of(game, patient), WORK_LIGHT["aid"])
