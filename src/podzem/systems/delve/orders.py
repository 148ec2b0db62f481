"""The table of orders: every order of every stage, one row each, collected from the chapters."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve import amendments
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters import orders as encounters
from podzem.systems.delve.chapters.doors import orders as doors
from podzem.systems.delve.chapters.light import orders as light
from podzem.systems.delve.chapters.load import handling as load
from podzem.systems.delve.chapters.mapping import orders as mapping
from podzem.systems.delve.chapters.movement import orders as movement
from podzem.systems.delve.chapters.search import orders as search
from podzem.systems.delve.chapters.time import resting
from podzem.systems.delve.chapters.town import orders as town
from podzem.systems.delve.chapters.traps import choices as traps
from podzem.systems.delve.rows import OrderRow, table

ORDERS: Final[dict[str, OrderRow]] = table(
    *movement.ROWS,
    *doors.ROWS,
    *search.ROWS,
    *traps.ROWS,
    *helping.ROWS,
    *resting.ROWS,
    *light.ROWS,
    *load.ROWS,
    *mapping.ROWS,
    *encounters.ROWS,
    *amendments.ROWS,
    *town.ROWS,
)
