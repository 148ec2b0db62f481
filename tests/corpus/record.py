"""Records the games anew: `python -m tests.corpus.record`, only on purpose, before rules change and never after.

Says which orders and events of each system do not occur.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Final

from podzem.core.decisions import read_decision
from podzem.core.errors import PodzemError, Refused
from podzem.lab.case_file import Case, read_cases
from podzem.systems import SYSTEMS, load_system
from podzem.systems.screen.data import CHARACTERS
from podzem.systems.screen.sheets import row_of
from tests.corpus import delve_scenes
from tests.corpus.games import FOLDER, Game, Play, write_games
from tests.corpus.players import Manner, Players
from tests.corpus.scenes import Scene, scenes
from tests.descent import OPTIONS, WHOLE

CASES: Final = FOLDER.parent / "cases"
NUMBERS: Final = {
    **{"first_seat": 1, "players_max": 30, "tool_decks": 3, "round_limit": 9, "wound_items": 3},
    **{"goal_kuna": 500, "cell_versts": 5, "lost_guide_bonus": 2},
}
"""Options that are numbers, away from their default."""
GENERATOR: Final = ("map", "seed", "depths", "rooms", "board", "width", "height")
"""Options that each game of a plan has by itself."""
LATE: Final = {"dungeon": {"read_aloud": False}, "surface": {"read_aloud": False}}
"""Options that came when the games stood: one game each at the end, so that the others stay as they are."""
SENSIBLE: Final = Manner(sense=11, late=0, rare=0)
MIXED: Final = Manner(sense=6, rare=3)
CURIOUS: Final = Manner(sense=3, late=3, rare=6)
WILD: Final = Manner(late=5)
JUDGED: Final = Manner(sense=6, late=2, rare=3, amends=1)


@dataclass(frozen=True)
class Plan:
    """A game to be played: its table, who plays, and how many decisions at most."""

    name: str
    players: int
    options: dict[str, Any]
    manner: Manner
    most: int


def away(key: str) -> list[tuple[str, Any]]:
    """Every option of a system with each value that is not its default."""
    found: list[tuple[str, Any]] = []
    for option in load_system(key).book.options:
        values: list[Any] = [not option.default] if option.is_switch else [*option.words]
        values += [NUMBERS[option.name]] if option.name in NUMBERS else []
        if option.name not in GENERATOR and option.name not in LATE.get(key, {}):
            found += [(option.name, value) for value in values if value != option.default]
    return found


def escape() -> Iterator[Plan]:
    """All boards, small and large tables, every option."""
    options = cycle(away("escape"))
    tables = ((2, MIXED), (3, CURIOUS), (4, SENSIBLE), (5, JUDGED), (8, MIXED), (16, CURIOUS), (2, WILD), (6, MIXED))
    for board in ("classic", "twin", "short"):
        for number, (players, manner) in enumerate(tables):
            chosen = dict([next(options), next(options)]) | {"board": board}
            kind = Manner(manner.sense, manner.late, manner.rare, manner.amends, ("give_up",))
            yield Plan(f"{board}-{number}", players, chosen, kind, 260)


def dungeon() -> Iterator[Plan]:
    """Shipped maps and drawn ones, from below and from the town, with a judge and without."""
    options = cycle(away("dungeon"))
    manners = (SENSIBLE, MIXED, CURIOUS, WILD, JUDGED)
    for number in range(50):
        chosen: dict[str, Any] = {"map": ("proba", "zrazok", "random", "random")[number % 4]}
        if chosen["map"] == "random":
            chosen |= {"seed": number, "rooms": 6 + number % 9, "depths": 1 + number % 3}
        chosen |= dict([next(options), next(options), next(options)]) if number >= 4 else {}
        manner = manners[number % len(manners)]
        if manner.amends:
            chosen = {name: value for name, value in chosen.items() if not name.startswith("judge")} | {"judge": "ask"}
        chosen.pop("party", None)
        yield Plan(
            f"plan-{number}", (1, 2, 1, 3, 1, 4, 1, 8)[number % 8], chosen, manner, 300 if manner.sense > 5 else 180
        )


def town() -> Iterator[Plan]:
    """Heroes who are fitted out, go below, come home and go again."""
    for number in range(10):
        sense = (0, 3, 6, 9)[number % 4]
        manner = Manner(sense=sense, late=0, rare=5, never=("finish",))
        yield Plan(
            f"town-{number}", 1 + number % 3, {"party": "outfit", "map": ("proba", "zrazok")[number % 2]}, manner, 220
        )
    for number in range(6):
        manner = Manner(sense=11, late=0, rare=1, never=("finish",))
        yield Plan(f"home-{number}", 1 + number % 2, {"map": ("proba", "zrazok")[number % 2]}, manner, 420)


def screen() -> Iterator[Plan]:
    """Every shipped fight, by the book and with every option, with a master who is asked and without."""
    options = cycle(away("screen"))
    manners = (SENSIBLE, MIXED, CURIOUS, WILD, Manner(sense=5, late=1, rare=3, amends=4))
    for number in range(36):
        chosen: dict[str, Any] = dict(next(options) for _ in range(4)) if number >= 3 else {}
        chosen |= {"fight": ("ford", "gate", "cellar")[number % 3]}
        chosen |= {"map": number % 7 != 6}
        if number == 4:
            chosen |= {"sheets": json.dumps([row_of(CHARACTERS["darya"])], indent=1)}
        manner = manners[number % len(manners)]
        if manner.amends:
            chosen |= {"judge": "ask"}
        yield Plan(f"fight-{number}", 1 + number % 4, chosen, manner, 160)


def surface() -> Iterator[Plan]:
    """Campaigns on the sample region and on drawn ones, alone and with others, with a judge and without."""
    options = cycle(away("surface"))
    manners = (SENSIBLE, MIXED, CURIOUS, JUDGED)
    for number in range(40):
        manner = manners[number % len(manners)]
        chosen: dict[str, Any] = dict(next(options) for _ in range(4))
        if number % 2:
            chosen |= {"map": "random", "seed": number, "width": 11, "height": 10}
        if manner.amends:
            chosen = {name: value for name, value in chosen.items() if not name.startswith("judge")} | {"judge": "ask"}
        yield Plan(f"plan-{number}", 1 + number % 3, chosen, manner, 120)


def below() -> Iterator[Plan]:
    """Who go below and come up again: by the words of a descent, with chance between them, and by the bot."""
    words = tuple(f"0 {text}" for text in WHOLE)
    for number in range(4):
        manner = Manner(sense=9, late=0, rare=3, urge=words, urged=12 - number)
        yield Plan(f"below-{number}", 1 + number % 2, OPTIONS, manner, 80)
    for number in range(3):
        yield Plan(f"home-{number}", 1, {"goal": "none"}, Manner(sense=12, late=0, rare=0), 260)


def delve() -> Iterator[Plan]:
    """The mill, the other samples and drawn maps, with ready characters and one's own, with a judge and without."""
    options = cycle(away("delve"))
    manners = (SENSIBLE, MIXED, CURIOUS, WILD, Manner(sense=6, late=1, rare=3, amends=2, never=("leave", "finish")))
    for number in range(30):
        chosen: dict[str, Any] = {"map": ("mlyn", "proba", "random", "zrazok")[number % 4]}
        if chosen["map"] == "random":
            drawn = {"seed": number} if number > 2 else {}  # the first by its dice
            chosen |= drawn | {"rooms": 6 + number % 5, "depths": 1 + number % 2}
        chosen |= dict([next(options), next(options), next(options)])
        manner = manners[number % len(manners)]
        if manner.amends:
            chosen = {name: value for name, value in chosen.items() if not name.startswith("judge")} | {"judge": "ask"}
        yield Plan(f"plan-{number}", (1, 2, 1, 3)[number % 4], chosen, manner, 130)


PLANS: Final = {
    "escape": (escape,),
    "dungeon": (dungeon, town),
    "surface": (surface, below),
    "screen": (screen,),
    "delve": (delve,),
}


SCENES: Final = {"dungeon": scenes, "delve": delve_scenes.scenes}


class Recorder:
    """Plays all games of one system; who decides by chance looks for orders that were seldom given."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.given: Counter[str] = Counter()
        self.games: list[Game] = []

    def plan(self, plan: Plan) -> None:
        """One game of a plan."""
        game = Game(plan.name, self.key, plan.players, len(self.games) + 1, plan.options)
        self._go_on(game, _opened(game), plan.manner, plan.most)

    def case(self, case: Case, manner: Manner, more: int, options: dict[str, Any], name: str) -> None:
        """A case with its own dice and decisions, and a few decisions more; a set-up that is refused is no game."""
        state = None if case.setup else dict(case.state)
        game = Game(name, self.key, case.players, len(self.games) + 1, {**case.options, **options}, state)
        game.fallen = list(case.dice or [])
        try:
            play = _opened(game)
        except PodzemError:
            return
        for text in case.do:
            if not self._take(game, play, _in_time(play, text), []):
                break
        self._go_on(game, play, manner, more)

    def scene(self, scene: Scene, number: int, options: dict[str, Any]) -> None:
        """A scene once; options that do not go with it are left."""
        given = {**options, **scene.options}
        game = Game(
            f"{scene.name}-{number}",
            self.key,
            scene.players,
            len(self.games) + 1,
            given,
            scene.state,
            list(scene.fallen),
        )
        self._go_on(game, _opened(game), scene.manner, scene.most)

    def _go_on(self, game: Game, play: Play, manner: Manner, most: int) -> None:
        players = Players(play.system, manner, game.seed, self.given)
        for _ in range(most):
            decision = players.decide(play.state)
            if decision is None or not self._take(game, play, str(decision), players.rulings()):
                break
        self.games.append(game)

    def _take(self, game: Game, play: Play, do: str, rulings: list[tuple[int, int, int]]) -> bool:
        try:
            game.steps.append(play.take(do, rulings))
        except Refused:
            return False
        except Exception as error:  # a defect of the rules is to be mended, not recorded
            print(f"{self.key} {game.name} broke off at {do!r}: {error!r}")
            return False
        self.given[read_decision(do).order] += 1
        return True

    def report(self) -> str:
        """What occurs and what does not."""
        book = load_system(self.key).book
        steps = [step for game in self.games for step in game.steps]
        events = Counter(event.name for step in steps for event in step.events)
        clauses = {(event.name, event.clause) for step in steps for event in step.events}
        orders, names = _missing(tuple(book.orders), self.given), _missing(tuple(book.events), events)
        return (
            f"{self.key}: {len(self.games)} games, {len(steps)} steps, {events.total()} events, "
            f"{len(clauses)} events with their clauses\n"
            f"  orders: {len(book.orders) - len(orders)} of {len(book.orders)}; never: {' '.join(orders)}\n"
            f"  events: {len(book.events) - len(names)} of {len(book.events)}; never: {' '.join(names)}"
        )


def _opened(game: Game) -> Play:
    play = Play(game)
    game.steps = [play.begun]
    return play


def _in_time(play: Play, text: str) -> str:
    """A decision of a case; who is late decides as the rules say."""
    decision = read_decision(text)
    return str(play.system.turns.fallback(play.state, decision.seat)) if decision.order == "timeout" else text


def _missing(names: tuple[str, ...], found: Counter[str]) -> list[str]:
    return [name for name in names if not found[name]]


def _cases(key: str) -> list[tuple[str, Case]]:
    return [
        (f"{file.stem}-{number}", case)
        for file in sorted((CASES / key).glob("*.toml"))
        for number, case in enumerate(read_cases(file), 1)
    ]


def record(key: str) -> Recorder:
    """All games of a system."""
    recorder, options = Recorder(key), cycle(away(key))
    for plans in PLANS[key]:
        for plan in plans():
            recorder.plan(plan)
    for number, (name, case) in enumerate(_cases(key)):
        recorder.case(case, CURIOUS, 8 if key == "dungeon" else 1, {}, name)
        if key == "dungeon" or number % 8 == 0:
            recorder.case(
                case, JUDGED if number % 3 == 0 else WILD, 14, dict([next(options), next(options)]), f"{name}-on"
            )
    for scene in SCENES.get(key, list)():
        for number in range(scene.times):
            recorder.scene(scene, number, dict([next(options), next(options)]) if number and key == "dungeon" else {})
    for name, value in LATE.get(key, {}).items():
        recorder.plan(Plan(f"late-{name}", 1, {name: value}, MIXED, 60))
    return recorder


def main(keys: list[str]) -> None:
    """Write a file for each system."""
    for key in keys:
        recorder = record(key)
        write_games(FOLDER / f"{key}.json.gz", recorder.games)
        print(recorder.report())


if __name__ == "__main__":
    main(sys.argv[1:] or list(SYSTEMS))
