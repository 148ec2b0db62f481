"""Chances of a piece of work, from the rule that plays it and from what the party sees of it (dungeon.attack.odds).

A bar on the far side, or whether anything is hidden at all, is nothing that a chance may tell: the game that is asked
is the one that the party knows (`believed`), and a search is told what it finds if there is something.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.expedition.people import Member
from podzem.systems.dungeon.chapters.actions import chests, listening, opening_doors, searching
from podzem.systems.dungeon.game import ORDERS, Game
from podzem.systems.dungeon.order_words import find_member
from podzem.systems.dungeon.reach import at_work, group_of

MOST_PUSHES: Final = 4
"""Dice thrown by each pusher for himself fall in too many ways beyond this."""


def work_odds(game: Game, decision: Decision) -> dict[str, Fraction]:
    """What the work that is ordered brings, with all who do the same; nothing for other orders."""
    if decision.order not in _ODDS or game.stage != ORDERS or not game.setting.is_on("show_odds"):
        return {}
    member = find_member(game, decision.words[0])
    return {} if member is None else _ODDS[decision.order](game, member, decision.words[1])


def _force(game: Game, member: Member, id: str) -> dict[str, Fraction]:
    group, workers = group_of(game, member), _together(game, "open", id, member)
    opening = game.dungeon.level(group.depth).opening(id)
    if opening.door is None or (game.setting.word("door_roll") == "independent" and workers > MOST_PUSHES):
        return {}
    return {"opened": _fanned(lambda scribe: opening_doors.gives_way(game, opening, group, workers, scribe))}


def _break(game: Game, member: Member, id: str) -> dict[str, Fraction]:
    workers = _together(game, "break", id, member)
    if game.setting.word("door_roll") == "independent" and workers > MOST_PUSHES:
        return {}
    return {"opened": _fanned(lambda scribe: chests.gives_way(game, workers, scribe))}


def _search(game: Game, member: Member, id: str) -> dict[str, Fraction]:
    return {"found_if": _fanned(searching.finds)}


def _listen(game: Game, member: Member, id: str) -> dict[str, Fraction]:
    return {"heard_if": _fanned(listening.hears)}


_ODDS: Final[dict[str, Callable[[Game, Member, str], dict[str, Fraction]]]] = {
    "open": _force,
    "break": _break,
    "search": _search,
    "listen": _listen,
}


def _together(game: Game, verb: str, id: str, member: Member) -> int:
    """How many would be at the same work, he among them."""
    return len({*at_work(game, verb, id), member.number})


def _fanned(rule: Callable[[Scribe], bool]) -> Fraction:
    """The chance that a rule holds, over every way its dice can fall."""
    fan, held, falls = Fanned(), Fraction(0), True
    while falls:
        holds = rule(Scribe(fan))
        held += fan.chance if holds else 0
        falls = fan.turn()
    return held
