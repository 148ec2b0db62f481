"""The orders about lights; in a turn they take no time (table B2), in a fight a Main Action (delve.light.handling)."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.chapters.light import lights
from podzem.systems.delve.company import own_item
from podzem.systems.delve.game import COMBAT, TURN
from podzem.systems.delve.rows import FREE, MAIN, Word, row

ITEM: Final = Word("item", own_item)
STAGES: Final = (TURN, COMBAT)

ROWS: Final = (
    row("light", STAGES, (ITEM,), lights.light_choices, lights.why_not_light, lights.kindle_and_look, cost=MAIN),
    row("extinguish", STAGES, (ITEM,), lights.lit_choices, lights.why_not_put_out, lights.put_out, cost=FREE),
    row("refill", STAGES, (ITEM,), lights.lamp_choices, lights.why_not_refill, lights.refill, cost=MAIN),
)
