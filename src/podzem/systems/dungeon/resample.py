"""Another expedition that a viewer cannot tell from the true one: what is hidden from him may be otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.hoard import GEM_VALUES
from podzem.systems.dungeon.setting import Setting
from podzem.systems.dungeon.things import Item
from podzem.world.dungeon_map import Encounter, Level, Secret, Trap

KINDS: Final = ("rat", "bat", "chud", "bandit", "skeleton", "karl", "spider")
"""Who may be imagined behind a door that nobody has opened."""
MOST_IMAGINED: Final = 6


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy in which traps, caches, creatures and closed chests that the viewer does not know are drawn anew."""
    twin = game.copy()
    if viewer == JUDGE:
        return twin
    levels = tuple(_imagine_level(game, level, dice) for level in game.dungeon.levels)
    twin.setting = Setting(game.setting.players, game.setting.options, replace(game.dungeon, levels=levels))
    for heap in twin.heaps:
        for item in heap.items:
            if item.kind == "chest" and not item.ready:
                _imagine_contents(item, dice)
    return twin


def _imagine_level(game: Game, level: Level, dice: Dice) -> Level:
    known = game.known.get(level.depth)
    found = known.found if known else []
    traps = tuple(trap for trap in level.traps if _is_known(game, trap, found) or trap.on or dice.face(2) == 1)
    secrets = tuple(_imagine_cache(secret, found, dice) for secret in level.secrets)
    encounters = tuple(_imagine_creatures(game, encounter, dice) for encounter in level.encounters)
    return replace(level, traps=traps, secrets=secrets, encounters=encounters)


def _is_known(game: Game, trap: Trap, found: list[str]) -> bool:
    """Known traps stay, and so do those whose state the rules have touched."""
    return trap.id in found or trap.id in game.traps


def _imagine_cache(secret: Secret, found: list[str], dice: Dice) -> Secret:
    if secret.id in found:
        return secret
    return replace(secret, contents=({"gem": GEM_VALUES[dice.face(len(GEM_VALUES)) - 1]},))


def _imagine_creatures(game: Game, encounter: Encounter, dice: Dice) -> Encounter:
    is_open = encounter.id in game.met or encounter.id in game.dwellers
    if is_open or encounter.number == "0" or (game.meeting and game.meeting.source == encounter.id):
        return encounter
    kind = KINDS[dice.face(len(KINDS)) - 1]
    return replace(encounter, kind=kind, number=str(dice.face(MOST_IMAGINED)), carried=None)


def _imagine_contents(chest: Item, dice: Dice) -> None:
    """A shut chest may hold other gems; what it holds keeps its kinds."""
    for item in chest.contents:
        if item.kind == "gem":
            item.value = GEM_VALUES[dice.face(len(GEM_VALUES)) - 1]
