"""How each player stands, in numbers that a judgement can weigh: ways in turns, tools, dangers, who is nearer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.escape.board import CHASM, EXIT, PRISON, SLOTS, TREASURE_CAVE
from podzem.systems.escape.cards import BLADE, CATEGORIES, DIGGING, HOLY, SAW
from podzem.systems.escape.game import BLOCKED, RELEASED, Game
from podzem.systems.escape.rules.caves import foe_category, is_fight_due
from podzem.systems.escape.seeker_plan import lead_out
from podzem.systems.escape.seeker_way import WITHOUT_TOOL, Way, count_hand, filled
from podzem.systems.escape.view import View

FARTHEST: Final = 8000
"""Costs beyond eighty turns are all the same."""
OUT_OF_REACH: Final = 20
"""Squares from the goal that are counted one by one."""
ONE_THROW: Final = 6

NAMES: Final = (
    "me", "untouched", "lies_about", "carries", "another_carries", "turns_to_wait",
    "outside", "misses_turns", "locked_with_key", "locked", "shut_in_with_tool", "shut_in", "doomed", "in_chasm",
    *CATEGORIES, "has_pass", "cards",
    "way_to_free", "way_out_from_free", "way_out_carrying", "way_to_carrier", "way_out_from_carrier",
    "way_out_of_carrier", "way_out_from_here", "near_free", "near_out", "carrier_near_out", "way_of_best_rival",
    "can_rob", "can_nearly_rob", "near_carrier", "ahead_of_carrier", "armed_ahead_of_carrier", "guards_of_carrier",
    "own_guards", "pursuers_near", "pursuers", "waylayers",
)  # fmt: skip
"""What the numbers of a standing are, in their order."""


@final
class Survey:
    """What is worked out once for all players: hands by category, costs to the goal and from it out."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = game.setting.players
        self.goal: i64 = game.square[game.carrier] if game.carrier >= 0 else game.treasure
        self.views: list[View] = []
        self.held: list[vec[i64]] = []
        self.to_goal = filled(self.players, 0)
        self.out_of_goal = filled(self.players, 0)
        self.out_of_here = filled(self.players, 0)
        self.steps_to_goal = self._count_steps()
        for seat in range(self.players):
            self._look_from(seat)
        self.ahead = filled(self.players, 0)
        if game.carrier >= 0:
            self._look_for_ambush()

    def place_of(self, seat: i64) -> i64:
        """Where a player is, the start for one who must still come in."""
        square = self.game.square[seat]
        return square if square >= 0 else self.game.setting.board.start

    def _look_from(self, seat: i64) -> None:
        view = View(self.game, seat)
        held = count_hand(view)
        self.views.append(view)
        self.held.append(held)
        here = self.place_of(seat)
        if self.game.carrier != seat:
            way = Way(view, seat, held, WITHOUT_TOOL)
            way.lead_to(self.goal)
            way.spread()
            self.to_goal[seat] = _at_most(way.cost[here])
        view.carrier = seat
        out = self._way_out(seat)
        self.out_of_goal[seat] = _at_most(out.cost[self.goal])
        self.out_of_here[seat] = _at_most(out.cost[here])

    def _way_out(self, seat: i64) -> Way:
        """The way out that a player would have with the treasure."""
        out = Way(self.views[seat], seat, self.held[seat], WITHOUT_TOOL)
        lead_out(out)
        out.spread()
        return out

    def _look_for_ambush(self) -> None:
        """How much nearer to the carrier's way out than the carrier each one is."""
        out = self._way_out(self.game.carrier)
        for seat in range(self.players):
            self.ahead[seat] = _at_most(out.cost[self.goal]) - _at_most(out.cost[self.place_of(seat)])

    def _count_steps(self) -> vec[i64]:
        """How many free squares lie between each square and the goal."""
        game, board = self.game, self.game.setting.board
        steps = filled(board.size, OUT_OF_REACH)
        steps[self.goal] = 0
        waiting = vec[i64]([self.goal])
        next_to_look: i64 = 0
        while next_to_look < len(waiting):
            square = waiting[next_to_look]
            next_to_look += 1
            if steps[square] == OUT_OF_REACH - 1:
                break
            for slot in range(board.degree[square]):
                to = board.neighbours[square * SLOTS + slot]
                if steps[to] == OUT_OF_REACH and game.kinds[to] != EXIT and not game.is_obstacle(to):
                    steps[to] = steps[square] + 1
                    waiting = append(waiting, to)
        return steps

    def steps_of(self, seat: i64) -> i64:
        """The free squares between a player and the goal; many for one outside or below."""
        square = self.game.square[seat]
        if square < 0 or self.game.kinds[square] == CHASM:
            return OUT_OF_REACH
        return self.steps_to_goal[square]


def _at_most(cost: i64) -> i64:
    return cost if cost < FARTHEST else FARTHEST


def number(count: i64) -> float:
    """An integer table's value for arithmetic with fractions."""
    return float(int(count))


@final
class Standing:
    """The numbers of one player; `me` is who judges and will go on judging, the others follow the rule of thumb."""

    def __init__(self, survey: Survey, seat: i64, me: i64) -> None:
        self.survey = survey
        self.game = survey.game
        self.seat = seat
        self.held = survey.held[seat]
        self.numbers = vec[float](capacity=len(NAMES))
        self._put(seat == me)
        self._put_phase()
        self._put_hindrances()
        self._put_hand()
        self._put_ways()
        self._put_chase()

    def _put(self, fact: bool) -> None:
        self.numbers = append(self.numbers, 1.0 if fact else 0.0)

    def _put_number(self, value: float) -> None:
        self.numbers = append(self.numbers, value)

    def _put_phase(self) -> None:
        """Whether the treasure is untouched, lies about, is his or another's; when his turn comes."""
        game = self.game
        is_free = game.carrier < 0
        in_cave = is_free and game.kinds[game.treasure] == TREASURE_CAVE
        self._put(in_cave)
        self._put(is_free and not in_cave)
        self._put(game.carrier == self.seat)
        self._put(not is_free and game.carrier != self.seat)
        self._put_number(number((self.seat - game.seat) % self.survey.players) / 4.0)

    def _put_hindrances(self) -> None:
        """Outside, missing turns, behind bars, shut in, about to be eaten; with or without what helps."""
        game, seat, held = self.game, self.seat, self.held
        square = game.square[seat]
        self._put(square < 0)
        self._put_number(number(game.skip[seat]) / 2.0)
        is_locked = game.kind_of(square) == PRISON and not game.is_open(PRISON) and not game.has_mark(seat, RELEASED)
        can_leave = held[SAW] > 0 or game.passes[seat] > 0
        self._put(is_locked and can_leave)
        self._put(is_locked and not can_leave)
        is_blocked = game.has_mark(seat, BLOCKED)
        self._put(is_blocked and held[DIGGING] > 0)
        self._put(is_blocked and held[DIGGING] == 0)
        is_due = square >= 0 and is_fight_due(game, seat)
        self._put(is_due and held[foe_category(game.kinds[square])] == 0)
        self._put(square >= 0 and game.kinds[square] == CHASM)

    def _put_hand(self) -> None:
        """How many cards of each category, passes, and cards at all."""
        for category in range(len(CATEGORIES)):
            count = self.held[category]
            self._put_number(number(count if count < 4 else 4) / 2.0)
        self._put(self.game.passes[self.seat] > 0)
        self._put_number(number(self.game.hand_size[self.seat]) / 6.0)

    def _put_ways(self) -> None:
        """Tens of turns to the goal and out, for who has the treasure, could have it, or must rob it."""
        survey, seat, carrier = self.survey, self.seat, self.game.carrier
        free, mine = carrier < 0, carrier == seat
        another = not free and not mine
        to_goal, out = _tens(survey.to_goal[seat]), _tens(survey.out_of_goal[seat])
        self._put_number(to_goal if free else 0.0)
        self._put_number(out if free else 0.0)
        self._put_number(out if mine else 0.0)
        self._put_number(to_goal if another else 0.0)
        self._put_number(out if another else 0.0)
        self._put_number(_tens(survey.out_of_goal[carrier]) if another else 0.0)
        self._put_number(_tens(survey.out_of_here[seat]))
        self._put_number(1.0 / (1.0 + 5.0 * to_goal) if free else 0.0)
        self._put_number(1.0 / (1.0 + 5.0 * out) if mine else 0.0)
        self._put_number(1.0 / (1.0 + 5.0 * _tens(survey.out_of_goal[carrier])) if another else 0.0)
        self._put_number(_tens(self._least_of_others()) if free else 0.0)

    def _least_of_others(self) -> i64:
        least: i64 = FARTHEST
        for other in range(self.survey.players):
            if other != self.seat and self.survey.to_goal[other] < least:
                least = self.survey.to_goal[other]
        return least

    def _put_chase(self) -> None:
        """Who can rob whom, and who lies in wait."""
        survey, carrier = self.survey, self.game.carrier
        mine, another = carrier == self.seat, carrier >= 0 and carrier != self.seat
        steps = survey.steps_of(self.seat)
        is_armed = self.held[BLADE] > 0
        self._put(another and is_armed and steps <= ONE_THROW)
        self._put(another and is_armed and steps <= 2 * ONE_THROW)
        self._put_number(1.0 / (1.0 + number(steps)) if another else 0.0)
        self._put_number(number(survey.ahead[self.seat]) / 1000.0 if another else 0.0)
        self._put_number(number(survey.ahead[self.seat]) / 1000.0 if another and is_armed else 0.0)
        guards: i64 = survey.held[carrier][BLADE] + survey.held[carrier][HOLY] if carrier >= 0 else 0
        self._put_number(number(guards) / 2.0 if another else 0.0)
        self._put_number(number(guards) / 2.0 if mine else 0.0)
        self._put_number(self._pursuers(ONE_THROW) if mine else 0.0)
        self._put_number(self._pursuers(2 * ONE_THROW) if mine else 0.0)
        self._put_number(self._waylayers() if mine else 0.0)

    def _pursuers(self, reach: i64) -> float:
        """Armed others within so many squares."""
        count = 0.0
        for other in range(self.survey.players):
            if other != self.seat and self.survey.held[other][BLADE] > 0 and self.survey.steps_of(other) <= reach:
                count += 1.0
        return count

    def _waylayers(self) -> float:
        """Armed others who are nearer to the way out."""
        count = 0.0
        for other in range(self.survey.players):
            if other != self.seat and self.survey.held[other][BLADE] > 0 and self.survey.ahead[other] > 0:
                count += 1.0
        return count


def _tens(cost: i64) -> float:
    """Hundredths of a turn as tens of turns."""
    return number(cost) / 1000.0
