"""Движение: every legal path of a throw, forced stops, pointers, and the walk itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import CHANCE, CHASM, NOWHERE, START, TREASURE_CAVE
from podzem.systems.escape.cards import BLADE, NONE, POINTER_CARD
from podzem.systems.escape.codes import (
    FOR_TREASURE,
    FREELY,
    LONGEST,
    TO_ATTACK,
    freely,
    pack_path,
    path_of,
    reason_of,
    step_of,
    with_step,
)
from podzem.systems.escape.game import (
    ARRIVED,
    CARRIED_ON,
    JUMP,
    MAY_STRIKE,
    MUST_STRIKE,
    NO_STRIKE,
    Game,
)
from podzem.systems.escape.rules import tools, treasure

CLAUSES: Final = (
    "escape.move.full_number", "escape.chasm.jump", "escape.prison.pass", "escape.chance.advance",
)  # fmt: skip
"""The clause of each kind of move."""
FORCED_STOP: Final = 2
"""A bit of the ways that lead on from a square: one of them may not be entered and stops the walker."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Walker:
    """Finds the paths of one move (escape.move.full_number).

    The game is handed from step to step: an argument is free in compiled code, an attribute is counted at each look.
    """

    def __init__(self, game: Game, seat: i64) -> None:
        self.seat = seat
        self.length = full_length(game)
        self.carries = game.carrier == seat
        self.may_attack = game.move != CARRIED_ON and game.has(seat, BLADE)
        self.paths = vec[i64](capacity=8)
        self.too_short = vec[i64]()
        self.longest: i64 = 0
        self.has_full_path = False

    def find(self, game: Game) -> vec[i64]:
        """All legal paths as codes; a throw that is too long for every way may go as far as the longest."""
        origin, cards = game.square[self.seat], game.count_of(self.seat, POINTER_CARD)
        before: i64 = NOWHERE
        if game.move == JUMP:
            self._land(game, origin, cards)
        else:
            if game.move == CARRIED_ON:
                before = game.came_from[self.seat]
            self.go_on(game, origin, before, 0, 0, cards)
        if not self.has_full_path:
            self._allow_longest()
        return self.paths

    def _land(self, game: Game, origin: i64, cards: i64) -> None:
        """The chasm is the first square of a jump, and the landing the next (escape.chasm.jump)."""
        chasm = game.chasm
        path = with_step(0, 0, game.setting.board.slot(origin, chasm))
        for slot in range(game.degree[chasm]):
            landing = game.neighbour(chasm, slot)
            if landing == origin or not game.can_enter(self.seat, landing):
                continue
            if self._must_end(game, landing, 2):
                self._end(with_step(path, 1, slot), FREELY)
            else:
                self.go_on(game, landing, chasm, 2, with_step(path, 1, slot), cards)

    def go_on(self, game: Game, here: i64, before: i64, steps: i64, path: i64, cards: i64) -> i64:
        """Take every way on from a square; 0 when there is none, 1 when there is, 2 when one forces a stop here.

        He turns into any branch he likes (escape.move.direction); the first step of a turn may lead back the way he
        came (escape.move.next_turn). An arrow binds at departure too, unless its target cannot be walked onto
        (escape.pointer.start_on).
        """
        arrow = game.arrow_on(here)
        arrow_binds = arrow >= 0 and (steps > 0 or game.can_enter(self.seat, arrow))
        ways: i64 = 0
        for slot in range(game.degree[here]):
            to = game.neighbour(here, slot)
            if to == before and to != arrow:
                continue  # escape.move.no_reversal; only an arrow turns a walker back, escape.pointer.reverse
            against_arrow = arrow_binds and to != arrow
            if against_arrow and cards == 0:
                continue
            if game.can_enter(self.seat, to):
                ways |= 1
                rest = cards - 1 if against_arrow else cards
                longer = with_step(path, steps, slot)
                if self._must_end(game, to, steps + 1):
                    self._end(longer, FREELY)
                else:
                    self.go_on(game, to, here, steps + 1, longer, rest)
            elif steps > 0 and not against_arrow and (to == arrow or game.is_obstacle(to)):
                ways |= FORCED_STOP
        if steps > 0 and (ways != 1 or self.may_attack or game.treasure == here):
            self._end_or_pass(game, here, steps, path, ways)
        return ways

    def _must_end(self, game: Game, here: i64, steps: i64) -> bool:
        """The throw is used up, or the square stops or wins; others there are passed freely (escape.move.sharing)."""
        return steps == self.length or (game.kinds[here] > CHANCE and self._stops_or_wins(game, here))

    def _end_or_pass(self, game: Game, here: i64, steps: i64, path: i64, ways: i64) -> None:
        """End on a square before the throw is used up, if one must or may.

        The start is an ordinary dead end: without the treasure one stands on it with an exact throw only, or to
        attack (escape.move.start_square).
        """
        if ways >= FORCED_STOP:  # escape.move.forced_stop
            self._end(path, FREELY)
            return
        if ways == 0 and not self._is_occupied_way_out(game, here):
            self._note_too_short(path, steps)
        if game.treasure == here and not game.setting.exact_pickup:
            self._end(path, FOR_TREASURE)
        elif self.may_attack and game.is_occupied_but_by(here, self.seat):
            self._end(path, TO_ATTACK)

    def _stops_or_wins(self, game: Game, here: i64) -> bool:
        return self.stops_inside(game, here) or treasure.wins_by_entering(game, self.seat, here)

    def stops_inside(self, game: Game, here: i64) -> bool:
        """The treasure cave always; the Beast and Devil caves and the prison (escape.prison.enter) while closed."""
        return game.kinds[here] == TREASURE_CAVE or game.is_closed_cave(here)

    def _is_occupied_way_out(self, game: Game, here: i64) -> bool:
        """A carrier may only land exactly on an occupied start, or attack there (escape.win.start_occupied)."""
        return self.carries and game.kinds[here] == START

    def _end(self, path: i64, reason: i64) -> None:
        self.paths = append(self.paths, pack_path(path, reason))
        if reason == FREELY:
            self.has_full_path = True

    def _note_too_short(self, path: i64, steps: i64) -> None:
        """Keep the longest of the paths that ran into a dead end (escape.move.dead_end)."""
        if steps > self.longest:
            self.longest = steps
            self.too_short = vec[i64]()
        if steps == self.longest:
            self.too_short = append(self.too_short, path)

    def _allow_longest(self) -> None:
        for path in self.too_short:
            known = False
            for index in range(i64(len(self.paths))):
                if path_of(self.paths[index]) == path:
                    self.paths[index] = freely(self.paths[index])
                    known = True
            if not known:
                self.paths = append(self.paths, pack_path(path, FREELY))


def find_paths(game: Game) -> vec[i64]:
    """The legal paths of the move under way."""
    return Walker(game, game.seat).find(game)


def has_first_step(game: Game, seat: i64) -> bool:
    """Whether the move under way can begin at all (escape.move.boxed_in).

    A free way is seen at once: some path leads on from any square that can be entered, unless it is a start that
    others occupy, or leads a carrier to nothing but such a start. Arrows, chance moves and that are looked at step by
    step.
    """
    here = game.square[seat]
    if game.move != CARRIED_ON and game.arrow_on(here) == NOWHERE and not is_way_out_occupied(game, seat):
        for slot in range(game.degree[here]):
            to = game.neighbour(here, slot)
            if game.can_enter(seat, to) and game.kinds[to] != START:
                return True
    return len(find_paths(game)) > 0


def is_way_out_occupied(game: Game, seat: i64) -> bool:
    """Whether somebody stands where a carrier would leave: he must land there exactly (escape.win.start_occupied)."""
    return game.carrier == seat and game.is_occupied_but_by(game.setting.board.start, seat)


def walk(game: Game, seat: i64, code: i64, scribe: Scribe) -> None:
    """Walk a path, square by square; leaving a pointer against its arrow costs a pointer card."""
    path = path_of(code)
    origin = before = here = game.square[seat]
    steps: i64 = 0
    slot = step_of(path, steps)
    while slot >= 0:
        to = game.neighbour(here, slot)
        _pay_pointer(game, seat, here, to, steps, scribe)
        before, here = here, to
        steps += 1
        slot = step_of(path, steps)
    game.square[seat] = here
    game.came_from[seat] = before
    game.marks[seat] = 0
    game.strike = _strike_after(game, reason_of(code))
    if scribe.listening:
        telling.moved(scribe, game, seat, names_along(game, origin, path), CLAUSES[game.move])
        if reason_of(code) == FREELY and steps < full_length(game):
            _tell_forced_stop(game, seat, here, before, scribe)
    game.chasm = NOWHERE
    game.phase = ARRIVED


def full_length(game: Game) -> i64:
    """How many squares the throw would enter."""
    return game.steps + 1 if game.move == JUMP and not game.setting.chasm_counts else game.steps


def names_along(game: Game, origin: i64, path: i64) -> list[str]:
    """The squares that a path enters."""
    names: list[str] = []
    here = origin
    for step in range(LONGEST):
        slot = step_of(path, step)
        if slot < 0:
            break
        here = game.neighbour(here, slot)
        names.append(game.setting.board.names[here])
    return names


def _tell_forced_stop(game: Game, seat: i64, here: i64, before: i64, scribe: Scribe) -> None:
    """Say why steps were forfeited, unless the way simply ended or was won."""
    walker = Walker(game, seat)
    if treasure.wins_by_entering(game, seat, here):
        return
    if walker.stops_inside(game, here):
        telling.at_square(scribe, game, events.FORCED_STOP, seat, here, "escape.move.forced_stop")
    elif walker.go_on(game, here, before, walker.length - 1, 0, 0) >= FORCED_STOP:
        telling.at_square(scribe, game, events.FORCED_STOP, seat, here, _stopping_clause(game, here, before))


def _stopping_clause(game: Game, here: i64, before: i64) -> str:
    """An arrow at something impassable, a chasm, or another obstacle in front."""
    if game.arrow_on(here) >= 0:
        return "escape.pointer.blocked_target"
    for slot in range(game.degree[here]):
        to = game.neighbour(here, slot)
        if to != before and game.kind_of(to) == CHASM:
            return "escape.chasm.stop"
    return "escape.move.forced_stop"


def _pay_pointer(game: Game, seat: i64, here: i64, to: i64, step: i64, scribe: Scribe) -> None:
    """A pointer card is spent exactly when the path leaves a pointer against its arrow (escape.pointer.ignore)."""
    arrow = game.arrow_on(here)
    if arrow == NOWHERE:
        return
    if arrow == to or (step == 0 and not game.can_enter(seat, arrow)):
        return
    tools.use(game, seat, first_of(game, seat, POINTER_CARD), scribe, "escape.pointer.ignore")


def first_of(game: Game, seat: i64, category: i64) -> i64:
    """The first card of a category in a hand; -1 when it has none."""
    for index in range(game.hand_size[seat]):
        card = game.card_at(seat, index)
        if game.setting.deck.category[card] == category:
            return card
    return NONE


def _strike_after(game: Game, reason: i64) -> i64:
    """A short stop to attack must be followed by the strike, any other stop may be; a chance move by none."""
    if game.move == CARRIED_ON:
        return NO_STRIKE
    if reason == TO_ATTACK:
        return MUST_STRIKE
    return MAY_STRIKE
