"""The turn that a fight has filled (delve.time.fight): wounds are treated, arms reloaded, loot is taken, no more."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.systems.delve.chapters.helping import can_see
from podzem.systems.delve.chapters.morale.captives import held
from podzem.systems.delve.chapters.time.resting import GUARD, needs_treatment
from podzem.systems.delve.company import awake, is_beast, members
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Group
from podzem.systems.delve.rows import no

FIGHT: Final = "delve.time.fight"
CAPTIVES: Final = ("question", "kill_captive", "free_captives", "recruit", "recruit_double")
TENDING: Final = ("treat", "help", "drink", GUARD)
LOOTING: Final = ("take", "open_chest", "give", "drop", "hold", "fetch", "sheathe", "stow", "wear", "lift", "set_down")
LIGHT: Final = ("light", "extinguish", "refill")
MARCH: Final = ("wait", "lead", "join", "mapper", "speaker", "flight_leader", "relight")
FITTING: Final = frozenset((*TENDING, *CAPTIVES, *LOOTING, *LIGHT, *MARCH))
"""What fits into it beside the fight."""


def bar(group: Group | None, order: str) -> Refusal | None:
    """Why an order does not fit into this turn of a group."""
    return None if group is None or not group.taken_up or order in FITTING else no(FIGHT, group=group.number)


def is_wanted(game: Game, group: Group) -> bool:
    """Whether anybody has a use for it: a wound and light to treat it by, captives; loot lies there after it, too."""
    able = [one for one in awake(game, group) if not is_beast(one)]
    hurt = [one for one in members(game, group) if needs_treatment(one)]
    tended = any(can_see(game, one, (other.at,)) for one in able for other in hurt)
    return bool(able) and (tended or bool(held(game, group)))
