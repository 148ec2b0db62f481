"""The worked example of CONTRIBUTING.md as a system of the program, without a line changed on disk."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "examples"
KEY = "sprint"
MODULE = f"podzem.systems.{KEY}.system"

REGISTER = f"""
import podzem.systems
podzem.systems.__path__.append({str(FOLDER)!r})
podzem.systems.SYSTEMS[{KEY!r}] = {MODULE!r}
"""
"""Run by every Python that finds it as `sitecustomize`, so by servers and terminals that a test starts."""


def write_register(folder: Path) -> None:
    """Let those who have this folder in their path know the example."""
    (folder / "sitecustomize.py").write_text(REGISTER, encoding="utf-8")
