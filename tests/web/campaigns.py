"""Campaigns at a moment that a test wants, opened at the real server: each is a journal that begins there."""

from collections.abc import Iterable
from typing import Any

from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.journal import open_at
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.expedition.people import CREATURE, Member
from podzem.systems.surface import orders
from podzem.systems.surface.agenda import go_on
from podzem.systems.surface.chapters.battles import fighting
from podzem.systems.surface.chapters.encounters import arriving, first_sight, flight
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.game import Game, Vessel
from podzem.systems.surface.parties import MARCH
from podzem.systems.surface.staging import stage
from podzem.systems.surface.system import SYSTEM
from tests.web.visitor import Site

LESSONS = "localStorage.setItem('podzem.lesson.surface', 'true')"
"""Who was here before needs no lesson."""
MEN = ("man sword* mail* ration:9", "spearman spear* shield* ration:9", "archer bow* ration:9", "porter ration:20")


def standing(at: str = "8,3", party: Iterable[str] = MEN, players: int = 1, **state: Any) -> Game:
    """A party of the sample region at a cell that it has come to know, on its morning, with a purse."""
    options = state.pop("options", {})
    data = {"at": at, "party": list(party), "known": True, "ledger": {"purse": [500] * players}, **state}
    game = stage(players, {"goal": "wealth", **options}, data)
    charting.draw(game, game.parties[0])
    return game


def on_the_march(game: Game) -> Game:
    """Its day has begun."""
    party = game.parties[0]
    party.phase, party.base = MARCH, 12
    party.reckoned += 12
    return game


def met(game: Game, kind: str, count: int, seed: int = 1) -> Game:
    """So many of a kind come in sight; the dice are those of a seed."""
    scribe = Scribe(Seeded(seed))
    on_the_march(game)
    arriving.arrive(game, game.parties[0], kind, False, scribe, count=count)
    first_sight.begin(game, scribe)
    go_on(game, scribe)
    return game


def shot_at(game: Game, seed: int = 5) -> Game:
    """Those met answer words with arrows: somebody of the party falls, and its player has to say who."""
    return step(SYSTEM, game, read_decision("0 parley"), Seeded(seed)).state


def hunted(game: Game, flees: str = "party") -> Game:
    """One side runs from the other, and somebody has to say how it goes on."""
    scribe = Scribe(Seeded(1))
    flight.begin(game, flees, scribe)
    go_on(game, scribe)
    return game


def drawn_up(game: Game, kind: str, count: int, attacker: str = "party") -> Game:
    """The party against a host."""
    scribe = Scribe(Seeded(1))
    others = [Member(CREATURE, kind, game.company.take_number()) for _ in range(count)]
    game.members.update({member.number: member for member in others})
    game.acting = 1
    fighting.begin(game, game.parties[0], others, 0, attacker, scribe)
    fighting.go_on(game, scribe)
    return game


def moored(game: Game, kind: str = "boat") -> Game:
    """A vessel lies where the party stands."""
    game.vessels.append(Vessel(kind, game.company.take_number(), game.parties[0].cell))
    return game


def shared(game: Game) -> Game:
    """The second hero is the second player's, and goes his own way from here with a party that he calls."""
    game.members[2].owner = 1
    orders.apply(game, read_decision("0 split 1 pc.2"), Scribe(Seeded(1)))
    game.parties[1].caller = 1
    return game


def opened(site: Site, game: Game, judge: str = "automatic", name: str = "Ana") -> dict[str, Any]:
    """A table that goes on from there; its seats are people's."""
    journal, _ = open_at(SYSTEM, game, [f"№{seat + 1}" for seat in range(game.setting.players)])
    return site.go_on(journal.text(), name, judge)
