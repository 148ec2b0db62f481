"""«Начало раунда»: fear, initiative, ties (screen.turn.fear_phase, screen.init.*)."""

from __future__ import annotations

from itertools import product
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.chapters import advantage, alike, asking, conditions
from podzem.systems.screen.chapters.rolls import passes
from podzem.systems.screen.chapters.tests import judged
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Step

_FEAR: Final = RULES["fear"]
DIE: Final = 10
MOST_FORESEEN: Final = 4
"""Of so many units the dice are sorted beforehand; of more every fall is followed."""


def fear_phase(fight: Fight, creatures: list[Creature], scribe: Scribe) -> None:
    """Whoever sees something fearful near for the first time tests Cool, in roster order."""
    fearful = [one for one in fight.everybody if fight.has(one, "fear") or fight.has(one, "terror")]
    if not fearful:
        return
    for creature in creatures:
        if creature.out:
            continue
        for source in fearful:
            if source.side != creature.side and not source.out:
                _meet_fear(fight, creature, source, scribe)


def _meet_fear(fight: Fight, creature: Creature, source: Creature, scribe: Scribe) -> None:
    kind = fight.kind_of(source)
    terror = "terror" in kind.traits
    if kind.id in creature.feared or not field.sees(fight, creature, source):
        return
    if field.apart(fight, creature, source) > int(_FEAR["yards"]):
        return
    creature.feared.append(kind.id)
    fearless = fight.has(creature, "fearless")
    if fearless and not terror:
        return
    modifier = 0 if fearless else int(_FEAR["terror" if terror else "fear"])
    if passes(fight, creature, "cool", modifier, events.COOL, scribe, "screen.turn.fear_phase", helped=True):
        advantage.gain(fight, creature, "screen.adv.gain_fear", scribe)
        return
    fight.lost_point = [advantage.AT_ONCE]
    advantage.lose(fight, creature, "screen.adv.loss_fear", scribe)
    conditions.gain(fight, creature, "broken" if terror else "frightened", scribe, source=source.number)
    fight.lost_point = []


# initiative


def units(fight: Fight, creatures: list[Creature]) -> list[list[Creature]]:
    """Who acts together: groups of opponents at the place of their first living member, everybody else alone.

    A mount has no initiative of its own: it acts right after its rider (screen.mount.rules).
    """
    found: list[list[Creature]] = []
    groups: dict[str, list[Creature]] = {}
    for one in creatures:
        if one.rider:
            continue
        together = one.group and one.seat < 0 and fight.setting.is_on("group_initiative")
        if together and one.group in groups:
            groups[one.group].append(one)
            continue
        unit = [one]
        found.append(unit)
        if together:
            groups[one.group] = unit
    return found


def initiative_value(fight: Fight, creature: Creature) -> int:
    """The characteristic with what talents add to it (screen.init.talents)."""
    return fight.characteristic(creature, "i") + 10 * fight.kind_of(creature).combat_reflexes


def roll(fight: Fight, creatures: list[Creature], scribe: Scribe) -> None:
    """Every unit's result, then the order with its ties (screen.init.roll, .order)."""
    together = units(fight, creatures)
    keep = fight.results and fight.round > 1 and not fight.setting.is_on("initiative_each_round")
    if not keep:
        fight.results = {}
        _foresee(fight, together, scribe)
        for unit in together:
            _roll_unit(fight, unit, scribe)
    _put_in_order(fight, [unit for unit in together if unit[0].number in fight.results], scribe)


def _foresee(fight: Fight, together: list[list[Creature]], scribe: Scribe) -> None:
    """Who is before whom is all that matters of a round's dice, where every fall of them is followed."""
    static = fight.setting.word("initiative_mode") == "static" or not fight.setting.is_on("initiative_each_round")
    if static or len(together) > MOST_FORESEEN or not scribe.dice.groups or scribe.dice.retell():
        return
    bonuses = [_average(fight, unit) // 10 for unit in together]
    ways = alike.Ways()
    for faces in product(range(1, DIE + 1), repeat=len(together)):
        results = [face + bonus for face, bonus in zip(faces, bonuses)]
        ways.add(tuple(sum(other > result for other in results) for result in results), list(faces))
    ways.foretell(scribe)


def _average(fight: Fight, unit: list[Creature]) -> int:
    return sum(initiative_value(fight, one) for one in unit) // len(unit)


def _roll_unit(fight: Fight, unit: list[Creature], scribe: Scribe) -> None:
    average = _average(fight, unit)
    if fight.setting.word("initiative_mode") == "static":
        result = average
    else:
        result = average // 10 + events.throw(fight, scribe, DIE, events.INIT, _speaker(fight, unit))
    for one in unit:
        fight.results[one.number] = result
    clause = "screen.init.group" if len(unit) > 1 else "screen.init.roll"
    events.amount(fight, scribe, events.INITIATIVE, _speaker(fight, unit), result, clause)


def _speaker(fight: Fight, unit: list[Creature]) -> Creature:
    """In whose name a unit's dice are told: the first of whom the heroes know."""
    if len(unit) == 1:
        return unit[0]
    return next((one for one in unit if field.side_knows(fight, HEROES, one)), unit[0])


def _put_in_order(fight: Fight, together: list[list[Creature]], scribe: Scribe) -> None:
    results: list[int] = []
    ranked: list[list[list[Creature]]] = []
    """The units of each result, the highest first."""
    for unit in together:
        result, place = fight.results[unit[0].number], 0
        while place < len(results) and results[place] > result:
            place += 1
        if place == len(results) or results[place] != result:
            results.insert(place, result)
            ranked.insert(place, [])
        ranked[place].append(unit)
    order: list[int] = []
    for tied in ranked:
        for unit in tied if len(tied) == 1 else _settle(fight, tied, scribe):
            order += _with_mounts(unit)
    fight.order, fight.slots = order, order[:]


def _with_mounts(unit: list[Creature]) -> list[int]:
    found: list[int] = []
    for one in unit:
        found.append(one.number)
        if one.mount:
            found.append(one.mount)
    return found


def _agility(fight: Fight, unit: list[Creature]) -> int:
    return sum(fight.characteristic(one, "ag") for one in unit) // len(unit)


def _settle(fight: Fight, tied: list[list[Creature]], scribe: Scribe) -> list[list[Creature]]:
    """Agility, then an opposed Agility test whose winner chooses, then d100, the lower first (screen.init.tie)."""
    if fight.setting.word("tie_break") == "d100":
        return _by_d100(fight, tied, scribe)
    by_agility: dict[int, list[list[Creature]]] = {}
    for unit in tied:
        by_agility.setdefault(_agility(fight, unit), []).append(unit)
    found: list[list[Creature]] = []
    for agility in sorted(by_agility, reverse=True):
        found += _by_test(fight, by_agility[agility], agility, scribe)
    return found


def _by_test(fight: Fight, tied: list[list[Creature]], agility: int, scribe: Scribe) -> list[list[Creature]]:
    if len(tied) == 1:
        return tied
    levels: dict[int, list[list[Creature]]] = {}
    for unit in tied:
        alike.tests(scribe, fight.setting, agility, by_level=True)
        face = events.throw(fight, scribe, 100, events.TIE_AG, _speaker(fight, unit))
        levels.setdefault(judged(fight.setting, face, agility).sl, []).append(unit)
    best = max(levels)
    found = [unit for level in sorted(levels, reverse=True) for unit in _by_d100(fight, levels[level], scribe)]
    if len(levels[best]) == 1:
        fight.agenda.append(Step("tie", found[0][0].number, 0, sum(len(_with_mounts(unit)) for unit in tied)))
    return found


def _by_d100(fight: Fight, tied: list[list[Creature]], scribe: Scribe) -> list[list[Creature]]:
    if len(tied) == 1:
        return tied
    if scribe.dice.fans:
        return _in_any_order(tied, scribe)
    faces: dict[int, list[list[Creature]]] = {}
    for unit in tied:
        faces.setdefault(events.throw(fight, scribe, 100, events.TIE_D100, _speaker(fight, unit)), []).append(unit)
    return [unit for face in sorted(faces) for unit in _by_d100(fight, faces[face], scribe)]


def _in_any_order(tied: list[list[Creature]], scribe: Scribe) -> list[list[Creature]]:
    """Throwing equals again until they differ is every order alike; followed in a fan it would never end."""
    rest, found = list(tied), []
    while rest:
        found.append(rest.pop(scribe.dice.fan([1] * len(rest)) if len(rest) > 1 else 0))
    return found


def ask_tie(fight: Fight, winner: Creature, count: int, scribe: Scribe) -> None:
    """The winner of a tie says whether he goes before or after the others of it."""
    answer = asking.ask(fight, "tie", winner, "first", number=count)
    if answer:
        choose_tie(fight, winner, count, answer, scribe)


def choose_tie(fight: Fight, winner: Creature, count: int, answer: str, scribe: Scribe) -> None:
    """First stays as it is; last goes behind the others of the tie."""
    events.word(fight, scribe, events.TIE_CHOSEN, winner, "answer", answer)
    if answer != "last":
        return
    at = fight.order.index(winner.number)
    own = [
        number for number in fight.order[at : at + count] if fight.who(number).group == winner.group and winner.group
    ] or _with_mounts([winner])
    others = [number for number in fight.order[at : at + count] if number not in own]
    fight.order[at : at + count] = [*others, *own]
    fight.slots = fight.order[:]
