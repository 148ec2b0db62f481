"""Another delve that a viewer cannot tell from the true one: what is hidden from him is drawn anew.

What is drawn follows from the dice and from what the party knows, so that two worlds which it cannot tell apart are
imagined alike. Only the ground stays as it truly is, unseen rooms and secret ways too: what is asked of an imagined
delve (odds, what a bot does) goes by the squares that were seen.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.core.memo import frozen
from podzem.systems.delve.below import Below, Zone
from podzem.systems.delve.chapters.search.searching import INSUFFICIENT
from podzem.systems.delve.chapters.wander.checks import RESULTS, WAIVE
from podzem.systems.delve.chapters.wander.noise import STEPS
from podzem.systems.delve.game import FIRST_HIDDEN, MEETING, TURN, Game
from podzem.systems.delve.imagined_people import imagined_bands
from podzem.systems.delve.imagining import known, other_map
from podzem.systems.delve.lighting import shed
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.present import is_told
from podzem.systems.delve.sight import in_sight
from podzem.systems.delve.things import Item, Lying

MAPS: Final = 8
"""So many other maps are drawn for the same knowledge."""
SEED_SIDES: Final = 1 << 16
GEM_KUNA: Final = 100
SECRET: Final = ("wander", "hint", "distance", "advantage", "first")
"""Questions to the judge of which nobody else knows what they are about."""
FREE: Final = "free"


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy on another map, with others where nobody was seen, and other watchfulness where nobody was told."""
    twin = game.copy()
    if viewer == JUDGE:
        return twin
    with frozen(game):
        twin.plan = game.plan.with_map(other_map(game, int(dice.face(MAPS))))
        twin.below.lying = [twin.below.lying[place] for place, heap in enumerate(game.below.lying) if _lies(game, heap)]
        twin.bands = imagined_bands(game, twin, dice)
        _forget(game, twin.below)
    twin.below.drawn = [int(dice.face(SEED_SIDES)) for _ in twin.below.drawn]
    twin.next_hidden = 2 * FIRST_HIDDEN
    twin.below.zones = {"": Zone(STEPS[int(dice.face(len(STEPS))) - 1])}
    for heap in twin.below.lying:
        _refill(heap, dice)
    for group in twin.groups:
        group.counter = 0
    _ask_otherwise(game, twin)
    return twin


def _lies(game: Game, heap: Lying) -> bool:
    """Whether a heap was seen, or its light is: what a light shows can be seen though nobody sees what burns."""
    now = frozenset(in_sight(game)) if not heap.seen and any(item.lit for item in heap.items) else frozenset()
    return heap.seen or any(item.lit and not now.isdisjoint(shed(game, heap.at, item)) for item in heap.items)


def _forget(game: Game, below: Below) -> None:
    """What has become of the dungeon out of sight."""
    knows = known(game)
    below.seed = 0
    below.emptied, below.known_to_locals = list(below.met), []
    below.doors = {id: door.as_believed() for id, door in below.doors.items() if id in knows.doors}
    for door in below.doors.values():
        door.stuck = door.stuck and door.tried
    below.snares = {id: snare for id, snare in below.snares.items() if id in knows.traps}
    for snare in below.snares.values():
        snare.asked = False
        if snare.set_again:
            snare.state, snare.set_again = "sprung", False


def _refill(heap: Lying, dice: Dice) -> None:
    """What a shut chest holds, and whether it is locked."""
    if heap.container and not heap.opened:
        heap.items = [Item("gem", 0, value=GEM_KUNA * int(dice.face(9)))]
        heap.locked, heap.quality = heap.locked and heap.tried, heap.quality if heap.tried else ""


def _ask_otherwise(game: Game, twin: Game) -> None:
    """What the judge is asked in secret might be about an encounter check; nobody knows of the meeting behind it."""
    if game.meeting is not None and game.stage == MEETING and not is_told(game):
        twin.meeting, twin.stage = None, TURN
    for place, question in enumerate(twin.questions):
        if question.seat != JUDGE:
            continue
        if question.kind in SECRET:
            words = [*RESULTS, WAIVE]
            twin.questions[place] = Question("wander", JUDGE, words, FREE, [str(twin.groups[0].number)])
        elif question.kind == "search":
            question.default = INSUFFICIENT
