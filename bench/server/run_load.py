"""`make bench-server`: podzem's server and boardgame.io's take turns under the same load; the best round is judged.

A peer that is absent or fails is skipped by name with the reason; podzem itself may not fail.
"""

import argparse
import json
import os
import platform
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from contenders import Places
from sides import OURS, Side, sides
from turn import Broken, Plan, take_turn
from verdict import Rounds, best, goal_lines, reached, table_lines

ROUNDS = 3
SEATS = 4


class LoadBench:
    """The run: who takes part, who is skipped and why, and what was told so far."""

    def __init__(self, everybody: list[Side], places: Places, plan: Plan) -> None:
        self.taking_part = [side for side in everybody if not side.lack]
        self.skipped = {side.name: side.lack for side in everybody if side.lack}
        self.rounds: Rounds = {}
        self._places = places
        self._plan = plan

    def round(self) -> None:
        """Everybody's turn once."""
        for side in list(self.taking_part):
            try:
                told = take_turn(side, self._places, self._plan)
            except Broken as error:
                if side.name == OURS:
                    raise
                self.skipped[side.name] = str(error)
                self.taking_part.remove(side)
            else:
                self.rounds.setdefault(side.name, []).append(told)

    def kept(self, load: float) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "date": datetime.now(UTC).date().isoformat(),
            "plan": asdict(self._plan),
            "cores": os.cpu_count(),
            "machine": platform.machine(),
            "load before": load,
            "skipped": self.skipped,
            "rounds": self.rounds,
            "best": {name: asdict(best(told)) for name, told in self.rounds.items()},
            "goals": [asdict(goal) for goal in reached(self.rounds)],
        }


def run(build: Path, rounds: int, plan: Plan, names: list[str]) -> None:
    """Measure, print, keep."""
    load, places = os.getloadavg()[0], Places(build)
    everybody = [side for side in sides(places) if not names or any(name in side.name for name in names)]
    bench = LoadBench(everybody, places, plan)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        bench.round()
    lines = ["", *table_lines(bench.rounds), "", *goal_lines(reached(bench.rounds)), ""]
    lines += [f"skipped: {name}: {reason}" for name, reason in bench.skipped.items()]
    lines.append(
        f"{plan.tables} tables, {plan.tables * SEATS} sockets, {plan.seconds:g} s as fast as they go, then "
        f"{plan.seconds:g} s at {plan.rate:g} moves/s (paced); best of {rounds} rounds; load before the run {load:.2f}"
    )
    text = "\n".join(lines)
    print(text)
    (build / "bench_server.txt").write_text(text + "\n", encoding="utf-8")
    (build / "bench_server.json").write_text(json.dumps(bench.kept(load), indent=1), encoding="utf-8")


def main() -> None:
    plan = Plan()
    parser = argparse.ArgumentParser(description="Podzem's server and boardgame.io's, taking turns under one load.")
    parser.add_argument("build", type=Path, help="the folder with the compiled build and the peers")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", type=int, default=plan.tables)
    parser.add_argument("--seconds", type=float, default=plan.seconds)
    parser.add_argument("--warm-up", type=float, default=plan.warm_up)
    parser.add_argument("--rate", type=float, default=plan.rate, help="moves a second in the second measurement")
    parser.add_argument("--only", action="append", default=[], help="a side by a part of its name; may be repeated")
    given = parser.parse_args()
    if not (1 <= given.rounds <= 20 and 1 <= given.tables <= 1000 and 1 <= given.seconds <= 120 and given.rate > 0):
        parser.error("1 to 20 rounds, 1 to 1000 tables, 1 to 120 seconds, a rate above 0 were expected")
    try:
        run(
            given.build.resolve(),
            given.rounds,
            Plan(given.tables, given.warm_up, given.seconds, given.rate),
            given.only,
        )
    except Broken as error:
        raise SystemExit(f"bench-server: {error}") from None


if __name__ == "__main__":
    main()
