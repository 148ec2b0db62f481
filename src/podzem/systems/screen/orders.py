"""The one table of orders: what every seat may do in every stage, why not, what it does (screen.turn.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE, Decision, Refusal
from podzem.core.memo import frozen
from podzem.core.orders import OrderSpec, is_miscounted
from podzem.core.scribe import Scribe
from podzem.systems.screen import amendments
from podzem.systems.screen.acts import afterwards, answering
from podzem.systems.screen.acts.acting import ACTS, act_out, why_not_act
from podzem.systems.screen.acts.rows import no
from podzem.systems.screen.believed import believed
from podzem.systems.screen.chapters import turns
from podzem.systems.screen.chapters.asking import seat_of
from podzem.systems.screen.fight import AFTER, OVER, Fight
from podzem.systems.screen.going_on import go_on

AFTERWARDS: Final[dict[str, afterwards.Afterwards]] = {each.name: each for each in afterwards.ROWS}
ANSWER: Final = OrderSpec("answer", ("answer",))
ORDERS: Final[dict[str, OrderSpec]] = {**ACTS, **AFTERWARDS, "answer": ANSWER, **amendments.ORDERS}


def decider(fight: Fight) -> int | None:
    """The seat that is asked now; None when nobody is, or several may act (after the fight)."""
    if fight.windows:
        return fight.windows[-1].seat
    active = fight.active
    return None if active is None else seat_of(fight, active)


def awaited(fight: Fight) -> tuple[int, ...]:
    """The seats that have open decisions."""
    if fight.stage == OVER:
        return ()
    if fight.stage == AFTER:
        return turns.unfinished(fight)
    seat = decider(fight)
    return () if seat is None else (seat,)


def decisions(fight: Fight, seat: int) -> list[Decision]:
    """Every decision of a seat that is legal as far as it knows."""
    known = believed(fight, seat)
    with frozen(known):
        return _decisions(known, seat)


def _decisions(fight: Fight, seat: int) -> list[Decision]:
    if seat not in awaited(fight):
        return []
    if fight.windows:
        return [Decision(seat, "answer", (each,)) for each in answering.answers(fight, fight.windows[-1])]
    if fight.stage == AFTER:
        return _after(fight, seat)
    active = fight.active
    assert active is not None
    found = []
    for act in ACTS.values():
        if why_not_act(fight, active, act) is None:
            words = dict.fromkeys(act.choices(fight, active))
            found += [Decision(seat, act.name, each) for each in words if act.why_not(fight, active, each) is None]
    return found


def _after(fight: Fight, seat: int) -> list[Decision]:
    return [
        Decision(seat, each.name, words)
        for each in AFTERWARDS.values()
        for words in dict.fromkeys(each.choices(fight, seat))
        if each.why_not(fight, seat, words) is None
    ]


def why_not(fight: Fight, decision: Decision) -> Refusal | None:
    """Why a decision is not open, with the clause and the catalogue's code; asked of what the seat knows."""
    known = believed(fight, decision.seat)
    with frozen(known):
        refusal: Refusal | None = _why_not(known, decision)
    return refusal if refusal is None else Refusal(refusal.clause, decision.order, refusal.facts)


def _why_not(fight: Fight, decision: Decision) -> Refusal | None:
    if decision.seat == JUDGE and decision.order in amendments.ORDERS:
        return amendments.why_not(fight, decision)
    spec = ORDERS.get(decision.order)
    if spec is None or decision.order in amendments.ORDERS or not -2 <= decision.seat < fight.setting.players:
        return no("screen.core.errors", "E_NOT_APPLICABLE")
    if is_miscounted(ORDERS, decision):
        return no("screen.core.errors", "E_NOT_APPLICABLE", expected=" ".join(spec.facts))
    if fight.stage == OVER:
        return no("screen.turn.fight_end", "E_NOT_APPLICABLE")
    if decision.seat not in awaited(fight):
        return no("screen.init.order", "E_NOT_YOUR_TURN")
    if fight.windows or decision.order == "answer":
        return _why_not_answer(fight, decision)
    if fight.stage == AFTER:
        return _why_not_after(fight, decision)
    active, act = fight.active, ACTS.get(decision.order)
    if active is None or act is None:
        return no("screen.core.errors", "E_NOT_APPLICABLE")
    return why_not_act(fight, active, act) or act.why_not(fight, active, decision.words)


def _why_not_answer(fight: Fight, decision: Decision) -> Refusal | None:
    fits = (
        fight.windows
        and decision.order == "answer"
        and decision.words[0] in answering.answers(fight, fight.windows[-1])
    )
    return None if fits else no("screen.turn.end", "E_NO_DECISION")


def _why_not_after(fight: Fight, decision: Decision) -> Refusal | None:
    row = AFTERWARDS.get(decision.order)
    if row is None:
        return no("screen.turn.fight_end", "E_NOT_APPLICABLE")
    return row.why_not(fight, decision.seat, decision.words)


def apply(fight: Fight, decision: Decision, scribe: Scribe) -> None:
    """Carry a legal decision out, and go on until somebody has to decide."""
    if decision.seat == JUDGE and decision.order in amendments.ORDERS:
        amendments.apply(fight, decision, scribe)
    elif decision.order == "answer":
        answering.answer(fight, decision.words[0], scribe)
    elif decision.order in AFTERWARDS:
        AFTERWARDS[decision.order].do(fight, decision.seat, decision.words, scribe)
    else:
        active = fight.active
        assert active is not None
        act_out(fight, active, ACTS[decision.order], decision.words, scribe)
    go_on(fight, scribe)


def fallback(fight: Fight, seat: int) -> Decision:
    """What a seat that does not answer is taken to have decided: the book's answer, else the end of the turn."""
    if fight.windows:
        return Decision(seat, "answer", (fight.windows[-1].default,))
    return Decision(seat, "finish" if fight.stage == AFTER else "end_turn")
