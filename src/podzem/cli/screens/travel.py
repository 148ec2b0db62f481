"""What is said of a journey before it is gone: what a march and the coming evening take, and where one might go."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.core.words import Words
from podzem.systems.surface.view.shapes import GoalView, PartyView, PlanView

BESIDE = " · "


def plan_words(words: Words, plan: PlanView) -> str:
    """What an open march or voyage would take, as far as the party knows."""
    told = [*_duration(words, plan), words.say("land-plan-food", count=plan.rations)]
    if plan.lacking:
        told.append(words.say("land-plan-lacking", count=plan.lacking))
    if plan.unknown:
        told.append(words.say("land-plan-unseen", count=plan.unknown))
    return BESIDE.join(told)


def _duration(words: Words, plan: PlanView) -> Iterator[str]:
    is_voyage = " sail " in plan.do
    if not is_voyage:
        yield words.say("land-plan-days", count=plan.days)
    elif plan.nights:
        yield words.say("land-plan-no-further", count=len(plan.way))
    yield words.say("land-plan-sailing" if is_voyage else "land-plan-march", price=plan.price)


def evening_words(words: Words, party: PartyView) -> list[str]:
    """What the evening takes as things stand, each with what helps against it."""
    return [
        f"{words.say('land-looming', kind=one.kind, count=one.count)} {words.say('land-against', kind=one.kind)}"
        for one in party.looming
    ]


def food_words(words: Words, party: PartyView) -> str:
    """For how many evenings the supplies last."""
    return words.say("land-food", count=party.fed_days)


def reason_words(words: Words, goal: GoalView, nearest: str) -> list[str]:
    """What is owed, and the nearest dungeon that is known."""
    owed = [words.say("land-owed", count=goal.owed)] if goal.owed else []
    cells = goal.nearest_cells
    return [
        *owed,
        words.say("land-near", name=nearest, count=cells) if cells is not None else words.say("land-near-none"),
    ]
