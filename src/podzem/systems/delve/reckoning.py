"""The numbers behind a decision, row by row, before anybody decides."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.core.events import Term
from podzem.core.memo import frozen
from podzem.core.protocols import Sum
from podzem.systems.delve.chapters.combat import aid
from podzem.systems.delve.chapters.combat.arms import damage_bonus
from podzem.systems.delve.chapters.combat.attacks import Attack, attack_rows, defence_rows, total
from podzem.systems.delve.chapters.combat.orders import known_foes
from podzem.systems.delve.chapters.flight import chase, fleeing, plans
from podzem.systems.delve.game import Game
from podzem.systems.delve.odds import actor, declared
from podzem.systems.delve.people import Person
from podzem.systems.delve.present import ours
from podzem.systems.delve.work_odds import check_of
from podzem.world.number import Number


@final
class DelveReckoning:
    """One's own numbers, and those of the other side that the bestiary tells everybody."""

    def sums(self, state: Game, decision: Decision) -> list[Sum]:
        """Of an attack: its bonus, what it must reach, its damage; of a flight: both sides; of work: the check."""
        with frozen(state):
            attack = declared(state, decision)
            if attack is not None and decision.order != "lethal":
                return _attack(state, attack)
            person = actor(state, decision)
            if person is None:
                return []
            work = check_of(state, person, decision)
            if work is not None:
                return [_check(*work)]
            if decision.order == "first_aid":
                return [_check(aid.terms_of(person), aid.difficulty(state, person))]
            if state.meeting is None:
                return []
            return _flight(state, person) if decision.order in ("flee", "away") else []


def _attack(game: Game, attack: Attack) -> list[Sum]:
    rows, against = attack_rows(game, attack), defence_rows(game, attack)
    bonus = damage_bonus(attack.attacker, attack.arm)
    behind = [Term("strength", bonus, "delve.combat.damage")] if bonus else []
    return [
        _sum("attack", rows),
        Sum("defence", {"total": total(against)}, against),
        Sum("damage", {"dice": written(attack.arm.damage), "total": signed(bonus)}, behind),
    ]


def _check(rows: list[Term], difficulty: int) -> Sum:
    return Sum("check", {"total": signed(total(rows)), "difficulty": difficulty}, rows)


def _flight(game: Game, person: Person) -> list[Sum]:
    fight = game.fight
    running = fleeing.fugitives(game) if fight is not None and fight.declarer else ours(game)
    pursuers = known_foes(game, person)
    if fight is None or not running or not pursuers:
        return []
    plan = bool(fight.plan) and plans.promises(game, running, fight.plan)
    both = chase.sides(game, running, pursuers, plan, True)
    return [_sum(name, list(side.rows)) for name, side in zip(("flight", "pursuer"), both)]


def _sum(name: str, rows: list[Term]) -> Sum:
    return Sum(name, {"total": signed(total(rows))}, rows)


def signed(value: int) -> str:
    """A number that is added to dice."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def written(dice: Number) -> str:
    """Dice as they are written."""
    many = str(dice.dice) if dice.dice > 1 else ""
    return f"{many}d{dice.sides}" if dice.is_thrown else str(dice.added)
