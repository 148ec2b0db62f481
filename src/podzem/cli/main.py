"""`podzem`: the commands. An error is one line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from podzem.cli import speech
from podzem.cli.build import version_line
from podzem.core.errors import PodzemError, Refused
from podzem.core.words import LANGUAGES, read_language
from podzem.systems import FIRST
from podzem.world.faults import BadMap

UsageError: type[Exception] = typer.BadParameter.__bases__[0]
"""What typer raises for a wrong command line, whichever click it stands on."""

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Podzem: tabletop rule documents made playable, automatic and exact.",
)

Language = Annotated[str | None, typer.Option("--lang", help="bg, ru, uk or en; your machine's language if left out")]
SystemName = Annotated[str, typer.Argument(help=f"the system, such as {FIRST}")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value; @FILE reads the value")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="how many play")]
Seed = Annotated[int | None, typer.Option("--seed", help="a number that fixes all dice")]


@dataclass(frozen=True, slots=True)
class Served:
    """What the command line says about serving."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    workers: int = 1
    origins: tuple[str, ...] = ()
    proxy: str | None = None
    limits: tuple[str, ...] = ()
    log: str = "warning"


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="say which version and which build runs")] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="do not open the page in the browser")] = False,
) -> None:
    """Without a command: serve the page on this machine and open it; `podzem play` plays in the terminal."""
    if version:
        typer.echo(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        from podzem.cli.serve import run

        run(Served(), not no_open, read_language(None))


@app.command()
def play(
    system: SystemName = FIRST,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", help="who sits there, in order: a name, or seeker, random; once for each seat"),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    dice: Annotated[str, typer.Option(help="seeded, entered (real dice on the table) or committed")] = "seeded",
    judge: Annotated[bool, typer.Option("--judge", help="one of the people at the keyboard is the judge")] = False,
    resume: Annotated[Path | None, typer.Option(help="go on from a saved journal")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: people and bots in any seat."""
    from podzem.cli.options import read_pairs
    from podzem.cli.play import play_new, play_on

    if resume is not None:
        play_on(resume, seat or [], dice, judge, read_language(lang))
    else:
        play_new(system, players, seat or [], read_pairs(option), seed, dice, judge, read_language(lang))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="where to listen; 0.0.0.0 lets other machines come")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="7711 or the next free one if left out; 0 for any")] = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///FILE; a file in your data folder if left out")
    ] = None,
    workers: Annotated[int, typer.Option(help="how many processes; more than one needs PostgreSQL")] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="another page that may talk to it: https://…")] = None,
    proxy: Annotated[str | None, typer.Option(help="the address of a proxy that says for whom it asks")] = None,
    limit: Annotated[list[str] | None, typer.Option(help="name=value, such as sockets=500")] = None,
    log: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="open the page in the browser")] = False,
    lang: Language = None,
) -> None:
    """Serve tables to browsers and bots (docs/protocol.md)."""
    from podzem.cli.serve import run

    served = Served(host, port, database, workers, tuple(origin or ()), proxy, tuple(limit or ()), log)
    run(served, open_page, read_language(lang))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a journal")],
    seat: Annotated[str, typer.Option("--as", help="whose eyes: a seat, watcher or judge")] = "watcher",
    step: Annotated[bool, typer.Option("--step", help="wait for Enter after each decision, with the board")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="only verify")] = False,
    recap: Annotated[bool, typer.Option("--recap", help="what happened so far, in a page")] = False,
    lang: Language = None,
) -> None:
    """Verify every digest of a journal and step through it as any seat saw it."""
    from podzem.cli.replay import show, show_recap

    if recap:
        show_recap(file, seat, read_language(lang))
    else:
        show(file, seat, step, quiet, read_language(lang))


@app.command()
def keep(
    file: Annotated[Path, typer.Argument(help="a journal of a game that is over")],
    seat: Annotated[str, typer.Option("--as", help="whose characters: a seat, or judge for all")] = "judge",
    paper: Annotated[bool, typer.Option("--paper", help="sheets to be read and printed, not a document")] = False,
    lang: Language = None,
) -> None:
    """The characters that a game leaves for the next one, as they came out of it: -o sheets=@FILE takes them in."""
    from podzem.cli.keeping import show as show_kept

    show_kept(file, seat, paper, read_language(lang))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="a journal played with committed dice")],
    seed: Annotated[str, typer.Argument(help="the seed that was told after the game, in hexadecimal digits")],
    lang: Language = None,
) -> None:
    """Check that every die of a journal came from the seed whose hash was published before play."""
    from podzem.cli.replay import verify_dice

    verify_dice(file, seed, read_language(lang))


@app.command()
def rules(
    system: SystemName = FIRST,
    sought: Annotated[str | None, typer.Argument(help="a clause, a chapter or a word")] = None,
    lang: Language = None,
) -> None:
    """The rule book: a clause, a chapter, or all clauses with a word."""
    from podzem.cli.rules import show

    show(system, sought, read_language(lang))


@app.command()
def case(files: Annotated[list[Path], typer.Argument(help="case files, or folders of them")]) -> None:
    """Run cases written as data (docs/cases.md); exit code 1 when one does not hold."""
    from podzem.cli.case import run

    if run(files):
        raise typer.Exit(1)


@app.command()
def reference(system: SystemName = FIRST) -> None:
    """What can be said of a system in a case: orders, events, views (the page docs/reference-SYSTEM.md)."""
    from podzem.lab.reference import page

    print(page(system), end="")


@app.command()
def perft(
    system: SystemName = FIRST,
    depth: Annotated[int, typer.Option(help="how many decisions deep, at most 6")] = 3,
    state: Annotated[str, typer.Option(help="a state line: path=value …")] = "",
    players: Players = None,
    option: Options = None,
) -> None:
    """Count the ways a game can go on, under each first decision."""
    from podzem.cli.options import read_pairs
    from podzem.cli.perft import count

    count(system, depth, state, players, read_pairs(option))


@app.command()
def odds(
    question: Annotated[
        list[str],
        typer.Argument(help="dice, such as '3к6 >= 12' or '45 vs 35'; or: SYSTEM STATE|@JOURNAL DECISION|all|end"),
    ],
    path: Annotated[list[str] | None, typer.Option(help="tell how this path of the state is spread")] = None,
    turns: Annotated[int, typer.Option(help="follow the chain to that many turns of the deciding seat from now")] = 0,
    by: Annotated[str, typer.Option(help="who decides in the chain: fallback, random or a bot")] = "fallback",
    decisions: Annotated[int | None, typer.Option(help="cut the chain after so many decisions")] = None,
    budget: Annotated[int | None, typer.Option(help="cut the chain when so many states were reached")] = None,
    leftover: Annotated[str | None, typer.Option(help="cut the chain when less than this fraction is open")] = None,
    games: Annotated[int | None, typer.Option(help="how an end is simulated that cannot be solved")] = None,
    seed: Seed = None,
    at: Annotated[int | None, typer.Option(help="the entry of the journal; the last one if left out")] = None,
    players: Players = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    lang: Language = None,
) -> None:
    """Exact odds: of dice in words, of what a decision leads to, of how a game ends (docs/odds.md)."""
    from podzem.cli.odds import END, Asked, answer, read_effort, read_limits
    from podzem.cli.options import read_pairs

    ends = question[-1] == END
    limits = read_limits(turns, decisions, None if ends else budget, None if ends else leftover)
    effort = read_effort(budget, leftover, games, seed) if ends else read_effort(None, None, games, seed)
    asked = Asked(players, read_pairs(option), at, tuple(path or ()), by, limits, effort)
    answer(question, asked, as_json, read_language(lang))


@app.command()
def roll(
    dice: Annotated[list[str], typer.Argument(help="2d6+1, 2к6+1, 3д6, 1 из 6, d100, 4d6kh3 …")],
    times: Annotated[int, typer.Option(help="how often")] = 1,
    seed: Seed = None,
) -> None:
    """Throw dice written in any of our languages."""
    from podzem.cli.roll import throw_dice

    throw_dice(" ".join(dice), times, seed)


@app.command()
def simulate(
    system: SystemName = FIRST,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="one bot for all seats, or one for each: seeker,random,…; the system's own if left out")
    ] = "",
    games: Annotated[int, typer.Option(help="how many games, at most")] = 1000,
    seed: Seed = None,
    option: Options = None,
    workers: Annotated[int | None, typer.Option(help="how many processes; one for each core if left out")] = None,
    cluster: Annotated[str | None, typer.Option(help="a Dask scheduler instead: tcp://host:port")] = None,
    precision: Annotated[
        float | None, typer.Option(help="stop when every seat's share of wins is known to this half width: 0.01")
    ] = None,
    compare: Annotated[
        str | None, typer.Option(help="option=a,b: both with the same seeds, and the difference")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="write everything as JSON")] = None,
    csv: Annotated[Path | None, typer.Option(help="write the measures as CSV")] = None,
    chart: Annotated[Path | None, typer.Option(help="draw a chart: FILE.svg or FILE.png")] = None,
    most_rounds: Annotated[int, typer.Option(help="a game is cut short after this round")] = 1000,
    quiet: Annotated[bool, typer.Option("--quiet", help="only write the files")] = False,
    lang: Language = None,
) -> None:
    """Many games between bots: lengths, wins, what the system counts with 95 % intervals (docs/simulation.md)."""
    from podzem.cli.simulate import Asked
    from podzem.cli.simulate import simulate as run

    words = (system, players, bots, games, seed, option or [], workers, cluster, precision, compare)
    run(Asked(*words, json, csv, chart, most_rounds, quiet, read_language(lang)))


maps = typer.Typer(help="Map documents: check, convert, draw, describe.", rich_markup_mode=None)
app.add_typer(maps, name="map")
MapFile = Annotated[Path, typer.Argument(help="a map: JSON, a region's text, or a text-mapper map")]
Form = Annotated[str, typer.Option("--to", help="text, json or text-mapper")]


@maps.command("check")
def check_map(file: MapFile, lang: Language = None) -> None:
    """Tell every fault of a map at once, and what is odd about it; exit code 1 when it cannot be played."""
    from podzem.cli.maps import check

    if not check(file, read_language(lang)):
        raise typer.Exit(1)


@maps.command("convert")
def convert_map(file: MapFile, to: Form = "json", lang: Language = None) -> None:
    """Print a map in another form (docs/regions.md); what that form cannot hold is told on stderr."""
    from podzem.cli.maps import convert

    for line in convert(file, to, read_language(lang)):
        speech.complain(line)


@maps.command("random-region")
def random_region(
    seed: Annotated[int, typer.Option(help="a number that fixes all of it")] = 1,
    size: Annotated[str, typer.Option(help="cells from west to east and from north to south")] = "20x20",
    to: Form = "json",
    lang: Language = None,
) -> None:
    """Print the region that the dice draw from a seed; the same seed and size give the same bytes."""
    from podzem.cli.maps import draw

    draw(seed, size, to, read_language(lang))


@maps.command("describe")
def describe_map(
    file: Annotated[Path, typer.Argument(help="a dungeon map")],
    room: Annotated[str, typer.Option(help="the id of a room or passage; every one if left out")] = "",
    through: Annotated[str, typer.Option("--from", help="the id of the opening through which one comes")] = "",
    light: Annotated[
        int, typer.Option(help="how many feet a light reaches: 30 a torch, 20 a lantern; 0: all of it")
    ] = 0,
    found: Annotated[list[str] | None, typer.Option(help="the id of a secret door that was found")] = None,
    follow_turns: Annotated[bool, typer.Option("--follow-turns", help="go on beyond the turns of a corridor")] = False,
    lang: Language = None,
) -> None:
    """Tell a dungeon map in words, as a judge reads it out: corridors to the point of change, rooms by their walls."""
    from podzem.cli.describing import describe

    describe(file, room, through, light, found or [], follow_turns, read_language(lang))


def main() -> None:
    """Run a command; every error that a person can cause is one line."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        code = 130
    except UsageError as error:
        code = speech.complain(error.format_message())  # type: ignore[attr-defined]
    except Refused as error:
        code = speech.complain(speech.refused(error, asked_language(sys.argv)))
    except BadMap as error:
        code = speech.complain(error.say(asked_language(sys.argv)))
    except PodzemError as error:
        code = speech.complain(str(error))
    sys.exit(code if isinstance(code, int) else 0)


def asked_language(words: list[str]) -> str:
    """The language of the command line, for the error that ended it."""
    for name, value in pairwise(words):
        if name == "--lang" and value in LANGUAGES:
            return value
    return read_language(None)
