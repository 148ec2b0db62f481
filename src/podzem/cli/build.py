"""Which build runs: compiled or interpreted."""

from __future__ import annotations

import sys

import podzem
from podzem.core import dice


def is_compiled() -> bool:
    """Whether the hot path runs compiled."""
    return not str(dice.__file__).endswith(".py")


def version_line() -> str:
    """Version and build."""
    build = "compiled" if is_compiled() else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"podzem {podzem.__version__} ({build}, Python {python})"
