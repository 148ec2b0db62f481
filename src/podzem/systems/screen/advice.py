"""Bots of `screen`, what a change means for a seat, and the exact odds of attacks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, final

from podzem.core.decisions import Decision
from podzem.core.dice import Dice, Seeded
from podzem.core.errors import Malformed
from podzem.core.memo import frozen
from podzem.core.protocols import Bot, Chances, Imagine, Reckoning
from podzem.systems.screen import odds
from podzem.systems.screen.believed import believed
from podzem.systems.screen.bot import master
from podzem.systems.screen.creature import HEROES
from podzem.systems.screen.fight import AFTER, Fight
from podzem.systems.screen.proposed import declared
from podzem.systems.screen.reckoning import ScreenReckoning


@final
class Fighter:
    """Plays a hero by the list of the automatic master, from what his side knows."""

    is_slow = False

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """The book's answer to a window; in a turn the first rule that applies."""
        fight: Fight = imagine(_dice())
        by_text = {decision.text: decision for decision in decisions}
        if fight.windows:
            return by_text.get(f"answer {fight.windows[-1].default}", decisions[0])
        if fight.stage == AFTER:
            return self._after(decisions)
        active = fight.active
        if active is not None:
            name, words = master.choose(fight, active)
            found = by_text.get(" ".join((name, *words)))
            if found is not None:
                return found
        return by_text.get("end_turn", decisions[0])

    def _after(self, decisions: Sequence[Decision]) -> Decision:
        first = {decision.order: decision for decision in reversed(decisions)}
        return first.get("first_aid") or first["finish"]


def _dice() -> Dice:
    return Seeded(1)


@final
class ScreenAdvice:
    """The fighter; odds of every attack that is open."""

    bots = ("fighter",)
    reckoning: Reckoning[Fight] | None = ScreenReckoning()

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
        with frozen(known):
            return [_chances(known, decision) for decision in decisions]


def _chances(fight: Fight, decision: Decision) -> Chances | None:
    if decision.order == "answer":
        return _of_defence(fight, decision.words[0])
    found_attack = declared(fight, decision)
    if found_attack is None:
        return {} if decision.order not in ("disengage",) else None
    found = odds.of_attack(*found_attack)
    chances = {"hit": found.hit, "critical": found.critical, "countered": found.window, "fumble": found.fumble}
    chances |= {"felled": found.felled, "down": found.down}
    return {name: chance for name, chance in {**chances, **_wounds(found)}.items() if chance or name == "hit"}


def _of_defence(fight: Fight, answer: str) -> Chances:
    """What an attack would do to whoever answers it so; nothing of other windows."""
    if fight.windows[-1].kind != "defend":
        return {}
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
