"""The Checks of the catalogue as data; they move to tests/cases when the system is listed."""

from pathlib import Path

import pytest

from podzem.lab.case_file import Case, read_cases
from podzem.lab.cases import faults
from podzem.systems import SYSTEMS

SYSTEMS.setdefault("surface", "podzem.systems.surface.system")
CASES = [case for file in sorted(Path(__file__).parent.glob("cases/*.toml")) for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.clauses)}-{case.where}")
def test_case(case: Case) -> None:
    assert faults(case) == []
