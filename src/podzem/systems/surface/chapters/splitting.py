"""Parties that split and merge in one cell and on one bank (surface.core.party)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.numbers import read_natural
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.parting import is_watched
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, CAMP, DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words
from podzem.systems.surface.telling import side

CLAUSE: Final = "surface.core.party"


def _free_people(game: Game, party: Party) -> list[Member]:
    return [one for one in game.members_of(party) if one.kind != ANIMAL and one.status != CAPTIVE and one.owner >= 0]


def _member(game: Game, party: Party, id: str) -> Member | None:
    return next((member for member in game.members_of(party) if member.id == id), None)


def share(game: Game, party: Party) -> Fraction:
    """How much of its day is spent, as a part of its base."""
    base = budget.base(game, party)
    return party.spent / base if base else Fraction(1)


def _take_share(game: Game, party: Party, spent: Fraction) -> None:
    """At once the base of its own slowest member; this is no change of speed."""
    if party.phase != DAWN:
        party.base = budget.slowest(game, party)
        party.spent = spent * party.base
        party.reckoned = party.base * (budget.FORAGED if party.is_foraging else Fraction(1))


def part_with(game: Game, party: Party, members: list[Member], caller: int) -> Party:
    """A part of its own in the same place; the day's meetings and the march stay with the caller's part."""
    spent, part = share(game, party), party.copy()
    part.number = max(one.number for one in game.parties) + 1
    part.caller, part.measures, part.passed, part.march = caller, [], [], None
    game.parties.append(part)
    for member in members:
        _send(member, part)
    for one in (party, part):
        _take_share(game, one, spent)
    return part


def _send(member: Member, party: Party) -> None:
    if member.status == CAPTIVE:
        member.captor = party.number
    else:
        member.group = party.number


def _parting(game: Game, party: Party) -> Iterable[Words]:
    return [(member.id,) for member in _free_people(game, party)]


def _why_not_split(game: Game, party: Party, words: Words) -> Refusal | None:
    """Somebody free goes his own way ashore, and somebody stays; no rider from his mount, who lies is not left."""
    people = _free_people(game, party)
    member = next((one for one in people if one.id == words[0]), None)
    if member is None or len(people) < 2 or member.rides or not member.is_up or party.aboard:
        return Refusal(CLAUSE, "split", {"party": party.number})
    return None


def _split(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    member = _member(game, party, words[0])
    assert member is not None
    part = part_with(game, party, [member], member.owner)
    facts: dict[str, Value] = {"party": party.number, "members": [member.id], "part": part.number}
    scribe.record(events.SPLIT, facts, audience=side(game, party) | side(game, part))


def _place(party: Party) -> tuple[Cell, str, str, int]:
    return party.cell, party.bank, party.inside, party.aboard


def others_here(game: Game, party: Party) -> list[Party]:
    """Other parties in its cell, on its bank and in the same walls, whose day is not over."""
    here = [other for other in game.parties if other.number != party.number and _place(other) == _place(party)]
    return [other for other in here if other.phase not in (CAMP, BELOW)]


def strays_here(game: Game, party: Party) -> list[Party]:
    """Animals and captives ashore in its cell and on its bank whose people are gone."""
    if party.aboard:
        return []
    here = [other for other in game.parties if (other.cell, other.bank) == (party.cell, party.bank)]
    return [other for other in here if other.phase == CAMP and not is_watched(game, other)]


def _other(game: Game, party: Party, word: str) -> Party | None:
    number = read_natural(word)
    return next((other for other in others_here(game, party) if other.number == number), None)


def _joining(game: Game, party: Party, word: str) -> Party | None:
    """Whom it may take in: another party, or strays."""
    number = read_natural(word)
    return _other(game, party, word) or next(
        (other for other in strays_here(game, party) if other.number == number), None
    )


def _why_unlike(party: Party, other: Party, order: str) -> Refusal | None:
    """Parts of unlike feeding or forcing merge only after the evening."""
    alike = party.feeding == other.feeding and party.forced == other.forced
    return None if alike else Refusal(CLAUSE, order, {"party": party.number, "part": other.number})


def _partners(game: Game, party: Party) -> Iterable[Words]:
    return [(str(other.number),) for other in (*others_here(game, party), *strays_here(game, party))]


def _why_not_merge(game: Game, party: Party, words: Words) -> Refusal | None:
    """Strays live as who takes them in."""
    other = _joining(game, party, words[0])
    if other is None:
        return Refusal(CLAUSE, "merge", {"party": party.number})
    return _why_unlike(party, other, "merge") if other.phase != CAMP else None


def _merge(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    other = _joining(game, party, words[0])
    if other is None:
        scribe.record(events.NOT_TOGETHER, {"party": party.number}, audience=side(game, party))
        return
    shares = [share(game, one) for one in (party, other) if one.phase != CAMP]
    to, spent = side(game, party) | side(game, other), max(shares)
    _pool(game, party, other, scribe)
    for member in game.members_of(other):
        _send(member, party)
    game.parties.remove(other)
    _take_share(game, party, spent)
    _skip_passed(party)
    scribe.record(events.MERGED, {"party": party.number, "part": other.number}, audience=to)


def _pool(game: Game, party: Party, other: Party, scribe: Scribe) -> None:
    """Debts, meetings and maps of both; one that knows where it is tells the other."""
    for one, two in ((party, other), (other, party)):
        if one.lost and not two.lost:
            charting.reorient(game, one, scribe)
    party.phase = MARCH if MARCH in (party.phase, other.phase) else party.phase
    party.rest_debt, party.rest_due = party.rest_debt or other.rest_debt, party.rest_due or other.rest_due
    party.outside, party.left_cell = party.outside or other.outside, party.left_cell or other.left_cell
    party.measures, party.passed = [*party.measures, *other.measures], [*party.passed, *other.passed]
    party.bewildered = max(party.bewildered, other.bewildered)
    for drawn, true in other.knowledge.chart.items():
        party.knowledge.chart.setdefault(drawn, true)
    for id, cell in other.knowledge.found.items():
        party.knowledge.found.setdefault(id, cell)
    for drawn_cell, numbers in other.knowledge.laid.items():
        party.knowledge.laid[drawn_cell] = sorted({*party.knowledge.laid.get(drawn_cell, []), *numbers})
    party.knowledge.clues = sorted({*party.knowledge.clues, *other.knowledge.clues})


def _skip_passed(party: Party) -> None:
    """A meeting that merging has jumped over comes at night."""
    jumped = daily.due(party) if party.phase != DAWN else []
    party.passed = [*party.passed, *jumped]
    party.measures = [k for k in party.measures if k not in jumped]


def _going_over(game: Game, party: Party) -> Iterable[Words]:
    members = game.members_of(party)
    return [(one.id, str(other.number)) for other in others_here(game, party) for one in members]


def _why_not_go_over(game: Game, party: Party, words: Words) -> Refusal | None:
    """One member to another party here; somebody free stays, and riders go with their mounts."""
    member, other = _member(game, party, words[0]), _other(game, party, words[1])
    refusal = Refusal(CLAUSE, "go_over", {"party": party.number})
    if member is None or other is None:
        return refusal
    left = [one for one in _free_people(game, party) if one.number != member.number]
    tied = member.rides or any(one.rides == member.number for one in game.members_of(party))
    return refusal if not left or tied else _why_unlike(party, other, "go_over")


def _go_over(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    member, other = _member(game, party, words[0]), _other(game, party, words[1])
    assert member is not None
    if other is None:
        scribe.record(events.NOT_TOGETHER, {"party": party.number}, audience=side(game, party))
        return
    mine, most = share(game, party), max(share(game, party), share(game, other))
    if MARCH in (party.phase, other.phase):
        budget.fix(game, other)
        other.phase = MARCH
    _send(member, other)
    _take_share(game, party, mine)
    _take_share(game, other, most)
    _skip_passed(other)
    other.rest_debt, other.rest_due = other.rest_debt or party.rest_debt, other.rest_due or party.rest_due
    facts: dict[str, Value] = {"party": party.number, "members": [member.id], "part": other.number}
    scribe.record(events.SPLIT, facts, audience=side(game, party) | side(game, other))


def _seats(game: Game, party: Party) -> Iterable[Words]:
    return [(str(seat),) for seat in range(game.setting.players)]


def _why_not_caller(game: Game, party: Party, words: Words) -> Refusal | None:
    seat = read_natural(words[0], 3)
    is_other = seat is not None and seat < game.setting.players and seat != party.caller
    return None if is_other else Refusal(CLAUSE, "name_caller", {"party": party.number})


def _name_caller(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    party.caller = int(words[0])
    facts: dict[str, Value] = {"party": party.number, "seat": party.caller}
    scribe.record(events.CALLER, facts, audience=side(game, party))


_BY_DAY: Final = (DAWN, MARCH)
ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("split", ("party", "member")),
        phases=_BY_DAY,
        choices=_parting,
        why_not=_why_not_split,
        do=_split,
    ),
    PartyOrder(
        spec=OrderSpec("merge", ("party", "part")),
        phases=_BY_DAY,
        choices=_partners,
        why_not=_why_not_merge,
        do=_merge,
    ),
    PartyOrder(
        spec=OrderSpec("go_over", ("party", "member", "part")),
        phases=_BY_DAY,
        choices=_going_over,
        why_not=_why_not_go_over,
        do=_go_over,
    ),
    PartyOrder(
        spec=OrderSpec("name_caller", ("party", "seat")),
        phases=(DAWN,),
        choices=_seats,
        why_not=_why_not_caller,
        do=_name_caller,
    ),
)
