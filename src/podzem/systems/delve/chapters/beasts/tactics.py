"""What those met do in their turn of a fight (delve.beast.tactics)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import BEAST, MINDLESS, SAPIENT, is_up, mind
from podzem.systems.delve.chapters.alarm import is_alert, raise_alarm
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.combat.arms import Arm, melee_arms, shot_arms
from podzem.systems.delve.chapters.combat.attacks import (
    Attack,
    is_engaged,
    strike,
    strike_air,
    why_not_lethal,
    why_not_shoot,
)
from podzem.systems.delve.chapters.combat.moving import destinations, go, squares_of_move
from podzem.systems.delve.chapters.combat.shooting import shoot, strike_from_ambush
from podzem.systems.delve.chapters.morale import conduct
from podzem.systems.delve.chapters.visibility.sight import place_of, sees
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Band, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import band_with, ours, own_group, up
from podzem.systems.delve.steps import far, reaches
from podzem.world.describing.sight_lines import distance

MOVES_OF_FLIGHT: Final = 2
SQUARES_OF_RETREAT: Final = 1


def act(game: Game, one: Person, scribe: Scribe) -> None:
    """Broken ones by their conduct; else shoot the nearest, or go up to it and strike."""
    band = band_with(game, one)
    assert band is not None
    if band.broken:
        _make_off(game, one, band, scribe)
        return
    targets = by_distance(game, one)
    if not targets:
        _seek(game, one, band, scribe)
    elif not _shoot(game, one, targets, scribe):
        _close_in(game, one, targets[0], scribe)


def by_distance(game: Game, one: Person) -> list[Person]:
    """The enemies whom it sees or remembers, the nearest first; of equals by fewest hit points, then by the march."""
    known = [(foe, place) for foe in ours(game) if (place := place_of(game, one, foe)) is not None]
    order = own_group(game).members if known else []
    known.sort(key=lambda each: (distance(one.at.square, each[1].square), each[0].hp, order.index(each[0].number)))
    return [foe for foe, _ in known]


def _shoot(game: Game, one: Person, targets: list[Person], scribe: Scribe) -> bool:
    """With a missile weapon, no enemy in reach and a visible one in range: the nearest such."""
    for arm in shot_arms(one) if not is_engaged(game, one) else ():
        target = next((foe for foe in targets if why_not_shoot(game, one, foe, arm) is None), None)
        if target is not None:
            if why_not_lethal(game, one, target, arm) is None:
                strike_from_ambush(game, one, target, arm, scribe)
            else:
                shoot(game, one, target, arm, scribe)
            return True
    return False


def _close_in(game: Game, one: Person, target: Person, scribe: Scribe) -> None:
    """Towards where it sees or remembers the target, and a blow if that is in reach; a second Move if not."""
    place = place_of(game, one, target)
    arm = melee_arms(one)[0]
    assert place is not None
    if not reaches(game, one.at, place, arm.reach):
        _approach(game, one, place, arm, scribe)
    if not is_up(one):
        return
    if reaches(game, one.at, place, arm.reach):
        _strike(game, one, target, place, arm, scribe)
    else:
        _approach(game, one, place, arm, scribe)


def _strike(game: Game, one: Person, target: Person, place: Place, arm: Arm, scribe: Scribe) -> None:
    if target.at != place:
        strike_air(game, one, place, arm, scribe, "delve.dark.melee")
    elif why_not_lethal(game, one, target, arm) is None:
        strike_from_ambush(game, one, target, arm, scribe)
    else:
        strike(game, Attack(one, target, arm), scribe)


def _approach(game: Game, one: Person, place: Place, arm: Arm, scribe: Scribe) -> None:
    """One Move: to where it can strike by the shortest way, else as near as it comes."""
    most = squares_of_move(game, one)
    open_to = destinations(game, one, most)
    near = [there for there in open_to if reaches(game, there, place, arm.reach)]
    if near:
        go(game, one, min(near, key=lambda there: (open_to[there][0], there)), most, scribe)
        return
    ways = far(game, place, until=one.at)
    here = ways.get(one.at, 1 << 20)
    better = [there for there in open_to if ways.get(there, 1 << 20) < here]
    if better:
        go(game, one, min(better, key=lambda there: (ways[there], open_to[there][0], there)), most, scribe)


def _seek(game: Game, one: Person, band: Band, scribe: Scribe) -> None:
    """Nobody seen or remembered: the mindless stand, beasts follow the scent, sapient ones raise the alarm."""
    if mind(one) == MINDLESS or not ours(game):
        return
    if mind(one) == SAPIENT and not is_alert(game, one.at):
        raise_alarm(game, one.at, scribe)
        scribe.record(events.ALARM, {"band": f"band.{band.number}"})
        return
    target = min(ours(game), key=lambda foe: distance(one.at.square, foe.at.square))
    if mind(one) in (BEAST, SAPIENT) and not reaches(game, one.at, target.at):
        _approach(game, one, target.at, melee_arms(one)[0], scribe)


def _make_off(game: Game, one: Person, band: Band, scribe: Scribe) -> None:
    """As its conduct has it: stand, pray for a round, run at double Move, withdraw in order."""
    if band.broken in (conduct.BEG, conduct.BRIBE):
        return
    if band.broken == conduct.PRAY:
        assert game.fight is not None
        if game.fight.round <= band.prayed + 1:
            return
        conduct.behave(game, band, conduct.DROP_GEAR, scribe)
    orderly = band.broken == conduct.RETREAT
    most = SQUARES_OF_RETREAT if orderly else MOVES_OF_FLIGHT * squares_of_move(game, one)
    _run(game, one, most, scribe, orderly)
    away = conduct.is_exit(game, one.at) or not any(sees(game, foe, one) for foe in ours(game))
    if is_up(one) and away:
        conduct.get_away(game, one, scribe)
        if not up(band):
            conduct.vanish(game, band, scribe)


def _run(game: Game, one: Person, most: int, scribe: Scribe, orderly: bool) -> None:
    """Out of sight if it can come there, else as far from everybody as it can."""
    open_to = destinations(game, one, most)
    if not open_to:
        return
    people = ours(game)

    def dread(place: Place) -> tuple[bool, int, int]:
        stays = conduct.is_seen_at(game, one, place, people) and not conduct.is_exit(game, place)
        return stays, -min((distance(foe.at.square, place.square) for foe in people), default=0), open_to[place][0]

    best = min(open_to, key=lambda place: (dread(place), place))
    if (
        dread(best)[1] < -min((distance(foe.at.square, one.at.square) for foe in people), default=0)
        or not dread(best)[0]
    ):
        go(game, one, best, most, scribe, guarded=orderly)
