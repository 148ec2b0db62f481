"""The party as the bot's view shows it: who is fit, what it has for the dark and for the sick, how strong it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.expedition.shapes import MeetingView, MemberView
from podzem.expedition.town import hiring
from podzem.systems.surface.view.shapes import CampaignView, PartyView
from podzem.world.creatures import CREATURES, Creature
from podzem.world.item_view import ItemView
from podzem.world.number import read_number

LIGHT: Final = 72
"""Turns of torchlight with which one goes below."""
BANDAGES: Final = 4
VALUABLE: Final = ("silver", "gold", "gem", "tableware", "jewellery", "carpet", "potion", "wand", "staff")
FEWEST: Final = 2
"""With fewer one does not go."""
GUARDED: Final = 2


def people(view: CampaignView, party: PartyView) -> list[MemberView]:
    """The party's people, no animals."""
    return [one for one in view.members if one.id in party.members and one.kind != "animal"]


def up(view: CampaignView, party: PartyView) -> list[MemberView]:
    """Those on their feet."""
    return [one for one in people(view, party) if one.status == "active"]


def things(one: MemberView) -> Iterator[ItemView]:
    """All that somebody has on him, in packs too."""
    stack = list(one.items)
    while stack:
        item = stack.pop()
        yield item
        stack += item.contents


def light(view: CampaignView, party: PartyView) -> int:
    """Turns of light that all torches together give."""
    return sum((item.left or 0) for one in up(view, party) for item in things(one) if item.kind == "torch")


def count(view: CampaignView, party: PartyView, kind: str) -> int:
    """How many things of a kind there are."""
    return sum(item.count for one in up(view, party) for item in things(one) if item.kind == kind)


def is_laden(view: CampaignView, party: PartyView) -> bool:
    """Whether there is treasure to sell."""
    return any(item.kind in VALUABLE for one in people(view, party) for item in things(one))


def is_hurt(one: MemberView) -> bool:
    """Whether somebody needs rest before he goes anywhere."""
    state = one.conditions
    return bool(one.status == "down" or state.wound or state.infection or state.exhaustion)


def hurt(view: CampaignView, party: PartyView) -> list[MemberView]:
    """All who need rest."""
    return [one for one in people(view, party) if is_hurt(one)]


def heroes(view: CampaignView, party: PartyView) -> list[MemberView]:
    """The heroes on their feet."""
    return [one for one in up(view, party) if one.kind == "pc"]


def vacancies(view: CampaignView, party: PartyView) -> int:
    """How many more men the heroes could lead."""
    led = sum(one.kind == "companion" for one in people(view, party))
    return sum(hiring.most_companions(one.level) for one in heroes(view, party)) - led


def fighters(view: CampaignView, party: PartyView) -> list[MemberView]:
    """Those who can stand in front."""
    return [one for one in up(view, party) if one.defence >= GUARDED and not is_hurt(one)]


def can_go_below(view: CampaignView, party: PartyView) -> bool:
    """Whole, with a hero, with light and with enough who can fight."""
    fit = heroes(view, party) and not hurt(view, party) and len(fighters(view, party)) >= FEWEST
    return bool(fit) and light(view, party) >= LIGHT


def strength(view: CampaignView, party: PartyView) -> int:
    """By level, squared (T11)."""
    return sum(one.level**2 for one in up(view, party))


def strength_met(meeting: MeetingView) -> int:
    """By kind and number in sight, a rolled level at its highest (surface.auto.caller)."""
    creature = CREATURES.get(meeting.kind)
    if creature is None:
        return meeting.count or 0
    level = _highest(creature)
    return ((meeting.count or 1) - 1) * level**2 + _highest_leader(creature, level) ** 2


def _highest(creature: Creature) -> int:
    return read_number(creature.level).most


def _highest_leader(creature: Creature, level: int) -> int:
    """The one who goes first: a lord of his own kind, a commander of a thrown level, or one of them."""
    above = creature.above
    if above is not None and above.leader:
        return _highest(CREATURES[above.leader])
    return read_number(above.commander).most if above is not None and above.commander else level


def speed(view: CampaignView, party: PartyView) -> int:
    """That of the slowest."""
    return min((one.speed for one in up(view, party)), default=0)
