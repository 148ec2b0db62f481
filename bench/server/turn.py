"""One turn: a server is started, put under load by the loader, and stopped; server and loader on different cores."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from contenders import LOAD_PEER, Places, node_environment
from sides import HERE, Side

SECONDS_TO_START = 60
SECONDS_TO_OPEN = 240
"""For all tables to be opened, on a machine that is busy."""
SECONDS_TO_STOP = 15


class Broken(Exception):
    """A turn that failed, in one line."""


@dataclass(frozen=True)
class Plan:
    """How much load, how long."""

    tables: int = 125
    warm_up: float = 3
    seconds: float = 15
    rate: float = 300
    """Moves a second over all tables, in the second measurement."""


def take_turn(side: Side, places: Places, plan: Plan) -> dict[str, Any]:
    """What the loader measured of a side."""
    with tempfile.TemporaryDirectory(prefix="podzem-load-") as folder, _served(side, folder) as (process, port):
        wanted = {"side": side.protocol, "port": port, "pid": process.pid, "tables": plan.tables}
        wanted |= {"warmUp": plan.warm_up, "seconds": plan.seconds, "rate": plan.rate}
        told = _load(wanted, places, SECONDS_TO_OPEN + 2 * (plan.warm_up + plan.seconds))
        if process.poll() is not None:
            raise Broken(f"the server ended with {process.returncode}")
    stuck = told["closed"]["stuck"] + told["paced"]["stuck"]
    if stuck:
        raise Broken(f"{stuck} tables made no move")
    return told


def _load(wanted: dict[str, Any], places: Places, patience: float) -> dict[str, Any]:
    command = [*_pinned(1), "node", str(HERE / "load.cjs"), json.dumps(wanted)]
    environment = {**os.environ, **node_environment(places, LOAD_PEER)}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=patience, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Broken(f"the loader: {error}") from None
    if done.returncode:
        raise Broken(f"the loader: {_telling_line(done.stderr) or done.returncode}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def _telling_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if "Error" in line]
    return lines[0] if lines else ""


@contextmanager
def _served(side: Side, folder: str) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """A running server and its port; it is stopped whatever happens."""
    command = [*_pinned(0), *(word.replace("{folder}", folder) for word in side.command)]
    environment = {**os.environ, **side.environment}
    with (Path(folder) / "errors.txt").open("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            yield process, _port_of(process, errors)
        finally:
            _stop(process)


def _port_of(process: "subprocess.Popen[str]", errors: IO[str]) -> int:
    """The port from the first line that the server prints: a number, or an address with one."""
    assert process.stdout is not None
    impatience = threading.Timer(SECONDS_TO_START, process.kill)
    impatience.start()
    found = re.search(r"(\d+)/?\s*$", process.stdout.readline())
    impatience.cancel()
    if found is None:
        errors.seek(0)
        raise Broken((errors.read().strip().splitlines() or ["the server did not start"])[-1])
    return int(found[1])


def _stop(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _pinned(number: int) -> list[str]:
    """Words that pin a command to a core of its own, where that can be done."""
    if shutil.which("taskset") is None or not hasattr(os, "sched_getaffinity"):
        return []
    cores = sorted(os.sched_getaffinity(0))
    return ["taskset", "-c", str(cores[number])] if len(cores) > 1 else []
