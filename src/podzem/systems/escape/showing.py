"""What of `escape` is sent and drawn: the view in two parts, and the board."""

from __future__ import annotations

from typing import Any, Final, final

import msgspec

from podzem.core.decisions import Decision
from podzem.core.json_writing import splice
from podzem.core.protocols import Aloud, Places, SharedView
from podzem.systems.escape.board import KINDS
from podzem.systems.escape.book import named
from podzem.systems.escape.cards import CATEGORIES
from podzem.systems.escape.game import Game
from podzem.systems.escape.seeing import open_json, own_json
from podzem.systems.escape.setting import TABLES
from podzem.systems.escape.shapes import RaceView
from podzem.systems.escape.square_names import SquareNames, mark

READ_VIEW: Final = msgspec.json.Decoder(RaceView).decode


@final
class EscapeView:
    """What everybody sees, and what is a viewer's own."""

    def open_json(self, state: Game) -> bytes:
        """What everybody sees, as JSON."""
        return open_json(state)

    def own_json(self, state: Game, viewer: int) -> bytes:
        """What is a viewer's own, as JSON."""
        return own_json(state, viewer)


@final
class EscapeShowing:
    """A graph of squares with what stands on them."""

    places: Places[Game] | None = SquareNames()
    shared: SharedView[Game] | None = EscapeView()
    aloud: Aloud[Game] | None = None

    def seen(self, state: Game, viewer: int) -> RaceView:
        """The view as the wire has it."""
        return READ_VIEW(splice(open_json(state), own_json(state, viewer)))

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name."""
        return named(decision)

    def scene(self, state: Game) -> dict[str, Any]:
        """The board as a graph of squares on a grid, and the category of each card."""
        board = state.setting.board
        squares = [
            {
                "id": name,
                "mark": mark(board, number),
                "x": int(board.x[number]),
                "y": int(board.y[number]),
                "size": int(board.breadth[number]),
                "kind": KINDS[board.kind[number]],
                "neighbours": [board.names[state.neighbour(number, slot)] for slot in range(board.degree[number])],
            }
            for number, name in enumerate(board.names)
        ]
        deck = state.setting.deck
        cards = {name: CATEGORIES[deck.category[number]] for number, name in enumerate(deck.names)}
        chances = {row["id"]: row["effect"] for row in TABLES["chance"]}
        drawn = {"desk": "escape", "kind": "graph", "name": board.name, "squares": squares}
        return {**drawn, "cards": cards, "chances": chances}
