"""The names of the places that the party knows, and the ids that a viewer is shown."""

from __future__ import annotations

from podzem.core.decisions import WATCHER
from podzem.site import place_words
from podzem.site.place_words import Atlas
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.game import TOWN, Game


def place_names(game: Game) -> Atlas:
    """The names of places as the party knows them; in town it knows every entrance."""
    return Atlas(believed(game).site, all_entrances=game.stage == TOWN)


def ids_shown(game: Game, viewer: int) -> list[str]:
    """The ids that a view holds and a page puts in words: known openings and traps, what orders are about."""
    ids = place_words.ids_shown(game.site, is_outsider=viewer == WATCHER)
    if viewer == WATCHER:
        return ids
    return list(dict.fromkeys([*ids, *(word for order in game.orders.values() for word in order.words)]))
