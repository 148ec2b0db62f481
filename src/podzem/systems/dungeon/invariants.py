"""What holds in every state of an expedition, whatever was decided and thrown."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.expedition import carrying
from podzem.expedition.people import ACTIVE, CAPTIVE, DEAD, DOWN, FLED, GONE, OUTSIDE, Member
from podzem.systems.dungeon.game import OVER, Game
from podzem.world.gear import GEAR
from podzem.world.item import Item

STATUSES = (ACTIVE, DOWN, DEAD, FLED, CAPTIVE, GONE, OUTSIDE, "cowering")


def fault(game: Game) -> str:
    """The first thing that is wrong; empty when nothing is."""
    return next((wrong for check in (_people, _ranks, _things, _loads, _ledger) for wrong in check(game)), "")


def _people(game: Game) -> Iterator[str]:
    """Nobody is lost or doubled: each has one status, and who is below is in one group that exists."""
    groups = [group.number for group in game.groups]
    for number, member in game.members.items():
        if number != member.number or member.status not in STATUSES:
            yield f"{member.id}: number {number}, status {member.status}"
        if member.owner >= 0 and member.status == ACTIVE and member.group and member.group not in groups:
            yield f"{member.id} is in group {member.group}, which is not there"
        if not 0 <= member.resilience <= max(member.level, 1):
            yield f"{member.id} has resilience {member.resilience} at level {member.level}"


def _ranks(game: Game) -> Iterator[str]:
    """Whoever stands in a rank stands there once, and belongs to that group."""
    seen: set[int] = set()
    for group in game.groups:
        if not group.members:
            yield f"group {group.number} is empty"
        for number in group.members:
            if number in seen or number not in game.members or game.members[number].group != group.number:
                yield f"member {number} does not belong into the ranks of group {group.number}"
            seen.add(number)


def every_item(game: Game) -> Iterator[Item]:
    """All things there are, the inner ones too."""
    held = [item for member in game.members.values() for item in member.items]
    stack = [*held, *(item for heap in game.site.heaps for item in heap.items)]
    while stack:
        item = stack.pop()
        yield item
        stack += item.contents


def _things(game: Game) -> Iterator[str]:
    """No thing is in two places, none weighs or holds less than nothing."""
    seen: set[int] = set()
    for item in every_item(game):
        if item.kind == "body":
            continue
        if item.kind not in GEAR and item.kind not in carrying.METAL:
            yield f"there is no thing of the kind {item.kind!r}"
            continue
        if item.number in seen or item.number >= game.company.next_number:
            yield f"{item.id} is there twice, or has a number that nobody gave"
        seen.add(item.number)
        least = 0 if item.kind == "silver" and item.value else 1  # a few kuna weigh nothing (dungeon.money.values)
        if item.count < least or item.left < 0 or item.value < 0 or carrying.weight(item) < 0:
            yield f"{item.id}: count {item.count}, left {item.left}, value {item.value}"


def _loads(game: Game) -> Iterator[str]:
    """Nobody who can walk carries more than he can (dungeon.load.carry): who does stands still."""
    for member in game.company.below():
        if _is_overloaded(game, member):
            yield f"{member.id} walks with {carrying.load(game.company, member)} qg"


def _is_overloaded(game: Game, member: Member) -> bool:
    over = carrying.carried(game.company, member) > carrying.limits(member)[-1]
    return over and carrying.speed(game.company, member) > 0


def _ledger(game: Game) -> Iterator[str]:
    """Purses are never overdrawn, and a finished expedition waits for nobody."""
    if any(kuna < 0 for kuna in game.company.ledger.purse):
        yield f"a purse is overdrawn: {game.company.ledger.purse}"
    if game.stage == OVER and (game.fight is not None or game.questions):
        yield "it is over, but somebody is still asked"
