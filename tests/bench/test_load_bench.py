"""The load bench's own promises: a real server is loaded and stopped, the best round counts, nobody is hidden."""

import importlib
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = ("contenders", "sides", "turn", "verdict", "run_load")
OURS, MEMORY, FILES = "podzem, SQLite", "boardgame.io, memory", "boardgame.io, FlatFile"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """The bench's programs, which import each other by name as they do when run."""
    monkeypatch.syspath_prepend(ROOT / "bench")
    monkeypatch.syspath_prepend(ROOT / "bench" / "server")
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    return {name: importlib.import_module(name) for name in MODULES}


def told(moves: int, cpu: float, p99: float, peak: float, **changed: Any) -> dict[str, Any]:
    heard = {"p50": p99 / 2, "p99": p99, "most": p99}
    part = {"seconds": 2.0, "moves": moves, "cpu": cpu, "mover": heard, "table": heard, "memory": peak, "peak": peak}
    return {"closed": {**part, "stuck": 0}, "paced": {**part, "stuck": 0}, **changed}


def test_the_best_of_each_figure_is_judged(bench: dict[str, ModuleType]) -> None:
    best = bench["verdict"].best([told(100, 2.0, 9.0, 50), told(80, 1.0, 30.0, 40)])
    assert (best.per_core, best.moves, best.p99, best.paced_p99, best.peak) == (80.0, 50.0, 9.0, 9.0, 40)


def test_goals_are_held_against_each_storage_of_the_peer(bench: dict[str, ModuleType]) -> None:
    rounds = {OURS: [told(400, 1.0, 3.0, 50)], MEMORY: [told(90, 1.0, 10.0, 90)], FILES: [told(40, 1.0, 20.0, 120)]}
    verdicts = {goal.goal: (round(goal.ratio, 2), goal.verdict) for goal in bench["verdict"].reached(rounds)}
    assert verdicts[f"moves/s per core / {MEMORY}"] == (4.44, "reached")
    assert verdicts[f"memory, peak / {MEMORY}"] == (0.56, "NOT reached")
    assert verdicts[f"moves/s per core / {FILES}"] == (10.0, "reached, aim too")
    assert verdicts[f"p99, paced / {FILES}"] == (0.15, "reached, aim too")
    assert len(verdicts) == 8


def test_a_peer_that_is_not_there_or_fails_is_skipped_with_the_reason(
    bench: dict[str, ModuleType], tmp_path: Path
) -> None:
    side, places = bench["sides"].Side, bench["contenders"].Places(tmp_path)
    broken = side(FILES, "boardgame", [sys.executable, "-c", "raise SystemExit('no such disk')"])
    run = bench["run_load"].LoadBench([*bench["sides"].peers(places)[:1], broken], places, bench["turn"].Plan())
    run.round()
    assert set(run.skipped) == {MEMORY, FILES}
    assert "make bench-server" in run.skipped[MEMORY]
    assert run.skipped[FILES] == "no such disk"


def test_podzem_itself_may_not_fail(bench: dict[str, ModuleType], tmp_path: Path) -> None:
    broken = bench["sides"].Side(OURS, "podzem", [sys.executable, "-c", "raise SystemExit('broken')"])
    run = bench["run_load"].LoadBench([broken], bench["contenders"].Places(tmp_path), bench["turn"].Plan())
    with pytest.raises(bench["turn"].Broken, match="broken"):
        run.round()


def test_the_page_names_what_the_load_bench_installs() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert "## Server under load" in page
    assert all(name in page for name in (MEMORY, FILES, OURS))


def test_podzem_serves_a_small_load_to_its_end(bench: dict[str, ModuleType]) -> None:
    """Two tables for two seconds against a real server process; whatever was started is stopped."""
    places = bench["contenders"].Places(ROOT / ".build")
    if shutil.which("node") is None or bench["contenders"].lack_of(places, bench["contenders"].LOAD_PEER):
        pytest.skip("the load bench is not installed: make bench-server")
    plan = bench["turn"].Plan(tables=2, warm_up=0.5, seconds=2, rate=10)
    import podzem

    measured = bench["turn"].take_turn(bench["sides"].ours(Path(podzem.__file__).parents[1]), places, plan)
    assert measured["closed"]["moves"] > 10
    assert 10 <= measured["paced"]["moves"] <= 25
    for part in (measured["closed"], measured["paced"]):
        assert 0 < part["mover"]["p50"] <= part["mover"]["p99"] <= part["table"]["most"]
        assert part["cpu"] > 0
        assert part["peak"] > 10
        assert part["stuck"] == 0
