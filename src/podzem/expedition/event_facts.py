"""How the facts of events about people and their things are made; the tables of events name one for each row."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import Facts, shape
from podzem.expedition.people import Member
from podzem.world.item import Item

KINDS: Final = {
    "member": "member",
    "other": "member",
    "leader": "member",
    "seat": "seat",
    "kind": "kind",
    "item": "item",
    "things": "item",
    "container": "item",
    "opening": "place",
    "place": "place",
    "answer": "answer",
}
"""What kind of term each fact is."""
TO_PARTY: Final = ("party",)
"""The seats of the party, not the watchers: each telling says which seats these are (`Company.audience`)."""


@shape("member")
def of_member(member: Member) -> Facts:
    """Somebody."""
    return {"member": member.id}


@shape("member", "other")
def of_two(member: Member, other: Member) -> Facts:
    """Somebody and another one."""
    return {"member": member.id, "other": other.id}


@shape("member", "item")
def of_bearer(member: Member, item: Item) -> Facts:
    """Somebody and a thing of his."""
    return {"member": member.id, "item": item.id}


@shape("member", "item", "count")
def of_bearer_with_count(member: Member, item: Item, count: int) -> Facts:
    """Somebody, a thing of his, and how much is left of it or comes to it."""
    return {"member": member.id, "item": item.id, "count": count}


@shape("member", "item", "other")
def of_giver(member: Member, item: Item, other: Member) -> Facts:
    """Somebody, a thing, and who else has to do with it."""
    return {"member": member.id, "item": item.id, "other": other.id}


@shape("member", "count")
def of_member_with_count(member: Member, count: int) -> Facts:
    """Somebody and how much of it he has now."""
    return {"member": member.id, "count": count}


@shape("member", "amount")
def of_member_with_amount(member: Member, amount: int) -> Facts:
    """Somebody and the number that came out."""
    return {"member": member.id, "amount": amount}


@shape("member", "kuna")
def of_member_with_kuna(member: Member, kuna: int) -> Facts:
    """Somebody and a sum of money."""
    return {"member": member.id, "kuna": kuna}


@shape("member", "seat")
def of_member_with_seat(member: Member, seat: int) -> Facts:
    """Somebody and the seat whose he is."""
    return {"member": member.id, "seat": seat}


@shape("item")
def of_item(item: Item) -> Facts:
    """A thing."""
    return {"item": item.id}


@shape("item", "count")
def of_item_with_count(item: Item, count: int) -> Facts:
    """A thing and a number."""
    return {"item": item.id, "count": count}


@shape("count")
def of_count(count: int) -> Facts:
    """A number."""
    return {"count": count}
