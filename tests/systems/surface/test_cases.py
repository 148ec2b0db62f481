"""The Checks of the catalogue as data; they move to tests/cases when the system is listed."""

from pathlib import Path

import pytest

from podzem.lab.case_file import Case, read_cases
from podzem.lab.cases import faults
from podzem.systems import SYSTEMS

MODULE = "podzem.systems.surface.system"


def _read() -> list[Case]:
    """Reading asks the system as well: it is listed meanwhile, and not afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SYSTEMS, "surface", MODULE)
        return [case for file in sorted(Path(__file__).parent.glob("cases/*.toml")) for case in read_cases(file)]


CASES = _read()


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Listed for these cases alone: other tests ask every system that is listed."""
    monkeypatch.setitem(SYSTEMS, "surface", MODULE)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.clauses)}-{case.where}")
def test_case(case: Case) -> None:
    assert faults(case) == []
