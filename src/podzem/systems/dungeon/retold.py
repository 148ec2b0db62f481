"""What of an expedition is told again to whoever comes back to it: whom it met, whom it lost, what it brought out.

No event that names a place: its name is that of an explored map, and later nobody may be there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.chronicle import DETAIL, MILESTONE, NOTABLE, Retelling

WEIGHTS: Final[Mapping[str, int]] = {
    "hero_made": NOTABLE,
    "hired": NOTABLE,
    "recruited": NOTABLE,
    "dismissed": DETAIL,
    "deserted": NOTABLE,
    "wage_unpaid": NOTABLE,
    "went_below": MILESTONE,
    "refuses_to_go": DETAIL,
    "took_stairs": NOTABLE,
    "met_kind": NOTABLE,
    "they_attack": DETAIL,
    "parted": DETAIL,
    "paid": NOTABLE,
    "fed": DETAIL,
    "slipped_away": DETAIL,
    "fell": NOTABLE,
    "died": MILESTONE,
    "maimed": NOTABLE,
    "infected": DETAIL,
    "wound_healed": DETAIL,
    "captured": DETAIL,
    "party_captured": MILESTONE,
    "party_killed": MILESTONE,
    "rescued": NOTABLE,
    "escaped": DETAIL,
    "ransomed": NOTABLE,
    "combat_over": DETAIL,
    "rose": MILESTONE,
    "sold": DETAIL,
    "captive_sold": DETAIL,
    "came_out": NOTABLE,
    "delivered": MILESTONE,
    "expedition_over": NOTABLE,
    "finished": MILESTONE,
}
RETELLING: Final = Retelling("day_passed", WEIGHTS)
