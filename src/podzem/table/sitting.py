"""Sitting down: which seat is free, and what one is called there."""

from __future__ import annotations

from itertools import count

from podzem.core.words import LANGUAGES
from podzem.table.listener import Forbidden
from podzem.table.members import People
from podzem.table.naming import check_name, clean_name, is_like
from podzem.table.speech import name_of


def free_seat(people: People, wanted: int | None) -> int:
    """The seat that somebody wants, else the first that is free."""
    free = [number for number, seat in enumerate(people.seats) if seat.kind == "open"]
    if not free:
        raise Forbidden("no-seat-free")
    if wanted is not None and wanted not in free:
        raise Forbidden("seat-taken")
    return free[0] if wanted is None else wanted


def new_name(people: People, name: str, seat: int) -> str:
    """The name of one who sits down, as it is shown; with a number behind it if it looks like somebody else's."""
    shown, others = clean_name(name), _others(people, seat)
    check_name(shown, [])
    number, told = 2, shown
    while is_like(told, others):
        told, number = f"{shown[:26]} {number}", number + 1
    return told


def own_name(people: People, name: str, seat: int) -> str:
    """The name that somebody wants instead of his own, as it is shown; it may not look like anybody else's."""
    shown = clean_name(name)
    check_name(shown, _others(people, seat))
    return shown


def bot_name(people: People, bot: str) -> str:
    """The name of one more bot of a kind."""
    taken = {seat.name for seat in people.seats}
    return next(name for number in count(1) if (name := f"{bot} {number}") not in taken)


def _others(people: People, seat: int) -> list[str]:
    return [name for number in range(len(people.seats)) if number != seat for name in _names(people, number)]


def _names(people: People, seat: int) -> set[str]:
    """What the one on a seat is called, in whichever language."""
    return {name_of(people.seats[seat], language) for language in (None, *LANGUAGES)}
