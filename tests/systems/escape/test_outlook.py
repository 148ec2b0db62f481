"""How a position looks: certain at the end, all chances together one, better with what helps."""

from __future__ import annotations

from typing import Any

import pytest

from podzem.core.dice import Seeded
from podzem.core.errors import BadTable
from podzem.core.forms import nest
from podzem.core.scribe import Scribe
from podzem.systems import load_system
from podzem.systems.escape.judgement import Judgement, read_judgement
from podzem.systems.escape.outlook import outlook
from podzem.systems.escape.standing import NAMES, Standing, Survey

ESCAPE = load_system("escape")


def position(changed: dict[str, Any], players: int = 2) -> Any:
    return ESCAPE.forms.read(players, {}, nest(changed))


def standing(game: Any, seat: int, me: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, Standing(Survey(game), seat, me).numbers, strict=True))


def test_a_game_that_is_over_is_certain() -> None:
    game = position({"players.0.square": "exit_n", "status": "won", "winner": 0, "phase": "over"})
    assert (outlook(game, 0), outlook(game, 1)) == (1.0, 0.0)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_chances_lie_between_none_and_all(players: int) -> None:
    lane, scribe = ESCAPE.lane, Scribe(Seeded(players))
    assert lane is not None
    game = ESCAPE.setup(players, {}, scribe)
    for number in range(120):
        codes = lane.codes(game)
        if not len(codes):
            break
        if number % 20 == 0:
            assert all(0.0 < outlook(game, seat) < 1.0 for seat in range(players))
        lane.play(game, lane.advise(game, codes), scribe)


def test_the_numbers_say_who_has_what() -> None:
    game = position({"players.0.square": "t1804", "players.1.square": "t1904", "players.0.hand": ["knife", "cross"]})
    mine, other = standing(game, 0), standing(game, 1)
    assert (mine["me"], other["me"]) == (1.0, 0.0)
    assert (mine["blade"], mine["holy"], other["blade"]) == (0.5, 0.5, 0.0)
    assert mine["untouched"] == other["untouched"] == 1.0
    assert mine["way_of_best_rival"] == other["way_to_free"] > 0.0


def test_a_carrier_counts_who_can_rob_him() -> None:
    changed: dict[str, Any] = {"players.0.square": "t1804", "players.1.square": "t1904", "treasure.carrier": 0}
    unarmed, armed = position(changed), position({**changed, "players.1.hand": ["knife"]})
    assert (standing(unarmed, 0)["pursuers_near"], standing(armed, 0)["pursuers_near"]) == (0.0, 1.0)
    assert (standing(unarmed, 1)["can_rob"], standing(armed, 1)["can_rob"]) == (0.0, 1.0)


def test_carrying_the_treasure_near_the_exit_looks_better_than_being_outside() -> None:
    game = position({"players.0.square": "t0602", "treasure.carrier": 0})
    assert outlook(game, 0) > 0.7
    assert outlook(game, 0) + outlook(game, 1) == pytest.approx(1.0, abs=0.2)  # each judges himself the searcher


def test_units_pass_on_only_what_exceeds_their_threshold() -> None:
    zeros = [0.0] * len(NAMES)
    one = [1.0, *zeros[1:]]
    net = Judgement([[0.0, 0.0, *one], [-0.5, 2.0, *one], [0.0, 100.0, *[-number for number in one]]])
    full = Standing(Survey(position({})), 0, 0).numbers
    assert full[0] == 1.0
    assert net.merit(full) == 1.0 + (1.0 - 0.5) * 2.0


def test_a_judgement_of_other_numbers_is_refused() -> None:
    with pytest.raises(BadTable, match=r"judgement\.csv"):
        read_judgement("unit,threshold,worth,luck\nstraight,0,0,1\n")
