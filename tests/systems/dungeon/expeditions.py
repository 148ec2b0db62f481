"""Expeditions through dungeons drawn by dice, half by chance and half by the party's bot, under switches at random.

`python -m tests.systems.dungeon.expeditions 1000` goes on so many and says which events never happened.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.making import worth
from podzem.lab.bots import RandomBot, decide
from podzem.systems.dungeon.bot.delver import Delver, Judge
from podzem.systems.dungeon.invariants import every_item, fault
from podzem.systems.dungeon.setting import OPTIONS
from podzem.systems.dungeon.system import DungeonSystem

SYSTEM = DungeonSystem()
PUSHES = (("release", 2), ("all", 3), ("leg", 3), ("open", 3), ("break", 2), ("fight", 2), ("close_in", 3))
CHANGES = {
    *("purse", "paid", "fed", "bought", "bought_donkey", "sold", "repaired", "advance_paid", "hired", "wage_paid"),
    *("valuables_halved", "contents_damaged", "found", "chest_opened", "stripped", "delivered", "came_out", "burnt"),
    *(
        "studied",
        "revealed",
        "captive_sold",
        "ransomed",
        "expedition_ended",
        "told_secret",
        "took_silver",
        "cache_opened",
        "hero_made",
    ),
}
"""What may change how much all gems, metal and art are worth together."""
FIXED = ("map", "seed", "rooms", "depths", "party", "judge")
SENSE = (0, 2, 6, 12)
"""In how many of twelve decisions the party's bot is asked, by the seed: from a madman to a sleepwalker."""
BY_CHANCE, BY_SENSE = 90, 300
"""How many decisions an expedition has; one that gets anywhere may go on for longer."""


class Restless(RandomBot):
    """Random, but it gives the turn and goes on more often, so that it comes somewhere; now and then it thinks."""

    def __init__(self, seed: int, sense: int = 0) -> None:
        super().__init__(seed)
        self._sense = sense
        self._delver = Delver()

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Any) -> Decision:
        if self._sense and self._dice.face(12) <= self._sense:
            bot = Judge() if decisions[0].seat == JUDGE else self._delver
            return bot.choose(view, decisions, imagine)
        for order, one_in in PUSHES:
            of_kind = [decision for decision in decisions if decision.order == order]
            if of_kind and self._dice.face(one_in) == 1:
                return of_kind[self._dice.face(len(of_kind)) - 1]
        return super().choose(view, decisions, imagine)


def options_of(seed: int) -> dict[str, Any]:
    """The table of an expedition: map, size and depth, ready or to be fitted out, a judge or none, switches."""
    dice = Seeded(seed, 3)
    found: dict[str, Any] = {
        "map": ("proba", "zrazok")[dice.face(2) - 1] if dice.face(8) == 1 else "random",
        "seed": seed,
        "rooms": 5 + dice.face(11),
        "depths": max(1, dice.face(5) - 2),
        "party": "outfit" if dice.face(6) == 1 else "ready",
        "judge": "ask" if dice.face(4) == 1 else "automatic",
    }
    for option in OPTIONS:
        values = (True, False) if option.is_switch else option.words
        if option.name not in FIXED and values and dice.face(3) == 1:
            found[option.name] = values[dice.face(len(values)) - 1]
    return found


def players_of(seed: int) -> int:
    """How many seats: one to eight, small tables more often."""
    return (1, 2, 1, 3, 4, 1, 8, 2, 5, 1, 6, 7)[seed % 12]


def wealth(game: Any) -> int:
    """What all gems, metal and art of a game are worth."""
    return sum(worth(item) for item in every_item(game)) + sum(game.company.ledger.purse)


def amendment(game: Any, dice: Seeded) -> Decision:
    """Something that a judge might change by his own hand; not all of it is legal."""
    member = list(game.members.values())[dice.face(len(game.members)) - 1].id
    level = game.dungeon.levels[0]
    group = game.groups[0] if game.groups else None
    x, y = group.at if group is not None else (0, 0)
    hidden = [*(secret.id for secret in level.secrets), *(trap.id for trap in level.traps), "D1"]
    words = (
        ("wound", member),
        ("heal", member),
        ("remove", member),
        ("present", member, ("torch", "potion", "tool", "rope", "skin_wine")[dice.face(5) - 1]),
        ("move", "1", f"{(x + dice.face(9) - 5) / 2:g},{(y + dice.face(9) - 5) / 2:g}"),
        ("reveal", hidden[dice.face(len(hidden)) - 1]),
        ("clock", str(dice.face(140))),
        ("set", f"ledger.delivered={dice.face(50)}"),
    )[dice.face(8) - 1]
    return Decision(JUDGE, words[0], words[1:])


def go(seed: int, happened: Counter[str]) -> Any:
    """One expedition with everything checked after each decision; how it stands in the end."""
    sense = SENSE[seed % len(SENSE)]
    bot, scribe = Restless(seed, sense), Scribe(Seeded(seed, 9), listening=True)
    options, hand = options_of(seed), Seeded(seed, 4)
    has_judge = options["judge"] == "ask"
    game = SYSTEM.setup(players_of(seed), options, scribe)
    for _ in range(BY_SENSE if sense else BY_CHANCE):
        needed = SYSTEM.turns.needed(game)
        if not needed:
            assert SYSTEM.outcome(game) is not None
            break
        decision = decide(SYSTEM, game, needed[0], bot)
        if has_judge and hand.face(20) == 1:
            change = amendment(game, hand)
            decision = change if SYSTEM.refuse(game, change) is None else decision
        before = wealth(game)
        happened.update(event.name for event in scribe.events)
        scribe.events.clear()
        SYSTEM.apply(game, decision, scribe)
        assert not fault(game), (seed, decision, fault(game))
        if wealth(game) != before:
            names = {event.name for event in scribe.events}
            assert names & CHANGES, (seed, decision, wealth(game) - before, names)
    happened.update(event.name for event in scribe.events)
    return game


def main(number: int, first: int = 1) -> None:
    """Go on many, one after another; say what broke, and what never happened."""
    happened: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    begun, slowest, broken = time.process_time(), (0.0, 0), 0
    for seed in range(first, first + number):
        start = time.process_time()
        try:
            game = go(seed, happened)
            ends[game.status or f"cut short in {game.stage}"] += 1
        except Exception as error:
            broken += 1
            print(f"seed {seed}: {type(error).__name__}: {error}"[:400], flush=True)
        slowest = max(slowest, (time.process_time() - start, seed))
    spent = time.process_time() - begun
    print(f"{number} expeditions, {spent:.0f} s, {spent / number:.2f} s each, slowest {slowest[0]:.1f} s: {slowest[1]}")
    print(f"broken: {broken}; ends: {dict(ends)}")
    never = [name for name in SYSTEM.book.events if not happened[name]]
    count = len(SYSTEM.book.events)
    print(f"events: {count - len(never)} of {count} happened; never: {' '.join(never)}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ("12",)))
