"""Another expedition that a viewer cannot tell from the true one: whatever is hidden from him is drawn anew.

What is drawn follows from the dice and from what he knows, so that two worlds which he cannot tell apart are imagined
alike: neither a bot that imagines nor odds that are worked out in an imagined state can tell them apart either.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.dice import Dice
from podzem.expedition.untried import imagine_row, imagine_untried
from podzem.site.generator.hoard import GEM_VALUES
from podzem.systems.dungeon.chapters.combat.battlefield import set_ways
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.imagining.other_map import on_another_map
from podzem.world.item import Item

UNHEARD: Final = ("hold", "rest")


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy in which the map, what lies hidden on it and what nobody has tried are drawn anew."""
    if viewer == JUDGE:
        return game.copy()
    twin = on_another_map(game, dice)
    if twin.stage == COMBAT and twin.fight is not None and twin.meeting is not None:
        set_ways(twin, twin.fight, twin.group(twin.fight_group), twin.meeting)  # what lies behind them is drawn anew
    _imagine_things(twin, dice)
    if viewer == WATCHER:
        _imagine_orders(twin, dice)
    return twin


def _imagine_things(twin: Game, dice: Dice) -> None:
    """What a shut chest holds, and of which sort an untried potion or wand is."""
    chests = [item for heap in twin.site.heaps if heap.seen for item in heap.items if item.kind == "chest"]
    for chest in chests:
        for inner in [] if chest.ready else chest.contents:
            _imagine_item(inner, dice)
    imagine_untried(twin.members.values(), dice)


def _imagine_item(item: Item, dice: Dice) -> None:
    if item.kind == "gem":
        item.value = GEM_VALUES[dice.face(len(GEM_VALUES)) - 1]
    else:
        imagine_row(item, dice)


def _imagine_orders(twin: Game, dice: Dice) -> None:
    """A watcher does not hear what was ordered before it is done."""
    for number, order in twin.orders.items():
        if order.verb in UNHEARD and not order.words:
            twin.orders[number] = Order(UNHEARD[dice.face(len(UNHEARD)) - 1])
