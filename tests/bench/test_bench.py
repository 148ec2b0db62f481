"""The bench's own promises: the shortest time counts, answers must agree, nobody is skipped silently."""

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = ("contenders", "figures", "install", "results", "run", "search_games", "table")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """The bench's programs, which import each other by name as they do when run."""
    monkeypatch.syspath_prepend(ROOT / "bench")
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    return {name: importlib.import_module(name) for name in MODULES}


def figure(seconds: float, **changed: Any) -> dict[str, Any]:
    plain = {"group": "random playouts", "name": "escape short", "counts": {"steps": 30.0, "decisions": 20.0}}
    return {**plain, "answer": "", "yardstick": True, "seconds": seconds, **changed}


def program(name: str, text: str, bench: dict[str, ModuleType]) -> Any:
    return bench["contenders"].Contender(name, [sys.executable, "-c", text])


def telling(seconds: float, **changed: Any) -> str:
    return f"print({json.dumps({'version': 'x 1', 'figures': [figure(seconds, **changed)]})!r})"


def test_the_shortest_time_is_judged(bench: dict[str, ModuleType]) -> None:
    results = bench["results"].Results()
    for seconds in (3.0, 2.0, 5.0):
        results.add("podzem compiled", figure(seconds))
    (row,) = results.rows
    assert (row.rate(), row.rate("decisions"), row.seconds) == (15.0, 10.0, [3.0, 2.0, 5.0])


def test_other_work_than_in_the_round_before_is_an_error(bench: dict[str, ModuleType]) -> None:
    results = bench["results"].Results()
    results.add("chess", figure(1.0))
    with pytest.raises(bench["results"].Disagreement, match="chess: escape short"):
        results.add("chess", figure(1.0, counts={"steps": 31.0}))


def test_different_answers_to_one_question_are_an_error(bench: dict[str, ModuleType]) -> None:
    results = bench["results"].Results()
    results.add("icepool", figure(1.0, group="dice", answer="3/8"))
    results.add("dyce", figure(1.0, group="dice", answer="1/8"))
    with pytest.raises(bench["results"].Disagreement, match="dice: icepool: escape short says 3/8; dyce"):
        results.agree()


def test_ratios_say_how_many_times_as_fast_podzem_is(bench: dict[str, ModuleType]) -> None:
    results = bench["results"].Results()
    results.add("podzem compiled", figure(1.0))
    results.add("open_spiel", figure(4.0, name="maedn, inside C++", yardstick=False))
    (last,) = (line for line in bench["table"].tables(results) if line.startswith("open_spiel"))
    assert last.split()[-1] == "4.00"
    (goal,) = bench["table"].reached(results)
    assert (goal.least, goal.steps, goal.decisions) == (1, 4.0, 4.0)
    assert bench["table"].goal_lines([goal])[-1].endswith("  reached")


def test_a_peer_that_is_not_installed_is_skipped_with_the_reason(bench: dict[str, ModuleType], tmp_path: Path) -> None:
    places = bench["contenders"].Places(tmp_path)
    places.failure("dyce").parent.mkdir()
    places.failure("dyce").write_text("no wheel for this Python", encoding="utf-8")
    skipped = bench["run"].Bench(bench["contenders"].contenders(places)).skipped
    assert set(skipped) == {"podzem compiled", "open_spiel", "chess", "icepool", "dyce", "boardgame.io"}
    assert skipped["dyce"] == "no wheel for this Python"
    assert all(skipped.values())


def test_a_peer_that_fails_is_skipped_by_its_last_word(bench: dict[str, ModuleType]) -> None:
    both = [program("chess", "import nothing_of_that_name", bench), program("podzem interpreted", telling(1.0), bench)]
    run = bench["run"].Bench(both)
    run.round()
    assert run.skipped == {"chess": "ModuleNotFoundError: No module named 'nothing_of_that_name'"}
    assert [row.contender for row in run.results.rows] == ["podzem interpreted"]


def test_podzem_itself_may_not_fail(bench: dict[str, ModuleType]) -> None:
    run = bench["run"].Bench([program("podzem interpreted", "raise SystemExit('broken')", bench)])
    with pytest.raises(bench["run"].Broken, match="broken"):
        run.round()


def test_an_installation_that_fails_leaves_the_reason(bench: dict[str, ModuleType], tmp_path: Path) -> None:
    places, install = bench["contenders"].Places(tmp_path), bench["install"]

    def refuse(folder: Path, wanted: str) -> None:
        install.command([sys.executable, "-c", f"raise SystemExit('ERROR: no {wanted}')"])

    install.ensure(places, "chess", "chess==0", refuse)
    assert places.failure("chess").read_text(encoding="utf-8") == "ERROR: no chess==0"
    assert not places.ready("chess").exists()


def test_what_is_installed_is_not_installed_again(bench: dict[str, ModuleType], tmp_path: Path) -> None:
    places, asked = bench["contenders"].Places(tmp_path), []

    def install(folder: Path, wanted: str) -> None:
        asked.append(wanted)
        folder.mkdir(parents=True, exist_ok=True)

    for wanted in ("chess==1", "chess==1", "chess==2"):
        bench["install"].ensure(places, "chess", wanted, install)
    assert asked == ["chess==1", "chess==2"]


def test_the_page_names_every_peer_with_the_version_that_is_installed(bench: dict[str, ModuleType]) -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    manifest = json.loads((ROOT / "bench" / "boardgame" / "package.json").read_text(encoding="utf-8"))
    wanted = [requirement.split("==") for requirement in bench["contenders"].PYTHON_PEERS.values()]
    for name, version in (*wanted, *manifest["dependencies"].items()):
        assert f"{name} {version}" in page


def test_games_of_a_searcher_are_summed_up_with_the_interval(bench: dict[str, ModuleType]) -> None:
    played = bench["search_games"].Played
    told = bench["search_games"].summary([played(True, 30, 10, 1.0), played(False, 50, 30, 1.0)])
    assert told.startswith("won 1 of 2: 50.0% (9.5% to 90.5%); 0.050 s a decision, 20.0 decisions and 40.0 rounds")


def test_a_game_of_a_searcher_is_the_same_again_with_nodes(
    bench: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--board", "short", "--games", "2", "--nodes", "5", "--seed", "3"]
    told = []
    for _ in range(2):
        bench["search_games"].main(asked)
        told.append(capsys.readouterr().out.split(";")[0])
    assert told[0] == told[1]
    assert "of 2:" in told[0]
