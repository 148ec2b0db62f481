"""Shared by all tests: which build runs, what may be skipped, how Hypothesis looks for examples."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from podzem.cli.build import is_compiled

MUST_BE_COMPILED = bool(os.environ.get("PODZEM_MUST_BE_COMPILED"))
TESTS = Path(__file__).parent
ONCE = frozenset({"bench", "cli", "docs", "server", "web"})
"""Folders about what is not compiled. That both builds play, tell and count the same is proved by the rest."""
LONG = ("deep", "slow")
NO_CLOCK = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
"""Nothing that Hypothesis measures by the clock: a busy machine would fail it."""

# A run in the background ignores Ctrl-C, and what it starts would, too: tests that send it would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples each time, so that a run says something about the change alone. CONTRIBUTING says how to explore.
settings.register_profile("podzem", **NO_CLOCK, derandomize=True, database=None)
settings.register_profile("explore", **NO_CLOCK, derandomize=False, max_examples=1000, print_blob=True)
settings.load_profile("podzem")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--refresh-golden", action="store_true", help="write the golden transcripts anew")


@pytest.hookimpl(tryfirst=True)  # before `-m` is looked at
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tell what is run once; the longest first, so that no worker is left alone with them at the end.

    Tests that need the compiled build are skipped by name elsewhere; on a landing the build must be there.
    """
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in ONCE and not item.get_closest_marker("both"):
            item.add_marker("once")
    items.sort(key=lambda item: not any(map(item.get_closest_marker, LONG)))
    if is_compiled():
        return
    assert not MUST_BE_COMPILED, "the compiled build could not be made"
    for item in items:
        for marker in ("compiled", "slow", "deep"):
            if item.get_closest_marker(marker):
                item.add_marker(pytest.mark.skip(reason=f"{marker}: needs the compiled build"))
