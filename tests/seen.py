"""A view as nested plain data, as whoever reads the wire gets it."""

from typing import Any

from podzem.core.forms import plain
from podzem.core.system import System


def seen(system: System[Any], state: Any, viewer: int) -> dict[str, Any]:
    """What a viewer is shown of a state."""
    return plain(system.showing.seen(state, viewer))
