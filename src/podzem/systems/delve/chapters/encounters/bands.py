"""Those who are met: made up, put on their squares, gone again (delve.beast.stats, delve.beast.flags)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import creature, has, is_up
from podzem.systems.delve.chapters.beasts import events as beasts
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.document import own_numbers
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.people import GONE, Band, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.steps import far, is_bad_ground
from podzem.systems.delve.things import HAND, Item
from podzem.world.number import Number

HP_SIDES: Final = 8
TORCH: Final = "torch"
TORCH_TURNS: Final = 6


def how_many(amount: Number, scribe: Scribe) -> int:
    """A number of creatures; a fixed one needs no die."""
    return amount.throw(lambda sides: int(scribe.roll(sides, beasts.NUMBER_DIE)))


def number_anew(game: Game, band: Band, take_number: Callable[[], int]) -> None:
    """Other numbers for a band of which nobody has heard."""
    band.number = take_number()
    for one in band.members:
        one.number = take_number()
        for item in one.items:
            item.number = take_number()


def forget(game: Game, band: Band) -> None:
    """Nobody knows that they were there: their numbers are free again, since a gap would tell (delve.meet.sequence)."""
    numbers = {band.number, *(one.number for one in band.members)}
    numbers |= {item.number for one in band.members for item in one.items}
    if set(range(min(numbers), game.next_number)) <= numbers:
        free = min(numbers)
        number_anew(game, band, game.take_hidden_number)
        game.next_number = free


def muster(game: Game, kind: str, count: int, scribe: Scribe, leader: str = "", keyed: str = "") -> Band:
    """A band of a kind with its leader, who comes last; it stands nowhere yet."""
    own = own_numbers(dungeon(game), keyed) if keyed else ""
    band = Band(game.take_number(), kind, leader, keyed, own)
    for each in [kind] * count + ([leader] if leader else []):
        band.members.append(_one(game, each, own if each == kind else "", scribe))
    game.bands.append(band)
    return band


def _one(game: Game, kind: str, own: str, scribe: Scribe) -> Person:
    """One creature with its hit points, fixed or thrown, and the light it carries."""
    what = creature(kind, own)
    one = Person(game.take_number(), kind, own, hp=what.hp)
    if game.setting.word("npc_hp") == "roll" and what.hd > 0:
        one.hp = one.most = sum(int(scribe.roll(HP_SIDES, beasts.HP_DIE)) for _ in range(what.hd))
    if "carries_light" in what.flags:
        one.items.append(Item(TORCH, game.take_number(), HAND, left=TORCH_TURNS, lit=True))
    return one


def stand(game: Game, band: Band, place: Place) -> None:
    """Put a band on and around a square: two to a square, or one that is large; not upon the party, nor on rubble."""
    taken = {person.at for person in game.people.values() if person.at.depth == place.depth and is_up(person)}
    near = [there for there in far(game, place) if there not in taken and not is_bad_ground(game, there)] or [place]
    held: dict[Place, list[Person]] = {}
    for other in game.bands:
        for one in other.members:
            if other is not band and is_up(one):
                held.setdefault(one.at, []).append(one)
    for one in band.members:
        one.at = next((there for there in near if _fits(one, held.get(there, []))), near[-1])
        held.setdefault(one.at, []).append(one)


def _fits(one: Person, others: list[Person]) -> bool:
    if has(one, "large") or any(has(other, "large") for other in others):
        return not others
    return len(others) < number("move", "most_in_a_square")


def send_away(game: Game, band: Band) -> None:
    """They go their way and are met no more; those of the map are no more where it has them."""
    for one in band.members:
        if is_up(one):
            one.state = GONE
    if band.keyed and band.keyed not in game.below.emptied:
        game.below.emptied.append(band.keyed)


def sweep(game: Game) -> None:
    """Forget bands of which nobody is left, neither standing nor captive."""
    for band in game.bands:
        if band.keyed and not any(is_up(one) for one in band.members) and band.keyed not in game.below.emptied:
            game.below.emptied.append(band.keyed)
    game.bands = [band for band in game.bands if any(one.state in ("ok", "captive", "stable") for one in band.members)]
