"""The worked Checks of every catalogue as data, run by the runner of all systems."""

from pathlib import Path

import pytest

from podzem.lab.case_file import Case, read_cases
from podzem.lab.cases import faults
from podzem.systems import SYSTEMS

HERE = Path(__file__).parent
CASES = [
    case for system in sorted(SYSTEMS) for file in sorted(HERE.glob(f"{system}/*.toml")) for case in read_cases(file)
]
"""A system whose cases are written before it is listed has them run from the day on which it is."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.clauses)}-{case.where}")
def test_case(case: Case) -> None:
    assert faults(case) == []
