"""Captives of the party, and the party as captives (delve.morale.captives)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import SAPIENT, hit_dice, is_up, mind
from podzem.systems.delve.chapters.beasts.treasure import COINS, leave_behind
from podzem.systems.delve.chapters.combat.wounds import die
from podzem.systems.delve.chapters.morale import events
from podzem.systems.delve.chapters.morale.conduct import BEG, FLEE, get_away
from podzem.systems.delve.chapters.visibility.sight import number_person
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import CAPTIVE, DEAD, GONE, OK, Band, Group, Person
from podzem.systems.delve.present import bands_met, members, own_group, standing, up
from podzem.systems.delve.rows import no
from podzem.systems.delve.steps import touches
from podzem.world.creatures import CREATURES as OF_WORLD

CLAUSE: Final = "delve.morale.captives"


def take(game: Game, band: Band, scribe: Scribe) -> None:
    """They surrender to the group and obey while they are watched."""
    taken = up(band)
    for one in taken:
        one.state = CAPTIVE
        number_person(game, one)
    band.held_by, band.broken, band.pressed = own_group(game).number, "", False
    if band.keyed and band.keyed not in game.below.emptied:
        game.below.emptied.append(band.keyed)
    scribe.record(events.CAPTURED, {"band": f"band.{band.number}", "kind": band.kind, "count": len(taken)})
    leave_behind(game, band, scribe)


def held(game: Game, group: Group) -> list[Person]:
    """The captives of a group."""
    return [one for band in bands_held(game, group) for one in band.members if one.state == CAPTIVE]


def bands_held(game: Game, group: Group) -> list[Band]:
    """The bands of which it has captives."""
    held = [band for band in game.bands if band.held_by == group.number]
    return [band for band in held if any(one.state == CAPTIVE for one in band.members)]


def guards(game: Game, group: Group, engaged: Collection[int] = ()) -> list[Person]:
    """Those who watch: unengaged, and no animals."""
    return [one for one in standing(game, group) if mind(one) == SAPIENT and one.number not in engaged]


def end_of_turn(game: Game, group: Group, scribe: Scribe, engaged: Collection[int] = ()) -> None:
    """One guard holds two; the others escape one after another and raise the alert."""
    watched = number("flee_or_fight", "guarded") * len(guards(game, group, engaged))
    left = held(game, group)
    while len(left) > watched:
        index = int(scribe.roll(len(left), events.ESCAPE_DIE)) - 1 if len(left) > 1 else 0
        escaped = left.pop(index)
        scribe.record(events.ESCAPED, {"target": escaped.id})
        get_away(game, escaped, scribe)


def follow(game: Game, group: Group) -> None:
    """They walk where the group walks."""
    people = standing(game, group)
    for one in held(game, group) if people else ():
        one.at = people[-1].at


def worth_kuna(person: Person) -> int:
    """What one is worth when sold: by the world's table, else 500 kuna for each hit die."""
    kind = OF_WORLD.get(person.kind)
    if kind is not None and kind.slave is not None:
        return kind.slave
    return number("flee_or_fight", "hd_kuna") * hit_dice(person)


def find(game: Game, person: Person, id: str) -> Person | None:
    """A captive of somebody's group by his id."""
    group = next((group for group in game.groups if person.number in group.members), None)
    return None if group is None else next((one for one in held(game, group) if one.id == id), None)


def why_not_kill(game: Game, person: Person, captive: Person) -> Refusal | None:
    """Only whom one stands beside."""
    near = touches(game, person.at, captive.at)
    return None if near else no(CLAUSE, member=person.id, target=captive.id)


def kill(game: Game, person: Person, captive: Person, scribe: Scribe) -> list[Band]:
    """The others then fight or flee; the bands that fight are given back."""
    captive.state, captive.hp = DEAD, 0
    scribe.record(events.KILLED, {"member": person.id, "target": captive.id})
    risen = []
    for band in game.bands:
        others = [one for one in band.members if one.state == CAPTIVE]
        concerned = band.held_by and others and any(one is captive for one in band.members)
        if concerned and _rise(game, band, others, scribe):
            risen.append(band)
    return risen


def are_struck(band: Band, stirs: Collection[str]) -> bool:
    """Whether one of those who beg in a fight was struck at all the same, and others of them stand."""
    others = len(up(band)) - (0 if "casualty" in stirs else 1)
    return band.broken == BEG and "blow" in stirs and others > 0


def rise_from_begging(band: Band, scribe: Scribe) -> None:
    """They flee or fight, as captives would."""
    band.kin_harmed = True
    band.broken = FLEE if _they_flee(band, scribe) else ""
    band.pressed = bool(band.broken)


def _rise(game: Game, band: Band, others: list[Person], scribe: Scribe) -> bool:
    """Whether they fight; else they are away, and tell of it."""
    flee = _they_flee(band, scribe)
    for one in others:
        if flee:
            get_away(game, one, scribe)
        else:
            one.state = OK
    band.held_by, band.kin_harmed = 0, True
    return not flee


def _they_flee(band: Band, scribe: Scribe) -> bool:
    """1 to 3 of six they run, else they fight."""
    flee = int(scribe.roll(number("flee_or_fight", "sides"), events.UPROAR_DIE)) <= number("flee_or_fight", "flee_to")
    how = "flee" if flee else "fight"
    scribe.record(events.UPROAR, {"band": f"band.{band.number}", "kind": band.kind, "how": how})
    return flee


def free(game: Game, band: Band, scribe: Scribe) -> None:
    """They are let go."""
    for one in band.members:
        if one.state == CAPTIVE:
            one.state = GONE
    scribe.record(events.FREED, {"band": f"band.{band.number}", "kind": band.kind})


def bring_out(game: Game, group: Group, scribe: Scribe) -> int:
    """What the captives of a group are worth who are led out of the dungeon, in kuna."""
    led = held(game, group)
    for one in led:
        one.state = GONE
    kuna = sum(worth_kuna(one) for one in led)
    if led:
        scribe.record(events.SOLD, {"count": len(led), "kuna": kuna})
    return kuna


# the party as captives


def settle_party(game: Game, scribe: Scribe) -> None:
    """Sapient captors ask 50 coins a level and let go who pays; who cannot is carried off; others kill."""
    group = own_group(game)
    taken = [one for one in members(game, group) if one.state == CAPTIVE]
    captors = [one for band in bands_met(game) for one in band.members if is_up(one)]
    if not taken:
        return
    if not captors or mind(captors[0]) != SAPIENT:
        for one in taken:
            one.hp = 0
            die(game, one, scribe)
        return
    ransom = sum(number("flee_or_fight", "ransom_coins") * hit_dice(one) for one in taken)
    paid = _pay(game, group, ransom)
    scribe.record(events.RANSOM, {"count": ransom, "success": paid})
    for one in taken:
        one.state = OK if paid else GONE


def free_own(game: Game, scribe: Scribe) -> None:
    """Nobody is left who holds them."""
    for one in members(game, own_group(game)):
        if one.state == CAPTIVE:
            one.state = OK
            events.set_free(scribe, one)


def _pay(game: Game, group: Group, coins: int) -> bool:
    """Whether the group had the sum, which is gone then."""
    purses = [(one, item) for one in members(game, group) for item in one.items if item.kind == COINS]
    if sum(item.count for _, item in purses) < coins:
        return False
    for one, item in purses:
        part = min(coins, item.count)
        item.count -= part
        coins -= part
        if not item.count:
            one.items.remove(item)
    return True
