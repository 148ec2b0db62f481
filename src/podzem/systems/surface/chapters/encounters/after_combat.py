"""Встречи: what a fight above ground leaves (surface.encounter.aftermath): the fallen, captives, spoils, weariness."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import aid, breakage, captives
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.people import ACTIVE, COWERING, DOWN
from podzem.expedition.rule_tables import read_table
from podzem.systems.surface.chapters.battles import aftermath as field
from podzem.systems.surface.chapters.battles import tending
from podzem.systems.surface.chapters.encounters import meeting_ends, sides, spoils
from podzem.systems.surface.chapters.encounters.encounter import PARTY
from podzem.systems.surface.chapters.encounters.ground import TABLE
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.parties import Party

RECOVERED: Final[int] = read_table("load")["recovery"]["part"]
FATIGUE: Final[int] = TABLE["aftermath"]["fatigue"]


def finish(game: Game, fight: Fight, scribe: Scribe) -> None:
    """The combat is over: who holds the field tends the fallen and takes what lies there."""
    party, _, _ = sides.at_hand(game)
    won = fight.winner == marks.PARTY
    breakage.breakage(game.company, OpenAir(game), scribe)
    _gather(game, party, won)
    if won:
        captives.rescue(game.company, party.number, [int(n) for n in fight.member], [], OpenAir(game), scribe)
        spoils.take(game, scribe)
    elif fight.winner == marks.OTHERS:
        _give_up_fallen(game, party, scribe)
    party.winded = True
    meeting_ends.close(game)
    tend(game, party, scribe)


def break_off(game: Game, fight: Fight, scribe: Scribe) -> None:
    """A side has got out of sight: nobody has won, each tends its own."""
    party, _, _ = sides.at_hand(game)
    breakage.breakage(game.company, OpenAir(game), scribe)
    _gather(game, party, False)
    party.winded = True
    meeting_ends.close(game)
    tend(game, party, scribe)


def leave_field(game: Game, fight: Fight, flees: str, scribe: Scribe) -> None:
    """A side runs: who lies stays behind, of the party's own those that it cannot come back to."""
    party, _, _ = sides.at_hand(game)
    breakage.breakage(game.company, OpenAir(game), scribe)
    _gather(game, party, False)
    game.fight = None
    if flees == PARTY:
        _give_up_fallen(game, party, scribe)


def is_lost(game: Game) -> bool:
    """Whether nobody of the party that fights is left."""
    return not any(party.number == game.acting and game.members_of(party) for party in game.parties)


def tend(game: Game, party: Party, scribe: Scribe) -> None:
    """The first turn after the fight is for the fallen (dungeon.aid.window); then captives beyond the guards escape."""
    game.parties = [one for one in game.parties if game.members_of(one)]
    if is_lost(game):
        return
    if field.patients(game):
        tending.ask(game, party)
    else:
        field.let_go(game, party, scribe)


def _give_up_fallen(game: Game, party: Party, scribe: Scribe) -> None:
    """Those met aid nobody."""
    _, meeting, _ = sides.at_hand(game)
    fallen = [one for one in game.members_of(party) if one.status == DOWN]
    fallen += [game.members[n] for n in meeting.creatures if game.members[n].status == DOWN]
    for member in fallen:
        aid.die_of(member, aid.WINDOW, OpenAir(game), scribe)


def _gather(game: Game, party: Party, held: bool) -> None:
    """Who holds the field can find half of what he shot, by the switch (dungeon.load.ammo)."""
    found = held and game.setting.word("ammo_recovery") == "half"
    for member in game.members_of(party):
        for item in member.items:
            item.spent = item.spent // RECOVERED if found else 0


def weary_again(game: Game, party: Party, scribe: Scribe) -> None:
    """Who must fight or run again before he has rested is wearied by what was before."""
    if not party.winded:
        return
    party.winded = False
    tired = [member for member in game.members_of(party) if member.status in (ACTIVE, COWERING)]
    for member in tired:
        member.fatigue += FATIGUE
    if tired:
        scribe.record(events.WEARIED, {"members": [one.id for one in tired], "count": FATIGUE})
