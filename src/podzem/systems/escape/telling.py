"""How the events of a game are told: squares, cards and kinds by their names. When nobody listens nothing is built."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.events import EventSpec, Value, owner
from podzem.core.scribe import Scribe
from podzem.systems.escape import events
from podzem.systems.escape.board import KINDS
from podzem.systems.escape.cards import COUNTERS, POINTER
from podzem.systems.escape.game import Game


def about(scribe: Scribe, event: EventSpec, seat: i64, clause: str = "") -> None:
    """An open event that says no more than whom it concerns."""
    if scribe.listening:
        scribe.record(event, {"seat": seat}, clause=clause)


def private(scribe: Scribe, event: EventSpec, seat: i64, clause: str = "") -> None:
    """An event that its seat alone learns, without further facts."""
    if scribe.listening:
        scribe.record(event, {"seat": seat}, clause=clause, audience=owner(seat))


def amount(scribe: Scribe, event: EventSpec, seat: i64, number: i64, clause: str = "") -> None:
    """An open event with a number: tools found or lost, throws to be missed."""
    if scribe.listening:
        scribe.record(event, {"seat": seat, "n": number}, clause=clause)


def at_square(scribe: Scribe, game: Game, event: EventSpec, seat: i64, square: i64, clause: str = "") -> None:
    """An open event at a square."""
    if scribe.listening:
        scribe.record(event, {"seat": seat, "square": game.setting.board.name_of(square)}, clause=clause)


def dealt(scribe: Scribe, game: Game, seat: i64) -> None:
    """The cards a player was dealt, for him alone."""
    if scribe.listening:
        hand = [game.setting.deck.names[game.card_at(seat, index)] for index in range(game.hand_size[seat])]
        scribe.record(events.DEALT, {"seat": seat, "cards": hand}, audience=owner(seat))


def own_card(scribe: Scribe, game: Game, event: EventSpec, seat: i64, card: i64, clause: str = "") -> None:
    """A card received, dropped or bought: its owner alone learns which."""
    if scribe.listening:
        scribe.record(event, {"seat": seat, "card": game.setting.deck.names[card]}, clause=clause, audience=owner(seat))


def moved(scribe: Scribe, game: Game, seat: i64, path: list[str], clause: str) -> None:
    """The squares a figure walked."""
    if scribe.listening:
        facts: dict[str, Value] = {"seat": seat, "path": path, "square": path[-1]}
        scribe.record(events.MOVE, facts, clause=clause)


def chance_drawn(scribe: Scribe, game: Game, seat: i64, card: i64) -> None:
    """A chance card announced to all."""
    if scribe.listening:
        facts: dict[str, Value] = {"seat": seat, "chance": game.setting.chances.names[card]}
        scribe.record(events.CHANCE, facts)


def tool_used(scribe: Scribe, game: Game, seat: i64, card: i64, clause: str) -> None:
    """A tool shown to all and put under the reserve."""
    if scribe.listening:
        scribe.record(events.TOOL_USED, {"seat": seat, "card": game.setting.deck.names[card]}, clause=clause)


def between(scribe: Scribe, event: EventSpec, seat: i64, target: i64, clause: str = "") -> None:
    """An open event between two players."""
    if scribe.listening:
        scribe.record(event, {"seat": seat, "target": target}, clause=clause)


def counter(scribe: Scribe, game: Game, event: EventSpec, kind: i64, square: i64, clause: str = "") -> None:
    """A counter placed or removed; a pointer with its direction, any other with `none`."""
    if scribe.listening:
        names = game.setting.board.names
        arrow = names[game.arrow[square]] if game.arrow[square] >= 0 and kind == POINTER else "none"
        facts: dict[str, Value] = {"kind": COUNTERS[kind], "square": names[square], "arrow": arrow}
        scribe.record(event, facts, clause=clause)


def counter_moved(scribe: Scribe, game: Game, kind: i64, square: i64, to: i64, chooser: i64) -> None:
    """The fifth counter of a kind: one was taken from elsewhere."""
    if scribe.listening:
        names = game.setting.board.names
        facts: dict[str, Value] = {
            "kind": COUNTERS[kind],
            "square": names[square],
            "onto": names[to],
            "seat": chooser,
            "arrow": names[game.arrow[to]] if kind == POINTER else "none",
        }
        scribe.record(events.COUNTER_MOVED, facts)


def counters_cleared(scribe: Scribe, kind: i64, number: i64) -> None:
    """All counters of a kind left the board."""
    if scribe.listening:
        facts: dict[str, Value] = {"kind": COUNTERS[kind], "n": number}
        scribe.record(events.COUNTERS_CLEARED, facts)


def cave(scribe: Scribe, event: EventSpec, seat: i64, kind: i64, clause: str = "") -> None:
    """A cave opened, closed, fallen into or survived."""
    if scribe.listening:
        scribe.record(event, {"seat": seat, "cave": KINDS[kind]}, clause=clause)


def no_effect(scribe: Scribe, game: Game, seat: i64, square: i64, clause: str) -> None:
    """A chance that did nothing."""
    at_square(scribe, game, events.NO_EFFECT, seat, square, clause)


def reserve_shown(scribe: Scribe, game: Game, seat: i64) -> None:
    """The whole reserve, for the shopper alone, sorted so that its order tells nothing."""
    if scribe.listening:
        cards = sorted(reserve_names(game))
        scribe.record(events.RESERVE_SHOWN, {"seat": seat, "cards": cards}, audience=owner(seat))


def reserve_names(game: Game) -> list[str]:
    """The names of all cards in reserve."""
    names = game.setting.deck.names
    cards = [names[card & 63] for card in game.bottom]
    for card in range(game.setting.deck.size):
        for _ in range(game.loose[card]):
            cards.append(names[card])
    return cards
