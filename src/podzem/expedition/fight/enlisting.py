"""Who comes into a fight, and with what."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import ANIMAL, NOBODY_LOYAL, NONE, OTHERS, PARTY, UP


@final
class Recruit:
    """What a fighter brings with him into a fight."""

    def __init__(self, name: str, member: int, side: int, defence: int = 0, strike: int = 0) -> None:
        self.name = name
        self.member = member
        self.side = side
        self.defence = defence
        self.strike = strike
        self.level: int = 1
        self.dice: int = 1
        self.left: int = 1
        self.kind: int = 0
        self.shot: int = 0
        self.reach: int = 0
        self.ammo: int = 0
        self.space: int = 2
        self.speed: int = 24
        self.loyalty: int = NOBODY_LOYAL
        self.traits: int = 0
        self.behind: int = 0


def enlist(fight: Fight, recruit: Recruit, front: i64 = 0) -> i64:
    """Add a fighter at the end of his side's line; the number of his row."""
    row = i64(len(fight.member))
    _note(fight, recruit)
    fight.state = append(fight.state, UP)
    fight.left = append(fight.left, recruit.left)
    fight.ammo = append(fight.ammo, recruit.ammo)
    fight.front = append(fight.front, front)
    fight.rank = append(fight.rank, 0)
    fight.behind = append(fight.behind, recruit.behind)
    fight.marks = append(fight.marks, 0)
    fight.line = _line_with(fight, row, recruit.side)
    if recruit.traits & ANIMAL == 0:
        fight.start[recruit.side] += 1
    return row


def _note(fight: Fight, recruit: Recruit) -> None:
    """Append what a fighter is, to fresh tables: copies may share the old ones."""
    fight.names = [*fight.names, recruit.name]
    fight.member = append(fight.member[:], recruit.member)
    fight.side = append(fight.side[:], recruit.side)
    fight.kind = append(fight.kind[:], recruit.kind)
    fight.level = append(fight.level[:], recruit.level)
    fight.dice = append(fight.dice[:], recruit.dice)
    fight.defence = append(fight.defence[:], recruit.defence)
    fight.strike = append(fight.strike[:], recruit.strike)
    fight.shot = append(fight.shot[:], recruit.shot)
    fight.reach = append(fight.reach[:], recruit.reach)
    fight.space = append(fight.space[:], recruit.space)
    fight.speed = append(fight.speed[:], recruit.speed)
    fight.loyalty = append(fight.loyalty[:], recruit.loyalty)
    fight.traits = append(fight.traits[:], recruit.traits)


def _line_with(fight: Fight, row: i64, side: i64) -> vec[i64]:
    """The line with one more, behind the last of his side."""
    line = vec[i64]()
    waiting = True
    for other in fight.line:
        if waiting and side == PARTY and fight.side[other] == OTHERS:
            line = append(line, row)
            waiting = False
        line = append(line, other)
    if waiting:
        line = append(line, row)
    return line


def equip(fight: Fight, row: i64, recruit: Recruit) -> None:
    """What a fighter is has changed: another weapon, a shield put away, a potion drunk."""
    fight.level, fight.dice = fight.level[:], fight.dice[:]
    fight.defence, fight.strike, fight.shot = fight.defence[:], fight.strike[:], fight.shot[:]
    fight.reach, fight.space, fight.speed = fight.reach[:], fight.space[:], fight.speed[:]
    fight.loyalty, fight.traits = fight.loyalty[:], fight.traits[:]
    fight.level[row], fight.dice[row] = recruit.level, recruit.dice
    fight.defence[row], fight.strike[row], fight.shot[row] = recruit.defence, recruit.strike, recruit.shot
    fight.reach[row], fight.space[row], fight.speed[row] = recruit.reach, recruit.space, recruit.speed
    fight.loyalty[row], fight.traits[row] = recruit.loyalty, recruit.traits
    fight.ammo[row] = recruit.ammo


def row_of(fight: Fight, member: int) -> int:
    """The row of a member, -1 when he is not in the fight."""
    for row in range(len(fight.member)):
        if fight.member[row] == member:
            return row
    return NONE
