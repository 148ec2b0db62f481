"""Golden transcripts: what each viewer is told and shown, written once and refreshed only on purpose.

`pytest tests/golden --refresh-golden` writes them anew; read the difference before you commit it.
"""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import seat_name
from podzem.core.dice import Seeded
from podzem.core.events import sees
from podzem.core.journal import Moment, lines_for, open_game, record
from podzem.core.step import step
from podzem.core.words import Words
from podzem.lab.bots import decide, make_bot
from podzem.systems import SYSTEMS, load_system
from tests.seen import seen

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[int, dict[str, Any], int, str]] = {
    "escape": (3, {"board": "short", "round_limit": 60}, 240, "random"),
    "dungeon": (2, {"map": "proba"}, 90, "delver"),
    "screen": (2, {"fight": "cellar", "open_hp": False}, 60, "fighter"),
    "delve": (2, {"map": "mlyn"}, 70, "caller"),
    "surface": (2, {"judge_wandering": "automatic"}, 80, "caller"),
}
MANY = 40
"""More decisions than these are told by how many there are of each kind."""
VIEWERS = {"judge": -2, "watcher": -1, "seat-0": 0, "seat-1": 1}
LANGUAGES = {"judge": "en", "watcher": "ru", "seat-0": "bg", "seat-1": "uk"}


@cache
def moments(key: str) -> list[Moment[Any]]:
    players, options, most, name = GAMES[key]
    system, dice, bot = load_system(key), Seeded(2026), make_bot(load_system(key), name, 11)
    journal, moment = open_game(system, players, options, ["p"] * players, dice)
    course = [moment]
    while system.turns.needed(moment.state) and len(course) < most:
        seat = system.turns.needed(moment.state)[0]
        moment = record(journal, step(system, moment.state, decide(system, moment.state, seat, bot), dice))
        course.append(moment)
    return course


def transcript(key: str, viewer: str) -> str:
    """Every moment: the lines this viewer was told, what changed in his view, and his own open decisions."""
    system = load_system(key)
    words = Words(LANGUAGES[viewer], system.book.words, system.book.terms)
    seat, told, before = VIEWERS[viewer], 0, {}
    rows = [f"{key} as seen by {seat_name(seat)}"]
    for moment in moments(key):
        for event in lines_for(moment.events, seat):
            told += 1
            rows.append(f"{told}. {words.line(event, ['A', 'B', 'C'])} [{event.clause}]")
        view = dict(paths(seen(system, moment.state, seat), ""))
        rows += [f"    {path} = {json.dumps(value)}" for path, value in view.items() if before.get(path, ...) != value]
        rows += [f"    {path} gone" for path in before if path not in view]
        rows += [f"    > {text}" for text in offered(system, moment.state, seat)]
        before = view
    return "\n".join(rows) + "\n"


def offered(system: Any, state: Any, seat: int) -> list[str]:
    own = open_to(system, state, seat)
    if len(own) <= MANY:
        return [decision.text for decision in own]
    return [", ".join(f"{order} {count}" for order, count in Counter(d.order for d in own).items())]


def paths(value: Any, path: str) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [row for key, item in value.items() for row in paths(item, f"{path}.{key}" if path else str(key))]
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return [row for index, item in enumerate(value) for row in paths(item, f"{path}.{index}")]
    return [(path, value)]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("key", SYSTEMS)
def test_the_transcript_is_the_golden_one(key: str, viewer: str, pytestconfig: pytest.Config) -> None:
    file = FOLDER / f"{key}-{viewer}.txt"
    found = transcript(key, viewer)
    if pytestconfig.getoption("--refresh-golden"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_player_is_never_told_what_is_not_for_him(key: str) -> None:
    """In the transcript of seat 1 no line stands that is for others alone."""
    judge, player = transcript(key, "judge"), transcript(key, "seat-1")
    assert len(judge.splitlines()) > len(player.splitlines()) / 2
    system = load_system(key)
    hidden = [e for m in moments(key) for e in m.events if not sees(e.audience, 1)]
    told = [e for m in moments(key) for e in lines_for(m.events, 1)]
    assert hidden
    assert not {repr(event) for event in hidden} & {repr(event) for event in told}
    shown = seen(system, moments(key)[-1].state, 1)
    assert not [name for name in ("hands", "piles", "secrets") if shown.get(name) is not None]
