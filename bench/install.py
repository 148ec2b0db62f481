"""Install the peers of the bench under the build folder; one that cannot be is named with the reason, and left out."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from contenders import BENCH, NODE_PEER, NODE_PEERS, PYTHON_PEERS, Places

PATIENCE = 900
"""Seconds for one command; OpenSpiel brings numpy and scipy along."""


class Failed(Exception):
    """A command of an installation that did not succeed, in one line."""


def command(words: list[str], folder: Path | None = None) -> None:
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(str(error)) from None
    if done.returncode:
        raise Failed(telling_line(done.stderr or done.stdout) or f"{words[0]} ended with {done.returncode}")


def telling_line(output: str) -> str:
    """The last line that says what is wrong, or the last line at all."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() and "complete log" not in line]
    return (errors or lines or [""])[-1]


def install_python(folder: Path, requirement: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    command([sys.executable, "-m", "venv", str(folder)])
    command(
        [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement]
    )


def install_node(folder: Path, manifest: str) -> None:
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Failed("node and npm are not there")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(manifest, encoding="utf-8")
    command(["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], folder)


def ensure(places: Places, peer: str, wanted: str, install: Callable[[Path, str], None]) -> None:
    """Install a peer unless exactly this is installed already."""
    ready, failure = places.ready(peer), places.failure(peer)
    if ready.exists() and ready.read_text(encoding="utf-8") == wanted:
        return
    print(f"installing {peer}", flush=True)
    failure.parent.mkdir(parents=True, exist_ok=True)
    failure.unlink(missing_ok=True)
    try:
        install(ready.parent, wanted)
    except Failed as error:
        ready.unlink(missing_ok=True)
        failure.write_text(str(error), encoding="utf-8")
        print(f"{peer} cannot be installed: {error}", flush=True)
    else:
        ready.write_text(wanted, encoding="utf-8")


def main(build: str, peers: list[str]) -> None:
    places = Places(Path(build).resolve())
    for peer in peers or [*PYTHON_PEERS, NODE_PEER]:
        if peer in PYTHON_PEERS:
            ensure(places, peer, PYTHON_PEERS[peer], install_python)
        else:
            manifest = BENCH / NODE_PEERS[peer][1] / "package.json"
            ensure(places, peer, manifest.read_text(encoding="utf-8"), install_node)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
