"""What the caller decides in a town: days, who goes, who calls, and the way below (dungeon.premise.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import COMPANION, OUTSIDE, PC, Member
from podzem.expedition.town import days, hiring
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.movement import entering
from podzem.systems.dungeon.game import OVER, Game

GOAL: Final = "dungeon.premise.goal"
COMPANIONS: Final = "dungeon.premise.companions"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "enter": ("opening",),
    "seek": (),
    "day": (),
    "caller": ("seat",),
    "stay_home": ("member",),
    "come_along": ("member",),
    "finish": (),
}


def candidates(game: Game, seat: int) -> list[Decision]:
    """The caller's decisions, and for every seat which of its people go."""
    found = [Decision(seat, "enter", (opening,)) for opening in game.dungeon.entrances]
    found += [Decision(seat, order) for order in ("seek", "day", "finish")]
    found += [Decision(seat, "caller", (str(other),)) for other in range(game.setting.players)]
    for member in _outside(game):
        found += [Decision(seat, order, (member.id,)) for order in ("stay_home", "come_along")]
    return found


def _outside(game: Game) -> list[Member]:
    return [member for member in game.members.values() if member.owner >= 0 and member.status == OUTSIDE]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Only the caller leads; a hero must go, and whoever goes must be able to walk."""
    if decision.order in ("stay_home", "come_along"):
        return _why_not_company(game, decision)
    if decision.seat != game.company.caller:
        return Refusal("dungeon.time.order", decision.order, {"seat": decision.seat})
    if decision.order == "caller":
        others = [str(seat) for seat in range(game.setting.players) if seat != game.company.caller]
        return (
            None
            if decision.words[0] in others
            else Refusal("dungeon.time.order", "caller", {"seat": game.company.caller})
        )
    if decision.order == "seek":
        fresh = game.company.ledger.sought < 0 or hiring.period(game.company.ledger.sought) != hiring.period(
            game.company.ledger.day
        )
        return None if fresh else Refusal("dungeon.hire.candidates", "seek", {"count": game.company.ledger.day})
    return _why_not_enter(game, decision) if decision.order == "enter" else None


def _why_not_company(game: Game, decision: Decision) -> Refusal | None:
    member = next((one for one in _outside(game) if one.id == decision.words[0]), None)
    if member is None or member.owner != decision.seat:
        return Refusal(COMPANIONS, decision.order, {"member": decision.words[0]})
    asked = decision.order == "stay_home"
    return Refusal(COMPANIONS, decision.order, {"member": member.id}) if member.stays_home == asked else None


def _why_not_enter(game: Game, decision: Decision) -> Refusal | None:
    if decision.words[0] not in game.dungeon.entrances:
        return Refusal(GOAL, "enter", {"opening": decision.words[0]})
    going = going_below(game)
    for member in going:
        refusal = entering.why_not_below(member)
        if refusal is not None:
            return refusal
    return None if any(member.kind == PC for member in going) else Refusal(GOAL, "enter", {"count": len(going)})


def going_below(game: Game) -> list[Member]:
    """Those who are outside and do not stay at home; none but the hired are ever among them."""
    return [member for member in _outside(game) if not member.stays_home]


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry it out."""
    if decision.order == "enter":
        enter(game, decision.words[0], scribe)
    elif decision.order == "seek":
        days.pass_day(game.company, Below(game), scribe)
        hiring.look_for(game.company, scribe)
    elif decision.order == "day":
        days.pass_day(game.company, Below(game), scribe)
    elif decision.order == "caller":
        game.company.caller = int(decision.words[0])
        events.caller_chosen(scribe, game.company.caller)
    elif decision.order == "finish":
        game.stage, game.status = OVER, game.status or "returned"
        events.finished(scribe, game.company.ledger.delivered)
    else:
        _choose_company(game, decision, scribe)


def _choose_company(game: Game, decision: Decision, scribe: Scribe) -> None:
    member = next(one for one in _outside(game) if one.id == decision.words[0])
    member.stays_home = decision.order == "stay_home"
    tell = events.stays_home if member.stays_home else events.comes_along
    tell(scribe, member)


def enter(game: Game, entrance: str, scribe: Scribe) -> None:
    """A new expedition: what is taken below is nobody's loot, and the fallen of the last one are forgotten."""
    going = going_below(game)
    game.company.ledger.expeditions += 1
    game.company.ledger.companions_taken = sum(member.kind == COMPANION for member in going)
    game.company.ledger.companions_lost, game.company.ledger.delivered, game.status = 0, 0, ""
    for member in going:
        member.delivered = False
        for item in member.items:
            item.own = True
    _name_leader(game, going)
    if entering.enter(game, entrance, going, scribe) is not None:
        game.released = True  # nothing is left of the time before: the first turn begins


def _name_leader(game: Game, going: list[Member]) -> None:
    """The caller's hero leads, or else the first hero who goes."""
    heroes = [member for member in going if member.kind == PC]
    mine = [member for member in heroes if member.owner == game.company.caller]
    game.company.leader = next(iter([*mine, *heroes])).number
