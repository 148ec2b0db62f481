"""Those of a company who meet somebody, wherever they are: who stands there, and who stands in front."""

from __future__ import annotations

from dataclasses import dataclass

from podzem.expedition.company import Company
from podzem.expedition.people import Member


@dataclass(frozen=True)
class Standing:
    """What the rules of a meeting ask of the party's side."""

    company: Company
    group: int
    """The number of those who go together; their captives have it as captor."""
    members: list[Member]
    """Who is on his feet, in marching order."""
    front: list[Member]
    """Whom the others see first; a burning torch in the hand of one who lies there is seen too."""
