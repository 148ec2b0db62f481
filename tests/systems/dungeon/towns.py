"""The town for tests: heroes with money, and one decision after another."""

from podzem.core.decisions import Decision
from podzem.core.scribe import Scribe
from podzem.expedition.town import starting_party
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.game import Game, new_game
from podzem.systems.dungeon.setting import read_setting
from tests.systems.dungeon.meetings import dice, finish


def in_town(players: int = 1, **options: object) -> Game:
    """Level-1 heroes in the town with 1000 kuna each."""
    game = new_game(read_setting(players, {"party": "outfit", **options}))
    starting_party.create(game.company, dice(*[3, 4] * players))
    return game


def go(game: Game, text: str, *faces: int) -> Scribe:
    """One legal decision: `0 buy pc.1 torch`."""
    seat, order, *words = text.split()
    decision = Decision(int(seat), order, tuple(words))
    assert deciding.why_not(game, decision) is None
    assert decision in deciding.candidates(game, int(seat))
    scribe = dice(*faces)
    deciding.carry_out(game, decision, scribe)
    finish(scribe)
    return scribe


def refused(game: Game, text: str) -> str:
    seat, order, *words = text.split()
    refusal = deciding.why_not(game, Decision(int(seat), order, tuple(words)))
    assert refusal is not None
    return refusal.clause
