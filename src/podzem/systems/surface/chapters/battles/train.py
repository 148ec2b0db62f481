"""What an army has with it besides fighters: food, goods, named things, and who gets them (T13b).

House: those met who are people have the food that they will eat this evening, merchants their goods; a judge may say
otherwise. A party's baggage is all that its people neither wear nor hold. Both trains are in plain sight.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.making import MAGIC, METAL, STACKED, VALUED, coins, thing
from podzem.expedition.people import CAPTIVE, Member
from podzem.expedition.wealth import take_out
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY, Army, Battle
from podzem.systems.surface.chapters.battles.objectives import BAGGAGE, OBJECT, Objective, baggage_price, fixed_price
from podzem.systems.surface.chapters.battles.tables import TABLES
from podzem.systems.surface.chapters.encounters import spoils
from podzem.systems.surface.chapters.encounters.spoils import KUNA
from podzem.systems.surface.chapters.settlements.trading import value_of
from podzem.systems.surface.events import battles as told
from podzem.systems.surface.events import travel
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import side
from podzem.world.creatures import CREATURES
from podzem.world.item import Item

RATION: Final = spoils.RATION
EATEN: Final[int] = TABLES["train"]["rations"]
NAMED: Final = (*VALUED, *MAGIC)
"""Kinds of which each piece is known by itself."""
LEFT_BEHIND: Final = (fields.GONE, fields.ROUTED, fields.SURRENDERED)
"""Who leaves the field so leaves his train there."""


@dataclass(frozen=True)
class Train:
    """What can be seized at once."""

    supplies: int
    kuna: int

    @property
    def price(self) -> Fraction:
        """What it costs to seize it."""
        return baggage_price(self.supplies, Fraction(self.kuna, KUNA))


def draw_up(game: Game, army: Army) -> None:
    """What those met bring to the field."""
    meeting, encounter = game.meeting, game.encounter
    if meeting is None or encounter is None or encounter.plundered:
        return
    if CREATURES[meeting.kind].mind == "people":
        army.supplies = EATEN * sum(unit.count for unit in army.units)
    army.goods = encounter.goods * KUNA


def tell(army: Army, scribe: Scribe) -> None:
    """Both sides see what those met have with them."""
    if army.supplies or army.goods:
        facts: dict[str, Value] = {"side": army.side, "count": army.supplies, "kuna": army.goods}
        scribe.record(told.TRAIN_SEEN, facts)


def of(game: Game, army: Army) -> Train:
    """The train of an army as it is now."""
    if army.side != PARTY:
        return Train(army.supplies, army.goods)
    things = [item for _, item in _stowed(game)]
    food = sum(item.count for item in things if item.kind == RATION)
    return Train(food, sum(value_of(item) for item in things if item.kind != RATION))


def objects(game: Game, army: Army) -> list[Item]:
    """The named things of an army: treasures of a party, what a judge has named of those met."""
    if army.side != PARTY:
        return army.objects
    return [item for _, item in _stowed(game) if item.kind in NAMED]


def wanted(game: Game, army: Army) -> list[Objective]:
    """What of this may be seized, with its price."""
    train = of(game, army)
    found = [Objective(BAGGAGE, price=train.price)] if train.supplies or train.kuna else []
    return found + [Objective(OBJECT, item.id, fixed_price(OBJECT)) for item in objects(game, army)]


def _people(game: Game) -> list[Member]:
    return [one for one in game.members_of(game.party(game.acting)) if one.status != CAPTIVE]


def _stowed(game: Game) -> list[tuple[Member, Item]]:
    """All that the party's people and beasts carry and neither wear nor hold."""
    return [(one, item) for one in _people(game) for item in one.items if not item.ready]


def seize(game: Game, army: Army, enemy: Army, reached: Objective, scribe: Scribe) -> None:
    """An army has got what it wanted of the enemy's train."""
    if army.side == OTHERS:
        _lose(game, reached, scribe)
    elif reached.kind == BAGGAGE:
        _carry_off(game, enemy, scribe)
    else:
        found = next((item for item in enemy.objects if item.id == reached.target), None)
        if found is not None:
            enemy.objects.remove(found)
            _shoulder(game, game.party(game.acting), found, scribe)


def leave_behind(game: Game, battle: Battle, scribe: Scribe) -> None:
    """To the party that keeps the field falls what the beaten had, and what T9 notes of them."""
    enemy = battle.army(OTHERS)
    if battle.keeper != PARTY or enemy.left not in LEFT_BEHIND or game.encounter is None:
        return
    party = game.party(game.acting)
    game.encounter.goods, game.encounter.plundered = 0, True
    spoils.take(game, scribe)
    spoils.lay_food(game, party, enemy.supplies, scribe)
    spoils.lay_silver(game, party, enemy.goods, scribe)
    for item in enemy.objects:
        spoils.lay_down(game, party, item, 1, scribe)
    enemy.supplies, enemy.goods, enemy.objects = 0, 0, []


def _carry_off(game: Game, enemy: Army, scribe: Scribe) -> None:
    """Food and goods onto the party's shoulders, their donkeys with it."""
    party = game.party(game.acting)
    if enemy.supplies:
        _shoulder(game, party, thing(game.company, RATION, enemy.supplies), scribe)
    if enemy.goods:
        _shoulder(game, party, coins(game.company, enemy.goods), scribe)
    enemy.supplies = enemy.goods = 0
    if game.encounter is not None:
        game.encounter.goods, game.encounter.plundered = 0, True
        spoils.lead_off(game, scribe)


def _shoulder(game: Game, party: Party, found: Item, scribe: Scribe) -> None:
    """Who can bear it takes it, as much as he can; the rest lies in the cell."""
    for member in sorted(_people(game), key=lambda one: -_room(game, one)):
        part = _part_for(game, member, found)
        if part is None:
            continue
        member.items.append(part)
        facts: dict[str, Value] = {"item": part.id, "member": member.id}
        scribe.record(travel.HANDED, facts, audience=side(game, party))
        if part is found:
            return
    spoils.lay_down(game, party, found, found.count, scribe)


def _room(game: Game, member: Member) -> int:
    """Quarter grivnas that somebody on his feet can still bear."""
    return carrying.limits(member)[-1] - carrying.load(game.company, member) if member.is_up else 0


def _part_for(game: Game, member: Member, found: Item) -> Item | None:
    """All of it, or so many of alike ones as he can bear."""
    room = _room(game, member)
    if carrying.weight(found) <= room:
        return found
    each = carrying.weight(found) // max(found.count, 1)
    if found.kind not in (*STACKED, *METAL) or room < each or not each:
        return None
    part = found.copy()
    part.number, part.count, part.value = game.company.take_number(), room // each, 0
    found.count -= part.count
    return part


def _lose(game: Game, reached: Objective, scribe: Scribe) -> None:
    """What the party had with it is gone with those who seized it."""
    gone = [pair for pair in _stowed(game) if reached.kind == BAGGAGE or pair[1].id == reached.target]
    for member, item in gone:
        take_out(member.items, item.number)
    if gone:
        party = game.party(game.acting)
        facts: dict[str, Value] = {"party": party.number, "item": [item.id for _, item in gone]}
        scribe.record(told.SEIZED, facts, audience=side(game, party))
