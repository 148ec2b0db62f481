"""A result as a picture, SVG or PNG by the file's ending; matplotlib is loaded only when one is drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.lab.report import rows_of_difference, rows_of_sides, side_names
from podzem.lab.running import Result
from podzem.lab.statistics import quantile
from podzem.lab.sums import ALL, LENGTH, SHARES, WINS, Row

ENDINGS: Final = (".svg", ".png")
MOST_BARS: Final = 12
"""A tally shows so many items at most, the largest first."""
MOST_BINS: Final = 60
PANELS_A_ROW: Final = 3
COLOURS: Final = ("#33658a", "#c8553d")

Label = Callable[[str, str], str]
"""The words for an item of a group; for the group itself when the item is empty."""


def check_chart(file: Path) -> None:
    """Refuse a chart that cannot be drawn, before anything runs."""
    if file.suffix.lower() not in ENDINGS:
        raise Malformed(f"{file} is no chart; a file ending in {' or '.join(ENDINGS)} was expected")
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise Malformed("a chart needs matplotlib: install podzem with the extra `lab`") from None


def draw(result: Result, file: Path, title: str, label: Label) -> None:
    """Lengths, then a panel for each group with its intervals; for two sides also their differences."""
    import matplotlib
    from matplotlib.figure import Figure

    panels = _panels(result)
    rows = -(-(len(panels) + 1) // PANELS_A_ROW)
    with matplotlib.rc_context({"svg.hashsalt": "podzem", "font.size": 8}):
        figure = Figure(figsize=(4.6 * PANELS_A_ROW, 3.6 * rows), layout="constrained")
        figure.suptitle(title)
        axes = list(figure.subplots(rows, PANELS_A_ROW, squeeze=False).flat)
        _draw_lengths(axes[0], result, label(LENGTH[0], ""))
        for place, (group, kind) in zip(axes[1:], panels):
            _draw_panel(place, result, group, kind, label)
        for place in axes[len(panels) + 1 :]:
            place.set_axis_off()
        figure.savefig(file, format=file.suffix[1:].lower(), dpi=120, metadata=_metadata(file))


def _metadata(file: Path) -> dict[str, Any]:
    """No date, so that the same games give the same picture."""
    return {"Date": None} if file.suffix.lower() == ".svg" else {"Software": None}


def _panels(result: Result) -> list[tuple[str, str]]:
    """Each group, its values or (but for the wins, which show both) its differences."""
    groups = list(dict.fromkeys(group for group, _ in result.measures())) if result.games else []
    if not result.is_comparison:
        return [(group, "values") for group in groups]
    return [(WINS, "values"), *((group, "difference") for group in groups)] if groups else []


def _draw_lengths(place: Any, result: Result, title: str) -> None:
    """How many games had each length, in bins of a whole number of rounds; the last has the longest hundredth too."""
    place.set_title(title)
    if result.games == 0:
        return
    last = max(int(quantile(sums.lengths, 99).value) for sums in result.sides)
    width = max(1, -(-last // MOST_BINS))
    for sums, name, colour in zip(result.sides, side_names(result), COLOURS):
        bins = [0] * (last // width + 1)
        for length, games in sums.lengths.items():
            bins[min(length, last) // width] += games
        edges = [number * width for number in range(len(bins) + 1)]
        place.stairs(bins, edges, fill=not result.is_comparison, color=colour, label=name)
    if result.is_comparison:
        place.legend()


def _draw_panel(place: Any, result: Result, group: str, kind: str, label: Label) -> None:
    sides = rows_of_sides(result) if kind == "values" else [rows_of_difference(result)]
    names = side_names(result)
    shown = _largest([row for row in sides[0] if row.measure[0] == group and row.measure[1] != ALL])
    items = [row.measure[1] for row in shown]
    for number, rows in enumerate(sides):
        found = {row.measure[1]: row for row in rows if row.measure[0] == group}
        _draw_bars(place, [found[item] for item in items], number, len(sides), names)
    place.set_yticks(range(len(items)), [label(group, item) for item in items])
    place.invert_yaxis()
    place.set_title(label(group, "") + (f": {names[1]} − {names[0]}" if kind == "difference" else ""))
    if kind == "difference":
        place.axvline(0, color="black", linewidth=0.8)
    elif len(sides) == 2:
        place.legend()


def _largest(rows: list[Row]) -> list[Row]:
    """The shares as they are; of a tally the largest items, in order of size."""
    if rows[0].measure[0] in SHARES:
        return rows
    return sorted(rows, key=lambda row: -abs(row.estimate.value))[:MOST_BARS]


def _draw_bars(place: Any, rows: list[Row], number: int, sides: int, names: list[str]) -> None:
    """Bars with their intervals; two sides stand close together."""
    thick = 0.8 / sides
    heights = [index + (number - (sides - 1) / 2) * thick for index in range(len(rows))]
    values = [row.estimate.value for row in rows]
    bounds = [(row.estimate.low, row.estimate.high) for row in rows]
    before = [0.0 if low is None else max(0.0, value - low) for value, (low, _) in zip(values, bounds)]
    behind = [0.0 if high is None else max(0.0, high - value) for value, (_, high) in zip(values, bounds)]
    place.barh(heights, values, thick, color=COLOURS[number], label=names[number] if sides == 2 else None)
    place.errorbar(values, heights, xerr=[before, behind], fmt="none", ecolor="black", elinewidth=0.8, capsize=2)
