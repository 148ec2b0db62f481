"""A fight: both sides, their fronts and ranks, and the sealed orders, in integers."""

from __future__ import annotations


class Fight:
    """A fight as it stands."""

    def copy(self) -> Fight:
        """An equal fight that shares nothing."""
        raise NotImplementedError
