"""Light that somebody carries: in his hands, or about him (dungeon.light.*, dungeon.treasure.magic)."""

from __future__ import annotations

from podzem.expedition.people import Member
from podzem.world.item import Item


def burning(member: Member) -> list[Item]:
    """The lights that burn in somebody's hands."""
    return [item for item in member.items if item.burning]


def shines(member: Member) -> bool:
    """Whether light comes from somebody: what he holds, or a wand of light (dungeon.treasure.magic)."""
    return bool(burning(member)) or any(effect.kind == "light" for effect in member.effects)
