"""Bots, and what decisions may bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from podzem.core.decisions import Decision
from podzem.core.errors import Malformed
from podzem.core.protocols import Bot, Chances, Reckoning, Settling
from podzem.systems.delve import odds
from podzem.systems.delve.believed import believed
from podzem.systems.delve.bot.caller import Caller
from podzem.systems.delve.game import OVER, Game
from podzem.systems.delve.people import DEAD
from podzem.systems.delve.reckoning import DelveReckoning


@final
class DelveAdvice:
    """The caller, who leads the party by delve.auto.bots."""

    bots: tuple[str, ...] = ("caller",)
    offers_search = False
    reckoning: Reckoning[Game] | None = DelveReckoning()
    settling: Settling[Game] | None = None

    def bot(self, name: str) -> Bot:
        """A bot by its name."""
        if name == "caller":
            return Caller()
        raise Malformed(f"there is no bot {name!r} in delve; caller or random was expected")

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """Death of one's own, and the end."""
        dead = [one for one in after.people.values() if one.seat == seat and one.state == DEAD]
        was = [one for one in before.people.values() if one.seat == seat and one.state == DEAD]
        told = ("dead",) if len(dead) > len(was) else ()
        return (*told, "over") if after.stage == OVER and before.stage != OVER else told

    def chances(self, state: Game, decisions: Sequence[Decision]) -> list[Chances | None]:
        """Of single blows, checks and flights; a whole turn is the judge's, and its dice would tell what is hidden."""
        if not state.setting.is_on("show_odds"):
            return [{} for _ in decisions]
        return [odds.chances(believed(state, decision.seat), decision) for decision in decisions]
