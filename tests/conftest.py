"""Shared by all tests: which build runs, and what may be skipped."""

import os

import pytest

from podzem.cli.build import is_compiled

MAY_SKIP = not os.environ.get("PODZEM_NO_SKIP")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--refresh-golden", action="store_true", help="write the golden transcripts anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need the compiled build are skipped by name elsewhere; on a landing they must not be."""
    if is_compiled():
        return
    for item in items:
        for marker in ("compiled", "slow"):
            if item.get_closest_marker(marker):
                assert MAY_SKIP, f"{item.nodeid} needs the compiled build, which could not be made"
                item.add_marker(pytest.mark.skip(reason=f"{marker}: needs the compiled build"))
