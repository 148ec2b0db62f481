"""The hot modules, group by group: mypyc writes the C of each group, and the C compiler makes a library of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/podzem")
INSTEAD = "with PODZEM_PURE=1 the interpreted build is installed"

# fused multiply and add would round a judgement otherwise than the interpreter does; nobody reads warnings of C that
# nobody wrote, and looking for them takes gcc long
FLAGS = [
    "-O3",
    "-ffp-contract=off",
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-flto",
    "-w",
]
INLINE = ["--param", "max-inline-insns-auto=400", "--param", "inline-unit-growth=200"]
"""Each look into a table carries the code of its error, so that gcc takes the smallest accessors for too large."""
OF_OBJECTS = {"podzem_screen": "-O2", "podzem_surface": "-O1"}
"""Groups whose state is objects, and how hard they are optimised: harder gains little and takes many times as long."""
OFFERED = re.compile(r"(static struct export_table_\w+ exports = \{)[^}]*(\};)")
"""What a library offers to those of other groups: the address of everything in it."""


def project() -> dict:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def compiler() -> str | None:
    """The C compiler of this machine."""
    return next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)


def lack() -> str:
    """Why the hot modules are left interpreted; nothing when they are to be compiled."""
    if os.environ.get("PODZEM_PURE"):
        return "PODZEM_PURE is set"
    return "" if compiler() else "there is no C compiler"


def requirements() -> list[str]:
    """What must be installed to compile: mypyc, and all that the hot modules import, since mypyc reads its types."""
    said = project()["project"]
    return [*said["optional-dependencies"]["compiler"], *said["dependencies"]]


def groups() -> list[tuple[list[str], str]]:
    """The files of each group with the name of its library; every pattern must find something."""
    found = []
    for name, patterns in project()["tool"]["podzem"]["compiled"].items():
        files = {pattern: sorted(map(str, PACKAGE.glob(pattern))) for pattern in patterns}
        empty = [pattern for pattern, paths in files.items() if not paths]
        if empty:
            raise SystemExit(f"podzem: not compiled: there is no {', '.join(empty)} in {PACKAGE}")
        found.append((sorted({path for paths in files.values() for path in paths}), f"podzem_{name}"))
    return found


def extensions() -> list[Extension]:
    """A library for each group, then what lets each module be found in one; their C is written to `build`."""
    from mypyc.build import mypycify

    by_group = groups()
    files = [file for paths, _ in by_group for file in paths]
    # without a cache of types: what an earlier run wrote can never be taken for this one's
    words = [f"--cache-dir={os.devnull}", *files]
    try:
        built = mypycify(words, opt_level="3", debug_level="0", separate=by_group, target_dir="build")
    except SystemExit as error:  # another release of mypyc may be stricter
        raise SystemExit(f"podzem: not compiled: mypyc refuses, see above; {INSTEAD}") from error
    for extension in built:
        tune(extension)
    libraries = [extension for extension in built if is_library(extension)]
    for library in libraries:
        if not is_used(library, libraries):
            close(library)
    return sorted(built, key=lambda extension: not is_library(extension))


def is_library(extension: Extension) -> bool:
    """Whether it holds a group, and does not only lead to one."""
    return extension.name.endswith("__mypyc")


def is_used(library: Extension, libraries: list[Extension]) -> bool:
    """Whether another group was compiled against its header."""
    header = f"__native_{library.name.removesuffix('__mypyc')}.h"
    return any(Path(path).name == header for other in libraries if other is not library for path in other.depends)


def close(library: Extension) -> None:
    """A library that no other one calls offers nothing; so the compiler may put each function where it is called."""
    for path in map(Path, library.sources):
        text = path.read_text(encoding="utf-8")
        path.write_text(OFFERED.sub(r"\1 0 \2", text), encoding="utf-8")


def tune(extension: Extension) -> None:
    """The flags of one; all share one list of arguments, which is therefore never changed in place."""
    level = OF_OBJECTS.get(extension.name.removesuffix("__mypyc"))
    if level is not None:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, "-fno-lto", level]
    elif is_library(extension):
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *INLINE]
        extension.extra_link_args = [*extension.extra_link_args, linking()]
    else:  # nothing in it is worth the compiler's time
        extension.extra_compile_args = [*extension.extra_compile_args, "-O0"]


def linking() -> str:
    """Most of the compiler's time goes into linking, which gcc can do on all cores."""
    return "-flto=auto" if "Free Software Foundation" in compiler_version() else "-flto"


def compiler_version() -> str:
    """What the C compiler says of itself."""
    return subprocess.run([compiler() or "cc", "--version"], capture_output=True, text=True, check=False).stdout
