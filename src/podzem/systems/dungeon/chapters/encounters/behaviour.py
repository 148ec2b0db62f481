"""Встречи: what those met do by their attitude, and how a meeting ends (dungeon.attitude.table, T6)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.meeting import attitude, events, offers
from podzem.expedition.meeting.meeting import Meeting
from podzem.systems.dungeon.chapters.encounters import those_met
from podzem.systems.dungeon.chapters.encounters.meeting_sight import announce
from podzem.systems.dungeon.chapters.encounters.retreating import go_back, run_away
from podzem.systems.dungeon.chapters.encounters.standing import standing_of
from podzem.systems.dungeon.furnishing import reveal
from podzem.systems.dungeon.game import COMBAT, MEETING, Game
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Encounter
from podzem.world.light import DARK

CHOICES: Final = "dungeon.attitude.choices"


def tell_of(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """The party learns that somebody is there, from which way, and what its light shows (dungeon.surprise.base)."""
    meeting.told = True
    if not meeting.waited:
        game.group(meeting.group).lapsed = True
    announce(game, meeting, scribe)


def act(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Those met act by their attitude upon what the party did (dungeon.attitude.table)."""
    band, order = attitude.band(meeting.attitude), meeting.pending[0]
    if order == "surprise" and band in ("indifferent", "helpful", "eager"):
        _let_surprised_pass(game, meeting, band, scribe)
    elif band == "attack" or offers.patience_is_over(meeting, band):
        they_attack(game, meeting, scribe)
    elif order in ("step_back", "run", "leave"):
        _let_go_or_not(game, meeting, band, scribe)
    elif band == "demand" and offers.buys_peace(game.company, meeting):
        make_peace(game, meeting, scribe)
    elif band == "demand":
        _demand(game, meeting, scribe)
    else:
        _peaceful(game, meeting, band, scribe)


def _let_surprised_pass(game: Game, meeting: Meeting, band: str, scribe: Scribe) -> None:
    """They give the advantage up; who only ignores an unseeing party passes with an entry for the judge alone."""
    meeting.free_phase = ""
    if band == "indifferent" and meeting.seen == DARK:
        events.passed_by(scribe, meeting)
        those_met.forget(game, meeting)
        end(game, meeting)
        return
    tell_of(game, meeting, scribe)
    _peaceful(game, meeting, band, scribe)


def they_attack(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """They throw themselves into combat."""
    if not meeting.told:
        tell_of(game, meeting, scribe)
    if meeting.pending and meeting.pending[0] in ("step_back", "run", "leave"):
        meeting.first = "withdraw"
    events.they_attack(scribe, "dungeon.attitude.table", meeting)
    fight(game, meeting, scribe)


def flee_into_fight(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Leaving those who demand: combat begins at this distance with the party withdrawing."""
    meeting.first = "withdraw"
    events.they_attack(scribe, CHOICES, meeting)
    fight(game, meeting, scribe)


def _let_go_or_not(game: Game, meeting: Meeting, band: str, scribe: Scribe) -> None:
    if band == "demand":
        flee_into_fight(game, meeting, scribe)
        return
    events.parted(scribe, CHOICES, meeting)
    group = game.group(meeting.group)
    if meeting.pending[0] == "run":
        run_away(game, group)
    elif meeting.pending[0] == "step_back":
        go_back(game, group)
    those_met.go_away(game, meeting)
    end(game, meeting)


def _demand(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Ready to attack unless bought off; who surprised the party keeps his free phase until answered."""
    if not meeting.told:
        tell_of(game, meeting, scribe)
    meeting.demand, meeting.stage = True, "demand"
    offers.state_price(game.company, meeting, scribe)


def _peaceful(game: Game, meeting: Meeting, band: str, scribe: Scribe) -> None:
    """Indifferent, ready to help, or asking themselves; a nav leaves any lit place."""
    if meeting.pending[0] in ("offer", "offer_food"):
        offers.hand_over(standing_of(game, meeting), meeting, scribe)
    meeting.demand, meeting.stage = False, "talk"
    if "leaves_light" in CREATURES[meeting.kind].flags and meeting.seen > DARK:
        events.they_leave(scribe, meeting)
        those_met.go_away(game, meeting)
        end(game, meeting)
        return
    _PEACEFUL[band](scribe, meeting)
    if band in ("helpful", "eager"):
        tell_secrets(game, those_met.keyed_of(game, meeting), scribe)


_PEACEFUL: Final = {"indifferent": events.they_ignore, "helpful": events.they_help, "eager": events.they_ask}


def make_peace(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Bought off or served: indifferent without a roll, and each side goes its way (dungeon.attitude.change)."""
    offers.settle(standing_of(game, meeting), meeting, scribe)
    meeting.attitude, meeting.demand, meeting.free_phase = attitude.INDIFFERENT, False, ""
    events.parted(scribe, "dungeon.attitude.change", meeting)
    those_met.go_away(game, meeting)
    end(game, meeting)


def fight(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """The meeting becomes a combat, which begins when all that goes before it is done."""
    game.group(meeting.group).lapsed = True
    game.stage = COMBAT


def end(game: Game, meeting: Meeting) -> None:
    """The meeting is over; talking has used the turn, letting each other pass has not."""
    if meeting.talked:
        game.group(meeting.group).lapsed = True
    game.meeting = None
    if game.stage == MEETING:
        game.stage = GIVING_ORDERS


def tell_secrets(game: Game, encounter: Encounter | None, scribe: Scribe) -> None:
    """Who is ready to help tells of hidden things that the map lets him know."""
    for id in encounter.reveal if encounter is not None else ():
        if reveal(game, id):
            events.told_secret(scribe, game.company.audience, id)
