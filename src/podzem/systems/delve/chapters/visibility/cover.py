"""Partial cover and hiding (delve.vis.cover, delve.vis.hidden)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from podzem.core.events import OPEN, SECRET, Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import NOTICE, STEALTH, terms
from podzem.systems.delve.chapters.checks import Side, best, opposed, true_name, worst
from podzem.systems.delve.chapters.visibility.sight import is_in_sight, sees, told_as
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.document import raw_of, square_at
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon, level
from podzem.systems.delve.lighting import is_lit
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import is_ours

COVER: Final = "delve.vis.cover"
HIDDEN: Final = "delve.vis.hidden"
SOFT: Final = "soft"
HARD: Final = "hard"


def cover_at(game: Game, place: Place) -> int:
    """What the cover of a square gives: the best of it (delve.vis.cover)."""
    return max((number("cover", kind) for kind in _tags(game, place)), default=0)


def _tags(game: Game, place: Place) -> Iterator[str]:
    """The cover on a square: what the map calls so, and nothing else (delve.vis.cover)."""
    for feature in level(game, place.depth).features:
        if square_at(game, place.depth, feature.area, feature.at) == place.square:
            tag = str(raw_of(dungeon(game), feature.id).get("cover") or "")
            if tag in (SOFT, HARD):
                yield tag


def cover_terms(value: int) -> list[Term]:
    """Cover as a row of a sum."""
    return [Term("cover", value, COVER)] if value else []


def has_hiding_place(game: Game, person: Person, observers: list[Person]) -> bool:
    """Darkness, cover, a corner or a door between him and all who might look (delve.ambush.hidden)."""
    if any(item.lit for item in person.items):
        return not any(sees(game, other, person) for other in observers)
    return bool(cover_at(game, person.at)) or not any(sees(game, other, person) for other in observers)


def can_hide(game: Game, person: Person, aware: list[Person]) -> bool:
    """Where cover or darkness exists, without a light of his own, and nobody who would notice is looking."""
    if any(item.lit for item in person.items) or any(sees(game, other, person) for other in aware):
        return False
    return bool(cover_at(game, person.at)) or not is_lit(game, person.at)


def come_out(game: Game, person: Person, watching: list[Person]) -> None:
    """Leaving cover in sight ends hiding (delve.vis.hidden)."""
    if any(is_in_sight(game, other, person) for other in watching):
        person.hidden = False


def look_for_hidden(game: Game, observer: Person, hidden: list[Person], scribe: Scribe) -> None:
    """Those who come within an observer's sight stay hidden, or all are found (delve.vis.hidden)."""
    if hidden and not stays_hidden(game, hidden, [observer], HIDDEN, scribe):
        for one in hidden:
            reveal(one)


def stays_hidden(game: Game, hiders: list[Person], observers: list[Person], clause: str, scribe: Scribe) -> bool:
    """The lowest stealth of those who hide against the best notice of those who come within sight."""
    hider, observer = worst(hiders, STEALTH), best(observers, NOTICE)
    party = is_ours(game, hider)
    ours = Side(hider, terms(hider, STEALTH), party)
    theirs = Side(observer, terms(observer, NOTICE), is_ours(game, observer))
    audience, named = (OPEN, partial(told_as, game)) if party else (SECRET, true_name)
    return opposed(game.setting, scribe, ours, theirs, STEALTH, clause, audience, named)


def reveal(person: Person) -> None:
    """Attacking, shouting, a light end hiding."""
    person.hidden = False
