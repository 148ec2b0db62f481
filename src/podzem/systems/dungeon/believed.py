"""The expedition as the party knows it: what a seat may order, and why not, is asked of this and never of the map.

Two games that differ only in what the party does not know are equal here, so their lists of decisions, refusals, places
and odds are equal too (dungeon.core.secrecy). Nothing is applied to it: a decision is carried out in the true game, and
where that is otherwise than believed, the rules say what comes of it.
"""

from __future__ import annotations

from dataclasses import replace

from podzem.core.memo import cached
from podzem.expedition.people import Member
from podzem.site.contents import Heap
from podzem.site.known_site import Explorers, known_site
from podzem.site.stand import Stand
from podzem.systems.dungeon.game import TOWN, Game
from podzem.systems.dungeon.spots import stands_of


def believed(game: Game) -> Game:
    """The game as the party knows it; nobody may change it, for it shares its people with the true one."""
    return game if game.stands is not None else cached(game, "believed", 0, "", lambda: _believed(game))


def _believed(game: Game) -> Game:
    site = known_site(game.site, _explorers(game))
    company = replace(game.company, members=_known_people(game, site.heaps))
    twin = replace(game, company=company, site=site, met=[], waiting=[])
    twin.stands = {group.number: stands_of(game, group) for group in game.groups}
    for part in twin.parts:
        part.memo = {}
    return twin


def _explorers(game: Game) -> Explorers:
    fronts = [Stand(group.depth, group.at, group.area) for group in game.groups]
    return Explorers(
        [*fronts, *(stand for group in game.groups for stand in stands_of(game, group).values())],
        {member.pit for member in game.members.values() if member.pit},
        {member.id for member in game.members.values() if member.owner >= 0},
        all_entrances=game.stage == TOWN,
    )


def _known_people(game: Game, heaps: list[Heap]) -> dict[int, Member]:
    """The party, its captives, those it has to do with now, and strangers whose bodies it has seen."""
    lie = {item.name for heap in heaps for item in heap.items if item.kind == "body"}
    borne = {item.name for member in game.members.values() for item in member.items if item.kind == "body"}
    at_hand = {*(game.meeting.creatures if game.meeting else ()), *(map(int, game.fight.member) if game.fight else ())}
    return {
        number: member
        for number, member in game.members.items()
        if member.owner >= 0 or member.captor > 0 or number in at_hand or member.id in lie or member.id in borne
    }
