"""Odds of a meeting, a fight and a pursuit, from the rules that play them and from what the seat knows.

A pursuit runs from cell to cell; its odds are told for legs like those from here: each direction that the party knows,
with the chances that its cell gives, again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition.fight_odds import odds_of
from podzem.systems.surface.believed import believed, land_of
from podzem.systems.surface.cells import DIRECTIONS, Cell
from podzem.systems.surface.chapters import hiding, pursuit
from podzem.systems.surface.chapters.encounters import sides
from podzem.systems.surface.chapters.encounters.encounter import PARTY, Pursuit
from podzem.systems.surface.chapters.movement import stepping
from podzem.systems.surface.game import COMBAT, Game
from podzem.systems.surface.land import FOG
from podzem.systems.surface.parties import Party

HIDDEN: Final = "hidden"
FLIGHTS: Final = {"flee": PARTY, "run": PARTY, "pursue": "others"}


def meeting_odds(state: Game, decision: Decision) -> dict[str, Fraction] | None:
    """The chances of a decision in a meeting, a fight or a pursuit; None where it has none."""
    game = believed(state, decision.seat)
    if game.encounter is None or decision.seat != game.party(game.acting).caller:
        return None
    if decision.order in ("hide", "free_hide"):
        return {HIDDEN: fanned(lambda scribe: hiding.throw(game, hiding.FREE, scribe))}
    if decision.order in FLIGHTS:
        return flight_odds(game, FLIGHTS[decision.order])
    return odds_of(game, game.fight, decision) if game.stage == COMBAT and game.fight is not None else None


def fanned(rule: Callable[[Scribe], bool]) -> Fraction:
    """The chance that a rule holds, over every way its dice can fall."""
    fan, held, falls = Fanned(), Fraction(0), True
    while falls:
        holds = rule(Scribe(fan))
        held += fan.chance if holds else 0
        falls = fan.turn()
    return held


def flight_odds(game: Game, flees: str) -> dict[str, Fraction]:
    """Caught or away in the end; nothing where a cell is not known that may be run into."""
    party, _, _ = sides.at_hand(game)
    ahead = [party.cell.towards(way) for way in DIRECTIONS if stepping.why_not_step(game, party, way) is None]
    if not ahead or any(land_of(game, party).terrain(cell) == FOG for cell in ahead):
        return {}
    legs = [_leg(game, party, cell, flees) for cell in ahead]
    caught = sum((leg[pursuit.CAUGHT] for leg in legs), Fraction(0))
    away = sum((leg[pursuit.AWAY] for leg in legs), Fraction(0))
    return {"caught": caught / (caught + away), "escaped": away / (caught + away)} if caught + away else {}


def _leg(game: Game, party: Party, cell: Cell, flees: str) -> dict[str, Fraction]:
    """How the dice of a leg into a cell fall."""
    there = replace(party, cell=cell)
    encounter = replace(sides.at_hand(game)[2], pursuit=Pursuit(flees))
    parties = [there if one.number == party.number else one for one in game.parties]
    twin = replace(game, parties=parties, encounter=encounter)
    twin.maps = game.maps
    return {
        found: fanned(lambda scribe, found=found: pursuit.outcome(twin, scribe) == found)  # type: ignore[misc]
        for found in (pursuit.CAUGHT, pursuit.AWAY)
    }
