"""Bots of `escape`, and what a change means for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from podzem.core.decisions import Decision
from podzem.core.errors import Malformed
from podzem.core.protocols import Bot, Chances, Reckoning, Settling
from podzem.systems.escape.board import PRISON
from podzem.systems.escape.game import Game
from podzem.systems.escape.seeker import Seeker


@final
class EscapeAdvice:
    """The seeker; odds follow from the dice alone."""

    bots = ("seeker",)
    offers_search = True
    reckoning: Reckoning[Game] | None = None
    settling: Settling[Game] | None = None

    def bot(self, name: str) -> Bot:
        """The default bot, `seeker`."""
        if name == "seeker":
            return Seeker()
        raise Malformed(f"there is no bot {name!r} in escape; seeker, random or search was expected")

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """Winning, dying, entering, prison, the treasure, an opponent's death."""
        was, now = before.square[seat], after.square[seat]
        facts = {
            "won": after.winner == seat,
            "dead": was >= 0 and now < 0,
            "enter": was < 0 and now >= 0,
            "prison": now != was and after.kind_of(now) == PRISON,
            "treasure": after.carrier == seat and before.carrier != seat,
            "kill": any(
                before.square[other] >= 0 and after.square[other] < 0
                for other in range(before.setting.players)
                if other != seat
            ),
        }
        return tuple(name for name, holds in facts.items() if holds)

    def chances(self, state: Game, decisions: Sequence[Decision]) -> list[Chances | None]:
        """The dice of a decision tell all."""
        return [None] * len(decisions)
