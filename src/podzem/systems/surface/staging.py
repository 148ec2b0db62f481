"""A state for a case in a few words, and every path of a state with its value (docs/cases.md).

`party` names the members with their kits, `at` the cell where they stand, `land` the rows of its own map (parted by
`/`) and `ways` what else is on it (surface.map.text); whatever else a case sets are paths of the state itself. Members
are numbered from 1 in the order of the list, the things of member 2 from 201.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.core.forms import merged, nearest
from podzem.core.numbers import read_natural
from podzem.core.record import whole as whole_of
from podzem.expedition.making import kit
from podzem.expedition.people import ACTIVE, ANIMAL, COMPANION, PC, Member
from podzem.expedition.town import hiring
from podzem.systems.surface import record
from podzem.systems.surface.beginning import new_game, setting_of
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell, read_cell
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import Party
from podzem.world.creatures import CREATURES
from podzem.world.gear import GEAR
from podzem.world.load import BEASTS
from podzem.world.points import write_point

KEYS: Final = ("party", "at", "known", "land", "ways")
QUIET: Final = {
    "judge": "ask",
    "judge_wandering": "off",
    "judge_opponents": "automatic",
    "judge_surprise": "automatic",
    "judge_attitude": "automatic",
    "judge_break": "automatic",
    "judge_lost": "automatic",
    "goal": "none",
}
"""What a case does not set: no random meeting is drawn at dawn, no judge is asked, and nothing ends the campaign."""
LONG_SPELL: Final = 100
"""The weather of a case lasts, unless it says otherwise."""
MOST_ALIKE: Final = 3
"""Digits of the number of things alike in a kit."""
FIRST_FREE: Final = 1000
"""Numbers from here on are for what comes up later."""
START: Final = "0,0"


def stage(players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
    """The state of a case: one party on its morning, and the paths that differ."""
    own = {"map": _map(data)} if "land" in data else {}
    game = new_game(setting_of(players, {**QUIET, **own, **options}), FIRST_FREE)
    game.company.ledger.purse = [0] * players
    game.spell_left = LONG_SPELL
    _set_up(game, data)
    rest = {key: value for key, value in data.items() if key not in KEYS}
    game = record.read(game, merged(record.write(game), rest))
    for party in game.parties:
        _draw_map(game, party, bool(data.get("known", False)))
    wrong = fault(game)
    if wrong:
        raise Malformed(wrong)
    return game


def _map(data: Mapping[str, Any]) -> str:
    """`../f~` and `road 0,0 1,0` as the text of a region."""
    rows, at = str(data["land"]).split("/"), data.get("at", START)
    return "\n".join([*rows, *data.get("ways", []), f"start {at} 1-2-1 clear", ""])


def _set_up(game: Game, data: Mapping[str, Any]) -> None:
    cell, region = read_cell(str(data.get("at", START))), region_of(game)
    if not region.contains(cell):
        raise Malformed(f"at: {cell} lies off the map")
    game.parties = [Party(1, 0, cell, region.banks(cell)[0], cell, outside=True)]
    for number, text in enumerate(data.get("party", ["man"]), 1):
        game.members[number] = _member(game, number, str(text))


def _draw_map(game: Game, party: Party, known: bool) -> None:
    """What it knows where it stands; with `known` the whole land but its secrets."""
    region, own = region_of(game), party.knowledge
    if known:
        own.chart = {f"{x},{y}": Cell(x, y) for x, y in region.cells}
        own.found = {mark.id: Cell(*mark.cell) for mark in region.landmarks if mark.sight != "hidden"}
    if not own.chart:
        charting.draw(game, party)


def _member(game: Game, number: int, text: str) -> Member:
    """`man torch! sword*`, `porter knife`, `donkey`."""
    type, *things = text.split() or [""]
    known = type == "man" or type in BEASTS or type in hiring.TABLE["companions"] or type in CREATURES
    if not known:
        raise Malformed(f"party.{number}: there is no {type!r}; man, an animal, a companion or a creature was expected")
    kind = PC if type == "man" else ANIMAL if type in BEASTS else COMPANION
    member = Member(kind, type, number, owner=0, status=ACTIVE, group=1)
    for thing in things:
        name, colon, count = thing.rstrip("*!").partition(":")
        if name not in GEAR or (colon and not read_natural(count, MOST_ALIKE)):
            raise Malformed(f"party.{number}: there is no gear {thing!r}{nearest(name, list(GEAR))}")
    before, game.company.next_number = game.company.next_number, 100 * number + 1
    member.items, game.company.next_number = kit(game.company, things), before
    return member


def whole(game: Game) -> dict[str, Any]:
    """A state as nested plain data with everything in it, what is at its default too."""
    found: dict[str, Any] = whole_of(game, _leaf)
    return found


def _leaf(value: Any) -> Any:
    if isinstance(value, Fraction):
        return record.write_fraction(value)
    if isinstance(value, Cell):
        return str(value)
    if isinstance(value, tuple):
        return write_point(value)
    return value.write() if hasattr(value, "write") else None if value == "" else value
