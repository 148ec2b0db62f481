"""After any amendment of a judge the campaign goes on, or it is refused by name and nothing changes."""

from random import Random

import pytest

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.systems.surface import staging
from podzem.systems.surface.game import OVER
from podzem.systems.surface.invariants import fault
from podzem.systems.surface.system import SYSTEM
from tests.conformance.amending import amendment

STEPS = 15
TRIES = 20


@pytest.mark.clause("surface.core.legal_actions")
def test_amend_at_random_and_play_on() -> None:
    assert sum(_amend_and_play_on(seed) for seed in range(6)) >= 6, "amendments were accepted, not only refused"


def _amend_and_play_on(seed: int) -> int:
    """A campaign with many tries of a judge between its decisions; how many were accepted."""
    random, dice, amended = Random(seed), Seeded(seed), 0
    game = SYSTEM.setup(1 + seed % 2, {"goal": "none"}, Scribe(dice))
    for _ in range(STEPS):
        for _ in range(TRIES):
            tried, before = amendment(SYSTEM, game, random), game.key()
            refusal = SYSTEM.refuse(game, tried)
            assert game.key() == before
            if refusal is None:
                game = step(SYSTEM, game, tried, dice).state
                amended += 1
                assert fault(game) == "", tried
            else:
                assert refusal.clause in SYSTEM.book.clauses
        if game.stage == OVER:
            break
        open_now = SYSTEM.decisions(game)
        assert open_now
        game = step(SYSTEM, game, random.choice(open_now), dice).state
    return amended


@pytest.mark.clause("surface.core.legal_actions")
def test_the_judge_moves_the_date_and_the_weather_and_shows_a_landmark() -> None:
    data = {"land": "...", "ways": ["mark ruin Ruina 2,0"], "party": ["man ration:3"]}
    game, dice = staging.stage(1, {}, data), Seeded(1)
    orders = [
        Decision(JUDGE, "set_date", ("3", "8", "30")),
        Decision(JUDGE, "set_weather", ("snow", "2")),
        Decision(JUDGE, "show_mark", ("1", "ruina")),
        Decision(JUDGE, "set", ("members.1.wound=2",)),
        Decision(JUDGE, "place", ("1", "2,0")),
    ]
    for order in orders:
        game = step(SYSTEM, game, order, dice).state
    assert (game.year, game.month, game.day, game.weather, game.spell_left) == (3, 8, 30, "rain", 2)
    party = game.parties[0]
    assert str(party.knowledge.found["ruina"]) == "2,0"
    assert (str(party.cell), str(party.believed), party.lost) == ("2,0", "0,0", True)
    assert game.members[1].wound == 2
    assert SYSTEM.refuse(game, Decision(JUDGE, "set", ("agenda=[dawn]",))) is not None
    assert SYSTEM.refuse(game, Decision(JUDGE, "set", ("members.1.wound=99",))) is not None
