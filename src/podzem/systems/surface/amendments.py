"""What a human judge may change by his own hand, each refused like any order (surface.core.legal_actions)."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import Any, Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.errors import PodzemError, Refused
from podzem.core.events import OPEN, SECRET
from podzem.core.forms import merged, nest, read_line, write_leaf
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.making import VALUED
from podzem.expedition.people import GONE
from podzem.systems.surface import amendable, record
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import DAYS, MONTHS
from podzem.systems.surface.cells import Cell, read_cell
from podzem.systems.surface.chapters.battles.armies import KINDS, Unit, place_of, take_from
from podzem.systems.surface.chapters.battles.battle import ORDERS, OTHERS, PARTY, Army
from podzem.systems.surface.chapters.battles.course import loyalty_of
from podzem.systems.surface.chapters.battles.fighting import is_countable
from podzem.systems.surface.chapters.battles.strength import of_one
from podzem.systems.surface.chapters.encounters import meeting_ends
from podzem.systems.surface.chapters.encounters.coming import BROUGHT, COUNTS
from podzem.systems.surface.chapters.settlements import stocks
from podzem.systems.surface.chapters.weather import CHAIN, WINTER_FORMS, shown
from podzem.systems.surface.events import battles
from podzem.systems.surface.events import judging as events
from podzem.systems.surface.game import DAY, MEETING, OVER, Game
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.parties import BELOW, Party
from podzem.systems.surface.rows import CAUSE
from podzem.systems.surface.telling import side
from podzem.world.creatures import CREATURES
from podzem.world.item import Item

CLAUSE: Final = "surface.core.legal_actions"
LONGEST_SPELL: Final = 99
MOST_MET: Final = COUNTS[-1]
HIDDEN: Final = re.compile(r"spell_left|parties\.\d+\.bewildered|landmarks\..*")
"""What a judge sets without anybody hearing of it: how long it stays clear, who will go astray, who lives where."""
MOST_STOCKED: Final = 999999
MOST_IN_A_UNIT: Final = 10000
MOST_OBJECTS: Final = 9
HIGHEST_LEVEL: Final = 30
Done = tuple[Any, int, dict[str, Any]]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why the judge may not do this; anything but an amendment is refused."""
    facts: dict[str, Fact] = {"order": decision.order}
    if decision.order not in _DO or not SPECS[decision.order].takes(len(decision.words)):
        return Refusal(CLAUSE, decision.order, {**facts, CAUSE: "order"})
    if game.stage == OVER:
        return Refusal("dungeon.premise.goal", decision.order, facts)
    try:
        _DO[decision.order](game.copy(), list(decision.words))
    except Refused as error:
        return Refusal(CLAUSE, decision.order, {**facts, **error.refusal.facts})
    except PodzemError as error:
        return Refusal(CLAUSE, decision.order, {**facts, CAUSE: "fault", "fault": str(error)})
    return None


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry an amendment out; what players cannot see is told to the judge alone."""
    event, audience, told = _DO[decision.order](game, list(decision.words))
    scribe.record(event, told, audience=audience)


def _no(why: str, **facts: Fact) -> Refused:
    """The reason in a word, for which every language has a sentence."""
    return Refused(Refusal(CLAUSE, "", {CAUSE: why, **facts}))


def _number(word: str, least: int, most: int) -> int:
    number = read_natural(word)
    if number is None or not least <= number <= most:
        raise _no("number", amount=word, least=least, most=most)
    return number


def _party(game: Game, word: str) -> Party:
    found = next((party for party in game.parties if str(party.number) == word), None)
    if found is None:
        raise _no("party", party=word)
    return found


def _set(game: Game, words: list[str]) -> Done:
    """A fact of the campaign by its path, within its bounds; what cannot be is refused."""
    paths = read_line(words[0])
    if len(paths) != 1:
        raise _no("kept", path=words[0])
    ((path, value),) = paths.items()
    if game.stage != DAY:
        raise _no("fight", path=path)
    wanted = amendable.expected(game, path, value)
    if wanted is None:
        raise _no("kept", path=path)
    if wanted:
        raise _no("value", path=path, value=write_leaf(value), values=wanted)
    changed = record.read(game, merged(record.write(game), nest({path: value})))
    if wrong := fault(changed):
        raise _no("fault", fault=wrong)
    for field in dataclasses.fields(game):
        setattr(game, field.name, getattr(changed, field.name))
    return events.FACT_SET, SECRET if HIDDEN.fullmatch(path) else OPEN, {"path": path}


def _reveal(game: Game, words: list[str]) -> Done:
    """A landmark is drawn on a party's map, where it is."""
    party, region = _party(game, words[0]), region_of(game)
    if not region.has_landmark(words[1]) or words[1] in party.knowledge.found:
        raise _no("landmark", landmark=words[1])
    party.knowledge.found[words[1]] = Cell(*region.landmark(words[1]).cell)
    return events.MARK_SHOWN, side(game, party), {"party": party.number, "landmark": words[1]}


def _set_date(game: Game, words: list[str]) -> Done:
    """The calendar; seasons and waters follow from it."""
    year, month, day = _number(words[0], 1, 9999), _number(words[1], 1, MONTHS), _number(words[2], 1, DAYS)
    game.year, game.month, game.day = year, month, day
    return events.DATE_SET, OPEN, {"year": year, "month": month, "day": day}


def _set_weather(game: Game, words: list[str]) -> Done:
    """The weather of today, and for how many days it lasts."""
    weather = next((wet for wet, form in WINTER_FORMS.items() if form == words[0]), words[0])
    if weather not in CHAIN:
        raise _no("weather", weather=words[0])
    game.weather, game.spell_left = weather, _number(words[1], 1, LONGEST_SPELL)
    return events.WEATHER_SET, OPEN, {"weather": shown(game)}


def _place(game: Game, words: list[str]) -> Done:
    """Where a party truly stands; it goes on believing what it believed, unless it knew its place."""
    party, cell, region = _party(game, words[0]), read_cell(words[1]), region_of(game)
    if party.phase == BELOW:
        raise _no("below", party=party.number)
    if game.stage != DAY:
        raise _no("fight", path=words[0])
    if game.questions:  # it may be about the march that ends here
        raise _no("meeting")
    if not region.contains(cell) or region.is_water(cell):
        raise _no("cell", cell=str(cell))
    party.cell, party.bank, party.inside, party.march = cell, region.banks(cell)[0], "", None
    party.aboard = 0
    party.lost = cell != party.believed
    return events.PLACED, SECRET, {"party": party.number, "cell": str(cell)}


def _bring(game: Game, words: list[str]) -> Done:
    """Somebody comes upon a party now, so many of a kind; surprise and distance are thrown as ever."""
    party, kind, count = _party(game, words[0]), words[1], _number(words[2], 1, MOST_MET)
    if kind not in CREATURES:
        raise _no("kind", kind=kind)
    if party.phase == BELOW:
        raise _no("below", party=party.number)
    if game.stage != DAY or game.questions or game.agenda:
        raise _no("meeting")
    game.agenda[:0] = [f"{BROUGHT}:{party.number}:{kind}:{count}"]
    return events.MEETING_SENT, SECRET, {"party": party.number, "kind": kind, "count": count}


def _end_meeting(game: Game, words: list[str]) -> Done:
    """A meeting before any blow is cancelled; nobody was there of whom the party does not know."""
    meeting = game.meeting
    if game.stage != MEETING or meeting is None:
        raise _no("no_meeting")
    party = game.party(game.acting)
    game.questions = []
    meeting_ends.close(game)
    return events.MEETING_ENDED, side(game, party) if meeting.told else SECRET, {"party": party.number}


def _army_rules(game: Game, words: list[str]) -> Done:
    """If it comes to blows it is a battle of armies, however few they are (surface.battle.when)."""
    meeting, encounter = game.meeting, game.encounter
    if game.stage != MEETING or meeting is None or encounter is None or not meeting.told or encounter.as_armies:
        raise _no("no_meeting")
    encounter.as_armies = True
    party = game.party(game.acting)
    return events.ARMIES_MEET, side(game, party), {"party": party.number}


def _set_stock(game: Game, words: list[str]) -> Done:
    """What a settlement has on sale and in its purse (surface.settlement.kinds)."""
    region = region_of(game)
    if not region.has_landmark(words[0]) or not region.landmark(words[0]).is_settlement:
        raise _no("settlement", settlement=words[0])
    supplies, purse = _number(words[1], 0, MOST_STOCKED), _number(words[2], 0, MOST_STOCKED)
    state = stocks.touched(game, words[0])
    state.supplies, state.purse = supplies, purse
    return events.STOCK_SET, SECRET, {"settlement": words[0], "count": supplies, "kuna": purse}


def _add_unit(game: Game, words: list[str]) -> Done:
    """More for one side of a battle, before the dice (surface.battle.strength)."""
    battle, kind = game.battle, words[1]
    if battle is None or battle.stage != ORDERS or words[0] not in (PARTY, OTHERS):
        raise _no("battle", side=words[0])
    if kind not in KINDS:
        raise _no("unit", kind=kind)
    count, level = _number(words[2], 1, MOST_IN_A_UNIT), _number(words[3], 1, HIGHEST_LEVEL)
    army = battle.army(words[0])
    army.units.append(Unit(kind, count, level, loyalty=loyalty_of(army)))
    if not is_countable(game, army):
        raise _no("unit", kind=kind)
    army.initial += army.units[-1].count * of_one(army.units[-1], game.setting.word("battle_scale"))
    return events.UNIT_ADDED, OPEN, {"side": words[0], "kind": kind, "count": count}


def _remove_unit(game: Game, words: list[str]) -> Done:
    """Fewer of a unit of those met, before the dice; somebody must be left to fight."""
    battle, name = game.battle, words[0]
    if battle is None or battle.stage != ORDERS:
        raise _no("battle", side=OTHERS)
    army = battle.army(OTHERS)
    place = place_of(army.units, name) if name.startswith(f"{OTHERS}.") else -1
    if not 0 <= place < len(army.units) or not army.units[place].count:
        raise _no("unit", kind=name)
    gone = take_from(army.units[place], _number(words[1], 1, army.units[place].count))
    if army.strength(game.setting.word("battle_scale")) <= 0:
        raise _no("unit", kind=name)
    for number in gone.members:
        game.members[number].status = GONE
    return events.UNIT_REMOVED, OPEN, {"unit": name, "count": gone.count}


def _set_train(game: Game, words: list[str]) -> Done:
    """What those met have in their train, rations and kuna of goods, before the dice (T13b)."""
    army = _others(game)
    army.supplies, army.goods = _number(words[0], 0, MOST_STOCKED), _number(words[1], 0, MOST_STOCKED)
    return battles.TRAIN_SEEN, OPEN, {"side": OTHERS, "count": army.supplies, "kuna": army.goods}


def _name_object(game: Game, words: list[str]) -> Done:
    """A thing by which those met are known, worth so much; everybody sees it with them (T13b)."""
    army, kind = _others(game), words[0]
    if kind not in VALUED or len(army.objects) >= MOST_OBJECTS:
        raise _no("item", item=kind)
    found = Item(kind, game.company.take_number(), value=_number(words[1], 1, MOST_STOCKED))
    army.objects.append(found)
    return events.OBJECT_NAMED, OPEN, {"side": OTHERS, "item": found.id, "kuna": found.value}


def _others(game: Game) -> Army:
    """The army of those met, before the dice."""
    if game.battle is None or game.battle.stage != ORDERS:
        raise _no("battle", side=OTHERS)
    return game.battle.army(OTHERS)


SPECS: Final[dict[str, OrderSpec]] = {
    "set_train": OrderSpec("set_train", ("supplies", "kuna")),
    "name_object": OrderSpec("name_object", ("item", "kuna")),
    "set_stock": OrderSpec("set_stock", ("settlement", "supplies", "kuna")),
    "add_unit": OrderSpec("add_unit", ("side", "kind", "count", "level")),
    "remove_unit": OrderSpec("remove_unit", ("unit", "count")),
    "bring": OrderSpec("bring", ("party", "kind", "count")),
    "end_meeting": OrderSpec("end_meeting"),
    "army_rules": OrderSpec("army_rules"),
    "set_date": OrderSpec("set_date", ("year", "month", "day")),
    "set_weather": OrderSpec("set_weather", ("weather", "count")),
    "place": OrderSpec("place", ("party", "cell")),
    "set": OrderSpec("set", ("fact",)),
    "show_mark": OrderSpec("show_mark", ("party", "landmark")),
}
_DO: Final[dict[str, Callable[[Game, list[str]], Done]]] = {
    "set_train": _set_train,
    "name_object": _name_object,
    "set_stock": _set_stock,
    "add_unit": _add_unit,
    "remove_unit": _remove_unit,
    "bring": _bring,
    "end_meeting": _end_meeting,
    "army_rules": _army_rules,
    "set_date": _set_date,
    "set_weather": _set_weather,
    "place": _place,
    "set": _set,
    "show_mark": _reveal,
}
