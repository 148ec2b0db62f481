"""All orders of meetings, fights, flights and answers."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve import asking
from podzem.systems.delve.chapters.combat import orders as combat
from podzem.systems.delve.chapters.encounters import orders as encounters
from podzem.systems.delve.chapters.flight import orders as flight

ROWS: Final = (*encounters.ROWS, *combat.ROWS, *flight.ROWS, *asking.ROWS)
