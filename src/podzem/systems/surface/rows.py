"""Rows of the table of orders: what an order is, when it is open, and its three functions.

A chapter lists its rows in `ORDERS`, and `orders.py` puts the chapters together. `choices` lists words that may be
legal, `why_not` says with which clause one is refused, `do` carries it out. Both questions are asked of the game as the
seat knows it (believed.py), `do` runs in the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from podzem.core.decisions import Decision, Refusal
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.game import DAY, OVER, Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import seats_of

Words: TypeAlias = tuple[str, ...]
LEGAL: Final = "surface.core.legal_actions"
PARTY: Final = "surface.core.party"
CAUSE: Final = "cause"
"""What of a refusal by LEGAL is the matter: without it, that it is not possible now."""


def stage_of(game: Game) -> str:
    """What is being played: a question that waits goes before all else."""
    if game.stage == OVER:
        return OVER
    return asking(game.questions[-1].kind) if game.questions else game.stage


def asking(kind: str) -> str:
    """The stage in which a question of a kind waits for its answer."""
    return f"ask:{kind}"


class Row(Protocol):
    """One order with its rules."""

    @property
    def spec(self) -> OrderSpec:
        """What every layer may know of it."""

    @property
    def stages(self) -> tuple[str, ...]:
        """When it may be open."""

    def candidates(self, game: Game, seat: int) -> Iterator[Decision]:
        """What of it is open to a seat in this stage."""

    def refuse(self, game: Game, decision: Decision) -> Refusal | None:
        """Why not, in this stage."""

    def carry_out(self, game: Game, decision: Decision, scribe: Scribe) -> None:
        """Do it."""


@dataclass(frozen=True, kw_only=True)
class PartyOrder:
    """An order of the caller of a party by day; its first word is the party's number."""

    spec: OrderSpec
    phases: tuple[str, ...]
    """Where the party's day must stand."""
    late: str = LEGAL
    """The clause by which it is refused in another phase."""
    choices: Callable[[Game, Party], Iterable[Words]]
    why_not: Callable[[Game, Party, Words], Refusal | None]
    do: Callable[[Game, Party, Words, Scribe], None]
    stages: tuple[str, ...] = (DAY,)
    by_night: bool = False
    """Whether in a pursuit it is open at night too."""

    def _is_its_turn(self, game: Game, party: Party) -> bool:
        """Whether its day stands right; in a pursuit only the party that it is about."""
        if game.stage == DAY:
            return party.phase in self.phases
        return party.number == game.acting and (self.by_night or party.phase in self.phases)

    def candidates(self, game: Game, seat: int) -> Iterator[Decision]:
        """The words of each party that this seat calls and whose day stands right."""
        for party in game.parties:
            if party.caller != seat or not self._is_its_turn(game, party):
                continue
            for words in self.choices(game, party):
                if self.why_not(game, party, words) is None:
                    yield Decision(seat, self.spec.name, (str(party.number), *words))

    def refuse(self, game: Game, decision: Decision) -> Refusal | None:
        """A party of the seat, in a fitting phase, and what the rule says."""
        party = called_by(game, decision)
        if party is None:
            return Refusal(PARTY, self.spec.name, {"party": decision.words[0]})
        if not self._is_its_turn(game, party):
            return Refusal(self.late, self.spec.name, {"party": party.number})
        return self.why_not(game, party, decision.words[1:])

    def carry_out(self, game: Game, decision: Decision, scribe: Scribe) -> None:
        """In the true game."""
        party = called_by(game, decision)
        assert party is not None
        self.do(game, party, decision.words[1:], scribe)


@dataclass(frozen=True, kw_only=True)
class OwnOrder:
    """An order by day of any seat of a party, about its own people and out of its own purse."""

    spec: OrderSpec
    phases: tuple[str, ...]
    choices: Callable[[Game, Party, int], Iterable[Words]]
    why_not: Callable[[Game, Party, int, Words], Refusal | None]
    do: Callable[[Game, Party, int, Words, Scribe], None]
    stages: tuple[str, ...] = (DAY,)

    def candidates(self, game: Game, seat: int) -> Iterator[Decision]:
        """The words of each party in which the seat has somebody and whose day stands right."""
        for party in game.parties:
            if party.phase not in self.phases or seat not in seats_of(game, party):
                continue
            for words in self.choices(game, party, seat):
                if self.why_not(game, party, seat, words) is None:
                    yield Decision(seat, self.spec.name, (str(party.number), *words))

    def refuse(self, game: Game, decision: Decision) -> Refusal | None:
        """A party in which the seat has somebody, in a fitting phase, and what the rule says."""
        party = _party_with(game, decision)
        if party is None:
            return Refusal(PARTY, self.spec.name, {"party": decision.words[0]})
        if party.phase not in self.phases:
            return Refusal(LEGAL, self.spec.name, {"party": party.number})
        return self.why_not(game, party, decision.seat, decision.words[1:])

    def carry_out(self, game: Game, decision: Decision, scribe: Scribe) -> None:
        """In the true game."""
        party = _party_with(game, decision)
        assert party is not None
        self.do(game, party, decision.seat, decision.words[1:], scribe)


def _party_with(game: Game, decision: Decision) -> Party | None:
    """The party that an order names, if the seat has somebody in it."""
    number = read_natural(decision.words[0]) if decision.words else None
    party = next((one for one in game.parties if one.number == number), None)
    return party if party is not None and decision.seat in seats_of(game, party) else None


@dataclass(frozen=True, kw_only=True)
class SeatOrder:
    """An order of a seat in a meeting, a pursuit, a battle, or the answer to a question."""

    spec: OrderSpec
    stages: tuple[str, ...]
    whose: Callable[[Game], Iterable[int]]
    """The seats that may give it now."""
    choices: Callable[[Game, int], Iterable[Words]]
    why_not: Callable[[Game, int, Words], Refusal | None]
    do: Callable[[Game, int, Words, Scribe], None]

    def candidates(self, game: Game, seat: int) -> Iterator[Decision]:
        """The words that are open to a seat."""
        if seat not in self.whose(game):
            return
        for words in self.choices(game, seat):
            if self.why_not(game, seat, words) is None:
                yield Decision(seat, self.spec.name, words)

    def refuse(self, game: Game, decision: Decision) -> Refusal | None:
        """A seat whose order it is, and what the rule says."""
        if decision.seat not in self.whose(game):
            return Refusal(LEGAL, self.spec.name, {"seat": decision.seat})
        return self.why_not(game, decision.seat, decision.words)

    def carry_out(self, game: Game, decision: Decision, scribe: Scribe) -> None:
        """In the true game."""
        self.do(game, decision.seat, decision.words, scribe)


def called_by(game: Game, decision: Decision) -> Party | None:
    """The party that an order names, if it is the seat's to call."""
    number = read_natural(decision.words[0]) if decision.words else None
    return next((one for one in game.parties if one.number == number and one.caller == decision.seat), None)


def asked(game: Game) -> tuple[int, ...]:
    """The seat that the question on top waits for."""
    return (game.questions[-1].seat,) if game.questions else ()


def no_words(game: Game, party: Party) -> Iterable[Words]:
    """The choices of an order that needs no more than the party."""
    return [()]
