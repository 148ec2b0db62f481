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

PROGRAM = Path(__file__).with_name("play_and_digest.py")


def run(path: str, system: str) -> list[str]:
    command = [sys.executable, str(PROGRAM), system, str(GAMES)]
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
