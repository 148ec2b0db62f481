"""Damage, falling, dying (delve.combat.damage, delve.combat.down)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_wounded
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.load.bodies import let_go
from podzem.systems.delve.chapters.visibility.sight import is_spotted, told_as
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.lighting import quench
from podzem.systems.delve.people import DEAD, DOWN, STABLE, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import band_with, is_ours
from podzem.systems.delve.sight import number_things
from podzem.systems.delve.things import HAND, Item, Lying

CLAUSE: Final = "delve.combat.down"
JUST_FALLEN: Final = -1
"""No full round has passed yet; the end of this one counts nothing."""


def hurt(game: Game, victim: Person, damage: int, scribe: Scribe, clause: str = "delve.combat.damage") -> None:
    """Hit points go, never below 0; the reasons for morale are noted."""
    was_half = is_wounded(victim)
    victim.hp = max(0, victim.hp - damage)
    scribe.record(events.HIT, {"target": told_as(game, victim), "count": damage}, clause=clause)
    _stir_lone(game, victim, was_half)


def _stir_lone(game: Game, victim: Person, was_half: bool) -> None:
    """A creature that was alone when the fight began minds half of its hit points (delve.morale.lone)."""
    if not was_half and is_wounded(victim):
        stir(game, victim, "lone")


def stir(game: Game, victim: Person, reason: str) -> None:
    """Note a reason for morale: of his band, or of the companions of his kind."""
    if game.fight is None or victim.is_character:
        return
    band = None if is_ours(game, victim) else band_with(game, victim)
    of = victim.kind if band is None else f"band.{band.number}"
    if f"{of}:{reason}" not in game.fight.stirs:
        game.fight.stirs.append(f"{of}:{reason}")


def fall(game: Game, victim: Person, scribe: Scribe, knocked_out: bool = False) -> None:
    """At 0 hit points a character or companion is down, one of those met dead, or knocked out if that was declared."""
    victim.hp, victim.hidden, victim.bears = 0, False, 0
    if is_ours(game, victim):
        victim.state, victim.rounds, how = DOWN, JUST_FALLEN, "down"
    else:
        victim.state, how = (STABLE, "knocked_out") if knocked_out else (DEAD, "dead")
    scribe.record(events.FELL, {"target": told_as(game, victim), "how": how})
    drop(game, victim, [item for item in victim.items if item.where == HAND], scribe)
    stir(game, victim, "casualty")
    band = band_with(game, victim)
    if band is not None and band.leader == victim.kind:
        stir(game, victim, "leader")


def drop(game: Game, person: Person, things: list[Item], scribe: Scribe, clause: str = CLAUSE) -> None:
    """Things fall to the ground where he is; a lantern goes out (delve.light.handling)."""
    if not things:
        return
    person.items = [item for item in person.items if item not in things]
    lay(game, person, things)
    if is_ours(game, person) or is_spotted(game, person):
        scribe.record(events.DROPPED, {"member": person.id, "things": [item.id for item in things]}, clause=clause)


def lay(game: Game, person: Person, things: list[Item], at: Place | None = None) -> None:
    """Things lie on the square where somebody is, or where he threw them."""
    place = at or person.at
    for item in things:
        if item.lit and item.kind == "lamp":
            quench(game, person, item)
        item.where, item.bundle = "stowed", 0
        item.number = item.number or game.take_number()
    heap = next((one for one in game.below.lying if one.at == place and not one.container), None)
    if heap is None:
        heap = Lying(place, seen=at is None and is_ours(game, person))
        game.below.lying.append(heap)
    heap.items += things
    if heap.seen:
        number_things(game, heap)


def bleed(game: Game, people: list[Person], scribe: Scribe) -> None:
    """A round is over: who has lain for six full ones without help dies."""
    for person in people:
        if person.state == DOWN:
            person.rounds += 1
            if person.rounds >= number("down", "rounds"):
                die(game, person, scribe)


def die(game: Game, person: Person, scribe: Scribe) -> None:
    """Nobody helped in time; what he had lies there for whoever takes it."""
    person.state = DEAD
    scribe.record(events.DIED, {"target": person.id})
    let_go(game, person)
    drop(game, person, person.items[:], scribe)
