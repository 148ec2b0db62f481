"""What of `dungeon` is sent and drawn: the view, the paper of the map, the names of places."""

from __future__ import annotations

from typing import Any, final

from podzem.core.decisions import Namer
from podzem.core.protocols import SharedView
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.view import viewer as view
from podzem.systems.dungeon.view.place_names import ids_shown, place_names


@final
class DungeonPlaces:
    """Places are called by what the party knows of them, never by the map's ids."""

    def namer(self, state: Game) -> Namer:
        """What people call a place."""
        return place_names(state)

    def shown(self, state: Game, viewer: int) -> list[str]:
        """The places of which a view speaks by their ids: openings, places of orders, the way of those met."""
        return ids_shown(state, viewer)


@final
class DungeonShowing:
    """A grid map as far as it is known; each viewer's view is made whole."""

    places = DungeonPlaces()
    shared: SharedView[Game] | None = None

    def seen(self, state: Game, viewer: int) -> dict[str, Any]:
        """The view as plain data."""
        return view.seen_by(state, viewer)

    def scene(self, state: Game) -> dict[str, Any]:
        """The paper the map is drawn on; it tells nothing that is hidden: a random map's own name holds its seed."""
        word = state.setting.word("map")
        name = word if "\n" not in word else "own"
        return {"kind": "grid", "name": name, "cell": state.dungeon.cell, "odds": state.setting.is_on("show_odds")}
