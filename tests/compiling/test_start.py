"""`make run`: it starts at once, compiles apart, and only a whole build of these very sources is ever run.

A tree of a few files stands for Podzem, and a pip that writes instead of compiling for pip; the rest is the real thing,
in processes of its own. Waiting is for files, never for a time.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

GAME = """
import os, sys, time
from pathlib import Path
import podzem
print(podzem.BUILD, *sys.argv[1:], flush=True)
if "serve" in sys.argv:
    time.sleep(3600)
"""
PIP = """
import sys, time
from pathlib import Path
words, tree = sys.argv[1:], Path({tree!r})
if "wheel" in words:
    (tree / "building").touch()
    while (tree / "hold").exists():
        time.sleep(0.02)
    if (tree / "break").exists():
        print("error: no such header")
        sys.exit(1)
    source = Path(words[-1]) / "src" / "podzem"
    wheels = Path(words[words.index("--wheel-dir") + 1])
    wheels.mkdir(parents=True)
    (wheels / "podzem.whl").write_text((source / "__main__.py").read_text())
else:
    package = Path(words[words.index("--target") + 1]) / "podzem"
    package.mkdir()
    (package / "__init__.py").write_text("BUILD = 'fast'")
    (package / "__main__.py").write_text(Path(words[-1]).read_text())
"""


class Tree:
    """A small Podzem with the real `compiling/`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT / "compiling", root / "compiling", ignore=shutil.ignore_patterns("__pycache__"))
        self.write("src/podzem/__init__.py", "BUILD = 'source'")
        self.write("src/podzem/__main__.py", GAME)
        self.write("fake/pip/__init__.py", "")
        self.write("fake/pip/__main__.py", PIP.format(tree=str(root)))
        self.write("fake/cc", "#!/bin/sh\n").chmod(0o755)
        self.built = root / ".build" / "compiled"

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def command(self, *words: str) -> list[str]:
        return [sys.executable, str(self.root / "compiling" / words[0]), *words[1:]]

    def environment(self, compiler: bool = True) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "PODZEM_PURE"}
        places = [str(self.root / "fake"), str(self.root / "src")]
        paths = [str(self.root / "fake")] * compiler + ["/usr/bin", "/bin"] * compiler
        return {**kept, "PYTHONPATH": os.pathsep.join(places), "PATH": os.pathsep.join(paths)}

    def run(self, *words: str, compiler: bool = True) -> subprocess.CompletedProcess[str]:
        command, environment = self.command(*words), self.environment(compiler)
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def await_file(self, path: Path) -> None:
        """A build that fails is told instead of being awaited for ever."""
        log, failed = self.root / ".build" / "compiling.log", self.root / ".build" / "failed"
        while not path.exists():
            assert not failed.exists(), log.read_text(encoding="utf-8")
            time.sleep(0.02)

    def await_quiet(self) -> None:
        """Until no build is under way: another one waits for the lock and then finds the first one's."""
        self.run("building.py")


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Tree]:
    made = Tree(tmp_path)
    yield made
    (tmp_path / "hold").unlink(missing_ok=True)
    made.await_quiet()


def test_the_first_start_is_interpreted_and_the_next_one_fast(tree: Tree) -> None:
    first = tree.run("start.py", "roll", "2d6")
    assert first.stdout == "source roll 2d6\n"
    assert len(first.stderr.splitlines()) == 1
    assert "background" in first.stderr
    tree.await_file(tree.built)
    second = tree.run("start.py", "roll", "2d6")
    assert (second.stdout, second.stderr) == ("fast roll 2d6\n", "")


def test_the_end_of_the_game_is_not_the_end_of_the_build(tree: Tree) -> None:
    """Ctrl-C goes to everything in the game's session."""
    hold = tree.write("hold", "")
    command, environment = tree.command("start.py", "serve"), tree.environment()
    game = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0)
    tree.await_file(tree.root / "building")
    assert game.stdout is not None
    assert game.stdout.readline() == b"source serve\n"
    os.killpg(game.pid, signal.SIGINT)
    game.communicate()
    assert not tree.built.exists()
    hold.unlink()
    tree.await_file(tree.built)
    assert tree.run("start.py").stdout == "fast\n"


def test_a_build_that_was_killed_leaves_nothing_to_run(tree: Tree) -> None:
    hold = tree.write("hold", "")
    build = subprocess.Popen(tree.command("building.py"), env=tree.environment(), process_group=0)
    tree.await_file(tree.root / "building")
    os.killpg(build.pid, signal.SIGKILL)
    build.wait()
    assert tree.run("start.py").stdout == "source\n"
    hold.unlink()
    tree.await_file(tree.built)
    assert tree.run("start.py").stdout == "fast\n"


def test_a_build_of_other_sources_is_not_run(tree: Tree) -> None:
    tree.run("building.py")
    assert tree.run("start.py").stdout == "fast\n"
    before = tree.built.resolve()
    tree.write("src/podzem/rule.py", "SIDES = 6")
    assert tree.run("start.py").stdout == "source\n"
    tree.await_quiet()
    assert tree.run("start.py").stdout == "fast\n"
    assert tree.built.resolve() != before
    assert before.is_dir()  # a game may still run from it


def test_going_back_builds_nothing(tree: Tree) -> None:
    tree.run("building.py")
    first = tree.built.resolve()
    rule = tree.write("src/podzem/rule.py", "SIDES = 6")
    tree.run("building.py")
    rule.unlink()
    (tree.root / "building").unlink()
    tree.run("building.py")
    assert tree.built.resolve() == first
    assert not (tree.root / "building").exists()


def test_a_failed_build_is_told_and_not_tried_at_every_start(tree: Tree) -> None:
    broken = tree.write("break", "")
    done = tree.run("building.py")
    assert done.returncode == 1
    assert done.stderr.splitlines()[0] == "error: no such header"
    assert done.stderr.splitlines()[-1].startswith("podzem: there is no compiled build")
    (tree.root / "building").unlink()
    start = tree.run("start.py")
    assert start.stdout == "source\n"
    assert "compiling failed" in start.stderr
    assert not (tree.root / "building").exists()
    broken.unlink()
    tree.run("building.py")
    assert tree.run("start.py").stdout == "fast\n"


def test_without_a_compiler_it_says_so(tree: Tree) -> None:
    start = tree.run("start.py", compiler=False)
    assert (start.stdout, start.stderr) == ("source\n", "podzem: interpreted; there is no C compiler\n")
    assert not (tree.root / "building").exists()


def test_a_folder_of_the_time_before_gives_way(tree: Tree) -> None:
    tree.write(".build/compiled/podzem/old.py", "")
    tree.run("building.py")
    assert tree.built.is_symlink()
    assert not (tree.built / "podzem" / "old.py").exists()
