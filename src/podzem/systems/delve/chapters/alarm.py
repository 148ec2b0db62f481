"""Who rouses the zone: those met by shouting, and those who got away to tell (delve.wander.alertness)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.wander import noise
from podzem.systems.delve.game import Game
from podzem.systems.delve.place import Place
from podzem.systems.delve.zones import alertness, zone_at


def is_alert(game: Game, place: Place) -> bool:
    """Whether the guards there are on alert."""
    return alertness(game, zone_at(game, place)) == noise.ALERT


def raise_alarm(game: Game, place: Place, scribe: Scribe) -> None:
    """The zone is alert from now on."""
    noise.alarm(game, zone_at(game, place), scribe)


def spread_word(game: Game, place: Place, scribe: Scribe) -> None:
    """Somebody got away: a turn later the zone knows."""
    noise.fled(game, zone_at(game, place), scribe)
