"""Two hosts that face each other, for the tests of battles."""

from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.expedition.people import CREATURE, Member
from podzem.systems.surface import orders
from podzem.systems.surface.chapters.battles import fighting
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY, Battle
from podzem.systems.surface.game import Game
from tests.systems.surface.campaigns import campaign, crowd, do


def hosts(ours: int, theirs: int, attacker: str = PARTY, cell: tuple[int, int] = (3, 0), **options: object) -> Game:
    """A party of so many against so many dogheads, drawn up."""
    game = campaign(cell=cell, **options)
    crowd(game, ours - 1)
    others = [Member(CREATURE, "doghead_host", game.company.take_number()) for _ in range(theirs)]
    game.members.update({member.number: member for member in others})
    game.acting = 1
    fighting.begin(game, game.parties[0], others, 0, attacker, Scribe(Scripted([])))
    fighting.go_on(game, Scribe(Scripted([])))
    return game


def battle_of(game: Game) -> Battle:
    assert game.battle is not None
    return game.battle


def counts(game: Game) -> tuple[int, int]:
    armies = [battle_of(game).army(side) for side in (PARTY, OTHERS)]
    ours, theirs = (sum(unit.count for unit in army.units) for army in armies)
    return ours, theirs


def choose(game: Game, count: int) -> list[Event]:
    """Lose so many of the unit that is asked about."""
    options = [one for one in orders.candidates(game, 0) if one.order == "lose_units"]
    (wanted,) = [one for one in options if one.words[1:] == (str(count), str(count))]
    return do(game, str(wanted))
