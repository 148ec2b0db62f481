"""A case file written for a test."""

from pathlib import Path

from podzem.lab.case_file import read_cases
from podzem.lab.cases import faults


def faults_of(tmp_path: Path, text: str) -> list[str]:
    """What is wrong with the cases of a text."""
    file = tmp_path / "some.toml"
    file.write_text(text, encoding="utf-8")
    return [fault for case in read_cases(file) for fault in faults(case)]
