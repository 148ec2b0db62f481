"""Meetings above ground for tests: those met come as a case wants them, and the dice from there on are scripted."""

from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.systems.surface import orders
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.chapters.encounters import arriving, first_sight
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import MARCH
from podzem.systems.surface.staging import stage

Dice = tuple[tuple[int, int], ...]
AWARE: Dice = ((6, 6), (6, 6))
"""Nobody is surprised."""
AFAR: Dice = ((6, 6), (6, 5), (6, 5), (6, 4))
"""200 sazhens where nothing is halved."""


def scene(land: str = ".../.../...", at: str = "1,1", party: tuple[str, ...] = ("man",), **state: object) -> Game:
    """A party on the march in the middle of a land that it knows."""
    options = state.pop("options", {})
    assert isinstance(options, dict)
    data = {"land": land, "at": at, "party": list(party), "known": True, **state}
    game = stage(1, {"judge_wandering": "automatic", **options}, data)
    game.parties[0].phase, game.parties[0].base = MARCH, 12
    game.parties[0].reckoned = game.parties[0].reckoned + 12
    return game


def meet(
    game: Game, kind: str, count: int, *dice: tuple[int, int], source: str = "", night: bool = False
) -> list[Event]:
    """So many of a kind are met; the dice are those of surprise and distance, and of what follows by itself."""
    scripted = Scripted(list(dice))
    scribe = Scribe(scripted, listening=True)
    arriving.arrive(game, game.parties[0], kind, night, scribe, count=count, source=source)
    first_sight.begin(game, scribe)
    go_on(game, scribe)
    scripted.finish()
    return scribe.events


def open_orders(game: Game, seat: int = 0) -> set[str]:
    return {decision.order for decision in orders.candidates(game, seat)}
