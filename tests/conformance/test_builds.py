"""One source, two builds: the same seeds give the same journals of every system, byte for byte, and the same views.

So what is written above the compiled modules needs to be tested against one of the builds only.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from podzem.systems import SYSTEMS

ROOT = Path(__file__).resolve().parents[2]
COMPILED = os.environ.get("PODZEM_COMPILED")
GAMES = 4

PROGRAM = """
import hashlib, sys
import msgspec
from podzem.cli.build import is_compiled
from podzem.core.dice import Seeded
from podzem.core.journal import open_game, record
from podzem.core.step import step
from podzem.lab.bots import decide, make_bot
from podzem.systems import load_system
system = load_system(sys.argv[1])
print("compiled" if is_compiled() else "interpreted")
for seed in range(int(sys.argv[2])):
    kinds = ("random", *(name for name in system.advice.bots if name != "search"))
    players = system.book.seats[0] + seed % 3
    bots = [make_bot(system, kinds[(seed + seat) % len(kinds)], seed + seat) for seat in range(players)]
    dice = Seeded(seed)
    journal, moment = open_game(system, players, {}, ["p"] * players, dice)
    told = hashlib.sha256()
    for number in range(60):
        seats = [seat for seat in system.turns.awaited(moment.state) if seat >= 0]
        if not seats:
            break
        told.update(msgspec.json.encode(system.showing.seen(moment.state, number % (players + 2) - 2)))
        told.update(repr(open_to(system, moment.state, seats[0])).encode())
        decision = decide(system, moment.state, seats[0], bots[seats[0]])
        moment = record(journal, step(system, moment.state, decision, dice))
        told.update(repr(moment.events).encode())
    told.update(journal.text().encode())
    print(seed, len(journal.entries), told.hexdigest())
"""


def run(path: str, system: str) -> list[str]:
    command = [sys.executable, "-c", PROGRAM, system, str(GAMES)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.once
@pytest.mark.skipif(COMPILED is None, reason="compiled: PODZEM_COMPILED does not name the compiled build")
@pytest.mark.parametrize("system", SYSTEMS)
def test_journals_and_views_of_both_builds_are_the_same(system: str) -> None:
    assert COMPILED is not None
    compiled, interpreted = run(COMPILED, system), run(str(ROOT / "src"), system)
    assert interpreted[0] == "interpreted"
    if os.environ.get("PODZEM_NO_SKIP"):
        assert compiled[0] == "compiled"
    assert len(compiled) == GAMES + 1
    assert compiled[1:] == interpreted[1:]
