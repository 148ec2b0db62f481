"""Another state that a viewer cannot tell apart is a state that can be: who is asked can answer as the rules ask it."""

from __future__ import annotations

import pytest

from podzem.core.dice import Seeded
from podzem.core.forms import nest
from podzem.systems import load_system

ESCAPE = load_system("escape")
DRAWS = 60


@pytest.mark.clause("escape.shop.buy")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_resample__who_buys_has_a_coin_whatever_else_he_holds(viewer: int) -> None:
    paths = {
        "phase": "shop",
        "players.0.square": "treasure",
        "players.0.hand": ["coin", "sabre"],
        "players.1.square": "treasure",
        "players.1.hand": ["coin", "bomb", "file"],
        "players.2.hand": ["knife"],
        "reserve": ["spoon", "cleaver", "dagger"],
    }
    game = ESCAPE.forms.read(3, {}, nest(paths))
    hands = set()
    for number in range(DRAWS):
        other = ESCAPE.resample(game, viewer, Seeded(number))
        hand = ESCAPE.forms.write(other)["players"]["0"]["hand"]
        hands.add(tuple(hand))
        assert "coin" in hand
        assert ESCAPE.forms.write(ESCAPE.forms.read(3, {}, ESCAPE.forms.write(other))) == ESCAPE.forms.write(other)
    assert len(hands) > 2
