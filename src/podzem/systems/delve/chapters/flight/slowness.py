"""Who holds fugitives up (delve.flee.slow, delve.flee.npc)."""

from __future__ import annotations

from podzem.systems.delve.abilities import has_darksight, nature
from podzem.systems.delve.chapters.movement import slowness
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.lighting import is_lit
from podzem.systems.delve.people import Person
from podzem.systems.delve.present import is_ours


def is_slow(game: Game, person: Person) -> bool:
    """Of the party who is slow anyway; of those met a Move below 30 feet."""
    if is_ours(game, person):
        return slowness.is_slow(game, person)
    return nature(person).move_ft < number("flight", "npc_slow_ft")


def is_blind(game: Game, person: Person) -> bool:
    """No light and no darksight: so one of the party is slow, too; of those met only a Move below 30 counts."""
    return is_ours(game, person) and not has_darksight(person) and not is_lit(game, person.at)
