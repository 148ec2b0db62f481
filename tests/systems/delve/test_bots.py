"""The bots (delve.auto.bots): they come home more often than not, and do nothing that a judge would laugh at."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve import deciding
from podzem.systems.delve.below import Doorway, Snare, Tried
from podzem.systems.delve.company import seen
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of
from podzem.systems.delve.people import DEAD, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.system import SYSTEM
from tests.systems.delve.scenes import HALL, fighting, hall, hero, met, rolling

EVENINGS = 20
MOST = 600
"""Decisions of an evening; the longest of many took less than half of them."""


def choice(game: Game, seat: int = 0) -> str:
    """What the bot on a seat decides."""
    open_now = deciding.candidates(game, seat)
    chosen = SYSTEM.advice.bot("caller").choose(None, open_now, lambda dice: SYSTEM.resample(game, seat, dice))
    return str(chosen).partition(" ")[2]


def follow(game: Game, *faces: tuple[int, int]) -> str:
    """Let the bot decide, and do it."""
    chosen = choice(game)
    order, *words = chosen.split()
    deciding.apply(game, Decision(0, order, tuple(words)), rolling(*faces))
    return chosen


def evening(players: int, seed: int) -> Game:
    """A whole evening in the sample dungeon; nobody asks a judge, and it ends."""
    game = SYSTEM.setup(players, {}, Scribe(Seeded(seed)))
    bot, scribe = SYSTEM.advice.bot("caller"), Scribe(Seeded(seed, 2))
    for _ in range(MOST):
        if SYSTEM.outcome(game) is not None:
            return game
        assert not game.questions or game.questions[-1].seat != JUDGE
        seat = SYSTEM.turns.needed(game)[0]
        open_now = deciding.candidates(game, seat)
        chosen = bot.choose(None, open_now, lambda dice, now=game, of=seat: SYSTEM.resample(now, of, dice))
        deciding.apply(game, chosen, scribe)
    raise AssertionError(f"{players} players, seed {seed}: the evening never ends")


@pytest.mark.clause("delve.auto.scope")
@pytest.mark.clause("delve.auto.bots")
@pytest.mark.parametrize("players", [1, 4])
def test_bots__they_finish_the_sample_alive_more_often_than_not(players: int) -> None:
    """Of 20 evenings 15 at the least: bots that came home every other time would do so in one run of fifty."""
    games = [evening(players, seed) for seed in range(1, EVENINGS + 1)]
    assert sum(game.outcome == "returned" for game in games) >= 15
    people = [person for game in games for person in game.people.values() if person.is_character]
    assert 2 * sum(person.state != DEAD for person in people) > len(people)
    assert sum(game.brought > 0 for game in games) > EVENINGS // 2
    rooms = [len({(place.depth, area_of(game, place)) for place in seen(game)}) for game in games]
    assert 2 * sum(rooms) > 8 * EVENINGS, "most of its eight areas are seen"
    assert sum(bool(game.below.tried) for game in games) > EVENINGS // 2, "and rooms are searched"


def of_seat(seat: int, person: Person) -> Person:
    """Somebody of this seat."""
    person.seat = seat
    return person


def shut_hall(*people: Person, players: int = 1, **lists: Any) -> Game:
    """The hall with its door locked, which the party knows, and all else there explored."""
    map = deepcopy(HALL)
    map["levels"][0]["openings"][2]["door"] = {"kind": "locked", "quality": "good"}
    map["levels"][0] |= lists
    game = hall(*people, map=map, players=players)
    game.below.tried = [Tried(Place(1, 15, 1))]
    game.below.doors["D1"] = Doorway(tried=True)
    game.below.seen = [place for place in game.below.seen if place.x < 16]
    return game


@pytest.mark.clause("delve.auto.bots")
@pytest.mark.clause("delve.dark.checks")
def test_bots__work_that_nobody_would_see_is_not_begun() -> None:
    """It would be asked whether it is meant, and say no, for ever."""
    game = shut_hall(hero(1, "torch*! lockpicks+", (14, 1), stealth=2))
    assert choice(game) == "unlock pc.1 D1 stealth"
    game.below.smoke["H"] = game.turn + 2
    assert choice(game) == "force pc.1 D1"


@pytest.mark.clause("delve.auto.bots")
@pytest.mark.clause("delve.trap.tools")
def test_bots__the_best_hands_do_the_work_whoever_leads() -> None:
    """One level more is worth less than the tools, and bad hands would jam the lock: the good ones are waited for."""
    people = [of_seat(0, hero(1, "torch*!", (14, 1), stealth=1)), of_seat(1, hero(2, "lockpicks+", (14, 1)))]
    game = shut_hall(*people, players=2)
    assert choice(game, 1) == "unlock pc.2 D1 stealth"
    game.people[2].order = ["guard"]
    assert choice(game, 0) == "wait 1"
    game.people[2].order = ["unlock", "D1", "stealth"]
    assert choice(game, 0) == "wait 1"
    game.people[2].items = []
    assert choice(game, 0) == "wait 1", "he is at it"
    game.people[2].order = []
    assert choice(game, 0) == "unlock pc.1 D1 stealth"


@pytest.mark.clause("delve.auto.bots")
@pytest.mark.clause("delve.trap.choice")
def test_bots__at_a_hint_one_searches_then_disarms_then_goes_round() -> None:
    trap = {"id": "TR1", "on": "D1", "bound": "action", "action": "open", "type": "dart", "quality": "good"}
    game = shut_hall(hero(1, "torch*! lockpicks+ wedge+", (14, 1), stealth=2), traps=[trap])
    game.below.doors, game.below.tried, game.people[1].items[0].left = {}, [], 60
    game.below.snares["TR1"] = Snare(hinted=True)
    assert follow(game) == "search pc.1 all look"
    assert choice(game) == "wait 1", "the door stays shut while he searches"
    follow(game, (6, 1), (6, 1))
    assert choice(game) == "bypass pc.1 TR1 wall crawl"
    game.below.snares["TR1"].found = True
    assert choice(game) == "disarm pc.1 TR1 stealth"
    game.below.snares["TR1"].bypassed = [1]
    game.below.snares["TR1"].found = False
    assert choice(game) == "open pc.1 D1"


@pytest.mark.clause("delve.auto.bots")
def test_bots__they_march_in_the_order_of_their_defence() -> None:
    game = hall(hero(1, "torch*!", (3, 1)), hero(2, "mail^", (3, 1)), hero(3, "shield*", (3, 2)))
    assert [follow(game), follow(game)] == ["lead 1 pc.3", "lead 1 pc.2"]
    assert game.groups[0].members == [2, 3, 1]
    assert not choice(game).startswith("lead")


@pytest.mark.clause("delve.auto.bots")
def test_bots__an_archer_shoots_from_afar_and_draws_a_blade_when_he_is_pressed() -> None:
    game = hall(hero(1, "bow* quiver:10+ axe+", (9, 1)), hero(2, "torch*! knife+", (9, 2)))
    band = met(game, "goblin", (6, 1))
    fighting(game, band)
    assert choice(game) == "hold pc.2 knife.201", "no torch where there is a knife"
    game.people[2].done = True
    assert choice(game) == "shoot pc.1 goblin.502 bow.100"
    band.members[0].at = Place(1, 8, 1)
    assert choice(game) == "sheathe pc.1 bow.100"
    follow(game)
    game.people[1].drew = False
    assert choice(game) == "hold pc.1 axe.102"
    follow(game)
    assert choice(game) == "attack pc.1 goblin.502 axe.102"


@pytest.mark.clause("delve.auto.bots")
def test_bots__after_a_fight_the_bow_is_taken_up_again() -> None:
    game = hall(hero(1, "bow+ quiver:10+ axe*", (9, 1)), hero(2, "torch*!", (9, 2)))
    assert [follow(game), follow(game)] == ["sheathe pc.1 axe.102", "hold pc.1 bow.100"]
    assert choice(game).partition(" ")[0] not in ("hold", "sheathe")


@pytest.mark.clause("delve.auto.bots")
def test_bots__they_flee_when_half_of_them_are_down_or_wounded_however_weak_the_others() -> None:
    game = hall(hero(1, "sword*", (5, 1)), hero(2, "torch*!", (5, 2)), hero(3, "", (4, 1)))
    fighting(game, met(game, "goblin", (6, 1)))
    game.people[3].hp = 4
    assert choice(game).startswith("attack"), "one of three"
    game.people[2].hp = 4
    assert choice(game).startswith("flee")


@pytest.mark.clause("delve.auto.bots")
def test_bots__whoever_is_left_of_a_beaten_party_goes_home_though_he_is_hale() -> None:
    game = hall(hero(1, "torch*!", (3, 1)), hero(2, "", (9, 1)))
    game.people[1].items[0].left = 60
    game.below.tried = [Tried(Place(1, 3, 1))]
    assert choice(game).startswith(("go", "explore"))
    game.people[2].state = DEAD
    game.groups[0].members = [1]
    assert choice(game) == "go 1 1:0,1"
