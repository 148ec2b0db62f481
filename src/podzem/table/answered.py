"""Which messages were answered lately, so that one that is sent again is not applied again."""

from __future__ import annotations

from typing import Final, final

GENERATION: Final = 16
"""At least so many messages are kept at hand, at most twice as many; the store knows them all."""


def viewer_of(message: str) -> int:
    """Whose message a remembered one is: ids are each viewer's own (`message_key`)."""
    return int(message.partition(":")[0])


@final
class Answered:
    """Message ids with the version that each led to, in two generations: the older is forgotten at once."""

    def __init__(self) -> None:
        self._young: dict[str, int] = {}
        self._old: dict[str, int] = {}

    def note(self, message: str, version: int) -> None:
        """A message was handled."""
        if len(self._young) >= GENERATION:
            self._old, self._young = self._young, {}
        self._young[message] = version

    def version(self, message: str) -> int | None:
        """The version to which a message led, if it is remembered."""
        found = self._young.get(message)
        return self._old.get(message) if found is None else found
