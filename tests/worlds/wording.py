"""Words of the right kind for every order: offered ones, ones that only one world has, and ones that no world has."""

import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision
from tests.seen import seen
from tests.worlds.settings import told_of

ID = re.compile(r"[A-Za-z][\w.]{0,11}")
NUMBER = re.compile(r"-?\d+")
FURTHEST = 60
MOST_NUMBER = 700
MOST_KEPT = 400
OWN = ("member", "item", "seat", "card", "rank", "kuna", "count", "amount")


def ids_in(value: Any) -> Iterator[str]:
    """Every short word of a view, keys too: whatever names something."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ids_in(key)
            yield from ids_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from ids_in(inner)
    elif isinstance(value, str) and ID.fullmatch(value):
        yield value


def things_in(value: Any) -> Iterator[str]:
    """The ids of things in a view: whatever has one, and where it belongs."""
    if isinstance(value, dict):
        yield from (value[key] for key in ("id", "area", "on") if isinstance(value.get(key), str) and value[key])
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from things_in(inner)


def numbers_in(value: Any) -> Iterator[int]:
    """The whole numbers in a view: coordinates and sizes among them."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from numbers_in(inner)


class Wording:
    """Makes decisions of a system up; it remembers what was ever offered, so that orders of other stages are asked."""

    def __init__(self, system: Any, seed: int) -> None:
        self.system, self.random = system, random.Random(seed)
        self.offered: dict[str, list[tuple[str, ...]]] = {order: [] for order in system.book.orders}
        for order, words in told_of(system.key).examples.items():
            self.offered[order] = [self._example(order, word) for word in words]
        self.here: dict[str, list[tuple[str, ...]]] = {}
        """What is offered at the moment in either world."""
        self.ids: list[str] = ["R1"]
        self.things: list[str] = ["R1"]
        """Ids that something has in one of the two worlds."""
        self.numbers: list[int] = [1]
        self.examples = told_of(system.key).examples
        self.probing = [order for order in system.book.orders if self._is_probing(order)]
        """Orders that name more than one's own people and things: these could be used to feel the way."""

    def _is_probing(self, order: str) -> bool:
        kinds = [self.system.book.terms.kind_of(fact) or fact for fact in self.system.book.orders[order].facts]
        return any(kind not in OWN for kind in kinds)

    def _example(self, order: str, word: str) -> tuple[str, ...]:
        takes = len(self.system.book.orders[order].facts)
        return tuple(word if place == min(1, takes - 1) else "pc.1" for place in range(takes))

    def look(self, states: Iterable[Any], viewer: int) -> None:
        """Take in what two worlds offer a seat, and all names that the judge sees in them."""
        offered: list[Decision] = []
        views = []
        for state in states:
            offered += open_to(self.system, state, viewer)
            views.append(seen(self.system, state, JUDGE))
        self.ids = sorted({*ids_in(views)}) or self.ids
        self.things = sorted({*things_in(views)}) or self.ids
        self.numbers = sorted({number for number in numbers_in(views) if abs(number) < MOST_NUMBER}) or [1]
        self.here = {}
        for decision in offered:
            self.here.setdefault(decision.order, []).append(decision.words)
        for decision in self.random.sample(offered, min(40, len(offered))):
            self._remember(decision)

    def _remember(self, decision: Decision) -> None:
        known = self.offered.setdefault(decision.order, [])
        if len(known) < MOST_KEPT:
            known.append(decision.words)
        else:
            known[self.random.randrange(MOST_KEPT)] = decision.words

    def decisions(self, seat: int, count: int) -> Iterator[Decision]:
        """So many decisions, each of its own text: offered here or once, with a word changed, or made up whole."""
        asked: set[Decision] = set()
        for _ in range(4 * count):
            if len(asked) == count:
                return
            decision = self._one(seat)
            if decision not in asked:
                asked.add(decision)
                yield decision

    def _one(self, seat: int) -> Decision:
        order = self._order()
        now, way = self.here.get(order, []), self.random.randrange(10)
        offered = now if now and way < 6 else self.offered[order]
        words = self.random.choice(offered) if offered else self._made_up(order)
        if way > 0 and words:
            place = self.random.randrange(len(words))
            words = (*words[:place], self._changed(order, place, words[place]), *words[place + 1 :])
        return Decision(seat, order, words)

    def _order(self) -> str:
        """Mostly an order of the moment, mostly one that could feel the way; now and then any."""
        here = [order for order in self.system.book.orders if order in self.here or order in self.examples]
        probing = [order for order in here if order in self.probing]
        way = self.random.randrange(10)
        if way < 6 and probing:
            return self.random.choice(probing)
        return self.random.choice(here if way < 9 and here else list(self.system.book.orders))

    def _made_up(self, order: str) -> tuple[str, ...]:
        return tuple(self.random.choice(self.ids) for _ in self.system.book.orders[order].facts)

    def _changed(self, order: str, place: int, word: str) -> str:
        """Another word of the same kind: other numbers, another id in the same form, one of another decision, any."""
        way = self.random.randrange(8)
        if way < 3 and NUMBER.search(word):
            return NUMBER.sub(lambda found: str(self._number(int(found[0]))), word)
        if way < 5 and ID.search(word):
            parts = [found for found in ID.finditer(word) if len(found[0]) > 1 or found[0].isupper()]
            found = self.random.choice(parts or list(ID.finditer(word)))
            return word[: found.start()] + self._id() + word[found.end() :]
        others = [words for words in self.offered[order] if place < len(words)]
        if way < 7 and others:
            return self.random.choice(others)[place]
        return self.random.choice([*self.ids, "nothing", "0", "99,99", "-7"])

    def _id(self) -> str:
        return self.random.choice(self.things if self.random.randrange(4) else self.ids)

    def _number(self, number: int) -> int:
        way = self.random.randrange(3)
        if way == 0:
            return number + self.random.randint(-3, 3)
        return self.random.choice(self.numbers) if way == 1 else self.random.randint(-4, FURTHEST)
