"""T8, the random meetings above ground (surface.encounter.tables)."""

import pytest

from podzem.world.creatures import Above
from podzem.world.region.meetings import MEETINGS, above_of, kind_met
from tests.world.region.demo import drawn

T8 = """
plain    wolf herd peasant nomad nomad patrol bandit doghead retinue host doghead_host dragon
forest   wolf bear boar hunter bandit bandit doghead leshy werewolf maneater doghead_host dragon
hills    wolf herd bandit hunter bandit doghead doghead maneater griffin giant doghead_host dragon
mountain wolf bear bandit maneater maneater doghead doghead griffin giant giant doghead_host dragon
bog      viper bogfolk bogfolk ghoul bandit doghead wolf hunter werewolf maneater vodyanoy dragon
path     merchant merchant pilgrim pilgrim patrol patrol bandit bandit retinue peasant host doghead_host
water    hunter rusalka rusalka vodyanoy peasant peasant merchant bandit wolf bogfolk patrol dragon
"""


@pytest.mark.clause("surface.encounter.tables")
def test_surface_encounter_tables__columns() -> None:
    lines = [line.split() for line in T8.strip().splitlines()]
    assert {line[0]: tuple(line[1:]) for line in lines} == MEETINGS


@pytest.mark.clause("surface.encounter.tables")
def test_surface_encounter_tables__the_row_is_the_face_and_a_region_may_have_its_own_column() -> None:
    usual = drawn(".")
    assert kind_met(usual, "forest", 8) == "leshy"
    assert kind_met(usual, "path", 8) == "bandit"
    own = drawn(".", encounters={"forest": ["bear"] * 12, "creatures": {"bear": {"number": "2", "attitude": 3}}})
    assert kind_met(own, "forest", 8) == "bear"
    assert kind_met(own, "path", 8) == "bandit"
    assert above_of(own, "bear") == Above("2", attitude=3)
    assert above_of(usual, "bear") == Above("1")
    assert above_of(usual, "rat") == Above("d6+1")
