"""What lies in the dungeon before anybody came, as in the sample (delve.shared.sample): heaps and chests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.document import square_at
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.place import Place
from podzem.systems.delve.things import STOWED, Item, Lying
from podzem.world.dungeon_map import PlainItem
from podzem.world.load import QG_IN_GRIVNA
from podzem.world.money import gold_worth

COINS_IN_GRIVNA: Final = 10
"""A coin is ten kuna of silver."""
ODD_KUNA: Final = 500
"""What a wand or staff fetches here, where nobody knows what it does."""
VALUED: Final = ("gem", "tableware", "jewellery", "carpet")
KEY: Final = "key"


def lay_treasure(game: Game) -> None:
    """Treasure lies where the map has it."""
    for level in dungeon(game).levels:
        for treasure in level.treasure:
            at = Place(level.depth, *square_at(game, level.depth, treasure.area, treasure.at))
            items = made_of(game.take_hidden_number, treasure.items)
            heap = Lying(at, items, treasure.id, treasure.container, treasure.locked, quality=treasure.quality)
            game.below.lying.append(heap)


def made_of(take_number: Callable[[], int], plain: Iterable[PlainItem]) -> list[Item]:
    """Things as the map writes them; what `delve` does not know is worth its silver."""
    return [item for one in plain for item in _made(take_number, one)]


def _made(take_number: Callable[[], int], plain: PlainItem) -> Iterator[Item]:
    """Silver is coins; other metal and valuables are worth what they are worth."""
    if "item" in plain:
        yield from _named(take_number, plain)
        return
    kind, value = next(iter(plain.items()))
    if kind == "silver":
        yield Item("coins", take_number(), STOWED, count=max(1, int(value * COINS_IN_GRIVNA)), found=True)
    elif kind == "gem":
        yield Item("gem", take_number(), STOWED, value=int(value), found=True)
    elif kind == "potion":
        yield Item("potion", take_number(), STOWED, found=True)
    else:
        worth = gold_worth(int(value * QG_IN_GRIVNA)) if kind == "gold" else int(value) if kind in VALUED else ODD_KUNA
        yield Item("tableware", take_number(), STOWED, value=worth, found=True)


def _named(take_number: Callable[[], int], plain: PlainItem) -> Iterator[Item]:
    kind = str(plain["item"])
    if kind not in GEAR:
        yield Item(KEY, take_number(), STOWED, name=kind, found=True)
        return
    gear = GEAR[kind]
    for _ in range(int(plain.get("count", 1))):
        turns = gear.turns if gear.light_ft and kind != "lamp" else 0
        yield Item(kind, take_number(), STOWED, count=gear.count, left=turns, found=True)
