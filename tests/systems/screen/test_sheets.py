"""Characters that come out of one fight and go into the next with their wounds (screen.crit.treatment)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER
from podzem.core.dice import Seeded
from podzem.core.errors import Refused
from podzem.core.forms import plain
from podzem.core.scribe import Scribe
from podzem.systems.screen.data import CHARACTERS, KINDS, read_kind
from podzem.systems.screen.sheets import document_of, row_of
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import one, stage

WOUND = {"zone": "leg_left", "row": 75, "name": "broken_shin", "effects": ["fracture"]}
HURT: dict[str, Any] = {
    "at": "5,5",
    "hp": 7,
    "wounds": [WOUND],
    "stuck": ["arrow"],
    "exhausted": 1,
    "lost_ap": ["0", "0", "0", "1", "0", "0"],
}


def hurt() -> Any:
    return stage(darya=HURT, brigand={"at": "20,5"})


@pytest.mark.clause("screen.data.pregens")
@pytest.mark.clause("screen.data.bestiary")
@pytest.mark.parametrize("kind", [*CHARACTERS.values(), *KINDS.values()], ids=lambda kind: kind.id)
def test_a_sheet__is_read_back_from_its_row(kind: Any) -> None:
    assert read_kind(row_of(kind), kind.character) == kind


@pytest.mark.clause("screen.crit.treatment")
def test_wounds__stay_on_the_character_from_fight_to_fight() -> None:
    before = one(hurt(), "darya")
    sheet = json.dumps([document_of(hurt(), before)], indent=1)
    fight = SYSTEM.setup(1, {"fight": "gate", "sheets": sheet}, Scribe(Seeded(1)))
    after = one(fight, "darya")
    for name in ("wounds", "stuck", "exhausted", "lost_ap"):
        assert getattr(after, name) == getattr(before, name), name
    assert after.hp <= before.hp
    assert [weapon.kind for weapon in after.weapons] == [weapon.kind for weapon in before.weapons]
    numbers = [weapon.number for each in fight.creatures.values() for weapon in each.weapons]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.clause("screen.char.characteristics")
def test_a_stranger__takes_the_place_of_the_first_hero() -> None:
    row = {**row_of(CHARACTERS["darya"]), "id": "anna", "name": {"en": "Anna", "ru": "Анна"}}
    fight = SYSTEM.setup(1, {"fight": "ford", "sheets": json.dumps([row], indent=1)}, Scribe(Seeded(1)))
    assert next(iter(fight.creatures.values())).id == "anna"


@pytest.mark.clause("screen.char.characteristics")
@pytest.mark.parametrize(
    "fault",
    [
        {"hp": 0},
        {"hp": 99},
        {"wounds": [{**WOUND, "name": "stumble"}]},
        {"wounds": [{**WOUND, "zone": "tail"}]},
        {"wounds": [{**WOUND, "effects": ["dead"]}]},
        {"lost_ap": ["1"]},
        {"weapons": [{"kind": "spoon", "number": 1}]},
        {"exhausted": 1000},
        {"seat": 3},
        {"ammo": {"arrow": "many"}},
    ],
)
def test_a_sheet_that_is_wrong__is_refused_in_a_line(fault: dict[str, Any]) -> None:
    row = {**row_of(CHARACTERS["darya"]), "carried": fault}
    with pytest.raises(Refused) as error:
        SYSTEM.setup(1, {"sheets": json.dumps([row], indent=1)}, Scribe(Seeded(1)))
    assert error.value.refusal.clause == "screen.char.characteristics"
    assert "\n" not in str(error.value)


@pytest.mark.clause("screen.core.visibility")
def test_sheets__are_given_after_the_fight_to_whom_they_belong() -> None:
    fight = hurt()
    assert plain(SYSTEM.showing.seen(fight, 0))["sheets"] == []
    fight.stage = "after"
    assert [sheet["id"] for sheet in plain(SYSTEM.showing.seen(fight, 0))["sheets"]] == ["darya"]
    assert plain(SYSTEM.showing.seen(fight, WATCHER))["sheets"] == []
    assert len(plain(SYSTEM.showing.seen(fight, JUDGE))["sheets"]) == 1
