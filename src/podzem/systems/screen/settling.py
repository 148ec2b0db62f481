"""How a fight ends that is left to itself, everybody acting by the master's list (screen.odds.services)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen import going_on
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight

NOBODY: Final = -1


@final
class ScreenSettling:
    """Heroes and opponents alike by screen.master.ai, every window by the book."""

    most_rounds = int(RULES["guard"]["rounds"])

    def left_alone(self, state: Fight) -> Fight:
        """The same fight, all of it the automatic master's."""
        twin = state.copy()
        twin.setting = Setting(state.setting.players, {**state.setting.options, "judge": "automatic"})
        for one in twin.creatures.values():
            one.seat = NOBODY
        for window in twin.windows:
            window.seat = NOBODY
        return twin

    def next_thing(self, state: Fight) -> Callable[[Fight, Scribe], None]:
        """An answer, a round, or an act of one of them."""
        return going_on.next_thing(state)

    def settled(self, state: Fight) -> str:
        """Won, lost, undecided."""
        return state.outcome

    def rounds(self, state: Fight) -> int:
        """Rounds since the fight began."""
        return state.round

    def essence(self, state: Fight) -> bytes:
        """A fight that goes on alike: without what is only told, and with clocks as they stand to each other.

        What lies on the ground stays there: the list has no step that picks it up.
        """
        if state.outcome:
            return state.outcome.encode()
        twin = state.copy()
        twin.round = min(twin.round, FIRST)
        twin.previous, twin.deeds, twin.ground = 0, [], []
        if twin.setting.is_on("initiative_each_round"):
            twin.results, twin.order = {}, []
        _stop_clocks(twin)
        for attack in twin.attacks:
            attack.roll = attack.answer = attack.answer_sl = attack.margin = 0
            attack.answered = False
        for one in twin.creatures.values():
            _leave_out(one, acts=one is twin.active, sweeps=twin.kind_of(one).sweep > 1)
        return twin.key()


FIRST: Final = 2
"""Rounds after the first are alike."""


def _stop_clocks(fight: Fight) -> None:
    """Who has heard whom is all that is asked of clocks (screen.map.sight)."""
    everybody = fight.everybody
    heard = [
        sum(1 << place for place, other in enumerate(everybody) if one.noise >= other.last_turn) for one in everybody
    ]
    for one, ears in zip(everybody, heard):
        one.noise, one.last_turn = ears if one.noise_at == one.at else 0, 0
    fight.clock = 0


def _leave_out(creature: Creature, acts: bool, sweeps: bool) -> None:
    """Of wounds count their effects and how many there are; of a turn that is over nothing that the next one resets."""
    for wound in creature.wounds:
        wound.row, wound.name, wound.zone = 0, "", wound.zone if wound.effects else ""
    creature.wounds.sort(key=lambda wound: (wound.zone, wound.effects, wound.counts))
    if not creature.overkill:
        creature.overkill_zone = ""
    if creature.main_used and not sweeps:
        creature.swept = []
    if not acts:
        creature.main_used = creature.move_used = creature.disengage_tried = creature.ran = False
        creature.free_acts, creature.shot = 0, ""
        creature.swept, creature.confirmed, creature.left_behind = [], [], []
