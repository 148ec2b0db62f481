"""The open decisions of one party, by their names."""

from __future__ import annotations

from collections.abc import Sequence

from podzem.core.decisions import Decision


class Orders:
    """Decisions of the caller for a party; what was tried in vain is left out."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.all = list(decisions)
        self._named: dict[str, list[Decision]] = {}
        for decision in decisions:
            self._named.setdefault(decision.order, []).append(decision)

    def of(self, name: str, *words: str) -> list[Decision]:
        """Those of a name, whose words behind the party's number begin with these."""
        return [one for one in self._named.get(name, ()) if one.words[1 : 1 + len(words)] == words]

    def first(self, *names: str) -> Decision | None:
        """The first of the first name that is open."""
        return next((self._named[name][0] for name in names if name in self._named), None)
