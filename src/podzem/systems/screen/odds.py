"""Exact odds of one attack, from the very functions that play it (screen.odds.*, screen.dmg.expected).

How its dice fall is asked of `faring`; what a hit does, of the rules' own functions, once for each zone. Answers are
kept by what they depend on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from podzem.core.memo import cached
from podzem.systems.screen.chapters import arms, asking, attacks, blows, criticals, damage, defending, modifiers
from podzem.systems.screen.chapters.shooting import SHOTS
from podzem.systems.screen.chapters.tests import LOSE, Judged, is_double
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import ZONES, WeaponKind
from podzem.systems.screen.falling import ALL, Falling
from podzem.systems.screen.faring import WAYS, Faring, Manner, fallen, manner_of, opposed, simple, struck_back
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

HARMS: Final = (*defending.BLOWS, *SHOTS)


@dataclass
class AttackOdds:
    """What an attack may bring, with all its windows."""

    hit: Fraction = Fraction(0)
    tie: Fraction = Fraction(0)
    lost: Fraction = Fraction(0)
    window: Fraction = Fraction(0)
    """The defender may strike back."""
    critical: Fraction = Fraction(0)
    fumble: Fraction = Fraction(0)
    wounds: dict[int, Fraction] = field(default_factory=dict)
    zones: dict[str, Fraction] = field(default_factory=dict)
    felled: Fraction = Fraction(0)
    """The target is out of the fight, by wounds or a critical row."""
    taken: dict[int, Fraction] = field(default_factory=dict)
    """Wounds that the blow back deals."""
    down: Fraction = Fraction(0)
    """The attacker is put out of the fight by it."""
    answers: tuple[str, ...] = ()
    """The answers to its windows that were followed: the defence, then the counter; those of the book unless asked."""

    @property
    def mean(self) -> Fraction:
        """Mean wounds of an attack."""
        return sum((number * chance for number, chance in self.wounds.items()), Fraction(0))

    @property
    def mean_of_hit(self) -> Fraction:
        """Mean wounds of a hit."""
        return self.mean / self.hit if self.hit else Fraction(0)


@mypyc_attr(acyclic=True)
@final
class _Harm:
    """What a hit does, asked of the rules once for each zone: what it costs without levels, and what a level adds."""

    def __init__(self, fight: Fight, attack: Attack) -> None:
        self.fight, self.attack = fight, attack
        self.faces = 10 if fight.setting.word("damage_die") == "d10" else 1
        self.striker, self.victim = fight.who(attack.attacker), fight.who(attack.target)
        self.kind = _kind(fight, attack, self.striker, self.victim)
        self.harms = attack.act in HARMS
        self.shot = attack.act in SHOTS
        self.toughness = fight.bonus(self.victim, "t")
        self.slope = int(blows.adds_levels(fight, self.striker, self.kind))
        """What a level adds."""
        self._crushes = self.kind.has("crushing")
        self._plain, self._is_reckoned = 0, False
        """Its damage without levels, the same for all zones."""
        self._crushing: dict[int, int] = {}
        """Where that depends on the armour that it meets, by it."""

    def wounds(self, zone: int, level: int, face: int) -> int:
        """The wounds of a hit by its zone and level, and by the face of the damage die where there is one."""
        return max(1, self._fixed(zone) + self.slope * level + (face if self.faces > 1 else 0))

    def _fixed(self, zone: int) -> int:
        """Wounds without levels; zones differ by what covers them alone."""
        armour = damage.armour_at(self.fight, self.victim, zone)
        if self._crushes:
            if armour not in self._crushing:
                self._crushing[armour] = self._without_levels(ZONES[zone])
            return self._crushing[armour] - armour - self.toughness
        if not self._is_reckoned:
            same = self.attack.act, self.attack.weapon, self.kind.id
            self._plain = cached(
                self.fight, "plain", self.striker.number, same, lambda: self._without_levels(ZONES[zone])
            )
            self._is_reckoned = True
        return self._plain - armour - self.toughness

    def _without_levels(self, zone: str) -> int:
        attack = self.attack
        weapon = self.striker.weapon(attack.weapon)
        blow = blows.Blow(
            self.striker, self.victim, self.kind, weapon, _NO_ROLL, 0, zone, attack.act == "charge", self.shot
        )
        return sum(term.value for term in blows.damage_rows(self.fight, blow, zone, None, 0))

    def sum(self, faring: Faring) -> int:
        """Wounds over all ways and faces."""
        fixed = vec[i64](capacity=len(ZONES))
        for place in range(len(ZONES)):
            fixed = append(fixed, self._fixed(place))
        slope: i64 = self.slope
        zones, levels, ways = faring.zones, faring.levels, faring.ways
        found: i64 = 0
        for face in range(1, self.faces + 1):
            more: i64 = face if self.faces > 1 else 0
            for row in range(len(ways)):
                wounds = fixed[zones[row]] + slope * levels[row] + more
                if wounds < 1:
                    wounds = 1
                found += ways[row] * wounds
        return int(found)

    def odds(self, faring: Faring) -> AttackOdds:
        """All that an attack may bring as chances."""
        hit, tie, lost, fumble = (
            Fraction(ways, faring.all_ways) for ways in (faring.hit, faring.tie, faring.lost, faring.fumble)
        )
        found = AttackOdds(hit, tie, lost, fumble=fumble)
        if self.harms:
            self._add_hits(faring, found)
        return found

    def _add_hits(self, faring: Faring, found: AttackOdds) -> None:
        falling, all_ways = Falling(self.fight, self.victim), faring.all_ways * self.faces
        critical = felled = 0
        wounds: dict[int, int] = {}
        zones: dict[str, int] = {}
        for row in range(len(faring.ways)):
            zone, lucky, ways = int(faring.zones[row]), bool(faring.lucky[row]), int(faring.ways[row])
            critical += ways if lucky else 0
            zones[ZONES[zone]] = zones.get(ZONES[zone], 0) + ways
            for face in range(1, self.faces + 1):
                number = self.wounds(zone, int(faring.levels[row]), face)
                wounds[number] = wounds.get(number, 0) + ways
                felled += ways * falling.chance(ZONES[zone], number, lucky or self.victim.hp == 0)
        for zone, ways in faring.struck.items():
            critical += ways
            felled += ways * self.faces * falling.by_table(ZONES[zone], 1)
        found.critical = Fraction(critical, faring.all_ways)
        found.felled = Fraction(felled, all_ways * ALL)
        found.wounds = {number: Fraction(ways, all_ways) for number, ways in sorted(wounds.items())}
        found.zones = {zone: Fraction(ways, faring.all_ways) for zone, ways in zones.items()}


_NO_ROLL: Final = Judged(0, True, 0, False)


@mypyc_attr(acyclic=True)
@final
class Contest:
    """The numbers of an attack and of the answer to it: a defence, or none."""

    def __init__(self, number: int, flat: int, answer: str, other: int = 0, other_flat: int = 0) -> None:
        self.number = number
        self.flat = flat
        self.answer = answer
        self.other = other
        self.other_flat = other_flat

    def fares(self, manner: Manner) -> Faring:
        """How the attack fares."""
        if self.answer == "none":
            return simple(manner, self.number, self.flat)
        return opposed(manner, self.number, self.flat, self.other, self.other_flat)


def contest(fight: Fight, attack: Attack, defence: str = "") -> Contest:
    """An attack against the defence of the book or a given one."""
    number = modifiers.attack_target(fight, attack).number
    flat = attacks.CHARGE_SL if attack.act == "charge" else 0
    target = fight.who(attack.target)
    if attack.act in SHOTS or defending.is_helpless(fight, target):
        return Contest(number, flat, "none")
    chosen = defence or defending.usual_defence(fight, attack, defending.defence_answers(fight, attack), number)
    if chosen == "none":
        return Contest(number, flat, chosen)
    skill, _, parry = chosen.partition("-")
    other = modifiers.defence_target(fight, attack, skill, parry == "yes").number
    guarded = arms.is_guarded(fight, target, skill, attack)
    return Contest(number, flat, chosen, other, attacks.SHIELD_SL if guarded else 0)


def _manner(fight: Fight, attack: Attack, kind: WeaponKind) -> Manner:
    fresh = fight.setting.word("location_shooting" if attack.act in SHOTS else "location_melee") == "fresh"
    return manner_of(fight.setting, kind.has("piercing"), attack.zone, attack.act in attacks.FUMBLES, fresh)


def of_attack(fight: Fight, attack: Attack, defence: str = "") -> AttackOdds:
    """The odds of an attack, with the defence of the book or a given one."""
    if defending.is_sightless(fight, fight.who(attack.attacker)):
        return AttackOdds(lost=Fraction(1))
    found = contest(fight, attack, defence)
    numbers = found.number, found.flat, found.answer, found.other, found.other_flat
    same = attack.act, attack.hand, attack.weapon, attack.zone, numbers
    return cached(fight, "odds", attack.target, same, lambda: _odds(fight, attack, found))


def _odds(fight: Fight, attack: Attack, numbers: Contest) -> AttackOdds:
    """Attacks that come to the same numbers, such as charges to other squares, are counted once."""
    harm = _Harm(fight, attack)
    faring = numbers.fares(_manner(fight, attack, harm.kind))
    found = harm.odds(faring)
    if numbers.answer == "none":
        return found
    found.answers = (numbers.answer,)
    skill, _, parry = numbers.answer.partition("-")
    if _can_counter(fight, attack, skill, parry == "yes"):
        found.window = Fraction(faring.window, faring.all_ways)
        if fight.setting.word("counter_mode") == "hit":
            _add_counter(fight, attack, found, numbers)
    return found


def hopes(fight: Fight, attack: Attack) -> tuple[int, int]:
    """What the automatic master goes by: hits and wounds of an attack, both in ways of the same whole (`HOPES`)."""
    if defending.is_sightless(fight, fight.who(attack.attacker)):
        return 0, 0
    harm = _Harm(fight, attack)
    faring = contest(fight, attack).fares(_manner(fight, attack, harm.kind))
    whole = HOPES // faring.all_ways
    return faring.hit * whole, harm.sum(faring) * (whole // harm.faces)


HOPES: Final = WAYS * 100 * 10
"""All ways of two hundred-sided dice, of a die for the zone and of one for the damage."""


def of_counter(fight: Fight) -> AttackOdds:
    """The blow back that lands if whoever is asked says yes: the dice of the defence have fallen."""
    attack, back = fight.attack(), blow_back(fight, fight.attack())
    harm = _Harm(fight, back)
    roll, piercing = attack.answer, harm.kind.has("piercing")
    lucky = criticals.is_critical(fight.setting, piercing, roll, attack.answered, True, is_double(roll))
    mark = 2 * ZONES.index(damage.zone_of_roll(roll)) + lucky
    level = damage.melee_levels(fight.setting, attack.answer_sl, attack.margin)
    return harm.odds(fallen(_manner(fight, back, harm.kind), mark, level))


def blow_back(fight: Fight, attack: Attack) -> Attack:
    """What a defender who has the better of it strikes with."""
    defender = fight.who(attack.target)
    weapon = defender.in_hand("main") or defender.in_hand("off")
    return Attack("strike", attack.target, attack.attacker, "main", weapon.number if weapon is not None else 0)


def _add_counter(fight: Fight, attack: Attack, found: AttackOdds, numbers: Contest) -> None:
    """The blow back, which the book always takes: its wounds, and whether it fells the attacker."""
    back = blow_back(fight, attack)
    harm = _Harm(fight, back)
    manner = _manner(fight, back, harm.kind)
    odds = harm.odds(struck_back(manner, numbers.number, numbers.flat, numbers.other, numbers.other_flat))
    found.window, found.taken, found.down = odds.hit, odds.wounds, odds.felled
    found.answers = (*found.answers, asking.YES)


def _can_counter(fight: Fight, attack: Attack, skill: str, parry: bool) -> bool:
    target = fight.who(attack.target)
    probe = Attack(attack.act, attack.attacker, attack.target, attack.hand, attack.weapon, outcome=LOSE, defence=skill)
    if attacks.counter_costs(fight.setting) and (parry or target.reaction_used):
        return False
    return attacks.may_counter(fight, probe)


def _kind(fight: Fight, attack: Attack, striker: Creature, victim: Creature) -> WeaponKind:
    kind = fight.arm(striker.weapon(attack.weapon))
    return kind if attack.act in SHOTS else arms.used_as(fight, striker, kind, victim, attack.act == "charge")
