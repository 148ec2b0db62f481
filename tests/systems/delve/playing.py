"""Meetings and fights played by the rows of their orders, without a table around them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from podzem.core.decisions import Refusal
from podzem.core.memo import frozen
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.combat import stage
from podzem.systems.delve.chapters.orders import ROWS
from podzem.systems.delve.game import COMBAT, MEETING, QUESTION, Game
from podzem.systems.delve.present import own_group
from podzem.systems.delve.rows import ASKED, CALLER, OWNER, table

ORDERS = table(*ROWS)


def actors(game: Game, whose: str) -> list[Any]:
    """Who could give an order now."""
    if whose == OWNER:
        return stage.concerned(game)
    return [own_group(game)] if whose == CALLER else [game.questions[-1].seat]


def options(game: Game) -> list[tuple[str, Any, tuple[str, ...]]]:
    """Every order that is open now: its name, who gives it, its words."""
    with frozen(game):
        return list(_options(game))


def _options(game: Game) -> Iterator[tuple[str, Any, tuple[str, ...]]]:
    now = QUESTION if game.questions else game.stage
    for row in ORDERS.values():
        if now not in row.stages or (row.whose == ASKED) != bool(game.questions):
            continue
        for actor in actors(game, row.whose):
            if row.whose != OWNER or stage.bar(game, row, actor) is None:
                yield from ((row.name, actor, words) for words in row.open_words(game, actor))


def why_not(game: Game, name: str, actor: Any, *words: str) -> Refusal | None:
    """Why an order is not open."""
    row = ORDERS[name]
    barred = stage.bar(game, row, actor) if row.whose == OWNER and game.stage == COMBAT else None
    return barred or row.refuse(game, actor, words)


def give(game: Game, name: str, actor: Any, *words: str, scribe: Scribe) -> None:
    """Give an order and let happen what follows."""
    assert why_not(game, name, actor, *words) is None, why_not(game, name, actor, *words)
    row = ORDERS[name]
    things = row.read(game, actor, words)
    if row.whose == OWNER and game.stage == COMBAT:
        stage.spend(game, row, actor)
    row.do(game, actor, *things, scribe)
    if row.whose == OWNER and game.stage == COMBAT:
        stage.close(game, actor)
    course.go_on(game, scribe)


def is_open(game: Game) -> bool:
    """Whether a meeting or a fight is still on."""
    return bool(game.questions) or game.stage in (MEETING, COMBAT)
