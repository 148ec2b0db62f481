"""Who hears of what, and how amounts are told."""

from __future__ import annotations

from fractions import Fraction

from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party


def seats_of(game: Game, party: Party) -> list[int]:
    """The seats of a party: its caller's, and those for whose people it goes (surface.core.roll_visibility)."""
    is_below = game.below is not None and game.below.party == party.number
    people = [one for one in game.company.members.values() if one.group == party.number and not is_below]
    owners = {member.owner for member in [*people, *game.members_of(party)]}
    return sorted({party.caller, *owners} - {-1})


def side(game: Game, party: Party) -> int:
    """Audience: the seats of a party, and the judge."""
    return sum(1 << seat for seat in seats_of(game, party))


def amount(value: Fraction | int) -> str:
    """An amount as it is read: `4`, `4 1/2`."""
    whole, rest = divmod(Fraction(value), 1)
    if not rest:
        return str(whole)
    return f"{whole} {rest}" if whole else str(rest)
