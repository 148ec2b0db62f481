"""Who notices whom first (delve.meet.conspicuous, delve.meet.notice)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.events import SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import NOTICE, has, terms
from podzem.systems.delve.chapters.checks import Side, best, opposed
from podzem.systems.delve.chapters.encounters import events
from podzem.systems.delve.chapters.visibility.sight import sees
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.lighting import radius
from podzem.systems.delve.meeting import BOTH, PARTY, THEY
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.present import bands_met, ours, own_group, theirs, up
from podzem.systems.delve.steps import far, sees_place
from podzem.world.describing.sight_lines import distance

CLAUSE: Final = "delve.meet.notice"
ROLL: Final = "roll"
"""Nobody has a clear advantage: dice decide."""


def score(game: Game, side: Sequence[Person], other: Sequence[Person], loud: bool) -> int:
    """+1 for concealment, -1 for being noticeable; noticeable cancels concealment."""
    if is_noticeable(game, side, other) or (loud and is_heard(game, side, other)):
        return 0 if is_concealed(side) else -1
    return 1 if is_concealed(side) else 0


def is_concealed(side: Sequence[Person]) -> bool:
    """Whether all of a side are hidden or invisible."""
    return all(one.hidden or one.invisible or has(one, "invisible") for one in side)


def is_noticeable(game: Game, side: Sequence[Person], other: Sequence[Person]) -> bool:
    """One of them before their eyes while the side has a light in a dark place, or unhidden within their light."""
    shines = any(item.lit and is_dark_place(game, bearer) for bearer in side for item in bearer.items)
    for one in side:
        for observer in other:
            if not sees_place(game, observer.at, one.at):
                continue
            if shines:
                return True
            if not is_dark_place(game, one):
                continue
            if not (one.hidden or one.invisible or has(one, "invisible")) and is_in_light_of(game, one, other):
                return True
    return False


def is_dark_place(game: Game, one: Person) -> bool:
    """Whether the area has no light of its own."""
    return not squares(game, one.at.depth).is_lit(one.at.square)


def is_in_light_of(game: Game, one: Person, bearers: Sequence[Person]) -> bool:
    """Whether a light that the others carry falls on him."""
    return any(
        item.lit
        and distance(bearer.at.square, one.at.square) <= radius(game, item)
        and sees_place(game, bearer.at, one.at)
        for bearer in bearers
        for item in bearer.items
    )


def is_heard(game: Game, side: Sequence[Person], other: Sequence[Person]) -> bool:
    """Whether noise carries: within 60 feet of path."""
    most = number("noise", "feet") // SQUARE_FT
    return any(one.at in far(game, observer.at, most) for observer in other for one in side)


def was_loud(game: Game, group: Group) -> bool:
    """Whether a group was loud this turn."""
    return group.loud or game.turn in group.noises


def advantage(game: Game, scribe: Scribe) -> str:
    """The higher score notices first; equal low ones both at once; else an opposed check is rolled."""
    party, they = ours(game), theirs(game)
    mine, other = score(game, party, they, was_loud(game, own_group(game))), score(game, they, party, False)
    scribe.record(events.ADVANTAGE, {"party": mine, "they": other})
    if mine != other:
        return PARTY if mine > other else THEY
    return BOTH if mine < 0 else ROLL


def rolled(game: Game, scribe: Scribe) -> str:
    """The opposed check, ties to the players."""
    return PARTY if wins_notice(game, ours(game), theirs(game), scribe) else THEY


def wins_notice(game: Game, party: Sequence[Person], they: Sequence[Person], scribe: Scribe) -> bool:
    """The best of each side; by ear if not by eye."""
    one, other = best(party, NOTICE), best(they, NOTICE)
    mine, their = Side(one, terms(one, NOTICE), True), Side(other, terms(other, NOTICE), False)
    return opposed(game.setting, scribe, mine, their, NOTICE, CLAUSE, SECRET)


def tell_noticed(game: Game, scribe: Scribe) -> None:
    """What the party perceives of those met: whom it sees, and that there is somebody where it only hears."""
    for band in bands_met(game):
        seen = [one for one in up(band) if any(sees(game, person, one) for person in ours(game))]
        name = f"band.{band.number}"
        if not seen:
            scribe.record(events.HEARD, {"band": name})
            continue
        feet = SQUARE_FT * min(distance(one.at.square, person.at.square) for one in seen for person in ours(game))
        scribe.record(events.SEEN, {"band": name, "kind": seen[0].kind, "count": len(seen), "feet": feet})
