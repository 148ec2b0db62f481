"""One step: whether it can be made, and on which bank it ends (surface.core.directions, surface.river.bank, .cross)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.expedition import carrying
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.cells import Cell, opposite
from podzem.systems.surface.chapters.flying import is_flying
from podzem.systems.surface.chapters.movement.prices import is_frozen
from podzem.systems.surface.chapters.rivers import crossing
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import FOG, PLAIN, WATER, Land
from podzem.systems.surface.parties import Party
from podzem.world.region.banks import WHOLE, bank_after, bank_holding, hands_along, sides_of

DIRECTIONS: Final = "surface.core.directions"
SWIM_LAKE: Final = "surface.river.swim_lake"
CARTS: Final = "surface.move.animals"
ABOARD: Final = "surface.sea.crew"
STEP: Final = "march"


def why_not_step(game: Game, party: Party, direction: str) -> Refusal | None:
    """Why a step cannot be made: the edge of the map, water, a river without means, a cart off the paths."""
    land, other = land_of(game, party), party.cell.towards(direction)
    if party.aboard:
        return Refusal(ABOARD, STEP, {"direction": direction, "cause": "aboard"})
    if not land.contains(other):
        return Refusal(DIRECTIONS, STEP, {"direction": direction})
    if is_flying(game, party):
        return None
    terrain = land.terrain(other)
    if terrain in WATER and not is_frozen(game, terrain):
        return Refusal(SWIM_LAKE, STEP, {"direction": direction})
    if way_out(game, party, land, direction) is None:
        return Refusal(crossing.barred_by(game), STEP, {"direction": direction})
    return _why_not_cart(game, party, land, other, direction)


def _why_not_cart(game: Game, party: Party, land: Land, other: Cell, direction: str) -> Refusal | None:
    """A cart enters only plains, or goes along a path that is not washed out (surface.move.animals)."""
    if not any(carrying.has_cart(member) for member in game.members_of(party)):
        return None
    by_path = bool(land.paths_between(party.cell, other)) and not game.paths_washed
    is_fit = by_path or land.terrain(other) in (PLAIN, FOG)
    return None if is_fit else Refusal(CARTS, STEP, {"direction": direction})


def way_out(game: Game, party: Party, land: Land, direction: str) -> list[tuple[str, str]] | None:
    """The free crossings that a party needs before it can leave by a side; None where it cannot."""
    return crossing.way_to(game, party, land, party.cell, banks_towards(land, party.cell, direction))


def banks_towards(land: Land, cell: Cell, direction: str) -> set[str]:
    """The banks from which one may leave by a side: those that hold it, along an arm the two beside it."""
    banks = land.banks(cell)
    if banks == (WHOLE,) or direction not in land.arms(cell):
        return {bank for bank in banks if direction in sides_of(bank)}
    return {bank for bank in banks if hands_along(bank, direction)}


def bank_beyond(land: Land, cell: Cell, bank: str, direction: str, hand: str) -> str:
    """The bank on which a step ends; along a river the hand is kept (surface.river.bank)."""
    other = cell.towards(direction)
    if land.banks(other) == (WHOLE,):
        return WHOLE
    if direction in land.arms(cell):
        hands = hands_along(bank, direction)
        return bank_after(land.arms(other), direction, hand if hand in hands else hands[0])
    return bank_holding(land.arms(other), opposite(direction))
