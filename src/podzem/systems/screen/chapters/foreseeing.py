"""What an attack's rolls come to, before they fall: pairs that bring the same are one way of a fan.

It is asked of the rules' own functions; nothing is decided here, and in play nothing is foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from podzem.core.scribe import Scribe
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.chapters import arms, blows, criticals, damage, dying, fumbles
from podzem.systems.screen.chapters.alike import Sort, Ways
from podzem.systems.screen.chapters.defending import counter_levels
from podzem.systems.screen.chapters.tests import LOSE, SIDES, TIE, WIN, Judged, compared, judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack

Back = Callable[[Judged, int], Sort]
"""What a blow back with a roll and its levels comes to."""
NO_ROLL: Final = Judged(0, True, 0, False)
ROLLS: Final = range(1, SIDES + 1)


@final
class Strength:
    """What a hit of somebody on somebody comes to: wounds by levels and zone, and which of it can matter."""

    def __init__(self, fight: Fight, blow: blows.Blow) -> None:
        self.fight, self.victim, self.kind, self.blow = fight, blow.victim, blow.kind, blow
        self.piercing = blow.kind.has("piercing")
        self.rolled = fight.setting.word("damage_die") == "d10"
        fresh = fight.setting.word("location_shooting" if blow.shot else "location_melee") == "fresh"
        self.fresh = fresh and not blow.zone
        self.mob = dying.is_mob(fight, blow.victim)
        self._zones: dict[str, tuple[int, int]] = {}

    def sort(self, result: Judged, sl: int) -> Sort:
        """Rolls of one sort wound alike."""
        lucky = criticals.is_critical(
            self.fight.setting, self.piercing, result.roll, result.success, True, result.double
        )
        if self.fresh:
            return sl, lucky
        zone = self.blow.zone or damage.zone_of_roll(result.roll)
        fixed, slope = self._zone(zone)
        wounds = fixed + slope * sl
        if self.rolled:
            return wounds, lucky, zone
        wounds = max(1, wounds)
        falls = wounds >= self.victim.hp
        if self.mob and falls and self.victim.hp:
            return "dies", lucky
        return wounds, lucky, zone if lucky or falls else ""

    def _zone(self, zone: str) -> tuple[int, int]:
        """Wounds without a level, and what a level adds."""
        if zone not in self._zones:
            none, one = (self._damage(zone, sl) for sl in (0, 1))
            taken = damage.armour(self.fight, self.victim, zone) + self.fight.bonus(self.victim, "t")
            self._zones[zone] = none - taken, one - none
        return self._zones[zone]

    def _damage(self, zone: str, sl: int) -> int:
        blow = self.blow
        probe = blows.Blow(
            blow.striker, blow.victim, blow.kind, blow.weapon, NO_ROLL, sl, zone, blow.charging, blow.shot,
            smiting=blow.smiting,
        )  # fmt: skip
        return sum(term.value for term in blows.damage_rows(self.fight, probe, zone, None))


def strength(
    fight: Fight, striker: Creature, victim: Creature, weapon: Weapon | None, attack: Attack, smiting: bool = False
) -> Strength:
    """The strength of an attack's hit; of a counterattack with the attack `strike`."""
    shot = attack.act in ("shoot", "throw", "quick")
    charging = attack.act == "charge"
    kind = fight.arm(weapon) if shot else arms.used_as(fight, striker, fight.arm(weapon), victim, charging)
    blow = blows.Blow(striker, victim, kind, weapon, NO_ROLL, 0, attack.zone, charging, shot, smiting=smiting)
    return Strength(fight, blow)


@final
class Exchange:
    """An attack whose dice are about to fall: the numbers of both, and what each pair of rolls brings."""

    def __init__(self, fight: Fight, attack: Attack, number: int, flat: int, harms: bool, fumbles: bool) -> None:
        self.fight, self.attack, self.number, self.flat = fight, attack, number, flat
        self.harms, self.may_fumble = harms, fumbles
        self.own_roll = fight.setting.word("crit_basis") == "own_roll"

    def simple(self, scribe: Scribe, hit: Strength) -> None:
        """One die against nobody's."""
        ways = Ways()
        for roll in ROLLS:
            result = judged(self.fight.setting, roll, self.number, self.flat)
            won = self._won(result, result.sl, hit) if result.success else self._missed(result, LOSE)
            ways.add(won, [roll])
        ways.foretell(scribe)

    def opposed(
        self, scribe: Scribe, hit: Strength, other: int, other_flat: int, back: Back | None, enough: int
    ) -> None:
        """Two dice; a defence that wins by enough may strike back."""
        setting, ways = self.fight.setting, Ways()
        answers = [judged(setting, roll, other, other_flat) for roll in ROLLS]
        by_level: dict[tuple[int, bool], list[Judged]] = {}
        for answer in answers:
            by_level.setdefault((answer.sl, answer.success), []).append(answer)
        for roll in ROLLS:
            result = judged(setting, roll, self.number, self.flat)
            for alike in by_level.values():
                outcome, margin = compared(setting, result, alike[0])
                if outcome == WIN:
                    sl = damage.melee_levels(setting, result.sl, margin)
                    ways.add(self._won(result, sl, hit), [roll, alike[0].roll], len(alike))
                elif outcome == LOSE and back is not None and counter_levels(setting, alike[0].sl, margin) >= enough:
                    missed = self._missed(result, outcome)
                    sl = damage.melee_levels(setting, alike[0].sl, margin)
                    for answer in alike:
                        ways.add((missed, back(answer, sl)), [roll, answer.roll])
                else:
                    ways.add(self._missed(result, outcome), [roll, alike[0].roll], len(alike))
        ways.foretell(scribe)

    def _won(self, result: Judged, sl: int, hit: Strength) -> Sort:
        fumbled = self.may_fumble and fumbles.is_fumble(self.fight.setting, result, True)
        return WIN, hit.sort(result, sl) if self.harms else sl, fumbled

    def _missed(self, result: Judged, outcome: str) -> Sort:
        """A miss matters by its fumble, and by the critical that a lost attack may still bring (option own_roll)."""
        fumbled = self.may_fumble and fumbles.is_fumble(self.fight.setting, result, False)
        struck = result.roll if self.own_roll and result.success and self.harms else 0
        return "tie" if outcome == TIE else "lost", fumbled, struck
