"""The book of `dungeon`: clauses, options, orders, events, and what its words are."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.clauses import read_register
from podzem.core.tables import digest_of
from podzem.core.terms import Kind, Terms
from podzem.expedition.rule_tables import FOLDER as EXPEDITION_TABLES
from podzem.site.table_files import FOLDER as SITE_TABLES
from podzem.systems.dungeon.events import EVENTS, KINDS, TALLIES
from podzem.systems.dungeon.orders import ORDERS
from podzem.systems.dungeon.retold import RETELLING
from podzem.systems.dungeon.setting import OPTIONS, PACKAGE, SEATS
from podzem.world.data_files import DATA, map_files

TERMS: Final = Terms(
    facts=KINDS,
    kinds={
        "place": Kind(named_by_state=True),
        "trap": Kind(named_by_state=True),
        "answer": Kind(also=("place", "member"), named_by_state=True),
        "modifier": Kind(also=("item", "member")),
        "member": Kind(held_by_one=True, named_by_state=True),
        "item": Kind(alike=True, held_by_one=True, named_by_state=True),
    },
    player="pc",
    concerned="member",
)


BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="dungeon.core.dice_script",
    judge_clause="dungeon.core.auto_judge",
    journal_clause="dungeon.core.journal",
    rules_digest=digest_of(files(PACKAGE).joinpath("tables"), EXPEDITION_TABLES, SITE_TABLES, *DATA, *map_files()),
    options=OPTIONS,
    seats=SEATS,
    usual=1,
    orders=ORDERS,
    events=EVENTS,
    terms=TERMS,
    words=(PACKAGE,),
    tallies=TALLIES,
    retelling=RETELLING,
)
