"""Верность: how steady somebody is (dungeon.loyalty.score), and the way back (dungeon.loyalty.return)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition.arms import defence
from podzem.expedition.carrying import DONKEY, TABLE, creature_of
from podzem.expedition.people import ACTIVE, ANIMAL, COMPANION, FLED, GONE, OUTSIDE, PC, Member
from podzem.expedition.rule_tables import read_table
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.chance import DIE, die, succeeds

COURAGE: Final[int] = read_table("magic")["magic"]["courage"]
CLAUSE: Final = "dungeon.loyalty.return"
NONE: Final = DIE
"""A hero never breaks: as steady as the steadiest."""

EVENTS: Final[tuple[str, ...]] = ("return_die", "returned", "stayed_away", "deserted")


def score(game: Game, member: Member) -> int:
    """Loyalty: what his kind has, else his present defence, and his own modifiers (dungeon.loyalty.score)."""
    if member.kind == PC:
        return NONE
    courage = COURAGE if any(effect.kind == "courage" for effect in member.effects) else 0
    return _basis(game, member) + member.loyalty_bonus + courage


def _basis(game: Game, member: Member) -> int:
    if member.type == DONKEY:
        return int(TABLE["donkey"]["loyalty"])
    creature = creature_of(member)
    if creature is not None and creature.loyalty is not None:
        return creature.loyalty
    is_fixed = member.loyalty_fixed >= 0 and not game.setting.is_on("loyalty_dynamic")
    return member.loyalty_fixed if is_fixed else defence(game, member)


def fix(game: Game, member: Member) -> None:
    """With the switch loyalty_dynamic off a companion's loyalty stays what it was at hiring."""
    if not game.setting.is_on("loyalty_dynamic"):
        member.loyalty_fixed = max(0, defence(game, member))


def flee(game: Game, member: Member) -> None:
    """He runs from the party and may come back later."""
    member.status, member.fled_turn = FLED, game.company.turn
    leave_ranks(game, member)


def leave_ranks(game: Game, member: Member) -> None:
    """Take somebody out of his group's march and its orders."""
    for group in game.groups:
        group.ranks = [rank for rank in ([n for n in rank if n != member.number] for rank in group.ranks) if rank]
    game.orders.pop(member.number, None)
    game.acts = [act for act in game.acts if act.member != member.number]
    member.group = 0


def returns(game: Game, scribe: Scribe) -> None:
    """At E3 of each later turn: on d6 within his loyalty he is back with the next turn (dungeon.loyalty.return)."""
    group = _haven(game)
    if group is None:
        return
    for member in list(game.members.values()):
        if member.kind == COMPANION and member.status == FLED and member.fled_turn < game.company.turn:
            _try_to_return(game, member, group, scribe)


def _haven(game: Game) -> Group | None:
    """The group to which the fled come back: the leader's, with no enemy in its sight."""
    if game.fight is not None or game.meeting is not None:
        return None
    with_leader = [group for group in game.groups if game.company.leader in group.members]
    return next(iter([*with_leader, *game.groups]), None)


def _try_to_return(game: Game, member: Member, group: Group, scribe: Scribe) -> None:
    if not succeeds(scribe, score(game, member), "return_die", CLAUSE, OPEN):
        scribe.tell("stayed_away", CLAUSE, OPEN, {"member": member.id})
        return
    member.status, member.group = ACTIVE, group.number
    group.ranks.append([member.number])
    scribe.tell("returned", CLAUSE, OPEN, {"member": member.id})


def wait_at_entrance(game: Game, scribe: Scribe) -> list[Member]:
    """On the surface who fled rejoins, unless the die shows 1: then he is gone with what he carries.

    A donkey that bolted towards the exit stands there with its load (dungeon.load.donkey).
    """
    for member in [member for member in game.members.values() if member.status == FLED]:
        if member.kind not in (COMPANION, ANIMAL):
            continue
        gone = member.kind == COMPANION and die(scribe, "return_die", CLAUSE, OPEN) == 1
        member.status = GONE if gone else OUTSIDE
        scribe.tell("deserted" if gone else "returned", CLAUSE, OPEN, {"member": member.id})
    return [member for member in game.members.values() if member.status == OUTSIDE]
