"""Chances in the terminal and as data: an exact fraction, its decimal, a bar."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

BAR: Final = 30
"""The longest bar, in characters."""
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
LONGEST_FRACTION: Final = 25
"""A longer fraction is shown by its decimal alone; as data it is always whole."""

Row = tuple[str, Fraction]
"""A chance by its name."""


def decimal(chance: Fraction) -> str:
    """Four places; what they would show as 0 or 1 without being it is told by its distance."""
    if 0 < chance < Fraction(1, 20_000):
        return f"{float(chance):.1e}" if float(chance) > 0 else "<1e-323"
    if Fraction(19_999, 20_000) < chance < 1:
        return f"1-{decimal(1 - chance)}"
    return f"{float(chance):.4f}"


def exact(chance: Fraction, of: int = 0) -> str:
    """The fraction, in lowest terms or of a fixed number."""
    text = f"{chance * of}/{of}" if of else str(chance)
    return text if len(text) <= LONGEST_FRACTION else "…"


def both(chance: Fraction) -> str:
    """The fraction with its decimal behind it."""
    return f"{exact(chance)} ({decimal(chance)})"


def table(rows: Sequence[Row], longest: Fraction, of: int = 0, more: Sequence[str] = ()) -> list[str]:
    """Aligned lines: name, fraction, decimal, perhaps one more column for numbered rows, a bar against the longest."""
    columns = [[name, exact(chance, of), decimal(chance)] for name, chance in rows]
    if more:
        columns = [[*column, further] for column, further in zip(columns, more)]
    widths = [max(map(len, column)) for column in zip(*columns)]
    lines = []
    for (name, *figures), (_, chance) in zip(columns, rows):
        cells = [text.rjust(width) for text, width in zip(figures, widths[1:])]
        name = name.rjust(widths[0]) if more else name.ljust(widths[0])
        lines.append("  ".join(["", name, *cells, bar(chance, longest)]).rstrip())
    return lines


def bar(chance: Fraction, longest: Fraction) -> str:
    """A bar as long as the chance is great, to an eighth of a character."""
    eighths = int(chance / longest * BAR * len(EIGHTHS)) if longest else 0
    whole, rest = divmod(eighths, len(EIGHTHS))
    return "█" * whole + (EIGHTHS[rest] if rest else "")
