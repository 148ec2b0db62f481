"""Bots: `delver` for a player's seat (dungeon.auto.party_bot), `judge` for the judge's (dungeon.core.auto_judge)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from podzem.core.decisions import Decision
from podzem.core.protocols import Imagine
from podzem.systems.dungeon.bot import answers, fighting, ordering
from podzem.systems.dungeon.view.shapes import ExpeditionView as View


@final
class Delver:
    """Goes below, comes back richer; chooses by its view alone."""

    is_slow = False

    def choose(self, view: View, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        if len(decisions) == 1:
            return decisions[0]
        if view.questions:
            return answers.answer(view, decisions)
        stage = view.stage
        if stage == "town":
            return answers.in_town(view, decisions)
        if stage == "meeting":
            return answers.in_meeting(view, decisions)
        return fighting.in_combat(view, decisions) if stage == "combat" else ordering.order(view, decisions)


@final
class Judge:
    """Takes each question's default, and the first order of the opponents, which the rules list by their policy."""

    is_slow = False

    def choose(self, view: View, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        return answers.answer(view, decisions) if view.questions else decisions[0]
