"""The course of a battle: exchange after exchange, sector by sector, until a side is gone (surface.battle.course)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.events import OPEN, SECRET, Term, Value
from podzem.core.scribe import NOBODY, Scribe
from podzem.systems.surface.chapters.battles import battle as fields
from podzem.systems.surface.chapters.battles import losses, modifiers, multiplier, objectives
from podzem.systems.surface.chapters.battles.armies import Unit, take_from
from podzem.systems.surface.chapters.battles.battle import Army, Battle
from podzem.systems.surface.chapters.battles.losses import Reckoning, Toll
from podzem.systems.surface.chapters.battles.modifiers import Stand
from podzem.systems.surface.chapters.battles.tables import TABLES
from podzem.systems.surface.events import battles as told
from podzem.systems.surface.telling import amount
from podzem.world.chance import DIE

CLAUSE: Final = "surface.battle.course"
EXCHANGES: Final[int] = TABLES["course"]["exchanges_a_day"]
SHAKEN_AT: Final = Fraction(TABLES["course"]["shaken_at"])


@dataclass(frozen=True)
class Terms:
    """Under which switches and in what weather it is fought."""

    scale: str
    cap: int
    storm: bool = False
    judge_commands: bool = False
    """Whether the judge orders for those met; else they do by themselves."""


def is_automatic(army: Army, terms: Terms) -> bool:
    """Whether an army chooses by itself."""
    return army.seat == JUDGE and not terms.judge_commands


def begin(battle: Battle, terms: Terms, scribe: Scribe) -> None:
    """Both are drawn up; what each has at first is remembered for the test of half."""
    for army in battle.armies:
        army.initial = army.strength(terms.scale)
        facts: dict[str, Value] = {"side": army.side, "strength": amount(army.initial)}
        scribe.record(told.ARMY_DRAWN_UP, facts)


def stand_of(battle: Battle, army: Army, terms: Terms) -> Stand:
    """How an army stands in the coming exchange."""
    leader, enemy = army.leader, battle.enemy_of(army)
    surprises = enemy.surprised and battle.fought == 0
    level = leader.level if leader else 0
    return Stand(level, army.works, army.rough, army.crossing, surprises, terms.storm)


def taken_by(battle: Battle, army: Army, terms: Terms) -> list[Term]:
    """What an army takes from the enemy's die, row by row; what the judge has added stands last."""
    rows = modifiers.modifiers(stand_of(battle, army, terms), army.units, terms.scale)
    return [*rows, Term("judge", -army.judged, modifiers.CLAUSE)] if army.judged else rows


def throw(battle: Battle, terms: Terms, scribe: Scribe) -> None:
    """The dice of one sector, the attacker's first; both reckon from their strengths before it."""
    battle.stage = fields.LOSSES
    strengths = [army.strength(terms.scale, battle.has_walls(army), battle.sector) for army in battle.armies]
    for (army, enemy), strength in zip(battle.pairs(), strengths):
        _throw_one(battle, army, enemy, strength, terms, scribe)
    for army, enemy in battle.pairs():
        _exact(battle, army, enemy, terms, scribe)


def _throw_one(battle: Battle, army: Army, enemy: Army, strength: Fraction, terms: Terms, scribe: Scribe) -> None:
    rows = taken_by(battle, enemy, terms)
    less = modifiers.penalty(rows, terms.cap)
    who = army.seat if army.seat >= 0 else NOBODY
    army.multiplier = multiplier.throw(less, told.BATTLE_DIE, told.BATTLE_SECOND_DIE, who, scribe)
    army.due = strength * army.multiplier
    facts: dict[str, Value] = {
        "side": army.side,
        "sector": battle.sector,
        "strength": amount(strength),
        "multiplier": amount(army.multiplier),
        "due": amount(army.due),
    }
    scribe.record(told.ARMY_THREW, facts, rows)


def _exact(battle: Battle, army: Army, enemy: Army, terms: Terms, scribe: Scribe) -> None:
    """The enemy pays with what was wanted, then with losses."""
    wanted = [one for one in army.objectives if not one.done and is_within(battle, enemy, one)]
    rest = objectives.pay(wanted, army.due)
    reached = [one for one in wanted if one.done]
    tell_reached(army, reached, scribe)
    enemy.captured += objectives.take_captured(enemy.units, reached)
    for one in reached:
        burn_engine(enemy, one)
    enemy.toll = Toll(rest)
    reckoning = reckoning_of(battle, enemy, terms)
    if is_automatic(enemy, terms):
        enemy.toll = reckoning.by_itself(rest)
    else:
        reckoning.settle(enemy.toll)


def burn_engine(enemy: Army, reached: objectives.Objective) -> None:
    """An engine that is burnt is of no more use."""
    if reached.kind == "burn" and reached.target.startswith(f"{enemy.side}."):
        enemy.unit(reached.target).count = 0


def is_within(battle: Battle, enemy: Army, wanted: objectives.Objective) -> bool:
    """Whether what is wanted can be had in this sector: a person only where he stands."""
    if wanted.kind != objectives.CAPTURE:
        return True
    unit = enemy.unit(wanted.target)
    return unit.count > 0 and unit.sector == battle.sector


def tell_reached(army: Army, reached: list[objectives.Objective], scribe: Scribe) -> None:
    """What was secret until the dice lay is told."""
    for one in reached:
        scribe.record(told.OBJECTIVE_REACHED, facts_of(army, one))


def facts_of(army: Army, one: objectives.Objective) -> dict[str, Value]:
    """What is told of an objective."""
    return {"side": army.side, "objective": one.kind, "target": one.target, "price": amount(one.price)}


def reckoning_of(battle: Battle, army: Army, terms: Terms) -> Reckoning:
    """What an army can lose in the sector that is being settled."""
    return Reckoning(army.units, terms.scale, battle.has_walls(army), battle.sector)


def choosing(battle: Battle, terms: Terms) -> list[Army]:
    """The armies whose owners still have to choose."""
    if battle.stage != fields.LOSSES:
        return []
    open_ones = [army for army in battle.armies if army.toll is not None]
    return [army for army in open_ones if not _is_chosen(battle, army, terms)]


def _is_chosen(battle: Battle, army: Army, terms: Terms) -> bool:
    return army.toll is None or losses.is_chosen(reckoning_of(battle, army, terms), army.toll)


def take_losses(battle: Battle, scribe: Scribe) -> None:
    """Both armies' losses of the sector leave the field together."""
    for army in battle.armies:
        assert army.toll is not None
        gone = losses.take_off(army.units, army.toll)
        army.fallen += gone
        facts: dict[str, Value] = {"side": army.side, "due": amount(army.toll.due), "total": amount(army.toll.total)}
        scribe.record(told.ARMY_LOST, {**facts, "count": sum(unit.count for unit in gone)})
        _tell_gone(army, gone, scribe)
        army.toll = None


def _tell_gone(army: Army, gone: list[Unit], scribe: Scribe) -> None:
    """Those who have names by their names, of others the kind and how many."""
    named = [unit.type for unit in gone if "." in unit.type]
    if named:
        scribe.record(told.MEMBERS_LOST, {"side": army.side, "members": named})
    for unit in gone:
        if "." not in unit.type:
            facts: dict[str, Value] = {"side": army.side, "kind": unit.type or unit.kind, "count": unit.count}
            scribe.record(told.UNIT_LOST, facts)


def next_sector(battle: Battle) -> bool:
    """Turn to the next sector of this exchange, if there is one."""
    following = [sector for sector in battle.sectors() if sector > battle.sector]
    if following:
        battle.sector = following[0]
    return bool(following)


def open_exchange(battle: Battle) -> None:
    """Everybody is ready: the first sector's dice are next."""
    battle.sector = min(battle.sectors(), default=1)


def close_exchange(battle: Battle, terms: Terms, scribe: Scribe) -> None:
    """After the last sector: who is gone, who runs, and whether there is time for another exchange today."""
    battle.exchanges += 1
    battle.fought += 1
    battle.morning = False
    for army, enemy in battle.pairs():
        if army.strength(terms.scale, battle.has_walls(army)) == 0:
            army.left = army.left or fields.GONE
            _grant(enemy, army, terms, scribe)
    for army in battle.armies:
        if not army.left:
            _break_through(army, scribe)
            _test(battle, army, terms, scribe)
    _go_on_or_end(battle, scribe)


def _grant(winner: Army, loser: Army, terms: Terms, scribe: Scribe) -> None:
    """Wiping out the enemy with strength of one's own left fulfils all that was still wanted, free."""
    if winner.strength(terms.scale) == 0:
        return
    rest = [one for one in winner.objectives if not one.done]
    for one in rest:
        one.done = True
    tell_reached(winner, rest, scribe)
    found = _rescued(loser, rest)
    loser.captured += found


def _rescued(loser: Army, reached: list[objectives.Objective]) -> list[Unit]:
    """Persons wanted alive of an army that was cut down: they are taken out from among its fallen."""
    found = []
    for one in reached:
        if one.kind != objectives.CAPTURE:
            continue
        like = loser.unit(one.target)
        fallen = next((unit for unit in loser.fallen if unit.count and unit.type == like.type), None)
        if fallen is not None:
            found.append(take_from(fallen, 1))
    return found


def _break_through(army: Army, scribe: Scribe) -> None:
    """An army that has broken through may march on past the enemy: it is off the field, unpursued."""
    if any(one.kind == objectives.BREAK_THROUGH and one.done for one in army.objectives):
        army.left = fields.BROKE_THROUGH


def _test(battle: Battle, army: Army, terms: Terms, scribe: Scribe) -> None:
    """The loss of the commander, then that of half its first strength, each once and each a check of its own."""
    if army.commander >= 0 and army.leader is None and not army.leaderless:
        army.leaderless = True
        _check(army, "commander", scribe)
    if not army.left and not army.shaken and army.strength(terms.scale) <= army.initial * (1 - SHAKEN_AT):
        army.shaken = True
        _check(army, "half", scribe)


def _check(army: Army, why: str, scribe: Scribe) -> None:
    """The dungeon's loyalty die: above the loyalty of its most numerous unit it runs."""
    loyalty = loyalty_of(army)
    if loyalty >= DIE:
        return
    audience = OPEN if army.seat >= 0 else SECRET
    runs = loyalty <= 0 or int(scribe.roll(DIE, told.ROUT_DIE, audience=audience)) > loyalty
    if runs:
        army.left = fields.ROUTED
        scribe.record(told.ROUTED, {"side": army.side, "why": why})
    else:
        scribe.record(told.HELD, {"side": army.side, "why": why})


def loyalty_of(army: Army) -> int:
    """That of its most numerous unit, the first among equals."""
    numbers: dict[tuple[str, str, int], int] = {}
    for unit in army.units:
        kind = (unit.kind, unit.type, unit.loyalty)
        numbers[kind] = numbers.get(kind, 0) + unit.count
    return max(numbers, key=lambda kind: numbers[kind])[2] if numbers else 0


def _go_on_or_end(battle: Battle, scribe: Scribe) -> None:
    for army in battle.armies:
        army.ready = False
        army.reached += [one for one in army.objectives if one.done]
        army.objectives = [one for one in army.objectives if not one.done]
    if any(army.left for army in battle.armies):
        end(battle, scribe)
    elif battle.exchanges >= EXCHANGES:
        battle.stage = fields.STANDING
        scribe.record(told.ARMIES_STAND, {"count": battle.exchanges})
    else:
        battle.stage = fields.ORDERS


def end(battle: Battle, scribe: Scribe) -> None:
    """Whoever is still there keeps the field."""
    battle.stage = fields.OVER
    stays = [army.side for army in battle.armies if not army.left]
    battle.keeper = stays[0] if len(stays) == 1 else ""
    scribe.record(told.BATTLE_OVER, {"side": battle.keeper or "nobody"})
