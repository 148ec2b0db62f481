"""What a change means for a seat, by the names for which odds are shown."""

from __future__ import annotations

from podzem.expedition.people import ACTIVE, CREATURE, DEAD, DOWN, FLED
from podzem.systems.dungeon.game import COMBAT, Game


def prospects(before: Game, after: Game, seat: int) -> tuple[str, ...]:
    """What befalls a seat's people, those met, doors, traps and treasure between two states."""
    facts = {
        "won": before.stage == COMBAT != after.stage and after.status != "lost" and _stand(after),
        "lost": after.status == "lost",
        "hero_down": _fell(before, after, [seat + 1]),
        "down": _fell(before, after, [n for n, m in before.members.items() if m.owner >= 0]),
        "kill": _fell(before, after, [n for n, m in before.members.items() if m.kind == CREATURE and m.owner < 0]),
        "fled": _became(before, after, FLED),
        "trap": any(trap.state == "sprung" != _trap(before, id) for id, trap in after.site.traps.items()),
        "opened": any(door.open and not _is_open(before, id) for id, door in after.site.doors.items()),
        "met": before.meeting is None and after.meeting is not None,
        "delivered": after.company.ledger.delivered > before.company.ledger.delivered,
    }
    return tuple(name for name, holds in facts.items() if holds)


def _stand(game: Game) -> bool:
    return any(member.is_up for member in game.company.below())


def _fell(before: Game, after: Game, numbers: list[int]) -> bool:
    return any(
        before.members[n].status == ACTIVE and after.members[n].status in (DOWN, DEAD)
        for n in numbers
        if n in before.members and n in after.members
    )


def _became(before: Game, after: Game, status: str) -> bool:
    return any(
        m.owner >= 0 and m.status == status and n in before.members and before.members[n].status != status
        for n, m in after.members.items()
    )


def _trap(game: Game, id: str) -> str:
    return game.site.traps[id].state if id in game.site.traps else ""


def _is_open(game: Game, id: str) -> bool:
    return id in game.site.doors and game.site.doors[id].open
