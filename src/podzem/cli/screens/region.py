"""The land in text: a letter for each cell that is known, with paths and rivers between, landmarks, parties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from podzem.cli.screens.canvas import Canvas, seat_letter, seat_style
from podzem.systems.surface.view.shapes import CampaignView, LandView

WIDE: Final = 4
TALL: Final = 2
"""Characters from one cell to the next; between two cells stands what joins them."""
TERRAIN: Final = {
    ".": "green",
    "f": "bold green",
    "h": "yellow",
    "b": "dim cyan",
    "M": "bold",
    "~": "blue",
    "=": "bold blue",
}
"""The letters of the map's own document, each with its colour; `legend` explains them."""
SIDES: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
LANDMARKS: Final = {
    "town": "T",
    "village": "v",
    "homestead": "o",
    "fortress": "F",
    "castle": "F",
    "monster_settlement": "X",
    "giant_stronghold": "G",
    "lair": "l",
    "dungeon_entrance": ">",
    "cache": "$",
}
HIDDEN: Final = "magenta"
"""The colour of what only a judge sees."""


def draw_land(view: CampaignView, lit: Mapping[tuple[int, int], str]) -> Text:
    """The land as far as it is known; `lit` are signs for cells that can be chosen, each under its cell."""
    width, height = view.land.size
    canvas = Canvas(width * WIDE, height * TALL)
    if view.secrets:
        _draw_cells(canvas, view.secrets.land, HIDDEN)
        _draw_landmarks(canvas, view.secrets.land, HIDDEN)
    _draw_cells(canvas, view.land, "")
    _draw_ways(canvas, view.land)
    _draw_landmarks(canvas, view.land, "bold")
    _draw_parties(canvas, view)
    for (x, y), sign in lit.items():
        for place, letter in enumerate(sign):
            canvas.put(x * WIDE + 2 + place, y * TALL + 1, letter, "reverse bold")
    return canvas.text()


def _draw_cells(canvas: Canvas, land: LandView, style: str) -> None:
    for y, row in enumerate(land.terrain):
        for x, letter in enumerate(row):
            if letter in TERRAIN:
                canvas.put(x * WIDE + 1, y * TALL, letter, style or TERRAIN[letter])


def _draw_ways(canvas: Canvas, land: LandView) -> None:
    """Rivers first: a path over one is seen."""
    for arm in land.rivers:
        (x, y), (dx, dy) = arm.cell, SIDES[arm.side]
        _draw_link(canvas, x, y, dx, dy, "─│" if arm.width == 1 else "═║", "blue")
    for path in land.paths:
        (x, y), (east, south) = path.ends
        _draw_link(canvas, x, y, east - x, south - y, "-:", "yellow")
    for crossing in land.crossings:
        x, y = crossing.cell
        canvas.put(x * WIDE, y * TALL, {"ford": "x", "bridge": "#", "ferry": "u"}[crossing.kind], "bold blue")


def _draw_link(canvas: Canvas, x: int, y: int, dx: int, dy: int, signs: str, style: str) -> None:
    if dx:
        for step in (2, 3):
            canvas.put(x * WIDE + 1 + dx * (step - 1), y * TALL, signs[0], style)
    else:
        canvas.put(x * WIDE + 1, y * TALL + dy, signs[1], style)


def _draw_landmarks(canvas: Canvas, land: LandView, style: str) -> None:
    for landmark in land.landmarks:
        x, y = landmark.cell
        if landmark.type != "mountain":
            canvas.put(
                x * WIDE + 1, y * TALL, LANDMARKS.get(landmark.type, "*"), "bold red" if landmark.hostile else style
            )


def _draw_parties(canvas: Canvas, view: CampaignView) -> None:
    for party in view.parties:
        x, y = party.cell
        canvas.put(x * WIDE, y * TALL, seat_letter(party.caller), seat_style(party.caller))
    for place in view.secrets.places if view.secrets else ():
        if place.cell != place.believed:
            canvas.put(place.cell[0] * WIDE, place.cell[1] * TALL, "!", "bold " + HIDDEN)
