"""Gear bought and sold (delve.gear.list); money in kuna."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.chapters.town import events
from podzem.systems.delve.chapters.town.heroes import new_item
from podzem.systems.delve.company import own_item
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import Word, no, row
from podzem.systems.delve.things import STOWED, Item

LIST: Final = "delve.gear.list"
HALF: Final = 2
SOLD: Final = [kind for kind, gear in GEAR.items() if gear.price is not None]


def price(kind: str) -> int:
    """What a thing costs, in kuna."""
    return GEAR[kind].price or 0


def _find_kind(game: Game, person: Person, text: str) -> str | None:
    return text if text in SOLD else None


def _buy_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(kind,) for kind in SOLD]


def _why_not_buy(game: Game, person: Person, kind: str) -> Refusal | None:
    """Money and room."""
    if price(kind) > game.coins:
        return no(LIST, member=person.id, type=kind, kuna=price(kind))
    item = Item(kind, 0, STOWED, count=GEAR[kind].count)
    return None if limits.room_for(game, person, item) else limits.why_not_put(game, person, item, STOWED)


def _buy(game: Game, person: Person, kind: str, scribe: Scribe) -> None:
    """It is his, stowed if there is room."""
    game.coins -= price(kind)
    item = new_item(game, kind)
    item.where = limits.room_for(game, person, item)
    person.items.append(item)
    events.bought(scribe, person, item, price(kind))


def worth(item: Item) -> int:
    """What a thing fetches: half of its price rounded down, coins and valuables all of their worth."""
    if item.kind == "coins":
        return 10 * item.count
    if item.kind in ("gem", "tableware"):
        return item.value or GEAR[item.kind].worth
    full = price(item.kind) if not item.broken else 0
    return full // HALF


def _sell_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(item.id,) for item in person.items]


def _sell(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """Gone for what it fetches."""
    person.items.remove(item)
    game.coins += worth(item)
    events.sold(scribe, person, item, worth(item))


KIND: Final = Word("type", _find_kind, LIST)
ITEM: Final = Word("item", own_item)
IN_TOWN: Final = (TOWN,)

ROWS: Final = (
    row("buy", IN_TOWN, (KIND,), _buy_choices, _why_not_buy, _buy),
    row("sell", IN_TOWN, (ITEM,), _sell_choices, do=_sell),
)
