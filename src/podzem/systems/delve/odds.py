"""Exact odds of single decisions, from the functions that play them and from what the party knows (delve.auto.sim)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.memo import frozen
from podzem.core.protocols import Chances
from podzem.systems.delve.abilities import BODY, save_terms
from podzem.systems.delve.chapters.checks import chance, chance_to_win
from podzem.systems.delve.chapters.combat import aid
from podzem.systems.delve.chapters.combat.arms import Arm, all_arms
from podzem.systems.delve.chapters.combat.attacks import SIDES, Attack, attack_rows, defence_rows, hits, total
from podzem.systems.delve.chapters.combat.orders import comrade, known_foe
from podzem.systems.delve.chapters.flight import chase, fleeing, plans
from podzem.systems.delve.chapters.morale import dealing
from podzem.systems.delve.data.fighting import number
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting_odds import of_meeting
from podzem.systems.delve.people import Person
from podzem.systems.delve.present import ours, up
from podzem.systems.delve.work_odds import WORKS, of_work

BLOWS: Final = ("attack", "knock_out")
SHOTS: Final = ("shoot", "throw")


def chances(game: Game, decision: Decision) -> Chances:
    """What a decision may bring, as far as its seat can know; nothing where that cannot be said."""
    find = _BY_ORDER.get(decision.order)
    if find is None:
        return {}
    with frozen(game):
        return find(game, decision) or {}


def hit_chance(bonus: int, defence: int) -> Fraction:
    """How likely an attack hits (delve.combat.attack)."""
    return Fraction(sum(hits(face, bonus, defence) for face in range(1, SIDES + 1)), SIDES)


def declared(game: Game, decision: Decision) -> Attack | None:
    """The attack that a decision declares."""
    person = actor(game, decision)
    if person is None or decision.order not in (*BLOWS, *SHOTS, "lethal") or game.meeting is None:
        return None
    target, arm = known_foe(game, person, decision.words[1]), _arm(person, decision.order, decision.words[2])
    return None if target is None or arm is None else Attack(person, target, arm)


def actor(game: Game, decision: Decision) -> Person | None:
    """Whom a decision is for."""
    id = decision.words[0] if decision.words else ""
    return next((person for person in game.people.values() if person.id == id), None)


def _arm(person: Person, order: str, id: str) -> Arm | None:
    how = {"attack": "melee", "knock_out": "melee", "shoot": "shot", "throw": "thrown"}.get(order)
    return next((arm for arm in all_arms(person) if arm.id == id and how in (None, arm.how)), None)


def _of_attack(game: Game, decision: Decision) -> Chances | None:
    attack = declared(game, decision)
    if attack is None:
        return None
    return {"hit": hit_chance(total(attack_rows(game, attack)), total(defence_rows(game, attack)))}


def _of_lethal(game: Game, decision: Decision) -> Chances | None:
    attack = declared(game, decision)
    return None if attack is None else {"kill": kill_chance(attack.attacker, attack.target)}


def kill_chance(attacker: Person, target: Person) -> Fraction:
    """How likely a lethal attack of his kills outright."""
    return fatal_chance(attacker.fight if attacker.is_character else 0, total(save_terms(target, BODY)))


def fatal_chance(fight: int, save: int) -> Fraction:
    """How likely a lethal attack kills outright: the victim fails its save (delve.combat.lethal)."""
    return 1 - chance(save, number("lethal", "difficulty") + fight)


def _of_aid(game: Game, decision: Decision) -> Chances | None:
    person = actor(game, decision)
    target = None if person is None else comrade(game, person, decision.words[1])
    if person is None or target is None:
        return None
    return {"success": chance(total(aid.terms_of(person)), aid.difficulty(game, person))}


def _of_flight(game: Game, decision: Decision) -> Chances | None:
    """Pursuit as far as they know what moves it, which of their fury they do not; then the chase."""
    person, fight = actor(game, decision), game.fight
    if person is None or fight is None or game.meeting is None:
        return None
    running = fleeing.fugitives(game) if fight.declarer else ours(game)
    pursuers = chase.known_pursuers(game, person)
    if not running or not pursuers:
        return {"escaped": Fraction(1)}
    plan = bool(fight.plan) and plans.promises(game, running, fight.plan)
    rows = chase.known_threshold(pursuers, fleeing.thrown_down(game), fleeing.others_stay(game, running))
    pursued = chase.pursuit_chance(rows)
    away = chance_to_win(game.setting, *chase.sides(game, running, pursuers, plan, True))
    return {"pursued": pursued, "escaped": 1 - pursued + pursued * away}


def _of_hunt(game: Game, decision: Decision) -> Chances | None:
    if len(decision.words) < 3 or decision.words[2] != dealing.PURSUE or game.meeting is None:
        return None
    band = next((band for band in dealing.broken(game) if f"band.{band.number}" == decision.words[1]), None)
    hunters = [one for one in ours(game) if one.is_character]
    if band is None or not hunters:
        return None
    return {"caught": 1 - chance_to_win(game.setting, *chase.sides(game, up(band), hunters, False, False))}


_BY_ORDER: Final[dict[str, Callable[[Game, Decision], Chances | None]]] = {
    **dict.fromkeys((*BLOWS, *SHOTS), _of_attack),
    "lethal": _of_lethal,
    "first_aid": _of_aid,
    "flee": _of_flight,
    "away": _of_flight,
    "deal": _of_hunt,
    **dict.fromkeys(("meet", "parley"), of_meeting),
    **dict.fromkeys(WORKS, of_work),
}
