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
from podzem.systems.dungeon.chapters.actions.orders import find_member
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.reach import no

CLAUSE: Final = "dungeon.combat.other"


def bind_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Those of the enemy's first rank who sleep, for who stands face to face with them."""
    fight = game.fight
    row = row_of(fight, member.number) if fight is not None else marks.NONE
    if fight is None or row < 0 or fight.rank[row] != 0 or not fight.is_melee(fight.front[row]):
        return []
    rows = [other for other in fight.line if is_first(fight, other, fight.front[row], marks.OTHERS)]
    return [(fight.names[other],) for other in rows if fight.has(other, marks.ASLEEP)]


def why_not_bind(game: Game, member: Member, words: tuple[str, ...]) -> Refusal | None:
    """A sleeper within reach, of the people: no other kind can be a captive."""
    if words not in bind_choices(game, member):
        return no(CLAUSE, "bind", member=member.id)
    return None if captives.can_be_captive(_named(game, words[0])) else no(captives.USE, "bind", member=member.id)


def bind(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """Bound, disarmed and searched; first counted for the guards in the next phase."""
    fight, other = game.fight, _named(game, words[0])
    assert fight is not None
    fight.state[row_of(fight, other.number)] = marks.YIELDED
    events.bound(scribe, member, other)
    captives.surrendered(game.company, other, game.meeting, Below(game), scribe)


def _named(game: Game, id: str) -> Member:
    found = find_member(game, id)
    assert found is not None
    return found
