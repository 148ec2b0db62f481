"""What the map writes becomes things of the expedition, numbered with everything else it has."""

from __future__ import annotations

from podzem.expedition.making import from_map
from podzem.site import finding, heaps
from podzem.systems.dungeon.game import Game


def lay_treasure(game: Game) -> None:
    """Everything of value that the map has lying about becomes things that can be found and taken; done once."""
    heaps.furnish(game.site, lambda plain: from_map(game.company, plain), game.company.take_number)


def reveal(game: Game, id: str) -> bool:
    """The party comes to know a hidden thing; false when there is none of that id, or nothing is hidden about it."""
    return finding.reveal(game.site, id, lambda plain: from_map(game.company, plain))
