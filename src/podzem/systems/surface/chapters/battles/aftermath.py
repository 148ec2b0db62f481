"""After a battle: the captured, the fallen, who is aided, who is held (surface.battle.fallen)."""

from __future__ import annotations

from collections.abc import Iterable

from podzem.core.scribe import Scribe
from podzem.expedition import aid, captives
from podzem.expedition.people import ACTIVE, CAPTIVE, CREATURE, DEAD, DOWN, GONE, Member
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles import train
from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY, Army, Battle
from podzem.systems.surface.chapters.battles.objectives import BAGGAGE, OBJECT, Objective
from podzem.systems.surface.chapters.building.building import workers
from podzem.systems.surface.game import Game, Work
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.parties import Party


def settle(game: Game, battle: Battle, scribe: Scribe) -> None:
    """Objectives take their effect, the taken are captives, the fallen lie or die."""
    for army, enemy in battle.pairs():
        _take_effects(game, army, enemy, scribe)
        _take_captives(game, army, scribe)
    for army in battle.armies:
        _lay_fallen(game, army, battle.keeper, scribe)
    train.leave_behind(game, battle, scribe)


def members(game: Game, units: Iterable[Unit]) -> list[Member]:
    """Those of some units who have names and are alive."""
    numbers = [number for unit in units for number in unit.members]
    return [game.members[number] for number in numbers if game.members[number].status != DEAD]


def _take_captives(game: Game, army: Army, scribe: Scribe) -> None:
    """Whom the enemy took by name, and all who laid down their arms."""
    taken = members(game, army.captured)
    if army.left == fields.SURRENDERED:
        taken += members(game, army.units)
    for member in taken:
        if member.kind != CREATURE:
            captives.surrendered(game.company, member, game.meeting, OpenAir(game), scribe)
        elif captives.can_be_captive(member):
            captives.take(game.company, member, OpenAir(game), scribe)
        else:
            member.status = GONE


def _lay_fallen(game: Game, army: Army, keeper: str, scribe: Scribe) -> None:
    """Out of action as below ground where somebody can aid them; if nobody keeps the field all are dead."""
    for member in members(game, army.fallen):
        if not member.is_up:
            continue
        aid.fall(game.company, member, OpenAir(game), scribe)
        if keeper != PARTY:  # those met aid nobody
            aid.die_of(member, aid.WINDOW, OpenAir(game), scribe)


def send_off(game: Game, battle: Battle) -> None:
    """Those met who are still on their feet march off."""
    for member in members(game, battle.army(OTHERS).units):
        if member.status == ACTIVE and member.kind == CREATURE:
            member.status = GONE


def _take_effects(game: Game, army: Army, enemy: Army, scribe: Scribe) -> None:
    """What reached objectives do besides captures."""
    for reached in army.reached:
        if reached.kind in (BAGGAGE, OBJECT):
            train.seize(game, army, enemy, reached, scribe)
        elif reached.kind == "abduct":
            _carry_off(game, army, reached, scribe)
        elif reached.kind == "burn":
            _burn(game, reached)


def _carry_off(game: Game, army: Army, reached: Objective, scribe: Scribe) -> None:
    """Of the enemy's train: one's own is free again, theirs is gone with his people, who lies is their captive."""
    member = next((one for one in game.members.values() if one.id == reached.target), None)
    if member is None or member.status not in (CAPTIVE, DOWN):
        return
    if member.status == DOWN:
        captives.surrendered(game.company, member, game.meeting, OpenAir(game), scribe)
        return
    member.captor, member.held_by = 0, ""
    if army.side == PARTY:
        member.status, member.group = ACTIVE, game.acting
    else:
        member.status = GONE


def _burn(game: Game, reached: Objective) -> None:
    """A work, an engine or a vessel is ashes."""
    game.vessels = [vessel for vessel in game.vessels if f"{vessel.kind}.{vessel.number}" != reached.target]
    burnt: list[Work] = [work for work in game.works if f"{work.kind}.{work.number}" == reached.target]
    game.works = [work for work in game.works if work not in burnt]


def patients(game: Game) -> list[Member]:
    """The fallen whom the party may aid: its own, and those of the enemy."""
    return [member for member in game.members.values() if member.status == "down" and not member.treated]


def let_go(game: Game, party: Party, scribe: Scribe) -> None:
    """One guard holds two: every standing person counts at first, and captives beyond that escape."""
    over = captives.excess(game.company, party.number, len(workers(game, party)))
    captives.let_escape(game.company, party.number, over, scribe)


def fugitive(battle: Battle) -> str:
    """The side that may be pursued: who ran or withdrew from a field that is kept, unless in the morning."""
    fled = [army.side for army in battle.armies if army.left in (fields.ROUTED, fields.WITHDRAWN)]
    return fled[0] if len(fled) == 1 and battle.keeper and not battle.morning else ""
