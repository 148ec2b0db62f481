"""Where the world's data lies: what every expedition system reads, and the maps of its samples."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from podzem.world.map_file import SAMPLES

FOLDER: Final = files("podzem.world")
DATA: Final = (FOLDER.joinpath("gear.toml"), FOLDER.joinpath("creatures.toml"))
"""Gear and bestiary."""


def map_files() -> list[Traversable]:
    """The maps that come with the program."""
    return [FOLDER.joinpath("maps", f"{name}.json") for name in SAMPLES]
