"""What people meet: the odds of every combat order in bots' expeditions, asked for as a table asks for them.

    python bench/table_odds.py [--maps proba random] [--seeds 10]

At each choice of the party's main order in a combat all open decisions are asked about, in a state that the seat
cannot tell from the true one. Seeds are fixed, so both builds are asked the same. Times are processor time of a whole
request; "cut" is what would have taken too long, "none" what the party may not be told.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator

from podzem.cli.build import is_compiled
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide
from podzem.systems.dungeon.bots import Delver
from podzem.systems.dungeon.fight.codes import is_main
from podzem.systems.dungeon.fight.legal import awaited_front
from podzem.systems.dungeon.fight.marks import ORDERS, PARTY
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.rules.combat_odds import may_be_told
from podzem.systems.dungeon.rules.combat_orders import encode
from podzem.systems.dungeon.system import DungeonSystem

SYSTEM = DungeonSystem()
MOST_DECISIONS = 1500
SHOOTING, MELEE = "shooting", "melee"


def moments(name: str, seed: int) -> Iterator[Game]:
    """The states of one expedition in which the party's caller chooses a main order of a combat."""
    scribe, bot = Scribe(Seeded(seed, 9)), Delver()
    game = SYSTEM.setup(1, {"map": name, "seed": seed, "rooms": 12, "depths": 2}, scribe)
    for _ in range(MOST_DECISIONS):
        needed = SYSTEM.needed(game)
        if not needed:
            return
        if is_asked(game, needed[0]):
            yield SYSTEM.resample(game, needed[0], Seeded(0))
        SYSTEM.apply(game, decide(SYSTEM, game, needed[0], bot), scribe)


def is_asked(game: Game, seat: int) -> bool:
    fight = game.fight
    if game.stage != COMBAT or fight is None or game.questions or seat != game.caller:
        return False
    return fight.stage == ORDERS and awaited_front(fight, PARTY) >= 0


class Figures:
    """What came of the requests of one kind of phase."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.seconds: list[float] = []
        self.fighters: list[int] = []

    def row(self, name: str) -> str:
        """One line of the table."""
        asked, times = sum(self.answers.values()), sorted(self.seconds)
        shares = " ".join(f"{100 * self.answers[word] / asked:6.1f}" for word in ("shown", "cut", "none"))
        spent = " ".join(f"{1000 * times[int(share * (len(times) - 1))]:9.1f}" for share in (0.5, 0.95, 1))
        return f"{name:10} {len(times):8} {max(self.fighters):8} {asked:9} {shares}  {spent}"


def ask(game: Game, figures: dict[str, Figures]) -> float:
    """One request, counted."""
    fight = game.fight
    assert fight is not None
    found = figures[MELEE if fight.is_melee(awaited_front(fight, PARTY)) else SHOOTING]
    own = [one for one in SYSTEM.open_to(game, game.caller) if is_main(encode(fight, one))]
    start = time.process_time()
    shown = sum(bool(SYSTEM.chances(game, one)) for one in own)
    spent = time.process_time() - start
    found.seconds.append(spent)
    found.fighters.append(len(fight.member))
    found.answers["shown"] += shown
    found.answers["cut" if may_be_told(fight) else "none"] += len(own) - shown
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--maps", nargs="+", default=["proba", "random"])
    parser.add_argument("--seeds", type=int, default=10)
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    print(f"{'map':8} {'phase':9} {'requests':>8} {'fighters':>8} {'decisions':>9} {'shown %':>7} {'cut':>6} {'none':>6}", end="")
    print(f"  {'median ms':>9} {'p95':>9} {'worst':>9}")
    for name in asked.maps:
        figures = {SHOOTING: Figures(), MELEE: Figures()}
        worst = (0.0, 0)
        for seed in range(1, asked.seeds + 1):
            for game in moments(name, seed):
                worst = max(worst, (ask(game, figures), seed))
        for phase, found in figures.items():
            print(f"{name:8} {found.row(phase)}", flush=True)
        print(f"{name:8} the worst with seed {worst[1]}", flush=True)


if __name__ == "__main__":
    main()
