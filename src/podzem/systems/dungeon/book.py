"""The book of `dungeon`: clauses, options, orders, events, and what its words are."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.clauses import read_register
from podzem.core.terms import Kind, Terms
from podzem.expedition.rule_tables import FOLDER as EXPEDITION_TABLES
from podzem.site.table_files import FOLDER as SITE_TABLES
from podzem.systems.dungeon.events import EVENTS, KINDS, TALLIES
from podzem.systems.dungeon.orders import ORDERS
from podzem.systems.dungeon.retold import RETELLING
from podzem.systems.dungeon.setting import OPTIONS, PACKAGE, SEATS
from podzem.world.map_file import SAMPLES

TERMS: Final = Terms(
    facts=KINDS,
    kinds={
        "place": Kind(named_by_state=True),
        "trap": Kind(named_by_state=True),
        "answer": Kind(also=("place", "member"), named_by_state=True),
        "modifier": Kind(also=("item", "member")),
        "member": Kind(held_by_one=True),
        "item": Kind(alike=True, held_by_one=True),
    },
    player="pc",
    concerned="member",
)


def _rules_digest() -> str:
    folders = (files(PACKAGE).joinpath("tables"), EXPEDITION_TABLES, SITE_TABLES)
    tables = [file for folder in folders for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    world = [files("podzem.world").joinpath(name) for name in ("gear.toml", "creatures.toml")]
    maps = [files("podzem.world").joinpath("maps", f"{name}.json") for name in SAMPLES]
    data = b"".join(file.read_bytes() for file in (*tables, *world, *maps))
    return hashlib.blake2b(data, digest_size=8).hexdigest()


BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="dungeon.core.dice_script",
    judge_clause="dungeon.core.auto_judge",
    journal_clause="dungeon.core.journal",
    rules_digest=_rules_digest(),
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
