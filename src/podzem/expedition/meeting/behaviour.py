"""Встречи: what those met do by their attitude, and how a meeting ends (dungeon.attitude.table, T6)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.meeting import attitude, events, offers
from podzem.expedition.meeting.circumstances import Venue
from podzem.expedition.meeting.leaving import forget, go_away
from podzem.expedition.meeting.meeting import Meeting
from podzem.world.creatures import CREATURES
from podzem.world.light import DARK

CHOICES: Final = "dungeon.attitude.choices"


def tell_of(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """The party learns that somebody is there, from which way, and what its light shows (dungeon.surprise.base)."""
    meeting.told = True
    if not meeting.waited:
        here.interrupt()
    here.announce(scribe)


def act(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Those met act by their attitude upon what the party did (dungeon.attitude.table)."""
    band, order = attitude.band(meeting.attitude), meeting.pending[0]
    if order == "surprise" and band in ("indifferent", "helpful", "eager"):
        _let_surprised_pass(here, meeting, band, scribe)
    elif band == "attack" or offers.patience_is_over(meeting, band):
        they_attack(here, meeting, scribe)
    elif order in ("step_back", "run", "leave"):
        _let_go_or_not(here, meeting, band, scribe)
    elif band == "demand" and offers.buys_peace(here.standing.company, meeting):
        make_peace(here, meeting, scribe)
    elif band == "demand":
        _demand(here, meeting, scribe)
    else:
        _peaceful(here, meeting, band, scribe)


def _let_surprised_pass(here: Venue, meeting: Meeting, band: str, scribe: Scribe) -> None:
    """They give the advantage up; who only ignores an unseeing party passes with an entry for the judge alone."""
    meeting.free_phase = ""
    if band == "indifferent" and meeting.seen == DARK:
        events.passed_by(scribe, meeting)
        forget(here.standing.company, meeting)
        end(here, meeting)
        return
    tell_of(here, meeting, scribe)
    _peaceful(here, meeting, band, scribe)


def they_attack(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """They throw themselves into combat."""
    if not meeting.told:
        tell_of(here, meeting, scribe)
    if meeting.pending and meeting.pending[0] in ("step_back", "run", "leave"):
        meeting.first = "withdraw"
    events.they_attack(scribe, "dungeon.attitude.table", meeting)
    here.fight()


def flee_into_fight(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Leaving those who demand: combat begins at this distance with the party withdrawing."""
    meeting.first = "withdraw"
    events.they_attack(scribe, CHOICES, meeting)
    here.fight()


def _let_go_or_not(here: Venue, meeting: Meeting, band: str, scribe: Scribe) -> None:
    if band == "demand":
        flee_into_fight(here, meeting, scribe)
        return
    events.parted(scribe, CHOICES, meeting)
    if meeting.pending[0] == "run":
        here.run_away()
    elif meeting.pending[0] == "step_back":
        here.go_back()
    go_away(here.standing.company, meeting)
    end(here, meeting)


def _demand(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Ready to attack unless bought off; who surprised the party keeps his free phase until answered."""
    if not meeting.told:
        tell_of(here, meeting, scribe)
    meeting.demand, meeting.stage = True, "demand"
    offers.state_price(here.standing.company, meeting, scribe)


def _peaceful(here: Venue, meeting: Meeting, band: str, scribe: Scribe) -> None:
    """Indifferent, ready to help, or asking themselves; a nav leaves any lit place."""
    if meeting.pending[0] in ("offer", "offer_food"):
        offers.hand_over(here.standing, meeting, scribe)
    meeting.demand, meeting.stage = False, "talk"
    if "leaves_light" in CREATURES[meeting.kind].flags and meeting.seen > DARK:
        events.they_leave(scribe, meeting)
        go_away(here.standing.company, meeting)
        end(here, meeting)
        return
    _PEACEFUL[band](scribe, meeting)
    if band in ("helpful", "eager"):
        _tell_secrets(here, scribe)


def _tell_secrets(here: Venue, scribe: Scribe) -> None:
    """Who is ready to help tells of hidden things that he knows."""
    for id in here.learn_secrets():
        events.told_secret(scribe, here.standing.company.audience, id)


_PEACEFUL: Final = {"indifferent": events.they_ignore, "helpful": events.they_help, "eager": events.they_ask}


def make_peace(here: Venue, meeting: Meeting, scribe: Scribe) -> None:
    """Bought off or served: indifferent without a roll, and each side goes its way (dungeon.attitude.change)."""
    offers.settle(here.standing, meeting, scribe)
    meeting.attitude, meeting.demand, meeting.free_phase = attitude.INDIFFERENT, False, ""
    events.parted(scribe, "dungeon.attitude.change", meeting)
    go_away(here.standing.company, meeting)
    end(here, meeting)


def end(here: Venue, meeting: Meeting) -> None:
    """The meeting is over; talking has used the turn, letting each other pass has not."""
    if meeting.talked:
        here.interrupt()
    here.end()
