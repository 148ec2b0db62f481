"""Captives who are asked below ground: to hire on, or for what they know (delve.morale.captives, delve.beast.hireling).

By the clauses of the dungeon document: the advantage of being freed, no advance, one try for each.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import hit_dice
from podzem.systems.delve.chapters.encounters.news import tell_of_next
from podzem.systems.delve.chapters.morale import captives, events
from podzem.systems.delve.chapters.town import days, hiring
from podzem.systems.delve.chapters.town.events import hired
from podzem.systems.delve.company import awake, group_of
from podzem.systems.delve.data.companions import TERMS
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.people import GONE, OK, Band, Group, Person
from podzem.systems.delve.present import band_with
from podzem.systems.delve.rows import CALLER, WORK, Word, no, row


def _held(game: Game, group: Group) -> list[tuple[str, ...]]:
    return [(one.id,) for one in captives.held(game, group)]


def _find(game: Game, group: Group, id: str) -> Person | None:
    return next((one for one in captives.held(game, group) if one.id == id), None)


def _why_not_lead(game: Game, group: Group, captive: Person) -> Refusal | None:
    """Somebody who is awake asks him, and one more can still be led."""
    heroes = [one for one in awake(game, group) if one.is_character]
    if not heroes:
        return no(captives.CLAUSE, target=captive.id)
    return no(hiring.HIRELING, target=captive.id) if len(days.led(game)) >= hiring.most_led(game) else None


def _why_not_recruit(game: Game, group: Group, captive: Person) -> Refusal | None:
    """One try for each."""
    return no(captives.CLAUSE, target=captive.id) if captive.wage else _why_not_lead(game, group, captive)


def _why_not_double(game: Game, group: Group, captive: Person) -> Refusal | None:
    """Only who has named twice the wage."""
    return _why_not_lead(game, group, captive) if captive.wage else no(captives.CLAUSE, target=captive.id)


def _recruit(game: Game, group: Group, captive: Person, scribe: Scribe) -> None:
    """Two dice with the advantage of a freed captive."""
    terms = [*hiring.hiring_terms(game, False), Term("freed", TERMS["freed"], captives.CLAUSE)]
    total = hiring.ask(captive.kind, terms, scribe)
    captive.wage = TERMS["wage_per_level"] * max(1, hit_dice(captive))
    if total <= TERMS["refuses_to"]:
        captive.state, captive.wage = GONE, 0
        events.leaves_in_peace(scribe, captive)
    elif total <= TERMS["asks_double_to"]:
        captive.wage *= 2
        events.wants_double(scribe, captive, captive.wage)
    else:
        captive.devotion = int(total > TERMS["joins_to"])
        _join(game, group, captive, scribe)


def _recruit_double(game: Game, group: Group, captive: Person, scribe: Scribe) -> None:
    """For what he asks."""
    _join(game, group, captive, scribe)


def _join(game: Game, group: Group, captive: Person, scribe: Scribe) -> None:
    """At the end of the march; he is paid from this day on."""
    band = band_with(game, captive)
    assert band is not None
    band.members.remove(captive)
    captive.state, captive.paid_until = OK, days.today(game)
    game.people[captive.number] = captive
    group.members.append(captive.number)
    hired(scribe, captive)


# what they know


def _bands(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(f"band.{band.number}",) for band in _of_his_group(game, person)]


def _find_band(game: Game, person: Person, id: str) -> Band | None:
    return next((band for band in _of_his_group(game, person) if f"band.{band.number}" == id), None)


def _of_his_group(game: Game, person: Person) -> list[Band]:
    group = group_of(game, person)
    return captives.bands_held(game, group) if group is not None else []


def _why_not_question(game: Game, person: Person, band: Band) -> Refusal | None:
    """They tell what they know once."""
    return no(captives.CLAUSE, member=person.id) if band.questioned or not person.is_character else None


def _question(game: Game, person: Person, band: Band, scribe: Scribe) -> None:
    """One true thing about a place next to this one, of which the party knows least (delve.react.peace)."""
    group = group_of(game, person)
    assert group is not None
    band.questioned = True
    if not tell_of_next(game, group, band.kind, scribe, fresh=True):
        events.knows_nothing(scribe, band)


CAPTIVE: Final = Word("target", _find, captives.CLAUSE)

ROWS: Final = (
    row("recruit", (TURN,), (CAPTIVE,), _held, _why_not_recruit, _recruit, whose=CALLER),
    row("recruit_double", (TURN,), (CAPTIVE,), _held, _why_not_double, _recruit_double, whose=CALLER),
    row(
        "question",
        (TURN,),
        (Word("band", _find_band, captives.CLAUSE),),
        _bands,
        _why_not_question,
        _question,
        time=WORK,
    ),
)
