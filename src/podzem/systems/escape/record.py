"""The state as plain data and back (section 25): every field by its name, faults refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.decisions import Refusal
from podzem.core.errors import Malformed, Refused
from podzem.core.forms import Leaf, flatten, nearest, write_leaf
from podzem.core.numbers import MOST_DIGITS, read_natural
from podzem.systems.escape.board import CAVES, FIRE_CAVE, NOWHERE
from podzem.systems.escape.cards import COUNTERS, NONE
from podzem.systems.escape.dealing import bare_game, shuffle_piles
from podzem.systems.escape.game import LOST_BY, MARKS, MOVES, PHASES, STATUSES, STRIKES, TURN, Game
from podzem.systems.escape.invariants import fault
from podzem.systems.escape.questions import can_go_on
from podzem.systems.escape.rules.caves import FALLS
from podzem.systems.escape.rules.counters import lay
from podzem.systems.escape.setting import Setting

MOST: Final = 10**MOST_DIGITS - 1
"""The largest number of a state."""
NUMBERS: Final = ("round", "thrown", "steps", "asked")
SEATS: Final = ("seat", "first", "actor", "target", "winner")
SQUARES: Final = ("chasm", "struck", "place", "place_arrow", "exit")
SWITCHES: Final = ("extra", "extra_due")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "phase": PHASES,
    "after": PHASES,
    "move": MOVES,
    "strike": STRIKES,
    "status": STATUSES,
    "placing": COUNTERS,
}
ALWAYS: Final = ("seat", "first", "actor", "phase", "after", "move", "strike", "status")
"""What a game has at every moment."""
FALLEN_INTO: Final = [f"{cave}_cave" if cave in COUNTERS else cave for cave in CAVES]
THREATS: Final = (*COUNTERS, *["-"] * (FALLS + FIRE_CAVE - len(COUNTERS)), *FALLEN_INTO)
"""Dangers by number: a counter's kind, or from 13 on the cave fallen into; a fire is both, so the cave says so."""


def write(game: Game) -> dict[str, Any]:
    """All of the state, nested by entity."""
    board, names = game.setting.board, game.setting.deck.names
    data: dict[str, Any] = {name: int(getattr(game, name)) for name in NUMBERS}
    data |= {name: _seat_or_none(getattr(game, name)) for name in SEATS}
    data |= {name: _name_or_none(board.names, getattr(game, name)) for name in SQUARES}
    data |= {name: bool(getattr(game, name)) for name in SWITCHES}
    data |= {name: _name_or_none(words, getattr(game, name)) for name, words in WORDS.items()}
    data["threat"] = _name_or_none(THREATS, game.threat)
    data["chance_card"] = _name_or_none(game.setting.chances.names, game.chance)
    data["players"] = {str(seat): _write_player(game, seat) for seat in range(game.setting.players)}
    stacks = {board.names[square]: _write_stack(game, square) for square in range(board.size)}
    data["counters"] = {square: stack for square, stack in stacks.items() if stack}
    data["caves"] = {
        cave: {"owner": _seat_or_none(game.owner[number]), "stage": int(game.stage[number])}
        for number, cave in enumerate(CAVES)
    }
    data["treasure"] = {
        "carrier": _seat_or_none(game.carrier),
        "square": _name_or_none(board.names, game.treasure),
    }
    data["reserve"] = [_write_reserve(names, card) for card in game.bottom]
    data["reserve_loose"] = _write_loose(names, game.loose)
    data["chance"] = [game.setting.chances.names[card] for card in game.chance_bottom]
    data["chance_loose"] = _write_loose(game.setting.chances.names, game.chance_loose)
    return data


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _name_or_none(names: list[str] | tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else names[number]


def _write_player(game: Game, seat: int) -> dict[str, Any]:
    board, names = game.setting.board, game.setting.deck.names
    return {
        "square": _name_or_none(board.names, game.square[seat]),
        "came_from": _name_or_none(board.names, game.came_from[seat]),
        "hand": [names[game.card_at(seat, index)] for index in range(game.hand_size[seat])],
        "passes": int(game.passes[seat]),
        "skip": int(game.skip[seat]),
        **{mark: bool(game.marks[seat] >> bit & 1) for bit, mark in enumerate(MARKS)},
    }


def _write_stack(game: Game, square: int) -> list[str]:
    """The counters of a square from the top, a pointer with its direction: pointer>t1708."""
    stack = [kind for bit, kind in enumerate(COUNTERS) if game.counters[square] >> bit & 1]
    if stack and stack[-1] == "pointer":
        stack[-1] += ">" + game.setting.board.names[game.arrow[square]]
    return stack


def _write_reserve(names: list[str], card: int) -> str:
    """A card under the reserve; one that only its loser has seen as knife~1."""
    lost_by, card = divmod(int(card), LOST_BY)
    return names[card] + (f"~{lost_by - 1}" if lost_by else "")


def _write_loose(names: list[str], counts: vec[i64]) -> list[str]:
    return [name for number, name in enumerate(names) for _ in range(counts[number])]


def read(setting: Setting, given: Mapping[str, Any]) -> Game:
    """A state from partial data over an empty test state (escape.order.script); faults are refused by name."""
    return _Reader(setting, flatten(given)).read()


def bad_state(path: str, text: str) -> Refused:
    """The refusal of a state, naming the path."""
    return Refused(Refusal("escape.order.script", "state", {"path": path, "fault": text}))


class _Reader:
    """Puts paths into a game one by one; whatever is left over was misspelt."""

    def __init__(self, setting: Setting, paths: dict[str, Leaf]) -> None:
        self.setting = setting
        self.board = setting.board
        self.paths = dict(paths)
        self.game = bare_game(setting)
        shuffle_piles(self.game)
        self.game.loose = vec[i64]([0] * int(setting.deck.size))
        self.game.phase = TURN
        self.known = list(flatten(write(self.game)))

    def read(self, blamed: str = "state") -> Game:
        """The game; what breaks an invariant is put down to a path."""
        self._read_turn()
        for seat in range(self.setting.players):
            self._read_player(seat)
        self._read_counters()
        self._read_caves()
        self._read_treasure()
        self._read_piles()
        for path in self.paths:
            raise bad_state(path, "there is no such path" + nearest(path, self.known))
        broken = fault(self.game)
        if broken:
            raise bad_state(blamed, broken)
        return self.game

    def _take(self, path: str, what: type[Any], default: Any) -> Any:
        value = self.paths.pop(path, default)
        if value is not default and type(value) is not what:
            raise bad_state(path, f"{write_leaf(value)} is no {what.__name__}")
        return value

    def _take_name(self, path: str, names: list[str] | tuple[str, ...], default: int) -> int:
        if path not in self.paths:
            return default
        value = self.paths.pop(path)
        if value is None:
            return NONE
        if value not in names or value == "-":
            raise bad_state(path, f"{write_leaf(value)} is not known{nearest(str(value), list(names))}")
        return names.index(str(value))

    def _take_seat(self, path: str, default: int) -> int:
        if path not in self.paths:
            return default
        value = self.paths.pop(path)
        if value is None:
            return NONE
        if type(value) is not int or not 0 <= value <= MOST or value >= self.setting.players:
            raise bad_state(path, f"{write_leaf(value)} is no seat")
        return value

    def _take_count(self, path: str, default: int) -> int:
        value: int = self._take(path, int, default)
        if not 0 <= value <= MOST:
            raise bad_state(path, f"{value} is below nothing or beyond {MOST}")
        return value

    def _read_turn(self) -> None:
        game = self.game
        for name in NUMBERS:
            setattr(game, name, self._take_count(name, getattr(game, name)))
        actor_given = "actor" in self.paths
        for name in SEATS:
            setattr(game, name, self._take_seat(name, getattr(game, name)))
        if not actor_given:
            game.actor = game.seat
        for name in SQUARES:
            setattr(game, name, self._take_name(name, self.board.names, getattr(game, name)))
        for name in SWITCHES:
            setattr(game, name, self._take(name, bool, getattr(game, name)))
        for name, words in WORDS.items():
            setattr(game, name, self._take_name(name, words, getattr(game, name)))
        game.threat = self._take_name("threat", THREATS, NONE)
        game.chance = self._take_name("chance_card", self.setting.chances.names, NONE)
        for name in ALWAYS:
            if getattr(game, name) < 0:
                raise bad_state(name, "it is never nothing")
        if game.phase > PHASES.index("over"):
            raise bad_state("phase", "a seat must be asked something, or the game be over")

    def _read_player(self, seat: int) -> None:
        game, path = self.game, f"players.{seat}."
        game.square[seat] = self._take_name(path + "square", self.board.names, NOWHERE)
        game.came_from[seat] = self._take_name(path + "came_from", self.board.names, NOWHERE)
        game.passes[seat] = self._take_count(path + "passes", 0)
        game.skip[seat] = self._take_count(path + "skip", 0)
        for bit, mark in enumerate(MARKS):
            game.marks[seat] |= self._take(path + mark, bool, False) << bit
        hand = self._take_cards(path + "hand", self.setting.deck.names)
        if len(hand) > self.setting.hand_room:
            raise bad_state(path + "hand", "no hand has room for so many cards")
        for index, card in enumerate(hand):
            game.hands[seat * self.setting.hand_room + index] = card
        game.hand_size[seat] = len(hand)
        game.note_hand(seat)

    def _take_cards(self, path: str, names: list[str]) -> list[int]:
        cards = self._take(path, list, [])
        for card in cards:
            if card not in names:
                raise bad_state(path, f"there is no card {card!r}{nearest(str(card), names)}")
        return [names.index(card) for card in cards]

    def _read_counters(self) -> None:
        for path in [path for path in self.paths if path.startswith("counters.")]:
            square = path.removeprefix("counters.")
            if square not in self.board.numbers:
                raise bad_state(path, f"there is no square {square!r}{nearest(square, self.board.names)}")
            for counter in self._take(path, list, []):
                self._lay(path, self.board.numbers[square], counter)

    def _lay(self, path: str, square: int, counter: str) -> None:
        kind, _, to = counter.partition(">")
        if kind not in COUNTERS or (kind == "pointer") != bool(to) or (to and to not in self.board.numbers):
            raise bad_state(path, f"{counter!r} is no counter; fire, cave_in, grille or pointer>square was expected")
        bit = COUNTERS.index(kind)
        if self.game.counters[square] >> bit & 1:
            raise bad_state(path, "two of one kind never lie together")
        arrow = self.board.numbers[to] if to else NOWHERE
        if to and not self.game.are_adjacent(square, arrow):
            raise bad_state(path, f"{to!r} is no neighbour")
        lay(self.game, bit, square, arrow)

    def _read_caves(self) -> None:
        for number, cave in enumerate(CAVES):
            owner = self._take_seat(f"caves.{cave}.owner", NONE)
            stage = self._take_count(f"caves.{cave}.stage", 0 if owner == NONE else 1)
            if (owner == NONE) != (stage == 0) or stage > 2 or (owner != NONE and cave == "treasure"):
                raise bad_state(f"caves.{cave}", "an open cave has an owner and stage 1 or 2; the treasure cave none")
            self.game.owner[number], self.game.stage[number] = owner, stage
            self.game.windows += owner != NONE

    def _read_treasure(self) -> None:
        carrier = self._take_seat("treasure.carrier", NONE)
        lying = NOWHERE if carrier != NONE else self.game.treasure
        self.game.carrier = carrier
        self.game.treasure = self._take_name("treasure.square", self.board.names, lying)

    def _read_piles(self) -> None:
        game, chances = self.game, self.setting.chances
        if "chance" in self.paths or "chance_loose" in self.paths:
            game.chance_loose = vec[i64]([0] * int(chances.size))
        else:
            left = game.chance_loose[chances.prison_pass] - sum(game.passes)
            game.chance_loose[chances.prison_pass] = max(left, 0)
        for card in self._take_cards("chance_loose", chances.names):
            game.chance_loose[card] += 1
        for card in self._take_cards("chance", chances.names):
            game.chance_bottom = append(game.chance_bottom, card)
        for card in self._take_cards("reserve_loose", self.setting.deck.names):
            game.loose[card] += 1
        for card in self._take_reserve():
            game.bottom = append(game.bottom, card)
        self._check_room()

    def _take_reserve(self) -> list[int]:
        cards = []
        for written in self._take("reserve", list, []):
            name, _, loser = written.partition("~")
            seat = read_natural(loser) if loser else NONE
            if name not in self.setting.deck.numbers or seat is None or seat >= self.setting.players:
                raise bad_state("reserve", f"there is no card {written!r}")
            cards.append(self.setting.deck.numbers[name] + LOST_BY * (seat + 1))
        return cards

    def _check_room(self) -> None:
        """No card may stand more often than the decks have it."""
        data = write(self.game)
        held = [card for player in data["players"].values() for card in player["hand"]]
        piles = held + data["reserve_loose"] + [card.partition("~")[0] for card in data["reserve"]]
        for number, name in enumerate(self.setting.deck.names):
            if piles.count(name) > self.setting.deck.count[number] * self.setting.tool_decks:
                raise bad_state("reserve", f"there are more cards {name!r} than in the decks")
        drawn = data["chance"] + data["chance_loose"]
        for number, name in enumerate(self.setting.chances.names):
            kept = sum(self.game.passes) if number == self.setting.chances.prison_pass else 0
            if drawn.count(name) + kept > self.setting.chances.count[number]:
                raise bad_state("chance", f"there are more cards {name!r} than in the deck")


def change(game: Game, path: str, value: Leaf) -> Game:
    """The state with one path set to another value, as a judge's correction (escape.table.judge).

    The game must be able to go on from it. Whoever is given the turn is asked in the place of the one who had it.
    """
    paths = flatten(write(game))
    if path == "seat" and game.actor == game.seat:
        paths.pop("actor")
    if path.startswith("counters."):
        paths.pop(path, None)
    elif path not in paths:
        raise Malformed(f"there is no path {path!r}{nearest(path, list(paths))}")
    paths[path] = value
    changed = _Reader(game.setting, paths).read(path)
    if not can_go_on(changed):
        raise bad_state(path, "who is asked could decide nothing (escape.turn.one_action)")
    return changed
