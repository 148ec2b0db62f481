"""The commands: what they print, and that every mistake is one line on stderr with exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import SECONDS

ROOT = Path(__file__).resolve().parents[2]


def podzem(
    *words: str, answers: str = "", lang: str = "C", home: Path | None = None
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": lang, "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
    if home is not None:
        environment |= {"XDG_DATA_HOME": str(home), "HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "podzem", *words],
        env=environment,
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=SECONDS,
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["fly"], "No such command 'fly'"),
        (["play", "escapade"], "there is no system 'escapade'"),
        (["play", "escape", "--players", "1"], "[escape.table.players]"),
        (["play", "escape", "--players", "17"], "[escape.table.players]"),
        (["play", "escape", "--option", "board=huge"], "[escape.board.data]"),
        (["play", "escape", "--option", "colour=red"], "[escape.order.errors]"),
        (["play", "escape", "--option", "board"], "name=value was expected"),
        (["play", "escape", "--option", "board=@nowhere.csv"], "nowhere.csv cannot be read"),
        (["play", "escape", "--seat", "Ana", "--seat", "Ana"], "two seats have the same name"),
        (["play", "escape", "--seat", "Ana", "--players", "3"], "1 seats were named for 3 players"),
        (["play", "escape", "--dice", "loaded"], "there are no 'loaded' dice"),
        (["play", "escape", "--lang", "fr"], "there is no language 'fr'"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["play", "escape", "--seed", "x"], "Invalid value for '--seed'"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["replay", "README.md"], "line 1 of the journal"),
        (["replay", "tests/docs/game.jsonl", "--as", "9"], "not 9"),
        (["replay", "tests/docs/game.jsonl", "--as", "x"], "'x' is no seat"),
        (["verify", "tests/docs/game.jsonl", "00"], "not played with committed dice"),
        (["rules", "escape", "xyzzy"], "no clause of escape has 'xyzzy'"),
        (["case", "nowhere.toml"], "nowhere.toml"),
        (["perft", "escape", "--depth", "9"], "1 to 6 was expected"),
        (["perft", "escape", "--state", "players.0.sqare=start"], "[escape.order.script]"),
        (["perft", "escape", "--state", "rubbish"], "a path and its value were expected"),
        (["roll", "2d"], "expected 2 to 1000000 sides"),
        (["roll", "d6", "--times", "0"], "1 to 10000 was expected"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_two(words: list[str], message: str) -> None:
    done = podzem(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("podzem: ")
    assert message in done.stderr


def test_version_says_which_build_runs() -> None:
    line = podzem("--version").stdout
    assert line.startswith("podzem 0.1.0 (")
    assert ("compiled" in line) != ("interpreted" in line)


def test_roll_is_fixed_by_its_seed() -> None:
    done = podzem("roll", "2к6+1", "--seed", "3", "--times", "2")
    assert done.stdout == podzem("roll", "2d6+1", "--seed", "3", "--times", "2").stdout
    assert len(done.stdout.splitlines()) == 2
    assert done.stdout.startswith("2d6+1: [")


@pytest.mark.parametrize(
    ("lang", "word"),
    [("bg_BG.UTF-8", "тълкуване"), ("ru_RU.UTF-8", "толкование"), ("uk_UA.UTF-8", "тлумачення"), ("C", "ruling")],
)
def test_the_language_follows_the_machine(lang: str, word: str) -> None:
    assert word in podzem("rules", "escape", "escape.turn.pass", lang=lang).stdout


def test_rules_shows_clause_chapter_and_word() -> None:
    one = podzem("rules", "escape", "escape.chasm.fall", "--lang", "bg").stdout
    assert one.startswith("escape.chasm.fall — ПРОПАСТ")
    assert "правило" in one
    assert podzem("rules", "escape", "prison").stdout.count("escape.prison.") >= 6
    assert "escape.shop.buy" in podzem("rules", "escape", "coin").stdout
    assert "chasm" in podzem("rules").stdout


def test_perft_prints_the_count_under_each_first_decision() -> None:
    done = podzem("perft", "escape", "--depth", "2", "--state", "players.0.square=start chance=[]")
    assert done.stdout == "0 roll: 15\ntotal: 15\n"


def test_case_names_faults_and_exits_with_one(tmp_path: Path) -> None:
    good = 'system = "escape"\n[[case]]\nclause = "escape.enter.one"\ndice = [[6, 1]]\ndo = ["0 roll"]\n'
    file = tmp_path / "mine.toml"
    file.write_text(good + 'expect.players.0.square = "start"\n', encoding="utf-8")
    assert podzem("case", str(file)).stdout == "cases: 1 passed, 0 failed\n"
    file.write_text(good + 'expect.players.0.square = "t0105"\n', encoding="utf-8")
    done = podzem("case", str(file))
    assert done.returncode == 1
    assert "players.0.square is start, expected t0105" in done.stdout
    assert done.stdout.endswith("cases: 0 passed, 1 failed\n")


def test_replay_tells_in_a_page_what_happened_so_far() -> None:
    told = podzem("replay", "tests/docs/game.jsonl", "--recap", "--lang", "en")
    lines = told.stdout.splitlines()
    assert told.returncode == 0
    assert 0 < len(lines) <= 30
    assert "wins!" in lines[-1]


def test_replay_tells_each_viewer_his_own_lines() -> None:
    told = {
        seat: podzem("replay", "tests/docs/game.jsonl", "--as", seat, "--lang", "en")
        for seat in ("watcher", "0", "judge")
    }
    assert all(done.returncode == 0 for done in told.values())
    lengths = {seat: len(done.stdout.splitlines()) for seat, done in told.items()}
    assert lengths["watcher"] < lengths["0"] < lengths["judge"]
    quiet = podzem("replay", "tests/docs/game.jsonl", "--quiet")
    assert len(quiet.stdout.splitlines()) == 1
    assert "every digest fits" in quiet.stdout


def test_a_tampered_journal_is_named(tmp_path: Path) -> None:
    lines = (ROOT / "tests/docs/game.jsonl").read_text(encoding="utf-8").splitlines()
    lines[9] = lines[9].replace('"digest":"', '"digest":"0')
    file = tmp_path / "tampered.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    done = podzem("replay", str(file), "--quiet")
    assert done.returncode == 2
    assert "entry 8" in done.stderr
    assert "digest" in done.stderr


def test_a_whole_game_of_bots_plays_to_its_end_and_is_saved(tmp_path: Path) -> None:
    done = podzem(
        "play",
        "escape",
        "-s",
        "seeker",
        "-s",
        "seeker",
        "-s",
        "random",
        "-o",
        "board=short",
        "--seed",
        "5",
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "wins!" in done.stdout
    (saved,) = tmp_path.rglob("*.jsonl")
    assert podzem("replay", str(saved), "--quiet").returncode == 0


def test_committed_dice_can_be_verified_and_go_on_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ["play", "escape", "-s", "Ana", "-s", "random", "-o", "board=short", "--dice", "committed", "--seed", "9"]
    begun = podzem(*words, answers=f"1\ns {file}\nq\n", home=tmp_path)
    assert "Hash of the secret seed: " in begun.stdout
    gone_on = podzem("play", "--resume", str(file), answers="1\nq\n", home=tmp_path)
    assert gone_on.returncode == 0, gone_on.stderr
    seed = (tmp_path / "game.jsonl.secret").read_text(encoding="ascii")
    assert "follow from the committed seed" in podzem("verify", str(file), seed).stdout
    wrong = podzem("verify", str(file), "00" + seed[2:])
    assert wrong.returncode == (0 if seed.startswith("00") else 2)
    other = podzem("verify", str(file), "ff" * 16)
    assert other.returncode == 2
    assert "not the one whose hash was published" in other.stderr
