"""What a party is told beforehand is what the rules throw for, by what it knows (surface.lost.chance, .river.drown)."""

from fractions import Fraction
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.lab.odds import after
from podzem.systems.surface import staging
from podzem.systems.surface.game import Game
from podzem.systems.surface.system import SYSTEM


def staged(options: dict[str, Any] | None = None, **data: Any) -> Game:
    return staging.stage(1, options or {}, data)


def told(game: Game, *words: str) -> dict[str, Fraction]:
    return dict(SYSTEM.advice.chances(game, [Decision(0, words[0], words[1:])])[0] or {})


@pytest.mark.clause("surface.lost.chance")
@pytest.mark.parametrize(("land", "chance"), [("fff/fff/fff", "1/3"), (".../.../...", "1/6"), ("bbb/bbb/bbb", "1/3")])
def test_the_chance_to_go_astray_is_that_of_the_rule(land: str, chance: str) -> None:
    game = staged(land=land, at="1,1")
    decision = Decision(0, "march", ("1", "N", "1"))
    played = sum(weight for weight, state in after(SYSTEM, game, decision, 500) if state.parties[0].lost)
    assert told(game, "march", "1", "N", "1") == {"astray": Fraction(chance)}
    assert played == Fraction(chance)


@pytest.mark.clause("surface.lost.exempt")
def test_nothing_is_told_where_the_way_is_sure() -> None:
    assert told(staged(land="...", ways=["road 0,0 1,0 2,0"], known=True), "march", "1", "E", "2") == {}


@pytest.mark.clause("surface.river.drown")
def test_the_chance_that_somebody_drowns() -> None:
    ways = ["river 3:3 0,1 1,1 2,1"]
    game = staged(land=".../.../...", at="1,1", ways=ways, party=["man ration:4 torch", "man ration:2"])
    assert told(game, "swim", "1", "W-E") == {"drowned": 1 - Fraction(1, 2) * Fraction(5, 6)}


@pytest.mark.clause("surface.encounter.night")
def test_a_whole_day_of_march_meets_somebody_with_two_seventeenths() -> None:
    """A party that spends exactly its whole base meets a random one on the march with 2/17 (the catalogue's Check)."""
    game = staged({"judge_wandering": "automatic"}, land="....", ways=["road 0,0 1,0 2,0 3,0"], known=True)
    game.members[1].items = []
    plains = staged({"judge_wandering": "automatic"}, land="....", known=True)
    assert told(plains, "march", "1", "E", "3")["meeting"] == Fraction(2, 17)
    assert told(game, "march", "1", "E", "3")["meeting"] == Fraction(1, 2) / (5 + Fraction(1, 2))
