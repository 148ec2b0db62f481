"""Which decisions are open, why others are not, and what they do: the table of orders, asked in the game's stage."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE as JUDGE_SEAT
from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.memo import frozen
from podzem.core.orders import is_miscounted
from podzem.core.scribe import Scribe
from podzem.systems.delve import amendments, asking
from podzem.systems.delve.acting import actors, awaited, bar, bar_actor
from podzem.systems.delve.believed import believed
from podzem.systems.delve.chapters.combat import stage as in_rounds
from podzem.systems.delve.chapters.helping import is_doomed
from podzem.systems.delve.chapters.movement.marching import gathered
from podzem.systems.delve.chapters.search.orders import occupy
from podzem.systems.delve.chapters.time.resting import GUARD
from podzem.systems.delve.company import seat_of
from podzem.systems.delve.game import COMBAT, MEETING, OVER, QUESTION, TOWN, TURN, Game
from podzem.systems.delve.going_on import go_on
from podzem.systems.delve.meeting import Question
from podzem.systems.delve.nearest import NEAREST, SECTION
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.people import SEARCHING, Group, Person
from podzem.systems.delve.rows import ANYBODY, CALLER, ERROR, JUDGE, OWNER, WORK, Actor, OrderRow

QUIET: Final = ("wait", GUARD, "roll", "assign", "finish")
"""What a silent seat is taken to do: the caller lets the turn pass, another one's people keep watch."""
SILENT: Final = (("number",), ("show",), ("wait",))
"""And of those met: it watches, then shows itself (delve.meet.decision)."""


def stage_of(game: Game) -> str:
    """The stage that a game is in; while somebody is asked something, nothing else goes on."""
    return QUESTION if game.questions else game.stage


def of_all(game: Game) -> list[Decision]:
    """Every legal decision of every awaited seat; what all of them ask about is worked out once."""
    with frozen(game), frozen(believed(game, game.caller)):
        return [decision for seat in awaited(game) for decision in candidates(game, seat)]


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat."""
    if game.stage == OVER or seat not in awaited(game):
        return []
    with frozen(game):
        known = believed(game, seat)
        with frozen(known):
            return _open_in(known, seat)


def _open_in(game: Game, seat: int) -> list[Decision]:
    found: list[Decision] = []
    stage = stage_of(game)
    for row in ORDERS.values():
        if stage not in row.stages or row.whose == JUDGE or bar(game, row, seat) is not None:
            continue
        for actor, first in actors(game, row, seat):
            if bar_actor(game, row, actor) is None:
                found += [Decision(seat, row.name, (*first, *words)) for words in row.open_words(game, actor)]
    return found


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open."""
    row = ORDERS.get(decision.order)
    seat = decision.seat
    if seat == JUDGE_SEAT and (row is None or row.whose == JUDGE or JUDGE_SEAT not in awaited(game)):
        return amendments.why_not(game, row, decision)
    if row is None or row.whose == JUDGE or not (seat == JUDGE_SEAT or 0 <= seat < game.setting.players):
        return Refusal(ERROR, decision.order)
    if is_miscounted(ORDERS, decision):
        return Refusal(ERROR, decision.order, {"expected": " ".join(row.facts)})
    if game.stage == OVER:
        return Refusal("delve.auto.scope", decision.order)
    is_awaited = seat in awaited(game) or row.whose == ANYBODY
    if stage_of(game) not in row.stages:
        return _out_of_stage(row, is_awaited)
    if not is_awaited:
        return _named(bar(game, row, seat) if game.stage == TOWN else None, row) or Refusal(ERROR, row.name)
    with frozen(game):
        known = believed(game, seat)
        with frozen(known):
            return _why_not_in(known, row, decision)


def _out_of_stage(row: OrderRow, is_awaited: bool) -> Refusal:
    """Whoever may decide is told that the stage does not have the order, and the clause it comes nearest to."""
    facts: dict[str, Fact] = {"about": "stage", "section": SECTION, "nearest": NEAREST[row.name]}
    return Refusal(ERROR, row.name, facts if is_awaited else {})


def _why_not_in(game: Game, row: OrderRow, decision: Decision) -> Refusal | None:
    refusal = bar(game, row, decision.seat)
    if refusal is not None:
        return _named(refusal, row)
    for actor, first in actors(game, row, decision.seat):
        if decision.words[: len(first)] == first:
            words = decision.words[len(first) :]
            return _named(bar_actor(game, row, actor) or row.refuse(game, actor, words), row)
    return _not_theirs(game, row, decision)


def _not_theirs(game: Game, row: OrderRow, decision: Decision) -> Refusal:
    """Why nobody is there to be ordered: in a fight it is the turn of another one, or it is another seat's."""
    named = [one for one in game.people.values() if one.id == decision.words[0]]
    if not any(seat_of(game, one) == decision.seat for one in named):
        return Refusal(ERROR, row.name, {"about": "actor"})
    waits = bar_actor(game, row, named[0]) if game.stage == COMBAT else None
    return _named(waits, row) or Refusal(ERROR, row.name)


def _named(refusal: Refusal | None, row: OrderRow) -> Refusal | None:
    return refusal if refusal is None or refusal.order else Refusal(refusal.clause, row.name, refusal.facts)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry a legal decision out, and go on until somebody has to decide."""
    carry_out(game, decision, scribe)
    go_on(game, scribe)


def carry_out(game: Game, decision: Decision, scribe: Scribe) -> None:
    """What the order itself does; an occupation of a turn is only noted."""
    row = ORDERS[decision.order]
    if row.whose == JUDGE:
        amendments.apply(game, row, decision, scribe)
        return
    actor, words = _actor(game, row, decision)
    if isinstance(actor, Person) and not game.questions and is_doomed(game, actor, row.name, *words):
        asking.ask(game, "confirm", (asking.YES, asking.NO), asking.NO, [actor.id, row.name, *words], decision.seat)
        return
    _do(game, row, actor, words, scribe)


def _confirmed(game: Game, question: Question, word: str, scribe: Scribe) -> None:
    """Who was asked whether he means what must fail in the dark does it, or has ordered nothing (delve.core.errors)."""
    id, order, *words = question.about
    person = next(one for one in game.people.values() if one.id == id)
    if word == asking.YES and order == SEARCHING:
        occupy(game, person, *words)
    elif word == asking.YES:
        _do(game, ORDERS[order], person, tuple(words), scribe)


asking.ANSWERS["confirm"] = _confirmed


def _do(game: Game, row: OrderRow, actor: Actor, words: tuple[str, ...], scribe: Scribe) -> None:
    if row.time == WORK and game.stage == TURN and not game.questions:
        assert isinstance(actor, Person)
        if actor.order != [row.name, *words]:
            actor.order, actor.worked = [row.name, *words], 0
        return
    things = row.read(game, actor, words)
    in_fight = row.whose == OWNER and game.stage == COMBAT and not game.questions
    if in_fight:
        in_rounds.spend(game, row, actor, things)
    row.do(game, actor, *things, scribe)
    if in_fight and game.stage == COMBAT:
        in_rounds.close(game, actor)


def _actor(game: Game, row: OrderRow, decision: Decision) -> tuple[Actor, tuple[str, ...]]:
    if row.whose == OWNER:
        person = next(one for one in game.people.values() if one.id == decision.words[0])
        return person, decision.words[1:]
    if row.whose == CALLER and game.stage == TOWN:
        game.march = gathered(game)
        return game.march, decision.words[1:]
    if row.whose == CALLER:
        group: Group = game.group(int(decision.words[0]))
        return group, decision.words[1:]
    return decision.seat, decision.words


def fallback(game: Game, seat: int) -> Decision:
    """What a seat that does not answer in time is taken to have decided."""
    open_now = candidates(game, seat)
    if game.questions:
        default = game.questions[-1].default
        return next((one for one in open_now if default == one.order or default in one.words), open_now[0])
    if game.stage == MEETING:
        return next((one for words in SILENT for one in open_now if one.words[1:] == words), open_now[0])
    busy = {person.id for person in game.people.values() if person.order}
    first = {one.order: one for one in reversed(open_now) if one.order != GUARD or one.words[0] not in busy}
    return next((first[order] for order in QUIET if order in first), open_now[0])
