"""What can be told of a search: the same whether nothing is there or nothing was found (delve.core.roll_visibility)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.document import Hidden
from podzem.systems.delve.event_facts import KINDS
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place, write_place
from podzem.systems.delve.things import Item
from podzem.world.dungeon_map import Opening

ROLL: Final = "delve.search.roll"


@shape("members")
def _of_searchers(people: list[Person]) -> Facts:
    return {"members": [person.id for person in people]}


@shape("place", "things")
def _of_cache(place: Place, items: list[Item]) -> Facts:
    return {"place": write_place(place), "things": [item.id for item in items]}


@shape("opening", "place")
def _of_door(opening: Opening, place: Place) -> Facts:
    return {"opening": opening.id, "place": write_place(place)}


@shape("member", "spot", "method", "success")
def _of_verdict(person: Person, spot: str, method: str, good: bool) -> Facts:
    return {"member": person.id, "spot": spot, "method": method, "success": good}


@shape("member", "said")
def _of_words(person: Person, said: str) -> Facts:
    return {"member": person.id, "said": said}


@shape("hidden", "place", "total", "difficulty", "success")
def _of_comparison(hidden: Hidden, total: int) -> Facts:
    facts: Facts = {"hidden": hidden.kind, "place": write_place(hidden.at[0]), "total": total}
    return {**facts, "difficulty": hidden.difficulty, "success": hidden.difficulty <= total}


_BY: Final = ("delve.search.describe", ROLL)
_table: Final = EventTable(KINDS)
described: Final = _table.told("described", "delve.search.describe", _of_words)
roller_named: Final = _table.told("roller_named", "delve.core.group_check", made.of_member)
searched: Final = _table.told("searched", "delve.search.time", _of_searchers)
found_door: Final = _table.told_by("found_door", _BY, _of_door)
found_cache: Final = _table.told_by("found_cache", _BY, _of_cache)
found_trap: Final = _table.told_by("found_trap", (*_BY, "delve.trap.hint"), made.of_trap)
nothing_found: Final = _table.told("nothing_found", ROLL, made.of_nothing)
compared: Final = _table.told("search_compared", ROLL, _of_comparison, to=TO_JUDGE)
verdict: Final = _table.told("search_verdict", "delve.search.describe", _of_verdict, to=TO_JUDGE)
overruled: Final = _table.told("search_overruled", "delve.search.describe", _of_verdict, to=TO_JUDGE)
listened: Final = _table.told("listened", "delve.time.costs", made.of_door)
heard: Final = _table.told("heard", "delve.time.costs", made.of_sound)
examined: Final = _table.told("examined", "delve.time.costs", made.of_reading)
EVENTS: Final = _table.rows
