"""Chances of work: from the rule that plays it, by what the party sees, the same whether or not anything is hidden."""

from fractions import Fraction

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.journal import open_game
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.system import DungeonSystem
from tests.systems.dungeon.test_place_words import walk

SYSTEM = DungeonSystem()
pytestmark = pytest.mark.clause("dungeon.attack.odds")


def at_the_door() -> Game:
    found = next(state for state in walk() if any(each.order == "open" for each in open_to(SYSTEM, state, 0)))
    return found.copy()


chances = SYSTEM.advice.chances


def opens(game: Game) -> dict[Decision, Fraction]:
    doors = [each for each in open_to(SYSTEM, game, 0) if each.order == "open"]
    return {each: found["opened"] for each, found in zip(doors, chances(game, doors), strict=True) if found}


def test_dungeon_attack_odds__each_who_pushes_adds_a_sixth() -> None:
    game = at_the_door()
    for pushing in range(1, 5):
        open_now = opens(game)
        assert set(open_now.values()) == {Fraction(pushing, 6)}
        SYSTEM.apply(game, next(iter(open_now)), Scribe(Seeded(0)))


def test_dungeon_attack_odds__a_bar_that_nobody_sees_changes_no_chance() -> None:
    game = at_the_door()
    for seed in range(4):
        other = SYSTEM.resample(game, 0, Seeded(seed))
        assert opens(other) == opens(game)


def test_dungeon_attack_odds__a_search_is_told_the_same_chance_everywhere() -> None:
    told = set()
    for game in walk()[::9]:
        orders = [each for each in open_to(SYSTEM, game, 0) if each.order in ("search", "listen")]
        found = zip(orders, chances(game, orders), strict=True)
        told |= {(each.order, *(odds or {}).items()) for each, odds in found}
    assert told == {("search", ("found_if", Fraction(1, 6))), ("listen", ("heard_if", Fraction(1, 6)))}


def test_dungeon_attack_odds__a_table_without_odds_shows_none() -> None:
    _, moment = open_game(SYSTEM, 1, {"show_odds": False}, ["Ana"], Seeded(5))
    own = open_to(SYSTEM, moment.state, 0)
    assert chances(moment.state, own) == [{}] * len(own)
