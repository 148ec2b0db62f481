"""The odds of a charge into a loaded weapon: every quick shot by its own rule, then the blow (screen.shoot.quick)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.dice import Fanned, Seeded
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.systems.screen import going_on, odds
from podzem.systems.screen.board import Square
from podzem.systems.screen.chapters import moving, shooting
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.odds import AttackOdds
from podzem.systems.screen.proposed import attack_of, declared
from podzem.systems.screen.resolving import Attack

NONE: Final = Fraction(0)


@dataclass(frozen=True)
class ChargeOdds:
    """What a charge may bring, and the chance that a shot ends it before the blow."""

    attack: AttackOdds
    stopped: Fraction


def of_decision(fight: Fight, decision: Decision) -> ChargeOdds | None:
    """The odds of an attack that is ordered; None where the order is none."""
    found = declared(fight, decision)
    if found is None:
        return None
    after, attack = found
    if attack.act == "charge" and is_shot_at(fight, decision):
        numbers = odds.contest(after, attack)
        same = (numbers.number, numbers.other, numbers.answer, attack.zone)
        square = after.creatures[attack.attacker].at
        return cached(fight, "charged", attack.target, same, lambda: _into_a_shot(fight, decision, square))
    return ChargeOdds(odds.of_attack(after, attack), Fraction(0))


def is_shot_at(fight: Fight, decision: Decision) -> bool:
    """Whether an attack that is ordered may be answered by a quick shot, if it is a charge."""
    attack = attack_of(fight, decision)
    assert attack is not None
    charger = fight.creatures[attack.attacker]
    return shooting.may_quick_shoot(fight, fight.creatures[attack.target], charger, charger.at)


def _into_a_shot(fight: Fight, decision: Decision, square: Square) -> ChargeOdds:
    """Every way the shot can go, and the blow after it: his Advantage, wounds and arms as the shot leaves them."""
    attack = attack_of(fight, decision)
    assert attack is not None
    shots = cached(fight, "shot at", attack.target, None, lambda: _after_the_shot(fight, attack))
    parts: dict[Hashable, tuple[list[Fraction], AttackOdds]] = {}
    for chance, branch in shots.going:
        branch.creatures[attack.attacker].at = square
        same = _matters(branch, attack)
        if same not in parts:
            parts[same] = [], odds.of_attack(branch, attack)
        parts[same][0].append(chance)
    mixed = _mixed([(_total(chances), found) for chances, found in parts.values()])
    stopped, misfired = _total(shots.stopped), _total(shots.misfired)
    mixed.lost += stopped + misfired
    mixed.felled += misfired
    mixed.down += _total(shots.down)
    return ChargeOdds(mixed, stopped)


def _matters(fight: Fight, attack: Attack) -> Hashable:
    """What the odds of the blow depend on, of all that a shot can change."""
    charger, target = fight.creatures[attack.attacker], fight.creatures[attack.target]
    numbers = odds.contest(fight, attack)
    struck = charger.hp if not target.reaction_used or fight.setting.word("counter_cost") == "none" else 0
    test = (numbers.number, numbers.flat, numbers.answer, numbers.other, numbers.other_flat)
    return (
        test,
        charger.main,
        struck,
        len(charger.wounds) if struck else 0,
        target.hp,
        len(target.wounds),
        target.stunned,
    )


@dataclass
class Shots:
    """What a quick shot may lead to: fights in which the charge goes on, and the chances that it does not."""

    going: list[tuple[Fraction, Fight]] = field(default_factory=list)
    stopped: list[Fraction] = field(default_factory=list)
    down: list[Fraction] = field(default_factory=list)
    """Of those that are stopped the ones who are put out of the fight."""
    misfired: list[Fraction] = field(default_factory=list)
    """The one who shot is put out of it by his own weapon."""


def _after_the_shot(fight: Fight, attack: Attack) -> Shots:
    """What the shot may lead to, wherever the charge ends."""
    shot, found = _before_the_shot(fight, attack), Shots()
    fan, falls = Fanned(groups=True), True
    while falls:
        branch = shot.copy()
        going_on.until(branch, "run", Scribe(fan))
        charger = branch.creatures[attack.attacker]
        if branch.creatures[attack.target].out:
            found.misfired.append(fan.chance)
        elif charger.out or charger.prone or charger.stunned:
            found.stopped.append(fan.chance)
            if charger.out:
                found.down.append(found.stopped[-1])
        else:
            found.going.append((fan.chance, branch))
        falls = fan.turn()
    return found


def _before_the_shot(fight: Fight, attack: Attack) -> Fight:
    """The fight when the shot is about to fall: until then no die is thrown."""
    branch, scribe = fight.copy(), Scribe(Seeded(0))
    charger, target = branch.creatures[attack.attacker], branch.creatures[attack.target]
    square = moving.charge_ends(fight, fight.creatures[attack.attacker], fight.creatures[attack.target]).shortest()
    assert square is not None
    moving.charge(branch, charger, target, square, attack.zone, scribe)
    going_on.until(branch, "shot", scribe)
    return branch


def _mixed(parts: list[tuple[Fraction, AttackOdds]]) -> AttackOdds:
    """Odds of several, each with its weight."""
    chances = [chance for chance, _ in parts]

    def number(of: Callable[[AttackOdds], Fraction]) -> Fraction:
        return _weighted(chances, [of(each) for _, each in parts])

    def spread(of: Callable[[AttackOdds], dict[int, Fraction]]) -> dict[int, Fraction]:
        spreads = [of(each) for _, each in parts]
        names = sorted({name for each in spreads for name in each})
        return {name: _weighted(chances, [each.get(name, NONE) for each in spreads]) for name in names}

    return AttackOdds(
        number(lambda each: each.hit),
        number(lambda each: each.tie),
        number(lambda each: each.lost),
        number(lambda each: each.window),
        number(lambda each: each.critical),
        number(lambda each: each.fumble),
        spread(lambda each: each.wounds),
        {},
        number(lambda each: each.felled),
        spread(lambda each: each.taken),
        number(lambda each: each.down),
        parts[0][1].answers if parts else (),
    )


def _total(chances: list[Fraction]) -> Fraction:
    """Their sum, in whole numbers: one fraction is made at the end."""
    whole = lcm(*[chance.denominator for chance in chances])
    return Fraction(sum([chance.numerator * (whole // chance.denominator) for chance in chances]), whole)


def _weighted(chances: list[Fraction], values: list[Fraction]) -> Fraction:
    """The sum of values by their weights, reckoned likewise."""
    whole = lcm(*[chance.denominator for chance in chances])
    each = lcm(*[value.denominator for value in values])
    found = 0
    for chance, value in zip(chances, values):
        weight = chance.numerator * (whole // chance.denominator)
        found += weight * value.numerator * (each // value.denominator)
    return Fraction(found, whole * each)
