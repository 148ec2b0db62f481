"""Compile the hot path with mypyc where a C compiler is present; elsewhere the same source runs interpreted."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "compiling"))

from hot import extensions, lack
from library_cache import BuildAfresh, BuildLibraries

BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel"}
"""Asked for a name or a version, setup.py compiles nothing: pip asks several times before it builds."""

if lack():
    print(f"podzem: interpreted: {lack()}", file=sys.stderr)
setup(
    ext_modules=extensions() if not lack() and BUILDS & set(sys.argv) else [],
    cmdclass={"build": BuildAfresh, "build_ext": BuildLibraries},
)
