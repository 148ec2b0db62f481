"""`podzem simulate`: what is asked is read and refused before anything runs; then played, shown and written."""

from __future__ import annotations

import secrets
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from podzem.cli.options import read_pairs
from podzem.cli.simulation_view import View
from podzem.cli.speech import own_words
from podzem.core.errors import Malformed
from podzem.lab.charts import check_chart, draw
from podzem.lab.report import as_csv, as_json
from podzem.lab.running import Result, check, run
from podzem.lab.simulation import Plan, make_plan
from podzem.lab.workers import Workers, cluster_workers, local_workers
from podzem.systems import load_system

USUAL_PLAYERS = 4
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Asked:
    """The command line."""

    system: str
    players: int | None
    bots: str
    games: int
    seed: int | None
    options: list[str]
    workers: int | None
    cluster: str | None
    precision: float | None
    compare: str | None
    json: Path | None
    csv: Path | None
    chart: Path | None
    most_rounds: int
    quiet: bool
    language: str


def simulate(asked: Asked) -> None:
    """Play, write the files, show the summary; exit code 130 when interrupted."""
    check(asked.games, asked.precision)
    plan = read_plan(asked)
    check_files(asked)
    with choose_workers(asked) as workers, interruptible() as is_interrupted, progress(asked) as show:
        result = run(plan, asked.games, workers, asked.precision, must_stop=is_interrupted, on_progress=show)
    view = View(result, asked.language)
    write_files(asked, result, view)
    if not asked.quiet:
        view.show()
    if result.fault:
        raise Malformed(f"{result.fault} after {result.games} games; what is here is partial")
    if result.is_partial:
        raise typer.Exit(INTERRUPTED)


def read_plan(asked: Asked) -> Plan:
    """What is to be played, refused where it cannot be."""
    system = load_system(asked.system)
    bots = tuple(name.strip() for name in (asked.bots or system.advice.bots[0]).split(","))
    least, most = system.book.seats
    usual = len(bots) if len(bots) > 1 else min(max(USUAL_PLAYERS, least), most)
    players = usual if asked.players is None else asked.players
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    return make_plan(asked.system, players, bots, read_sides(asked), seed, asked.most_rounds)


def read_sides(asked: Asked) -> tuple[dict[str, object], ...]:
    """The options of the one side, or of the two sides that are compared."""
    options = read_pairs(asked.options)
    if asked.compare is None:
        return (options,)
    name, _, rest = asked.compare.partition("=")
    values = rest.split(",")
    if not name or len(values) != 2 or not all(values):
        raise Malformed(f"{asked.compare!r} is no comparison; option=a,b was expected, such as give_up=true,false")
    if name in options:
        raise Malformed(f"{name} is compared, so it cannot be given as an option too")
    sides = tuple({**options, **read_pairs([f"{name}={value}"])} for value in values)
    check_difference(asked.system, name, sides)
    return sides


def check_difference(key: str, name: str, sides: tuple[dict[str, object], ...]) -> None:
    """Refuse to compare a value with itself; a name that there is not is refused by the system, with its clause."""
    for option in load_system(key).book.options:
        if option.name == name and option.read(sides[0][name]) == option.read(sides[1][name]):
            raise Malformed(f"both sides of the comparison have the same {name}")


def check_files(asked: Asked) -> None:
    """Refuse files that cannot be written, charts that cannot be drawn, and a run that would show nothing."""
    files = [file for file in (asked.json, asked.csv, asked.chart) if file is not None]
    if asked.quiet and not files:
        raise Malformed("--quiet shows nothing; --json, --csv or --chart was expected with it")
    if asked.chart is not None:
        check_chart(asked.chart)
    for file in files:
        existed = file.exists()
        with writing(file), file.open("ab"):
            pass
        if not existed:
            file.unlink()


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """What the machine says against a file, in one line."""
    try:
        yield
    except OSError as error:
        raise Malformed(f"{file} cannot be written: {error.strerror or error}") from None


def write_files(asked: Asked, result: Result, view: View) -> None:
    """JSON, CSV and chart, whichever were asked for."""
    for file, make in ((asked.json, as_json), (asked.csv, as_csv)):
        if file is not None:
            with writing(file):
                file.write_text(make(result), encoding="utf-8")
    if asked.chart is not None:
        with writing(asked.chart):
            draw(result, asked.chart, view.title(), view.label)


def choose_workers(asked: Asked) -> AbstractContextManager[Workers]:
    """Processes here, or a cluster."""
    if asked.cluster is None:
        return local_workers(asked.workers)
    if asked.workers is not None:
        raise Malformed("--workers are processes here; with --cluster the cluster says how many there are")
    return cluster_workers(asked.cluster)


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Ctrl-C asks to stop; a second one stops at once."""
    asked_to_stop = threading.Event()

    def heard(number: int, frame: Any) -> None:
        asked_to_stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, heard)
    try:
        yield asked_to_stop.is_set
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(asked: Asked) -> Iterator[Callable[[Result], None]]:
    """A bar on stderr where that is a terminal; with a wanted precision also the one reached."""
    words = own_words(asked.language)
    if asked.quiet or not sys.stderr.isatty():
        yield lambda result: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("simulate-playing"), total=asked.games)

        def show(result: Result) -> None:
            reached = f" ±{result.half_width():.4f}" if asked.precision is not None else ""
            bar.update(task, completed=result.games, description=words.say("simulate-playing") + reached)

        yield show
