"""Who decides in games that are recorded: chance, the system's bot, whoever is late, and a judge who amends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from typing import Any, Final, TypeVar

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Seeded
from podzem.core.system import System
from tests.seen import seen

TWELVE: Final = 12
AMENDMENTS: Final = {
    "dungeon": ("remove", "wound", "heal", "present", "move", "reveal", "clock", "add"),
    "screen": (
        "modify",
        "wound",
        "heal",
        "inflict",
        "relieve",
        "grant",
        "place",
        "apart",
        "hide",
        "reveal",
        "weather",
        "end_fight",
    ),
    "delve": ("remove", "hurt", "heal", "present", "relocate", "reveal", "alarm", "add"),
    "surface": ("set_stock", "set_date", "set_weather", "place", "show_mark", "add_unit"),
}
"""The orders by which a judge amends; they are open at any time and stand in no list."""
WORDS: Final = {
    "group": ("1", "2"),
    "point": ("23,31", "25,19", "40,19", "30,19", "14,5", "7.5,4.5"),
    "type": ("torch", "sword", "rope", "potion", "skin_wine"),
    "kind": ("chud", "rat", "bandit", "karl", "bear"),
    "count": ("1", "2", "3", "4"),
    "amount": ("0", "70", "143"),
    "number": ("1", "2", "-10", "20"),
    "reason": ("slippery",),
    "condition": ("prone", "stunned", "bleeding", "burning", "broken", "poisoned", "exhausted", "blinded", "deafened"),
    "square": ("3,3", "5,4", "7,6", "10,5"),
    "what": ("SD1", "TR1", "T1", "K1"),
    "place": ("1:2,4", "1:4,3", "1:2,8", "1:3,3"),
    "alertness": ("alert", "quiet", "normal"),
    "opening": ("SD1", "TR1", "T1", "K1", "SD2", "C1"),
    "party": ("1", "2"),
    "cell": ("1,1", "4,3", "5,4", "2,6"),
    "weather": ("clear", "cloudy", "rain", "storm", "heavy_rain", "extreme"),
    "side": ("party", "others"),
    "level": ("1", "2"),
    "supplies": ("0", "40"),
    "kuna": ("0", "900"),
    "year": ("1", "2"),
    "month": ("2", "5", "9", "12"),
    "day": ("1", "17", "30"),
}
"""What a judge may say in the place of each word of an amendment; members are those whom he sees."""
SIDES: Final = {"screen": 100}
"""The die that a judge turns most often."""
CORRECTIONS: Final = {
    "escape": ("players.{n}.passes={v}", "players.{n}.skip={v}", "round={v}", "players.{n}.hand=[knife,cross,rope]"),
    "dungeon": ("members.{n}.wound={v}", "members.{n}.fatigue={v}", "members.{n}.debt={v}", "ledger.delivered={v}",
                "members.{n}.infection={v}", "members.{n}.level={v}", "turn={v}", "members.{n}.items.0.left={v}"),
    "screen": ("creatures.{n}.hp={v}", "creatures.{n}.adv={v}", "creatures.{n}.exhausted={v}", "day={v}"),
    "delve": ("people.{n}.exhaustion={v}", "people.{n}.level={v}", "coins={v}", "groups.0.counter={v}"),
    "surface": ("members.{n}.wound={v}", "members.{n}.fatigue={v}", "members.{n}.exhaustion={v}",
                "ledger.delivered={v}", "spell_left=2", "paths_washed=true", "parties.0.bewildered={v}"),
}  # fmt: skip
"""Paths that the cases name, too."""

T = TypeVar("T")


@dataclass(frozen=True)
class Manner:
    """How a game is played: in how many of twelve decisions which of the players decides; otherwise by chance."""

    sense: int = 0
    """The system's bot."""
    late: int = 1
    """Nobody in time."""
    rare: int = 5
    """By chance, but of the orders that were given least so far."""
    amends: int = 0
    """The judge amends, or rules what a die shows."""
    never: tuple[str, ...] = ()
    """Orders that are given only if there is no other."""
    urge: tuple[str, ...] = ()
    """Decisions that are taken whenever they are legal, one after another."""
    urged: int = 0


class Players:
    """All who sit at one table; the same seed decides the same."""

    def __init__(self, system: System[Any], manner: Manner, seed: int, given: Counter[str]) -> None:
        self._system, self._manner, self._given = system, manner, given
        self._dice = Seeded(seed, 88)
        self._bot = system.advice.bot(system.advice.bots[0])
        self._urges = cycle(manner.urge)

    def decide(self, state: Any) -> Decision | None:
        """What is decided next; none when the game is over."""
        needed = self._system.turns.needed(state)
        if not needed:
            return None
        may_amend = JUDGE not in needed  # who is asked answers first
        change = self._amendment(state) if may_amend and self._happens(self._manner.amends) else None
        if change is not None:
            return change
        urged = self._urged(state) if self._happens(self._manner.urged) else None
        if urged is not None:
            return urged
        asked = self._system.turns.awaited(state) if self._happens(1) else needed
        return self._of(state, self._one(asked))

    def rulings(self) -> list[tuple[int, int, int]]:
        """What the judge makes of the dice of a step, not knowing how many fall."""
        if not self._manner.amends or not self._happens(1):
            return []
        sides = SIDES.get(self._system.key, 6)
        return [(self._dice.face(3) - 1, sides, self._dice.face(sides))]

    def _of(self, state: Any, seat: int) -> Decision:
        if seat in self._system.turns.needed(state) and self._happens(self._manner.late):
            return self._system.turns.fallback(state, seat)
        opened = open_to(self._system, state, seat)
        own = [decision for decision in opened if decision.order not in self._manner.never] or opened
        if seat != JUDGE and self._happens(self._manner.sense):
            return self._bot.choose(self._system.view(state, seat), own, partial(self._system.resample, state, seat))
        orders = sorted({decision.order for decision in own})
        if self._happens(self._manner.rare):
            least = min(self._given[order] for order in orders)
            orders = [order for order in orders if self._given[order] == least]
        order = self._one(orders)
        return self._one([decision for decision in own if decision.order == order])

    def _urged(self, state: Any) -> Decision | None:
        for _ in self._manner.urge:
            decision = read_decision(next(self._urges))
            if self._system.refuse(state, decision) is None:
                return decision
        return None

    def _amendment(self, state: Any) -> Decision | None:
        """What the judge changes; much that comes to his mind is not legal."""
        ids = _ids(seen(self._system, state, JUDGE))
        for _ in range(30):
            tried = self._correction() if self._happens(3) else self._change(ids)
            if self._system.refuse(state, tried) is None:
                return tried
        return None

    def _correction(self) -> Decision:
        path = self._one(CORRECTIONS[self._system.key])
        return Decision(JUDGE, "set", (path.format(n=self._dice.face(4), v=self._dice.face(3) - 1),))

    def _change(self, ids: list[str]) -> Decision:
        if self._system.key not in AMENDMENTS:
            return self._correction()
        order = self._one(AMENDMENTS[self._system.key])
        words = self._system.book.orders[order].facts
        return Decision(JUDGE, order, tuple(self._one(WORDS.get(word, ids)) for word in words))

    def _happens(self, of_twelve: int) -> bool:
        return self._dice.face(TWELVE) <= of_twelve

    def _one(self, rows: Sequence[T]) -> T:
        return rows[self._dice.face(len(rows)) - 1]


def _ids(value: Any) -> list[str]:
    """Every id that stands in a view."""
    if isinstance(value, dict):
        own = [value["id"]] if isinstance(value.get("id"), str) and " " not in value["id"] else []
        return own + [id for item in value.values() for id in _ids(item)]
    return [id for item in value for id in _ids(item)] if isinstance(value, list) else []
