"""Fights of all kinds against a ready party, every decision at random: they end, and nothing gets lost."""

from __future__ import annotations

import random

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import creature, is_up, most_hp
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.encounters import beginning
from podzem.systems.delve.chapters.encounters.bands import muster, stand
from podzem.systems.delve.data.creatures import CREATURES
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.place import Place
from podzem.systems.delve.record import as_bytes
from tests.systems.delve.playing import give, is_open, options
from tests.systems.delve.scenes import hall, hero

KINDS = [*(kind for kind, one in CREATURES.items() if not one.flags & {"companion", "animal"}), "giant", "chud"]
OPTIONS = (
    {},
    {"ties": "reroll", "initiative": "side", "morale": "each"},
    {"attacked": "blow", "npc_hp": "roll", "known_position": "visible", "lethal": "players", "draw": "main"},
    {"judge": "ask"},
)


def party() -> list:
    return [
        hero(1, "sword* shield* light_armour^ knife+ potion+ ration", (3, 1), strength=14, fight=2, charisma=14),
        hero(2, "torch*! axe* bandage+ coins:200", (3, 2), notice=2, craft=1),
        hero(3, "bow* quiver:20+ caltrops", (2, 1), dexterity=14, athletics=1, fight=1),
        hero(4, "spear* light_armour^", (2, 2), strength=8),
    ]


def check(game: Game) -> None:
    held: dict[Place, list[int]] = {}
    for person in [*game.people.values(), *(one for band in game.bands for one in band.members)]:
        assert 0 <= person.hp <= most_hp(person)
        if is_up(person):
            assert person.hp > 0
            held.setdefault(person.at, []).append(person.number)
    members = [number for group in game.groups for number in group.members]
    assert len(members) == len(set(members))
    numbers = [item.number for person in game.people.values() for item in person.items]
    numbers += [item.number for heap in game.below.lying for item in heap.items]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("kind", KINDS)
def test_random_fights__end_and_lose_nothing(kind: str) -> None:
    for seed in range(4):
        rng = random.Random(f"{kind} {seed}")
        game = hall(*party(), **OPTIONS[seed % 4])
        game.groups[0].trail = [Place(1, 0, 1), Place(1, 1, 1)]
        game.below.seen = [Place(1, x, y) for x in range(1, 16) for y in range(4)]
        if seed % 2:
            game.people[2].items[0].lit = False
        scribe = Scribe(Seeded(seed), listening=True)
        leader = next((id for id, one in CREATURES.items() if one.leads == kind), "")
        count = rng.randint(1, 2) if creature(kind).hd > 2 else rng.randint(1, 6)
        band = muster(game, kind, count, scribe, leader)
        if seed % 3:
            stand(game, band, Place(1, rng.randint(4, 12), rng.randint(0, 3)))
            beginning.begin(game, game.groups[0], [band], scribe)
        else:
            beginning.arrive(game, game.groups[0], band, scribe)
        course.go_on(game, scribe)
        for _ in range(600):
            if not is_open(game):
                break
            check(game)
            open_now = options(game)
            assert open_now, (game.stage, game.meeting, game.fight)
            by_name: dict = {}
            for one in open_now:
                by_name.setdefault(one[0], []).append(one)
            name, actor, words = rng.choice(by_name[rng.choice(sorted(by_name))])
            give(game, name, actor, *words, scribe=scribe)
            as_bytes(game)
        else:
            pytest.fail("a fight without end")
        check(game)
        assert game.stage == TURN
        assert game.meeting is None
        assert game.fight is None
