"""What follows in a meeting, a fight or a pursuit until the party's caller or the judge has to decide."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import pursuit
from podzem.systems.surface.chapters.encounters import automatic, combat, flight, sides
from podzem.systems.surface.chapters.encounters.encounter import OTHERS, PARTY, RUN
from podzem.systems.surface.game import COMBAT, MEETING, PURSUIT, Game


def go_on(game: Game, scribe: Scribe) -> bool:
    """One step that waits for nobody; false if there is none."""
    if game.stage == PURSUIT and game.encounter is not None:
        return _pursue(game, scribe)
    if game.stage == MEETING and game.encounter is not None:
        return _they_are_caught(game, scribe)
    if game.stage == COMBAT and game.fight is not None and not combat.needed(game):
        combat.go_on(game, scribe)
        return True
    return False


def _pursue(game: Game, scribe: Scribe) -> bool:
    """Those met run by themselves, and follow or give up by T12."""
    _, _, encounter = sides.at_hand(game)
    assert encounter.pursuit is not None
    if encounter.pursuit.stage == RUN:
        if encounter.pursuit.flees == PARTY:
            return False
        pursuit.turn_to_pursuer(game)
        return True
    if encounter.pursuit.flees == OTHERS:
        return False
    pursuit.run(game, automatic.pursues(game), scribe)
    return True


def _they_are_caught(game: Game, scribe: Scribe) -> bool:
    """Those met whom the party has caught: they fight, flee anew or surrender."""
    _, meeting, encounter = sides.at_hand(game)
    if meeting.stage != pursuit.CAUGHT or encounter.pursuit is None or encounter.pursuit.flees == PARTY:
        return False
    meeting.stage = "choose"
    match automatic.when_caught(game):
        case automatic.ATTACK:
            combat.attack(game, OTHERS, scribe)
        case automatic.SURRENDER:
            pursuit.surrender(game, OTHERS, scribe)
        case _:
            flight.begin(game, OTHERS, scribe)
    return True
