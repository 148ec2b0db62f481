"""One source, two builds: the same seeds give the same journals, byte for byte, compiled and interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
COMPILED = os.environ.get("PODZEM_COMPILED")
GAMES = 40

PROGRAM = """
import hashlib, sys
from podzem.cli.build import is_compiled
from podzem.core.dice import Seeded
from podzem.core.journal import open_game, record
from podzem.core.step import step
from podzem.lab.bots import decide, make_bot
from podzem.systems import load_system
system = load_system("escape")
print("compiled" if is_compiled() else "interpreted")
for seed in range(int(sys.argv[1])):
    board, players = ("short", "classic", "twin")[seed % 3], 2 + seed % 7
    bots = [make_bot(system, ("random", "seeker")[(seed + seat) % 2], seed + seat) for seat in range(players)]
    dice = Seeded(seed)
    journal, moment = open_game(system, players, {"board": board}, ["p"] * players, dice)
    lines = [repr(event) for event in moment.events]
    for _ in range(150):
        seats = system.turns.awaited(moment.state)
        if not seats:
            break
        decision = decide(system, moment.state, seats[0], bots[seats[0]])
        moment = record(journal, step(system, moment.state, decision, dice))
        lines += [repr(event) for event in moment.events]
    text = journal.text() + "\\n".join(lines)
    print(seed, len(journal.entries), hashlib.sha256(text.encode()).hexdigest())
"""


SEARCHED = """
from podzem.cli.build import is_compiled
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide, make_bot
from podzem.systems import load_system
system = load_system("escape")
print("compiled" if is_compiled() else "interpreted")
scribe, bot = Scribe(Seeded(7)), make_bot(system, "search:60", 7)
game = system.setup(4, {"board": "classic"}, scribe)
for _ in range(60):
    decision = decide(system, game, system.turns.awaited(game)[0], bot)
    system.apply(game, decision, scribe)
    print(decision.text, repr(system.lane.outlook(game, 0)))
"""


def run(path: str, program: str = PROGRAM) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", program, str(GAMES)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(COMPILED is None, reason="compiled: PODZEM_COMPILED does not name the compiled build")
def test_journals_of_both_builds_are_the_same() -> None:
    assert COMPILED is not None
    compiled, interpreted = run(COMPILED), run(str(ROOT / "src"))
    if os.environ.get("PODZEM_NO_SKIP"):
        assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert len(compiled) == GAMES + 1
    assert compiled[1:] == interpreted[1:]


@pytest.mark.skipif(COMPILED is None, reason="compiled: PODZEM_COMPILED does not name the compiled build")
def test_searches_of_both_builds_are_the_same_to_the_last_digit() -> None:
    assert COMPILED is not None
    compiled, interpreted = run(COMPILED, SEARCHED), run(str(ROOT / "src"), SEARCHED)
    assert len(compiled) == 61
    assert compiled[1:] == interpreted[1:]
