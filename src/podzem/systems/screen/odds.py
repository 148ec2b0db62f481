"""Exact odds of one attack, from the very functions that play it (screen.odds.*, screen.dmg.expected).

All hundred rolls of the attack are judged, and for an opposed one the levels of the hundred rolls of the defence; what
a pair of rolls brings is asked of the rules' own functions. Answers are kept by what they depend on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Final

from podzem.core.memo import cached
from podzem.core.setting import Setting
from podzem.systems.screen.chapters import arms, asking, attacks, blows, criticals, damage, fumbles, modifiers
from podzem.systems.screen.chapters.tests import LOSE, SIDES, TIE, WIN, Judged, compared, judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import WeaponKind
from podzem.systems.screen.falling import Falling
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

WAYS: Final = SIDES * SIDES


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


@lru_cache(maxsize=4096)
def _levels(key: tuple[bool, bool, bool], number: int, flat: int) -> tuple[tuple[int, bool, int], ...]:
    """The levels of a test with how many of the hundred rolls give each: (level, success, count)."""
    setting = _bare(key)
    counts: dict[tuple[int, bool], int] = {}
    for roll in range(1, SIDES + 1):
        result = judged(setting, roll, number, flat)
        counts[result.sl, result.success] = counts.get((result.sl, result.success), 0) + 1
    return tuple((sl, success, count) for (sl, success), count in sorted(counts.items()))


@lru_cache(maxsize=4096)
def _rolls(key: tuple[bool, bool, bool], number: int, flat: int) -> tuple[Judged, ...]:
    setting = _bare(key)
    return tuple(judged(setting, roll, number, flat) for roll in range(1, SIDES + 1))


def _key(setting: Setting) -> tuple[bool, bool, bool]:
    return setting.is_on("auto_bands"), setting.is_on("success_breaks_ties"), setting.is_on("attack_must_succeed")


@lru_cache(maxsize=8)
def _bare(key: tuple[bool, bool, bool]) -> Setting:
    """A setting that knows what tests ask of it."""
    return Setting(1, {"auto_bands": key[0], "success_breaks_ties": key[1], "attack_must_succeed": key[2]})


@lru_cache(maxsize=65536)
def _against(
    key: tuple[bool, bool, bool], roll: int, number: int, flat: int, other: int, other_flat: int
) -> tuple[tuple[str, int, int], ...]:
    """How one roll fares against every roll of the other: (outcome, margin, count)."""
    setting = _bare(key)
    mine = judged(setting, roll, number, flat)
    found: dict[tuple[str, int], int] = {}
    for sl, success, count in _levels(key, other, other_flat):
        outcome = compared(setting, mine, Judged(0, success, sl, False))
        found[outcome] = found.get(outcome, 0) + count
    return tuple((outcome, margin, count) for (outcome, margin), count in found.items())


class _Counts:
    """Ways out of all, counted in whole numbers; what a hit does is asked of the rules once for each zone."""

    def __init__(self, fight: Fight, attack: Attack, all_ways: int) -> None:
        self.fight, self.attack, self.all_ways = fight, attack, all_ways
        self.hit = self.tie = self.lost = self.window = self.critical = self.fumble = 0
        self.wounds: dict[int, int] = {}
        self.zones: dict[str, int] = {}
        self.faces = 10 if fight.setting.word("damage_die") == "d10" else 1
        self.striker, self.victim = fight.creatures[attack.attacker], fight.creatures[attack.target]
        self.kind = _kind(fight, attack, self.striker, self.victim)
        self.harms = attack.act in (*attacks.BLOWS, "shoot", "throw", "quick")
        self._by_zone: dict[str, tuple[int, int, int]] = {}
        self.falling = Falling(fight, self.victim)
        self.felled: dict[tuple[str, int, bool], int] = {}

    def add_hit(self, result: Judged, zone: str, lucky: bool, sl: int, ways: int) -> None:
        """A hit in so many ways."""
        self.hit += ways
        if not self.harms:
            return
        self.critical += ways if lucky else 0
        self.zones[zone] = self.zones.get(zone, 0) + ways
        fixed, slope, taken = self._zone(zone)
        for face in range(1, self.faces + 1):
            wounds = max(1, fixed + slope * sl + (face if self.faces > 1 else 0) - taken)
            self.wounds[wounds] = self.wounds.get(wounds, 0) + ways
            blow = zone, wounds, lucky or self.victim.hp == 0
            self.felled[blow] = self.felled.get(blow, 0) + ways

    def _zone(self, zone: str) -> tuple[int, int, int]:
        """Damage without levels, what a level adds, what toughness and armour take."""
        if zone not in self._by_zone:
            none, one = (self._damage(zone, sl) for sl in (0, 1))
            taken = damage.armour(self.fight, self.victim, zone) + self.fight.bonus(self.victim, "t")
            self._by_zone[zone] = none, one - none, taken
        return self._by_zone[zone]

    def _damage(self, zone: str, sl: int) -> int:
        attack, shot = self.attack, self.attack.act in ("shoot", "throw", "quick")
        weapon = self.striker.weapon(attack.weapon)
        blow = blows.Blow(
            self.striker, self.victim, self.kind, weapon, _NO_ROLL, sl, zone, attack.act == "charge", shot
        )
        return sum(term.value for term in blows.damage_rows(self.fight, blow, zone, None, 0))

    def _share(self, ways: int) -> Fraction:
        return Fraction(ways, self.all_ways)

    def odds(self) -> AttackOdds:
        """The same as chances."""
        wounds = {number: Fraction(ways, self.all_ways * self.faces) for number, ways in sorted(self.wounds.items())}
        zones = {zone: self._share(ways) for zone, ways in self.zones.items()}
        numbers = (self.hit, self.tie, self.lost, self.window, self.critical, self.fumble)
        hit, tie, lost, window, critical, fumble = map(self._share, numbers)
        return AttackOdds(hit, tie, lost, window, critical, fumble, wounds, zones, self.chance_to_fell())

    def chance_to_fell(self) -> Fraction:
        """The chance that a blow puts the victim out of it."""
        ways = (count * self.falling.chance(*blow) for blow, count in self.felled.items())
        return sum(ways, Fraction(0)) / (self.all_ways * self.faces)


_NO_ROLL: Final = Judged(0, True, 0, False)


def of_attack(fight: Fight, attack: Attack, defence: str = "") -> AttackOdds:
    """The odds of an attack, with the defence of the book or a given one."""
    target = fight.creatures[attack.target]
    if attacks.is_sightless(fight, fight.creatures[attack.attacker]):
        return AttackOdds(lost=Fraction(1))
    number = modifiers.attack_target(fight, attack).number
    chosen = "none"
    if attack.act not in ("shoot", "throw", "quick") and not attacks.is_helpless(fight, target):
        answers = attacks.defence_answers(fight, attack)
        chosen = defence or attacks.usual_defence(fight, attack, answers)
    return _with(fight, attack, number, chosen)


def _with(fight: Fight, attack: Attack, number: int, chosen: str) -> AttackOdds:
    """Attacks that come to the same numbers, such as charges to other squares, are counted once."""
    if chosen == "none":
        same: tuple[object, ...] = (attack.act, attack.hand, attack.weapon, attack.zone, number, chosen)
        return cached(fight, "simple", attack.target, same, lambda: _simple(fight, attack, number))
    skill, _, parry = chosen.partition("-")
    other = modifiers.defence_target(fight, attack, skill, parry == "yes").number
    same = (attack.act, attack.hand, attack.weapon, attack.zone, number, chosen, other)
    return cached(fight, "opposed", attack.target, same, lambda: _opposed(fight, attack, number, chosen, other))


def _marks(fight: Fight, attack: Attack, kind: WeaponKind, result: Judged) -> tuple[str, bool]:
    """The zone of a roll that hits, and whether it is critical."""
    zone = attack.zone or damage.zone_of_roll(result.roll)
    return zone, criticals.is_critical(fight, kind, result.roll, result.success, True, result.double)


def _simple(fight: Fight, attack: Attack, number: int) -> AttackOdds:
    counts = _Counts(fight, attack, SIDES)
    flat = attacks.CHARGE_SL if attack.act == "charge" else 0
    for result in _rolls(_key(fight.setting), number, flat):
        if result.success:
            zone, lucky = _marks(fight, attack, counts.kind, result)
            counts.add_hit(result, zone, lucky, result.sl, 1)
        else:
            counts.lost += 1
        counts.fumble += fumbles.is_fumble(fight, result, result.success)
    return counts.odds()


def _opposed(fight: Fight, attack: Attack, number: int, chosen: str, other: int) -> AttackOdds:
    counts = _Counts(fight, attack, WAYS)
    target = fight.creatures[attack.target]
    skill, _, parry = chosen.partition("-")
    flat = attacks.CHARGE_SL if attack.act == "charge" else 0
    other_flat = attacks.SHIELD_SL if arms.is_guarded(fight, target, skill, attack) else 0
    key, own = _key(fight.setting), fight.setting.word("melee_damage_sl") == "own"
    counters = _can_counter(fight, attack, skill, parry == "yes")
    may_fumble = attack.act in attacks.FUMBLES
    for result in _rolls(key, number, flat):
        zone, lucky = _marks(fight, attack, counts.kind, result)
        for outcome, margin, ways in _against(key, result.roll, number, flat, other, other_flat):
            if outcome == WIN:
                counts.add_hit(result, zone, lucky, max(0, result.sl) if own else margin, ways)
            elif outcome == TIE:
                counts.tie += ways
            else:
                counts.lost += ways
                counts.window += ways if counters and margin >= attacks.COUNTER else 0
            if result.double and may_fumble and fumbles.is_fumble(fight, result, outcome == WIN):
                counts.fumble += ways
    found = counts.odds()
    found.answers = (chosen,)
    if counters and fight.setting.word("counter_mode") == "hit":
        _add_counter(fight, attack, found, _levels(key, number, flat), _rolls(key, other, other_flat))
    return found


def _add_counter(
    fight: Fight,
    attack: Attack,
    found: AttackOdds,
    levels: tuple[tuple[int, bool, int], ...],
    answers: tuple[Judged, ...],
) -> None:
    """The blow back, which the book always takes: its wounds, and whether it fells the attacker."""
    defender = fight.creatures[attack.target]
    weapon = defender.in_hand("main") or defender.in_hand("off")
    back = Attack("strike", attack.target, attack.attacker, "main", weapon.number if weapon is not None else 0)
    counts = _Counts(fight, back, WAYS)
    by_own = fight.setting.word("counter_sl") == "own"
    for answer in answers:
        zone, lucky = _marks(fight, back, counts.kind, answer)
        for sl, success, ways in levels:
            outcome, margin = compared(fight.setting, Judged(0, success, sl, False), answer)
            if outcome == LOSE and (answer.sl if by_own else margin) >= attacks.COUNTER:
                counts.add_hit(answer, zone, lucky, margin, ways)
    odds = counts.odds()
    found.window, found.taken, found.down = odds.hit, odds.wounds, odds.felled
    found.answers = (*found.answers, asking.YES)


def _can_counter(fight: Fight, attack: Attack, skill: str, parry: bool) -> bool:
    target = fight.creatures[attack.target]
    probe = Attack(attack.act, attack.attacker, attack.target, attack.hand, attack.weapon, outcome=LOSE, defence=skill)
    spent = target.reaction_used or (parry and fight.setting.word("counter_cost") == "reaction")
    if spent and fight.setting.word("counter_cost") == "reaction" and fight.setting.word("defence_cost") == "free":
        return False
    return attacks.may_counter(fight, probe)


def _kind(fight: Fight, attack: Attack, striker: Creature, victim: Creature) -> WeaponKind:
    kind = fight.arm(striker.weapon(attack.weapon))
    shot = attack.act in ("shoot", "throw", "quick")
    return kind if shot else arms.used_as(fight, striker, kind, victim, attack.act == "charge")
