"""Движение: a march of many cells, step by step, until it ends or something stops it (surface.move.march, .partial)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.losing_the_way import lost
from podzem.systems.surface.chapters.movement import prices, stepping
from podzem.systems.surface.chapters.visibility import finding
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import MARCH, March, Party
from podzem.systems.surface.telling import amount, side
from podzem.world.region.banks import RIGHT

AFTER_A_STEP: Final = ("tied:{}", "emerge:{}", "due:{}", "go:{}")
"""What follows on entering a cell, before the march goes on."""


def set_out(game: Game, party: Party, march: March) -> None:
    """A new march: it leaves the settlement, and whatever else was begun is broken off."""
    budget.fix(game, party)
    party.phase, party.march = MARCH, march
    party.end_action()
    party.inside, party.outside = "", True
    game.agenda[:0] = [f"go:{party.number}"]


def go(game: Game, words: list[str], scribe: Scribe) -> None:
    """The next step of a march, if nothing has come up and the budget covers it."""
    party = game.party(int(words[0]))
    march = party.march
    budget.lower(game, party)
    if march is None or march.paused or not budget.remaining(game, party):
        return
    if not _is_blocked(game, party, march) and _falls_short(game, party, march):
        _tell_short(game, party, march, scribe)
        return
    step(game, party, march, scribe)


def step(game: Game, party: Party, march: March, scribe: Scribe) -> None:
    """Losing the way, then payment, then the cell; what is left and does not cover it becomes progress."""
    lost.take_bearing(game, party, march, scribe)
    if game.questions:  # the judge is asked where it leads
        game.agenda[:0] = [f"step:{party.number}"]
    elif _is_blocked(game, party, march):
        _stop_at(game, party, march, scribe)
    elif _falls_short(game, party, march):
        _pay_towards(game, party, march, scribe)
    else:
        _enter(game, party, march, scribe)


def take_step(game: Game, words: list[str], scribe: Scribe) -> None:
    """The step of which the judge has said where it leads."""
    party = game.party(int(words[0]))
    if party.march is not None:
        step(game, party, party.march, scribe)


def direction_of(march: March) -> str:
    """Where it goes truly."""
    return march.actual or march.way[0]


def _price(game: Game, party: Party, march: March) -> tuple[Fraction, str, str]:
    """What is still to be paid for the next cell: the price of today less what was paid before."""
    units, clause, path = prices.price(game, party, party.cell, party.cell.towards(direction_of(march)))
    left = units - march.progress
    return left if left.numerator > 0 else budget.NOTHING, clause, path


def _is_blocked(game: Game, party: Party, march: March) -> bool:
    return stepping.why_not_step(game, party, direction_of(march)) is not None


def _falls_short(game: Game, party: Party, march: March) -> bool:
    """Whether what is left does not cover the next cell; asked only of a way that is open."""
    return _price(game, party, march)[0] > budget.remaining(game, party)


def _tell_short(game: Game, party: Party, march: March, scribe: Scribe) -> None:
    if not scribe.listening:
        return
    units, left = _price(game, party, march)[0], budget.remaining(game, party)
    facts: dict[str, Value] = {"party": party.number, "units": amount(units), "left": amount(left)}
    scribe.record(events.TOO_LITTLE, facts, audience=side(game, party))


def _pay_towards(game: Game, party: Party, march: March, scribe: Scribe) -> None:
    """All that is left, as progress towards the next cell (surface.move.partial)."""
    units = budget.remaining(game, party)
    march.progress += units
    party.spent += units
    facts: dict[str, Value] = {"party": party.number, "units": amount(units)}
    scribe.record(events.PROGRESSED, facts, audience=side(game, party))
    game.agenda[:0] = [f"due:{party.number}"]


def _stop_at(game: Game, party: Party, march: March, scribe: Scribe) -> None:
    """An obstacle that nobody could know of: the march ends here (surface.core.order_errors)."""
    refusal = stepping.why_not_step(game, party, direction_of(march))
    assert refusal is not None
    party.march = None
    scribe.record(events.OBSTACLE, {"party": party.number}, clause=refusal.clause, audience=side(game, party))


def _enter(game: Game, party: Party, march: March, scribe: Scribe) -> None:
    """Pay, go over, look about, and on."""
    units, clause, path = _price(game, party, march)
    direction, wished, before = direction_of(march), march.way.pop(0), party.cell
    march.progress = Fraction(0)
    party.spent += units
    move(game, party, direction, wished, march.hand or RIGHT, scribe)
    _tell_entered(game, party, units, clause, path, scribe)
    finding.look(game, party, scribe, by_path=bool(path))
    _pause(game, party, march, before)
    game.agenda[:0] = [line.format(party.number) for line in AFTER_A_STEP]
    if not march.way:
        party.march = None
        scribe.record(events.ARRIVED, {"party": party.number}, audience=side(game, party))


def move(game: Game, party: Party, direction: str, wished: str, hand: str, scribe: Scribe) -> None:
    """Over the free crossings that lie before that side, into the next cell; the belief goes where it was wished."""
    region = region_of(game)
    for bank, clause in stepping.way_out(game, party, region, direction) or []:
        party.bank = bank
        scribe.record(events.CROSSED, {"party": party.number, "bank": bank}, clause=clause, audience=side(game, party))
    party.bank = stepping.bank_beyond(region, party.cell, party.bank, direction, hand)
    party.cell = party.cell.towards(direction)
    party.left_cell = True
    lost.believe(game, party, direction if lost.is_open(game) else wished)


def _tell_entered(game: Game, party: Party, units: Fraction, clause: str, path: str, scribe: Scribe) -> None:
    if not scribe.listening:
        return
    facts: dict[str, Value] = {
        "party": party.number,
        "cell": str(party.believed),
        "terrain": region_of(game).terrain(party.cell),
        "units": amount(units),
        "left": amount(budget.remaining(game, party)),
    }
    if path:
        facts["path"] = path
    scribe.record(events.ENTERED, facts, clause=clause, audience=side(game, party))


def _pause(game: Game, party: Party, march: March, before: Cell) -> None:
    """The stops that the caller has set beforehand."""
    region, here = region_of(game), party.cell
    come_up = {
        "cell": True,
        "path": bool(region.path_sides(here)) and not region.path_sides(before),
        "river": bool(region.arms(here)) and not region.arms(before),
        "terrain": region.terrain(here) != region.terrain(before),
    }
    march.paused = march.paused or any(come_up.get(stop, False) for stop in party.stops)


def meet_due(game: Game, words: list[str], scribe: Scribe) -> None:
    """The random meetings whose measure the spending has reached, one after another (surface.encounter.trigger)."""
    party = game.party(int(words[0]))
    due = daily.due(party)
    if due:
        party.measures.remove(due[0])
        game.agenda[:0] = [f"due:{party.number}"]
        daily.come(game, party, scribe)
    else:
        party.winded = False


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    "go": go,
    "step": take_step,
    "due": meet_due,
}
