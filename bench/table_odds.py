"""What people meet: the odds of every combat order in bots' combats, asked for as a table asks for them.

    python bench/table_odds.py [--meetings 40] [--expeditions 0] [--first 1]

Each meeting is a ready party of one, four or eight players that comes upon wanderers drawn by the rules, one
to three sazhens away, and fights on as `delver` orders; each expedition is a whole one by `delver`, on `proba` and on a
generated map in turns. At each choice of the party's main order all of them are asked about, in a state that the seat
cannot tell from the true one. Seeds are fixed, so both builds are asked the same. Times are processor time of a whole
request; "cut" is what would have taken too long, "none" what the party may not be told.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator

from podzem.cli.build import is_compiled
from podzem.core.deciding import open_to
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition import spawning
from podzem.expedition.fight.codes import is_main
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.fight.marks import ORDERS, PARTY
from podzem.expedition.meeting.meeting import Meeting
from podzem.lab.bots import decide
from podzem.site.generator.dwellers import band_of, roll_kind
from podzem.systems.dungeon.bot.delver import Delver
from podzem.systems.dungeon.chapters.combat.odds import may_be_told
from podzem.systems.dungeon.chapters.combat.orders import encode
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.going_on import go_on
from podzem.systems.dungeon.system import DungeonSystem

SYSTEM = DungeonSystem()
MOST_DECISIONS = 500
PLAYERS = (1, 4, 8)
DISTANCES = (2, 3, 4, 6)
SHOOTING, MELEE = "shooting", "melee"


def met(seed: int) -> Iterator[Game]:
    """The choices of a party that comes upon wanderers."""
    scribe = Scribe(Seeded(seed, 9))
    game = SYSTEM.setup(PLAYERS[seed % len(PLAYERS)], {"map": "random", "seed": seed}, scribe)
    group = game.groups[0]
    hs = DISTANCES[seed % len(DISTANCES)]
    meeting = Meeting(group.number, source="wandering", at=group.at, hs=hs, depth=1, seen=2)
    meeting.kind = roll_kind(band_of(1 + seed % 2), scribe)
    meeting.creatures = spawning.spawn(
        game.company, meeting.kind, spawning.number_met(meeting.kind, 1, scribe), 1, scribe
    )
    meeting.leader = spawning.leader_of(game.company, None, meeting.creatures, 1, scribe)
    game.meeting, game.stage = meeting, COMBAT
    go_on(game, scribe)
    while game.stage == COMBAT:
        yield from _choices(game, scribe, 1)


def expedition(seed: int) -> Iterator[Game]:
    """The choices of one expedition."""
    scribe = Scribe(Seeded(seed, 9))
    game = SYSTEM.setup(1, {"map": ("proba", "random")[seed % 2], "seed": seed}, scribe)
    yield from _choices(game, scribe, MOST_DECISIONS)


def _choices(game: Game, scribe: Scribe, most: int) -> Iterator[Game]:
    """Go on for so many decisions; the states in which the party's caller chooses a main order of a combat."""
    bot = Delver()
    for _ in range(most):
        needed = SYSTEM.turns.needed(game)
        if not needed:
            return
        if is_asked(game, needed[0]):
            yield SYSTEM.resample(game, needed[0], Seeded(0))
        SYSTEM.apply(game, decide(SYSTEM, game, needed[0], bot), scribe)


def is_asked(game: Game, seat: int) -> bool:
    fight = game.fight
    if game.stage != COMBAT or fight is None or game.questions or seat != game.company.caller:
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
    own = [one for one in open_to(SYSTEM, game, game.company.caller) if is_main(encode(fight, one))]
    start = time.process_time()
    shown = sum(map(bool, SYSTEM.advice.chances(game, own)))
    spent = time.process_time() - start
    found.seconds.append(spent)
    found.fighters.append(len(fight.member))
    found.answers["shown"] += shown
    found.answers["cut" if may_be_told(fight) else "none"] += len(own) - shown
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--meetings", type=int, default=40)
    parser.add_argument("--expeditions", type=int, default=0)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted")
    head = "phase      requests fighters decisions shown %    cut   none  median ms       p95     worst"
    for name, play, number in (("meetings", met, asked.meetings), ("expeditions", expedition, asked.expeditions)):
        figures, worst = {SHOOTING: Figures(), MELEE: Figures()}, (0.0, 0)
        for seed in range(asked.first, asked.first + number):
            for game in play(seed):
                worst = max(worst, (ask(game, figures), seed))
        print(f"{number} {name}; the longest request with seed {worst[1]}\n{head}" if number else "", flush=True)
        for phase, found in figures.items():
            if found.seconds:
                print(found.row(phase), flush=True)


if __name__ == "__main__":
    main()
