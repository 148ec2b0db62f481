"""One source, two builds: the same seeds give the same fights and the same odds, compiled and interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
COMPILED = os.environ.get("PODZEM_COMPILED")
FIGHTS = 16

PROGRAM = """
import hashlib, sys
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.fight import odds as module
from podzem.expedition.fight.odds import odds
from podzem.expedition.fight.playing import play_out
from tests.systems.dungeon.fights import archer, man, set_up
print("interpreted" if module.__file__.endswith(".py") else "compiled")
for seed in range(int(sys.argv[1])):
    dice = Seeded(seed)
    def side(name):
        rows = []
        for number in range(dice.face(6)):
            make = archer if dice.face(3) == 1 else man
            level, loyalty, kind = dice.face(2), (99, 1, 3)[dice.face(3) - 1], dice.face(2)
            rows.append(make(f"{name}{number}", defence=dice.face(4) - 1, level=level, loyalty=loyalty, kind=kind))
        return rows
    party, others, hs = side("a"), side("b"), 4 * dice.face(10) - 4
    fight = set_up(party, others, hs, width=2 * dice.face(4), switches=(0, 1, 4, 512)[seed % 4])
    answer = odds(fight, exact=False)
    scribe = Scribe(dice, listening=True)
    play_out(fight, scribe, 60)
    text = "".join(map(repr, scribe.events)) + fight.key().hex() + repr((answer.win, answer.lose, answer.losses))
    print(seed, answer.situations, hashlib.sha256(text.encode()).hexdigest())
"""


def run(path: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((path, str(ROOT)))}
    command = [sys.executable, "-c", PROGRAM, str(FIGHTS)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(COMPILED is None, reason="compiled: PODZEM_COMPILED does not name the compiled build")
def test_fights_and_odds_of_both_builds_are_the_same() -> None:
    assert COMPILED is not None
    compiled, interpreted = run(COMPILED), run(str(ROOT / "src"))
    assert interpreted[0] == "interpreted"
    if os.environ.get("PODZEM_NO_SKIP"):
        assert compiled[0] == "compiled"
    assert len(compiled) == FIGHTS + 1
    assert compiled[1:] == interpreted[1:]
