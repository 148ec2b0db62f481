"""What does not change during a game: board, decks and options, read from tables.toml (T2, T5, T6)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from podzem.core.errors import BadTable
from podzem.core.options import Choice, read_options
from podzem.core.tables import read_tables, take, unique
from podzem.systems.escape.board import CAVES, FIRE_CAVE, Board
from podzem.systems.escape.boards import load_board
from podzem.systems.escape.cards import (
    CATEGORIES,
    COUNTERS,
    OPERATIONS,
    PLACES,
    ChanceDeck,
    Deck,
)

FILE: Final = files("podzem.systems.escape").joinpath("tables.toml")
TABLES: Final = read_tables(FILE)
OPTIONS: Final = read_options(TABLES["options"])


@final
class Setting:
    """Board, decks and options of one table."""

    def __init__(self, players: int, options: Mapping[str, Choice]) -> None:
        self.players: i64 = players
        self.options = dict(options)
        self.board: Board = load_board(str(options["board"]))
        self.deck = TOOLS
        self.chances = CHANCES
        self.tool_decks: i64 = _tool_decks(players, options["tool_decks"])
        self.hand_room: i64 = self.tool_decks * sum(TOOLS.count)
        self.cards_dealt: i64 = TABLES["deal"]["cards"]
        self.counters_each: i64 = TABLES["counters"]["each_kind"]
        self.throw_only = options["extra_turn_scope"] == "throw_only"
        self.chasm_counts = bool(options["chasm_counts"])
        self.attack_in_place = bool(options["attack_in_place"])
        self.exact_pickup = options["pickup_stop"] == "exact"
        self.chooser_acts_next = options["counter_chooser"] == "next_to_act"
        self.mouth_protected = bool(options["mouth_protected"])
        self.may_give_up = bool(options["give_up"])
        self.round_limit: i64 = int(options["round_limit"])


def _tool_decks(players: int, chosen: Choice) -> int:
    """One deck for every eight players begun, unless the table says otherwise (escape.setup.large_table)."""
    return -(-players // int(TABLES["large_table"]["players_a_deck"])) if chosen == "auto" else int(chosen)


def _read_tools() -> Deck:
    names: list[str] = []
    categories: list[int] = []
    counts: list[int] = []
    for row in TABLES["tools"]:
        take(row, "tools", needs=("clause", "category", "cards"))
        for name, count in row["cards"].items():
            names.append(name)
            categories.append(CATEGORIES.index(row["category"]))
            counts.append(count)
    unique(names, "tools")
    return Deck(names, categories, counts)


def _read_chances() -> ChanceDeck:
    rows: list[dict[str, Any]] = TABLES["chance"]
    for row in rows:
        take(row, "chance", needs=("clause", "id", "count", "effect"))
    names = unique([row["id"] for row in rows], "chance")
    effects = [_read_effect(row["id"], row["effect"]) for row in rows]
    return ChanceDeck(names, [row["clause"] for row in rows], effects, [row["count"] for row in rows])


def _read_effect(name: str, effect: dict[str, Any]) -> tuple[int, int, int]:
    """An effect as operation, amount (or counter, or cave) and place."""
    given = dict(effect)
    operation = given.pop("op")
    amount = given.pop("n", 0)
    if "kind" in given:
        amount = COUNTERS.index(given.pop("kind"))
    if "cave" in given:
        amount = FIRE_CAVE + CAVES.index(given.pop("cave"))
    place = PLACES.index(given.pop("where", "here"))
    if given or operation not in OPERATIONS:
        raise BadTable(f"chance {name}: {effect} is no effect")
    return OPERATIONS.index(operation), amount, place


TOOLS: Final = _read_tools()
CHANCES: Final = _read_chances()
