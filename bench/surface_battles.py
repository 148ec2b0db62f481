"""Battles of ten thousand against ten thousand: one exchange with its losses, and the whole distribution of both.

    python bench/surface_battles.py [--times 20]

Pairs of hosts: all alike; foot, horse and peasants with wounds; nine degrees of wear and ten levels; the same against
others whose wear is in sevenths, so that nothing of one host serves for the other. Each time is the best of so many,
with nothing remembered of the hosts before.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from fractions import Fraction

from podzem.cli.build import is_compiled
from podzem.core.decisions import JUDGE
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.battles import course, foresight, losses
from podzem.systems.surface.chapters.battles.armies import CREATURE, HORSEMAN, MAN, PEASANT, Unit
from podzem.systems.surface.chapters.battles.battle import OTHERS, PARTY, Army, Battle
from podzem.systems.surface.chapters.battles.course import Terms

TERMS = Terms("quadratic", 5)
Units = Callable[[], list[Unit]]


def alike() -> list[Unit]:
    return [Unit(MAN, 10_000)]


def mixed() -> list[Unit]:
    return [
        Unit(MAN, 3000),
        Unit(MAN, 1000, items=Fraction(3)),
        Unit(HORSEMAN, 2000),
        Unit(PEASANT, 3000),
        Unit(MAN, 900, items=Fraction(5)),
        Unit(CREATURE, 100, level=3),
    ]


def all_sorts() -> list[Unit]:
    return [
        *(Unit(MAN, 1000, items=Fraction(items)) for items in range(9)),
        *(Unit(CREATURE, 100, level=level) for level in range(2, 12)),
    ]


def in_sevenths() -> list[Unit]:
    return [
        *(Unit(MAN, 1000, items=Fraction(3 * items, 7)) for items in range(9)),
        *(Unit(CREATURE, 100, level=level, items=Fraction(level, 7)) for level in range(2, 12)),
    ]


HOSTS: dict[str, tuple[Units, Units]] = {
    "alike": (alike, alike),
    "mixed": (mixed, mixed),
    "all sorts": (all_sorts, all_sorts),
    "unlike": (all_sorts, in_sevenths),
}


def battle(hosts: tuple[Units, Units]) -> Battle:
    return Battle([Army(PARTY, JUDGE, hosts[0]()), Army(OTHERS, JUDGE, hosts[1]())])


def exchange(field: Battle) -> None:
    course.open_exchange(field)
    course.throw(field, TERMS, Scribe(Seeded(7)))
    course.take_losses(field, Scribe(Seeded(7)))


def distribution(field: Battle) -> None:
    for army in field.armies:
        foresight.losses(field, army, TERMS)


def best(act: Callable[[Battle], None], hosts: tuple[Units, Units], times: int) -> float:
    taken = []
    for _ in range(times):
        losses._reach.cache_clear()
        field, begun = battle(hosts), time.process_time()
        act(field)
        taken.append(time.process_time() - begun)
    return 1000 * min(taken)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    times = parser.parse_args().times
    print("compiled" if is_compiled() else "interpreted")
    for name, hosts in HOSTS.items():
        one, all_ways = best(exchange, hosts, times), best(distribution, hosts, times)
        print(f"{name:10} exchange {one:7.2f} ms   distribution of both {all_ways:7.2f} ms")


if __name__ == "__main__":
    main()
