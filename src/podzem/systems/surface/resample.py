"""Another campaign that a viewer cannot tell from the true one: whatever is hidden from him is drawn anew.

What his parties have drawn is taken at its word: in an imagined world they are where they believe to be, and all else
is drawn from the dice, so that two worlds which he cannot tell apart are imagined alike. A map that contradicts itself
fits no land where it would be right: there the cells that were seen stay what they are, and only the fog is another.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.dice import Dice
from podzem.expedition.meeting import attitude
from podzem.expedition.untried import imagine_untried
from podzem.systems.surface.believed import as_believed, known_of, region_of
from podzem.systems.surface.cells import Cell, read_cell
from podzem.systems.surface.chapters.encounters.daily import DIE, PARTS
from podzem.systems.surface.chapters.weather import CHAIN
from podzem.systems.surface.chart import Chart
from podzem.systems.surface.game import CLEAR, Game
from podzem.systems.surface.imagining.drawing import Drawing, drawn
from podzem.systems.surface.imagining.growing import Held, grown
from podzem.systems.surface.land import WATER
from podzem.systems.surface.parties import BELOW, Party
from podzem.systems.surface.telling import seats_of
from podzem.world.region.region import Region
from podzem.world.region.tables import LETTERS

ANYWHERE: Final = Cell(0, 0)
WET: Final = tuple(letter for letter, terrain in LETTERS.items() if terrain in WATER)


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy in which what this viewer does not know is drawn anew."""
    twin = game.copy()
    if viewer == JUDGE:
        return twin
    own = [] if viewer == WATCHER else [one for one in twin.parties if viewer in seats_of(twin, one)]
    _imagine_land(twin, own, dice)
    _imagine_others(twin, own, dice)
    if twin.weather == CLEAR:
        twin.spell_left = int(dice.face(CHAIN[CLEAR]["days"]))
    twin.sites = {id: site.resampled(viewer, dice) for id, site in twin.sites.items()}
    twin.join()
    for party in twin.parties:
        party.measures = _measures(party, dice)
    _imagine_meeting(twin, dice)
    imagine_untried(twin.members.values(), dice)
    return twin


def _measures(party: Party, dice: Dice) -> list[int]:
    """Meetings that may still come today."""
    drawn = [int(dice.face(DIE * DIE)) for _ in range(int(dice.face(DIE)) // DIE)]
    return [k for k in drawn if not party.reckoned or party.reckoned * k > party.spent * PARTS]


def _imagine_meeting(twin: Game, dice: Dice) -> None:
    """How those met are disposed, once that was thrown in secret."""
    if twin.meeting is not None and attitude.is_known(twin.meeting):
        twin.meeting.attitude = int(dice.face(DIE)) + int(dice.face(DIE))


def _imagine_land(twin: Game, own: list[Party], dice: Dice) -> None:
    """Around what is drawn all else is another land."""
    region = twin.country.region(twin.seed)
    drawing = _at_its_word(twin, own, region)
    if drawing is None:
        seen = sorted({true for party in own for true in party.knowledge.chart.values()})
        drawing = drawn(region, [(true, true) for true in seen]) or Drawing()
    places = {party.cell for party in own} | {work.cell for work in twin.works}
    entered = {site.name for site in twin.sites.values()}
    held = Held(drawing, _marks(twin, own, region), {*places, ANYWHERE}, entered)
    start = own[0].cell if own else ANYWHERE
    twin.country, twin.seed = twin.country.with_region(grown(region, held, start, dice)), 0
    twin.landmarks = {id: known_of(mark) for id, mark in twin.landmarks.items() if id in held.marks}


def _at_its_word(twin: Game, own: list[Party], region: Region) -> Drawing | None:
    """What they have drawn, and they themselves where they believe to be; None where no land is like that."""
    charted = [(read_cell(cell), true) for party in own for cell, true in party.knowledge.chart.items()]
    charted += [(party.cell, party.cell) for party in twin.parties if party not in own and _is_fixed(party)]
    is_wrong = any(party.lost for party in own) or any(cell != true for cell, true in charted)
    if is_wrong and (twin.works or twin.vessels):
        return None
    drawing = drawn(region, charted)
    if drawing is None or any(drawing.letters.get(party.believed) in WET for party in own if not party.aboard):
        return None
    known = {party.number: _believed_by(twin, party) for party in own}
    if is_wrong:
        _lay_as_believed(twin, own)
    twin.parties = [known.get(party.number, party) for party in twin.parties]
    own[:] = list(known.values())
    return drawing


def _believed_by(game: Game, party: Party) -> Party:
    """The party as it knows itself; what it has drawn is so."""
    known = as_believed(party, Chart(region_of(game), party.knowledge)).copy()
    known.knowledge.chart = {cell: read_cell(cell) for cell in known.knowledge.chart}
    return known


def _lay_as_believed(twin: Game, own: list[Party]) -> None:
    """What they have laid down lies where they believe it to lie."""
    things = {item.number: item for items in twin.lying.values() for item in items}
    for party in own:
        for cell, numbers in party.knowledge.laid.items():
            twin.lying = {
                place: [item for item in items if item.number not in numbers] for place, items in twin.lying.items()
            }
            twin.lying[cell] = [*twin.lying.get(cell, []), *(things[number] for number in numbers if number in things)]
    twin.lying = {cell: items for cell, items in twin.lying.items() if items}


def _marks(twin: Game, own: list[Party], region: Region) -> dict[str, tuple[int, int]]:
    """The landmarks that somebody has found: where his parties have drawn them, else where they are."""
    found: dict[str, tuple[int, int]] = {}
    for party in twin.parties:
        found |= {id: region.landmark(id).cell for id in party.knowledge.found if region.has_landmark(id)}
    for party in reversed(own):
        found |= {id: cell for id, cell in party.knowledge.found.items() if id in found}
    return found


def _imagine_others(twin: Game, own: list[Party], dice: Dice) -> None:
    """Where parties of others are he does not know; who is somewhere inside, aboard or below stays there."""
    numbers, region = {party.number for party in own}, region_of(twin)
    free = [Cell(*cell) for cell in region.cells if not region.is_water(cell)]
    for party in twin.parties:
        if party.number in numbers:
            continue
        if not _is_fixed(party):
            party.cell = free[int(dice.face(len(free))) - 1]
            party.believed, party.lost = party.cell, False
        party.bank = region.banks(party.cell)[0]


def _is_fixed(party: Party) -> bool:
    return bool(party.inside or party.aboard) or party.phase == BELOW
