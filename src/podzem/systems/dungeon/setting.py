"""What a table of «Подземелье» was set up with: players, switches, the map."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.core.errors import Refused
from podzem.core.options import Choice, choose, read_options
from podzem.core.tables import read_tables
from podzem.world.dungeon_map import Dungeon
from podzem.world.map_file import load_dungeon

PACKAGE: Final = "podzem.systems.dungeon"
FILE: Final = files(PACKAGE).joinpath("tables", "options.toml")
MOST_KEPT: Final = 32
"""So many maps are kept for whoever asks next; a table keeps its own as long as it lives."""
OPTIONS: Final = read_options(read_tables(FILE)["option"])


def read_part(name: str) -> dict[str, Any]:
    """The tables of one part of the rules: `tables/<name>.toml`."""
    return read_tables(files(PACKAGE).joinpath("tables", f"{name}.toml"))


class Setting:
    """Players and switches of one table; it never changes."""

    def __init__(self, players: int, options: dict[str, Choice], imagined: Dungeon | None = None) -> None:
        self.players = players
        self.options = options
        self._document: tuple[int, Dungeon] | None = None
        """The map that was asked for last, with its seed."""
        self.imagined = imagined
        """A map that differs from the true one in what somebody has not seen."""

    @property
    def mark(self) -> bytes:
        """What tells an imagined map from the true one; nothing for the true one."""
        return b"" if self.imagined is None else repr(self.imagined.levels).encode()

    def word(self, name: str) -> str:
        """The value of a switch that is a word."""
        return str(self.options[name])

    def number(self, name: str) -> int:
        """The value of a switch that is a number."""
        return int(self.options[name])

    def is_on(self, name: str) -> bool:
        """The value of a switch that is on or off."""
        return bool(self.options[name])

    def asks_judge(self, automation: str) -> str:
        """How a thing left to the judge is settled: automatic, ask or off; without a judge nobody is asked."""
        chosen = str(self.options[automation])
        return "automatic" if chosen == "ask" and self.options["judge"] == "automatic" else chosen

    def document(self, seed: int) -> Dungeon:
        """The dungeon of this table."""
        if self.imagined is not None:
            return self.imagined
        if self._document is None or self._document[0] != seed:
            self._document = seed, _document(self.word("map"), seed, self.number("depths"), self.number("rooms"))
        return self._document[1]


@lru_cache(maxsize=MOST_KEPT)
def _document(map_word: str, seed: int, depths: int, rooms: int) -> Dungeon:
    if map_word == "random":
        from podzem.site.generator.generate import generate

        return generate(seed, depths, rooms)
    if "\n" in map_word:
        return load_dungeon(map_word)
    return load_dungeon(files("podzem.world").joinpath("maps", f"{map_word}.json").read_text(encoding="utf-8"))


def read_setting(players: int, options: Mapping[str, object]) -> Setting:
    """A setting from what was asked for; unknown names and values are refused (dungeon.core.options)."""
    try:
        return Setting(players, choose(OPTIONS, options, "dungeon.core.options"))
    except Refused as error:
        refusal = error.refusal
        raise Refused(Refusal("dungeon.core.options", refusal.order, refusal.facts)) from None
