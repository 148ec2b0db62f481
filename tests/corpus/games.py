"""Recorded games: how one was begun, each decision, and every event that it led to; how they are played again.

Nothing of it hangs on how a state is written or on its digest: a game is begun anew, or set up as a case sets it up.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from podzem.core.decisions import read_decision
from podzem.core.dice import Dice, Recording, Seeded
from podzem.core.errors import PodzemError
from podzem.core.events import Event, Value, audience_name
from podzem.core.forms import Leaf, nest
from podzem.core.ruling import Again, Ruled, events_of
from podzem.core.scribe import Scribe
from podzem.core.step import step
from podzem.core.system import System
from podzem.systems import load_system

FOLDER = Path(__file__).parent


class RecordedEvent(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """An event, whole."""

    name: str
    clause: str
    audience: str
    facts: dict[str, Value]
    terms: list[tuple[str, int, str]] = []

    def __str__(self) -> str:
        return msgspec.json.encode(self, order="sorted").decode()  # unlike ==, this tells true from 1


class Taken(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One step: the decision (none for the set-up), how many dice fell, what was told, what a judge ruled of the dice.

    A ruling is the number of a die in the step, its sides, and the face that it is to show.
    """

    do: str | None
    dice: int
    events: list[RecordedEvent]
    rulings: list[tuple[int, int, int]] = []


class Game(msgspec.Struct, omit_defaults=True):
    """A game as it was played."""

    name: str
    system: str
    players: int
    seed: int
    """Of the dice."""
    options: dict[str, str | int | bool] = {}
    state: dict[str, Any] | None = None
    """The paths of a case; none when the game was set up by its dice."""
    fallen: list[tuple[int, int]] = []
    """Dice, sides and face, that fall before the seeded ones, as long as the rules ask for such."""
    steps: list[Taken] = []


class Play:
    """A game while it is played, for the first time or again."""

    def __init__(self, game: Game) -> None:
        self.system: System[Any] = load_system(game.system)
        self.dice: Dice = Again(game.fallen, Seeded(game.seed))
        recording = Recording(self.dice)
        scribe = Scribe(recording, listening=True)
        self.state = _begin(self.system, game, scribe)
        self.begun = Taken(None, len(recording.faces), _recorded(scribe.events))

    def take(self, do: str, rulings: list[tuple[int, int, int]]) -> Taken:
        """One decision; it is refused when it is not legal."""
        ruled = Ruled(self.dice, rulings)
        done = step(self.system, self.state, read_decision(do), ruled)
        self.state = done.state
        replaced = [(number, ruled.fallen[number][1]) for number, sides, _ in rulings if _fell(ruled, number, sides)]
        events = (*done.events, *events_of(replaced, done.faces, self.system.book.judge_clause))
        return Taken(do, len(done.faces), _recorded(events), rulings)


def _begin(system: System[Any], game: Game, scribe: Scribe) -> Any:
    if game.state is None:
        return system.setup(game.players, game.options, scribe)
    paths: dict[str, Leaf] = game.state
    staging = system.forms.staging
    read = system.forms.read if staging is None else staging.stage
    return read(game.players, game.options, nest(paths))


def _fell(ruled: Ruled, number: int, sides: int) -> bool:
    return number < len(ruled.fallen) and ruled.fallen[number][0] == sides


def _recorded(events: tuple[Event, ...] | list[Event]) -> list[RecordedEvent]:
    return [
        RecordedEvent(
            event.name,
            event.clause,
            audience_name(event.audience),
            event.facts,
            [(term.name, term.value, term.clause) for term in event.terms],
        )
        for event in events
    ]


def difference(game: Game) -> str | None:
    """Where the game does not play as it was recorded: one line about the first step in which it differs."""
    for number, (taken, came) in enumerate(_again(game)):
        fault = came if isinstance(came, str) else _differs(taken, came)
        if fault is not None:
            return f"{game.system} {game.name}, step {number} ({taken.do or 'set-up'}): {fault}"
    return None


def _again(game: Game) -> Iterator[tuple[Taken, Taken | str]]:
    """Each step as recorded and as it comes now, or why it does not come."""
    first, *rest = game.steps
    try:
        play = Play(game)
    except PodzemError as error:
        yield first, f"could not be begun: {error}"
        return
    yield first, play.begun
    for taken in rest:
        try:
            yield taken, play.take(taken.do or "", taken.rulings)
        except PodzemError as error:
            yield taken, f"expected to be legal, came {type(error).__name__}: {error}"
            return
        except Exception as error:
            error.add_note(f"in {game.system} {game.name}: {taken.do}")
            raise


def _differs(taken: Taken, came: Taken) -> str | None:
    for number in range(max(len(taken.events), len(came.events))):
        expected, found = _nth(taken.events, number), _nth(came.events, number)
        if expected != found:
            return f"event {number + 1}: expected {expected}, came {found}"
    return None if taken.dice == came.dice else f"expected {taken.dice} dice, came {came.dice}"


def _nth(events: list[RecordedEvent], number: int) -> str:
    return str(events[number]) if number < len(events) else "nothing"


def read_games(file: Path) -> list[Game]:
    """All games of a file."""
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=list[Game])


def write_games(file: Path, games: list[Game]) -> None:
    """A game a line, packed; the same games give the same bytes."""
    lines = b",\n".join(msgspec.json.encode(game) for game in games)
    file.write_bytes(gzip.compress(b"[\n" + lines + b"\n]\n", mtime=0))
