"""Encounter checks (delve.wander.interval): a counter for each group, a die when it is due, and what it brings."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve import asking
from podzem.systems.delve.chapters.wander import changes, depletion, events, meeting
from podzem.systems.delve.chapters.wander.secrecy import is_unknown
from podzem.systems.delve.company import awake, members
from podzem.systems.delve.data.results import CHECK, INTERVALS
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.people import DEAD, Group
from podzem.systems.delve.telling import SIDES
from podzem.systems.delve.zones import alertness, zone_at

WAIVE: Final = "waive"
ENCOUNTER: Final = "encounter"
RESULTS: Final = tuple(dict.fromkeys(CHECK))
PERCENT: Final = 100


def at_end_of_turn(game: Game, group: Group, scribe: Scribe) -> None:
    """The counter rises by 1, and a check is made when it has reached the interval of the zone."""
    if game.setting.word("wander") == "dungeon":
        _by_the_other_clock(game, group, scribe)
        return
    if is_exempt(game, group):
        return
    group.counter += 1
    if not awake(game, group):
        return
    place = awake(game, group)[0].at
    if group.counter >= INTERVALS[alertness(game, zone_at(game, place))]:
        group.counter = 0
        check(game, group, scribe)


def at_once(game: Game, group: Group, scribe: Scribe) -> None:
    """A check that does not wait for its turn (table B5, alarm), by the only clock that runs."""
    if game.setting.word("wander") == "dungeon":
        _by_the_other_clock(game, group, scribe)
    else:
        check(game, group, scribe)


def is_exempt(game: Game, group: Group) -> bool:
    """Whether the whole group is in places of which the locals do not know (delve.wander.exempt)."""
    people = [person for person in members(game, group) if person.state != DEAD]
    return bool(people) and all(is_unknown(game, person.at) for person in people if person.at.depth)


def check(game: Game, group: Group, scribe: Scribe) -> None:
    """1d6: encounter, sign, depletion, change, or nothing, which is no extra turn (delve.wander.table).

    The judge may put another result in its place (delve.wander.free is the last of them).
    """
    result = CHECK[int(scribe.roll(SIDES, events.CHECK_DIE)) - 1]
    asking.settle(game, "wander", "wander", (*RESULTS, WAIVE), result, [str(group.number)], scribe)


def _ruled(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """What the check brings; a free turn brings nothing, and no further act either (delve.wander.free)."""
    group = next((one for one in game.groups if str(one.number) == question.about[0]), None)
    if group is None:
        return
    events.came_up(scribe, group, word)
    if word == ENCOUNTER:
        meeting.happen(game, group, scribe)
    elif word == "sign":
        meeting.sign(game, group, scribe)
    elif word == "depletion":
        depletion.deplete(game, group, scribe)
    elif word == "change":
        changes.change(game, group, scribe)


asking.ANSWERS["wander"] = _ruled


def _by_the_other_clock(game: Game, group: Group, scribe: Scribe) -> None:
    """Each turn, in percent the number of members (delve.shared.wander); only encounters come of it.

    A judge who is asked about checks may waive them.
    """
    if is_exempt(game, group) or not awake(game, group):
        return
    count = len([person for person in members(game, group) if person.state != DEAD])
    if not scribe.check(count, PERCENT, events.DUNGEON_DIE):
        return
    if asking.asks(game, "wander"):
        asking.ask(game, "wander", (ENCOUNTER, WAIVE), ENCOUNTER, [str(group.number)])
    else:
        meeting.happen(game, group, scribe)
