"""What can be told of characters and of the town."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS
from podzem.systems.delve.people import Person
from podzem.systems.delve.things import Item

CREATE: Final = "delve.char.create"

_table: Final = EventTable(KINDS)
ATTRIBUTE_DIE: Final = _table.die("attribute_die", CREATE)
went_below: Final = _table.told("went_below", "delve.auto.scope", made.of_group)


@shape("member", "attribute", "count")
def _of_attribute(person: Person, attribute: str, value: int) -> Facts:
    return {"member": person.id, "attribute": attribute, "count": value}


@shape("member", "skill", "count")
def _of_skill(person: Person, skill: str, value: int) -> Facts:
    return {"member": person.id, "skill": skill, "count": value}


@shape("member", "item", "kuna")
def _of_deal(person: Person, item: Item, kuna: int) -> Facts:
    return {"member": person.id, "item": item.id, "kuna": kuna}


rolled: Final = _table.told("rolled_attribute", CREATE, _of_attribute)
raised: Final = _table.told("raised_attribute", CREATE, _of_attribute)
trained: Final = _table.told("trained", CREATE, _of_skill)
bought: Final = _table.told("bought", "delve.gear.list", _of_deal)
sold: Final = _table.told("sold", "delve.gear.list", _of_deal)


@shape("kind")
def _of_kind(kind: str) -> Facts:
    return {"kind": kind}


@shape("kind", "kuna")
def _of_asking(kind: str, kuna: int) -> Facts:
    return {"kind": kind, "kuna": kuna}


@shape("member", "kuna")
def _of_wage(person: Person, kuna: int) -> Facts:
    return {"member": person.id, "kuna": kuna}


@shape("count")
def _of_count(count: int) -> Facts:
    return {"count": count}


HIRELING: Final = "delve.beast.hireling"
CANDIDATES_DIE: Final = _table.die("candidates_die", HIRELING, to=TO_JUDGE)
TYPE_DIE: Final = _table.die("type_die", HIRELING)
HIRING_DIE: Final = _table.die("hiring_die", HIRELING)
candidate_found: Final = _table.told("candidate_found", HIRELING, _of_kind)
ASKED: Final = _table.row("asked_to_serve", HIRELING, "kind", "total")
asks_double: Final = _table.told("asks_double", HIRELING, _of_asking)
will_not_come: Final = _table.told("will_not_come", HIRELING, _of_kind)
paid_wage: Final = _table.told("paid_wage", HIRELING, _of_wage)
share_paid: Final = _table.told("share_paid", HIRELING, _of_wage)
left_unpaid: Final = _table.told("left_unpaid", HIRELING, made.of_member)
day_in_town: Final = _table.told("day_in_town", "delve.time.travel", _of_count)
healed: Final = _table.told("healed_in_town", "delve.combat.firstaid", made.of_member_with_count)
hired: Final = _table.told("hired", "delve.beast.hireling", made.of_member)
delivered: Final = _table.told("delivered", "delve.char.advance", made.of_kuna)
experience: Final = _table.told("experience", "delve.char.advance", made.of_member_with_count)
level_gained: Final = _table.told("level_gained", "delve.char.advance", made.of_member_with_count)
finished: Final = _table.told("finished", "delve.char.advance", made.of_kuna)
EVENTS: Final = _table.rows
