"""Bots of `surface`, what a change means for a seat, and the odds that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from podzem.core.decisions import Decision
from podzem.core.errors import Malformed
from podzem.core.memo import frozen
from podzem.core.protocols import Bot, Chances, Reckoning, Settling
from podzem.expedition.people import ACTIVE, DEAD
from podzem.systems.surface import below_orders, goal, orders
from podzem.systems.surface.bot.caller import Caller
from podzem.systems.surface.chapters.battles import fighting, foresight
from podzem.systems.surface.chapters.encounters.odds import meeting_odds
from podzem.systems.surface.chapters.travel_odds import travel_odds
from podzem.systems.surface.game import OVER, Game


@final
class SurfaceAdvice:
    """What becomes of a seat's people and of the goal."""

    bots = ("caller",)
    offers_search = False
    reckoning: Reckoning[Game] | None = None
    settling: Settling[Game] | None = None

    def bot(self, name: str) -> Bot:
        """The caller's bot, `caller`."""
        if name == "caller":
            return Caller()
        raise Malformed(f"there is no bot {name!r} in surface; caller or random was expected")

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """What a change means for a seat."""
        found = []
        if after.stage == OVER:
            found.append("won" if after.status == goal.REACHED else "over")
        alive = {one.number for one in after.everybody if one.status != DEAD}
        own = [one for one in before.everybody if one.owner == seat and one.status == ACTIVE]
        if any(one.number not in alive for one in own):
            found.append("dead")
        if before.below is not None and before.below.site in after.sites_in_use:
            one, other = (game.sites[before.below.site] for game in (before, after))
            found += [name for name in one.prospects(other, seat) if name not in found]
        return tuple(found)

    def chances(self, state: Game, decisions: Sequence[Decision]) -> list[Chances | None]:
        """How an exchange of battle turns out, what a meeting, a march and a step below may bring."""
        with frozen(*state.parts):
            return [_odds(state, each) for each in decisions]


def _odds(state: Game, decision: Decision) -> Chances | None:
    if not state.setting.is_on("show_odds"):
        return {}
    underground = state.underground
    if underground is not None and below_orders.is_for_below(orders.SPECS, state, decision):
        return underground.chances([decision])[0]
    found = _battle_odds(state, decision) or meeting_odds(state, decision) or travel_odds(state, decision)
    return found or {}  # a day and its night fall in too many ways to be followed


def _battle_odds(state: Game, decision: Decision) -> Chances | None:
    """What a commander may expect who engages: the enemy's wishes are not known to him."""
    armies = fighting.commanded_by(state, decision.seat)
    if decision.order != "engage" or state.battle is None or not armies:
        return None
    found = foresight.outlook(state.battle, armies[0], fighting.terms_of(state))
    return {name: chance for name, chance in found.items() if chance}
