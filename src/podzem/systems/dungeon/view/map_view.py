"""The levels as the party knows them, and the judge's whole map."""

from __future__ import annotations

from podzem.expedition.item_data import item_data
from podzem.site.level_view import Onlooker, level_secrets, level_view
from podzem.site.shapes import LevelView
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.sight import light_now
from podzem.systems.dungeon.view.place_view import places_near
from podzem.systems.dungeon.view.shapes import SecretsView
from podzem.world.creatures import BELOW
from podzem.world.gear import GEAR


def levels_seen(game: Game, is_party: bool) -> list[LevelView]:
    """Every level of which something is known; what was found by search is for the party alone."""
    return [_level(game, depth, is_party) for depth in sorted(game.site.known)]


def _level(game: Game, depth: int, is_party: bool) -> LevelView:
    mind = believed(game)
    places = places_near(mind, depth) if is_party else {}
    onlooker = Onlooker(is_party, light_now(game, depth), places, item_data)
    return level_view(mind.site, game.dungeon.level(depth), onlooker)


def secrets_of(game: Game) -> SecretsView:
    """What the judge alone sees: the whole map with its secrets as they stand."""
    levels = [level_secrets(game.site, level, game.met) for level in game.dungeon.levels]
    return SecretsView(levels=levels, waiting=len(game.waiting), gear=sorted(GEAR), kinds=sorted(BELOW))
