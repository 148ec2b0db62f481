"""Движение: into a settlement and out of it (surface.move.settlement_enter, surface.lost.reorient)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.chapters import asking
from podzem.systems.surface.chapters.rivers import crossing
from podzem.systems.surface.chapters.visibility import charting
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words, no_words
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side
from podzem.world.region.region import Landmark

CLAUSE: Final = "surface.move.settlement_enter"
GATE: Final = read_part("travel")["gate"]
MONSTERS: Final = "monster_settlement"
DIE: Final = 6
AT_GATE: Final = "at_gate"
GATE_RULING: Final = "gate"


def is_hostile(game: Game, mark: Landmark) -> bool:
    """Marked so on the map, or turned so since."""
    state = game.landmarks.get(mark.id)
    return mark.hostile or (state is not None and state.hostile)


def settlements_here(game: Game, party: Party) -> list[Landmark]:
    """Those of the cell that the party has found."""
    return [mark for mark in land_of(game, party).landmarks_at(party.cell) if mark.is_settlement]


def _choices(game: Game, party: Party) -> Iterable[Words]:
    return [(mark.id,) for mark in settlements_here(game, party)]


def _why_not_enter(game: Game, party: Party, words: Words) -> Refusal | None:
    """Found, in this cell, on a bank that can be reached, and not hostile; a monsters' gate is asked once a day."""
    refusal = Refusal(CLAUSE, "enter", {"landmark": words[0]})
    mark = next((mark for mark in settlements_here(game, party) if mark.id == words[0]), None)
    if mark is None or party.inside == mark.id or is_hostile(game, mark):
        return Refusal(CLAUSE, "enter") if mark is None else refusal
    if mark.bank and mark.bank not in crossing.reachable(game, party, land_of(game, party)):
        return refusal
    state = game.landmarks.get(mark.id)
    return refusal if mark.type == MONSTERS and state is not None and state.asked_today else None


def _enter(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """Free of cost; those who live there say where one is. What is drawn wrong is not there."""
    mark, to = region_of(game).landmark(words[0]), side(game, party)
    facts: dict[str, Value] = {"party": party.number, "landmark": mark.id}
    if mark.cell != party.cell:
        scribe.record(events.NOT_HERE, facts, audience=to)
    elif mark.type != MONSTERS:
        _come_in(game, party, mark, scribe)
    else:
        _ask_at_gate(game, party, mark, scribe)


def _come_in(game: Game, party: Party, mark: Landmark, scribe: Scribe) -> None:
    cross_to(game, party, mark)
    party.inside, party.march = mark.id, None
    facts: dict[str, Value] = {"party": party.number, "landmark": mark.id}
    scribe.record(events.ENTERED_SETTLEMENT, facts, audience=side(game, party))
    charting.reorient(game, party, scribe)


def cross_to(game: Game, party: Party, mark: Landmark) -> None:
    """To the bank from which a landmark is reached."""
    if mark.bank:
        way = crossing.way_to(game, party, region_of(game), party.cell, {mark.bank})
        party.bank = way[-1][0] if way else party.bank


def _ask_at_gate(game: Game, party: Party, mark: Landmark, scribe: Scribe) -> None:
    """Two dice for what they make of the party, once a day; the judge may know them better."""
    game.mark(mark.id).asked_today = True
    total = sum(int(scribe.roll(DIE, events.GATE_DIE)) for _ in range(2))
    party.march = None
    game.agenda[:0] = [f"{AT_GATE}:{party.number}:{mark.id}"]
    words = [str(one) for one in range(int(GATE["attacks"]), int(GATE["most"]) + 1)]
    if not asking.ask(game, "judge_attitude", GATE_RULING, words, str(total)):
        rule_gate(game, str(total), 0, scribe)


def rule_gate(game: Game, total: str, kept: int, scribe: Scribe) -> None:
    """How they are minded is said: it goes with the step that waits at the gate."""
    game.agenda[0] = f"{game.agenda[0]}:{total}"


def answer_at_gate(game: Game, words: list[str], scribe: Scribe) -> None:
    """Friends come in, enemies are met at no surprise, others are refused."""
    party, mark, total = game.party(int(words[0])), region_of(game).landmark(words[1]), int(words[2])
    facts: dict[str, Value] = {"party": party.number, "landmark": mark.id}
    if total >= GATE["admits"]:
        _come_in(game, party, mark, scribe)
    elif total > GATE["attacks"]:
        scribe.record(events.GATE_CLOSED, facts, audience=side(game, party))
    else:
        scribe.record(events.GATE_HOSTILE, facts, audience=side(game, party))
        game.agenda[:0] = [f"gate:{party.number}:{mark.id}:{total}"]


def _why_not_leave(game: Game, party: Party, words: Words) -> Refusal | None:
    return None if party.inside else Refusal(CLAUSE, "leave", {"party": party.number})


def _leave(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    facts: dict[str, Value] = {"party": party.number, "landmark": party.inside}
    party.inside, party.outside = "", True
    scribe.record(events.LEFT_SETTLEMENT, facts, audience=side(game, party))


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {AT_GATE: answer_at_gate}
ORDERS: Final[tuple[Row, ...]] = (
    asking.ruling(GATE_RULING, "amount", rule_gate),
    PartyOrder(
        spec=OrderSpec("enter", ("party", "landmark"), may_hide_a_die=True),
        phases=(DAWN, MARCH),
        choices=_choices,
        why_not=_why_not_enter,
        do=_enter,
    ),
    PartyOrder(
        spec=OrderSpec("leave", ("party",)), phases=(DAWN, MARCH), choices=no_words, why_not=_why_not_leave, do=_leave
    ),
)
