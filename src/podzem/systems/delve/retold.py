"""What of a delve is told again to whoever comes back to it: whom it met, whom it lost, what it brought out.

No event that names a place: its name is that of an explored map, and later nobody may be there.
"""

from __future__ import annotations

from typing import Final

from podzem.core.chronicle import DETAIL, MILESTONE, NOTABLE, Retelling

RETELLING: Final = Retelling(
    "turn_begins",
    {
        "went_below": MILESTONE,
        "came_out": NOTABLE,
        "took_stairs": NOTABLE,
        "group_parted": DETAIL,
        "groups_joined": DETAIL,
        "darkness": NOTABLE,
        "found_trap": DETAIL,
        "trap_sprung": NOTABLE,
        "disarmed": DETAIL,
        "fell_into_pit": DETAIL,
        "slid_down": NOTABLE,
        "alarm_sounds": NOTABLE,
        "sign_shadows": DETAIL,
        "sign_foreboding": DETAIL,
        "sign_smell": DETAIL,
        "sign_remains": DETAIL,
        "doors_moved": DETAIL,
        "smoke_came": DETAIL,
        "band_seen": NOTABLE,
        "left_alone": DETAIL,
        "passed_by": DETAIL,
        "ambush": DETAIL,
        "mood": DETAIL,
        "they_leave": DETAIL,
        "they_attack": DETAIL,
        "order_away": DETAIL,
        "paid": NOTABLE,
        "tribute": NOTABLE,
        "fight_begins": DETAIL,
        "extra_round": DETAIL,
        "fell": DETAIL,
        "died": NOTABLE,
        "surrendered": NOTABLE,
        "broke": NOTABLE,
        "companions_broke": NOTABLE,
        "captured": NOTABLE,
        "captive_escaped": DETAIL,
        "captives_sold": NOTABLE,
        "ransom": MILESTONE,
        "flight_declared": DETAIL,
        "pursued": DETAIL,
        "caught": NOTABLE,
        "left_behind": MILESTONE,
        "fight_ended": DETAIL,
        "treated": DETAIL,
        "hired": NOTABLE,
        "delivered": MILESTONE,
        "level_gained": MILESTONE,
        "finished": MILESTONE,
        "party_lost": MILESTONE,
    },
)
