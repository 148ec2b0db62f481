"""How a meeting begins: distance, first notice, whose decision it is (delve.meet.sequence)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import Facts
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import MINDLESS, SAPIENT, is_up, most_hp, nature
from podzem.systems.delve.asking import ANSWERS, settle
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.encounters import arrival, events, notice, peace, reaction
from podzem.systems.delve.chapters.encounters.bands import forget, send_away
from podzem.systems.delve.chapters.encounters.notice import ROLL
from podzem.systems.delve.chapters.visibility.cover import has_hiding_place, stays_hidden
from podzem.systems.delve.chapters.visibility.sight import look_about
from podzem.systems.delve.data.fighting import SQUARE_FT
from podzem.systems.delve.data.results import attitude_of
from podzem.systems.delve.game import FIRST_HIDDEN, MEETING, Game
from podzem.systems.delve.meeting import BOTH, PARTY, THEY, UNNOTICED, Meeting, Question
from podzem.systems.delve.people import DEAD, Band, Group
from podzem.systems.delve.present import band_of, bands_met, ours, standing, theirs, up
from podzem.world.describing.sight_lines import distance
from podzem.world.describing.squares import Edge

FIRST: Final = "first"
DECISION: Final = "delve.meet.npc_decision"
GREET: Final = "greet"
STRIKE: Final = "strike"
AMBUSH: Final = "ambush"
HIDE: Final = "hide"
SLIP_AWAY: Final = "slip_away"
SHOW: Final = "show"
THEIRS: Final = (GREET, SLIP_AWAY, HIDE, AMBUSH, STRIKE, SHOW)


def begin(
    game: Game, group: Group, bands: list[Band], scribe: Scribe, *, known: bool = True, exit: Edge | None = None
) -> None:
    """Both stand on the map: the distance is known; of wanderers exit and distance are rolled (`arrive`)."""
    if not known:
        arrive(game, group, bands[0], scribe, exit)
        return
    people = [one for band in bands for one in up(band)]
    near = min(distance(one.at.square, other.at.square) for one in people for other in standing(game, group))
    _meet(game, group, bands, near * SQUARE_FT, scribe)


def arrive(game: Game, group: Group, band: Band, scribe: Scribe, exit: Edge | None = None) -> bool:
    """Wanderers come through an exit, at a rolled distance; false where there is none, and nobody comes."""
    exit = exit or arrival.exit_of(game, group, band, scribe)
    if exit is None:
        game.bands = [other for other in game.bands if other is not band]
        return False
    (x, y), side = exit
    about = [f"band.{band.number}", f"{group.number};{x};{y};{side}"]
    settle(game, "distance", "distance", [ROLL, *map(str, arrival.distances())], ROLL, about, scribe)
    return True


def _so_far(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """The judge knows how far off they are, or the die says it (delve.meet.distance)."""
    number, x, y, side = question.about[1].split(";")
    band, group = band_of(game, int(question.about[0].partition(".")[2])), game.group(int(number))
    assert band is not None
    feet = arrival.thrown(scribe) if word == ROLL else int(word)
    arrival.come_through(game, group, band, ((int(x), int(y)), side), feet)
    _meet(game, group, [band], feet, scribe)


ANSWERS["distance"] = _so_far


def is_met(game: Game, band: Band) -> bool:
    """Whether a band is to be met again: one that made its peace lets the party be until then."""
    return (
        bool(up(band)) and game.turn >= band.peaceful_until and not (band.held_by or band.waits) and band.leave_by < 0
    )


def _meet(game: Game, group: Group, bands: list[Band], feet: int, scribe: Scribe) -> None:
    for band in bands:
        if band.number >= FIRST_HIDDEN:
            band.number = game.take_number()
    game.meeting = Meeting(group.number, [band.number for band in bands], feet, step=UNNOTICED)
    game.stage = MEETING
    for band in bands:
        facts: Facts = {"band": f"band.{band.number}", "kind": band.kind, "count": len(up(band)), "feet": feet}
        scribe.record(events.DISTANCE, facts)
        band.raw, band.peace, band.shift, band.speaker, band.context = 0, 0, 0, 0, ""
        band.gifted = band.gift_moved = band.threatened = False
        band.spared = band.brought = 0
        band.kin_harmed = band.kin_harmed or _is_hurt(band)
    default = notice.advantage(game, scribe)
    settle(game, "advantage", "advantage", [PARTY, THEY, BOTH, ROLL], default, [bands[0].members[0].kind], scribe)


def _is_hurt(band: Band) -> bool:
    """Whether one of them has fallen or bleeds since the party met them last."""
    return any(one.state == DEAD or (is_up(one) and one.hp < most_hp(one)) for one in band.members)


def _notice(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """Who has the clear advantage notices first; without one the opposed check says who (delve.meet.notice)."""
    meeting = peace.meeting_of(game)
    meeting.first = notice.rolled(game, scribe) if word == ROLL else word
    meeting.step = FIRST
    scribe.record(events.NOTICED_FIRST, {"side": meeting.first})
    if meeting.first == THEY:
        _they_decide(game, scribe)
    else:
        _party_decides(game, scribe)


ANSWERS["advantage"] = _notice


def _party_decides(game: Game, scribe: Scribe) -> None:
    """The party knows that there is somebody, and the caller is asked."""
    meeting = peace.meeting_of(game)
    meeting.step = FIRST if meeting.first == PARTY else BOTH
    become_known(game)
    scribe.record(events.NOTICED, {"side": meeting.first})
    look_about(game)
    notice.tell_noticed(game, scribe)


def become_known(game: Game) -> None:
    """The party knows that they live here."""
    met = game.below.met
    met += [band.keyed for band in bands_met(game) if band.keyed and band.keyed not in met]


def become_aware(game: Game, scribe: Scribe, *, nearer: bool = False) -> None:
    """Both know of each other now; a party that noticed them before is told anew only if they have come nearer."""
    for band in bands_met(game):
        band.aware = True
    become_known(game)
    look_about(game)
    if nearer or peace.meeting_of(game).first == THEY:
        notice.tell_noticed(game, scribe)


# those met decide


def _they_decide(game: Game, scribe: Scribe) -> None:
    """Two dice without modifier, kept as the raw reaction; the mindless always strike."""
    band = peace.spokesmen(game)
    default = choice_of(game, band, scribe)
    settle(game, "first", "first", THEIRS, default, [], scribe)


def choice_of(game: Game, band: Band, scribe: Scribe) -> str:
    """What those do who notice first (delve.meet.npc_decision)."""
    if nature(band).mind == MINDLESS:
        return STRIKE
    if band.kin_harmed:
        return _attack_choice(game, band)
    mood = attitude_of(reaction.raw(band, scribe, DECISION))
    if mood in ("worst", "bad"):
        return _attack_choice(game, band)
    if mood != reaction.EXPECTED:
        return GREET
    wont = reaction.wont(game, band)
    if wont == reaction.HOSTILE:
        return _attack_choice(game, band)
    return HIDE if wont == reaction.NEUTRAL else GREET


def _attack_choice(game: Game, band: Band) -> str:
    """Sapient ones with a hiding place lie in ambush, others strike."""
    hides = all(has_hiding_place(game, one, ours(game)) for one in up(band))
    return AMBUSH if nature(band).mind == SAPIENT and hides else STRIKE


def _they_chose(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    band = peace.spokesmen(game)
    scribe.record(events.THEY_CHOSE, {"band": f"band.{band.number}", "choice": word})
    if word == STRIKE:
        become_aware(game, scribe)
        fights.begin(game, scribe, THEY)
    elif word == AMBUSH:
        _they_ambush(game, scribe)
    elif word == HIDE:
        _they_hide(game, scribe)
    elif word == SLIP_AWAY:
        _they_slip_away(game, scribe)
    else:
        become_aware(game, scribe)
        peace.react(game, scribe)


ANSWERS["first"] = _they_chose


def _they_slip_away(game: Game, scribe: Scribe) -> None:
    """They go as they came; nobody ever knows."""
    for band in bands_met(game):
        send_away(game, band)
        forget(game, band)
    peace.end(game, scribe)


def _they_hide(game: Game, scribe: Scribe) -> None:
    """They let the party pass and leave; if they hide badly, both are aware (delve.vis.hidden)."""
    if stays_hidden(game, theirs(game), ours(game), "delve.vis.hidden", scribe):
        _they_slip_away(game, scribe)
        return
    scribe.record(events.FOUND_OUT, {"side": THEY}, clause="delve.vis.hidden")
    become_aware(game, scribe)
    peace.react(game, scribe)


def _they_ambush(game: Game, scribe: Scribe) -> None:
    """Their lowest stealth against the party's best notice; won, they have a round and may kill at a blow."""
    if stays_hidden(game, theirs(game), ours(game), "delve.ambush.hidden", scribe):
        scribe.record(events.AMBUSH, {"side": THEY})
        game.clock += 1
        become_aware(game, scribe)
        fights.begin(game, scribe, THEY, hidden=True)
        return
    scribe.record(events.FOUND_OUT, {"side": THEY}, clause="delve.ambush.hidden")
    become_aware(game, scribe)
    peace.react(game, scribe)
