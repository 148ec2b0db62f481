"""`podzem case`: run case files and name every fault."""

from __future__ import annotations

from pathlib import Path

from podzem.lab.case_file import read_cases
from podzem.lab.cases import faults


def run(files: list[Path]) -> int:
    """Print the faults and a closing count; how many cases do not hold."""
    passed = failed = 0
    for file in _in_folders(files):
        for case in read_cases(file):
            found = faults(case)
            passed, failed = passed + (not found), failed + bool(found)
            for fault in found:
                print(f"{case.where}: {fault}")
    print(f"cases: {passed} passed, {failed} failed")
    return failed


def _in_folders(files: list[Path]) -> list[Path]:
    """A folder stands for all case files in it."""
    return [one for file in files for one in (sorted(file.glob("*.toml")) if file.is_dir() else [file])]
