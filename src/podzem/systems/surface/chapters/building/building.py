"""Building (surface.build.hook): the price at the start, then man-days of those present, until it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, CAPTIVE, GONE, PC, Member
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.built import MARKS, mark_of
from podzem.systems.surface.cells import DIRECTIONS
from podzem.systems.surface.chapters import actions
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.chapters.building.works import CLAUSE, PRICES, TABLE
from podzem.systems.surface.chapters.settlements.trading import why_not_pay
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.events import travel
from podzem.systems.surface.game import Game, Work
from podzem.systems.surface.land import NOT_DRY, WATER
from podzem.systems.surface.parties import DAWN, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words
from podzem.systems.surface.telling import amount, side

HERE: Final = "here"
"""The word for what stands in the cell and not on an edge of it."""
BUILD: Final = "build"
SHARE: Final = {False: Fraction(TABLE["labour"]["supplied"]), True: Fraction(TABLE["labour"]["foraged"])}
CROSSED: Final = ("bridge", "ferry")
FORDED_WIDTH: Final = 2
INCOME: Final[int] = TABLE["village"]["income"]
GROWN: Final[int] = TABLE["village"]["grows_days"]


def workers(game: Game, party: Party) -> list[Member]:
    """The people of a party who can work."""
    return [one for one in game.members_of(party) if one.is_up and one.kind != ANIMAL and one.status != CAPTIVE]


def choices(game: Game, party: Party) -> Iterable[Words]:
    """Every work for the cell, every path for each of its sides; only the one that was begun, if one was."""
    begun = works.begun_at(game, works.place_of(game, party))
    if begun is not None:
        return [(begun.kind, begun.side or HERE)]
    edges = [(kind, direction) for kind in works.PATH_KINDS for direction in DIRECTIONS]
    return [*((kind, HERE) for kind in works.WORKS), *edges]


def why_not(game: Game, party: Party, words: Words) -> Refusal | None:
    """One work at a time in a cell, hands to do it, ground for it, and silver at the start."""
    kind, where = words
    facts: dict[str, Fact] = {"work": kind}
    at_side = "" if where == HERE else where
    if words not in choices(game, party) or party.aboard or not workers(game, party):
        return Refusal(CLAUSE, BUILD, facts)
    if works.begun_at(game, works.place_of(game, party)) is not None:
        return None
    row = works.row_of(land_of(game, party), kind, party.cell, at_side)
    if row is None or not _has_ground(game, party, kind, at_side):
        return Refusal(PRICES, BUILD, facts)
    if row.settlers and len(settlers(game, party)) < row.settlers:
        return Refusal(PRICES, BUILD, {**facts, "count": row.settlers})
    return why_not_pay(game, party.caller, row.kuna, BUILD)


def settlers(game: Game, party: Party) -> list[Member]:
    """Those who would stay and live there: its people without the heroes."""
    return [member for member in workers(game, party) if member.kind != PC]


def _has_ground(game: Game, party: Party, kind: str, at_side: str) -> bool:
    """Whether it can be there, and is not there yet, as far as the party knows."""
    land, cell = land_of(game, party), party.cell
    if land.terrain(cell) in WATER:
        return False
    if at_side:
        other = cell.towards(at_side)
        is_land = land.contains(other) and land.terrain(other) not in NOT_DRY
        return is_land and kind not in land.paths_between(cell, other)
    widths = land.arms(cell).values()
    there = {"bridge": land.has_bridge(cell), "ferry": land.has_ferry(cell), "ford": land.has_ford(cell)}
    if kind in there:
        return not there[kind] and bool(widths) and (kind in CROSSED or FORDED_WIDTH in widths)
    if kind == "village" and any(mark.is_settlement for mark in land.landmarks_at(cell)):
        return False
    return all(work.kind != kind for work in works.at(game, works.place_of(game, party)))


def build(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """Begin, or go on with what was begun; the day's labour counts in the evening. A lost party may find neither."""
    refusal = why_not(game, party, words)
    if refusal is not None:
        scribe.record(travel.OBSTACLE, {"party": party.number}, clause=refusal.clause, audience=side(game, party))
        return
    work = works.begun_at(game, party.cell)
    if work is None:
        work = _begin(game, party, words, scribe)
    actions.begin(game, party, BUILD, CLAUSE, scribe)


def _begin(game: Game, party: Party, words: Words, scribe: Scribe) -> Work:
    kind, at_side = words[0], "" if words[1] == HERE else words[1]
    row = works.row_of(land_of(game, party), kind, party.cell, at_side)
    assert row is not None
    work = Work(kind, party.cell, at_side, game.company.take_number(), settlers=row.settlers)
    game.works.append(work)
    game.company.ledger.purse[party.caller] -= row.kuna
    facts: dict[str, Value] = {"party": party.number, "work": kind, "kuna": row.kuna, "labour": row.labour}
    scribe.record(told.BUILD_STARTED, facts, audience=side(game, party))
    return work


def day_of_labour(game: Game, party: Party) -> Fraction:
    """Man-days of a day: one of each who works, half of one of who has to find his food."""
    return len(workers(game, party)) * SHARE[party.is_foraging]


def labour(game: Game, words: list[str], scribe: Scribe) -> None:
    """In the evening the day's labour counts."""
    party = game.party(int(words[0]))
    work = works.begun_at(game, party.cell)
    if party.action != BUILD or work is None or party.left_cell:
        return
    row = works.row_of(land_of(game, party), work.kind, work.cell, work.side)
    assert row is not None
    work.done += day_of_labour(game, party)
    facts: dict[str, Value] = {"work": work.kind, "done": amount(work.done), "labour": row.labour}
    scribe.record(told.BUILD_WORKED, facts, audience=side(game, party))
    if work.done >= row.labour:
        _finish(game, party, work, scribe)


def _finish(game: Game, party: Party, work: Work, scribe: Scribe) -> None:
    """The map gains it; whoever built it knows where it is, and owns it."""
    work.finished = True
    party.end_action()
    scribe.record(told.BUILD_DONE, {"work": work.kind}, audience=side(game, party))
    if work.kind in MARKS:
        party.knowledge.found[mark_of(work)] = party.believed
        game.mark(mark_of(work)).lord = party.caller
    for settler in settlers(game, party)[: work.settlers]:
        settler.status, settler.group = GONE, 0


def seasons_of_works(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: field works fall in after their days, a village grows, and on day 1 of a month its owner is paid."""
    for work in [work for work in game.works if work.finished]:
        work.days += 1
        row = works.WORKS.get(work.kind)
        if row is not None and row.lasts and work.days > row.lasts:
            game.works.remove(work)
            scribe.record(told.WORK_DECAYED, {"work": work.kind})
        if work.kind == "village":
            _village(game, work, scribe)


def _village(game: Game, work: Work, scribe: Scribe) -> None:
    if work.days == GROWN:
        scribe.record(told.VILLAGE_GREW, {"work": work.kind})
    lord = game.landmarks[mark_of(work)].lord if mark_of(work) in game.landmarks else -1
    if game.day == 1 and lord >= 0:
        kuna = INCOME * work.settlers
        game.company.ledger.purse[lord] += kuna
        scribe.record(told.VILLAGE_INCOME, {"seat": lord, "kuna": kuna})


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"labour": labour, "works": seasons_of_works}

ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec(BUILD, ("party", "work", "edge")),
        phases=(DAWN,),
        late=CLAUSE,
        choices=choices,
        why_not=why_not,
        do=build,
    ),
)
