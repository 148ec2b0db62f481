"""What of `surface` is sent and drawn: the view and the paper of the land."""

from __future__ import annotations

from typing import Any, Final, final

from podzem.core.decisions import Decision
from podzem.core.numbers import read_natural
from podzem.core.protocols import Aloud, SharedView
from podzem.systems.dungeon import front_door
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.below_orders import is_below
from podzem.systems.surface.book import BOOK
from podzem.systems.surface.game import Game
from podzem.systems.surface.naming import SurfaceNames
from podzem.systems.surface.view import viewer as view
from podzem.systems.surface.view.shapes import CampaignView

NUMBERS: Final = frozenset(("party", "count", "kuna", "amount", "seat"))


@final
class SurfaceAloud:
    """Below ground the dungeon's own sentences; of the land nothing is read out."""

    def readings(self, state: Game, viewer: int, language: str) -> list[str]:
        """Where those below stand, to whom a view speaks of them."""
        underground = view.site_shown(state, viewer)
        return [] if underground is None else underground.readings(viewer, language)


@final
class SurfaceShowing:
    """The land as far as it is known; each viewer's view is made whole."""

    places = SurfaceNames()
    shared: SharedView[Game] | None = None
    aloud: Aloud[Game] | None = SurfaceAloud()

    def seen(self, state: Game, viewer: int) -> CampaignView:
        """The view as the wire has it."""
        return view.seen_by(state, viewer)

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name; numbers as numbers, cells as pairs."""
        spec = BOOK.orders.get(decision.order)
        if is_below(spec, decision.words):
            return front_door.facts(decision)
        return {} if spec is None else {name: _value(name, word) for name, word in spec.named(decision.words).items()}

    def scene(self, state: Game) -> dict[str, Any]:
        """The paper on which the land is drawn; it tells nothing that is hidden."""
        region, word = region_of(state), state.setting.word("map")
        paper = {"desk": "surface", "kind": "region", "name": word if "\n" not in word else "own"}
        versts = state.setting.number("cell_versts")
        return {
            **paper,
            "size": [region.width, region.height],
            "versts": versts,
            "odds": state.setting.is_on("show_odds"),
            **({} if state.underground is None else {"below": state.underground.scene}),
        }


def _value(name: str, word: str | list[str]) -> Any:
    if isinstance(word, list):
        return [_value(name, one) for one in word]
    if name == "cell":
        numbers = [read_natural(part) for part in word.split(",")]
        return word if None in numbers or len(numbers) != 2 else numbers
    number = read_natural(word) if name in NUMBERS else None
    return word if number is None else number
