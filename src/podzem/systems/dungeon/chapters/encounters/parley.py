"""Встречи: what both sides do before a blow falls (dungeon.attitude.choices, T6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import magic
from podzem.expedition.meeting import attitude, events, offers
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.expedition.people import Member
from podzem.systems.dungeon.chapters.encounters import behaviour, those_met
from podzem.systems.dungeon.chapters.encounters.meeting_sight import look_at
from podzem.systems.dungeon.chapters.encounters.retreating import go_back
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.game import Game

PARTY: Final = "party"
OTHERS: Final = "others"

OPEN_TO: Final = {
    "advantage": ("attack", "slip_away", "wait", "parley", "command"),
    "choose": ("attack", "parley", "offer", "offer_food", "wait", "step_back", "run", "command"),
    "demand": ("attack", "accept", "offer", "offer_food", "service", "leave", "run", "command"),
    "talk": ("attack", "offer", "offer_food", "leave", "run", "command"),
}
"""T6: what the party may do at each moment of a meeting."""


def moment(meeting: Meeting) -> str:
    """Which row of T6 is in force."""
    return "advantage" if meeting.free_phase == PARTY else meeting.stage


def open_meeting(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Who has the advantage, what the party is told, and whose decision it is (dungeon.surprise.use)."""
    one_sided = meeting.party_surprised != meeting.others_surprised
    meeting.free_phase = (OTHERS if meeting.party_surprised else PARTY) if one_sided else ""
    meeting.seen = look_at(game, meeting)
    meeting.told = meeting.free_phase != OTHERS
    if meeting.told:
        behaviour.tell_of(game, meeting, scribe)
        return
    meeting.pending = ["surprise"]
    _learn(game, meeting, [], scribe)


def open_orders(game: Game) -> tuple[str, ...]:
    """What T6 has at this moment."""
    return OPEN_TO.get(moment(game.meeting), ()) if game.meeting is not None else ()


def _at_hand(game: Game) -> Meeting:
    assert game.meeting is not None
    return game.meeting


def _standing(game: Game) -> Standing:
    return standing_of(game, _at_hand(game))


def find_commander(game: Game, seat: int, id: str) -> Member | None:
    """Somebody who can raise his staff."""
    return next((one for one in _commanders(game) if one.id == id), None)


def _commanders(game: Game) -> list[Member]:
    meeting = _at_hand(game)
    return magic.commanders(game.company, standing_of(game, meeting).members, meeting)


def command_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """All who can."""
    return [(member.id,) for member in _commanders(game)]


def command(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """It works on the next throw for their attitude."""
    magic.command(game.company, member, _at_hand(game), scribe)


def offer_choices(order: str) -> Callable[[Game, int], list[tuple[str, ...]]]:
    """What can be offered of the one or the other."""
    return lambda game, seat: [(word,) for word in offers.words_for(_standing(game), _at_hand(game), order)]


def why_not_offer(order: str) -> Callable[[Game, int, str], Refusal | None]:
    """Whether that much may be offered."""
    return lambda game, seat, amount: offers.why_not_offer(_standing(game), _at_hand(game), order, amount)


def why_not_accept(game: Game, seat: int) -> Refusal | None:
    """Whether their price can be paid."""
    return offers.why_not_accept(_standing(game), _at_hand(game))


def why_not_service(game: Game, seat: int) -> Refusal | None:
    """Whether there is a service to them."""
    return offers.why_not_service(_standing(game), _at_hand(game))


def attack(game: Game, seat: int, scribe: Scribe) -> None:
    """No word is spoken."""
    meeting = _at_hand(game)
    meeting.pending = ["attack"]
    events.party_attacks(scribe, meeting)
    behaviour.fight(game, meeting, scribe)


def slip_away(game: Game, seat: int, scribe: Scribe) -> None:
    """Unnoticed, the way one came."""
    meeting = _at_hand(game)
    meeting.pending = ["slip_away"]
    events.slipped_away(scribe, meeting)
    go_back(game, game.group(meeting.group))
    those_met.stay_behind(game, meeting)
    behaviour.end(game, meeting)


def say(order: str) -> Callable[..., None]:
    """Anything else: an answer to their demand, or their attitude comes out."""

    def do(game: Game, seat: int, *rest: Any) -> None:
        *words, scribe = rest
        meeting = _at_hand(game)
        _give_up_advantage(meeting, order, scribe)
        meeting.pending = [order, *words]
        answers = order in ("accept", "service") or meeting.stage == "demand"
        (_answer_demand if answers else _speak)(game, meeting, scribe)

    return do


def _give_up_advantage(meeting: Meeting, order: str, scribe: Scribe) -> None:
    """Asking or waiting comes too late for the free phase (dungeon.surprise.no_attitude)."""
    if meeting.free_phase == PARTY and order in ("wait", "parley"):
        meeting.free_phase = ""
        events.advantage_lost(scribe, meeting)


def _speak(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Words, gifts and waiting: their attitude comes out."""
    order = meeting.pending[0]
    if order in ("parley", "offer", "offer_food", "wait"):
        meeting.talked = True
        tell = events.party_waits if order == "wait" else events.party_speaks
        tell(scribe, meeting)
    if attitude.is_known(meeting) and order not in ("offer", "offer_food"):
        behaviour.act(game, meeting, scribe)
    elif order in ("offer", "offer_food"):
        _make_offer(game, meeting, scribe)
    else:
        _learn(game, meeting, [], scribe)


def _make_offer(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Before a word was spoken it is a gift shown; afterwards a further roll (dungeon.attitude.change)."""
    offers.note(meeting)
    if not attitude.is_known(meeting):
        meeting.gift = offers.is_gift(game.company, meeting)
        _learn(game, meeting, [], scribe)
    elif offers.buys_peace(game.company, meeting):
        behaviour.make_peace(game, meeting, scribe)
    else:
        _learn(game, meeting, [offers.reroll_term(game.company, meeting)], scribe)


def _answer_demand(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    order = meeting.pending[0]
    meeting.talked = True
    if order in ("accept", "service"):
        behaviour.make_peace(game, meeting, scribe)
    elif order in ("offer", "offer_food"):
        _make_offer(game, meeting, scribe)
    else:
        behaviour.flee_into_fight(game, meeting, scribe)


def _learn(game: Game, meeting: Meeting, extra: list[Term], scribe: Scribe) -> None:
    """Throw for their attitude; while the judge is asked, `act` waits for his answer."""
    encounter = those_met.keyed_of(game, meeting)
    stated = encounter.attitude if encounter is not None else None
    rolled = attitude.determine(standing_of(game, meeting), meeting, stated, extra, scribe)
    asked = attitude.question(game.setting, meeting.attitude) if rolled else []
    game.questions += asked
    if not asked:
        behaviour.act(game, meeting, scribe)
