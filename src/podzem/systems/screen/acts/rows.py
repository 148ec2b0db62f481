"""The rows of the table of orders: whose turn, what is spent, who is meant (screen.turn.budget)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from podzem.core.decisions import Fact, Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.screen import field
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight

Words = tuple[str, ...]
Choices = Callable[[Fight, Creature], list[Words]]
WhyNot = Callable[[Fight, Creature, Words], Refusal | None]
Do = Callable[[Fight, Creature, Words, Scribe], None]

BOARD: Final = "board"
HEAD: Final = "head"
"""How a fight is played: on a board, or in everybody's head (screen.map.grid)."""
ANYWHERE: Final = "any"
"""In the place of a square, where there is no board."""
MAIN: Final = "main"
"""An attack, a spell, a prayer or another act of the register: one a turn (screen.turn.main)."""
MOVE: Final = "move"
FREE: Final = "free"
MOST_FREE: Final = int(RULES["free"]["most"])
AFTERMATH_ACTS: Final = frozenset(
    [
        "move",
        "crawl",
        "approach",
        "bandage",
        "extinguish",
        "stabilise",
        "extract",
        "pray",
        "use_item",
        "end_turn",
    ]
)
MOUNT_ACTS: Final = frozenset(("strike", "pass", "end_turn"))
"""What a mount can do while somebody rides it (screen.mount.rules)."""
BROKEN_ACTS: Final = frozenset(
    [
        "move",
        "crawl",
        "disengage",
        "run",
        "stand",
        "extinguish",
        "break_free",
        "pass",
        "swap",
        "drop",
        "face",
        "release",
        "go_prone",
        "surrender",
        "end_turn",
        "shout",
    ]
)


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class Act(OrderSpec):
    """An order of somebody in his slot."""

    cost: str = FREE
    played: str = ""
    """Only in fights on a board, or only in those without one."""
    choices: Choices = lambda fight, creature: [()]
    why_not: WhyNot = lambda fight, creature, words: None
    do: Do = lambda fight, creature, words, scribe: None


def no(clause: str, code: str, **facts: Fact) -> Refusal:
    """A refusal with the catalogue's code (section a2)."""
    return Refusal(clause, "", {"code": code, **facts})


def plain() -> list[Words]:
    """An order without words."""
    return [()]


def known_enemies(fight: Fight, creature: Creature) -> list[Creature]:
    """The enemies whose squares he knows."""
    side = creature.side
    return [
        one
        for one in fight.everybody
        if one.side != side and not (one.dead or one.gone or one.surrendered) and field.knows(fight, creature, one)
    ]


def meant(fight: Fight, creature: Creature, text: str) -> Creature | Refusal:
    """Somebody whom an order names; whom he does not know of is answered as if he were not there."""
    found = fight.find(text)
    if (
        found is None
        or found.dead
        or found.gone
        or (found.side != creature.side and not field.knows(fight, creature, found))
    ):
        return no("screen.map.sight", "E_UNSEEN")
    return found


def why_not_friend(creature: Creature, target: Creature) -> Refusal | None:
    """One's own side and prisoners are spared, unless it is confirmed (screen.core.sides)."""
    if target.number in creature.confirmed:
        return None
    if target.side == creature.side:
        return no("screen.core.sides", "E_FRIEND", target=target.id)
    return no("screen.act.surrender", "E_FRIEND", target=target.id) if target.surrendered else None


def why_not_spend(fight: Fight, creature: Creature, act: Act) -> Refusal | None:
    """Main action, move, free actions: one, one, many (screen.turn.budget)."""
    cost = act.cost
    if cost == MAIN and creature.main_used:
        return no("screen.turn.budget", "E_NO_MAIN")
    if cost == MOVE and creature.move_used:
        return no("screen.turn.budget", "E_NO_MOVE")
    if cost == FREE and creature.free_acts >= MOST_FREE and act.name != "end_turn":
        return no("screen.turn.free", "E_FREE_LIMIT")
    return None


def spend(creature: Creature, cost: str) -> None:
    """What an order costs."""
    if cost == MAIN:
        creature.main_used = True
    elif cost == MOVE:
        creature.move_used = True
    elif cost == FREE:
        creature.free_acts += 1
