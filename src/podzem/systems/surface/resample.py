"""Another campaign that a viewer cannot tell from the true one: whatever is hidden from him is drawn anew."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.systems.surface.chapters.encounters.daily import DIE, PARTS
from podzem.systems.surface.chapters.weather import CHAIN
from podzem.systems.surface.game import CLEAR, Game


def resample(game: Game, viewer: int, dice: Dice) -> Game:
    """A copy in which what the judge alone knows of the day is drawn anew."""
    twin = game.copy()
    if viewer == JUDGE:
        return twin
    if twin.weather == CLEAR:
        twin.spell_left = int(dice.face(CHAIN[CLEAR]["days"]))
    for party in twin.parties:
        party.measures = [int(dice.face(DIE * DIE)) for _ in range(int(dice.face(DIE)) // DIE)]
        party.measures = [k for k in party.measures if party.reckoned * k > party.spent * PARTS or not party.reckoned]
    return twin
