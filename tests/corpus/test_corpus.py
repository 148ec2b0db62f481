"""The recorded games play again: every decision is legal, and the same events are told by name, clause and facts."""

from typing import Any

import msgspec
import pytest

from podzem.systems import SYSTEMS, load_system
from tests.corpus.games import FOLDER, Game, Told, difference, read_games

GAMES = [game for file in sorted(FOLDER.glob("*.json.gz")) for game in read_games(file)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.system}-{game.name}")
def test_a_recorded_game_plays_as_it_was_recorded(game: Game) -> None:
    assert difference(game) is None
