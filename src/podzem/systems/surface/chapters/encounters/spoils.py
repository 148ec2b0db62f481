"""Встречи: what the beaten leave to who holds the field (T9), and how it is found in the cell."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition.making import coins, thing
from podzem.expedition.people import ANIMAL, DEAD, DOWN, Member
from podzem.systems.surface.chapters import parting
from podzem.systems.surface.chapters.encounters import sides
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import side
from podzem.world.item import Item
from podzem.world.load import QG_IN_GRIVNA
from podzem.world.money import SILVER_QG

RATION: Final = "ration"
DONKEY: Final = "donkey"
KUNA: Final = QG_IN_GRIVNA * SILVER_QG
"""Kuna in a grivna of silver."""


def take(game: Game, scribe: Scribe) -> None:
    """What T9 notes of the beaten: game gives food, merchants leave donkeys and goods."""
    party, meeting, encounter = sides.at_hand(game)
    slain = [n for n in meeting.creatures if game.members[n].status in (DOWN, DEAD)]
    lay_food(game, party, sides.above(game).rations * len(slain), scribe)
    lay_silver(game, party, encounter.goods * KUNA, scribe)
    encounter.goods = 0
    lead_off(game, scribe)


def lead_off(game: Game, scribe: Scribe) -> None:
    """Their donkeys go with the party."""
    party, _, encounter = sides.at_hand(game)
    for _ in range(encounter.donkeys):
        beast = Member(ANIMAL, DONKEY, game.company.take_number(), owner=party.caller, group=party.number)
        game.members[beast.number] = beast
    if encounter.donkeys:
        facts: dict[str, Value] = {"party": party.number, "count": encounter.donkeys}
        scribe.record(events.BEASTS_TAKEN, facts, audience=side(game, party))
    encounter.donkeys = 0


def lay_food(game: Game, party: Party, count: int, scribe: Scribe) -> None:
    """So many rations lie in the cell."""
    if count:
        lay_down(game, party, thing(game.company, RATION, count), count, scribe)


def lay_silver(game: Game, party: Party, kuna: int, scribe: Scribe) -> None:
    """Goods lie in the cell, as the silver that they are worth."""
    if kuna:
        lay_down(game, party, coins(game.company, kuna), kuna // KUNA, scribe)


def lay_down(game: Game, party: Party, found: Item, count: int, scribe: Scribe) -> None:
    """A thing lies in the cell, and the party hears of it."""
    parting.lay_down(game, party, [found])
    facts: dict[str, Value] = {"party": party.number, "item": found.id, "count": count}
    scribe.record(events.SPOILS, facts, audience=side(game, party))
