"""Who is there: the people of a group, those met, and on which side somebody stands."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.meeting import THEY, UNNOTICED, Meeting
from podzem.systems.delve.people import Band, Group, Person


def group_of(game: Game, number: int) -> Group | None:
    """A group by its number."""
    return next((group for group in game.groups if group.number == number), None)


def group_with(game: Game, person: Person) -> Group | None:
    """The group that somebody walks with."""
    return next((group for group in game.groups if person.number in group.members), None)


def members(game: Game, group: Group) -> list[Person]:
    """The people of a group in marching order, those who lie too."""
    return [game.people[number] for number in group.members]


def standing(game: Game, group: Group) -> list[Person]:
    """Those of a group who stand, in marching order."""
    return [person for person in members(game, group) if is_up(person)]


def band_of(game: Game, number: int) -> Band | None:
    """A band by its number."""
    return next((band for band in game.bands if band.number == number), None)


def band_with(game: Game, person: Person) -> Band | None:
    """The band of one of those met."""
    return next((band for band in game.bands if any(one.number == person.number for one in band.members)), None)


def up(band: Band) -> list[Person]:
    """Those of a band who stand."""
    return [one for one in band.members if is_up(one)]


def bands_met(game: Game, meeting: Meeting | None = None) -> list[Band]:
    """The bands of the meeting."""
    now = meeting or game.meeting
    return [] if now is None else [band for number in now.bands if (band := band_of(game, number)) is not None]


def is_told(game: Game) -> bool:
    """Whether the party knows that it has met somebody: not while nobody, or only the others, have noticed.

    Once it is fought, it does, whoever noticed first (delve.meet.sequence).
    """
    meeting = game.meeting
    if meeting is None or game.stage == COMBAT:
        return meeting is not None
    return meeting.step != UNNOTICED and not (meeting.first == THEY and meeting.step == "first")


def own_group(game: Game) -> Group:
    """The group of the meeting."""
    assert game.meeting is not None
    found = group_of(game, game.meeting.group)
    assert found is not None
    return found


def is_ours(game: Game, person: Person) -> bool:
    """Whether somebody is of the party: a character, a companion, an animal."""
    return game.people.get(person.number) is person


def ours(game: Game) -> list[Person]:
    """Those of the group who stand."""
    return standing(game, own_group(game))


def theirs(game: Game) -> list[Person]:
    """Those met who stand."""
    return [one for band in bands_met(game) for one in up(band)]


def foes(game: Game, person: Person) -> list[Person]:
    """Those who stand on the other side."""
    return theirs(game) if is_ours(game, person) else ours(game)


def friends(game: Game, person: Person) -> list[Person]:
    """Those who stand on his side, himself too."""
    return ours(game) if is_ours(game, person) else theirs(game)


def anybody(game: Game) -> Iterator[Person]:
    """Everybody below: the party and all bands."""
    yield from game.people.values()
    for band in game.bands:
        yield from band.members


def person_by_id(game: Game, id: str) -> Person | None:
    """Somebody by his id."""
    return next((one for one in anybody(game) if one.id == id), None)
