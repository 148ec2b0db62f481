"""What of `delve` is sent and drawn: the view, the paper of the map, the names of places, what is read aloud."""

from __future__ import annotations

from typing import Any, final

from podzem.core.decisions import Decision
from podzem.core.protocols import Aloud, Places, SharedView
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.naming import DelveNames
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.place import Place, read_place
from podzem.systems.delve.rows import WORK
from podzem.systems.delve.view import viewer as view
from podzem.systems.delve.view.aloud import DelveAloud
from podzem.systems.delve.view.map_view import HS, middle
from podzem.systems.delve.view.shapes import DelveView


@final
class DelveShowing:
    """A map in squares as far as it is known; each viewer's view is made whole."""

    places: Places[Game] | None = DelveNames()
    shared: SharedView[Game] | None = None
    aloud: Aloud[Game] | None = DelveAloud()

    def seen(self, state: Game, viewer: int) -> DelveView:
        """The view as the wire has it."""
        return view.seen_by(state, viewer)

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name; beside the word of a square where it is drawn."""
        spec = ORDERS.get(decision.order)
        if spec is None or not spec.takes(len(decision.words)):
            return {}
        facts: dict[str, Any] = dict(spec.named(decision.words))
        place = _place(facts.get("place"))
        return {**facts, "at": middle(place.square), "depth": place.depth} if place is not None else facts

    def scene(self, state: Game) -> dict[str, Any]:
        """The paper the map is drawn on; it tells nothing that is hidden: a random map's own name holds its seed."""
        word = state.setting.word("map")
        name = word if "\n" not in word else "own"
        paper = {"desk": "delve", "kind": "grid", "name": name, "cell": HS}
        return {
            **paper,
            "odds": state.setting.is_on("show_odds"),
            "aloud": state.setting.is_on("read_aloud"),
            "automap": state.setting.is_on("automap"),
            "works": [row.name for row in ORDERS.values() if row.time == WORK],
            "costs": {row.name: row.cost for row in ORDERS.values() if COMBAT in row.stages},
        }


def _place(word: object) -> Place | None:
    return read_place(word) if isinstance(word, str) and ":" in word else None
