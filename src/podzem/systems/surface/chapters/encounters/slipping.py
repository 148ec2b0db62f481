"""The orders of who wants to be away: hiding, fleeing, surrender, and leaving the fallen (surface.hide.time, .flee)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import aid
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.people import DOWN
from podzem.systems.surface.chapters import hiding, pursuit
from podzem.systems.surface.chapters.encounters import combat, flight, sides, talking
from podzem.systems.surface.chapters.encounters.encounter import FLEE, HIDE, OTHERS, PARTY, RUN
from podzem.systems.surface.chapters.encounters.moments import (
    Do,
    caller,
    fighters,
    once,
    why_not_in_pursuit,
    why_not_now,
)
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import COMBAT, MEETING, PURSUIT, Game
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.rows import Row, SeatOrder, Words
from podzem.systems.surface.telling import side


def _why_not_hide(game: Game, seat: int, words: Words) -> Refusal | None:
    """In a meeting or in a shooting phase in which nothing else was ordered."""
    _, meeting, encounter = sides.at_hand(game)
    if seat == JUDGE:
        return _why_not_theirs(game, HIDE, hiding.TIME) or hiding.why_not(game, encounter, meeting.hs, OTHERS)
    refusal = why_not_now(game, HIDE) or _why_not_in_phase(game, HIDE, hiding.TIME)
    return refusal or hiding.why_not(game, encounter, meeting.hs)


def _why_not_in_phase(game: Game, order: str, clause: str) -> Refusal | None:
    """Not in melee, not surprised, and not with another action."""
    fight, encounter = game.fight, game.encounter
    if fight is None or encounter is None:
        return None
    idle = not encounter.wish and awaited_front(fight, marks.PARTY) >= 0 and fight.stunned != marks.PARTY
    begun = any(fight.plan[2 * front + marks.PARTY] != marks.NONE for front in range(marks.FRONTS))
    return None if idle and not begun and not combat.is_melee(fight) else Refusal(clause, order)


def _why_not_theirs(game: Game, order: str, clause: str) -> Refusal | None:
    """Those for whom the judge orders: not in melee, not surprised, and not with another action."""
    fight = game.fight
    if fight is None or not combat.is_judged(game):
        return Refusal(clause, order)
    idle = awaited_front(fight, marks.OTHERS) >= 0 and fight.stunned != marks.OTHERS
    begun = any(fight.plan[2 * front + marks.OTHERS] != marks.NONE for front in range(marks.FRONTS))
    return None if idle and not begun and not combat.is_melee(fight) else Refusal(clause, order)


def _slip(order: str) -> Do:
    """Hiding or fleeing takes the whole phase of the party."""

    def do(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
        if game.fight is None:
            talking.slip(game, order, scribe)
            return
        if seat == JUDGE:
            combat.slip_off(game, game.fight, order)
        else:
            _take_phase(game, game.fight, order)
        combat.go_on(game, scribe)

    return do


def _take_phase(game: Game, fight: Fight, order: str) -> None:
    """The party does nothing else in this phase."""
    _, _, encounter = sides.at_hand(game)
    if order == HIDE:
        combat.begin_to_hide(game, PARTY)
    encounter.wish = order
    combat.hold(fight, PARTY)


def _breaks(game: Game) -> bool:
    """Whether somebody of those met has lost heart, and the judge says what he does."""
    return game.fight is not None and game.fight.stage == marks.BREAKING


def _why_not_flee(game: Game, seat: int, words: Words) -> Refusal | None:
    """Never from melee, nor with a member who cannot move; the judge says of those who broke that they flee."""
    if seat == JUDGE and _breaks(game):
        return combat.why_not(game, Decision(seat, FLEE), ())
    if seat == JUDGE:
        refusal = _why_not_theirs(game, FLEE, flight.CLAUSE)
        return refusal or (None if sides.speed(game, OTHERS) else Refusal(flight.CLAUSE, FLEE))
    party, _, _ = sides.at_hand(game)
    refusal = why_not_now(game, FLEE) or _why_not_in_phase(game, FLEE, flight.CLAUSE)
    return refusal or flight.why_not(game, party)


def _flee(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    if seat == JUDGE and _breaks(game):
        combat.order(game, Decision(seat, FLEE), scribe)
    else:
        _slip(FLEE)(game, seat, words, scribe)


def _hiders(game: Game) -> Iterable[int]:
    """The party's caller, and the judge where he orders for those met."""
    asked = game.stage == COMBAT and JUDGE in combat.needed(game)
    return (*caller(game), JUDGE) if asked else caller(game)


def _both(game: Game) -> Iterable[int]:
    return fighters(game) if game.stage == COMBAT else caller(game)


def _why_not_surrender(game: Game, seat: int, words: Words) -> Refusal | None:
    if game.stage == COMBAT:
        return combat.why_not(game, Decision(seat, "surrender"), ())
    if game.stage == PURSUIT:
        return why_not_in_pursuit(game, "surrender", RUN, PARTY)
    return why_not_now(game, "surrender")


def _surrender(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    if game.stage == COMBAT:
        combat.order(game, Decision(seat, "surrender"), scribe)
    else:
        pursuit.surrender(game, PARTY, scribe)


def _fallen(game: Game, seat: int) -> Iterable[Words]:
    party, _, _ = sides.at_hand(game)
    return [(one.id,) for one in game.members_of(party) if one.status == DOWN]


def _why_not_abandon(game: Game, seat: int, words: Words) -> Refusal | None:
    """Only who lies is left; who bears too much can be unloaded."""
    can = words in list(_fallen(game, seat))
    return None if can else Refusal(flight.CLAUSE, "abandon", {"member": words[0]})


def _abandon(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """He is left to the others, who aid nobody."""
    party, _, _ = sides.at_hand(game)
    member = next(one for one in game.members_of(party) if one.id == words[0])
    scribe.record(events.LEFT_LYING, {"member": member.id}, audience=side(game, party))
    aid.die_of(member, aid.WINDOW, OpenAir(game), scribe)


ORDERS: Final[tuple[Row, ...]] = (
    SeatOrder(
        spec=OrderSpec(HIDE),
        stages=(MEETING, COMBAT),
        whose=_hiders,
        choices=once,
        why_not=_why_not_hide,
        do=_slip(HIDE),
    ),
    SeatOrder(
        spec=OrderSpec(FLEE), stages=(MEETING, COMBAT), whose=_both, choices=once, why_not=_why_not_flee, do=_flee
    ),
    SeatOrder(
        spec=OrderSpec("surrender"),
        stages=(MEETING, COMBAT, PURSUIT),
        whose=_both,
        choices=once,
        why_not=_why_not_surrender,
        do=_surrender,
    ),
    SeatOrder(
        spec=OrderSpec("abandon", ("member",)),
        stages=(MEETING, COMBAT, PURSUIT),
        whose=caller,
        choices=_fallen,
        why_not=_why_not_abandon,
        do=_abandon,
    ),
)
