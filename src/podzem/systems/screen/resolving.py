"""What is being resolved and asked in a fight: an attack, steps still to be done, windows, the master's word."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import mypyc_attr

from podzem.core.copying import copied
from podzem.systems.screen.board import Square
from podzem.systems.screen.chapters.tests import Target
from podzem.systems.screen.creature import MAIN


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
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
    flank: str = ""
    ratio: int = 0
    yards: str = ""
    """The same, in a fight without a board: from the flank or rear, how many to one, how far."""
    margin: int = 0
    outcome: str = ""
    run_from: Square | None = None
    """Where a charge began, so that a quick shot is reckoned from there."""
    out_of_turn: bool = False
    from_fumble: bool = False
    ambush: bool = False
    """The target was surprised when it was declared."""

    def __init__(
        self,
        act: str,
        attacker: int,
        target: int,
        hand: str = MAIN,
        weapon: int = 0,
        zone: str = "",
        skill: str = "",
        moving: bool = False,
        group: list[int] | None = None,
        spell: str = "",
        defence: str = "",
        parry: bool = False,
        roll: int = 0,
        answer: int = 0,
        answer_sl: int = 0,
        answered: bool = False,
        cover: str = "",
        flank: str = "",
        ratio: int = 0,
        yards: str = "",
        margin: int = 0,
        outcome: str = "",
        run_from: Square | None = None,
        out_of_turn: bool = False,
        from_fumble: bool = False,
        ambush: bool = False,
    ) -> None:
        self.act = act
        self.attacker = attacker
        self.target = target
        self.hand = hand
        self.weapon = weapon
        self.zone = zone
        self.skill = skill
        self.moving = moving
        self.group = [] if group is None else group
        self.spell = spell
        self.defence = defence
        self.parry = parry
        self.roll = roll
        self.answer = answer
        self.answer_sl = answer_sl
        self.answered = answered
        self.cover = cover
        self.flank = flank
        self.ratio = ratio
        self.yards = yards
        self.margin = margin
        self.outcome = outcome
        self.run_from = run_from
        self.out_of_turn = out_of_turn
        self.from_fumble = from_fumble
        self.ambush = ambush
        self.reckoned: Target | None = None
        """Its target number, from a defence that nobody had to be asked for until the dice."""

    def copy(self) -> Attack:
        """An equal attack."""
        return Attack(
            self.act,
            self.attacker,
            self.target,
            self.hand,
            self.weapon,
            self.zone,
            self.skill,
            self.moving,
            self.group[:],
            self.spell,
            self.defence,
            self.parry,
            self.roll,
            self.answer,
            self.answer_sl,
            self.answered,
            self.cover,
            self.flank,
            self.ratio,
            self.yards,
            self.margin,
            self.outcome,
            self.run_from,
            self.out_of_turn,
            self.from_fumble,
            self.ambush,
        )  # written out: fights are copied for every fall of the dice that odds follow


_NOTHING: Final[list[Square]] = []
"""The squares of all steps that have none: most are no walks, so nothing is ever added to it."""


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
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

    def __init__(
        self,
        name: str,
        who: int = 0,
        other: int = 0,
        number: int = 0,
        word: str = "",
        way: list[Square] | None = None,
        done: list[Square] | None = None,
        seen: list[Square] | None = None,
    ) -> None:  # written out, since there are so many of them: what a dataclass writes for itself is not compiled
        self.name = name
        self.who = who
        self.other = other
        self.number = number
        self.word = word
        self.way = _NOTHING if way is None else way
        self.done = _NOTHING if done is None else done
        self.seen = _NOTHING if seen is None else seen

    def add(self, square: Square, seen: bool) -> None:
        """One more square was walked, and whether the heroes knew of him there."""
        if self.done:
            self.done.append(square)
        else:
            self.done = [square]
        if seen and self.seen:
            self.seen.append(square)
        elif seen:
            self.seen = [square]

    def copy(self) -> Step:
        """An equal step."""
        return Step(
            self.name,
            self.who,
            self.other,
            self.number,
            self.word,
            self.way[:],
            self.done[:],
            self.seen[:],
        )  # written out: fights are copied for every fall of the dice that odds follow


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
class Window:
    """A decision inside a rule: who is asked, what, and what the book would answer."""

    kind: str
    who: int
    """The creature whose seat is asked."""
    seat: int
    default: str
    other: int = 0
    number: int = 0

    def __init__(self, kind: str, who: int, seat: int, default: str, other: int = 0, number: int = 0) -> None:
        self.kind = kind
        self.who = who
        self.seat = seat
        self.default = default
        self.other = other
        self.number = number

    def copy(self) -> Window:
        """An equal window."""
        return copied(self)


@mypyc_attr(acyclic=True)
@final
@dataclass(eq=False)
class Call:
    """What a human judge laid on the next test: a modifier with its reason (screen.core.judge_override)."""

    value: int
    reason: str

    def copy(self) -> Call:
        """An equal call."""
        return copied(self)
