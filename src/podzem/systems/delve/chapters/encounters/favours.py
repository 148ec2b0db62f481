"""A favour: twenty coins' worth, the nearest keyed group driven off, or what the judge names (delve.react.peace)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from podzem.core.decisions import JUDGE, Refusal
from podzem.core.event_table import Facts
from podzem.core.scribe import Scribe
from podzem.systems.delve.asking import ANSWERS, CLAUSE, NO, YES, ask
from podzem.systems.delve.chapters.encounters import events, keyed, notice, peace
from podzem.systems.delve.chapters.visibility.sight import look_about, told_kind
from podzem.systems.delve.company import awake, place_of, seen
from podzem.systems.delve.game import MEETING, Game
from podzem.systems.delve.ground import area_of, squares
from podzem.systems.delve.kindred import is_event
from podzem.systems.delve.meeting import BOTH, Favour, Meeting, Question
from podzem.systems.delve.people import Band, Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import band_of, own_group, up
from podzem.systems.delve.rows import no
from podzem.systems.delve.sight import in_view
from podzem.systems.delve.steps import far
from podzem.world.describing.sight_lines import distance
from podzem.world.describing.squares import beyond
from podzem.world.points import DIRECTIONS

LONGEST: Final = 200
"""Letters of a favour that the judge names."""
FAR: Final = 1 << 20
NOWHERE: Final = "none"
"""A way of which the party has no name."""


def _named(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """They ask what the book has them ask: what it is worth, or to be rid of those who live nearest."""
    band = peace.spokesmen(game)
    peace.demand(game, band, peace.FAVOUR, scribe)
    favour = Favour(band.number, told_kind(game, band), up(band)[0].at, peace.meeting_of(game).ask)
    target = _nearest(game, own_group(game), band)
    if target is not None:
        favour.keyed, favour.foe, there = target
        favour.exit = _exit_towards(game, own_group(game), there)
        told: Facts = {"kind": told_kind(game, band), "foe": favour.foe, "exit": favour.exit or NOWHERE}
        scribe.record(events.FAVOUR, told)
    peace.meeting_of(game).favour = favour


ANSWERS["favour"] = _named


def _nearest(game: Game, group: Group, asker: Band) -> tuple[str, str, Place] | None:
    """The keyed group of this level that is nearest by its way, doors that open at a touch being open."""
    start = place_of(game, group)
    found = [
        (one.id, one.kind, keyed.place_of(game, start.depth, one))
        for one in keyed.unmet(game, start.depth)
        if not is_event(one)
    ]
    for band in game.bands:
        if band.keyed and band is not asker and up(band) and not band.held_by and up(band)[0].at.depth == start.depth:
            found.append((band.keyed, band.kind, up(band)[0].at))
    ways = far(game, start)
    return min(found, key=lambda one: (ways.get(one[2], FAR), distance(start.square, one[2].square)), default=None)


def _exit_towards(game: Game, group: Group, there: Place) -> str:
    """By which way out of this area one comes to them, if the party knows that way."""
    start, known = place_of(game, group), seen(game)
    ground = squares(game, start.depth)
    for one, other in pairwise([start, *(keyed.way(game, start, there) or [])]):
        if area_of(game, one) != area_of(game, other):
            side = next((side for side in DIRECTIONS if beyond(one.square, side) == other.square), "")
            id = ground.opening_of.get((one.square, side), "")
            near = (Place(start.depth, *square) for square, _ in ground.openings.get(id, ()))
            return id if any(place in known for place in near) else ""
    return ""


# the judge's own


def why_not_name(game: Game, seat: int, text: str) -> Refusal | None:
    """Only when a favour is asked, in some words."""
    asked = bool(game.questions) and game.questions[-1].kind == "favour"
    return None if asked and 0 < len(text.strip()) <= LONGEST else no(CLAUSE, why="order", answer=text)


def name(game: Game, seat: int, text: str, scribe: Scribe) -> None:
    """An item or a deed in the judge's words; whether it is done is his to say, too."""
    game.questions.pop()
    meeting, band = peace.meeting_of(game), peace.spokesmen(game)
    meeting.ask = 0
    meeting.favour = Favour(band.number, told_kind(game, band), up(band)[0].at, words=text)
    scribe.record(events.FAVOUR_SAID, {"kind": told_kind(game, band), "said": text})


# the party's part


def why_not_promise(game: Game, group: Group) -> Refusal | None:
    """What is asked as a favour, and not yet promised."""
    meeting = peace.meeting_of(game)
    asked = meeting.waiting == peace.FAVOUR and meeting.favour is not None
    return None if asked and not peace.spokesmen(game).waits else no(peace.PEACE, group=group.number)


def promise(game: Game, group: Group, scribe: Scribe) -> None:
    """They wait where they are, in peace, until the party comes back to them."""
    band, favour = peace.spokesmen(game), peace.meeting_of(game).favour
    assert favour is not None
    band.waits = True
    game.favours.append(favour)
    scribe.record(events.PROMISED, {"kind": told_kind(game, band)})
    peace.end(game, scribe)


def why_not_call_on(game: Game, group: Group, favour: Favour) -> Refusal | None:
    """Where they wait: in their area, or in sight of them."""
    people = [person for person in awake(game, group) if person.at.depth == favour.at.depth]
    area = area_of(game, favour.at)
    near = any(area_of(game, one.at) == area or in_view(game, one.at, favour.at, keyed.SIGHT_FT) for one in people)
    return None if near else no(peace.PEACE, group=group.number)


def call_on(game: Game, group: Group, favour: Favour, scribe: Scribe) -> None:
    """The party is back: what was asked stands."""
    band = band_of(game, favour.band)
    assert band is not None
    missing = max(0, favour.coins - band.brought)
    game.meeting = Meeting(group.number, [band.number], first=BOTH, step=peace.PARLEY, waiting=peace.FAVOUR)
    game.meeting.ask, game.meeting.favour = missing, favour
    game.stage = MEETING
    scribe.record(events.CALLED_ON, {"kind": favour.kind})
    look_about(game)
    notice.tell_noticed(game, scribe)


def why_not_report(game: Game, group: Group) -> Refusal | None:
    """Of a deed that was promised; whether it is done they find out themselves."""
    favour = peace.meeting_of(game).favour
    promised = favour is not None and peace.spokesmen(game).waits and bool(favour.foe or favour.words)
    return None if promised else no(peace.PEACE, group=group.number)


def report(game: Game, group: Group, scribe: Scribe) -> None:
    """Driven off, dead, gone or captive is done; of the judge's own favour he is asked."""
    favour = peace.meeting_of(game).favour
    assert favour is not None
    if favour.words:
        ask(game, "favour_done", (YES, NO), NO, [f"band.{favour.band}"], JUDGE)
    else:
        _judge(game, favour.keyed in game.below.emptied, scribe)


def _ruled(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    _judge(game, word == YES, scribe)


ANSWERS["favour_done"] = _ruled


def _judge(game: Game, is_done: bool, scribe: Scribe) -> None:
    if is_done:
        peace.serve(game, scribe)
    else:
        scribe.record(events.NOT_SERVED, {"kind": told_kind(game, peace.spokesmen(game))})
