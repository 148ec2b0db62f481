"""Money that those met carry (delve.beast.treasure)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import SAPIENT, is_up, mind, nature
from podzem.systems.delve.chapters.beasts import events
from podzem.systems.delve.chapters.combat.wounds import lay
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import CAPTIVE, DEAD, Band, Person
from podzem.systems.delve.things import Item
from podzem.world.creatures import CREATURES as OF_WORLD

COINS: Final = "coins"
ASKED: Final = 0


def purse(person: Person) -> str:
    """Its purse: a kind of the world's bestiary by its column, other sapient ones `p`, their leaders `f`."""
    if person.kind in OF_WORLD and OF_WORLD[person.kind].is_below:
        carried = OF_WORLD[person.kind].carried
        return carried if carried in ("p", "f") else ""
    if mind(person) != SAPIENT:
        return ""
    return "f" if nature(person).leads else "p"


def ask_for(game: Game, band: Band, scribe: Scribe) -> None:
    """The first time that anybody asks, creature by creature: coins by depth."""
    if band.coins >= ASKED:
        return
    band.coins = ASKED
    for one in band.members:
        kind = purse(one)
        if kind:
            face = int(scribe.roll(number("purse", "sides"), events.PURSE_DIE))
            coins = face * number("purse", kind) * max(1, one.at.depth)
            one.items.append(Item(COINS, game.take_number(), count=coins, found=True))
    scribe.record(events.PURSE, {"band": f"band.{band.number}", "coins": sum(coins_of(one) for one in band.members)})


def coins_of(person: Person) -> int:
    """Coins on somebody."""
    return sum(item.count for item in person.items if item.kind == COINS)


def carried(game: Game, band: Band, scribe: Scribe) -> int:
    """Coins of all of a band who stand."""
    ask_for(game, band, scribe)
    return sum(coins_of(one) for one in band.members if is_up(one))


def leave_behind(game: Game, band: Band, scribe: Scribe) -> None:
    """What the dead carried lies where they fell, what captives did where they were stripped."""
    searched = [one for one in band.members if one.state in (DEAD, CAPTIVE)]
    if searched:
        ask_for(game, band, scribe)
    for one in (each for each in searched if each.items):
        lay(game, one, one.items)
        one.items = []


def give(band: Band, coins: int) -> int:
    """Take so many coins from those who stand; what they gave."""
    left = coins
    for one in band.members:
        for item in [item for item in one.items if item.kind == COINS and is_up(one)]:
            part = min(left, item.count)
            item.count -= part
            left -= part
            if not item.count:
                one.items.remove(item)
    return coins - left
