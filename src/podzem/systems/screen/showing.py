"""What of `screen` is sent and drawn."""

from __future__ import annotations

from typing import Any, final

from podzem.core.decisions import Decision, Fact, Namer
from podzem.core.protocols import Aloud, Places, SharedView
from podzem.systems.screen.acts.rows import ANYWHERE
from podzem.systems.screen.beginning import encounter_of
from podzem.systems.screen.board import read_square
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.orders import ORDERS
from podzem.systems.screen.view import unmapped
from podzem.systems.screen.view import viewer as view
from podzem.systems.screen.view.shapes import SkirmishView


@final
class ScreenNames:
    """Creatures of a fight document are called as it calls them."""

    def namer(self, state: Fight, viewer: int | None = None) -> Namer:
        """What names a creature whose sheet brings its own name, with its number among those alike."""
        own = {one.id: one for one in state.everybody if state.kind_of(one).name}

        def name(id: str) -> tuple[str, dict[str, Fact]] | None:
            one = own.get(id)
            if one is None:
                return None
            texts = [f"{language}:{words}" for language, words in state.kind_of(one).name.items()]
            return "own-creature", {"name": texts, "n": one.ordinal}

        return name

    def namer_of(self, before: Fight, decision: Decision | None, after: Fight) -> Namer:
        """As things are called after the step."""
        return self.namer(after)

    def shown(self, state: Fight, viewer: int) -> list[str]:
        """None: a view brings the names of its creatures itself."""
        return []


@final
class ScreenShowing:
    """A battle board; each viewer's view is made whole."""

    places: Places[Fight] | None = ScreenNames()
    shared: SharedView[Fight] | None = None
    aloud: Aloud[Fight] | None = None

    def seen(self, state: Fight, viewer: int) -> SkirmishView:
        """The view as the wire has it."""
        return view.seen_by(state, viewer)

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name; squares as pairs."""
        spec = ORDERS.get(decision.order)
        if spec is None:
            return {}
        named: dict[str, Any] = dict(spec.named(decision.words))
        square = read_square(str(named.get("square", "")))
        if square is not None:
            return {**named, "square": list(square)}
        return {fact: value for fact, value in named.items() if (fact, value) != ("square", ANYWHERE)}

    def scene(self, state: Fight) -> dict[str, Any]:
        """The board that never changes."""
        word = state.setting.word("fight")
        name = word if "\n" not in word else "own"
        encounter, mapped = encounter_of(state.setting), state.setting.is_on("map")
        board = {
            "desk": "screen",
            "kind": "battle",
            "name": name,
            "title": encounter.name,
            "size": [state.board.width, state.board.height] if mapped else [unmapped.WIDE, unmapped.HIGH],
            "map": mapped,
        }
        return {**board, "odds": state.setting.is_on("show_odds")}
