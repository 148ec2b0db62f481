"""`make run`: play at once; where a compiled build is still to be made, it is made meanwhile, for the next start."""

import os
import subprocess
import sys
from pathlib import Path

from building import ROOT, build_of, failed
from hot import lack

LOG = Path(".build/compiling.log")


def main(words: list[str]) -> None:
    """The fast build if it is that of these sources; else the sources themselves."""
    build = build_of(ROOT)
    environment = dict(os.environ)
    if build.is_dir():
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(build), environment.get("PYTHONPATH")]))
    else:
        print(f"podzem: interpreted; {lack() or meanwhile()}", file=sys.stderr, flush=True)
    os.execve(sys.executable, [sys.executable, "-m", "podzem", *words], environment)


def meanwhile() -> str:
    """What is done about it."""
    if failed(ROOT):
        return f"compiling failed, see {LOG}; `make compiled` tries again"
    compile_apart()
    return f"the fast build is being compiled in the background and runs from the next start on ({LOG})"


def compile_apart() -> None:
    """In a session of its own, so that Ctrl-C ends the game and not the build; nicely, for the game goes first."""
    (ROOT / LOG).parent.mkdir(exist_ok=True)
    with (ROOT / LOG).open("w") as log:
        subprocess.Popen(
            ["nice", sys.executable, str(Path(__file__).with_name("building.py"))],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
