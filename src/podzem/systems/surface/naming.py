"""What people call landmarks, one another, their things and vessels, and the places below ground."""

from __future__ import annotations

from functools import cache
from typing import final

from podzem.core.decisions import Decision, Fact, Namer
from podzem.expedition import calling
from podzem.systems.dungeon.front_door import Underground
from podzem.systems.surface.believed import believed, region_of
from podzem.systems.surface.below_orders import is_for_below
from podzem.systems.surface.chapters.sea.vessels import vessel_id
from podzem.systems.surface.game import Game
from podzem.systems.surface.orders import SPECS
from podzem.systems.surface.view import viewer as view
from podzem.world.item import Item


@final
class SurfaceNames:
    """Landmarks have the names that the map gives them; people and things are numbered only where several are alike."""

    def namer(self, state: Game, viewer: int | None = None) -> Namer:
        """What a viewer's people call something, and the places of the dungeon that he is shown."""
        return _namer(state, state.underground if viewer is None else view.site_shown(state, viewer), viewer)

    def namer_of(self, before: Game, decision: Decision | None, after: Game) -> Namer:
        """Below ground as those call a place who were there: in two dungeons ids are alike.

        Those who are no more are called as they were before.
        """
        now = _namer(after, _told_of(before, decision, after))
        then = cache(lambda: _namer(before, before.underground))
        return lambda id: now(id) or then()(id)

    def shown(self, state: Game, viewer: int) -> list[str]:
        """The people and landmarks of which a view speaks, and the places of the dungeon that it shows."""
        seen, underground = view.seen_by(state, viewer), view.site_shown(state, viewer)
        below = [] if underground is None else underground.shown(viewer)
        people = [*(one.id for one in seen.members), *(one.id for one in seen.captives)]
        return list(dict.fromkeys([*people, *(mark.id for mark in seen.land.landmarks), *below]))


def _told_of(before: Game, decision: Decision | None, after: Game) -> Underground | None:
    """The dungeon of which a step tells: that in which its order was given, else the one that was entered by it."""
    if decision is not None and is_for_below(SPECS, before, decision):
        below = before.below
        return before.underground if below is None else after.sites.get(below.site)
    entered = [one for one in after.descents if one not in before.descents and not one.waits]
    return after.sites[entered[-1].site] if entered else after.underground or before.underground


def _namer(state: Game, underground: Underground | None, viewer: int | None = None) -> Namer:
    region = region_of(state)
    below = None if underground is None else underground.namer()
    called = {**_things(state, viewer), **_vessels(state), **_strangers(state), **_own(state)}

    def name(id: str) -> tuple[str, dict[str, Fact]] | str | None:
        if id in called:
            return called[id]
        if not region.has_landmark(id):
            return (None if below is None else below(id)) or calling.gone(id)
        return "named-landmark", {"text": [f"{key}:{word}" for key, word in region.landmark(id).name.items()]}

    return name


def _own(game: Game) -> calling.Called:
    """Of all who ever went with the company, wherever they are."""
    away = [one for site in game.sites.values() for one in site.roster]
    return calling.own_people([*game.members.values(), *away])


def _strangers(game: Game) -> calling.Called:
    """Those who may be hired, town by town; those who are met."""
    found: calling.Called = {}
    for place in game.settlements.values():
        here = [one for one in game.company.ledger.candidates if one.number in place.candidates]
        found |= calling.candidates(here)
    return found | calling.strangers(game.company, game.fight)


def _things(game: Game, viewer: int | None) -> calling.Called:
    """What a party bears is counted together, since its orders do not say who of it bears a thing."""
    lying = {} if viewer is None or not game.lying else believed(game, viewer).lying
    borne: dict[int, list[Item]] = {}
    for one in calling.bearers(game.company):
        borne.setdefault(one.group, []).extend(one.items)
    found: calling.Called = {}
    for items in [*lying.values(), *borne.values()]:
        found |= calling.things(items)
    return found


def _vessels(game: Game) -> calling.Called:
    """Vessels of one cell: nobody chooses among others."""
    found: calling.Called = {}
    for cell in {one.cell for one in game.vessels}:
        found |= calling.vessels((vessel_id(one), one.kind) for one in game.vessels if one.cell == cell)
    return found
