"""The orders of a meeting before a blow falls: talk, offers, waiting, going back, a surprise used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import magic
from podzem.expedition.meeting import offers
from podzem.systems.surface.chapters import hiding
from podzem.systems.surface.chapters.encounters import sides, talking
from podzem.systems.surface.chapters.encounters.encounter import PARTY
from podzem.systems.surface.chapters.encounters.moments import (
    Choices,
    Do,
    WhyNot,
    caller,
    moment,
    once,
    why_not_now,
)
from podzem.systems.surface.game import MEETING, Game
from podzem.systems.surface.rows import Row, SeatOrder, Words


def _plain(order: str) -> WhyNot:
    return lambda game, seat, words: why_not_now(game, order)


def _saying(order: str) -> Do:
    return lambda game, seat, words, scribe: talking.say(game, order, words, scribe)


def _meet(name: str, do: Do, why_not: WhyNot | None = None, choices: Choices = once, facts: Words = ()) -> SeatOrder:
    """An order of the caller in a meeting."""
    spec = OrderSpec(name, facts, may_hide_a_die=True)
    return SeatOrder(
        spec=spec, stages=(MEETING,), whose=caller, choices=choices, why_not=why_not or _plain(name), do=do
    )


def _offers(order: str) -> Choices:
    def choices(game: Game, seat: int) -> Iterable[Words]:
        party, meeting, _ = sides.at_hand(game)
        return [(word,) for word in offers.words_for(sides.standing_of(game, party), meeting, order)]

    return choices


def _why_not_offer(order: str) -> WhyNot:
    def why_not(game: Game, seat: int, words: Words) -> Refusal | None:
        party, meeting, _ = sides.at_hand(game)
        refusal = why_not_now(game, order)
        return refusal or offers.why_not_offer(sides.standing_of(game, party), meeting, order, words[0])

    return why_not


def _why_not_accept(game: Game, seat: int, words: Words) -> Refusal | None:
    party, meeting, _ = sides.at_hand(game)
    refusal = why_not_now(game, "accept")
    return refusal or offers.why_not_accept(sides.standing_of(game, party), meeting)


def _why_not_service(game: Game, seat: int, words: Words) -> Refusal | None:
    party, meeting, _ = sides.at_hand(game)
    refusal = why_not_now(game, "service")
    return refusal or offers.why_not_service(sides.standing_of(game, party), meeting)


def _commanders(game: Game, seat: int) -> Iterable[Words]:
    party, meeting, _ = sides.at_hand(game)
    return [(one.id,) for one in magic.commanders(game.company, sides.standing_of(game, party).members, meeting)]


def _why_not_command(game: Game, seat: int, words: Words) -> Refusal | None:
    can = words in list(_commanders(game, seat))
    return why_not_now(game, "command") or (None if can else Refusal(magic.CLAUSE, "command", {"member": words[0]}))


def _command(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    party, meeting, _ = sides.at_hand(game)
    raised = next(one for one in game.members_of(party) if one.id == words[0])
    magic.command(game.company, raised, meeting, scribe)


def _farthest(game: Game) -> int:
    """How far the party can go back in a phase, in half-sazhens."""
    return cached(game, "farthest", 0, "", lambda: sides.farthest(game, PARTY))


def _lengths(game: Game, seat: int) -> Iterable[Words]:
    return [(str(hs),) for hs in range(1, _farthest(game) + 1)]


def _why_not_withdraw(game: Game, seat: int, words: Words) -> Refusal | None:
    hs = read_natural(words[0])
    refusal = why_not_now(game, "withdraw")
    can = hs is not None and 1 <= hs <= _farthest(game)
    return refusal or (None if can else Refusal("surface.encounter.triple", "withdraw", {"hs": words[0]}))


def _withdraw(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    if moment(game) == "advantage":
        talking.withdraw_unseen(game, int(words[0]), scribe)
    else:
        talking.say(game, "withdraw", words, scribe)


def _why_not_free(game: Game, seat: int, words: Words) -> Refusal | None:
    _, meeting, encounter = sides.at_hand(game)
    return hiding.why_not_free(game, encounter, meeting.hs, meeting.free_phase == PARTY)


ORDERS: Final[tuple[Row, ...]] = (
    _meet("attack", lambda game, seat, words, scribe: talking.attack(game, scribe)),
    _meet("parley", _saying("parley")),
    _meet("offer", _saying("offer"), _why_not_offer("offer"), _offers("offer"), ("kuna",)),
    _meet("offer_food", _saying("offer_food"), _why_not_offer("offer_food"), _offers("offer_food"), ("count",)),
    _meet("accept", _saying("accept"), _why_not_accept),
    _meet("service", _saying("service"), _why_not_service),
    _meet("command", _command, _why_not_command, _commanders, ("member",)),
    _meet("free_hide", lambda game, seat, words, scribe: talking.free_hide(game, scribe), _why_not_free),
    _meet("show", lambda game, seat, words, scribe: talking.show(game, scribe)),
    _meet("withdraw", _withdraw, _why_not_withdraw, _lengths, ("hs",)),
    _meet("stand_by", _saying("stand_by")),
    _meet("let_pass", _saying("let_pass")),
)
