"""Потеря направления: one roll for a march, and the new direction (surface.lost.chance, .one_roll)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import SECRET, EventSpec
from podzem.core.scribe import NOBODY, Scribe
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.cells import BACK, LEFT, RIGHT, Cell, turned
from podzem.systems.surface.chapters import asking
from podzem.systems.surface.chapters.losing_the_way.bearings import is_guided
from podzem.systems.surface.chapters.movement.stepping import why_not_step
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import PLAIN, WATER
from podzem.systems.surface.parties import March, Party
from podzem.systems.surface.rows import Row
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side

TABLE: Final = read_part("travel")
CHANCES: Final[dict[str, int]] = {name: chance for name, chance in TABLE["lost"].items() if name != "clause"}
FACES: Final[dict[str, list[str]]] = {name: row for name, row in TABLE["new_direction"].items() if name != "clause"}
QUARTERS: Final = {"left": LEFT, "right": RIGHT, "back": BACK}
GUIDE: Final = "guide"
DIE: Final = 6
SWITCH: Final = "judge_lost"
RULING: Final = "astray"


def chance(game: Game, party: Party, direction: str) -> int:
    """In sixths: by the ground on which the bearing is taken, less with a guide of the region."""
    return chance_from(game, party, party.cell, direction)


def chance_from(game: Game, party: Party, cell: Cell, direction: str) -> int:
    """The same for a step out of another cell; ground in the fog is taken for a plain."""
    land = land_of(game, party)
    if game.setting.word("lost_terrain") == "entered" and land.contains(cell.towards(direction)):
        cell = cell.towards(direction)
    terrain = land.terrain(cell) or PLAIN
    bonus = game.setting.number("lost_guide_bonus") if has_guide(game, party) else 0
    base = CHANCES["ice" if terrain in WATER else terrain]
    return min(max(base - bonus + party.bewildered, 0), DIE)


def has_guide(game: Game, party: Party) -> bool:
    """Whether somebody who knows the region leads the way."""
    return any(member.type == GUIDE and member.is_up for member in game.members_of(party))


def take_bearing(game: Game, party: Party, march: March, scribe: Scribe) -> None:
    """At the first step that nothing guides: the one roll of the march, and where it leads (surface.lost.one_roll)."""
    wished = march.way[0]
    if march.rolled or is_guided(game, party, wished):
        return
    march.rolled = True
    sixths, party.bewildered = chance(game, party, wished), 0
    if not sixths or game.setting.asks_judge(SWITCH) == "off":
        return
    is_lost = sixths >= DIE or scribe.check(sixths, DIE, events.LOST_DIE)
    possible = [way for way in ways(game, wished) if why_not_step(game, party, way) is None]
    actual = thrown(game, wished, possible, events.DIRECTION_DIE, scribe) if is_lost else ""
    settle(game, party, wished, possible, actual or wished, scribe)


def settle(game: Game, party: Party, wished: str, possible: list[str], actual: str, scribe: Scribe) -> None:
    """Where it leads is the judge's to say, with what was thrown as the default."""
    words = [wished, *dict.fromkeys(possible)]
    if not asking.ask(game, SWITCH, RULING, words, actual, party.number):
        lead(game, actual, party.number, scribe)


def ways(game: Game, wished: str) -> list[str]:
    """Where each face of the die leads."""
    return [turned(wished, QUARTERS[word]) for word in FACES[game.setting.word("lost_direction")]]


def lead(game: Game, way: str, number: int, scribe: Scribe) -> None:
    """So the march or voyage goes: as it was wished, or astray; the judge alone knows which."""
    party = game.party(number)
    if party.march is None:
        is_astray = _lead_voyage(game, way, number)
    else:
        is_astray = way != party.march.way[0]
        party.march.actual = way if is_astray else party.march.actual
    if is_astray:
        tell(game, party, way, scribe)


def _lead_voyage(game: Game, way: str, number: int) -> bool:
    """What is left of a voyage stands on the agenda: whose, the way that was wished, the one it goes, its cells."""
    name, party, wished, _, *rest = game.agenda[0].split(":")
    assert (name, party) == ("sail", str(number))
    game.agenda[0] = ":".join((name, party, wished, way, *rest))
    return way != wished


def tell(game: Game, party: Party, way: str, scribe: Scribe) -> None:
    """That a way was lost is the judge's to know, unless `lost_disclosure` tells the party at once."""
    to = side(game, party) if is_open(game) else SECRET
    scribe.record(events.LOST_WAY, {"party": party.number, "direction": way}, audience=to)


def thrown(game: Game, wished: str, possible: list[str], die: EventSpec, scribe: Scribe) -> str:
    """Of the possible ways, by face; an impossible one is thrown again; where all are, nobody is lost."""
    if not possible:
        return ""
    if scribe.dice.fans:  # throwing again only leaves the others out
        return possible[int(scribe.dice.fan([1] * len(possible)))]
    faces = ways(game, wished)
    while (way := faces[int(scribe.roll(DIE, die, NOBODY)) - 1]) not in possible:
        pass
    return way


def believe(game: Game, party: Party, direction: str) -> None:
    """Both places move alike; where the ways differ, the party no longer knows where it is (surface.lost.secrecy)."""
    ahead = party.believed.towards(direction)
    party.believed = ahead if region_of(game).contains(ahead) else party.believed
    party.lost = party.lost or party.believed != party.cell


ORDERS: Final[tuple[Row, ...]] = (asking.ruling(RULING, "direction", lead),)


def is_open(game: Game) -> bool:
    """Whether a party is told at once that it has lost its way (`lost_disclosure`)."""
    return game.setting.word("lost_disclosure") == "open"
