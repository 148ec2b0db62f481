"""What follows in a meeting, a fight or a pursuit until the party's caller or the judge has to decide."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import asking, pursuit
from podzem.systems.surface.chapters.encounters import automatic, combat, flight, sides
from podzem.systems.surface.chapters.encounters.encounter import OTHERS, PARTY, RUN
from podzem.systems.surface.game import COMBAT, MEETING, PURSUIT, Game
from podzem.systems.surface.rows import Row

SWITCH: Final = "judge_opponents"
FLIGHT: Final = "flight"
CHASE: Final = "chase"
CORNERED: Final = "cornered"
PURSUE: Final = "pursue"
GIVE_UP: Final = "give_up"
"""What the judge is asked for those met: whether they run on, whether they follow, what they do when caught."""


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
    runs, flees = encounter.pursuit.stage == RUN, encounter.pursuit.flees
    if runs == (flees == PARTY):
        return False
    if runs and not asking.ask(game, SWITCH, FLIGHT, automatic.ways_to_run(game), RUN):
        rule_flight(game, RUN, 0, scribe)
    elif not runs:
        default = PURSUE if automatic.pursues(game) else GIVE_UP
        if not asking.ask(game, SWITCH, CHASE, [PURSUE, GIVE_UP], default):
            rule_chase(game, default, 0, scribe)
    return True


def rule_flight(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    """Those met run on, or lay down their arms."""
    if answer == RUN:
        pursuit.turn_to_pursuer(game)
    else:
        pursuit.surrender(game, OTHERS, scribe)


def rule_chase(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    """Those met run after the party, or let it go."""
    pursuit.run(game, answer == PURSUE, scribe)


def _they_are_caught(game: Game, scribe: Scribe) -> bool:
    """Those met whom the party has caught: they fight, flee anew or surrender."""
    _, meeting, encounter = sides.at_hand(game)
    if meeting.stage != pursuit.CAUGHT or encounter.pursuit is None or encounter.pursuit.flees == PARTY:
        return False
    default = automatic.when_caught(game)
    if not asking.ask(game, SWITCH, CORNERED, automatic.ways_out(game), default):
        rule_cornered(game, default, 0, scribe)
    return True


def rule_cornered(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    """Those whom the party has caught fight, flee anew or surrender."""
    _, meeting, _ = sides.at_hand(game)
    meeting.stage = "choose"
    match answer:
        case automatic.ATTACK:
            combat.attack(game, OTHERS, scribe)
        case automatic.SURRENDER:
            pursuit.surrender(game, OTHERS, scribe)
        case _:
            flight.begin(game, OTHERS, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    asking.ruling(FLIGHT, "answer", rule_flight),
    asking.ruling(CHASE, "answer", rule_chase),
    asking.ruling(CORNERED, "answer", rule_cornered),
)
