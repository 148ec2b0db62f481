"""`make bench`: random playouts, state copy, decision list and replay, interpreted and compiled, interleaved.

Each measure runs in its own process so that both builds can stand in one run; they take turns, and the minimum of
each is judged, since everything slower is somebody else's noise. The figures go to .build/bench.json too.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROUNDS = 5

PROGRAM = """
import json, sys, time
from podzem.cli.build import is_compiled
from podzem.core.dice import Recording, Seeded
from podzem.core.journal import open_game, record, replay
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.lab.bots import RandomBot, decide
from podzem.lab.playout import copy_often, list_often, play_out
from podzem.systems import load_system
from podzem.systems.escape.dealing import read_setting, set_up

system, fast = load_system("escape"), is_compiled()
lane = system.lane

def timed(work, *arguments):
    begun = time.perf_counter()
    result = work(*arguments)
    return time.perf_counter() - begun, result

def playouts(board, decisions):
    setting, draws, taken, spent = read_setting(4, {"board": board}), 0, 0, 0.0
    seed = 0
    while taken < decisions:
        scribe = Scribe(Seeded(seed))
        game = set_up(setting, scribe)
        seconds, count = timed(play_out, lane, game, scribe, Seeded(seed, 1), min(decisions - taken, 20000))
        spent, taken, seed = spent + seconds, taken + count, seed + 1
    return taken / spent

def chance_share(board):
    recording = Recording(Seeded(0))
    scribe = Scribe(recording)
    game = set_up(read_setting(4, {"board": board}), scribe)
    before = len(recording.faces)
    taken = play_out(lane, game, scribe, Seeded(0, 1), 5000)
    return 1 + (len(recording.faces) - before) / taken

def middle(board):
    scribe = Scribe(Seeded(3))
    game = set_up(read_setting(4, {"board": board}), scribe)
    play_out(lane, game, scribe, Seeded(3, 1), 150)
    return game

def replayed():
    dice, bot = Seeded(4), RandomBot(4)
    journal, moment = open_game(system, 4, {"board": "short"}, ["p"] * 4, dice)
    for _ in range(200):
        seat = system.awaited(moment.state)[0]
        moment = record(journal, step(system, moment.state, decide(system, moment.state, seat, bot), dice))
    seconds, count = timed(lambda: sum(1 for _ in replay(system, journal)))
    return count / seconds

size = 60 if fast else 1
copies, lists = 4000 * size, 1000 * size
figures = {
    "playouts short (steps/s)": playouts("short", 5000 * size) * chance_share("short"),
    "playouts classic (steps/s)": playouts("classic", 5000 * size) * chance_share("classic"),
    "state copies (1/s)": copies / timed(copy_often, lane, middle("classic"), copies)[0],
    "decision lists (1/s)": lists / timed(list_often, lane, middle("classic"), lists)[0],
    "replayed entries (1/s)": replayed(),
}
print(json.dumps({"build": "compiled" if fast else "interpreted", "figures": figures}))
"""


def measure(path: str) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, object] = json.loads(done.stdout)
    return figures


def main() -> None:
    compiled_path = sys.argv[1]
    best: dict[str, dict[str, float]] = {"interpreted": {}, "compiled": {}}
    for _ in range(ROUNDS):
        for path in ("src", compiled_path):
            found = measure(path)
            figures = best[str(found["build"])]
            for name, value in dict(found["figures"]).items():  # type: ignore[call-overload]
                figures[name] = max(figures.get(name, 0.0), value)
    if not best["compiled"]:
        print("compiled: skipped, the build has no compiled modules")
    print(f"{'':30}{'interpreted':>14}{'compiled':>14}{'ratio':>9}")
    for name, slow in best["interpreted"].items():
        quick = best["compiled"].get(name, 0.0)
        print(f"{name:30}{slow:14,.0f}{quick:14,.0f}{quick / slow:9.1f}")
    Path(".build").mkdir(exist_ok=True)
    Path(".build/bench.json").write_text(json.dumps(best, indent=1))


main()
