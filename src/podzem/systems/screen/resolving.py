"""What is being resolved and asked in a fight: an attack, steps still to be done, windows, the master's word."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.systems.screen.board import Square
from podzem.systems.screen.creature import MAIN


@dataclass
class Attack:
    """An attack while it is resolved, from its declaration to its fumble (screen.melee.sequence)."""

    act: str
    """strike, charge, clinch, throw_down, free, quick, shoot, throw, infight, squeeze, break_free, spell."""
    attacker: int
    target: int
    hand: str = MAIN
    weapon: int = 0
    zone: str = ""
    """The zone that is called, if any."""
    skill: str = ""
    """What the attacker tests, where he may choose."""
    moving: bool = False
    """Declared on the move."""
    group: list[int] = field(default_factory=list)
    """Those who are shot at together."""
    spell: str = ""
    defence: str = ""
    parry: bool = False
    roll: int = 0
    answer: int = 0
    """The defender's roll, its level and whether it succeeded."""
    answer_sl: int = 0
    answered: bool = False
    cover: str = ""
    """The cover of the target, where the master has said it."""
    margin: int = 0
    outcome: str = ""
    run_from: Square | None = None
    """Where a charge began, so that a quick shot is reckoned from there."""
    out_of_turn: bool = False
    from_fumble: bool = False
    ambush: bool = False
    """The target was surprised when it was declared."""

    def copy(self) -> Attack:
        """An equal attack."""
        return copied(self)


@dataclass
class Step:
    """Something that is still to be done before anybody goes on."""

    name: str
    who: int = 0
    other: int = 0
    number: int = 0
    word: str = ""
    way: list[Square] = field(default_factory=list)
    """Squares that are still to be walked."""
    done: list[Square] = field(default_factory=list)
    seen: list[Square] = field(default_factory=list)
    """Of those walked the ones where the heroes knew of him."""

    def copy(self) -> Step:
        """An equal step."""
        return copied(self)


@dataclass
class Window:
    """A decision inside a rule: who is asked, what, and what the book would answer."""

    kind: str
    who: int
    """The creature whose seat is asked."""
    seat: int
    default: str
    other: int = 0
    number: int = 0

    def copy(self) -> Window:
        """An equal window."""
        return copied(self)


@dataclass
class Call:
    """What a human judge laid on the next test: a modifier with its reason (screen.core.judge_override)."""

    value: int
    reason: str

    def copy(self) -> Call:
        """An equal call."""
        return copied(self)
