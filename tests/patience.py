"""How patient tests are: they wait for what is to come, however slow the machine; one limit ends what hangs."""

import time
from collections.abc import Callable

SECONDS = 900.0
"""Far beyond what anything takes on a busy machine: whoever comes to it hangs."""
MILLISECONDS = 1000 * SECONDS
BETWEEN_LOOKS = 0.02


def until(holds: Callable[[], object], say: str = "it did not come to pass") -> None:
    """Wait until something holds."""
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, say
        time.sleep(BETWEEN_LOOKS)
