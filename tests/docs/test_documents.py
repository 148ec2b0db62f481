"""The documents are checked against the program: the README's commands run, names that pages mention exist."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from podzem.lab.case_file import CASE_KEYS, read_cases
from podzem.lab.cases import faults
from podzem.lab.reference import page, words_of
from podzem.systems import SYSTEMS, load_system
from podzem.systems.dungeon import staging
from tests.patience import SECONDS

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CASES = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.S)


COMMANDS = [
    line.split("#")[0].strip()
    for block in blocks(README, "sh")
    for line in block.splitlines()
    if line.startswith(".venv/bin/podzem")
]

SERVING = [command for command in COMMANDS if shlex.split(command)[1:2] in ([], ["serve"])]


@pytest.mark.parametrize("command", SERVING)
def test_each_way_to_serve_of_the_readme_is_known(command: str) -> None:
    """They would run for ever, and not on this machine alone; tests/server runs the like of them."""
    done = subprocess.run(
        [sys.executable, "-m", "podzem", "serve", "--help"], capture_output=True, text=True, check=True
    )
    named = [word for word in shlex.split(command) if word.startswith("--")]
    assert all(re.search(rf"{name}\b", done.stdout) for name in named)


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in SERVING])
def test_each_command_of_the_readme_works(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)[1:]
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "podzem", *words],
        cwd=ROOT,
        env=environment,
        input="\nq\nq\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_transcript_of_the_readme_is_real(tmp_path: Path) -> None:
    (transcript,) = blocks(README, "text")
    command = re.search(r"From `podzem (play [^`]*)`", README)
    assert command
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "92"}
    done = subprocess.run(
        [sys.executable, "-m", "podzem", *shlex.split(command[1])],
        env=environment,
        input="1\n1\no\nq\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    told = "\n".join(line.rstrip() for line in done.stdout.replace("Player > ", "\n").splitlines())
    for line in transcript.replace("Player > o\n", "").splitlines():
        assert line.strip() in told, line


def test_the_library_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(README, "python")
    exec(compile(example, "README", "exec"), {})
    assert "throw seat=0" in capsys.readouterr().out


def test_the_make_targets_that_documents_name_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for text in (README, *(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))):
        assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.M)) <= targets


def test_the_examples_of_the_cases_page_hold(tmp_path: Path) -> None:
    examples = blocks(CASES, "toml")
    assert len(examples) == 5
    file = tmp_path / "example.toml"
    for example in examples:
        file.write_text(example, encoding="utf-8")
        assert [fault for case in read_cases(file) for fault in faults(case)] == []


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_reference_of_a_system_is_what_its_tables_say(key: str) -> None:
    """Refresh it with `podzem reference SYSTEM > docs/reference-SYSTEM.md`."""
    system = load_system(key)
    assert (ROOT / "docs" / f"reference-{key}.md").read_text(encoding="utf-8") == page(key)
    words = {fact for spec in system.book.orders.values() for fact in spec.facts}
    assert words == set(words_of(key)), "every word of an order is explained, and nothing else"


def test_the_cases_page_names_what_sets_a_dungeon_up() -> None:
    words = (*staging.KEYS, *staging.OF_MET)
    assert [word for word in words if f"`{word}" not in CASES and f"{word}," not in CASES] == []


def test_the_cases_page_names_every_key_path_and_order() -> None:
    escape = load_system("escape")
    assert [key for key in CASE_KEYS if f"`{key}" not in CASES and f"{key} =" not in CASES] == []
    assert [order for order in escape.book.orders if f"`{order}" not in CASES] == []
    state = escape.forms.read(2, {}, {})
    for path in escape.forms.write(state):
        assert f"`{path}" in CASES, path


def proved_by(text: str) -> set[str]:
    """The clauses with which tests or cases are marked, by their ids or by names for them."""
    named = dict(re.findall(r"^([A-Z]+) = \"([a-z]+\.[a-z0-9_.]+)\"", text, re.M))
    marks = re.findall(r"\bclause(?:\(|\s*=\s*)\[?((?:\s*(?:\"[a-z0-9_.]+\"|[A-Z]+),?)+)", text)
    words = [word for mark in marks for word in re.findall(r"[A-Z]+|[a-z0-9_.]+", mark)]
    return {named.get(word, word) for word in words}


def test_every_clause_stands_in_a_test_and_every_cited_clause_in_the_book() -> None:
    """The rule book's clauses are proved by a case or a marked test; ids cited anywhere in code or tests exist."""
    proved = {
        clause
        for file in (ROOT / "tests").rglob("*")
        if file.suffix in (".py", ".toml") and file.is_file()
        for clause in proved_by(file.read_text(encoding="utf-8"))
    }
    for key in SYSTEMS:
        book = set(load_system(key).book.clauses.clauses)
        pattern = re.compile(rf"\b{key}\.[a-z_]+(?:\.[a-z_]+)*\b")
        assert sorted(book - proved) == []
        for file in (ROOT / "src" / "podzem" / "systems" / key).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            cited = {word for word in re.findall(r'"([a-z]+\.[a-z_.]+)"', text) if pattern.fullmatch(word)}
            assert cited <= book, file


def test_every_place_of_the_glossary_exists_and_no_word_stands_twice() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [
        line.strip("| ").split(" | ") for line in text.split("## The documents")[0].splitlines() if line[:2] == "| "
    ]
    rows = [row for row in rows if row != ["word", "meaning", "where"]]
    places = [place for row in rows for place in re.findall(r"`([^`]+)`", row[2])]
    assert len(places) > 50
    assert [place for place in places if not (ROOT / "src" / "podzem" / place).is_file()] == []
    words = [word for row in rows for word in row[0].split(", ")]
    assert sorted(word for word in words if words.count(word) > 1) == []


def test_every_module_that_the_diagram_names_exists() -> None:
    diagram = blocks((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"), "")[0]
    for layer in ("server", "table", "core"):
        (said,) = [line for line in diagram.splitlines() if line.startswith(f"{layer}/")]
        named = re.findall(r"[a-z_]+", said.partition(":")[2].partition(";")[0].partition("(")[0])
        known = {path.stem for path in (ROOT / "src" / "podzem" / layer).glob("*.py")}
        assert [name for name in named if name not in known] == [], layer
