"""What of `dungeon` is sent and drawn: the view, the paper of the map, the names of places."""

from __future__ import annotations

from functools import cache
from typing import Any, final

from podzem.core.decisions import Decision, Namer
from podzem.core.protocols import Aloud, SharedView
from podzem.systems.dungeon.book import BOOK
from podzem.systems.dungeon.facts import facts_of
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.view import viewer as view
from podzem.systems.dungeon.view.aloud import DungeonAloud
from podzem.systems.dungeon.view.place_names import ids_shown, names
from podzem.systems.dungeon.view.shapes import ExpeditionView


@final
class DungeonPlaces:
    """Places are called by what the party knows of them, never by the map's ids."""

    def namer(self, state: Game, viewer: int | None = None) -> Namer:
        """What people call a place, one another, and what they bear."""
        return names(state)

    def namer_of(self, before: Game, decision: Decision | None, after: Game) -> Namer:
        """As things are called after the step; those who are no more, as they were called before."""
        now, then = self.namer(after), cache(lambda: self.namer(before))
        return lambda id: now(id) or then()(id)

    def shown(self, state: Game, viewer: int) -> list[str]:
        """The places of which a view speaks by their ids: openings, places of orders, the way of those met."""
        return ids_shown(state, viewer)


@final
class DungeonShowing:
    """A grid map as far as it is known; each viewer's view is made whole."""

    places = DungeonPlaces()
    shared: SharedView[Game] | None = None
    aloud: Aloud[Game] | None = DungeonAloud()

    def seen(self, state: Game, viewer: int) -> ExpeditionView:
        """The view as the wire has it."""
        return view.seen_by(state, viewer)

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name."""
        spec = BOOK.orders.get(decision.order)
        return {} if spec is None else facts_of(spec, decision.words)

    def scene(self, state: Game) -> dict[str, Any]:
        """The paper the map is drawn on; it tells nothing that is hidden: a random map's own name holds its seed."""
        word = state.setting.word("map")
        name = word if "\n" not in word else "own"
        paper = {"desk": "dungeon", "kind": "grid", "name": name, "cell": state.dungeon.cell}
        return {**paper, "odds": state.setting.is_on("show_odds"), "aloud": state.setting.is_on("read_aloud")}
