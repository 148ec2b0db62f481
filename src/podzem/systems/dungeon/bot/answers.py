"""What the bot says to those met, in a fight, to questions, and in the town."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.expedition.shapes import MeetingView
from podzem.systems.dungeon.bot import company
from podzem.systems.dungeon.view.shapes import ExpeditionView as View
from podzem.world.creatures import CREATURES

BOLD: Final = 12
"""Twelfths of the enemy's strength that one's own must reach before one attacks."""
CHEAP: Final = 3
"""Peace may cost this part of what is carried."""


def answer(view: View, decisions: Sequence[Decision]) -> Decision:
    """The default of a question."""
    question = view.questions[-1]
    for decision in decisions:
        if question.default == decision.order or question.default in decision.words:
            return decision
    return decisions[0]


def in_town(view: View, decisions: Sequence[Decision]) -> Decision:
    """Sell the captives, then go home; before the first expedition go below."""
    names = ("sell_captive", "finish", "ransom") if view.town is not None and view.town.expeditions else ("enter",)
    for name in (*names, "finish"):
        for decision in decisions:
            if decision.order == name:
                return decision
    return decisions[0]


def in_meeting(view: View, decisions: Sequence[Decision]) -> Decision:
    """Talk where talking helps, pay where it is cheap, strike first where it must come to blows."""
    meeting = _meeting(view)
    chosen = _wishes(view, meeting.stage, meeting.kind)
    for name in chosen:
        for decision in decisions:
            if decision.order == name and _is_wise(view, decision):
                return decision
    return decisions[0]


def _meeting(view: View) -> MeetingView:
    assert view.meeting is not None
    return view.meeting


def _wishes(view: View, stage: str, kind: str) -> tuple[str, ...]:
    """Orders from the best to the last, by the moment of the meeting."""
    fights_anyway = kind in CREATURES and "always_attack" in CREATURES[kind].flags
    strong = is_stronger(view)
    if stage == "advantage":
        return ("attack",) if strong and fights_anyway else ("slip_away",) if not strong else ("parley", "attack")
    if stage == "demand":
        return ("accept", "offer_food", "service", "attack")
    if stage == "talk":
        return ("leave",)
    if fights_anyway:
        return ("attack",) if strong else ("step_back", "attack")
    return ("parley", "wait")


def is_stronger(view: View) -> bool:
    """Whether a fight would go well at a glance; those unseen are taken for as strong as the party."""
    meeting = _meeting(view)
    if not meeting.kind or meeting.count is None:
        return False
    creature = CREATURES[meeting.kind]
    level = int(creature.level) if creature.level.isdigit() else BOLD
    theirs = int(meeting.count) * level * (2 + creature.defence + creature.strike)
    return company.strength(view) * BOLD >= theirs * (BOLD + 2)


def _is_wise(view: View, decision: Decision) -> bool:
    """No fortune for a peace that can be had by the sword."""
    if decision.order == "accept" and not is_stronger(view):
        return True
    if decision.order == "accept":
        return int(_meeting(view).demand or 0) * CHEAP <= company.worth(view)
    if decision.order == "offer_food":
        return int(decision.words[0]) >= int(_meeting(view).demand or 10**6)
    return True
