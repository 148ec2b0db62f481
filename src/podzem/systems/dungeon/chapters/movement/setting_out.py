"""What the caller decides in a town: days, who goes, who calls, and the way below (dungeon.premise.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import COMPANION, OUTSIDE, PC, Member
from podzem.expedition.town import days, hiring
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.movement import entering
from podzem.systems.dungeon.game import OVER, Game

GOAL: Final = "dungeon.premise.goal"
COMPANIONS: Final = "dungeon.premise.companions"


def entrance_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """The ways below."""
    return [(opening,) for opening in game.dungeon.entrances]


def find_entrance(game: Game, seat: int, id: str) -> str | None:
    """A way below by its name."""
    return id if id in game.dungeon.entrances else None


def seat_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Who might call."""
    return [(str(other),) for other in range(game.setting.players)]


def _outside(game: Game) -> list[Member]:
    return [member for member in game.members.values() if member.owner >= 0 and member.status == OUTSIDE]


def find_outside(game: Game, seat: int, id: str) -> Member | None:
    """One of a seat's people who are outside."""
    return next((one for one in _outside(game) if one.id == id and one.owner == seat), None)


def outside_choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    """Everybody who is outside."""
    return [(member.id,) for member in _outside(game)]


def why_not_stay_home(game: Game, seat: int, member: Member) -> Refusal | None:
    """Who was to come."""
    return Refusal(COMPANIONS, "", {"member": member.id}) if member.stays_home else None


def why_not_come_along(game: Game, seat: int, member: Member) -> Refusal | None:
    """Who was to stay."""
    return None if member.stays_home else Refusal(COMPANIONS, "", {"member": member.id})


def stay_home(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """He does not go below."""
    member.stays_home = True
    events.stays_home(scribe, member)


def come_along(game: Game, seat: int, member: Member, scribe: Scribe) -> None:
    """He goes, after all."""
    member.stays_home = False
    events.comes_along(scribe, member)


def why_not_caller(game: Game, seat: int, word: str) -> Refusal | None:
    """Somebody else."""
    others = [str(other) for other in range(game.setting.players) if other != game.company.caller]
    return None if word in others else Refusal("dungeon.time.order", "caller", {"seat": game.company.caller})


def choose_caller(game: Game, seat: int, word: str, scribe: Scribe) -> None:
    """Who speaks for the party from now on."""
    game.company.caller = int(word)
    events.caller_chosen(scribe, game.company.caller)


def why_not_seek(game: Game, seat: int) -> Refusal | None:
    """Once in ten days (dungeon.hire.candidates)."""
    ledger = game.company.ledger
    fresh = ledger.sought < 0 or hiring.period(ledger.sought) != hiring.period(ledger.day)
    return None if fresh else Refusal("dungeon.hire.candidates", "seek", {"count": ledger.day})


def seek(game: Game, seat: int, scribe: Scribe) -> None:
    """A day for finding companions."""
    days.pass_day(game.company, Below(game), scribe)
    hiring.look_for(game.company, scribe)


def pass_day(game: Game, seat: int, scribe: Scribe) -> None:
    """A day for nothing."""
    days.pass_day(game.company, Below(game), scribe)


def finish(game: Game, seat: int, scribe: Scribe) -> None:
    """The game is over."""
    game.stage, game.status = OVER, game.status or "returned"
    events.finished(scribe, game.company.ledger.delivered)


def why_not_enter(game: Game, seat: int, entrance: str) -> Refusal | None:
    """A hero must go, and whoever goes must be able to walk."""
    going = going_below(game)
    for member in going:
        refusal = entering.why_not_below(member)
        if refusal is not None:
            return refusal
    return None if any(member.kind == PC for member in going) else Refusal(GOAL, "enter", {"count": len(going)})


def set_out(game: Game, seat: int, entrance: str, scribe: Scribe) -> None:
    """Below."""
    enter(game, entrance, scribe)


def going_below(game: Game) -> list[Member]:
    """Those who are outside and do not stay at home; none but the hired are ever among them."""
    return [member for member in _outside(game) if not member.stays_home]


def enter(game: Game, entrance: str, scribe: Scribe) -> None:
    """A new expedition of all who are outside and do not stay at home."""
    send(game, entrance, going_below(game), scribe)


def send(game: Game, entrance: str, going: list[Member], scribe: Scribe) -> None:
    """An expedition begins, and the fallen of the last one are forgotten."""
    game.company.ledger.expeditions += 1
    game.company.ledger.companions_taken = sum(member.kind == COMPANION for member in going)
    game.company.ledger.companions_lost, game.company.ledger.delivered, game.status = 0, 0, ""
    make_own(going)
    _name_leader(game, going)
    if entering.enter(game, entrance, going, scribe) is not None:
        game.released = True  # nothing is left of the time before: the first turn begins


def make_own(going: list[Member]) -> None:
    """What is taken below is nobody's loot."""
    for member in going:
        member.delivered = False
        for item in member.items:
            item.own = True


def _name_leader(game: Game, going: list[Member]) -> None:
    """The caller's hero leads, or else the first hero who goes."""
    heroes = [member for member in going if member.kind == PC]
    mine = [member for member in heroes if member.owner == game.company.caller]
    game.company.leader = next(iter([*mine, *heroes])).number
