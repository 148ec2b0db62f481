"""Sleepers bound in combat (T7, T15: who sleeps may be bound): they are captives at once (dungeon.captive.use)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import captives
from podzem.expedition.fight import marks
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.ranks import is_first
from podzem.expedition.people import Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.reach import no

CLAUSE: Final = "dungeon.combat.other"


def bind_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """The names of those whom he can bind."""
    return [(other.id,) for other in sleepers(game, member)]


def sleepers(game: Game, member: Member) -> list[Member]:
    """Those of the enemy's first rank who sleep, for who stands face to face with them."""
    fight = game.fight
    row = row_of(fight, member.number) if fight is not None else marks.NONE
    if fight is None or row < 0 or fight.rank[row] != 0 or not fight.is_melee(fight.front[row]):
        return []
    rows = [other for other in fight.line if is_first(fight, other, fight.front[row], marks.OTHERS)]
    return [game.members[fight.member[other]] for other in rows if fight.has(other, marks.ASLEEP)]


def why_not_bind(game: Game, member: Member, other: Member) -> Refusal | None:
    """A sleeper within reach, of the people: no other kind can be a captive."""
    return None if captives.can_be_captive(other) else no(captives.USE, "bind", member=member.id)


def bind(game: Game, member: Member, other: Member, scribe: Scribe) -> None:
    """Bound, disarmed and searched; first counted for the guards in the next phase."""
    fight = game.fight
    assert fight is not None
    fight.state[row_of(fight, other.number)] = marks.YIELDED
    events.bound(scribe, member, other)
    captives.surrendered(game.company, other, game.meeting, Below(game), scribe)
