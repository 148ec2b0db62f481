"""Moments of a campaign that a random game seldom comes to: lost, below ground, with several parties, met."""

from typing import Any

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.encounters import arriving, first_sight
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.system import SYSTEM

FRESH, LOST, BELOW, MET = range(4)
FURTHEST = 4
MOST_MET = 30


def begun(players: int, options: dict[str, Any], seed: int, dice: Dice) -> Any:
    """A campaign on its first morning, or at one of those moments, by its seed in turn."""
    game = SYSTEM.setup(players, options, Scribe(dice))
    return {FRESH: lambda game, dice: game, LOST: astray, BELOW: descended, MET: met}[seed % 4](game, dice)


def wilds(game: Any, dice: Dice) -> Any:
    """Somewhere outside, without any path or river."""
    region = game.country.region(game.seed)
    lonely = [cell for cell in region.cells if not region.is_water(cell) and not region.arms(cell)]
    lonely = [cell for cell in lonely if not region.path_sides(cell) and not region.landmarks_at(cell)]
    party, cell = game.parties[0], Cell(*lonely[int(dice.face(len(lonely))) - 1])
    party.inside, party.cell, party.believed, party.bank, party.outside = "", cell, cell, region.banks(cell)[0], True
    charting.draw(game, party)
    return game


def astray(game: Any, dice: Dice) -> Any:
    """In the wilds, and not where it believes to be; what it does next goes wrong, too."""
    region, party = wilds(game, dice).country.region(game.seed), game.parties[0]
    near = [Cell(*cell) for cell in region.cells if not region.is_water(cell) and not region.arms(cell)]
    near = [cell for cell in near if 0 < cell.away_from(party.cell) < FURTHEST and not region.path_sides(cell)]
    if near:
        party.cell, party.lost = near[int(dice.face(len(near))) - 1], True
        party.bank = region.banks(party.cell)[0]
    party.bewildered = 6
    return game


def descended(game: Any, dice: Dice) -> Any:
    """All who may have gone into a dungeon of the region."""
    region, party = game.country.region(game.seed), game.parties[0]
    ways = [mark for mark in region.landmarks if mark.dungeon]
    if not ways:
        return game
    mark = ways[int(dice.face(len(ways))) - 1]
    cell = Cell(*mark.cell)
    party.inside, party.cell, party.believed, party.outside = "", cell, cell, True
    party.bank = mark.bank or region.banks(cell)[0]
    charting.draw(game, party)
    party.knowledge.found[mark.id] = cell
    for order in (Decision(party.caller, "enter_dungeon", ("1", mark.id)), Decision(party.caller, "descend")):
        game = step(SYSTEM, game, order, dice).state
    return game


def met(game: Any, dice: Dice) -> Any:
    """In the wilds, with somebody in sight, a host now and then."""
    party = wilds(game, dice).parties[0]
    kind = ("bandit", "merchant", "wolf", "host")[int(dice.face(4)) - 1]
    party.phase, party.base, party.reckoned = "march", 12, party.reckoned + 12
    scribe = Scribe(dice)
    arriving.arrive(game, party, kind, False, scribe, count=int(dice.face(MOST_MET)))
    first_sight.begin(game, scribe)
    go_on(game, scribe)
    return game
