"""What every step of the list asks: which orders are open, what is known (screen.master.ai)."""

from __future__ import annotations

from typing import Final

from podzem.systems.screen.acts.acting import ACTS, why_not_act
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight

_POLICY: Final = RULES["policy"]
SURRENDER: Final = int(_POLICY["surrender"])
BANDAGE_HEAL: Final = int(_POLICY["bandage_heal"])
ALLY_HEAL: Final = int(_POLICY["ally_heal"])
AIM_CLEAR: Final = int(_POLICY["aim_clear"])
AIM_BELOW: Final = int(_POLICY["aim_below"])
LEAST_CHANCE: Final = int(_POLICY["least_chance"])
Choice = tuple[str, tuple[str, ...]]
END: Final[Choice] = ("end_turn", ())


def can(fight: Fight, creature: Creature, name: str, words: tuple[str, ...]) -> bool:
    """Whether an order is open to somebody."""
    row = ACTS[name]
    return why_not_act(fight, creature, row) is None and row.why_not(fight, creature, words) is None


def if_open(fight: Fight, creature: Creature, name: str, *words: str) -> Choice | None:
    """The order, if it is open."""
    return (name, words) if can(fight, creature, name, words) else None


def profile_of(fight: Fight, creature: Creature) -> str:
    """By which list he acts."""
    return fight.kind_of(creature).profile


def known_hp(fight: Fight, creature: Creature, other: Creature) -> int:
    """What he knows of another's health (screen.core.visibility)."""
    seen = other.side == creature.side or other.side == HEROES or fight.setting.is_on("open_hp")
    return other.hp if seen else fight.kind_of(other).hp
