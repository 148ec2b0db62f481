"""Companions: who offers himself, whether he comes and on what terms (delve.beast.hireling).

By the clauses of the dungeon document on hiring: a day's search, two dice of candidates and a die for the type of each;
two dice for each who is asked, seven days in advance. Its loyalty is morale here (delve.shared.creature).
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import nature
from podzem.systems.delve.chapters.town import days, events
from podzem.systems.delve.chapters.town.heroes import new_item
from podzem.systems.delve.data.companions import ANIMALS, COMPANIONS, TERMS, type_of
from podzem.systems.delve.game import TOWN, Game
from podzem.systems.delve.hired import Candidate
from podzem.systems.delve.people import DEAD, GONE, Person
from podzem.systems.delve.rows import SEAT, Word, no, row

HIRELING: Final = "delve.beast.hireling"
REFUSE: Final = ("horse", "deer", "camel")
"""Animals that do not go underground."""


def most_led(game: Game) -> int:
    """Each character leads three and as many as his level."""
    alive = [one for one in game.people.values() if one.is_character and one.state not in (DEAD, GONE)]
    return sum(TERMS["leads"] + one.level for one in alive)


# who offers himself


def _season(game: Game) -> int:
    """The ten days, counted from 1, after which others offer themselves."""
    return 1 + days.today(game) // int(TERMS["renewed_days"])


def _why_not_seek(game: Game, seat: int) -> Refusal | None:
    """Once in ten days."""
    return None if seat == game.caller and game.sought != _season(game) else no(HIRELING, order="seek")


def _seek(game: Game, seat: int, scribe: Scribe) -> None:
    """A day goes by; how many come is the judge's die, of what type they are everybody sees."""
    game.sought, game.candidates = _season(game), []
    days.pass_day(game, scribe)
    for _ in range(sum(int(scribe.roll(6, events.CANDIDATES_DIE)) for _ in range(TERMS["candidate_dice"]))):
        kind = type_of(lambda: int(scribe.roll(6, events.TYPE_DIE)))
        game.candidates.append(Candidate(kind))
        events.candidate_found(scribe, kind)


# whether he comes


def candidate_of(game: Game, kind: str) -> Candidate | None:
    """One of a type, first of all who has named his price."""
    alike = [one for one in game.candidates if one.kind == kind]
    return max(alike, key=lambda one: one.double, default=None)


def wage(candidate: Candidate) -> int:
    """What he asks a day, in kuna."""
    return COMPANIONS[candidate.kind].wage * (2 if candidate.double else 1)


def advance(game: Game, kind: str) -> int:
    """What is due before he comes: seven days of his wage; of an animal its price."""
    asked = candidate_of(game, kind) or Candidate(kind)
    return ANIMALS[kind] if kind in ANIMALS else int(TERMS["advance_days"]) * wage(asked)


def hiring_terms(game: Game, share: bool) -> list[Term]:
    """What moves his dice: a promised share, and how many came back from the last expedition."""
    taken, lost = game.taken, game.lost
    rows = [Term("half_share", TERMS["half_share"], HIRELING)] if share else []
    rows += [Term("none_lost", TERMS["none_lost"], HIRELING)] if taken and not lost else []
    return rows + ([Term("half_lost", TERMS["half_lost"], HIRELING)] if taken and 2 * lost >= taken else [])


def _choices(game: Game, seat: int) -> list[tuple[str, ...]]:
    return [(kind,) for kind in dict.fromkeys([*(one.kind for one in game.candidates), *ANIMALS])]


def _find(game: Game, seat: int, text: str) -> str | None:
    return text if text in COMPANIONS or text in ANIMALS or text in REFUSE else None


def _why_not_hire(game: Game, seat: int, kind: str) -> Refusal | None:
    """Money, no more than can be led, somebody left to be asked, and no animal that refuses the dark."""
    if kind in REFUSE or seat != game.caller:
        return no(HIRELING, kind=kind)
    if kind in COMPANIONS and (len(days.led(game)) >= most_led(game) or candidate_of(game, kind) is None):
        return no(HIRELING, kind=kind)
    due = advance(game, kind)
    return None if due <= game.coins else no(HIRELING, kind=kind, kuna=due)


def _why_not_share(game: Game, seat: int, kind: str) -> Refusal | None:
    """As any hiring, but of people, and before they have named their price."""
    candidate = candidate_of(game, kind)
    if candidate is None or candidate.double:
        return no(HIRELING, kind=kind)
    return _why_not_hire(game, seat, kind)


def _hire(game: Game, seat: int, kind: str, scribe: Scribe) -> None:
    """An animal is bought; a man is asked, and comes, wants twice the wage, or will not."""
    candidate = candidate_of(game, kind)
    if candidate is None:
        game.coins -= ANIMALS[kind]
        _join(game, Person(game.take_number(), kind), scribe)
    elif candidate.double or _is_willing(game, candidate, scribe):
        _take_on(game, candidate, scribe)


def _hire_for_share(game: Game, seat: int, kind: str, scribe: Scribe) -> None:
    """Half a share of what is brought out is promised to him, too."""
    candidate = candidate_of(game, kind)
    assert candidate is not None
    candidate.half_share = True
    _hire(game, seat, kind, scribe)


def _is_willing(game: Game, candidate: Candidate, scribe: Scribe) -> bool:
    """Two dice: he refuses, asks twice the wage, comes, or comes gladly."""
    terms = hiring_terms(game, candidate.half_share)
    total = ask(candidate.kind, terms, scribe)
    candidate.devoted = total > TERMS["joins_to"]
    if total > TERMS["asks_double_to"]:
        return True
    if total > TERMS["refuses_to"]:
        candidate.double = True
        events.asks_double(scribe, candidate.kind, TERMS["advance_days"] * wage(candidate))
    else:
        game.candidates.remove(candidate)
        events.will_not_come(scribe, candidate.kind)
    return False


def ask(kind: str, terms: list[Term], scribe: Scribe) -> int:
    """Two dice and what moves them."""
    total = sum(int(scribe.roll(6, events.HIRING_DIE)) for _ in range(2)) + sum(term.value for term in terms)
    scribe.record(events.ASKED, {"kind": kind, "total": total}, terms)
    return total


def _take_on(game: Game, candidate: Candidate, scribe: Scribe) -> None:
    """The advance is paid, and he comes with his kit."""
    game.coins -= advance(game, candidate.kind)
    game.candidates.remove(candidate)
    person = Person(game.take_number(), candidate.kind, wage=wage(candidate), half_share=candidate.half_share)
    person.paid_until = days.today(game) + int(TERMS["advance_days"])
    person.devotion = int(candidate.half_share) + int(candidate.devoted)
    _join(game, person, scribe)


def _join(game: Game, person: Person, scribe: Scribe) -> None:
    """At the end of the march, with what he brings."""
    person.hp = nature(person).hp
    game.people[person.number] = person
    kit = COMPANIONS[person.kind].kit if person.kind in COMPANIONS else {}
    for where, things in kit.items():
        person.items += [new_item(game, thing, where) for thing in things]
    events.hired(scribe, person)


HIRED: Final = Word("kind", _find, HIRELING)

ROWS: Final = (
    row("seek", (TOWN,), (), why_not=_why_not_seek, do=_seek, whose=SEAT, may_hide_a_die=True),
    row("hire", (TOWN,), (HIRED,), _choices, _why_not_hire, _hire, whose=SEAT),
    row("hire_share", (TOWN,), (HIRED,), _choices, _why_not_share, _hire_for_share, whose=SEAT),
)
