"""After any amendment the game goes on, or the amendment is refused by name: nobody is ever left without a decision."""

from random import Random
from typing import Any

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.step import digest, step
from podzem.systems import SYSTEMS, load_system
from tests.conformance.amending import amendment
from tests.seen import seen

FIGHT = {"kind": "goblin", "at": "1,0 3,0 4,0 5,0", "step": "fight"}
PIT = 'traps {"id": "TR1", "area": "a", "rect": [12, 0, 3, 3], "type": "pit", "bound": "place"}'
SCENES: dict[str, tuple[dict[str, Any], ...]] = {
    "dungeon": (
        {
            "at": "14,5",
            "party": ["man torch! sword* shield*", "+man sword*", "porter"],
            "met": {"kind": "chud", "count": 2, "at": "20,5", "combat": True},
        },
        {
            "at": "14,5",
            "party": ["man torch! sword*", "+man bow*", "donkey"],
            "met": {"kind": "karl", "count": 1, "at": "20,5"},
        },
        {"at": "23,31", "party": ["man torch! rope:5 wedge:2", "+man torch:2", "porter knife"]},
    ),
    "delve": (
        {"drawing": "AAAAAAAAAA", "party": ["man sword* torch!", "man bow* quiver+"], "met": FIGHT},
        {"drawing": "AAbbbbbbbbbb", "edges": ["1,0 E open O1", "11,0 E outside"], "party": ["man torch!"]},
        {"drawing": "aaaaaaaa", "objects": [PIT], "at": "0,0", "known": False, "party": ["man torch!", "man"]},
    ),
}
"""Scenes that a random game seldom comes to, where cases can set them up."""
ASKED: dict[str, dict[str, Any]] = {
    "dungeon": {"judge_opponents": "ask"},
    "delve": {"judge": "ask", "hints": "judge"},
}
"""What a judge wants to be asked, in some of the games."""
GAMES = {"escape": 60, "dungeon": 14}
STEPS = {"escape": 60, "dungeon": 25}
TRIES = {"escape": 6, "dungeon": 6, "surface": 40}
"""Amendments that are tried before each decision, until one is accepted; of a campaign little may be set by hand."""


def begun(system: Any, seed: int) -> Any:
    scenes = SCENES.get(system.key, ())
    if seed % 2 and scenes:
        asked = ASKED[system.key] if seed % 3 == 0 else {}
        return system.forms.staging.stage(1, asked, scenes[seed // 2 % len(scenes)])
    asked = ASKED.get(system.key, {}) if seed % 4 == 0 else {}
    return system.setup(system.book.seats[0] + seed % 3, asked, Scribe(Seeded(seed)))


class Play:
    """One game with a judge who cannot keep his hands off it."""

    def __init__(self, system: Any, seed: int) -> None:
        self.system, self.random, self.dice = system, Random(seed), Seeded(seed, 5)
        self.state = begun(system, seed)
        self.amended = 0
        self.told: list[str] = []

    def amend(self) -> None:
        """Try until something is accepted; a refusal names its clause and changes nothing."""
        for _ in range(TRIES.get(self.system.key, 6)):
            tried, before = amendment(self.system, self.state, self.random), digest(self.state)
            refusal = self.system.refuse(self.state, tried)
            if refusal is not None:
                assert refusal.clause in self.system.book.clauses
                assert "\n" not in str(refusal)
                assert digest(self.state) == before
                continue
            self.state = step(self.system, self.state, tried, self.dice).state
            self.amended += 1
            self.told.append(str(tried))
            return

    def look(self) -> None:
        """Everybody can look at it."""
        players, _ = self.system.forms.table_options(self.state)
        for viewer in (WATCHER, JUDGE, self.random.randrange(players)):
            assert seen(self.system, self.state, viewer)
            assert self.system.resample(self.state, viewer, Seeded(1)) is not None

    def go_on(self) -> bool:
        """Somebody decides or is late; false when there is an outcome."""
        if self.system.outcome(self.state) is not None:
            assert self.system.turns.awaited(self.state) == ()
            return False
        needed = self.system.turns.needed(self.state)
        assert needed, "nobody can decide"
        seat = self.random.choice(needed)
        own = open_to(self.system, self.state, seat)
        assert own, f"seat {seat} is asked and can decide nothing"
        late = self.random.random() < 0.4
        decision = self.system.turns.fallback(self.state, seat) if late else self.random.choice(own)
        self.told.append(str(decision))
        self.state = step(self.system, self.state, decision, self.dice).state
        return True


def play(key: str, seed: int, steps: int) -> int:
    """Play on through amendments; how many were accepted."""
    game = Play(load_system(key), seed)
    try:
        for _ in range(steps):
            if game.random.random() < 0.4:
                game.amend()
            game.look()
            if not game.go_on():
                break
    except Exception as error:
        error.add_note(f"{key}, seed {seed}: {game.told[-12:]}")
        raise
    return game.amended


@pytest.mark.parametrize("key", SYSTEMS)
def test_a_game_goes_on_after_any_amendment(key: str) -> None:
    amended = sum(play(key, seed, STEPS.get(key, 25)) for seed in range(GAMES.get(key, 14)))
    assert amended > 3 * GAMES.get(key, 14)


@pytest.mark.deep
@pytest.mark.parametrize("key", SYSTEMS)
def test_a_thousand_games_go_on_after_any_amendment(key: str) -> None:
    many = 20 * GAMES.get(key, 14)
    assert sum(play(key, seed, STEPS.get(key, 25)) for seed in range(1000, 1000 + many)) > 3 * many
