"""The judge's answers to what was rolled for a meeting, before it is published (surface.core.roll_visibility)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import asking
from podzem.systems.surface.chapters.encounters import coming, daily, first_sight, talking
from podzem.systems.surface.game import Game
from podzem.systems.surface.rows import Row


def _surprise(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    first_sight.rule(game, answer, scribe)


def _attitude(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    talking.rule(game, int(answer), scribe)


def _number(game: Game, answer: str, kept: int, scribe: Scribe) -> None:
    coming.rule_number(game, answer, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    asking.ruling("surprise", "side", _surprise),
    asking.ruling("attitude", "amount", _attitude),
    asking.ruling(first_sight.ADVANTAGE, "answer", first_sight.use),
    asking.ruling(talking.REACTION, "answer", talking.react),
    asking.ruling(talking.MEANWHILE, "answer", talking.meanwhile),
    asking.ruling(coming.KIND, "kind", coming.rule_kind),
    asking.ruling(coming.NUMBER, "count", _number),
    asking.ruling(daily.RECAST, "recast", daily.recast),
)
