"""Compile the hot path with mypyc where a C compiler is present; elsewhere the same source runs interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup

HOT = [
    "core/decisions.py",
    "core/errors.py",
    "core/events.py",
    "core/dice.py",
    "core/ruling.py",
    "core/scribe.py",
    "core/lane.py",
    "core/json_writing.py",
    "systems/escape/board.py",
    "systems/escape/cards.py",
    "systems/escape/setting.py",
    "systems/escape/passage.py",
    "systems/escape/game.py",
    "systems/escape/codes.py",
    "systems/escape/events.py",
    "systems/escape/situation.py",
    "systems/escape/legal.py",
    "systems/escape/play.py",
    "systems/escape/dealing.py",
    "systems/escape/invariants.py",
    "systems/escape/view.py",
    "systems/escape/seeing.py",
    "systems/escape/texts.py",
    "systems/escape/record.py",
    "systems/escape/system.py",
    "systems/escape/resample.py",
    "systems/escape/standing.py",
    "systems/escape/judgement.py",
    "systems/escape/outlook.py",
    "systems/escape/lane.py",
    "systems/escape/seeker*.py",
    "systems/escape/rules/*.py",
    "world/points.py",
    "world/raster.py",
    "world/tracing.py",
    "world/ground.py",
    "world/ways.py",
    "world/ahead.py",
    "world/light.py",
    "systems/dungeon/fight/*.py",
    "core/step.py",
    "table/answered.py",
    "table/shown.py",
    "table/listener.py",
    "table/lines.py",
    "table/course.py",
    "table/chance.py",
    "table/table.py",
    "table/weighing.py",
    "table/handling.py",
    "table/news.py",
    "table/adding.py",
    "table/group_commit.py",
    "server/frames.py",
    "server/guest.py",
    "server/metrics.py",
    "server/pacing.py",
    "server/room.py",
    "server/turn.py",
    "lab/playout.py",
    "lab/tree.py",
    "lab/search.py",
]
# fused multiply and add would round a judgement otherwise than the interpreter does
FLAGS = [
    "-O3",
    "-ffp-contract=off",
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-flto",
    "-Wno-unused-variable",
]
INLINE = ["--param", "max-inline-insns-auto=150", "--param", "inline-unit-growth=100"]
"""Each look into a table carries the code of its error, so that gcc takes the smallest accessors for too large."""


def linked(compiler: str) -> str:
    """Most of the compiler's time goes into linking, which gcc can do on all cores."""
    told = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return "-flto=auto" if "Free Software Foundation" in told else "-flto"


def extensions() -> list:
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if os.environ.get("PODZEM_PURE") or compiler is None:
        return []
    from mypyc.build import mypycify

    root = Path("src/podzem")
    files = sorted({str(path) for pattern in HOT for path in root.glob(pattern)})
    try:
        built = mypycify(files, opt_level="3", debug_level="0", group_name="podzem")
    except SystemExit:  # another release of the compiler may be stricter; the same source runs interpreted
        print("podzem: not compiled, see the messages above", file=sys.stderr)
        return []
    for extension in built:  # they share one list of arguments, which is therefore never changed in place
        extension.optional = True
        if extension.name.endswith("__mypyc"):
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *INLINE]
            extension.extra_link_args = [*extension.extra_link_args, linked(compiler)]
        else:  # one for each module, which only lets it be found: nothing in it is worth the compiler's time
            extension.extra_compile_args = [*extension.extra_compile_args, "-O0"]
    return built


setup(ext_modules=extensions())
