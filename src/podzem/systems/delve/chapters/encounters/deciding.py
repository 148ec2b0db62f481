"""What the party does with those it has met (delve.meet.decision)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import MINDLESS, nature
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.combat.moving import destinations, squares_of_move
from podzem.systems.delve.chapters.encounters import events, ordered_away, peace, reaction
from podzem.systems.delve.chapters.encounters.bands import send_away
from podzem.systems.delve.chapters.encounters.beginning import (
    AMBUSH,
    FIRST,
    GREET,
    HIDE,
    SHOW,
    SLIP_AWAY,
    STRIKE,
    become_aware,
)
from podzem.systems.delve.chapters.flight import fleeing
from podzem.systems.delve.chapters.visibility.cover import has_hiding_place, stays_hidden
from podzem.systems.delve.chapters.visibility.sight import look_about, sees
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import BOTH, PARTY
from podzem.systems.delve.people import Group
from podzem.systems.delve.present import bands_met, ours, own_group, theirs, up
from podzem.systems.delve.rows import no
from podzem.systems.delve.steps import far

CLAUSE: Final = "delve.meet.decision"
ATTACK: Final = "attack"
WITHDRAW: Final = "withdraw"
WAIT: Final = "wait"
CHOICES: Final = {
    FIRST: (GREET, SLIP_AWAY, HIDE, AMBUSH, STRIKE, SHOW),
    BOTH: (GREET, ATTACK, WITHDRAW, WAIT),
}
"""What is open when the party noticed first, and when both did at once."""
QUESTIONS: Final = ("number", "kind", "mood")


def step(game: Game) -> str:
    """How far the meeting has gone."""
    return game.meeting.step if game.meeting is not None else ""


def choices(game: Game, group: Group) -> list[tuple[str, ...]]:
    """The words of this step."""
    return [(choice,) for choice in CHOICES.get(step(game), ())]


def why_not_choose(game: Game, group: Group, choice: str) -> Refusal | None:
    """Only what this step offers: who was noticed at once surprises nobody; an ambush needs hiding places."""
    if game.meeting is None or game.meeting.group != group.number or choice not in CHOICES.get(step(game), ()):
        return no(CLAUSE, group=group.number)
    if choice in (AMBUSH, HIDE) and not _can_lie_low(game):
        return no("delve.ambush.hidden" if choice == AMBUSH else "delve.vis.hidden", group=group.number)
    return None


def _can_lie_low(game: Game) -> bool:
    """Whether all have a hiding place, as far as the party knows who might look: those whom it sees itself."""
    party = ours(game)
    watching = [foe for foe in theirs(game) if any(sees(game, one, foe) for one in party)]
    return all(has_hiding_place(game, one, watching) for one in party)


def choose(game: Game, group: Group, choice: str, scribe: Scribe) -> None:
    """The caller's word for all."""
    scribe.record(events.CHOSE, {"choice": choice})
    match choice:
        case "greet":
            become_aware(game, scribe)
            peace.react(game, scribe, reaction.speaker_of(game, group))
        case "show" | "wait":
            become_aware(game, scribe)
            peace.react(game, scribe)
        case "slip_away":
            _slip_away(game, scribe)
        case "hide":
            _hide(game, scribe)
        case "ambush":
            _lie_in_wait(game, scribe)
        case "strike":
            become_aware(game, scribe)
            fights.begin(game, scribe, PARTY)
        case "attack":
            become_aware(game, scribe)
            fights.begin(game, scribe)
        case _:
            _withdraw(game, scribe)


def _slip_away(game: Game, scribe: Scribe) -> None:
    """Unnoticed and without a chase; the turn is over, and they go their way."""
    scribe.record(events.LEFT_ALONE, {"choice": SLIP_AWAY})
    own_group(game).filled += 1
    _let_pass(game, scribe)


def _let_pass(game: Game, scribe: Scribe) -> None:
    for band in bands_met(game):
        if not band.keyed:
            send_away(game, band)
        else:
            band.peaceful_until = game.turn + 1
            ordered_away.spare(game, own_group(game), band)
    peace.end(game, scribe)


def _hide(game: Game, scribe: Scribe) -> None:
    """They pass by, or find the party out (delve.vis.hidden)."""
    if stays_hidden(game, ours(game), theirs(game), "delve.vis.hidden", scribe):
        scribe.record(events.PASSED_BY, {})
        _let_pass(game, scribe)
        return
    scribe.record(events.FOUND_OUT, {"side": PARTY}, clause="delve.vis.hidden")
    become_aware(game, scribe)
    peace.react(game, scribe)


def _lie_in_wait(game: Game, scribe: Scribe) -> None:
    """A round of waiting, in which they come nearer; then the opposed check (delve.ambush.hidden)."""
    game.clock += 1
    _come_nearer(game)
    if stays_hidden(game, ours(game), theirs(game), "delve.ambush.hidden", scribe):
        scribe.record(events.AMBUSH, {"side": PARTY})
        become_aware(game, scribe, nearer=True)
        fights.begin(game, scribe, PARTY, hidden=True)
        return
    scribe.record(events.FOUND_OUT, {"side": PARTY}, clause="delve.ambush.hidden")
    become_aware(game, scribe, nearer=True)
    peace.react(game, scribe)


def _come_nearer(game: Game) -> None:
    """Those who wander about come on by a Move, not knowing of anybody."""
    head = ours(game)[0].at
    ways = far(game, head)
    for band in bands_met(game):
        for one in up(band) if not band.keyed else ():
            open_to = [place for place in destinations(game, one, squares_of_move(game, one)) if place in ways]
            if open_to:
                one.at = min([*open_to, one.at], key=lambda place: (ways.get(place, 1 << 20), place))
    look_about(game)


def _withdraw(game: Game, scribe: Scribe) -> None:
    """Openly: they may pursue (delve.flee.pursuit)."""
    become_aware(game, scribe)
    scribe.record(events.WITHDREW, {})
    fight = fights.before_initiative(game)
    fight.declarer, fight.fleeing = ours(game)[0].number, [one.number for one in ours(game)]
    fleeing.away(game, ours(game)[0], scribe)


# watching


def why_not_watch(game: Game, group: Group, question: str) -> Refusal | None:
    """One free question, of the side that noticed first."""
    meeting = game.meeting
    if meeting is None or meeting.step != FIRST or meeting.watched or question not in QUESTIONS:
        return no(CLAUSE, group=group.number)
    return None


def watch(game: Game, group: Group, question: str, scribe: Scribe) -> None:
    """Number, kind or mood; the mood rolls the raw reaction now, and it is kept."""
    meeting, band = peace.meeting_of(game), peace.spokesmen(game)
    meeting.watched = True
    if question == "number":
        scribe.record(events.WATCHED, {"sought": question, "count": sum(len(up(one)) for one in bands_met(game))})
    elif question == "kind":
        scribe.record(events.WATCHED, {"sought": question, "kind": band.kind})
    else:
        mood = "worst" if nature(band).mind == MINDLESS else reaction.attitude(game, band, scribe)
        scribe.record(events.WATCHED, {"sought": question, "mood": mood})
