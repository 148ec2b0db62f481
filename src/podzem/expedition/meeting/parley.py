"""Встречи: what both sides do before a blow falls (dungeon.attitude.choices, T6)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import magic
from podzem.expedition.meeting import attitude, behaviour, events, offers
from podzem.expedition.meeting.behaviour import CHOICES
from podzem.expedition.meeting.meeting import Meeting
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.encounters.meeting_sight import look_at
from podzem.systems.dungeon.chapters.encounters.retreating import go_back
from podzem.systems.dungeon.game import MEETING, Game

PARTY: Final = "party"
OTHERS: Final = "others"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "attack": (),
    "parley": (),
    "offer": ("kuna",),
    "offer_food": ("count",),
    "service": (),
    "accept": (),
    "wait": (),
    "step_back": (),
    "run": (),
    "slip_away": (),
    "leave": (),
    "command": ("member",),
}
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


def candidates(game: Game, seat: int) -> list[Decision]:
    """The decisions of a seat in a meeting: the caller's, as T6 has them."""
    meeting = game.meeting
    if meeting is None or game.stage != MEETING or game.questions or seat != game.company.caller:
        return []
    found: list[Decision] = []
    for order in OPEN_TO.get(moment(meeting), ()):
        found += [Decision(seat, order, words) for words in _words(game, meeting, order)]
    return [decision for decision in found if why_not(game, decision) is None]


def _words(game: Game, meeting: Meeting, order: str) -> list[tuple[str, ...]]:
    """What can be said after an order: nothing, a sum, who raises his staff."""
    if order == "command":
        return [(member.id,) for member in magic.commanders(game.company, offers.present(game, meeting), meeting)]
    return [(word,) for word in offers.words_for(game, meeting, order)] if ORDERS[order] else [()]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open in this meeting."""
    meeting = game.meeting
    if meeting is None or game.questions or decision.seat != game.company.caller:
        return Refusal("dungeon.time.order", decision.order, {"seat": decision.seat})
    known = OPEN_TO.get(moment(meeting), ())
    if decision.order not in known or len(decision.words) != len(ORDERS[decision.order]):
        return Refusal(CHOICES, decision.order, {"order": decision.order})
    if decision.order == "command":
        can = (decision.words[0],) in _words(game, meeting, "command")
        return None if can else Refusal(magic.CLAUSE, "command", {"member": decision.words[0]})
    return offers.why_not(game, meeting, decision)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry out the party's choice."""
    meeting = game.meeting
    assert meeting is not None
    if decision.order == "command":
        raised = next(one for one in offers.present(game, meeting) if one.id == decision.words[0])
        magic.command(game.company, raised, meeting, scribe)
        return
    _give_up_advantage(meeting, decision.order, scribe)
    meeting.pending = [decision.order, *decision.words]
    if decision.order == "attack":
        events.party_attacks(scribe, meeting)
        behaviour.fight(game, meeting, scribe)
    elif decision.order == "slip_away":
        events.slipped_away(scribe, meeting)
        go_back(game, game.group(meeting.group))
        encounters.stay_behind(game, meeting)
        behaviour.end(game, meeting)
    elif decision.order in ("accept", "service") or meeting.stage == "demand":
        _answer_demand(game, meeting, scribe)
    else:
        _speak(game, meeting, scribe)


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
        meeting.gift = offers.is_gift(game, meeting)
        _learn(game, meeting, [], scribe)
    elif offers.buys_peace(game, meeting):
        behaviour.make_peace(game, meeting, scribe)
    else:
        _learn(game, meeting, [offers.reroll_term(game, meeting)], scribe)


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
    if attitude.determine(game, meeting, encounters.keyed_of(game, meeting), extra, scribe):
        behaviour.act(game, meeting, scribe)
