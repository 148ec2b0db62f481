"""How a campaign begins: the region, the company, the first party at the start of the map, the first dawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE
from podzem.expedition.town import starting_party
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import days, weather
from podzem.systems.surface.country import RANDOM, Country
from podzem.systems.surface.events.days import SEED
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_setting

SEED_DICE: Final = 8
SEED_SIDES: Final = 1 << 16
"""A seed that is drawn has 128 bits, so that nobody finds it by trying what fits what he has seen."""


def setting_of(players: int, options: Mapping[str, object]) -> Setting:
    """What was asked for; what nobody has asked for as the map has it (surface.map.format), else by default."""
    setting = read_setting(players, options)
    word = setting.word("map")
    own = Country(word, 0, 0).region(0).options if word != RANDOM else {}
    named = {name.partition(".")[2]: value for name, value in own.items()}
    return read_setting(players, {**named, **options}) if named else setting


def new_game(setting: Setting, next_number: int = 1) -> Game:
    """A campaign of nobody yet."""
    country = Country(setting.word("map"), setting.number("width"), setting.number("height"))
    return Game(Company(setting, next_number=next_number), country)


def begin(setting: Setting, scribe: Scribe) -> Game:
    """A fresh campaign on its first morning; a faulty map is refused before any die (surface.map.validation)."""
    game = new_game(setting)
    if setting.word("map") == RANDOM:
        game.seed = setting.number("seed") or _drawn(scribe)
    start = region_of(game).start
    game.year, game.month, game.day = start.date
    starting_party.create(game.company, scribe)
    weather.start(game, start.weather, scribe)
    set_out(game, Cell(*start.cell))
    days.first_dawn(game)
    go_on(game, scribe)
    return game


def _drawn(scribe: Scribe) -> int:
    """A seed above all that can be chosen, of which every bit counts."""
    seed = 1
    for _ in range(SEED_DICE):
        seed = seed * SEED_SIDES + int(scribe.roll(SEED_SIDES, SEED)) - 1
    return seed


def set_out(game: Game, cell: Cell) -> Party:
    """Everybody stands together at the start, on the first bank (surface.river.bank)."""
    party = Party(1, game.company.caller, cell, region_of(game).banks(cell)[0], cell)
    game.parties = [party]
    for member in game.members.values():
        member.status, member.group = ACTIVE, party.number
    return party
