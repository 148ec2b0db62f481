"""`make compiled`: the compiled build of this tree, in `.build/compiled`.

The wheel is built as anybody's `pip wheel .` builds it, in isolation, from a copy of the sources (the first in a tree,
and so in CI; later ones spare themselves the new environment where mypyc is at hand), and unpacked into a
folder that gets its name, the digest of these sources, when it is whole. A build that was broken off leaves nothing
that could be taken for one, and one whose sources are unchanged is not made again.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "compiling", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in")
BUILDS = 3
"""So many stay: a server may still run from the one before, and loads modules when it first needs them."""


def sources(root: Path) -> list[Path]:
    """Every file that a build is made from, relative to the tree."""
    found = (path for name in SOURCES for path in [root / name, *sorted((root / name).rglob("*"))])
    made = {"__pycache__", "podzem.egg-info"}
    return [path.relative_to(root) for path in found if path.is_file() and not made & set(path.parts)]


def digest(root: Path) -> str:
    """Of the sources and of the Python that is to run them."""
    told = hashlib.sha256(sys.version.encode())
    for path in sources(root):
        told.update(str(path).encode() + b"\0" + (root / path).read_bytes() + b"\0")
    return told.hexdigest()[:16]


def build_of(root: Path) -> Path:
    """Where the build of these very sources is, once it is whole."""
    return root / ".build" / "builds" / digest(root)


def failed(root: Path) -> bool:
    """Whether building these very sources came to nothing; `make compiled` tries again all the same."""
    told = root / ".build" / "failed"
    return told.exists() and told.read_text(encoding="utf-8") == digest(root)


def main() -> None:
    """Make the build if it is not there, and point `.build/compiled` at it."""
    place = ROOT / ".build"
    place.mkdir(exist_ok=True)
    with alone(place / "lock"):
        build = build_of(ROOT)
        point(place / "compiled", build if build.is_dir() else make(place))
        tidy(place / "builds")
        (place / "failed").unlink(missing_ok=True)


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One build at a time in a tree; the lock falls with the process that held it, however that ended."""
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def make(place: Path) -> Path:
    """Copy, build, unpack; what was copied says what the build is called, if somebody edits meanwhile."""
    copy = place / "source"
    shutil.rmtree(copy, ignore_errors=True)
    for path in sources(ROOT):
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, copy / path)
    part = place / "part"
    shutil.rmtree(part, ignore_errors=True)
    alike = ["--no-build-isolation"] if (place / "library-cache").is_dir() and find_spec("mypyc") else []
    pip("wheel", "--no-deps", *alike, "--wheel-dir", str(part / "wheel"), str(copy), cache=place / "library-cache")
    pip("install", "--no-deps", "--target", str(part), *map(str, (part / "wheel").glob("*.whl")))
    whole = place / "builds" / digest(copy)
    whole.parent.mkdir(exist_ok=True)
    part.replace(whole)
    return whole


def pip(*words: str, cache: Path | None = None) -> None:
    """By the exact versions, in the build's own environment too; what pip says is shown only if it fails."""
    versions = str(ROOT / "compiling" / "versions.txt")
    environment = {**os.environ, "PIP_CONSTRAINT": versions, "PIP_BUILD_CONSTRAINT": versions}
    if cache is not None:
        environment["PODZEM_LIBRARY_CACHE"] = str(cache)
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        (ROOT / ".build" / "failed").write_text(digest(ROOT), encoding="utf-8")
        raise SystemExit(f"{done.stdout}podzem: there is no compiled build: pip could not make it, see above")


def point(link: Path, build: Path) -> None:
    """From one whole build to another, without a moment in between."""
    if link.is_dir() and not link.is_symlink():
        shutil.rmtree(link)
    new = link.with_suffix(".new")
    new.unlink(missing_ok=True)
    new.symlink_to(build.relative_to(link.parent))
    new.replace(link)
    os.utime(build)


def tidy(builds: Path) -> None:
    """Let the oldest builds go."""
    for old in sorted(builds.iterdir(), key=lambda path: path.stat().st_mtime)[:-BUILDS]:
        shutil.rmtree(old)


if __name__ == "__main__":
    main()
