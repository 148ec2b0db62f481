"""The course of a day (surface.core.day_sequence): dawn, the parties' days side by side, evening, night.

Each line of the three lists is a step of the agenda; one that ends with `*` is taken for each party.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import DEAD, GONE
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import DAY, Game
from podzem.systems.surface.parties import BELOW, CAMP, DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words, no_words
from podzem.systems.surface.telling import side

AT_DAWN: Final = (
    *("date", "rests", "works", "moored", "renew", "wages", "ice", "wash", "weather", "asked:*"),
    *("dawn_view:*", "daily:*", "infection", "morning", "day_below", "stand"),
)
BY_NIGHT: Final = ("date", "rests", "works", "moored", "renew", "wages", "ice", "wash", "weather")
"""What the night before brings about; a campaign's first morning has none."""
BODY: Final = "body"
IN_THE_EVENING: Final = ("stalls", "search:*", "labour:*", "wreck:*", "thaw:*", "unwatched", "feed:*")
AT_NIGHT: Final = ("captives:*", "haunt:*", "night:*")
ALSO_BELOW: Final = ("feed:*",)
"""What an evening, a night and a dawn bring to those below, too; infections go on by themselves."""


def expanded(game: Game, steps: Iterable[str]) -> list[str]:
    """The steps of a list, those for each party once for each; who is below eats, and all else passes above him."""
    found: list[str] = []
    for step in steps:
        each = [party for party in game.parties if party.phase != BELOW or step in ALSO_BELOW]
        found += [step.replace("*", str(party.number)) for party in each] if step.endswith("*") else [step]
    return found


def is_over(game: Game) -> bool:
    """Whether every party has ended its day; below it ends with its last turn (surface.dungeon.clock)."""
    return game.stage == DAY and bool(game.parties) and all(_has_ended(game, party) for party in game.parties)


def _has_ended(game: Game, party: Party) -> bool:
    sites = [descent.site for descent in game.descents if descent.party == party.number]
    return party.phase == CAMP or any(game.sites[site].is_held for site in sites)


def turn(game: Game) -> None:
    """The day ends for all together."""
    game.agenda = ["dusk"]


def dusk(game: Game, words: list[str], scribe: Scribe) -> None:
    """Evening, then night, then the next dawn."""
    game.agenda = [*expanded(game, IN_THE_EVENING), "nightfall", *game.agenda]


def nightfall(game: Game, words: list[str], scribe: Scribe) -> None:
    """Parties may have been lost in the evening: who is left has a night."""
    game.agenda = [*expanded(game, AT_NIGHT), "dawn", *game.agenda]


def dawn(game: Game, words: list[str], scribe: Scribe) -> None:
    """The steps of the morning."""
    game.agenda = [*expanded(game, AT_DAWN), *game.agenda]


def first_dawn(game: Game) -> None:
    """The day on which a campaign begins: its date and weather are set already."""
    game.agenda = [step for step in expanded(game, AT_DAWN) if step not in BY_NIGHT]


def morning(game: Game, words: list[str], scribe: Scribe) -> None:
    """Everybody may order again, whoever had to leave his cell anew; no landmark has met or been asked today."""
    for mark in game.landmarks.values():
        mark.met_today = mark.asked_today = False
    _forget_strangers(game)
    for party in game.parties:
        if party.left_cell:
            party.end_action()
        party.phase = BELOW if party.phase == BELOW else DAWN
        party.base, party.spent, party.forced = 0, Fraction(0), []
        party.reckoned, party.left_cell, party.outside = Fraction(0), False, not party.inside
        party.rest_due = party.rest_debt


def _forget_strangers(game: Game) -> None:
    """Those met who are dead or gone are no more of this campaign, but for the dead whom somebody bears."""
    people = game.company.members.values()
    borne = {item.name for one in people for item in one.items if item.kind == BODY}
    lost = [one for one in people if one.owner < 0 and one.status in (DEAD, GONE) and one.id not in borne]
    for one in lost:
        del game.company.members[one.number]


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    "dusk": dusk,
    "nightfall": nightfall,
    "dawn": dawn,
    "morning": morning,
}


def camp(game: Game, party: Party, scribe: Scribe) -> None:
    """Its day is over; it waits for the others."""
    budget.fix(game, party)
    party.phase = CAMP
    scribe.record(events.CAMPED, {"party": party.number}, audience=side(game, party))


def _why_not_camp(game: Game, party: Party, words: Words) -> Refusal | None:
    return None


def _camp(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """A day without the action that was under way breaks it off (surface.forage.double_time)."""
    party.end_action()
    camp(game, party, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(spec=OrderSpec("wait", ("party",)), phases=(DAWN,), choices=no_words, why_not=_why_not_camp, do=_camp),
    PartyOrder(spec=OrderSpec("camp", ("party",)), phases=(MARCH,), choices=no_words, why_not=_why_not_camp, do=_camp),
)
