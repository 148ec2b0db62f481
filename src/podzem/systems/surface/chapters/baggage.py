"""Load on the way: what is handed over, left behind, taken up; who rides (surface.move.animals)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.making import STACKED
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.systems.surface.chapters import parting
from podzem.systems.surface.chapters.flying import flies
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import DAY, PURSUIT, Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words
from podzem.systems.surface.telling import side
from podzem.world.item import Item
from podzem.world.load import BEASTS

CLAUSE: Final = "surface.core.legal_actions"
CONDITION: Final = "surface.needs.exhaustion_gain"
ANIMALS: Final = "surface.move.animals"
CONDITIONS: Final = ("exhaustion", "fatigue", "wound", "infection")
AMOUNTS: Final = (1, 5, 10)
"""Of several alike so many may be taken at once, or all."""


def lying(game: Game, party: Party) -> list[Item]:
    """What lies where the party is; in a game as a seat knows it, what it sees and what it believes to lie there."""
    return game.lying.get(str(party.cell), [])


def counts(item: Item) -> list[int]:
    """How many of a thing may be parted off."""
    some = [count for count in AMOUNTS if count < item.count] if item.kind in STACKED else []
    return [*some, item.count]


def _held(game: Game, party: Party) -> list[tuple[Member, Item]]:
    return [(member, item) for member in game.members_of(party) for item in member.items]


def _drops(game: Game, party: Party) -> Iterable[Words]:
    return [(item.id, str(count)) for _, item in _held(game, party) for count in counts(item)]


def _why_not_part(item: Item | None, words: Words, order: str) -> Refusal | None:
    if words[0].partition(".")[0] in CONDITIONS:
        return Refusal(CONDITION, order, {"item": words[0]})
    count = read_natural(words[1])
    is_open = item is not None and count in counts(item) and not item.bearers
    return None if is_open else Refusal(CLAUSE, order, {"item": words[0]})


def _find(game: Game, party: Party, id: str) -> Item | None:
    return next((item for _, item in _held(game, party) if item.id == id), None)


def _why_not_drop(game: Game, party: Party, words: Words) -> Refusal | None:
    return _why_not_part(_find(game, party, words[0]), words, "drop")


def _part_off(game: Game, items: list[Item], item: Item, count: int) -> Item:
    """All of it, or so many of it as a thing of their own."""
    if count == item.count:
        items.remove(item)
        item.ready = item.burning = item.dragged = False
        return item
    part = item.copy()
    part.number, part.count = game.company.take_number(), count
    item.count -= count
    return part


def _drop(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """It lies in the cell from now on."""
    member, item = next((member, item) for member, item in _held(game, party) if item.id == words[0])
    part = _part_off(game, member.items, item, int(words[1]))
    parting.lay_down(game, party, [part])
    facts: dict[str, Value] = {"member": member.id, "item": part.id, "count": part.count}
    scribe.record(events.DROPPED, facts, audience=side(game, party))


def _bearers(game: Game, party: Party) -> list[Member]:
    return [member for member in game.members_of(party) if member.status != CAPTIVE]


def _transfers(game: Game, party: Party) -> Iterable[Words]:
    things = [(member.number, item) for member, item in _held(game, party)]
    things += [(0, item) for item in lying(game, party)]
    for holder, item in things:
        for member in _bearers(game, party):
            if member.number != holder:
                yield from [(item.id, str(count), member.id) for count in counts(item)]


def _why_not_transfer(game: Game, party: Party, words: Words) -> Refusal | None:
    """From one of the party, or from the ground, to another who can bear it at all."""
    source = [item for item in (*(item for _, item in _held(game, party)), *lying(game, party)) if item.id == words[0]]
    refusal = _why_not_part(source[0] if source else None, words, "transfer")
    member = next((one for one in _bearers(game, party) if one.id == words[2]), None)
    if refusal is not None or member is None or any(item is source[0] for item in member.items):
        return refusal or Refusal(CLAUSE, "transfer", {"item": words[0]})
    return None


def _transfer(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    held = next((pair for pair in _held(game, party) if pair[1].id == words[0]), None)
    items = lying(game, party) if held is None else held[0].items
    item = next((item for item in items if item.id == words[0]), None)
    if item is None:  # who is lost looks for it in another cell than that in which it lies
        missing: dict[str, Value] = {"party": party.number, "item": words[0]}
        _forget(party, words[0])
        scribe.record(events.NOTHING_LIES, missing, audience=side(game, party))
        return
    if held is None and int(words[1]) == item.count:
        _forget(party, item.id)
    member = next(one for one in _bearers(game, party) if one.id == words[2])
    _give(member, _part_off(game, items, item, int(words[1])))
    if not game.lying.get(str(party.cell), True):
        del game.lying[str(party.cell)]
    facts: dict[str, Value] = {"item": item.id, "member": member.id}
    scribe.record(events.HANDED, facts, audience=side(game, party))


def _forget(party: Party, id: str) -> None:
    """It does not lie where the party had laid it."""
    laid, number = party.knowledge.laid, int(id.rpartition(".")[2])
    left = {cell: [one for one in numbers if one != number] for cell, numbers in laid.items()}
    party.knowledge.laid = {cell: numbers for cell, numbers in left.items() if numbers}


def _give(member: Member, item: Item) -> None:
    """What is all alike lies together."""
    same = next((one for one in member.items if one.kind == item.kind and item.kind in STACKED), None)
    if same is None:
        member.items.append(item)
    else:
        same.count += item.count


def _mounts(game: Game, party: Party) -> Iterable[Words]:
    people = [one for one in _bearers(game, party) if one.kind != ANIMAL]
    beasts = [one for one in _bearers(game, party) if one.type in BEASTS or flies(one)]
    return [(man.id, beast.id) for man in people for beast in beasts if man is not beast]


def _why_not_mount(game: Game, party: Party, words: Words) -> Refusal | None:
    """One rider to a beast, none before a cart, and not more than it can bear."""
    members = {member.id: member for member in _bearers(game, party)}
    man, beast = members.get(words[0]), members.get(words[1])
    refusal = Refusal(ANIMALS, "mount", {"member": words[0]})
    if man is None or beast is None or man.rides or (*words,) not in list(_mounts(game, party)):
        return refusal
    taken = any(one.rides == beast.number for one in members.values()) or beast.rides or carrying.has_cart(beast)
    return refusal if taken or not _bears(game, man, beast) else None


def _bears(game: Game, man: Member, beast: Member) -> bool:
    if beast.type not in BEASTS:
        return True
    weight = carrying.naked_body(game.company, man) + carrying.load(game.company, man)
    return weight + carrying.carried(game.company, beast) <= carrying.limits(beast)[-1]


def _mount(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    members = {member.id: member for member in game.members_of(party)}
    members[words[0]].rides = members[words[1]].number
    facts: dict[str, Value] = {"member": words[0], "other": words[1]}
    scribe.record(events.MOUNTED, facts, audience=side(game, party))


def _riders(game: Game, party: Party) -> Iterable[Words]:
    return [(member.id,) for member in game.members_of(party) if member.rides]


def _why_not_dismount(game: Game, party: Party, words: Words) -> Refusal | None:
    riding = words in list(_riders(game, party))
    return None if riding else Refusal(ANIMALS, "dismount", {"member": words[0]})


def _dismount(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    next(member for member in game.members_of(party) if member.id == words[0]).rides = 0
    scribe.record(events.DISMOUNTED, {"member": words[0]}, audience=side(game, party))


_BY_DAY: Final = (DAWN, MARCH)
ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("drop", ("party", "item", "count")),
        phases=_BY_DAY,
        choices=_drops,
        why_not=_why_not_drop,
        do=_drop,
        stages=(DAY, PURSUIT),
        by_night=True,
    ),
    PartyOrder(
        spec=OrderSpec("transfer", ("party", "item", "count", "member")),
        phases=_BY_DAY,
        choices=_transfers,
        why_not=_why_not_transfer,
        do=_transfer,
    ),
    PartyOrder(
        spec=OrderSpec("mount", ("party", "member", "other")),
        phases=_BY_DAY,
        choices=_mounts,
        why_not=_why_not_mount,
        do=_mount,
    ),
    PartyOrder(
        spec=OrderSpec("dismount", ("party", "member")),
        phases=_BY_DAY,
        choices=_riders,
        why_not=_why_not_dismount,
        do=_dismount,
    ),
)
