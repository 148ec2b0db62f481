"""A party that has lost its way sees, may order and is refused the same as one that has not, until something tells."""

import json
from typing import Any

import pytest

from podzem.core.decisions import WATCHER, Decision
from podzem.core.dice import Seeded
from podzem.core.events import sees
from podzem.core.forms import plain
from podzem.core.step import step
from podzem.systems.surface import staging
from podzem.systems.surface.game import Game
from podzem.systems.surface.system import SYSTEM

SIZE = 15
STEPS = 40
STRANGE = [
    Decision(0, "march", ("1", "N", "99")),
    Decision(0, "march", ("1", "NE", "1")),
    Decision(0, "enter", ("1", "selo")),
    Decision(0, "cross", ("1", "W-E")),
    Decision(0, "follow", ("1", "path", "3,3")),
    Decision(0, "swim_lake", ("1", "3,3")),
    Decision(0, "search_cell", ("1",)),
    Decision(0, "resume", ("1",)),
]


def plains(lost: bool) -> Game:
    """A party in the middle of a wide plain, at its place or two cells beside it."""
    middle = f"{SIZE // 2},{SIZE // 2}"
    data: dict[str, Any] = {
        "land": "/".join(["." * SIZE] * SIZE),
        "at": middle,
        "party": ["man ration:8", "donkey ration:60"],
        "parties": {"0": {"stops": ["cell"]}},
    }
    if lost:
        data["parties"]["0"] |= {"cell": f"{SIZE // 2 + 2},{SIZE // 2}", "lost": True}
    return staging.stage(1, {}, data)


def shown(game: Game, viewer: int) -> str:
    refusals = [str(SYSTEM.refuse(game, decision)) for decision in STRANGE]
    decisions = [str(decision) for decision in SYSTEM.decisions(game) if decision.seat == viewer]
    return json.dumps([plain(SYSTEM.view(game, viewer)), decisions, refusals, SYSTEM.turns.awaited(game)], default=str)


@pytest.mark.clause("surface.lost.secrecy")
@pytest.mark.parametrize("seed", range(4))
def test_lost_and_not_lost_are_the_same_bytes(seed: int) -> None:
    true, astray, chooser = plains(False), plains(True), Seeded(seed)
    one, two = Seeded(seed + 50), Seeded(seed + 50)
    for _ in range(STEPS):
        for viewer in (0, WATCHER):
            assert shown(true, viewer) == shown(astray, viewer)
        inner = [each for each in SYSTEM.decisions(true) if _stays_inside(true, astray, each)]
        decision = inner[int(chooser.face(len(inner))) - 1]
        first, second = step(SYSTEM, true, decision, one), step(SYSTEM, astray, decision, two)
        for viewer in (0, WATCHER):
            lines = [
                [event.data() for event in done.events if sees(event.audience, viewer)] for done in (first, second)
            ]
            assert lines[0] == lines[1]
        true, astray = first.state, second.state
    assert astray.parties[0].cell != true.parties[0].cell


def _stays_inside(true: Game, astray: Game, decision: Decision) -> bool:
    """The edge of the map would tell: only short marches, well away from it; parties stay whole."""
    if decision.order in ("split", "drop", "transfer", "build"):
        return False
    cells = [true.parties[0].cell, astray.parties[0].cell]
    if not all(4 <= cell.x < SIZE - 4 and 4 <= cell.y < SIZE - 4 for cell in cells):
        return decision.order not in ("march", "resume", "progress", "force_rest", "force_supplies")
    return decision.order != "march" or int(decision.words[2]) <= 2
