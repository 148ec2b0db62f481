"""Another delve that a viewer cannot tell from the true one: what is hidden from him is drawn anew.

What is drawn follows from the dice and from what the party knows, so that two worlds which it cannot tell apart are
imagined alike.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.systems.delve.below import Zone
from podzem.systems.delve.chapters.wander.noise import STEPS
from podzem.systems.delve.game import Game
from podzem.systems.delve.imagining import other_map
from podzem.systems.delve.things import Item, Lying

MAPS: Final = 8
"""So many other maps are drawn for the same knowledge."""
SEED_SIDES: Final = 1 << 16
GEM_KUNA: Final = 100


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy on another map, with other things in what is shut, and other watchfulness where nobody was told."""
    twin = game.copy()
    if viewer == JUDGE:
        return twin
    twin.plan = game.plan.with_map(other_map(game, int(dice.face(MAPS))))
    below = twin.below
    below.drawn = [int(dice.face(SEED_SIDES)) for _ in below.drawn]
    below.lying = [heap for heap in below.lying if heap.seen or _shines(heap.items)]
    for heap in below.lying:
        _refill(heap, dice)
    below.snares = {
        id: snare
        for id, snare in below.snares.items()
        if snare.hinted or snare.found or snare.state != "armed" or snare.asked
    }
    below.zones = {id: _watch(zone, dice) for id, zone in below.zones.items()}
    at_hand = set(game.meeting.bands if game.meeting is not None else ())
    twin.bands = [
        band
        for band in twin.bands
        if band.number in at_hand
        or band.held_by
        or band.waits
        or any(_shines(one.items) for one in band.members)
        or _is_remembered(game, band.number)
    ]
    return twin


def _shines(items: list[Item]) -> bool:
    """Whether a light burns among these things: what it shows can be seen though nobody sees who bears it."""
    return any(item.lit for item in items)


def _is_remembered(game: Game, number: int) -> bool:
    """Whether a group remembers where somebody of a band stood."""
    numbers = {one.number for band in game.bands if band.number == number for one in band.members}
    return any(numbers.intersection(group.memory) for group in game.groups)


def _refill(heap: Lying, dice: Dice) -> None:
    """What a shut chest holds."""
    if heap.container and not heap.opened:
        for item in heap.items:
            if item.kind in ("gem", "tableware"):
                item.value = GEM_KUNA * int(dice.face(9))


def _watch(zone: Zone, dice: Dice) -> Zone:
    twin = zone.copy()
    twin.alertness = STEPS[int(dice.face(len(STEPS))) - 1]
    return twin
