"""Подготовка на играта: shuffled piles, five cards each, the treasure in its cave, all figures outside."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.decisions import Fact, Refusal
from podzem.core.errors import Refused
from podzem.core.options import Choice, choose
from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import CAVES, NOWHERE, TREASURE_CAVE
from podzem.systems.escape.cards import NONE
from podzem.systems.escape.game import Game
from podzem.systems.escape.play import flow
from podzem.systems.escape.rules import tools
from podzem.systems.escape.setting import OPTIONS, TABLES, Setting


def read_setting(players: int, given: Mapping[str, object]) -> Setting:
    """The setting of a table, or the refusal of one that cannot start."""
    options = choose(OPTIONS, given, "escape.order.errors")
    least, most = int(TABLES["seats"]["least"]), int(options["players_max"])
    if not least <= players <= most:
        facts: dict[str, Fact] = {"players": players, "least": least, "most": most}
        raise Refused(Refusal("escape.table.players", "players", facts))
    setting = Setting(players, options)
    needed = setting.cards_dealt * players
    if setting.hand_room < needed:
        facts = {"cards": int(setting.hand_room), "needed": int(needed)}
        raise Refused(Refusal("escape.setup.large_table", "tool_decks", facts))
    _check_first_seat(players, options["first_seat"])
    return setting


def _check_first_seat(players: int, first: Choice) -> None:
    if isinstance(first, int) and first >= players:
        facts: dict[str, Fact] = {"option": "first_seat", "value": str(first), "values": f"0..{players - 1}, random"}
        raise Refused(Refusal("escape.table.order", "option", facts))


def bare_game(setting: Setting) -> Game:
    """A game before the deal: everybody outside, the treasure in its cave (escape.setup.treasure), no cards."""
    game = Game(setting)
    game.square = _filled(setting.players, NOWHERE)
    game.came_from = _filled(setting.players, NOWHERE)
    game.skip = _filled(setting.players, 0)
    game.passes = _filled(setting.players, 0)
    game.marks = _filled(setting.players, 0)
    game.hand_size = _filled(setting.players, 0)
    game.hands = _filled(setting.players * setting.hand_room, NONE)
    game.held = _filled(setting.players, 0)
    game.counters = _filled(setting.board.size, 0)
    game.arrow = _filled(setting.board.size, NOWHERE)
    game.owner = _filled(len(CAVES), NONE)
    game.stage = _filled(len(CAVES), 0)
    game.loose = _filled(setting.deck.size, 0)
    game.chance_loose = _filled(setting.chances.size, 0)
    game.treasure = setting.board.cave(TREASURE_CAVE)
    return game


def _filled(size: i64, value: i64) -> vec[i64]:
    table = vec[i64](capacity=size)
    for _place in range(size):  # a bare underscore would be an object, made anew for each number
        table = append(table, value)
    return table


def shuffle_piles(game: Game) -> None:
    """Both piles whole and well shuffled."""
    for card in range(game.setting.deck.size):
        game.loose[card] = game.setting.deck.count[card] * game.setting.tool_decks
    for card in range(game.setting.chances.size):
        game.chance_loose[card] = game.setting.chances.count[card]


def deal(game: Game, scribe: Scribe) -> None:
    """One card at a time in seat order, five times, unseen by the others (escape.setup.deal)."""
    for _ in range(game.setting.cards_dealt):
        for seat in range(game.setting.players):
            tools.put_in_hand(game, seat, tools.draw_tool(game, scribe))
    for seat in range(game.setting.players):
        telling.dealt(scribe, game, seat)


def set_up(setting: Setting, scribe: Scribe) -> Game:
    """A fresh game at the first player's turn."""
    game = bare_game(setting)
    shuffle_piles(game)
    deal(game, scribe)
    _begin(game, scribe)
    return game


def _begin(game: Game, scribe: Scribe) -> None:
    """The first seat of the option; uniform when it says random (escape.table.order)."""
    first = game.setting.options["first_seat"]
    if isinstance(first, int):
        game.first = first
    else:
        game.first = scribe.roll(game.setting.players, events.FIRST) - 1
    game.seat = game.first
    flow(game, scribe)
