"""Встречи: what both sides do before a blow falls (dungeon.attitude.choices, T6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import magic
from podzem.expedition.meeting import attitude, behaviour, events, offers
from podzem.expedition.meeting.circumstances import Circumstances, Venue
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import Member

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


def open_meeting(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Who has the advantage, what the party is told, and whose decision it is (dungeon.surprise.use)."""
    one_sided = meeting.party_surprised != meeting.others_surprised
    meeting.free_phase = (OTHERS if meeting.party_surprised else PARTY) if one_sided else ""
    meeting.seen = here.light_on_them()
    meeting.told = meeting.free_phase != OTHERS
    if meeting.told:
        behaviour.tell_of(here, meeting, scribe)
        return
    meeting.pending = ["surprise"]
    _learn(here, meeting, [], scribe)


def open_orders(meeting: Meeting | None) -> tuple[str, ...]:
    """What T6 has at this moment."""
    return OPEN_TO.get(moment(meeting), ()) if meeting is not None else ()


def find_commander(here: Circumstances, meeting: Meeting, id: str) -> Member | None:
    """Somebody who can raise his staff."""
    return next((one for one in _commanders(here, meeting) if one.id == id), None)


def _commanders(here: Circumstances, meeting: Meeting) -> list[Member]:
    return magic.commanders(here.standing.company, here.standing.members, meeting)


def command_choices(here: Circumstances, meeting: Meeting) -> list[tuple[str, ...]]:
    """All who can."""
    return [(member.id,) for member in _commanders(here, meeting)]


def command(here: Circumstances, meeting: Meeting, member: Member, scribe: Scribe) -> None:
    """It works on the next throw for their attitude."""
    magic.command(here.standing.company, member, meeting, scribe)


def offer_choices(order: str) -> Callable[[Circumstances, Meeting], list[tuple[str, ...]]]:
    """What can be offered of the one or the other."""
    return lambda here, meeting: [(word,) for word in offers.words_for(here.standing, meeting, order)]


def why_not_offer(order: str) -> Callable[[Circumstances, Meeting, str], Refusal | None]:
    """Whether that much may be offered."""
    return lambda here, meeting, amount: offers.why_not_offer(here.standing, meeting, order, amount)


def why_not_accept(here: Circumstances, meeting: Meeting) -> Refusal | None:
    """Whether their price can be paid."""
    return offers.why_not_accept(here.standing, meeting)


def why_not_service(here: Circumstances, meeting: Meeting) -> Refusal | None:
    """Whether there is a service to them."""
    return offers.why_not_service(here.standing, meeting)


def attack(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """No word is spoken."""
    meeting.pending = ["attack"]
    events.party_attacks(scribe, meeting)
    here.fight()


def slip_away(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Unnoticed, the way one came."""
    meeting.pending = ["slip_away"]
    events.slipped_away(scribe, meeting)
    here.go_back()
    here.leave_behind()
    behaviour.end(here, meeting)


def say(order: str) -> Callable[..., None]:
    """Anything else: an answer to their demand, or their attitude comes out."""

    def do(here: Venue, meeting: Meeting, *rest: Any) -> None:
        *words, scribe = rest
        _give_up_advantage(meeting, order, scribe)
        meeting.pending = [order, *words]
        answers = order in ("accept", "service") or meeting.stage == "demand"
        (_answer_demand if answers else _speak)(here, meeting, scribe)

    return do


def _give_up_advantage(meeting: Meeting, order: str, scribe: Scribe) -> None:
    """Asking or waiting comes too late for the free phase (dungeon.surprise.no_attitude)."""
    if meeting.free_phase == PARTY and order in ("wait", "parley"):
        meeting.free_phase = ""
        events.advantage_lost(scribe, meeting)


def _speak(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Words, gifts and waiting: their attitude comes out."""
    order = meeting.pending[0]
    if order in ("parley", "offer", "offer_food", "wait"):
        meeting.talked = True
        tell = events.party_waits if order == "wait" else events.party_speaks
        tell(scribe, meeting)
    if attitude.is_known(meeting) and order not in ("offer", "offer_food"):
        behaviour.act(here, meeting, scribe)
    elif order in ("offer", "offer_food"):
        _make_offer(here, meeting, scribe)
    else:
        _learn(here, meeting, [], scribe)


def _make_offer(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Before a word was spoken it is a gift shown; afterwards a further roll (dungeon.attitude.change)."""
    offers.note(meeting)
    if not attitude.is_known(meeting):
        meeting.gift = offers.is_gift(here.standing.company, meeting)
        _learn(here, meeting, [], scribe)
    elif offers.buys_peace(here.standing.company, meeting):
        behaviour.make_peace(here, meeting, scribe)
    else:
        _learn(here, meeting, [offers.reroll_term(here.standing.company, meeting)], scribe)


def _answer_demand(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    order = meeting.pending[0]
    meeting.talked = True
    if order in ("accept", "service"):
        behaviour.make_peace(here, meeting, scribe)
    elif order in ("offer", "offer_food"):
        _make_offer(here, meeting, scribe)
    else:
        behaviour.flee_into_fight(here, meeting, scribe)


def _learn(here: Venue, meeting: Meeting, extra: list[Term], scribe: Scribe) -> None:
    """Throw for their attitude; while the judge is asked, `act` waits for his answer."""
    rolled = attitude.determine(here.standing, meeting, here.stated_attitude, extra, scribe)
    asked = attitude.question(here.standing.company.setting, meeting.attitude) if rolled else []
    for question in asked:
        here.ask(question)
    if not asked:
        behaviour.act(here, meeting, scribe)
