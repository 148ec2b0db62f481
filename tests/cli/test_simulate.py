"""`podzem simulate` as people run it: tables and files, mistakes, Ctrl-C, a real Dask cluster."""

import csv
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.patience import SECONDS, until

QUICK = ("simulate", "escape", "-n", "3", "-o", "board=short", "--bots", "random", "--most-rounds", "12", "--seed", "7")
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}


PATIENTLY = f"""
from podzem.cli.main import main
from podzem.lab import workers

workers.SECONDS_TO_CONNECT = {SECONDS}
main()
"""
"""`podzem` that gives a cluster on a busy machine all the time it needs."""


def podzem(*words: str, program: tuple[str, ...] = ("-m", "podzem"), **variables: str) -> Any:
    return subprocess.run(
        [sys.executable, *program, *words],
        env={**ENVIRONMENT, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=SECONDS,
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", "0"], "0 games: 1 to 4294967296 was expected"),
        (["--games", "x"], "Invalid value for '--games'"),
        (["--bots", "wizard"], "there is no bot 'wizard' in escape"),
        (["--bots", "seeker,random", "-n", "3"], "2 bots for 3 players"),
        (["--players", "1"], "[escape.table.players]"),
        (["--seed", "-1"], "seed -1: 0 to 18446744073709551615 was expected"),
        (["--option", "colour=red"], "[escape.order.errors]"),
        (["--option", "board=huge"], "[escape.board.data]"),
        (["--most-rounds", "0"], "0 rounds at most: 1 or more was expected"),
        (["--precision", "0"], "precision 0.0: a number between 0 and 0.5 was expected"),
        (["--precision", "nan"], "precision nan: a number between 0 and 0.5 was expected"),
        (["--workers", "0"], "0 workers: 1 to 256 was expected"),
        (["--workers", "2", "--cluster", "tcp://127.0.0.1:1"], "with --cluster the cluster says how many"),
        (["--cluster", "tcp://127.0.0.1:1"], "there is no Dask scheduler at tcp://127.0.0.1:1: "),
        (["--cluster", "nonsense"], "there is no Dask scheduler at nonsense: missing port"),
        (["--compare", "give_up"], "'give_up' is no comparison; option=a,b was expected"),
        (["--compare", "give_up=true"], "'give_up=true' is no comparison"),
        (["--compare", "give_up=true,"], "'give_up=true,' is no comparison"),
        (["--compare", "give_up=true,on"], "both sides of the comparison have the same give_up"),
        (["--compare", "give_up=true,maybe"], "[escape.house.give_up]"),
        (["--compare", "colour=red,blue"], "[escape.order.errors]"),
        (["--compare", "give_up=true,false", "-o", "give_up=true"], "give_up is compared"),
        (["--json", "nowhere/a.json"], "nowhere/a.json cannot be written: No such file or directory"),
        (["--csv", "."], ". cannot be written: Is a directory"),
        (["--chart", "picture.gif"], "picture.gif is no chart; a file ending in .svg or .png was expected"),
        (["--chart", "nowhere/a.svg"], "nowhere/a.svg cannot be written"),
        (["--quiet"], "--quiet shows nothing"),
        (["--lang", "fr"], "there is no language 'fr'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_two(words: list[str], message: str) -> None:
    done = podzem("simulate", "escape", "--games", "100000000", *words)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert message in done.stderr


@pytest.mark.parametrize(
    ("module", "words", "message"),
    [
        ("matplotlib", ["--chart", "a.svg"], "a chart needs matplotlib: install podzem with the extra `lab`"),
        ("distributed", ["--cluster", "tcp://127.0.0.1:1"], "a cluster needs Dask: install podzem with the extra `clu"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module: str, words: list[str], message: str) -> None:
    without = f"import sys; sys.modules[{module!r}] = None; from podzem.cli.main import main; main()"
    done = podzem(*QUICK, *words, program=("-c", without))
    assert done.returncode == 2
    assert done.stderr.splitlines() == [line for line in done.stderr.splitlines() if message in line] != []
    assert not Path("a.svg").exists()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["games: 20 ", "Length in rounds", "seat 2 (random)", "cut short after round 12", "Deaths by clause"]),
        ("bg", ["игри: 20 ", "Дължина в рундове", "място 2 (random)", "прекъснати след рунд 12", "Гибел по клауза"]),
        ("ru", ["игр: 20 ", "Длина в кругах", "место 2 (random)", "прерваны после круга 12", "Гибель по статьям"]),
        ("uk", ["ігор: 20 ", "Тривалість у колах", "місце 2 (random)", "перервано після кола 12", "Загибель за с"]),
    ],
)
def test_the_summary_is_a_table_in_each_language(language: str, words: list[str]) -> None:
    done = podzem(*QUICK, "--games", "20", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert [word for word in words if word not in done.stdout] == []
    assert "measure-" not in done.stdout
    assert "simulate-" not in done.stdout


def test_files_hold_the_same_figures_and_a_quiet_run_prints_nothing(tmp_path: Path) -> None:
    table, data, picture = tmp_path / "a.csv", tmp_path / "a.json", tmp_path / "a.svg"
    words = ("--games", "30", "--quiet", "--csv", str(table), "--json", str(data), "--chart", str(picture))
    done = podzem(*QUICK, *words, "--lang", "bg")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    found = json.loads(data.read_text(encoding="utf-8"))
    assert (found["games"], found["seed"], found["bots"], found["partial"]) == (30, 7, ["random"] * 3, False)
    with table.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == sum(map(len, found["measures"].values()))
    for line in lines:
        assert float(line["value"]) == found["measures"][line["group"]][line["item"]]["value"]
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<?xml")
    assert drawn.count("<path") > 100


def test_the_chart_of_a_comparison_is_the_same_picture_again(tmp_path: Path) -> None:
    files = [tmp_path / "a.png", tmp_path / "b.png"]
    for file, workers in zip(files, "12"):
        words = ("--games", "40", "--compare", "give_up=true,false", "--workers", workers, "--chart", str(file))
        done = podzem(*QUICK, *words)
        assert done.returncode == 0, done.stderr
    assert files[0].read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_comparison_shows_both_sides_and_marks_what_differs() -> None:
    words = ("--games", "150", "--most-rounds", "40", "--compare", "give_up=true,false")
    done = podzem(*QUICK, *words, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Compared: give_up. The difference is false less true" in done.stdout
    (line,) = [line for line in done.stdout.splitlines() if "escape.house.give_up" in line]
    _, given_up, never, difference, low, _, high, mark = line.split()
    assert (float(given_up) > 0, float(never), mark) == (True, 0.0, "●")
    assert float(low) < float(difference) == -float(given_up) < float(high) < 0


def test_precision_is_reported_reached_or_not() -> None:
    enough = podzem(*QUICK, "--games", "5000", "--most-rounds", "1", "--precision", "0.02", "--lang", "en")
    assert "Stopped early: the share of wins is known to ±1.85 % for every seat; ±2 % was wanted." in enough.stdout
    assert "games: 100 " in enough.stdout
    short = podzem(*QUICK, "--games", "50", "--precision", "0.001", "--lang", "en")
    assert "±0.1 % was wanted" in short.stdout
    assert "Stopped early" not in short.stdout
    assert (enough.returncode, short.returncode) == (0, 0)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    one, other = (podzem(*QUICK[:-2], "--games", "1").stdout.splitlines()[0] for _ in range(2))
    assert "seed: " in one
    assert one != other


def interrupted(
    moment: str, file: Path, *words: str, delay: float = 0, program: tuple[str, ...] = ("-m", "podzem")
) -> tuple[int | None, str]:
    """Exit code and screen of a long run in a terminal, where Ctrl-C is typed when the moment shows there, or later."""
    child = pexpect.spawn(
        sys.executable,
        [*program, *QUICK, "--games", "1000000", "--json", str(file), *words],
        env={**ENVIRONMENT, "TERM": "xterm"},
        encoding="utf-8",
        timeout=SECONDS,
        dimensions=(50, 120),
    )
    child.logfile_read = screen = io.StringIO()
    child.expect(moment)
    time.sleep(delay)
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus, screen.getvalue()


SOME_PLAYED = r"Playing.*[1-9]\d*/1000000"


def test_ctrl_c_leaves_what_was_computed_marked_as_partial(tmp_path: Path) -> None:
    file, again = tmp_path / "partial.json", tmp_path / "again.json"
    code, screen = interrupted(SOME_PLAYED, file)
    assert code == 130
    assert "PARTIAL: stopped after" in screen
    assert "Length in rounds" in screen
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["partial"], found["ended"], found["wanted_games"]) == (True, "interrupted", 1_000_000)
    assert 0 < found["games"] < 1_000_000
    podzem(*QUICK, "--games", str(found["games"]), "--quiet", "--json", str(again))
    assert json.loads(again.read_text(encoding="utf-8"))["measures"] == found["measures"]


@pytest.mark.parametrize("delay", [0.05, 0.2])
def test_ctrl_c_while_workers_are_starting_is_heard_by_the_program_alone(delay: float, tmp_path: Path) -> None:
    code, screen = interrupted("Playing", tmp_path / "partial.json", delay=delay)
    assert code == 130
    assert "Traceback" not in screen
    assert json.loads((tmp_path / "partial.json").read_text(encoding="utf-8"))["partial"] is True


def test_workers_do_not_outlive_a_program_that_was_killed(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "podzem", *QUICK, "--games", "1000000", "--workers", "2"]
    with subprocess.Popen(words, env=ENVIRONMENT, stdout=subprocess.DEVNULL, start_new_session=True) as child:
        until(lambda: count_in_session(child.pid) >= 3)
        child.kill()
    until(lambda: count_in_session(child.pid) == 0)


def count_in_session(session: int) -> int:
    """How many live processes belong to a session."""
    count = 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        count += fields[3] == str(session) and fields[0] != "Z"
    return count


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler and two workers, each a process of its own, on this machine's own address."""
    file = tmp_path_factory.mktemp("dask") / "scheduler.json"
    shared = ["--scheduler-file", str(file), "--host", "127.0.0.1", "--no-dashboard"]
    worker = ["worker", *shared, "--nthreads", "1", "--no-nanny", "--local-directory", str(file.parent)]
    started = [start_dask("scheduler", *shared, "--port", "0")]
    try:
        until(lambda: file.exists() and file.read_text(encoding="utf-8").endswith("}"))
        started += [start_dask(*worker), start_dask(*worker)]
        address = str(json.loads(file.read_text(encoding="utf-8"))["address"])
        until(lambda: podzem(*QUICK, "--games", "1", "--cluster", address, program=("-c", PATIENTLY)).returncode == 0)
        yield address
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait(SECONDS)


def start_dask(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "dask", *words], stderr=subprocess.DEVNULL, env=ENVIRONMENT)


def test_a_real_cluster_gives_the_identical_result(cluster: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    words = ("--games", "150", "--compare", "attack_in_place=true,false", "--quiet", "--json")
    assert podzem(*QUICK, *words, str(here), "--workers", "1").returncode == 0
    done = podzem(*QUICK, *words, str(there), "--cluster", cluster, program=("-c", PATIENTLY), PYTHONWARNINGS="error")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert here.read_bytes() == there.read_bytes()


@pytest.mark.parametrize(
    ("system", "compared"), [("surface", "weather_after_wet=cloudy,clear"), ("delve", "morale=group,each")]
)
def test_campaigns_come_out_the_same_on_a_cluster(cluster: str, tmp_path: Path, system: str, compared: str) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    walk = ("simulate", system, "--bots", "random", "--most-rounds", "2", "--seed", "3", "--games", "4")
    words = ("--compare", compared, "--quiet", "--json")
    assert podzem(*walk, *words, str(here), "--workers", "2").returncode == 0
    done = podzem(*walk, *words, str(there), "--cluster", cluster, program=("-c", PATIENTLY))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert here.read_bytes() == there.read_bytes()


def test_ctrl_c_with_a_cluster_is_partial_too(cluster: str, tmp_path: Path) -> None:
    code, screen = interrupted(SOME_PLAYED, tmp_path / "partial.json", "--cluster", cluster, program=("-c", PATIENTLY))
    assert code == 130
    assert "PARTIAL" in screen
    assert "Traceback" not in screen
    assert json.loads((tmp_path / "partial.json").read_text(encoding="utf-8"))["partial"] is True


def test_simulate__of_a_delve_nothing_is_named_by_an_id_and_a_wrong_number_of_players_says_how_many() -> None:
    for language in ("uk", "ru", "bg", "en"):
        lines = podzem("simulate", "delve", "--games", "1", "--seed", "1", "--workers", "1", "--lang", language).stdout
        assert "returned" not in lines
        found = podzem("simulate", "delve", "-n", "7", "--lang", language)
        assert (found.returncode, len(found.stderr.splitlines())) == (2, 1)
        assert "1–6" in found.stderr
