"""Another campaign that a viewer cannot tell from the true one: whatever is hidden from him is drawn anew.

The land in his fog and the landmarks that he has not found are others, and so is what the judge alone knows of the day.
Who has drawn something wrong keeps the land as it is: another one that fits a wrong map would have to be grown for it.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.dice import Dice
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.encounters.daily import DIE, PARTS
from podzem.systems.surface.chapters.weather import CHAIN
from podzem.systems.surface.game import CLEAR, Game
from podzem.systems.surface.land import WATER
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import seats_of
from podzem.world.region.region import Region
from podzem.world.region.region_file import read_region
from podzem.world.region.tables import LETTERS

GROUND: Final = tuple(letter for letter, terrain in LETTERS.items() if terrain not in WATER)


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy in which what this viewer does not know is drawn anew."""
    twin = game.copy()
    if viewer == JUDGE:
        return twin
    own = [] if viewer == WATCHER else [party for party in game.parties if viewer in seats_of(game, party)]
    if all(_is_right(party) for party in own):
        twin.country = game.country.with_region(_another(game, own, dice))
    if twin.weather == CLEAR:
        twin.spell_left = int(dice.face(CHAIN[CLEAR]["days"]))
    twin.sites = {id: site.resampled(viewer, dice) for id, site in twin.sites.items()}
    twin.join()
    for party in twin.parties:
        party.measures = _measures(party, dice)
    return twin


def _is_right(party: Party) -> bool:
    """Whether all that it has drawn is where it is."""
    return not party.lost and all(drawn == str(true) for drawn, true in party.knowledge.chart.items())


def _measures(party: Party, dice: Dice) -> list[int]:
    """Meetings that may still come today."""
    drawn = [int(dice.face(DIE * DIE)) for _ in range(int(dice.face(DIE)) // DIE)]
    return [k for k in drawn if not party.reckoned or party.reckoned * k > party.spent * PARTS]


def _another(game: Game, own: list[Party], dice: Dice) -> Region:
    """Other ground in the fog, and unfound landmarks elsewhere in it."""
    region, known = region_of(game), {true for party in own for true in party.knowledge.chart.values()}
    found = {id for party in own for id in party.knowledge.found} | {party.inside for party in game.parties}
    raw: dict[str, Any] = deepcopy(game.country.region(game.seed).raw)
    fog = [cell for cell in map(_cell, region.cells) if cell not in known and not region.is_water(cell)]
    held = {party.cell for party in game.parties}
    free = [cell for cell in fog if cell not in held]
    rows = [list(row) for row in region.rows]
    for cell in free:
        rows[cell.y][cell.x] = GROUND[int(dice.face(len(GROUND))) - 1]
    raw["terrain"] = ["".join(row) for row in rows]
    for mark in raw.get("landmarks", []):
        if mark["id"] not in found and free and not _is_fixed(region, mark["id"]):
            mark["cell"] = list(free[int(dice.face(len(free))) - 1])
            mark.pop("bank", None)
    return read_region(raw)


def _is_fixed(region: Region, id: str) -> bool:
    """A settlement stays on its roads."""
    return region.landmark(id).is_settlement


def _cell(cell: tuple[int, int]) -> Cell:
    return Cell(*cell)
