"""Who hears of what, and how amounts are told."""

from __future__ import annotations

from fractions import Fraction
from typing import final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party


def seats_of(game: Game, party: Party) -> list[int]:
    """The seats of a party: its caller's, and those for whose people it goes (surface.core.roll_visibility)."""
    is_below = game.descent_of(party) is not None
    people = [one for one in game.company.members.values() if one.group == party.number and not is_below]
    owners = {member.owner for member in [*people, *game.members_of(party)]}
    return sorted({party.caller, *owners} - {-1})


def side(game: Game, party: Party) -> int:
    """Audience: the seats of a party, and the judge."""
    return sum(1 << seat for seat in seats_of(game, party))


def within(game: Game, party: Party) -> int:
    """Audience: all who hear of what happens to a party, where it happens.

    Above ground that are the seats that have somebody above (and everybody, while nobody is below); below ground
    those that have somebody in the same dungeon. Its own seats hear of it in any case.
    """
    if not game.sites_in_use:
        return OPEN
    mine = game.descent_of(party)
    near = [other for other in game.parties if _site(game, other) == (mine.site if mine is not None else "")]
    return sum(1 << seat for seat in {seat for other in (party, *near) for seat in seats_of(game, other)})


def acting_within(game: Game) -> int:
    """Audience: all who hear of a meeting, a fight or a battle that is on."""
    party = next((one for one in game.parties if one.number == game.acting), None)
    return OPEN if party is None else within(game, party)


def _site(game: Game, party: Party) -> str:
    descent = game.descent_of(party)
    return "" if descent is None else descent.site


@final
class Earshot:
    """A while in which only some hear of what a scribe tells."""

    def __init__(self, scribe: Scribe, audience: int) -> None:
        self._scribe, self._audience, self._before = scribe, audience, scribe.within

    def __enter__(self) -> None:
        self._scribe.within &= self._audience

    def __exit__(self, *error: object) -> None:
        self._scribe.within = self._before


def heard(scribe: Scribe, audience: int) -> Earshot:
    """While this lasts nobody but these hears of anything."""
    return Earshot(scribe, audience)


def amount(value: Fraction | int) -> str:
    """An amount as it is read: `4`, `4 1/2`."""
    whole, rest = divmod(Fraction(value), 1)
    if not rest:
        return str(whole)
    return f"{whole} {rest}" if whole else str(rest)
