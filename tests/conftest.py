"""Shared by all tests: which build runs, and what may be skipped."""

import os

import pytest

from podzem.cli.build import is_compiled

MUST_BE_COMPILED = bool(os.environ.get("PODZEM_MUST_BE_COMPILED"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--refresh-golden", action="store_true", help="write the golden transcripts anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need the compiled build are skipped by name elsewhere; on a landing the build must be there."""
    if is_compiled():
        return
    assert not MUST_BE_COMPILED, "the compiled build could not be made"
    for item in items:
        for marker in ("compiled", "slow"):
            if item.get_closest_marker(marker):
                item.add_marker(pytest.mark.skip(reason=f"{marker}: needs the compiled build"))
