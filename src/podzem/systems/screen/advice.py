"""Bots of `screen`, what a change means for a seat, and the exact odds of attacks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, final

from podzem.core.collecting import uncollected
from podzem.core.decisions import Decision
from podzem.core.dice import Dice, Seeded
from podzem.core.errors import Malformed
from podzem.core.memo import frozen
from podzem.core.protocols import Bot, Chances, Imagine, Reckoning, Settling
from podzem.systems.screen import charging, odds
from podzem.systems.screen.believed import believed
from podzem.systems.screen.bot.following import usual
from podzem.systems.screen.chapters.asking import YES
from podzem.systems.screen.creature import HEROES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.proposed import COUNTER, answered, lands
from podzem.systems.screen.reckoning import ScreenReckoning
from podzem.systems.screen.settling import ScreenSettling


@final
class Fighter:
    """Plays a hero by the list of the automatic master, from what his side knows."""

    is_slow = False
    follows_lane = True
    """What it decides is the lane's rule of thumb."""

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """The book's answer to a window; in a turn the first rule that applies."""
        chosen = usual(imagine(_dice()), decisions[0].seat)
        return next(decision for decision in decisions if decision.text == chosen.text)


def _dice() -> Dice:
    return Seeded(1)


@final
class ScreenAdvice:
    """The fighter; odds of every attack that is open."""

    bots = ("fighter",)
    offers_search = False
    """Searching wins no more fights than the fighter does, and takes half a second for a decision."""
    reckoning: Reckoning[Fight] | None = ScreenReckoning()
    settling: Settling[Fight] | None = ScreenSettling()

    def bot(self, name: str) -> Bot:
        """The players' bot, `fighter`."""
        if name == "fighter":
            return Fighter()
        raise Malformed(f"there is no bot {name!r} in screen; fighter or random was expected")

    def prospects(self, before: Fight, after: Fight, seat: int) -> tuple[str, ...]:
        """What a change means for a seat: somebody of either side who is out of it."""
        found = []
        for number, one in after.creatures.items():
            was = before.creatures.get(number)
            if was is not None and one.out and not was.out:
                found.append("down" if one.side == HEROES else "felled")
        if after.outcome and not before.outcome:
            found.append(after.outcome)
        return tuple(dict.fromkeys(found))

    def chances(self, state: Fight, decisions: Sequence[Decision]) -> list[Chances | None]:
        """Hit, critical, being countered, and each number of wounds; of what the seat may know."""
        if not state.setting.is_on("show_odds"):
            return [{} for _ in decisions]
        known = believed(state, decisions[0].seat if decisions else 0)
        with uncollected(), frozen(known):
            return [_chances(known, decision) for decision in decisions]


def _chances(fight: Fight, decision: Decision) -> Chances | None:
    if decision.order == "answer":
        return _of_answer(fight, decision.words[0])
    charge = charging.of_decision(fight, decision)
    if charge is None:
        return {} if decision.order not in ("disengage",) else None
    found = charge.attack
    chances = {"hit": found.hit, "critical": found.critical, "countered": found.window, "fumble": found.fumble}
    chances |= {"felled": found.felled, "down": found.down, "stopped": charge.stopped}
    return {name: chance for name, chance in {**chances, **_wounds(found)}.items() if chance or name == "hit"}


def _of_answer(fight: Fight, answer: str) -> Chances:
    """What an attack would do to whoever answers it so; what a blow or shot of his own would do."""
    if fight.windows[-1].kind == "defend":
        return _of_defence(fight, answer)
    found = _struck(fight) if answer == YES else None
    if found is None:
        return {}
    chances = {"hit": found.hit, "critical": found.critical, "fumble": found.fumble, "felled": found.felled}
    return {name: chance for name, chance in {**chances, **_wounds(found)}.items() if chance or name == "hit"}


def _struck(fight: Fight) -> odds.AttackOdds | None:
    """What whoever is asked would strike or shoot."""
    if fight.windows[-1].kind == COUNTER and lands(fight):
        return odds.of_counter(fight)
    found = answered(fight)
    return None if found is None else odds.of_attack(*found)


def _of_defence(fight: Fight, answer: str) -> Chances:
    """What an attack would do to whoever defends himself so."""
    found = odds.of_attack(fight, fight.attack(), answer)
    chances = {"struck": found.hit, "struck-critical": found.critical, "riposte": found.window, **_wounds(found)}
    return {name: chance for name, chance in chances.items() if chance or name == "struck"}


def _wounds(found: odds.AttackOdds) -> dict[str, Fraction]:
    chances: dict[str, Fraction] = {}
    for wounds, chance in sorted(found.wounds.items()):
        key = f"wounds-{wounds}" if wounds < MANY else "wounds-more"
        chances[key] = chances.get(key, Fraction(0)) + chance
    return chances


MANY: Final = 15
"""So many wounds and more are counted together."""
