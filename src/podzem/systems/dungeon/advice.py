"""Bots of `dungeon`, what a change means for a seat, and the odds that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from podzem.core.decisions import Decision
from podzem.core.errors import Malformed
from podzem.core.memo import frozen
from podzem.core.protocols import Bot, Chances, Reckoning, Settling
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.bot.delver import Delver
from podzem.systems.dungeon.chapters.actions.work_odds import work_odds
from podzem.systems.dungeon.chapters.combat.odds import combat_odds
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.view.prospects import prospects


@final
class DungeonAdvice:
    """The delver; odds of combats and of single pieces of work."""

    bots = ("delver",)
    offers_search = False
    reckoning: Reckoning[Game] | None = None
    settling: Settling[Game] | None = None

    def bot(self, name: str) -> Bot:
        """The party's bot, `delver`."""
        if name == "delver":
            return Delver()
        raise Malformed(f"there is no bot {name!r} in dungeon; delver or random was expected")

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """What a change means for a seat."""
        return prospects(before, after, seat)

    def chances(self, state: Game, decisions: Sequence[Decision]) -> list[Chances | None]:
        """How the combat at hand ends, or a piece of work; a whole turn's dice fall in too many ways to be followed."""
        with frozen(*state.parts):
            return [combat_odds(state, each) or work_odds(believed(state), each) for each in decisions]
