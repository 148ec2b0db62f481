"""Money, candidates, and the last expedition (dungeon.income.delivery, dungeon.hire.candidates)."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied


@dataclass
class Candidate:
    """Somebody who may be hired in the town."""

    type: str
    number: int
    answer: str = ""
    """Nothing yet, refused, double, joins, devoted."""
    half_share: bool = False
    asked_by: int = -1

    @property
    def id(self) -> str:
        """How decisions and events name him: `archer.12`."""
        return f"{self.type}.{self.number}"

    def copy(self) -> Candidate:
        """An equal candidate."""
        return copied(self)


@dataclass
class Ledger:
    """Money, what was delivered, and the last expedition."""

    purse: list[int] = field(default_factory=list)
    """Kuna of each seat, above ground."""
    delivered: int = 0
    income: int = 0
    companions_lost: int = 0
    companions_taken: int = 0
    killed_captives: list[str] = field(default_factory=list)
    """Kinds whose captives the party has killed."""
    growth: list[int] = field(default_factory=list)
    candidates: list[Candidate] = field(default_factory=list)
    day: int = 0
    expeditions: int = 0
    wages_due: int = 0
    sought: int = -1
    """The day on which companions were last looked for."""
    unpaid_growth: int = 0
    """Delivered kuna for which growth was not yet given."""

    def copy(self) -> Ledger:
        """An equal ledger that shares nothing."""
        return copied(self)
