"""The book of `surface`: clauses of both its documents, options, orders, events, and what its words are."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.clauses import Register, read_register
from podzem.core.events import Event
from podzem.core.tables import digest_of
from podzem.core.tallies import CLAUSE, EVENT, Counting, Tallies
from podzem.core.terms import Kind, Terms
from podzem.expedition.rule_tables import FOLDER as EXPEDITION_TABLES
from podzem.systems.dungeon import front_door
from podzem.systems.surface import orders
from podzem.systems.surface.events.table import EVENTS
from podzem.systems.surface.events.terms import FACTS
from podzem.systems.surface.retold import RETELLING
from podzem.systems.surface.setting import BELOW, OPTIONS, PACKAGE, SEATS
from podzem.world.creatures import CREATURES
from podzem.world.data_files import DATA

TERMS: Final = Terms(
    facts={**front_door.FACTS, **FACTS},
    kinds={
        **front_door.KINDS,
        "landmark": Kind(named_by_state=True),
        "member": Kind(held_by_one=True, named_by_state=True),
        "target": Kind(also=("member", "item", "vessel"), held_by_one=True, named_by_state=True),
        "item": Kind(alike=True, held_by_one=True, named_by_state=True),
        "vessel": Kind(alike=True, named_by_state=True),
    },
    shown=("modifier",),
    player="pc",
    concerned="member",
)


def _is_own(event: Event) -> bool:
    """Whether somebody of the company is meant, not one of those met."""
    return str(event.facts["member"]).partition(".")[0] not in CREATURES


TALLIES: Final[Tallies] = {
    "over": ("campaign_over", "status"),
    "expeditions": Counting(("came_up",), CLAUSE),
    "distance": Counting(("entered_cell",), "terrain"),
    "met": Counting(("met",), "kind"),
    "deaths": Counting(("died", "worn_out", "froze", "drowned", "lost_at_sea", "party_killed"), CLAUSE, only=_is_own),
    "income": Counting(
        ("treasure_sold", "metal_changed", "captive_sold_here", "captive_ransomed", "village_income"),
        EVENT,
        of=("price", "kuna"),
    ),
    "weather": Counting(("day_began",), "weather", last="weather", share=True),
}
"""What the lab counts: cells by the ground entered, deaths of the company's own, kuna by where they came from, days by
their weather."""


def _clauses() -> Register:
    """Its own clauses, and those of the document that it calls: meetings go as in the dungeon."""
    own, below = (read_register(files(package).joinpath("clauses.toml")) for package in (PACKAGE, BELOW))
    names = {option.name for option in OPTIONS}
    called = {
        id: replace(one, options=tuple(name for name in one.options if name in names))
        for id, one in below.clauses.items()
    }
    return Register({**own.clauses, **called}, {**below.chapters, **own.chapters})


DATA_FOLDERS: Final = (
    files(PACKAGE).joinpath("tables"),
    files(BELOW).joinpath("tables"),
    EXPEDITION_TABLES,
    files("podzem.world.region").joinpath("tables"),
)

BOOK: Final = Book(
    clauses=_clauses(),
    script_clause="surface.core.dice",
    judge_clause="surface.core.roll_visibility",
    journal_clause="surface.auto.judge",
    rules_digest=digest_of(*DATA_FOLDERS, *DATA, also=front_door.DIGEST.encode()),
    options=OPTIONS,
    seats=SEATS,
    usual=1,
    orders=orders.SPECS,
    events=EVENTS,
    terms=TERMS,
    words=(PACKAGE, BELOW),
    tallies=TALLIES,
    retelling=RETELLING,
)
