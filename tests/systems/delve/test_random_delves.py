"""Whole delves at random on drawn maps: no rule breaks, nothing is doubled, nobody is left without a decision."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve import deciding
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.lighting import everybody
from podzem.systems.delve.people import DEAD, GONE, OK, Person
from podzem.systems.delve.system import SYSTEM
from podzem.systems.delve.things import HAND
from podzem.world.describing.squares import RUBBLE

DULL = frozenset(["leave", "finish", "drop", "split", "give", "extinguish", "surrender"])
"""Orders that would end a delve before it has begun: taken seldom."""
HANDLING = frozenset(["hold", "fetch", "sheathe", "stow", "wear", "unpack", "pack", "take", "drop", "give"])
"""Orders by which things change places and nothing is used up."""
MAPS: tuple[dict[str, Any], ...] = (
    {"map": "random", "rooms": 8},
    {"map": "mlyn"},
    {"map": "random", "rooms": 6, "depths": 2, "npc_hp": "roll", "torch_variance": True},
    {"map": "random", "rooms": 10, "wander": "dungeon", "overload": "slow", "initiative": "side"},
)


def check(game: Game) -> None:
    """What must hold after every decision."""
    numbers = [item.number for person in everybody(game) for item in person.items]
    numbers += [item.number for heap in game.below.lying for item in heap.items]
    assert len(numbers) == len(set(numbers)), "a thing is in two places"
    walking = [number for group in game.groups for number in group.members]
    assert len(walking) == len(set(walking)), "somebody walks in two groups"
    for person in game.people.values():
        assert person.hp >= 0
        assert all(item.count > 0 for item in person.items)
        assert person.state in (DEAD, GONE) or person.at.depth == 0 or person.number in walking
        check_place(game, person)
        check_load(game, person)
    for band in game.bands:
        for one in band.members:
            check_place(game, one)
    lights = [item for person in everybody(game) for item in person.items if item.lit]
    assert all(item.left > 0 and item.where == HAND for item in lights), "something burns that cannot"
    assert all(zone.alertness in ("quiet", "normal", "alert") for zone in game.below.zones.values())


def check_place(game: Game, person: Person) -> None:
    """Nobody who stands stands in rock or on rubble."""
    if person.at.depth and person.state == OK:
        ground = squares(game, person.at.depth)
        assert person.at.square in ground.area_of, f"{person.id} stands in rock"
        assert ground.features.get(person.at.square) != RUBBLE, f"{person.id} stands on rubble"


def check_load(game: Game, person: Person) -> None:
    """Nobody bears more than he may (delve.load.limit)."""
    slack = game.setting.word("overload") == "slow"
    ready, stowed = limits.ready_slots(game, person), limits.stowed_slots(game, person)
    assert ready <= limits.ready_limit(person) + limits.OVER_READY * slack, f"{person.id} has too much ready"
    assert stowed <= limits.stowed_limit(person) + limits.OVER_STOWED * slack, f"{person.id} has too much stowed"
    assert limits.hands_used(person) <= limits.HANDS, f"{person.id} has too few hands"


def goods(game: Game) -> tuple[int, dict[int, int]]:
    """Coins, and every other thing with how much of it is left."""
    items = [item for person in game.people.values() for item in person.items]
    items += [item for heap in game.below.lying for item in heap.items]
    coins = sum(item.count for item in items if item.kind == "coins")
    return coins, {item.number: item.count for item in items if item.kind != "coins"}


def moment(game: Game) -> tuple[int, ...]:
    """Until when nobody else has acted: in a fight those met may have had their turn."""
    return (game.clock,) if game.fight is None else (game.clock, game.fight.round, game.fight.turn)


def set_up(seed: int) -> tuple[Game, Scribe]:
    """A delve of this number, before anybody has decided anything."""
    scribe = Scribe(Seeded(seed))
    options = {**MAPS[seed % len(MAPS)]}
    if options["map"] == "random":
        options["seed"] = seed + 1
    return SYSTEM.setup(1 + seed % 3, options, scribe), scribe


def play(seed: int, most: int) -> Game:
    """One delve at random, and once more by what was decided: it comes to the same state."""
    random, (game, scribe) = Random(seed), set_up(seed)
    decided: list[Decision] = []
    for _ in range(most):
        if SYSTEM.outcome(game) is not None:
            break
        seat = random.choice(SYSTEM.turns.needed(game))
        open_now = deciding.candidates(game, seat)
        assert open_now, "nobody can decide anything"
        orders = sorted({one.order for one in open_now})
        lively = [order for order in orders if order not in DULL]
        order = random.choice(lively if lively and random.random() < 0.97 else orders)
        chosen = random.choice([one for one in open_now if one.order == order])
        assert deciding.why_not(game, chosen) is None
        clock, now, before = game.clock, moment(game), goods(game)
        deciding.apply(game, chosen, scribe)
        decided.append(chosen)
        check(game)
        assert game.clock >= clock or game.stage == TOWN, "the clock went back"
        if chosen.order in HANDLING and moment(game) == now:
            assert goods(game) == before, "handling made or lost something"
    again, scribe = set_up(seed)
    for chosen in decided:
        deciding.apply(again, chosen, scribe)
    assert again.key() == game.key(), "the journal leads elsewhere"
    return game


@pytest.mark.parametrize("seed", range(8))
def test_a_random_delve_goes_on_until_it_ends(seed: int) -> None:
    play(seed, 120)


@pytest.mark.parametrize("seed", [72, 204])
def test_nobody_is_put_on_rubble(seed: int) -> None:
    """In the middle of their area, or beyond the exit by which they come, there is some."""
    play(seed, 250)


@pytest.mark.deep
@pytest.mark.parametrize("first", range(0, 1000, 50))
def test_a_thousand_random_delves(first: int) -> None:
    for seed in range(first, first + 50):
        play(seed, 250)
