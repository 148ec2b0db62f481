"""Perft: counted trees against a naive second program, and against numbers worked out by hand."""

import itertools
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.lab.perft import divide
from podzem.systems import load_system
from tests.perft.naive import Scene

SYSTEM = load_system("escape")
NO_CHANCE: dict[str, Any] = {"chance": []}


def standing(board: str, square: str, counters: dict[str, list[str]] | None = None) -> Any:
    data = {"players": {"0": {"square": square}}, "counters": counters or {}, **NO_CHANCE}
    return SYSTEM.forms.read(2, {"board": board}, data)


def rolled(board: str, square: str, throw: int, counters: dict[str, list[str]], **turn: Any) -> Any:
    data = {"players": {"0": {"square": square}}, "counters": counters, "phase": "move", "thrown": throw}
    return SYSTEM.forms.read(2, {"board": board}, {**data, "steps": throw, **NO_CHANCE, **turn})


def told(counts: dict[Decision, int]) -> str:
    return "\n".join(f"{decision}: {count}" for decision, count in sorted(counts.items()))


def open_squares(scene: Scene) -> list[str]:
    kinds = ("tunnel", "chance", "start")
    return [square for square, kind in scene.kind.items() if kind in kinds and square not in scene.blocked]


def scenes() -> list[tuple[str, Scene, dict[str, list[str]]]]:
    """The three boards bare, and strewn with counters in many seeded ways."""
    found = [(board, Scene(board), {}) for board in ("short", "classic", "twin")]
    for seed, board in itertools.product(range(12), ("short", "classic")):
        dice, bare = Seeded(seed), Scene(board)
        mouth = {"t0105", "t0205", "c0204", "t0206", "t0305", "t0103", "t0203", "t0303", "c0403"}
        takers = [name for name, kind in bare.kind.items() if kind in ("tunnel", "chance") and name not in mouth]
        blocked = {takers[dice.face(len(takers)) - 1] for _ in range(3)}
        pointed = {takers[dice.face(len(takers)) - 1] for _ in range(4)} - blocked
        arrows = {name: bare.neighbours[name][dice.face(len(bare.neighbours[name])) - 1] for name in sorted(pointed)}
        counters = {name: ["cave_in"] for name in blocked} | {name: [f"pointer>{to}"] for name, to in arrows.items()}
        found.append((f"{board}-{seed}", Scene(board, frozenset(blocked), arrows), counters))
    return found


@pytest.mark.parametrize(
    ("name", "scene", "counters"), scenes(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_paths_of_every_square_and_throw_are_those_of_the_naive_program(
    name: str, scene: Scene, counters: dict[str, list[str]]
) -> None:
    for square in open_squares(scene):
        for throw in range(1, 7):
            expected = scene.paths(square, throw)
            game = rolled(scene.board, square, throw, counters)
            found = {decision.words for decision in SYSTEM.decisions(game) if decision.order == "go"}
            assert found == expected, (square, throw)
        for chasm, throw in itertools.product(scene.jumpable(square), range(2, 6)):
            game = rolled(scene.board, square, throw, counters, move="jump", chasm=chasm)
            found = {decision.words for decision in SYSTEM.decisions(game)}
            assert found == scene.jumps(square, chasm, throw), (square, chasm, throw)


def naive_divide(scene: Scene, square: str, depth: int) -> dict[str, int]:
    """Courses of two or three decisions of a lone walker without cards; seat 1 is outside and can only throw."""

    def next_turn(at: str, throw: int) -> int:
        """One decision more: the other throws; or, after a six, pass, throw, jump, or give up in prison."""
        if throw != 6:
            return 6
        if scene.kind[at] in ("beast", "devil"):
            return 1
        return 2 if scene.kind[at] == "prison" else 1 + 6 + 6 * len(scene.jumpable(at))

    def walked(paths: set[tuple[str, ...]], throw: int) -> int:
        return len(paths) if depth == 2 else sum(next_turn(path[-1], throw) for path in paths)

    counts = {"0 roll": 0}
    for throw in range(1, 7):
        paths = scene.paths(square, throw)
        counts["0 roll"] += walked(paths, throw) if paths else next_turn(square, throw)
    for chasm in scene.jumpable(square):
        fallen = 6 + (6 + 1)  # a 1: seat 1 throws; a 6: he is outside and throws or passes
        counts[f"0 jump {chasm}"] = fallen + sum(len(scene.jumps(square, chasm, throw)) for throw in range(2, 6))
    return counts


@pytest.mark.parametrize("board", ["short", "classic", "twin"])
def test_two_decisions_deep_the_counts_are_those_of_the_naive_program(board: str) -> None:
    scene = Scene(board)
    for square in open_squares(scene):
        counts = divide(SYSTEM, standing(board, square), 2)
        assert {str(decision): count for decision, count in counts.items()} == naive_divide(scene, square, 2), told(
            counts
        )


@pytest.mark.parametrize("square", ["start", "t0103", "t0203", "t0303", "t0901", "t1201", "t1103"])
def test_three_decisions_deep_the_counts_are_those_of_the_naive_program(square: str) -> None:
    scene = Scene("short")
    counts = divide(SYSTEM, standing("short", square), 3)
    expected = naive_divide(scene, square, 3)
    assert {str(decision): count for decision, count in counts.items()} == expected, told(counts)


@pytest.mark.clause("escape.move.full_number")
def test_escape_move_full_number__from_the_start_fifteen_ways() -> None:
    """By hand from the Check: 1, 1, 3, 3, 3 and 4 paths for the six throws."""
    counts = divide(SYSTEM, standing("classic", "start"), 2)
    assert {str(decision): count for decision, count in counts.items()} == {"0 roll": 1 + 1 + 3 + 3 + 3 + 4}, told(
        counts
    )


@pytest.mark.clause("escape.chasm.jump")
def test_escape_chasm_jump__from_t0704_by_hand() -> None:
    """By hand: 2 + 3 + 2 + 3 landings for 2 to 5; a 1 hands on (6 throws), a 6 throws again or passes (7)."""
    counts = divide(SYSTEM, standing("classic", "t0704"), 2)
    assert counts[Decision(0, "jump", ("h0703",))] == (2 + 3 + 2 + 3) + 6 + 7, told(counts)


@pytest.mark.clause("escape.chance.deck")
def test_escape_chance_deck__the_whole_deck_fans_into_its_cards() -> None:
    """One step onto a red square with a whole deck and no cards: 44 kinds; most then leave seat 1 a throw.

    The moves of `advance` are decisions of seat 0: from c1201 two paths for 3 (by t1303 or t1402), four for 5 (by
    t1203 to t1103 or t1204, by c1502 to t1503 or t1602). A fall kills him at once, since an empty hand is not asked.
    """
    data = {"players": {"0": {"square": "t1101"}}, "phase": "move", "thrown": 1, "steps": 1}
    game = SYSTEM.forms.read(2, {}, data)
    counts = divide(SYSTEM, game, 2)
    advances = 2 + 4
    extra_turns = 2 * (6 + 1)
    others = 44 - 2 - 2
    assert counts[Decision(0, "go", ("c1201",))] == others * 6 + extra_turns + advances, told(counts)
