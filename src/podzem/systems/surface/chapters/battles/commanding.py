"""What a commander orders before the dice: his goals, to engage, to withdraw, to surrender (surface.battle.course)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.events import SECRET, owner
from podzem.core.memo import cached
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, DOWN
from podzem.systems.surface.chapters.battles import armies, course, fighting, objectives, train
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles.armies import CREATURE, ENGINE, Unit
from podzem.systems.surface.chapters.battles.battle import PARTY, Army
from podzem.systems.surface.chapters.battles.fighting import at_hand, going_on
from podzem.systems.surface.chapters.battles.objectives import NOTHING, Objective
from podzem.systems.surface.chapters.building import works
from podzem.systems.surface.events import battles as told
from podzem.systems.surface.game import BATTLE, Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Row, SeatOrder, Words

COURSE: Final = "surface.battle.course"


def own_army(game: Game, seat: int) -> Army | None:
    """The army for which a seat gives orders before the dice."""
    if game.battle is None or game.battle.stage != fields.ORDERS:
        return None
    return next((army for army in fighting.commanded_by(game, seat) if not army.ready), None)


def commanders(game: Game) -> list[int]:
    """The seats that order an army which is not ready."""
    if game.battle is None:
        return []
    return [army.seat for army in game.battle.armies if own_army(game, army.seat) is army]


def _once(game: Game, seat: int) -> Iterable[Words]:
    return [()]


def _may(game: Game, seat: int, order: str, clause: str = COURSE) -> Refusal | None:
    return None if own_army(game, seat) is not None else Refusal(clause, order)


def wanted(game: Game, seat: int) -> list[Objective]:
    """All that a commander may want of the enemy, each with its price (T13b)."""
    return cached(game, "battle_wanted", seat, "", lambda: _wanted(game, seat))


def _wanted(game: Game, seat: int) -> list[Objective]:
    army = own_army(game, seat)
    if army is None or not game.setting.is_on("battle_objectives"):
        return []
    battle, scale = at_hand(game), game.setting.word("battle_scale")
    enemy = battle.enemy_of(army)
    found = [_capture(enemy, place, unit, scale) for place, unit in enumerate(enemy.units) if _is_person(unit)]
    found += [Objective("abduct", id, objectives.fixed_price("abduct")) for id in _train(game, enemy)]
    found += [Objective("banner", NOTHING, objectives.fixed_price("banner"))] if enemy.banner else []
    found += train.wanted(game, enemy)
    found += [Objective("burn", id, objectives.fixed_price("burn")) for id in _burnable(game, enemy)]
    price = objectives.break_through_price(enemy.strength(scale, battle.has_walls(enemy)))
    found.append(Objective(objectives.BREAK_THROUGH, NOTHING, price))
    had = {(one.kind, one.target) for one in army.reached if one.kind != objectives.CAPTURE}
    return [one for one in found if (one.kind, one.target) not in had]


def _is_person(unit: Unit) -> bool:
    return unit.count > 0 and unit.kind not in (armies.BURDEN, ENGINE)


def _capture(enemy: Army, place: int, unit: Unit, scale: str) -> Objective:
    level = unit.level if unit.kind == CREATURE or unit.level > 1 else 1
    return Objective(objectives.CAPTURE, enemy.name(place), objectives.capture_price(level, scale))


def _train(game: Game, enemy: Army) -> list[str]:
    """Captives and those who lie with the enemy's army, who may be freed or carried off."""
    party = game.party(game.acting)
    if enemy.side == PARTY:
        return [member.id for member in game.members_of(party) if member.status in (CAPTIVE, DOWN)]
    source = game.meeting.source if game.meeting is not None else ""
    held = [one for one in game.members.values() if one.status == CAPTIVE and one.owner >= 0]
    return [member.id for member in held if source and member.held_by == source]


def _burnable(game: Game, enemy: Army) -> list[str]:
    engines = [enemy.name(place) for place, unit in enumerate(enemy.units) if unit.kind == ENGINE and unit.count]
    party = game.party(game.acting)
    standing = [work for work in works.at(game, party.cell) if work.finished]
    built = [f"{work.kind}.{work.number}" for work in standing if enemy.works == work.kind]
    return engines + built + (_moored(game, party) if enemy.side == PARTY else [])


def _moored(game: Game, party: Party) -> list[str]:
    """Vessels that lie in the cell with nobody aboard."""
    sailing = {one.aboard for one in game.parties}
    here = [vessel for vessel in game.vessels if vessel.cell == party.cell and vessel.number not in sailing]
    return [f"{vessel.kind}.{vessel.number}" for vessel in here]


def objective_choices(game: Game, seat: int) -> Iterable[Words]:
    """Each goal that is not on the list yet."""
    army = own_army(game, seat)
    listed = [(one.kind, one.target) for one in army.objectives] if army is not None else []
    return [(one.kind, one.target) for one in wanted(game, seat) if (one.kind, one.target) not in listed]


def why_not_objective(game: Game, seat: int, words: Words) -> Refusal | None:
    """Before the dice, once each."""
    facts: dict[str, Fact] = {"objective": words[0], "target": words[1]}
    return None if words in objective_choices(game, seat) else Refusal(objectives.CLAUSE, "objective", facts)


def add_objective(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """At the end of the list; secret until the roll."""
    army = own_army(game, seat)
    assert army is not None
    chosen = next(one for one in _wanted(game, seat) if (one.kind, one.target) == words)
    army.objectives.append(chosen)
    audience = owner(seat) if seat >= 0 else SECRET
    scribe.record(told.OBJECTIVE_WANTED, course.facts_of(army, chosen), audience=audience)


def why_not_forget(game: Game, seat: int, words: Words) -> Refusal | None:
    """Something is on the list."""
    army = own_army(game, seat)
    return None if army is not None and army.objectives else Refusal(objectives.CLAUSE, "no_objectives")


def forget_objectives(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """The list is empty again."""
    army = own_army(game, seat)
    assert army is not None
    army.objectives = []


def engage(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Ready for the dice."""
    army = own_army(game, seat)
    assert army is not None
    army.ready = True


def leave_field(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Withdraw before the dice; then there may be a pursuit."""
    army = own_army(game, seat)
    assert army is not None
    fighting.withdraw(army, scribe)


def lay_down_arms(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Surrender: all are captives of the other side."""
    army = own_army(game, seat)
    assert army is not None
    fighting.surrender(army, scribe)


def _one(name: str, do: Callable[[Game, int, Words, Scribe], None]) -> SeatOrder:
    """An order without words that makes an army ready or takes it off the field."""
    return SeatOrder(
        spec=OrderSpec(name),
        stages=(BATTLE,),
        whose=commanders,
        choices=_once,
        why_not=lambda game, seat, words: _may(game, seat, name),
        do=going_on(do),
    )


ORDERS: Final[tuple[Row, ...]] = (
    SeatOrder(
        spec=OrderSpec("objective", ("objective", "target")),
        stages=(BATTLE,),
        whose=commanders,
        choices=objective_choices,
        why_not=why_not_objective,
        do=add_objective,
    ),
    SeatOrder(
        spec=OrderSpec("no_objectives"),
        stages=(BATTLE,),
        whose=commanders,
        choices=_once,
        why_not=why_not_forget,
        do=forget_objectives,
    ),
    _one("engage", engage),
    _one("leave_field", leave_field),
    _one("lay_down_arms", lay_down_arms),
)
