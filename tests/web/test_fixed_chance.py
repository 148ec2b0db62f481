"""What the browser tests stand on: each table is dealt alike, and its dice fall alike."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Player
from tests.web.visitor import SEED, Site

MOVES = 30
LINES = 25


def told(site: Site, **rest: Any) -> list[Any]:
    """The first lines of a game in which somebody beside a bot always takes the first choice."""
    table = site.open("person", "seeker", **rest)
    player = Player(f"ws{site.url[4:]}/api/tables/{table['table']}/socket", table["token"])
    player.hello()
    while player.news["version"] < MOVES:
        player.settle()
        if player.news["decisions"]:
            player.decide()
    lines: list[Any] = player.ask("lines", **{"from": 1, "to": LINES})["lines"]["of"]
    player.leave()
    assert len(lines) == LINES
    return lines


@pytest.mark.parametrize("options", [{"board": "short"}, {"board": "classic"}], ids=lambda each: each["board"])
def test_every_table_falls_alike(site: Site, options: dict[str, str]) -> None:
    assert told(site, options=options) == told(site, options=options)


def test_another_seed_is_another_game(site: Site, tmp_path: Path) -> None:
    other = Site(tmp_path, SEED + 1)
    try:
        assert told(other) != told(site)
    finally:
        other.stop()


def test_names_and_tokens_are_as_unguessable_as_ever(site: Site) -> None:
    tables = [site.open("person", "seeker") for _ in range(3)]
    assert len({table[kind] for table in tables for kind in ("table", "token", "invite", "watch")}) == 12
