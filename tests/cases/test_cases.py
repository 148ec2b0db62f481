"""The worked Checks of every catalogue as data, run by the runner of all systems."""

from pathlib import Path

import pytest

from podzem.lab.case_file import Case, read_cases
from podzem.lab.cases import faults

CASES = [case for file in sorted(Path(__file__).parent.glob("*/*.toml")) for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.clauses)}-{case.where}")
def test_case(case: Case) -> None:
    assert faults(case) == []
