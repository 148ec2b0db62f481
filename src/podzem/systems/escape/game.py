"""The state of a game (section 25): one final class of a few named integer tables, cheap to copy."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape.board import NOWHERE
from podzem.systems.escape.cards import NONE
from podzem.systems.escape.passage import Ground
from podzem.systems.escape.setting import Setting

# Phases in which somebody decides (T1) …
TURN: Final = 0
MOVE: Final = 1
STRIKE: Final = 2
DEFEND: Final = 3
REACT: Final = 4
AHEAD_OF: Final = 5
COUNTER: Final = 6
SHOP: Final = 7
OVER: Final = 8
# … and those that the flow of section 23 passes through by itself.
BEGIN: Final = 9
ARRIVED: Final = 10
ENDANGERED: Final = 11
AFTER_CHANCE: Final = 12
END: Final = 13
PHASES: Final = (
    "turn", "move", "strike", "defend", "react", "ahead", "counter", "shop", "over", "begin", "arrived", "endangered",
    "after_chance", "end",
)  # fmt: skip

# How the figure is moving.
WALK: Final = 0
JUMP: Final = 1
PASS_OUT: Final = 2
CARRIED_ON: Final = 3
MOVES: Final = ("walk", "jump", "pass", "advance")

# Whether a strike is open after the move.
NO_STRIKE: Final = 0
MAY_STRIKE: Final = 1
MUST_STRIKE: Final = 2
STRIKES: Final = ("none", "may", "must")

# Marks of a player, as bits.
BLOCKED: Final = 1
RELEASED: Final = 2
SAFE: Final = 4
MARKS: Final = ("blocked", "released", "safe")

PLAYING: Final = 0
WON: Final = 1
DRAW: Final = 2
STATUSES: Final = ("playing", "won", "draw")

LYING_BITS: Final = 8
"""The counters on the board are counted by kind in one number, of so many bits for each of the four kinds."""
LYING_MASK: Final = (1 << LYING_BITS) - 1
LOST_BY: Final = 64
"""A card under the reserve that only its loser has seen is kept as the card + 64 × (his seat + 1)."""


def write_table(out: BytesWriter, table: vec[i64]) -> None:
    """The numbers of a table, one behind another."""
    for number in table:
        write_i64_le(out, number)


@final
class Game(Ground):
    """Everything that changes. Tables by seat, by square, by cave, by card; then the turn and its open question."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.board)
        self.setting = setting
        self.ways_to_chance = setting.board.ways_to_chance
        self.square = vec[i64]()
        self.came_from = vec[i64]()
        self.skip = vec[i64]()
        self.passes = vec[i64]()
        self.marks = vec[i64]()
        self.hand_size = vec[i64]()
        self.hands = vec[i64]()
        self.held = vec[i64]()
        self.stage = vec[i64]()
        self.windows: i64 = 0
        self.lying: i64 = 0
        self.loose = vec[i64]()
        self.bottom = vec[i64]()
        self.chance_loose = vec[i64]()
        self.chance_bottom = vec[i64]()
        self.round: i64 = 1
        self.first: i64 = 0
        self.seat: i64 = 0
        self.actor: i64 = 0
        self.phase: i64 = BEGIN
        self.extra = False
        self.extra_due = False
        self.thrown: i64 = 0
        self.steps: i64 = 0
        self.move: i64 = WALK
        self.chasm: i64 = NOWHERE
        self.strike: i64 = NO_STRIKE
        self.target: i64 = NONE
        self.chance: i64 = NONE
        self.threat: i64 = NONE
        self.struck: i64 = NOWHERE
        self.asked: i64 = 0
        self.placing: i64 = NONE
        self.place: i64 = NOWHERE
        self.place_arrow: i64 = NOWHERE
        self.after: i64 = END
        self.treasure: i64 = NOWHERE
        self.status: i64 = PLAYING
        self.winner: i64 = NONE
        self.exit: i64 = NOWHERE

    def copy(self) -> Game:
        """An equal game that shares only its setting."""
        twin = Game(self.setting)
        twin.become(self)
        return twin

    def become(self, other: Game) -> None:
        """Take over everything from another game of the same setting."""
        self.square = other.square[:]
        self.came_from = other.came_from[:]
        self.skip = other.skip[:]
        self.passes = other.passes[:]
        self.marks = other.marks[:]
        self.hand_size = other.hand_size[:]
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.counters = other.counters[:]
        self.arrow = other.arrow[:]
        self.owner = other.owner[:]
        self.stage = other.stage[:]
        self.windows = other.windows
        self.lying = other.lying
        self.loose = other.loose[:]
        self.bottom = other.bottom[:]
        self.chance_loose = other.chance_loose[:]
        self.chance_bottom = other.chance_bottom[:]
        self.round = other.round
        self.first = other.first
        self.seat = other.seat
        self.actor = other.actor
        self.phase = other.phase
        self.extra = other.extra
        self.extra_due = other.extra_due
        self.thrown = other.thrown
        self.steps = other.steps
        self.move = other.move
        self.chasm = other.chasm
        self.strike = other.strike
        self.target = other.target
        self.chance = other.chance
        self.threat = other.threat
        self.struck = other.struck
        self.asked = other.asked
        self.placing = other.placing
        self.place = other.place
        self.place_arrow = other.place_arrow
        self.after = other.after
        self.carrier = other.carrier
        self.treasure = other.treasure
        self.status = other.status
        self.winner = other.winner
        self.exit = other.exit

    def key(self) -> bytes:
        """All of the state in bytes, eight for a number; what only fills a table's room is left out."""
        out = BytesWriter()
        self._write_turn(out)
        for table in (self.square, self.came_from, self.skip, self.passes, self.marks, self.hand_size):
            write_table(out, table)
        self._write_hands(out)
        self._write_counters(out)
        for table in (self.owner, self.stage, self.loose, self.chance_loose):
            write_table(out, table)
        write_i64_le(out, len(self.bottom))
        write_table(out, self.bottom)
        write_table(out, self.chance_bottom)
        return out.getvalue()

    def _write_turn(self, out: BytesWriter) -> None:
        """The turn and its open question; one call a number, since a list of them would make an object of each."""
        write_i64_le(out, self.round)
        write_i64_le(out, self.first)
        write_i64_le(out, self.seat)
        write_i64_le(out, self.actor)
        write_i64_le(out, self.phase)
        write_i64_le(out, i64(self.extra))
        write_i64_le(out, i64(self.extra_due))
        write_i64_le(out, self.thrown)
        write_i64_le(out, self.steps)
        write_i64_le(out, self.move)
        write_i64_le(out, self.chasm)
        write_i64_le(out, self.strike)
        write_i64_le(out, self.target)
        write_i64_le(out, self.chance)
        write_i64_le(out, self.threat)
        write_i64_le(out, self.struck)
        write_i64_le(out, self.asked)
        write_i64_le(out, self.placing)
        write_i64_le(out, self.place)
        write_i64_le(out, self.place_arrow)
        write_i64_le(out, self.after)
        write_i64_le(out, self.carrier)
        write_i64_le(out, self.treasure)
        write_i64_le(out, self.status)
        write_i64_le(out, self.winner)
        write_i64_le(out, self.exit)

    def _write_hands(self, out: BytesWriter) -> None:
        for seat in range(self.setting.players):
            for index in range(self.hand_size[seat]):
                write_i64_le(out, self.card_at(seat, index))

    def _write_counters(self, out: BytesWriter) -> None:
        for square in range(self.setting.board.size):
            if self.counters[square]:
                write_i64_le(out, square)
                write_i64_le(out, self.counters[square])
                write_i64_le(out, self.arrow[square])

    # What the rules ask about a player …

    def has_mark(self, seat: i64, mark: i64) -> bool:
        """Whether a player is blocked, released or safe."""
        return self.marks[seat] & mark != 0

    def set_mark(self, seat: i64, mark: i64) -> None:
        """Mark a player as blocked, released or safe."""
        self.marks[seat] |= mark

    def card_at(self, seat: i64, index: i64) -> i64:
        """A card of a hand, by the order received."""
        place = seat * self.setting.hand_room + index
        return self.hands[place]

    def category_at(self, seat: i64, index: i64) -> i64:
        """The category of a card of a hand."""
        card = self.card_at(seat, index)
        return self.setting.deck.category[card]

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a hand has a card."""
        first = seat * self.setting.hand_room
        for index in range(first, first + self.hand_size[seat]):
            if self.hands[index] == card:
                return True
        return False

    def has(self, seat: i64, category: i64) -> bool:
        """Whether a hand has a card of a category."""
        return (self.held[seat] >> category) & 1 == 1

    def count_of(self, seat: i64, category: i64) -> i64:
        """How many cards of a category a hand has."""
        count: i64 = 0
        if self.has(seat, category):
            for index in range(self.hand_size[seat]):
                if self.category_at(seat, index) == category:
                    count += 1
        return count

    def categories_in_hand(self, seat: i64) -> i64:
        """The categories in a hand, as bits."""
        categories: i64 = 0
        one: i64 = 1
        for index in range(self.hand_size[seat]):
            categories |= one << self.category_at(seat, index)
        return categories

    def note_hand(self, seat: i64) -> None:
        """Note which categories a hand has; due whenever the hand has changed."""
        self.held[seat] = self.categories_in_hand(seat)

    def is_with_others(self, seat: i64) -> bool:
        """Whether another figure stands on the same square."""
        return self.is_occupied_but_by(self.square[seat], seat)

    def is_occupied_but_by(self, square: i64, seat: i64) -> bool:
        """Whether a figure other than that of a seat stands on a square."""
        for other in range(self.setting.players):
            if self.square[other] == square and other != seat:
                return True
        return False

    # … and about what lies about.

    def counters_on_board(self, kind: i64) -> i64:
        """How many counters of a kind lie on the board."""
        return (self.lying >> (LYING_BITS * kind)) & LYING_MASK

    def reserve_size(self) -> i64:
        """How many tools lie in reserve."""
        count = i64(len(self.bottom))
        for card in range(self.setting.deck.size):
            count += self.loose[card]
        return count

    def chance_size(self) -> i64:
        """How many cards the chance pile has."""
        count = i64(len(self.chance_bottom))
        for card in range(self.setting.chances.size):
            count += self.chance_loose[card]
        return count
