"""A battle board in letters: a character for each square, those on it as letters and numbers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from podzem.systems.screen.view.shapes import CreatureView, SkirmishView, SquareView

WIDE: Final = 2
"""Characters from one square to the next."""
COVERS: Final = {"poor": "b", "fair": "=", "solid": "O", "loophole": "L"}
GROUNDS: Final = {"awkward": (":", "yellow"), "hard": ("~", "blue")}
LIGHTS: Final = {"shadow": ",", "dark": "`"}
FIRST: Final = "1"


def draw_board(view: SkirmishView) -> Text:
    """The board with the numbers of its columns and rows; where the one who acts may go is lit."""
    marks = {(each.at[0], each.at[1]): _ground(each) for each in view.squares}
    within = {(each[0], each[1]) for each in view.reach}
    tokens = _tokens(view)
    width, height = view.size
    text = Text("".join(f"   {_ruler(width, part)}\n" for part in ((10, 1) if width > 10 else (1,))), style="dim")
    for y in range(height):
        text.append(f"{y:>2} ", style="dim")
        for x in range(width):
            sign, style = tokens.get((x, y)) or marks.get((x, y), (".", "dim"))
            lit = (x, y) in within and (x, y) not in tokens
            text.append(sign.ljust(WIDE), style=f"{style} reverse" if lit else style)
        text.append("\n")
    return text


def _ruler(width: int, part: int) -> str:
    """The tens or the ones of the numbers of columns: a square is called by both."""
    return "".join((str(x // part % 10) if x >= part or part == 1 else " ").ljust(WIDE) for x in range(width)).rstrip()


def _ground(square: SquareView) -> tuple[str, str]:
    if square.wall:
        return "#", "bold"
    if square.fire:
        return "*", "red"
    if square.smoke or square.mist:
        return "s", "dim"
    if square.cover != "none":
        return COVERS[square.cover], "green"
    if square.ground in GROUNDS:
        return GROUNDS[square.ground]
    if square.confined:
        return "%", "dim"
    if square.height:
        return "^", "yellow"
    return LIGHTS.get(square.light, "."), "dim"


def signs(view: SkirmishView) -> dict[str, str]:
    """The sign of each creature: heroes by a letter, opponents by a number, both in the order of the roster."""
    heroes = [one for one in view.creatures if one.side == "heroes"]
    others = [one for one in view.creatures if one.side != "heroes"]
    found = {one.id: chr(ord("A") + index) for index, one in enumerate(heroes)}
    return found | {
        one.id: str(index) if index < 10 else chr(ord("a") + index - 10) for index, one in enumerate(others, 1)
    }


def _tokens(view: SkirmishView) -> dict[tuple[int, int], tuple[str, str]]:
    found: dict[tuple[int, int], tuple[str, str]] = {}
    named = signs(view)
    for one in sorted(view.creatures, key=lambda each: not each.out):
        for dx in range(one.squares):
            for dy in range(one.squares):
                found[one.at[0] + dx, one.at[1] + dy] = named[one.id], _style(view, one)
    return found


def _style(view: SkirmishView, one: CreatureView) -> str:
    if view.secrets is not None and one.id in view.secrets.hidden:
        return "magenta"
    colour = "green" if one.side == "heroes" else "red"
    return f"dim {colour}" if one.out else f"bold {colour}" + (" underline" if one.id == view.active else "")
