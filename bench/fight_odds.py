"""How long exact odds of whole fights take, and how long as many simulated fights take that say the same.

    python bench/fight_odds.py [--rounds 5] [--games 100000]

Run it against the compiled build (PYTHONPATH=.build/compiled). Times are processor time, the shortest of the rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from podzem.cli.build import is_compiled
from podzem.expedition.fight.enlisting import Recruit, enlist
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import DARK_SIGHT, HERO, NOBODY_LOYAL, OTHERS_ARRANGE, PEOPLE, SHOOTS
from podzem.expedition.fight.odds import odds
from podzem.expedition.fight.phase import begin
from podzem.expedition.fight.playing import simulate

FOUR_SAZHENS = 16


def recruit(name: str, side: int, defence: int, strike: int = 0, loyalty: int = NOBODY_LOYAL) -> Recruit:
    made = Recruit(name, 0, side, defence, strike)
    made.loyalty, made.traits, made.kind = loyalty, PEOPLE | DARK_SIGHT, side + 1
    return made


def lines(number: int, loyalty: int) -> Fight:
    """So many men against as many better armoured ones, ten sazhens apart."""
    party = [recruit(f"a{n}", 0, 1) for n in range(number)]
    return formed(party + [recruit(f"b{n}", 1, 2, 0, loyalty) for n in range(number)], 20)


def formed(recruits: list[Recruit], hs: int) -> Fight:
    fight = Fight(OTHERS_ARRANGE)
    fight.open_front(0, hs, FOUR_SAZHENS, FOUR_SAZHENS)
    for one in recruits:
        enlist(fight, one)
    begin(fight)
    return fight


def company() -> Fight:
    """Two heroes, shield-men and bowmen, each with a heart to lose, against ten chud and ten karls."""
    party = [recruit(f"pc{n}", 0, 3) for n in range(2)]
    for hero in party:
        hero.traits |= HERO
        hero.level = hero.dice = hero.left = 2
    party += [recruit(f"spear{n}", 0, 2, 0, 2) for n in range(10)]
    party += [recruit(f"bow{n}", 0, 1, -1, 1) for n in range(8)]
    for bow in party[12:]:
        bow.traits |= SHOOTS
        bow.reach, bow.ammo, bow.kind = 24, 10, 3
    others = [recruit(f"chud{n}", 1, 1, -1, 1) for n in range(10)] + [
        recruit(f"karl{n}", 1, 3, 0, 4) for n in range(10)
    ]
    for karl in others[10:]:
        karl.kind, karl.space, karl.speed = 4, 4, 12
    for one in party[:12]:
        one.space = 4
    return formed(party + others, 30)


FIGHTS: dict[str, Callable[[], Fight]] = {
    "8 v 8": lambda: lines(8, NOBODY_LOYAL),
    "20 v 20": lambda: lines(20, NOBODY_LOYAL),
    "20 v 20, one side may lose heart": lambda: lines(20, 3),
    "50 v 50": lambda: lines(50, NOBODY_LOYAL),
    "50 v 50, one side may lose heart": lambda: lines(50, 3),
    "20 v 20, mixed companies": company,
}


def shortest(work: Callable[[], object], rounds: int) -> float:
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=100_000)
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    print(f"{'fight':36} {'party wins':>12} {'left out':>9} {'situations':>10} {'ms':>9}   {asked.games} simulated")
    for name, make in FIGHTS.items():
        fight = make()
        answer = odds(fight, exact=False)
        spent = shortest(lambda fight=fight: odds(fight, exact=False), asked.rounds)  # type: ignore[misc]
        row = f"{name:36} {float(answer.win):12.8f} {float(answer.left_out):9.1e} {answer.situations:10}"
        row += f" {1000 * spent:9.1f}"
        if asked.games:
            start = time.process_time()
            tally = simulate(fight, asked.games, 1)
            row += f"   {tally.wins / tally.games:.4f} in {time.process_time() - start:.1f} s"
        print(row, flush=True)


if __name__ == "__main__":
    main()
