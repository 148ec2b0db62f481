"""Orders in combat as rows of the table: what the fight allows, and why it does not (T6b)."""

from __future__ import annotations

from podzem.core.decisions import Decision, Refusal
from podzem.core.memo import cached
from podzem.core.worded_orders import Choices, WhyNot
from podzem.expedition.fight_orders import by_name, why_forbidden
from podzem.systems.dungeon.game import Game


def choices_of(name: str) -> Choices:
    """The words with which the fight allows an order now."""

    def choices(game: Game, seat: int) -> list[tuple[str, ...]]:
        fight = game.fight
        assert fight is not None
        return cached(game, "fight_orders", seat, "", lambda: by_name(fight, seat)).get(name, [])

    return choices


def why_not_of(name: str, facts: tuple[str, ...]) -> WhyNot:
    """Why the fight does not allow an order."""

    def why_not_now(game: Game, seat: int, *words: str) -> Refusal | None:
        assert game.fight is not None
        clause = why_forbidden(game.fight, Decision(seat, name, words))
        return Refusal(clause, name, dict(zip(facts, words))) if clause else None

    return why_not_now
