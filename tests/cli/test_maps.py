"""`podzem map`: one group of commands for dungeon and region documents."""

import json
from pathlib import Path

import pytest

from podzem.cli.maps import check, convert, draw
from podzem.core.errors import Malformed
from podzem.core.words import LANGUAGES
from podzem.world.region.generator.generate import draw_region
from podzem.world.region.region_file import sample_region, save_region
from tests.cli.test_commands import ROOT, podzem
from tests.world.region.demo import demo

MAPS = ROOT / "src" / "podzem" / "world" / "maps"
SAMPLE = MAPS / "porechye.json"


@pytest.mark.clause("surface.map.generator")
def test_surface_map_generator__the_command_prints_the_bytes_of_the_seed() -> None:
    done = podzem("map", "random-region", "--seed", "1", "--size", "20x20")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == save_region(draw_region(1))


@pytest.mark.clause("surface.map.validation")
def test_surface_map_validation__the_command_tells_every_fault_and_ends_with_1(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    bad = demo(fords=[[0, 0]])
    bad["rivers"][0]["widths"] = [2, 1, 1]
    bad["landmarks"][3]["dwellers"] = "unicorn"
    file.write_text(json.dumps(bad), encoding="utf-8")
    done = podzem("map", "check", str(file))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.count("fault:") == 3  # its dungeon is nobody's; the ford is not judged without the river
    for word in ("rivers[0].widths", "unicorn", "demo_dungeon", "surface.map.validation"):
        assert word in done.stdout


def test_a_wrong_command_line_is_one_line_with_2(tmp_path: Path) -> None:
    for words in (
        ["check", "nowhere.json"],
        ["convert", str(SAMPLE), "--to", "pdf"],
        ["convert", str(MAPS / "proba.json"), "--to", "text"],
        ["random-region", "--size", "20"],
        ["random-region", "--size", "5x5"],
        ["random-region", "--seed", "-1"],
    ):
        done = podzem("map", *words)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_map_is_called_good_and_what_is_odd_is_told(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(SAMPLE, language)
    assert check(MAPS / "zrazok.json", language)
    assert len(capsys.readouterr().out.splitlines()) == 2
    odd = tmp_path / "odd.txt"
    odd.write_text(".~.\n...\nclearing 0,0 0,1\nstart 0,0 1-2-1 clear\n", encoding="utf-8")
    assert check(odd, language)
    good, warned = capsys.readouterr().out.splitlines()
    assert "3 × 2" in good
    assert "paths[0]" in warned


def test_a_region_goes_round_through_every_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert convert(SAMPLE, "text", "en") == []
    text = tmp_path / "region.txt"
    text.write_text(capsys.readouterr().out, encoding="utf-8")
    assert convert(text, "json", "en") == []
    assert capsys.readouterr().out == save_region(sample_region("porechye"))
    assert any("landmarks.dwellers" in line for line in convert(SAMPLE, "text-mapper", "en"))
    mapper = tmp_path / "region.map"
    mapper.write_text(capsys.readouterr().out, encoding="utf-8")
    assert '0606 grass bridge start town "Brodets"' in mapper.read_text(encoding="utf-8")
    assert convert(mapper, "json", "en") == []
    assert json.loads(capsys.readouterr().out)["terrain"] == list(sample_region("porechye").rows)


def test_a_dungeon_is_saved_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert convert(MAPS / "proba.json", "json", "en") == []
    assert capsys.readouterr().out == (MAPS / "proba.json").read_text(encoding="utf-8")


def test_a_drawn_region_may_be_printed_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    draw(5, "12x10", "text", "ru")
    lines = capsys.readouterr().out.splitlines()
    assert [len(line) for line in lines[:10]] == [12] * 10
    with pytest.raises(Malformed):
        draw(5, "12x10", "song", "ru")
