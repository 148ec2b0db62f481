"""The book of `escape`: clauses, options, orders, events, and what its words are."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from podzem.core.book import Book
from podzem.core.chronicle import DETAIL, MILESTONE, NOTABLE, Retelling
from podzem.core.clauses import read_register
from podzem.core.decisions import Decision, Fact
from podzem.core.numbers import read_natural
from podzem.core.tables import digest_of
from podzem.core.terms import Kind, Terms
from podzem.systems.escape.events import EVENTS, TALLIES, TERMS
from podzem.systems.escape.orders import ORDERS
from podzem.systems.escape.setting import FILE, OPTIONS, TABLES

PACKAGE: Final = "podzem.systems.escape"
RETELLING: Final = Retelling(
    weights={
        "enter": NOTABLE,
        "chance": DETAIL,
        "imprisoned": NOTABLE,
        "fell": NOTABLE,
        "released": DETAIL,
        "attack": NOTABLE,
        "defended": DETAIL,
        "prevented": DETAIL,
        "death": MILESTONE,
        "cave_opened": DETAIL,
        "treasure_taken": MILESTONE,
        "treasure_dropped": MILESTONE,
        "treasure_stolen": MILESTONE,
        "gave_up": MILESTONE,
        "won": MILESTONE,
        "draw": MILESTONE,
    }
)
"""What of a game is told again to whoever comes back to it."""


def named(decision: Decision) -> dict[str, Fact]:
    """The words of a decision by their names; a target is the number of a seat."""
    spec = ORDERS.get(decision.order)
    facts: dict[str, Fact] = {} if spec is None else {**spec.named(decision.words)}
    target = read_natural(str(facts.get("target", "")))
    return facts if target is None else {**facts, "target": target}


BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="escape.order.script",
    judge_clause="escape.table.judge",
    journal_clause="escape.journal",
    rules_digest=digest_of(FILE, files(PACKAGE).joinpath("boards")),
    options=OPTIONS,
    seats=(int(TABLES["seats"]["least"]), 16),
    usual=4,
    orders=ORDERS,
    events=EVENTS,
    terms=Terms(TERMS, {"square": Kind(named_by_state=True)}, shown=("category", "kind", "phase")),
    words=(PACKAGE,),
    tallies=TALLIES,
    retelling=RETELLING,
)
