"""Building libraries side by side, and caching them: one whose C, headers and flags are the same is not compiled again.

A cached library is found by the digest of everything that went into it, never by the age of a file, so that an old one
cannot slip in. The cache is where PODZEM_LIBRARY_CACHE says (`make compiled` does); without it everything is compiled.
"""

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from hot import INSTEAD, compiler_version
from setuptools import Extension
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

GENERATIONS = 4
"""So many of each library stay: going back and forth between branches costs nothing."""


def digest(extension: Extension, tools: str) -> str:
    """Of all that a library is made from; the folders of an isolated build differ each time and are no part of it."""
    made = hashlib.sha256(tools.encode())
    for path in sorted([*extension.sources, *extension.depends]):
        made.update(Path(path).name.encode() + b"\0" + Path(path).read_bytes() + b"\0")
    made.update(repr((extension.extra_compile_args, extension.extra_link_args)).encode())
    return made.hexdigest()[:32]


def tools() -> str:
    """Whatever else decides what becomes of C: the compiler, Python's headers, mypyc's, what the caller adds."""
    added = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    return repr((compiler_version(), sys.version, sys.platform, version("mypy"), version("librt"), added))


class BuildAfresh(build):
    """Modules that are gone from the source are gone from the build, too."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildLibraries(build_ext):
    """All cores; all libraries or none; those of an earlier build where they are the same."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True
        self.tools = tools() if self.extensions else ""
        self.cache = Path(os.environ["PODZEM_LIBRARY_CACHE"]) if os.environ.get("PODZEM_LIBRARY_CACHE") else None

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            raise SystemExit(f"podzem: not compiled: {error}, see above; {INSTEAD}") from error

    def build_extension(self, ext: Extension) -> None:
        if self.cache is None:
            return super().build_extension(ext)
        target = Path(self.get_ext_fullpath(ext.name))
        cached = self.cache / ext.name / digest(ext, self.tools)
        target.parent.mkdir(parents=True, exist_ok=True)
        if cached.exists():
            shutil.copy(cached, target)
            cached.touch()
        else:
            super().build_extension(ext)
            store(target, cached)
        return None


def store(library: Path, cached: Path) -> None:
    """Put aside whole or not at all, and let the oldest go."""
    cached.parent.mkdir(parents=True, exist_ok=True)
    part = cached.with_suffix(f".{os.getpid()}")
    shutil.copy(library, part)
    part.replace(cached)
    for old in sorted(cached.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-GENERATIONS]:
        old.unlink()
