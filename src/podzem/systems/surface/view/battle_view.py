"""A battle as its sides see it: both hosts, and the exact distribution of what each may lose in the coming exchange."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles import course, fighting, foresight, losses
from podzem.systems.surface.chapters.battles.armies import Unit
from podzem.systems.surface.chapters.battles.battle import Army, Battle
from podzem.systems.surface.chapters.battles.course import Terms
from podzem.systems.surface.chapters.battles.objectives import NOTHING, Objective
from podzem.systems.surface.chapters.battles.strength import of_one
from podzem.systems.surface.game import Game
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.shapes import ArmyView, BattleView, LossView, ObjectiveView, UnitView


def battle_view(game: Game, viewer: int, parties: set[int]) -> BattleView | None:
    """For the seats of the party that fights, and the judge."""
    battle = game.battle
    if battle is None or (viewer != JUDGE and game.acting not in parties):
        return None
    terms = fighting.terms_of(game)
    return BattleView(
        battle.exchanges + 1, battle.stage, [_army(battle, army, terms, viewer) for army in battle.armies]
    )


def _army(battle: Battle, army: Army, terms: Terms, viewer: int) -> ArmyView:
    thrown, walls = battle.stage == fields.LOSSES, battle.has_walls(army)
    is_own = viewer in (army.seat, JUDGE)
    toll = army.toll if thrown and is_own else None
    return ArmyView(
        side=army.side,
        strength=amount(army.strength(terms.scale, walls)),
        initial=amount(army.initial),
        multiplier=amount(battle.enemy_of(army).multiplier) if thrown else "",
        due=amount(army.toll.due) if thrown and army.toll is not None else "",
        sum=amount(toll.total) if toll is not None and toll.total != losses.OPEN_TOTAL else "",
        lost={} if toll is None else {army.name(place): count for place, count in toll.lost.items() if count},
        modifiers={term.name: int(term.value) for term in course.taken_by(battle, army, terms)},
        units=[_unit(army, place, unit, terms, walls) for place, unit in enumerate(army.units) if unit.count],
        objectives=[_objective(one) for one in army.objectives if is_own],
        losses=[] if thrown else _losses(battle, army, terms, viewer),
    )


def _unit(army: Army, place: int, unit: Unit, terms: Terms, walls: bool) -> UnitView:
    strength, items = amount(of_one(unit, terms.scale, walls)), amount(unit.items)
    kind = (unit.type or unit.kind).partition(".")[0]
    return UnitView(army.name(place), kind, unit.level, unit.count, strength, items, unit.sector)


def _objective(one: Objective) -> ObjectiveView:
    target = "" if one.target == NOTHING else one.target
    return ObjectiveView(one.kind, target, target.split(".")[0], amount(one.price))


def _losses(battle: Battle, army: Army, terms: Terms, viewer: int) -> list[LossView]:
    """What it may lose next; what its enemy wants besides is reckoned with by who knows it."""
    known = viewer in (battle.enemy_of(army).seat, JUDGE)
    rows = foresight.losses(battle, army, terms, known)
    return [LossView([amount(total) for total in totals], str(chance)) for totals, chance in rows]
