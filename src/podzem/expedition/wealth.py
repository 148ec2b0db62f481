"""What a group has to offer and how it pays: metal first, then gems and works of art (dungeon.money.values)."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.expedition.company import Company
from podzem.expedition.making import METAL, worth
from podzem.expedition.people import Member
from podzem.world.item import Item
from podzem.world.money import GOLD_QG, SILVER_QG


def carried_by(member: Member) -> Iterator[Item]:
    """All that he has on him, what is in containers too."""
    stack = member.items[::-1]
    while stack:
        item = stack.pop()
        yield item
        stack += item.contents[::-1]


def wealth(givers: list[Member]) -> int:
    """Kuna that they carry in metal, gems and works of art."""
    return sum(worth(item) for member in givers for item in carried_by(member))


def rations(givers: list[Member]) -> int:
    """Days of food that they carry."""
    return sum(item.count for one in givers for item in carried_by(one) if item.kind == "ration")


def pay(company: Company, givers: list[Member], kuna: int, receiver: Member) -> int:
    """Hand over at least so much; what was paid. No change is given below ground."""
    owed = kuna
    for kind in METAL:
        owed -= _pay_metal(company, givers, kind, owed, receiver)
    while owed > 0:
        owed -= _pay_piece(givers, owed, receiver)
    return kuna - owed


def _pay_metal(company: Company, givers: list[Member], kind: str, owed: int, receiver: Member) -> int:
    paid = 0
    for member in givers:
        for item in [item for item in carried_by(member) if item.kind == kind]:
            if paid < owed:
                paid += _pour(company, item, owed - paid, receiver)
        sweep(member.items)
    return paid


def _pour(company: Company, item: Item, owed: int, receiver: Member) -> int:
    """Weigh off as many whole quarter grivnas as are owed, the odd kuna of a purse with the last."""
    each = SILVER_QG if item.kind == "silver" else GOLD_QG
    qg = min(item.count, -(-owed // each))
    part = Item(item.kind, company.take_number(), qg)
    item.count -= qg
    if item.count == 0:
        part.value, item.value = item.value, 0
    receiver.items.append(part)
    return worth(part)


def _pay_piece(givers: list[Member], owed: int, receiver: Member) -> int:
    """The cheapest piece that settles the rest, or else the dearest."""
    pieces = [
        (item.value, item.number, member)
        for member in givers
        for item in carried_by(member)
        if item.value > 0 and item.kind not in METAL
    ]
    value, number, member = min((piece for piece in pieces if piece[0] >= owed), default=max(pieces), key=_cost)
    receiver.items.append(take_out(member.items, number))
    return value


def _cost(piece: tuple[int, int, Member]) -> tuple[int, int]:
    return piece[0], piece[1]


def feed(givers: list[Member], count: int) -> None:
    """Throw down so many days of food; beasts eat them."""
    for member in givers:
        for item in [item for item in carried_by(member) if item.kind == "ration"]:
            eaten = min(item.count, count)
            item.count -= eaten
            count -= eaten
        sweep(member.items)


def sweep(items: list[Item]) -> None:
    """Take away what has been used up."""
    items[:] = [item for item in items if item.count > 0 or item.value > 0]
    for item in items:
        sweep(item.contents)


def take_out(items: list[Item], number: int) -> Item:
    """Remove a thing from where it is, containers included."""
    for item in items:
        if item.number == number:
            items.remove(item)
            return item
        if any(inner.number == number for inner in _all(item.contents)):
            return take_out(item.contents, number)
    raise KeyError(number)


def _all(items: list[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from _all(item.contents)
