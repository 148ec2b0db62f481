"""Who holds the others up (delve.flee.slow): heavy armour, a wound, a body borne alone, too much of a load."""

from __future__ import annotations

from podzem.systems.delve.abilities import is_wounded
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.things import WORN


def is_slow(game: Game, person: Person) -> bool:
    """Whether somebody of the party is slow."""
    heavy = any(item.where == WORN and GEAR[item.kind].heavy for item in person.items)
    return heavy or is_wounded(person) or bears_alone(game, person) or limits.is_overloaded(game, person)


def bears_alone(game: Game, person: Person) -> bool:
    """Whether he carries a comrade with nobody's help (delve.load.body)."""
    return person.bears > 0 and not any(
        other.bears == person.bears for other in game.people.values() if other.number != person.number
    )
