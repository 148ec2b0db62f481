"""What the bot does when it meets somebody, is pursued, or leads a host (surface.auto.caller)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.surface.bot import company
from podzem.systems.surface.chapters.battles.battle import PARTY
from podzem.systems.surface.view.shapes import CampaignView, PartyView
from podzem.world.creatures import CREATURES

CHEAP: Final = 3
"""Peace may cost this part of the purse."""
THREAT: Final = 2
"""Who has more than this part of one's own strength is kept away from: half of a company bears no arms."""
BOLD: Final = 2
"""Who is so many times as strong would rather fight than run from a price that is too high."""
AWAY: Final = ("hide", "flee")
OUTMATCHED: Final = 3
"""A host leaves the field to one of so many times its strength (T12)."""


def in_meeting(view: CampaignView, party: PartyView, decisions: Sequence[Decision]) -> Decision:
    """Hide from the stronger, run from them where one cannot hide, else talk."""
    for name in _wishes(view, party):
        for decision in decisions:
            if decision.order == name and _is_wise(view, decision):
                return decision
    return decisions[0]


def _wishes(view: CampaignView, party: PartyView) -> tuple[str, ...]:
    meeting = view.meeting
    assert meeting is not None
    own, met = company.strength(view, party), company.strength_met(meeting)
    is_threat = THREAT * met > own
    flees = ("flee",) if _should_flee(view, party, own, met) else ()
    match meeting.stage:
        case "advantage":
            return ("free_hide", "withdraw", "show") if is_threat else ("show",)
        case "caught":
            return ("attack",) if 2 * own >= met else ("flee", "parley", "surrender", "attack")
        case "demand":
            return (
                "accept",
                "offer_food",
                "service",
                *(("attack",) if own > BOLD * met else ()),
                "hide",
                "flee",
                "attack",
            )
        case "talk":
            return ("let_pass", "stand_by")
    hides = ("hide",) if is_threat else ()
    return (*hides, *flees, "parley", "let_pass", "stand_by")


def _should_flee(view: CampaignView, party: PartyView, own: int, met: int) -> bool:
    """From the stronger, if one's speed is not below half of theirs; and from any threat that is no enemy by his kind.

    Such a one does not follow, while a word with him may end in a demand that nobody can pay (T12).
    """
    assert view.meeting is not None
    creature = CREATURES.get(view.meeting.kind)
    if creature is None:
        return False
    is_enemy = creature.above is not None and creature.above.hostile
    if not is_enemy:
        return THREAT * met > own
    return met > own and 2 * company.speed(view, party) >= creature.speed


def in_combat(view: CampaignView, party: PartyView, decisions: Sequence[Decision]) -> Decision | None:
    """Out of a fight with the stronger while it can be left; None where it is to be fought."""
    if view.meeting is None or company.strength_met(view.meeting) <= company.strength(view, party):
        return None
    return next((one for name in AWAY for one in decisions if one.order == name), None)


def _is_wise(view: CampaignView, decision: Decision) -> bool:
    """No fortune for a peace that can be had by the sword."""
    assert view.meeting is not None
    demand = view.meeting.demand or 0
    if decision.order == "accept":
        return demand * CHEAP <= max(view.ledger.purse, default=0)
    if decision.order == "offer_food":
        return int(decision.words[0]) >= demand
    return True


def in_pursuit(decisions: Sequence[Decision]) -> Decision:
    """Run on; let others run."""
    wishes = ("run", "give_up", "surrender")
    return next((one for name in wishes for one in decisions if one.order == name), decisions[0])


def of_those_met(view: CampaignView, decisions: Sequence[Decision]) -> Decision:
    """In a fight those met hide or flee from a party of more than twice their strength (T12), else they fight."""
    if any(one.order == "yield" for one in decisions):  # somebody has lost heart already
        return decisions[0]
    away = [one for name in AWAY for one in decisions if one.order == name]
    fights = [one for one in decisions if one.order not in AWAY]
    assert view.meeting is not None
    party = next(one for one in view.parties if one.number == view.meeting.group)
    is_weak = 2 * company.strength_met(view.meeting) < company.strength(view, party)
    return (away or fights)[0] if is_weak else (fights or away)[0]


def in_battle(view: CampaignView, decisions: Sequence[Decision], side: str = PARTY) -> Decision:
    """No goals; losses of the least, the field left to those three times as strong."""
    owed = [one for one in decisions if one.order in ("lose_total", "lose_units")]
    if owed:
        return owed[0] if owed[0].order == "lose_total" else owed[-1]
    wishes = ("leave_field", "engage") if _is_outmatched(view, side) else ("engage",)
    return next((one for name in wishes for one in decisions if one.order == name), decisions[0])


def _is_outmatched(view: CampaignView, side: str) -> bool:
    battle = view.battle
    assert battle is not None
    units = {army.side: sum(unit.count * unit.level**2 for unit in army.units) for army in battle.armies}
    theirs = sum(strength for other, strength in units.items() if other != side)
    return theirs > OUTMATCHED * units.get(side, 0)
