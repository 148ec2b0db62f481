"""Flight (surface.move.flight): who flies, and who is carried by fliers."""

from __future__ import annotations

from podzem.expedition.carrying import creature_of
from podzem.expedition.people import Member
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party


def flying_speed(member: Member) -> int:
    """His speed in flight, in the open (T9); 0 for whoever has no wings."""
    creature = creature_of(member)
    return 0 if creature is None or creature.above is None else creature.above.fly


def flies(member: Member) -> bool:
    """Whether he has wings."""
    return flying_speed(member) > 0


def is_flying(game: Game, party: Party) -> bool:
    """Whether all fly or are carried by fliers; nobody does in a storm."""
    if is_stormy(game):
        return False
    members = game.members_of(party)
    return bool(members) and all(
        flies(member) or (member.rides and flies(game.members[member.rides])) for member in members
    )
