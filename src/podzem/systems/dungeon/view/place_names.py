"""What the party calls places, people and things, and the ids that a viewer is shown."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from podzem.core.decisions import WATCHER, Fact, Namer
from podzem.expedition import calling
from podzem.site import place_words
from podzem.site.place_words import Atlas
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.game import TOWN, Game
from podzem.world.item import Item


def place_names(game: Game) -> Atlas:
    """The names of places as the party knows them; in town it knows every entrance."""
    return Atlas(believed(game).site, all_entrances=game.stage == TOWN)


def names(game: Game) -> Namer:
    """The names of people and of what they bear, then those of what lies about and of places, once one is asked for."""
    borne = _things(one.items for one in calling.bearers(game.company))
    called = {**borne, **calling.strangers(game.company, game.fight), **_people(game)}
    lying = cache(lambda: _things(heap.items for heap in believed(game).site.heaps))
    atlas = cache(lambda: place_names(game))

    def name(id: str) -> tuple[str, dict[str, Fact]] | str | None:
        return called.get(id) or calling.gone(id) or lying().get(id) or atlas()(id)

    return name


def _things(heaps: Iterable[list[Item]]) -> calling.Called:
    """Things of each holder and each heap."""
    return {id: name for items in heaps for id, name in calling.things(items).items()}


def _people(game: Game) -> calling.Called:
    """Those who may be hired, those who are held, the company's own: everybody knows of them."""
    company = game.company
    hired = calling.candidates(company.ledger.candidates)
    return {**hired, **calling.captives(company), **calling.own_people(company.members.values())}


def ids_shown(game: Game, viewer: int) -> list[str]:
    """The ids that a view holds and a page puts in words: people, known openings and traps, what orders are about."""
    ids = place_words.ids_shown(game.site, is_outsider=viewer == WATCHER)
    if viewer == WATCHER:
        return [*_people(game), *ids]
    about = [word for order in game.orders.values() for word in order.words]
    return list(dict.fromkeys([*_people(game), *ids, *about]))
