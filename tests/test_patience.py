"""No test leans on a clock or on being quick: a busy machine would fail it. Who waits, waits by tests/patience.py."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import until

TESTS = Path(__file__).parent
CLOCKS = {
    "a limit of one's own": r"\b(?:open_|request_)?timeout\s*=\s*\d|\.(?:wait|join|result)\([1-9]",
    "a look at the clock": r"\b(?:monotonic|perf_counter|time\.time)\(",
    "a pause of the browser": r"wait_for_timeout\(",
    "a wait inside the page, whose policy forbids it from the second look on": r"wait_for_function\(",
    "a deadline of Hypothesis": r"\bdeadline=|suppress_health_check",
    "a socket whose thread pings": r"websockets\.sync",
}
EXCEPT = {
    "a look at the clock": {"patience.py"},
    "a deadline of Hypothesis": {"conftest.py"},
    "a socket whose thread pings": {"server/client.py"},
}


@pytest.mark.parametrize("what", CLOCKS)
def test_no_test_has(what: str) -> None:
    sources = {str(file.relative_to(TESTS)): file.read_text(encoding="utf-8") for file in TESTS.rglob("*.py")}
    assert len(sources) > 100
    found = {name for name, text in sources.items() if re.search(CLOCKS[what], text)}
    assert found - {Path(__file__).name} == EXCEPT.get(what, set())


def test_hypothesis_knows_no_clock() -> None:
    assert settings.default.deadline is None
    assert HealthCheck.too_slow in settings.default.suppress_health_check


def test_one_waits_until_it_holds() -> None:
    looks = iter([False, False, True])
    until(lambda: next(looks))
    assert list(looks) == []


def test_what_hangs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.patience.SECONDS", 0)
    with pytest.raises(AssertionError, match="nobody came"):
        until(lambda: False, "nobody came")
