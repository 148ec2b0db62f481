"""Plays games by their seeds and prints a digest of all that was seen, told and kept: the same in every build."""

import hashlib
import sys
from typing import Any

import msgspec

from podzem.cli.build import is_compiled
from podzem.core.deciding import open_to
from podzem.core.dice import Seeded
from podzem.core.journal import open_game, record
from podzem.core.step import step
from podzem.lab.bots import decide, make_bot
from podzem.systems import load_system

DECISIONS = 60


def played(system: Any, seed: int) -> tuple[int, str]:
    """How many decisions one game took, and the digest."""
    kinds = ("random", *(name for name in system.advice.bots if name != "search"))
    players = system.book.seats[0] + seed % 3
    bots = [make_bot(system, kinds[(seed + seat) % len(kinds)], seed + seat) for seat in range(players)]
    dice = Seeded(seed)
    journal, moment = open_game(system, players, {}, ["p"] * players, dice)
    told = hashlib.sha256()
    for number in range(DECISIONS):
        seats = [seat for seat in system.turns.awaited(moment.state) if seat >= 0]
        if not seats:
            break
        told.update(msgspec.json.encode(system.showing.seen(moment.state, number % (players + 2) - 2)))
        told.update(repr(open_to(system, moment.state, seats[0])).encode())
        decision = decide(system, moment.state, seats[0], bots[seats[0]])
        moment = record(journal, step(system, moment.state, decision, dice))
        told.update(repr(moment.events).encode())
    told.update(journal.text().encode())
    return len(journal.entries), told.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    for number in range(int(sys.argv[2])):
        print(number, *played(load_system(sys.argv[1]), number))
