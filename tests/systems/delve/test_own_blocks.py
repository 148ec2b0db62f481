"""What a map says for `delve` alone stands over listed and derived values (delve.shared.map, 7)."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from podzem.cli.describing import describe
from podzem.core.dice import Scripted, Seeded
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import creature, nature
from podzem.systems.delve.chapters.encounters.keyed import keyed_band
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import level, squares
from podzem.systems.delve.sketched import document
from podzem.systems.delve.staging import stage
from podzem.systems.dungeon.system import SYSTEM as DUNGEON

HALL = {"drawing": "aAAA", "edges": ["0,0 W outside", "0,0 E door D1"], "party": ["man torch!"]}


def hall(*objects: str) -> Game:
    return stage(1, {}, {**HALL, "objects": list(objects)})


def bear_of_the_specimen() -> Game:
    """Depth 2 of the full example in `world.md`."""
    text = files("podzem.world").joinpath("maps", "zrazok.json").read_text(encoding="utf-8")
    return stage(1, {"map": text if "\n" in text else text + "\n"}, {"party": ["man torch!"]})


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__the_bear_of_the_specimen_has_its_own_numbers() -> None:
    game = bear_of_the_specimen()
    (encounter,) = level(game, 2).encounters
    band = keyed_band(game, 2, encounter, Scribe(Scripted([])))
    (bear,) = band.members
    assert (nature(bear).hd, nature(bear).hp, nature(bear).wont, bear.hp) == (4, 20, "hostile", 20)
    assert nature(band).wont == "hostile"
    others = creature("bear")
    assert others.wont == "neutral", "another bear is as the bestiary has it"
    assert (nature(bear).attack, nature(bear).defence) == (others.attack, others.defence)


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__a_block_stands_over_what_both_rule_sets_read() -> None:
    game = hall(
        'A {"lit": false, "delve": {"lit": true}, "dungeon": {"shape": "round"}}',
        'D1 {"delve": {"door": {"kind": "locked", "quality": "fine"}}}',
        'encounters {"id": "EN1", "area": "A", "trigger": "enter", "kind": "bear", "number": 1, '
        '"delve": {"kind": "goblin", "number": 3}, "dungeon": {"number": 2}}',
    )
    ground = squares(game, 1)
    assert ground.areas["A"].lit
    assert ground.areas["A"].shape == "", "what is the other document's alone is not read"
    door = level(game, 1).opening("D1").door
    assert door is not None
    assert (door.kind, door.quality) == ("locked", "fine")
    (encounter,) = level(game, 1).encounters
    assert (encounter.kind, encounter.number) == ("goblin", "3")


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__the_other_document_reads_its_own_block_of_the_same_map() -> None:
    text = document({**HALL, "objects": ['A {"delve": {"lit": true}, "dungeon": {"shape": "round"}}']})
    game = DUNGEON.setup(1, {"map": text}, Scribe(Seeded(1)))
    area = game.dungeon.level(1).area("A")
    assert (area.lit, area.shape) == (False, "round")


@pytest.mark.clause("delve.shared.map")
@pytest.mark.parametrize(
    "block",
    [{"hd": "x"}, {"hp": 0}, {"hp": True}, {"damage": "many"}, {"wont": "odd"}, {"flags": [{}, 3]}, {"morale": -1}],
)
def test_delve_shared_map__what_is_no_number_of_a_creature_says_nothing(block: dict[str, Any]) -> None:
    own = creature("goblin", json.dumps(block))
    assert own.flags == (frozenset() if "flags" in block else creature("goblin").flags)
    assert (own.hd, own.hp, own.damage, own.wont, own.morale) == (1, 4, creature("goblin").damage, "hostile", 7)


@pytest.mark.clause("delve.shared.map")
def test_delve_shared_map__the_command_describes_the_map_as_delve_has_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.json"
    file.write_text(document({**HALL, "objects": ['A {"delve": {"shape": "round"}}']}), encoding="utf-8")
    describe(file, "A", "D1", 0, [], False, "en")
    assert capsys.readouterr().out.startswith("The room is roughly round, 30 feet across.")
