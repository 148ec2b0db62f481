"""Meetings for tests: a group somewhere on `proba`, those met, and dice written down beforehand."""

from podzem.core.decisions import Decision
from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.expedition import spawning
from podzem.expedition.fight.fight import Fight
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, COMPANION, CREATURE, Member
from podzem.site.contents import DoorState
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.chapters.combat import combat
from podzem.systems.dungeon.game import MEETING, Game
from podzem.world.points import distance, read_point
from tests.systems.dungeon.build import expedition, join

Faces = list[tuple[int, int]]


def dice(*faces: tuple[int, int] | int) -> Scribe:
    """A listening scribe with these faces: a bare number is a d6, a pair is (sides, face)."""
    return Scribe(Scripted([face if isinstance(face, tuple) else (6, face) for face in faces]), listening=True)


def finish(scribe: Scribe) -> None:
    assert isinstance(scribe.dice, Scripted)
    scribe.dice.finish()


def party(at: str = "1,5", lit: bool = True, count: int = 1, **options: object) -> Game:
    """A hero with a torch (and more men) in the stairs of `proba`, or wherever."""
    game = expedition(at=at, **options)
    join(game, "sword torch!" if lit else "sword")
    for _ in range(count - 1):
        join(game, "knife", type="porter")
    return game


def at_d1(**options: object) -> Game:
    """The party before the door D1 of the sample, just opened; six chud are behind it."""
    game = party("36,19", **options)
    group = game.groups[0]
    group.area, group.heading = "PB", "E"
    game.site.doors["D1"] = DoorState(open=True)
    return game


def met(game: Game, kind: str = "chud", count: int = 6, hs: int = 8, at: str = "9,5", **facts: object) -> Meeting:
    """A meeting that has come as far as the party's first choice, everything thrown and nobody surprised."""
    meeting = Meeting(1, kind=kind, source="wandering", hs=hs, at=read_point(at), seen=2)
    meeting.creatures = spawning.spawn(game.company, kind, count, 1, dice())
    for name, value in facts.items():
        setattr(meeting, name, value)
    game.meeting, game.stage = meeting, MEETING
    return meeting


def do(game: Game, text: str, scribe: Scribe) -> None:
    """One decision of the caller, which must be legal."""
    order, *words = text.split()
    decision = Decision(0, order, tuple(words))
    assert deciding.why_not(game, decision) is None
    assert decision in deciding.candidates(game, 0)
    deciding.carry_out(game, decision, scribe)


def legal(game: Game) -> list[str]:
    return [decision.text for decision in deciding.candidates(game, 0)]


def event(scribe: Scribe, name: str) -> dict[str, object]:
    """The facts of the only event of that name."""
    (found,) = [one for one in scribe.events if one.name == name]
    return found.data()


def names(scribe: Scribe) -> list[str]:
    return [one.name for one in scribe.events]


def companion(type: str, number: int, **facts: object) -> Member:
    member = Member(COMPANION, type, number, owner=0, status=ACTIVE, group=1)
    for name, value in facts.items():
        setattr(member, name, value)
    return member


def creature(game: Game, kind: str, depth: int = 1) -> Member:
    """One of those met."""
    (number,) = spawning.spawn(game.company, kind, 1, depth, dice())
    assert game.members[number].kind == CREATURE
    return game.members[number]


def fight_at(game: Game, at: str, kind: str = "bear", count: int = 1) -> Fight:
    """A fight of the first group with somebody who stands there."""
    group, there = game.groups[0], read_point(at)
    meeting = met(game, kind, count, distance(group.at, there), at, depth=group.depth)
    combat.begin(game, meeting, dice())
    assert game.fight is not None
    return game.fight
