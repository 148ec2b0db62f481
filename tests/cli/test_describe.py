"""`podzem map describe`: a dungeon map told in words."""

from pathlib import Path

import pytest

from podzem.cli.describing import describe
from podzem.core.words import LANGUAGES
from tests.cli.test_commands import ROOT, podzem

MAPS = ROOT / "src" / "podzem" / "world" / "maps"
PROBA = str(MAPS / "proba.json")


@pytest.mark.clause("delve.map.rect")
def test_delve_map_rect__the_command_tells_a_room_in_a_language() -> None:
    done = podzem("map", "describe", PROBA, "--room", "R1", "--from", "D1", "--lang", "uk")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "Кімната тягнеться на 50 футів з півночі на південь і на 50 футів зі сходу на захід. Вхід у західній стіні, "
        "за 20 футів від південного кута. Інших виходів не видно.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_and_passage_is_told_with_its_id(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    describe(Path(PROBA), "", "", 30, [], False, language)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [f"1:{area}" for area in ("PA", "J", "PB", "R1", "PC", "R2", "R3")]
    assert all(line.endswith(".") and "{" not in line for line in lines)


def test_a_room_is_found_by_what_stands_before_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    describe(Path(PROBA), "", "", 0, [], False, "en")
    before, _, words = next(line for line in capsys.readouterr().out.splitlines() if "R2" in line).partition("  ")
    describe(Path(PROBA), before, "", 0, [], False, "en")
    assert capsys.readouterr().out.strip() == words


@pytest.mark.clause("delve.map.squares")
def test_delve_map_squares__a_secret_door_is_a_wall_until_it_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    describe(Path(PROBA), "R2", "D2", 0, [], False, "en")
    describe(Path(PROBA), "R2", "D2", 0, ["SD1"], False, "en")
    unfound, found = capsys.readouterr().out.splitlines()
    assert unfound.endswith("No other exits are visible.")
    assert found.endswith("Other exits, clockwise: a secret door in the west wall, 10 feet from the south corner.")


def test_what_is_wrong_is_one_line_with_2() -> None:
    for words in (
        [PROBA, "--room", "R9"],
        [PROBA, "--room", "2:R1"],
        [PROBA, "--room", "R1", "--from", "D2"],
        [PROBA, "--room", "R2", "--from", "SD1"],
        [PROBA, "--from", "D1"],
        [PROBA, "--light", "25"],
        [PROBA, "--found", "D77"],
        [str(MAPS / "porechye.json")],
        ["nowhere.json"],
    ):
        done = podzem("map", "describe", *words)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), words
