"""`podzem perft`: counts under each first decision."""

from __future__ import annotations

from podzem.core.errors import Malformed
from podzem.core.forms import nest, read_line
from podzem.lab.perft import divide
from podzem.systems import load_system

DEEPEST = 6


def count(key: str, depth: int, line: str, players: int | None, options: dict[str, object]) -> None:
    """Print the divided counts and their sum."""
    if not 1 <= depth <= DEEPEST:
        raise Malformed(f"depth {depth}: 1 to {DEEPEST} was expected")
    system = load_system(key)
    state = system.forms.read(players or system.book.seats[0], options, nest(read_line(line)))
    counts = divide(system, state, depth)
    for decision, number in counts.items():
        print(f"{decision}: {number}")
    print(f"total: {sum(counts.values())}")
