"""Orders below ground in the campaign's one table: the dungeon's rows under their own names.

Where both documents have an order of one name, its words tell them apart: above ground they begin with the party's
number. Where even the words are alike, the stage does: those below are asked by day, while nobody above is held up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.dungeon import front_door
from podzem.systems.dungeon.front_door import Underground
from podzem.systems.surface.chapters.going_below import entering
from podzem.systems.surface.chapters.going_below.lending import lent
from podzem.systems.surface.game import DAY, Game
from podzem.systems.surface.rows import LEGAL, PARTY
from podzem.systems.surface.telling import seats_of

CLOCK: Final = "surface.dungeon.clock"


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedSpec(OrderSpec):
    """An order of one name above and below ground."""

    above: OrderSpec
    beneath: OrderSpec

    def of(self, words: tuple[str, ...]) -> OrderSpec:
        """The one that these words are for."""
        by_count = [spec for spec in (self.above, self.beneath) if spec.takes(len(words))]
        if len(by_count) == 1:
            return by_count[0]
        of_party = self.above.facts[:1] == ("party",)
        return self.beneath if of_party and words and read_natural(words[0]) is None else self.above

    @property
    def is_alike(self) -> bool:
        """Whether the words do not tell them apart."""
        return self.above.facts == self.beneath.facts

    def takes(self, count: int) -> bool:
        """Whether either can have so many words."""
        return self.above.takes(count) or self.beneath.takes(count)

    def named(self, words: tuple[str, ...]) -> dict[str, str | list[str]]:
        """The words by the facts of the one they are for."""
        return self.of(words).named(words)

    def message(self, words: tuple[str, ...]) -> str:
        """The one below has a message of its own."""
        is_below = not self.is_alike and self.of(words) is self.beneath
        return f"order-below-{self.name}" if is_below else f"order-{self.name}"


def with_those_below(above: Mapping[str, OrderSpec]) -> dict[str, OrderSpec]:
    """All orders of a campaign by their names."""
    return {**front_door.ORDERS, **above, **{name: _shared(above[name]) for name in above if name in front_door.ORDERS}}


def _shared(above: OrderSpec) -> SharedSpec:
    beneath = front_door.ORDERS[above.name]
    return SharedSpec(
        name=above.name,
        facts=above.facts,
        repeats=above.repeats,
        side_by_side=above.side_by_side and beneath.side_by_side,
        may_hide_a_die=above.may_hide_a_die or beneath.may_hide_a_die,
        above=above,
        beneath=beneath,
    )


def is_below(spec: OrderSpec | None, words: tuple[str, ...]) -> bool:
    """Whether a row of the table with these words is the dungeon's."""
    of_words = spec.of(words) if isinstance(spec, SharedSpec) else spec
    return of_words is not None and of_words is front_door.ORDERS.get(of_words.name)


def is_for_below(specs: Mapping[str, OrderSpec], game: Game, decision: Decision) -> bool:
    """Whether a decision is about those below ground."""
    spec = specs.get(decision.order)
    if not isinstance(spec, SharedSpec):
        return decision.order in front_door.ORDERS
    return _open(game) is not None if spec.is_alike else spec.of(decision.words) is spec.beneath


def _open(game: Game) -> Underground | None:
    """The dungeon whose people can go on now: nobody above is asked or held up."""
    is_day = game.stage == DAY and not game.questions
    return game.underground if is_day else None


def _may_order(game: Game, seat: int) -> bool:
    """The judge, and the seats of the party that is below."""
    below = game.below
    assert below is not None
    beside = [game.party(descent.party) for descent in game.descents if descent.site == below.site]
    return seat == JUDGE or any(seat in seats_of(game, party) for party in beside)


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that are asked below."""
    underground = _open(game)
    return () if underground is None else underground.awaited()


def needed(game: Game) -> tuple[int, ...]:
    """The seats without whom nothing goes on below."""
    underground = _open(game)
    return () if underground is None else underground.needed()


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat below."""
    underground = _open(game)
    return [] if underground is None else underground.candidates(seat)


def refuse(game: Game, decision: Decision) -> Refusal | None:
    """Nobody is below, it is not their turn, their day is over; else as the dungeon says."""
    underground = _open(game)
    if underground is None:
        return Refusal(LEGAL, decision.order)
    if not _may_order(game, decision.seat):
        return Refusal(PARTY, decision.order)
    if underground.is_held:
        return Refusal(CLOCK, decision.order)
    return underground.refuse(decision)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """One step below, then what its time brings."""
    below = game.below
    assert below is not None
    with lent(game, below.site, scribe) as underground:
        underground.apply(decision, scribe)
    game.agenda[:0] = [entering.PASSING]


def fallback(game: Game, seat: int) -> Decision:
    """What a silent seat is taken to have decided below."""
    underground = game.underground
    assert underground is not None
    return underground.fallback(seat)
