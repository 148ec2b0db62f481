"""A question asked of a state never changes it: not when it is over, and not for a moment meanwhile."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, Decision
from podzem.core.dice import Seeded
from podzem.core.system import System
from podzem.systems import SYSTEMS, load_system
from tests.conformance.test_systems import walk
from tests.corpus.games import FOLDER, Play, read_games

WATCHER = -1
OPTIONS_ASKED = 6
"""Of so many open decisions each the chances and the reasons against another seat's are asked."""
SEEDS = {"escape": (21, 22, 23), "dungeon": (21, 22), "surface": (21, 22), "screen": (21, 22), "delve": (21, 22)}
EVERY = {"escape": 5, "dungeon": 7, "surface": 7, "screen": 9, "delve": 9}
"""Every so many decisions of a game everything is asked."""
RECORDED = 41
"""Of so many recorded games one is looked at, and two that begin in a town."""


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> Any:
    return load_system(request.param)


def questions(system: System[Any], state: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that can be asked of a state, by name."""
    decisions = system.decisions(state)
    some = decisions[:: max(1, len(decisions) // OPTIONS_ASKED)]
    wrong = [Decision(0, "nonsense"), *(Decision(JUDGE, each.order, each.words) for each in some)]
    seats = (*system.turns.awaited(state), JUDGE, WATCHER)
    yield "decisions", lambda: system.decisions(state)
    yield "refuse", lambda: [system.refuse(state, each) for each in (*decisions, *wrong)]
    yield "open_to", lambda: [open_to(system, state, seat) for seat in seats]
    yield "awaited", lambda: (system.turns.awaited(state), system.turns.needed(state), system.turns.turn(state))
    yield "fallback", lambda: [system.turns.fallback(state, seat) for seat in system.turns.awaited(state)]
    yield "view", lambda: [system.view(state, viewer) for viewer in seats]
    yield "seen", lambda: [system.showing.seen(state, viewer) for viewer in seats]
    yield "scene", lambda: system.showing.scene(state)
    yield "resample", lambda: [system.resample(state, viewer, Seeded(5)) for viewer in seats]
    yield "outcome", lambda: system.outcome(state)
    yield "write", lambda: system.forms.write(state)
    yield "chances", lambda: system.advice.chances(state, some)
    places = system.showing.places
    if places is not None:
        yield "names", lambda: [places.namer(state)(id) for viewer in seats for id in places.shown(state, viewer)]


def parts(found: object, known: dict[int, object]) -> dict[int, object]:
    """The objects of which a state consists, by their identity; what its setting is made of is no part."""
    if id(found) in known or found is None or isinstance(found, str | int | bytes):
        return known
    if isinstance(found, dict):
        inner: list[object] = list(found.values())
    elif isinstance(found, list | tuple):
        inner = list(found)
    elif is_dataclass(found) and not isinstance(found, type):
        known[id(found)] = found
        inner = [getattr(found, field.name) for field in fields(found) if field.name != "setting"]
    else:
        return known
    for each in inner:
        parts(each, known)
    return known


@contextmanager
def watched(state: Any, patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Notes every field of the state's own objects that is set meanwhile; answers that it remembers are none."""
    own, changes = parts(state, {}), list[str]()
    with patch.context() as inner:
        for kind in {type(one) for one in own.values()}:
            inner.setattr(kind, "__setattr__", _noting(kind.__setattr__, own, changes))
        yield changes


def _noting(
    plain: Callable[[object, str, object], None], own: dict[int, object], changes: list[str]
) -> Callable[[object, str, object], None]:
    def note(self: object, name: str, value: object) -> None:
        if id(self) in own and name != "memo":
            changes.append(f"{type(self).__name__}.{name}")
        plain(self, name, value)

    return note


def test_what_is_asked_changes_nothing(system: Any) -> None:
    for seed in SEEDS[system.key]:
        for number, (state, _) in enumerate(walk(system, seed)):
            if number % EVERY[system.key]:
                continue
            for name, ask in questions(system, state):
                before = state.key()
                ask()
                assert state.key() == before, (name, seed, number)


def check(system: System[Any], state: Any, patch: pytest.MonkeyPatch, where: object) -> None:
    """Ask everything, and look whether the state has changed or was changed meanwhile."""
    before = state.key()
    for name, ask in questions(system, state):
        with watched(state, patch) as changes:
            ask()
        assert (changes, state.key() == before) == ([], True), (name, where)


def test_what_is_asked_changes_nothing_even_for_a_moment(system: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, (state, _) in enumerate(walk(system, 31)):
        if number % (2 * EVERY[system.key]) == 0:
            check(system, state, monkeypatch, number)


def test_what_is_asked_in_a_meeting_a_combat_or_a_town_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Recorded games, asked at their first moment of each stage."""
    stages: set[str] = set()
    games = read_games(FOLDER / "dungeon.json.gz")
    for game in [*games[::RECORDED], *(game for game in games if game.name in ("town-0", "town-1"))]:
        play, asked = Play(game), set[str]()
        for taken in game.steps[1:]:
            play.take(taken.do, taken.rulings)
            stage = "question" if play.state.questions else play.state.stage
            if stage not in asked | {"over"}:
                check(play.system, play.state, monkeypatch, f"{game.name} {taken.do}")
            asked.add(stage)
        stages |= asked
    assert stages >= {"question", "orders", "meeting", "combat", "town"}


def test_a_change_for_a_moment_would_be_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    system: Any = load_system("dungeon")
    state = next(state for state, _ in walk(system, 31))
    with watched(state, monkeypatch) as changes:
        state.company.turn += 1
        state.company.turn -= 1
        other = state.copy()
        other.company.turn += 1
    assert changes == ["Company.turn", "Company.turn"]
