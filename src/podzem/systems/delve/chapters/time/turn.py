"""One dungeon turn as an agenda (delve.time.sequence): what was declared is done, lights burn, the counter rises.

While a turn is declared the agenda is empty; walking is done at once. When every group is released, the agenda is
written; `going_on` works it off until somebody must decide.
"""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.doors import handling
from podzem.systems.delve.chapters.encounters import keyed, ordered_away
from podzem.systems.delve.chapters.light import lights
from podzem.systems.delve.chapters.light.events import darkness
from podzem.systems.delve.chapters.morale import captives
from podzem.systems.delve.chapters.movement import arriving, pace, walking
from podzem.systems.delve.chapters.time import aftermath, events, needs
from podzem.systems.delve.chapters.time.resting import GUARD
from podzem.systems.delve.chapters.town import returning
from podzem.systems.delve.chapters.wander import checks, noise
from podzem.systems.delve.company import awake, members
from podzem.systems.delve.game import ROUNDS, TURN, Game
from podzem.systems.delve.people import Group
from podzem.systems.delve.sight import look_around


def is_declared(group: Group, game: Game) -> bool:
    """Whether nothing is awaited of a group any more: it was released, has walked all it can, or nobody is awake."""
    walked_all = group.spent >= pace.TURN and not group.taken_up
    return group.released or not awake(game, group) or walked_all


def begin(game: Game, scribe: Scribe) -> None:
    """All have declared: work in marching order, then the end of the turn."""
    game.agenda = [f"work:{number}" for group in game.groups for number in group.members]
    busy = _busy_beside_captives(game)
    game.agenda += ["burn", ":".join(["checks", *busy]), "end"]
    for group in game.groups:
        group.released = True


def _busy_beside_captives(game: Game) -> list[str]:
    """The numbers of those who cannot guard captives this turn, since they have something else to do."""
    holding = [group for group in game.groups if captives.held(game, group)]
    people = [one for group in holding for one in members(game, group)]
    return [str(one.number) for one in people if one.order and one.order[0] != GUARD]


def is_running(game: Game) -> bool:
    """Whether the turn is declared or worked at: what fills it up fills this one, later the next (delve.time.fight)."""
    return not game.agenda or "burn" in game.agenda


def fill(game: Game, group: Group, scribe: Scribe) -> None:
    """What is left of a turn that a fight has filled (delve.time.fight): none of those who took part works in it.

    Work that it interrupted between two turns is only suspended (delve.light.extra_turn).
    """
    group.filled -= 1
    group.taken_up = True
    for person in members(game, group):
        if not person.worked:
            person.order = []
    group.released = not (group.fought and aftermath.is_wanted(game, group))
    if not group.released:
        look_around(game, scribe)


def do(game: Game, step: str, scribe: Scribe) -> None:
    """One step of the agenda; work is done by `work`, which needs the table of orders."""
    name, _, word = step.partition(":")
    if name == "burn":
        _burn(game, scribe)
    elif name == "checks":
        noise.settle(game, scribe)
        busy = f":{word}" if word else ""
        steps = [(f"watch:{group.number}{busy}", f"check:{group.number}") for group in game.groups]
        due = [f"due:{group.number}" for group in game.groups]
        game.agenda = [step for both in steps for step in both] + due + game.agenda
    elif name == "watch":
        number, *engaged = (int(each) for each in word.split(":"))
        _watch(game, number, engaged, scribe)
    elif name == "check":
        _check(game, int(word), scribe)
    elif name == "due":
        _fall_due(game, int(word), scribe)
    elif name == "check_now":
        _check_now(game, int(word), scribe)
    elif name == arriving.ARRIVE:
        _arrive(game, word, scribe)
    elif name == handling.OPENED:
        handling.meet_behind(game, word, scribe)
    else:
        _end(game, scribe)


def _burn(game: Game, scribe: Scribe) -> None:
    had = {group.number for group in game.groups if pace.has_light(game, group)}
    lights.burn(game, scribe)
    for group in game.groups:
        if group.number in had and not pace.has_light(game, group):
            darkness(scribe, group)


def _check(game: Game, number: int, scribe: Scribe) -> None:
    group = next((group for group in game.groups if group.number == number), None)
    if group is not None and members(game, group):
        checks.at_end_of_turn(game, group, scribe)


def _watch(game: Game, number: int, engaged: list[int], scribe: Scribe) -> None:
    """Captives without a guard escape (delve.morale.captives)."""
    group = next((group for group in game.groups if group.number == number), None)
    if group is not None:
        captives.follow(game, group)
        captives.end_of_turn(game, group, scribe, engaged)


def _fall_due(game: Game, number: int, scribe: Scribe) -> None:
    """What the turn leads to (delve.time.sequence, 6): who was told to be gone is, and others waited."""
    group = next((group for group in game.groups if group.number == number), None)
    if group is not None and not ordered_away.overdue(game, group, scribe):
        keyed.when_turn_ends(game, group, scribe)


def _arrive(game: Game, words: str, scribe: Scribe) -> None:
    """What waited for the judge's word about a hint, and the walk that was broken off for it."""
    arriving.arrive(game, words, scribe)
    if game.agenda and game.agenda[0].startswith(f"{walking.ONWARD}:"):
        walking.go_onward(game, game.agenda.pop(0).partition(":")[2], scribe)


def _check_now(game: Game, number: int, scribe: Scribe) -> None:
    """An alarm brings a check at once (table B5)."""
    group = next((group for group in game.groups if group.number == number), None)
    if group is not None and members(game, group):
        checks.at_once(game, group, scribe)


def _end(game: Game, scribe: Scribe) -> None:
    """The clock stands at the next turn; what lasts turns is one turn older."""
    game.clock = (game.turn + 1) * ROUNDS
    needs.pass_turn(game, scribe)
    _drop_help(game)
    for group in game.groups:
        group.released = group.ran = group.loud = group.halted = group.taken_up = False
        group.fought = group.fought and group.filled > 0
        group.spent = 0
    returning.settle(game, scribe)
    if game.stage == TURN:
        look_around(game, scribe)
        events.turn_begins(scribe, game.turn + 1)


def _drop_help(game: Game) -> None:
    """Whoever helped is free when the work is done."""
    for person in game.people.values():
        if person.order[:1] == ["help"]:
            other = next((one for one in game.people.values() if one.id == person.order[1]), None)
            if other is None or not other.order:
                person.order = []
