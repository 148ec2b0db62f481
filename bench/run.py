"""`make bench`: podzem and its peers take turns in one run; the shortest time is judged, printed and kept as JSON.

Every contender is a process of its own that takes times around its loops alone. A peer that is absent or fails is
skipped by name with the reason; podzem's own programs may not fail.
"""

import argparse
import json
import os
import platform
import subprocess
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from contenders import COMPILED, INTERPRETED, Contender, Places, contenders
from results import Disagreement, Results
from table import goal_lines, reached, tables

ROUNDS = 10
PATIENCE = 300


class Broken(Exception):
    """A contender's program that failed, in one line."""


def measure(contender: Contender) -> dict[str, Any]:
    """One turn of a contender: what its program prints."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **contender.environment}
    try:
        done = subprocess.run(
            contender.command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Broken(str(error)) from None
    if done.returncode:
        raise Broken((done.stderr.strip().splitlines() or [f"ended with {done.returncode}"])[-1])
    told: dict[str, Any] = json.loads(done.stdout)
    return told


class Bench:
    """The run: who takes part, who is skipped and why, and the figures so far."""

    def __init__(self, everybody: list[Contender]) -> None:
        self.taking_part = [contender for contender in everybody if not contender.lack]
        self.skipped = {contender.name: contender.lack for contender in everybody if contender.lack}
        self.versions: dict[str, str] = {}
        self.results = Results()

    def round(self) -> None:
        """Everybody's turn once."""
        for contender in list(self.taking_part):
            try:
                self._turn(contender)
            except Broken as error:
                if contender.name in (COMPILED, INTERPRETED):
                    raise
                self.skipped[contender.name] = str(error)
                self.taking_part.remove(contender)

    def _turn(self, contender: Contender) -> None:
        told = measure(contender)
        self.versions[contender.name] = told["version"]
        for figure in told["figures"]:
            self.results.add(contender.name, figure)

    def kept(self, rounds: int, load: float) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "date": datetime.now(UTC).date().isoformat(),
            "rounds": rounds,
            "cores": os.cpu_count(),
            "machine": platform.machine(),
            "load before": load,
            "versions": self.versions,
            "skipped": self.skipped,
            "rows": [{**asdict(row), "unit": row.unit, "per second": row.rate()} for row in self.results.rows],
            "goals": [asdict(goal) for goal in reached(self.results)],
        }


def run(build: Path, rounds: int) -> None:
    """Measure, print, keep."""
    load = os.getloadavg()[0]
    bench = Bench(contenders(Places(build)))
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        bench.round()
    bench.results.agree()
    lines = [*tables(bench.results), *goal_lines(reached(bench.results)), ""]
    lines += [f"{name}: {version}" for name, version in bench.versions.items()]
    lines += [f"skipped: {name}: {reason}" for name, reason in bench.skipped.items()]
    lines.append(f"{os.cpu_count()} cores; load before the run {load:.2f}; shortest of {rounds} rounds")
    text = "\n".join(lines)
    print(text)
    (build / "bench.txt").write_text(text + "\n", encoding="utf-8")
    (build / "bench.json").write_text(json.dumps(bench.kept(rounds, load), indent=1), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Podzem and its peers, taking turns; the shortest time is judged.")
    parser.add_argument("build", type=Path, help="the folder with the compiled build and the peers")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("--rounds: at least 1 was expected")
    try:
        run(given.build.resolve(), given.rounds)
    except (Broken, Disagreement) as error:
        raise SystemExit(f"bench: {error}") from None


if __name__ == "__main__":
    main()
