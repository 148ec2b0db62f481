"""Телесныя потребности: the evening in its order, from the rations to the deaths (surface.needs.evening)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.people import ANIMAL, DEAD, Member
from podzem.systems.surface.calendar import TABLE, is_winter
from podzem.systems.surface.chapters.movement.resting import is_overdue
from podzem.systems.surface.chapters.needs import feeding, supplies
from podzem.systems.surface.chapters.parting import bury
from podzem.systems.surface.chapters.weather import is_wet
from podzem.systems.surface.events import needs as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, Party
from podzem.systems.surface.telling import side

HUNGER: Final = "surface.needs.exhaustion_gain"
COLD: Final = "surface.season.cold"
OVERDUE: Final = "surface.move.rest_debt"
LEVELS: Final = "surface.needs.exhaustion_level"
FREEZING: Final = "surface.season.freezing"
BY_COLD: Final[int] = TABLE["cold"]["exhaustion"]


def come(game: Game, words: list[str], scribe: Scribe) -> None:
    """Where there is food but not for all, the caller is asked who eats."""
    party = game.party(int(words[0]))
    if feeding.is_short(game, party):
        feeding.ask(game, party)
    else:
        game.agenda[:0] = [f"eat:{party.number}"]


def eat(game: Game, words: list[str], scribe: Scribe) -> None:
    """All steps of the evening, once it is clear who eats."""
    party, chosen = game.party(int(words[0])), [int(word) for word in words[1:]]
    spared = {member.number for member in game.members_of(party)}
    before = {member.number: carrying.level_in_force(member) for member in game.members_of(party)}
    hungry = _feed(game, party, chosen, scribe)
    for member in game.members_of(party):
        if member.number in hungry:
            _exhaust(game, party, member, 1, HUNGER, spared, scribe)
    _freeze(game, party, spared, scribe)
    if is_overdue(game, party):
        for member in people(game, party):
            _exhaust(game, party, member, 1, OVERDUE, spared, scribe)
    _recover(game, party, spared, scribe)
    _lose_levels(game, party, before, scribe)


def _feed(game: Game, party: Party, chosen: list[int], scribe: Scribe) -> set[int]:
    """Whoever gets no full ration; who lives off the land needs none."""
    if feeding.lives_off_land(party):
        scribe.record(events.FORAGED, {"party": party.number}, audience=side(game, party))
        return set()
    hungry = feeding.hungry(game, party, chosen)
    count = supplies.ration(party) * (len(supplies.eaters(game, party)) - len(hungry))
    supplies.take(game, party, count)
    facts: dict[str, Value] = {"party": party.number, "count": count, "left": supplies.stock(game, party)}
    scribe.record(events.ATE, facts, audience=side(game, party))
    return {member.number for member in hungry}


def people(game: Game, party: Party) -> list[Member]:
    """Whom cold and an overdue rest concern: animals suffer neither."""
    return [member for member in game.members_of(party) if member.kind != ANIMAL]


def _exhaust(
    game: Game, party: Party, member: Member, count: int, clause: str, spared: set[int], scribe: Scribe
) -> None:
    member.exhaustion += count
    spared.discard(member.number)
    facts: dict[str, Value] = {"member": member.id, "count": member.exhaustion}
    scribe.record(events.EXHAUSTED, facts, clause=clause, audience=side(game, party))


def _freeze(game: Game, party: Party, spared: set[int], scribe: Scribe) -> None:
    """In winter without warm gear; under snow whoever then sleeps outside freezes to death at once."""
    if not is_cold(game, party):
        return
    for member in people(game, party):
        _exhaust(game, party, member, BY_COLD, COLD, spared, scribe)
        if is_deadly(game, party):
            _kill(game, member, scribe, FREEZING)


def is_cold(game: Game, party: Party) -> bool:
    """A winter's day without warm gear that was not spent inside or below ground (surface.season.cold)."""
    return is_winter(game) and not supplies.is_warm(game, party) and party.outside and party.phase != BELOW


def is_deadly(game: Game, party: Party) -> bool:
    """Under snow or blizzard who is cold must not sleep outside (surface.season.freezing)."""
    return is_cold(game, party) and is_wet(game.weather) and not party.inside


def _kill(game: Game, member: Member, scribe: Scribe, clause: str) -> None:
    scribe.record(events.FROZE if clause == FREEZING else events.STARVED, {"member": member.id})
    bury(game, member)


def _recover(game: Game, party: Party, spared: set[int], scribe: Scribe) -> None:
    """The first satisfied day in a row removes nothing, each further one an exhaustion (surface.needs.recovery).

    Whoever had his ration, no cold and no overdue rest has a satisfied day (surface.needs.satisfied_day).
    """
    for member in game.members_of(party):
        if member.number not in spared:
            member.satisfied = 0
            continue
        member.satisfied += 1
        if member.satisfied > 1 and member.exhaustion:
            _keep_loss(game, party, member, scribe)
            member.exhaustion -= 1
            facts: dict[str, Value] = {"member": member.id, "count": member.exhaustion}
            scribe.record(events.RECOVERED, facts, audience=side(game, party))


def _keep_loss(game: Game, party: Party, member: Member, scribe: Scribe) -> None:
    """By `needs_level_loss` a level that exhaustion has taken does not come back with recovery."""
    if game.setting.word("needs_level_loss") == "permanent" and carrying.level_in_force(member) < member.level:
        member.level -= 1
        member.resilience = min(member.resilience, member.level)
        facts: dict[str, Value] = {"member": member.id, "level": member.level}
        scribe.record(events.LEVEL_LOST, facts, audience=side(game, party))


def _lose_levels(game: Game, party: Party, before: dict[int, int], scribe: Scribe) -> None:
    """Beyond five exhaustions each takes a level; at level zero one dies (surface.needs.exhaustion_level)."""
    for member in game.members_of(party):
        level = carrying.level_in_force(member)
        if level <= 0 and member.status != DEAD:
            _kill(game, member, scribe, LEVELS)
        elif level < before[member.number]:
            scribe.record(events.LEVEL_TAKEN, {"member": member.id, "level": level}, audience=side(game, party))


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"feed": come, "eat": eat}
